"""A game that keeps how it stands in Python's own lists and dicts, and journals what it changes."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from carcqt.rules.description import TOKENS
from carcqt.rules.events import Ended, Event
from carcqt.rules.extra import Extra
from carcqt.rules.game import OVER, Ask, Game, M, Outcome, Played, Turn
from carcqt.rules.keys import MASK, constant
from carcqt.rules.moves import End, Move, Skip
from carcqt.rules.piles import Piles, PileState
from carcqt.rules.position import Position
from carcqt.rules.problems import IllegalMove, InvalidPosition, Problem

K = TypeVar("K")
T = TypeVar("T")

_ABSENT: Final = object()


class SearchNotes:
    """What a game keeps for search only."""

    def __init__(self) -> None:
        self.turns: Final[list[tuple[int, Played | None, list[Turn]]]] = []
        """Numbered turns that somebody has asked for: how long the record was, how it ended, and
        the turns. Those of a record that has changed since are dropped when next they are met."""
        self.pushed: Final[list[int]] = []
        """For each turn pushed as a whole, how long the record was before it."""
        self.orders: Final[dict[tuple[int, int], int]] = {}
        """For each pile and how much of it was drawn, the hash of what is known of its order."""
        self.unseen_is_chance = False
        self.asked_first = 0
        """The seat that chooses first where all choose in secret."""
        self.silent: frozenset[int] = frozenset()
        """Seats that the rules skip."""
        self.unscored = False
        """Whether the end brings no final scoring."""


class _Noted:
    """In a slot: the interpreter finds up to thirty other attributes quickly, and no more."""

    __slots__ = ("_search",)

    def __init__(self) -> None:
        self._search: Final = SearchNotes()


class JournalledGame(_Noted, Game[M]):
    """Everything that a subclass changes must be undoable: through `_set`, `_add`, `_put` and
    `_drop`, or by what `_mark` keeps and `_rewind` restores.
    """

    scores: list[int]
    to_move: int
    phase: str
    opening: Sequence[Event]
    record: list[Played]

    def __init__(self, material: M, position: Position) -> None:
        _Noted.__init__(self)
        Game.__init__(self, material, position)
        self.scores = list(position.scores)
        self.to_move = position.to_move
        self.phase = position.phase
        self.opening = ()
        self.record = []
        self._piles: Final = Piles(position.piles, self.marked(material))
        self._journal: Final[list[tuple[Any, Any, Any]]] = []
        self._frames: Final[list[tuple[str, int, int, object]]] = []
        self._events: list[Event] = []
        self._draws: Outcome = ()

    @abstractmethod
    def _play(self, move: Move) -> None:
        """Makes the move or raises; a half-made one is undone by the caller."""

    @abstractmethod
    def _final_scoring(self) -> None:
        """What the end of the game brings."""

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
        return self._as_if_scored()[1]

    @property
    def _is_scored(self) -> bool:
        return self.phase == OVER and not self._search.unscored

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

    def _back(self) -> None:
        self.phase, self.to_move, changes, mark = self._frames.pop()
        journal = self._journal
        for container, key, old in reversed(journal[changes:]):
            if old is _ABSENT:
                del container[key]
            else:
                container[key] = old
        del journal[changes:]
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

    def _set_asking(self, asking: bool) -> None:
        self._piles.asking = asking

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

    @property
    def turn_count(self) -> int:
        """How many turns there are from here, or ends of the turn that has been begun. Their
        numbers hang on the position alone: they are the same wherever keys are."""
        return len(self._listed())

    def turn(self, number: int) -> Turn:
        return self._listed()[number]

    def push_turn(self, turn: int | Turn, outcome: Outcome = ()) -> None:
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
        before = self._search.pushed.pop()
        while len(self.record) > before:
            self.pop()

    def change_turn(self, number: int) -> None:
        """What both turns begin with is not taken back."""
        record, begun = self.record, self._search.pushed[-1]
        last = record[begun - 1] if begun else None
        lists = (turns for at, end, turns in self._search.turns if at == begun and end is last)
        turn, same = next(lists)[number], begun
        for move in turn[:-1]:
            if same == len(record) or record[same][0] is not move:
                break
            same += 1
        while len(record) > same:
            self.pop()
        for move in turn[same - begun :]:
            self.push(move)

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

    def settle_when_seen(self) -> None:
        """For search: from now on what lies face down comes to be what it is when somebody sees
        it. Outcomes tell of it, and the key only knows how much lies where."""
        self._search.unseen_is_chance = True
        self._search.turns.clear()
        self._search.orders.clear()

    def ask_first(self, seat: int) -> None:
        """For search: where all choose in secret this seat is asked before the others, so that
        they may answer it, and it cannot answer them."""
        self._search.asked_first = seat
        self._search.turns.clear()

    def silence(self, seats: Iterable[int]) -> None:
        self._search.silent = frozenset(seats)
        self._search.turns.clear()

    def leave_unscored(self) -> None:
        self._search.unscored = True

    @property
    def is_unscored(self) -> bool:
        return self._search.unscored

    def _seat_after(self, seat: int) -> int:
        """Whose turn is next, clockwise."""
        seat = (seat + 1) % self.players
        while seat in self._search.silent:
            seat = (seat + 1) % self.players
        return seat

    def turns_of(self, seat: int, since: int = 0) -> tuple[int, int]:
        """A move is a turn, where a game does not say otherwise."""
        return sum(frame[1] == seat for frame in self._frames[since:]), 0

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

    @abstractmethod
    def _hash(self) -> int:
        """The hash of `_key`, and of what is left in the piles but not of its order."""

    def _left(self, pile: int) -> PileState:
        return self._piles.left(pile)
