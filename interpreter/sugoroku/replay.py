"""Drives the engine with games recorded elsewhere, as a mapping beside the spec says, and compares every step.

A mapping is data: where a recording keeps the answer to each decision, the order of each deck, and what must be
true after each event. See `spec/*/recordings/`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from . import ir
from .declarations import Type
from .game import Decision, Game, Option
from .machine import State, take

Json = Any


class Mismatch(Exception):
    """A recording and the engine disagree."""

    def __init__(self, event: int, what: str, expected: Json, got: Json) -> None:
        super().__init__(f"event {event}: {what}: recorded {expected!r}, engine {got!r}")


class Replay:
    """One recorded game on the engine."""

    def __init__(self, game: Game, mapping: Json, record: Json) -> None:
        self.game, self.mapping, self.record = game, mapping, record
        self.names: dict[str, str] = mapping.get("names", {})
        self.seats: list[Json] = sorted(self.look(mapping["seats"]), key=lambda seat: int(seat["seat"]))
        self.numbers = {str(seat["id"]): number for number, seat in enumerate(self.seats)}
        self.events: list[Json] = self.look(mapping["events"])
        self.stops = [event for event in self.events if event["type"] == "stop"]
        self.at = -1
        self.event: Json = {"fx": []}
        self.used: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self.before: dict[str, Json] = {}
        self.state: State = game.machine.new(0)

    def look(self, path: str, via: Json = None) -> Json:
        """What a path names; for effects the list of all values."""
        root, _, rest = path.partition(".")
        if root == "fx":
            kind, _, key = rest.partition(".")
            wanted = [via] if isinstance(via, str) else via
            found = [fx for fx in self.event["fx"] if fx["k"] == kind and (wanted is None or fx.get("via") in wanted)]
            return [fx[key] for fx in found if key in fx]
        value: Json = {"game": self.record, "event": self.event}.get(root) if hasattr(self, "event") else self.record
        for part in rest.split("."):
            value = value[part]
        return value

    def wrong(self, what: str, expected: Json, got: Json) -> None:
        if expected != got:
            raise Mismatch(self.at, what, expected, got)

    def design(self, type: Type, value: int) -> str:
        """An entry as a recording names it: copies have the name of their design."""
        entry = self.game.compiled.spec.family(type.kind)[value]
        node = entry.node.get("id") if entry.node is not None else None
        return str(getattr(node, "text", entry.id))

    # chances

    def feed(self, name: str, items: tuple[int, ...]) -> Sequence[int] | None:
        rule = self.mapping["chances"].get(name)
        self.seen[name] += 1
        if rule is None:
            return None
        kind = self.game.compiled.spec.state[name].type
        if "first" in rule and self.seen[name] == 1:
            return self.ordered(name, kind, items, self.look(rule["first"]))
        if "later" in rule:
            return self.ordered(name, kind, items, [each for part in self.look(rule["later"]) for each in part])
        if "dealt" in rule:
            kept = [seat[rule["dealt"]] for seat in self.seats]
            rest = [name for name in (self.design(kind, item) for item in items) if name not in kept]
            order = [each for one in kept for each in (one, *(rest.pop() for _ in range(int(rule["each"]) - 1)))]
            return self.ordered(name, kind, items, order + rest)
        if "seats" in rule:
            line = sorted(items, key=lambda seat: -int(self.seats[seat][rule["seats"]]))
            return line[::-1]
        return None

    def ordered(self, name: str, kind: Type, items: tuple[int, ...], order: list[str]) -> list[int]:
        """Items in a recorded order, which is told from the top."""
        left, found = list(items), []
        for each in order:
            chosen = next((item for item in left if self.design(kind, item) == each), None)
            if chosen is None:
                raise Mismatch(self.at, f"cards of {name}", each, sorted(self.design(kind, item) for item in left))
            left.remove(chosen)
            found.append(chosen)
        self.wrong(f"number of cards of {name}", len(order), len(items))
        return found[::-1]

    # decisions

    def answer(self, decision: Decision) -> Option:
        rule = self.mapping["decisions"].get(decision.rule)
        if rule is None:
            raise Mismatch(self.at, "a decision that the mapping does not know", None, decision.rule)
        if "actor" in rule:
            self.next_stop(rule, decision)
        for zone, path in rule.get("shown", {}).items() if not self.used[decision.rule] else ():
            self.wrong(f"cards of {zone}", Counter(_flat(self.look(path))), Counter(map(self.named, self.read(zone))))
        if "yes" in rule:
            told = self.look(rule["yes"], rule.get("via"))
            return self.option(decision, "yes" if any(value not in (None, False) for value in told) else "no")
        if "each" in rule:
            told = _flat(self.look(rule["each"]))
            number, self.used[decision.rule] = self.used[decision.rule], self.used[decision.rule] + 1
            return self.option(decision, told[number] if number < len(told) else "stop")
        if rule["take"].startswith("player."):
            return self.option(decision, self.seats[decision.who][rule["take"].removeprefix("player.")])
        told = self.look(rule["take"], rule.get("via"))
        told = _flat(told)[:1] if isinstance(told, list) else [told]
        if not told:
            raise Mismatch(self.at, f"the answer to {decision.rule}", None, [o.text for o in decision.options])
        return self.option(decision, told[0])

    def option(self, decision: Decision, told: Json) -> Option:
        """The option that a recording names: an id, a design, or the number of an entry."""
        for option in decision.options:
            meaning = option.meaning
            if option.text == str(told):
                return option
            if meaning is not None and meaning.kind == "element" and meaning.type.base == "entity":
                kind = self.game.compiled.spec.kinds[meaning.type.kind]
                if (isinstance(told, int) and option.value - kind.low == told) or self.design(
                    meaning.type, option.value
                ) == told:
                    return option
        raise Mismatch(self.at, f"the choice in {decision.rule}", told, [option.text for option in decision.options])

    def next_stop(self, rule: Json, decision: Decision) -> None:
        """A move is asked for: a new event begins."""
        self.begin(self.snapshot())
        self.wrong("who moves", f"p{self.numbers[self.look(rule['actor'])] + 1}", decision.player)

    def begin(self, before: dict[str, Json]) -> None:
        """Go to the next event; what the one before it left behind is compared first."""
        if self.at >= 0:
            self.compare_stop(last=False)
        self.at += 1
        self.used.clear()
        if self.at >= len(self.stops):
            raise Mismatch(self.at, "the number of events", len(self.stops), "one more")
        self.event, self.before = self.stops[self.at], before

    def observe(self, node: ir.Stmt, _: State, details: tuple[int, ...]) -> None:
        """A choice with one way open is not asked for; where it is a move, an event begins with it."""
        if not isinstance(node, ir.Choose) or not details:
            return
        prompt = self.game.compiled.prompts[node.prompt]
        rule = self.mapping["decisions"].get(prompt.origin.rule, {})
        if "actor" in rule:
            self.begin(self.snapshot())
            self.wrong(
                "where to", self.look(rule["take"]), details[1] - self.game.compiled.spec.kinds[prompt.type.kind].low
            )

    # comparisons

    def read(self, name: str) -> Json:
        return self.game.symbols.read(self.state, name)

    def named(self, id: Json) -> str:
        entry = self.game.compiled.spec.entries[str(id)]
        return self.design(Type("entity", entry.kind), entry.number)

    def snapshot(self) -> dict[str, Json]:
        """All cells that comparisons speak of, by name."""
        rules, found = self.mapping["after"], dict[str, Json]()
        for seat in range(len(self.seats)):
            for name in {*rules["is"], *rules["added"], rules["place"]["cell"]}:
                found[f"p{seat + 1}.{name}"] = self.read(f"p{seat + 1}.{name}")
            for name in rules["counted"]:
                found.update(self.counted(seat, name))
        return found

    def counted(self, seat: int, name: str) -> dict[str, Json]:
        item = self.game.compiled.spec.state[name]
        kind = self.game.compiled.spec.kinds[item.per[1]]
        return {f"p{seat + 1}.{name}[{e.id}]": self.read(f"p{seat + 1}.{name}[{e.id}]") for e in kind.entries}

    def compare_stop(self, last: bool) -> None:
        """After a stop: place, stocks, changes, cards. After the last one prizes have changed the points already."""
        rules, now = self.mapping["after"], self.snapshot()
        me = f"p{self.numbers[self.event['p']] + 1}"
        for name, path in rules["is"].items():
            if not (last and name in rules["gains"]):
                self.wrong(f"{name} of {me}", self.look(path), now[f"{me}.{name}"])
        self.compare_place(rules["place"], me, now)
        for name, key in rules["sums"].items():
            told = sum(fx.get(key, 0) for fx in self.event["fx"])
            if name in rules["gains"]:
                self.wrong(f"sum of {key}", told, self.look(rules["gains"][name]))
                if last:
                    continue
            self.wrong(f"change of {name}", told, now[f"{me}.{name}"] - self.before[f"{me}.{name}"])
        for name, paths in rules["added"].items():
            added: Counter[str] = Counter(now[f"{me}.{name}"]) - Counter(self.before[f"{me}.{name}"])
            told = Counter(each for path in paths for each in self.listed(path))
            self.wrong(f"cards added to {name}", told, Counter(map(self.named, added.elements())))
        for first, second in rules["paid"]:
            self.wrong(first, [-value or 0 for value in self.look(second)] or self.look(first), self.look(first))
        for whole, *parts in rules["split"]:
            pieces = Counter(each for part in parts for each in _flat(self.look(part)))
            self.wrong(whole, Counter(_flat(self.look(whole))), pieces)
        self.compare_counts(me, now, last)

    def compare_place(self, rule: Json, me: str, now: dict[str, Json]) -> None:
        reached = self.game.compiled.spec.entries[now[f"{me}.{rule['cell']}"]]
        before = self.game.compiled.spec.entries[self.before[f"{me}.{rule['cell']}"]]
        self.wrong("place", self.look(rule["to"]), reached.number)
        self.wrong("place before", self.look(rule["from"]), before.number)
        kind = getattr(reached.node.get(rule["field"]) if reached.node is not None else None, "text", "")
        told = str(self.look(rule["told"]))
        self.wrong(rule["field"], self.mapping.get("places", {}).get(told, told), kind)

    def compare_counts(self, me: str, now: dict[str, Json], last: bool) -> None:
        for name, pairs in self.mapping["after"]["counted"].items():
            if last and name == self.mapping["end"]["awards"]["cell"]:
                continue
            for path, number in pairs.items():
                told = Counter(self.names.get(each, each) for each in _flat(self.look(path)))
                cells = [cell for cell in now if cell.startswith(f"{me}.{name}[")]
                changed = {cell: now[cell] - self.before[cell] for cell in cells if now[cell] != self.before[cell]}
                self.wrong(
                    f"change of {name}", {f"{me}.{name}[{each}]": count for each, count in told.items()}, changed
                )
                if isinstance(number, str):
                    numbers = dict(zip(_flat(self.look(path)), _flat(self.look(number)), strict=True))
                    self.wrong(number, numbers, {each: now[f"{me}.{name}[{each}]"] for each in numbers})

    def listed(self, path: str) -> list[str]:
        """The values of a path, or of `A if B` where B is true."""
        path, _, condition = path.partition(" if ")
        values = self.look(path)
        if condition:
            values = [value for value, holds in zip(values, self.look(condition), strict=True) if holds]
        return [each for each in _flat(values) if each is not None]

    def compare_end(self) -> None:
        """Prizes, bonus, and the final result of every player."""
        self.compare_stop(last=True)
        self.wrong("the number of events", len(self.stops), self.at + 1)
        program, end = self.game.compiled.program, self.mapping["end"]
        ended = self.game.proceed(self.state)
        last = {event["p"]: event["after"]["score"] for event in self.stops}
        awards = {id: Counter[str]() for id in self.numbers}
        bonus = dict.fromkeys(self.numbers, 0)
        for event in (each for each in self.events if each["type"] == "end"):
            self.event = event
            last[event["p"]] += event["pts"]
            self.wrong("points at the end", sum(fx.get("pts", 0) for fx in event["fx"]), event["pts"])
            self.wrong("score at the end", last[event["p"]], event["after"]["score"])
            awards[event["p"]].update(self.names.get(each, each) for each in self.look(end["awards"]["told"]))
            bonus[event["p"]] += sum(self.look(end["bonus"]["told"]))
        for id, seat in self.numbers.items():
            told_during = [e for e in self.stops if e["p"] == id]
            for event in told_during:
                self.event = event
                awards[id].update(self.names.get(each, each) for each in self.look(end["awards"]["told"]))
            cells = self.counted(seat, end["awards"]["cell"])
            got = Counter({cell.split("[")[1][:-1]: count for cell, count in cells.items() if count})
            self.wrong(f"prizes of {id}", awards[id], got)
            self.wrong(f"bonus of {id}", bonus[id], ended.score_sheet[end["bonus"]["category"]][seat])
            self.wrong(f"score of {id}", self.look(end["scores"])[id], ended.scores[seat])
            self.wrong(f"sum of {id}", last[id], ended.scores[seat])
        self.compare_result(ended.scores, ended.ranks)
        assert program.seats == len(self.seats)

    def compare_result(self, scores: list[int], ranks: list[int]) -> None:
        rule = self.mapping["end"]["result"]
        for row in self.look(rule["list"]):
            seat = self.numbers[row[rule["player"]]]
            self.wrong("final score", row[rule["score"]], scores[seat])
            self.wrong("final rank", row[rule["rank"]], ranks[seat])
            for name, key in rule["is"].items():
                self.wrong(f"final {name}", row[key], self.read(f"p{seat + 1}.{name}"))
            for name, key in rule["count"].items():
                self.wrong(f"final {key}", row[key], sum(self.counted(seat, name).values()))

    def run(self) -> None:
        """Play the whole recording; Mismatch at the first difference."""
        for path, value in self.mapping["settings"]["same"].items():
            self.wrong(path, value, self.look(path))
        machine, state, compiled = self.game.reference, self.state, self.game.compiled
        while True:
            stop = machine.run(state, external=True, observer=self.observe)
            if stop.kind == "chance":
                node = compiled.program.nodes[stop.node]
                assert isinstance(node, ir.Random | ir.Shuffle)
                given = self.feed(compiled.chances[node.chance], stop.items)
                machine.resolve(state, list(given) if given is not None else list(stop.items) if stop.items else 0)
            elif stop.kind == "decision":
                chosen = self.answer(Decision(self.game, state, stop))
                take(state, stop, chosen.ordinal, chosen.value)
            elif stop.kind == "finished":
                self.compare_end()
                return
            else:
                raise Mismatch(self.at, "the game stopped", None, self.game.explain(stop))


def _flat(values: Json) -> list[Json]:
    """The single values of nested lists."""
    if not isinstance(values, list):
        return [values]
    return [each for value in values for each in _flat(value)]


def replayed(game: Game, mapping: Json, records: Iterator[Json]) -> Iterator[tuple[str, str]]:
    """The id of each recording with what is wrong with it, or nothing."""
    for record in records:
        name = str(record.get("id", "?")) if isinstance(record, dict) else "?"
        try:
            Replay(game, mapping, record).run()
        except Mismatch as error:
            yield name, str(error)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            yield name, f"this is no recording that the mapping understands: {type(error).__name__} {error}"
        else:
            yield name, ""
