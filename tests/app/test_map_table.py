"""The map game through the real widgets: whole games, secrets, and what the map tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from carcqt.app.games import game_table
from carcqt.app.games.expedition.income import CardState
from carcqt.app.games.expedition.rounds import missions_of
from carcqt.app.games.expedition.strip import FULL, SLIM
from carcqt.app.table.actions import TableActions
from carcqt.app.table.map.villages import village_name
from carcqt.app.table.page import TablePage
from carcqt.app.table.tips import Tip
from carcqt.art.drawings.pieces import piece
from carcqt.content.scenarios import Scenario
from carcqt.content.tables import Aids, Undo
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.rules.games.expedition.events import Built
from carcqt.rules.games.expedition.facts import BUILD
from carcqt.rules.games.expedition.moves import Block, Build, Choose, Keep
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.labels import Elided
from carcqt.ui.widgets.pointing import Pointing
from tests.app.hands import Sit, table_of
from tests.app.pages import in_window, page_of
from tests.app.travellers import (
    GAME,
    LEFT,
    Keys,
    Mouse,
    Traveller,
    focus_of,
    game_of,
    hand_of,
    picture,
    settle,
    stage_of,
    viewer_of,
    words,
)
from tests.effort import some
from tests.pointer import point_at, point_away
from tests.studios import SketchStudio


def test_each_income_card_has_its_key(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=3))
    Keys(page).play(until="income")
    if page.curtain.isVisible():
        QTest.keyClick(page.curtain, Qt.Key.Key_Space)
    settle()
    for value in range(7):
        QTest.keyClick(page, Qt.Key(Qt.Key.Key_0 + value))
        assert focus_of(page) == Choose(value)


ALL = 18
WHOLE = pytest.param(ALL, marks=pytest.mark.long)


@pytest.mark.parametrize("hands", [Mouse, Keys])
@pytest.mark.parametrize("persons", [1, 2])
@pytest.mark.parametrize("rounds", [3, WHOLE])
def test_a_game(hands: type[Traveller], persons: int, rounds: int, sit: Sit) -> None:
    page = sit(table_of(GAME, persons=persons, computers=3 - persons))
    hands(page).play(rounds=rounds)
    assert page.session.table.game.is_over == (rounds == ALL)
    saved = Scenario.load(page.session.path)
    replayed = saved.start()
    for _ in saved.play(replayed):
        pass
    assert replayed.position() == page.session.table.game.position()


@pytest.mark.parametrize("hands", [Mouse, Keys])
@pytest.mark.parametrize("rounds", [4, WHOLE])
def test_a_game_of_two_with_missions_to_keep_and_neutral_tents(
    hands: type[Traveller], rounds: int, sit: Sit
) -> None:
    page = sit(table_of(GAME, persons=2))
    hands(page, seed=4).play(rounds=rounds)
    assert page.session.table.game.is_over == (rounds == ALL)
    moves = {type(moment.move) for moment in page.session.table.moments}
    assert {Keep, Block} <= moves


def test_offers_are_prices_of_camps_and_plain_tents_where_only_those_can_be(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=2))
    hands, stage = Keys(page, seed=4), stage_of(page)
    poor = False
    while not poor:
        hands.play(until=BUILD)
        options = page.decision.options
        builds = {move.village for move in options if isinstance(move, Build)}
        blocks = {move.village for move in options if isinstance(move, Block)}
        neutral = piece("neutral", 0)
        plain = {village for village, drawn in stage.offers().items() if drawn == neutral}
        assert set(stage.offers()) == builds | blocks
        assert plain == blocks - builds
        poor = any(isinstance(move, Block) and move.village not in builds for move in options)
        hands.decide()
        settle()


def test_the_mission_is_seen_only_by_who_looks_and_until_the_next_move(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=2, computers=1))
    Mouse(page).play(until="build")
    stage, game = stage_of(page), game_of(page)
    villages = [
        village_name(page.session.table, village)
        for mission in game.material.missions
        if mission.id in game.missions[game.to_move]
        for village in mission.villages
    ]
    looked_at = page.decision.options[-1]
    page.decision.focus_on(looked_at)
    hidden = picture(page)
    assert not any(name in text for text in words(stage.strip) for name in villages)
    assert stage.strip.look is not None
    QTest.mouseClick(stage.strip.look, LEFT)
    settle()
    assert viewer_of(page) == game.to_move
    assert focus_of(page) == looked_at
    told = " ".join(words(stage.strip))
    assert "of 4 reached" in told
    assert picture(page) != hidden
    assert stage.strip.look is not None
    QTest.mouseClick(stage.strip.look, LEFT)
    settle()
    assert viewer_of(page) is None
    assert "of 4 reached" not in " ".join(words(stage.strip))
    page.session.peek(game.to_move)
    page.session.play(game.legal_moves[0])
    assert viewer_of(page) is None


def test_pointing_at_a_mission_lights_its_villages(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=2, computers=1))
    page.session.pause()
    page.session.lift_curtain()
    settle()
    stage = stage_of(page)
    (area,) = (one.parent() for one in stage.strip.findChildren(Pointing))
    assert isinstance(area, QWidget)
    point_at(area)
    lit = set(stage.map.glowing)
    (mission,) = missions_of(page.session.table, stage.seat)
    assert lit == set(stage.game.villages_of(mission))
    point_away(area)
    assert not stage.map.glowing


def test_what_is_counted_at_the_end_makes_points_provisional(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=3))
    page.session.lift_curtain()
    assert "so far" in page.rail.players.cards[0].toolTip()


def test_played_cards_are_told_from_those_in_hand(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=1, computers=2))
    Keys(page).play(until="income", rounds=3)
    game, strip = game_of(page), stage_of(page).strip
    assert strip.height() == style().px(FULL)
    states = {card.face.value: card.face.state for card in strip.cards}
    held = {value for value, state in states.items() if state is CardState.HELD}
    assert held == set(game.hand(0))
    Keys(page).play(until="build")
    settle()
    assert strip.height() == style().px(SLIM)
    states = {card.face.value: card.face.state for card in strip.cards}
    assert states[game.chosen[0]] is CardState.NOW


def test_a_card_tells_what_it_would_announce(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=1, computers=2))
    Keys(page).play(until="income", rounds=5)
    game, hand = game_of(page), hand_of(page)
    card = game.hand(0)[-1]
    page.decision.focus_on(Choose(card))
    shown = next(one.face.foot for one in stage_of(page).strip.cards if one.face.value == card)
    assert hand.card.do.text() == f"Play card {card}"
    QTest.keyClick(page, Qt.Key.Key_Return)
    while game.phase == "income":
        page.session.play(game.legal_moves[0])
    assert page.rail.players.cards[0].accessibleName().split(", ")[1].endswith(shown[1:])


def test_the_first_click_looks_and_the_second_builds(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=2, computers=1))
    stage, hand = stage_of(page), hand_of(page)
    page.session.pause()
    page.session.lift_curtain()
    assert focus_of(page) is None
    assert hand.build.do.text() == "Choose a village"
    assert page.top.stepper._steps[0] == "First camp"
    at = stage.map.village_to_widget("rosaria")
    QTest.mouseClick(stage.map.viewport(), LEFT, pos=at)
    assert focus_of(page) == Build("rosaria")
    assert hand.build.name.text() == "Rosaria"
    assert not page.session.table.moments
    QTest.mouseClick(stage.map.viewport(), LEFT, pos=at)
    assert page.session.table.moments[-1].move == Build("rosaria")


def test_only_the_button_that_enter_presses_shows_it(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=1, computers=2))
    Keys(page).play(until=BUILD)
    panel, decision = hand_of(page).build, page.decision
    assert decision.options
    assert decision.idle is not None
    enter, space = TableActions.key("enter"), TableActions.key("skip")
    assert (panel.do.key, panel.skip.key) == (enter, space)
    assert (panel.do.kind, panel.skip.kind) == (ButtonKind.PRIMARY, ButtonKind.SECONDARY)
    # As after a hint that advises to end the turn.
    decision.focus_on(decision.idle)
    assert panel.do.text() == "Choose a village"
    assert (panel.do.key, panel.skip.key) == ("", enter)
    assert (panel.do.kind, panel.skip.kind) == (ButtonKind.SECONDARY, ButtonKind.PRIMARY)
    moves = len(page.session.table.moments)
    panel.do.click()
    assert isinstance(decision.focus, Build | Block)
    assert len(page.session.table.moments) == moves
    assert (panel.do.key, panel.skip.key) == (enter, space)


def test_a_village_tells_of_itself_when_the_pointer_rests_on_it(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=2, computers=1))
    stage = stage_of(page)
    page.session.pause()
    page.session.play(Build("rosaria"))
    settle()
    tips: list[Tip | None] = []
    stage.told.connect(lambda tip, place: tips.append(tip))
    stage.map.village_hovered.emit("rosaria")
    QTest.qWait(400)
    tip = next(tip for tip in tips if tip is not None)
    assert tip.title == "Rosaria"
    assert "reptile" in tip.facts
    assert "Santo Caño" in tip.facts
    assert [holder.seat.name for holder in tip.holders] == ["Anna"]
    assert tip.worths[-1][1] == "4 gold"
    stage.map.village_hovered.emit(None)
    assert tips[-1] is None


@pytest.mark.parametrize("helped", [True, False])
def test_only_who_wants_it_sees_where_camps_can_be(helped: bool, sit: Sit) -> None:
    page = sit(table_of(GAME, persons=1, computers=2, aids=Aids(squares=helped)))
    shown = picture(page.stage.view)
    page.decision.offer(())
    assert (picture(page.stage.view) != shown) == helped


def test_purists_get_no_tips(sit: Sit) -> None:
    aids = Aids(squares=False, regions=False, projected=False, left=False)
    page = sit(table_of(GAME, persons=2, computers=1, aids=aids))
    stage = stage_of(page)
    tips: list[Tip | None] = []
    stage.told.connect(lambda tip, place: tips.append(tip))
    stage.map.village_hovered.emit("rosaria")
    QTest.qWait(400)
    assert not any(tips)
    page.session.lift_curtain()
    assert page.decision.options
    at = stage.map.village_to_widget("rosaria")
    QTest.mouseClick(stage.map.viewport(), LEFT, pos=at)
    assert focus_of(page) == Build("rosaria")


def test_a_camp_can_be_taken_back_within_the_turn(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=1, computers=2, undo=Undo.FREE))
    traveller = Keys(page, seed=6)
    traveller.play(until="build")
    before = page.session.table.game.position()
    move = next(move for move in page.decision.options if isinstance(move, Build))
    page.session.play(move)
    QTest.mouseClick(page.top.undo_button, LEFT)
    assert page.session.table.game.position() == before
    assert move in page.decision.options


@pytest.mark.parametrize("code", some(["fr", "en"], 2))
def test_everything_fits_in_each_phase(code: str, sit: Sit) -> None:
    language().set(code)
    try:
        page = sit(table_of(GAME, persons=4))
        for phase in ("found", "income", "build", "offer"):
            Keys(page, seed=3).play(until=phase)
            page.session.lift_curtain()
            for size in ((1024, 700), (1366, 860), (1920, 1080)):
                page.resize(*size)
                settle()
                piles = page.rail.piles.findChildren(Elided)
                for option in (page.decision.options[0], None):
                    page.decision.focus_on(option)
                    settle()
                    assert not problems(page), (phase, size, option)
                assert not any(one.is_cut for one in piles), (phase, size)
                assert page.size().toTuple() == size, phase
    finally:
        language().set("en")


def test_another_language_reaches_all_that_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    session = Session.new(table_of(GAME, persons=2, computers=1), Saves(tmp_path))
    table, studio = game_table(GAME), SketchStudio()
    window = in_window(qtbot, lambda: TablePage(session, table, studio))
    page = page_of(window, TablePage)
    Keys(page).play(until="income")
    settle()
    english = page.log.index(page.log.rowCount() - 1).data()
    language().set("fr")
    try:
        page = page_of(window, TablePage)
        settle()
        assert page.log.index(page.log.rowCount() - 1).data() != english
        Keys(page).play(until="offer")
        species = {one.toolTip() for one in hand_of(page).offer.buttons.values()}
        assert "orchidées" in species
        assert "orchids" not in species
    finally:
        session.close()
        language().set("en")


def test_points_fly_from_the_village_and_the_log_lights_it(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=1, computers=2))
    stage = stage_of(page)
    Keys(page).play(until="build")
    spot = next(
        event.spot
        for moment in page.session.table.moments
        for event in moment.events
        if isinstance(event, Built)
    )
    at = stage.place_of(spot)
    assert stage.overlay_room().contains(at)
    assert stage.map.village_at(stage.map.mapToScene(at)) == spot.zone
    before = picture(page)
    stage.glow((spot,))
    assert picture(page) != before
    stage.glow(())
    assert picture(page) == before


def test_the_overlay_joins_the_camps_of_each_player(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=2, computers=1))
    Keys(page).play(until="build", rounds=6)
    before = picture(page)
    QTest.keyClick(page, Qt.Key.Key_O)
    assert picture(page) != before
    QTest.keyClick(page, Qt.Key.Key_O)
    assert picture(page) == before


def test_a_chosen_card_stays_hidden_while_a_computer_thinks(sit: Sit) -> None:
    table = table_of(GAME, persons=2, computers=1)
    seen = []
    for card in (2, 4):
        page = sit(table)
        Keys(page, seed=2).play(until="income", rounds=1)
        for choice in (1, card):
            page.session.lift_curtain()
            page.session.play(Choose(choice))
        assert not page.session.table.is_persons_turn
        seen.append((picture(page), words(page)))
    assert seen[0] == seen[1]


def test_a_hint_may_be_to_do_nothing(sit: Sit) -> None:
    page = sit(table_of(GAME, 3))
    Keys(page).play(until=BUILD)
    idle = page.decision.idle
    page.decision.focus_on(idle)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.session.table.moments[-1].move == idle


@pytest.mark.parametrize("scale", some([1, 1.25, 1.5], 2))
def test_nothing_lies_over_a_village(scale: float, sit: Sit) -> None:
    style().set(scale=scale)
    try:
        page = sit(table_of(GAME, persons=1, computers=2))
        Keys(page).play(until=BUILD)
        stage = stage_of(page)
        for size in ((1024, 700), (1280, 720), (1366, 860), (1600, 900), (1920, 1080)):
            page.resize(*size)
            settle()
            assert page.over.zoom.isVisible()
            for over in (page.over.zoom, stage.event_card):
                hidden = [box for box in stage.things() if box.intersects(over.body)]
                assert not hidden, (size, over)
    finally:
        style().set(scale=1)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_a_mission_is_told_whole_where_text_is_large(code: str, sit: Sit) -> None:
    style().set(scale=1.5)
    language().set(code)
    try:
        page = sit(table_of(GAME, persons=1, computers=2))
        page.resize(1024, 700)
        Keys(page).play(until="income")
        settle()
        told = [label for label in stage_of(page).strip.findChildren(Elided) if label.isVisible()]
        assert any(label.text().endswith(" / 4") for label in told), [it.text() for it in told]
        assert not [label.text() for label in told if label.is_cut]
    finally:
        style().set(scale=1)
        language().set("en")
