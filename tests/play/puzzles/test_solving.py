"""A puzzle being solved, without a window."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from carcqt.content.toml.files import FileError
from carcqt.play.puzzles.progress import Progress
from carcqt.play.puzzles.solving import Solving, SolvingState
from carcqt.play.puzzles.verdicts import Mark
from carcqt.puzzles.solver import solve
from carcqt.search.limits import Limits
from tests.play.puzzles.puzzling import builtin, make, opened, written
from tests.puzzles.layouts import forest_puzzle

RIGHT = ("lay L23 -2,0 90", "place member -2,0 r0")
NAMED = ("lay L23 2,-2 180", "place member 2,-2 m0")
"""The author has a word on it."""
LONG = 600_000
"""Milliseconds: a search ends by itself, however slow the machine is."""
POOR = ("lay L23 0,-2 0", "place member 0,-2 r0")


@pytest.fixture
def solving(tmp_path: Path) -> Iterator[Solving]:
    found = opened(builtin("there-and-back"), tmp_path)
    yield found
    found.close()


def right_turn(solving: Solving) -> list[str]:
    return [str(move) for move in solve(solving.puzzle).best[0].moves]


def state(solving: Solving, *states: SolvingState) -> bool:
    return solving.state in states


def test_a_wrong_turn_is_judged_from_the_proof_at_once_and_taken_back(
    solving: Solving, qtbot: QtBot
) -> None:
    before = solving.game.key()
    make(solving, NAMED[0])
    assert solving.state is SolvingState.DECIDING
    with qtbot.waitSignal(solving.judged):
        make(solving, NAMED[1])
    judged = solving.last_try
    assert judged is not None
    assert (judged.mark, judged.loss) == (Mark.NEAR, 5)
    assert "tile" in judged.comment["en"]
    assert solving.attempt.progress.wrong == 1
    qtbot.waitUntil(lambda: solving.tries[0].shortfall is not None, timeout=20_000)
    found = solving.tries[0].shortfall
    assert found is not None
    assert sum(lost for _, lost in found.lost) >= 5
    solving.take_back()
    assert solving.game.key() == before
    assert solving.state is SolvingState.DECIDING
    make(solving, *POOR)
    assert [one.mark for one in solving.tries] == [Mark.NEAR, Mark.WRONG]
    solving.restart()
    make(solving, *NAMED)
    # The same once more is no other try.
    assert [one.loss for one in solving.tries] == [13, 5]
    assert solving.attempt.progress.wrong == 2


def test_the_whole_line_is_asked_for_and_what_was_needed_is_kept(
    solving: Solving, qtbot: QtBot, tmp_path: Path
) -> None:
    solving.start_clock()
    solving.hint()
    make(solving, *POOR)
    solving.take_back()
    make(solving, *RIGHT)
    assert solving.state is SolvingState.DECIDING
    assert solving.turns_done == 1
    # A second turn is judged by search, elsewhere.
    hand = solving.table.legal_moves[0]
    solving.play(hand)
    make(solving, "pass")
    qtbot.waitUntil(lambda: state(solving, SolvingState.WRONG), timeout=20_000)
    judged = solving.last_try
    assert judged is not None
    assert judged.before
    assert judged.loss is not None
    assert judged.loss > 0
    solving.take_back()
    assert solving.turns_done == 1
    best = solve(solving.puzzle).lines[0]
    make(solving, *(str(move) for move in best[1].moves))
    qtbot.waitUntil(lambda: state(solving, SolvingState.SOLVED), timeout=20_000)
    progress = Progress(tmp_path / "progress.json")
    kept = progress.of("there-and-back")
    assert kept.is_solved
    assert (kept.wrong, kept.hints, kept.tries, kept.stars) == (2, 1, 3, 1)
    assert kept.seconds > 0
    assert solving.attempt.rating is not None
    assert progress.rating == solving.attempt.rating.rating
    qtbot.waitUntil(lambda: solving.lines is not None, timeout=20_000)
    assert solving.has_all_lines
    assert solving.line_on_board() == 0


def test_the_solution_is_played_to_its_end_and_brings_no_stars(
    solving: Solving, qtbot: QtBot, tmp_path: Path
) -> None:
    solving.show_solution()
    assert Progress(tmp_path / "progress.json").of("there-and-back").is_shown
    qtbot.waitUntil(lambda: solving.lines is not None, timeout=20_000)
    qtbot.waitUntil(lambda: len(solving.table.moments) == solving.line_length > 0, timeout=5000)
    assert solving.puzzle.is_done(solving.game)
    solving.step(-1)
    solving.go(0)
    assert not solving.table.moments
    solving.go(solving.line_length)
    assert solving.puzzle.is_done(solving.game)
    line = solving.lines
    assert line
    solving.restart()
    for step in line[0]:
        make(solving, *map(str, step.moves))
        qtbot.waitUntil(
            lambda: state(solving, SolvingState.DECIDING, SolvingState.SOLVED), timeout=20_000
        )
    assert solving.attempt.progress.is_solved
    assert solving.attempt.progress.stars == 0
    assert solving.attempt.rating is None


def test_others_who_reply_as_well_as_they_can(tmp_path: Path, qtbot: QtBot) -> None:
    goal = {"aim": "points", "turns": 2, "others": "best"}
    solving = opened(written(tmp_path / "own", forest_puzzle(goal)), tmp_path)
    make(solving, *right_turn(solving))
    assert solving.state is SolvingState.JUDGING
    qtbot.waitUntil(lambda: state(solving, SolvingState.DECIDING), timeout=20_000)
    assert {moment.seat for moment in solving.table.moments} == {0, 1}
    solving.take_back()
    assert not solving.table.moments
    solving.close()


def test_others_who_follow_a_script(tmp_path: Path, qtbot: QtBot) -> None:
    goal = {
        "aim": "points",
        "turns": 2,
        "others": "scripted",
        "replies": [{"seat": 2, "moves": ["lay cap 1,0 90", "pass"]}],
    }
    draws = {"land": ["cap", "cap", "cap", "plain"]}
    data = forest_puzzle(goal, draws=draws)
    solving = opened(written(tmp_path / "own", data), tmp_path)
    make(solving, *right_turn(solving))
    qtbot.waitUntil(lambda: state(solving, SolvingState.DECIDING), timeout=5000)
    assert str(solving.table.moments[-2].move) == "lay cap 1,0 90"
    assert solving.table.moments[-2].seat == 1
    solving.close()


def test_chance_brings_the_worst(tmp_path: Path, qtbot: QtBot) -> None:
    goal = {"aim": "points", "turns": 2, "open": False, "chance": "worst"}
    data = forest_puzzle(goal, draws={"land": ["cap", "cap", "plain"]})
    solving = opened(written(tmp_path / "own", data), tmp_path)
    make(solving, *right_turn(solving))
    qtbot.waitUntil(lambda: state(solving, SolvingState.DECIDING), timeout=20_000)
    assert solving.table.position().drawn == "plain"
    solving.close()


def test_a_puzzle_without_a_proof_is_judged_by_search(tmp_path: Path, qtbot: QtBot) -> None:
    data = forest_puzzle({"aim": "points", "turns": 2})
    solving = opened(written(tmp_path / "own", data, proven=False), tmp_path)
    make(solving, "lay cap 1,0 90", "pass")
    assert solving.state is SolvingState.JUDGING
    qtbot.waitUntil(lambda: state(solving, SolvingState.WRONG), timeout=20_000)
    assert solving.tries[0].loss == 2
    solving.take_back()
    make(solving, "lay cap 0,1 0", "pass")
    qtbot.waitUntil(lambda: state(solving, SolvingState.DECIDING), timeout=20_000)
    assert solving.turns_done == 1
    solving.close()


def test_a_search_ends_when_nobody_waits_for_it_any_more(tmp_path: Path, qtbot: QtBot) -> None:
    data = forest_puzzle({"aim": "points", "turns": 2})
    solving = opened(written(tmp_path / "own", data, proven=False), tmp_path)
    make(solving, "lay cap 1,0 90", "pass")
    began = time.monotonic()
    solving.take_back()
    assert solving.state is SolvingState.DECIDING
    solving.close()
    assert time.monotonic() - began < 5
    assert solving._process.process_id is None


def test_an_impossible_puzzle_is_refused_with_its_problems(tmp_path: Path) -> None:
    data = forest_puzzle({"aim": "species", "least": 2})
    entry = written(tmp_path / "own", data, proven=False)
    with pytest.raises(FileError):
        opened(entry, tmp_path)


@pytest.mark.parametrize("name", ["back-door", "oxbow", "orchid-pays"])
def test_every_game_can_be_solved(name: str, tmp_path: Path, qtbot: QtBot) -> None:
    solving = opened(builtin(name), tmp_path)
    # On a busy machine nobody gives up early.
    solving.limits = Limits()
    solving.show_solution()
    qtbot.waitUntil(lambda: solving.lines is not None, timeout=LONG)
    lines = solving.lines
    assert lines
    solving.restart()
    for step in lines[0]:
        if step.seat == solving.seat:
            make(solving, *map(str, step.moves))
            done = (SolvingState.DECIDING, SolvingState.SOLVED, SolvingState.WRONG)
            qtbot.waitUntil(lambda: solving.state in done, timeout=LONG)  # noqa: B023
    assert solving.state is SolvingState.SOLVED
    solving.close()


def explained(solving: Solving, qtbot: QtBot, *moves: str) -> None:
    """Make a wrong turn, and wait until it is known why it is wrong."""
    make(solving, *moves)
    qtbot.waitUntil(lambda: bool(solving.tries[-1].shortfall), timeout=20_000)


def test_a_wrong_turn_is_refuted_step_by_step_and_taken_back(tmp_path: Path, qtbot: QtBot) -> None:
    solving = opened(builtin("the-hedge"), tmp_path)
    before = solving.game.key()
    explained(solving, qtbot, "lay L42 1,-1 0", "pass")
    tried = len(solving.table.moments)
    assert [step.seat for step in solving.refutation] == [1]
    # Blaise's reply can be looked at forwards and backwards, but the try itself stays.
    assert solving.may_step
    assert not solving.table.choices
    solving.step(1)
    assert solving.table.moments[-1].seat == 1
    assert solving.turns_done == 0
    solving.go(0)
    assert len(solving.table.moments) == tried
    solving.go(solving.line_length)
    assert solving.replied == solving.refutation
    solving.take_back()
    assert solving.game.key() == before
    assert solving.refutation == ()
    solving.close()


def test_a_refutation_plays_by_itself_at_the_pace_of_the_player(
    tmp_path: Path, qtbot: QtBot
) -> None:
    solving = opened(builtin("the-hedge"), tmp_path)
    solving.pace = 1
    explained(solving, qtbot, "lay L42 1,-1 0", "pass")
    qtbot.waitUntil(lambda: solving.replied == solving.refutation, timeout=5000)
    solving.close()


def test_the_best_score_that_is_left_refutes_a_turn_without_replies(
    solving: Solving, qtbot: QtBot
) -> None:
    explained(solving, qtbot, *NAMED)
    assert [step.seat for step in solving.refutation] == [0]
    solving.go(solving.line_length)
    assert solving.turns_done == 0
    assert solving.state is SolvingState.WRONG


def test_where_the_goal_is_out_of_reach_own_turns_refute_nothing(
    tmp_path: Path, qtbot: QtBot
) -> None:
    solving = opened(builtin("round-the-back"), tmp_path)
    explained(solving, qtbot, *map(str, solving.puzzle.start().turn(0)))
    assert solving.refutation == ()
    solving.close()


def test_nothing_can_be_chosen_while_a_wrong_turn_or_a_line_is_looked_at(
    solving: Solving, qtbot: QtBot
) -> None:
    assert solving.table.choices
    explained(solving, qtbot, *NAMED)
    assert not solving.table.choices
    solving.take_back()
    assert solving.table.choices
    solving.show_solution()
    qtbot.waitUntil(lambda: solving.lines is not None, timeout=20_000)
    solving.go(2)
    assert not solving.table.choices
