"""All English that the program ships keeps to its terms, in whatever file it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from carcqt.content.languages import ENGLISH
from carcqt.content.toml.files import parse_toml
from tests.support import ROOT

ABANDONED: Final = {
    r"anew|once more": "again",
    r"one’s|oneself": "your",
    r"somebody|anybody": "a player",
    r"reckon\w*": "estimate",
    r"for ever": "forever",
    r"com(?:es?|ing) home": "returns to the supply",
    r"(?:speak|spoken?|hang)s? (?:of|on)": "refers to, depends on",
    r"doubts?": "warning",
    r"as \w+ as can be": "as possible",
    r"likely anyway": "probably even without this turn",
    r"(?:take|took|taken) back(?! to)": "undo",
    r"told|tells(?! you)": "shows, says",
    r"there (?:lies|stands)": "there is",
    r"(?:file|pack|deck|map|puzzle) is no": "is not a",
    r"begun": "started",
    r"region's|player's|game's|tile's|it's|don't|can't": "’ instead of '",
}
"""Words that the English texts have given up, and what they say instead."""
ALLOWED: Final = {
    "take a turn back": "a wrong turn at a puzzle leaves the board",
    "{told}": "a place in a text",
    "one begun earlier": "a pile of tokens",
    "A later chapter has begun": "in the order of the file",
    "has begun": "in the order of the file",
}
"""Where such a word means something else, and what."""
NAMES: Final = ("begun",)
"""Whole texts that are states in a list."""


@cache
def shipped() -> tuple[tuple[str, str], ...]:
    """Return the English texts of all files, with their places."""
    catalogue = ElementTree.parse(ROOT / "i18n" / "carcqt_fr.ts")
    found = [("i18n", message.findtext("source") or "") for message in catalogue.iter("message")]
    for folder in ("resources", "scenarios"):
        for path in sorted((ROOT / folder).rglob("*")):
            place = str(path.relative_to(ROOT))
            if path.suffix == ".toml":
                found += [(place, text) for text in _english(parse_toml(path.read_bytes()))]
            elif path.suffix == ".md" and path.parent.name == ENGLISH.code:
                found += [(place, line) for line in path.read_text("utf-8").splitlines()]
    return tuple(found)


def _english(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == ENGLISH.code and isinstance(inner, str):
                yield inner
            else:
                yield from _english(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _english(inner)


def saying(word: str) -> list[tuple[str, str]]:
    """Return the texts with a word that is not one of the allowed ones."""
    found = re.compile(rf"\b(?:{word})\b", re.IGNORECASE)
    return [text for text in shipped() if text[1] not in NAMES and found.search(_plain(text[1]))]


def _plain(text: str) -> str:
    for allowed in ALLOWED:
        text = text.replace(allowed, "")
    return text


def test_shipped_english_is_found_in_every_kind_of_file() -> None:
    assert {Path(place).suffix for place, _ in shipped()} == {"", ".toml", ".md"}
    assert len(shipped()) > 5000


@pytest.mark.parametrize("word", ABANDONED)
def test_english_keeps_to_its_terms(word: str) -> None:
    assert saying(word) == [], ABANDONED[word]
