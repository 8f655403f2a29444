"""Lowers choices to LLVM text: what is legal is written down as offers, then one is taken or somebody is asked."""

from __future__ import annotations

from collections.abc import Callable

from sugoroku import ir
from sugoroku.machine import PASS, beyond
from sugoroku.native_stops import DECISION, OFFERS, Stops
from sugoroku.native_text import COUNT, LEFT, REPORT
from sugoroku.native_values import NO_TEMPS

# An offer is an ordinal, a value, the number that NODE becomes, and the address that takes the value.
OFFER_CELLS = 4


class Choices(Stops):
    """The text of a piece that can choose. The count of offers is a variable."""

    def __init__(self, program: ir.Program) -> None:
        super().__init__(program)
        self.count_variable = self.variable()

    def choose(self, node: ir.Choose, following: str) -> None:
        """Write the offers down, then decide."""
        self.wait(node, following)
        who = self.value(node.who)
        decide = self.label("decide")
        self.store("0", self.count_variable)
        self.offer(node.options, 0, self.bounded(node))
        if node.interrupts:
            self.interrupts(node, who, decide)
        self.follow(decide)
        index = self.variable("0")
        none, take = self.settle(node, who, index, following, lambda: None)
        self.place(take)
        taken = self.compute(f"mul nuw nsw i32 {self.load(index)}, {OFFER_CELLS}")
        choices = [(option, following) for option in node.options]
        choices += [(interrupt, f"wait_{node.id}") for interrupt in node.interrupts]
        labels = [self.label("take") for _ in choices]
        self.switch(self.load(self.at(OFFERS, taken)), dict(enumerate(labels)), none)
        for (option, after), label in zip(choices, labels, strict=True):
            self.place(label)
            if option.local >= 0:
                self.store(self.load(self.at(OFFERS, taken, 1)), self.local(option.local))
            self.go(self.body(option, after))

    def settle(
        self, node: ir.Choose, who: str, index: str, following: str, write: Callable[[], None]
    ) -> tuple[str, str]:
        """Stop for a decision, or draw the index of the offer that is taken.

        `write` makes sure that the offers are written down where a decision is asked for. Gives the labels of the
        block that goes on without an offer and of the one that takes an offer.
        """
        several, few, ask, draw, none, take = (self.label() for _ in range(6))
        count = self.load(self.count_variable)
        self.branch(self.compare("sgt", count, 1), several, few)
        self.place(several)
        left = self.compute(f"load i64, ptr {self.at(REPORT, str(LEFT))}")
        self.branch(self.compute(f"icmp eq i64 {left}, 0"), ask, draw)
        self.place(ask)
        write()
        self.store(count, self.at(REPORT, str(COUNT)))
        self.store(who, self.cell(ir.WHO))
        self.stop(node, DECISION)
        self.place(draw)
        self.store(self.compute(f"call i32 @pick(ptr {REPORT}, i32 {count})"), index)
        self.goto(take)
        self.place(few)
        self.branch(self.compare("eq", count, 0), none, take)
        self.place(none)
        self.go(following)
        return none, take

    def body(self, option: ir.Option, following: str) -> str:
        """Ask for the piece of what an option does."""
        name = f"option_{option.body.id}"
        self.enter(option.body.id, name)
        return self.later(name, lambda piece: piece.resident(option.body, following))

    def interrupts(self, node: ir.Choose, who: str, decide: str) -> None:
        """Offer the interrupts, and take them back where they would not make a decision."""
        regular = self.load(self.count_variable)
        asked, empty, shown = self.label(), self.label(), self.label()
        self.branch(self.compare("sge", who, 0), asked, decide)
        self.place(asked)
        self.branch(self.compare("eq", regular, 0), empty, shown)
        self.place(empty)
        self.add_offer(str(PASS), str(ir.NONE), beyond(node.id), "0")
        self.follow(shown)
        before = self.load(self.count_variable)
        self.offer(node.interrupts, len(node.options), self.bounded(node))
        cut, some, wished = self.label(), self.label(), self.label()
        self.branch(self.compare("eq", self.load(self.count_variable), before), cut, some)
        self.place(some)
        self.branch(self.compare("sge", regular, 2), decide, wished)
        self.place(wished)
        self.branch(self.compare("sgt", self.value(node.wish), regular), decide, cut)
        self.place(cut)
        self.store(regular, self.count_variable)

    def bounded(self, node: ir.Choose) -> bool:
        """Whether the options of a choice can never be too many, so that they need not be counted."""
        most = 1
        for option in (*node.options, *node.interrupts):
            if option.temp < 0:
                most += 1
                continue
            low, high = self.bounds(option.low), self.bounds(option.high)
            if low is None or high is None:
                return False
            most += max(high[1] - low[0], 0)
        return most <= ir.OPTION_LIMIT

    def offer(self, options: list[ir.Option], first: int, bounded: bool) -> None:
        """Add what is legal among these options, numbered from `first`."""
        for ordinal, option in enumerate(options, first):
            address = self.add(self.frame(), option.local) if option.local >= 0 else "0"
            following, temps, position, end = self.label("next"), NO_TEMPS, "", self.label("end")
            if option.temp >= 0:
                low, high = self.value(option.low), self.value(option.high)
                self.charge_range(low, high)
                position = self.begin_loop(low, high, end)
                temps = {option.temp: position}
            legal = self.label("legal")
            self.condition(option.guard, temps, legal, following)
            self.place(legal)
            value = self.value(option.value, temps)
            if not bounded:
                room = self.compare("slt", self.load(self.count_variable), ir.OPTION_LIMIT)
                self.require(room, ir.FAULT_OPTIONS)
            self.add_offer(str(ordinal), value, option.body.id, address)
            self.goto(following)
            if option.temp >= 0:
                self.end_loop(position, following, end)
            else:
                self.place(following)

    def add_offer(self, ordinal: str, value: str, target: int, address: str) -> None:
        count = self.load(self.count_variable)
        first = self.at(OFFERS, self.compute(f"mul nuw nsw i32 {count}, {OFFER_CELLS}"))
        cells = ", ".join(f"i32 {cell}" for cell in (ordinal, value, target, address))
        self.emit(f"call void @write_offer(ptr {first}, {cells})")
        self.store(self.add(count, 1), self.count_variable)
