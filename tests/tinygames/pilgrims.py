"""A second game on a map, as small as it can be: pilgrims go from village to village. It has no
piles and no chance, and its maps neither prices nor missions nor cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from PySide6.QtGui import QPainterPath

from carcqt.app.table.map.table import MapTable
from carcqt.art.brush.shapes import blob
from carcqt.rules.description import Description, Icon, Piece, Role, Terrain
from carcqt.rules.events import Item, Placed, Scored, Spot, points
from carcqt.rules.game import OVER
from carcqt.rules.geometry import Square
from carcqt.rules.journalled import JournalledGame
from carcqt.rules.keys import constant
from carcqt.rules.mapchecks import map_problems, map_table_problems, piece_problems
from carcqt.rules.maps import Map
from carcqt.rules.moves import PASS, Move, Pass, Place
from carcqt.rules.position import Position, Standing
from carcqt.rules.problems import IllegalMove, Problem
from carcqt.ui.theme.tokens import Accent, GameLook
from carcqt.words.vocabulary import Vocabulary

HERE: Final = Square(0, 0)
GO: Final = "go"
WORTH: Final = {"inn": 1, "shrine": 3}


class Pilgrims(JournalledGame[Map]):
    description = Description(
        game="pilgrims",
        players=range(2, 4),
        material="map",
        terrains=(
            Terrain("village", Role.HUB),
            Terrain("trail", Role.LINE),
            Terrain("ferry", Role.LINE),
        ),
        pieces=(Piece("staff", 9, on=("village",)),),
        icons=tuple(Icon(sight, on=("village",), most=1) for sight in WORTH),
        piles=(),
        sources=(*WORTH, "way"),
    )
    moves: ClassVar[tuple[type[Move], ...]] = (Place, Pass)
    phases: ClassVar[tuple[str, ...]] = (GO, OVER)

    def __init__(self, material: Map, position: Position) -> None:
        super().__init__(material, position)
        self.owners: Final = {piece.zone: piece.seat for piece in position.pieces}
        self.supplies: Final = [list(supply) for supply in position.supplies]

    @classmethod
    def start_position(
        cls, material: Map, players: int, rng: Random, options: Mapping[str, str], first: int
    ) -> Position:
        staffs = tuple(piece.count for piece in cls.description.pieces)
        return Position("pilgrims", (0,) * players, first, GO, supplies=(staffs,) * players)

    @classmethod
    def material_problems(cls, material: Map) -> Iterator[Problem]:
        return map_problems(material, cls.description)

    @classmethod
    def problems(cls, material: Map, position: Position) -> list[Problem]:
        found = [*map_table_problems(cls, position), *piece_problems(cls, material, position)]
        if len({piece.zone for piece in position.pieces}) < len(position.pieces):
            found.append(Problem.at("pilgrims-meet", "pieces"))
        if position.drawn or position.gone or position.piles:
            found.append(Problem.at("piles-shape", "piles", known=""))
        return found

    @classmethod
    def used(cls, material: Map, position: Position) -> dict[str, Counter[str]]:
        return {}

    def _goals(self, seat: int) -> list[str]:
        """Free villages next to an own one; any, for who has none."""
        own = {village for village, owner in self.owners.items() if owner == seat}
        near = {end for link in self.material.links if own & {*link.ends} for end in link.ends}
        free = [one.id for one in self.material.villages if one.id not in self.owners]
        goals = [village for village in free if village in near or not own]
        return goals if self.supplies[seat][0] else []

    @property
    def legal_moves(self) -> Sequence[Move]:
        if self.is_over:
            return ()
        return [Place("staff", HERE, goal) for goal in self._goals(self.to_move)] or [PASS]

    def _play(self, move: Move) -> None:
        if move not in self.legal_moves:
            raise IllegalMove(Problem.at("move-phase", move=str(move), phase=self.phase))
        seat = self.to_move
        if isinstance(move, Place):
            spot, sight = Spot(HERE, move.zone), self.material.village[move.zone].species
            self._put(self.owners, move.zone, seat)
            self._set(self.supplies[seat], 0, self.supplies[seat][0] - 1)
            self._events.append(Placed(seat, move.piece, spot))
            self._score(seat, sight, spot, (Item(sight, 1, WORTH[sight]),))
        self._go_on()

    def _skip(self) -> None:
        self._go_on()

    def _go_on(self) -> None:
        self.to_move = self._seat_after(self.to_move)
        seats = {*range(self.players)} - self._search.silent
        if not any(map(self._goals, seats)):
            self._end()

    def _score(self, seat: int, source: str, spot: Spot | None, items: tuple[Item, ...]) -> None:
        self._set(self.scores, seat, self.scores[seat] + points(items))
        self._events.append(Scored(seat, source, spot, items))

    def _final_scoring(self) -> None:
        """Two points for each way between two own villages."""
        ends = [[self.owners.get(end) for end in link.ends] for link in self.material.links]
        for seat in range(self.players):
            if ways := ends.count([seat, seat]):
                self._score(seat, "way", None, (Item("way", ways, 2),))

    def _position(self) -> Position:
        pieces = (Standing(seat, "staff", HERE, village) for village, seat in self.owners.items())
        return Position(
            game="pilgrims",
            scores=tuple(self.scores),
            to_move=self.to_move,
            phase=self.phase,
            pieces=tuple(pieces),
            supplies=tuple(map(tuple, self.supplies)),
        )

    def _key(self) -> Hashable:
        return tuple(sorted(self.owners.items())), tuple(map(tuple, self.supplies))

    def _hash(self) -> int:
        return constant(self._key())


class PilgrimsVocabulary(Vocabulary):
    def title(self) -> str:
        return self.tr("Pilgrims")

    def blurb(self) -> str:
        return self.tr("From shrine to shrine")

    def nouns(self) -> dict[str, str]:
        return {
            "village": self.tr("a village | villages | in"),
            "trail": self.tr("a trail | trails"),
            "ferry": self.tr("a ferry | ferries"),
            "inn": self.tr("an inn | inns"),
            "shrine": self.tr("a shrine | shrines"),
            "way": self.tr("the ways"),
            "staff": self.tr("a staff | staffs"),
        }

    def villages_differ(self, villages: int) -> str:
        return self.tr("Sight")

    def item(self, what: str, n: int) -> str:
        return {
            "inn": self.tr("%n inn(s)", "", n),
            "shrine": self.tr("%n shrine(s)", "", n),
            "way": self.tr("%n way(s)", "", n),
        }.get(what, f"{n} {what}")

    def phase(self, phase: str) -> str:
        return {GO: self.tr("go to a village"), OVER: self.tr("the game is over")}[phase]

    def steps(self) -> tuple[str, ...]:
        return (self.tr("Go on"),)

    def label(self, move: Move, kind: str) -> tuple[str, str]:
        return self.tr("Staff"), self.tr("Go there")

    def problems(self) -> dict[str, str]:
        return {"pilgrims-meet": self.tr("Two pilgrims are in one village; take one away.")}


class PilgrimsTable(MapTable):
    """Has nothing of its own beside the map."""


def shrine() -> QPainterPath:
    return blob("50,14 82,44 76,84 24,84 18,44")


LOOK: Final = GameLook(Accent("#28606B", "#DDEFF2"), Accent("#8CC8D4", "#1C363C"), "badge-pilgrims")
