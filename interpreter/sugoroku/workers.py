"""Does a long row of equal work on all cores, in order, with little of it in memory at a time."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import chain, islice
from typing import Any, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

# So many pieces for each process are under way.
UNDER_WAY = 3


def batches(items: Iterable[Item], size: int) -> Iterator[list[Item]]:
    """The items in lists of a size."""
    left = iter(items)
    while found := list(islice(left, size)):
        yield found


def _begin(warm_up: Callable[..., None], *given: Any) -> None:
    # A user who stops the work stops the first process, and that one the others, without a word from each.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm_up(*given)


def in_order(
    work: Callable[[Item], Result], items: Iterable[Item], jobs: int, warm_up: Callable[..., None], *given: Any
) -> Iterator[Result]:
    """The results of the items in their order; `warm_up` makes each process ready. Little work is done right here."""
    left = iter(items)
    first = list(islice(left, 2))
    if jobs <= 1 or len(first) < 2:
        warm_up(*given)
        yield from map(work, chain(first, left))
        return
    # Warmed up before the processes are forked, everything is there at once; elsewhere they do it themselves.
    warm_up(*given)
    with ProcessPoolExecutor(jobs, initializer=_begin, initargs=(warm_up, *given)) as executor:
        pending: deque[Future[Result]] = deque()
        try:
            for item in chain(first, left):
                pending.append(executor.submit(work, item))
                if len(pending) > UNDER_WAY * jobs:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        finally:
            executor.shutdown(cancel_futures=True)
