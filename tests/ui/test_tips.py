"""Tips never become HTML, whatever a file or a person wrote."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QLabel

from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import Button
from carcqt.ui.widgets.labels import Elided, Label
from tests.markup import MARK, taken_for_markup
from tests.support import ROOT


@pytest.mark.parametrize(
    "text", ["<img src='/dev/zero'>", "<b>Ada</b> & Ben", "1 < 2 > 0", "two\nlines <i>", "plain"]
)
def test_a_tip_says_what_was_written(qapp: QApplication, text: str) -> None:
    shown = QTextDocument()
    tip = plain_tip(text)
    if tip == text:
        shown.setPlainText(tip)
    else:
        shown.setHtml(tip)
        assert "<img" not in tip
    assert shown.toPlainText().split() == text.split()


def test_signs_that_turn_the_direction_of_writing_reach_no_tip_and_no_label(
    qapp: QApplication,
) -> None:
    name = "deck\u202elmot.\x1b[2J\u2066"
    assert plain_tip(f"{name}\n{name}") == "decklmot.[2J\ndecklmot.[2J"
    for shown in (Label(name), Elided(name), Button(name)):
        assert shown.text() == "decklmot.[2J"


def test_markup_is_found_where_it_is(qapp: QApplication) -> None:
    label = QLabel(f"Ada{MARK}")
    label.setToolTip(f"Ben{MARK}")
    assert len(taken_for_markup(label)) == 2


def test_tips_that_follow_the_pointer_are_plain_too() -> None:
    """No scene of the gallery has a pointer in it."""
    for room in ("carcqt", "editor"):
        for path in sorted((ROOT / room).rglob("*.py")):
            source = path.read_text("utf-8")
            if re.search(r"QToolTip\.showText", source):
                assert "plain_tip(" in source, path
