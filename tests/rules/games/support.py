"""Short ways to say what a test of a rule needs: tiles, tables, moves and what came of them.

A zone is written as its name, the sides or points it reaches, the hubs it leads to and its icons:
`f0 N E gold`, `r0 W >l0`, `l0 fish=2`. The first letter of the name tells its kind. For a line a
side is its middle point; for ground or cover `N` is all of the side, `NNW` a single point. On a
tile of several squares the square comes first: `1,0:N`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import pytest

from carcqt.content.checks import tile_problems
from carcqt.rules.description import Role
from carcqt.rules.events import Event, Scored, points
from carcqt.rules.game import Game
from carcqt.rules.games.amazon import Amazon
from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.games.hunters import Hunters
from carcqt.rules.geometry import POINT_NUMBERS
from carcqt.rules.moves import read_move, read_square
from carcqt.rules.piles import PileState
from carcqt.rules.position import LaidTile, Position, Standing
from carcqt.rules.problems import IllegalMove, InvalidPosition
from carcqt.rules.tilelaying.features import Region
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Deck, Tile, Zone
from tests.support import builtin_deck, snapshot

G = TypeVar("G", bound=TileLaying)
E = TypeVar("E", bound=Event)

SIDES = {"N": (0, 1, 2), "E": (3, 4, 5), "S": (6, 7, 8), "W": (9, 10, 11)}


@dataclass(frozen=True)
class Bench(Generic[G]):
    """Where tiles and tables of one game are made."""

    rules: type[G]
    start: str
    """What lies on the table where a test does not say."""
    base: tuple[Tile, ...] = ()
    """Tiles that every deck has."""

    def tile(
        self,
        name: str,
        *zones: str,
        pile: str = "land",
        count: int = 1,
        size: tuple[int, int] = (1, 1),
        players: tuple[int, ...] = (),
    ) -> Tile:
        made = tuple(self._zone(zone, size[0]) for zone in zones)
        tile = Tile(name, made, pile, count, *size, players)
        assert list(tile_problems(tile, self.rules.description)) == []
        return tile

    def _zone(self, text: str, columns: int) -> Zone:
        name, *words = text.split()
        terrain = next(one for one in self.rules.description.terrains if one.id[0] == name[0])
        at: list[int] = []
        to, icons = [], []
        for word in words:
            place, _, point = word.rpartition(":")
            first = 0
            if place:
                x, y = read_square(place)
                first = 12 * (y * columns + x)
            if point in SIDES and terrain.role is not Role.LINE:
                at += [first + number for number in SIDES[point]]
            elif point in POINT_NUMBERS:
                at.append(first + POINT_NUMBERS[point])
            elif word.startswith(">"):
                to.append(word[1:])
            else:
                icon, _, count = word.partition("=")
                icons.append((icon, int(count or 1)))
        return Zone(name, terrain.id, tuple(at), tuple(to), tuple(icons))

    def deck(self, *tiles: Tile) -> Deck:
        """What every deck has, and these tiles besides."""
        return Deck(self.rules.description.game, (*self.base, *tiles))

    def layout(
        self,
        laid: str | None = None,
        *,
        pieces: str = "",
        scores: Sequence[int] = (0, 0),
        supplies: Sequence[tuple[int, int]] | None = None,
        to_move: int = 0,
        phase: str = "lay",
        **more: Any,
    ) -> Position:
        """A position in the words of its text form; the supplies are what does not stand.

        Beside fields of a position, it takes piles and what only this game keeps by their names.
        """
        description = self.rules.description
        standing = tuple(map(Standing.read, pieces.split()))
        used = [(piece.seat, piece.piece) for piece in standing]
        left = [
            tuple(piece.count - used.count((seat, piece.id)) for piece in description.pieces)
            for seat in range(len(scores))
        ]
        piles = tuple(
            PileState(pile, tuple(more.pop(pile, "").split())) for pile in description.all_piles
        )
        kept = self.rules.extra_type
        more["extra"] = kept.read({key: more.pop(key) for key in kept.names() if key in more})
        return Position(
            game=description.game,
            scores=tuple(scores),
            to_move=to_move,
            phase=phase,
            laid=tuple(map(LaidTile.read, (self.start if laid is None else laid).split())),
            pieces=standing,
            supplies=tuple(left if supplies is None else supplies),
            piles=piles,
            **more,
        )

    def table(self, laid: str | None = None, tiles: Sequence[Tile] = (), **more: Any) -> G:
        """A game from such a position, with these tiles in its deck."""
        return self.rules.from_position(self.deck(*tiles), self.layout(laid, **more))

    def faults(self, position: Position, *tiles: Tile) -> list[str]:
        """The codes of what is wrong with a position, which is refused if anything is."""
        problems = self.rules.problems(self.deck(*tiles), position)
        if problems:
            with pytest.raises(InvalidPosition) as refused:
                self.rules.from_position(self.deck(*tiles), position)
            assert list(refused.value.problems) == problems
        else:
            self.rules.from_position(self.deck(*tiles), position)
        return [problem.code for problem in problems]


HUNTERS = Bench(Hunters, "L56@0,0/0", builtin_deck("hunters").tiles)
GOLDRUSH = Bench(Goldrush, "")
AMAZON = Bench(Amazon, "")

tile, deck, layout, table, faults = (
    HUNTERS.tile,
    HUNTERS.deck,
    HUNTERS.layout,
    HUNTERS.table,
    HUNTERS.faults,
)


def push(game: Game[Any], *moves: str) -> list[Event]:
    """Everything that happens in these moves."""
    return [event for move in moves for event in game.push(read_move(move, game.moves))]


def region(game: TileLaying, spot: str, system: str | None = None) -> Region:
    """The feature at a square and zone, written as in a move: `0,1 f0`."""
    square, zone = spot.split()
    return game.region(read_square(square), zone, system)


def scored(events: Sequence[Event]) -> list[tuple[int, str, int]]:
    """Who scored for what, and how many points."""
    return [
        (event.seat, event.source, points(event.items))
        for event in events
        if isinstance(event, Scored)
    ]


def only(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def standing(game: TileLaying) -> list[str]:
    """The pieces on the table, as a position writes them."""
    return [str(piece) for piece in game.position().pieces]


def extra(game: Game[Any], key: str) -> Any:
    """What only this game keeps, as its position has it."""
    return game.position().extra.plain()[key]


def legal(game: Game[Any]) -> list[str]:
    return [str(move) for move in game.legal_moves]


def refusal(game: Game[Any], move: str) -> str:
    """The code of the problem with an illegal move, which leaves the game as it was."""
    before = snapshot(game)
    assert move not in legal(game)
    with pytest.raises(IllegalMove) as refused:
        push(game, move)
    (problem,) = refused.value.problems
    assert str(refused.value.move) == move
    assert snapshot(game) == before
    return problem.code
