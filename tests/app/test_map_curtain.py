"""The curtain between persons at one screen: what it hides, and what it tells."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from carcqt.app.table.page import TablePage
from carcqt.play.listing.log import LogModel
from carcqt.players import PLAYERS
from carcqt.rules.games.expedition.events import Shown
from carcqt.rules.games.expedition.moves import Choose
from carcqt.search.limits import Limits
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems
from carcqt.ui.theme.style import style
from tests.app.hands import Sit, table_of
from tests.app.travellers import (
    GAME,
    Keys,
    Mouse,
    game_of,
    picture,
    settle,
    stage_of,
    viewer_of,
    words,
)
from tests.effort import paired


def test_a_lone_person_never_sees_the_curtain(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=1, computers=2))
    seen = []
    page.session.table.changed.connect(lambda: seen.append(page.curtain.isVisible()))
    Keys(page).play(rounds=3)
    assert seen
    assert not any(seen)
    assert "Mission" in words(stage_of(page).strip)
    assert stage_of(page).strip.look is None


def test_each_person_in_turn_is_asked_to_the_curtain(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=3))
    Mouse(page).play(until="income")
    game = game_of(page)
    for seat in range(3):
        assert page.curtain.isVisible()
        assert viewer_of(page) is None
        assert not page.decision.moves
        assert page.moves.rowCount() == 0
        assert page.session.table.setup.seats[seat].name in page.curtain.accessibleName()
        done = [text for text in words(page.curtain) if text == "has chosen"]
        assert len(done) == seat
        before = game.event
        Mouse(page).decide()
        settle()
    assert page.session.table.moments[-1].is_final
    assert game.order or game.event != before
    assert page.curtain.isVisible() == (game.phase == "income")


def test_the_keys_of_the_table_do_nothing_behind_the_curtain(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=2))
    before = len(page.session.table.moments)
    assert page.curtain.hasFocus()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_L, Qt.Key.Key_M, Qt.Key.Key_H):
        QTest.keyClick(page.curtain, key)
    assert page.curtain.isVisible()
    assert page.curtain.hasFocus()
    assert not page.drawer.isVisible()
    assert len(page.session.table.moments) == before


def _skip_builds(page: TablePage) -> None:
    """Until a whole round has gone by, from cards to cards, without anybody being asked."""
    session, game, rng, player = page.session, game_of(page), Random(2), PLAYERS["greedy"]
    session.pause()
    while True:
        number = len(game.gone)
        view = partial(game.seen_by, game.to_move)
        session.play(*player.choose(game.legal_moves, view, rng, Limits()))
        shown = any(isinstance(event, Shown) for event in session.table.moments[-1].events)
        if shown and number and len(game.gone) > number:
            return


def test_the_curtain_tells_what_has_happened_since_one_last_decided(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=3))
    assert not page.curtain.news
    _skip_builds(page)
    settle()
    news = [line.text for line in page.curtain.news]
    assert sum("plays card" in line for line in news) == 3
    assert sum(" gets " in line for line in news) == 3
    assert news[-1].startswith(f"Round {len(game_of(page).gone) + 1}:")
    read = [label.text() for label in page.curtain.findChildren(QLabel) if label.isVisible()]
    assert [text for text in read if text in news] == news
    assert news[-1] in page.curtain.accessibleDescription()


def test_whoever_decided_long_ago_is_told_no_more_than_the_table_has_seen(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=3))
    Keys(page, seed=2).play(until="income", rounds=3)
    page.session.peek(game_of(page).to_move)
    told = LogModel(page.session.table, language().translate, for_table=True)
    lines = [str(told.index(row).data()) for row in range(told.rowCount())]
    news = [line.text for line in page.curtain.news]
    assert news
    assert news == lines[-len(news) :]


@pytest.mark.parametrize(("code", "scale"), paired(["en", "fr"], [1.0, 1.25]))
def test_the_news_on_the_curtain_have_room(code: str, scale: float, sit: Sit) -> None:
    language().set(code)
    style().set(scale=scale)
    try:
        page = sit(table_of(GAME, persons=4))
        page.resize(1024, 700)
        _skip_builds(page)
        settle()
        assert page.curtain.isVisible()
        assert not problems(page)
        assert page.height() == 700
        newest = page.curtain.news[-3:]
        labels = {label.text(): label for label in page.curtain.findChildren(QLabel)}
        assert all(labels[line.text].isVisible() for line in newest)
    finally:
        style().set(scale=1.0)
        language().set("en")


def _after_choice(
    page: TablePage, card: int, swap_mission: bool = False
) -> tuple[QImage, list[str], QImage, list[str]]:
    """What is seen by the second person, behind and before the curtain, after the first chose."""
    Keys(page, seed=2).play(until="income", rounds=1)
    game = game_of(page)
    if swap_mission:
        free = set(game.network.missions) - {one for each in game.missions for one in each}
        game.missions[0] = (min(free),)
    page.session.lift_curtain()
    page.decision.focus_on(Choose(card))
    page.decision.confirm()
    assert game.to_move == 1
    settle()
    # The pointer may rest on either window.
    page.window().setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    curtain = picture(page), words(page)
    page.session.lift_curtain()
    return (*curtain, picture(page), words(page))


@pytest.mark.parametrize("what", ["card", "mission"])
def test_nothing_on_the_screen_tells_of_what_another_has_chosen(what: str, sit: Sit) -> None:
    table = table_of(GAME, persons=3)
    first = _after_choice(sit(table), 1)
    if what == "card":
        second = _after_choice(sit(table), 5)
    else:
        second = _after_choice(sit(table), 1, swap_mission=True)
    assert first[0] == second[0]
    assert first[1] == second[1]
    assert first[2] == second[2]
    assert first[3] == second[3]
    # And the pictures are good for telling: before the curtain another thing is seen than behind.
    assert first[0] != first[2]
