"""Lowers choices whose legal candidates fit into masks: bits in place of offers.

Offers are written down only for somebody who is asked; where a game is played at random, the place of a bit says all.
"""

from __future__ import annotations

from dataclasses import dataclass

from sugoroku import ir
from sugoroku.machine import PASS, beyond
from sugoroku.native_choices import Choices
from sugoroku.native_lanes import LARGEST, WIDEST, Lanes, Range, size

# Candidates beyond this number are not reckoned with in vectors.
FARTHEST = 1 << 20


@dataclass(frozen=True, slots=True)
class Legal:
    """What is legal of an option, or of "pass" where it is None: a variable with bits, counted from `low`."""

    ordinal: int
    option: ir.Option | None
    bits: str
    low: str
    following: str


class Masks(Choices):
    """The text of a piece that can choose by masks. Only optimised code does."""

    optimised = False

    def choose(self, node: ir.Choose, following: str) -> None:
        if not self.fits(node):
            super().choose(node, following)
            return
        self.wait(node, following)
        who = self.value(node.who)
        offers = [self.legal(ordinal, option, following) for ordinal, option in enumerate(node.options)]
        regular = self.total(offers)
        self.store(regular, self.count_variable)
        decide = self.label("decide")
        if node.interrupts:
            offers += self.interrupting(node, who, regular, decide, following)
        self.follow(decide)
        index = self.variable("0")

        def write() -> None:
            self.store("0", self.count_variable)
            for offer in offers:
                self.write(node, offer)

        _, take = self.settle(node, who, index, following, write)
        self.place(take)
        self.take(offers, self.load(index))

    def fits(self, node: ir.Choose) -> bool:
        """Whether the candidates of each option are few and can be looked at side by side."""
        return (
            self.optimised
            and bool(node.options)
            and len(node.options) + len(node.interrupts) < ir.OPTION_LIMIT // WIDEST
            and all(self.narrow(option) if option.temp >= 0 else _single(option) for option in node.options)
            and all(option.temp < 0 and _single(option) for option in node.interrupts)
        )

    def narrow(self, option: ir.Option) -> bool:
        same = option.value == ir.Temp(option.temp)
        return same and self.candidates(option) is not None and size(option.guard) <= LARGEST

    def candidates(self, option: ir.Option) -> Range | None:
        """The range of an option, if it is known to be short."""
        low, high = self.bounds(option.low), self.bounds(option.high)
        if low is None or high is None:
            return None
        width = high[1] - low[0]
        match option.low, option.high:
            case ir.Table(table=first, index=at), ir.Table(table=second, index=same) if at == same:
                starts, ends = self.program.tables[first], self.program.tables[second]
                if starts.shape == ends.shape:
                    width = max(end - start for start, end in zip(starts.values, ends.values, strict=True))
        near = low[0] >= -FARTHEST and max(low[1], high[1]) <= FARTHEST
        return Range(low, high, width) if near and width <= WIDEST else None

    def legal(self, ordinal: int, option: ir.Option, following: str) -> Legal:
        """Find what is legal of an option."""
        candidates = self.candidates(option) if option.temp >= 0 else None
        if candidates is None:
            return Legal(ordinal, option, self.variable(self.truth(option.guard, {})), "0", following)
        low, high = self.value(option.low), self.value(option.high)
        self.charge_range(low, high)
        lanes = Lanes(self, candidates, low, high)
        return Legal(ordinal, option, self.variable(lanes.mask(option.guard, option.temp)), low, following)

    def total(self, offers: list[Legal]) -> str:
        found = "0"
        for offer in offers:
            found = self.add(found, self.count_of(offer))
        return found

    def count_of(self, offer: Legal) -> str:
        """How many candidates are legal."""
        bits = self.load(offer.bits)
        if offer.option is None or offer.option.temp < 0:
            return bits
        return self.compute(f"call i32 @llvm.ctpop.i32(i32 {bits})")

    def interrupting(self, node: ir.Choose, who: str, regular: str, decide: str, following: str) -> list[Legal]:
        """Find "pass" and the interrupts, where these make a decision; else none of them is legal."""
        passing = Legal(PASS, None, self.variable("0"), "0", following)
        kept = [
            Legal(ordinal, option, self.variable("0"), "0", f"wait_{node.id}")
            for ordinal, option in enumerate(node.interrupts, len(node.options))
        ]
        asked, some, wished, shown = (self.label() for _ in range(4))
        self.branch(self.compare("sge", who, 0), asked, decide)
        self.place(asked)
        found = [self.legal(offer.ordinal, option, "") for offer, option in zip(kept, node.interrupts, strict=True)]
        extra = self.total(found)
        self.branch(self.compare("eq", extra, 0), decide, some)
        self.place(some)
        self.branch(self.compare("sge", regular, 2), shown, wished)
        self.place(wished)
        self.branch(self.compare("sgt", self.value(node.wish), regular), shown, decide)
        self.place(shown)
        for to, offer in zip(kept, found, strict=True):
            self.store(self.load(offer.bits), to.bits)
        self.store(self.compute(f"zext i1 {self.compare('eq', regular, 0)} to i32"), passing.bits)
        offers = [passing, *kept]
        self.store(self.add(regular, self.total(offers)), self.count_variable)
        return offers

    def take(self, offers: list[Legal], left: str) -> None:
        """Go on with the offer before which so many others are left."""
        for offer in offers[:-1]:
            here, other = self.label("take"), self.label()
            count = self.count_of(offer)
            self.branch(self.compare("slt", left, count), here, other)
            self.place(here)
            self.go_on(offer, left)
            self.place(other)
            left = self.compute(f"sub i32 {left}, {count}")
        self.go_on(offers[-1], left)

    def go_on(self, offer: Legal, number: str) -> None:
        """Carry out a candidate, by the number of legal ones below it."""
        option = offer.option
        if option is None:
            self.go(offer.following)
            return
        if option.local >= 0 and option.temp < 0:
            self.store(self.value(option.value), self.local(option.local))
        elif option.local >= 0:
            place = self.compute(f"call i32 @place_of(i32 {self.load(offer.bits)}, i32 {number})")
            self.store(self.add(place, offer.low), self.local(option.local))
        self.go(self.body(option, offer.following))

    def write(self, node: ir.Choose, offer: Legal) -> None:
        """Write the offers of a mask down, one after the other."""
        option = offer.option
        rest = self.variable(self.load(offer.bits))
        head, body, end = self.label("bits"), self.label(), self.label("end")
        self.follow(head)
        bits = self.load(rest)
        self.branch(self.compare("ne", bits, 0), body, end)
        self.place(body)
        if option is None:
            self.add_offer(str(offer.ordinal), str(ir.NONE), beyond(node.id), "0")
        else:
            address = self.add(self.frame(), option.local) if option.local >= 0 else "0"
            place = self.compute(f"call i32 @llvm.cttz.i32(i32 {bits}, i1 true)")
            value = self.value(option.value) if option.temp < 0 else self.add(place, offer.low)
            self.add_offer(str(offer.ordinal), value, option.body.id, address)
        self.store(self.compute(f"and i32 {bits}, {self.compute(f'sub i32 {bits}, 1')}"), rest)
        self.goto(head)
        self.place(end)


def _single(option: ir.Option) -> bool:
    """Whether the value of an option without candidates can be computed at any time."""
    return isinstance(option.value, ir.Const)
