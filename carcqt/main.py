"""Puts the program together and runs it."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
from collections.abc import Callable
from functools import cached_property
from logging.handlers import RotatingFileHandler
from multiprocessing import util
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

import carcqt
from carcqt.app.dialogs.error import ErrorDialog
from carcqt.app.previews.painting import get_ready
from carcqt.app.previews.previews import has_pictures
from carcqt.app.saves.chooser import SaveChooser
from carcqt.app.window import MainWindow
from carcqt.art.studio.studio import Studio
from carcqt.content.cleaning import clean
from carcqt.content.kept import kept_reports
from carcqt.content.tables import TableSetup
from carcqt.play.saves import Saves
from carcqt.puzzles.proposing import Proposal
from carcqt.sound.speaker import Speaker
from carcqt.ui.controls.proxy import install
from carcqt.ui.garbage import GarbageCollection
from carcqt.ui.language import language
from carcqt.ui.places import log_path, saves_folder, trials_folder
from carcqt.ui.screens import bring_forward
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from carcqt.ui.unkept import Unkept, UnkeptWords, unkept
from carcqt.ui.widgets.notices import FloatingNotice

if TYPE_CHECKING:
    from editor.window import EditorWindow

log = logging.getLogger("carcqt")
_LOG: Final = 500_000
"""Bytes; then the log begins anew, and the one before is kept."""
_OFTEN: Final = 1000
"""Milliseconds between two looks at what the user is to be told."""
_ENDINGS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""Signals with which the system or a terminal ends programs; Windows does not have all of them."""


def application() -> QApplication:
    """The one there is, dressed as the settings say."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication([carcqt.__name__])
    app.setApplicationName(carcqt.__name__)
    app.setOrganizationName(carcqt.__name__)
    app.setApplicationVersion(carcqt.__version__)
    # A desktop finds name and icon by it: packaging/linux/carcqt.desktop.
    app.setDesktopFileName(carcqt.__name__)
    return app


def start(file: Path | None = None, code: str | None = None) -> int:
    """Opens the window; the file, if one is given, in it."""
    return _run(code, lambda program: program.play(file))


def edit(file: Path | None = None, code: str | None = None) -> int:
    """Opens the editor; the file, if one is given, in it."""
    return _run(code, lambda program: program.edit(file))


def _run(code: str | None, begin: Callable[[Program], object]) -> int:
    app = application()
    endings = _let_signals_in(app)
    _keep_log()
    dress(code)
    GarbageCollection(app)
    studio, speaker = Studio.of_user(), Speaker()
    if not has_pictures():
        # A worker begins to draw as soon as the window is there.
        studio.order(get_ready)
    program = Program(studio, speaker)
    sys.excepthook = _Unexpected(program)
    begin(program)
    try:
        # A question that was asked before the loop may be what the signal ended.
        status = 0 if endings else app.exec()
    finally:
        speaker.close()
        studio.close()
    if endings:
        # The last window that closes gives the loop another code.
        _leave(128 + endings[0])
    return status


def _leave(status: int) -> None:
    """End the process with its windows as they are. Python would take them apart with all that is
    open in them, and whatever hears of that could still ask something."""
    logging.shutdown()
    # Processes and semaphores of the workers go.
    util._exit_function()  # type: ignore[attr-defined]
    os._exit(status)


def dress(code: str | None = None) -> None:
    """Language and looks as the settings say."""
    chosen = settings()
    language().set(code or chosen.language)
    style().set(chosen.theme, chosen.scale, chosen.reduced_motion)
    install()


class Program:
    """The window for playing and the one for editing, each made when it is first asked for. They
    know each other only through this."""

    def __init__(self, studio: Studio, speaker: Speaker | None = None) -> None:
        self._studio, self._speaker = studio, speaker
        self._unkept: dict[Unkept, Path] | None = None
        """What could not be kept at the start; `None` before anybody was told."""
        self.window: MainWindow | None = None
        self.editor: EditorWindow | None = None

    @cached_property
    def _saves(self) -> Saves:
        return Saves(saves_folder())

    @cached_property
    def _trials(self) -> Saves:
        return Saves(trials_folder())

    def _choose_save(self, game: str, parent: QWidget) -> Path | None:
        dialog = SaveChooser(self._saves, self._trials, self._studio, game, parent)
        dialog.exec()
        dialog.deleteLater()
        return dialog.path

    def play(self, file: Path | None = None) -> None:
        window = self._table()
        if file is not None:
            QTimer.singleShot(0, lambda: window.open_file(file))

    def try_out(self, what: Path | TableSetup) -> None:
        """A test game of the editor."""
        self._table().try_out(what)

    def _table(self) -> MainWindow:
        if self.window is None:
            self.window = MainWindow(
                self._saves, self._studio, self.edit, self._trials, self._speaker
            )
            self.window.show_as_before()
            self._listen(self.window)
        else:
            bring_forward(self.window)
        self._tell(self.window)
        return self.window

    def edit(self, what: Path | Proposal | None = None) -> None:
        """The editor, with a file, or a puzzle made of a moment of a game."""
        if self.editor is None:
            # Whoever only plays need not wait for it.
            from editor.window import EditorWindow

            self.editor = EditorWindow(self._studio, self.try_out, self.play, self._choose_save)
            self.editor.show_as_before()
            self._listen(self.editor)
        else:
            bring_forward(self.editor)
        editor = self.editor
        self._tell(editor)
        if isinstance(what, Proposal):
            editor.open_proposal(what)
        elif what is not None:
            QTimer.singleShot(0, lambda: editor.open_path(what))

    def _tell(self, window: QWidget) -> None:
        """Say what cannot be kept or written, and where damaged files of ours are now."""
        words, is_first = UnkeptWords(language().translate), self._unkept is None
        if self._unkept is None:
            self._unkept = unkept()
        if Unkept.SETTINGS not in self._unkept:
            settings().report_failure()
        news = [words.report(report) for report in kept_reports.take()]
        if is_first and self._unkept:
            news.append(words.sentence(self._unkept))
        if news:
            notice = FloatingNotice(window)
            notice.put(window.rect())
            notice.say("\n".join(news))

    def _listen(self, window: QWidget) -> None:
        """Tell of files that turn out to be damaged later on, while the window is seen."""
        timer = QTimer(window, interval=_OFTEN)
        timer.timeout.connect(lambda: self._tell(window) if window.isVisible() else None)
        timer.start()

    @property
    def is_saved(self) -> bool:
        session = self.window.session if self.window is not None else None
        return session is None or session.is_saved


def _keep_log() -> None:
    """What goes wrong is written down, if it can be, after what another start has written."""
    # A disk that is full later on is no reason to complain in between.
    logging.raiseExceptions = False
    handler: logging.Handler = logging.StreamHandler()
    path = log_path()
    with contextlib.suppress(OSError, ValueError):
        # Whoever opens a pipe waits until somebody reads from it.
        if path.is_file() or not path.exists():
            handler = RotatingFileHandler(path, maxBytes=_LOG, backupCount=1, encoding="utf-8")
    handler.setFormatter(_Clean("%(asctime)s %(process)d %(levelname)s %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.info("carcqt %s", carcqt.__version__)


class _Clean(logging.Formatter):
    """Formats lines whose file names cannot disturb a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        return clean(super().format(record))


