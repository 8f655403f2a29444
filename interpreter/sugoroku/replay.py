"""Drives the engine with games recorded elsewhere, as a mapping beside the spec says, and compares every step.

The recorded choices and cards go in; what the engine does with them is told in the words of the recording, and
every key of the recording must agree.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from . import ir
from .decisions import Decision, Option
from .differences import NOTHING, Difference, Running, difference
from .errors import GameError, hint_for
from .execution import Places
from .game import Game
from .machine import settle, take
from .mapping import Answer, Telling, mapping_files, read_mapping
from .recorded_files import Flaw
from .retelling import Account, Retelling, Tables
from .tracing import Traced

Json = Any


class Mismatch(Exception):
    """A recording and the engine disagree."""

    def __init__(self, event: int, what: str, recorded: Json, engine: Json) -> None:
        where = f"event {event}" if event >= 0 else "before the first event"
        super().__init__(f"{where}: {Difference(what, recorded, engine)}")
        self.event, self.what = event, what


class Foreign:
    """A format of recordings made elsewhere, ready to be replayed."""

    def __init__(self, path: Path, folder: Path) -> None:
        from .native_cache import digest
        from .places import content_key, content_of

        before = content_of(folder), content_of(path.parent)
        self.mapping, compiled = read_mapping(path, folder)
        content = content_key(" ".join(before), self.mapping.players, self.mapping.variants)
        unchanged = (content_of(folder), content_of(path.parent)) == before
        key = digest(content, path.name)
        self.game = Game(compiled, key=key, content=key if unchanged else "")
        self.tables = Tables(self.game, self.mapping)
        self.places = Places(compiled.program)

    def flaw(self, record: Json) -> Flaw | None:
        """What is wrong with one recorded game, and where, if anything is."""
        try:
            Replay(self, record).run()
        except Mismatch as error:
            inside: tuple[str | int, ...] = ()
            if 0 <= error.event < self._events(record):
                inside = (*self.mapping.event_list, error.event)
            return Flaw("recording-differs", str(error), *inside, *re.findall(r"[^].[]+", error.what))
        except ValueError as error:
            return Flaw("recording-differs", f"this recording cannot be replayed: {error}")
        return None

    def _events(self, record: Json) -> int:
        for key in self.mapping.event_list:
            record = record.get(key) if isinstance(record, dict) else None
        return len(record) if isinstance(record, list) else 0

    def replay(self, record: Json) -> str:
        """What is wrong with one recorded game, or nothing."""
        return str(self.flaw(record) or "")


def foreign(folder: Path, name: str | None = None) -> Foreign:
    """A format of a game by its name; without a name the only one."""
    files = {path.stem: path for path in mapping_files(folder)}
    if not files:
        raise GameError(f"{folder.name} has no mapping for recordings made elsewhere")
    if name is None and len(files) > 1:
        raise GameError(f"there are several mappings: {', '.join(files)}; choose one with --mapping")
    wanted = name if name is not None else next(iter(files))
    if wanted not in files:
        raise GameError(f'there is no mapping "{wanted}". {hint_for(wanted, files) or "mappings: " + ", ".join(files)}')
    return Foreign(files[wanted], folder)


class Replay:
    """One recorded game on the engine."""

    def __init__(self, format: Foreign, record: Json) -> None:
        self.format, self.game, self.mapping = format, format.game, format.mapping
        self.record, self.at = record, -1
        mapping = self.mapping
        rows = self.rows(self.look(record, (mapping.player_list,)), mapping.player_list)
        for row in rows:
            if type(row.get(mapping.player_order)) is not int or not isinstance(row.get(mapping.player_id), str):
                raise Mismatch(-1, mapping.player_list, row, f"{mapping.player_id} and {mapping.player_order}")
        self.seats = sorted(rows, key=lambda row: int(row[mapping.player_order]))
        self.players = [str(row[mapping.player_id]) for row in self.seats]
        if len(set(self.players)) != self.game.compiled.program.seats:
            raise Mismatch(-1, mapping.player_list, self.players, f"{self.game.compiled.program.seats} players")
        self.events = self.rows(self.look(record, mapping.event_list), ".".join(mapping.event_list))
        self.state = self.game.machine.new(0)
        self.telling = Retelling(format.tables, self.state, self.players, self.begun)
        self.telling.ready = self.ready
        self.unordered: list[Json] = []
        self.each = 0
        self.shuffled: set[str] = set()

    # reading the recording

    def look(self, value: Json, path: Sequence[str]) -> Json:
        """What a path names inside a value."""
        for number, key in enumerate(path):
            if not isinstance(value, dict) or key not in value:
                raise Mismatch(self.at, ".".join(path[: number + 1]), NOTHING, "something")
            value = value[key]
        return value

    def rows(self, value: Json, what: str) -> list[dict[str, Json]]:
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise Mismatch(self.at, what, value, "a list of objects")
        return value

    @property
    def event(self) -> dict[str, Json]:
        return self.events[self.at] if 0 <= self.at < len(self.events) else {}

    def effects(self, path: Sequence[str], where: Iterable[tuple[str, tuple[Json, ...]]] = ()) -> list[Json]:
        """The values of a key in all effects of a kind of the event at hand."""
        kind, key = path
        listed = self.rows(self.event.get(self.mapping.effect_key), self.mapping.effect_key)
        found = [effect for effect in listed if effect.get(self.mapping.kind_key) == kind and key in effect]
        return [effect[key] for effect in found if all(effect.get(name) in values for name, values in where)]

    # chances

    def feed(self, name: str, items: tuple[int, ...]) -> list[int]:
        """The outcome of a chance, from bottom to top; what nothing is told of stays as it is."""
        order, again = self.mapping.orders.get(name), name in self.shuffled
        self.shuffled.add(name)
        if order is None:
            return list(items)
        names = self.format.tables.names
        kind = self.game.compiled.spec.state[name].type.kind
        if order.first and not again:
            return self.ordered(name, names[kind], items, self.look(self.record, order.first))
        if order.later:
            told = [each for part in self.effects(order.later) for each in self.texts(part, name)]
            return self.ordered(name, names[kind], items, told)
        if order.dealt and order.each is not None:
            kept = [self.look(seat, (order.dealt,)) for seat in self.seats]
            rest = [each for each in (names[kind][item] for item in items) if each not in kept]
            others = self.telling.run(order.each.function, 0) - 1
            dealt = [each for one in kept for each in (one, *(rest.pop() for _ in range(min(others, len(rest)))))]
            return self.ordered(name, names[kind], items, dealt + rest)
        if order.seats:
            places = [self.look(seat, (order.seats,)) for seat in self.seats]
            if any(type(place) is not int for place in places):
                raise Mismatch(self.at, order.seats, places, "numbers")
            return sorted(items, key=lambda seat: places[seat])
        return list(items)

    def texts(self, value: Json, what: str) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise Mismatch(self.at, f"cards of {what}", value, "a list of names")
        return value

    def ordered(self, zone: str, names: list[str], items: tuple[int, ...], order: Json) -> list[int]:
        """Items in a recorded order, which is told from the top."""
        left, found = list(items), []
        for each in self.texts(order, zone):
            chosen = next((item for item in left if names[item] == each), None)
            if chosen is None:
                raise Mismatch(self.at, f"cards of {zone}", each, sorted(names[item] for item in left))
            left.remove(chosen)
            found.append(chosen)
        if left:
            raise Mismatch(self.at, f"cards of {zone}", NOTHING, sorted(names[item] for item in left))
        return found[::-1]

    # decisions

    def answer(self, decision: Decision) -> Option:
        answer = self.mapping.answers.get(decision.rule)
        if answer is None:
            raise Mismatch(self.at, "a decision that the mapping does not know", NOTHING, decision.rule)
        return self.option(decision, self.told(answer, decision))

    def told(self, answer: Answer, decision: Decision) -> Json:
        """What the recording says at a decision."""
        match answer.word:
            case "player":
                return self.look(self.seats[decision.who], answer.path)
            case "event":
                return self.look(self.event, answer.path)
            case "yes":
                told = self.effects(answer.path, answer.where)
                return "yes" if any(value not in (None, False) for value in told) else "no"
            case "each":
                told = self.effects(answer.path, answer.where)
                listed = [each for part in told for each in self.texts(part, "a choice")]
                self.each += 1
                return listed[self.each - 1] if self.each <= len(listed) else "stop"
        told = self.effects(answer.path, answer.where)
        return told[0] if told else NOTHING

    def option(self, decision: Decision, told: Json) -> Option:
        """The option that a recording names: by its text, its design, or the number of an entry."""
        for option in decision.options:
            meaning = option.meaning
            if meaning is not None and meaning.kind == "element" and meaning.type.base == "entity":
                low = self.game.compiled.spec.kinds[meaning.type.kind].low
                same = option.value - low == told if type(told) is int else self.name(option) == told
            elif type(told) is int:
                same = option.value == told and meaning is not None and meaning.kind == "element"
            else:
                same = option.text == told
            if same:
                return option
        offered = [option.text for option in decision.options]
        raise Mismatch(self.at, f'the choice of {decision.player} in "{decision.rule}"', told, offered)

    def name(self, option: Option) -> str:
        meaning = option.meaning
        assert meaning is not None
        names = self.format.tables.names.get(meaning.type.kind)
        return names[option.value] if names is not None else option.text

    # events

    def begun(self, telling: Telling, me: int) -> None:
        """The engine begins an event; those that have an order come one after the other."""
        if telling not in self.mapping.ordered:
            return
        self.at, self.each = self.at + 1, 0
        if self.at >= len(self.events):
            raise Mismatch(self.at, "the number of events", len(self.events), "more")
        actor = self.event.get(telling.actor, NOTHING)
        if actor != self.players[me]:
            raise Mismatch(self.at, "who moves", actor, self.players[me])

    def ready(self, telling: Telling, told: Json) -> None:
        """The engine has told an event."""
        if telling in self.mapping.ordered:
            self.compare(self.at, self.event, told)
        else:
            self.unordered.append(told)

    def compare(self, at: int, recorded: Json, told: Json) -> None:
        if (found := difference(recorded, told)) is not None:
            raise Mismatch(at, found.path, found.recorded, found.engine)

    def compare_rest(self) -> None:
        """The events that have no order, and the rest of the recording."""
        self.unordered += [told for _, _, told in self.telling.afterwards()]
        left, first = list(self.unordered), self.at + 1
        last = {event[t.actor]: event for t in self.mapping.ordered for event in self.events[:first]}
        actor = next((t.actor for t in (*self.mapping.unordered, *self.mapping.afterwards)), "")
        for at, event in enumerate(self.events[first:], first):
            found = next((told for told in left if difference(event, told) is None), None)
            if found is None:
                near = next((told for told in left if told.get(actor) == event.get(actor)), None)
                self.compare(at, event, near)
                raise Mismatch(at, "an event after the last one", event, NOTHING)
            left.remove(found)
            self.running(at, event, found, last.get(event.get(actor)))
            last[event[actor]] = event
        if left:
            raise Mismatch(len(self.events), "an event", NOTHING, left[0])
        told = self.telling.value(self.mapping.record, Account(Telling(frozenset(), self.mapping.record), 0, 0))
        self.compare(len(self.events), self.record, told)

    def running(self, at: int, event: Json, told: Json, before: Json) -> None:
        """Sums that go on from the event before of the same player."""
        for key, value in told.items():
            if isinstance(value, dict) and isinstance(event.get(key), dict):
                self.running(at, {**event[key], **event}, value, before)
            elif isinstance(value, Running):
                last, step = self.look(before, value.path), event.get(value.by)
                now = event.get(key, NOTHING)
                if type(last) is not int or type(step) is not int or type(now) is not int or now != last + step:
                    raise Mismatch(at, ".".join(value.path), now, last + step if type(step) is int else NOTHING)

    def run(self) -> None:
        """Play the whole recording; Mismatch at the first difference."""
        compiled, state = self.game.compiled, self.state
        traced = Traced(compiled.program, self.format.places, state, self.telling, self.game.machine)
        while True:
            stop = traced.proceed()
            if stop.kind == "chance":
                node = compiled.program.nodes[stop.node]
                assert isinstance(node, ir.Random | ir.Shuffle)
                settle(state, stop, self.feed(compiled.chances[node.chance], stop.items) if not stop.bound else 0)
            elif stop.kind == "decision":
                chosen = self.answer(Decision(self.game, state, stop))
                take(state, stop, chosen.ordinal, chosen.value)
            elif stop.kind == "finished":
                self.telling.result = self.game.proceed(state)
                self.compare_rest()
                return
            else:
                raise Mismatch(self.at, "the end", NOTHING, str(self.game.fault(stop)))


def replayed(format: Foreign, records: Iterable[Json]) -> Iterator[tuple[str, str]]:
    """The id of each recording with what is wrong with it, or nothing."""
    for record in records:
        name = record.get("id", "?") if isinstance(record, dict) else "?"
        yield str(name)[:80], format.replay(record)
