"""Tokaido for two to five players, written by hand: the yardstick and the second opinion for the engine.

    python benchmarks/tokaido.py [PLAYERS] [GAMES]     speed, mean scores, mean decisions of random games
    python benchmarks/tokaido.py --replay FILE         recorded games against these rules

A game is a `Journey`. Every choice goes through `Journey.choose`; a subclass may answer in another way
than at random. Spaces are numbered in the order of travel. A traveler is an index into the lists of the
journey; with two players index 2 is the neutral traveler. Decks are lists with the top card first.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

INN, VILLAGE, FARM, TEMPLE, ENCOUNTER, SPRING, PADDY, MOUNTAIN, SEA = range(9)
STATIONS = (
    "inn", "village", "farm", "temple", "encounter", "hot_spring",
    "panorama_paddy", "panorama_mountain", "panorama_sea",
)  # fmt: skip
LETTERS = "IVFTEHpms"
# Capital I is an inn, small letters are panoramas; a plus marks a second spot.
ROAD = (
    "I V+ T E p H+ m+ F+ V T+ E s+ m H "
    "I s T F+ p+ m+ E+ T H+ m s+ V F "
    "I p V E+ F m+ H s+ p T+ F+ E s V+ "
    "I H T+ E V+ s F+ H+ E m p+ s+ V I"
).split()
LAST = len(ROAD) - 1
DOUBLE_FROM = 4

PANORAMAS = ("paddy", "mountain", "sea")
PANORAMA_SIZE = (3, 4, 5)

SPRING_POINTS = (2,) * 6 + (3,) * 6

MEALS = (
    "dango", "nigirimeshi", "misoshiru", "tempura", "yakitori", "tofu", "sushi", "soba",
    "unagi", "fugu", "donburi", "udon", "tai_meshi", "sashimi",
)  # fmt: skip
MEAL_PRICE = (1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3)
MEAL_COPIES = (3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1)
MEAL_POINTS = 6
MEAL_DECK = tuple(meal for meal, copies in enumerate(MEAL_COPIES) for _ in range(copies))
RONIN_PRICE = tuple(price - 1 for price in MEAL_PRICE)

# Six cards of each kind: small objects, clothing, art, food and drink.
SOUVENIRS = (
    "yunomi", "gofu", "koma", "hashi", "uchiwa", "washi",
    "sandogasa", "yukata", "furoshiki", "geta", "kanzashi", "haori",
    "netsuke", "jubako", "shikki", "shamisen", "sumie", "ukiyoe",
    "konpeito", "manju", "kamaboko", "daifuku", "ocha", "sake",
)  # fmt: skip
SOUVENIR_KIND = (0,) * 6 + (1,) * 6 + (2,) * 6 + (3,) * 6
SOUVENIR_PRICE = (1,) * 6 + (2,) * 6 + (2, 2, 2, 3, 3, 3) + (1, 1, 1, 2, 2, 2)
DISPLAY = 3

# The first three encounters are the guides, in the order of PANORAMAS.
ENCOUNTERS = (
    "annaibito_paddy", "annaibito_mountain", "annaibito_sea", "shokunin", "samurai", "kuge", "miko",
)  # fmt: skip
SHOKUNIN, SAMURAI, KUGE, MIKO = range(3, 7)
ENCOUNTER_DECK = (0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)

TRAVELERS = (
    "hiroshige", "chuubei", "kinko", "yoshiyasu", "satsuki",
    "mitsukuni", "sasayakko", "hirotada", "umegae", "zen_emon",
)  # fmt: skip
(
    HIROSHIGE, CHUUBEI, KINKO, YOSHIYASU, SATSUKI,
    MITSUKUNI, SASAYAKKO, HIROTADA, UMEGAE, ZEN_EMON,
) = range(10)  # fmt: skip
START_COINS = (3, 4, 7, 9, 2, 6, 5, 8, 5, 6)
NOVICE_COINS = 7
PREPARATION_COINS = (2, 1, 0, -1, -1)

HONORS = ("gourmet", "bather", "chatterbox", "collector")
ACHIEVEMENT_POINTS = 3
TEMPLE_BONUS = (10, 7, 4, 2, 2)
GIFTS = ((), (1,), (1, 2), (1, 2, 3))

NONE = -1
TILE, MOVE, SOUVENIR, DONATION, MEET, VIEW, OFFER, MEAL = (
    "tile", "move", "souvenir", "donation", "meet", "view", "offer", "meal",
)  # fmt: skip
REFUSE = (0,)
REFUSE_OR_ACCEPT = (0, 1)

Road = tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[tuple[int, ...], ...], ...]]


def lay_road(spaces: Sequence[str], doubled: bool) -> Road:
    """Station and room of every space, and the spaces in reach from each, for every set of closed stations.

    Bit 0 of such a set closes villages and temples (no coin), bits 1 to 3 close the three panoramas.
    """
    stations = tuple(LETTERS.index(space[0]) for space in spaces)
    room = tuple(
        9 if station == INN else 2 if doubled and space.endswith("+") else 1
        for station, space in zip(stations, spaces, strict=True)
    )
    reach = []
    for closed in range(16):
        barred = {VILLAGE, TEMPLE} if closed & 1 else set()
        barred |= {PADDY + view for view in range(3) if closed & 2 << view}
        ahead: list[tuple[int, ...]] = [()] * len(stations)
        for space in range(LAST - 1, -1, -1):
            following = space + 1
            rest = () if stations[following] == INN else ahead[following]
            ahead[space] = rest if stations[following] in barred else (following, *rest)
        reach.append(tuple(ahead))
    return stations, room, tuple(reach)


ROADS = {
    (doubled, backwards): lay_road(ROAD[::-1] if backwards else ROAD, doubled)
    for doubled in (False, True)
    for backwards in (False, True)
}


def temple_bonus(donated: Sequence[int]) -> list[int]:
    """Points for the donated totals; equal totals share a place and no place is skipped.

    >>> temple_bonus([4, 4, 2, 0])
    [10, 10, 7, 0]
    """
    places = sorted({total for total in donated if total}, reverse=True)
    return [TEMPLE_BONUS[places.index(total)] if total else 0 for total in donated]


class Journey:
    """One game: its state and its rules, with random choices."""

    __slots__ = (
        "achieved", "arrived", "closed", "coins", "collected", "decisions", "donated", "eaten", "encounters",
        "line", "meal_limit", "meals", "menu", "menu_size", "met", "neutral", "offer_from_deck", "painted",
        "players", "points", "prepared", "printed", "random", "reach", "room", "souvenirs", "springs",
        "stations", "traveler", "tiles", "viewed", "washed", "where",
    )  # fmt: skip

    def __init__(
        self,
        players: int,
        seed: int | None = None,
        *,
        initiatory: bool = False,
        return_journey: bool = False,
        gastronomy: bool = False,
        preparations: bool = False,
        same_meal_limit: int = 1,
        satsuki_offer: str = "menu",
    ) -> None:
        if not 2 <= players <= 5:
            raise ValueError(f"two to five players, not {players}")
        if satsuki_offer not in ("menu", "deck"):
            raise ValueError(f"satsuki_offer is menu or deck, not {satsuki_offer}")
        pieces = max(players, 3)
        self.players = players
        self.neutral = 2 if players == 2 else NONE
        self.tiles = not initiatory
        self.prepared = preparations
        self.meal_limit = same_meal_limit
        self.offer_from_deck = satsuki_offer == "deck"
        self.menu_size = pieces if gastronomy else pieces + 1
        self.random = random.Random(seed).random
        self.decisions = 0

        self.stations, room, self.reach = ROADS[players >= DOUBLE_FROM, return_journey]
        self.room = list(room)
        self.where = [0] * pieces
        self.coins = [0] * pieces
        self.points = [0] * pieces
        self.donated = [0] * pieces
        self.achieved = [0] * pieces
        self.washed = [0] * pieces
        self.met = [0] * pieces
        self.printed = [0] * pieces
        self.closed = [0] * pieces
        self.viewed = [[0, 0, 0] for _ in range(pieces)]
        self.collected = [[0, 0, 0, 0] for _ in range(pieces)]
        self.eaten = [[0] * len(MEALS) for _ in range(pieces)]
        self.painted = [False, False, False]
        self.menu: list[int] = []
        self.arrived = 0

    def choose(self, who: int, what: str, options: Sequence[int]) -> int:
        """One of the options, at random; a single one is no decision."""
        count = len(options)
        if count == 1:
            return options[0]
        self.decisions += 1
        return options[int(self.random() * count)]

    def shuffled(self, cards: Iterable[int]) -> list[int]:
        chance = self.random
        return sorted(cards, key=lambda card: chance())

    def play(self) -> list[int]:
        """Prepare, travel and award; the points of the players."""
        self.souvenirs = self.shuffled(range(len(SOUVENIRS)))
        self.encounters = self.shuffled(ENCOUNTER_DECK)
        self.springs = self.shuffled(SPRING_POINTS)
        self.meals = self.shuffled(MEAL_DECK)
        travelers = [NONE] * len(self.where)
        if self.tiles:
            dealt = self.shuffled(range(len(TRAVELERS)))
            for who in range(self.players):
                travelers[who] = self.choose(who, TILE, dealt[2 * who : 2 * who + 2])
        self.line_up(travelers, self.shuffled(range(len(self.where))))
        self.travel()
        self.award()
        return self.points[: self.players]

    def line_up(self, travelers: list[int], line: list[int]) -> None:
        """Put the pieces in line, the one next to the road first, and hand out the start coins."""
        self.traveler = travelers
        self.line = line
        self.room[0] -= len(line)
        for slot, who in enumerate(line):
            coins = START_COINS[travelers[who]] if self.tiles else NOVICE_COINS
            self.coins[who] = coins + PREPARATION_COINS[slot] if self.prepared else coins
        if self.neutral >= 0:
            self.coins[self.neutral] = 1  # never spent: no village or temple is closed to this traveler

    def travel(self) -> None:
        """Move the rearmost traveler until all have reached the last inn.

        `line` runs from the foremost to the rearmost; a later arrival in the same space stands behind.
        """
        line, where, room, stations, reach = self.line, self.where, self.room, self.stations, self.reach
        coins, points, closed, springs = self.coins, self.points, self.closed, self.springs
        choose, neutral = self.choose, self.neutral
        while True:
            who = line.pop()
            here = where[who]
            if here == LAST:
                line.append(who)
                return
            ahead = reach[closed[who] if coins[who] else closed[who] | 1][here]
            options = [space for space in ahead if room[space]]
            space = choose(who if who != neutral else line[0], MOVE, options)
            room[here] += 1
            room[space] -= 1
            where[who] = space
            place = len(line)
            while place and where[line[place - 1]] < space:
                place -= 1
            line.insert(place, who)

            station = stations[space]
            if who == neutral:
                self.stop_neutral(station)
            elif station >= PADDY:
                self.view(who, station - PADDY)
            elif station == INN:
                self.stop_at_inn(who, space)
            elif station == FARM:
                coins[who] += 3
            elif station == SPRING:
                points[who] += springs.pop(0) + (self.traveler[who] == MITSUKUNI)
                self.washed[who] += 1
            elif station == VILLAGE:
                self.shop(who)
            elif station == TEMPLE:
                self.donate(who)
            else:
                self.meet_somebody(who)

    def stop_neutral(self, station: int) -> None:
        """The neutral traveler gives a coin of the bank at a temple and spoils one meal at an inn."""
        if station == TEMPLE:
            self.donated[self.neutral] += 1
        elif station == INN:
            self.open_menu()
            if self.menu:
                self.meals.append(self.menu.pop(int(self.random() * len(self.menu))))
            self.close_menu()

    def view(self, who: int, panorama: int) -> None:
        """Add the next part of a panorama; the first to finish it has the achievement."""
        viewed = self.viewed[who]
        number = viewed[panorama] + 1
        viewed[panorama] = number
        self.points[who] += number
        if number == PANORAMA_SIZE[panorama]:
            self.closed[who] |= 2 << panorama
            if not self.painted[panorama]:
                self.painted[panorama] = True
                self.achieve(who)

    def unfinished(self, who: int) -> list[int]:
        closed = self.closed[who]
        return [panorama for panorama in (0, 1, 2) if not closed & 2 << panorama]

    def achieve(self, who: int) -> None:
        self.achieved[who] += 1
        self.points[who] += ACHIEVEMENT_POINTS + (self.traveler[who] == MITSUKUNI)

    def shop(self, who: int) -> None:
        """Offer three souvenirs, one purchase after the other; the whole basket must be payable.

        Zen-emon keeps one coin back for the dearest and pays the others in full. Sasayakko pays all in full
        and gets the cheapest of several back.
        """
        deck = self.souvenirs
        shown = deck[:DISPLAY]
        del deck[:DISPLAY]
        purse = self.coins[who]
        traveler = self.traveler[who]
        basket: list[int] = []
        while shown:
            if traveler == ZEN_EMON:
                dearest = max(basket, default=0)
                options = [card for card in shown if min(SOUVENIR_PRICE[card], dearest) < purse]
            else:
                options = [card for card in shown if SOUVENIR_PRICE[card] <= purse]
            if not options:
                break
            options.append(NONE)
            card = self.choose(who, SOUVENIR, options)
            if card < 0:
                break
            shown.remove(card)
            self.collect(who, card)
            price = SOUVENIR_PRICE[card]
            purse -= min(price, dearest) if traveler == ZEN_EMON else price
            basket.append(price)
        deck += shown
        if traveler == ZEN_EMON and basket:
            purse -= 1
        elif traveler == SASAYAKKO and len(basket) > 1:
            purse += min(basket)
        self.coins[who] = purse

    def collect(self, who: int, card: int) -> None:
        """Lay a souvenir into the first set that lacks its kind: 1, 3, 5 or 7 points by its place there."""
        owned = self.collected[who]
        kind = SOUVENIR_KIND[card]
        sets = owned[kind]
        owned[kind] = sets + 1
        small, clothing, art, food = owned
        self.points[who] += 2 * ((small > sets) + (clothing > sets) + (art > sets) + (food > sets)) - 1

    def donate(self, who: int) -> None:
        coins = self.coins[who]
        gift = self.choose(who, DONATION, GIFTS[coins if coins < 3 else 3])
        self.coins[who] = coins - gift
        if self.traveler[who] == HIROTADA:
            gift += 1
        self.donated[who] += gift
        self.points[who] += gift

    def meet_somebody(self, who: int) -> None:
        """Draw an encounter, or for Yoshiyasu two and put one under the deck, and carry it out."""
        deck = self.encounters
        card = deck.pop(0)
        traveler = self.traveler[who]
        if traveler == YOSHIYASU and deck:
            drawn = [card, deck.pop(0)]
            card = self.choose(who, MEET, drawn)
            drawn.remove(card)
            deck += drawn
        elif traveler == UMEGAE:
            self.coins[who] += 1
            self.points[who] += 1
        self.met[who] += 1
        if card < SHOKUNIN:
            self.follow_guide(who, card)
        elif card == SAMURAI:
            self.points[who] += 3
        elif card == KUGE:
            self.coins[who] += 3
        elif card == MIKO:
            self.donated[who] += 1
            self.points[who] += 1
        elif self.souvenirs:
            self.collect(who, self.souvenirs.pop(0))

    def follow_guide(self, who: int, panorama: int) -> None:
        """The guide's own panorama is forced; if it is complete, another one or none may be chosen."""
        if self.closed[who] & 2 << panorama:
            options = self.unfinished(who)
            if not options:
                return
            panorama = self.choose(who, VIEW, [*options, NONE])
            if panorama < 0:
                return
        self.view(who, panorama)

    def stop_at_inn(self, who: int, space: int) -> None:
        """Arrival: abilities of the intermediate inns, then the menu, then a meal."""
        traveler = self.traveler[who]
        if space != LAST:
            if traveler == HIROSHIGE:
                options = self.unfinished(who)
                if options:
                    self.view(who, self.choose(who, VIEW, options))
            elif traveler == CHUUBEI:
                self.meet_somebody(who)
        self.open_menu()
        if traveler != SATSUKI or not self.take_free_meal(who):
            self.buy_meal(who)
        self.close_menu()

    def open_menu(self) -> None:
        """The first arrival draws the meals of the inn."""
        if not self.arrived:
            self.menu = self.meals[: self.menu_size]
            del self.meals[: self.menu_size]
        self.arrived += 1

    def close_menu(self) -> None:
        """After the last arrival the meals left over go under the deck."""
        if self.arrived == len(self.where):
            self.meals += self.menu
            self.menu = []
            self.arrived = 0

    def take_free_meal(self, who: int) -> bool:
        """Satsuki's random meal; refused, it goes under the deck or stays on the menu it came from."""
        source = self.meals if self.offer_from_deck else self.menu
        if not source:
            return False
        meal = source.pop(0 if self.offer_from_deck else int(self.random() * len(source)))
        if self.choose(who, OFFER, REFUSE_OR_ACCEPT if self.eaten[who][meal] < self.meal_limit else REFUSE):
            self.eat(who, meal)
            return True
        source.append(meal)
        return False

    def buy_meal(self, who: int) -> None:
        price = RONIN_PRICE if self.traveler[who] == KINKO else MEAL_PRICE
        coins, eaten, limit = self.coins[who], self.eaten[who], self.meal_limit
        options = [meal for meal in self.menu if price[meal] <= coins and eaten[meal] < limit]
        if not options:
            return
        options.append(NONE)
        meal = self.choose(who, MEAL, options)
        if meal >= 0:
            self.menu.remove(meal)
            self.coins[who] = coins - price[meal]
            self.eat(who, meal)

    def eat(self, who: int, meal: int) -> None:
        self.eaten[who][meal] += 1
        self.printed[who] += MEAL_PRICE[meal]
        self.points[who] += MEAL_POINTS

    def honors(self) -> list[tuple[str, list[int]]]:
        """The four achievements of the end and who has them; all who tie, but nobody for nothing."""
        collected = [sum(owned) for owned in self.collected]
        awards = []
        for name, counts in zip(HONORS, (self.printed, self.washed, self.met, collected), strict=True):
            best = max(counts)
            awards.append((name, [who for who, count in enumerate(counts) if count == best > 0]))
        return awards

    def award(self) -> None:
        """The points after the journey; the neutral traveler only takes a place at the temple."""
        for _, holders in self.honors():
            for who in holders:
                self.achieve(who)
        for who, bonus in enumerate(temple_bonus(self.donated)[: self.players]):
            self.points[who] += bonus

    def ranking(self) -> list[int]:
        """Places by points, then achievements; equals share a place."""
        results = list(zip(self.points[: self.players], self.achieved, strict=False))
        return [1 + sum(other > result for other in results) for result in results]


