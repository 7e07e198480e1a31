"""Carcassonne: Amazonas (2016)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from carcqt.rules.board import Board, LaidFace
from carcqt.rules.description import START, Description, Icon, Piece, Role, Terrain
from carcqt.rules.events import Event, Item, Scored, Spot
from carcqt.rules.extra import Extra
from carcqt.rules.faces import Face, box_of
from carcqt.rules.game import OVER, Outcome, Share
from carcqt.rules.games.amazon import kernel
from carcqt.rules.games.amazon.kernel import DOUBLES, AmazonKernel
from carcqt.rules.kernel import kernel as k
from carcqt.rules.kernel.hashing import TableHash
from carcqt.rules.kernel.journal import NONE, TOLD, WIDTH
from carcqt.rules.moves import ChooseTile, Lay, Move, Pass, Place
from carcqt.rules.piles import PileState
from carcqt.rules.position import Position
from carcqt.rules.problems import IllegalMove, Problem
from carcqt.rules.tilelaying.codes import MoveCodes
from carcqt.rules.tilelaying.game import LAY, PLACE, TileLaying
from carcqt.rules.tilelaying.happenings import Happenings
from carcqt.rules.tilelaying.names import Names
from carcqt.rules.tiles import Deck
from carcqt.rules.values import value

CHOOSE: Final = "choose"
"""The phase after a tile with a call: which double tile follows?"""
AMAZON: Final = "amazon"
ANIMALS: Final = ("parrot", "toucan", "butterfly", "ocelot", "sloth")
"""Those of the jungle."""
RIVER_ANIMALS: Final = ("caiman", "piranha")
_PLACES: Final = ("first", "second", "third")


@value
class DoubleChosen(Event):
    name: ClassVar[str] = "Chosen"
    seat: int
    tile: str


@value
class Sailed(Event):
    """A boat moves down the river to a space."""

    seat: int
    steps: int
    space: int


@value
class RiverScoring(Event):
    """The Amazon is scored: its animals, and the seats by rank, those on one space together."""

    spot: Spot
    caimans: int
    piranhas: int
    ranks: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class AmazonExtra(Extra):
    """For each seat."""

    boats: tuple[int, ...] | None = None
    """The space on the river. A-R11: boats start on the source, which is space 1."""
    gains: tuple[int, ...] | None = None
    """Steps won by a tile with a call, which wait until the double tile lies."""


class AmazonCodes(MoveCodes):
    kernel: AmazonKernel

    def other_move(self, code: int) -> Move:
        return ChooseTile(self.names.tile(code))

    def other_made(self, begin: int) -> Move:
        entry, at = self.kernel.entry, begin
        if entry[begin + 1] != kernel.CHOOSE:
            return super().other_made(begin)
        while entry[at] != TOLD:
            at += WIDTH
        return ChooseTile(self.names.tile(entry[at + 3]))

    def further_code(self, move: Move) -> int:
        if self.kernel.phase != kernel.CHOOSE or not isinstance(move, ChooseTile):
            return super().further_code(move)
        face = self.deck.numbers.get(move.tile, NONE)
        if face == NONE or not self.kernel.may_choose(face):
            raise IllegalMove(Problem.at("choose-none", move=str(move)))
        return face


class AmazonHappenings(Happenings):
    lines = kernel.LINES
    kernel: AmazonKernel

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._scored = 0
        """The part of the river that is being scored, and from which seat on."""
        self._first = 0
        self._moored: list[int] = []

    def told(self, what: int, a: int, b: int) -> Iterator[Event]:
        if what == kernel.CHOSEN:
            yield DoubleChosen(a, self.names.tile(b))
        elif what == kernel.RIVER:
            self._scored, self._first, self._moored = a, b, []
        elif what == kernel.MOORED:
            self._moored.append(b)
            if len(self._moored) == self.kernel.players:
                caimans, piranhas = self._animals()
                spot = self.names.spot(self._scored)
                yield RiverScoring(spot, caimans, piranhas, self._ranks())
        else:
            yield Sailed(what - kernel.SAILED, a, b)

    def _animals(self) -> tuple[int, int]:
        """The caimans and piranhas of the scoring."""
        tile, count = self.kernel.tile_of[self._scored], self.kernel.animals
        return count(tile, kernel.CAIMAN), count(tile, kernel.PIRANHA)

    def _ranks(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each rank, from the active player clockwise."""
        players, boats = len(self._moored), self._moored
        spaces = sorted(set(boats), reverse=True)
        if players == 2 and spaces[0] - spaces[-1] > 1:
            spaces.pop()
        seats = [(self._first + number) % players for number in range(players)]
        return tuple(tuple(seat for seat in seats if boats[seat] == space) for space in spaces)

    def scored_beyond(self, seat: int, cause: int) -> Scored:
        if cause <= kernel.MOUTH:
            place = kernel.MOUTH - cause
            prize = (7, 4, 1)[place] if self.kernel.players > 3 else (6, 3)[place]
            return Scored(seat, AMAZON, None, (Item(_PLACES[place], prize, 1),))
        caimans, piranhas = self._animals()
        counts = [("caiman", caimans)] if cause == kernel.FIRST else []
        items = [Item(what, n, 1) for what, n in (*counts, ("piranha", piranhas)) if n]
        return Scored(seat, AMAZON, self.names.spot(self._scored), tuple(items))


