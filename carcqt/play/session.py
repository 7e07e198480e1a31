"""A game at the table: who plays, what may be seen, what may be taken back, and its file."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Final

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from carcqt.content.saving import SaveText
from carcqt.content.tables import Aids, Seat, SeatKind, TableSetup, Undo, one_line
from carcqt.content.toml.files import FileError
from carcqt.content.writing import write_text
from carcqt.play.foresight import brought_by, gains_of
from carcqt.play.locks import lock_of
from carcqt.play.moments import Moment, make_move
from carcqt.play.opening import Opened, open_save
from carcqt.play.saves import Painter, Saves
from carcqt.play.secrecy import Secrecy, Views
from carcqt.play.speech import by_qt
from carcqt.play.thinker import Thinker
from carcqt.play.undo import steps_back
from carcqt.players import PLAYERS
from carcqt.players.levels import USUAL
from carcqt.rules.events import Event
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.moves import END, Move, read_move
from carcqt.rules.position import Position
from carcqt.rules.problems import Problem, RulesError
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import Translate

_REST: Final = 1500
_PATIENCE: Final = 20
"""How many rests a picture waits for at most."""
"""Milliseconds without a move after which the save gets a new picture."""


class Session(QObject):
    moved = Signal(object)
    """A Moment has been added, and is on the disk."""
    changed = Signal()
    """Anything has changed: moves made or taken back, the viewer, the seats."""
    thinking_failed = Signal(str)
    ended = Signal()
    closed = Signal()
    save_failed = Signal(str)

    def __init__(
        self,
        opened: Opened,
        saves: Saves,
        path: Path,
        lock: QLockFile,
        parent: QObject | None = None,
    ) -> None:
        """See `new` and `load`."""
        super().__init__(parent)
        self.game: Final = opened.game
        self.table = opened.table
        self.saves: Final = saves
        self.path: Final = path
        self.moments: Final[list[Moment]] = opened.moments
        self.problems: Final = tuple(opened.problems)
        """What people should be told when it has been opened."""
        self.translate: Translate = by_qt
        self.pace = 0
        """Milliseconds that pass at least between a move and the computer's next one."""
        self.painter: Painter | None = None
        """Makes the picture of the save."""
        self.is_drawn: Callable[[], bool] = lambda: True
        """Whether that would show what it should, rather than sketches."""
        self.is_saved = True
        self.save_problem: Problem | None = None
        """Why the game could not be saved last time."""
        self._first_turn: Final = int(opened.moments[0].turn if opened.moments else opened.turn)
        self._lock: Final = lock
        self._text: Final = SaveText(opened.table.material_file, opened.kept)
        self._replayed: Final = opened.history
        self._shadow: Final = opened.history.another()
        self._secrecy: Final = Secrecy()
        self._views: Final = Views(opened.game)
        self._undone: Final[list[Move]] = []
        self._thinker: Final = Thinker(self)
        self._thinker.answered.connect(self._answered)
        self._thinker.failed.connect(self._failed)
        self._ticket = 0
        self._is_paused = self._is_closed = False
        self._moved_at = 0.0
        self._answer: tuple[str, ...] = ()
        """What a computer player makes next, and after it in the same turn."""
        self._answered_at = 0
        self._pacing: Final = QTimer(self, singleShot=True)
        self._pacing.timeout.connect(self._play_answer)
        self._resting: Final = QTimer(self, singleShot=True, interval=_REST)
        self._resting.timeout.connect(self._paint_at_rest)
        self._waits = 0
        # Signals have to be connected first.
        QTimer.singleShot(0, self, self._begin)

    @classmethod
    def new(
        cls, table: TableSetup, saves: Saves, path: Path | None = None, moves: Iterable[Move] = ()
    ) -> Session:
        """A new game, or one after these moves; its file is there at once."""
        if table.seed is None:
            table = replace(table, seed=SystemRandom().randrange(2**31))
        seated = (replace(seat, name=one_line(seat.name)) for seat in table.seats)
        table = replace(table, seats=tuple(seated), title=one_line(table.title))
        rules, material = GAMES[table.game], table.material_file.material
        rng, seats = Random(table.seed), len(table.seats)
        game = rules.new(material, seats, rng, table.options, table.first)
        return cls._begun(Opened(table, game), moves, saves, path)

    @classmethod
    def load(cls, path: Path, saves: Saves, *, in_copy: bool = False) -> Session:
        """A saved game where it was left. It goes on in another file if this one lies elsewhere
        or is no save, if another program has it open, if it could only be opened in part, or if
        somebody asked for that (`in_copy`). Raises FileError for a file that cannot be opened at
        all."""
        opened = open_save(path)
        lock = None
        if saves.holds(path) and opened.is_whole_save and not in_copy:
            lock = lock_of(path)
            if lock is None:
                opened.problems.append(Problem.at("save-copied"))
        if lock is None:
            path, lock = saves.new_path(opened.table.game)
        return cls(opened, saves, path, lock)

    @classmethod
    def _begun(
        cls, opened: Opened, moves: Iterable[Move], saves: Saves, path: Path | None = None
    ) -> Session:
        for move in moves:
            opened.make(move)
        lock = None if path is None or os.path.exists(path) else lock_of(path)
        if path is None or lock is None:
            path, lock = saves.new_path(opened.table.game)
        session = cls(opened, saves, path, lock)
        session._save()
        return session

    # What may be seen.

    @property
    def viewer(self) -> int | None:
        """Whose secrets may be on the screen; `None` while it is for the whole table."""
        return self._secrecy.viewer(self.table)

    @property
    def waiting_for_curtain(self) -> bool:
        seat = self.game.to_move
        has_moved = any(moment.seat == seat for moment in self.moments)
        return self._secrecy.needs_curtain(self.table, self._views, has_moved=has_moved)

    def lift_curtain(self) -> None:
        """The seat to move says that it is alone at the screen."""
        if self.waiting_for_curtain:
            self._secrecy.lift_curtain(self.game.to_move)
            self.changed.emit()

    def peek(self, seat: int) -> None:
        """A person looks at what only that seat may see, until `unpeek` or the next move."""
        if seat in self.table.persons and not self.game.is_over:
            self._secrecy.peek(seat)
            self.changed.emit()

    def unpeek(self) -> None:
        self._secrecy.peek(None)
        self.changed.emit()

    def position(self) -> Position:
        """The table as the viewer may see it; after the end, all of it."""
        return self._views.of(self.viewer)

    def events_for(self, moment: Moment) -> list[Event]:
        return self._events(moment.events)

    def events_of(self, number: int) -> list[Event]:
        """What the viewer sees of a move, by its number; of the opening, by 0."""
        return self._events(self.moments[number - 1].events if number else self.game.opening)

    def _events(self, events: Sequence[Event]) -> list[Event]:
        return self._seen_events(events, self.viewer)

    def _seen_events(self, events: Sequence[Event], viewer: int | None) -> list[Event]:
        if self.game.is_over:
            return list(events)
        seen = (event.for_seat(viewer) for event in events)
        return [event for event in seen if event is not None]

    @property
    def turn(self) -> int:
        """Counted by the draws from the first pile: 0 before the first one."""
        return self.moments[-1].turn_after if self.moments else self._first_turn

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def ended_early(self) -> bool:
        return bool(self.moments) and self.moments[-1].move == END

    @property
    def is_persons_turn(self) -> bool:
        return not self.game.is_over and self.game.to_move in self.table.persons

    @property
    def legal_moves(self) -> Sequence[Move]:
        """What the person at the screen may do now; good until the next move."""
        if not self.is_persons_turn or self.waiting_for_curtain:
            return ()
        return self.game.legal_moves

    def gains(self, move: Move) -> list[int]:
        """By how much a move would change what the table expects each seat to have."""
        return gains_of(self._shadow.at(self._made_moves()), move)

    def brings(self, move: Move) -> list[int]:
        """What each seat would score in this turn by a move, if nothing else was done in it."""
        return brought_by(self._shadow.at(self._made_moves()), move)

    # Moves.

    def play(self, move: Move) -> None:
        """Makes a move of the seat to move; it is on the disk when this returns. Raises
        IllegalMove."""
        moment = self._make(move)
        if self._undone and self._undone[-1] == move:
            self._undone.pop()
        else:
            self._undone.clear()
        self._after([moment])

    def end_early(self) -> None:
        """Scores the game as it stands."""
        if not self.game.is_over:
            self.play(END)

    @property
    def can_undo(self) -> bool:
        return steps_back(self.moments, self.table) > 0

    def undo(self) -> None:
        """Back to where a person last decided something."""
        steps = steps_back(self.moments, self.table)
        if not steps:
            return
        for _ in range(steps):
            self._undone.append(self.moments.pop().move)
            self.game.pop()
        made = len(self.moments)
        hinted = tuple(number for number in self.table.hinted if number <= made)
        self.table = replace(self.table, hinted=hinted)
        self._after([])

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> None:
        """Forth to where a person decides next."""
        moments: list[Moment] = []
        while self._undone and not (moments and self.is_persons_turn):
            moments.append(self._make(self._undone.pop()))
        if moments:
            self._after(moments)

    def _make(self, move: Move) -> Moment:
        moment = make_move(self.game, move, self.turn)
        self.moments.append(moment)
        return moment

    def _after(self, moments: Sequence[Moment]) -> None:
        """Whatever has changed is on the disk before anyone hears of it."""
        self._secrecy.drop_curtain()
        self._save()
        self._waits = 0
        self._resting.start()
        for moment in moments:
            self.moved.emit(moment)
        self.changed.emit()
        if moments and self.game.is_over:
            self.ended.emit()
        # The computer's pace is counted from what has been shown.
        self._moved_at = time.monotonic()
        self._go_on()

    # The table.

    def swap_seat(self, seat: int, kind: SeatKind, level: str | None = None) -> None:
        """A person and the computer change places."""
        now = self.table.seats[seat]
        self._seat(seat, replace(now, kind=kind, level=level or now.level))

    def rename(self, seat: int, name: str) -> None:
        self._seat(seat, replace(self.table.seats[seat], name=one_line(name)))

    def _seat(self, number: int, seat: Seat) -> None:
        seats = list(self.table.seats)
        seats[number] = seat
        self._set_table(replace(self.table, seats=tuple(seats)))

    def set_aids(self, aids: Aids) -> None:
        self._set_table(replace(self.table, aids=aids))

    def note_hint(self) -> None:
        """Somebody looks at hints now; nobody thinks anew for that."""
        number = len(self.moments)
        if number not in self.table.hinted:
            self.table = replace(self.table, hinted=(*self.table.hinted, number))
            self._save()
            self.changed.emit()

    def set_undo(self, undo: Undo) -> None:
        self._set_table(replace(self.table, undo=undo))

    @property
    def title(self) -> str:
        return self.table.title

    def set_title(self, title: str) -> None:
        self._set_table(replace(self.table, title=one_line(title)))

    def _set_table(self, table: TableSetup) -> None:
        self.table = table
        self._secrecy.drop_curtain()
        self._save()
        self.changed.emit()
        self._go_on()

    # Time.

    def game_at(self, number: int) -> Game[Any]:
        """The game after so many moves; it is another one, good until the next call. It holds the
        whole truth: what may be shown of it is `position_at`."""
        return self._replayed.at(self._made_moves()[:number])

    def position_at(self, number: int) -> Position:
        """What the whole table may see after so many moves; once the game has ended, all."""
        game = self.game_at(number)
        position = game.position()
        return position if self.game.is_over else game.hide(position, None)

    def events_at(self, number: int) -> list[Event]:
        """What the whole table may see of a move, by its number; of the opening, by 0."""
        events = self.moments[number - 1].events if number else self.game.opening
        return self._seen_events(events, None)

    def game_after(self, moves: Sequence[Move], number: int | None = None) -> Game[Any]:
        """The game if these moves were made now, or after so many others; another one, good until
        the next question. It holds the whole truth."""
        return self._shadow.at([*self._made_moves()[:number], *moves])

    def beginning(self) -> Position:
        """How the game began, the whole truth."""
        return self.game.beginning()

    def branch(self, number: int) -> Session:
        """Another game, in a file of its own, that goes on after so many moves of this one."""
        hinted = tuple(made for made in self.table.hinted if made <= number)
        opened = Opened(replace(self.table, hinted=hinted), self._replayed.begun())
        return self._begun(opened, self._made_moves()[:number], self.saves)

    def _made_moves(self) -> list[Move]:
        return [moment.move for moment in self.moments]

    # Computer players.

    def pause(self) -> None:
        """Computer players wait, as while the replay is looked at."""
        self._is_paused = True
        self._go_on()

    def resume(self) -> None:
        self._is_paused = False
        self._go_on()

    def _begin(self) -> None:
        """Unless something has been asked already."""
        if not self._ticket:
            self._go_on()

    def _go_on(self) -> None:
        """Lets a computer player think if one is to move; whatever was thought before is stale."""
        self._thinker.cancel()
        self._pacing.stop()
        self._ticket = 0
        if self._is_closed or self._is_paused or self.game.is_over:
            return
        if self._answered_at != len(self.moments):
            self._answer = ()
        if not self.is_persons_turn:
            if self._answer:
                self._pace()
            else:
                self._ticket = self._ask(self.game.to_move)
        elif len(self.table.persons) < len(self.table.seats):
            # While a person thinks, so that the computer's first answer need not wait for it.
            self._thinker.start()

    def _ask(self, seat: int) -> int:
        level = self.table.seats[seat].level
        if level not in PLAYERS:
            level = USUAL.value
        seed = f"{self.table.seed} {len(self.moments)} {seat}"
        return self._thinker.ask(self.game.seen_by(seat), level, seed)

    def _answered(self, ticket: int, turn: tuple[str, ...]) -> None:
        if ticket == self._ticket:
            self._answer, self._answered_at = turn, len(self.moments)
            self._pace()

    def _pace(self) -> None:
        passed = 1000 * (time.monotonic() - self._moved_at)
        self._pacing.start(max(0, round(self.pace - passed)))

    def _play_answer(self) -> None:
        """A turn is thought about once: its further moves wait for the one before."""
        text, *further = self._answer
        self._answer, self._answered_at = tuple(further), len(self.moments) + 1
        try:
            self.play(read_move(text, self.game.moves))
        except RulesError:
            self._answer = ()
            self._failed(self._ticket)

    def _failed(self, ticket: int) -> None:
        if ticket == self._ticket:
            self.thinking_failed.emit(
                self.tr(
                    "The computer player does not answer. Ask it again, or let a person take "
                    "its seat."
                )
            )

    # The file.

    def text(self) -> str:
        """The game as a file holds it."""
        return self._text.of(self.game, self.table, self.turn)

    def save(self) -> bool:
        """Write what is not on the disk yet; return whether all is."""
        if not self.is_saved:
            self._save()
        return self.is_saved

    def save_copy(self, path: Path) -> None:
        """Write the game into another file. Raises FileError."""
        write_text(path, self.text())

    def _save(self) -> None:
        """A save that fails does not stop the game: the next move tries again."""
        try:
            with suppress(OSError):
                self.saves.folder.mkdir(parents=True, exist_ok=True)
            write_text(self.path, self.text())
            self.is_saved = True
        except FileError as error:
            was_saved, self.is_saved = self.is_saved, False
            self.save_problem = error.problems[0]
            # Of what goes on failing people are told once.
            if was_saved:
                self.save_failed.emit(ProblemWords(self.translate).sentence(self.save_problem))

    def _paint_at_rest(self) -> None:
        if self.painter is None or self.is_drawn() or self._waits >= _PATIENCE:
            self.paint()
        else:
            self._waits += 1
            self._resting.start()

    def paint(self) -> None:
        self._resting.stop()
        if self.painter is not None and os.path.exists(self.path):
            self.saves.keep_picture(self.path, self.painter)

    def unpaint(self) -> None:
        """Whoever paints goes away: what is still to be painted is painted now."""
        if self._resting.isActive() and (
            self.is_drawn() or not os.path.exists(self.saves.picture_path(self.path))
        ):
            self.paint()
        self._resting.stop()
        self.painter = None

    def close(self) -> None:
        """Ends everything; nobody is waited for."""
        if self._is_closed:
            return
        self._is_closed = True
        self.save()
        self.unpaint()
        self._pacing.stop()
        self._thinker.close()
        self.closed.emit()
        self._lock.unlock()
