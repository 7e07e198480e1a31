"""Edits are functions from one content to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from carcqt.rules.extra import Plain
from carcqt.rules.geometry import Square
from carcqt.rules.position import Standing
from editor.documents.layout import LayoutContent
from editor.layouts import edits
from editor.layouts.showing import board_state, place_of, squares_of

HUNTERS, GOLDRUSH, AMAZON = "hunters", "goldrush", "amazon"


def one_tile(content: LayoutContent, pile: str = "land") -> str:
    return next(tile.id for tile in edits.deck_of(content).tiles if tile.pile == pile)


def test_a_tile_is_laid_where_there_is_room_and_nowhere_else() -> None:
    content = LayoutContent.empty(HUNTERS)
    tile = one_tile(content)
    laid = edits.lay(content, tile, Square(7, -3), 2)
    assert laid.position.laid[-1].tile == tile
    assert laid.position.laid[-1].turn == 2
    assert edits.lay(laid, tile, Square(7, -3), 0) is laid
    assert edits.lay(laid, "no such tile", Square(9, 9), 0) is laid
    assert any(problem.code == "lay-apart" for problem in laid.problems())


def test_a_large_tile_covers_all_its_squares() -> None:
    content = LayoutContent.empty(AMAZON)
    large = next(tile for tile in edits.deck_of(content).tiles if tile.squares > 1)
    content = edits.lay(content, large.id, Square(20, 20), 0)
    laid = content.position.laid[-1]
    last = Square(20 + large.columns - 1, 20 + large.rows - 1)
    assert edits.laid_at(content, last) == laid
    small = edits.tile_of(content, one_tile(content))
    assert small is not None
    assert not edits.is_free(content, small, last, 0)
    moved = edits.move_tile(content, last, Square(21, 20))
    assert moved.position.laid[-1].square == Square(21, 20)


def test_pieces_come_from_the_supply_and_go_back() -> None:
    content = LayoutContent.empty(HUNTERS)
    square = content.position.laid[0].square
    tile = edits.tile_of(content, content.position.laid[0].tile)
    assert tile is not None
    piece = content.description.pieces[0]
    zone = next(zone.id for zone in tile.zones if zone.kind in piece.on)
    stood = edits.stand(content, 1, piece.id, square, zone)
    assert stood.position.supplies[1][0] == piece.count - 1
    assert stood.problems() == []
    assert edits.remove_piece(stood, stood.position.pieces[0]) == content
    assert edits.remove_tile(stood, square).position.supplies == content.position.supplies


def test_more_pieces_than_there_are_are_drawn_and_told() -> None:
    content = LayoutContent.empty(HUNTERS)
    square, count = content.position.laid[0].square, content.description.pieces[0].count
    for _ in range(count + 1):
        content = edits.stand(content, 0, content.description.pieces[0].id, square, "m0")
    assert len(content.position.pieces) == count + 1
    assert content.position.supplies[0][0] == 0
    codes = [problem.code for problem in content.problems()]
    assert "supply-count" in codes
    assert board_state(content).pieces


def test_what_stands_on_a_tile_moves_with_it() -> None:
    content = LayoutContent.empty(GOLDRUSH)
    home = content.position.laid[0].square
    content = edits.stand(content, 0, "cowboy", home, "m0")
    content = edits.add_token(content, "mines", f"{home} m0", "3")
    before = edits.extra_of(content, "mines")
    there = Square(5, 5)
    moved = edits.move_tile(content, home, there)
    assert moved.position.pieces == (Standing(0, "cowboy", there, "m0"),)
    assert [mine[0] for mine in edits.extra_of(moved, "mines")] == [
        mine[0].replace(str(home), str(there)) for mine in before
    ]
    assert edits.move_tile(moved, there, home) == content
    gone = edits.remove_tile(content, home)
    assert gone.position.pieces == ()
    assert not edits.extra_of(gone, "mines")


def test_tokens_put_by_the_game_can_be_changed_by_hand() -> None:
    content = LayoutContent.empty(GOLDRUSH)
    assert edits.extra_of(content, "mines") is None
    start = edits.begun(content)
    assert start is not None
    by_hand = edits.placed_by_hand(content, "mines")
    assert edits.extra_of(by_hand, "mines") == start.extra.plain()["mines"]
    assert edits.with_extra(by_hand, "mines", None).position == content.position


def test_a_listed_tile_comes_out_of_the_list_when_it_is_laid() -> None:
    content = LayoutContent.empty(HUNTERS)
    content = edits.list_all(content, "land", Random(1))
    listed = edits.draws_of(content, "land")
    assert listed is not None
    laid = edits.lay(content, listed[0], Square(40, 40), 0)
    after = edits.draws_of(laid, "land")
    assert after is not None
    assert len(after) == len(listed) - 1
    assert not any(problem.code == "tile-too-often" for problem in laid.problems())


def test_the_order_of_what_comes_can_be_changed() -> None:
    content = LayoutContent.empty(HUNTERS)
    tiles = [tile.id for tile in edits.deck_of(content).tiles if tile.pile == "land"][:3]
    for tile in tiles:
        content = edits.draw_next(content, "land", tile)
    moved = edits.move_draw(content, "land", 0, 2)
    assert edits.draws_of(moved, "land") == (tiles[1], tiles[2], tiles[0])
    dropped = edits.drop_draw(moved, "land", 1)
    assert edits.draws_of(dropped, "land") == (tiles[1], tiles[0])
    assert dropped.whole.piles[0].things[:2] == (tiles[1], tiles[0])
    for _ in range(2):
        dropped = edits.drop_draw(dropped, "land", 0)
    assert edits.draws_of(dropped, "land") is None


def test_hidden_things_are_told() -> None:
    content = LayoutContent.empty(HUNTERS)
    assert edits.hides(content) == (True, False)
    known = edits.list_all(edits.list_all(content, "land", Random(1)), "bonus", Random(1))

    known = replace(known, order="known")
    assert edits.hides(known) == (False, False)
    tokens = edits.with_extra(LayoutContent.empty(GOLDRUSH), "purses", (("1",), ()))
    assert edits.hides(tokens)[1]


def test_problems_know_their_squares() -> None:
    content = LayoutContent.empty(HUNTERS)
    tile = one_tile(content)
    content = edits.lay(content, tile, Square(7, -3), 0)
    problems = content.problems()
    assert Square(7, -3) in squares_of(problems, content)
    assert place_of(problems[-1]) == (Square(7, -3), "")


def test_an_ill_shaped_extra_is_still_shown() -> None:
    ill_shaped: dict[str, tuple[str, Sequence[Plain]]] = {
        GOLDRUSH: ("mines", (5, (("9,9 m0", "1"),), (("0,0 nowhere", "1"),), ("x",))),
        AMAZON: ("boats", (7, (1, 2, 3, 4, 5, 6, 7), ("a", "b"))),
    }
    for game, (key, values) in ill_shaped.items():
        content = LayoutContent.empty(game)
        content = edits.lay(content, one_tile(content), Square(0, 0), 0)
        for value in values:
            shown = board_state(edits.with_extra(content, key, value))
            assert shown.tiles == board_state(content).tiles != ()
