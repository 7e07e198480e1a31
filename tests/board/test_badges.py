"""Numbers of turns over a board: none covers another, nor a piece, as long as there is room."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from carcqt.board.badges import Badges

DISC = QSizeF(26, 26)


def boxes(badges: Badges, count: int, pixel: float = 1.0) -> list[QRectF]:
    wide = 26 * pixel
    found = (badges.middle(number, pixel) for number in range(count))
    return [QRectF(at.x() - wide / 2, at.y() - wide / 2, wide, wide) for at in found]


def test_turns_on_one_square_have_their_numbers_side_by_side() -> None:
    badges = Badges([])
    for _ in range(3):
        badges.add(QRectF(0, 0, 100, 100), DISC)
    for pixel in (1.0, 1.5):
        shown = boxes(badges, 3, pixel)
        assert shown[0].center() == QPointF(0, 0)
        assert not any(one.intersects(other) for one, other in combinations(shown, 2))


def test_a_number_goes_to_another_corner_rather_than_over_a_piece() -> None:
    piece = QRectF(-15, -15, 30, 30)
    badges = Badges([piece])
    badges.add(QRectF(0, 0, 100, 100), DISC)
    (shown,) = boxes(badges, 1)
    assert not shown.intersects(piece)


def test_where_all_is_full_pieces_are_covered_rather_than_numbers() -> None:
    badges = Badges([QRectF(-500, -500, 1000, 1000)])
    for _ in range(2):
        badges.add(QRectF(0, 0, 30, 30), DISC)
    one, other = boxes(badges, 2)
    assert not one.intersects(other)


def test_over_small_tiles_they_are_smaller_but_can_be_read() -> None:
    badges = Badges([], unit=100.0)
    assert badges.scale(1.0) == 1
    assert 0.7 < badges.scale(2.0) < 1
    assert badges.scale(5.0) == 0.7
    assert Badges([]).scale(5.0) == 1
