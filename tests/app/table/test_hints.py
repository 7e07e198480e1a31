"""Hints over the board: three turns to compare, by mouse and by keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.app.games import game_table
from carcqt.app.table.hintcard import HintLine, HintTexts
from carcqt.app.table.map.stage import MapStage
from carcqt.app.table.page import TablePage
from carcqt.app.table.stage import StageTurn
from carcqt.app.table.tiles.hand import TileHand
from carcqt.app.table.tiles.stage import BoardStage
from carcqt.art.studio.studio import Studio
from carcqt.board.advised import AdvisedItem, AdvisedLabel, AdvisedPath, AdvisedTurn
from carcqt.board.tool import UNIT
from carcqt.content.tables import Aids
from carcqt.play.counsel import Counsel, CounselState
from carcqt.players.facts import Fact, PointsNow
from carcqt.players.games.expedition.facts import (
    CampLater,
    CardPays,
    MissionChosen,
    MissionReached,
    NothingToGain,
    SpeciesGained,
)
from carcqt.players.games.expedition.finding import find_facts
from carcqt.players.games.expedition.valuing import ExpeditionEvaluator
from carcqt.players.levels import Level
from carcqt.players.selecting import Hint
from carcqt.rules.games import GAMES
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition.moves import REST, Build, Choose, Keep
from carcqt.rules.geometry import Square
from carcqt.rules.moves import ChooseTile, Lay, Move, Place
from carcqt.ui.layout_check import problems
from carcqt.ui.widgets.buttons import LinkButton
from carcqt.ui.widgets.labels import Label
from carcqt.words.hints.words import Row
from tests.app.hands import Keys, Sit, table_of

WAIT = 30_000


@pytest.fixture(autouse=True)
def _quickly_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown is looked at here, and not how good it is."""
    monkeypatch.setattr(Counsel, "level", Level.MEDIUM)


def asked(page: TablePage, qtbot: QtBot) -> Counsel:
    """H was pressed, and an answer came."""
    QTest.keyClick(page, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: page.hinting.is_given, timeout=WAIT)
    QApplication.processEvents()
    return page.hinting.counsel


def given_three(page: TablePage, qtbot: QtBot) -> Counsel:
    """The same at the next tile for which there are so many good turns."""
    while len((counsel := asked(page, qtbot)).hints) < 3:
        page.hinting.toggle()
        Keys(page).play(1)
        while not page.decision.lays:
            Keys(page).play(1)
    return counsel


@pytest.fixture
def page(sit: Sit) -> TablePage:
    made = sit(table_of("hunters"))
    Keys(made).play(8)
    while not made.decision.lays:
        Keys(made).play(1)
    return made


def test_three_turns_are_numbered_and_one_is_chosen(page: TablePage, qtbot: QtBot) -> None:
    counsel = given_three(page, qtbot)
    card, hand = page.hinting.card, page.hand
    assert card.isVisible()
    assert len(card.rows) == len(counsel.hints) == 3
    assert [row.isChecked() for row in card.rows].index(True) == 0
    assert page.decision.focus == counsel.hints[0].turn[0]
    assert isinstance(hand, TileHand)
    assert hand.lay.lay.text() == "Lay turn 1 here"
    assert page.top.hint_button.isChecked()
    assert not problems(page)


def test_what_was_waited_for_is_told(page: TablePage, qtbot: QtBot) -> None:
    """The log tells of a hint once, and all is shown anew then: who asks again has but the
    answer."""
    hinting = page.hinting
    given_three(page, qtbot)
    hinting.toggle()
    QTest.keyClick(page, Qt.Key.Key_H)
    hinting._patience.timeout.emit()
    hinting._patience.stop()
    assert hinting.card.texts.title == "Looking for good turns…"
    qtbot.waitUntil(lambda: hinting.is_given, timeout=WAIT)
    assert len(hinting.card.texts.lines) == 3
    assert all(row.accessibleName() for row in hinting.card.rows)


def test_no_legal_square_is_covered(page: TablePage, qtbot: QtBot) -> None:
    asked(page, qtbot)
    card = page.hinting.card.body
    assert not any(card.intersects(box) for box in page.stage.choices())


def test_keys_show_a_turn_and_enter_makes_it(page: TablePage, qtbot: QtBot) -> None:
    counsel = given_three(page, qtbot)
    QTest.keyClick(page, Qt.Key.Key_3)
    turn = counsel.hints[2].turn
    assert page.decision.focus == turn[0]
    made = len(page.session.table.moments)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert [moment.move for moment in page.session.table.moments[made:]] == [turn[0]]
    assert not page.hinting.card.isVisible()
    # The rest of the turn is what the next key would do.
    assert page.decision.focus == turn[1]
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.session.table.moments[-1].move == turn[1]