class _Unexpected:
    """An error that nobody foresaw: one window tells of it, and the game goes on."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._is_telling = False

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        log.error("unexpected", exc_info=(kind, error, trace))
        if self._is_telling:
            return
        self._is_telling = True
        try:
            window, is_saved = QApplication.activeWindow(), self._program.is_saved
            ErrorDialog(error, log_path(), window, is_saved).exec()
        finally:
            self._is_telling = False


def _let_signals_in(app: QApplication) -> list[int]:
    """Let Ctrl+C close the windows, and end the program in order when the system or its terminal
    ends it. Qt's loop alone would not notice a signal. The list gets the number of the signal."""
    endings: list[int] = []
    # While the first window is being made, there is no loop yet that could be ended.
    signal.signal(signal.SIGINT, lambda *_: QTimer.singleShot(0, app.quit))
    for ending in _ENDINGS:
        # Whoever starts the program with nohup has it ignore the end of the terminal.
        if signal.getsignal(ending) is signal.SIG_DFL:
            signal.signal(ending, lambda number, _: _end(app, number, endings))
    timer = QTimer(app)
    timer.timeout.connect(lambda: None)
    timer.start(250)
    return endings


def _end(app: QApplication, number: int, endings: list[int]) -> None:
    """End the program without a question; nobody may be there to answer. Games are saved after each
    move, and the editor offers its unsaved changes at the next start."""
    # The same signal again ends the program on the spot.
    signal.signal(number, signal.SIG_DFL)
    endings.append(number)
    QTimer.singleShot(0, app.exit)
