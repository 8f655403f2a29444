"""The generator of chance: splitmix64, kept in two cells of the state, the same on both machines."""

from __future__ import annotations

from array import array

from sugoroku.ir import RANDOM_HIGH, RANDOM_LOW

WORD = 0xFFFF_FFFF
MASK = 0xFFFF_FFFF_FFFF_FFFF
GOLDEN = 0x9E37_79B9_7F4A_7C15
MIX_FIRST = 0xBF58_476D_1CE4_E5B9
MIX_SECOND = 0x94D0_49BB_1331_11EB
# Keeps the stream of a random player apart from the stream of the game with the same seed.
POLICY = 0xD1B5_4A32_D192_ED03


def mix(value: int) -> int:
    """Scramble 64 bits."""
    value = ((value ^ (value >> 30)) * MIX_FIRST) & MASK
    value = ((value ^ (value >> 27)) * MIX_SECOND) & MASK
    return value ^ (value >> 31)


def seeded(seed: int) -> int:
    """Where the generator of a game starts."""
    return mix((seed + GOLDEN) & MASK)


def scale(mixed: int, bound: int) -> int:
    """A number 0 <= x < bound from 64 random bits."""
    return ((mixed >> 32) * bound) >> 32


def signed(word: int) -> int:
    """The lowest 32 bits as a signed number: how every value of the language wraps."""
    return ((word + 0x8000_0000) & WORD) - 0x8000_0000


def sow(state: array[int], seed: int) -> None:
    """Put the generator of a game with this seed into its state."""
    _write(state, seeded(seed))


def draw(state: array[int], bound: int) -> int:
    """The next number 0 <= x < bound of the game's own generator."""
    moved = (_read(state) + GOLDEN) & MASK
    _write(state, moved)
    return scale(mix(moved), bound)


class Policy:
    """The generator of a player who chooses at random.

    >>> Policy(7).draw(1)
    0
    """

    __slots__ = ("position",)

    def __init__(self, seed: int) -> None:
        self.position = seeded((seed & MASK) ^ POLICY)

    def draw(self, bound: int) -> int:
        """The next number 0 <= x < bound."""
        self.position = (self.position + GOLDEN) & MASK
        return scale(mix(self.position), bound)


def _read(state: array[int]) -> int:
    return (state[RANDOM_HIGH] & WORD) << 32 | (state[RANDOM_LOW] & WORD)


def _write(state: array[int], value: int) -> None:
    state[RANDOM_LOW], state[RANDOM_HIGH] = signed(value), signed(value >> 32)
