"""Writes TOML so that a diff reads well and a person can edit it."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping, Sequence
from datetime import date, time
from functools import lru_cache
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_WIDTH: Final = 100


def dumps(document: Mapping[str, Any]) -> str:
    """Plain values and short texts first, then tables, each under its own heading."""
    lines = pairs({key: value for key, value in document.items() if not has_heading(value)})
    for key, value in document.items():
        if has_heading(value):
            single = isinstance(value, Mapping)
            heading = f"[{key_text(key)}]" if single else f"[[{key_text(key)}]]"
            for table in [value] if single else value:
                lines += ["", heading, *pairs(table)]
    return "\n".join(lines) + "\n"


def has_heading(value: object) -> bool:
    if isinstance(value, Mapping):
        return not all(isinstance(item, str) and "\n" not in item for item in value.values())
    return _is_tables(value)


def _is_tables(value: object) -> bool:
    if not isinstance(value, list | tuple) or not value:
        return False
    return all(isinstance(item, Mapping) for item in value)


def pairs(table: Mapping[str, Any]) -> list[str]:
    return [f"{key_text(key)} = {value_text(value)}" for key, value in table.items()]


def key_text(key: str) -> str:
    return key if _BARE.fullmatch(key) else _string(key)


def value_text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return repr(value) if math.isfinite(value) else str(value)
    if isinstance(value, date | time):
        return value.isoformat()
    if isinstance(value, str) and "\n" in value:
        return _long_string(value)
    if isinstance(value, list | tuple):
        return _array(value)
    if isinstance(value, str | Mapping):
        return _inline(value)
    raise TypeError(value)


def _array(values: Sequence[object]) -> str:
    """On one line if it is short, else a line for each item."""
    line = _inline(values)
    if not _is_tables(values) and len(line) <= _WIDTH:
        return line
    return "[\n" + "".join(f"  {_inline(value)},\n" for value in values) + "]"


def _inline(value: object) -> str:
    """A value within another: always on one line."""
    if isinstance(value, Mapping):
        inside = [f"{key_text(key)} = {_inline(item)}" for key, item in value.items()]
        return "{ " + ", ".join(inside) + " }" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_inline, value))}]"
    if isinstance(value, str):
        return _string(value)
    return value_text(value)


@lru_cache(maxsize=4096)
def _string(text: str) -> str:
    """JSON's escapes are TOML's, but for DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")


def _long_string(text: str) -> str:
    return '"""\n' + "\n".join(_string(line)[1:-1] for line in text.split("\n")) + '"""'
