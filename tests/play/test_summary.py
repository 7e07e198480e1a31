"""The numbers of the end page against what the rules themselves say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carcqt.play.moments import Moment, begins_turn, make_move
from carcqt.play.summary import Summary, final_events, gained, played_events
from carcqt.rules.events import Ended, Scored
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.journalled import JournalledGame
from carcqt.rules.kernel.journal import ENDING, WIDTH
from carcqt.rules.moves import END, Move
from carcqt.rules.tilelaying.game import TileLaying
from tests.support import new_game, random_move

GAMES_EACH = 50


def played(name: str, seed: int, stop: int | None = None) -> tuple[Game[Any], list[Moment]]:
    rules, rng = GAMES[name], Random(seed)
    seats = rng.choice(rules.description.players)
    game = new_game(rules, seats, seed)
    turn = int(begins_turn(game, game.opening))
    moments: list[Moment] = []
    while not game.is_over:
        ends = stop is not None and len(moments) >= stop
        moments.append(
            make_move(game, END if ends else random_move(game, rng), len(moments) + 1, turn)
        )
        turn = moments[-1].turn_after
    return game, moments


@pytest.mark.parametrize("name", GAMES)
def test_sources_sum_up_to_the_scores(name: str) -> None:
    finals = 0
    for seed in range(GAMES_EACH):
        stop = None if seed % 5 else Random(seed).randrange(40)
        game, moments = played(name, seed, stop)
        summary = Summary.of(game, moments)
        sums = [sum(row) for row in zip(*(row for _, row in summary.sources), strict=True)]
        assert (sums or [0] * game.players) == game.scores == list(summary.scores)
        assert not any(summary.begun_with)
        assert {source for source, _ in summary.sources} <= set(game.description.sources)
        if summary.final:
            assert summary.final[-1].scores == summary.scores
            finals += 1
    assert finals > GAMES_EACH / 2


def before_the_final_scoring(game: Game[Any], move: Move) -> list[int]:
    """The scores when the rules, after the last move, turn to the final scoring."""
    if isinstance(game, TileLaying):
        game.push(move)
        entry = list(game.kernel.entry)
        ends = [at for at in range(0, game.kernel.written, WIDTH) if entry[at] == ENDING]
        game.kernel.undo(ends[-1])
        return list(game.scores)
    assert isinstance(game, JournalledGame)
    seen: list[int] = []
    score = game._final_scoring

    def count() -> None:
        seen[:] = game.scores
        score()

    game._final_scoring = count  # type: ignore[method-assign]
    game.push(move)
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_final_scoring_is_what_the_end_brings_and_nothing_of_the_last_move(name: str) -> None:
    for seed in range(20):
        game, moments = played(name, seed)
        last = moments[-1]
        assert isinstance(last.events[-1], Ended)
        parts = [*played_events(last), *final_events(game, moments), last.events[-1]]
        assert parts == list(last.events)
        game.pop()
        before = list(game.scores)
        seen = before_the_final_scoring(game, last.move)
        by_move = gained(played_events(last), game.players)
        assert [old + new for old, new in zip(before, by_move, strict=True)] == seen


@pytest.mark.parametrize("name", GAMES)
def test_the_line_follows_the_scores_turn_by_turn(name: str) -> None:
    for seed in range(10):
        game, moments = played(name, seed)
        summary = Summary.of(game, moments)
        after = {moment.turn: moment.scores_after for moment in moments[:-1]}
        known = dict(summary.line)
        now = summary.begun_with
        for turn, scores in after.items():
            now = known.get(turn, now)
            if turn != moments[-1].turn:
                assert now == scores
        assert [turn for turn, _ in summary.line] == sorted(known)


def test_the_lead_is_where_the_winner_gained_most() -> None:
    found = 0
    for seed in range(30):
        game, moments = played("hunters", seed)
        summary = Summary.of(game, moments)
        assert summary.ranking[0] in game.winners
        if summary.lead is None:
            continue
        found += 1
        lead, rows = summary.lead, dict(summary.sources)
        assert game.winners == (lead.winner,)
        assert game.scores[lead.second] == sorted(game.scores)[-2]
        margins = [row[lead.winner] - row[lead.second] for row in rows.values()]
        assert lead.own - lead.theirs == max(margins)
        total = sum(summary.share(source, lead.winner) for source in rows)
        assert total == pytest.approx(1.0)
    assert found > 10


def test_who_is_tied_scores_in_one_step() -> None:
    for seed in range(60):
        game, moments = played("hunters", seed)
        steps = Summary.of(game, moments).final
        scored = [event for event in final_events(game, moments) if isinstance(event, Scored)]
        assert sum(len(step.seats) for step in steps) == len(scored)
        if any(len(step.seats) > 1 for step in steps):
            return
    raise AssertionError("no tie in sixty games")


def test_what_was_expected_is_what_an_early_end_would_have_brought() -> None:
    for seed in range(6):
        game, moments = played("expedition", seed)
        again = new_game(type(game), game.players, seed)
        made_moves = [moment.move for moment in moments]

        def game_at(number: int, again: Game[Any] = again, made: Any = made_moves) -> Game[Any]:
            while again.record:
                again.pop()
            for move in made[:number]:
                again.push(move)
            return again

        summary = Summary.of(game, moments).as_expected(moments, game_at)
        last = {moment.turn: moment.number for moment in moments[:-1]}
        assert [turn for turn, _ in summary.line] == [*last]
        for turn, scores in summary.line:
            early = game_at(last[turn])
            early.push(END)
            assert scores == tuple(early.scores)
        assert summary.scores == tuple(game.scores)
