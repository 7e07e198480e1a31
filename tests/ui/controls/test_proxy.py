"""Controls of Qt itself, in menus and dialogs that we do not make, follow the theme as ours do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSlider,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from carcqt.ui.controls.faces import FACES, tint
from carcqt.ui.controls.proxy import ControlStyle
from carcqt.ui.theme.games import LOOKS
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from tests.ui.theme.test_theme import contrast

MODES: Final = ("light", "dark")


@pytest.fixture(params=MODES)
def page(request: pytest.FixtureRequest, qtbot: QtBot) -> QWidget:
    style().set(mode=request.param)
    page = QWidget()
    qtbot.addWidget(page)
    QVBoxLayout(page)
    return page


def shown(page: QWidget, widget: QWidget) -> QImage:
    layout = page.layout()
    assert layout is not None
    layout.addWidget(widget)
    page.show()
    QTest.qWait(1)
    return widget.grab().toImage()


def has(image: QImage, colour: QColor) -> bool:
    pixels = ((x, y) for y in range(image.height()) for x in range(image.width()))
    return any(image.pixelColor(x, y).rgb() == colour.rgb() for x, y in pixels)


def test_the_application_has_the_style() -> None:
    assert isinstance(QApplication.style(), ControlStyle)


@pytest.mark.parametrize("make", [QCheckBox, QRadioButton])
def test_a_check_of_qt_has_the_accent_when_it_is_on(
    page: QWidget, make: Callable[[str], QCheckBox | QRadioButton]
) -> None:
    check = make("Hidden files")
    accent = QColor(style().accent().fill)
    assert not has(shown(page, check), accent)
    check.setChecked(True)
    assert has(shown(page, check), accent)


def test_a_button_of_qt_looks_like_ours(page: QWidget) -> None:
    native, ours = QPushButton("&Open"), Button("Open", ButtonKind.SECONDARY)
    native.setFont(ours.font())
    assert shown(page, native).pixelColor(12, 8) == shown(page, ours).pixelColor(12, 8)
    assert native.sizeHint().height() == ours.sizeHint().height()
    native.setDefault(True)
    assert shown(page, native).pixelColor(12, 8) == QColor(style().accent().fill)


def test_the_menu_of_a_field_has_our_ground(page: QWidget) -> None:
    field = QLineEdit("Ana")
    shown(page, field)
    menu = field.createStandardContextMenu()
    menu.popup(QPoint(0, 0))
    acts = [act for act in menu.actions() if not act.isSeparator()]
    row = menu.actionGeometry(acts[-1])
    assert row.height() == style().px(34)
    at = row.center()
    at.setX(row.right() - 8)
    assert menu.grab().toImage().pixelColor(at) == style().colour("raised")
    menu.setActiveAction(acts[-1])
    assert menu.grab().toImage().pixelColor(at) == style().colour("hover")
    menu.close()
    menu.deleteLater()


def test_a_list_that_drops_down_has_our_rows(page: QWidget) -> None:
    box = QComboBox()
    box.addItems(["Name", "Date"])
    shown(page, box)
    box.showPopup()
    image = box.view().viewport().grab().toImage()
    last = box.view().visualRect(box.model().index(1, 0)).center()
    last.setX(image.width() - 12)
    assert image.pixelColor(last) == style().colour("raised")
    assert has(image, QColor(style().accent().fill)), "no tick at the one that is chosen"
    box.hidePopup()


def test_a_tooltip_has_our_ground(page: QWidget) -> None:
    shown(page, QWidget())
    QToolTip.showText(QPoint(20, 20), "Undo", page)
    tips = [w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel")]
    assert tips
    assert tips[0].grab().toImage().pixelColor(3, 3) == style().colour("raised")
    QToolTip.hideText()


def test_bars_and_sliders_of_qt_are_ours(page: QWidget) -> None:
    text = QPlainTextEdit("\n" * 200)
    shown(page, text)
    assert text.verticalScrollBar().width() == style().px(12)
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setValue(50)
    assert has(shown(page, slider), QColor(style().accent().fill))


def test_a_question_of_qt_has_the_colours_of_the_theme(page: QWidget, qtbot: QtBot) -> None:
    question = QMessageBox(page)
    qtbot.addWidget(question)
    question.setText("Replace the file?")
    question.setStandardButtons(QMessageBox.StandardButton.Ok | QMessageBox.StandardButton.Cancel)
    question.show()
    image = question.grab().toImage()
    assert image.pixelColor(2, 2) == style().colour("bg")
    assert has(image, QColor(style().accent().fill))


@pytest.mark.parametrize("kind", FACES)
def test_words_can_be_read_on_every_face(kind: str) -> None:
    for mode in MODES:
        style().set(mode=mode)
        faces, accent = FACES[kind], style().accent()
        for face in filter(None, (faces.rest, faces.hot, faces.down, faces.on)):
            ink = tint(face.ink, accent)
            ground = tint(face.fill, accent) or style().colour("surface")
            assert ink is not None
            assert contrast(ink.name(), ground.name()) >= 4.5, (mode, face)


def test_a_control_has_the_accent_of_the_game_around_it(page: QWidget) -> None:
    game = next(iter(LOOKS))
    set_game(page, game)
    button = Button("Lay", ButtonKind.PRIMARY)
    assert has(shown(page, button), QColor(style().accent(game).fill))
