"""Letters that mislead: invisible ones, and those of another script that look like ours."""

from __future__ import annotations

import re
import unicodedata

# Cyrillic and Greek letters that look like Latin ones.
_LOOKS = dict(zip("аеорсухіјѕԁһԛԝοαν", "aeopcyxijsdhqwoav", strict=True))
_PLAIN = r"[\t\n\x20-\x7e]*"


def named(letter: str) -> str:
    """A character that may be invisible: its number and its name.

    >>> named("\u00ad")
    'U+00AD (soft hyphen)'
    """
    name = unicodedata.name(letter, "").lower()
    return f"U+{ord(letter):04X}" + (f" ({name})" if name else "")


def is_invisible(letter: str) -> bool:
    """Whether a character cannot be seen, or looks like a plain blank."""
    return letter != " " and unicodedata.category(letter) in ("Cc", "Cf", "Zs", "Zl", "Zp", "Co", "Cn")


def misleading(text: str) -> str:
    """What is odd about the letters of a name, if anything.

    >>> misleading("c\u043ein")
    '"\u043e" is U+043E (cyrillic small letter o), not the letter "o"'
    """
    if re.fullmatch(_PLAIN, text):
        return ""
    for letter in text:
        if is_invisible(letter) and letter not in "\t\n":
            return f"it holds the invisible character {named(letter)}"
        if letter in _LOOKS:
            return f'"{letter}" is {named(letter)}, not the letter "{_LOOKS[letter]}"'
    return ""
