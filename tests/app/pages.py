"""What tests of pages share: a studio that paints nothing, saved games, a language of its own."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from carcqt.app.frame import PagesWindow
from carcqt.art.studio.studio import Studio
from carcqt.content.materials import builtin_material
from carcqt.content.tables import Seat, SeatKind, TableSetup
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.rules.games import GAMES
from carcqt.rules.moves import END
from carcqt.ui import language as language_module
from carcqt.ui.layout_check import problems
from carcqt.words.speech import Translate, catalogue

Shown = TypeVar("Shown", bound=QWidget)
SIZES = ((1024, 700), (1366, 860), (1920, 1080), (3840, 2160))


class IdleStudio(Studio):
    """Takes every order and never delivers: pages have to do without."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.orders: list[tuple[Any, ...]] = []

    def picture(self, *args: Any, **kwargs: Any) -> None:
        return None

    def order(self, work: Any, *args: Any, **kwargs: Any) -> Future[Any]:
        self.orders.append((work, *args))
        return Future()


def table_of(game: str = "hunters", *names: str, title: str = "") -> TableSetup:
    seats = tuple(
        Seat(name, colour, SeatKind.PERSON)
        for colour, name in enumerate(names or ("Camille", "Noé", "Max"))
    )
    return TableSetup(
        builtin_material(game, GAMES[game].description.material), seats, seed=5, title=title
    )


def saved(
    saves: Saves, game: str = "hunters", moves: int = 6, title: str = "", ended: bool = False
) -> Path:
    session = Session.new(table_of(game, title=title), saves)
    for _ in range(moves):
        session.play(session.table.game.legal_moves[0])
    if ended:
        session.play(END)
    session.close()
    return session.path


def picture(colour: str, width: int = 44, height: int = 25) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


def in_window(
    qtbot: QtBot, make: Callable[[], QWidget], size: tuple[int, int] = (1366, 860)
) -> PagesWindow:
    """A window with one page, which is made again in another language."""
    window = PagesWindow()
    qtbot.addWidget(window)
    window.open_page(make)
    shown(window, size)
    return window


def page_of(window: PagesWindow, kind: type[Shown]) -> Shown:
    """What the window shows now."""
    page = window.pages.currentWidget()
    assert isinstance(page, kind)
    return page


def click(widget: QWidget) -> None:
    assert widget.isVisible(), widget
    assert widget.isEnabled(), widget
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def shown(widget: QWidget, size: tuple[int, int] = (1366, 860)) -> None:
    widget.resize(*size)
    widget.show()
    QTest.qWaitForWindowExposed(widget)
    QTest.qWait(20)


def overflows(page: QWidget) -> list[str]:
    """All layout problems that stay, and whatever would have to be scrolled sideways."""
    for _ in range(20):
        # Layouts within layouts settle one after the other.
        if not (found := _overflows(page)):
            break
        QTest.qWait(50)
    return found


def _overflows(page: QWidget) -> list[str]:
    found = problems(page)
    for area in page.findChildren(QScrollArea):
        inside = area.widget()
        if area.isVisible() and inside is not None and inside.width() > area.viewport().width():
            found.append(f"{area}: {inside.width() - area.viewport().width()} px too wide")
    return found


def texts(widget: QWidget) -> list[str]:
    """All that can be read in it."""
    parts: tuple[QLabel | QPushButton, ...] = (
        *widget.findChildren(QLabel),
        *widget.findChildren(QPushButton),
    )
    return [part.text() for part in parts if part.isVisibleTo(widget) and part.text().strip()]


def speak_oddly(monkeypatch: pytest.MonkeyPatch) -> None:
    """French becomes English in brackets, so that a text that stayed behind can be seen."""

    def odd(code: str) -> Translate:
        if code != "fr":
            return catalogue(code)
        return lambda context, text, n: f"[{text}]"

    monkeypatch.setattr(language_module, "catalogue", odd)
