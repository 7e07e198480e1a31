"""The window of guides, with real widgets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from carcqt.content.languages import CODES
from carcqt.content.learning.guides import EDITING, PLAYING, Guide
from carcqt.rules.games import GAMES
from carcqt.ui.help.figures import FigurePainter, WantedFigure, figure_size
from carcqt.ui.help.guide import GuideView
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems
from carcqt.ui.pagestack import PageStack
from carcqt.ui.theme.style import style

NAMES = (*GAMES, PLAYING, EDITING)
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
IMAGE = int(QTextDocument.ResourceType.ImageResource.value)


class IdlePainter(FigurePainter):
    """Figures keep the place that they will need; most tests do not look at them."""

    def _ask(self, wanted: WantedFigure) -> None:
        pass


def opened(qtbot: QtBot, painter: FigurePainter) -> GuideView:
    made = GuideView(painter)
    qtbot.addWidget(made)
    made.resize(1100, 760)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def view(qtbot: QtBot) -> GuideView:
    return opened(qtbot, IdlePainter())


def speak(code: str) -> None:
    """Choose a language. An event tells the widgets of it, and another one lays them out."""
    language().set(code)
    QCoreApplication.processEvents()
    QCoreApplication.processEvents()


def game(name: str) -> str | None:
    return None if name == PLAYING else name


def at(view: GuideView) -> str:
    return view.page.sections[view.page.section].text


def marked(view: GuideView) -> str:
    return str(view.contents.currentIndex().data())


def picture(page: QTextBrowser, figure: str) -> QImage:
    found = page.document().resource(IMAGE, QUrl(f"figure:{figure}"))
    assert isinstance(found, QImage)
    return found


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", NAMES)
def test_every_guide_opens(qtbot: QtBot, name: str, code: str) -> None:
    speak(code)
    view = opened(qtbot, IdlePainter())
    view.show_guide(game(name))
    guide = Guide.load(name, code)
    assert [section.text for section in view.page.sections] == [
        heading.text for heading in guide.headings
    ]
    assert view.page.toPlainText().startswith(guide.headings[0].text)
    assert view.chooser.currentText() == guide.headings[0].text
    assert problems(view) == []


def test_contents_lead_to_their_sections(view: GuideView, qtbot: QtBot) -> None:
    view.show_guide("hunters")
    row = next(
        number for number, section in enumerate(view.page.sections) if section.text == "Rivers"
    )
    index = view.contents.sections.index(row, 0)
    place = view.contents.visualRect(index).center()
    QTest.mouseClick(view.contents.viewport(), LEFT, NONE, place)
    assert at(view) == marked(view) == "Rivers"
    # It stands at the top of what is seen.
    top = view.page.cursorForPosition(QPoint(400, 24)).block()
    assert "Rivers" in (top.text(), top.previous().text())


def test_a_long_heading_wraps_in_the_contents(qtbot: QtBot) -> None:
    speak("fr")
    view = opened(qtbot, IdlePainter())
    view.show_guide(None)
    contents = view.contents
    rows = {
        section.text: contents.visualRect(contents.sections.index(number, 0)).height()
        for number, section in enumerate(view.page.sections)
    }
    one = rows["Souris"]
    assert rows["À plusieurs devant un écran"] > one
    assert {height for height in rows.values() if height <= one} == {one}


def test_a_link_leads_to_another_guide_and_back(view: GuideView) -> None:
    view.show_guide(None)
    cursor = view.page.document().find("Gold Rush")
    cursor.setPosition(cursor.selectionStart() + 2)
    place = view.page.cursorRect(cursor).center()
    QTest.mouseMove(view.page.viewport(), place)
    QTest.mouseClick(view.page.viewport(), LEFT, NONE, place)
    assert (view.name, at(view)) == ("goldrush", "Gold Rush")
    view.go_back()
    assert view.name == PLAYING


def test_reading_on_marks_the_section_in_the_contents(view: GuideView) -> None:
    view.show_guide("amazon")
    assert marked(view) == "Amazon River"
    bar = view.page.verticalScrollBar()
    seen = []
    for value in range(0, bar.maximum(), 200):
        bar.setValue(value)
        seen.append(view.contents.currentIndex().row())
    assert seen == sorted(seen)
    assert len(set(seen)) > 12


def test_it_opens_at_a_heading(view: GuideView) -> None:
    view.show_guide("goldrush", "mount")
    assert at(view) == "Mountains"
    view.show_guide("goldrush", "no such heading")
    assert at(view) == "Gold Rush"


def test_in_another_language_or_look_it_is_made_again_at_the_same_place(qtbot: QtBot) -> None:
    pages = PageStack()
    qtbot.addWidget(pages)
    pages.resize(1100, 760)
    pages.addWidget(pages.make(lambda: GuideView(IdlePainter())))
    pages.show()

    def view() -> GuideView:
        QCoreApplication.processEvents()
        shown = pages.currentWidget()
        assert isinstance(shown, GuideView)
        return shown

    first = view()
    first.show_guide("goldrush")
    first.search.setText("wood")
    first.show_guide("hunters", "Forests")
    first.search.setFocus()
    speak("fr")
    assert view() is not first
    assert at(view()) == "Les forêts"
    assert view().chooser.currentText() == "À la préhistoire"
    assert "cueilleur" in view().page.toPlainText()
    assert view().search.text() == "wood"
    assert pages.focusWidget() is view().search
    speak("en")
    assert at(view()) == "Forests"
    bar = view().page.verticalScrollBar()
    bar.setValue(bar.value() + 57)
    value = bar.value()
    style().set(mode="dark")
    assert view().page.verticalScrollBar().value() == value


def test_figures_come_after_the_text(qtbot: QtBot) -> None:
    view = opened(qtbot, FigurePainter(apart=False))
    view.show_guide("hunters")
    before = picture(view.page, "pieces")
    with qtbot.waitSignal(view.painter.ready):
        pass
    qtbot.waitUntil(lambda: picture(view.page, "pieces") != before)
    after = picture(view.page, "pieces")
    ratio = after.devicePixelRatio()
    # As large as the place that was kept for it: nothing moves.
    assert (round(after.width() / ratio), round(after.height() / ratio)) == (
        before.width(),
        before.height(),
    )


def test_a_figure_is_drawn_by_another_process(qtbot: QtBot) -> None:
    painter = FigurePainter()
    family = style().font(14).family()
    wanted = WantedFigure("hunters", "pieces", 300, "fr", True, 1.5, family)
    with qtbot.waitSignal(painter.ready, timeout=60_000) as told:
        assert painter.figure(wanted) is None
    assert told.args == [wanted]
    image = painter.figure(wanted)
    painter.close()
    assert image is not None
    size = figure_size(wanted)
    assert (image.width(), image.height()) == (
        round(size.width() * 1.5),
        round(size.height() * 1.5),
    )
    assert image == wanted.picture().image(1.5)  # type: ignore[union-attr]


def test_search_marks_counts_and_steps(view: GuideView, qtbot: QtBot) -> None:
    view.show_guide("hunters")
    QTest.keyClick(view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(view.search, "tiger")
    many = view.page.toPlainText().casefold().count("tiger")
    assert many > 3
    assert view.count.text() == f"1 of {many}"
    assert len(view.page.extraSelections()) == many
    first = view.page.verticalScrollBar().value()
    for _ in range(many - 1):
        QTest.keyClick(view.search, Qt.Key.Key_Return)
    assert view.count.text() == f"{many} of {many}"
    assert view.page.verticalScrollBar().value() > first
    QTest.keyClick(view.search, Qt.Key.Key_Return)
    assert view.count.text() == f"1 of {many}"
    view.search.setText("unicorn")
    assert view.count.text() == "no match"
    view.search.clear()
    assert view.count.text() == ""
    assert view.page.extraSelections() == []


def test_what_was_found_stays_marked_in_another_look(view: GuideView) -> None:
    view.show_guide("hunters")
    view.search.setText("volcano")
    marks = len(view.page.extraSelections())
    style().set(mode="dark")
    assert len(view.page.extraSelections()) == marks > 0


def test_keys_turn_pages_and_lead_back(view: GuideView, qtbot: QtBot) -> None:
    view.show_guide("expedition")
    bar = view.page.verticalScrollBar()
    QTest.keyClick(view.page, Qt.Key.Key_PageDown)
    below = bar.value()
    assert below > 100
    QTest.keyClick(view.contents, Qt.Key.Key_PageUp)
    assert bar.value() == 0
    view.contents.picked.emit(5)
    QTest.keyClick(view.page, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert marked(view) == view.page.sections[6].text
    alt = Qt.KeyboardModifier.AltModifier
    QTest.keyClick(view.page, Qt.Key.Key_Left, alt)
    assert at(view) == view.page.sections[5].text
    QTest.keyClick(view.page, Qt.Key.Key_Left, alt)
    assert bar.value() == 0
    with qtbot.waitSignal(view.closed):
        QTest.keyClick(view.page, Qt.Key.Key_Left, alt)


def test_another_guide_can_be_chosen_and_left_again(view: GuideView, qtbot: QtBot) -> None:
    view.show_guide("hunters", "Rivers")
    number = view.chooser.findData("goldrush")
    view.chooser.setCurrentIndex(number)
    view.chooser.activated.emit(number)
    assert view.name == "goldrush"
    assert at(view) == "Gold Rush"
    view.go_back()
    assert (view.name, at(view)) == ("hunters", "Rivers")


def test_escape_leaves_the_search_then_the_guide(view: GuideView, qtbot: QtBot) -> None:
    view.show_guide(None)
    view.search.setText("undo")
    closed = []
    view.closed.connect(lambda: closed.append(True))
    QTest.keyClick(view.search, Qt.Key.Key_Escape)
    assert view.search.text() == ""
    assert closed == []
    QTest.keyClick(view.page, Qt.Key.Key_Escape)
    assert closed == [True]


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize(("width", "scale"), [(1024, 1.0), (1024, 1.6), (640, 1.0), (2400, 1.0)])
def test_nothing_is_cut_at_any_size(qtbot: QtBot, width: int, scale: float, mode: str) -> None:
    speak("fr")
    view = opened(qtbot, IdlePainter())
    style().set(mode="dark" if mode == "dark" else "light", scale=scale)
    view.resize(width, 700)
    view.show_guide("expedition")
    qtbot.wait(200)
    assert problems(view) == []
    column = view.page.document().rootFrame().frameFormat()
    room = view.page.viewport().width() - column.leftMargin() - column.rightMargin()
    assert room <= style().px(720) + 1
    assert view.page.document().idealWidth() <= view.page.viewport().width() + 2


def test_a_resize_keeps_the_place(view: GuideView, qtbot: QtBot) -> None:
    view.show_guide("amazon", "Villages")
    view.resize(700, 700)
    qtbot.wait(250)
    assert at(view) == "Villages"
    view.resize(1300, 800)
    qtbot.wait(250)
    assert at(view) == "Villages"


def test_nothing_is_fetched_from_anywhere(view: GuideView) -> None:
    view.show_guide("hunters")
    assert view.page.loadResource(IMAGE, QUrl("file:///etc/hostname")) is None
    assert view.page.loadResource(IMAGE, QUrl("https://example.org/x.png")) is None
