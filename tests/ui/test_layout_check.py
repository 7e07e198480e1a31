"""Each fault that Qt keeps to itself is found, and nothing is found where all is well."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsView, QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from carcqt.ui.layout_check import float_over, problems
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.cards import Card, Panel
from carcqt.ui.widgets.choices import Segmented, SwitchRow
from carcqt.ui.widgets.fields import Field, Select
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.pills import KeyHints, ZoomPill
from carcqt.ui.widgets.scroll import ScrollArea

TEXT = "Aucune case ne convient à cette tuile : elle quitte la partie."


def shown(qtbot: QtBot, page: QWidget, width: int = 0, height: int = 0) -> QWidget:
    qtbot.addWidget(page)
    if width:
        page.setFixedSize(width, height)
    page.show()
    return page


def good_page() -> QWidget:
    page = QWidget()
    box = QVBoxLayout(page)
    card, select = Card(), Select()
    select.addItems(["Facile", "Moyen"])
    choice = Segmented([(1, "Libre", ""), (2, "Dans le tour", "undo"), (3, "Jamais", "")])
    card.add(Label(TEXT), Elided(TEXT), choice, SwitchRow("Cases possibles", TEXT), None)
    box.addWidget(card)
    for widget in (Field("Camille"), select, Button("Poser ici", ButtonKind.PRIMARY, key="Enter")):
        box.addWidget(widget)
    return page


def test_nothing_is_wrong_with_a_page_that_has_room(qtbot: QtBot) -> None:
    assert problems(shown(qtbot, good_page(), 480, 520)) == []


def test_nothing_is_wrong_with_large_text_where_there_is_room(qtbot: QtBot) -> None:
    style().set(scale=1.6)
    assert problems(shown(qtbot, good_page(), 760, 860)) == []


def test_a_window_that_is_too_small(qtbot: QtBot) -> None:
    found = problems(shown(qtbot, good_page(), 200, 150))
    assert any("its parts need" in line for line in found)


def test_a_fixed_panel_that_hides_its_overflow_from_the_window(qtbot: QtBot) -> None:
    page = QWidget()
    row = QHBoxLayout(page)
    panel = Panel()
    panel.add(Button("Revenir au début de la partie", icon="undo"))
    panel.setFixedWidth(120)
    row.addWidget(panel)
    row.addStretch(1)
    found = problems(shown(qtbot, page, 800, 400))
    assert any(line.startswith("Panel in QWidget: 120 px wide") for line in found)


def test_text_that_is_cut(qtbot: QtBot) -> None:
    page = QWidget()
    for widget in (Label(TEXT, parent=page), Button(TEXT, parent=page)):
        widget.setGeometry(0, 0, 150, 20)
        widget.show()
        float_over(widget)
    found = problems(shown(qtbot, page, 400, 300))
    assert len([line for line in found if "its text needs" in line]) == 2
    assert any("high" in line and line.startswith("Label") for line in found)
    assert any("wide" in line and line.startswith("Button") for line in found)


def test_siblings_that_overlap_unless_they_float(qtbot: QtBot) -> None:
    page = QWidget()
    one, other = QWidget(page), QWidget(page)
    one.setGeometry(0, 0, 60, 60)
    other.setGeometry(50, 50, 60, 60)
    shown(qtbot, page, 300, 300)
    assert problems(page) == ["QWidget in QWidget and QWidget in QWidget: overlap by 10 × 10"]
    float_over(other)
    assert problems(page) == []


def test_what_reaches_out_of_its_parent(qtbot: QtBot) -> None:
    page = QWidget()
    child = QWidget(page)
    child.setGeometry(250, 0, 60, 60)
    assert problems(shown(qtbot, page, 300, 300)) == ["QWidget in QWidget: reaches out of QWidget"]


def test_what_is_hidden_does_not_count(qtbot: QtBot) -> None:
    page = QWidget()
    child = QWidget(page)
    child.setGeometry(250, 0, 60, 60)
    child.hide()
    assert problems(shown(qtbot, page, 300, 300)) == []


def test_a_scroll_area_may_be_low_but_not_narrow(qtbot: QtBot) -> None:
    page = QWidget()
    box = QVBoxLayout(page)
    area = ScrollArea(good_page())
    box.addWidget(area)
    assert problems(shown(qtbot, page, 520, 120)) == []
    assert area.verticalScrollBar().maximum() > 0
    page.setFixedWidth(200)
    assert any("px across" in line or "px wide" in line for line in problems(page))


def test_floating_pills_may_lie_over_the_board(qtbot: QtBot) -> None:
    page = QWidget()
    box = QVBoxLayout(page)
    box.addWidget(QWidget(), 1)
    pill, hints = ZoomPill(parent=page), KeyHints([("R", "tourner")], parent=page)
    for widget in (pill, hints):
        widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, False)
        widget.adjustSize()
    pill.move(10, 200)
    hints.move(300, 200)
    assert problems(shown(qtbot, page, 700, 400)) == []


def test_what_floats_over_a_view_is_looked_at_too(qtbot: QtBot) -> None:
    view = QGraphicsView()
    card = Panel(floating=True, parent=view)
    card.add(Label(TEXT))
    card.setGeometry(10, 10, 160, 50)
    shown(qtbot, view, 500, 400)
    assert any(line.startswith("Panel") for line in problems(view))
    card.setGeometry(10, 10, 220, 200)
    assert problems(view) == []
