"""The turn that the tile-laying games share: draw, lay, place one piece, score what is complete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar, Final, cast

from carcqt.rules.events import Event
from carcqt.rules.extra import Extra
from carcqt.rules.faces import Face, box_of
from carcqt.rules.game import OVER, Ask, Outcome, Played, Turn
from carcqt.rules.geometry import SQUARES, STEPS, Square, cell_of
from carcqt.rules.kernel import kernel as k
from carcqt.rules.kernel.course import Events, MadeMoves
from carcqt.rules.kernel.hashing import MASK as HASH_MASK
from carcqt.rules.kernel.hashing import TableHash
from carcqt.rules.kernel.journal import NONE
from carcqt.rules.kernel.kernel import FAR
from carcqt.rules.kernel.kernel import OVER as KERNEL_OVER
from carcqt.rules.kernel.laybounds import BoundedLays, LayBounds
from carcqt.rules.kernel.legal import Legal
from carcqt.rules.kernel.numbered import NumberedTurns
from carcqt.rules.kernel.piles import Asking, Impossible
from carcqt.rules.keys import MASK, constant, mix
from carcqt.rules.moves import End, Lay, Move, Pass, Place, Skip
from carcqt.rules.piles import PileState, chances, dealt, left_of
from carcqt.rules.position import LaidTile, Position
from carcqt.rules.problems import IllegalMove, InvalidPosition, Problem
from carcqt.rules.tilelaying.checks import problems_of
from carcqt.rules.tilelaying.codes import MoveCodes
from carcqt.rules.tilelaying.features import Features
from carcqt.rules.tiles import Deck

LAY: Final = "lay"
PLACE: Final = "place"

Sequence.register(Legal)
Sequence.register(Events)


class TileLaying(Features):
    moves: ClassVar[tuple[type[Move], ...]] = (Lay, Place, Pass)
    phases: ClassVar[tuple[str, ...]] = (LAY, PLACE, OVER)
    codes_type: ClassVar[type[MoveCodes]] = MoveCodes
    kernel_phases: ClassVar[tuple[str, ...]] = (LAY, PLACE, OVER)
    legal_moves: Sequence[Move]

    def __init__(self, material: Deck, position: Position) -> None:
        super().__init__(material, position)
        kernel = self.kernel
        self.codes: Final = self.codes_type(self.names)
        deck = self.deck
        self._legal: Final = Legal(kernel, self.codes, deck.tiles, deck.zones, deck.pieces)
        self.legal_moves = cast("Sequence[Move]", self._legal)
        self._turns: Final = NumberedTurns(kernel)
        self._lay_bounds: Final = LayBounds(kernel)
        self._course: Final = MadeMoves(
            kernel, self._legal, self._turns, self.happenings, self.codes, deck.outcomes
        )
        self._hasher: TableHash | None = None
        self._orders: Final[dict[tuple[int, int], int]] = {}
        """For each pile and how much of it was drawn, the hash of what is known of its order."""
        kernel.phase = self.kernel_phases.index(position.phase)
        kernel.to_move = position.to_move
        kernel.hand = self.deck.numbers[position.drawn] if position.drawn else NONE
        self._set_piles(position)
        self._set_up(position)
        if kernel.phase == k.LAY and kernel.hand == NONE:
            kernel.next_tile()
        self._begun: Final = kernel.written

    def _set_piles(self, position: Position) -> None:
        for number, pile in enumerate(position.piles):
            things = self._numbers(number, pile.things)
            self.kernel.set_pile(number, things, pile.known, pile.stacks)

    def set_hidden(self, position: Position) -> bool:
        drawn = any(self.kernel.drawn[pile] for pile in range(len(position.piles)))
        if self.kernel.moves or drawn or position.table != self._start.table:
            return False
        self._start = position
        self._set_piles(position)
        self._legal.forget()
        self._turns.forget()
        self._orders.clear()
        self._hasher = None
        return True

    def _set_up(self, position: Position) -> None:
        """Everything of a position but the seats, the piles and the phase."""
        self._set_table(position)

    def _numbers(self, pile: int, things: Sequence[str]) -> list[int]:
        """The kernel's numbers for the things of a pile."""
        return list(map(self.deck.numbers.__getitem__, things))

    def _things(self, pile: int, numbers: Sequence[int]) -> tuple[str, ...]:
        return tuple([self.names.tile(number) for number in numbers])

    @property
    def record(self) -> list[Played]:
        return self._course.record()

    @property
    def to_move(self) -> int:
        return self.kernel.to_move

    @property
    def phase(self) -> str:
        return self.kernel_phases[self.kernel.phase]

    @property
    def is_over(self) -> bool:
        return self.kernel.phase == KERNEL_OVER

    @property
    def hand(self) -> Face | None:
        """The tile that is to be laid."""
        hand = self.kernel.hand
        return None if hand == NONE else self.deck.faces[hand]

    @property
    def opening(self) -> Sequence[Event]:
        return self.happenings.read(0, self._begun)

    @classmethod
    def start_position(
        cls, material: Deck, players: int, rng: Random, options: Mapping[str, str], first: int
    ) -> Position:
        box = box_of(material, cls.description)
        start = [tile for tile in box.start if players in (tile.players or (players,))]
        supply = tuple(piece.count for piece in cls.description.pieces)
        return Position(
            game=cls.description.game,
            scores=(0,) * players,
            to_move=first,
            phase=LAY,
            laid=tuple(LaidTile(tile.id, Square(0, 0)) for tile in start[:1]),
            supplies=(supply,) * players,
            piles=tuple(dealt(pile, box.piles[pile], box.marked, rng) for pile in box.piles),
            options=tuple(options.items()),
            extra=cls.extra_type(),
        )

    @classmethod
    def problems(cls, material: Deck, position: Position) -> list[Problem]:
        return problems_of(cls, material, position)

    def position(self) -> Position:
        piles = tuple(map(self._left, range(len(self._start.piles))))
        options = tuple(self.options.items())
        return replace(self._table_position(), piles=piles, options=options, extra=self._extra())

    def _extra(self) -> Extra:
        """What the game keeps beyond the common things."""
        return self.extra_type()

    def beginning(self) -> Position:
        piles = tuple(
            replace(pile, things=self._things(number, self.kernel.all_of(number)))
            for number, pile in enumerate(self._start.piles)
        )
        return replace(self._start, piles=piles)

    def _left(self, pile: int) -> PileState:
        """A pile as it is now."""
        begun, drawn = self._start.piles[pile], self.kernel.drawn[pile]
        things = self._things(pile, self.kernel.all_of(pile))
        stacks = left_of(begun.stacks, things[:drawn], self.box.marked)
        return PileState(begun.name, things[drawn:], max(0, begun.known - drawn), stacks)

    def left_in(self, pile: int) -> Counter[str]:
        return Counter(self._things(pile, self.kernel.all_of(pile)[self.kernel.drawn[pile] :]))

    def is_empty(self, pile: int) -> bool:
        return self.kernel.is_empty(pile)

    def choices(self) -> list[Move]:
        kernel, move = self.kernel, self._legal.move
        return [move(kernel.nth_choice(number)) for number in range(kernel.count_choices())]

    def _same(self, move: Move) -> object:
        if not isinstance(move, Place):
            return move
        kernel, piece = self.kernel, self.description.piece_numbers[move.piece]
        node = self.node(move.square, move.zone)
        return move.piece, kernel.claim(node, piece), kernel.variant(node)

    def push_number(self, number: int) -> None:
        self._course.push_number(number)

    def push(self, move: Move, outcome: Outcome = ()) -> Sequence[Event]:
        if not outcome and not self.kernel.asking:
            events = self._course.push(move)
            if events is not None:
                return events
        return self._push_closely(move, outcome)

    @property
    def turn_count(self) -> int:
        return self._turns.count()

    def turn_codes(self) -> list[list[int]]:
        """The kernel's moves of all turns, by their numbers."""
        return [self._turns.codes(number) for number in range(self._turns.count())]

    def turn(self, number: int) -> Turn:
        kernel, moves = self.kernel, []
        codes = self._turns.codes(number)
        for code in codes:
            moves.append(self._legal.move(code))
            kernel.play(code)
        for _ in codes:
            kernel.pop()
        return tuple(moves)

    def push_turn(self, turn: int | Turn, outcome: Outcome = ()) -> None:
        if not isinstance(turn, int):
            self._push_moves(turn, outcome)
            return
        if not outcome:
            self._course.push_turn(turn)
            return
        self._give(outcome)
        try:
            self._course.push_turn(turn)
        except Impossible as error:
            raise self._impossible(error, outcome) from None
        finally:
            self._give(())
        try:
            self._check_all_drawn(outcome)
        except InvalidPosition:
            self.pop_turn()
            raise

    def _push_moves(self, turn: Turn, outcome: Outcome) -> None:
        self._turns.begin()
        try:
            for move in turn[:-1]:
                self.push(move)
            self.push(turn[-1], outcome)
        except BaseException:
            self.pop_turn()
            raise

    def pop_turn(self) -> None:
        self._course.pop_turn()

    def settle_when_seen(self) -> None:
        """Where nothing lies face down, nothing is settled."""

    def ask_first(self, seat: int) -> None:
        """Nobody chooses in secret."""

    def silence(self, seats: Iterable[int]) -> None:
        self.kernel.silence(list(seats))

    def leave_unscored(self) -> None:
        self.kernel.unscored = True

    @property
    def is_unscored(self) -> bool:
        return self.kernel.unscored

    def skipping(self) -> Skip:
        return Skip() if self.hand is None else Skip(self.hand.tile.id)

    def turns_of(self, seat: int, since: int = 0) -> tuple[int, int]:
        """A bonus tile, or a double tile, belongs to the turn that won it."""
        return self.kernel.turns_of(seat, since)

    def lay_bounds(self, *, final: bool, lead: bool) -> BoundedLays | None:
        """With a tile in hand: for each way to lay it, by a number, the most that the seat to move
        can have when its turn is over; in points or lead, on the track or with a final scoring."""
        if self.kernel.phase != k.LAY:
            return None
        return self._lay_bounds.of_lays(final, lead)

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
        """Return what the best turn comes to, and how many turns were made to find out.

        `bounds` is what `lay_bounds` says, with the same `final` and `lead`. A value that is not
        between `low` and `high` is only a bound. `None` if it depends on draws, unless what the
        piles hold is known to come.
        """
        if not draws_known and bounds.most >= FAR:
            return None
        return self._lay_bounds.best_turn(bounds, final, lead, low, high)

    def lays_touching(self, square: Square, zone: str, system: str | None) -> set[int] | None:
        """The ways to lay the tile in hand that may change what can be said of a region."""
        if self.kernel.phase != k.LAY or self.board.laid_at(cell_of(square)) is None:
            return None
        return set(self._lay_bounds.touching(self.node(square, zone, system)))

    def lays_of_turns(self) -> list[int]:
        """For each turn from here the number of its lay."""
        return self._turns.first_codes()

    def is_complete(self, square: Square, zone: str) -> bool:
        """Whether the feature that a zone belongs to is complete."""
        return self.kernel.is_complete(self.node(square, zone))

    def recent_tiles(self) -> int:
        """How many of the tiles laid last a rule still asks for: the one that pieces go on."""
        return 1 if self.kernel.phase == k.PLACE else 0

    def _key(self) -> Hashable:
        """Tiles and pieces wherever they lie; in order only the tiles that a rule asks for."""
        board = self.board
        laid = [(each.face.tile.id, each.cell, each.turn) for each in board.laid]
        pieces = []
        for node, (seat, piece) in self.standing.items():
            on = board.laid_of(node)
            pieces.append((on.cell, node - on.base, seat, piece))
        hand = None if self.hand is None else self.hand.tile.id
        recent = tuple(laid[len(laid) - self.recent_tiles() :])
        return hand, recent, frozenset(laid), frozenset(pieces), tuple(map(tuple, self.supplies))

    def key_hash(self) -> int:
        if self._hasher is None:
            faces = [constant("tile", tile) & HASH_MASK for tile in self.deck.tiles]
            counts = range(len(self.kernel.supply))
            weights = [constant("supply", number) & HASH_MASK for number in counts]
            self._hasher = TableHash(self.kernel, faces, weights, len(self.description.piles))
        value = self._hasher.of(self.recent_tiles()) + self._hash_more(self._hasher)
        for pile in range(len(self._start.piles)):
            drawn = self.kernel.drawn[pile]
            order = self._orders.get((pile, drawn))
            if order is None:
                # How the first stack stands follows from what is left and from the others.
                _, known, stacks = self._pile_key(pile)
                order = constant(pile, known, stacks[1:], *self.options.values())
                self._orders[pile, drawn] = order
            value += order
        return mix(value & MASK)

    def _hash_more(self, hasher: TableHash) -> int:
        """The hash of what only this game keeps."""
        return 0

    def _push_closely(self, move: Move, outcome: Outcome) -> Sequence[Event]:
        """Makes a move that may not be legal, or whose draws are said or asked for."""
        kernel = self.kernel
        made = kernel.moves
        self._legal.forget()
        self._give(outcome)
        try:
            if isinstance(move, End | Skip):
                self._break_off(move)
            else:
                kernel.play(self.codes.code(move))
            self._check_all_drawn(outcome)
        except BaseException as error:
            things = self._chances(error.pile) if isinstance(error, Asking) else Counter()
            if kernel.moves > made:
                kernel.pop()
            if isinstance(error, Asking):
                raise Ask(things) from None
            if isinstance(error, Impossible):
                raise self._impossible(error, outcome) from None
            if isinstance(error, IllegalMove):
                error.move = move
            raise
        finally:
            self._give(())
        return self._course.note(move)

    def _give(self, outcome: Outcome) -> None:
        """What the draws of the next move are to bring."""
        self.kernel.given = [self.deck.numbers.get(thing, NONE) for thing in outcome]

    def _check_all_drawn(self, outcome: Outcome) -> None:
        draws = self.kernel.draws
        if len(outcome) > draws:
            raise InvalidPosition(Problem.at("outcome-too-long", thing=outcome[draws]))

    def _impossible(self, error: Impossible, outcome: Outcome) -> InvalidPosition:
        facts = {"thing": outcome[error.draw], "pile": self._start.piles[error.pile].name}
        return InvalidPosition(Problem.at("outcome-impossible", **facts))

    def _break_off(self, move: End | Skip) -> None:
        if self.is_over:
            raise IllegalMove(Problem.at("move-phase", move=move.verb, phase=self.phase))
        if isinstance(move, End):
            self.kernel.end_early()
        else:
            self.kernel.skip()

    def pop(self) -> Played:
        return self._course.pop()

    def _set_asking(self, asking: bool) -> None:
        self.kernel.asking = asking

    def _chances(self, pile: int) -> Counter[str]:
        """What the next draw may bring, as far as anyone knows."""
        left = self._left(pile)
        if left.known:
            return Counter(left.things[:1])
        return chances(left.things, left.stacks, self.box.marked)

    def left_for(self, square: Square) -> Counter[str]:
        """The tiles to come that would fit a square as the table is now."""
        cell, found = cell_of(square), Counter[str]()
        if cell not in self.board.open_cells:
            return found
        for pile in range(len(self.description.piles)):
            for tile, count in self.left_in(pile).items():
                if self._fits_at(self.box.face[tile], cell):
                    found[tile] = count
        return found

    def dead_squares(self) -> list[Square]:
        """Open squares between tiles that neither the one in hand nor any to come fits."""
        board = self.board
        faces = [] if self.hand is None else [self.hand]
        for pile in range(len(self.description.piles)):
            faces += [self.box.face[tile] for tile in self.left_in(pile)]
        return [
            SQUARES[cell]
            for cell in board.open_cells
            if not board.is_ahead(cell)
            and sum(board.laid_at(cell + step) is not None for step in STEPS) > 1
            and not any(self._fits_at(face, cell) for face in faces)
        ]

    def _fits_at(self, face: Face, cell: int) -> bool:
        return any(self.board.fits(face, turn, cell) for turn in face.tile.turns)
