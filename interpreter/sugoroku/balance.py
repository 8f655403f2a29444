"""Steps that take and give, and which of them can follow each other for ever, found in whole numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import gcd

# A spec is untrusted: so many numbers are computed and so many steps walked; what is not found by then is let be.
WORK = 500_000
WALK = 5_000
ROUNDS = 50


@dataclass(frozen=True, slots=True)
class Change:
    """A price (below 0) or a gain of one resource; one that is `chosen` among others is not offered when it is full."""

    resource: str
    amount: int
    chosen: bool = False


Step = tuple[Change, ...]


class Balance:
    """Looks for circles among steps; `most` holds the maximum of each resource, above which gains are lost."""

    def __init__(self, steps: Sequence[Step], most: Mapping[str, int]) -> None:
        self.steps, self.most = steps, most
        self.sums = [self.total(step) for step in steps]
        self.work = WORK

    def total(self, step: Step) -> Counter[str]:
        found = Counter[str]()
        for change in step:
            found[change.resource] += min(change.amount, self.most[change.resource])
        return found

    def circle(self, among: Collection[int]) -> list[int] | None:
        """Steps in order, by their numbers, that can be walked again and again; None where none are found.

        A circle uses up nothing in sum. Whether it can be walked is tried out, for a gain above the maximum is lost.
        """
        pending, seen = [self.useful(among)], set[frozenset[int]]()
        while pending and self.work > 0:
            left = pending.pop()
            if left in seen:
                continue
            seen.add(left)
            counts = self.fewest(left)
            if counts:
                # Where gains are lost, each step once may do where the balanced numbers do not.
                if way := self.walked(counts) or self.walked(dict.fromkeys(counts, 1)):
                    return way
                pending += [self.useful(left - {number}) for number in sorted(counts, reverse=True)]
        return None

    def useful(self, among: Collection[int]) -> frozenset[int]:
        """Without the steps that take what no other gives."""
        left = frozenset(among)
        while True:
            given = {name for number in left for name, amount in self.sums[number].items() if amount > 0}
            kept = {n for n in left if all(amount >= 0 or name in given for name, amount in self.sums[n].items())}
            if kept == left:
                return left
            left = frozenset(kept)

    def fewest(self, among: frozenset[int]) -> dict[int, int]:
        """How often to do which steps, so that nothing is used up and no step is idle."""
        counts = self.combined(among)
        for number in sorted(counts):
            if number in counts:
                counts = self.combined(frozenset(counts) - {number}) or counts
        return counts

    def combined(self, among: frozenset[int]) -> dict[int, int]:
        """As `fewest`, with steps that may be idle. What is chosen needs room, so it had better not pile up."""
        chosen = {change.resource for number in among for change in self.steps[number] if change.chosen}
        return self.solved(sorted(among), chosen) or (self.solved(sorted(among), set()) if chosen else {})

    def solved(self, numbers: list[int], exact: set[str]) -> dict[int, int]:
        """Numbers of times that leave every sum at 0 or above, and at 0 for the `exact` ones.

        The simplex method in whole numbers with the rule of Bland: the sum of all times, at most 1, is to exceed 0.
        A row is a basic variable in terms of the others, times `scale`; the last column is its value.
        """
        names = sorted({name for number in numbers for name in self.sums[number]})
        rows = [[-self.sums[number][name] for number in numbers] + [0] for name in names]
        rows += [[self.sums[number][name] for number in numbers] + [0] for name in names if name in exact]
        rows += [[1] * (len(numbers) + 1), [-1] * len(numbers) + [0]]
        columns, basis = list(range(len(numbers))), list(range(len(numbers), len(numbers) + len(rows) - 1))
        scale = 1
        while rows[-1][-1] == 0:
            entering = min((v, at) for at, v in enumerate(columns) if rows[-1][at] < 0) if min(rows[-1]) < 0 else None
            self.work -= len(rows) * len(rows[0])
            if entering is None or self.work < 0:
                return {}
            column = entering[1]
            # The rows of the resources have nothing left over: the first of them that would fall below 0 gives way.
            tight = [(row[-1] > 0, basis[at], at) for at, row in enumerate(rows[:-1]) if row[column] > 0]
            at = min(tight)[2]
            scale = _pivot(rows, at, column, scale)
            columns[column], basis[at] = basis[at], columns[column]
        found = {numbers[v]: rows[at][-1] for at, v in enumerate(basis) if v < len(numbers) and rows[at][-1] > 0}
        part = gcd(*found.values())
        return {number: times // part for number, times in found.items()}

    def walked(self, counts: Mapping[int, int]) -> list[int] | None:
        """The steps of a round in their order, if rounds can follow each other for ever: what is held comes again.

        The walk begins with everything full. Of the steps that can be paid, the one comes next that loses least.
        """
        held = {change.resource: self.most[change.resource] for number in counts for change in self.steps[number]}
        seen, way = set[tuple[int, ...]](), list[int]()
        for _ in range(ROUNDS):
            if tuple(held.values()) in seen:
                return way
            seen.add(tuple(held.values()))
            left, way = dict(counts), []
            while left:
                tried = [(*after, number) for number in left if (after := self.after(number, held)) is not None]
                self.work -= len(left) * len(held)
                if not tried or len(way) == WALK or self.work < 0:
                    return None
                _, held, number = min(tried, key=lambda each: (each[0], each[2]))
                way.append(number)
                left[number] -= 1
                if not left[number]:
                    del left[number]
        return None

    def after(self, number: int, held: dict[str, int]) -> tuple[int, dict[str, int]] | None:
        """What a step loses, and what is held after it; None if it cannot be done."""
        held, lost = dict(held), 0
        for change in self.steps[number]:
            amount = held[change.resource] + change.amount
            over = max(0, amount - self.most[change.resource])
            if amount < 0 or (change.chosen and over):
                return None
            held[change.resource], lost = amount - over, lost + over
        return lost, held


def _pivot(rows: list[list[int]], at: int, column: int, scale: int) -> int:
    """Let a variable enter the basis; the new denominator."""
    top, pivot = rows[at], rows[at][column]
    for number, row in enumerate(rows):
        if number != at:
            factor = row[column]
            rows[number] = [(value * pivot - factor * other) // scale for value, other in zip(row, top, strict=True)]
            rows[number][column] = -factor
    top[column] = scale
    return pivot
