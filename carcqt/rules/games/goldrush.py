"""Carcassonne: La Ruée vers l'or · Gold Rush (2014)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Final

from carcqt.rules.board import Board, LaidFace
from carcqt.rules.description import TOKENS, Description, Icon, Option, Piece, Role, Terrain, Token
from carcqt.rules.events import Completed, Event, Item, Returned, Spot
from carcqt.rules.extra import Extra, Plain
from carcqt.rules.faces import box_of
from carcqt.rules.game import OVER, Outcome, Share
from carcqt.rules.geometry import cell_of
from carcqt.rules.keys import MASK, constant, mix
from carcqt.rules.moves import Lay, Move, Pass, Place, read_square
from carcqt.rules.piles import Stack
from carcqt.rules.position import Position
from carcqt.rules.problems import IllegalMove, Problem
from carcqt.rules.regions import OPEN_MASK, SIZE_MASK
from carcqt.rules.tilelaying.features import items_of
from carcqt.rules.tilelaying.game import PLACE, TileLaying
from carcqt.rules.tilelaying.keys import place_of
from carcqt.rules.tilelaying.tokens import (
    Heap,
    Heaps,
    TokensLaid,
    TokensLost,
    TokensShown,
    TokensTaken,
    is_heap,
)
from carcqt.rules.tiles import Deck
from carcqt.rules.values import value

TENT: Final = 1
"""The second kind of piece."""
STOCK: Final = 1
"""The second pile: the tokens."""


@value
class Take(Move):
    """Take the top token from the mountain where one's tent stands."""

    verb: ClassVar[str] = "take"


TAKE: Final = Take()

_FARMERS: Final = Description(
    game="goldrush",
    players=range(2, 6),
    terrains=(
        Terrain("prairie", Role.OPEN),
        Terrain("mountain", Role.COVER, completes=True, ends_lines=True),
        Terrain("railway", Role.LINE, completes=True),
        Terrain("town", Role.HUB, completes=True),
    ),
    pieces=(
        Piece("cowboy", 4, on=("railway", "mountain", "town", "prairie")),
        Piece("tent", 1, on=("mountain",), roams=True),
    ),
    icons=(
        Icon("locomotive", on=("railway",), most=3),
        Icon("nugget", on=("mountain",), most=3),
        Icon("camp", on=("prairie",), most=9),
        Icon("horses", on=("prairie",), most=9),
    ),
    piles=("land",),
    sources=("railway", "mountain", "town", "prairie", "token"),
    options=(Option("farmers", ("yes", "no")),),
    tokens=(
        Token("0", 0, 13),
        Token("1", 1, 19),
        Token("2", 2, 17),
        Token("3", 3, 10),
        Token("5", 5, 4),
    ),
)
_NO_FARMERS: Final = replace(
    _FARMERS,
    pieces=(Piece("cowboy", 4, on=("railway", "mountain", "town")), _FARMERS.pieces[TENT]),
)


@value
class Mine:
    """The pile of a mountain, and one of the zones that the mountain has."""

    spot: Spot
    tokens: Heap

    @classmethod
    def read(cls, value: Plain) -> Mine:
        texts = (
            [text for text in value if isinstance(text, str)] if isinstance(value, tuple) else []
        )
        if len(texts) < 2 or value != tuple(texts):
            raise ValueError(value)
        square, zone = texts[0].split(" ")
        return cls(Spot(read_square(square), zone), tuple(texts[1:]))

    @property
    def place(self) -> str:
        return f"{self.spot.square} {self.spot.zone}"

    def plain(self) -> Heap:
        return self.place, *self.tokens


@dataclass(frozen=True, slots=True)
class GoldrushExtra(Extra):
    """Tokens; while nothing is said of mines, mountains get theirs from the stock."""

    mines: tuple[Mine, ...] | None = None
    purses: tuple[Heap, ...] | None = None
    """For each seat, what lies in front of it."""
    lost: Heap | None = None
    """Those that left the game."""


