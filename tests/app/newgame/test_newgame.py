"""The page of a new game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.app.newgame.page import NewGamePage
from carcqt.app.newgame.seats import SeatRow
from carcqt.content.decks import builtin_deck
from carcqt.content.materials import builtin_material
from carcqt.content.tables import Aids, Seat, SeatKind, TableSetup, Undo
from carcqt.rules.games import GAMES
from carcqt.ui.language import language
from carcqt.ui.settings import settings
from tests.app.pages import (
    IdleStudio,
    click,
    in_window,
    overflows,
    page_of,
    shown,
    speak_oddly,
    table_of,
    texts,
)
from tests.effort import paired

pytestmark = pytest.mark.usefixtures("usual")


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    made = NewGamePage(IdleStudio())
    qtbot.addWidget(made)
    made.choose("hunters")
    shown(made)
    return made


def names(page: NewGamePage) -> list[str]:
    return [seat.name for seat in page.seats.seats]


def write(row: SeatRow, text: str) -> None:
    row.name.setFocus()
    row.name.selectAll()
    for letter in text:
        # QTest has no keys for accents.
        key = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(row.name, key)


def begin(qtbot: QtBot, page: NewGamePage) -> TableSetup:
    with qtbot.waitSignal(page.start) as started:
        click(page.begin)
    (table,) = started.args
    assert isinstance(table, TableSetup)
    return table


def test_the_rules_of_the_chosen_game_are_a_click_away(page: NewGamePage, qtbot: QtBot) -> None:
    click(page.tabs["amazon"])
    with qtbot.waitSignal(page.help_asked) as helped:
        click(page.rules)
    assert helped.args == ["amazon"]


def test_at_first_a_person_and_a_computer_sit_there(page: NewGamePage, qtbot: QtBot) -> None:
    table = begin(qtbot, page)
    assert [(seat.name, seat.kind) for seat in table.seats] == [
        ("Player 1", SeatKind.PERSON),
        ("Computer 1", SeatKind.COMPUTER),
    ]
    assert table.material_file == builtin_deck("hunters")
    assert table.seed is None
    assert table.first in (0, 1)
    assert GAMES["hunters"].new(table.material_file.material, 2, Random(1))


def test_enter_starts_and_escape_goes_back(page: NewGamePage, qtbot: QtBot) -> None:
    page.seats.rows[0].name.setFocus()
    with qtbot.waitSignal(page.start):
        QTest.keyClick(page.seats.rows[0].name, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page.seats.rows[0].name, Qt.Key.Key_Escape)


def test_all_that_was_chosen_is_in_the_table(page: NewGamePage, qtbot: QtBot) -> None:
    click(page.tabs["goldrush"])
    rows = page.seats.rows
    write(rows[0], "Zoé")
    rows[1].kind._segments[0].click()
    write(rows[1], "Noé")
    click(page.seats.more)
    assert len(rows) == 3
    page.seats.first.setCurrentIndex(2)
    page.seats.first.activated.emit(2)
    QTest.qWait(10)
    farmers = page.course._rows["farmers"].control
    click(farmers)
    page.course.undo._segments[2].click()
    QTest.keyClicks(page.course.seed, "4x2")
    page.aids.box_of_aids.switches["projected"].click()
    table = begin(qtbot, page)
    assert table.game == "goldrush"
    assert [seat.name for seat in table.seats][:2] == ["Zoé", "Noé"]
    assert [seat.kind for seat in table.seats][:2] == [SeatKind.PERSON, SeatKind.PERSON]
    assert table.first == 1
    assert dict(table.options) == {"farmers": "no"}
    assert table.undo is Undo.NEVER
    assert table.seed == 42
    assert table.aids == Aids(projected=False)


@pytest.mark.parametrize("game", GAMES)
def test_seats_stay_within_the_limits_of_the_game(game: str, page: NewGamePage) -> None:
    page.choose(game)
    QTest.qWait(10)
    low, high = GAMES[game].description.players[0], GAMES[game].description.players[-1]
    assert len(page.seats.rows) == low
    assert not any(row.remove.isEnabled() for row in page.seats.rows)
    while page.seats.more.isVisible():
        click(page.seats.more)
    assert len(page.seats.rows) == high
    page.seats.more.click()
    assert len(page.seats.rows) == high
    colours = [seat.colour for seat in page.seats.seats]
    assert len(set(colours)) == high
    click(page.seats.rows[0].remove)
    assert len(page.seats.rows) == high - 1
    assert page.seats.more.isVisible()


def test_no_two_players_have_one_name(page: NewGamePage, qtbot: QtBot) -> None:
    first, second = page.seats.rows
    write(first, "Ana")
    write(second, "ana ")
    assert "Ana" in page.seats.problem or "ana" in page.seats.problem
    assert first.name.problem
    assert second.name.problem
    assert not page.begin.isEnabled()
    assert page.seats.problem in texts(page)
    with qtbot.assertNotEmitted(page.start, wait=20):
        QTest.keyClick(page, Qt.Key.Key_Return)
    write(second, "Bo")
    assert not page.seats.problem
    assert page.begin.isEnabled()
    second.name.selectAll()
    QTest.keyClick(second.name, Qt.Key.Key_Backspace)
    assert "a name" in second.name.problem
    assert not page.begin.isEnabled()


def test_names_that_nobody_chose_keep_out_of_the_way(page: NewGamePage) -> None:
    write(page.seats.rows[0], "Computer 1")
    assert names(page) == ["Computer 1", "Computer 2"]
    page.seats.rows[1].kind._segments[0].click()
    assert names(page) == ["Computer 1", "Player 1"]


def test_a_colour_that_is_taken_is_swapped(page: NewGamePage) -> None:
    first, second = page.seats.rows
    assert (first.colour.colour, second.colour.colour) == (0, 1)
    first.colour._choose(1)
    assert (first.colour.colour, second.colour.colour) == (1, 0)
    first.colour._choose(4)
    assert (first.colour.colour, second.colour.colour) == (4, 0)


def test_the_order_changes_by_keys_and_by_dragging(page: NewGamePage, qtbot: QtBot) -> None:
    for name, row in zip(("Ana", "Bo"), page.seats.rows, strict=True):
        write(row, name)
    click(page.seats.more)
    write(page.seats.rows[2], "Cléo")
    page.seats.first.setCurrentIndex(3)
    field = page.seats.rows[2].name
    QTest.keyClick(field, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(page) == ["Ana", "Cléo", "Bo"]
    # Who begins still does, and the focus went along.
    assert page.seats.begins == 1
    assert QApplication.focusWidget() is field
    QTest.qWait(10)
    grip = page.seats.rows[0].grip
    below = page.seats.rows[2]
    QTest.mousePress(grip, Qt.MouseButton.LeftButton)
    target = below.mapToGlobal(QPoint(0, below.height() - 2))
    QTest.mouseMove(grip, grip.mapFromGlobal(target))
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton)
    assert names(page)[-1] == "Ana"
    assert page.seats.seats[page.seats.begins or 0].name == "Cléo"
    assert begin(qtbot, page).seats[-1].name == "Ana"


def test_tab_goes_through_the_seats_in_their_order(page: NewGamePage) -> None:
    click(page.seats.more)
    page.seats.move_seat(page.seats.rows[2], 0)
    page.seats.rows[0].name.setFocus()
    seen = []
    for _ in range(16):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    fields = [row.name for row in page.seats.rows[1:]]
    assert [widget for widget in seen if widget in fields] == fields


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("this is = = no toml", "TOML"),
        ('format = 1\nkind = "deck"\ngame = "amazon"\n', "tile"),
        ('format = 1\nkind = "scenario"\ngame = "hunters"\nplayers = 2\n', "kind"),
        ('format = 1\nkind = "deck"\ngame = "hunters"\n[[tile]]\nid = "a b"\nzones = []\n', "id"),
    ],
)
def test_a_bad_file_is_told_in_place(
    text: str, part: str, page: NewGamePage, tmp_path: Path, qtbot: QtBot
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(text)
    assert not page.material.use_path(bad)
    QTest.qWait(10)
    assert page.material.problem.isVisible()
    assert page.material.problem.text.startswith("bad.toml: ")
    assert part in page.material.problem.text
    assert "Traceback" not in page.material.problem.text
    # The game can still be played, with what was chosen before.
    assert begin(qtbot, page).material_file == builtin_deck("hunters")
    page.choose("hunters")
    assert not page.material.problem.isVisible()


def test_a_deck_of_another_game_is_refused_and_one_that_fits_is_played(
    page: NewGamePage, tmp_path: Path, qtbot: QtBot
) -> None:
    other = tmp_path / "other.toml"
    other.write_text(builtin_deck("amazon").to_text())
    assert not page.material.use_path(other)
    own = tmp_path / "own.toml"
    deck = builtin_deck("hunters")
    own.write_text(deck.to_text().replace("Hunters and gatherers", "My own"))
    assert page.material.use_path(own)
    assert "own.toml" in page.material.choice.currentText()
    assert begin(qtbot, page).material_file.title["en"].startswith("My own")
    # It is remembered, and forgotten when it is gone.
    page.choose("hunters")
    assert page.material.path == own
    own.unlink()
    page.choose("hunters")
    assert page.material.path is None


def test_a_deck_can_be_opened_for_its_game(page: NewGamePage, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(builtin_deck("goldrush").to_text())
    assert page.open_material(deck)
    assert page.game == "goldrush"
    assert page.material.path == deck
    scenario = tmp_path / "no.toml"
    scenario.write_text("format = 1")
    assert not page.open_material(scenario)
    assert not page.open_material(tmp_path / "missing.toml")


def test_last_choices_are_remembered(page: NewGamePage, qtbot: QtBot) -> None:
    write(page.seats.rows[0], "Ana")
    click(page.seats.more)
    page.seats.rows[0].colour._choose(4)
    page.aids.box_of_aids.switches["left"].click()
    begin(qtbot, page)
    other = NewGamePage(IdleStudio())
    qtbot.addWidget(other)
    shown(other)
    assert other.game == "hunters"
    assert [(seat.name, seat.colour) for seat in other.seats.seats] == [
        (seat.name, seat.colour) for seat in page.seats.seats
    ]
    assert other.aids.box_of_aids.aids == Aids(left=False)
    other.choose("amazon")
    assert names(other)[0] == "Ana"


ROWS = '"seats": [["", 0, "person", "hard"], ["", 1, "computer", "hard"]]'


@pytest.mark.parametrize(
    "text",
    [
        *("{", "[]", '{"seats": [[1]], "first": "x"}', '{"seats": 5}', "5", 5000 * "["),
        f'{{{ROWS}, "first": 7}}',
        f'{{{ROWS}, "first": {400 * "9"}}}',
        f'{{{ROWS}, "options": {{"bonus": "what"}}}}',
        f'{{{ROWS}, "material": "\\u0000"}}',
        f'{{{ROWS}, "material": "/dev/zero"}}',
        ROWS.join("{}").replace('"hard"', '"\\u202ehardest"').replace("0", "-1"),
    ],
)
def test_damaged_memory_is_as_if_never_set(text: str, page: NewGamePage) -> None:
    settings().set_text("newgame/hunters", text)
    page.choose("hunters")
    assert len(page.seats.rows) == 2
    assert page.begin.isEnabled()
    assert page.table() is not None


@pytest.mark.parametrize("game", GAMES)
def test_play_again_with_the_same_seats(game: str, page: NewGamePage, qtbot: QtBot) -> None:
    table = TableSetup(
        builtin_material(game, GAMES[game].description.material),
        (Seat("Ana", 3), Seat("Bo", 1, SeatKind.COMPUTER, "hard")),
        1,
        {option.id: option.choices[-1] for option in GAMES[game].description.options},
        Aids(squares=False),
        Undo.FREE,
        77,
    )
    page.choose_table(table)
    again = begin(qtbot, page)
    assert again.seats == table.seats
    assert (again.first, dict(again.options)) == (1, dict(table.options))
    assert (again.aids, again.undo) == (table.aids, table.undo)
    assert again.material_file == table.material_file
    assert again.seed is None


def test_levels_have_names_and_say_how_they_play(page: NewGamePage, qtbot: QtBot) -> None:
    row = page.seats.rows[1]
    assert row.level.isVisible()
    assert not page.seats.rows[0].level.isVisible()
    assert row.level.currentText() == "Medium"
    assert row.level.toolTip()
    row.level.setCurrentIndex(row.level.findText("Easy"))
    assert begin(qtbot, page).seats[1].level == "easy"


def test_levels_of_older_versions_are_those_nearest_to_them(page: NewGamePage) -> None:
    table = TableSetup(
        builtin_material("hunters", "deck"),
        (Seat("Ana", 0), Seat("Bo", 1, SeatKind.COMPUTER, "random")),
    )
    page.choose_table(table)
    assert page.seats.rows[1].level.currentText() == "Beginner"


def test_the_summary_follows(page: NewGamePage) -> None:
    assert any("2 player" in text for text in texts(page))
    click(page.seats.more)
    assert any("3 player" in text for text in texts(page))
    assert any("chosen at random" in text for text in texts(page))


def test_another_language_at_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    speak_oddly(monkeypatch)
    window = in_window(qtbot, lambda: NewGamePage(IdleStudio()))
    page = page_of(window, NewGamePage)
    page.choose("hunters")
    write(page.seats.rows[0], "Ana")
    language().set("fr")
    QTest.qWait(10)
    page = page_of(window, NewGamePage)
    left = [text for text in texts(page) if "[" not in text and "Carcassonne" not in text]
    assert left == []
    # Names that were chosen stay; others follow.
    assert names(page)[0] == "Ana"
    assert names(page)[1].startswith("[")
    assert page.seats.rows[1].level.currentText() == "[Medium]"
    assert page.seats.first.itemText(0) == "[At random]"


def test_half_made_choices_stay_in_another_language(qtbot: QtBot, tmp_path: Path) -> None:
    window = in_window(qtbot, lambda: NewGamePage(IdleStudio()), (1024, 700))
    page = page_of(window, NewGamePage)
    page.choose("hunters")
    bad = tmp_path / "bad.toml"
    bad.write_text("no = = toml")
    page.material.use_path(bad)
    click(page.seats.more)
    write(page.seats.rows[1], "Bo")
    page.seats.first.setCurrentIndex(2)
    page.aids.box_of_aids.switches["left"].click()
    page.course.choose_undo(Undo.NEVER)
    page.course.seed.setText("12")
    before = page.state()
    language().set("fr")
    QTest.qWait(10)
    other = page_of(window, NewGamePage)
    assert other is not page
    after = other.state()
    assert (after.material, after.begins, after.options) == (
        before.material,
        before.begins,
        before.options,
    )
    assert (after.aids, after.undo, after.seed) == (before.aids, Undo.NEVER, "12")
    assert [is_own for _, is_own in after.seats] == [is_own for _, is_own in before.seats]
    assert names(other)[1:] == ["Bo", "Ordi 1"]
    assert other.material.problem.isVisible()


@pytest.mark.parametrize(("size", "code"), paired([(1024, 700), (1920, 1080)], ["fr", "en"]))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut(
    size: tuple[int, int], code: str, game: str, qtbot: QtBot, tmp_path: Path
) -> None:
    language().set(code)
    page = NewGamePage(IdleStudio())
    qtbot.addWidget(page)
    shown(page, size)
    page.choose(game)
    most = GAMES[game].description.players[-1]
    long = ("Maximilien-Alexandre", "W" * 24, "Zoé", "Ordi", "Camille")
    page.choose_table(table_of(game, *long[:most]))
    bad = tmp_path / "bad.toml"
    bad.write_text("no = = toml")
    page.material.use_path(bad)
    page.seats.rows[0].kind._segments[1].click()
    assert overflows(page) == []
