"""What the rules are measured against: the sketch of their design, and the naive version."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from carcqt.rules.moves import Move
from carcqt.rules.tiles import Deck
from tests.naive import NaiveHunters

SKETCH = Path(__file__).resolve().parent.parent.parent / "shared/reference/sketch_core.py"
"""Beside the checkout, where there is one."""


class _Stop(Exception):  # noqa: N818
    pass


class _Until:
    """A random generator that stops the sketch after so many choices."""

    def __init__(self, rng: Random, choices: int) -> None:
        self.shuffle = rng.shuffle
        self._random = rng.random
        self._left = choices

    def random(self) -> float:
        self._left -= 1
        if self._left < 0:
            raise _Stop
        return self._random()


class Sketch:
    """Plays whole games; has neither undo nor events, and lists the fits of a tile as it plays."""

    def __init__(self, factor: int) -> None:
        spec = importlib.util.spec_from_file_location(f"sketch_{factor}", SKETCH)
        assert spec is not None
        assert spec.loader is not None
        # A module for each size of deck, since the deck is its global.
        self._module: ModuleType = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self._module)
        vars(self._module)["ids"] *= factor
        self.tiles: int = len(self._module.ids)

    def play(self, rng: Random) -> int:
        self._module.game(rng)
        return 1

    def listing(self, rng: Random) -> Callable[[], list[tuple[int, int]]]:
        """What lists the fits of a tile in the middle of a game, as the sketch itself does."""
        try:
            # Two choices for each tile: where it goes, and what is placed on it.
            self._module.game(_Until(rng, self.tiles // 2 * 2))
        except _Stop as stop:
            held = _locals_of(stop, "game")
        front, tile, fits = held["front"], held["t"], self._module.fits

        def listed() -> list[tuple[int, int]]:
            legal = []
            for cell, asked in front.items():
                for turn in fits(tile, asked):
                    legal.append((cell, turn))  # noqa: PERF401, as the sketch does it
            return legal

        return listed


def _locals_of(error: BaseException, function: str) -> dict[str, Any]:
    """The variables of a function that an error has left."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_name != function:
        trace = trace.tb_next
    assert trace is not None
    return trace.tb_frame.f_locals


class Naive:
    """The naive version of a game, at the size of its built-in deck only."""

    def __init__(self, rules: type[NaiveHunters], deck: Deck) -> None:
        self._rules = rules
        self._deck = deck

    def play(self, rng: Random) -> int:
        self._played(rng, -1)
        return 1

    def listing(self, rng: Random) -> Callable[[], list[Move]]:
        middle = self._played(rng, sum(tile.count for tile in self._deck.tiles) // 2)
        return lambda: middle.legal_moves

    def _played(self, rng: Random, left: int) -> NaiveHunters:
        """A game after random play, until so many tiles are left and one is to be laid."""
        game = self._rules.new(self._deck, 2, rng)
        while not game.is_over and (game.hand is None or sum(map(len, game.piles.values())) > left):
            moves = game.legal_moves
            game.push(moves[int(rng.random() * len(moves))])
        return game
