"""The White Castle (base game) in plain Python: 2-4 players, or one player against the rival.

    python white_castle.py [players] [games]    time games of uniformly random choices
    python white_castle.py --check              worked cases and invariants over many games
"""

import sys
import time
from random import Random

# Holdings of a seat: one list of ints, indexed by these names.
FOOD, IRON, PEARL, COIN, VP, SEAL, INFLUENCE = range(7)
HOME = 7                                     # courtiers, gardeners, warriors still at home: 7, 8, 9
COURTIERS, GARDENERS, WARRIORS = 7, 8, 9
GATE, STEWARDS_FLOOR, DIPLOMATS_FLOOR, DAIMYO_ROOM = 10, 11, 12, 13
YARDS = 14                                   # warriors in the 5, 3 and 1 iron yard: 14, 15, 16
GARDENS = 17                                 # bit set of the garden places held
SEAT_SIZE = 18

# Steps beyond the seven gains above.
(ANY, LANTERN, WELL, COURTIER, WARRIOR, GARDENER, DOMAIN,
 CASTLE_CORAL, CASTLE_BLACK, CASTLE_WHITE, CASTLE_ANY, CASTLE_LIGHT) = range(7, 19)

WORDS = {
    "food": FOOD, "iron": IRON, "pearl": PEARL, "coin": COIN, "vp": VP, "seal": SEAL,
    "influence": INFLUENCE, "any": ANY, "lantern": LANTERN, "well": WELL, "courtier": COURTIER,
    "warrior": WARRIOR, "gardener": GARDENER, "domain": DOMAIN, "coral tile": CASTLE_CORAL,
    "black tile": CASTLE_BLACK, "white tile": CASTLE_WHITE, "any tile": CASTLE_ANY,
    "light section": CASTLE_LIGHT,
}

CORAL, BLACK, WHITE = range(3)
LEFT, CENTRE, RIGHT = range(3)

# Die spaces: five rooms, the two outside, the well, the three rows of the own domain.
OUTSIDE_LEFT, OUTSIDE_RIGHT, WELL_SPACE, DOMAIN_SPACE = 5, 6, 7, 8
PRINTED = (3, 3, 3, 4, 4, 5, 5, 1)
DOMAIN_VALUE = 6
DAIMYO = 5                                   # target of a climb beyond the rooms 0-4

MAX_RESOURCE, MAX_SEAL, LAST_SPACE = 7, 5, 20
TOLL = [0] * 21                              # seals to move on from a space of the influence track
TOLL[5], TOLL[10], TOLL[14] = 1, 2, 3
INFLUENCE_VP = (0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 6, 6, 6, 6, 10, 11, 12, 13, 14, 15)
RESOURCE_VP = (0, 0, 0, 1, 1, 1, 1, 2)
YARD_COST = (5, 3, 1)

NO_TANGLE, SEAL_ANY, SEAL_LANTERN, INFLUENCE_LANTERN = range(4)


def section(text, light=True):
    """Compile 'cost -> steps' to (plain, cost kind, cost, steps, light, tangle).

    A plain section can always be done; a tangle names steps whose order can matter.
    """
    kind, amount = -1, 0
    if "->" in text:
        cost, text = text.split("->")
        number, word = cost.split()
        kind, amount = WORDS[word], int(number)
    steps = []
    for part in text.split(","):
        part = part.strip()
        if part[0].isdigit():
            number, word = part.split(" ", 1)
            steps.append((WORDS[word], int(number)))
        else:
            steps.append((WORDS[part], 1))
    ops = {op for op, _ in steps}
    plain = kind < 0 and all(op <= WELL for op in ops)
    tangle = NO_TANGLE
    if {SEAL, ANY} <= ops:
        tangle = SEAL_ANY
    elif {SEAL, LANTERN} <= ops:
        tangle = SEAL_LANTERN
    elif {INFLUENCE, LANTERN} <= ops:
        tangle = INFLUENCE_LANTERN
    return plain, kind, amount, tuple(steps), light, tangle


def steward(large, *texts):
    """Card (back, sections, rows, light sections, dark action, three or more players only)."""
    parts = tuple(section(t, "->" not in t) for t in texts)
    dark = next(s[3][0][0] for s in parts if not s[4])
    return COIN, parts, parts, tuple(s for s in parts if s[4]), dark, large


def diplomat(large, first_rows, first, second):
    """As steward; the first section serves the upper first_rows rows of a domain."""
    members = ("courtier", "warrior", "gardener")
    parts = tuple(section(t, t not in members) for t in (first, second))
    rows = (parts[0],) * first_rows + (parts[1],) * (3 - first_rows)
    dark = next(s[3][0][0] for s in parts if not s[4])
    return VP, parts, rows, tuple(s for s in parts if s[4]), dark, large


STEWARDS = (
    steward(True, "1 seal -> courtier", "1 seal, 1 vp", "1 food, lantern"),
    steward(False, "1 seal -> courtier", "1 influence", "2 iron"),
    steward(True, "1 seal -> courtier", "lantern", "2 vp"),
    steward(False, "1 seal -> warrior", "1 coin, well", "lantern"),
    steward(False, "1 seal -> warrior", "1 food, 1 pearl", "1 iron, lantern"),
    steward(True, "1 iron, lantern", "1 seal -> gardener", "2 any"),
    steward(False, "1 influence", "1 seal -> gardener", "2 food"),
    steward(True, "1 coin, well", "1 seal -> gardener", "1 influence"),
    steward(False, "1 coin, well", "1 seal -> courtier", "2 food"),
    steward(False, "1 seal, 1 any", "1 seal -> courtier", "1 iron, 1 food"),
    steward(True, "2 any", "1 pearl, lantern", "1 seal -> warrior"),
    steward(False, "2 pearl", "1 seal, 1 vp", "1 seal -> gardener"),
    steward(False, "2 iron", "lantern", "1 seal -> gardener"),
    steward(True, "2 vp", "1 seal, 1 any", "1 seal -> warrior"),
    steward(False, "1 influence", "2 pearl", "1 seal -> warrior"),
)

DIPLOMATS = (
    diplomat(True, 1, "courtier", "3 any"),
    diplomat(False, 1, "courtier", "2 influence"),
    diplomat(False, 1, "courtier", "2 vp, well"),
    diplomat(False, 1, "courtier", "1 seal, lantern"),
    diplomat(False, 1, "warrior", "3 any"),
    diplomat(False, 1, "warrior", "2 influence"),
    diplomat(False, 1, "2 influence", "gardener"),
    diplomat(False, 1, "2 vp, well", "gardener"),
    diplomat(True, 2, "2 vp, well", "warrior"),
    diplomat(False, 2, "2 coin, lantern", "warrior"),
    diplomat(False, 2, "1 influence, lantern", "gardener"),
    diplomat(True, 2, "3 any", "gardener"),
)

START_ACTIONS = tuple(
    (INFLUENCE, (), (section(word),) * 3, (), -1, False)
    for word in ("courtier", "courtier", "warrior", "warrior", "gardener", "gardener"))