@pytest.mark.parametrize("key", [Qt.Key.Key_H, Qt.Key.Key_Escape])
def test_hints_can_be_hidden(key: Qt.Key, page: TablePage, qtbot: QtBot) -> None:
    asked(page, qtbot)
    QTest.keyClick(page, key)
    assert not page.hinting.card.isVisible()
    assert not page.top.hint_button.isChecked()
    hand = page.hand
    assert isinstance(hand, TileHand)
    assert "1" not in hand.lay.lay.text()


def test_pointing_at_a_turn_shows_it(page: TablePage, qtbot: QtBot) -> None:
    counsel = given_three(page, qtbot)
    stage, card = page.stage, page.hinting.card
    assert isinstance(stage, BoardStage)
    QTest.mouseMove(card.rows[1], QPoint(20, 20))
    QApplication.processEvents()
    assert counsel.chosen == 1
    first = counsel.hints[0].turn[0]
    assert isinstance(first, Lay)
    at = stage.board.square_rect(first.square).center().toPoint()
    QTest.mouseMove(stage.board.viewport(), at)
    QApplication.processEvents()
    assert page.decision.focus is not None


def test_why_opens_three_reasons_and_more_the_others(page: TablePage, qtbot: QtBot) -> None:
    counsel = asked(page, qtbot)
    card, (hint, *_) = page.hinting.card, counsel.hints
    reasons = card.reasons
    assert reasons is not None
    assert not reasons.rows
    # The digit of the turn that is shown asks why.
    QTest.keyClick(page, Qt.Key.Key_1)
    assert card.reasons is not None
    rows = [reason.row for reason in card.reasons.rows]
    assert len(rows) == min(3, len(hint.facts)) > 0
    assert all(row.icon and row.text for row in rows)
    assert not problems(page)
    QTest.keyClick(page, Qt.Key.Key_1)
    assert card.reasons is not None
    assert not card.reasons.rows


def test_a_link_opens_the_other_reasons(page: TablePage) -> None:
    card = page.hinting.card
    rows = tuple(Row(f"Reason {number}", "star", "+1") for number in range(5))
    lines = (HintLine("Close the forest", "+5", rows[:3], rows[3:]),)
    card.show_texts(HintTexts("", lines), strip=False)
    for label, shown in (("Why?", 3), ("More (2)", 5), ("Less", 3), ("Hide the reasons", 0)):
        assert card.reasons is not None
        links = {link.text(): link for link in card.reasons.findChildren(LinkButton)}
        links[label].click()
        assert len(card.reasons.rows) == shown


def test_what_all_share_is_told_where_no_reason_is_left(page: TablePage) -> None:
    card = page.hinting.card
    lines = (
        HintLine("Play card 3", "", ()),
        HintLine("Play card 4", "", (Row("It pays", "coin", ""),)),
    )
    card.show_texts(HintTexts("", lines, "It pays for a camp"), strip=False)
    for number, is_shown in enumerate((True, False)):
        card.choose(number)
        labels = [label.text() for label in card.findChildren(Label) if not label.isHidden()]
        assert ("It pays for a camp" in labels) is is_shown


def test_pointing_at_a_reason_shows_what_it_speaks_of(page: TablePage, qtbot: QtBot) -> None:
    """And the squares that are to be filled, with the hardest of them."""
    hinting, stage = page.hinting, page.stage
    assert isinstance(stage, BoardStage)
    hinting.card.ask_why()
    seen = set[bool]()
    for _ in range(20):
        counsel = asked(page, qtbot)
        for number, hint in enumerate(counsel.hints):
            counsel.choose(number)
            reasons = hinting.card.reasons
            assert reasons is not None
            for which, row in enumerate(reasons.rows[: len(hint.facts)]):
                row.pointed.emit(True)
                glow = hint.facts[which].glow
                wanted = glow.squares if glow else ()
                assert stage.board.wanted == wanted
                seen.add(bool(wanted) and which > 0)
        hinting.toggle()
        assert stage.board.wanted == ()
        if True in seen:
            return
        Keys(page).play(1)
        while not page.decision.lays:
            Keys(page).play(1)
    pytest.fail("no further reason spoke of squares")


