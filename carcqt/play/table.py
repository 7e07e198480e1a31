"""A table where a game is played: its moves, what may be seen, and what a move would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from carcqt.content.tables import TableSetup
from carcqt.play.foresight import brought_by, gains_of
from carcqt.play.history import History
from carcqt.play.moments import Moment, begins_turn, make_move
from carcqt.play.secrecy import Secrecy, Views
from carcqt.rules.events import Event
from carcqt.rules.game import Game, Outcome
from carcqt.rules.moves import Move
from carcqt.rules.position import Position

Foresight = Callable[[Game[Any], Move], list[int]]
"""Returns points for each seat; tries the move on the game and takes it back."""


class Table(QObject):
    """Holds a game in play; a session, a puzzle, a lesson or a replay owns it and makes the moves.

    Stages, hands and lists look at a table. The owner says when it has changed: after a move is on
    the disk, for example.
    """

    changed = Signal()
    """Anything has changed: moves made or taken back, the viewer, the seats."""
    moved = Signal(object)
    """A `Moment` has been added."""

    def __init__(
        self,
        setup: TableSetup,
        game: Game[Any],
        *,
        secrecy: Secrecy | None = None,
        is_open: bool = False,
        gains: Foresight = gains_of,
        brings: Foresight = brought_by,
        parent: QObject | None = None,
    ) -> None:
        """Begin with a game without moves; `is_open` hides nothing from anybody."""
        super().__init__(parent)
        self.secrecy: Final = secrecy or Secrecy()
        self.is_held = False
        """Nobody may move for now."""
        self._foresee: Final = (gains, brings)
        self.begin(setup, game, is_open=is_open)

    def begin(self, setup: TableSetup, game: Game[Any], *, is_open: bool = False) -> None:
        """Put another game without moves on the table."""
        self.setup = setup
        self.game = game
        self.moments: list[Moment] = []
        self.first_turn: int = int(begins_turn(game, game.opening))
        """The turn of the first move."""
        self._views = Views(game, is_open=is_open)
        # Later it may be another one that leads to the same: pieces come back to piles.
        self._beginning = game.beginning()
        self._history: History | None = None
        self._foreseen: dict[tuple[Foresight, Move], list[int]] = {}

    # Moves.

    def push(self, move: Move, outcome: Outcome = ()) -> Moment:
        """Make a move, and tell nobody yet. Raises IllegalMove."""
        moment = make_move(self.game, move, len(self.moments) + 1, self.turn, outcome)
        self.moments.append(moment)
        self._foreseen.clear()
        return moment

    def pop(self) -> Moment:
        """Take the last move back, and tell nobody yet."""
        self.game.pop()
        self._foreseen.clear()
        return self.moments.pop()

    def pop_to(self, number: int) -> None:
        """Take moves back until `number` are left."""
        while len(self.moments) > number:
            self.pop()

    @property
    def moves(self) -> list[Move]:
        """The moves made so far."""
        return [moment.move for moment in self.moments]

    @property
    def turn(self) -> int:
        """Number of draws from the first pile so far; in games without piles, of rounds."""
        return self.moments[-1].turn_after if self.moments else self.first_turn

    # What may be done.

    @property
    def is_persons_turn(self) -> bool:
        return not self.game.is_over and self.game.to_move in self.setup.persons

    @property
    def waiting_for_curtain(self) -> bool:
        """Whether the seat to move must be alone at the screen before going on."""
        seat = self.game.to_move
        has_moved = any(moment.seat == seat for moment in self.moments)
        return self.secrecy.needs_curtain(self.setup, self._views, has_moved=has_moved)

    @property
    def can_decide(self) -> bool:
        """Whether the person at the screen may move."""
        return not self.is_held and self.is_persons_turn and not self.waiting_for_curtain

    @property
    def legal_moves(self) -> Sequence[Move]:
        """Moves of the person at the screen; good until the next move."""
        return self.game.legal_moves if self.can_decide else ()

    @property
    def choices(self) -> Sequence[Move]:
        """The same without moves that come to the same as another one."""
        return list(self.game.choices()) if self.can_decide else ()

    @property
    def only_pass(self) -> Move | None:
        """The pass that is all that is left of a turn which the person at the screen has begun."""
        last = self.moments[-1] if self.moments else None
        if last is None or last.is_final or last.seat != self.game.to_move:
            return None
        moves = self.legal_moves
        only = moves[0] if len(moves) == 1 else None
        return only if only is not None and only.idle and not only.secret else None

    # What may be seen.

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets may be on the screen; `None` for what the whole table sees."""
        return self.secrecy.viewer(self.setup)

    def position(self) -> Position:
        """Return the game as the viewer may see it; after the end, all of it."""
        return self._views.of(self.viewer)

    def events_of(self, number: int) -> list[Event]:
        """Return what the viewer sees of a move, by its number; of the opening, by 0."""
        return self._seen(number, self.viewer)

    def events_at(self, number: int) -> list[Event]:
        """Return what the whole table sees of a move, by its number; of the opening, by 0."""
        return self._seen(number, None)

    def _seen(self, number: int, viewer: int | None) -> list[Event]:
        events = self.moments[number - 1].events if number else self.game.opening
        if self._views.hides_nothing:
            return list(events)
        seen = (event.for_seat(viewer) for event in events)
        return [event for event in seen if event is not None]

    # What a move would bring; worked out once, and kept until the next move.

    def gains(self, move: Move) -> list[int]:
        """Return by how much a move changes what the table expects each seat to have."""
        return self._foreseen_by(self._foresee[0], move)

    def brings(self, move: Move) -> list[int]:
        """Return each seat's score in this turn for a move, if nothing else is done in it."""
        return self._foreseen_by(self._foresee[1], move)

    def foresees(self, move: Move) -> bool:
        """Return whether the gains of a move are known already."""
        return (self._foresee[0], move) in self._foreseen

    def _foreseen_by(self, foresee: Foresight, move: Move) -> list[int]:
        found = self._foreseen.get((foresee, move))
        if found is None:
            found = self._foreseen[foresee, move] = foresee(self.game, move)
        return found

    # The game at other moments.

    def game_after(self, moves: Sequence[Move], number: int | None = None) -> Game[Any]:
        """Return another game, which has made `number` moves of this one (all by default) and
        then `moves`.

        It is good until the next question, and holds the whole truth.
        """
        if self._history is None:
            self._history = History(self.begun())
        return self._history.at([*self.moves[:number], *moves])

    def game_at(self, number: int) -> Game[Any]:
        """Return another game, which has made `number` moves of this one; see `game_after`."""
        return self.game_after((), number)

    def begun(self) -> Game[Any]:
        """Return a game that stands where this one began."""
        return type(self.game)(self.game.material, self._beginning)
