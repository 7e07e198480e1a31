"""Small puzzles of all games: any goal, any kind of others and of chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal, OtherSeats, Reply, Surprise
from carcqt.puzzles.goals import GOAL_KINDS
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.events import Spot
from carcqt.rules.game import Game
from carcqt.rules.tilelaying.game import TileLaying
from tests.search.small import small_game
from tests.support import random_move


def small_puzzle(rules: type[Game[Any]], seed: int) -> Puzzle | None:
    """A puzzle in which whoever is to move is asked for something; `None` where nobody is."""
    rng = Random(seed)
    late = rng.randrange(20, 110) if rng.random() < 0.4 else None
    known = rng.random() < 0.3
    game = small_game(rules, seed, rng.randrange(1, 4), known=known, moves=late)
    if game.is_over:
        return None
    seat = game.to_move
    goal = Goal(
        rng.choice(_aims(game)),
        seat,
        turns=rng.choice((1, 1, 2, 2, 3)),
        others=rng.choice(list(OtherSeats)),
        is_open=rng.random() < 0.4,
        surprise=rng.choice(list(Surprise)),
        is_final=rng.random() < 0.5,
    )
    return Puzzle.at(game, replace(_filled(goal, game, rng), replies=_replies(game, rng)))


def _aims(game: Game[Any]) -> list[GoalAim]:
    return [aim for aim in GoalAim if GOAL_KINDS[aim].is_possible(type(game), game.material)]


def _filled(goal: Goal, game: Game[Any], rng: Random) -> Goal:
    match goal.aim:
        case GoalAim.WIN:
            return replace(goal, is_final=True)
        case GoalAim.POINTS if rng.random() < 0.5:
            return replace(goal, least=game.scores[goal.seat] + rng.randrange(1, 6))
        case GoalAim.LEAD if rng.random() < 0.5:
            return replace(goal, least=rng.randrange(-3, 6))
        case GoalAim.VILLAGES:
            villages = sorted(game.attainable(game.material)["village"])
            has = sorted(game.attained(goal.seat)["village"])
            return replace(goal, villages=(*has[:1], rng.choice(villages)))
        case GoalAim.SPECIES:
            return replace(goal, least=len(game.attained(goal.seat)["species"]) + 1)
    if isinstance(game, TileLaying) and "zone" in GOAL_KINDS[goal.aim].needs:
        laid = rng.choice(game.board.laid)
        zones = [zone.id for zone in laid.face.tile.zones]
        spot = Spot(laid.square, rng.choice(zones))
        return replace(goal, spot=spot, other=(goal.seat + 1) % game.players)
    return goal


def _replies(game: Game[Any], rng: Random) -> tuple[Reply, ...]:
    """What the others did in a game that went on at random: some of it will not be possible."""
    found: dict[int, list[list[str]]] = {seat: [] for seat in range(game.players)}
    before = len(game.record)
    while not game.is_over and len(game.record) < before + 30:
        seat, done = game.to_move, game.turns_of(game.to_move, before)[0]
        move = random_move(game, rng)
        while len(found[seat]) <= done:
            found[seat].append([])
        found[seat][done].append(str(move))
        game.push(move)
    while len(game.record) > before:
        game.pop()
    return tuple(
        Reply(seat, tuple(moves)) for seat, turns in found.items() for moves in turns if moves
    )
