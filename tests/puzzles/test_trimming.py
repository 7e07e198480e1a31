"""What is left of a puzzle when all is gone that does not matter."""

from __future__ import annotations

from dataclasses import replace

from carcqt.content.scenarios import Scenario
from carcqt.puzzles.games import TRIMMED_EXTRA
from carcqt.puzzles.mining.trimming import trimmed
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solver import solve
from carcqt.rules.games import GAMES
from carcqt.rules.games.goldrush import mines_of
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.search.limits import Limits
from tests.puzzles.layouts import Data, tile
from tests.support import ROOT

LIMITS = Limits(nodes=20_000)


def longer_way() -> Data:
    """Two forests of one's own can be closed, the larger one first pays; east of them lie tiles
    that nobody needs."""
    plain = [{"tile": "plain", "at": [x, 0]} for x in range(1, 6)]
    return {
        "format": 2,
        "kind": "scenario",
        "game": "hunters",
        "players": ["Anna", "Ben"],
        "after": "nothing",
        "draws": {"land": ["plain", "plain", "plain"], "bonus": ["bonus"]},
        "start": {
            "laid": [{"tile": "both", "at": [0, 0]}, {"tile": "cap", "at": [0, 1]}, *plain],
            "pieces": [
                {"seat": 1, "piece": "member", "at": [0, 0], "zone": "f0"},
                {"seat": 2, "piece": "member", "at": [3, 0], "zone": "m0"},
            ],
            "drawn": "cap",
        },
        "goal": {"aim": "points", "open": True},
        "tile": [
            tile("both", forest="NS"),
            tile("cap", 4, forest="N"),
            tile("plain", 9),
            tile("bonus", 2, pile="bonus"),
        ],
    }


def test_what_nobody_needs_is_gone() -> None:
    puzzle = Puzzle.of(Scenario.from_data(longer_way()))
    solution = solve(puzzle)
    small, solved = trimmed(puzzle, solution, LIMITS)
    assert [laid.tile for laid in small.position.laid] == ["both", "cap"]
    assert [piece.seat for piece in small.position.pieces] == [0]
    assert [pile.things for pile in small.position.piles] == [(), ()]
    assert solved.has_one_answer
    assert solved.best[0].moves == solution.best[0].moves
    assert (solved.value, solved.second) == (solution.value, solution.second)


def test_piles_of_tokens_stay_with_their_mountains() -> None:
    """Of one that was cut through, with what is left; of one that is gone, no more."""
    puzzle = Puzzle.of(Scenario.load(ROOT / "scenarios/goldrush/puzzles/over-the-pass.toml"))
    game = GAMES["goldrush"](puzzle.material, puzzle.position)
    assert isinstance(game, TileLaying)
    squares = {laid.square for laid in puzzle.position.laid}
    whole = puzzle.position.extra
    assert TRIMMED_EXTRA["goldrush"](game, squares) == whole
    first, second = mines_of(puzzle.position)
    left = TRIMMED_EXTRA["goldrush"](game, squares - {first.spot.square, second.spot.square})
    (kept,) = mines_of(replace(puzzle.position, extra=left))
    assert kept.tokens == first.tokens
    here, there = kept.spot, first.spot
    assert game.root(here.square, here.zone) == game.root(there.square, there.zone)
