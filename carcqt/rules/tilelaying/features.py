"""Tiles on the table, the pieces in their regions, and what those are worth."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from carcqt.rules.board import Board, LaidFace
from carcqt.rules.description import Description
from carcqt.rules.events import Completed, Event, Item, Returned, Scored, Spot, points
from carcqt.rules.faces import Face, box_of
from carcqt.rules.game import Game, Share
from carcqt.rules.geometry import Square, cell_of
from carcqt.rules.position import LaidTile, Position, Standing
from carcqt.rules.problems import Problem
from carcqt.rules.regions import ONE_OPEN, OPEN_MASK
from carcqt.rules.roster import Roster
from carcqt.rules.tilelaying.prospects import Prospects
from carcqt.rules.tiles import Deck


@dataclass(frozen=True, slots=True)
class Region:
    """A feature as it stands, for hints and overlays."""

    kind: str
    spots: tuple[Spot, ...]
    open_ends: int
    followers: tuple[int, ...]
    owners: tuple[int, ...]
    """The seats that would score it."""
    worth_now: tuple[Item, ...]
    """If the game ended now."""
    worth_closed: tuple[Item, ...]
    """If it closed as it stands."""


class Features(Game[Deck]):
    def __init__(self, material: Deck, position: Position) -> None:
        super().__init__(material, position)
        self.box: Final = box_of(material, self.described(self.options))
        self.totals: Final = self.box.totals
        self.board: Final = Board(self.box)
        self.regions: Final = self.board.regions
        self.supplies: Final = [list(supply) for supply in position.supplies]
        self.standing: Final[dict[int, tuple[int, int]]] = {}
        """Seat and kind of the piece on a zone's node."""
        self.grounds: Final[Roster[tuple[int, int]]] = Roster()
        """Kinds of piece that roam, and the free nodes of unfinished regions where they may go."""
        self.roaming: Final[dict[tuple[int, int], int]] = {}
        """Seats and kinds of the pieces that roam, and the nodes where they stand."""
        self.gone: Final = list(position.gone)
        self._prospects: Final = Prospects()
        for laid in position.laid:
            self._lay_down(self.box.face[laid.tile], laid.turn, cell_of(laid.square))
        if not position.laid:
            self.board.open_anywhere()
        for piece in position.pieces:
            on = cast(LaidFace, self.board.laid_at(cell_of(piece.square)))
            number = self.description.piece_numbers[piece.piece]
            self._stand(on.base + on.face.tile.zone_numbers[piece.zone], piece.seat, number)
        for spot in list(self.grounds.items):
            if not self.regions.total[self.regions.find(spot[1])] & OPEN_MASK:
                self.grounds.discard(spot)

    @classmethod
    def extra_problems(cls, deck: Deck, board: Board, position: Position) -> Iterator[Problem]:
        """What is wrong with what only this game keeps; all else in the position is right."""
        return iter(())

    @classmethod
    def described(cls, options: Mapping[str, str]) -> Description:
        """What the game says of itself when it is played with these options."""
        return cls.description

    @classmethod
    def marked(cls, material: Deck) -> frozenset[str]:
        return box_of(material, cls.description).marked

    @classmethod
    def used(cls, material: Deck, position: Position) -> dict[str, Counter[str]]:
        used: dict[str, Counter[str]] = {}
        for tile in (*(laid.tile for laid in position.laid), *position.gone, position.drawn):
            if tile in material.tile:
                used.setdefault(material.tile[tile].pile, Counter())[tile] += 1
        return used

    def _position(self) -> Position:
        pieces = []
        for node in sorted(self.standing):
            (seat, piece), spot = self.standing[node], self.spot(node)
            name = self.description.pieces[piece].id
            pieces.append(Standing(seat, name, spot.square, spot.zone))
        return Position(
            game=self.description.game,
            scores=tuple(self.scores),
            to_move=self.to_move,
            phase=self.phase,
            laid=tuple(
                LaidTile(laid.face.tile.id, laid.square, laid.turn) for laid in self.board.laid
            ),
            pieces=tuple(pieces),
            supplies=tuple(map(tuple, self.supplies)),
            gone=tuple(self.gone),
        )

    def _lay_down(self, face: Face, turn: int, cell: int) -> None:
        """A tile comes to lie on the table: in its turn, or at the start."""
        changes = len(self.regions.journal)
        self.board.lay(face, turn, cell)
        if face.grounds:
            laid = self.board.laid[-1]
            for piece, zone in face.grounds:
                self.grounds.add((piece, laid.base + zone))
            self._extend_grounds(laid, changes)

    def _extend_grounds(self, laid: LaidFace, changes: int) -> None:
        """A tile has brought ground for roaming pieces; its regions were joined since then."""

    def _stand(self, node: int, seat: int, piece: int) -> None:
        """Puts a piece on a zone's node, and where it claims something, counts it there."""
        regions = self.regions
        if self.description.pieces[piece].roams:
            self._put(self.roaming, (seat, piece), node)
        else:
            root = regions.find(self._claim(node, piece))
            regions.change(root, regions.total[root] + self.totals.one_follower(seat))
        self._put(self.standing, node, (seat, piece))
        for roaming in self.description.roaming:
            self.grounds.discard((roaming, node))

    def _claim(self, node: int, piece: int) -> int:
        """The node that a piece on this one belongs to."""
        system = self.description.pieces[piece].system
        if system is None:
            return node
        laid = self.board.laid_of(node)
        return laid.base + laid.face.claim(system, node - laid.base)

    @abstractmethod
    def _worth(self, kind: str, root: int, *, closed: bool) -> tuple[Item, ...]:
        """What a region brings: closed as it stands, or at the end of the game."""

    def _beyond(self) -> Iterator[tuple[int, str, tuple[Item, ...]]]:
        """What the end of the game brings beside regions: seat, source, breakdown."""
        return iter(())

    def _final_scoring(self) -> None:
        held = self.held_regions()
        for source in self.description.sources:
            for kind, root in held:
                if kind == source:
                    self._award(kind, root, self._worth(kind, root, closed=False))
        for seat, source, items in self._beyond():
            self._score(seat, source, None, items)

    def projected(self) -> list[int]:
        """As the final scoring would have it, but only what has changed is worked out anew."""
        scores = list(self.scores)
        if not self._is_scored:
            for seat, more in enumerate(self._prospects.sums(self)):
                scores[seat] += more
            for seat, _, items in self._beyond():
                scores[seat] += points(items)
        return scores

    def prospect(self, root: int) -> tuple[tuple[int, ...], int]:
        """The seats that a held region would score for at the end, and how much."""
        items = self._worth(self.kind(root), root, closed=False)
        return (self.leaders(root), points(items)) if items else ((), 0)

    def held_regions(self) -> list[tuple[str, int]]:
        """The kinds and roots of all regions that someone stands in, in the order of the pieces."""
        roots: dict[int, str] = {}
        for node in sorted(self.standing):
            _, piece = self.standing[node]
            if not self.description.pieces[piece].roams:
                claim = self._claim(node, piece)
                roots[self.regions.find(claim)] = self.kind(claim)
        return [(kind, root) for root, kind in roots.items()]

    def held_hubs(self) -> list[int]:
        """Hubs with a piece: what they are worth hangs on the lines that lead there."""
        if not self.box.has_scoring_hubs:
            return []
        places = ((node, self.board.laid_of(node)) for node in sorted(self.standing))
        return [node for node, laid in places if node - laid.base in laid.face.lines_to]

    def leaders(self, root: int) -> tuple[int, ...]:
        """The seats with most followers in a region."""
        followers = self.totals.followers(self.regions.total[root], self.players)
        return most(followers)

    def _award(self, source: str, root: int, items: tuple[Item, ...]) -> None:
        """Those who lead in a region score it."""
        spot = self.spot(root)
        for seat in self.leaders(root):
            self._score(seat, source, spot, items)

    def _score(self, seat: int, source: str, spot: Spot | None, items: tuple[Item, ...]) -> None:
        self._set(self.scores, seat, self.scores[seat] + points(items))
        self._events.append(Scored(seat, source, spot, items))

    def _send_home(self, root: int) -> None:
        """The pieces of a region that is done with return to their owners."""
        roaming = self.description.roaming
        for node in sorted(self.regions.members(root)):
            for piece in roaming:
                self.grounds.discard((piece, node))
            if node in self.standing:
                _, piece = self.standing[node]
                if self.description.pieces[piece].system is None:
                    self._return(node)
        self.regions.change(root, self.totals.without_followers(self.regions.total[root]))

    def _return(self, node: int) -> None:
        """A piece goes back to its owner's supply."""
        seat, piece = self.standing[node]
        supply = self.supplies[seat]
        self._drop(self.standing, node)
        if (seat, piece) in self.roaming:
            self._drop(self.roaming, (seat, piece))
        self._set(supply, piece, supply[piece] + 1)
        self._events.append(Returned(seat, self.description.pieces[piece].id, self.spot(node)))

    def measures(self, events: Sequence[Event]) -> dict[str, Share]:
        """For each kind that can be completed, how many are."""
        done = Counter(event.kind for event in events if isinstance(event, Completed))
        kinds = {terrain.id for terrain in self.description.terrains if terrain.completes}
        roots = {
            self.regions.find(laid.base + zone)
            for laid in self.board.laid
            for zone in laid.face.completes
        }
        begun = Counter(map(self.kind, roots))
        return {f"completed-{kind}": (done[kind], begun[kind]) for kind in sorted(kinds)}

    def tiles_in(self, root: int) -> int:
        """S-R5: each laid tile once, however many sections of the region it has."""
        return len({self.board.laid_of(node).base for node in self.regions.members(root)})

    def kind(self, node: int) -> str:
        laid = self.board.laid_of(node)
        return laid.face.kinds[node - laid.base]

    def spot(self, node: int) -> Spot:
        """Where a node lies."""
        laid = self.board.laid_of(node)
        return Spot(laid.square, laid.face.names[node - laid.base])

    def node(self, square: Square, zone: str, system: str | None = None) -> int:
        """The node of a zone, or of its system, on the tile that covers this square."""
        laid = self.board.laid_at(cell_of(square))
        if laid is None:
            raise KeyError(square)
        return laid.base + laid.face.claim(system, laid.face.tile.zone_numbers[zone])

    def region(self, square: Square, zone: str, system: str | None = None) -> Region:
        """The feature that a zone belongs to."""
        node = self.node(square, zone, system)
        kind, root = self.kind(node), self.regions.find(node)
        total = self.regions.total[root]
        return Region(
            kind=kind,
            spots=tuple(self.spot(member) for member in sorted(self.regions.members(root))),
            open_ends=(total & OPEN_MASK) // ONE_OPEN,
            followers=self.totals.followers(total, self.players),
            owners=self.leaders(root),
            worth_now=self._worth(kind, root, closed=False),
            worth_closed=self._worth(kind, root, closed=True),
        )


def most(counts: Sequence[int]) -> tuple[int, ...]:
    """The seats with the largest count, if it is any at all."""
    best = max(counts)
    return tuple([seat for seat, count in enumerate(counts) if count == best]) if best else ()


def items_of(*counts: tuple[str, int, int]) -> tuple[Item, ...]:
    """A breakdown of what there is any of: what, how many, points each."""
    return tuple([Item(what, count, each) for what, count, each in counts if count])
