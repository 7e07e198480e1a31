"""Players may end a game at any time: it is scored as it stands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carcqt.rules.events import Ended, Scored, points
from carcqt.rules.game import Game
from carcqt.rules.moves import END, End, read_move
from carcqt.rules.problems import IllegalMove
from tests.support import new_game, play, snapshot, tiles_of


def test_it_can_be_ended_at_any_moment_and_taken_back(rules: type[Game[Any]]) -> None:
    for seed, players in enumerate(rules.description.players):
        game = new_game(rules, players, seed + 70)
        rng = Random(seed)
        ended = _ended(game)
        for _ in play(game, rng, every=11):
            if not game.is_over:
                ended += _ended(game)
        assert ended > 5


def _ended(game: Game[Any]) -> int:
    """Ends the game, looks, and takes it back."""
    expected = game.projected()  # which fills a memo: before the snapshot
    before, scores, tiles = snapshot(game), list(game.scores), tiles_of(game.position())
    assert END not in game.legal_moves
    events = game.push(END)
    assert game.is_over
    assert game.legal_moves == ()
    assert events[-1] == Ended(tuple(game.scores), game.winners)
    gained = [0] * game.players
    for event in events:
        if isinstance(event, Scored):
            gained[event.seat] += points(event.items)
    assert [old + more for old, more in zip(scores, gained, strict=True)] == game.scores
    if game.record[-2:-1] and game.record[-2][1]:
        # Between turns nothing waits to be scored.
        assert game.scores == expected
    position = game.position()
    assert type(game).problems(game.material, position) == []
    assert tiles_of(position) == tiles
    with pytest.raises(IllegalMove):
        game.push(END)
    assert game.pop() == (END, ())
    assert snapshot(game) == before
    return 1


def test_a_tile_just_laid_is_scored_before_the_end(rules: type[Game[Any]]) -> None:
    """What it completes counts as complete, as if the player had passed."""
    seen = 0
    for seed in range(4):
        game, rng = new_game(rules, 2, seed + 80), Random(seed)
        for _ in play(game, rng):
            if game.phase != "place":
                continue
            events = list(game.push(END))
            game.pop()
            passed = [move for move in game.legal_moves if str(move) == "pass"]
            closed = [type(event) for event in game.push(passed[0])]
            game.pop()
            completed = [name for name in closed if name.__name__ == "Completed"]
            assert [type(event) for event in events].count(Ended) == 1
            assert [type(e).__name__ for e in events].count("Completed") == len(completed)
            seen += bool(completed)
    assert seen or "place" not in rules.phases


def test_its_text(rules: type[Game[Any]]) -> None:
    assert str(END) == "end"
    assert read_move("end", (*rules.moves, End)) == END


def test_all_but_private_points_can_be_counted_by_the_whole_table(rules: type[Game[Any]]) -> None:
    """Whatever is hidden may be, they come out the same."""
    differs = False
    for seed, players in enumerate(rules.description.players):
        game = new_game(rules, players, seed + 90)
        for _ in play(game, Random(seed), every=9):
            if game.is_over:
                break
            view = game.seen_by(None)
            truth, *imagined = [
                _counted(each) for each in (game, *(view.imagine(Random(n)) for n in range(3)))
            ]
            assert all(public == truth[0] for public, _ in imagined)
            differs |= any(private != truth[1] for _, private in imagined)
    assert differs == bool(rules.private_sources)


def _counted(game: Game[Any]) -> tuple[list[int], list[int]]:
    """What an end would bring each seat, and how much of it is private."""
    public, private = list(game.scores), [0] * game.players
    for event in game.push(END):
        if isinstance(event, Scored):
            hidden = event.source in game.private_sources
            (private if hidden else public)[event.seat] += points(event.items)
    game.pop()
    return public, private
