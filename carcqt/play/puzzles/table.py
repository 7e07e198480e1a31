"""The table at which a puzzle is solved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from carcqt.content.scenarios import Scenario
from carcqt.content.tables import Aids, SeatKind, TableSetup
from carcqt.play.foresight import brought_by
from carcqt.play.table import Table
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.game import Game, Outcome
from carcqt.rules.moves import Move


def puzzle_table(scenario: Scenario, puzzle: Puzzle) -> Table:
    """Return the table as the puzzle begins; if its goal is open, nothing is hidden."""
    setup, game = _setup(scenario, puzzle.goal.seat), puzzle.start()
    if puzzle.goal.is_open:
        return Table(setup, game, is_open=True, gains=_projected_gains, brings=brought_by)
    return Table(setup, game, gains=_scored_gains, brings=_nothing)


def _setup(scenario: Scenario, seat: int) -> TableSetup:
    """One person; the aids are those of a table, but for hints, which a puzzle has of its own, and
    dead squares: few tiles are left to fit them."""
    setup = scenario.setup()
    seats = tuple(
        replace(one, kind=SeatKind.PERSON if number == seat else SeatKind.COMPUTER)
        for number, one in enumerate(setup.seats)
    )
    return replace(setup, seats=seats, aids=Aids(left=False, hints=False))


def _projected_gains(game: Game[Any], move: Move) -> list[int]:
    """Return by how much a move changes the points that each seat has if the game ended now."""
    return _gains(game, move, (), lambda: list(game.projected()))


def _scored_gains(game: Game[Any], move: Move) -> list[int]:
    """Return what a move scores at once: hidden things are in no sum."""
    return _gains(game, move, next(game.each_outcome(move))[0], lambda: list(game.scores))


def _gains(
    game: Game[Any], move: Move, outcome: Outcome, sums: Callable[[], list[int]]
) -> list[int]:
    if move.secret:
        return _nothing(game, move)
    before = sums()
    game.push(move, outcome)
    after = sums()
    game.pop()
    return [new - old for new, old in zip(after, before, strict=True)]


def _nothing(game: Game[Any], move: Move) -> list[int]:
    """Return no points: how the turn goes on is hidden."""
    return [0] * game.players
