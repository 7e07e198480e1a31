"""Names, piles, tokens and what a deck says of itself."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from carcqt.rules.description import START
from carcqt.ui.widgets.fields import Field
from editor.decks.page import DeckPage
from editor.decks.properties import PROVENANCES
from tests.editor.decks.conftest import Open


def shown(open_deck: Open, game: str = "hunters", *rows: int) -> DeckPage:
    page = open_deck(game)
    page.show_properties()
    page.grid.select_rows(rows)
    return page


def write(field: object, text: str) -> None:
    assert isinstance(field, Field)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def test_names_in_both_languages(open_deck: Open) -> None:
    page = shown(open_deck, "hunters", 3)
    names = page.properties.names.fields
    write(names["en"], "Wide lake")
    write(names["fr"], "Large lac")
    assert page.content.entries[3].name == {"en": "Wide lake", "fr": "Large lac"}
    # A word is one step, each language its own.
    page.document.stack.undo()
    assert page.content.entries[3].name["en"] == "Wide lake"
    assert page.content.entries[3].name["fr"] != "Large lac"
    page.document.stack.undo()
    assert page.content.entries[3].name["en"] == "Lake of three rivers"
    field = names["en"]
    assert isinstance(field, Field)
    assert field.text() == "Lake of three rivers"


def test_an_empty_name_is_none(open_deck: Open) -> None:
    page = shown(open_deck, "hunters", 3)
    field = page.properties.names.fields["en"]
    assert isinstance(field, Field)
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert list(page.content.entries[3].name) == ["fr"]


def test_an_id_must_be_free_and_well_formed(open_deck: Open) -> None:
    page = shown(open_deck, "hunters", 3)
    field = page.properties.tile_id
    write(field, "L04")
    assert page.content.entries[3].tile.id != "L04"
    assert field.problem
    write(field, "a b")
    assert field.problem
    write(field, "lake")
    assert page.content.entries[3].tile.id == "lake"
    assert not field.problem
    assert [entry.tile.id for entry in page.content.entries][4] == "L04"


def test_pile_and_copies_of_several(open_deck: Open) -> None:
    page = shown(open_deck, "hunters", 3, 5)
    properties = page.properties
    assert not properties.names.isVisible()
    properties.pile.setCurrentIndex(1)
    properties.pile.activated.emit(1)
    assert [page.content.entries[row].tile.pile for row in (3, 4, 5)] == ["bonus", "land", "bonus"]
    write(properties.count.field, "4")
    properties.count.more.click()
    assert [page.content.entries[row].tile.count for row in (3, 4, 5)] == [5, 1, 5]


def test_start_tiles_say_for_how_many_players(open_deck: Open) -> None:
    page = shown(open_deck, "amazon", 0)
    properties = page.properties
    assert page.content.entries[0].tile.pile == START
    assert [chip.isChecked() for chip in properties.players] == [
        number in page.content.entries[0].tile.players
        for number in page.content.rules.description.players
    ]
    for chip in properties.players:
        if not chip.isChecked():
            chip.click()
    assert page.content.entries[0].tile.players == ()


def test_what_the_deck_says_of_itself(open_deck: Open) -> None:
    page = shown(open_deck)
    properties = page.properties
    write(properties.title.fields["fr"], "Mes tuiles")
    properties.about.fields["en"].setFocus()
    QTest.keyClicks(properties.about.fields["en"], "x")
    properties.provenance.activated.emit(PROVENANCES.index("own"))
    assert page.content.title["fr"] == "Mes tuiles"
    assert page.content.about["en"].startswith("x")
    assert page.content.provenance == "own"
    assert properties.provenance.currentIndex() == PROVENANCES.index("own")


def test_tokens_where_the_game_has_any(open_deck: Open) -> None:
    assert shown(open_deck, "hunters").properties.tokens == {}
    page = shown(open_deck, "goldrush")
    counters = page.properties.tokens
    worth = {token.id: token.count for token in page.content.rules.description.tokens}
    before = dict(page.content.tokens) or worth
    token = next(iter(counters))
    counters[token].more.click()
    assert dict(page.content.tokens) == {**before, token: before[token] + 1}
    write(counters[token].field, "7")
    assert dict(page.content.tokens)[token] == 7
    assert page.document.problems == []
