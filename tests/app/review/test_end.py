"""The end page and the final scoring step by step, with real widgets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from carcqt.app.review.end import EndPage
from carcqt.app.review.final_scoring import FinalScoringPage, RunningTotal, StepCard
from carcqt.app.table.tips import Tip
from carcqt.content.tables import LONGEST_NAME, Seat, SeatKind
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.play.summary import Summary
from carcqt.rules.games import GAMES
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.chart import Axis
from carcqt.ui.widgets.choices import Segment
from tests.app.endgames import played
from tests.app.pages import in_window, page_of
from tests.studios import SketchStudio

LEFT = Qt.MouseButton.LeftButton
SIZES = [(1024, 700), (1366, 860), (1920, 1080)]


@pytest.fixture(params=[*GAMES])
def session(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Session]:
    made = played(request.param, tmp_path)
    yield made
    made.close()


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    style().set(mode="light", scale=1.0)
    language().set("en")


def shown(qtbot: QtBot, page: EndPage | FinalScoringPage, size: tuple[int, int]) -> None:
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.setFocus()
    qtbot.wait(1)


def test_the_table_shows_what_the_rules_counted(
    session: Session, studio: SketchStudio, qtbot: QtBot
) -> None:
    page = EndPage(session, studio)
    shown(qtbot, page, (1366, 860))
    order, table = page.summary.ranking, page.sources
    assert [label.text() for label in table.totals] == [
        str(session.table.game.scores[seat]).replace("-", "−") for seat in order
    ]
    for (_, scores), cells in zip(page.summary.sources, table.cells, strict=True):
        texts = [str(scores[seat]).replace("-", "−") if scores[seat] else "–" for seat in order]
        assert [cell.text for cell in cells] == texts
    winner = session.table.setup.seats[session.table.game.winners[0]].name
    assert winner in page.hero.title.text()


def test_shares_are_of_what_each_has_gained(
    hunt: Session, studio: SketchStudio, qtbot: QtBot
) -> None:
    page = EndPage(hunt, studio)
    shown(qtbot, page, (1366, 860))
    qtbot.mouseClick(page.sources.which.findChildren(Segment)[-1], LEFT)
    assert page.sources.shows_shares
    for column in range(len(hunt.table.setup.seats)):
        texts = [cells[column].text.strip("%\u202f ") for cells in page.sources.cells]
        assert abs(sum(int(text) for text in texts if text != "–") - 100) <= len(texts)


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_place(
    session: Session, studio: SketchStudio, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    style().set(scale=scale)
    page = EndPage(session, studio)
    shown(qtbot, page, size)
    assert page.minimumSizeHint().width() <= size[0]
    if scale == 1.0:
        assert problems(page) == []
        if page.turning is not None:
            assert page.decisive.visibleRegion().boundingRect() == page.decisive.rect()


def test_buttons_and_keys(hunt: Session, studio: SketchStudio, qtbot: QtBot) -> None:
    page = EndPage(hunt, studio)
    shown(qtbot, page, (1366, 860))
    swing = page.turning
    assert swing is not None
    for button, signal in (
        (page.again_button, page.again),
        (page.home_button, page.home),
        (page.step_button, page.step_through),
        (page.saves_button, page.saves),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, LEFT)
    wanted: list[tuple[QWidget, int]] = [
        (page.replay_button, 0),
        (page.decisive.go, swing.number),
        (page.hero.picture, len(hunt.table.moments)),
    ]
    for widget, number in wanted:
        with qtbot.waitSignal(page.replay) as caught:
            qtbot.mouseClick(widget, LEFT)
        assert caught.args == [number]
    for key, signal in (
        (Qt.Key.Key_Return, page.again),
        (Qt.Key.Key_Escape, page.home),
        (Qt.Key.Key_S, page.step_through),
        (Qt.Key.Key_R, page.replay),
    ):
        with qtbot.waitSignal(signal):
            qtbot.keyClick(page, key)


def test_the_chart_has_room_for_what_each_begins_with(
    hunt: Session, studio: SketchStudio, qtbot: QtBot
) -> None:
    page = EndPage(hunt, studio)
    shown(qtbot, page, (1366, 860))
    page.chart._summary = replace(page.summary, begun_with=(-12,) * len(hunt.table.setup.seats))
    assert page.chart._axis().low <= -12


def test_the_chart_tells_the_scores_of_each_turn(
    hunt: Session, studio: SketchStudio, qtbot: QtBot
) -> None:
    page = EndPage(hunt, studio)
    shown(qtbot, page, (1366, 860))
    chart = page.chart
    last = {moment.turn: moment.scores_after for moment in hunt.table.moments[:-1]}
    for turn in range(1, page.summary.turns):
        assert chart.scores_after(turn) == last[turn]
    qtbot.mouseMove(chart, QPoint(chart.width() // 2, chart.height() // 2))
    qtbot.wait(1)
    assert chart.looked_at is not None
    assert 0 < chart.looked_at < page.summary.turns
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_End)
    assert chart.scores_after(chart.looked_at) == tuple(hunt.table.game.scores)
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert chart.looked_at == page.summary.turns
    for seat, score in zip(hunt.table.setup.seats, page.summary.before_final, strict=True):
        assert f"{seat.name} {score}" in chart.accessibleDescription()


@pytest.mark.parametrize(("low", "high"), [(0, 118), (-12, 3), (0, 0), (0, 7), (-1, 460)])
def test_axes_are_round(low: int, high: int) -> None:
    axis = Axis.of(low, high, 4)
    assert axis.low <= low
    assert axis.high >= high
    assert 0 in axis.marks
    assert 2 <= len(axis.marks) <= 6


def test_another_language_reaches_everything(
    hunt: Session, studio: SketchStudio, qtbot: QtBot
) -> None:
    window = in_window(qtbot, lambda: EndPage(hunt, studio))
    page = page_of(window, EndPage)
    name = page.sources.names[0].title
    page.sources.which.findChildren(Segment)[1].click()
    language().set("fr")
    other = page_of(window, EndPage)
    assert other.sources.names[0].title != name
    assert other.sources.shows_shares


def test_a_game_that_was_ended_early(tmp_path: Path, studio: SketchStudio, qtbot: QtBot) -> None:
    for game in GAMES:
        session = played(game, tmp_path, moves=9)
        session.end_early()
        page = EndPage(session, studio)
        shown(qtbot, page, (1024, 700))
        assert page.bar.subtitle.text().startswith("Ended early")
        assert "ended early" in page.hero.text.text()
        steps = FinalScoringPage(session, studio)
        shown(qtbot, steps, (1024, 700))
        session.close()


def test_the_final_scoring_goes_from_the_last_move_to_the_result(
    session: Session, studio: SketchStudio, qtbot: QtBot
) -> None:
    page = FinalScoringPage(session, studio)
    shown(qtbot, page, (1366, 860))
    summary = Summary.of(session.table.game, session.table.moments)
    totals = [standing.total for standing in page.standings]
    assert totals == list(summary.before_final)
    place = page.next_button.y()
    for number, step in enumerate(page.steps, 1):
        key = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Right)[number % 3]
        qtbot.keyClick(page, key)
        assert page.number == number
        assert [standing.total for standing in page.standings] == list(step.scores)
        for seat, standing in enumerate(page.standings):
            assert standing.gain == (step.points if seat in step.seats else 0)
        if step.seats:
            assert page.card.source.text()
            assert page.card.breakdown.text()
    assert [standing.total for standing in page.standings] == session.table.game.scores
    QApplication.processEvents()
    assert not page.skip_button.isVisible()
    assert page.next_button.y() == place
    if page.steps:
        # Wherever the focus is.
        qtbot.keyClick(page.back_button, Qt.Key.Key_Left)
        assert page.number == len(page.steps) - 1
        qtbot.mouseClick(page.next_button, LEFT)
    with qtbot.waitSignal(page.closed):
        qtbot.mouseClick(page.next_button, LEFT)


def test_each_step_lights_its_region(hunt: Session, studio: SketchStudio, qtbot: QtBot) -> None:
    page = FinalScoringPage(hunt, studio)
    shown(qtbot, page, (1366, 860))
    asked = []
    page.stage.board.set_glow = lambda zones, colour=None: asked.append(list(zones))  # type: ignore[attr-defined]
    for step in page.steps:
        page.next()
        if step.spot is not None:
            assert (step.spot.square, step.spot.zone) in asked[-1]
    networks = [step for step in page.steps if step.source == "network" and step.points]
    assert networks


def test_each_step_of_a_long_river_comes_into_sight(
    tmp_path: Path, studio: SketchStudio, qtbot: QtBot
) -> None:
    session = played("amazon", tmp_path)
    page = FinalScoringPage(session, studio)
    page.stage.view.reduced_motion = True
    shown(qtbot, page, (1024, 700))
    view, room = page.stage.view, page.stage.rect()
    assert view.zoom < 0.5
    for step in page.steps:
        page.next()
        if step.spot is None:
            assert view.zoom < 0.5
        else:
            assert room.contains(page.stage.place_of(step.spot))
            assert view.zoom > 0.5
    session.close()


def test_a_step_takes_away_what_was_told_of_another_region(
    hunt: Session, studio: SketchStudio, qtbot: QtBot
) -> None:
    page = FinalScoringPage(hunt, studio)
    shown(qtbot, page, (1366, 860))
    page.stage.show_tip(Tip("Forest", "3 tiles"), QRect(0, 0, 40, 40))
    assert page.over.tips.card is not None
    page.next()
    assert page.over.tips.card is None


def test_the_final_scoring_can_be_left(hunt: Session, studio: SketchStudio, qtbot: QtBot) -> None:
    page = FinalScoringPage(hunt, studio)
    shown(qtbot, page, (1024, 700))
    assert problems(page) == []
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.closed):
        qtbot.mouseClick(page.skip_button, LEFT)


def test_the_longest_name_has_its_place_in_the_final_scoring(qtbot: QtBot) -> None:
    card = StepCard((Seat("W" * LONGEST_NAME, 0),))
    qtbot.addWidget(card)
    card.show_text("W" * LONGEST_NAME)
    assert card.minimumSizeHint().width() <= 256
    card.resize(256, 200)
    card.show()
    assert card.names.height() >= 2 * card.names.fontMetrics().height()


def test_names_with_hyphens_fit_and_a_cut_one_is_whole_in_its_tip(qtbot: QtBot) -> None:
    style().set(scale=1.25)
    card = StepCard((Seat("Wilhelmina-Maria-Augusta", 3),))
    qtbot.addWidget(card)
    card._say("Wilhelmina-Maria-Augusta")
    assert card.minimumSizeHint().width() < style().px(230)
    total = RunningTotal(Seat("Wilhelmina-Maria-Augusta", 3))
    qtbot.addWidget(total)
    total.show()
    total.show_total(58, 3, True)
    total.resize(300, 50)
    assert "Augusta" in total.toolTip()
    total.resize(900, 50)
    assert total.toolTip() == ""


def test_the_small_picture_shows_the_whole_board(
    session: Session, studio: SketchStudio, qtbot: QtBot
) -> None:
    page = EndPage(session, studio)
    shown(qtbot, page, (1366, 860))
    page.settle()
    if GAMES[session.table.setup.game].description.material == "map":
        return
    page.hero.picture.clearFocus()
    image = page.hero.picture.grab().toImage()
    table, edge = style().colour("table").rgb(), 1
    across, down = (range(edge, size - edge) for size in (image.width(), image.height()))
    # Without the rounded corners.
    painted = [
        (x, y)
        for x in across
        for y in down
        if image.pixel(x, y) != table and (x in across[9:-9] or y in down[9:-9])
    ]
    left, right = min(x for x, _ in painted), max(x for x, _ in painted)
    top, bottom = min(y for _, y in painted), max(y for _, y in painted)
    assert across[0] < left < right < across[-1]
    assert down[0] < top < bottom < down[-1]
    # As large as it can be: one way or the other it goes on nearly to the edge.
    assert right - left > 0.8 * len(across) or bottom - top > 0.75 * len(down)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_sources_are_told_whole(
    code: str, session: Session, studio: SketchStudio, qtbot: QtBot
) -> None:
    language().set(code)
    page = EndPage(session, studio)
    shown(qtbot, page, (1024, 700))
    for name in page.sources.names:
        assert name.width() >= name.needed, name.title


@pytest.mark.parametrize("wins", [True, False])
def test_the_only_person_at_the_screen_is_addressed(
    wins: bool, tmp_path: Path, studio: SketchStudio, qtbot: QtBot
) -> None:
    before = played("hunters", tmp_path / "before")
    winner, second, *_ = EndPage(before, studio).summary.ranking
    person = winner if wins else second
    setup = before.table.setup
    kinds = [SeatKind.COMPUTER] * len(setup.seats)
    kinds[person] = SeatKind.PERSON
    seats = tuple(replace(seat, kind=kind) for seat, kind in zip(setup.seats, kinds, strict=True))
    moves = [move for move, _ in before.table.game.record]
    session = Session.new(replace(setup, seats=seats), Saves(tmp_path / "after"), moves=moves)
    page = EndPage(session, studio)
    shown(qtbot, page, (1366, 860))
    name = setup.seats[winner].name
    assert page.hero.title.text() == ("You win" if wins else f"{name} wins")
    assert (" you." in page.hero.text.text()) is not wins
    session.close()
    before.close()
