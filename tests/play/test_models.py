"""Models over a session."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester

from carcqt.content.languages import CODES
from carcqt.content.tables import SeatKind
from carcqt.play.listing.log import LogModel, LogRole
from carcqt.play.listing.models import LeftModel, LeftRole, MoveRole, MovesModel
from carcqt.play.listing.newest import MOST, NewestFirst
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.rules.games import GAMES
from carcqt.rules.tilelaying.tokens import HIDDEN
from carcqt.words.speech import catalogue
from tests.play.tables import play_on, step, steps, table

ENGLISH = catalogue("en")


@pytest.fixture(params=GAMES)
def session(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Session]:
    made = Session.new(table(request.param), Saves(tmp_path))
    yield made
    made.close()


@pytest.fixture
def hunt(tmp_path: Path) -> Iterator[Session]:
    made = Session.new(table("hunters"), Saves(tmp_path))
    yield made
    made.close()


def rows(model: QAbstractItemModel, *roles: int) -> list[Any]:
    found = [
        [model.data(model.index(row, 0), int(role)) for role in roles]
        for row in range(model.rowCount())
    ]
    return [row[0] for row in found] if len(roles) == 1 else found


def test_they_keep_the_promises_of_models(session: Session) -> None:
    models = [make(session.table, ENGLISH) for make in (LogModel, MovesModel, LeftModel)]
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(model, mode) for model in models]
    rng = Random(1)
    while not session.table.game.is_over and len(session.table.moments) < 60:
        step(session, rng)
        if rng.random() < 0.2:
            session.undo()
        for model in models:
            assert model.data(model.index(0, 0)) is not None or model.rowCount() == 0
    assert len(testers) == 3


def test_moves(hunt: Session) -> None:
    model = MovesModel(hunt.table, ENGLISH)
    assert rows(model, MoveRole.MOVE) == list(hunt.table.legal_moves)
    assert rows(model, MoveRole.SENTENCE)[0].startswith("Lay ")
    chosen: list[object] = []
    model.chosen.connect(chosen.append)
    model.activate(model.index(2, 0))
    assert chosen == [hunt.table.legal_moves[2]]
    hunt.play(hunt.table.legal_moves[2])
    assert "Place nothing." in rows(model, MoveRole.SENTENCE)
    hunt.pause()
    hunt.swap_seat(hunt.table.game.to_move, SeatKind.COMPUTER)
    assert model.rowCount() == 0


def test_what_is_left(session: Session) -> None:
    model = LeftModel(session.table, ENGLISH)
    steps(session, 15)
    for number, pile in enumerate(session.table.game.position().piles):
        left = {
            thing: count
            for name, thing, count in rows(model, LeftRole.PILE, LeftRole.THING, LeftRole.COUNT)
            if name == pile.name
        }
        assert model.total(pile.name) == session.table.game.left_in(number).total()
        if left.keys() != {HIDDEN}:
            assert left == session.table.game.left_in(number)
    assert all(rows(model, LeftRole.PILE_NAME))


# The log.


def told(model: LogModel) -> list[Any]:
    return rows(model, LogRole.TURN, LogRole.NUMBER, LogRole.SENTENCE, LogRole.POINTS)


def test_a_log_that_grew_equals_one_made_at_once(session: Session) -> None:
    model = LogModel(session.table, ENGLISH)
    rng = Random(3)
    while not session.table.game.is_over and len(session.table.moments) < 70:
        step(session, rng)
        if rng.random() < 0.1:
            for _ in range(rng.randrange(1, 4)):
                session.undo()
            if rng.random() < 0.5:
                session.redo()
        if rng.random() < 0.1:
            assert told(model) == told(LogModel(session.table, ENGLISH))
    assert told(model) == told(LogModel(session.table, ENGLISH))
    turns = rows(model, LogRole.TURN)
    assert turns == sorted(turns)
    heads = rows(model, LogRole.BEGINS_TURN)
    assert heads.count(True) == len({*turns})


def test_points_of_the_log_are_the_scores(session: Session) -> None:
    model = LogModel(session.table, ENGLISH)
    play_on(session)
    scores = [0] * 3
    for seat, points in rows(model, LogRole.SEAT, LogRole.POINTS):
        if points:
            scores[seat] += points
    assert scores == session.table.game.scores


@pytest.mark.parametrize("language", CODES)
def test_no_line_has_ids_or_coordinates(session: Session, language: str) -> None:
    model = LogModel(session.table, catalogue(language))
    play_on(session)
    ids = "|".join(sorted(getattr(session.table.game.material, "tile", {"m1": 0})))
    for line in rows(model, LogRole.SENTENCE):
        assert line.endswith(".")
        assert not re.search(rf"[{{}}%]|-?\d+,-?\d+|\b(?:{ids})\b|\b[a-z]\d\b|\(\w+=", line), line


def test_laying_and_placing_become_one_line(hunt: Session) -> None:
    model = LogModel(hunt.table, ENGLISH)
    hunt.play(hunt.table.legal_moves[0])
    assert rows(model, LogRole.SENTENCE) == ["Ana lays “Mammoth and deer, two banks”."]
    square = rows(model, LogRole.SQUARES)[0]
    assert square == (hunt.table.game.position().laid[-1].square,)
    hunt.play(hunt.table.legal_moves[0])
    assert (
        rows(model, LogRole.SENTENCE)[0]
        == "Ana lays “Mammoth and deer, two banks” and places nothing."
    )
    assert rows(model, LogRole.NUMBER)[0] == 2
    hunt.undo()
    assert rows(model, LogRole.SENTENCE) == ["Ana lays “Mammoth and deer, two banks”."]


def test_another_language_reaches_old_lines(session: Session) -> None:
    model = LogModel(session.table, ENGLISH)
    play_on(session)
    english = rows(model, LogRole.SENTENCE)
    french = rows(LogModel(session.table, catalogue("fr")), LogRole.SENTENCE)
    assert len(french) == len(english)
    assert not {*french} & {*english}
    assert rows(LogModel(session.table, ENGLISH), LogRole.SENTENCE) == english


def test_the_log_follows_the_eyes_that_see_it(tmp_path: Path) -> None:
    session = Session.new(table("goldrush"), Saves(tmp_path))
    model = LogModel(session.table, ENGLISH)
    rng = Random(1)
    while not any("takes 1 token" in line for line in rows(model, LogRole.SENTENCE)):
        step(session, rng)
    number, (line,) = next(
        (number, [text])
        for number, text in enumerate(rows(model, LogRole.SENTENCE))
        if "takes 1 token" in text
    )
    assert line.endswith("takes 1 token from the mountain.")
    session.peek(rows(model, LogRole.SEAT)[number])
    assert re.search(r"takes 1 token: \d\.", rows(model, LogRole.SENTENCE)[number])
    session.unpeek()
    assert rows(model, LogRole.SENTENCE)[number] == line
    session.close()


@pytest.mark.parametrize(("game", "in_rounds"), [("hunters", False), ("expedition", True)])
def test_the_log_counts_turns_or_rounds(tmp_path: Path, game: str, in_rounds: bool) -> None:
    session = Session.new(table(game), Saves(tmp_path))
    steps(session, 12)
    assert {*rows(LogModel(session.table, ENGLISH), LogRole.IN_ROUNDS)} == {in_rounds}
    session.close()


def test_the_newest_turns_of_the_log_come_first(session: Session) -> None:
    log = LogModel(session.table, ENGLISH)
    newest = NewestFirst(log)
    QAbstractItemModelTester(newest, QAbstractItemModelTester.FailureReportingMode.Fatal, newest)

    def check() -> None:
        told = rows(log, LogRole.TURN, LogRole.SENTENCE, LogRole.NUMBER)[-MOST:]
        # The order within a turn stays.
        told.sort(key=lambda line: -line[0])
        assert rows(newest, LogRole.TURN, LogRole.SENTENCE, LogRole.NUMBER) == told

    check()
    for _ in range(30):
        steps(session, 2)
        check()
    assert newest.rowCount() == MOST
    while session.can_undo:
        session.undo()
        check()
