"""Texts of a page: each in every language, kept once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from carcqt.content.languages import CODES
from carcqt.words.speech import Translate, catalogue, printable

Texts = tuple[str, ...]
"""One text in each language, in the order of `CODES`."""
NOTHING: Final[Texts] = ("",) * len(CODES)


def in_all(say: Callable[[Translate], str]) -> Texts:
    """Return what `say` says in each language."""
    return tuple(say(catalogue(code)) for code in CODES)


def from_file(texts: Mapping[str, str]) -> Texts:
    """Return a text of a file in each language; where one is missing, in one that it has."""
    other = next(iter(texts.values()), "")
    return tuple(_clean(texts.get(code) or other) for code in CODES)


def same_in_all(text: str) -> Texts:
    return (_clean(text),) * len(CODES)


def _clean(text: str) -> str:
    return "\n".join(map(printable, text.splitlines()))


class TextTable:
    """Numbers texts, so that a page holds each only once."""

    def __init__(self) -> None:
        self._numbers: Final[dict[Texts, int]] = {NOTHING: 0}

    def number(self, texts: Texts) -> int:
        return self._numbers.setdefault(texts, len(self._numbers))

    @property
    def rows(self) -> list[Texts]:
        return list(self._numbers)
