"""Pieces, tokens and signs are drawn, each so that it can be told from the others."""

from __future__ import annotations

import numpy as np
import pytest

from carcqt.art.brush.glyphs import glyph
from carcqt.art.brush.marks import PLAYERS, Mark, mark_path
from carcqt.art.brush.sprites import sprite
from carcqt.art.drawings.pieces import WOODS, Pose, piece, pose_on
from carcqt.art.drawings.species import COLOURS, chip, sign
from carcqt.art.drawings.tokens import heap, token
from carcqt.rules.description import Role
from carcqt.rules.games import GAMES
from tests.art.samples import assert_different, drawn, pixels


@pytest.mark.parametrize(
    "kind", [*(kind for kind, wood in WOODS.items() if not wood.unpainted), "something new"]
)
def test_each_seat_has_its_own_piece(kind: str) -> None:
    for pose in Pose:
        assert_different([sprite(piece(kind, seat, pose), 40) for seat in range(5)])


def test_what_belongs_to_nobody_looks_the_same_for_every_seat() -> None:
    first, *others = (drawn(sprite(piece("neutral", seat), 40)) for seat in range(5))
    for other in others:
        assert np.array_equal(first, other)
    assert_different([sprite(piece(kind, 2), 40) for kind in ("neutral", "tent")])


def test_kinds_of_pieces_differ_in_shape() -> None:
    kinds = ("member", "hut", "cowboy", "tent", "meeple", "camp", "boat")
    assert_different([sprite(piece(kind, 0), 40) for kind in kinds])


@pytest.mark.parametrize("game", list(GAMES))
def test_every_piece_of_a_game_has_a_drawing(game: str) -> None:
    assert {piece.id for piece in GAMES[game].description.pieces} <= WOODS.keys()


def test_five_colours_with_five_marks() -> None:
    assert len({player.mark for player in PLAYERS}) == len(PLAYERS) == 5
    for mark in Mark:
        box = mark_path(mark, 0, 0, 10).boundingRect()
        assert 14 < box.width() < 24
        assert abs(box.center().x()) < 1


def test_people_lie_down_on_open_ground_only() -> None:
    assert pose_on("member", Role.OPEN) is Pose.LYING
    assert pose_on("member", Role.COVER) is Pose.STANDING
    assert pose_on("camp", Role.OPEN) is Pose.STANDING


def test_tokens_have_faces_and_a_back() -> None:
    assert_different([sprite(token(face), 50) for face in (None, "0", "1", "2", "3", "5")])
    assert_different([sprite(heap(count), 50) for count in (1, 2, 6, 12)])


def test_signs_are_paths_and_need_no_font() -> None:
    for character in "0123456789×!+−":
        assert glyph(character).boundingRect().height() > 8
    assert glyph("Ж").isEmpty()


def test_species_have_signs() -> None:
    for species in (*COLOURS, "unheard-of"):
        box = sign(species).boundingRect()
        assert box.width() > 30
        assert box.height() > 30


def test_chips_show_what_they_are_worth() -> None:
    assert (pixels(sprite(chip("2"), 40)) != pixels(sprite(chip("5"), 40))).any()
