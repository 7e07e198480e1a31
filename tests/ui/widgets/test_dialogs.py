"""Dialogs and menus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from carcqt.ui.layout_check import problems
from carcqt.ui.theme.games import LOOKS
from carcqt.ui.theme.painting import text_width
from carcqt.ui.theme.style import game_of, set_game, style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.dialogs import Dialog, Notice, Question, ask, tell
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.popmenu import PopMenu, place_below

TEXT = (
    "La partie « Dimanche en famille » sera effacée avec son journal et ses images. "
    "Rien ne pourra la faire revenir."
)


@pytest.mark.parametrize(
    ("key", "danger", "wanted"),
    [
        (Qt.Key.Key_Return, False, True),
        (Qt.Key.Key_Escape, False, False),
        (Qt.Key.Key_Return, True, False),
        (Qt.Key.Key_Space, True, False),
    ],
)
def test_asking(qtbot: QtBot, key: Qt.Key, danger: bool, wanted: bool) -> None:
    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Question)
        QTest.keyClick(dialog.focusWidget(), key)

    QTimer.singleShot(50, answer)
    assert ask(None, "Supprimer ?", TEXT, "Supprimer", danger=danger) is wanted


def test_telling(qtbot: QtBot) -> None:
    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Notice)
        assert dialog.act.text() == "Close"
        QTest.mouseClick(dialog.act, Qt.MouseButton.LeftButton)

    QTimer.singleShot(50, answer)
    tell(None, "Not saved", "The disk is full.")


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.6])
@pytest.mark.parametrize("text", ["Court.", TEXT, TEXT * 4])
def test_all_of_a_question_is_seen(qtbot: QtBot, text: str, scale: float) -> None:
    style().set(scale=scale)
    question = Question(None, "Supprimer la partie ?", text, "Supprimer")
    qtbot.addWidget(question)
    question.show()
    assert problems(question) == []
    assert question.width() >= style().px(440)
    style().set(scale=1.3)
    QApplication.processEvents()
    assert problems(question) == []


def test_enter_in_a_field_does_the_primary_act(qtbot: QtBot) -> None:
    dialog = Dialog(None, "Rename")
    qtbot.addWidget(dialog)
    field = Field("Sunday")
    dialog.add(field)
    dialog.add_button("Cancel")
    primary = dialog.add_button("Rename", ButtonKind.PRIMARY)
    dialog.show()
    assert dialog.primary is primary
    assert [button.isDefault() for button in dialog.findChildren(Button)] == [False, True]
    field.setFocus()
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(field, Qt.Key.Key_Return)


def test_a_button_may_do_something_else(qtbot: QtBot) -> None:
    dialog, done = Dialog(None, "Open"), []
    qtbot.addWidget(dialog)
    button = dialog.add_button("Export", act=lambda: done.append(1))
    dialog.show()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == [1]
    assert dialog.isVisible()


def test_a_dialog_has_the_accent_of_its_window(qtbot: QtBot) -> None:
    page, game = QWidget(), next(iter(LOOKS))
    qtbot.addWidget(page)
    set_game(page, game)
    assert game_of(Dialog(page, "Settings")) == game


def test_a_menu(qtbot: QtBot) -> None:
    button = Button("Menu")
    qtbot.addWidget(button)
    button.show()
    menu, done = PopMenu(button), []
    menu.add("Full screen", lambda: done.append("full"), "fullscreen", "F11")
    menu.add("Aids & hints", lambda: done.append("aids"), checked=True)
    menu.addSeparator()
    menu.add("End the game", lambda: done.append("end"), enabled=False)
    menu.drop(button)
    rows = [menu.actionGeometry(action) for action in menu.actions()]
    assert rows[0].height() == rows[1].height() == style().px(34)
    assert rows[2].height() < 12
    words, key = (
        text_width(style().font(px), text) for px, text in ((14, "Aids & hints"), (12, "F11"))
    )
    assert rows[0].width() == rows[1].width() > words + key + 2 * style().px(18)
    for rect in rows:
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=rect.center())
        if not menu.isVisible():
            menu.popup(QPoint(0, 0))
    assert done == ["full", "aids"]
    menu.close()


def test_a_menu_shows_its_theme_and_its_active_row(qtbot: QtBot) -> None:
    menu = PopMenu()
    qtbot.addWidget(menu)
    action = menu.add("Full screen", icon="fullscreen", key="F11")
    menu.popup(QPoint(0, 0))
    rest = menu.grab().toImage()
    menu.setActiveAction(action)
    active = menu.grab().toImage()
    assert active != rest
    style().set(mode="dark")
    assert menu.grab().toImage() != active
    menu.close()


def test_what_drops_down_stays_on_the_screen(qtbot: QtBot) -> None:
    button = Button("Menu")
    qtbot.addWidget(button)
    button.show()
    room, size = button.screen().availableGeometry(), QSize(300, 200)
    for corner in (room.topLeft(), room.bottomRight() - QPoint(button.width(), button.height())):
        button.move(corner)
        placed = QRect(place_below(button, size), size)
        assert room.contains(placed)
        assert not placed.intersects(button.geometry())


def test_a_long_menu_leaves_room_on_the_screen(qtbot: QtBot) -> None:
    style().set(scale=1.5)
    try:
        button = QWidget()
        qtbot.addWidget(button)
        menu = PopMenu(button)
        for number in range(13):
            menu.add(f"Line {number}")
        menu.addSeparator()
        menu.drop(button)
        assert menu.height() <= 0.8 * button.screen().availableGeometry().height()
        menu.close()
    finally:
        style().set(scale=1)