def play_random(players: int, seed: int, **variants: Any) -> tuple[list[int], int]:
    """Scores and number of decisions of one random game.

    >>> play_random(3, 1, gastronomy=True) == play_random(3, 1, gastronomy=True)
    True
    """
    journey = Journey(players, seed, **variants)
    return journey.play(), journey.decisions


class Difference(Exception):
    """A recorded game and these rules disagree."""


class Recorded(Journey):
    """A journey with the decks and the choices of a recorded game, which checks every stop against it."""

    __slots__ = ("answers", "event", "events", "owned", "record")

    def __init__(self, record: dict[str, Any]) -> None:
        variants = record["variants"]
        names = ("initiatory", "return_journey", "gastronomy", "preparations", "satsuki_offer")
        super().__init__(variants["players"], **{name: variants[name] for name in names})
        self.record = record
        self.events = iter([event for event in record["events"] if event["type"] == "stop"])
        self.event: dict[str, Any] | None = None
        self.answers: dict[str, list[int]] = {}
        self.owned = [Counter[str]() for _ in self.where]
        orders = {name: deck["order"] for name, deck in record["decks"].items()}
        self.souvenirs = [SOUVENIRS.index(card) for card in orders["souvenirs"]]
        self.encounters = [ENCOUNTERS.index(card) for card in orders["encounters"]]
        self.springs = [int(card[-1]) for card in orders["springs"]]
        self.meals = [MEALS.index(card) for card in orders["meals"]]

    def agree(self, what: str, recorded: object, here: object) -> None:
        if recorded != here:
            stop = {key: self.event[key] for key in ("p", "from", "to")} if self.event else "start"
            raise Difference(f"{self.record['id']}, {stop}: {what} recorded {recorded}, here {here}")

    def play(self) -> list[int]:
        for name, cards, all_cards in (
            ("souvenirs", self.souvenirs, range(len(SOUVENIRS))),
            ("encounters", self.encounters, ENCOUNTER_DECK),
            ("springs", self.springs, SPRING_POINTS),
            ("meals", self.meals, MEAL_DECK),
        ):
            self.agree(name, sorted(cards), sorted(all_cards))
        seats = self.record["players"]
        self.agree("menu size", self.record["variants"]["menu_size"], self.menu_size)
        line = sorted(range(len(seats)), key=lambda who: seats[who]["start_slot"])
        self.line_up([TRAVELERS.index(seat["traveler"]) for seat in seats], line)
        self.agree("start coins", [seat["start_coins"] for seat in seats], self.coins)
        self.travel()
        self.check_stop()
        self.agree("stop after the end", None, next(self.events, None))
        self.check_end()
        return self.points

    def choose(self, who: int, what: str, options: Sequence[int]) -> int:
        """The recorded choice, if it is among the options."""
        if what == MOVE:
            self.check_stop()
            self.read_stop(who)
        answers = self.answers.get(what, [])
        answer = answers.pop(0) if answers else NONE
        if answer not in options:
            self.agree(f"choice of {what}", answer, list(options))
        return answer

    def read_stop(self, who: int) -> None:
        """Take the next stop, compare what its draws must give, and prepare the answers."""
        self.event = event = next(self.events, None)
        if event is None:
            raise Difference(f"{self.record['id']}: the record ends before the journey")
        self.agree("traveler to move", event["p"], f"P{who + 1}")
        self.agree("space left", event["from"], self.where[who])
        self.agree("station", [event["station"]], [STATIONS[s] for s in self.stations[event["to"] :][:1]])
        self.answers = {MOVE: [event["to"]]}
        meals = list(self.meals)
        menu = list(self.menu)
        for effect in event["fx"]:
            match effect["k"]:
                case "souvenirs":
                    shown = [SOUVENIRS[card] for card in self.souvenirs[:DISPLAY]]
                    self.agree("souvenirs shown", sorted(effect["shown"]), sorted(shown))
                    # Cards not bought go back in the listed order, which is not always the order of the deck.
                    self.souvenirs[:DISPLAY] = [SOUVENIRS.index(card) for card in effect["shown"]]
                    self.answers[SOUVENIR] = [SOUVENIRS.index(card) for card in effect["bought"]]
                case "souvenir_gift":
                    self.agree("souvenir given", [effect["card"]], [SOUVENIRS[card] for card in self.souvenirs[:1]])
                case "encounter":
                    count = 2 if self.traveler[who] == YOSHIYASU else 1
                    drawn = [ENCOUNTERS[card] for card in self.encounters[:count]]
                    self.agree("encounters drawn", sorted(effect["drawn"]), sorted(drawn))
                    if count == 2:
                        self.answers[MEET] = [ENCOUNTERS.index(effect["card"])]
                case "hot_spring":
                    self.agree("hot spring", [effect["card"]], [f"spring_{points}" for points in self.springs[:1]])
                case "donate":
                    self.answers[DONATION] = [effect["give"]]
                case "panorama" if "options" in effect:
                    self.agree_views(who, effect)
                    self.answers[VIEW] = [PANORAMAS.index(effect["type"])]
                case "panorama_none":
                    self.agree_views(who, effect)
                case "menu_drawn":
                    self.agree("first arrival", 0, self.arrived)
                    menu, meals = meals[: self.menu_size], meals[self.menu_size :]
                    self.agree("menu drawn", sorted(effect["cards"]), sorted(MEALS[meal] for meal in menu))
                case "meal_offer":
                    self.agree("meal offered", [effect["card"]], [MEALS[meal] for meal in meals[:1]])
                    self.answers[OFFER] = [int(effect["accepted"])]
                case "meal":
                    self.agree("menu", sorted(effect["menu"]), sorted(MEALS[meal] for meal in menu))
                    if effect["took"] and not effect.get("free"):
                        self.answers[MEAL] = [MEALS.index(effect["took"])]

    def agree_views(self, who: int, effect: dict[str, Any]) -> None:
        self.agree("panoramas to choose", effect["options"], sorted(PANORAMAS[v] for v in self.unfinished(who)))

    def check_stop(self) -> None:
        """Compare the traveler after a stop with the record: slot, coins, points, donations and all cards."""
        event = self.event
        if event is None:
            return
        who = int(event["p"][1:]) - 1
        unused = {what: answers for what, answers in self.answers.items() if answers}
        self.agree("choices not asked for", {}, unused)
        self.agree("slot", event["slot"], self.where.count(event["to"]))
        self.agree("coins", event["after"]["coins"], self.coins[who])
        self.agree("points", event["after"]["score"], self.points[who])
        self.agree("donated", event["after"]["donated"], self.donated[who])
        owned = self.owned[who]
        for effect in event["fx"]:
            owned.update(gained(effect))
        self.agree("cards", owned, self.holdings(who))

    def holdings(self, who: int) -> Counter[str]:
        """What a traveler has, in the words of `gained`."""
        held = Counter({"springs": self.washed[who], "encounters": self.met[who], "awards": self.achieved[who]})
        held.update({f"kind {kind}": number for kind, number in enumerate(self.collected[who])})
        held.update(dict(zip(PANORAMAS, self.viewed[who], strict=True)))
        held.update(dict(zip(MEALS, self.eaten[who], strict=True)))
        return held

    def check_end(self) -> None:
        """Compare the awards as a set, then the final table."""
        self.event = None
        recorded: Counter[tuple[str, str, int]] = Counter()
        for event in self.record["events"]:
            if event["type"] == "end":
                name = event["fx"][0].get("card", "temple_bonus")
                recorded[event["p"], name, event["pts"]] += 1
        expected: Counter[tuple[str, str, int]] = Counter()
        for name, holders in self.honors():
            for who in holders:
                expected[f"P{who + 1}", name, ACHIEVEMENT_POINTS + (self.traveler[who] == MITSUKUNI)] += 1
        for who, bonus in enumerate(temple_bonus(self.donated)):
            if bonus:
                expected[f"P{who + 1}", "temple_bonus", bonus] += 1
        self.agree("awards", recorded, expected)
        self.award()
        for who, (line, rank) in enumerate(zip(self.record["final"], self.ranking(), strict=True)):
            here = (f"P{who + 1}", self.points[who], self.achieved[who], rank, self.coins[who], self.donated[who])
            keys = ("p", "score", "achievements", "rank", "coins", "donated")
            self.agree("final line", tuple(line[key] for key in keys), here)


