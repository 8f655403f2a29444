"""Tells what the engine does as a recording would: events with their effects, as a mapping says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from . import ir
from .arithmetic import Fault
from .differences import Anything, Empty, Rows, Running
from .evaluation import Evaluation
from .game import Game
from .machine import State as Vector
from .mapping import Form, RecordingMapping, Telling
from .spec import PLAYER, Type
from .states import State

Json = Any


class Account:
    """What happened in a run of a rule that an event or effect tells of."""

    __slots__ = ("added", "calls", "changes", "depth", "first", "held", "me", "raised", "telling")

    def __init__(self, telling: Telling, me: int, depth: int) -> None:
        self.telling, self.me, self.depth = telling, me, depth
        self.first = -1
        self.changes: Counter[int] = Counter()
        self.added: dict[int, list[int]] = {}
        self.raised: dict[str, tuple[int, int]] = {}
        self.calls: set[str] = set()
        self.held: dict[Form, Json] = {}


class Tables:
    """What retelling needs to know about a game and a mapping, once for all recordings."""

    def __init__(self, game: Game, mapping: RecordingMapping) -> None:
        self.game, self.mapping = game, mapping
        program, spec = game.compiled.program, game.compiled.spec
        self.rules = list(program.procedures)
        self.cells = program.cells
        told = [*mapping.ordered, *mapping.unordered]
        self.events = [[t for t in told if name in t.on] for name in self.rules]
        self.effects = [[(n, t) for n, t in enumerate(mapping.effects) if name in t.on] for name in self.rules]
        watched = {name for t in (*told, *mapping.effects) for names, _ in t.moments for name in names}
        self.moments = [name in watched for name in self.rules]
        self.inner: dict[int, tuple[str, int]] = {}
        for item in spec.state.values():
            if len(item.per) == 2 and item.per[0] == PLAYER and not item.zone:
                region = program.regions[item.name]
                for cell in range(region.size):
                    self.inner[region.base + cell] = (item.name, cell % region.shape[1])
        self.names = {
            name: [self.name(Type("entity", name), n) for n in range(len(spec.family(name)))]
            for name in spec.kinds
            if name != PLAYER
        }

    def name(self, type: Type, value: int) -> str:
        """An entry as a recording names it: copies have the name of their design."""
        entry = self.game.compiled.spec.family(type.kind)[value]
        node = entry.node.get("id") if entry.node is not None else None
        found = str(getattr(node, "text", entry.id))
        return self.mapping.names.get(found, found)

    def place(self, name: str, seat: int) -> int:
        """Where a cell or zone begins: that of a seat, or the only one."""
        cells = self.game.symbols.cells
        return cells[f"p{seat + 1}.{name}" if name not in cells else name][0]


class Retelling:
    """Watches one game and tells it."""

    def __init__(
        self, tables: Tables, state: Vector, players: list[str], begun: Callable[[Telling, int], None]
    ) -> None:
        self.tables, self.state, self.players = tables, state, players
        self.program = tables.game.compiled.program
        self.evaluation = Evaluation(self.program, state)
        self.begun = begun
        self.stack: list[str] = []
        self.event: Account | None = None
        self.open: list[Account] = []
        self.told_effects: list[tuple[int, int, Json]] = []
        self.numbers: dict[Account, int] = {}
        self.ready: Callable[[Telling, Json], None] = lambda telling, json: None
        self.drawn: Counter[int] = Counter()
        self.tick = 0
        self.firsts: dict[tuple[Form, int], Json] | None = None
        self.result: State | None = None

    # what the machine tells

    def called(self, procedure: int, me: int) -> None:
        tables = self.tables
        name = tables.rules[procedure]
        self.stack.append(name)
        self.tick += 1
        for telling in tables.events[procedure]:
            if not telling.inside or telling.inside in self.stack:
                self.begin(telling, me)
        if self.event is None:
            return
        for account in self.open:
            account.calls.add(name)
        if tables.moments[procedure]:
            for account in self.open:
                for names, form in account.telling.moments:
                    if name in names:
                        account.held[form] = self.value(form.parts[0][1], account, started=False)
        for number, telling in tables.effects[procedure]:
            account = Account(telling, me, len(self.stack))
            self.start(telling.keys, account)
            self.open.append(account)
            self.numbers[account] = number
            account.first = -1 - self.tick

    def left(self, procedure: int) -> None:
        depth = len(self.stack)
        while self.open and self.open[-1].depth == depth:
            self.close(self.open.pop())
        self.stack.pop()
        if self.event is not None and self.event.depth == depth:
            account, self.event = self.event, None
            self.ready(account.telling, self.value(account.telling.keys, account))

    def told(self, node: ir.Stmt, state: Vector, details: tuple[int, ...]) -> None:
        self.tick += 1
        match node:
            case ir.Assign() | ir.Change():
                address, before, after = details
                if address < self.tables.cells:
                    inner = self.tables.inner.get(address)
                    for account in self.receivers():
                        account.changes[address] += after - before
                        if inner is not None:
                            account.raised[inner[0]] = (inner[1], after)
            case ir.Insert():
                address, _, value = details
                for account in self.receivers():
                    account.added.setdefault(address, []).append(value)
            case ir.Delete():
                self.drawn[details[0]] += 1
                for _ in self.receivers():
                    pass

    def receivers(self) -> Iterator[Account]:
        """The event, and the innermost effects, which are those of one rule; a shared one gives it on."""
        if self.event is None:
            return
        yield self.event
        depth = -1
        for account in reversed(self.open):
            if depth not in (-1, account.depth):
                return
            if account.first < 0:
                account.first = self.tick
            yield account
            depth = -1 if account.telling.shared else account.depth

    # events and effects

    def begin(self, telling: Telling, me: int) -> None:
        if self.firsts is None:
            self.firsts = {}
            self.note_firsts(self.tables.mapping.record)
        self.event = Account(telling, me, len(self.stack))
        self.told_effects, self.open = [], []
        self.numbers.clear()
        self.start(telling.keys, self.event)
        self.begun(telling, me)

    def note_firsts(self, form: Form) -> None:
        assert self.firsts is not None
        for _, part in form.parts:
            self.note_firsts(part)
        if form.word == "first":
            for seat in range(len(self.players)):
                self.firsts[form, seat] = self.computed(form, seat)

    def start(self, form: Form, account: Account) -> None:
        """Take the values of forms that speak of the beginning."""
        match form.word:
            case "before" | "entries" | "zone":
                account.held[form] = self.value(form, account, started=False)
            case "inside":
                found = next((part for name, part in form.parts if name in self.stack), None)
                account.held[form] = self.value(found, account, started=False) if found is not None else None
            case "when":
                account.held[form] = None
            case _:
                for _, part in form.parts:
                    self.start(part, account)

    def close(self, account: Account) -> None:
        """An effect is over: it is told unless its conditions say no."""
        telling = account.telling
        if telling.wanted is not None and not self.value(telling.wanted, account):
            return
        if telling.unwanted is not None and self.value(telling.unwanted, account):
            return
        place = self.tick if telling.last else account.first if account.first >= 0 else -1 - account.first
        self.told_effects.append((place, self.numbers[account], self.value(telling.keys, account)))

    def afterwards(self) -> Iterator[tuple[Telling, int, Json]]:
        """Events that are told when the game is over."""
        for telling in self.tables.mapping.afterwards:
            for seat in range(len(self.players)):
                account = Account(telling, seat, 0)
                if telling.wanted is None or self.value(telling.wanted, account):
                    yield telling, seat, self.value(telling.keys, account)

    # forms

    def value(self, form: Form, account: Account, started: bool = True) -> Json:
        """The value of a form as a recording would tell it."""
        if started and form in account.held:
            return account.held[form]
        me, tables = account.me, self.tables
        match form.word:
            case "value" | "before":
                return self.computed(form, me)
            case "is":
                return form.value
            case "keys":
                return self.keys(form, account, started)
            case "list":
                return [self.value(part, account, started) for _, part in form.parts]
            case "change":
                less = sum(self.value(part, account) for _, part in form.parts)
                return account.changes[tables.place(form.text, me)] - less
            case "loss":
                return -account.changes[tables.place(form.text, me)]
            case "added" | "card":
                names = tables.names[form.type.kind]
                found = [names[item] for item in account.added.get(tables.place(form.text, me), ())]
                return found if form.word == "added" else found[0] if len(found) == 1 else found or None
            case "raised" | "level":
                entry, level = account.raised.get(form.text, (-1, 0))
                if form.word == "level":
                    return level
                return tables.names[form.type.kind][self.low(form.type) + entry] if entry >= 0 else None
            case "called":
                return form.text in account.calls
            case "player":
                return self.players[me]
            case "effects":
                return [effect for _, _, effect in sorted(self.told_effects, key=lambda each: each[:2])]
            case "zone":
                return self.zone(form, me)
            case "entries":
                kind, names = tables.game.compiled.spec.kinds[form.text], tables.names[form.text]
                return [names[n] for n in range(kind.low, kind.high) if self.run(form.function, me, n)]
        return self.whole(form, account)

    def whole(self, form: Form, account: Account) -> Json:
        """The value of a form that speaks of the whole game."""
        match form.word:
            case "first":
                return (self.firsts or {}).get((form, account.me))
            case "drawn":
                place = self.tables.place(form.text, 0)
                return min(self.drawn[place], self.game_size(form))
            case "each":
                return Rows(self.value(form.parts[0][1], Account(account.telling, n, 0)) for n in self.seats())
            case "by":
                return {
                    self.players[n]: self.value(form.parts[0][1], Account(account.telling, n, 0)) for n in self.seats()
                }
            case "result":
                assert self.result is not None
                return (self.result.scores if form.text == "score" else self.result.ranks)[account.me]
            case "running":
                return Running(tuple(form.text.split(".")), form.value)
        return Anything()

    def keys(self, form: Form, account: Account, started: bool) -> dict[str, Json]:
        made: dict[str, Json] = {}
        for key, part in form.parts:
            found = self.value(part, account, started)
            if key.endswith("?"):
                key, found = key[:-1], found if found else Empty(found)
            made[key] = found
        return made

    def seats(self) -> range:
        return range(len(self.players))

    def low(self, type: Type) -> int:
        return self.tables.game.compiled.spec.kinds[type.kind].low

    def game_size(self, form: Form) -> int:
        """How many cards there are for a zone."""
        kind = self.tables.game.compiled.spec.kinds[form.type.kind]
        return kind.high - kind.low

    def zone(self, form: Form, me: int) -> list[str]:
        place, names = self.tables.place(form.text, me), self.tables.names[form.type.kind]
        return [names[item] for item in self.state[place + 1 : place + 1 + self.state[place]]]

    def computed(self, form: Form, me: int) -> Json:
        """The value of an expression, in the words of a recording."""
        found = self.run(form.function, me)
        match form.type.base:
            case "truth":
                return bool(found)
            case "entity" if found == ir.NONE:
                return None
            case "entity" if form.type.kind == PLAYER:
                return self.players[found]
            case "entity":
                return self.tables.names[form.type.kind][found]
        return found

    def run(self, function: str, *arguments: int) -> int:
        called, evaluation = self.program.functions[function], self.evaluation
        evaluation.steps = evaluation.depth = 0
        try:
            return evaluation.value(called.body, evaluation.descend(called, list(arguments)))
        except Fault as fault:
            raise ValueError(f"an expression of the mapping cannot be computed: {fault}") from None