def test_no_row_moves_when_another_turn_is_looked_at(page: TablePage, qtbot: QtBot) -> None:
    """The reasons are below all rows: else the pointer would be on another row then."""
    counsel, card = given_three(page, qtbot), page.hinting.card
    card.ask_why()
    QApplication.processEvents()
    places = [row.geometry() for row in card.rows]
    for number in (1, 2, 0):
        counsel.choose(number)
        QApplication.processEvents()
        assert [row.geometry() for row in card.rows] == places


def test_a_small_window_has_a_strip(page: TablePage, qtbot: QtBot) -> None:
    page.resize(1024, 700)
    asked(page, qtbot)
    card = page.hinting.card
    assert card.is_strip
    assert card.geometry().bottom() > page.stage.height() - 30
    assert not page.over.zoom.isVisible()
    assert not problems(page)


def test_a_larger_window_has_a_card(page: TablePage, qtbot: QtBot) -> None:
    page.resize(1024, 700)
    asked(page, qtbot)
    page.resize(1366, 860)
    QApplication.processEvents()
    assert not page.hinting.card.is_strip
    assert page.over.zoom.isVisible()


@pytest.mark.parametrize("size", [(1024, 700), (1366, 860)])
def test_a_tip_never_lies_over_the_hints(
    size: tuple[int, int], page: TablePage, qtbot: QtBot
) -> None:
    page.resize(*size)
    asked(page, qtbot)
    stage, card = page.stage, page.hinting.card
    assert isinstance(stage, BoardStage)
    tried = 0
    for laid in page.session.table.position().laid:
        for zone in stage.deck.tile[laid.tile].zones:
            stage.board.zone_hovered.emit(laid.square, zone.id)
            assert page.over.tips.card is not None
            assert not page.over.tips.card.body.intersects(card.body)
            tried += 1
    assert tried > 10


def test_a_turn_stays_in_sight_where_the_window_becomes_smaller(
    page: TablePage, qtbot: QtBot
) -> None:
    page.resize(1366, 860)
    turn = asked(page, qtbot).hints[0].turn
    stage = page.stage
    box = stage.turn_box(turn)
    assert box is not None
    # Somebody looks at what is above it.
    stage.view.pan(0, stage.height() - 80 - box.bottom())
    assert stage.turn_box(turn) != box
    page.resize(1024, 700)
    qtbot.waitUntil(lambda: not stage.view.is_moving)
    box = stage.turn_box(turn)
    assert box is not None
    assert stage.rect().contains(box)
    assert not page.hinting.card.body.intersects(box)


def test_table_made_again_with_open_hints_shows_whole_board(
    page: TablePage, qtbot: QtBot, studio: Studio
) -> None:
    asked(page, qtbot)
    zoom = page.stage.view.zoom
    again = TablePage(page.session, game_table("hunters"), studio)
    qtbot.addWidget(again)
    again.resize(page.size())
    again.show()
    qtbot.waitUntil(lambda: not again.stage.view.is_moving)
    assert again.hinting.is_given
    assert again.stage.view.zoom == pytest.approx(zoom)
    again.close()


def test_without_hints_there_is_no_bulb(sit: Sit) -> None:
    page = sit(table_of("hunters", aids=Aids(hints=False)))
    assert not page.top.hint_button.isVisible()
    QTest.keyClick(page, Qt.Key.Key_H)
    assert not page.hinting.counsel.is_open


@pytest.mark.parametrize("game", GAMES)
def test_every_game_gives_hints_in_every_phase(game: str, sit: Sit, qtbot: QtBot) -> None:
    page = sit(table_of(game))
    seen = set[str]()
    for _ in range(12):
        page.session.lift_curtain()
        phase = page.session.table.game.phase
        if phase not in seen:
            seen.add(phase)
            counsel = asked(page, qtbot)
            assert counsel.hints[0].turn[0] in page.session.table.legal_moves
            assert page.decision.focus == counsel.hints[0].turn[0]
            assert not problems(page)
        QTest.keyClick(page, Qt.Key.Key_Return)
        QApplication.processEvents()
    assert len(seen) > 1


def test_where_there_is_little_room_only_the_chosen_sentence_is_whole(page: TablePage) -> None:
    card = page.hinting.card
    reason = Row(
        "A reason that takes two or three lines of the card to be told whole", "star", "+1"
    )
    heading = (
        "Place a gatherer in the forest: at least 12 points once complete, "
        "and a bonus tile for whoever closes it"
    )
    lines = tuple(HintLine(heading, "+8", (reason,) * 3, (reason,) * 5) for _ in range(3))
    card.show_texts(HintTexts("", lines), strip=False)
    card.show()
    card.choose(0)
    card.put(QRect(0, 0, 1000, 760))
    QApplication.processEvents()
    whole = card.rows[0].height()
    assert not card.is_tight
    room = QRect(0, 0, 1000, card.height() - 20)
    for chosen in (0, 2):
        card.choose(chosen)
        card.put(room)
        QApplication.processEvents()
        highs = [row.height() for row in card.rows]
        assert highs[chosen] == whole > min(highs)
        # Another choice needs another place.
        assert card.is_tight


