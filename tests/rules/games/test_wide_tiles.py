"""Hand-made decks with a tile of two squares, in each tile-laying game."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carcqt.cli import main
from carcqt.content.decks import DeckFile, TileEntry
from carcqt.rules.description import Role
from carcqt.rules.events import Completed
from carcqt.rules.tiles import Tile
from tests.recomputed import assert_board_is_right, assert_regions_are_right
from tests.rules.games.support import (
    AMAZON,
    GOLDRUSH,
    HUNTERS,
    Bench,
    legal,
    only,
    push,
    refusal,
    region,
    scored,
    standing,
)
from tests.support import play

BENCHES = {bench.rules.description.game: bench for bench in (HUNTERS, GOLDRUSH, AMAZON)}
EACH = pytest.mark.parametrize("bench", BENCHES.values(), ids=BENCHES)

TURNS = {
    0: {"0,1", "0,-1", "-1,-1"},
    90: {"-1,0", "1,0", "1,-1"},
    180: {"-1,-1", "-1,1", "0,1"},
    270: {"1,-1", "-1,-1", "-1,0"},
}
"""Where WIDE fits beside a single tile of open ground: by one of three of its six sides."""


def letters(bench: Bench[Any]) -> tuple[str, str, str]:
    """The first letters of what is open ground, cover and line."""
    terrains = bench.rules.description.terrains
    ground, cover, line = (
        next(terrain.id[0] for terrain in terrains if terrain.role is role)
        for role in (Role.OPEN, Role.COVER, Role.LINE)
    )
    return ground, cover, line


def made(bench: Bench[Any]) -> list[Tile]:
    """Three tiles of one square, and one of two that looks different after every turn."""
    g, c, r = letters(bench)
    return [
        bench.tile("FIELD", f"{g}0 N E S W", count=9),
        bench.tile("CAP", f"{c}0 N", f"{g}0 E S W", count=6),
        bench.tile("STOP", f"{r}0 S", f"{g}0 N E W SSE SSW", count=6),
        bench.tile(
            "WIDE",
            f"{c}0 1,0:N",
            f"{r}0 0,0:W 0,0:E 1,0:W 1,0:E",
            f"{g}0 0,0:N 0,0:WNW 0,0:ENE 1,0:WNW 1,0:ENE",
            f"{g}1 0,0:S 0,0:WSW 0,0:ESE 1,0:S 1,0:WSW 1,0:ESE",
            size=(2, 1),
            count=4,
        ),
    ]


def follower(bench: Bench[Any]) -> str:
    """The piece that goes on lines."""
    return str(bench.rules.description.pieces[0].id)


@EACH
def test_such_a_deck_is_a_file_that_can_be_played(
    bench: Bench[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = bench.rules.description.game
    entries = tuple(TileEntry(tile, {}) for tile in made(bench))
    path = tmp_path / "mine.toml"
    path.write_text(DeckFile(game, entries, {}, {}).to_text(), "utf-8")
    assert main(["check", str(path)]) == 0
    capsys.readouterr()
    assert main(["simulate", game, "--deck", str(path), "--games", "25", "--json"]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    document = json.loads(output.out)
    assert (document["game"], document["games"]) == (game, 25)
    assert sum(document["mean_scores"]) > 0


@EACH
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_with_it_keep_their_books_right(bench: Bench[Any], seed: int) -> None:
    deck = bench.deck(*made(bench))
    game = bench.rules.new(replace(deck, tiles=tuple(made(bench))), 3, Random(seed))
    for _ in play(game, Random(seed), every=5):
        assert_regions_are_right(game)
        assert_board_is_right(game)
    assert any(laid.tile == "WIDE" for laid in game.position().laid)


@EACH
def test_it_may_be_laid_wherever_it_fits_in_four_turns(bench: Bench[Any]) -> None:
    game = bench.table("FIELD@0,0/0", made(bench), land="WIDE FIELD")
    found = {(turn, square) for turn, squares in TURNS.items() for square in squares}
    assert {tuple(move.split()[2:]) for move in legal(game)} == {
        (square, str(turn)) for turn, square in found
    }
    assert len(legal(game)) == 12
    # Either square may be the one that lies on a tile, clashes or touches.
    assert refusal(game, "lay WIDE -1,0 0") == "lay-taken"
    assert refusal(game, "lay WIDE 0,0 0") == "lay-taken"
    assert refusal(game, "lay WIDE 1,0 0") == "lay-clash"
    assert refusal(game, "lay WIDE -1,1 0") == "lay-clash"
    assert refusal(game, "lay WIDE 1,1 0") == "lay-apart"
    assert refusal(game, "lay WIDE -2,-1 0") == "lay-apart"


@EACH
def test_the_neighbours_of_both_its_squares_count(bench: Bench[Any]) -> None:
    """Each side asks of the square beside it, and joins what comes there."""
    g, c, r = letters(bench)
    laid = "WIDE@0,0/0"
    game = bench.table(laid, made(bench), land="CAP STOP FIELD FIELD")
    around = {"0,-1", "1,-1", "2,0", "1,1", "0,1", "-1,0"}
    assert {move.split()[2] for move in legal(game)} == around - {"2,0", "-1,0"}
    assert refusal(game, "lay CAP 1,-1 0") == "lay-clash"
    push(game, "lay CAP 1,-1 180")
    assert [str(spot.square) for spot in region(game, f"0,0 {c}0").spots] == ["0,0", "1,-1"]
    push(game, "pass")
    assert {move for move in legal(game) if " 2,0 " in move} == {"lay STOP 2,0 90"}
    push(game, "lay STOP 2,0 90")
    assert region(game, f"0,0 {r}0").open_ends == 1
    push(game, "pass", "lay FIELD 1,1 0")
    # Round the stop the ground north and south of the line is one.
    ground = [f"{spot.square} {spot.zone}" for spot in region(game, f"0,0 {g}1").spots]
    assert ground == [f"0,0 {g}0", f"0,0 {g}1", f"2,0 {g}0", f"1,1 {g}0"]


@EACH
@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_it_is_one_tile_for_points_whichever_way_it_lies(bench: Bench[Any], turn: int) -> None:
    """S-R5: with a stop at either end the line is three tiles long."""
    _, _, r = letters(bench)
    stops = {True: ("STOP@-1,0/270", "STOP 2,0 90"), False: ("STOP@0,-1/0", "STOP 0,2 180")}
    first, last = stops[turn % 180 == 0]
    pieces = f"1:{follower(bench)}@0,0/{r}0"
    game = bench.table(f"WIDE@0,0/{turn} {first}", made(bench), land="STOP FIELD", pieces=pieces)
    push(game, f"lay {last}")
    events = push(game, "pass")
    assert [done.size for done in only(events, Completed)] == [3]
    kind = region(game, f"0,0 {r}0").kind
    assert scored(events) == [(1, kind, 3)]


@EACH
def test_it_holds_one_piece(bench: Bench[Any]) -> None:
    """Named by its north-west square; one move places one piece, and a position has no more."""
    _, c, r = letters(bench)
    piece = follower(bench)
    game = bench.table("FIELD@0,0/0", made(bench), land="WIDE FIELD")
    push(game, "lay WIDE 0,-1 0")
    assert refusal(game, f"place {piece} 1,-1 {r}0") == "place-elsewhere"
    push(game, f"place {piece} 0,-1 {r}0")
    assert standing(game) == [f"0:{piece}@0,-1/{r}0"]
    assert refusal(game, f"place {piece} 0,-1 {c}0") == "move-phase"
    two = f"0:{piece}@0,-1/{r}0 1:{piece}@0,-1/{c}0"
    position = bench.layout("FIELD@0,0/0 WIDE@0,-1/0", land="FIELD", pieces=two)
    assert bench.faults(position, *made(bench)) == ["piece-second"]
