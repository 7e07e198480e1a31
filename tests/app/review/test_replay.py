"""The replay with real widgets: every moment, by mouse and by keys, and nothing too early."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from carcqt.app.review.replay import ReplayPage
from carcqt.app.review.replay_rail import ReplayDelegate
from carcqt.app.table.tiles.stage import BoardStage
from carcqt.app.table.tips import TipCard
from carcqt.play.listing.log import LogModel, LogRole
from carcqt.play.session import Session
from carcqt.rules.games import GAMES
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems
from tests.app.endgames import played
from tests.studios import SketchStudio

LEFT = Qt.MouseButton.LeftButton


def shown(
    qtbot: QtBot,
    session: Session,
    studio: SketchStudio,
    moment: int = 0,
    size: tuple[int, int] = (1366, 860),
) -> ReplayPage:
    page = ReplayPage(session, studio, moment)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.setFocus()
    qtbot.wait(1)
    return page


def index_of(page: ReplayPage, number: int) -> Any:
    rows = (page.lines.index(row, 0) for row in range(page.lines.rowCount()))
    return next(row for row in rows if row.data(LogRole.NUMBER) == number)


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_is_the_game_after_so_many_moves(
    game: str, tmp_path: Path, studio: SketchStudio, qtbot: QtBot
) -> None:
    session = played(game, tmp_path)
    page = shown(qtbot, session, studio)
    rng, rules = Random(1), type(session.table.game)
    start = session.table.game_at(0).position()
    for number in [
        0,
        len(session.table.moments),
        *rng.sample(range(len(session.table.moments)), 12),
    ]:
        page.bar.timeline.setValue(number)
        again = rules(session.table.game.material, start)
        for moment in session.table.moments[:number]:
            again.push(moment.move)
        assert page.playback.table.position() == again.position()
        assert page.scores.scores == tuple(again.scores)
        if isinstance(page.stage, BoardStage):
            assert isinstance(again, TileLaying)
            assert len(page.stage.board.state.tiles) == len(again.board.laid)
    session.close()


def test_keys(hunt: Session, studio: SketchStudio, qtbot: QtBot) -> None:
    page = shown(qtbot, hunt, studio, 40)
    last = len(hunt.table.moments)
    qtbot.keyClick(page, Qt.Key.Key_Right)
    assert page.playback.number == 41
    qtbot.keyClick(page, Qt.Key.Key_Left)
    qtbot.keyClick(page, Qt.Key.Key_Left)
    assert page.playback.number == 39
    turn = hunt.table.moments[39].turn
    qtbot.keyClick(page, Qt.Key.Key_PageDown)
    assert hunt.table.moments[page.playback.number - 1].turn == turn
    assert hunt.table.moments[page.playback.number].turn == turn + 1
    qtbot.keyClick(page, Qt.Key.Key_PageUp)
    assert hunt.table.moments[page.playback.number - 1].turn == turn - 1
    qtbot.keyClick(page, Qt.Key.Key_End)
    assert page.playback.number == last
    assert not page.bar.branch.isEnabled()
    qtbot.keyClick(page, Qt.Key.Key_Right)
    assert page.playback.number == last
    qtbot.keyClick(page, Qt.Key.Key_Home)
    assert page.playback.number == 0
    for number, focus in enumerate((page.bar.timeline, page.bar.branch, page.view), 1):
        qtbot.keyClick(focus, Qt.Key.Key_Right)
        assert page.playback.number == number
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_it_runs_by_itself(hunt: Session, studio: SketchStudio, qtbot: QtBot) -> None:
    last = len(hunt.table.moments)
    page = shown(qtbot, hunt, studio, last - 2)
    page.bar.speed.chosen.emit(4)
    with qtbot.waitSignals([page.playback.running] * 2, timeout=3000):
        qtbot.keyClick(page, Qt.Key.Key_Space)
    assert page.playback.number == last
    qtbot.mouseClick(page.bar.play, LEFT)
    assert (page.playback.is_running, page.playback.number) == (True, 0)
    qtbot.mouseClick(page.bar.forth, LEFT)
    assert (page.playback.is_running, page.playback.number) == (False, 1)


def test_mouse(hunt: Session, studio: SketchStudio, qtbot: QtBot) -> None:
    page, last = shown(qtbot, hunt, studio), len(hunt.table.moments)
    bar, line = page.bar, page.bar.timeline
    qtbot.mouseClick(line, LEFT, pos=QPoint(round(line.x_of(last // 2)), line.height() // 2))
    assert abs(page.playback.number - last // 2) <= 1
    qtbot.mouseClick(bar.last, LEFT)
    assert page.playback.number == last
    qtbot.mouseClick(bar.back, LEFT)
    assert page.playback.number == last - 1
    qtbot.mouseClick(bar.first, LEFT)
    assert page.playback.number == 0
    assert not bar.first.isEnabled()
    with qtbot.waitSignal(page.home):
        qtbot.mouseClick(page.top.home_button, LEFT)
    with qtbot.waitSignal(page.closed):
        qtbot.mouseClick(page.close_button, LEFT)


def test_a_click_on_a_line_goes_there(hunt: Session, studio: SketchStudio, qtbot: QtBot) -> None:
    page = shown(qtbot, hunt, studio, 60)
    index = index_of(page, 72)
    page.view.scrollTo(index)
    place = page.view.visualRect(index)
    qtbot.mouseClick(page.view.viewport(), LEFT, pos=place.bottomLeft() + QPoint(40, -8))
    assert page.playback.number == 72
    delegate = page.view.itemDelegate()
    assert isinstance(delegate, ReplayDelegate)
    assert delegate.ground(index_of(page, 72))
    assert not delegate.ground(index_of(page, 60))
    later = page.lines.index(page.lines.rowCount() - 1, 0)
    assert delegate.strength(later) < delegate.strength(index_of(page, 72)) == 1.0


def test_resting_on_a_region_tells_of_it(hunt: Session, studio: SketchStudio, qtbot: QtBot) -> None:
    page = shown(qtbot, hunt, studio, 60)
    assert isinstance(page.stage, BoardStage)
    tile = page.stage.board.state.tiles[-1]
    page.stage.board.zone_hovered.emit(tile.square, tile.tile.zones[0].id)
    (card,) = page.findChildren(TipCard)
    assert card.isVisible()
    page.playback.step(1)
    assert not card.isVisible()


def test_only_scores(hunt: Session, studio: SketchStudio, qtbot: QtBot) -> None:
    page = shown(qtbot, hunt, studio, 60)
    every = page.lines.rowCount()
    page.which.value = "scores"
    page.which.chosen.emit("scores")
    rows = [page.lines.index(row, 0) for row in range(page.lines.rowCount())]
    assert 0 < len(rows) < every
    assert all(row.data(LogRole.POINTS) for row in rows)
    turns = [row.data(LogRole.TURN) for row in rows if row.data(LogRole.BEGINS_TURN)]
    assert turns == sorted({row.data(LogRole.TURN) for row in rows})


def test_playing_on_makes_another_game(hunt: Session, studio: SketchStudio, qtbot: QtBot) -> None:
    page = shown(qtbot, hunt, studio, 50)
    before = hunt.path.read_text()
    with qtbot.waitSignal(page.branched) as caught:
        qtbot.mouseClick(page.bar.branch, LEFT)
    (branch,) = caught.args
    assert isinstance(branch, Session)
    assert branch.path != hunt.path
    assert len(branch.table.moments) == 50
    assert not branch.table.game.is_over
    assert branch.table.game.position() == hunt.table.game_at(50).position()
    assert hunt.path.read_text() == before
    branch.close()


@pytest.mark.parametrize("game", ["goldrush", "expedition"])
@pytest.mark.parametrize("persons", [1, 3])
def test_an_unfinished_game_keeps_its_secrets(
    game: str,
    persons: int,
    tmp_path: Path,
    studio: SketchStudio,
    qtbot: QtBot,
) -> None:
    session = played(game, tmp_path, persons=3, moves=70)
    for seat in range(persons, 3):
        session.pause()
        session.swap_seat(seat, type(session.table.setup.seats[0].kind).COMPUTER)
    assert not session.table.game.is_over
    page = shown(qtbot, session, studio, len(session.table.moments))
    told_all = told_table = 0
    for number in range(0, len(session.table.moments) + 1, 3):
        page.playback.go(number)
        game_then = session.table.game_at(number)
        assert page.playback.table.viewer is None
        assert page.playback.table.position() == game_then.hide(game_then.position(), None)
        assert session.table.events_at(number) == [
            seen
            for event in (
                session.table.moments[number - 1].events if number else session.table.game.opening
            )
            if (seen := event.for_seat(None)) is not None
        ]
        told_all += page.playback.table.position() != game_then.position()
    rows = [str(page.log.index(row).data()) for row in range(page.log.rowCount())]
    if (game, persons) == ("goldrush", 1):
        # The one person may see more at the table, but the replay is for everybody.
        own = LogModel(session.table, language().translate)
        assert rows != [str(own.index(row).data()) for row in range(own.rowCount())]
    session.end_early()
    open_rows = [str(page.log.index(row).data()) for row in range(page.log.rowCount())]
    told_table = sum(one != other for one, other in zip(rows, open_rows, strict=False))
    # There were secrets, in what was shown and in what was told, and the end reveals them.
    assert told_all > 0
    assert page.playback.table.position() == session.table.game_at(page.playback.number).position()
    if game == "goldrush":
        assert told_table > 0
    session.close()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 700), (1366, 860), (1920, 1080)])
def test_everything_has_its_place(
    game: str,
    size: tuple[int, int],
    tmp_path: Path,
    studio: SketchStudio,
    qtbot: QtBot,
) -> None:
    most = max(GAMES[game].description.players)
    session = played(game, tmp_path, persons=most)
    page = shown(qtbot, session, studio, len(session.table.moments) // 2, size)
    assert page.minimumSizeHint().width() <= size[0]
    assert problems(page) == []
    here = page.lines.mapFromSource(page.log.index(page.log.rows_of(page.playback.number)[-1]))
    seen = page.view.viewport().rect()
    qtbot.waitUntil(lambda: seen.contains(page.view.visualRect(here).center()))
    session.close()
