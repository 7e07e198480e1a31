"""Texts out of files steer no terminal and turn no line around."""

from __future__ import annotations

import json
from pathlib import Path
from unicodedata import category

import pytest

from carcqt.content.cleaning import clean, escaped
from carcqt.content.decks import DeckFile
from carcqt.content.scenarios import Scenario
from carcqt.content.tables import one_line
from carcqt.content.toml.writing import dumps
from tests.content import examples


@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u200f", "\x1b", "\x07", "\x9b", "\ud800"])
def test_signs_that_disturb_are_left_out(sign: str) -> None:
    assert clean(f"a{sign}b") == "ab"
    assert one_line(f" a{sign}b ") == "ab"


def test_exactly_these_signs_disturb() -> None:
    turns = {0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)}
    for number in range(0x11000):
        sign = chr(number)
        is_bad = category(sign) in ("Cc", "Cs") and sign not in "\n\t"
        assert (clean(sign) == "") == (is_bad or number in turns), hex(number)


def test_escaped_signs_stay_the_same_in_json() -> None:
    text = "a\u202eb\x1b[2Jc\x9b\ud800\n\té"
    assert escaped(text) == r"a\u202eb\u001b[2Jc\u009b\ud800" + "\n\té"
    assert json.loads(escaped(json.dumps(text, ensure_ascii=False))) == text


@pytest.mark.parametrize("text", ["Zoé", "a\nb\tc", "l’été\N{NO-BREAK SPACE}!", "אב", "👩\u200d🚀"])
def test_letters_of_any_language_stay(text: str) -> None:
    assert clean(text) == text


def test_a_name_of_another_file_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "de\u200fck.toml").write_text(dumps(examples.deck()))
    data = examples.scenario() | {"deck": "de\u200fck.toml"}
    del data["tile"]
    assert Scenario.from_data(data, tmp_path).model.deck == "de\u200fck.toml"


def test_names_in_a_deck_are_cleaned_when_it_is_read() -> None:
    data = examples.deck()
    data["title"] = {"en": "Deck\u202egpj"}
    data["tile"][0]["name"] = {"en": "Po\x1b[2Jnd"}
    deck = DeckFile.from_data(data)
    assert deck.title == {"en": "Deckgpj"}
    assert deck.entries[0].name == {"en": "Po[2Jnd"}
