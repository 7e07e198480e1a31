"""Texts out of files, without signs that steer a terminal or turn the direction of writing."""

from __future__ import annotations

import re
from typing import Final

_DISTURBING: Final = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\ud800-\\udfff"
    "\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]"
)
"""Control characters but line ends and tabs, half letters, and signs that are not seen but change
the order in which the letters after them are shown."""


def clean(text: str) -> str:
    """Return the text without control characters, half letters and signs that turn the direction
    of writing. Line ends and tabs stay."""
    return _DISTURBING.sub("", text)


def escaped(text: str) -> str:
    """Return the text with such signs written as in JSON: a JSON text still says the same."""
    return _DISTURBING.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
