"""What changes with the size of a window is data."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from carcqt.ui.arranging import (
    LOW,
    NARROW,
    NOT_LOW,
    NOT_NARROW,
    QWIDGETSIZE_MAX,
    Arranged,
    By,
    BySize,
    Centred,
    Under,
    given,
    height,
    margins,
    shown,
    sides,
    spacing,
    stacked,
    width,
    width_unless,
)
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.cards import Card

SMALL, USUAL, LARGE = Size.of(1024, 700), Size.of(1366, 860), Size.of(1920, 1080)


@pytest.mark.parametrize(
    ("value", "small", "usual", "large"),
    [
        (By(1), 1, 1, 1),
        (By(1, narrow=2), 2, 1, 1),
        (By(1, low=2), 2, 1, 1),
        (By(1, wide=2), 1, 1, 2),
        (By(1, narrow=2, low=3, wide=4), 2, 1, 4),
        (By(1, low=0), 0, 1, 1),
        (NARROW, True, False, False),
        (NOT_NARROW, False, True, True),
        (LOW, True, False, False),
        (NOT_LOW, False, True, True),
        (Under(1100, 1, 2), 1, 2, 2),
        (Under(900, 1, 2, down=True), 1, 1, 2),
        (Under(1100, 1, By(2, wide=3)), 1, 2, 3),
        (Centred(1280, 24), 24, 43, 320),
        (Centred(1280, By(48, narrow=24)), 24, 48, 320),
    ],
)
def test_value_of_each_size(value: BySize[object], small: int, usual: int, large: int) -> None:
    assert [value.at(size) for size in (SMALL, USUAL, LARGE)] == [small, usual, large]


def test_larger_text_makes_the_same_window_a_smaller_one() -> None:
    assert Under(1100, "less", "usual").at(Size.of(1366, 860, 1.4)) == "less"


def sides_of(box: QBoxLayout) -> tuple[int, int, int, int]:
    margins = box.contentsMargins()
    return margins.left(), margins.top(), margins.right(), margins.bottom()


def test_margins_leave_out_the_bar_that_lies_in_them(qtbot: QtBot) -> None:
    area, inside = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    qtbot.addWidget(inside)
    box = QHBoxLayout(inside)
    rule = margins(box, 48, 20, By(48, narrow=24), 10, within=area)
    bar = area.verticalScrollBar().sizeHint().width()
    rule(USUAL)
    assert sides_of(box) == (48, 20, 48 - bar, 10)
    rule(SMALL)
    assert sides_of(box) == (48, 20, 24 - bar, 10)


def test_measures_grow_with_the_text(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    style().set(scale=1.5)
    width(widget, 100)(USUAL)
    height(widget, By(40, low=20))(USUAL)
    assert (widget.width(), widget.height()) == (150, 60)


def test_a_free_width_is_bounded_only_from_above(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    rule = width_unless(widget, NARROW, 300)
    rule(USUAL)
    assert (widget.minimumWidth(), widget.maximumWidth()) == (300, 300)
    rule(SMALL)
    assert (widget.minimumWidth(), widget.maximumWidth()) == (0, QWIDGETSIZE_MAX)
    width_unless(widget, NARROW, 300, 700)(SMALL)
    assert widget.maximumWidth() == 700


def test_spacing_direction_and_card(qtbot: QtBot) -> None:
    widget, card = QWidget(), Card()
    qtbot.addWidget(widget)
    qtbot.addWidget(card)
    box = QHBoxLayout(widget)
    for rule in (spacing(By(16, low=12), box), stacked(LOW, box), sides(card, 20, By(12, low=5))):
        rule(SMALL)
    assert box.spacing() == 12
    assert box.direction() is QBoxLayout.Direction.TopToBottom
    assert sides_of(card.box) == (20, 5, 20, 5)


def test_a_widget_arranges_itself_whenever_its_size_changes(qtbot: QtBot) -> None:
    page, told = Arranged(), list[bool]()
    qtbot.addWidget(page)
    part = QWidget(page)
    page.arrangement = (shown(NOT_NARROW, part), given(told.append, NARROW))
    page.resize(1366, 860)
    page.show()
    assert part.isVisible()
    page.resize(1000, 860)
    assert not part.isVisible()
    assert told[-1]
