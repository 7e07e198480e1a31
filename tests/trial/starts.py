"""Starts the real program again and again, each time in another home.

`python -m tests.trial.starts` reads a start from each line and answers with a line. Each start is
a process of its own, split off from one that has loaded everything and made nothing of Qt yet.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, ParamSpec, Self, TypeVar

from PySide6.QtCore import QMimeData, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

import carcqt.main
from carcqt.app.window import MainWindow
from carcqt.art.studio.cache import WantedTile, user_folder
from carcqt.art.studio.studio import Studio
from carcqt.cli import main
from carcqt.content import kept
from carcqt.rules.games import GAMES
from carcqt.ui.places import saves_folder
from carcqt.ui.settings import settings
from editor.paper.printdialog import kept_settings
from editor.tiles import clipboard
from editor.window import EditorWindow
from tests.trial.homes import environment, make_home

_PATIENCE: Final = 300
"""Seconds after which a start hangs."""
_PAUSE: Final = 15
"""Milliseconds between two pages."""
_P = ParamSpec("_P")
_T = TypeVar("_T")

Step = Callable[[], object]


class QuietStudio(Studio):
    """Shows the pictures that lie on the disk, and paints none."""

    @classmethod
    def of_user(cls, ready: Callable[[WantedTile], None] | None = None) -> Self:
        return cls(ready, user_folder(), 0)

    def order(self, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        return Future()

    def _ask(self, wanted: WantedTile) -> None:
        """Leave it to the stand-ins."""


class Visits(QObject):
    """Goes to pages that show what is kept, half of all there are, and ends the program."""

    def __init__(self, pasted: bytes, rng: Random) -> None:
        super().__init__()
        self._pasted, self._rng = pasted, rng
        self._steps: Iterator[Step] | None = None
        self._timer = QTimer(self, interval=_PAUSE)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()
        # A dialog has an event loop of its own, in which the other timer may have to wait.
        self._closer = QTimer(self, interval=_PAUSE)
        self._closer.timeout.connect(_close_dialog)
        self._closer.start()

    def _go_on(self) -> None:
        if QApplication.activeModalWidget() is not None:
            return
        if self._steps is None:
            windows = QApplication.topLevelWidgets()
            found = [one for one in windows if isinstance(one, MainWindow | EditorWindow)]
            shown = [one for one in found if one.isVisible()]
            if not shown:
                return
            self._steps = iter(self._steps_of(shown[0]))
        step = next(self._steps, None)
        if step is None:
            self._timer.stop()
            QApplication.quit()
            return
        step()

    def _steps_of(self, window: MainWindow | EditorWindow) -> list[Step]:
        if isinstance(window, EditorWindow):
            return [
                window.show_start,
                lambda: window.open_again(window._left_open),
                kept_settings,
                self._paste,
                window.show_start,
                window.close,
            ]
        pages: list[list[Step]] = [
            [window.show_puzzles],
            [window.show_saves],
            [window.show_statistics],
            [window.show_lessons],
            [lambda: window.learn("hunters")],
            [lambda: window.replay_file(saves_folder() / "short.toml"), window.show_analysis],
            [window.show_settings],
        ]
        pages += [[partial(window.new_game, game)] for game in GAMES]
        some = self._rng.sample(pages, len(pages) // 2)
        return [*(step for steps in some for step in steps), window.show_home, window.close]

    def _paste(self) -> None:
        data = QMimeData()
        data.setData(clipboard.FORMAT, self._pasted)
        QGuiApplication.clipboard().setMimeData(data)
        for rules in GAMES.values():
            clipboard.pasted(rules.description)


def _close_dialog() -> None:
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, QDialog):
        dialog.reject()
    elif dialog is not None:
        dialog.close()


def plant(bug: str) -> None:
    """Make the reader of the program's own files do something wrong."""
    match bug:
        case "raises":
            kept._put_aside = _raise
        case "good":
            for form in (kept.JsonForm, kept.TomlForm):
                setattr(form, "read", _refuse)  # noqa: B010
        case "unreadable":
            kept._UNREADABLE = frozenset()  # type: ignore[misc]


def _raise(path: Path) -> Path | None:
    raise RuntimeError("planted")


def _refuse(form: object, raw: bytes) -> Any:
    raise ValueError("planted")


def start(arguments: list[str], pasted: bytes, seed: int, planted: str = "") -> int:
    """Run the command in this process, and go through the pages."""
    plant(planted)
    setattr(carcqt.main, "Studio", QuietStudio)  # noqa: B010
    application = carcqt.main.application()
    visits = Visits(pasted, Random(seed))
    code = main(arguments)
    settings().sync()
    del visits, application
    return code


def split_off(home: Path, act: Callable[[], int]) -> int | None:
    """Return the code that another process ends with; `None` if it hangs. What it says goes into
    the folder."""
    child = os.fork()
    if child == 0:
        code = 99
        try:
            os.environ.update(environment(home))
            said = os.open(home / "said.txt", os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
            for stream in (1, 2):
                os.dup2(said, stream)
            code = act()
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 1
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def _make(home: Path) -> int:
    application = QApplication([])
    make_home(home)
    del application
    return 0


def serve() -> None:
    for line in sys.stdin:
        asked: dict[str, Any] = json.loads(line)
        home = Path(asked["home"])
        if asked.get("make"):
            code = split_off(home, partial(_make, home))
        else:
            pasted = bytes.fromhex(asked["pasted"])
            act = partial(start, asked["arguments"], pasted, asked["seed"], asked["planted"])
            code = split_off(home, act)
        print(json.dumps(code), flush=True)


if __name__ == "__main__":
    serve()
