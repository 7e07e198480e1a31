"""Puzzles made of moments of games, and what they may tell."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from carcqt.content.goals import Goal
from carcqt.content.scenarios import Scenario
from carcqt.play.proposing import proposal_at
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.puzzles.checks import puzzle_problems
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.games import GAMES
from carcqt.rules.tilelaying.game import TileLaying
from tests.app.hands import table_of
from tests.support import random_move


def played(game: str, folder: Path, moves: int, seed: int = 3) -> Session:
    session = Session.new(table_of(game, 3), Saves(folder))
    rng = Random(seed)
    while not session.table.game.is_over and len(session.table.moments) < moves:
        session.play(random_move(session.table.game, rng))
    return session


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_a_game_has_a_puzzle(game: str, tmp_path: Path) -> None:
    session = played(game, tmp_path, 60)
    for number in range(0, len(session.table.moments) + 1, 7):
        proposal = proposal_at(session, number, Random(number))
        assert proposal is not None
        scenario = Scenario.from_data(proposal.data)
        assert puzzle_problems(scenario) == []
        assert Puzzle.of(scenario).goal.is_open
    session.close()


def test_a_finished_game_tells_what_came(tmp_path: Path) -> None:
    session = played("hunters", tmp_path, 10_000)
    assert session.table.game.is_over
    proposal = proposal_at(session, 40, Random(1))
    assert proposal is not None
    start = next(n for n in range(40, -1, -1) if session.table.game_at(n).phase == "lay")
    game = session.table.game_at(start)
    assert proposal.data["draws"]["land"] == list(game.position().piles[0].things[:7])
    assert dict(proposal.guessed).get("land") is None
    assert proposal.data["goal"]["seat"] == game.to_move + 1
    # The others can do what they did.
    other = next(moment for moment in session.table.moments[start:] if moment.seat != game.to_move)
    assert any(str(other.move) in moves for seat, moves in proposal.replies if seat == other.seat)
    session.close()


def test_of_the_last_turn_even_when_the_game_is_over(tmp_path: Path) -> None:
    session = played("hunters", tmp_path, 10_000)
    proposal = proposal_at(session, len(session.table.moments), Random(1))
    assert proposal is not None
    assert proposal.data["goal"]["turns"] == 1
    session.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_tells_no_more_than_its_viewer_knows(game: str, tmp_path: Path) -> None:
    """Whatever is hidden could be otherwise, and the puzzle would be the same."""
    session = played(game, tmp_path, 31)
    number = len(session.table.moments) - 9
    proposal = proposal_at(session, number, Random(5))
    assert proposal is not None
    truth = session.table.game.position()
    shown = dict(proposal.data["draws"])
    # Another game that looks the same to the table: what is to come lies in another order.
    others = [proposal_at(session, number, Random(seed)) for seed in range(8)]
    piles = {pile.name for pile in truth.piles if len(set(pile.things)) > 8}
    guessed = dict(proposal.guessed)
    for pile in piles & guessed.keys():
        first = guessed[pile]
        orders = {tuple(other.data["draws"][pile][first:]) for other in others if other is not None}
        assert len(orders) > 1
        came = {tuple(other.data["draws"][pile][:first]) for other in others if other is not None}
        assert came == {tuple(shown[pile][:first])}
    session.close()


def test_what_others_have_chosen_in_secret_is_not_in_their_script(tmp_path: Path) -> None:
    session = played("expedition", tmp_path, 10_000)
    for number, moment in enumerate(session.table.moments, 1):
        if not moment.move.secret:
            continue
        young = Session.new(table_of("expedition", 3), Saves(tmp_path / str(number)))
        break
    for moment in session.table.moments[:number]:
        young.play(moment.move)
    proposal = proposal_at(young, 0, Random(1))
    assert proposal is not None
    said = {move for _, moves in proposal.replies for move in moves}
    assert str(young.table.moments[-1].move) not in said
    young.close()
    session.close()


def test_it_is_the_puzzle_of_who_looks_where_all_choose_at_once(tmp_path: Path) -> None:
    session = played("expedition", tmp_path, 30)
    viewer = session.table.viewer
    proposal = proposal_at(session, len(session.table.moments), Random(1))
    assert proposal is not None
    goal = Goal.of(Scenario.from_data(proposal.data).model.goal)  # type: ignore[arg-type]
    assert not isinstance(session.table.game, TileLaying)
    assert viewer in (None, goal.seat)
    session.close()


@pytest.mark.parametrize(
    ("game", "hidden"),
    [("goldrush", {"mines", "lost"}), ("expedition", {"missions"}), ("hunters", set())],
)
def test_what_was_made_up_is_told(game: str, hidden: set[str], tmp_path: Path) -> None:
    session = played(game, tmp_path, 31)
    proposal = proposal_at(session, len(session.table.moments), Random(1))
    assert proposal is not None
    assert {*proposal.imagined} == hidden
    session.close()
    over = played(game, tmp_path / "over", 10_000)
    known = proposal_at(over, len(over.table.moments) // 2, Random(1))
    assert known is not None
    assert known.imagined == ()
    over.close()
