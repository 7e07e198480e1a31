"""Test runs in other processes."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.content.decks import builtin_deck
from carcqt.players.arena import Match, play_batch
from carcqt.players.levels import LADDER
from editor.decks import edits
from editor.decks.stats.testrun import TestRun
from editor.documents.deck import with_entry
from tests.editor.decks.conftest import Open


def wait(run: TestRun, seconds: float = 60) -> float:
    """Until it has ended; the longest time that the window was busy."""
    longest, end = 0.0, time.monotonic() + seconds
    while run.is_running and time.monotonic() < end:
        # Of its own: others may keep the machine busy.
        began = time.thread_time()
        QApplication.processEvents()
        longest = max(longest, time.thread_time() - began)
        time.sleep(0.005)
    return longest


def test_the_same_games_as_anywhere() -> None:
    run = TestRun()
    deck = builtin_deck("hunters")
    run.start(deck, games=12, player="random")
    wait(run)
    match = Match("hunters", deck.deck, ("random", "random"), 1)
    assert run.tally == play_batch(match, range(12))
    assert run.failure == ""


def test_cancelled_at_once(open_deck: Open) -> None:
    page = open_deck()
    ended: list[bool] = []
    page.run.ended.connect(lambda: ended.append(True))
    page.run.start(page.content, games=5000, player="random")
    assert page.run_view._running.isVisibleTo(page)
    began = time.monotonic()
    while not page.run.has_results and time.monotonic() - began < 30:
        QApplication.processEvents()
        time.sleep(0.01)
    processes = [process._process for process in page.run._processes]
    page.run_view.cancel.click()
    assert ended == [True]
    assert not page.run.is_running
    for process in processes:
        assert process is not None
        process.join(10)
        assert process.exitcode is not None
    # What was counted stays.
    assert 0 < page.run.tally.games < 5000


def test_results_are_shown_and_grow_stale(open_deck: Open) -> None:
    page = open_deck()
    page.run.start(page.content, games=6, player="random")
    wait(page.run)
    QApplication.processEvents()
    view = page.run_view
    said = [row.much.text() for row in view.rows if row.isVisibleTo(page)]
    assert len(said) == 7
    assert said[0].endswith("%")
    scores = page.run.tally.scores_of(0, 1)
    assert said[-1] == f"{scores[0]}–{scores[-1]}"
    first, second = (page.run.tally.place_win_rate(place) for place in (0, 1))
    assert said[3] == f"{round(100 * first)}%, {round(100 * second)}%"
    assert view.sources.isVisibleTo(page)
    assert not view.stale.isVisibleTo(page)
    page.editing.count([3], 1)
    assert view.stale.isVisibleTo(page)
    page.document.stack.undo()
    assert not view.stale.isVisibleTo(page)
    # What is only written about it does not matter.
    page.deck.change("about", replace(page.content, about={"en": "mine"}))
    assert not view.stale.isVisibleTo(page)


def test_tiles_that_fit_nowhere_are_named(open_deck: Open) -> None:
    """One that only fits where nothing else shows its sides."""
    page = open_deck()
    deck = page.content
    line = edits.zones_with(("river",) * 4, deck.rules.description)
    keep = [
        entry
        for entry in deck.entries
        if not any(zone.kind == "river" and zone.at for zone in entry.tile.zones)
    ][:6]
    lonely = replace(keep[0], tile=replace(keep[0].tile, id="alone", zones=line))
    page.deck.change("few", replace(deck, entries=(*keep, lonely)))
    assert page.document.problems == []
    page.run.start(page.content, games=4, player="random")
    wait(page.run)
    assert page.run.tally.misfits["alone"] > 0
    page.run_view.misfits.click()
    assert page.model.rowCount() == len(page.run.tally.misfits)


def test_a_deck_with_problems_is_not_run(open_deck: Open) -> None:
    page = open_deck()
    broken = replace(page.content.entries[0].tile, zones=())
    entry = replace(page.content.entries[0], tile=broken)
    page.deck.change("break", with_entry(page.content, 0, entry))
    assert page.document.problems
    assert not page.run_view.start.isEnabled()
    page.start_run("random")
    assert not page.run.is_running


def test_any_level_can_be_asked_for(open_deck: Open) -> None:
    page = open_deck()
    view = page.run_view
    assert [view.level.itemData(row) for row in range(view.level.count())] == ["random", *LADDER]
    asked: list[tuple[str, int]] = []
    view.start_asked.disconnect()
    view.start_asked.connect(lambda level, games: asked.append((level, games)))
    view.start.click()
    view.level.setCurrentIndex(view.level.findData("hard"))
    view.level.activated.emit(view.level.currentIndex())
    view.start.click()
    view.games.setCurrentIndex(view.games.findData(10))
    view.start.click()
    assert asked == [("random", 300), ("hard", 30), ("hard", 10)]


def test_closing_the_page_ends_the_games(open_deck: Open) -> None:
    page = open_deck()
    page.start_run("random")
    processes = [process._process for process in page.run._processes]
    page.closing()
    for process in processes:
        assert process is not None
        process.join(10)
        assert process.exitcode is not None


@pytest.mark.parametrize("player", ["random"])
def test_the_window_stays_quick(open_deck: Open, player: str) -> None:
    page = open_deck()
    page.run.start(page.content, games=60, player=player)
    assert wait(page.run) < 1.0


def test_who_runs_it_keeps_the_focus(open_deck: Open) -> None:
    page = open_deck()
    view = page.run_view
    view.start.setFocus()
    QTest.keyClick(view.start, Qt.Key.Key_Space)
    assert page.run.is_running
    assert view.cancel.hasFocus()
    QTest.keyClick(view.cancel, Qt.Key.Key_Space)
    assert view.start.hasFocus()
