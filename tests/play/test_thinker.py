"""Computer players think elsewhere, know no more than their seat, and can be done without."""

from __future__ import annotations

import os
import pickle
import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from carcqt.content.tables import SeatKind
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.play.thinker import Thinker
from carcqt.players.jobs import MoveQuestion, choose_turn
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.moves import END, Move
from tests.play.tables import move_of, step, steps, table
from tests.support import new_game, play

WAIT = 30_000


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path)


def is_running(process_id: int) -> bool:
    # Clears away what has ended.
    active_children()
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_legal_and_always_the_same(game: str) -> None:
    rules: type[Game[object]] = GAMES[game]
    running = new_game(rules, 3, 5)
    for _ in play(running, Random(5), every=23):
        if running.is_over:
            break
        view = pickle.loads(pickle.dumps(running.seen_by(running.to_move)))
        question = MoveQuestion(view, "greedy", "5 1 0")
        turns = {choose_turn(question, view.material) for _ in range(2)}
        assert len(turns) == 1
        assert turns.pop()[0] in {str(move) for move in running.legal_moves}


def test_only_the_last_question_is_answered(thinker: Thinker, qtbot: QtBot) -> None:
    answers: list[int] = []
    thinker.answered.connect(lambda ticket, text: answers.append(ticket))
    game = new_game(GAMES["hunters"], 2, 3)
    tickets = [thinker.ask(game.seen_by(0), "greedy", str(number)) for number in range(5)]
    qtbot.waitUntil(lambda: bool(answers), timeout=WAIT)
    tickets.append(thinker.ask(game.seen_by(0), "random", "x"))
    thinker.cancel()
    tickets.append(thinker.ask(game.seen_by(0), "random", "x"))
    qtbot.waitUntil(lambda: len(answers) > 1, timeout=WAIT)
    assert answers == [tickets[4], tickets[6]]


def test_a_process_that_dies_is_begun_again(thinker: Thinker, qtbot: QtBot) -> None:
    game = new_game(GAMES["hunters"], 2, 3)
    with qtbot.waitSignal(thinker.answered, timeout=WAIT):
        thinker.ask(game.seen_by(0), "random", "x")
    first = thinker.process_id
    assert first is not None
    os.kill(first, signal.SIGKILL)
    with qtbot.waitSignal(thinker.answered, timeout=WAIT):
        thinker.ask(game.seen_by(0), "random", "x")
    assert thinker.process_id != first


def test_one_that_keeps_dying_is_given_up(thinker: Thinker, qtbot: QtBot) -> None:
    game = new_game(GAMES["hunters"], 2, 3)
    killed: set[int] = set()

    def kill() -> None:
        process = thinker.process_id
        if process is not None and process not in killed:
            killed.add(process)
            os.kill(process, signal.SIGKILL)

    thinker._process._timer.timeout.connect(kill)
    with qtbot.waitSignal(thinker.failed, timeout=WAIT):
        thinker.ask(game.seen_by(0), "random", "x")
    assert len(killed) == 2


def test_a_player_that_fails_is_told(thinker: Thinker, qtbot: QtBot) -> None:
    game = new_game(GAMES["hunters"], 2, 3)
    with qtbot.waitSignal(thinker.failed, timeout=WAIT):
        thinker.ask(game.seen_by(0), "nobody", "x")
    with qtbot.waitSignal(thinker.answered, timeout=WAIT):
        thinker.ask(game.seen_by(0), "random", "x")


def test_closing_waits_for_nobody(qtbot: QtBot) -> None:
    thinker = Thinker()
    game = new_game(GAMES["goldrush"], 5, 3)
    for _ in play(game, Random(3), every=90):
        break
    with qtbot.waitSignal(thinker.answered, timeout=WAIT):
        thinker.ask(game.seen_by(game.to_move), "random", "x")
    thinker.ask(game.seen_by(game.to_move), "greedy", "x")
    process = thinker.process_id
    assert process is not None
    began = time.perf_counter()
    thinker.close()
    assert time.perf_counter() - began < 0.5
    qtbot.waitUntil(lambda: not is_running(process), timeout=WAIT)


