"""The text of a settings file, checked before Qt reads it."""

from __future__ import annotations

import re
from typing import Final

_ESCAPE: Final = re.compile(r'\\x([0-9A-Fa-f]+)|\\([0-7]+)|\\(.)|"', re.DOTALL)
_SIGNS: Final = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_LAST_SIGN: Final = 0xFFFF
"""Qt keeps the last 16 bits of a number that stands for a sign."""
_OBJECT: Final = re.compile(r"[=,]\s*@(?:Variant|DateTime)\(")
"""The beginning of a value of which Qt makes an object. It asks for as much memory as the text
says, and the program ends if there is not so much. We write texts only."""


def check_ini(raw: bytes) -> None:
    """Raise ValueError if the file is not one of ours: if Qt would pass over lines, and drop them
    when it writes, or make an object of a value."""
    text = raw.decode("utf-8-sig")
    for line in map(str.strip, text.split("\n")):
        is_section = line.startswith("[") and line.endswith("]")
        if "\0" in line or not (is_section or not line or line[0] in ";#" or "=" in line):
            raise ValueError("not settings")
    if _OBJECT.search(_unescaped(text)):
        raise ValueError("not a text")


def _unescaped(text: str) -> str:
    """Return the text as Qt understands it, without quotation marks."""
    return _ESCAPE.sub(_sign, text)


def _sign(found: re.Match[str]) -> str:
    hexadecimal, octal, other = found.groups()
    if hexadecimal or octal:
        return chr(int(hexadecimal or octal, 16 if hexadecimal else 8) & _LAST_SIGN)
    return _SIGNS.get(other, other if other in ('"', "\\") else "") if other else ""
