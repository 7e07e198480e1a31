"""A game analysed: in steps, kept beside its save, and read back only as far as it holds."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from carcqt.play.analysing.analysis import Analysis, MomentKind
from carcqt.play.analysing.analysis_file import _seal, read_analysis, write_analysis
from carcqt.play.analysing.analyst import Analyst, AnalystState
from carcqt.play.saves import Saves, analysis_path
from carcqt.play.session import Session
from carcqt.players.analysis import AnalysedTurn, AnalysisQuestion, GameAnalysis, analyse
from carcqt.players.facts import Effect, PointsNow, RegionChanged, RegionClaimed, Standing
from carcqt.players.games.expedition.facts import CampLater, GoesFirst
from carcqt.players.selecting import Hint
from carcqt.rules.events import Item, Spot
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import Square
from carcqt.rules.moves import END, Move
from carcqt.rules.position import Position
from tests.play.tables import steps, table
from tests.support import TILE_LAYING, new_game, play

WAIT = 60_000


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    made = Session.new(table("hunters", "pp"), Saves(tmp_path))
    steps(made, 8)
    made.play(END)
    yield made
    made.close()


def turn(number: int, loss: float = 0.0, gain: float = 0.0, luck: float = 0.0) -> AnalysedTurn:
    seat = number // 2 % 2
    return AnalysedTurn(number, 2, seat, (0.5, 0.5), (3.0, 4.0), loss, gain, luck, 0.2)


def begun(game: str, count: int) -> tuple[Game[Any], Position, tuple[Move, ...]]:
    """A game of so many random moves, how it began, and the moves."""
    running = new_game(GAMES[game], 2, 5)
    beginning = running.beginning()
    for _ in play(running, Random(5), every=1):
        if len(running.record) == count:
            break
    return running, beginning, tuple(move for move, _ in running.record)


@pytest.mark.parametrize("game", GAMES)
def test_turns_follow_each_other_and_are_judged_alike(game: str) -> None:
    running, beginning, moves = begun(game, 8)
    found: list[AnalysedTurn] = []
    question = AnalysisQuestion(GAMES[game], beginning, moves, 0, 3)
    assert analyse(question, running.material, found.append)  # type: ignore[arg-type]
    assert found[0].number == 0
    for before, after in pairwise(found):
        assert before.end == after.number
    assert found[-1].end == len(moves)
    for each in found:
        assert each.loss >= 0
        assert sum(each.chances) == pytest.approx(1)
        assert each.best is not None
    # From the middle on it comes to the same.
    again = GameAnalysis(GAMES[game](running.material, beginning), moves, 3)
    assert again.go_to(found[-1].number)
    assert again.next() == found[-1]


def test_whoever_chooses_last_in_secret_builds_in_a_turn_of_its_own() -> None:
    rules = GAMES["expedition"]
    game = new_game(rules, 2, seed=2)
    beginning = game.beginning()
    for _ in play(game, Random(2)):
        pass
    moves = tuple(move for move, _ in game.record)
    looked = GameAnalysis(rules(game.material, beginning), moves)
    turns = []
    while (each := looked.next()) is not None:
        turns.append(moves[each.number : each.end])
    assert sum(map(len, turns)) == len(moves)
    assert all(len(turn) == 1 for turn in turns if turn[0].secret)


def test_what_is_worth_telling() -> None:
    turns = (turn(0, loss=6), turn(2, gain=5), turn(4, luck=-4), turn(6, loss=1, gain=9), turn(8))
    analysis = Analysis(turns, 2)
    assert [(moment.kind, moment.turn.number) for moment in analysis.moments()] == [
        (MomentKind.MISTAKE, 0),
        (MomentKind.GOOD, 2),
        (MomentKind.LUCK, 4),
    ]
    assert analysis.report(0).mistakes == 1
    assert analysis.report(1).good == 1
    assert analysis.report(0).accuracy < analysis.report(1).accuracy
    assert analysis.luck_ahead(1) == pytest.approx(4)


def test_it_is_kept_and_holds_as_far_as_the_game_is_the_same(
    session: Session, qtbot: QtBot
) -> None:
    analyst = Analyst(session)
    assert analyst.state is AnalystState.STOPPED
    analyst.start()
    qtbot.waitUntil(lambda: analyst.state is AnalystState.DONE, timeout=WAIT)
    whole = analyst.analysis
    assert whole.is_whole
    assert len(whole.turns) >= 3
    analyst.close()
    again = Analyst(session)
    assert again.state is AnalystState.DONE
    assert [each.end for each in again.analysis.turns] == [each.end for each in whole.turns]
    for kept, each in zip(again.analysis.turns, whole.turns, strict=True):
        assert (kept.own is None) is (each.own is None)
        assert kept.best is not None
        assert each.best is not None
        assert kept.best.turn == each.best.turn
    again.close()
    moves, game = list(again.moves), session.table.game
    fewer = read_analysis(session.path, moves[: whole.turns[1].end], 2, game.moves)
    assert len(fewer.turns) == 2
    assert not fewer.is_whole or not moves[fewer.done :]
    assert not read_analysis(session.path, moves[::-1], 2, game.moves).turns


def test_reasons_are_read_as_they_were_written(session: Session) -> None:
    """With the figures that the board shows, and what points are for."""
    moves = [moment.move for moment in session.table.moments]
    was, now = Standing(4, 0, 2, (), 60, 7), Standing(6, 0, 1, (("bonus", 1),), 60, 9, 9, (8, 10))
    items = (Item("section", 3, 2), Item("mushrooms", 1, 2))
    spot = Spot(Square(0, -1), "f0")
    closes = PointsNow(
        seat=0, points=5.0, kind="forest", spot=spot, scored=8, items=items, expected=3
    )
    grows = RegionChanged(
        seat=0, points=2.0, kind="forest", spot=spot, after=now, before=was, effects=(Effect.GROWS,)
    )
    field = Standing(0, 4, 3, (), 60, squares=(Square(3, 4),))
    claims = RegionClaimed(seat=0, points=2.0, kind="meadow", after=field, piece="member")
    best = Hint((moves[0],), 0, (closes, grows, claims), 9)
    own = Hint((moves[0],), 0, (closes,), 5)
    analysis = Analysis((replace(turn(0, loss=2.0), best=best, own=own),), 2)
    write_analysis(session.path, analysis, moves)
    kept = read_analysis(session.path, moves, 2, session.table.game.moves)
    assert kept.turns == analysis.turns


@pytest.mark.parametrize("game", TILE_LAYING)
def test_of_a_worse_turn_it_is_told_what_it_did(game: str) -> None:
    running, beginning, moves = begun(game, 40)
    looked, worse = GameAnalysis(GAMES[game](running.material, beginning), moves, 3), 0
    while (each := looked.next()) is not None:
        assert (each.own is not None) is (each.loss >= 1)
        if each.own is not None:
            assert each.own.turn == moves[each.number : each.end]
            worse += bool(each.own.facts)
    assert worse > 3


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", "null", '{"format": 7}', '{"format": "7"}', "[" * 90_000, '{"format": [1]}'],
)
def test_a_damaged_file_is_put_aside(text: str, session: Session) -> None:
    path = analysis_path(session.path)
    path.write_text(text, "utf-8")
    moves = [moment.move for moment in session.table.moments]
    assert not read_analysis(session.path, moves, 2, session.table.game.moves).turns
    assert path.with_name(f"{path.name}.damaged-1").read_text("utf-8") == text
    assert not path.exists()


@pytest.mark.parametrize("number", [6, 8])
def test_an_analysis_of_another_program_is_no_damage(number: int, session: Session) -> None:
    path = analysis_path(session.path)
    path.write_text(f'{{"format": {number}, "turns": [{{"number": null}}]}}', "utf-8")
    assert not read_analysis(session.path, (), 2, session.table.game.moves).turns
    assert path.exists()


HOSTILE: list[tuple[str, object]] = [
    ("turns", [[]]),
    ("turns", [None]),
    ("turns", {"a": 1}),
    ("moves", 5),
    ("players", 400),
    ("whole", "yes"),
    ("number", 10**400),
    ("number", -1),
    ("number", 4),
    ("moves of a turn", 0),
    ("chances", []),
    ("chances", [0.5, float("nan")]),
    ("values", [1e999, 1]),
    ("loss", True),
    ("seat", 2),
    ("best", []),
    ("turn", []),
    ("turn", ["lay"]),
    ("turn", ["fly L00 1,1"]),
    ("facts", [[]]),
    ("facts", None),
    ("facts", [["Unheard", {}]]),
    ("worth", "5"),
    ("counts", 1),
    ("seat of a fact", 2),
    ("spot", []),
    ("spot", {"square": "x", "zone": "f0"}),
    ("items", [["section", 10**400, 1]]),
    ("scored", 1e999),
    ("scored", "many"),
    ("kind", 2000 * "x"),
    ("unheard", 1),
]


def hint_of(moves: Sequence[Move]) -> Hint:
    spot = Spot(Square(0, -1), "f0")
    scores = PointsNow(seat=0, points=5.0, kind="forest", spot=spot, scored=8)
    return Hint(tuple(moves[:2]), 0, (scores,), 5)


@pytest.mark.parametrize(("key", "value"), HOSTILE)
@pytest.mark.parametrize("is_sealed", [False, True])
def test_an_analysis_with_a_value_that_cannot_be_is_put_aside(
    key: str, value: object, is_sealed: bool, session: Session
) -> None:
    moves = [moment.move for moment in session.table.moments]
    advised = replace(turn(0), best=hint_of(moves))
    write_analysis(session.path, Analysis((advised,), 2), moves)
    path = analysis_path(session.path)
    data = json.loads(path.read_text("utf-8"))
    (first,) = data["turns"]
    fact = first["best"]["facts"][0][1]
    if key == "moves of a turn":
        first["moves"] = value
    elif key == "seat of a fact":
        fact["seat"] = value
    elif key in ("spot", "items", "scored", "kind", "unheard"):
        fact[key] = value
    else:
        holder = next(one for one in (data, first, first["best"]) if key in one)
        holder[key] = value
    del data["seal"]
    data["seal"] = _seal(data) if is_sealed else "seal"
    path.write_text(json.dumps(data), "utf-8")
    assert not read_analysis(session.path, moves, 2, session.table.game.moves).turns
    assert path.with_name(f"{path.name}.damaged-1").exists()


def test_a_changed_word_of_an_analysis_is_noticed(session: Session) -> None:
    moves = [moment.move for moment in session.table.moments]
    advised = replace(turn(0), best=hint_of(moves))
    write_analysis(session.path, Analysis((advised,), 2), moves)
    path = analysis_path(session.path)
    path.write_text(path.read_text("utf-8").replace("forest", "fo\u202eest"), "utf-8")
    assert not read_analysis(session.path, moves, 2, session.table.game.moves).turns


def test_a_pipe_in_place_of_an_analysis_is_left_alone(session: Session) -> None:
    path = analysis_path(session.path)
    os.mkfifo(path)
    assert not read_analysis(session.path, (), 2, session.table.game.moves).turns
    write_analysis(session.path, Analysis((turn(0),), 2), ())
    assert path.is_fifo()


def test_all_of_a_reason_is_kept(session: Session) -> None:
    moves = [moment.move for moment in session.table.moments]
    goods = (Item("fish", 2, 0),)
    later = CampLater(
        seat=1, points=0.5, village="xibu", gold=4, goods=goods, rounds=1, is_secret=True
    )
    first = GoesFirst(seat=1, village="xibu", rival=0, unless=(5, 6))
    best = Hint(tuple(moves[:2]), 0, (later, first), counts=False)
    advised = replace(turn(0), best=best)
    write_analysis(session.path, Analysis((advised,), 2), moves)
    (found,) = read_analysis(session.path, moves, 2, session.table.game.moves).turns
    assert found.best == advised.best


def test_it_goes_with_its_save(session: Session) -> None:
    moves = [moment.move for moment in session.table.moments]
    write_analysis(session.path, Analysis((turn(0),), 2), moves)
    assert analysis_path(session.path).exists()
    aside = analysis_path(session.path).with_name(f"{analysis_path(session.path).name}.damaged-1")
    aside.write_text("{")
    session.close()
    session.saves.delete(session.path)
    assert not analysis_path(session.path).exists()
    assert not aside.exists()


def test_it_can_be_stopped_and_taken_up(session: Session, qtbot: QtBot) -> None:
    analyst = Analyst(session)
    analyst.start()
    qtbot.waitUntil(lambda: len(analyst.analysis.turns) >= 1, timeout=WAIT)
    analyst.stop()
    done = analyst.analysis.done
    again = Analyst(session)
    assert again.analysis.done == done
    analyst.close()
    again.close()
