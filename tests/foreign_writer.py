"""Writes games of our own engine in the format of the recorded games, from the events alone and without a mapping.

Games of random choices reach what people rarely do: empty decks, refused offers, complete collections, ties.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from typing import Any

from sugoroku.events import Event
from sugoroku.game import Game
from sugoroku.states import State

STATIONS = {"meeting": "encounter"}
AWARDS = {f"{kind}_master": f"panorama_{kind}" for kind in ("paddy", "mountain", "sea")}
DECKS = {
    "souvenirs": "souvenir_deck",
    "encounters": "encounter_deck",
    "springs": "spring_deck",
    "meals": "meal_deck",
}
PARTS = {"paddy": 3, "mountain": 4, "sea": 5}


class Writer:
    """Plays one game and writes it."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.state, self.chance = game, game.new(seed), random.Random(seed)
        spec = game.compiled.spec
        self.designs = {e.id: e.node.get("id").text if e.node is not None else e.id for e in spec.entries.values()}
        self.spaces = [e.id for e in spec.kinds["space"].entries]
        self.stations = [e.node.get("station").text for e in spec.kinds["space"].entries]
        self.decks = {
            name: [self.designs[each] for each in reversed(self.state[deck])]
            for name, deck in DECKS.items()
        }
        self.drawn = dict.fromkeys(self.decks, 0)
        self.events: list[dict[str, Any]] = []
        self.views = {f"p{n}": dict.fromkeys(PARTS, 0) for n in range(1, 5)}
        self.menu: list[str] = []
        self.event: dict[str, Any] | None = None
        self.halts = dict.fromkeys(self.views, 0)
        self.held = {p: {"coins": 0, "score": 0, "donated": 0} for p in self.views}
        self.tiles: dict[str, str] = {}
        self.ends: list[tuple[str, str]] = []

    def write(self) -> dict[str, Any]:
        started: State | None = None
        while (decision := self.state.decision) is not None:
            if decision.rule == "travel" and started is None:
                started = self.state
                self.start(started)
            # Short moves and full bags make games in which decks run out and collections are completed.
            first = decision.rule in ("travel", "visit village", "visit temple") and self.chance.random() < 0.9
            option = decision.options[0] if first else self.chance.choice(decision.options)
            if decision.rule == "stay" and self.chance.random() < 0.5:
                option = decision.option("no")
            if started is not None:
                for event in self.state.events(option):
                    self.take(event)
            self.state = self.state.apply(option)
        assert started is not None
        self.finish()
        self.end()
        return self.record(started)

    def start(self, state: State) -> None:
        for p in self.held:
            self.tiles[p] = str(state[f"{p}.tile"])
            self.held[p]["coins"] = int(state[f"{p}.coins"])  # type: ignore[arg-type]

    # one event of the engine after the other

    def take(self, event: Event) -> None:
        p, _, what = event.name.partition(".")
        if event.name == "mover":
            self.finish()
            self.begin(f"p{event.details[2] + 1}")
            return
        if event.kind == "delete" and event.name.endswith("_deck"):
            self.drawn[next(name for name, deck in DECKS.items() if deck == event.name)] += 1
        if event.rule == "win" and self.at_end(event, p, what):
            return
        if self.event is None:
            return
        if event.kind == "insert":
            item = self.designs[re.sub(r"^.* \+ ", "", event.text)]
            self.card(event.rule, what or event.name, item)
        elif event.kind in ("assign", "change"):
            self.change(event, p, what, event.details[2] - event.details[1])

    def at_end(self, event: Event, p: str, what: str) -> bool:
        """Whether a prize is one of those that are given after the last stop."""
        card = re.match(r"won\[(\w+)\]", what)
        if card and card[1] not in AWARDS:
            self.finish()
            self.ends.append((p, card[1]))
        return self.event is None

    def begin(self, p: str) -> None:
        self.p, self.event = p, {"type": "stop", "p": p.upper(), "from": self.halts[p], "fx": []}
        self.fx: list[dict[str, Any]] = self.event["fx"]
        self.meal: dict[str, Any] = {}
        self.unfinished = self.options()

    def options(self) -> list[str]:
        return sorted(kind for kind, parts in PARTS.items() if self.views[self.p][kind] < parts)

    def of(self, kind: str) -> dict[str, Any]:
        """The last effect of a kind, a new one if there is none."""
        for each in reversed(self.fx):
            if each["k"] == kind:
                return each
        self.fx.append({"k": kind})
        return self.fx[-1]

    def card(self, rule: str, zone: str, item: str) -> None:
        """A card came into a zone."""
        match zone:
            case "stall":
                self.of("souvenirs").setdefault("shown", []).append(item)
            case "bag" if any(each["k"] == "souvenirs" for each in self.fx):
                self.of("souvenirs").setdefault("bought", []).append(item)
            case "bag":
                self.of("souvenir_gift").update(via="shokunin", card=item)
            case "souvenir_deck":
                self.of("souvenirs").setdefault("back", []).append(item)
            case "drawn":
                effect = self.of("encounter")
                effect["via"] = "chuubei" if self.event and self.event["station"] == "inn" else "station"
                effect.setdefault("drawn", []).append(item)
            case "met":
                self.of("encounter")["card"] = item
            case "encounter_deck":
                self.of("encounter").setdefault("back", []).append(item)
            case "bathed":
                self.of("hot_spring")["card"] = item
            case "menu":
                self.of("menu_drawn").setdefault("cards", []).append(item)
                self.menu.append(item)
            case "treat":
                self.of("meal_offer").update(card=item, accepted=False)
            case "eaten":
                self.meal.update(took=item, menu=list(self.menu))
                offered = any(each["k"] == "meal_offer" and each["card"] == item for each in self.fx)
                if offered and "paid" not in self.meal:
                    self.meal["free"] = self.of("meal_offer")["accepted"] = True

    def change(self, event: Event, p: str, what: str, by: int) -> None:
        """A number changed."""
        assert self.event is not None
        if what == "halt":
            self.halts[p] = event.details[2]
            station = self.stations[event.details[2]]
            self.event.update(to=event.details[2], station=STATIONS.get(station, station))
        elif what == "spot":
            self.event["slot"] = event.details[2]
        elif what.startswith("views["):
            self.picture(what[6:-1], event.details[2])
        elif what.startswith("won["):
            self.fx.append({"k": "achievement", "card": AWARDS[what[4:-1]], "pts": 3})
        key = {"coin": "coins", "point": "pts", "donated": "donated"}.get(what)
        if key is not None and by:
            self.held[p]["score" if key == "pts" else key] += by
            self.tell(event.rule, key, by)

    def picture(self, kind: str, number: int) -> None:
        met = next((each["card"] for each in self.fx if each["k"] == "encounter" and "card" in each), "")
        via = "annaibito" if met == f"annaibito_{kind}" else "annaibito_choice" if met else "hiroshige"
        if self.event and self.event["station"].startswith("panorama"):
            via = "station"
        self.fx.append({"k": "panorama", "via": via, "type": kind, "number": number})
        if via in ("annaibito_choice", "hiroshige"):
            self.fx[-1]["options"] = self.options()
        self.views[self.p][kind] = number

    def tell(self, rule: str, key: str, by: int) -> None:
        """Put a change where the format wants it."""
        assert self.event is not None
        station, tile = self.event["station"], self.tiles[self.p]
        bonus = {"k": "ability", "who": tile, "pts": 1}
        match rule:
            case "farm.effect":
                self.of("farm")[key] = by
            case "bathe":
                self.of("hot_spring")["pts"] = int(self.of("hot_spring")["card"][-1])
                self.fx += [bonus] if tile == "mitsukuni" else []
            case "win":
                self.fx += [bonus] if tile == "mitsukuni" else []
            case "paint":
                self.fx[-1]["pts"] = by
            case "collect" | "settle basket":
                effect = self.fx[-1]
                effect[key] = effect.get(key, 0) + by
            case "buy meal" | "eat":
                self.meal[key] = self.meal.get(key, 0) + by
                if rule == "buy meal":
                    self.meal["paid"] = True
            case "visit temple":
                self.of("donate").update(give=-by, coins=by)
            case "umegae.greeting":
                if not self.fx:
                    self.fx.append({"k": "ability", "who": tile})
                self.fx[0][key] = by
            case "donate" if station == "temple":
                given = self.of("donate")
                if "pts" in given and "donated" in given:
                    if self.fx[-1]["k"] != "ability":
                        self.fx.append({"k": "ability", "who": tile})
                    self.fx[-1][key] = by
                else:
                    given[key] = by
            case _:
                self.of("encounter")[key] = by

    # what is known when a stop is over

    def finish(self) -> None:
        event, self.event = self.event, None
        if event is None:
            return
        met = next((each["card"] for each in self.fx if each["k"] == "encounter"), "")
        painted = any(each["k"] == "panorama" for each in self.fx)
        if met.startswith("annaibito") and not painted:
            at = next(n for n, each in enumerate(self.fx) if each["k"] == "encounter") + 1
            self.fx.insert(at, {"k": "panorama_none", "via": "annaibito_choice", "options": self.options()})
        if event["station"] == "village":
            self.souvenirs()
        if event["station"] == "inn":
            if self.tiles[self.p] == "hiroshige" and event["to"] != len(self.spaces) - 1 and not painted:
                self.fx.insert(0, {"k": "panorama_none", "via": "hiroshige", "options": []})
            self.inn(event)
        event["pts"] = sum(each.get("pts", 0) for each in self.fx)
        event["after"] = {key: self.held[self.p][key] for key in ("coins", "score", "donated")}
        self.events.append(event)

    def souvenirs(self) -> None:
        found = self.of("souvenirs")
        for key in ("shown", "bought", "back"):
            found.setdefault(key, [])
        found.setdefault("coins", 0)
        found.setdefault("pts", 0)
        found["cost"] = -found["coins"]
        tile = self.tiles[self.p]
        if found["bought"] and (tile == "zen_emon" or (tile == "sasayakko" and len(found["bought"]) > 1)):
            found["discount"] = True

    def inn(self, event: dict[str, Any]) -> None:
        meal = {"k": "meal", "menu": list(self.menu), "took": None, "coins": 0, "pts": 0} | self.meal
        meal.pop("paid", None)
        meal["cost"] = -meal["coins"]
        self.fx.append(meal)
        if meal["took"] and "free" not in meal:
            self.menu.remove(meal["took"])
        if event["slot"] == len(self.views):
            self.menu.clear()

    def end(self) -> None:
        sums = {p: dict(held) for p, held in self.held.items()}
        given = [(p, [{"k": "achievement", "card": card, "pts": 3}]) for p, card in self.ends]
        for p, effects in given:
            if self.tiles[p] == "mitsukuni":
                effects.append({"k": "ability", "who": "mitsukuni", "pts": 1})
        bonus = self.state.score_sheet["offerings"]
        given += [(p, [{"k": "temple_bonus", "pts": bonus[n]}]) for n, p in enumerate(sums) if bonus[n]]
        self.chance.shuffle(given)
        for p, effects in given:
            pts = sum(each["pts"] for each in effects)
            sums[p]["score"] += pts
            self.events.append({"type": "end", "p": p.upper(), "fx": effects, "pts": pts, "after": dict(sums[p])})

    def record(self, started: State) -> dict[str, Any]:
        final, state = [], self.state
        for n, p in enumerate(self.held):
            awards = [entry.id for entry in self.game.compiled.spec.kinds["achievement"].entries]
            won = sum(state[f"{p}.won[{award}]"] == 1 for award in awards)
            held = {"coins": self.held[p]["coins"], "donated": self.held[p]["donated"]}
            place = {"score": state.scores[n], "achievements": won, "rank": state.ranks[n]}
            final.append({"p": p.upper(), **place, **held})
        return {
            "id": "made",
            "players": [
                {"id": p.upper(), "seat": n + 1, "traveler": self.tiles[p], "start_coins": started[f"{p}.coins"],
                 "start_slot": started[f"{p}.spot"]} for n, p in enumerate(self.held)
            ],
            "variants": {"players": 4, "gastronomy": True, "preparations": False, "initiatory": False,
                         "return_journey": False, "neutral_traveler": False, "menu_size": 4, "satsuki_offer": "deck"},
            "decks": {n: {"order": order, "seen": min(self.drawn[n], len(order))} for n, order in self.decks.items()},
            "events": self.events,
            "final": final,
            "final_scores": {row["p"]: row["score"] for row in final},
        }  # fmt: skip


def written(game: Game, seeds: Iterable[int]) -> list[dict[str, Any]]:
    """Games of random choices in the format of the recorded games."""
    return [Writer(game, seed).write() for seed in seeds]
