"""The game object: legal moves, push and pop, chance, and what each seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from carcqt.rules.description import TOKENS, Description
from carcqt.rules.events import Ended, Event
from carcqt.rules.extra import Extra
from carcqt.rules.fairness import Fairness
from carcqt.rules.keys import MASK, constant
from carcqt.rules.moves import End, Move, Skip
from carcqt.rules.notes import Ask, Noted
from carcqt.rules.piles import Piles, PileState, Stack
from carcqt.rules.position import Position
from carcqt.rules.problems import IllegalMove, InvalidPosition, Problem

OVER: Final = "over"
"""The phase of a game that has ended."""

K = TypeVar("K")
T = TypeVar("T")
M = TypeVar("M")
"""What a game is played with: a deck, a map."""

Outcome = tuple[str, ...]
"""The things that one move draws, in order."""
Played = tuple[Move, Outcome]
"""A move of the record, and what was drawn after it."""
Turn = tuple[Move, ...]
"""A seat's moves until the next draw or seat."""

Share = tuple[int, int]
"""So many, out of so many."""

_ABSENT: Final = object()


class Game(Noted, ABC, Generic[M]):
    """Always valid. A subclass says what its moves do; everything it changes must be undoable:
    through `_set`, `_add`, `_put` and `_drop`, or by what `_mark` keeps and `_rewind` restores.
    """

    description: ClassVar[Description]
    moves: ClassVar[tuple[type[Move], ...]]
    """The kinds of move that the game knows."""
    phases: ClassVar[tuple[str, ...]]
    """What may be the next thing to do; the last one is the end."""
    private_sources: ClassVar[tuple[str, ...]] = ()
    """Sources of points that only their owner can count before the end."""
    extra_type: ClassVar[type[Extra]] = Extra
    """What its positions keep beyond the common things."""
    edition: ClassVar[int] = 1
    """Raised when a ruling changes: what was proven of the game before must be proven anew."""
    fairness: ClassVar[Fairness[Any] | None] = None
    """How it is tried whether what it is played with is fair, if it can be."""

    def __init__(self, material: M, position: Position) -> None:
        """Sets up a position without looking for problems: see `from_position`."""
        super().__init__()
        self.material: Final = material
        self.options: Final = self.all_options(dict(position.options))
        self.players: Final = position.players
        self.scores: Final = list(position.scores)
        self.to_move = position.to_move
        self.phase = position.phase
        self.opening: Sequence[Event] = ()
        """What happened before the first move."""
        self.record: Final[list[Played]] = []
        self._start: Final = position
        self._piles: Final = Piles(position.piles, self.marked(material))
        self._journal: Final[list[tuple[Any, Any, Any]]] = []
        self._frames: Final[list[tuple[str, int, int, object]]] = []
        self._events: list[Event] = []
        self._draws: Outcome = ()

    @classmethod
    def new(
        cls,
        material: M,
        players: int,
        rng: Random,
        options: Mapping[str, str] | None = None,
        first: int = 0,
    ) -> Self:
        """A new game, its chance taken from the generator."""
        if players not in cls.description.players:
            raise InvalidPosition(cls.players_problem(players))
        if not 0 <= first < players:
            seat = Problem.at("seat-unknown", "first", seat=first + 1, players=players)
            raise InvalidPosition(seat)
        chosen = cls.all_options(options or {})
        return cls(material, cls.start_position(material, players, rng, chosen, first))

    @classmethod
    def from_position(cls, material: M, position: Position) -> Self:
        if problems := cls.problems(material, position):
            raise InvalidPosition(*problems)
        return cls(material, position)

    @classmethod
    def players_problem(cls, players: int) -> Problem:
        low, high = cls.description.players[0], cls.description.players[-1]
        return Problem.at("players-number", "players", count=players, low=low, high=high)

    @classmethod
    def all_options(cls, chosen: Mapping[str, str]) -> dict[str, str]:
        """The options, with the defaults of those not chosen."""
        if problems := list(cls.option_problems(chosen)):
            raise InvalidPosition(*problems)
        return {
            option.id: chosen.get(option.id, option.choices[0])
            for option in cls.description.options
        }

    @classmethod
    def option_problems(cls, chosen: Mapping[str, str]) -> Iterator[Problem]:
        known = {option.id: option.choices for option in cls.description.options}
        for key, value in chosen.items():
            if key not in known:
                yield Problem.at("option-unknown", "options", key=key, known=", ".join(known))
            elif value not in known[key]:
                names = ", ".join(known[key])
                yield Problem.at("option-value", f"options {key}", value=value, known=names)

    @classmethod
    @abstractmethod
    def start_position(
        cls, material: M, players: int, rng: Random, options: Mapping[str, str], first: int
    ) -> Position: ...

    @classmethod
    @abstractmethod
    def problems(cls, material: M, position: Position) -> list[Problem]:
        """Everything that keeps the position from being played."""

    @classmethod
    def material_problems(cls, material: M) -> Iterator[Problem]:
        """What is wrong with a deck or map that the game's description cannot tell."""
        return iter(())

    @classmethod
    def marked(cls, material: M) -> frozenset[str]:
        """The things that are spread evenly over their pile."""
        return frozenset()

    @classmethod
    @abstractmethod
    def used(cls, material: M, position: Position) -> dict[str, Counter[str]]:
        """What a position has taken out of each pile."""

    @property
    @abstractmethod
    def legal_moves(self) -> Sequence[Move]:
        """In a fixed order; a move is made only when it is looked at. Good until the next push."""

    @abstractmethod
    def _play(self, move: Move) -> None:
        """Makes the move or raises; a half-made one is undone by the caller."""

    @abstractmethod
    def _final_scoring(self) -> None:
        """What the end of the game brings."""

    def _end_early(self) -> None:
        if self.is_over:
            raise IllegalMove(Problem.at("move-phase", move="end", phase=self.phase))
        self._break_off()
        self._end()

    def _break_off(self) -> None:
        """Brings the turn that has been begun to a close, before the game is ended early."""

    def _skip(self) -> None:
        """What is left of the turn of the seat to move does not take place."""
        raise IllegalMove(Problem.at("move-phase", move=Skip.verb, phase=self.phase))

    def _end(self) -> None:
        self.phase = OVER
        before = len(self._events)
        if not self._search.unscored:
            self._final_scoring()
        final = len(self._events) - before
        self._events.append(Ended(tuple(self.scores), self.winners, final))

    @abstractmethod
    def _position(self) -> Position:
        """The position without its piles, options and extra."""

    def _extra(self) -> Extra:
        """What the game keeps beyond the common things."""
        return self.extra_type()

    def _mark(self) -> object:
        return None

    def _rewind(self, mark: object) -> None:
        """Restores what `_mark` kept."""

    def measures(self, events: Sequence[Event]) -> dict[str, Share]:
        """What statistics tell of a whole game, given everything that happened in it."""
        return {}

    @property
    def is_over(self) -> bool:
        return self.phase == OVER

    @property
    def winners(self) -> tuple[int, ...]:
        """S-R4: tied players share the win."""
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)

    def push(self, move: Move, outcome: Outcome = ()) -> Sequence[Event]:
        """Makes a move. What it draws is what the outcome says, then what the piles hold."""
        self._frames.append((self.phase, self.to_move, len(self._journal), self._mark()))
        self._events = []
        self._draws = ()
        self._piles.given = outcome
        try:
            if isinstance(move, End):
                self._end_early()
            elif isinstance(move, Skip):
                self._skip()
            else:
                self._play(move)
            if outcome and len(outcome) > len(self._draws):
                thing = outcome[len(self._draws)]
                raise InvalidPosition(Problem.at("outcome-too-long", thing=thing))
        except BaseException as error:
            self._back()
            if isinstance(error, IllegalMove):
                error.move = move
            raise
        self.record.append((move, self._draws))
        return self._events

    def pop(self) -> Played:
        """Takes the last move back: exactly the state before it."""
        played = self.record.pop()
        self._back()
        return played

    def projected(self) -> list[int]:
        """What each seat would have if the game ended now, hidden things included."""
        return self._as_if_scored()[0]

    def projected_winners(self) -> tuple[int, ...]:
        """Who would win if the game ended now."""
        return self._as_if_scored()[1]

    def _as_if_scored(self) -> tuple[list[int], tuple[int, ...]]:
        if self._is_scored:
            return list(self.scores), self.winners
        kept = self._events
        self._frames.append((self.phase, self.to_move, len(self._journal), self._mark()))
        self._final_scoring()
        found = list(self.scores), self.winners
        self._back()
        self._events = kept
        return found

    @property
    def _is_scored(self) -> bool:
        return self.phase == OVER and not self._search.unscored

    def outlook(self) -> Sequence[float]:
        """How good each seat's prospects are, in points: what computer players go by. A game in
        which much is prepared long before it scores estimates that too."""
        return self.projected()

    def _back(self) -> None:
        self.phase, self.to_move, changes, mark = self._frames.pop()
        journal = self._journal
        while len(journal) > changes:
            container, key, old = journal.pop()
            if old is _ABSENT:
                del container[key]
            else:
                container[key] = old
        self._rewind(mark)

    def _set(self, items: list[T], place: int, value: T) -> None:
        """Changes a list so that `pop` changes it back."""
        self._journal.append((items, place, items[place]))
        items[place] = value

    def _add(self, items: list[T], value: T) -> None:
        self._journal.append((items, len(items), _ABSENT))
        items.append(value)

    def _put(self, items: dict[K, T], key: K, value: T) -> None:
        self._journal.append((items, key, items.get(key, _ABSENT)))
        items[key] = value

    def _drop(self, items: dict[K, T], key: K) -> None:
        self._journal.append((items, key, items.pop(key)))

    def left_in(self, pile: int) -> Counter[str]:
        """What is still in a pile: known to all, unlike its order."""
        return Counter(self._piles.rest(pile))

    def is_empty(self, pile: int) -> bool:
        piles = self._piles
        return piles.drawn[pile] == len(piles.things[pile])

    def _draw(self, pile: int) -> str:
        """Draws what all will see: the outcome names it."""
        piles, drawn = self._piles, len(self._draws)
        if len(piles.given) > drawn:
            self._bring_up(piles.given[drawn], pile)
        elif piles.asking:
            raise Ask(piles.next(pile))
        thing = self._draw_unseen(pile)
        self._draws += (thing,)
        return thing

    def _see(self, thing: str, unseen: Counter[str]) -> str:
        """What lay face down is looked at. In search it may be any that nobody has seen."""
        piles, drawn = self._piles, len(self._draws)
        if len(piles.given) > drawn:
            thing = piles.given[drawn]
            if thing not in unseen:
                raise InvalidPosition(Problem.at("outcome-impossible", thing=thing, pile=TOKENS))
        elif piles.asking:
            raise Ask(unseen)
        self._draws += (thing,)
        return thing

    def _draw_unseen(self, pile: int) -> str:
        """Draws what stays hidden, so that no outcome tells of it."""
        piles = self._piles
        top = piles.drawn[pile]
        self._journal.append((piles.drawn, pile, top))
        piles.drawn[pile] = top + 1
        return piles.things[pile][top]

    def _bring_up(self, thing: str, pile: int) -> None:
        """What is drawn next is to be this."""
        if thing not in self._piles.next(pile):
            name = self._piles.begun[pile].name
            raise InvalidPosition(Problem.at("outcome-impossible", thing=thing, pile=name))
        self._put_on_top(thing, pile)

    def _put_on_top(self, thing: str, pile: int) -> None:
        things = self._piles.things[pile]
        for place, other in self._piles.swaps_for(thing, pile):
            here, there = things[place], things[other]
            self._set(things, place, there)
            self._set(things, other, here)

    def turns(self) -> Iterator[Turn]:
        """Whole turns: the moves until the next draw or seat. Equal ones come once.

        The game moves while they are listed, and is back where it was with each one.
        """
        seat = self.to_move
        for move in self.choices():
            self.push(move)
            rest = [()] if self.turn_has_ended(seat) else list(self.turns())
            self.pop()
            for turn in rest:
                yield (move, *turn)

    def choices(self) -> list[Move]:
        """The legal moves, of equal ones only the first."""
        first: dict[object, Move] = {}
        for move in self.legal_moves:
            first.setdefault(self._same(move), move)
        return list(first.values())

    def like(self, move: Move) -> Move:
        """The move itself, or if it is not legal, a legal one that comes to the same."""
        try:
            same = self._same(move)
        except KeyError:
            return move
        legal = list(self.legal_moves)
        return move if move in legal else next((m for m in legal if self._same(m) == same), move)

    def turn_has_ended(self, seat: int) -> bool:
        """Whether the last move, by this seat, was the last of its turn."""
        return bool(self.record[-1][1]) or self.to_move != seat or self.is_over

    def came_to(self, seat: int) -> object:
        """What the moves of a seat's turn have come to: equal where they did the same in another
        order; `None` where that does not occur."""
        return None

    def _same(self, move: Move) -> object:
        """Moves with equal answers lead to games that are alike in all that counts."""
        return move

    def outcomes(self, move: Move) -> list[tuple[Outcome, Fraction]]:
        """Everything that may be drawn after a legal move, with its probability."""
        found = []
        unfinished: list[tuple[Outcome, Fraction]] = [((), Fraction(1))]
        self._piles.asking = True
        try:
            while unfinished:
                outcome, chance = unfinished.pop()
                try:
                    self.push(move, outcome)
                except Ask as ask:
                    for thing, count in sorted(ask.things.items(), reverse=True):
                        share = Fraction(count, ask.things.total())
                        unfinished.append(((*outcome, thing), chance * share))
                else:
                    self.pop()
                    found.append((outcome, chance))
        finally:
            self._piles.asking = False
        return found

    @property
    def turn_count(self) -> int:
        """How many turns there are from here, or ends of the turn that has been begun. Their
        numbers hang on the position alone: they are the same wherever keys are."""
        return len(self._listed())

    def turn(self, number: int) -> Turn:
        return self._listed()[number]

    def push_turn(self, turn: int | Turn, outcome: Outcome = ()) -> None:
        """Makes a whole turn, given by its number or its moves. The last one draws, as `push`
        does."""
        if isinstance(turn, int):
            turn = self._listed()[turn]
        self._search.pushed.append(len(self.record))
        try:
            for move in turn[:-1]:
                self.push(move)
            self.push(turn[-1], outcome)
        except BaseException:
            self.pop_turn()
            raise

    def pop_turn(self) -> None:
        """Back to where the last turn was pushed by its number."""
        before = self._search.pushed.pop()
        while len(self.record) > before:
            self.pop()

    def turn_outcomes(self, turn: int | Turn) -> list[tuple[Outcome, Fraction]]:
        """Everything that may be drawn after a turn, with its probability."""
        *moves, last = self._listed()[turn] if isinstance(turn, int) else turn
        for move in moves:
            self.push(move)
        try:
            return self.outcomes(last)
        finally:
            for _ in moves:
                self.pop()

    def _listed(self) -> list[Turn]:
        record, lists = self.record, self._search.turns
        length, last = len(record), record[-1] if record else None
        while lists and (
            lists[-1][0] > length or (lists[-1][0] == length and lists[-1][1] is not last)
        ):
            lists.pop()
        if not lists or lists[-1][0] < length:
            lists.append((length, last, self._number_turns()))
        return lists[-1][2]

    def _number_turns(self) -> list[Turn]:
        """As `turns`, but in an order that hangs on the position alone; so does which one stands
        for those that are equal to it."""
        seat, found = self.to_move, []
        first: dict[object, Move] = {}
        for move in self._in_order():
            first.setdefault(self._same(move), move)
        for move in first.values():
            self.push(move)
            rest = [()] if self.turn_has_ended(seat) else self._number_turns()
            self.pop()
            found += [(move, *turn) for turn in rest]
        return found

    def _in_order(self) -> Iterable[Move]:
        """The legal moves in an order that hangs on the position alone."""
        return self.legal_moves

    def _seat_after(self, seat: int) -> int:
        """Whose turn is next, clockwise."""
        seat = (seat + 1) % self.players
        while seat in self._search.silent:
            seat = (seat + 1) % self.players
        return seat

    def skipping(self) -> Skip:
        """The move that skips what is left of the turn of the seat to move."""
        return Skip()

    def turns_of(self, seat: int, since: int = 0) -> tuple[int, int]:
        """How many turns, as people count them, a seat has finished since the record was so long;
        and of one that it has begun, how many moves it has made."""
        raise NotImplementedError

    def attained(self, seat: int) -> Mapping[str, frozenset[str]]:
        """What a seat has of the things that a goal may name, by their kinds."""
        return {}

    @classmethod
    def attainable(cls, material: M) -> Mapping[str, frozenset[str]]:
        """All that there are of these things."""
        return {}

    def key(self) -> Hashable:
        """Equal where the rest of the game is the same, whatever came before: then the same turns
        have the same numbers, and bring the same points. The scores so far are not in it."""
        piles = tuple(map(self._pile_key, range(len(self._piles.begun))))
        return self.phase, self.to_move, tuple(self.options.items()), piles, self._key()

    def key_hash(self) -> int:
        """64 bits of the key, of the same value in every process; worked out when asked for, but
        only what has changed since it was asked for last."""
        value = constant(self.phase, self.to_move, *self.options.values()) + self._hash()
        for pile, drawn in enumerate(self._piles.drawn):
            order = self._search.orders.get((pile, drawn))
            if order is None:
                # How the first stack stands follows from what is left and from the others.
                _, known, stacks = self._pile_key(pile)
                order = self._search.orders[pile, drawn] = constant(pile, known, stacks[1:])
            value += order
        return value & MASK

    def _pile_key(self, pile: int) -> tuple[Hashable, Outcome, tuple[Stack, ...]]:
        """What is left, as much of its order as counts, and of stacks."""
        left = self._piles.left(pile)
        return tuple(sorted(left.things)), self._known_order(left, pile), left.stacks

    def _known_order(self, left: PileState, pile: int) -> Outcome:
        """What is known to come next; all of it, where no outcome can say what comes."""
        return left.things[: left.known]

    @abstractmethod
    def _key(self) -> Hashable:
        """The key without phase, seat, options and piles."""

    @abstractmethod
    def _hash(self) -> int:
        """The hash of `_key`, and of what is left in the piles but not of its order."""

    def position(self) -> Position:
        """The whole truth, as a value."""
        piles = tuple(map(self._piles.left, range(len(self._piles.begun))))
        options = tuple(self.options.items())
        return replace(self._position(), piles=piles, options=options, extra=self._extra())

    def beginning(self) -> Position:
        """Where the game began, with what each pile has brought since and will bring, in order."""
        piles = tuple(
            replace(pile, things=tuple(things))
            for pile, things in zip(self._piles.begun, self._piles.things, strict=True)
        )
        return replace(self._start, piles=piles)

    def seen_by(self, seat: int | None) -> View[M]:
        """What a seat knows; `None` asks for what the whole table knows."""
        return View(type(self), self.material, seat, self.hide(self.position(), seat))

    @classmethod
    def hide(cls, position: Position, seat: int | None) -> Position:
        """The position without what the seat must not know."""
        return replace(position, piles=tuple(pile.hidden() for pile in position.piles))

    @classmethod
    def imagine(cls, material: M, position: Position, seat: int | None, rng: Random) -> Position:
        """A whole position that agrees with a hidden one."""
        marked = cls.marked(material)
        return replace(position, piles=tuple(pile.imagined(rng, marked) for pile in position.piles))


@dataclass(frozen=True, slots=True)
class View(Generic[M]):
    """What one seat knows of a game: plain data that can go to another process."""

    rules: type[Game[M]]
    material: M
    seat: int | None
    position: Position

    def imagine(self, rng: Random) -> Game[M]:
        """A game that may be the true one, as far as the seat knows."""
        position = self.rules.imagine(self.material, self.position, self.seat, rng)
        return self.rules(self.material, position)
