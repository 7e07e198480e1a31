"""Starts the program as people do and tells what they see: `play` or `edit`, and then a game.

Run by tests in surroundings that would harm their own process.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from carcqt import main
from carcqt.app.dialogs.error import ErrorDialog
from carcqt.app.leaving import LeaveQuestion
from carcqt.app.window import MainWindow
from carcqt.ui.widgets.notices import FloatingNotice


def answer() -> None:
    """Leave a game that cannot be saved."""
    question = QApplication.activeModalWidget()
    if isinstance(question, LeaveQuestion):
        print("asks", question.windowTitle())
        question.leave.click()


def look(program: main.Program) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    window = program.window or program.editor
    assert window is not None
    for notice in window.findChildren(FloatingNotice):
        if notice.isVisible():
            print("says", notice.accessibleName())
    if isinstance(window, MainWindow):
        window.new_game("hunters")
        window.new._begin()
        session = window.session
        assert session is not None
        session.pause()
        for _ in range(6):
            session.play(session.table.game.legal_moves[0])
        print("moves", len(session.table.moments))
        print("saved", session.is_saved)
        QTimer.singleShot(100, answer)
        window.show_home()
    for other in app.topLevelWidgets():
        if isinstance(other, ErrorDialog) and other.isVisible():
            print("error", other.what)
    app.quit()


def start(command: str) -> int:
    def begin(program: main.Program) -> None:
        program.play() if command == "play" else program.edit()
        QTimer.singleShot(300, lambda: look(program))

    return main._run("en", begin)


if __name__ == "__main__":
    sys.exit(start(sys.argv[1]))
