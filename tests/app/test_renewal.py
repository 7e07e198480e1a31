"""Pages are made again in another language or look, and then look like new ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from carcqt.app.solving.rail import SolvingRail
from carcqt.app.window import MainWindow
from carcqt.play.saves import Saves
from carcqt.ui.language import language
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from tests.app.pages import IdleStudio, saved, table_of

pytestmark = pytest.mark.usefixtures("usual")


def played(window: MainWindow, game: str, moves: int = 6, ended: bool = False) -> None:
    window.start(table_of(game, "Ana", "Bo"))
    session = window.session
    assert session is not None
    for _ in range(moves):
        session.play(session.table.game.legal_moves[0])
    if ended:
        session.end_early()


def replayed(window: MainWindow) -> None:
    played(window, "goldrush", 20)
    window.show_replay(12)


def scored(window: MainWindow) -> None:
    played(window, "amazon", 30, ended=True)


def ended(window: MainWindow) -> None:
    scored(window)
    window._show_end()


def analysed(window: MainWindow) -> None:
    played(window, "hunters", 12)
    window.show_analysis()


def puzzled(window: MainWindow) -> None:
    entries = [entry for entry in window.puzzles.entries() if not entry.is_broken]
    window.solve(entries[0])


OPENERS: dict[str, Callable[[MainWindow], object]] = {
    "home": MainWindow.show_home,
    "new": lambda window: window.new_game("amazon"),
    "saves": MainWindow.show_saves,
    "statistics": MainWindow.show_statistics,
    "puzzles": MainWindow.show_puzzles,
    "lessons": MainWindow.show_lessons,
    "hunters": lambda window: played(window, "hunters"),
    "goldrush": lambda window: played(window, "goldrush", 7),
    "amazon": lambda window: played(window, "amazon"),
    "expedition": lambda window: played(window, "expedition"),
    "replay": replayed,
    "scoring": scored,
    "end": ended,
    "analysis": analysed,
    "puzzle": puzzled,
    "lesson": lambda window: window.learn("hunters"),
}


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[[str], MainWindow]]:
    """Opens a page in a window of its own."""
    style().set(mode="light", reduced_motion=True)
    # Without a name, who learns gets one in the language of now, and keeps it.
    settings().names = ["Ana"]
    saves = Saves(tmp_path / "saves")
    for number in range(3):
        saved(saves, title=f"Game {number}")
    made = list[MainWindow]()

    def open_page(name: str) -> MainWindow:
        window = MainWindow(saves, IdleStudio())
        made.append(window)
        window.resize(1366, 860)
        window.show()
        OPENERS[name](window)
        return window

    yield open_page
    for window in made:
        window.close()
        window.deleteLater()


def looks(window: MainWindow) -> QImage:
    QTest.qWait(50)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for rail in window.findChildren(SolvingRail):
        # Time goes on.
        rail.time.clear()
    for widget in window.findChildren(QWidget):
        # The pointer is not part of the page.
        widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    return window.grab().toImage()


def come_to_look_alike(one: MainWindow, other: MainWindow) -> bool:
    """Pictures come one after the other."""
    return any(looks(one) == looks(other) for _ in range(40))


@pytest.mark.parametrize("name", OPENERS)
def test_a_page_in_another_language_looks_like_one_opened_in_it(
    opened: Callable[[str], MainWindow], name: str
) -> None:
    language().set("en")
    window = opened(name)
    before, page = looks(window), window.pages.currentWidget()
    language().set("fr")
    assert window.pages.currentWidget() is not page
    assert looks(window) != before
    assert come_to_look_alike(window, opened(name))


@pytest.mark.parametrize(
    "name", ["home", "new", "puzzles", "hunters", "expedition", "end", "lesson"]
)
def test_a_page_in_another_theme_looks_like_one_opened_in_it(
    opened: Callable[[str], MainWindow], name: str
) -> None:
    window = opened(name)
    before = looks(window)
    style().set(mode="dark")
    assert looks(window) != before
    assert come_to_look_alike(window, opened(name))


def test_pages_behind_others_are_made_again_when_they_are_shown(
    opened: Callable[[str], MainWindow],
) -> None:
    window = opened("saves")
    home, new = window.home, window.new
    language().set("fr")
    assert (window.home, window.new) == (home, new)
    window.show_home()
    assert window.home is not home
    assert window.home.header.settings.text() == "Réglages"
    window.new_game("")
    assert window.new is not new


def test_only_a_look_that_is_another_one_makes_pages_again(
    opened: Callable[[str], MainWindow],
) -> None:
    window = opened("home")
    page = window.home
    language().set(language().code)
    style().set(mode="light", reduced_motion=False)
    assert window.home is page


def test_the_focus_and_whether_it_is_seen_stay(opened: Callable[[str], MainWindow]) -> None:
    window = opened("home")
    window.activateWindow()
    window.home.header.help.setFocus(Qt.FocusReason.TabFocusReason)
    language().set("fr")
    assert window.home.focusWidget() is window.home.header.help


@pytest.mark.parametrize("name", OPENERS)
def test_another_language_takes_little_longer_than_opening(
    opened: Callable[[str], MainWindow], name: str
) -> None:
    window = opened(name)
    QTest.qWait(50)
    OPENERS["home" if name != "home" else "saves"](window)
    QTest.qWait(50)
    began = perf_counter()
    OPENERS[name](window)
    opening = perf_counter() - began
    QTest.qWait(50)
    began = perf_counter()
    language().set("fr" if language().code == "en" else "en")
    change = perf_counter() - began
    print(f"{name}: opened in {1000 * opening:.0f} ms, another language in {1000 * change:.0f} ms")
    # The home page is kept, so that opening it makes nothing.
    assert change < 3 * opening + 1.5
