"""The game object: legal moves, push and pop, chance, and what each seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar

from carcqt.rules.description import Description
from carcqt.rules.events import Event
from carcqt.rules.extra import Extra
from carcqt.rules.fairness import Fairness
from carcqt.rules.moves import Move, Skip
from carcqt.rules.piles import PileState, Stack
from carcqt.rules.position import Position
from carcqt.rules.problems import InvalidPosition, Problem
from carcqt.rules.prospects import Prospects

OVER: Final = "over"
"""The phase of a game that has ended."""

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


class Ask(Exception):  # noqa: N818
    """A draw whose outcome is not given, with what it may bring."""

    def __init__(self, things: Counter[str]) -> None:
        self.things = things


class Game(ABC, Generic[M]):
    """Always valid. A subclass says how it stands and what its moves do."""

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
        self.material: Final = material
        self.options: Final = self.all_options(dict(position.options))
        self.players: Final = position.players
        self._start = position

    if TYPE_CHECKING:
        # How these are kept is a subclass's own affair.
        @property
        def scores(self) -> list[int]: ...
        @property
        def to_move(self) -> int: ...
        @property
        def record(self) -> list[Played]:
            """Every move since the game began, and what was drawn after it."""

        @property
        def phase(self) -> str: ...
        @property
        def opening(self) -> Sequence[Event]:
            """What happened before the first move."""

        @property
        def legal_moves(self) -> Sequence[Move]:
            """In a fixed order; a move is made only when it is looked at. Good until the next
            push."""

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
    def material_doubts(cls, material: M) -> Iterator[Problem]:
        """What can be played, but was hardly meant."""
        return iter(())

    @classmethod
    def marked(cls, material: M) -> frozenset[str]:
        """The things that are spread evenly over their pile."""
        return frozenset()

    @classmethod
    @abstractmethod
    def used(cls, material: M, position: Position) -> dict[str, Counter[str]]:
        """What a position has taken out of each pile."""

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

    @abstractmethod
    def push(self, move: Move, outcome: Outcome = ()) -> Sequence[Event]:
        """Makes a move. What it draws is what the outcome says, then what the piles hold.

        Events are made when somebody looks at them.
        """

    def push_number(self, number: int) -> None:
        """Makes the legal move of this number: the same as to push it, but that nobody names it
        or tells what it brings."""
        if number < 0:
            raise IndexError(number)
        self.push(self.legal_moves[number])

    @abstractmethod
    def pop(self) -> Played:
        """Takes the last move back: exactly the state before it."""

    @abstractmethod
    def projected(self) -> list[int]:
        """What each seat would have if the game ended now, hidden things included."""

    def projected_winners(self) -> tuple[int, ...]:
        """Who would win if the game ended now."""
        scores = self.projected()
        best = max(scores)
        return tuple(seat for seat, score in enumerate(scores) if score == best)

    def outlook(self) -> Sequence[float]:
        """How good each seat's prospects are, in points: what computer players go by. A game in
        which much is prepared long before it scores estimates that too."""
        return self.projected()

    @abstractmethod
    def left_in(self, pile: int) -> Counter[str]:
        """What is still in a pile: known to all, unlike its order."""

    @abstractmethod
    def is_empty(self, pile: int) -> bool: ...

    def set_hidden(self, position: Position) -> bool:
        """Takes over what is hidden in a position that is otherwise the one it began with, if it
        can; only where no move has been made."""
        return False

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
        if move in self.legal_moves:
            return move
        try:
            same = self._same(move)
        except KeyError:
            return move
        return next((legal for legal in self.legal_moves if self._same(legal) == same), move)

    def are_alike(self, one: Turn, other: Turn) -> bool:
        """Whether two turns from here do the same, move by move, by other names at most. A turn out
        of a file may name what is not there."""
        made, alike = 0, len(one) == len(other)
        for move, like in zip(one, other, strict=False):
            try:
                alike = alike and self._same(move) == self._same(like)
            except KeyError:
                alike = False
            if not alike:
                break
            self.push(move)
            made += 1
        for _ in range(made):
            self.pop()
        return alike

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
        return list(self.each_outcome(move))

    def each_outcome(self, move: Move) -> Iterator[tuple[Outcome, Fraction]]:
        """The same one by one, for who may not want all: where most tiles fit nowhere they can be
        set aside in more orders than anybody can count. Meanwhile the game stays where it is."""
        unfinished: list[tuple[Outcome, Fraction]] = [((), Fraction(1))]
        while unfinished:
            outcome, chance = unfinished.pop()
            things = self._next_draw(move, outcome)
            if things is None:
                yield outcome, chance
                continue
            for thing, count in sorted(things.items(), reverse=True):
                share = Fraction(count, things.total())
                unfinished.append(((*outcome, thing), chance * share))

    def random_outcome(self, move: Move, rng: Random) -> Outcome:
        """Any of them, as likely as it is."""
        outcome: Outcome = ()
        while (things := self._next_draw(move, outcome)) is not None:
            kinds = sorted(things)
            outcome += tuple(rng.choices(kinds, [things[kind] for kind in kinds]))
        return outcome

    def _next_draw(self, move: Move, outcome: Outcome) -> Counter[str] | None:
        """What a move draws beyond an outcome, as far as anyone knows: it may bring these things.
        If it draws nothing more, `None`."""
        self._set_asking(True)
        try:
            self.push(move, outcome)
        except Ask as ask:
            return ask.things
        finally:
            self._set_asking(False)
        self.pop()
        return None

    @abstractmethod
    def _set_asking(self, asking: bool) -> None:
        """Whether a draw whose outcome is not given raises `Ask`, and changes nothing."""

    @property
    @abstractmethod
    def turn_count(self) -> int:
        """How many turns there are from here, or ends of the turn that has been begun. Their
        numbers hang on the position alone: they are the same wherever keys are."""

    @abstractmethod
    def turn(self, number: int) -> Turn: ...

    @abstractmethod
    def push_turn(self, turn: int | Turn, outcome: Outcome = ()) -> None:
        """Makes a whole turn, given by its number or its moves. The last one draws, as `push`
        does."""

    @abstractmethod
    def pop_turn(self) -> None:
        """Back to where the last turn was pushed as a whole."""

    def change_turn(self, number: int) -> None:
        """Make another turn instead of the one that was pushed last by its number."""
        self.pop_turn()
        self.push_turn(number)

    def turn_outcomes(
        self, turn: int | Turn, most: int | None = None
    ) -> list[tuple[Outcome, Fraction]]:
        """Everything that may be drawn after a turn, or the first `most` of it, with its
        probability."""
        *moves, last = self.turn(turn) if isinstance(turn, int) else turn
        for move in moves:
            self.push(move)
        try:
            return list(islice(self.each_outcome(last), most))
        finally:
            for _ in moves:
                self.pop()

    @abstractmethod
    def settle_when_seen(self) -> None:
        """For search: from now on what lies face down comes to be what it is when somebody sees
        it. Outcomes tell of it, and the key only knows how much lies where."""

    @abstractmethod
    def ask_first(self, seat: int) -> None:
        """For search: where all choose in secret this seat is asked before the others, so that
        they may answer it, and it cannot answer them."""

    @abstractmethod
    def silence(self, seats: Iterable[int]) -> None:
        """For puzzles: from now on the rules skip these seats, not that of who is to move. They
        neither draw nor move."""

    @abstractmethod
    def leave_unscored(self) -> None:
        """For puzzles: the end brings no final scoring, so that the track and the pieces stay as
        the last turn left them; `projected` tells what it would bring."""

    @property
    @abstractmethod
    def is_unscored(self) -> bool:
        """True if the end brings no final scoring."""

    def skipping(self) -> Skip:
        """The move that skips what is left of the turn of the seat to move."""
        return Skip()

    @abstractmethod
    def turns_of(self, seat: int, since: int = 0) -> tuple[int, int]:
        """How many turns, as people count them, a seat has finished since the record was so long;
        and of one that it has begun, how many moves it has made."""

    def prospects(self, seat: int, turns: int) -> Prospects | None:
        """What a seat can come to at most in so many turns of its own, one that has begun
        included; nothing where that is not told."""
        return None

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
        piles = tuple(map(self._pile_key, range(len(self._start.piles))))
        return self.phase, self.to_move, tuple(self.options.items()), piles, self._key()

    @abstractmethod
    def key_hash(self) -> int:
        """64 bits of the key, of the same value in every process; worked out when asked for, but
        only what has changed since it was asked for last."""

    def _pile_key(self, pile: int) -> tuple[Hashable, Outcome, tuple[Stack, ...]]:
        """What is left, as much of its order as counts, and of stacks."""
        left = self._left(pile)
        return tuple(sorted(left.things)), self._known_order(left, pile), left.stacks

    def _known_order(self, left: PileState, pile: int) -> Outcome:
        """What is known to come next; all of it, where no outcome can say what comes."""
        return left.things[: left.known]

    @abstractmethod
    def _left(self, pile: int) -> PileState:
        """A pile as it is now."""

    @abstractmethod
    def _key(self) -> Hashable:
        """The key without phase, seat, options and piles."""

    @abstractmethod
    def position(self) -> Position:
        """The whole truth, as a value."""

    @abstractmethod
    def beginning(self) -> Position:
        """Where the game began, with what each pile has brought since and will bring, in order."""

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

    def imagine(self, rng: Random, again: Game[M] | None = None) -> Game[M]:
        """A game that may be the true one, as far as the seat knows. One that was imagined before,
        and whose moves have all been taken back, may serve again, which is quicker."""
        position = self.rules.imagine(self.material, self.position, self.seat, rng)
        if again is not None and again.set_hidden(position):
            return again
        return self.rules(self.material, position)
