"""What the program does around its window."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from carcqt import main
from carcqt.art.studio.studio import Studio
from carcqt.content.kept import DamageReport, kept_reports
from carcqt.play.puzzles.progress import Progress, PuzzleProgress
from carcqt.ui.controls.proxy import ControlStyle
from carcqt.ui.places import log_path, progress_path, settings_path
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.notices import FloatingNotice
from tests.full_disk import disk_of
from tests.support import ROOT

_PLACES = ("CACHE", "CONFIG", "DATA", "STATE")


@pytest.fixture(autouse=True)
def _handlers() -> Iterator[None]:
    before = list(main.log.handlers)
    yield
    for handler in [one for one in main.log.handlers if one not in before]:
        main.log.removeHandler(handler)
        handler.close()


def test_a_second_start_leaves_what_the_first_has_written_in_the_log() -> None:
    main._keep_log()
    main.log.error("the first start met an error")
    main._keep_log()
    logging.getLogger("carcqt").info("the second start")
    text = log_path().read_text(encoding="utf-8")
    assert "the first start met an error" in text
    assert "the second start" in text


@pytest.mark.usefixtures("usual")
def test_the_program_brings_its_own_style_and_follows_the_theme_of_the_system(qtbot: QtBot) -> None:
    QApplication.setStyle("Windows")
    main.dress()
    made = QApplication.style()
    assert isinstance(made, ControlStyle)
    assert made.baseStyle().objectName() == "fusion"
    with qtbot.waitSignal(style().changed):
        QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)


def test_a_pipe_in_place_of_the_log_keeps_nobody_waiting() -> None:
    path = log_path()
    path.unlink(missing_ok=True)
    os.mkfifo(path)
    try:
        main._keep_log()
        assert path.is_fifo()
    finally:
        path.unlink()


def test_signs_that_disturb_a_terminal_do_not_reach_the_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    main._keep_log()
    # The report of a test cannot hold half a letter.
    monkeypatch.setattr(main.log, "propagate", False)
    try:
        raise FileNotFoundError("deck\u202elmot.\x1b[2J\udcff")
    except FileNotFoundError:
        main.log.exception("unexpected")
    text = log_path().read_text(encoding="utf-8")
    assert "FileNotFoundError: decklmot.[2J\n" in text


def test_ctrl_c_before_the_loop_ends_the_program_once_it_runs(qapp: QApplication) -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        main._let_signals_in(qapp)
        signal.raise_signal(signal.SIGINT)
        late = QTimer(qapp, singleShot=True, interval=20_000)
        late.timeout.connect(lambda: qapp.exit(1))
        late.start()
        assert qapp.exec() == 0
        late.stop()
    finally:
        signal.signal(signal.SIGINT, before)


_ENDED = """
import os, signal, sys
from PySide6.QtCore import QTimer
from carcqt import main
from editor.documents.deck import DeckDocument
from tests.editor.documents.test_documents import renamed

class Program(main.Program):
    def edit(self, what=None):
        super().edit(what)
        document = DeckDocument.built_in("hunters")
        self.editor.add(document)
        document.ask_name = lambda _: "Copy"
        document.change("Rename", renamed(document.content, 0, "Pond"))
        QTimer.singleShot(2000, self.editor.close)
        QTimer.singleShot(3000, end)

    def play(self, file=None):
        super().play(file)
        QTimer.singleShot(1500, end)

def end():
    os.kill(os.getpid(), signal.{name})

main.application()
main.Program = Program
sys.exit(main.{start}())
"""


@pytest.mark.parametrize("start", ["start", "edit"])
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_program_that_the_system_ends_asks_nothing_and_leaves_no_semaphores(
    start: str, name: str, tmp_path: Path
) -> None:
    """The editor is just asking whether a changed deck is to be saved."""
    places = {f"XDG_{place}_HOME": str(tmp_path / place) for place in _PLACES}
    command = [sys.executable, "-c", _ENDED.format(start=start, name=name)]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | places,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 128 + getattr(signal, name)
    assert "leaked" not in done.stderr
    assert "Traceback" not in done.stderr
    assert bool(list(tmp_path.rglob("recovery/*/*.toml"))) == (start == "edit")


def test_a_damaged_file_is_told_of_once_with_its_place(studio: Studio, qtbot: QtBot) -> None:
    progress = progress_path()
    progress.write_text("{")
    aside = progress.with_name(f"{progress.name}.damaged-1")
    kept_reports.take()
    program = main.Program(studio)
    try:
        program.play()
        window = program.window
        assert window is not None
        (notice,) = notices(window)
        assert notice.isVisible()
        assert str(aside) in notice.accessibleName()
        notice.hide()
        program.play()
        assert not any(one.isVisible() for one in notices(window))
        kept_reports.add(DamageReport(progress, was_put_aside=False))
        qtbot.waitUntil(lambda: any(one.isVisible() for one in notices(window)))
        window.close()
        window.deleteLater()
    finally:
        aside.unlink()


def test_results_that_cannot_be_written_are_told_and_written_when_the_window_closes(
    studio: Studio, qtbot: QtBot
) -> None:
    kept_reports.take()
    program = main.Program(studio)
    program.play()
    window = program.window
    assert window is not None
    with disk_of(0):
        window.progress.keep("lake", PuzzleProgress(wrong=3))
        qtbot.waitUntil(lambda: any(one.isVisible() for one in notices(window)))
    assert str(progress_path()) in notices(window)[0].accessibleName()
    assert Progress(progress_path()).of("lake").wrong == 0
    window.close()
    window.deleteLater()
    assert Progress(progress_path()).of("lake").wrong == 3
    progress_path().unlink()


def test_settings_that_cannot_be_written_are_told_of(studio: Studio, qtbot: QtBot) -> None:
    program = main.Program(studio)
    program.play()
    window = program.window
    assert window is not None
    kept_reports.take()
    try:
        with disk_of(0):
            settings().colour = settings().colour + 1
            qtbot.waitUntil(lambda: any(one.isVisible() for one in notices(window)))
        assert str(settings_path()) in notices(window)[0].accessibleName()
    finally:
        window.close()
        window.deleteLater()
        # Qt does not forget that it failed.
        settings.cache_clear()


def notices(window: QWidget) -> list[FloatingNotice]:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return window.findChildren(FloatingNotice, "", direct)


def test_desktop_entry_belongs_to_windows() -> None:
    """A desktop finds the name and icon of a window by the id that the program gives."""
    main.application()
    entry = ROOT / "packaging/linux" / f"{QGuiApplication.desktopFileName()}.desktop"
    assert f"StartupWMClass={main.application().applicationName()}" in entry.read_text("utf-8")
