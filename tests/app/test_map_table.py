"""The map game through the real widgets: whole games, secrets, and what the map tells."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from carcqt.app.games.expedition.hand import ExpeditionHand
from carcqt.app.games.expedition.income import CardState
from carcqt.app.games.expedition.rounds import missions_of
from carcqt.app.games.expedition.stage import ExpeditionStage
from carcqt.app.games.expedition.strip import FULL, SLIM, MissionArea
from carcqt.app.table.map.villages import village_name
from carcqt.app.table.page import TablePage
from carcqt.app.table.tips import Tip
from carcqt.art.drawings.pieces import piece
from carcqt.content.scenarios import Scenario
from carcqt.content.tables import Aids, Undo
from carcqt.play.log import LogModel
from carcqt.players import PLAYERS
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition.events import Built, Shown
from carcqt.rules.games.expedition.facts import BUILD
from carcqt.rules.games.expedition.moves import Block, Build, Choose, Hire, Keep
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.moves import Move
from carcqt.search.limits import Limits
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.labels import Elided
from tests.app.hands import Sit, table_of

GAME = Expedition.description.game
LEFT = Qt.MouseButton.LeftButton


def stage_of(page: TablePage) -> ExpeditionStage:
    assert isinstance(page.stage, ExpeditionStage)
    return page.stage


def hand_of(page: TablePage) -> ExpeditionHand:
    assert isinstance(page.hand, ExpeditionHand)
    return page.hand


def game_of(page: TablePage) -> ExpeditionState:
    game = page.session.game
    assert isinstance(game, ExpeditionState)
    return game


def focus_of(page: TablePage) -> Move | None:
    return page.decision.focus


def viewer_of(page: TablePage) -> int | None:
    return page.session.viewer


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
        # What has been done away with is only gone then.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Traveller:
    """Plays for all: computers by chance, persons through the widgets."""

    def __init__(self, page: TablePage, seed: int = 1) -> None:
        self.page, self.rng = page, Random(seed)
        page.session.pause()

    def play(self, until: str = "", rounds: int = 99) -> None:
        """To the end, or until somebody is to decide something."""
        session, game = self.page.session, game_of(self.page)
        while not game.is_over and len(game.gone) < rounds:
            if until == game.phase and session.is_persons_turn:
                return
            before = len(session.moments)
            if session.is_persons_turn:
                self.decide()
            else:
                session.play(self.rng.choice(list(game.legal_moves)))
            settle()
            assert len(session.moments) == before + 1, game.phase

    def decide(self) -> None:
        raise NotImplementedError

    @property
    def rests(self) -> bool:
        return self.page.decision.idle is not None and self.rng.random() < 0.35


class Mouse(Traveller):
    def decide(self) -> None:
        page, hand, stage = self.page, hand_of(self.page), stage_of(self.page)
        if page.curtain.isVisible():
            assert page.curtain.button is not None
            QTest.mouseClick(page.curtain.button, LEFT)
            settle()
        decision, phase = page.decision, game_of(page).phase
        if self.rests or not decision.options:
            button = hand.offer.skip if phase == "offer" else hand.build.skip
            QTest.mouseClick(button, LEFT)
            return
        move = self.rng.choice(decision.options)
        match move:
            case Build(village) | Block(village):
                stage.kind = type(move)
                at = stage.map.village_to_widget(village)
                QTest.mouseClick(stage.map.viewport(), LEFT, pos=at)
                assert focus_of(page) == move
                if self.rng.random() < 0.5:
                    QTest.mouseClick(hand.build.do, LEFT)
                else:
                    QTest.mouseClick(stage.map.viewport(), LEFT, pos=at)
            case Choose(card):
                self.click_card(card)
                assert focus_of(page) == move
                QTest.mouseClick(hand.card.do, LEFT)
            case Keep(number):
                QTest.mouseClick(hand.missions.cards[number - 1], LEFT)
                QTest.mouseClick(hand.missions.do, LEFT)
            case Hire(species):
                QTest.mouseClick(hand.offer.buttons[species], LEFT)
                QTest.mouseClick(hand.offer.do, LEFT)

    def click_card(self, value: int) -> None:
        cards = stage_of(self.page).strip.cards
        QTest.mouseClick(next(card for card in cards if card.face.value == value), LEFT)


class Keys(Traveller):
    def decide(self) -> None:
        page = self.page
        if page.curtain.isVisible():
            assert page.curtain.hasFocus()
            QTest.keyClick(page.curtain, Qt.Key.Key_Space)
            settle()
        decision = page.decision
        if self.rests or not decision.options:
            QTest.keyClick(page, Qt.Key.Key_Space)
            return
        assert focus_of(page) is None
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        for _ in range(self.rng.randrange(1, 6)):
            QTest.keyClick(page, self.rng.choice((*arrows, Qt.Key.Key_Tab)))
        if isinstance(focus_of(page), Build | Block):
            QTest.keyClick(page, self.rng.choice((Qt.Key.Key_1, Qt.Key.Key_2)))
        assert focus_of(page) in decision.options
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_each_income_card_has_its_key(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=3))
    Keys(page).play(until="income")
    if page.curtain.isVisible():
        QTest.keyClick(page.curtain, Qt.Key.Key_Space)
    settle()
    for value in range(7):
        QTest.keyClick(page, Qt.Key(Qt.Key.Key_0 + value))
        assert focus_of(page) == Choose(value)


def picture(page: QWidget) -> QImage:
    settle()
    return page.grab().toImage()


def words(page: QWidget) -> list[str]:
    """All that can be read or heard in a window."""
    found = []
    for widget in (page, *page.findChildren(QWidget)):
        found += [widget.accessibleName(), widget.toolTip()]
        if isinstance(widget, QLabel | QPushButton):
            found.append(widget.text())
    return found


ALL = 18
WHOLE = pytest.param(ALL, marks=pytest.mark.long)


@pytest.mark.parametrize("hands", [Mouse, Keys])
@pytest.mark.parametrize("persons", [1, 2])
@pytest.mark.parametrize("rounds", [3, WHOLE])
def test_a_game(hands: type[Traveller], persons: int, rounds: int, sit: Sit) -> None:
    page = sit(table_of(GAME, persons=persons, computers=3 - persons))
    hands(page).play(rounds=rounds)
    assert page.session.is_over == (rounds == ALL)
    saved = Scenario.load(page.session.path)
    replayed = saved.start()
    for _ in saved.play(replayed):
        pass
    assert replayed.position() == page.session.game.position()


@pytest.mark.parametrize("hands", [Mouse, Keys])
@pytest.mark.parametrize("rounds", [4, WHOLE])
def test_a_game_of_two_with_missions_to_keep_and_neutral_tents(
    hands: type[Traveller], rounds: int, sit: Sit
) -> None:
    page = sit(table_of(GAME, persons=2))
    hands(page, seed=4).play(rounds=rounds)
    assert page.session.is_over == (rounds == ALL)
    moves = {type(moment.move) for moment in page.session.moments}
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


def test_a_lone_person_never_sees_the_curtain(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=1, computers=2))
    seen = []
    page.session.changed.connect(lambda: seen.append(page.curtain.isVisible()))
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
        assert page.session.table.seats[seat].name in page.curtain.accessibleName()
        done = [text for text in words(page.curtain) if text == "has chosen"]
        assert len(done) == seat
        before = game.event
        Mouse(page).decide()
        settle()
    assert page.session.moments[-1].is_final
    assert game.order or game.event != before
    assert page.curtain.isVisible() == (game.phase == "income")


def test_the_keys_of_the_table_do_nothing_behind_the_curtain(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=2))
    before = len(page.session.moments)
    assert page.curtain.hasFocus()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_L, Qt.Key.Key_M, Qt.Key.Key_H):
        QTest.keyClick(page.curtain, key)
    assert page.curtain.isVisible()
    assert page.curtain.hasFocus()
    assert not page.drawer.isVisible()
    assert len(page.session.moments) == before


def _skip_builds(page: TablePage) -> None:
    """Until a whole round has gone by, from cards to cards, without anybody being asked."""
    session, game, rng, player = page.session, game_of(page), Random(2), PLAYERS["greedy"]
    session.pause()
    while True:
        number = len(game.gone)
        view = partial(game.seen_by, game.to_move)
        session.play(*player.choose(game.legal_moves, view, rng, Limits()))
        shown = any(isinstance(event, Shown) for event in session.moments[-1].events)
        if shown and number and len(game.gone) > number:
            return


def test_the_curtain_tells_what_has_happened_since_one_last_decided(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=3))
    assert not page.curtain.news
    _skip_builds(page)
    settle()
    news = [line.text for line in page.curtain.news]
    assert sum("shows card" in line for line in news) == 3
    assert sum(" gets " in line for line in news) == 3
    assert news[-1].startswith(f"Round {len(game_of(page).gone) + 1}:")
    read = [label.text() for label in page.curtain.findChildren(QLabel) if label.isVisible()]
    assert [text for text in read if text in news] == news
    assert news[-1] in page.curtain.accessibleDescription()


def test_whoever_decided_long_ago_is_told_no_more_than_the_table_has_seen(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=3))
    Keys(page, seed=2).play(until="income", rounds=3)
    page.session.peek(game_of(page).to_move)
    told = LogModel(page.session, language().translate, for_table=True)
    lines = [str(told.index(row).data()) for row in range(told.rowCount())]
    news = [line.text for line in page.curtain.news]
    assert news
    assert news == lines[-len(news) :]


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("code", ["en", "fr"])
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


def test_the_mission_is_seen_only_by_who_looks_and_until_the_next_move(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=2, computers=1))
    Mouse(page).play(until="build")
    stage, game = stage_of(page), game_of(page)
    villages = [
        village_name(page.session, village)
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
    (area,) = (one for one in stage.findChildren(MissionArea) if one.isVisible())
    area.pointed.emit(True)
    lit = set(stage.map.glowing)
    (mission,) = missions_of(page.session, stage.seat)
    assert lit == set(stage.game.villages_of(mission))
    area.pointed.emit(False)
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
    assert hand.build.do.text() == "Show a village"
    at = stage.map.village_to_widget("rosaria")
    QTest.mouseClick(stage.map.viewport(), LEFT, pos=at)
    assert focus_of(page) == Build("rosaria")
    assert hand.build.name.text() == "Rosaria"
    assert not page.session.moments
    QTest.mouseClick(stage.map.viewport(), LEFT, pos=at)
    assert page.session.moments[-1].move == Build("rosaria")


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
    before = page.session.game.position()
    move = next(move for move in page.decision.options if isinstance(move, Build))
    page.session.play(move)
    QTest.mouseClick(page.top.undo_button, LEFT)
    assert page.session.game.position() == before
    assert move in page.decision.options


@pytest.mark.parametrize("code", ["en", "fr"])
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
                assert not problems(page), (phase, size)
                assert not any(one.is_cut for one in piles), (phase, size)
                assert page.size().toTuple() == size, phase
    finally:
        language().set("en")


def test_another_language_reaches_all_that_is_shown(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=2, computers=1))
    Keys(page).play(until="income")
    settle()
    english = page.log.index(page.log.rowCount() - 1).data()
    language().set("fr")
    try:
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        settle()
        assert page.log.index(page.log.rowCount() - 1).data() != english
        Keys(page).play(until="offer")
        species = {one.toolTip() for one in hand_of(page).offer.buttons.values()}
        assert "orchidées" in species
        assert "orchids" not in species
    finally:
        language().set("en")


def test_points_fly_from_the_village_and_the_log_lights_it(sit: Sit) -> None:
    page = sit(table_of(GAME, persons=1, computers=2))
    stage = stage_of(page)
    Keys(page).play(until="build")
    spot = next(
        event.spot
        for moment in page.session.moments
        for event in moment.events
        if isinstance(event, Built)
    )
    at = stage.place_of(spot)
    assert stage.overlay_room().contains(at)
    assert stage.map.village_at(QPoint(at)) == spot.zone
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
        assert not page.session.is_persons_turn
        seen.append((picture(page), words(page)))
    assert seen[0] == seen[1]


def test_a_hint_may_be_to_do_nothing(sit: Sit) -> None:
    page = sit(table_of(GAME, 3))
    Keys(page).play(until=BUILD)
    idle = page.decision.idle
    page.decision.focus_on(idle)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.session.moments[-1].move == idle
