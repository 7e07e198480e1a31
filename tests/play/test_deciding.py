"""The turn that decided a game: the same by chances as by points, the lead that was kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from carcqt.play.analysing.analysis import Analysis
from carcqt.play.analysing.analysis_file import write_analysis
from carcqt.play.deciding import Standings, decisive_turn, lead_for_good
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.players.analysis import AnalysedTurn
from carcqt.rules.games import GAMES
from tests.app.hands import table_of


@pytest.mark.parametrize(
    ("standings", "wanted"),
    [
        ([(1, [0, 1]), (2, [3, 1]), (3, [3, 3]), (4, [5, 3]), (5, [9, 3])], 4),
        ([(1, [1, 0]), (2, [2, 0])], None),
        ([(1, [0, 0]), (2, [2, 0])], 2),
        ([(1, [0, 2]), (2, [2, 2])], None),
        ([(1, [0, 2, 1]), (2, [2, 1, 3]), (3, [4, 1, 3])], 3),
        ([], None),
    ],
)
def test_lead_counts_from_where_it_is_kept(standings: Standings, wanted: int | None) -> None:
    assert lead_for_good(standings, 0) == wanted


def finished(game: str, folder: Path, seed: int) -> Session:
    session, rng = Session.new(table_of(game, persons=2), Saves(folder)), Random(seed)
    while not session.table.game.is_over:
        session.table.push(rng.choice(session.table.game.legal_moves))
    return session


@pytest.mark.parametrize("game", GAMES)
def test_winner_is_ahead_after_decisive_turn_and_not_before(game: str, tmp_path: Path) -> None:
    found = 0
    for seed in range(6):
        session = finished(game, tmp_path, seed)
        turning, table = decisive_turn(session), session.table
        if turning is None:
            continue
        found += 1
        assert turning.seat in table.game.winners
        last = {moment.turn: moment.number for moment in table.moments[:-1]}
        ahead = dict[int, bool]()
        for number in last.values():
            scores = table.game_at(number).projected()
            ahead[number] = scores[turning.seat] > scores[1 - turning.seat]
        before = [number for number in ahead if number < turning.number]
        assert not ahead[before[-1]]
        assert all(ahead[number] for number in ahead if number >= turning.number)
        session.close()
    assert found


def test_analysed_game_is_decided_where_chances_cross(tmp_path: Path) -> None:
    """The end page named turn 60 where the curve of the analysis crossed at 75."""
    session = finished("hunters", tmp_path, 3)
    (winner,) = session.table.game.winners
    moments = session.table.moments
    ends = [*range(2, 62, 2), len(moments)]
    begun, turns = 0, list[AnalysedTurn]()
    for place, end in enumerate(ends):
        chance = 0.7 if place >= 20 else 0.4
        chances = (chance, 1 - chance) if winner == 0 else (1 - chance, chance)
        turns.append(AnalysedTurn(begun, end - begun, 0, chances, (0.0, 0.0), 0.0, 0.0, 0.0, 1.0))
        begun = end
    moves = [moment.move for moment in moments]
    write_analysis(session.path, Analysis(tuple(turns), 2, True), moves)
    turning = decisive_turn(session)
    assert turning is not None
    assert turning.number == ends[20]
    session.close()