def test_games_against_the_computer_are_the_same_for_the_same_seed(
    saves: Saves, qtbot: QtBot
) -> None:
    records = []
    for _ in range(2):
        session = Session.new(table("expedition", "pcc", seed=11), saves)
        rng = Random(2)
        while len(session.table.moments) < 30:
            if session.table.is_persons_turn:
                step(session, rng)
            qtbot.waitUntil(lambda s=session: s.table.is_persons_turn, timeout=WAIT)  # type: ignore[misc]
        records.append([str(moment.move) for moment in session.table.moments[:30]])
        session.close()
    assert records[0] == records[1]


def test_what_was_thought_before_going_back_is_not_played(saves: Saves, qtbot: QtBot) -> None:
    session = Session.new(table("hunters", "pc"), saves)
    steps(session, 2)
    session.undo()
    assert session.table.game.to_move == 0
    qtbot.wait(400)
    assert [moment.seat for moment in session.table.moments] == [0]
    session.play(move_of(session, "pass"))
    session.swap_seat(1, SeatKind.PERSON)
    qtbot.wait(200)
    assert len(session.table.moments) == 2
    session.close()


def test_a_turn_is_thought_about_once(saves: Saves, qtbot: QtBot) -> None:
    seats = tuple(replace(seat, level="easy") for seat in table("hunters", "cc").seats)
    session = Session.new(replace(table("hunters", "cc"), seats=seats), saves)
    qtbot.waitUntil(lambda: len(session.table.moments) > 12, timeout=WAIT)
    session.pause()
    made = [moment.turn for moment in session.table.moments]
    assert len(set(made)) <= session._thinker._process._ticket <= len(set(made)) + 1
    # Even if it is held up in between.
    session.resume()
    qtbot.waitUntil(lambda: len(session.table.moments) > 20, timeout=WAIT)
    session.close()


def test_pausing_holds_the_computer(saves: Saves, qtbot: QtBot) -> None:
    session = Session.new(table("hunters", "cc"), saves)
    session.pause()
    qtbot.wait(300)
    assert session.table.moments == []
    session.resume()
    qtbot.waitUntil(lambda: len(session.table.moments) > 3, timeout=WAIT)
    session.close()
    made = len(session.table.moments)
    qtbot.wait(100)
    assert len(session.table.moments) == made


def test_the_computers_pace(saves: Saves, qtbot: QtBot) -> None:
    session = Session.new(table("hunters", "cc"), saves)
    times: list[float] = []
    session.pace = 150
    session.table.moved.connect(lambda moment: times.append(time.monotonic()))
    qtbot.waitUntil(lambda: len(times) > 4, timeout=WAIT)
    assert all(later - earlier > 0.14 for earlier, later in pairwise(times))
    session.close()


def test_a_failing_player_is_told_and_can_be_replaced(saves: Saves, qtbot: QtBot) -> None:
    session = Session.new(table("hunters", "pc"), saves)
    session.pause()
    steps(session, 2)
    killed: set[int] = set()

    def kill() -> None:
        process = session._thinker.process_id
        if process is not None and process not in killed:
            killed.add(process)
            os.kill(process, signal.SIGKILL)

    session._thinker._process._timer.timeout.connect(kill)
    with qtbot.waitSignal(session.thinking_failed, timeout=WAIT) as told:
        session.resume()
    assert told.args is not None
    assert str(told.args[0]).endswith(".")
    session._thinker._process._timer.timeout.disconnect(kill)
    session.swap_seat(1, SeatKind.PERSON)
    steps(session, 2)
    assert len(session.table.moments) == 4
    session.close()


def test_a_process_begins_only_where_a_computer_will_be_asked(saves: Saves) -> None:
    def begins(kinds: str, moves: Sequence[Move] = ()) -> bool:
        session = Session.new(table("hunters", kinds), saves, moves=moves)
        QCoreApplication.processEvents()
        begun = session._thinker.process_id is not None
        session.pause()
        assert (session._thinker.process_id is not None) == begun
        session.close()
        return begun

    assert begins("pc")
    assert begins("cp")
    assert not begins("pp")
    assert not begins("pc", [END])


def test_a_game_that_is_only_looked_at_begins_no_process(saves: Saves) -> None:
    session = Session.new(table("hunters", "pc"), saves)
    session.pause()
    QCoreApplication.processEvents()
    waiting = session._thinker.process_id
    session.resume()
    assert waiting is None
    assert session._thinker.process_id
    session.close()
