"""What was won, by what and against whom: out of real saves."""

from __future__ import annotations

import os
import shutil
from concurrent.futures import Future
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.app.newgame.page import NewGamePage
from carcqt.app.statistics.charts import Dot, DotChart
from carcqt.app.statistics.page import Span, StatisticsPage
from carcqt.art.studio.studio import Studio
from carcqt.content.tables import SeatKind
from carcqt.play.results import GameResult, Statistics, result_of
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.rules.moves import END
from carcqt.ui.settings import settings
from tests.app.pages import IdleStudio, overflows, shown, table_of, texts
from tests.studios import SketchStudio

pytestmark = pytest.mark.usefixtures("usual")


class CountingStudio(SketchStudio):
    """Looks at games, and paints nothing."""

    def order(self, work: Any, *args: Any, **kwargs: Any) -> Future[Any]:
        if work is result_of:
            return Studio.order(self, work, *args, **kwargs)
        return super().order(work, *args, **kwargs)


def finished(saves: Saves, seed: int = 1, *, early: bool = False) -> Path:
    table = table_of("hunters", "Camille", "Noé")
    seats = (table.seats[0], replace(table.seats[1], kind=SeatKind.COMPUTER, level="hard"))
    session, rng = Session.new(replace(table, seats=seats, seed=seed), saves), Random(seed)
    session.pause()
    while not session.table.game.is_over:
        ends = early and len(session.table.moments) > 8
        session.play(END if ends else rng.choice(list(session.table.game.legal_moves)))
    session.close()
    return session.path


def result(own: int, rank: int = 1, levels: tuple[str, ...] = ()) -> GameResult:
    return GameResult(Path("a"), "hunters", own, rank, 3, "Noé", levels, (("forest", own, 4.0),))


def test_a_game_as_its_person_saw_it(saves: Saves) -> None:
    path = finished(saves)
    session = Session.load(path, saves)
    found = result_of(path, "Camille")
    assert found is not None
    own, other = session.table.game.scores
    assert (found.own, found.lead, found.is_won) == (own, own - other, own >= other)
    assert sum(points for _, points, _ in found.sources) == own
    assert found.levels == ("hard",)
    assert result_of(path, "somebody else") == found
    session.close()


def test_games_that_were_ended_early_do_not_count(saves: Saves) -> None:
    assert result_of(finished(saves, early=True), "Camille") is None


def test_sums() -> None:
    found = Statistics((result(50), result(60, 2, ("easy",)), result(70, 1, ("easy",)), result(80)))
    assert (found.won, found.seconds, found.streak) == (3, 1, 2)
    assert found.best == result(80)
    assert found.sources() == [("forest", 65.0, 4.0)]
    assert found.levels(["easy", "hard"]) == [("easy", 1, 2), ("hard", 0, 0)]
    assert not found.of("amazon").results


@pytest.mark.parametrize("size", [(1024, 700), (1366, 860)])
def test_the_page(qtbot: QtBot, saves: Saves, size: tuple[int, int]) -> None:
    settings().names = ["Camille"]
    path = finished(saves)
    (saves.folder / "broken.toml").write_text("nonsense")
    page = StatisticsPage(saves, CountingStudio())
    qtbot.addWidget(page)
    shown(page, size)
    assert page.settle()
    assert overflows(page) == []
    assert page.about.text() == "Camille · 1 finished game · 1 unreadable game"
    assert "2 more games to read" in texts(page)
    with qtbot.waitSignal(page.replay) as asked:
        QTest.mouseClick(page.best_replay, Qt.MouseButton.LeftButton)
    assert asked.args == [path]
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_name_and_colour_are_remembered_for_other_games(qtbot: QtBot) -> None:
    page = NewGamePage(IdleStudio())
    qtbot.addWidget(page)
    page.choose("hunters")
    row = page.seats.rows[0]
    row.name.setText("Camille")
    row.name.textEdited.emit("Camille")
    row.colour.set_colour(3)
    row.colour.chosen.emit(3)
    page.begin.click()
    page.choose("amazon")
    seat = page.seats.rows[0].seat
    assert (seat.name, seat.colour) == ("Camille", 3)


def test_only_games_of_the_chosen_time_and_game_count(qtbot: QtBot, saves: Saves) -> None:
    settings().names = ["Camille"]
    first, now = finished(saves), datetime.now().astimezone()
    days = {"old": 400, "autumn": 40}
    for name, ago in days.items():
        copy = shutil.copy(first, first.with_name(f"{name}.toml"))
        when = (now - timedelta(days=ago)).timestamp()
        os.utime(copy, (when, when))
    page = StatisticsPage(saves, CountingStudio())
    qtbot.addWidget(page)
    shown(page, (1024, 700))
    assert page.settle()

    def choose(span: Span) -> int:
        page.times.setCurrentIndex(page.times.findData(span))
        page.times.activated.emit(page.times.currentIndex())
        return len(page.statistics.results)

    assert choose(Span.ALL) == 3
    assert page.lines[0].counts.text().startswith("3 ·")
    this_year = sum((now - timedelta(days=ago)).year == now.year for ago in (0, *days.values()))
    assert choose(Span.YEAR) == this_year
    assert choose(Span.MONTH) == 1
    assert page.about.text() == "Camille · 1 finished game"
    assert page.lines[0].counts.text().startswith("1 ·")
    page.games.value = "amazon"
    page.games.chosen.emit("amazon")
    assert not page.statistics.results
    assert page.best_points.text() == "None yet"
    assert overflows(page) == []


def test_a_game_below_nothing_lies_below_the_line(qtbot: QtBot) -> None:
    chart = DotChart()
    qtbot.addWidget(chart)
    chart.show_dots([Dot(-12, "#aa3311", 0, False, False), Dot(40, "#aa3311", 1, True, True)], "")
    assert chart.axis.low < -10
    chart.resize(400, 200)
    assert chart._height_of(-12) > chart._height_of(0) > chart._height_of(40) > 0
    assert chart._height_of(-12) < chart.height()
    chart.grab()
    chart.show_dots([], "")
    assert chart.axis.low == 0
    chart.grab()
