"""Puts the program together and runs it."""

from __future__ import annotations

import logging
import signal
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

import carcqt
from carcqt.app.dialogs.error import ErrorDialog
from carcqt.app.saves import Saves
from carcqt.app.window import MainWindow
from carcqt.art.studio import Studio
from carcqt.ui.language import language
from carcqt.ui.places import log_path, saves_folder
from carcqt.ui.settings import settings
from carcqt.ui.theme import style

log = logging.getLogger("carcqt")
_LOG: Final = 500_000
"""Bytes; then the log begins anew, and the one before is kept."""


def application() -> QApplication:
    """The one there is, dressed as the settings say."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication([carcqt.__name__])
    app.setApplicationName(carcqt.__name__)
    app.setOrganizationName(carcqt.__name__)
    app.setApplicationVersion(carcqt.__version__)
    return app


def start(file: Path | None = None, code: str | None = None) -> int:
    """Opens the window; the file, if one is given, in it."""
    app = application()
    _keep_log()
    language().set(code or settings().language)
    chosen = settings()
    style().set(chosen.theme, chosen.scale, chosen.reduced_motion)
    studio = Studio.of_user()
    window = MainWindow(Saves(saves_folder()), studio)
    sys.excepthook = _Unexpected(window)
    _let_signals_in(app)
    window.show_as_before()
    if file is not None:
        QTimer.singleShot(0, lambda: window.open_file(file))
    try:
        return app.exec()
    finally:
        studio.close()


def _keep_log() -> None:
    """What goes wrong is written down, if it can be, after what another start has written."""
    path = log_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = RotatingFileHandler(
            path, maxBytes=_LOG, backupCount=1, encoding="utf-8"
        )
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(process)d %(levelname)s %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.info("carcqt %s", carcqt.__version__)


class _Unexpected:
    """An error that nobody foresaw: one window tells of it, and the game goes on."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
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
            ErrorDialog(error, log_path(), self._window).exec()
        finally:
            self._is_telling = False


def _let_signals_in(app: QApplication) -> None:
    """Ctrl+C in the terminal ends the program, which Qt's loop would not notice."""
    signal.signal(signal.SIGINT, lambda *_: app.quit())
    timer = QTimer(app)
    timer.timeout.connect(lambda: None)
    timer.start(250)
