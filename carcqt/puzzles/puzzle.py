"""A puzzle: a position, a goal, and how its lines go."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice
from math import inf
from random import Random
from typing import Any

from carcqt.content.goals import Goal, OtherSeats, Surprise
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.goals import kind_of, value_of
from carcqt.rules.game import Game, Turn
from carcqt.rules.games import GAMES
from carcqt.rules.moves import Move, read_move
from carcqt.rules.position import Position
from carcqt.rules.problems import RulesError
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.search.aims import Aim, Chance, Others, TurnBounds, Value


@dataclass(frozen=True)
class Puzzle:
    """Plain data: it can go to another process."""

    game: str
    material: Any
    position: Position
    """After the moves that were played before."""
    goal: Goal

    @classmethod
    def of(cls, scenario: Scenario) -> Puzzle:
        """The puzzle of a file that has a goal and whose moves can be made."""
        goal = scenario.model.goal
        assert goal is not None
        game = scenario.start(Random(scenario.model.seed))
        for _ in islice(scenario.play(game), goal.begins):
            pass
        return cls.at(game, Goal.of(goal))

    @classmethod
    def at(cls, game: Game[Any], goal: Goal) -> Puzzle:
        """What a game asks from here on."""
        position = game.position()
        if goal.is_open:
            known = (replace(pile, known=len(pile.things)) for pile in position.piles)
            position = replace(position, piles=tuple(known))
        goal = kind_of(goal).settled(goal, position)
        return cls(game.description.game, game.material, position, goal)

    def start(self, *, is_scored: bool = False) -> Game[Any]:
        """The game that its lines are played in; or one whose end brings its final scoring."""
        game = GAMES[self.game](self.material, self.position)
        seat = self.goal.seat
        if not self.goal.is_open:
            game.settle_when_seen()
        game.ask_first(seat)
        if not is_scored:
            game.leave_unscored()
        if self.goal.others is OtherSeats.SILENT:
            game.silence({*range(game.players)} - {seat})
        return game

    def is_done(self, game: Game[Any]) -> bool:
        """Whether a line has come to its end."""
        return game.is_over or game.turns_of(self.goal.seat)[0] >= self.goal.turns

    def reply(self, game: Game[Any]) -> Turn | None:
        """What a seat that follows a script does; `None` where somebody chooses. A reply that has
        become impossible is skipped, and so is the turn of a seat that has no reply left."""
        seat = game.to_move
        if seat == self.goal.seat or self.goal.others is not OtherSeats.SCRIPTED:
            return None
        done, made = game.turns_of(seat)
        own = [reply.moves for reply in self.goal.replies if reply.seat == seat]
        moves = own[done][made:] if done < len(own) else ()
        return _as_far_as_it_goes(game, moves)

    def aim(self) -> Aim:
        """The goal as search has it."""
        goal = self.goal
        scripted = goal.others is OtherSeats.SCRIPTED
        lays_tiles = issubclass(GAMES[self.game], TileLaying) and kind_of(goal).bounds_lays
        return Aim(
            goal.seat,
            lambda game: value_of(goal, game),
            Others.AGAINST if goal.others is OtherSeats.BEST else Others.WITH,
            self._chance(),
            ends=self.is_done,
            banked=kind_of(goal).banked(goal, self.position.players),
            memory=self._memory,
            given=self.reply if scripted else None,
            bounds=None if issubclass(GAMES[self.game], TileLaying) else self._bounds,
            turn_bounds=self._turn_bounds if lays_tiles else None,
            span=(0, 1) if goal.is_either_or else None,
            last=self._is_last,
        )

    def _is_last(self, game: Game[Any]) -> bool:
        goal = self.goal
        return game.to_move == goal.seat and game.turns_of(goal.seat)[0] == goal.turns - 1

    def _bounds(self, game: Game[Any]) -> tuple[Value, Value]:
        """What a line can still come to, where the game can tell."""
        goal = self.goal
        told = game.prospects(goal.seat, goal.turns - game.turns_of(goal.seat)[0])
        most = None if told is None else kind_of(goal).most(goal, told)
        if told is None or most is None:
            return (0, 1) if goal.is_either_or else (-inf, inf)
        if told.is_exact and goal.others is OtherSeats.SILENT:
            return most, most
        return 0 if goal.is_either_or else -inf, most

    def _turn_bounds(self, game: Game[Any]) -> TurnBounds | None:
        """What the last turn can come to, where the game can tell."""
        if not isinstance(game, TileLaying) or not self._is_last(game):
            return None
        return kind_of(self.goal).turn_bounds(self.goal, game)

    def _chance(self) -> Chance:
        if self.goal.is_open:
            return Chance.GIVEN
        return Chance.WORST if self.goal.surprise is Surprise.WORST else Chance.EXPECTED

    def _memory(self, game: Game[Any]) -> tuple[int, ...]:
        """How far the line is, and of a script, how far that is."""
        if self.goal.others is not OtherSeats.SCRIPTED:
            return (game.turns_of(self.goal.seat)[0],)
        return tuple(n for seat in range(game.players) for n in game.turns_of(seat))


def _as_far_as_it_goes(game: Game[Any], moves: tuple[str, ...]) -> Turn:
    """The moves that are the seat's turn from here, if all of them can be made; what they leave
    open is skipped."""
    seat, before = game.to_move, len(game.record)
    made: list[Move] = []
    try:
        for text in moves:
            made.append(game.like(read_move(text, game.moves)))
            game.push(made[-1])
            if game.turn_has_ended(seat):
                return tuple(made)
        return (*made, game.skipping())
    except RulesError:
        made.clear()
    finally:
        while len(game.record) > before:
            game.pop()
    return (game.skipping(),)