def test_a_mission_that_lies_face_down_is_not_told_of(sit: Sit) -> None:
    """The others look at the same screen."""
    page = sit(table_of("expedition"))
    session, hinting = page.session, page.hinting
    seat = session.table.game.to_move
    assert session.table.viewer is None
    hinted(page, Build("tucu"), facts=(SECRET, OPEN))
    assert told(page) == [OPEN]
    assert "mission" not in hinting._lines()[0].heading
    hinted(page, REST, facts=(SECRET,))
    assert told(page) == []
    session.peek(seat)
    hinted(page, Build("tucu"), facts=(SECRET, OPEN))
    assert told(page) == [SECRET, OPEN]
    assert "mission" in hinting._lines()[0].heading


def test_nobody_else_is_told_why_a_mission_is_kept(sit: Sit) -> None:
    page = sit(table_of("expedition"))
    table = page.session.table
    game, keeps = table.game, (Keep(1),)
    assert game.phase == "keep"
    assert isinstance(game, Expedition)
    why = find_facts(game, ExpeditionEvaluator(game), keeps)
    line = hinted(page, *keeps, facts=why)
    assert table.viewer is None
    assert told(page) == []
    assert (line.heading, line.why) == ("Keep this mission", ())
    page.session.peek(game.to_move)
    hinted(page, *keeps, facts=why)
    assert [type(fact) for fact in told(page)] == [MissionChosen]


def test_no_reason_repeats_the_heading(sit: Sit) -> None:
    page = sit(table_of("expedition"))
    seat = page.session.table.game.to_move
    page.session.peek(seat)
    line = hinted(page, Choose(4), facts=(CardPays(seat=seat, silver=8, lost=0), OPEN))
    assert line.heading == "Play card 4: it pays 8 silver"
    assert [row.icon for row in line.why] == ["plus"]
    # A reason that the heading tells as something to do is another sentence.
    line = hinted(page, REST, facts=(OPEN,))
    assert len(line.why) == 1


