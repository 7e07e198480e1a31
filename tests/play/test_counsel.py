"""Hints: thought out elsewhere, by what the seat knows, and gone as soon as the game goes on."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from carcqt.content.tables import Aids
from carcqt.play.counsel import Counsel, CounselState, as_offered
from carcqt.play.listing.log import LogModel
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.players.hints import advise_turns
from carcqt.players.jobs import MoveQuestion
from carcqt.rules.games import GAMES
from carcqt.rules.moves import Lay, Place
from carcqt.words.speech import catalogue
from tests.play.tables import steps, table
from tests.support import new_game, play

WAIT = 30_000
Sat = Callable[..., Session]


@pytest.fixture
def sat(tmp_path: Path) -> Iterator[Sat]:
    made = []

    def sit(game: str = "hunters", kinds: str = "pp", **more: Any) -> Session:
        made.append(Session.new(table(game, kinds, **more), Saves(tmp_path)))
        return made[-1]

    yield sit
    for session in made:
        session.close()


def given(session: Session, qtbot: QtBot) -> Counsel:
    counsel = Counsel.of(session)
    counsel.ask()
    qtbot.waitUntil(lambda: counsel.state is CounselState.GIVEN, timeout=WAIT)
    return counsel


@pytest.mark.parametrize("game", GAMES)
def test_turns_can_be_made_and_the_best_comes_first(game: str) -> None:
    running = new_game(GAMES[game], 3, 5)
    for _ in play(running, Random(5), every=41):
        if running.is_over:
            break
        view = running.seen_by(running.to_move)
        question = MoveQuestion(replace(view, material=None), "medium", "1")
        hints = advise_turns(question, view.material)
        assert 1 <= len(hints) <= 3
        assert [hint.worth for hint in hints] == sorted(
            (hint.worth for hint in hints), reverse=True
        )
        for hint in hints:
            assert hint.turn[0] in running.legal_moves
        assert hints == advise_turns(question, view.material)


def test_a_hint_used_is_in_the_log_and_in_the_file(sat: Sat, qtbot: QtBot) -> None:
    session = sat()
    steps(session, 4)
    log = LogModel(session.table, catalogue("en"))
    counsel = given(session, qtbot)
    assert counsel.chosen == 0
    assert len(session.table.moments) == 4
    assert log.index(log.rowCount() - 1).data() == "Ana looks at a hint."
    steps(session, 2)
    assert sum("hint" in log.index(row).data() for row in range(log.rowCount())) == 1
    assert session.table.setup.hinted == (4,)
    session.close()
    again = Session.load(session.path, session.saves)
    assert list(again.table.setup.hinted) == [4]
    while again.can_undo:
        again.undo()
    assert not list(again.table.setup.hinted)
    again.close()


def test_a_turn_that_was_chosen_is_followed_to_its_end(sat: Sat, qtbot: QtBot) -> None:
    session = sat()
    counsel = given(session, qtbot)
    turn = counsel.hints[0].turn
    assert isinstance(turn[0], Lay)
    for number, move in enumerate(turn):
        session.play(move)
        assert not counsel.is_open
        rest = turn[number + 1 :]
        assert counsel.advised == (rest[0] if rest else None)


def test_the_game_goes_on_and_nobody_thinks_any_more(sat: Sat, qtbot: QtBot) -> None:
    session = sat()
    counsel = Counsel.of(session)
    counsel.ask()
    assert counsel.state is CounselState.THINKING
    process = counsel.process.process_id
    assert process is not None
    qtbot.waitUntil(lambda: counsel.process.is_at_work, timeout=WAIT)
    steps(session, 1)
    assert not counsel.is_open
    active_children()
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        pytest.fail("it is still thinking")


def test_hints_can_be_off_and_are_for_persons_only(sat: Sat) -> None:
    for session in (sat(aids=Aids(hints=False)), sat(kinds="cp")):
        session.pause()
        counsel = Counsel.of(session)
        counsel.ask()
        assert not counsel.is_open


def test_the_file_knows_whether_hints_are_given(sat: Sat) -> None:
    session = sat(aids=Aids(hints=False))
    session.close()
    again = Session.load(session.path, session.saves)
    assert not again.table.setup.aids.hints
    again.close()


def test_before_a_curtain_nothing_is_told(sat: Sat) -> None:
    session = sat("expedition", "ppp")
    while not session.table.waiting_for_curtain:
        steps(session, 1)
    counsel = Counsel.of(session)
    counsel.ask()
    assert not counsel.is_open
    session.lift_curtain()
    counsel.ask()
    assert counsel.state is CounselState.THINKING


def test_what_is_hidden_makes_no_difference() -> None:
    """The same view of another truth: the same hints."""
    game = new_game(GAMES["goldrush"], 2, 3)
    for _ in play(game, Random(4), every=1):
        if len(game.record) == 40:
            break
    view = game.seen_by(game.to_move)
    other = view.imagine(Random(9)).seen_by(game.to_move)
    found = [
        advise_turns(MoveQuestion(replace(one, material=None), "medium", "2"), one.material)
        for one in (view, other)
    ]
    assert found[0] == found[1]


def test_a_tent_goes_where_it_is_offered() -> None:
    """A mountain is one place for it, whichever of its zones a hint names."""
    game, named = new_game(GAMES["goldrush"], 2, 3), 0
    for _ in play(game, Random(4), every=1):
        offered = list(game.choices())
        for move in game.legal_moves:
            if isinstance(move, Place) and move.piece == "tent":
                assert as_offered(game, move) in offered
                named += move not in offered
    assert named
