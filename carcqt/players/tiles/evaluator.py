"""The evaluation of a tile-laying game, with names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from carcqt.players.evaluation import Evaluation, Part, PartKind
from carcqt.players.evaluator import never
from carcqt.players.levels import Sight
from carcqt.players.tiles import prospects as p
from carcqt.players.tiles.playing import TRIED, PlayingOn
from carcqt.players.tiles.prospects import POINT, Prospects
from carcqt.players.tiles.reach import HALVES, STEPS, SURE, Reach
from carcqt.players.weights import weights_of
from carcqt.rules.description import Role
from carcqt.rules.faces import Box
from carcqt.rules.game import Turn
from carcqt.rules.kernel.journal import NONE
from carcqt.rules.kernel.prepare import prepared
from carcqt.rules.tilelaying.game import TileLaying

_BLOCK: Final = 32
"""Turns that are valued between two looks at the clock."""
_SIGHTS: Final = {
    Sight.NOVICE: p.NOVICE, Sight.PLAIN: p.PLAIN, Sight.WHOLE: p.WHOLE, Sight.TRUTH: p.WHOLE,
}  # fmt: skip
_WAYS: Final = {Role.COVER: p.COVER, Role.LINE: p.LINE, Role.HUB: p.HUB}
_KINDS: Final = {
    p.SCORED: PartKind.SCORED,
    p.REGION: PartKind.REGION,
    p.HAND: PartKind.HAND,
    p.BONUS: PartKind.BONUS,
    p.HELD: PartKind.HELD,
    p.STANDS: PartKind.PLACE,
    p.OPEN: PartKind.OPEN,
    p.JOINS: PartKind.JOINS,
}


class TileEvaluator:
    def __init__(
        self,
        game: TileLaying,
        sight: Sight,
        kind: type[Prospects] = Prospects,
        weights: dict[str, int] | None = None,
        tried: int = TRIED,
    ) -> None:
        self._game: Final = game
        weights = weights or weights_of(game.description.game)
        completes = [
            _WAYS[terrain.role] if terrain.completes else p.NEVER
            for terrain in game.description.terrains
        ]
        completes += [p.NEVER] * (len(game.deck.kinds) - len(completes))
        self.prospects: Final = kind(game.kernel, _reach(game.box), weights, completes)
        self.playing: Final = PlayingOn(self.prospects, tried)
        self._sight: Final = _SIGHTS[sight]
        self.prospects.begin(game.to_move, self._sight)

    @property
    def nodes(self) -> int:
        return self.prospects.nodes

    def values(self) -> Sequence[float]:
        return [value / POINT for value in self.prospects.values()]

    def after_turns(self, is_late: Callable[[], bool] = never) -> dict[int, list[float]]:
        codes, found = self._game.turn_codes(), dict[int, list[float]]()
        blocks = [range(first, min(first + _BLOCK, len(codes))) for first in _firsts(len(codes))]
        for block in blocks:
            if found and is_late():
                break
            after = self.prospects.after([codes[number] for number in block])
            for number, values in zip(block, after, strict=True):
                found[number] = [value / POINT for value in values]
        return found

    def play_on(self, turn: Turn, turns: int) -> Sequence[float]:
        game, playing = self._game, self.playing
        before = game.kernel.moves
        for move in turn:
            game.push(move)
        try:
            half, made = turns // 2, 0
            met = list[list[int]]()
            # A draw says less than the game so far: halfway counts, too, once all have moved twice.
            for stop in (half, turns) if half >= 2 * game.players else (turns,):
                playing.play_on(stop - made)
                made = stop
                met.append(self.prospects.values())
            # What is sure needs no mean.
            met = met[-1:] if game.is_over else met
            return [sum(values) / (POINT * len(met)) for values in zip(*met, strict=True)]
        finally:
            playing.back_to(before + len(turn))
            for _ in turn:
                game.pop()

    def evaluation(self) -> Evaluation:
        prospects = self.prospects
        prospects.telling, prospects.told = True, []
        prospects.work_out()
        prospects.telling, told = False, prospects.told
        rows = [told[at : at + 4] for at in range(0, len(told), 4)]
        return Evaluation(tuple(self._part(*row) for row in rows))

    def _part(self, what: int, seat: int, of: int, points: int) -> Part:
        game, kind, spot, name = self._game, _KINDS[what], None, ""
        if kind in (PartKind.REGION, PartKind.OPEN, PartKind.JOINS):
            spot = game.spot(min(game.kernel.members(of)))
            name = game.kind(of)
        elif of != NONE:
            name = game.description.pieces[of].id
        return Part(seat, kind, points / POINT, name, spot)


def _firsts(count: int) -> list[int]:
    """Where blocks of turns begin: first some of all parts of the board, then those between."""
    firsts = range(0, count, _BLOCK)
    return [first for part in (0, 2, 1, 3) for first in firsts[part::4]]


@lru_cache(maxsize=32)
def _reach(box: Box) -> Reach:
    return Reach(prepared(box).tables, _chances())


@lru_cache(maxsize=1)
def _chances() -> list[int]:
    """For so many half draws × share of tiles: how sure it is that one of them comes."""
    return [
        round(int(SURE) * (1 - (1 - share / int(STEPS)) ** (halves / 2)))
        for halves in range(int(HALVES) + 1)
        for share in range(int(STEPS) + 1)
    ]
