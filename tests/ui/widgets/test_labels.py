"""Text is never cut in silence."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from carcqt.ui.theme.style import style
from carcqt.ui.widgets.labels import Elided, Label

LONG = (
    "Une prairie n’est décomptée qu’à la fin de la partie : chaque cerf qu’aucun tigre à dents de "
    "sabre ne chasse rapporte deux points."
)


def inked(widget: QWidget) -> int:
    """How many pixels have text on them."""
    image = widget.grab().toImage()
    return sum(
        image.pixelColor(x, y).lightness() < 160
        for x in range(image.width())
        for y in range(image.height())
    )


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.4])
@pytest.mark.parametrize("width", [130, 180, 241, 400])
def test_height_for_width_holds_all_of_the_text(qtbot: QtBot, width: int, scale: float) -> None:
    style().set(scale=scale)
    label = Label(LONG, 13)
    qtbot.addWidget(label)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    label.resize(width, label.heightForWidth(width) + 300)
    whole = inked(label)
    label.resize(width, label.heightForWidth(width))
    assert inked(label) == whole
    line = label.fontMetrics().height()
    label.resize(width, label.heightForWidth(width) - line)
    assert inked(label) < whole


def test_a_label_is_one_line_where_there_is_room(qtbot: QtBot) -> None:
    label = Label("Points par source", 16, 600)
    qtbot.addWidget(label)
    one = label.fontMetrics().height()
    assert label.sizeHint().height() == one
    assert label.heightForWidth(label.sizeHint().width()) == one
    assert label.heightForWidth(label.minimumSizeHint().width()) > one


def test_a_layout_gives_a_wrapped_label_its_height(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    box = QVBoxLayout(page)
    label, below = Label(LONG), Label("Below")
    box.addWidget(label)
    box.addWidget(below)
    page.setFixedSize(220, box.totalHeightForWidth(220))
    page.show()
    assert label.height() >= label.needs().height()
    assert label.geometry().bottom() < below.geometry().top()


def test_what_does_not_wrap_asks_for_its_whole_width(qtbot: QtBot) -> None:
    label = Label(LONG, wrap=False)
    qtbot.addWidget(label)
    assert label.minimumSizeHint() == label.sizeHint()
    assert label.sizeHint().width() >= label.fontMetrics().horizontalAdvance(LONG)


def test_names_are_never_markup(qtbot: QtBot) -> None:
    plain, marked = Label("Noé"), Label("<b>Noé</b>")
    qtbot.addWidget(plain)
    qtbot.addWidget(marked)
    assert marked.sizeHint().width() > plain.sizeHint().width() * 1.5


def test_elided_text_is_whole_in_the_tooltip_only_when_cut(qtbot: QtBot) -> None:
    name = "Maximilien-Alexandre de la Tour"
    label = Elided(name)
    qtbot.addWidget(label)
    label.show()
    label.resize(label.sizeHint())
    assert (label.is_cut, label.toolTip()) == (False, "")
    label.resize(100, 20)
    assert (label.is_cut, label.toolTip()) == (True, name)
    assert label.text() == name
    label.setText("Max")
    assert (label.is_cut, label.toolTip()) == (False, "")


def test_elided_text_stays_within_its_room(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    name, score = Elided("Maximilien-Alexandre de la Tour d’Auvergne"), Label("118", wrap=False)
    row.addWidget(name, 1)
    row.addWidget(score)
    page.resize(QSize(140, 40))
    page.show()
    assert name.is_cut
    assert not name.geometry().intersects(score.geometry())
    assert score.width() >= score.needs().width()


@pytest.mark.parametrize("role", ["text", "text2", "text3", "ok", "warn", "err", "accent"])
def test_a_role_is_a_colour_in_both_themes(qtbot: QtBot, role: str) -> None:
    label = Label("████", 40, role=role)
    qtbot.addWidget(label)
    label.resize(label.sizeHint())
    seen = []
    for mode in ("light", "dark"):
        style().set(mode=mode)
        accent = style().accent().fill
        wanted = QColor(accent if role == "accent" else getattr(style().tokens, role))
        image = label.grab().toImage()
        found = image.pixelColor(image.width() // 2, image.height() // 2)
        assert found == wanted
        seen.append(found.name())
    assert seen[0] != seen[1]


def test_a_name_with_hyphens_wraps_and_asks_for_no_more_than_its_longest_part(
    qtbot: QtBot,
) -> None:
    label = Label("Wilhelmina-Maria-Augusta", 16, 600)
    qtbot.addWidget(label)
    part = Label("Wilhelmina-", 16, 600)
    assert label.minimumSizeHint().width() == part.minimumSizeHint().width()
    narrow = label.minimumSizeHint().width()
    assert label.heightForWidth(narrow) >= 2 * part.sizeHint().height() - 4
    room = label.fontMetrics().boundingRect(
        0, 0, narrow, 1000, int(Qt.TextFlag.TextWordWrap), label.text()
    )
    assert room.width() <= narrow


@pytest.mark.parametrize("make", [Label, Elided])
def test_a_letter_that_reaches_to_the_left_is_whole(
    make: type[Label] | type[Elided], qtbot: QtBot
) -> None:
    """As the J of DejaVu does."""
    style().set(family="DejaVu Sans")
    label = make("Jouer", 40, 700)
    qtbot.addWidget(label)
    label.resize(label.sizeHint())
    room = make("Jouer", 40, 700)
    qtbot.addWidget(room)
    room.setContentsMargins(30, 0, 0, 0)
    room.resize(room.sizeHint())
    assert inked(label) == inked(room)
    style().set(family="")


def test_a_line_is_cut_between_its_parts(qtbot: QtBot) -> None:
    label = Elided("Turn 8 · Camille to play · saved today")
    qtbot.addWidget(label)
    whole = label.sizeHint().width()
    label.resize(whole, 20)
    assert label.shown == label.text()
    label.resize(whole - 10, 20)
    assert label.shown == "Turn 8 · Camille to play"
    label.resize(20, 20)
    assert label.shown.endswith("…")
