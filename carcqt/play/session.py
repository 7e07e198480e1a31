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
from carcqt.content.writing import write_toml
from carcqt.play.locks import lock_of
from carcqt.play.moments import Moment
from carcqt.play.opening import Opened, open_save
from carcqt.play.saves import Painter, Saves
from carcqt.play.speech import by_qt
from carcqt.play.table import Table
from carcqt.play.thinker import Thinker
from carcqt.play.undo import steps_back
from carcqt.players import PLAYERS
from carcqt.players.levels import USUAL
from carcqt.rules.games import GAMES
from carcqt.rules.moves import END, Move, read_move
from carcqt.rules.problems import Problem, RulesError
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import Translate

_REST: Final = 1500
"""Milliseconds without a move after which the save gets a new picture."""
_PATIENCE: Final = 20
"""Largest number of rests that a picture waits for."""


class Session(QObject):
    """Owns a table, keeps its game in a file, and lets computer players move.

    Whatever has changed is on the disk before the table says so.
    """

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
        self.table: Final = opened.table
        self.table.setParent(self)
        self.saves: Final = saves
        self.path: Final = path
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
        self._lock: Final = lock
        self._text: Final = SaveText(opened.table.setup.material_file, opened.kept)
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
        cls, setup: TableSetup, saves: Saves, path: Path | None = None, moves: Iterable[Move] = ()
    ) -> Session:
        """A new game, or one after these moves; its file is there at once."""
        if setup.seed is None:
            setup = replace(setup, seed=SystemRandom().randrange(2**31))
        seated = (replace(seat, name=one_line(seat.name)) for seat in setup.seats)
        setup = replace(setup, seats=tuple(seated), title=one_line(setup.title))
        rules, material = GAMES[setup.game], setup.material_file.material
        rng, seats = Random(setup.seed), len(setup.seats)
        game = rules.new(material, seats, rng, setup.options, setup.first)
        return cls._begun(Table(setup, game), moves, saves, path)

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
            path, lock = saves.new_path(opened.table.setup.game)
        return cls(opened, saves, path, lock)

    @classmethod
    def _begun(
        cls, table: Table, moves: Iterable[Move], saves: Saves, path: Path | None = None
    ) -> Session:
        for move in moves:
            table.push(move)
        lock = None if path is None or os.path.exists(path) else lock_of(path)
        if path is None or lock is None:
            path, lock = saves.new_path(table.setup.game)
        session = cls(Opened(table), saves, path, lock)
        session._save()
        return session

    # What may be seen.

    def lift_curtain(self) -> None:
        """The seat to move says that it is alone at the screen."""
        if self.table.waiting_for_curtain:
            self.table.secrecy.lift_curtain(self.table.game.to_move)
            self.table.changed.emit()

    def peek(self, seat: int) -> None:
        """A person looks at what only that seat may see, until `unpeek` or the next move."""
        if seat in self.table.setup.persons and not self.table.game.is_over:
            self.table.secrecy.peek(seat)
            self.table.changed.emit()

    def unpeek(self) -> None:
        self.table.secrecy.peek(None)
        self.table.changed.emit()

    @property
    def ended_early(self) -> bool:
        moments = self.table.moments
        return bool(moments) and moments[-1].move == END

    # Moves.

    def play(self, move: Move) -> None:
        """Makes a move of the seat to move; it is on the disk when this returns. Raises
        IllegalMove."""
        moment = self.table.push(move)
        if self._undone and self._undone[-1] == move:
            self._undone.pop()
        else:
            self._undone.clear()
        self._after([moment])

    def end_early(self) -> None:
        """Scores the game as it stands."""
        if not self.table.game.is_over:
            self.play(END)

    @property
    def can_undo(self) -> bool:
        return steps_back(self.table.moments, self.table.setup) > 0

    def undo(self) -> None:
        """Back to where a person last decided something."""
        table = self.table
        steps = steps_back(table.moments, table.setup)
        if not steps:
            return
        self._undone.extend(table.pop().move for _ in range(steps))
        table.setup = _hinted_by(table.setup, len(table.moments))
        self._after([])

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> None:
        """Forth to where a person decides next."""
        moments: list[Moment] = []
        while self._undone and not (
            moments and self.table.is_persons_turn and self.table.only_pass is None
        ):
            moments.append(self.table.push(self._undone.pop()))
        if moments:
            self._after(moments)

    def _after(self, moments: Sequence[Moment]) -> None:
        """Whatever has changed is on the disk before anyone hears of it."""
        self.table.secrecy.drop_curtain()
        self._save()
        self._waits = 0
        self._resting.start()
        for moment in moments:
            self.table.moved.emit(moment)
        self.table.changed.emit()
        if moments and self.table.game.is_over:
            self.ended.emit()
        # The computer's pace is counted from what has been shown.
        self._moved_at = time.monotonic()
        self._go_on()

    # The setup.

    def swap_seat(self, seat: int, kind: SeatKind, level: str | None = None) -> None:
        """A person and the computer change places."""
        now = self.table.setup.seats[seat]
        self._seat(seat, replace(now, kind=kind, level=level or now.level))

    def rename(self, seat: int, name: str) -> None:
        self._seat(seat, replace(self.table.setup.seats[seat], name=one_line(name)))

    def _seat(self, number: int, seat: Seat) -> None:
        seats = list(self.table.setup.seats)
        seats[number] = seat
        self._change(seats=tuple(seats))

    def set_aids(self, aids: Aids) -> None:
        self._change(aids=aids)

    def note_hint(self) -> None:
        """Somebody looks at hints now; nobody thinks anew for that."""
        setup, number = self.table.setup, len(self.table.moments)
        if number not in setup.hinted:
            self.table.setup = replace(setup, hinted=(*setup.hinted, number))
            self._save()
            self.table.changed.emit()

    def set_undo(self, undo: Undo) -> None:
        self._change(undo=undo)

    @property
    def title(self) -> str:
        return self.table.setup.title

    def set_title(self, title: str) -> None:
        self._change(title=one_line(title))

    def _change(self, **changes: Any) -> None:
        self.table.setup = replace(self.table.setup, **changes)
        self.table.secrecy.drop_curtain()
        self._save()
        self.table.changed.emit()
        self._go_on()

    def branch(self, number: int) -> Session:
        """Another game, in a file of its own, that goes on after so many moves of this one."""
        setup = _hinted_by(self.table.setup, number)
        table = Table(setup, self.table.begun())
        return self._begun(table, self.table.moves[:number], self.saves)

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
        if self._is_closed or self._is_paused or self.table.game.is_over:
            return
        if self._answered_at != len(self.table.moments):
            self._answer = ()
        if not self.table.is_persons_turn:
            if self._answer:
                self._pace()
            else:
                self._ticket = self._ask(self.table.game.to_move)
        elif len(self.table.setup.persons) < len(self.table.setup.seats):
            # While a person thinks, so that the computer's first answer need not wait for it.
            self._thinker.start()

    def _ask(self, seat: int) -> int:
        level = self.table.setup.seats[seat].level
        if level not in PLAYERS:
            level = USUAL.value
        seed = f"{self.table.setup.seed} {len(self.table.moments)} {seat}"
        return self._thinker.ask(self.table.game.seen_by(seat), level, seed)

    def _answered(self, ticket: int, turn: tuple[str, ...]) -> None:
        if ticket == self._ticket:
            self._answer, self._answered_at = turn, len(self.table.moments)
            self._pace()

    def _pace(self) -> None:
        passed = 1000 * (time.monotonic() - self._moved_at)
        self._pacing.start(max(0, round(self.pace - passed)))

    def _play_answer(self) -> None:
        """A turn is thought about once: its further moves wait for the one before."""
        text, *further = self._answer
        self._answer, self._answered_at = tuple(further), len(self.table.moments) + 1
        try:
            self.play(read_move(text, self.table.game.moves))
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
        return self._text.of(self.table.game, self.table.setup, self.table.turn)

    def save(self) -> bool:
        """Write what is not on the disk yet; return whether all is."""
        if not self.is_saved:
            self._save()
        return self.is_saved

    def save_copy(self, path: Path) -> None:
        """Write the game into another file. Raises FileError."""
        write_toml(path, self.text())

    def _save(self) -> None:
        """A save that fails does not stop the game: the next move tries again."""
        try:
            with suppress(OSError):
                self.saves.folder.mkdir(parents=True, exist_ok=True)
            write_toml(self.path, self.text())
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


def _hinted_by(setup: TableSetup, number: int) -> TableSetup:
    """Return the setup without hints that were given after more than `number` moves."""
    return replace(setup, hinted=tuple(made for made in setup.hinted if made <= number))
