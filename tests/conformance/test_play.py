"""Whole games by random moves."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from carcqt.rules.description import TOKENS
from carcqt.rules.events import Ended, Event, Placed, Returned, Scored, points
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.position import Position
from carcqt.rules.problems import InvalidPosition
from tests.support import builtin_material, new_game, play, tiles_of

EVERY_TABLE = [
    pytest.param(rules, players, id=f"{name}-{players}")
    for name, rules in GAMES.items()
    for players in rules.description.players
]


def opening(game: Game[Any]) -> tuple[Event, ...]:
    found: tuple[Event, ...] = getattr(game, "opening", ())
    return found


@pytest.mark.parametrize(("rules", "players"), EVERY_TABLE)
def test_random_games_end_with_the_best_as_winners(rules: type[Game[Any]], players: int) -> None:
    """S-R4: tied players share the win, unless a game settles ties."""
    for seed in range(5):
        game = new_game(rules, players, seed)
        *_, events = play(game, Random(seed))
        best = max(game.scores)
        tied = tuple(seat for seat in range(players) if game.scores[seat] == best)
        assert game.winners
        assert {*game.winners} <= {*tied}
        if rules.winners is Game.winners:
            assert game.winners == tied
        assert events[-1] == Ended(tuple(game.scores), game.winners)
        assert not game.legal_moves
        assert not list(game.turns())


@pytest.mark.parametrize(("rules", "players"), EVERY_TABLE)
def test_each_score_is_the_sum_of_what_was_scored(rules: type[Game[Any]], players: int) -> None:
    for seed in range(3):
        game = new_game(rules, players, seed)
        scored = Counter[int]()
        happened = [opening(game), *play(game, Random(seed))]
        for event in (event for events in happened for event in events):
            if isinstance(event, Scored):
                assert event.source in rules.description.sources
                scored[event.seat] += points(event.items)
        assert game.scores == [scored[seat] for seat in range(players)]


@pytest.mark.parametrize(("rules", "players"), EVERY_TABLE)
def test_no_piece_is_lost_or_made(rules: type[Game[Any]], players: int) -> None:
    game = new_game(rules, players, seed=4)
    whole = _supplies(rules, game.position())
    standing = Counter[tuple[int, str]]()
    for events in play(game, Random(4)):
        for event in events:
            if isinstance(event, Placed):
                standing[event.seat, event.piece] += event.origin is None
            elif isinstance(event, Returned):
                standing[event.seat, event.piece] -= 1
        position = game.position()
        assert _supplies(rules, position) + standing == whole
        assert Counter((piece.seat, piece.piece) for piece in position.pieces) == standing


def _supplies(rules: type[Game[Any]], position: Position) -> Counter[tuple[int, str]]:
    return Counter(
        {
            (seat, piece.id): left
            for seat, supply in enumerate(position.supplies)
            for piece, left in zip(rules.description.pieces, supply, strict=True)
        }
    )


@pytest.mark.parametrize(("rules", "players"), EVERY_TABLE)
def test_no_tile_is_lost_or_made(rules: type[Game[Any]], players: int) -> None:
    game = new_game(rules, players, seed=5)
    whole = tiles_of(game.position())
    for _ in play(game, Random(5)):
        assert tiles_of(game.position()) == whole


def test_the_same_seed_gives_the_same_game(rules: type[Game[Any]]) -> None:
    players = rules.description.players[0]
    games = [new_game(rules, players, seed=6) for _ in range(2)]
    for _ in zip(*(play(game, Random(6)) for game in games), strict=True):
        pass
    assert games[0].record == games[1].record
    assert games[0].position() == games[1].position()


def test_another_seed_gives_another_game(rules: type[Game[Any]]) -> None:
    players = rules.description.players[0]
    assert new_game(rules, players, seed=1).position() != new_game(rules, players, 2).position()


def test_any_seat_may_begin(rules: type[Game[Any]]) -> None:
    players = rules.description.players[-1]
    material = builtin_material(rules.description.game)
    for seat in range(players):
        game = rules.new(material, players, Random(7), first=seat)
        assert game.to_move == seat
        for _ in play(game, Random(7)):
            pass


def test_each_choice_of_each_option_can_be_played(rules: type[Game[Any]]) -> None:
    players = rules.description.players[0]
    material = builtin_material(rules.description.game)
    for option in rules.description.options:
        for choice in option.choices:
            game = rules.new(material, players, Random(8), {option.id: choice})
            assert game.options[option.id] == choice
            for _ in play(game, Random(8)):
                pass


def test_other_numbers_of_players_and_unknown_options_are_refused(rules: type[Game[Any]]) -> None:
    material, allowed = builtin_material(rules.description.game), rules.description.players
    for players in {0, 1, allowed[0] - 1, allowed[-1] + 1} - set(allowed):
        with pytest.raises(InvalidPosition) as refused:
            rules.new(material, players, Random(1))
        assert [problem.code for problem in refused.value.problems] == ["players-number"]
    with pytest.raises(InvalidPosition):
        rules.new(material, allowed[0], Random(1), {"nonsense": "yes"})
    for option in rules.description.options:
        with pytest.raises(InvalidPosition):
            rules.new(material, allowed[0], Random(1), {option.id: "nonsense"})


@pytest.mark.parametrize(("rules", "players"), EVERY_TABLE)
def test_no_token_is_lost_or_made(rules: type[Game[Any]], players: int) -> None:
    game = new_game(rules, players, seed=9)
    whole = tokens_of(game)
    for _ in play(game, Random(9)):
        assert tokens_of(game) == whole


def tokens_of(game: Game[Any]) -> Counter[str]:
    """Every token, wherever it lies."""
    position = game.position()
    tokens = Counter(type(game).used(game.material, position).get(TOKENS, ()))
    for pile in position.piles:
        tokens.update(pile.things if pile.name == TOKENS else ())
    return tokens