# Steps gained, symbol of the back, symbol of the decree (or None).
START_RESOURCES = tuple((section(text)[3], back, decree) for text, back, decree in (
    ("2 food, 1 iron, 2 coin, 1 seal", PEARL, COIN),
    ("2 any, 4 coin, 2 seal", PEARL, None),
    ("2 iron, 1 pearl, 5 coin, 1 seal", PEARL, None),
    ("2 pearl, 1 iron, 4 coin", IRON, SEAL),
    ("3 any, 4 coin, 1 seal", IRON, None),
    ("1 food, 2 iron, 1 pearl, 3 coin, 1 seal", IRON, None),
    ("1 any, 2 coin, 2 seal", FOOD, VP),
    ("2 food, 2 iron, 1 pearl, 4 coin, 1 seal", FOOD, None),
    ("4 food, 2 iron, 3 coin, 2 seal", FOOD, None),
))

DAIMYOS = tuple(tuple(section(text) for text in slots) for slots in (
    ("well", "2 vp", "2 seal"),
    ("well", "2 pearl", "3 coin"),
    ("well", "2 food", "2 influence"),
    ("lantern", "2 iron", "2 seal"),
    ("lantern", "2 influence", "3 coin"),
    ("lantern", "2 food", "2 vp"),
    ("light section", "2 pearl", "2 vp"),
    ("light section", "2 influence", "2 seal"),
    ("light section", "2 iron", "3 coin"),
))

# Food cost, end-game VP, action.
PLANTS = tuple((food, vp, section(text)) for food, vp, text in (
    (5, 9, "4 coin -> any tile"),
    (4, 7, "3 coin -> gardener"),
    (4, 7, "3 coin -> courtier"),
    (4, 7, "3 coin -> warrior"),
    (3, 5, "4 coin -> domain"),
))
STONES = tuple((food, vp, section(text)) for food, vp, text in (
    (1, 1, "2 any"),
    (1, 1, "3 coin"),
    (2, 3, "2 seal"),
    (2, 3, "light section"),
    (3, 5, "well"),
))

# Blue face, yellow face.
YARD_TILES = tuple((section(blue), section(yellow)) for blue, yellow in (
    ("courtier", "3 pearl"),
    ("warrior", "2 influence"),
    ("gardener", "3 food"),
    ("coral tile", "well"),
    ("white tile", "2 seal"),
    ("black tile", "5 coin"),
    ("any tile", "light section"),
    ("domain", "2 vp"),
))

DIE_TILES = tuple((colour, reward) for colour in (CORAL, BLACK, WHITE)
                  for reward in (FOOD, IRON, PEARL, ANY, COIN))

OUTSIDE = {
    OUTSIDE_LEFT: (section("gardener"), section("courtier")),
    OUTSIDE_RIGHT: (section("courtier"), section("warrior")),
}


def domain_rows():
    """Rewards of each row, by the number of figures that have left it."""
    rows = []
    for first, under in (
            ("food", ("1 food", "1 food", "2 coin", "1 food", "1 seal")),
            ("iron", ("1 iron", "1 iron", "lantern", "1 iron", "2 coin")),
            ("pearl", ("1 pearl", "1 pearl", "1 seal", "1 pearl", "lantern"))):
        levels = []
        for gone in range(6):
            shown = ("1 " + first,) + under[:gone]
            resources = sum(text.endswith(first) for text in shown)
            specials = [text for text in shown if not text.endswith(first)]
            levels.append(section(", ".join([f"{resources} {first}"] + specials)))
        rows.append(tuple(levels))
    return tuple(rows)


ROWS = domain_rows()

# Bridge, position, target space, top action, bottom action.
SOLO_CARDS = (
    (CORAL, LEFT, 0, ("gardener", (0,)), ("coin", 2)),
    (CORAL, CENTRE, OUTSIDE_LEFT, ("warrior", 1), ("climb", 1)),
    (CORAL, RIGHT, 3, ("gate", 1), ("influence", 2)),
    (BLACK, LEFT, OUTSIDE_RIGHT, ("warrior", 0), ("vp", 2)),
    (BLACK, CENTRE, 1, ("gardener", (1,)), ("gate", 1)),
    (BLACK, RIGHT, OUTSIDE_LEFT, ("gate", 1), ("gardener", (0, 1))),
    (WHITE, LEFT, 2, ("influence", 1), ("climb", 2)),
    (WHITE, CENTRE, OUTSIDE_RIGHT, ("warrior", 2), ("coin", 3)),
    (WHITE, RIGHT, 4, ("gardener", (0, 1)), ("climb", 1)),
)

# Rival VP, rival place in turn order, rival influence.
DIFFICULTY = {"easy": (0, 1, 0), "medium": (3, 0, 1), "hard": (8, 0, 3)}

# Climbs as (floor left, pearl, room reached).
GATE_UP_1 = ((GATE, 2, 0), (GATE, 2, 1), (GATE, 2, 2))
GATE_UP_2 = ((GATE, 5, 3), (GATE, 5, 4))
STEWARD_UP_1 = ((STEWARDS_FLOOR, 2, 3), (STEWARDS_FLOOR, 2, 4))
STEWARD_UP_2 = ((STEWARDS_FLOOR, 5, DAIMYO),)
DIPLOMAT_UP_1 = ((DIPLOMATS_FLOOR, 2, DAIMYO),)
FLOOR_OF = (STEWARDS_FLOOR,) * 3 + (DIPLOMATS_FLOOR,) * 2 + (DAIMYO_ROOM,)


def lay_tiles(rng):
    """Tile colours of the five rooms and the two well rewards."""
    while True:
        piles = [[t for t in DIE_TILES if t[0] == c] for c in range(3)]
        marked = []
        rest = []
        for pile in piles:
            rng.shuffle(pile)
            marked.append(pile[0][0])
            rest += pile[1:]
        rng.shuffle(marked)
        rng.shuffle(rest)
        spaces = [None] * 13
        for tile in rest:
            colour = tile[0]
            for number in range(1, 13):
                if spaces[number] is not None:
                    continue
                if 6 <= number <= 10 and spaces[number - 5][0] == colour and (
                        number > 8 or marked[number - 6] == colour):
                    continue
                spaces[number] = tile
                break
            else:
                break
        else:
            rooms = [(marked[r], spaces[r + 1][0], spaces[r + 6][0]) for r in range(3)]
            rooms += [(spaces[r + 1][0], spaces[r + 6][0]) for r in (3, 4)]
            return rooms, (spaces[11][1], spaces[12][1])


