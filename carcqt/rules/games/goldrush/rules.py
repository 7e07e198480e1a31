"""Carcassonne: La Ruée vers l'or · Gold Rush (2014)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import ClassVar, Final

from carcqt.rules.board import Board
from carcqt.rules.description import (
    TOKENS,
    Description,
    Icon,
    Option,
    Piece,
    Role,
    Terrain,
    Token,
)
from carcqt.rules.events import Completed, Event, Item, Returned, Scored, Spot
from carcqt.rules.extra import Extra, Plain
from carcqt.rules.faces import box_of
from carcqt.rules.game import OVER, Outcome, Share
from carcqt.rules.games.goldrush.kernel import (
    LAID,
    LINES,
    LOST,
    MOUNTAIN,
    RAILWAY,
    SHOWN,
    STOCK,
    TAKEN,
    TOWN,
    GoldrushKernel,
)
from carcqt.rules.games.goldrush.kernel import TAKE as TAKE_CODE
from carcqt.rules.geometry import cell_of
from carcqt.rules.kernel.hashing import TableHash
from carcqt.rules.kernel.journal import NONE, PUT, SEEN, TOLD, WIDTH
from carcqt.rules.kernel.laybounds import BoundedLays
from carcqt.rules.moves import Lay, Move, Pass, Place, read_square
from carcqt.rules.piles import Stack
from carcqt.rules.position import Position
from carcqt.rules.problems import IllegalMove, Problem
from carcqt.rules.tilelaying.codes import MoveCodes
from carcqt.rules.tilelaying.game import PLACE, TileLaying
from carcqt.rules.tilelaying.happenings import Happenings
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


@value
class Take(Move):
    """Take the top token from the mountain where one's tent stands."""

    verb: ClassVar[str] = "take"


TAKE: Final = Take()
_BY_RAILWAY: Final = 3
"""Points of a town for each railway that leaves it."""

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
    pieces=(Piece("cowboy", 4, on=("railway", "mountain", "town")), _FARMERS.pieces[1]),
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


class GoldrushCodes(MoveCodes):
    def other_move(self, code: int) -> Move:
        return TAKE

    def other_made(self, begin: int) -> Move:
        entry, at = self.kernel.entry, begin + WIDTH
        while entry[at] in (PUT, SEEN):
            at += WIDTH
        return TAKE if entry[at] == TOLD and entry[at + 1] >= TAKEN else super().other_made(begin)

    def seen(self, thing: int) -> str:
        return self.names.description.tokens[thing].id

    def other_code(self, move: Move) -> int:
        if not isinstance(move, Take):
            return super().other_code(move)
        if not self.kernel.is_legal(TAKE_CODE):
            raise IllegalMove(Problem.at("take-nothing", move=str(move)))
        return TAKE_CODE


class GoldrushHappenings(Happenings):
    lines = LINES
    kernel: GoldrushKernel

    def told(self, what: int, a: int, b: int) -> Iterator[Event]:
        if what == LAID:
            yield TokensLaid(self.names.spot(a), b)
        elif what == LOST:
            yield TokensLost(self.names.spot(a), b)
        elif what == SHOWN:
            yield TokensShown(a, self.heap(self.kernel.purse(a)))
        else:
            count, last = divmod(b, self.kernel.tokens)
            taken = self.heap(last)[-count + 1 :] if count > 1 else ()
            tokens = (*taken, self.token(last))
            yield TokensTaken(what - TAKEN, self.names.spot(a), count, tokens)

    def token(self, token: int) -> str:
        """What a token shows."""
        return self.names.description.tokens[self.kernel.kind_of(token)].id

    def heap(self, heap: int) -> Heap:
        """What lies below a token, or on a place for tokens; the top one last."""
        return tuple([self.token(token) for token in reversed(self.kernel.chain(heap))])

    def scored_beyond(self, seat: int, cause: int) -> Scored:
        purse = self.heap(self.kernel.purse(seat))
        items = [
            Item("token", purse.count(token.id), token.worth)
            for token in self.names.description.tokens
            if token.worth and token.id in purse
        ]
        return Scored(seat, "token", None, tuple(items))


