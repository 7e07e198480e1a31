"""The page of an analysis: what was found is shown, gone to, and played on from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from carcqt.app.review.analysis import AnalysisPage
from carcqt.app.review.moments import MomentRow
from carcqt.board.advised import AdvisedItem, AdvisedLabel, AdvisedTurn
from carcqt.board.shown import ShownBoard
from carcqt.board.state import BoardTile
from carcqt.play.analysing.analysis import Analysis, MomentKind
from carcqt.play.analysing.analysis_file import write_analysis
from carcqt.play.session import Session
from carcqt.players.analysis import AnalysedTurn
from carcqt.players.facts import Effect, Fact, RegionChanged, RegionClaimed
from carcqt.players.selecting import Hint
from carcqt.rules.game import Turn
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay
from carcqt.ui.language import seats_at
from carcqt.ui.layout_check import problems
from tests.players.hinted import standing
from tests.pointer import point_at, point_away
from tests.studios import SketchStudio


def hinted(turn: Turn, seat: int, fact: Fact) -> Hint:
    return Hint(turn, seat, (fact,), round(fact.points))


@pytest.fixture
def page(hunt: Session, studio: SketchStudio) -> Iterator[AnalysisPage]:
    """Of a game whose analysis lies beside it: a mistake, a good move, and luck."""
    turns, number = list[AnalysedTurn](), 0
    moments, players = hunt.table.moments, hunt.table.game.players
    while number < len(moments):
        end = number + 1
        while end < len(moments) and not moments[end - 1].is_final:
            end += 1
        made = tuple(moment.move for moment in moments[number:end])
        seat, count = moments[number].seat, len(turns)
        claimed = RegionClaimed(
            seat=seat, points=4, kind="forest", after=standing(), piece="member"
        )
        grown = RegionChanged(
            seat=seat, points=1, kind="river", after=standing(), effects=(Effect.GROWS,)
        )
        best = hinted(made, seat, claimed)
        loss, gain, luck = {3: (6, 0, 0), 7: (0, 5, 0), 12: (0, 0, 4)}.get(count, (0, 0, 0))
        chances, values = (1 / players,) * players, (5.0,) * players
        own = hinted(made, seat, grown) if loss else None
        verdict = (loss, gain, luck, 0.1, best, 0.0, own)
        turns.append(AnalysedTurn(number, end - number, seat, chances, values, *verdict))
        number = end
    analysis = Analysis(tuple(turns), players, True)
    write_analysis(hunt.path, analysis, [moment.move for moment in moments])
    made_page = AnalysisPage(hunt, studio)
    made_page.resize(1366, 860)
    made_page.show()
    QApplication.processEvents()
    yield made_page
    made_page.analyst.close()
    made_page.close()
    made_page.deleteLater()
    QApplication.processEvents()


def test_moments_are_shown_and_the_first_is_open(page: AnalysisPage) -> None:
    assert page.open is not None
    assert page.playback.number == page.open.turn.end
    assert len(page.area.findChildren(MomentRow)) == 3
    assert page.primary() is not None
    assert not page.work.isVisible()
    assert not problems(page)


def test_the_opened_moment_has_room_for_its_whole_title(page: AnalysisPage) -> None:
    line = page.area.findChildren(MomentRow)[0].line
    long = replace(
        line, title="Takes over a river network and completes a forest in Maximilianstadt"
    )
    brief = replace(line, title="Extend a river")
    short, row, closed = MomentRow(brief, whole=True), MomentRow(long, whole=True), MomentRow(long)
    heights = [row.heightForWidth(width) for width in (1000, 300, 200)]
    assert heights[0] == short.heightForWidth(300)
    assert heights == sorted(set(heights))
    assert not closed.hasHeightForWidth()


def test_the_chance_after_a_mistake_is_told_with_the_one_that_there_was(
    page: AnalysisPage,
) -> None:
    """A name goes where there is no room for all."""
    assert page.open is not None
    turn = page.open.turn
    named = seats_at(page.session.table.setup)[turn.seat].name
    assert page.chance.text() == f"{named}: 33%"
    hoped = replace(turn, hope=0.72)
    assert page._chance(hoped) == f"33% instead of 72% · {named}"
    page.chance.setText(page._chance(hoped))
    page.chance.resize(page.chance.sizeHint().width() - 10, page.chance.height())
    assert page.chance.shown == "33% instead of 72%"


def test_a_mistake_tells_what_was_played_and_what_was_better(page: AnalysisPage) -> None:
    assert page.open is not None
    assert page.open.kind is MomentKind.MISTAKE
    first, good, _ = page.area.findChildren(MomentRow)
    assert page.open.turn.own is not None
    name = seats_at(page.session.table.setup)[page.open.turn.seat].name
    assert first.line.title == f"Extend {name}’s river"
    lost, played, better = first.line.texts
    assert lost == "About 6 points less than the best move."
    assert played.startswith("Played: ")
    claim = "place a gatherer in the forest: at least 4 points once complete"
    assert better.startswith(f"Better to {claim}. The forest is {name}’s: at least 4 points")
    assert good.line.title == "Place a gatherer in the forest"


def test_keys_go_from_moment_to_moment(page: AnalysisPage) -> None:
    first = page.open
    QTest.keyClick(page, Qt.Key.Key_Down)
    assert page.open is not None
    assert page.open != first
    assert page.playback.number == page.open.turn.end
    QTest.keyClick(page, Qt.Key.Key_Up)
    assert page.open == first
    here = page.playback.number
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.playback.number > here


def test_one_can_play_on_from_before_the_turn(page: AnalysisPage) -> None:
    got = list[Session]()
    page.branched.connect(got.append)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.open is not None
    assert [len(session.table.moments) for session in got] == [page.open.turn.number]
    got[0].close()


def shown_kinds(page: AnalysisPage) -> list[MomentKind]:
    # Those before are still to be deleted.
    rows = page.area.findChildren(MomentRow)
    return [row.line.moment.kind for row in rows if row.isVisible()]


def test_only_a_kind_can_be_shown(page: AnalysisPage) -> None:
    assert shown_kinds(page) == list(MomentKind)
    for place, kind in enumerate(MomentKind, 1):
        page.which.findChildren(QAbstractButton)[place].click()
        QApplication.processEvents()
        assert shown_kinds(page) == [kind]
        QTest.keyClick(page, Qt.Key.Key_Down)
        assert page.open is not None
        assert page.open.kind is kind
    page.which.findChildren(QAbstractButton)[0].click()
    QApplication.processEvents()
    assert shown_kinds(page) == list(MomentKind)


def lit(page: AnalysisPage) -> list[AdvisedTurn]:
    items = page.stage.view.scene().items()
    return [item._turn for item in items if isinstance(item, AdvisedItem)]


def test_the_board_shows_where_a_moment_is_that_the_pointer_is_on(page: AnalysisPage) -> None:
    number, before = page.playback.number, lit(page)
    row = next(row for row in page.area.findChildren(MomentRow) if row.line.moment != page.open)
    made = page.analyst.moves[row.line.moment.turn.number]
    assert isinstance(made, Lay)
    point_at(row)
    (more,) = (turn for turn in lit(page) if turn not in before)
    assert more.label == row.line.when
    assert more.tile is not None
    assert more.tile.square == made.square
    assert not more.is_laid
    point_away(row)
    assert lit(page) == before
    assert page.playback.number == number


@pytest.mark.parametrize("size", [(1024, 700), (1366, 860)])
def test_it_fits(size: tuple[int, int], page: AnalysisPage) -> None:
    page.resize(*size)
    QApplication.processEvents()
    assert not problems(page)


def test_esc_closes_it(page: AnalysisPage) -> None:
    told = list[bool]()
    page.closed.connect(lambda: told.append(True))
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert told == [True]


def test_no_label_lies_on_another_tile(page: AnalysisPage) -> None:
    board = page.stage.view
    assert isinstance(board, ShownBoard)
    tile = page.session.table.game.material.tiles[0]
    for made, better, below in ((50, 51, (False, True)), (51, 50, (True, False))):
        board.set_advised(
            [
                AdvisedTurn("played", tile=BoardTile(tile, Square(40, made)), is_laid=True),
                AdvisedTurn("better", tile=BoardTile(tile, Square(40, better))),
            ]
        )
        items = board.scene().items()
        labels = {item._turn.label: item for item in items if isinstance(item, AdvisedLabel)}
        assert (labels["played"].is_below, labels["better"].is_below) == below
