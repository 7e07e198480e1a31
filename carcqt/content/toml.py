"""Writes TOML so that a diff reads well and a person can edit it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_WIDTH: Final = 100


def dumps(document: Mapping[str, Any]) -> str:
    """Plain values and short texts first, then tables, each under its own heading."""
    lines = _pairs({key: value for key, value in document.items() if not _has_heading(value)})
    for key, value in document.items():
        if _has_heading(value):
            single = isinstance(value, Mapping)
            heading = f"[{_key(key)}]" if single else f"[[{_key(key)}]]"
            for table in [value] if single else value:
                lines += ["", heading, *_pairs(table)]
    return "\n".join(lines) + "\n"


def _has_heading(value: object) -> bool:
    if isinstance(value, Mapping):
        return not all(isinstance(item, str) and "\n" not in item for item in value.values())
    return _is_tables(value)


def _is_tables(value: object) -> bool:
    return isinstance(value, list | tuple) and bool(value) and isinstance(value[0], Mapping)


def _pairs(table: Mapping[str, Any]) -> list[str]:
    return [f"{_key(key)} = {_value(value)}" for key, value in table.items()]


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _string(key)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
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
        pairs = [f"{_key(key)} = {_inline(item)}" for key, item in value.items()]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_inline, value))}]"
    if isinstance(value, str):
        return _string(value)
    return _value(value)


def _string(text: str) -> str:
    """JSON's escapes are TOML's, but for DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")


def _long_string(text: str) -> str:
    return '"""\n' + "\n".join(_string(line)[1:-1] for line in text.split("\n")) + '"""'