def test_the_only_turn_has_no_reasons(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    lead = PointsNow(seat=0, points=5, kind="forest", scored=5)
    page.hinting.counsel._asked_at = len(page.session.table.moments)
    lay = next(move for move in page.session.table.legal_moves if isinstance(move, Lay))
    hint = Hint((lay,), 0, (lead,), 5, is_only=True)
    page.hinting.counsel._set(CounselState.GIVEN, (hint,))
    (line,) = page.hinting._lines()
    assert line.heading == "Close the forest: 5 points now"
    assert (line.why, line.more, line.points) == ((), (), "")
    assert page.hinting._note() == ""


def test_that_more_may_be_told_is_said_while_the_mission_lies_face_down(sit: Sit) -> None:
    """Whether or not there is more: else the others would know what is for the mission."""
    page = sit(table_of("expedition"))
    more = "Show your mission for more precise hints."

    def said() -> bool:
        labels = page.hinting.card.findChildren(Label)
        return more in [label.text() for label in labels if not label.isHidden()]

    for facts in ((OPEN,), (OPEN, SECRET)):
        hinted(page, REST, facts=facts)
        assert said()
    page.session.peek(page.session.table.game.to_move)
    hinted(page, REST, facts=(OPEN, SECRET))
    page.hinting.show_card()
    assert not said()


SECRET = MissionReached(seat=0, village="tucu", saved=3, is_secret=True)
OPEN = SpeciesGained(seat=0, species="fish", count=1, kinds=2, more=0, is_last=False)


def told(page: TablePage) -> list[Fact]:
    return [fact for hint in page.hinting.shown() for fact in hint.facts]


def hinted(page: TablePage, *turn: Move, facts: tuple[Fact, ...] = ()) -> HintLine:
    """A hint with this turn is given; what the card says of it."""
    counsel = page.hinting.counsel
    why = facts or (NothingToGain(seat=0),)
    counsel._asked_at = len(page.session.table.moments)
    counsel._set(CounselState.GIVEN, (Hint(turn, 0, why, counts=False),))
    QApplication.processEvents()
    (line,) = page.hinting._lines()
    return line


def test_what_a_hint_advises_stays_what_enter_does(sit: Sit) -> None:
    """Whatever is shown anew meanwhile: a mission was looked at, another language was chosen."""
    page = sit(table_of("expedition"))
    while page.session.table.game.phase != "build" or not page.decision.options:
        page.session.lift_curtain()
        page.session.play(page.session.table.legal_moves[0])
        QApplication.processEvents()
    assert hinted(page, REST).heading == "End your turn: there is nothing to gain now"
    for change in (page.refresh, lambda: page.session.peek(page.session.table.game.to_move)):
        change()
        QApplication.processEvents()
        assert page.decision.focus == REST
        assert page.hinting.counsel.chosen == 0
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.session.table.moments[-1].move == REST


def test_the_village_that_a_hint_saves_for_glows(sit: Sit) -> None:
    """Not where the mission alone leads, as long as it lies face down."""
    page = sit(table_of("expedition"))
    while page.session.table.game.phase != "build" or not page.decision.options:
        page.session.lift_curtain()
        page.session.play(page.session.table.legal_moves[0])
        QApplication.processEvents()
    stage = page.stage
    assert isinstance(stage, MapStage)
    quiet = NothingToGain(seat=0)
    saves = CampLater(seat=0, village="tucu", gold=2, rounds=1)
    hinted(page, REST, facts=(quiet, saves))
    assert list(stage.map.glowing) == ["tucu"]
    hinted(page, REST, facts=(quiet, replace(saves, is_secret=True)))
    assert not list(stage.map.glowing)


def test_a_tent_is_drawn_with_its_way(sit: Sit) -> None:
    page = sit(table_of("goldrush"))
    stage, game = page.stage, page.session.table.game
    assert isinstance(stage, BoardStage)
    start = game.position().laid[0].square
    moves = (Lay("G01", Square(9, 9), 0), Place("tent", start, "m0"))
    stage.show_turns([StageTurn(moves, "1", "+2", is_chosen=True)])
    items = stage.board.scene().items()
    (path,) = [item for item in items if isinstance(item, AdvisedPath)]
    assert stage.board.part_of([start]).contains(path.target.center())
    assert sum(isinstance(item, AdvisedLabel) for item in items) == 2


def test_of_several_only_the_turn_that_is_looked_at_has_an_arrow(sit: Sit) -> None:
    """The steps of a line, and two that are compared, have one each."""
    page = sit(table_of("goldrush"))
    stage = page.stage
    assert isinstance(stage, BoardStage)
    square = page.session.table.game.position().laid[0].square
    for labels, chosen, arrows in (
        (("1", "2"), 0, 1), (("1", "2"), None, 2), (("played", "better"), 0, 2)
    ):  # fmt: skip
        moved = (square, "p1"), (square, "m0")
        stage.board.set_advised(
            [
                AdvisedTurn(label, piece="tent", is_chosen=number == chosen, moved=moved)
                for number, label in enumerate(labels)
            ]
        )
        items = stage.board.scene().items()
        paths = [item for item in items if isinstance(item, AdvisedPath)]
        assert len(paths) == 2
        assert sum(path.box != path.target for path in paths) == arrows


def test_a_double_tile_is_drawn_below_with_its_piece_on_it(sit: Sit) -> None:
    page = sit(table_of("amazon"))
    stage = page.stage
    assert isinstance(stage, BoardStage)
    first, double = Lay("C02", Square(0, 6), 2), Lay("D01", Square(0, 7), 2)
    place = Place("camp", Square(0, 7), "j0")
    turn = (first, ChooseTile("D01"), double, place)
    stage.show_turns([StageTurn(turn, "1", "+2", is_chosen=True)])
    tiles = [item for item in stage.board.scene().items() if isinstance(item, AdvisedItem)]
    assert {(item.box.top(), item.box.height()): item.has_piece for item in tiles} == {
        (6 * UNIT, UNIT): False,
        (7 * UNIT, 2 * UNIT): True,
    }


def test_all_turns_are_in_sight(page: TablePage, qtbot: QtBot) -> None:
    stage = page.stage
    assert isinstance(stage, BoardStage)
    # Somebody looked at a part far from all of them.
    stage.board.show_rect(QRectF(30 * UNIT, 30 * UNIT, UNIT, UNIT))
    counsel = asked(page, qtbot)
    for hint in counsel.hints:
        first = hint.turn[0]
        assert isinstance(first, Lay)
        x, y = first.square
        assert stage.board.is_in_sight(QRectF(x * UNIT, y * UNIT, UNIT, UNIT))
