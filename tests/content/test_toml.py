"""What is written reads back the same, and reads well."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.content.data import builtin_deck_path, builtin_decks
from carcqt.content.decks import DeckFile, builtin_deck, deck_hash
from carcqt.content.toml.writing import dumps
from carcqt.rules.tiles import IconPlace

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
plain = st.one_of(texts, st.integers(-(2**63), 2**63 - 1), st.booleans())
values = st.recursive(
    plain,
    lambda inner: st.one_of(
        st.lists(plain, max_size=30), st.dictionaries(texts, inner, max_size=4)
    ),
    max_leaves=12,
)
tables = st.lists(st.dictionaries(texts, values, min_size=1, max_size=3), min_size=1, max_size=3)


@given(st.dictionaries(texts, st.one_of(values, tables), max_size=6))
def test_what_is_written_reads_back_the_same(document: dict[str, Any]) -> None:
    assert tomllib.loads(dumps(document)) == document


def test_tables_within_a_list_stand_on_a_line_each() -> None:
    written = dumps({"a": 1, "b": {"en": "x"}, "c": [{"at": ["N"] * 40, "n": {"x": 1}}]})
    assert written.splitlines()[:4] == ["a = 1", 'b = { en = "x" }', "", "[[c]]"]
    nested = dumps({"tile": [{"id": "t", "zones": [{"id": "m", "at": ["N"] * 40}, {"id": "f"}]}]})
    assert [line[:9] for line in nested.splitlines()] == [
        "",
        "[[tile]]",
        'id = "t"',
        "zones = [",
        "  { id = ",
        "  { id = ",
        "]",
    ]


def test_a_text_of_several_lines_is_written_as_one() -> None:
    written = dumps({"text": {"en": 'One "line".\n\nAnother \\ line.\n'}})
    assert written == '\n[text]\nen = """\nOne \\"line\\".\n\nAnother \\\\ line.\n"""\n'


@pytest.mark.parametrize("name", builtin_decks())
def test_a_built_in_deck_is_written_back_byte_for_byte(name: str) -> None:
    assert builtin_deck(name).to_text() == builtin_deck_path(name).read_text("utf-8")


def test_the_hash_of_a_deck_follows_its_tiles_and_not_their_names() -> None:
    deck = builtin_deck(builtin_decks()[0]).deck
    assert deck_hash(deck) == deck_hash(deck.times(1))
    assert deck_hash(deck) != deck_hash(deck.times(2))


def test_places_of_icons_are_written_and_read_again() -> None:
    file = builtin_deck("hunters")
    entry = next(one for one in file.entries for zone in one.tile.zones if zone.shows("fish") > 1)
    places = (IconPlace("fish", 1, 40, 55),)
    zones = tuple(
        replace(zone, places=places) if zone.shows("fish") > 1 else zone
        for zone in entry.tile.zones
    )
    moved = replace(entry, tile=replace(entry.tile, zones=zones))
    written = replace(file, entries=(moved,)).to_text()
    assert "places = { fish = [[], [40, 55]] }" in written
    assert DeckFile.read(tomllib.loads(written)).entries == (moved,)