class Goldrush(TileLaying):
    description = _FARMERS
    moves = (Lay, Place, Take, Pass)
    private_sources = ("token",)
    extra_type = GoldrushExtra

    def __init__(self, material: Deck, position: Position) -> None:
        extra = GoldrushExtra.of(position.extra)
        self.mines: Final[dict[int, Heap]] = {}
        """The pile of each mountain that has one, by the root of its region."""
        self.purses: Final[list[Heap]] = list(purses_of(position))
        self.lost: Final[list[str]] = list(extra.lost or ())
        self._fills = extra.mines is None
        super().__init__(material, position)

    @classmethod
    def described(cls, options: Mapping[str, str]) -> Description:
        """The option of playing without farmers: no cowboy goes to a prairie."""
        return _NO_FARMERS if options.get("farmers") == "no" else _FARMERS

    def _set_up(self, position: Position) -> None:
        """G-R10: mountains that lie there have got their tokens as they were laid."""
        for mine in mines_of(position):
            root = self.regions.find(self.node(mine.spot.square, mine.spot.zone))
            self.mines[root] = mine.tokens
        if self._fills and self.phase != PLACE:
            for root in [root for root in self.mines if not self.regions.total[root] & OPEN_MASK]:
                self._lose(root)
        self._fills = True

    def _extend_grounds(self, laid: LaidFace, changes: int) -> None:
        if not self._fills:
            return
        regions = self.regions
        for _, zone in laid.face.grounds:
            if regions.total[regions.find(laid.base + zone)] & SIZE_MASK > 1:
                self._join_mines(regions.changed_since(changes))
                break
        # G-R11: each section's nuggets go to its own mountain, in the order of the tile.
        for zone, nuggets in laid.face.shown.get("nugget", ()):
            self._fill_mine(laid, zone, nuggets)

    def _join_mines(self, parts: Mapping[int, int]) -> None:
        """Mountains that have become one have one pile."""
        joined: dict[int, list[int]] = {}
        for part in parts:
            if part in self.mines:
                joined.setdefault(self.regions.find(part), []).append(part)
        for root, mines in joined.items():
            if mines != [root]:
                if len(mines) > 1:
                    self._order(mines, root, parts)
                pile = tuple(token for mine in mines for token in self.mines[mine])
                for mine in mines:
                    self._drop(self.mines, mine)
                self._put(self.mines, root, pile)

    def _order(self, mines: list[int], root: int, parts: Mapping[int, int]) -> None:
        """G-R5: the pile of fewest tiles lies lowest; of as many, that of the later mountain."""
        parent = self.regions.parent
        sections: dict[int, list[int]] = {mine: [] for mine in mines}
        for node in self.regions.members(root):
            part = node
            while part not in parts and parent[part] != part:
                part = parent[part]
            # A part without a pile, such as the new tile, counts for none.
            if part in sections:
                sections[part].append(node)

        def place(mine: int) -> tuple[int, int]:
            tiles = {self.board.laid_of(node).base for node in sections[mine]}
            # Of two that begin on one tile, that of the section named first is the earlier.
            return len(tiles), -min(sections[mine])

        mines.sort(key=place)

    def _fill_mine(self, laid: LaidFace, zone: int, nuggets: int) -> None:
        """As many tokens as there are nuggets; G-R3: as long as the stock has any."""
        tokens: Heap = ()
        while len(tokens) < nuggets and not self.is_empty(STOCK):
            tokens += (self._draw_unseen(STOCK),)
        if tokens:
            root = self.regions.find(laid.base + zone)
            self._put(self.mines, root, self.mines.get(root, ()) + tokens)
            self._events.append(TokensLaid(self.spot(laid.base + zone), len(tokens)))

    def _other_choices(self) -> Sequence[Move]:
        return () if self._own_mine() is None else (TAKE,)

    def _own_mine(self) -> int | None:
        """Where the seat to move may take a token. G-R8: only from a pile that has one."""
        tent = self.roaming.get((self.to_move, TENT))
        root = None if tent is None else self.regions.find(tent)
        return root if root in self.mines else None

    def _act(self, move: Move) -> None:
        """G-R9: one token, from the top; G-R2: also if this tile has completed the mountain."""
        if not isinstance(move, Take):
            super()._act(move)
        mine = self._own_mine()
        if mine is None:
            raise IllegalMove(Problem.at("take-nothing", move=str(move)))
        *rest, token = self.mines[mine]
        if rest:
            self._put(self.mines, mine, tuple(rest))
        else:
            self._drop(self.mines, mine)
        self._give(self.to_move, self.roaming[self.to_move, TENT], self._seen((token,)))

    def _give(self, seat: int, node: int, tokens: Heap) -> None:
        self._set(self.purses, seat, self.purses[seat] + tokens)
        self._events.append(TokensTaken(seat, self.spot(node), len(tokens), tokens))

    def _seen(self, heap: Heap) -> Heap:
        """Tokens that their new owner looks at, the first one first. In search each may be any
        that nobody has seen, which then changes places with it."""
        if not self._search.unseen_is_chance:
            return heap
        tokens = list(heap)
        for place, token in enumerate(tokens):
            seen = self._see(token, Counter((*self._unseen(), *tokens[place:])))
            if seen in tokens[place:]:
                tokens[tokens.index(seen, place)] = token
            else:
                self._exchange(seen, token)
            tokens[place] = seen
        return tuple(tokens)

    def _unseen(self) -> Iterator[str]:
        for heap in (*self.mines.values(), self.lost, self._piles.rest(STOCK)):
            yield from heap

    def _exchange(self, out: str, into: str) -> None:
        """An unseen token makes room for another, wherever it lies."""
        for root, heap in self.mines.items():
            if out in heap:
                place = heap.index(out)
                self._put(self.mines, root, (*heap[:place], into, *heap[place + 1 :]))
                return
        stock, drawn = self._piles.things[STOCK], self._piles.drawn[STOCK]
        if out in stock[drawn:]:
            self._set(stock, stock.index(out, drawn), into)
        else:
            self._set(self.lost, self.lost.index(out), into)

    def _lose(self, mine: int) -> None:
        self._events.append(TokensLost(self.spot(mine), len(self.mines[mine])))
        for token in self.mines[mine]:
            self._add(self.lost, token)
        self._drop(self.mines, mine)

    def _settle(self, kind: str, root: int) -> None:
        if kind != "mountain":
            super()._settle(kind, root)
            return
        if root in self.mines:
            self._share_out(root)
        self._award(kind, root, self._worth(kind, root, closed=True))
        self._send_home(root)

    def _share_out(self, mine: int) -> None:
        """The tokens left go to most prospectors, in turn if tied; G-R1: without any, to nobody."""
        leaders = self.leaders(mine)
        if not leaders:
            self._lose(mine)
            return
        # G-R4: clockwise from the active player.
        seats = sorted(leaders, key=lambda seat: (seat - self.to_move) % self.players)
        heap = self.mines[mine][::-1]
        self._drop(self.mines, mine)
        tokens = self._seen(heap)
        for number, seat in enumerate(seats):
            if taken := tokens[number :: len(seats)]:
                self._give(seat, mine, taken)

    def _worth(self, kind: str, root: int, *, closed: bool) -> tuple[Item, ...]:
        total, icon = self.regions.total[root], self.totals.icon
        match kind:
            case "railway":
                # S-R5, G-R7: tiles count once. Exactly one locomotive doubles a complete railway.
                complete = closed or not total & OPEN_MASK
                doubled = complete and icon(total, "locomotive") == 1
                return items_of(("tile", self.tiles_in(root), 2 if doubled else 1))
            case "mountain":
                return items_of(("nugget", icon(total, "nugget"), 1))
            case "town":
                return items_of(("railway", self._railways(root, all_of_them=closed), 3))
            case "prairie":
                camps, herds = icon(total, "camp"), icon(total, "horses")
                return items_of(("camp", camps, 2), ("horses", herds, 4))
        return ()

    def _railways(self, town: int, *, all_of_them: bool) -> int:
        """Complete railways that leave a town; one that comes back to it counts once."""
        laid, regions = self.board.laid_of(town), self.regions
        lines = laid.face.lines_to[town - laid.base]
        roots = {regions.find(laid.base + line) for line in lines}
        return sum(all_of_them or not regions.total[root] & OPEN_MASK for root in roots)

    def _end_turn(self, laid: LaidFace, completed: list[int]) -> None:
        self._next_seat()

    def _final_scoring(self) -> None:
        """Tents and tokens leave the mountains first; the tokens of players count last."""
        for node in [node for node in sorted(self.standing) if self.standing[node][1] == TENT]:
            self._return(node)
        for mine in sorted(self.mines):
            self._lose(mine)
        for seat, purse in enumerate(self.purses):
            if purse:
                self._events.append(TokensShown(seat, purse))
        super()._final_scoring()

    def _beyond(self) -> Iterator[tuple[int, str, tuple[Item, ...]]]:
        for seat, purse in enumerate(self.purses):
            if purse:
                tokens = self.description.tokens
                counts = [("token", purse.count(token.id), token.worth) for token in tokens]
                yield seat, "token", items_of(*(count for count in counts if count[2]))

    def measures(self, events: Sequence[Event]) -> dict[str, Share]:
        """Contested: complete mountains from which pieces of several players went home."""
        present: list[set[int]] = []
        kind = ""
        for event in events:
            if isinstance(event, Completed):
                kind = event.kind
                if kind == "mountain":
                    present.append(set())
            elif isinstance(event, Returned) and kind == "mountain":
                present[-1].add(event.seat)
        contested = sum(len(seats) > 1 for seats in present)
        return {**super().measures(events), "contested": (contested, len(present))}

    def _extra(self) -> GoldrushExtra:
        mines = [
            Mine(self.spot(min(self.regions.members(root))), tokens)
            for root, tokens in self.mines.items()
        ]
        mines.sort(key=Mine.plain)
        return GoldrushExtra(tuple(mines), tuple(self.purses), tuple(self.lost))

    def _mountains(self) -> dict[int, int]:
        """The roots of all mountains, the oldest first, each with a number for its place: that
        of the smallest of its sections, whichever was laid first."""
        found: dict[int, int] = {}
        parent = self.regions.parent
        for laid in self.board.laid:
            for _, zone in laid.face.grounds:
                root = laid.base + zone
                while parent[root] != root:
                    root = parent[root]
                place = place_of(laid, zone)
                if place < found.setdefault(root, place):
                    found[root] = place
        return found

    def _aged(self, mountains: Mapping[int, int]) -> tuple[int, ...]:
        """G-R5: the places of those whose age may still count, the oldest first. A mountain
        without tokens may get some."""
        total, filling = self.regions.total, not self.is_empty(STOCK)
        aged = [
            place
            for root, place in mountains.items()
            if total[root] & OPEN_MASK and (filling or root in self.mines)
        ]
        return tuple(aged)

    def _pile_key(self, pile: int) -> tuple[Hashable, Outcome, tuple[Stack, ...]]:
        """Tokens are drawn unseen: no outcome says which, unless it does when they are seen."""
        if pile != STOCK:
            return super()._pile_key(pile)
        rest = tuple(self._piles.rest(STOCK))
        return (len(rest), (), ()) if self._search.unseen_is_chance else ((), rest, ())

    def _key(self) -> Hashable:
        mountains, purses = self._mountains(), tuple(tuple(sorted(purse)) for purse in self.purses)
        mines = frozenset((mountains[root], self._known(heap)) for root, heap in self.mines.items())
        unseen = tuple(sorted(self._unseen())) if self._search.unseen_is_chance else ()
        return super()._key(), mines, unseen, self._aged(mountains), purses

    def _known(self, heap: Heap) -> Hashable:
        """What counts of tokens on a mountain."""
        return len(heap) if self._search.unseen_is_chance else heap

    def _hash(self) -> int:
        mountains, value = self._mountains(), 1
        for place in self._aged(mountains):
            value = value * 0x9E3779B97F4A7C15 + place & MASK
        value = mix(value) + super()._hash()
        for root, heap in self.mines.items():
            value += mix(constant(self._known(heap)) + mountains[root] & MASK)
        for seat, purse in enumerate(self.purses):
            value += constant(seat, tuple(sorted(purse)))
        if self._search.unseen_is_chance:
            value += constant(len(self._piles.rest(STOCK)), tuple(sorted(self._unseen())))
        return value

    @classmethod
    def hide(cls, position: Position, seat: int | None) -> Position:
        """G-R14: on mountains tokens are known to nobody, in front of a player to that one."""
        hidden = super().hide(position, seat)
        if position.phase == OVER:
            return hidden
        return _with_heaps(hidden, _heaps(position).hidden(seat))

    @classmethod
    def imagine(cls, material: Deck, position: Position, seat: int | None, rng: Random) -> Position:
        imagined = super().imagine(material, position, seat, rng)
        tokens = box_of(material, cls.description).piles[TOKENS]
        return _with_heaps(imagined, _heaps(imagined).imagined(tokens, rng))

    @classmethod
    def used(cls, material: Deck, position: Position) -> dict[str, Counter[str]]:
        used = super().used(material, position)
        if not list(_shape_problems(position)):
            heaps = _heaps(position)
            tokens = (
                token for heap in (*heaps.on_table, *heaps.held, heaps.lost) for token in heap
            )
            used[TOKENS] = Counter(tokens)
        return used

    @classmethod
    def extra_problems(cls, deck: Deck, board: Board, position: Position) -> Iterator[Problem]:
        shape = list(_shape_problems(position))
        yield from shape
        if shape:
            return
        tokens = Counter(box_of(deck, cls.description).piles[TOKENS])
        used = cls.used(deck, position)[TOKENS] + Counter(position.piles[STOCK].things)
        for token in sorted(used - tokens):
            facts = {"count": used[token], "most": tokens[token]}
            yield Problem.at("token-too-often", "extra", id=token, **facts)
        roots = set()
        for mine in mines_of(position):
            place, zone = f"mine {mine.place}", mine.spot.zone
            laid = board.laid_at(cell_of(mine.spot.square))
            zones = laid.face.tile.zone_numbers if laid else {}
            if laid is None or zone not in zones or laid.face.kinds[zones[zone]] != "mountain":
                yield Problem.at("mine-no-mountain", place)
                continue
            root = board.regions.find(laid.base + zones[zone])
            if root in roots:
                yield Problem.at("mine-second", place)
            roots.add(root)
            if board.is_complete(laid, zones[zone]) and position.phase != PLACE:
                yield Problem.at("mine-complete", place)