def gained(effect: dict[str, Any]) -> dict[str, int]:
    """The cards which a recorded effect brings."""
    match effect["k"]:
        case "souvenirs":
            return dict(Counter(f"kind {SOUVENIR_KIND[SOUVENIRS.index(card)]}" for card in effect["bought"]))
        case "souvenir_gift":
            return {f"kind {SOUVENIR_KIND[SOUVENIRS.index(effect['card'])]}": 1}
        case "hot_spring":
            return {"springs": 1}
        case "encounter":
            return {"encounters": 1}
        case "achievement":
            return {"awards": 1}
        case "panorama":
            return {effect["type"]: 1}
        case "meal" if effect["took"]:
            return {effect["took"]: 1}
    return {}


def reproduce(record: dict[str, Any]) -> str | None:
    """None if these rules give the recorded game, else the first difference."""
    try:
        Recorded(record).play()
    except Difference as difference:
        return str(difference)
    return None


def replay(path: str) -> int:
    """Print how many games of a file are reproduced; 1 if not all."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        results = [reproduce(json.loads(line)) for line in lines]
    for result in results:
        if result:
            print(result)
    print(f"{results.count(None)}/{len(results)} reproduced")
    return int(any(results))


def measure(players: int, games: int) -> None:
    """Print the speed and the means of random games."""
    totals = [0] * players
    decisions = 0
    start = time.perf_counter()
    for seed in range(games):
        scores, asked = play_random(players, seed)
        decisions += asked
        for who, score in enumerate(scores):
            totals[who] += score
    seconds = time.perf_counter() - start
    means = " ".join(f"{total / games:.2f}" for total in totals)
    print(f"{players} players: {games / seconds:.0f} games/s, scores {means}, {decisions / games:.1f} decisions a game")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Tokaido written by hand: speed of random games, or recorded games.")
    parser.add_argument("players", nargs="?", type=int, choices=range(2, 6), default=4)
    parser.add_argument("games", nargs="?", type=int, default=5000)
    parser.add_argument("--replay", metavar="FILE", help="recorded games, one JSON object per line, gzip")
    options = parser.parse_args(arguments)
    if options.replay:
        return replay(options.replay)
    measure(options.players, options.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