class Goldrush(TileLaying):
    description = _FARMERS
    moves = (Lay, Place, Take, Pass)
    private_sources = ("token",)
    extra_type = GoldrushExtra
    kernel_type = GoldrushKernel
    codes_type = GoldrushCodes
    happenings_type = GoldrushHappenings
    kernel: GoldrushKernel
    happenings: GoldrushHappenings

    @classmethod
    def described(cls, options: Mapping[str, str]) -> Description:
        """The option of playing without farmers: no cowboy goes to a prairie."""
        return _NO_FARMERS if options.get("farmers") == "no" else _FARMERS

    def _numbers(self, pile: int, things: Sequence[str]) -> list[int]:
        return _kinds(things) if pile == STOCK else super()._numbers(pile, things)

    def _things(self, pile: int, numbers: Sequence[int]) -> tuple[str, ...]:
        if pile != STOCK:
            return super()._things(pile, numbers)
        return tuple([self.description.tokens[number].id for number in numbers])

    def _set_up(self, position: Position) -> None:
        """G-R10: mountains that lie there get their tokens as they are laid, unless the position
        says what lies on them."""
        kernel, extra = self.kernel, GoldrushExtra.of(position.extra)
        heaps = _heaps(position)
        worths = [token.worth for token in self.description.tokens]
        kernel.set_tokens(_kinds(_off_stock(heaps)), worths)
        kernel.fills = extra.mines is None
        super()._set_up(position)
        token = len(position.piles[STOCK].things)
        words = [kernel.heap(self.root(m.spot.square, m.spot.zone)) for m in mines_of(position)]
        words += [*map(kernel.purse, range(self.players)), kernel.lost()]
        for word, heap in zip(words, (*heaps.on_table, *heaps.held, heaps.lost), strict=True):
            for _ in heap:
                kernel.drop_on(word, token)
                token += 1
        if kernel.fills and position.phase != PLACE:
            kernel.lose_complete()
        kernel.fills = True

    def set_hidden(self, position: Position) -> bool:
        if not super().set_hidden(position):
            return False
        tokens = [*position.piles[STOCK].things, *_off_stock(_heaps(position))]
        self.kernel.set_kinds(_kinds(tokens))
        return True

    @property
    def mines(self) -> dict[int, Heap]:
        """The pile of each mountain that has one, by the root of its region."""
        kernel = self.kernel
        return {root: self.happenings.heap(kernel.heap(root)) for root in kernel.mines()}

    def least_worth(self, root: int, squares: int) -> int:
        """A second locomotive would end the doubling of a railway that is still open, two railways
        that leave a town may turn out to be one (G-E6), and mountains go on with more nuggets."""
        kernel = self.kernel
        if kernel.kind(root) == MOUNTAIN:
            return kernel.worth(root, True) + squares * self._fewest_nuggets
        if kernel.kind(root) == RAILWAY and squares:
            return kernel.tiles_in(root) + squares
        if kernel.kind(root) == TOWN:
            secured, most = kernel.worth(root, False), kernel.worth(root, True)
            pairs = (most - secured) // (2 * _BY_RAILWAY)
            return most - pairs * _BY_RAILWAY
        return super().least_worth(root, squares)

    @cached_property
    def _fewest_nuggets(self) -> int:
        """On what a mountain can go on with, in this deck."""
        return min(
            (
                zone.shows("nugget")
                for face in self.deck.faces
                for zone in face.tile.zones
                if zone.kind == "mountain" and zone.at
            ),
            default=0,
        )

    def prizes(self, root: int) -> dict[str, int]:
        tokens = len(self.mines.get(root, ()))
        return {"token": tokens} if tokens else {}

    @property
    def purses(self) -> list[Heap]:
        """For each seat the tokens in front of it."""
        return [self.happenings.heap(self.kernel.purse(seat)) for seat in range(self.players)]

    @property
    def lost(self) -> Heap:
        """Tokens that left the game."""
        return self.happenings.heap(self.kernel.lost())

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

    def _give(self, outcome: Outcome) -> None:
        super()._give(outcome)
        known = [token.id for token in self.description.tokens]
        self.kernel.given_tokens = [
            known.index(thing) if thing in known else NONE for thing in outcome
        ]

    def _chances(self, pile: int) -> Counter[str]:
        if pile != STOCK:
            return super()._chances(pile)
        return Counter(self._things(STOCK, self.kernel.unseen))

    def settle_when_seen(self) -> None:
        self.kernel.settles = True
        self._turns.forget()
        self._orders.clear()

    def best_turn(
        self,
        bounds: BoundedLays,
        low: int,
        high: int,
        *,
        final: bool,
        lead: bool,
        draws_known: bool,
    ) -> tuple[int, int] | None:
        """Nothing where tokens count and come to be what they are once they are seen. On the track
        none of them brings a point."""
        if final and self.kernel.settles:
            return None
        return super().best_turn(bounds, low, high, final=final, lead=lead, draws_known=draws_known)

    def _mountains(self) -> dict[int, int]:
        """The roots of all mountains, the oldest first, each with a number for its place: that
        of the smallest of its sections, whichever was laid first."""
        found: dict[int, int] = {}
        for laid in self.board.laid:
            for _, zone in laid.face.grounds:
                root, place = self.kernel.find(laid.base + zone), laid.cell * 1024 + zone
                found[root] = min(place, found.get(root, place))
        return found

    def _aged(self, mountains: Mapping[int, int]) -> tuple[int, ...]:
        """For the key, by G-R5: the places of those whose age may still count, the oldest first. A
        mountain without tokens may get some."""
        kernel, filling = self.kernel, not self.is_empty(STOCK)
        return tuple(
            place
            for root, place in mountains.items()
            if kernel.open_ends(root) and (filling or kernel.top(root) != NONE)
        )

    def _unseen(self) -> tuple[str, ...]:
        """All tokens that nobody has seen, in no order."""
        stock = self.kernel.all_of(STOCK)[self.kernel.drawn[STOCK] :]
        heaps = (*self.mines.values(), self.lost, self._things(STOCK, stock))
        return tuple(sorted(token for heap in heaps for token in heap))

    def _pile_key(self, pile: int) -> tuple[Hashable, Outcome, tuple[Stack, ...]]:
        """Tokens are drawn unseen: no outcome says which, unless it does when they are seen."""
        if pile != STOCK:
            return super()._pile_key(pile)
        rest = self._left(STOCK).things
        return (len(rest), (), ()) if self.kernel.settles else ((), rest, ())

    def _key(self) -> Hashable:
        return super()._key(), self._tokens_key()

    def _tokens_key(self) -> Hashable:
        mountains, settles = self._mountains(), self.kernel.settles
        mines = [
            (mountains[root], len(heap) if settles else heap) for root, heap in self.mines.items()
        ]
        unseen = self._unseen() if settles else ()
        purses = tuple(tuple(sorted(purse)) for purse in self.purses)
        return tuple(sorted(mines)), unseen, self._aged(mountains), purses

    def _hash_more(self, hasher: TableHash) -> int:
        return self.kernel.tokens_hash()

    def _extra(self) -> GoldrushExtra:
        mines = [
            Mine(self.spot(self.kernel.members(root)[0]), tokens)
            for root, tokens in self.mines.items()
        ]
        mines.sort(key=Mine.plain)
        return GoldrushExtra(tuple(mines), tuple(self.purses), self.lost)

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
            root = board.root(laid.base + zones[zone])
            if root in roots:
                yield Problem.at("mine-second", place)
            roots.add(root)
            if board.is_complete(laid, zones[zone]) and position.phase != PLACE:
                yield Problem.at("mine-complete", place)


def _kinds(tokens: Sequence[str]) -> list[int]:
    """The kernel's numbers of tokens."""
    known = [token.id for token in _FARMERS.tokens]
    return [known.index(token) for token in tokens]


def _off_stock(heaps: Heaps) -> list[str]:
    """All tokens but those of the stock, in the order of their numbers."""
    return [token for heap in (*heaps.on_table, *heaps.held, heaps.lost) for token in heap]


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