def mines_of(position: Position) -> tuple[Mine, ...]:
    return GoldrushExtra.of(position.extra).mines or ()


def purses_of(position: Position) -> tuple[Heap, ...]:
    """For each seat the tokens in front of it."""
    return GoldrushExtra.of(position.extra).purses or ((),) * position.players


def _heaps(position: Position) -> Heaps:
    on_table = tuple(mine.tokens for mine in mines_of(position))
    lost = GoldrushExtra.of(position.extra).lost or ()
    return Heaps(on_table, purses_of(position), lost, position.piles[STOCK])


def _with_heaps(position: Position, heaps: Heaps) -> Position:
    extra = GoldrushExtra.of(position.extra)
    mines = None
    if extra.mines is not None:
        both = zip(extra.mines, heaps.on_table, strict=True)
        mines = tuple(replace(mine, tokens=tokens) for mine, tokens in both)
    piles = (*position.piles[:STOCK], heaps.stock, *position.piles[STOCK + 1 :])
    extra = replace(extra, mines=mines, purses=heaps.held, lost=heaps.lost)
    return replace(position, piles=piles, extra=extra)


def _shape_problems(position: Position) -> Iterator[Problem]:
    """What is kept of tokens must be lists of tokens, with a place for each mine."""
    extra, players = GoldrushExtra.of(position.extra), position.players
    unfit = dict(extra.unfit)
    known = [token.id for token in _FARMERS.tokens]
    facts = {"known": ", ".join(known)}
    if "mines" in unfit or not all(is_heap(mine.tokens, known) for mine in mines_of(position)):
        yield Problem.at("mines-shape", "extra mines", **facts)
    purses = ((),) * players if extra.purses is None else extra.purses
    if "purses" in unfit or len(purses) != players or not all(is_heap(p, known) for p in purses):
        yield Problem.at("purses-shape", "extra purses", players=players, **facts)
    if "lost" in unfit or not is_heap(extra.lost or (), known):
        yield Problem.at("lost-shape", "extra lost", **facts)
