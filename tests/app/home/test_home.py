"""The home page."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from carcqt.app.home.page import HomePage
from carcqt.app.png import png_of
from carcqt.app.previews.painting import game_path
from carcqt.app.previews.previews import WELCOME
from carcqt.content.data import builtin_deck_path, builtin_map_path
from carcqt.play.puzzles.collection import PuzzleCollection
from carcqt.play.puzzles.progress import Progress
from carcqt.play.saves import Saves
from carcqt.rules.games import GAMES
from carcqt.ui.language import language
from carcqt.ui.places import cache_folder
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.labels import Elided
from tests.app.pages import (
    SIZES,
    IdleStudio,
    click,
    in_window,
    overflows,
    page_of,
    picture,
    saved,
    shown,
    speak_oddly,
    texts,
)
from tests.effort import paired
from tests.play.tables import aged

pytestmark = pytest.mark.usefixtures("usual")


def home(qtbot: QtBot, saves: Saves, size: tuple[int, int] = (1366, 860)) -> HomePage:
    page = HomePage(saves, IdleStudio())
    qtbot.addWidget(page)
    shown(page, size)
    return page


def test_without_saved_games_it_says_welcome(qtbot: QtBot, saves: Saves) -> None:
    page = home(qtbot, saves)
    assert page.welcome.isVisible()
    assert not page.continuing.isVisible()
    with qtbot.waitSignal(page.new_game) as asked:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert asked.args == [page.welcome.game]
    with qtbot.waitSignal(page.learn_asked) as helped:
        click(page.welcome.secondary)
    assert helped.args == [page.welcome.game]


def test_the_welcome_shows_no_board_that_a_card_shows(qtbot: QtBot, saves: Saves) -> None:
    page = home(qtbot, saves)
    asked: list[str] = []
    page.previews.of_game = asked.append  # type: ignore[method-assign, assignment]
    page._show_pictures()
    QApplication.processEvents()
    assert sorted(asked) == sorted({*GAMES, WELCOME})
    boards = {game_path(name).read_bytes() for name in asked}
    assert len(boards) == len(asked)


def test_enter_goes_on_with_the_latest_game_that_is_not_over(qtbot: QtBot, saves: Saves) -> None:
    older = saved(saves, title="Older")
    aged(older, 500)
    path = saved(saves, "goldrush")
    saved(saves, ended=True)
    page = home(qtbot, saves)
    with qtbot.waitSignal(page.resume) as resumed:
        QTest.keyClick(page, Qt.Key.Key_Enter)
    assert resumed.args == [path]
    with qtbot.waitSignal(page.replay) as replayed:
        click(page.continuing.secondary)
    assert replayed.args == [path]
    assert any("to play" in text for text in texts(page.continuing))


@pytest.mark.parametrize("game", GAMES)
def test_points_that_come_at_the_end_are_not_told_before(
    game: str, qtbot: QtBot, saves: Saves
) -> None:
    saved(saves, game)
    page = home(qtbot, saves)
    numbers = [text for text in texts(page.continuing) if text.lstrip("−").isdigit()]
    save = page.continuing.save
    assert save is not None
    assert numbers == ([] if game == "expedition" else [str(score) for score in save.scores])


def test_recent_games_are_resumed_or_show_their_result(qtbot: QtBot, saves: Saves) -> None:
    over = saved(saves, ended=True, title="Done")
    going = saved(saves, "amazon", title="Going on")
    aged(going, 90)
    saved(saves)
    page = home(qtbot, saves)
    rows = {row.item.path: row for row in page.recents.rows}
    assert set(rows) == {over, going}
    with qtbot.waitSignal(page.resume) as shown_again:
        click(rows[over])
    assert shown_again.args == [over]
    with qtbot.waitSignal(page.resume) as resumed:
        click(rows[going])
    assert resumed.args == [going]


def _old(path: Path, source: Path) -> Path:
    path.write_bytes(source.read_bytes())
    return aged(path, 10**7)


def test_files_that_were_opened_are_among_the_recent_ones(
    qtbot: QtBot, saves: Saves, tmp_path: Path
) -> None:
    deck = _old(tmp_path / "mine.toml", builtin_deck_path("goldrush"))
    chart = _old(tmp_path / "far.toml", builtin_map_path("expedition"))
    nothing = tmp_path / "notes.toml"
    nothing.write_text("game = 3\nkind =", "utf-8")
    settings().recents = [tmp_path / "gone.toml", nothing, deck, chart]
    for number in range(8):
        aged(saved(saves), number)
    page = home(qtbot, saves, (1024, 700))
    rows = {row.item.path: row for row in page.recents.rows}
    assert texts(rows[deck])[:2] == ["mine.toml", "deck · 72 tiles"]
    assert texts(rows[chart])[:2] == ["far.toml", "map · 30 villages"]
    assert rows[deck].isVisible(), "many games leave room for it"
    assert not {nothing, tmp_path / "gone.toml"} & set(rows)
    with qtbot.waitSignal(page.file_opened) as opened:
        click(rows[deck])
    assert opened.args == [deck]


def test_a_game_that_was_saved_meanwhile_is_there_when_the_page_comes_back(
    qtbot: QtBot, saves: Saves
) -> None:
    page = home(qtbot, saves)
    page.hide()
    saved(saves)
    page.show()
    assert page.continuing.isVisible()
    assert not page.welcome.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_card(game: str, qtbot: QtBot, saves: Saves) -> None:
    page = home(qtbot, saves)
    with qtbot.waitSignal(page.new_game) as asked:
        click(page.games[game])
    assert asked.args == [game]
    page.header.help.setFocus()
    page.games[game].setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(page.new_game) as entered:
        QTest.keyClick(page.games[game], Qt.Key.Key_Return)
    assert entered.args == [game]


def _says(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QAbstractButton) else ""


def test_all_can_be_reached_by_tab(qtbot: QtBot, saves: Saves) -> None:
    saved(saves)
    saved(saves, ended=True)
    page = home(qtbot, saves)
    page.activateWindow()
    reached = []
    for _ in range(40):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    cards = [*page.games.values(), page.saved_games, page.guides, page.recents.rows[0]]
    wanted = [page.header.settings, page.header.help, page.continuing.secondary, *cards]
    assert [widget for widget in wanted if widget not in reached] == []
    # From the top to the bottom.
    order = [reached.index(widget) for widget in (page.header.help, cards[0], page.guides)]
    assert order == sorted(order) or reached[0] is page.continuing.secondary
    named = [widget is None or widget.accessibleName() or _says(widget) for widget in reached]
    assert all(named)


def test_there_are_cards_only_for_what_there_is(qtbot: QtBot, saves: Saves) -> None:
    plain = home(qtbot, saves)
    assert plain.editor is None
    assert plain.puzzles is None
    called: list[str] = []
    page = HomePage(saves, IdleStudio(), editor=lambda: called.append("editor"))
    qtbot.addWidget(page)
    shown(page)
    assert page.puzzles is None
    assert page.editor is not None
    click(page.editor)
    assert called == ["editor"]


def test_light_dark_and_language_hold_at_once_and_next_time(
    qtbot: QtBot, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_oddly(monkeypatch)
    saved(saves)
    window = in_window(qtbot, lambda: HomePage(saves, IdleStudio()))
    page = page_of(window, HomePage)
    page.header.lights.findChildren(type(page.header.lights._segments[1]))[1].click()
    assert style().is_dark
    assert settings().theme == "dark"
    page = page_of(window, HomePage)
    page.header.languages._segments[0].click()
    assert language().code == "fr"
    assert settings().language == "fr"
    QTest.qWait(10)
    own = {"carcqt", "Français", "English", *map(str, range(200))}
    page = page_of(window, HomePage)
    assert page.header.languages.value == "fr"
    left = [
        text for text in texts(page)
        if text not in own and "[" not in text and text not in ("Camille", "Noé", "Max")
        and "–" not in text
    ]  # fmt: skip
    assert left == []


@pytest.mark.parametrize(("size", "code"), paired(SIZES, ["fr", "en"]))
@pytest.mark.parametrize("played", [False, True])
def test_nothing_is_cut(
    size: tuple[int, int], played: bool, code: str, qtbot: QtBot, saves: Saves
) -> None:
    language().set(code)
    if played:
        for game in GAMES:
            saved(saves, game, title="A long title for a short evening with the whole family")
        saved(saves, ended=True)
    folder = saves.folder
    puzzles, progress = PuzzleCollection(folder / "own"), Progress(folder / "progress.json")
    page = HomePage(saves, IdleStudio(), print, puzzles, progress)
    qtbot.addWidget(page)
    shown(page, size)
    assert overflows(page) == []


def test_a_larger_window_has_larger_pictures(qtbot: QtBot, saves: Saves) -> None:
    page = home(qtbot, saves, (1024, 700))
    small = page.games["hunters"].height()
    page.resize(1920, 1080)
    QTest.qWait(20)
    assert page.games["hunters"].height() > small
    page.resize(3840, 2160)
    QTest.qWait(20)
    # Not as wide as the screen, and in the middle.
    left, right = page.games["hunters"], page.games["expedition"]
    begin = left.mapTo(page, left.rect().topLeft()).x()
    end = right.mapTo(page, right.rect().topRight()).x()
    assert 1760 < end - begin < 3000
    assert abs(begin - (3840 - end)) < 4


def test_the_puzzle_of_the_day_keeps_its_place_in_a_window_of_another_size(
    qtbot: QtBot, saves: Saves, tmp_path: Path
) -> None:
    puzzles, progress = PuzzleCollection(tmp_path / "own"), Progress(tmp_path / "progress.json")
    page = HomePage(saves, IdleStudio(), puzzles=puzzles, progress=progress)
    qtbot.addWidget(page)
    shown(page, (1366, 860))
    assert page.daily is not None
    for width in (1367, 1368, 1369):
        page.resize(width, 860)
        QTest.qWait(10)
        assert page.daily.x() < page.recents.x()


def test_text_scale_keeps_all_within_reach(qtbot: QtBot, saves: Saves) -> None:
    saved(saves)
    page = home(qtbot, saves)
    style().set(scale=1.5)
    assert [problem for problem in overflows(page) if "too wide" not in problem] == []


@pytest.mark.parametrize("code", ["en", "fr"])
def test_large_text_in_a_small_window_is_not_scrolled_sideways(
    code: str, qtbot: QtBot, saves: Saves, tmp_path: Path
) -> None:
    language().set(code)
    puzzles = PuzzleCollection(tmp_path / "puzzles")
    progress = Progress(tmp_path / "progress.toml")
    page = HomePage(saves, IdleStudio(), print, puzzles, progress)
    qtbot.addWidget(page)
    style().set(scale=1.5)
    shown(page, (1024, 700))
    assert overflows(page) == []
    assert page.daily is not None
    assert page.daily.y() > page.welcome.y()
    style().set(scale=1.0)
    assert page.daily.y() == page.welcome.y()


def test_pictures_come_out_of_the_cache_and_from_beside_the_save(
    qtbot: QtBot, saves: Saves
) -> None:
    path = saved(saves)
    saves.keep_picture(path, lambda: png_of(picture("#123456")))
    first = home(qtbot, saves)
    assert first.continuing.picture.is_there
    studio = first.previews._studio
    assert isinstance(studio, IdleStudio)
    # All four games are ordered, each with the file that keeps it.
    ordered = {order[1]: order[-1] for order in studio.orders}
    assert set(ordered) == set(GAMES)
    for game, file in ordered.items():
        assert file.is_relative_to(cache_folder())
        assert first.games[game].pixmap.isNull()
        file.parent.mkdir(parents=True, exist_ok=True)
        picture("#654321").save(str(file))
    try:
        again = home(qtbot, saves)
        assert not any(card.pixmap.isNull() for card in again.games.values())
        assert isinstance(again.previews._studio, IdleStudio)
        assert again.previews._studio.orders == []
    finally:
        for file in ordered.values():
            file.unlink()


@pytest.mark.parametrize("code", ["en", "fr"])
def test_no_title_is_cut_in_the_smallest_window(
    code: str, qtbot: QtBot, saves: Saves, tmp_path: Path
) -> None:
    language().set(code)
    for game in GAMES:
        saved(saves, game, moves=2)
    puzzles = PuzzleCollection(tmp_path / "puzzles")
    progress = Progress(tmp_path / "progress.toml")
    page = HomePage(saves, IdleStudio(), puzzles=puzzles, progress=progress)
    qtbot.addWidget(page)
    shown(page, (1024, 700))
    titles = [part for part in page.findChildren(Elided) if part.font().weight() >= 600]
    assert len(titles) > 10
    assert not [part.text() for part in titles if part.isVisible() and part.is_cut]
