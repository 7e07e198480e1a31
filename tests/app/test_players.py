"""The cards of the players: each count and the standing have room of their own."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from carcqt.app.table.rail.players import CardRoom, PlayerCard, PlayerLine, column_step
from carcqt.app.table.shown import Count
from carcqt.art.drawings.pieces import piece
from carcqt.content.tables import Seat, SeatKind
from carcqt.rules.games.amazon import Amazon

GAME = Amazon.description.game
NARROW = 224
"""A card in the smallest window."""


def picture(qtbot: QtBot, counts: tuple[int, ...], standing: str) -> QImage:
    card = PlayerCard(GAME)
    qtbot.addWidget(card)
    names = ("meeple", "camp", "boat")
    drawn = (Count(piece(name, 0), count, "") for name, count in zip(names, counts, strict=True))
    line = PlayerLine(Seat("Anna", 0, SeatKind.PERSON), "7", tuple(drawn), standing=standing)
    card.show_line(line, CardRoom.TIGHT)
    card.resize(NARROW, card.sizeHint().height())
    return card.grab().toImage()


def changed(one: QImage, other: QImage) -> set[int]:
    """The columns in which two pictures differ."""
    return {
        x
        for x in range(one.width())
        for y in range(one.height())
        if one.pixel(x, y) != other.pixel(x, y)
    }


@pytest.mark.parametrize("standing", ["river 2nd", "fleuve 1er"])
def test_two_digits_and_the_standing_do_not_touch(standing: str, qtbot: QtBot) -> None:
    whole = picture(qtbot, (2, 0, 11), standing)
    end = max(changed(whole, picture(qtbot, (2, 0, 77), standing))) + 1
    ground = whole.pixel(1, 1)
    low = range(whole.height() // 2 + 6, whole.height())
    inked = [x for x in range(end, NARROW) if any(whole.pixel(x, y) != ground for y in low)]
    assert end + 3 < inked[0]
    assert inked[-1] - inked[0] > 50


def test_columns_are_as_far_apart_as_they_can_be() -> None:
    assert column_step([20, 20, 30], 3, 130) == 50
    assert column_step([20, 20, 30], 3, 69) is None
    assert column_step([20, 20, 30, 25], 2, 60) == 35
    assert column_step([], 1, 10) == 10
