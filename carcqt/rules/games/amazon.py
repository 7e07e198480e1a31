"""Carcassonne: Amazonas (2016)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from carcqt.rules.board import Board, LaidFace
from carcqt.rules.description import START, Description, Icon, Piece, Role, Terrain
from carcqt.rules.events import Event, Item, Scored, Spot
from carcqt.rules.extra import Extra
from carcqt.rules.faces import Face, box_of
from carcqt.rules.game import OVER, Outcome, Share
from carcqt.rules.keys import Counts
from carcqt.rules.moves import ChooseTile, Lay, Move, Pass, Place
from carcqt.rules.piles import PileState
from carcqt.rules.position import Position
from carcqt.rules.problems import IllegalMove, Problem
from carcqt.rules.regions import OPEN_MASK
from carcqt.rules.tilelaying.features import items_of
from carcqt.rules.tilelaying.game import LAY, PLACE, TileLaying
from carcqt.rules.tiles import Deck
from carcqt.rules.values import value

CHOOSE: Final = "choose"
"""The phase after a tile with a call: which double tile follows?"""
DOUBLES: Final = 1
"""The second pile, face up."""
AMAZON: Final = "amazon"
ANIMALS: Final = ("parrot", "toucan", "butterfly", "ocelot", "sloth")
"""Those of the jungle."""
_PLACES: Final = ("first", "second", "third")
_BOATS: Final = Counts("boats")
_GAINS: Final = Counts("gains")


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


class Amazon(TileLaying):
    description = Description(
        game="amazon",
        players=range(2, 6),
        terrains=(
            Terrain("jungle", Role.OPEN),
            Terrain("village", Role.COVER, completes=True),
            Terrain("tributary", Role.LINE, completes=True),
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

    def __init__(self, material: Deck, position: Position) -> None:
        extra = AmazonExtra.of(position.extra)
        self.boats: Final = list(boats_of(position))
        self.gains: Final = list(extra.gains or (0,) * position.players)
        self._river: int | None = None
        super().__init__(material, position)

    def _set_up(self, position: Position) -> None:
        streams = [laid for laid in self.board.laid if laid.face.streams]
        if streams:
            self._river = streams[0].base + streams[0].face.kinds.index(AMAZON)

    @property
    def spaces(self) -> int:
        """How many spaces the river has for boats."""
        if self._river is None:
            return 0
        return self.totals.icon(self.regions.total[self.regions.find(self._river)], "space")

    def _further_choices(self) -> Sequence[Move]:
        return tuple(map(ChooseTile, self._doubles())) if self.phase == CHOOSE else ()

    def _doubles(self) -> Iterator[str]:
        """The double tiles to choose from."""
        return filter(self._may_choose, self.box.kinds_in[self.description.piles[DOUBLES]])

    def _may_choose(self, tile: str) -> bool:
        """Whether a double tile is left. A-R17: it must fit, too."""
        left = tile in self._piles.rest(DOUBLES)
        return left and self.board.fits_somewhere(self.box.face[tile])

    def _play_further(self, move: Move) -> None:
        if self.phase != CHOOSE or not isinstance(move, ChooseTile):
            return super()._play_further(move)
        if not self._may_choose(move.tile):
            raise IllegalMove(Problem.at("choose-none", move=str(move)))
        self._put_on_top(move.tile, DOUBLES)
        self._draw_unseen(DOUBLES)
        self.hand = self.box.face[move.tile]
        self.phase = LAY
        self._events.append(DoubleChosen(self.to_move, move.tile))

    def _connect(self, laid: LaidFace, changes: int) -> None:
        if "tributary" in laid.face.kinds:
            self._collect(laid, changes)
        # A-R12: with no double tile left it is laid like any Amazon tile.
        if "call" in laid.face.shown and not _is_double(laid) and any(self._doubles()):
            self.phase = CHOOSE
            return
        # A-R7: icons connected by the tile come first, with the river as long as it now is.
        if any(self.gains):
            self._sail_all(self.gains)
            for seat in range(self.players):
                self._set(self.gains, seat, 0)

    def _collect(self, laid: LaidFace, changes: int) -> None:
        """A-R5: each player gains the icons that lay in no part where that player had a meeple."""
        regions, seats = self.regions, self.totals.seats
        held = []
        for zone in laid.face.completes:
            root = regions.find(laid.base + zone)
            if regions.total[root] >> seats and root not in held:
                held.append(root)
        for root in held:
            self._gain(root, changes)

    def _gain(self, root: int, changes: int) -> None:
        icon = partial(self.totals.icon, icon="boat")
        followers = partial(self.totals.followers, seats=self.players)
        total, before = self.regions.total[root], self.regions.changed_since(changes)
        parts = [before[part] for part in before if self.regions.find(part) == root]
        for seat, present in enumerate(followers(total)):
            known = sum(icon(part) for part in parts if followers(part)[seat])
            if present and icon(total) > known:
                self._set(self.gains, seat, self.gains[seat] + icon(total) - known)

    def _sail_all(self, steps: Sequence[int]) -> None:
        """A-R15: boats move together, from the active player clockwise."""
        for seat in self._clockwise():
            if steps[seat]:
                self._sail(seat, steps[seat])

    def _sail(self, seat: int, steps: int) -> None:
        """A-R15: steps past the last space are lost."""
        here, spaces = self.boats[seat], self.spaces
        there = here + steps if here + steps < spaces else spaces
        if there > here:
            self._set(self.boats, seat, there)
            self._events.append(Sailed(seat, there - here, there))

    def _clockwise(self) -> list[int]:
        return [(self.to_move + number) % self.players for number in range(self.players)]

    def _place(self, move: Place) -> None:
        super()._place(move)
        laid = self.board.laid[-1]
        root = self.regions.find(laid.base + laid.face.tile.zone_numbers[move.zone])
        if icons := self.totals.icon(self.regions.total[root], "boat"):
            self._sail(self.to_move, icons)

    def _pass(self) -> None:
        self._sail(self.to_move, 1)

    def _score_stream(self, laid: LaidFace) -> list[int]:
        """A-R6: what an Amazon tile completes waits for the end; it brings a scoring of its own.
        A-R4: the animals of a tile with a call count together with the double tile's."""
        tiles = self.board.laid[-2:] if _is_double(laid) else [laid]
        caimans, piranhas = _shown(tiles, "caiman"), _shown(tiles, "piranha")
        spot = self.spot(laid.base + laid.face.kinds.index(AMAZON))
        ranks = self._ranks()
        self._events.append(RiverScoring(spot, caimans, piranhas, ranks))
        second = items_of(("piranha", piranhas, 1))
        first = items_of(("caiman", caimans, 1)) + second
        # A-R3: whoever scores no point, for whatever reason, moves on.
        steps = [1] * self.players
        for seats, items in zip(ranks, (first, second), strict=False):
            for seat in seats if items else ():
                self._score(seat, AMAZON, spot, items)
                steps[seat] = 0
        self._sail_all(steps)
        return []

    def _ranks(self) -> tuple[tuple[int, ...], ...]:
        """A-R2: boats on one space share a rank, the next space is the next rank."""
        spaces = sorted(set(self.boats), reverse=True)
        if self.players == 2 and spaces[0] - spaces[-1] > 1:
            # A-R14: of two players the second must be directly behind.
            spaces.pop()
        seats = self._clockwise()
        return tuple(tuple(seat for seat in seats if self.boats[seat] == s) for s in spaces)

    def _worth(self, kind: str, root: int, *, closed: bool) -> tuple[Item, ...]:
        total = self.regions.total[root]
        count = partial(self.totals.icon, total)
        match kind:
            case "tributary":
                return items_of(("tile", self.tiles_in(root), 1), ("fruit", count("fruit"), 1))
            case "village":
                each = 2 if closed or not total & OPEN_MASK else 1
                return items_of(("tile", self.tiles_in(root), each), ("fruit", count("fruit"), 1))
            case "jungle":
                return items_of(*((animal, count(animal), 1) for animal in ANIMALS))
        return ()

    def _end_turn(self, laid: LaidFace, completed: list[int]) -> None:
        self._next_seat()

    def _beyond(self) -> Iterator[tuple[int, str, tuple[Item, ...]]]:
        """The mouth, by rank. A-R1: with four or five players the second scores 4."""
        prizes = (7, 4, 1) if self.players > 3 else (6, 3)
        if self._river is not None:
            for place, prize, seats in zip(_PLACES, prizes, self._ranks(), strict=False):
                for seat in seats:
                    yield seat, AMAZON, (Item(place, prize, 1),)

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

    def _extra(self) -> AmazonExtra:
        return AmazonExtra(tuple(self.boats), tuple(self.gains))

    def recent_tiles(self) -> int:
        """A-R4: with a double tile also the one that called for it."""
        if self.phase == LAY:
            return 1 if self.hand is not None and self.hand.tile.pile == "double" else 0
        if self.phase == PLACE:
            return 2 if _is_double(self.board.laid[-1]) else 1
        return 1 if self.phase == CHOOSE else 0

    def _known_order(self, left: PileState, pile: int) -> Outcome:
        """Any double tile may be chosen."""
        return () if pile == DOUBLES else super()._known_order(left, pile)

    def _key(self) -> Hashable:
        return super()._key(), tuple(self.boats), tuple(self.gains)

    def _hash(self) -> int:
        return super()._hash() + _BOATS(self.boats) + _GAINS(self.gains)

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


def boats_of(position: Position) -> tuple[int, ...]:
    """For each seat the space of its boat."""
    return AmazonExtra.of(position.extra).boats or (1,) * position.players


def _is_double(laid: LaidFace) -> bool:
    return laid.face.tile.pile == "double"


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
