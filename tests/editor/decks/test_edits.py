"""Edits of decks as functions on values."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.content.decks import DeckFile, builtin_deck
from editor.decks import edits
from editor.decks.overview.searching import Finder

DECK = builtin_deck("hunters")


def ids(deck: DeckFile) -> list[str]:
    return [entry.tile.id for entry in deck.entries]


@pytest.mark.parametrize(
    ("taken", "like", "wanted"),
    [
        (["L00", "L01"], "L00", "L02"),
        (["L00", "L07"], "L00", "L08"),
        (["L99"], "L99", "L100"),
        (["lake"], "lake", "lake-1"),
        (["lake", "lake-1"], "lake", "lake-2"),
        ([], "T00", "T01"),
        (["x" * 40], "x" * 40, "x" * 36 + "-1"),
    ],
)
def test_a_fresh_id_is_like_the_others(taken: list[str], like: str, wanted: str) -> None:
    assert edits.fresh_id(taken, like) == wanted


rows = st.lists(st.integers(0, 90), min_size=1, max_size=6, unique=True)


@given(rows, st.integers(0, 91))
def test_moving_keeps_every_tile_and_the_order_of_the_moved(moved: list[int], before: int) -> None:
    deck, place = edits.moved(DECK, moved, before)
    assert sorted(ids(deck)) == sorted(ids(DECK))
    chosen = [ids(DECK)[row] for row in sorted(moved)]
    assert ids(deck)[place : place + len(moved)] == chosen
    others = [name for name in ids(DECK) if name not in chosen]
    assert [name for name in ids(deck) if name not in chosen] == others
    assert place == sum(row < before and row not in moved for row in range(91))


@given(rows)
def test_copies_have_ids_of_their_own_and_old_ids_stay(chosen: list[int]) -> None:
    deck, made = edits.duplicated(DECK, chosen)
    assert len(set(ids(deck))) == len(ids(deck)) == 91 + len(chosen)
    assert [name for name in ids(deck) if name in set(ids(DECK))] == ids(DECK)
    for row, old in zip(made, sorted(chosen), strict=True):
        assert deck.entries[row].tile.zones == DECK.entries[old].tile.zones
        assert deck.entries[row].name == DECK.entries[old].name


@given(rows, st.integers(-2000, 2000))
def test_counts_stay_between_1_and_999(chosen: list[int], by: int) -> None:
    deck = edits.counted(DECK, chosen, by)
    for row, entry in enumerate(deck.entries):
        before = DECK.entries[row].tile.count
        wanted = min(max(before + by, 1), 999) if row in chosen else before
        assert entry.tile.count == wanted


@given(rows)
def test_tiles_go_over_the_clipboard_as_a_deck(chosen: list[int]) -> None:
    text = edits.to_clipboard(DECK, chosen)
    assert edits.from_clipboard(text) == tuple(DECK.entries[row] for row in sorted(chosen))


@pytest.mark.parametrize("text", ["", "hello", "[[tile]]", "[[tile]]\nid = 3", "x = [[tile]]"])
def test_any_other_text_pastes_nothing(text: str) -> None:
    assert edits.from_clipboard(text) == ()


def test_text_with_half_letters_pastes_nothing() -> None:
    assert edits.from_clipboard("[[tile]]\nid = '\ud800'") == ()


def test_text_that_is_larger_than_any_deck_is_not_read() -> None:
    text = "[[tile]]\n" + "\n".join(f"a{number} = 1" for number in range(500_000))
    began = time.monotonic()
    assert edits.from_clipboard(text) == ()
    assert time.monotonic() - began < 1


def found(query: str) -> set[str]:
    matches = Finder("hunters").matching(query)
    return {entry.tile.id for entry in DECK.entries if matches(entry)}


def test_words_are_looked_for_in_both_languages() -> None:
    gold = {
        entry.tile.id
        for entry in DECK.entries
        if any(zone.shows("gold") for zone in entry.tile.zones)
    }
    assert found("forest gold") == found("forêt or") == found("FORET pépite") == gold
    assert gold
    assert found("") == set(ids(DECK))
    assert found("nothing-like-that") == set()


def test_ids_names_and_piles_are_looked_for() -> None:
    assert found("L07") == {"L07"}
    assert "L02" in found("golden wood") & found("bois d'or")
    bonus = {entry.tile.id for entry in DECK.entries if entry.tile.pile == "bonus"}
    assert bonus <= found("bonus")


def test_a_part_of_a_word_is_enough_only_from_its_beginning() -> None:
    """Or else “or”, which is gold, would find every forest."""
    assert found("or") != set(ids(DECK))