class Game:
    """One game; seat 1 is the rival when there is a single player."""

    def __init__(self, players, seed, difficulty="medium"):
        rng = self.rng = Random(seed)
        self.random = rng.random
        self.decisions = 0
        self.players = players
        self.solo = players == 1
        seats = self.seat_count = 2 if self.solo else players
        self.dice_per_colour = seats + 1
        self.stack_limit = 1 if players < 3 else 2
        self.round = 1
        self.turns = [0] * seats

        self.deal_castle(players > 2)
        self.daimyo = rng.choice(DAIMYOS)
        self.slots = [True, True, True]
        self.set_tiles(*lay_tiles(rng))
        plants, stones = rng.sample(PLANTS, 3), rng.sample(STONES, 3)
        self.set_gardens([card for pair in zip(plants, stones) for card in pair])
        tiles = rng.sample(YARD_TILES, 4)
        self.yards = ((tiles[0][0], tiles[1][1]), (tiles[2][0],), (tiles[3][1],))

        self.seats = []
        for _ in range(seats):
            seat = [0] * SEAT_SIZE
            seat[COURTIERS] = seat[GARDENERS] = seat[WARRIORS] = 5
            self.seats.append(seat)
        self.lanterns = [[0] * 7 for _ in range(seats)]
        self.cards = [None] * seats

        # A later arrival lies higher in a stack of markers.
        self.order = list(range(seats))
        rng.shuffle(self.order)
        if self.solo:
            vp, place, influence = DIFFICULTY[difficulty]
            self.order = [1, 0] if place == 0 else [0, 1]
            self.seats[1][VP] = vp
            self.seats[1][INFLUENCE] = influence
            self.solo_deck = list(SOLO_CARDS)
            rng.shuffle(self.solo_deck)
        self.arrival = [0] * seats
        for height, p in enumerate(reversed(self.order)):
            self.arrival[p] = height
        self.arrivals = seats
        self.roll()
        self.draft()

    def deal_castle(self, large):
        """Shuffle both decks and fill the rooms; not all five dark actions may agree."""
        stewards = [card for card in STEWARDS if large or not card[5]]
        diplomats = [card for card in DIPLOMATS if large or not card[5]]
        while True:
            self.rng.shuffle(stewards)
            self.rng.shuffle(diplomats)
            rooms = stewards[:3] + diplomats[:2]
            if len({card[4] for card in rooms}) > 1:
                break
        self.rooms = rooms
        self.steward_deck = stewards[3:]
        self.diplomat_deck = diplomats[2:]

    def set_tiles(self, colours, rewards):
        """Index the castle tiles by colour and keep the well rewards as steps."""
        self.tiles = colours
        self.matching = [[tuple(i for i, tile in enumerate(room) if tile == c) for c in range(3)]
                         for room in colours]
        self.spots = [[(r, i) for r in range(5) for i in self.matching[r][c]] for c in range(3)]
        self.all_spots = [(r, i) for r, room in enumerate(colours) for i in range(len(room))]
        self.open_spaces = [[r for r in range(5) if self.matching[r][c]]
                            + [OUTSIDE_LEFT, OUTSIDE_RIGHT] for c in range(3)]
        self.well_steps = tuple((reward, 1) for reward in rewards)
        self.well_has_choice = ANY in rewards

    def set_gardens(self, gardens):
        """Six cards, plant and stone under the coral, black and white bridge in turn."""
        self.gardens = gardens
        self.garden_food = [card[0] for card in gardens]

    def roll(self):
        """Clear all spaces and lay freshly rolled dice on the bridges in ascending order."""
        random = self.random
        self.left, self.centre, self.right = [], [], []
        for _ in range(3):
            dice = sorted([int(random() * 6) + 1 for _ in range(self.dice_per_colour)])
            self.left.append(dice[0])
            self.centre.append(dice[1:-1])
            self.right.append(dice[-1])
        self.top = list(PRINTED)
        self.count = [0] * 8
        self.domain_dice = [[False] * 3 for _ in range(self.seat_count)]

    def draft(self):
        """Starting pairs, chosen in reverse turn order; a solo player draws one."""
        count = 1 if self.solo else self.players + 1
        pairs = list(zip(self.rng.sample(START_RESOURCES, count),
                         self.rng.sample(START_ACTIONS, count)))
        for p in reversed(self.order):
            if self.solo and p == 1:
                continue
            seat = self.seats[p]
            (steps, back, decree), action = pairs.pop(self.choose(len(pairs)))
            self.cards[p] = action
            self.run(p, seat, steps)
            self.lanterns[p][back] += 1
            if decree is not None:
                self.lanterns[p][decree] += 1

    # Choices

    def choose(self, n):
        """Index of one of n options, with no exchange on offer."""
        if n < 2:
            return 0
        self.decisions += 1
        return int(self.random() * n)

    def decide(self, seat, n, helps=False):
        """Index of one of n options; -1 after a seal exchange, when options must be listed anew.

        The exchange joins two or more options, or fewer when it would make one payable (helps).
        """
        if seat[SEAL] and (n > 1 or helps):
            self.decisions += 1
            i = int(self.random() * (n + 1))
            if i < n:
                return i
            self.exchange(seat)
            return -1
        if n < 2:
            return 0
        self.decisions += 1
        return int(self.random() * n)

    def exchange(self, seat):
        """One seal for a coin, or two seals for a resource below its limit."""
        kinds = [COIN]
        if seat[SEAL] > 1:
            for kind in (FOOD, IRON, PEARL):
                if seat[kind] < MAX_RESOURCE:
                    kinds.append(kind)
        kind = kinds[self.choose(len(kinds))]
        seat[kind] += 1
        seat[SEAL] -= 1 if kind == COIN else 2

    def reverse_order(self, seat):
        """Choose the order of two steps."""
        while True:
            i = self.decide(seat, 2)
            if i >= 0:
                return i

    # What can be paid

    def doable(self, seat, sec, exchange):
        """Whether a section can be paid and carried out, with the help of seals if exchange."""
        plain, kind, amount, steps, _, _ = sec
        if plain:
            return True
        coin, seal = seat[COIN], seat[SEAL]
        if kind == SEAL:
            seal -= amount
            if seal < 0:
                return False
        spare = seal if exchange else 0
        if kind == COIN:
            coin -= amount
            if coin < 0:
                spare += coin
                if spare < 0:
                    return False
                coin = 0
        op = steps[0][0]
        if op == COURTIER:
            if seat[COURTIERS] and coin + spare >= 2:
                return True
            return (seat[PEARL] + spare // 2 >= 2
                    and seat[GATE] + seat[STEWARDS_FLOOR] + seat[DIPLOMATS_FLOOR] > 0)
        if op == WARRIOR:
            return seat[WARRIORS] > 0 and seat[IRON] + spare // 2 >= 1
        if op == GARDENER:
            if not seat[GARDENERS]:
                return False
            food = seat[FOOD] + spare // 2
            held = seat[GARDENS]
            for i, cost in enumerate(self.garden_food):
                if cost <= food and not held >> i & 1:
                    return True
            return False
        if CASTLE_CORAL <= op <= CASTLE_WHITE:
            rooms = self.rooms
            for r, i in self.spots[op - CASTLE_CORAL]:
                if self.doable(seat, rooms[r][1][i], exchange):
                    return True
            return False
        return True

    # Effects

    def offer(self, p, seat, sections, once=False):
        """Do any of the sections in any order, or only one of them; stop at will."""
        while sections:
            options = [s for s in sections if s[0] or self.doable(seat, s, False)]
            n = len(options)
            if not n and not (seat[SEAL] and self.within_exchange(seat, sections)):
                return
            i = self.decide(seat, n + 1, not n)
            if i < 0:
                continue
            if i == n:
                return
            self.perform(p, seat, options[i])
            if once:
                return
            sections.remove(options[i])

    def within_exchange(self, seat, sections):
        """Whether exchanges could pay for one of the sections."""
        for s in sections:
            if self.doable(seat, s, True):
                return True
        return False

    def perform(self, p, seat, sec):
        """Pay for a section and do its steps."""
        _, kind, amount, steps, _, tangle = sec
        if kind >= 0:
            seat[kind] -= amount
        if tangle and self.order_matters(p, seat, tangle) and self.reverse_order(seat):
            steps = steps[::-1]
        self.run(p, seat, steps)

    def order_matters(self, p, seat, tangle):
        """Whether the two tangled steps can end differently in the other order."""
        if tangle == SEAL_ANY:
            return seat[SEAL] == MAX_SEAL
        if not TOLL[seat[INFLUENCE]]:
            return False
        return self.lanterns[p][INFLUENCE if tangle == SEAL_LANTERN else SEAL] > 0

    def run(self, p, seat, steps):
        for op, n in steps:
            if op < COIN:
                n += seat[op]
                seat[op] = n if n < MAX_RESOURCE else MAX_RESOURCE
            elif op < SEAL:
                seat[op] += n
            elif op == SEAL:
                n += seat[SEAL]
                seat[SEAL] = n if n < MAX_SEAL else MAX_SEAL
            elif op == ANY:
                self.any_resource(seat, n)
            elif op == LANTERN:
                self.lantern(p, seat)
            elif op == INFLUENCE:
                self.influence(p, seat, n)
            elif op == WELL:
                self.well(p, seat)
            elif op == COURTIER:
                self.courtier(p, seat)
            elif op == WARRIOR:
                self.warrior(p, seat)
            elif op == GARDENER:
                self.gardener(p, seat)
            elif op == DOMAIN:
                while True:
                    row = self.decide(seat, 3)
                    if row >= 0:
                        break
                self.domain_row(p, seat, row)
            elif op == CASTLE_ANY:
                self.castle(p, seat, self.all_spots)
            elif op == CASTLE_LIGHT:
                self.castle_light(p, seat)
            else:
                self.castle(p, seat, self.spots[op - CASTLE_CORAL])

    def any_resource(self, seat, n):
        while n:
            i = self.decide(seat, 3)
            if i < 0:
                continue
            if seat[i] < MAX_RESOURCE:
                seat[i] += 1
            n -= 1

    def lantern(self, p, seat):
        """All symbols of the lantern area."""
        area = self.lanterns[p]
        for kind in (FOOD, IRON, PEARL):
            if area[kind] and seat[kind] < MAX_RESOURCE:
                seat[kind] = min(seat[kind] + area[kind], MAX_RESOURCE)
        seat[COIN] += area[COIN]
        seat[VP] += area[VP]
        seals, steps = area[SEAL], area[INFLUENCE]
        if seals and steps and TOLL[seat[INFLUENCE]] and self.reverse_order(seat):
            self.influence(p, seat, steps)
            steps = 0
        if seals:
            seat[SEAL] = min(seat[SEAL] + seals, MAX_SEAL)
        if steps:
            self.influence(p, seat, steps)

    def influence(self, p, seat, n):
        """Move the marker, paying or refusing each toll on the way."""
        start = place = seat[INFLUENCE]
        while n and place < LAST_SPACE:
            toll = TOLL[place]
            if toll:
                if seat[SEAL] < toll:
                    break
                i = self.decide(seat, 2)
                if i < 0:
                    continue
                if i:
                    break
                seat[SEAL] -= toll
            place += 1
            n -= 1
        if place > start:
            seat[INFLUENCE] = place
            self.arrival[p] = self.arrivals
            self.arrivals += 1

    def well(self, p, seat):
        """One seal and both tile rewards."""
        if seat[SEAL] == MAX_SEAL:
            # The seal is lost unless a choice of resource comes first and exchanges one away.
            if self.well_has_choice and self.reverse_order(seat):
                self.run(p, seat, self.well_steps)
                if seat[SEAL] < MAX_SEAL:
                    seat[SEAL] += 1
                return
        if seat[SEAL] < MAX_SEAL:
            seat[SEAL] += 1
        self.run(p, seat, self.well_steps)

    def domain_row(self, p, seat, row):
        """Gain the uncovered rewards of a row, then perhaps its section of the action card."""
        self.perform(p, seat, ROWS[row][5 - seat[HOME + row]])
        self.offer(p, seat, [self.cards[p][2][row]])

    def castle(self, p, seat, spots):
        """Do one section beside one of the given tiles."""
        rooms = self.rooms
        while True:
            options = []
            for r, i in spots:
                s = rooms[r][1][i]
                if s[0] or self.doable(seat, s, False):
                    options.append(s)
            n = len(options)
            if not n:
                return
            helps = n == 1 and seat[SEAL] > 0 and sum(
                self.doable(seat, rooms[r][1][i], True) for r, i in spots) > 1
            i = self.decide(seat, n, helps)
            if i >= 0:
                self.perform(p, seat, options[i])
                return

    def castle_light(self, p, seat):
        """Do one light section of any room."""
        options = [s for card in self.rooms for s in card[3]]
        while True:
            i = self.decide(seat, len(options))
            if i >= 0:
                self.perform(p, seat, options[i])
                return

    # Clan members

    def warrior(self, p, seat):
        if not seat[WARRIORS]:
            return
        while True:
            iron = seat[IRON]
            if iron < 1:
                return
            n = 3 if iron >= 5 else 2 if iron >= 3 else 1
            i = self.decide(seat, n, n == 1 and iron + seat[SEAL] // 2 >= 3)
            if i >= 0:
                break
        yard = 2 - i
        seat[WARRIORS] -= 1
        seat[IRON] -= YARD_COST[yard]
        seat[YARDS + yard] += 1
        self.offer(p, seat, list(self.yards[yard]))

    def gardener(self, p, seat):
        if not seat[GARDENERS]:
            return
        held = seat[GARDENS]
        costs = self.garden_food
        while True:
            food = seat[FOOD]
            options = [g for g in range(6) if costs[g] <= food and not held >> g & 1]
            n = len(options)
            if not n:
                return
            helps = False
            if n == 1 and seat[SEAL] > 1:
                food += seat[SEAL] // 2
                helps = sum(costs[g] <= food and not held >> g & 1 for g in range(6)) > 1
            i = self.decide(seat, n, helps)
            if i >= 0:
                break
        g = options[i]
        seat[GARDENERS] -= 1
        seat[FOOD] -= costs[g]
        seat[GARDENS] = held | 1 << g
        self.offer(p, seat, [self.gardens[g][2]])

    def courtier(self, p, seat):
        """Audience and climb, each at most once, in any order; at least one of them."""
        audience = climb = True
        first = True
        while audience or climb:
            below = climb and seat[GATE] + seat[STEWARDS_FLOOR] + seat[DIPLOMATS_FLOOR] > 0
            home = audience and seat[COURTIERS] > 0
            can_enter = home and seat[COIN] >= 2
            can_climb = below and seat[PEARL] >= 2
            n = can_enter + can_climb
            if first and not n:
                return
            helps = False
            if seat[SEAL] and n == first:
                helps = (home and not can_enter and seat[COIN] + seat[SEAL] >= 2
                         or below and not can_climb and seat[PEARL] + seat[SEAL] // 2 >= 2)
            if not n and not helps:
                return
            i = self.decide(seat, n if first else n + 1, helps)
            if i < 0:
                continue
            if i == n:
                return
            first = False
            if i == 0 and can_enter:
                audience = False
                seat[COIN] -= 2
                seat[COURTIERS] -= 1
                seat[GATE] += 1
            else:
                climb = False
                self.climb(p, seat)

    def climb(self, p, seat):
        """Move one courtier up; its end of the move decides what follows."""
        while True:
            pearl = seat[PEARL]
            options = ()
            if pearl >= 2:
                if seat[GATE]:
                    options = GATE_UP_1
                if seat[STEWARDS_FLOOR]:
                    options += STEWARD_UP_1
                if seat[DIPLOMATS_FLOOR]:
                    options += DIPLOMAT_UP_1
                if pearl >= 5:
                    if seat[GATE]:
                        options += GATE_UP_2
                    if seat[STEWARDS_FLOOR]:
                        options += STEWARD_UP_2
            if not options:
                return
            i = self.decide(seat, len(options))
            if i >= 0:
                break
        floor, cost, room = options[i]
        seat[PEARL] -= cost
        seat[floor] -= 1
        seat[FLOOR_OF[room]] += 1
        if room == DAIMYO:
            self.meet_daimyo(p, seat)
            return
        deck = self.steward_deck if room < 3 else self.diplomat_deck
        card = self.rooms[room]
        if deck:
            self.lanterns[p][self.cards[p][0]] += 1
            self.cards[p] = card
            self.offer(p, seat, list(card[3]), True)
            self.rooms[room] = deck.pop()
        else:
            self.offer(p, seat, list(card[3]), True)

    def meet_daimyo(self, p, seat):
        self.lantern(p, seat)
        options = [i for i in range(3) if self.slots[i]]
        if not options:
            return
        while True:
            i = self.decide(seat, len(options))
            if i >= 0:
                break
        slot = options[i]
        self.slots[slot] = False
        self.perform(p, seat, self.daimyo[slot])

    # Turns

    def take_left(self, colour):
        value = self.left[colour]
        centre = self.centre[colour]
        self.left[colour] = centre.pop(0) if centre else 0
        return value

    def take_right(self, colour):
        value = self.right[colour]
        centre = self.centre[colour]
        self.right[colour] = centre.pop() if centre else 0
        return value

    def turn(self, p):
        """Take a die, place it, then lantern and actions."""
        self.turns[p] += 1
        seat = self.seats[p]
        options = [c for c in range(3) if self.left[c]]
        options += [c + 3 for c in range(3) if self.right[c]]
        while True:
            i = self.decide(seat, len(options))
            if i >= 0:
                break
        end = options[i]
        if end < 3:
            colour = end
            value = self.take_left(colour)
        else:
            colour = end - 3
            value = self.take_right(colour)
        self.place(p, seat, colour, value, end < 3)

    def spaces_for(self, p, colour, reach):
        """Spaces open to a die whose value and purse together come to reach."""
        top, count, limit = self.top, self.count, self.stack_limit
        options = [s for s in self.open_spaces[colour] if count[s] < limit and top[s] <= reach]
        options.append(WELL_SPACE)
        if reach >= DOMAIN_VALUE and not self.domain_dice[p][colour]:
            options.append(DOMAIN_SPACE + colour)
        return options

    def place(self, p, seat, colour, value, lantern):
        while True:
            options = self.spaces_for(p, colour, value + seat[COIN])
            n = len(options)
            helps = n == 1 and seat[SEAL] > 0 and len(
                self.spaces_for(p, colour, value + seat[COIN] + seat[SEAL])) > 1
            i = self.decide(seat, n, helps)
            if i >= 0:
                break
        space = options[i]
        if space >= DOMAIN_SPACE:
            seat[COIN] += value - DOMAIN_VALUE
            self.domain_dice[p][colour] = True
        else:
            seat[COIN] += value - self.top[space]
            self.count[space] += 1
            if space != WELL_SPACE:
                self.top[space] = value
        if lantern:
            self.lantern(p, seat)
        if space < 5:
            self.visit(p, seat, space, list(self.matching[space][colour]))
        elif space == WELL_SPACE:
            self.well(p, seat)
        elif space >= DOMAIN_SPACE:
            self.domain_row(p, seat, colour)
        else:
            self.offer(p, seat, list(OUTSIDE[space]), True)

    def visit(self, p, seat, room, places):
        """Sections at the given tile places of a room; a card that changes is read anew."""
        while places:
            sections = self.rooms[room][1]
            options = [i for i in places
                       if sections[i][0] or self.doable(seat, sections[i], False)]
            n = len(options)
            if not n and not (seat[SEAL] and self.within_exchange(
                    seat, [sections[i] for i in places])):
                return
            i = self.decide(seat, n + 1, not n)
            if i < 0:
                continue
            if i == n:
                return
            places.remove(options[i])
            self.perform(p, seat, sections[options[i]])

    # Rival

    def rival_turn(self):
        self.turns[1] += 1
        seat = self.seats[1]
        deck = self.solo_deck
        revealed = []
        while True:
            revealed.append(deck.pop(0))
            colour, position, target = deck[0][:3]
            if position == LEFT:
                value = self.left[colour] and self.take_left(colour)
            elif position == RIGHT:
                value = self.right[colour] and self.take_right(colour)
            else:
                value = self.centre[colour].pop() if self.centre[colour] else 0
            if value:
                break
        space = WELL_SPACE if self.count[target] else target
        if value > self.top[space]:
            seat[COIN] += value - self.top[space]
        self.count[space] += 1
        if space != WELL_SPACE:
            self.top[space] = value
        for card in revealed[-2:]:
            for kind, what in card[3:]:
                if not self.rival_action(seat, kind, what):
                    seat[VP] += self.round
        deck += revealed

    def rival_action(self, seat, kind, what):
        """Do one action of a solo card; False if it cannot be done."""
        if kind == "coin":
            seat[COIN] += what
        elif kind == "vp":
            seat[VP] += what
        elif kind == "influence":
            place = min(seat[INFLUENCE] + what, LAST_SPACE)
            if place > seat[INFLUENCE]:
                seat[INFLUENCE] = place
                self.arrival[1] = self.arrivals
                self.arrivals += 1
        elif kind == "gate":
            if not seat[COURTIERS]:
                return False
            seat[COURTIERS] -= 1
            seat[GATE] += 1
        elif kind == "warrior":
            if not seat[WARRIORS]:
                return False
            seat[WARRIORS] -= 1
            seat[YARDS + what] += 1
        elif kind == "gardener":
            free = [g for g in range(6) if g % 2 in what and not seat[GARDENS] >> g & 1]
            if not free or not seat[GARDENERS]:
                return False
            lowest = min(self.gardens[g][1] for g in free)
            free = [g for g in free if self.gardens[g][1] == lowest]
            seat[GARDENS] |= 1 << free[self.choose(len(free))]
            seat[GARDENERS] -= 1
        else:
            return self.rival_climb(seat, what)
        return True

    def rival_climb(self, seat, floors):
        for floor in (GATE, STEWARDS_FLOOR, DIPLOMATS_FLOOR):
            if seat[floor]:
                break
        else:
            return False
        reached = min(floor + floors, DAIMYO_ROOM)
        seat[floor] -= 1
        seat[reached] += 1
        if reached == DAIMYO_ROOM:
            for slot in range(3):
                if self.slots[slot]:
                    self.slots[slot] = False
                    break
        elif reached == STEWARDS_FLOOR:
            room = self.choose(3)
            if self.steward_deck:
                self.rooms[room] = self.steward_deck.pop()
        else:
            room = 3 + self.choose(2)
            if self.diplomat_deck:
                self.rooms[room] = self.diplomat_deck.pop()
        return True

    # Rounds and scores

    def new_order(self):
        """Furthest influence first; on one space the upper marker."""
        self.order = sorted(range(self.seat_count), reverse=True,
                            key=lambda p: (self.seats[p][INFLUENCE], self.arrival[p]))
        if self.solo:
            rival = self.seats[1]
            sets, rival[COIN] = divmod(rival[COIN], 3 if self.order[0] == 1 else 5)
            rival[VP] += sets * self.round

    def tend_gardens(self):
        """Garden actions under bridges that still hold a die."""
        live = [g for g in range(6) if self.left[g // 2] or self.right[g // 2]]
        for p in self.order:
            seat = self.seats[p]
            held = seat[GARDENS]
            if self.solo and p == 1:
                seat[VP] += self.round * sum(held >> g & 1 for g in live)
            elif held:
                self.offer(p, seat, [self.gardens[g][2] for g in live if held >> g & 1])

    def score(self, p):
        seat = self.seats[p]
        total = seat[VP] + INFLUENCE_VP[seat[INFLUENCE]]
        if not (self.solo and p == 1):
            total += (seat[COIN] + seat[SEAL]) // 5
            total += RESOURCE_VP[seat[FOOD]] + RESOURCE_VP[seat[IRON]] + RESOURCE_VP[seat[PEARL]]
        stewards, diplomats, daimyo = seat[STEWARDS_FLOOR:DAIMYO_ROOM + 1]
        total += seat[GATE] + 3 * stewards + 6 * diplomats + 10 * daimyo
        total += ((2 * seat[YARDS] + seat[YARDS + 1] + seat[YARDS + 2])
                  * (stewards + diplomats + daimyo))
        held = seat[GARDENS]
        for g in range(6):
            if held >> g & 1:
                total += self.gardens[g][1]
        return total

    def play(self):
        """Play to the end and return the scores by seat."""
        while True:
            for _ in range(3):
                for p in self.order:
                    if self.solo and p == 1:
                        self.rival_turn()
                    else:
                        self.turn(p)
            self.new_order()
            if self.round == 3:
                return [self.score(p) for p in range(self.seat_count)]
            self.tend_gardens()
            if self.solo:
                self.rng.shuffle(self.solo_deck)
            self.round += 1
            self.roll()

    def winner(self):
        """Seat with most VP; a tie goes to the seat earlier in the final turn order."""
        return max(self.order, key=lambda p: (self.score(p), -self.order.index(p)))


def play_random(players, seed):
    """Scores by seat and number of decisions of one game of uniformly random choices."""
    game = Game(players, seed)
    return game.play(), game.decisions


# Checks

class CheckedGame(Game):
    """Asserts the standing invariants at every decision and after every turn."""

    def decide(self, seat, n, helps=False):
        assert n > 0
        self.inspect(seat)
        return super().decide(seat, n, helps)

    def inspect(self, seat):
        assert min(seat) >= 0
        assert max(seat[:COIN]) <= MAX_RESOURCE and seat[SEAL] <= MAX_SEAL
        assert seat[INFLUENCE] <= LAST_SPACE
        assert seat[COURTIERS] + sum(seat[GATE:DAIMYO_ROOM + 1]) == 5
        assert seat[GARDENERS] + bin(seat[GARDENS]).count("1") == 5
        assert seat[WARRIORS] + sum(seat[YARDS:YARDS + 3]) == 5

    def inspect_all(self):
        for seat in self.seats:
            self.inspect(seat)
        on_bridges = sum(map(len, self.centre))
        on_bridges += sum(v > 0 for v in self.left) + sum(v > 0 for v in self.right)
        placed = sum(self.count) + sum(map(sum, self.domain_dice))
        assert on_bridges + placed == 3 * self.dice_per_colour
        assert on_bridges + sum(self.turns) - 3 * self.seat_count * (self.round - 1) == (
            3 * self.dice_per_colour)
        for c in range(3):
            if self.centre[c]:
                assert self.left[c] <= self.centre[c][0] and self.centre[c][-1] <= self.right[c]
        assert all(n <= self.stack_limit for n in self.count[:WELL_SPACE])
        large = self.players > 2
        assert all(card[0] == COIN for card in self.rooms[:3])
        assert all(card[0] == VP for card in self.rooms[3:])
        held = [card for card in self.cards if card and card[0] != INFLUENCE]
        backs = [sum(area[kind] for area in self.lanterns) for kind in (COIN, VP)]
        cards = (len(self.steward_deck) + len(self.diplomat_deck) + 5 + len(held) + sum(backs))
        decrees = 2                          # at most: coin and VP
        assert self.solo or 0 <= cards - (27 if large else 18) <= decrees
        taken = sum(not free for free in self.slots)
        assert taken == min(3, sum(seat[DAIMYO_ROOM] for seat in self.seats))

    def turn(self, p):
        super().turn(p)
        self.inspect_all()

    def rival_turn(self):
        super().rival_turn()
        assert len(self.solo_deck) == len(set(self.solo_deck)) == 9
        self.inspect_all()

    def tend_gardens(self):
        assert sum(map(len, self.centre)) + sum(v > 0 for v in self.left + self.right) == 3
        super().tend_gardens()
        self.inspect_all()


def audit(game, p):
    """Final score counted figure by figure."""
    seat = game.seats[p]
    points = [seat[VP]]
    rival = game.solo and p == 1
    if not rival:
        points.append(int((seat[COIN] + seat[SEAL]) / 5))
        for held in (seat[FOOD], seat[IRON], seat[PEARL]):
            points.append(2 if held == 7 else 1 if held >= 3 else 0)
    place = seat[INFLUENCE]
    points.append(place - 5 if place >= 15 else 6 if place >= 11 else 3 if place >= 6 else 0)
    inside = 0
    for floor, worth in ((10, 1), (11, 3), (12, 6), (13, 10)):
        for _ in range(seat[floor]):
            points.append(worth)
            inside += floor > 10
    for yard, factor in ((14, 2), (15, 1), (16, 1)):
        for _ in range(seat[yard]):
            points.append(factor * inside)
    for place, (food, vp, _) in enumerate(game.gardens):
        if seat[GARDENS] & 2 ** place:
            assert vp == 2 * food - 1
            points.append(vp)
    return sum(points)


class Scripted(Game):
    """Answers decisions from a list; -1 asks for an exchange; every answer must be used."""

    script = ()

    def choose(self, n):
        return self.answer(n, 0) if n > 1 and self.script else 0

    def decide(self, seat, n, helps=False):
        exchange = bool(seat[SEAL] and (n > 1 or helps))
        if n < 2 and not exchange:
            return 0
        i = self.answer(n, -1 if exchange else 0)
        if i < 0:
            self.exchange(seat)
        return i

    def answer(self, n, lowest):
        i = self.script.pop(0)
        assert lowest <= i < n, (i, n)
        return i

    def ask(self, script, method, *args):
        self.script = list(script)
        method(*args)
        assert not self.script, self.script


class Draftless(Scripted):
    """Bare seats: no starting cards, so cases set what they need."""

    def draft(self):
        for p in range(self.players):
            self.cards[p] = START_ACTIONS[0]


def case(players=3, **held):
    """A bare game and its first seat, holding what is named."""
    game = Draftless(players, 1)
    seat = game.seats[0]
    for name, value in held.items():
        seat[globals()[name]] = value
    return game, seat


def check_cases():
    """Worked cases of the rules."""
    colours = [(CORAL, WHITE, WHITE), (CORAL, BLACK, WHITE), (CORAL, BLACK, BLACK),
               (CORAL, BLACK), (WHITE, BLACK)]
    vp_well = next(i for i, c in enumerate(DIPLOMATS) if c[2][1][3] == ((VP, 2), (WELL, 1)))

    # Higher die gains, a lower one on top pays; sections beside both white tiles; no black die.
    game, seat = case(IRON=0, SEAL=1)
    game.set_tiles(colours, (PEARL, ANY))
    game.rooms[0] = steward(False, "lantern", "1 seal -> courtier", "2 iron")
    assert 0 not in game.spaces_for(0, BLACK, 99)
    seat[COIN] = 2
    game.ask([0, 0, 0], game.place, 0, seat, WHITE, 5, False)   # room, seal for audience, iron
    assert (seat[COIN], seat[IRON], seat[SEAL], seat[GATE]) == (2, 2, 0, 1)
    other = game.seats[1]
    other[COIN] = 4
    assert 0 in game.spaces_for(1, WHITE, 1 + 4) and 0 not in game.spaces_for(1, WHITE, 1 + 3)
    game.ask([0, 1], game.place, 1, other, WHITE, 1, False)
    assert other[COIN] == 0 and game.count[0] == 2
    assert 0 not in game.spaces_for(1, WHITE, 99)

    # Outside: the left space full, the right one costs a coin.
    game, seat = case(COIN=1, IRON=1)
    game.set_tiles(colours, (PEARL, ANY))
    game.count[OUTSIDE_LEFT] = 2
    game.yards = ((), (), ())
    options = game.spaces_for(0, BLACK, 4 + 1)
    assert OUTSIDE_LEFT not in options and OUTSIDE_RIGHT in options
    game.ask([options.index(OUTSIDE_RIGHT), 0], game.place, 0, seat, BLACK, 4, False)
    assert seat[COIN] == 0 and seat[WARRIORS] == 4 and seat[IRON] == 0

    # Well: value stays 1, one seal, both tiles; nothing stacked with two players elsewhere.
    game, seat = case()
    game.set_tiles(colours, (PEARL, ANY))
    game.count[WELL_SPACE] = 1
    options = game.spaces_for(0, BLACK, 3)
    game.ask([options.index(WELL_SPACE), IRON], game.place, 0, seat, BLACK, 3, False)
    assert (seat[COIN], seat[SEAL], seat[PEARL], seat[IRON]) == (2, 1, 1, 1)
    game, seat = case()
    game.set_tiles(colours, (COIN, FOOD))
    options = game.spaces_for(0, BLACK, 1)
    game.ask([options.index(WELL_SPACE)] if len(options) > 1 else [],
             game.place, 0, seat, BLACK, 1, False)
    assert (seat[COIN], seat[SEAL], seat[FOOD]) == (1, 1, 1)
    game, seat = case(2)
    game.count[OUTSIDE_LEFT] = 1
    assert OUTSIDE_LEFT not in game.spaces_for(0, BLACK, 99)

    # Own domain: pay 3, gain 3 food and 2 coins, then the section of the row.
    game, seat = case(COIN=3, COURTIERS=2, GATE=3)
    game.cards[0] = STEWARDS[9]
    options = game.spaces_for(0, CORAL, 3 + 3)
    game.ask([options.index(DOMAIN_SPACE), 0, PEARL], game.place, 0, seat, CORAL, 3, False)
    assert (seat[COIN], seat[FOOD], seat[SEAL], seat[PEARL]) == (2, 3, 1, 1)
    assert DOMAIN_SPACE not in game.spaces_for(0, CORAL, 99)

    # Warrior in the 5 iron yard: a black tile section with VP and well, and two influence.
    game, seat = case(IRON=5)
    game.set_tiles(colours, (FOOD, IRON))
    game.yards = ((YARD_TILES[5][0], YARD_TILES[1][1]), (), ())
    game.rooms[3] = DIPLOMATS[vp_well]
    sections = [game.rooms[r][1][i] for r, i in game.spots[BLACK]]
    usable = [s for s in sections if game.doable(seat, s, False)]
    game.ask([2, 0, usable.index(game.rooms[3][1][1]), 0],
             game.warrior, 0, seat)
    assert (seat[IRON], seat[VP], seat[SEAL], seat[FOOD]) == (1, 2, 1, 1)
    assert seat[INFLUENCE] == 2 and seat[YARDS] == 1

    # Gardener: the held garden is closed; the priced action needs coins for its courtier too.
    game, seat = case(FOOD=4, COIN=5, GARDENERS=4, GARDENS=2)
    game.set_gardens([PLANTS[2], STONES[2], PLANTS[0], STONES[4], PLANTS[1], STONES[3]])
    game.ask([0, 0], game.gardener, 0, seat)
    assert (seat[FOOD], seat[COIN], seat[GATE], seat[GARDENS]) == (0, 0, 1, 3)
    seat[COIN] = 4
    assert not game.doable(seat, PLANTS[2][2], False)
    seat[SEAL] = 1
    assert game.doable(seat, PLANTS[2][2], True)

    # Courtier: audience, then the steward-floor courtier up one floor with a change of card.
    game, seat = case(COIN=2, PEARL=2, COURTIERS=3, GATE=1, STEWARDS_FLOOR=1)
    game.rooms[3] = DIPLOMATS[0]
    expected = game.diplomat_deck[-1]
    game.ask([0, 0, 3, 0, FOOD, IRON, PEARL], game.courtier, 0, seat)
    assert (seat[COIN], seat[FOOD], seat[IRON], seat[PEARL]) == (0, 1, 1, 1)
    assert seat[GATE:DAIMYO_ROOM + 1] == [2, 0, 1, 0]
    assert game.cards[0] is DIPLOMATS[0] and game.lanterns[0][INFLUENCE] == 1
    assert game.rooms[3] is expected

    # Empty deck: the light section only.
    game, seat = case(PEARL=2, COURTIERS=4, STEWARDS_FLOOR=1)
    game.rooms[3], game.diplomat_deck = DIPLOMATS[6], []
    game.ask([0, 0], game.climb, 0, seat)
    assert seat[INFLUENCE] == 2 and game.rooms[3] is DIPLOMATS[6]
    assert game.cards[0] is START_ACTIONS[0] and not any(game.lanterns[0])

    # Two floors to the daimyo: lantern, then the middle or the right slot.
    game, seat = case(PEARL=5, COURTIERS=4, STEWARDS_FLOOR=1)
    game.daimyo, game.slots = DAIMYOS[0], [False, True, True]
    game.lanterns[0] = [1, 0, 0, 1, 2, 0, 1]
    game.ask([2, 1], game.climb, 0, seat)
    assert (seat[PEARL], seat[SEAL], seat[DAIMYO_ROOM]) == (0, 2, 1)
    assert (seat[FOOD], seat[COIN], seat[VP], seat[INFLUENCE]) == (1, 1, 2, 1)

    # Gardens after the round, in the new turn order, only below bridges with dice.
    game, seat = case(4)
    game.set_gardens([PLANTS[4], STONES[1], PLANTS[0], STONES[2], PLANTS[1], STONES[0]])
    seat[GARDENS], game.order = 0b101000, [0]
    game.left, game.centre, game.right = [1, 2, 0], [[], [], []], [3, 0, 0]
    game.ask([0], game.tend_gardens)
    assert seat[SEAL] == 2 and not any(seat[:COIN])

    # Influence: stops before an unpaid toll, pays one it can; caps; exchange.
    game, seat = case(INFLUENCE=4)
    game.ask([], game.influence, 0, seat, 3)
    assert seat[INFLUENCE] == 5
    game, seat = case(INFLUENCE=10, SEAL=2)
    game.ask([0], game.influence, 0, seat, 2)
    assert seat[INFLUENCE] == 12 and seat[SEAL] == 0
    game, seat = case(FOOD=6, SEAL=4)
    game.run(0, seat, ((FOOD, 3), (SEAL, 2)))
    assert seat[FOOD] == 7 and seat[SEAL] == 5
    game, seat = case(SEAL=3)
    game.ask([-1, 2, 0], game.any_resource, seat, 1)
    assert seat[SEAL] == 1 and seat[IRON] == 1 and seat[FOOD] == 1

    # Turn order: furthest first, the later arrival above.
    game, seat = case(3)
    game.seats[0][INFLUENCE], game.seats[1][INFLUENCE], game.seats[2][INFLUENCE] = 9, 6, 6
    game.seats[1][SEAL] = game.seats[2][SEAL] = 0
    game.influence(1, game.seats[1], 2)
    game.influence(2, game.seats[2], 2)
    game.new_order()
    assert game.order == [0, 2, 1]

    # Final scores.
    game, seat = case(VP=8, COIN=7, SEAL=1, FOOD=7, PEARL=3, INFLUENCE=12, COURTIERS=0, GATE=2,
                      STEWARDS_FLOOR=1, DAIMYO_ROOM=2, GARDENERS=2, WARRIORS=1, GARDENS=0b1011)
    game.set_gardens([PLANTS[4], STONES[2], PLANTS[0], PLANTS[1], STONES[0], STONES[1]])
    seat[YARDS:YARDS + 3] = [2, 1, 1]
    assert game.score(0) == audit(game, 0) == 76
    for held, points in (({"COIN": 4}, 0), ({"COIN": 3, "SEAL": 2}, 1),
                         ({"FOOD": 2, "IRON": 3, "PEARL": 6}, 2),
                         ({"FOOD": 7, "IRON": 7, "PEARL": 7}, 6)):
        game, seat = case(**held)
        assert game.score(0) == audit(game, 0) == points
    assert [INFLUENCE_VP[i] for i in (5, 6, 10, 11, 14, 15, 20)] == [0, 3, 3, 6, 6, 10, 15]
    game, seat = case(GATE=3, STEWARDS_FLOOR=2)
    seat[YARDS:YARDS + 3] = [1, 1, 1]
    assert game.score(0) == 3 + 6 + 8

    # Rival: only the last two revealed cards act; a failed climb pays the round number.
    game = Draftless(1, 1)
    rival = game.seats[1]
    rival[VP] = rival[INFLUENCE] = 0
    game.round = 3
    a, b, c = SOLO_CARDS[0], SOLO_CARDS[1], SOLO_CARDS[5]
    d = SOLO_CARDS[3]
    rest = [card for card in SOLO_CARDS if card not in (a, b, c, d)]
    game.solo_deck = [a, b, c, d] + rest
    game.left, game.centre, game.right = [1, 4, 1], [[], [], []], [1, 0, 1]
    game.rival_turn()
    # b: warrior in the 3 iron yard, climb fails; c: gate, gardener; a is ignored.
    assert game.left[BLACK] == 0 and game.count[OUTSIDE_RIGHT] == 1 and rival[COIN] == 0
    assert rival[VP] == 3 and rival[YARDS + 1] == 1 and rival[GATE] == 1
    assert rival[GARDENERS] == 4 and game.solo_deck == [d] + rest + [a, b, c]
    for round_, influence, coins, vp, left in ((3, 9, 10, 9, 1), (2, 0, 9, 2, 4)):
        game = Draftless(1, 1)
        rival = game.seats[1]
        game.round, rival[VP], rival[COIN], rival[INFLUENCE] = round_, 0, coins, influence
        game.seats[0][INFLUENCE] = 5
        game.new_order()
        assert (rival[VP], rival[COIN]) == (vp, left)
    for level, start in (("easy", (0, 0, [0, 1])), ("medium", (3, 1, [1, 0])),
                         ("hard", (8, 3, [1, 0]))):
        game = Game(1, 1, level)
        assert (game.seats[1][VP], game.seats[1][INFLUENCE], game.order) == start
    game = Game(1, 1, "easy")
    game.new_order()
    assert game.order == [0, 1]

    # Counts of setup.
    assert [Game(n, 0).dice_per_colour for n in (1, 2, 3, 4)] == [3, 3, 4, 5]
    for seed in range(200):
        game = Game(2 + seed % 3, seed)
        assert all(len(set(room)) > 1 for room in game.tiles)
        assert [len(room) for room in game.tiles] == [3, 3, 3, 2, 2]
        assert len({card[4] for card in game.rooms}) > 1
        cards = len(game.steward_deck), len(game.diplomat_deck)
        assert cards == ((12, 10) if game.players > 2 else (6, 7))


def check(games=300):
    """Worked cases, then random games of every player count under the invariants."""
    check_cases()
    for players in (1, 2, 3, 4):
        for seed in range(games):
            game = CheckedGame(players, seed)
            scores = game.play()
            assert game.turns == [9] * game.seat_count
            assert scores == [audit(game, p) for p in range(game.seat_count)]
            assert scores[game.winner()] == max(scores)
            assert sorted(game.order) == list(range(game.seat_count))
            assert (scores, game.decisions) == play_random(players, seed)
        print(f"{players} player(s): {games} games checked")


def main(argv):
    if "--check" in argv:
        check()
        return
    players = int(argv[0]) if argv else 2
    games = int(argv[1]) if len(argv) > 1 else 1000
    totals = [0] * max(players, 2)
    decisions = 0
    start = time.perf_counter()
    for seed in range(games):
        scores, made = play_random(players, seed)
        decisions += made
        for p, score in enumerate(scores):
            totals[p] += score
    elapsed = time.perf_counter() - start
    means = " ".join(f"{total / games:.2f}" for total in totals)
    print(f"players {players}  games {games}  games/s {games / elapsed:.1f}")
    print(f"mean scores {means}  mean decisions {decisions / games:.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
