"""Texts out of files, without signs that steer a terminal or turn the direction of writing."""

from __future__ import annotations

from typing import Final
from unicodedata import category

_TURNS: Final = frozenset(
    map(chr, (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
)
"""Signs that are not seen, but change the order in which the letters after them are shown."""
_LINES: Final = frozenset("\n\t")


def clean(text: str) -> str:
    """Return the text without control characters, half letters and signs that turn the direction
    of writing. Line ends and tabs stay."""
    if text.isprintable():
        return text
    return "".join(sign for sign in text if sign in _LINES or not _disturbs(sign))


def _disturbs(sign: str) -> bool:
    return sign in _TURNS or category(sign) in ("Cc", "Cs")
