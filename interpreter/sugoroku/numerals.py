"""Whole numbers as texts write them: with a true minus and, where a text asks for it, with a plus."""

from __future__ import annotations

from typing import Any

from fluent.runtime.types import FluentInt

MINUS = "\N{MINUS SIGN}"
# What a text asks for: SPEC("x", sign: "always").
SIGN = "always"


class Numeral(FluentInt):
    """A number in a message; `signed` shows a plus before what is above zero."""

    signed = False

    def format(self, locale: Any) -> str:
        text = super().format(locale).replace("-", MINUS)
        return f"+{text}" if self.signed and self > 0 else text


def signed(number: int) -> Numeral:
    """A number that shows its sign; zero has none."""
    found = Numeral(number)
    assert isinstance(found, Numeral)
    found.signed = True
    return found


def figures(number: int) -> str:
    """A number outside of messages."""
    return str(number).replace("-", MINUS)