class Amazon(TileLaying):
    description = Description(
        game="amazon",
        players=range(2, 6),
        terrains=(
            Terrain("jungle", Role.OPEN),
            Terrain("village", Role.COVER, completes=True),
            Terrain("tributary", Role.LINE, completes=True),
            # A-R9: only a river side meets another one (`Box.codes`), and the banks at its outer
            # points go on there (`FlatBoard._join_all`); it runs
            # straight on (`_runs_straight`). What a tributary or village parts are two zones.
            Terrain(AMAZON, Role.LINE, ends_lines=True),
        ),
        pieces=(
            Piece("meeple", 4, on=("tributary", "village")),
            Piece("camp", 2, on=("jungle",)),
        ),
        icons=(
            Icon("boat", on=("tributary",), most=3),
            Icon("fruit", on=("tributary", "village"), most=9),
            *(Icon(animal, on=("jungle",), most=9) for animal in ANIMALS),
            Icon("caiman", on=(AMAZON,), most=9),
            Icon("piranha", on=(AMAZON,), most=9),
            Icon("space", on=(AMAZON,), most=30),
            Icon("call", on=(AMAZON,), most=1),
        ),
        piles=("land", "double"),
        sources=("tributary", "village", "jungle", AMAZON),
        stream=AMAZON,
    )
    moves = (Lay, ChooseTile, Place, Pass)
    phases = (LAY, CHOOSE, PLACE, OVER)
    extra_type = AmazonExtra

    kernel_type = AmazonKernel
    codes_type = AmazonCodes
    happenings_type = AmazonHappenings
    tile_worth: ClassVar[Mapping[str, int]] = {"village": 2, "tributary": 1}
    kernel: AmazonKernel
    kernel_phases = (LAY, PLACE, OVER, CHOOSE)

    def _set_up(self, position: Position) -> None:
        gains = AmazonExtra.of(position.extra).gains or (0,) * position.players
        self.kernel.set_boats(boats_of(position), gains)
        super()._set_up(position)
        self.kernel.find_river()

    @property
    def boats(self) -> list[int]:
        """For each seat, the space of its boat."""
        return [self.kernel.word[seat] for seat in range(self.players)]

    @property
    def gains(self) -> list[int]:
        return [self.kernel.word[self.players + seat] for seat in range(self.players)]

    @property
    def spaces(self) -> int:
        """How many spaces the river has for boats."""
        return self.kernel.spaces()

    def measures(self, events: Sequence[Event]) -> dict[str, Share]:
        """How far down the river boats are at the end, and how often a second boat scores."""
        scorings = seconds = 0
        behind: tuple[int, ...] = ()
        for event in events:
            if isinstance(event, RiverScoring):
                scorings += 1
                behind = event.ranks[1] if len(event.ranks) > 1 else ()
            elif isinstance(event, Scored) and event.source == AMAZON and event.seat in behind:
                seconds += event.spot is not None
                behind = ()
        reached = sum(self.boats), self.spaces * self.players
        return {**super().measures(events), "boats": reached, "second": (seconds, scorings)}

    def recent_tiles(self) -> int:
        """A-R4: with a double tile also the one that called for it."""
        phase, hand, last = self.kernel.phase, self.hand, self.kernel.laid - 1
        if phase == k.LAY:
            return 1 if hand is not None and hand.tile.pile == "double" else 0
        if phase == k.PLACE:
            return 2 if self.kernel.is_double(last) else 1
        return 1 if phase == kernel.CHOOSE else 0

    def _known_order(self, left: PileState, pile: int) -> Outcome:
        """Any double tile may be chosen."""
        return () if pile == DOUBLES else super()._known_order(left, pile)

    def _key(self) -> Hashable:
        return super()._key(), tuple(self.boats), tuple(self.gains)

    def _hash_more(self, hasher: TableHash) -> int:
        return hasher.counted(list(self.kernel.word))

    def _extra(self) -> AmazonExtra:
        return AmazonExtra(tuple(self.boats), tuple(self.gains))

    @classmethod
    def extra_problems(cls, deck: Deck, board: Board, position: Position) -> Iterator[Problem]:
        given = AmazonExtra.of(position.extra).plain()
        most = sum(_shown([laid], "space") for laid in board.laid if laid.face.streams)
        for key, least, high in (("boats", 1, max(most, 1)), ("gains", 0, 9999)):
            numbers = given.get(key, (least,) * position.players)
            if (
                not isinstance(numbers, tuple)
                or len(numbers) != position.players
                or not all(type(number) is int and least <= number <= high for number in numbers)
            ):
                facts = {"players": position.players, "low": least, "high": high}
                yield Problem.at("numbers-shape", f"extra {key}", **facts)
        if position.phase == CHOOSE:
            faces = box_of(deck, cls.description).face
            doubles = position.piles[DOUBLES].things
            if not any(board.fits_somewhere(faces[double]) for double in doubles):
                yield Problem.at("phase-no-double", "phase")
            # The board took tiles as they touch; the position has them as they were laid.
            if "call" not in faces[position.laid[-1].tile].shown:
                yield Problem.at("phase-no-call", "phase")

    @classmethod
    def material_problems(cls, material: Deck) -> Iterator[Problem]:
        """A-R10: the Amazon leaves the start board southwards, and runs straight on everywhere."""
        box = box_of(material, cls.description)
        for tile in material.tiles:
            face = box.face[tile.id]
            if tile.pile == "double" and not face.streams:
                yield Problem.at("stream-missing", f"tile {tile.id}")
            elif face.streams and not _runs_straight(face):
                code = "stream-start" if tile.pile == START else "stream-straight"
                yield Problem.at(code, f"tile {tile.id}")

    @classmethod
    def material_doubts(cls, material: Deck) -> Iterator[Problem]:
        """A game without the start board, and double tiles that never come into it."""
        known = cls.description.players
        begun = {
            players
            for tile in material.tiles
            if tile.pile == START
            for players in tile.players or known
        }
        if missing := [str(players) for players in known if players not in begun]:
            yield Problem.at("board-missing", players=", ".join(missing))
        if not any(zone.shows("call") for tile in material.tiles for zone in tile.zones):
            for tile in material.tiles:
                if tile.pile == cls.description.piles[DOUBLES]:
                    yield Problem.at("double-uncalled", f"tile {tile.id}")


def boats_of(position: Position) -> tuple[int, ...]:
    """For each seat the space of its boat."""
    return AmazonExtra.of(position.extra).boats or (1,) * position.players


def _shown(tiles: Sequence[LaidFace], icon: str) -> int:
    return sum(count for laid in tiles for _, count in laid.face.shown.get(icon, ()))


def _runs_straight(face: Face) -> bool:
    """One river, in at one side and out at the opposite one; on the start board only out."""
    tile = face.tile
    zones = [number for number, kind in enumerate(face.kinds) if kind == AMAZON]
    sides = [
        (square, side)
        for square, side in tile.outer_sides()
        if tile.zone_at[12 * square + 3 * side + 1] in zones
    ]
    if len(zones) != 1 or not sides:
        return False
    if tile.pile == START:
        return [side for _, side in sides] == [2]
    (one, north), *others = sides
    if len(others) != 1 or others[0][1] != (north + 2) % 4:
        return False
    along = (one % tile.columns, others[0][0] % tile.columns)
    across = (one // tile.columns, others[0][0] // tile.columns)
    return (along[0] == along[1]) if north % 2 == 0 else (across[0] == across[1])
