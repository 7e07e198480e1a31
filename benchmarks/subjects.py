"""A game at one size of deck, and what is timed of it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any

from carcqt.players.evaluator import Evaluator
from carcqt.players.games import evaluator
from carcqt.rules.game import Game
from carcqt.rules.moves import Move
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.search.aims import most_lead
from carcqt.search.deepening import search
from carcqt.search.limits import Limits
from tests.support import builtin_material

TURNS = 20
"""The length of a line of play that is pushed and popped, unless the game ends before."""

NUMBERS = 64
"""Turns that are made by their numbers, of each game."""
IMAGINED = 10
"""Games imagined of each view."""
NODES = 500
"""Of each search."""


@dataclass(frozen=True)
class Line:
    """Whole turns from the middle of a game."""

    game: Game[Any]
    moves: list[Move]
    turns: int


class Subject:
    def __init__(self, rules: type[Game[Any]], factor: int) -> None:
        self.rules = rules
        self.material = builtin_material(rules.description.game).times(factor)
        self.players = rules.description.players[0]
        self.middles: list[Game[Any]] = []
        self.lines: list[Line] = []
        self._valuing: list[Evaluator] = []

    def set_up(self, boards: int, lines: int) -> None:
        """Games in the middle of the deck, and lines of play from the first few of them.

        Many large boards in turn would be out of the machine's caches each time, which the one
        board of a game is not.
        """
        self.middles = [self._middle(Random(seed)) for seed in range(boards)]
        played = self.middles[:4]
        for number in range(lines):
            self.lines.append(_line(played[number % len(played)], Random(number)))

    def play(self, rng: Random) -> int:
        game = self.rules.new(self.material, self.players, rng)
        while not game.is_over:
            moves = game.legal_moves
            game.push(moves[int(rng.random() * len(moves))])
        return 1

    def _middle(self, rng: Random) -> Game[Any]:
        game = self.rules.new(self.material, self.players, rng)
        half, drawn = game.left_in(0).total() // 2, 0
        while drawn < half:
            drawn += _play_turn(game, rng)
        return game

    def list_all(self) -> int:
        for game in self.middles:
            list(game.legal_moves)
        return len(self.middles)

    def count_all(self) -> int:
        for game in self.middles:
            len(game.legal_moves)
        return len(self.middles)

    @property
    def open_squares(self) -> float | None:
        """How many there are in the middle of a game, where tiles are laid."""
        found = [
            len(game.board.open_cells) for game in self.middles if isinstance(game, TileLaying)
        ]
        return sum(found) / len(found) if found else None

    def play_numbered(self, rng: Random) -> int:
        """A random game whose moves nobody names."""
        game = self.rules.new(self.material, self.players, rng)
        push, random = game.push_number, rng.random
        while count := len(game.legal_moves):
            push(int(random() * count))
        return 1

    def project_all(self) -> int:
        for game in self.middles:
            game.projected()
        return len(self.middles)

    def hash_all(self) -> int:
        for game in self.middles:
            game.key_hash()
        return len(self.middles)

    def value_all(self) -> int:
        """Positions valued as computer players do: those after each turn from the middle."""
        if not self._valuing:
            self._valuing += [evaluator(game) for game in self.middles[:8]]
        before = sum(each.nodes for each in self._valuing)
        for each in self._valuing:
            each.after_turns()
        return sum(each.nodes for each in self._valuing) - before

    def imagine_all(self, rng: Random, *, again: bool) -> int:
        """Games that may be the true ones; the one imagined first may serve again."""
        for view in (game.seen_by(0) for game in self.middles[:4]):
            game = view.imagine(rng)
            for _ in range(IMAGINED):
                game = view.imagine(rng, game if again else None)
        return IMAGINED * len(self.middles[:4])

    def numbered_turns(self, *, hashed: bool) -> int:
        """Turns made by their numbers and taken back, each from the middle of a game."""
        made = 0
        for game in self.middles:
            push, pop, key = game.push_turn, game.pop_turn, game.key_hash
            for number in range(min(game.turn_count, NUMBERS)):
                push(number)
                if hashed:
                    key()
                pop()
                made += 1
        return made

    def search_nodes(self) -> int:
        """Turns that a search two turns deep makes, its listing, ordering and table included."""
        limits, nodes = Limits(nodes=NODES), 0
        for game in self.middles[:4]:
            nodes += search(game, most_lead(game, game.to_move), 2, limits=limits).nodes
        return nodes

    def turns(self, seconds: float, *, pushed: bool) -> float:
        """Whole turns per second: as they are pushed, or as they are popped."""
        spent, turns = 0.0, 0
        while spent < seconds:
            for line in self.lines:
                push, pop, moves = line.game.push, line.game.pop, line.moves
                begin = process_time()
                for move in moves:
                    push(move)
                middle = process_time()
                for _ in moves:
                    pop()
                spent += middle - begin if pushed else process_time() - middle
                turns += line.turns
        return turns / spent


def _line(game: Game[Any], rng: Random) -> Line:
    before, turns = len(game.record), 0
    while turns < TURNS and not game.is_over:
        _play_turn(game, rng)
        turns += 1
    moves = [move for move, _ in game.record[before:]]
    for _ in moves:
        game.pop()
    return Line(game, moves, turns)


def _play_turn(game: Game[Any], rng: Random) -> int:
    """Random moves until something is drawn, or the game ends; how many things were drawn."""
    while True:
        moves = game.legal_moves
        game.push(moves[int(rng.random() * len(moves))])
        drawn = len(game.record[-1][1])
        if drawn or game.is_over:
            return drawn
