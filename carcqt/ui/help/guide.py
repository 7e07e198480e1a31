"""The window of guides: contents on the left, the text, a search field, the way back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.content.learning.guides import EDITING, LINK, PLAYING, Guide
from carcqt.rules.games import GAMES
from carcqt.ui.arranging import Arranged, Under, shown
from carcqt.ui.help.actions import GuideActions
from carcqt.ui.help.contents import ContentsList
from carcqt.ui.help.figures import FigurePainter, shared_painter
from carcqt.ui.help.page import GuidePage
from carcqt.ui.language import language
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Bar, Edge, Ground
from carcqt.ui.widgets.fields import Field, Select
from carcqt.ui.widgets.labels import Elided, Label

_SIDE: Final = 264
_NARROW: Final = 860
"""Below that there is no room for the contents."""
_FIELD: Final = 220


@dataclass(frozen=True)
class GuideState:
    name: str
    way: tuple[tuple[str, int], ...]
    """Back to what was read before."""
    query: str
    place: tuple[int, float]
    """A section, and how far below its heading."""


class GuideView(Arranged):
    closed = Signal()
    keys_asked = Signal()

    def __init__(self, painter: FigurePainter | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.painter = painter or shared_painter()
        self.name = PLAYING
        self._way: list[tuple[str, int]] = []
        self._match = self._matches = 0
        self.title = Elided("", 16, 600)
        self.chooser = Select()
        self.search = Field(icon="search")
        self.count = Label("", 12, role="text2", wrap=False, tabular=True)
        self.back = IconButton("chevron-left")
        self.previous, self.next = IconButton("chevron-up"), IconButton("chevron-down")
        self.keys = Button("", ButtonKind.GHOST, height=34)
        self.contents, self.page = ContentsList(), GuidePage(self.painter)
        self._arrange()
        self.arrangement = (shown(Under(_NARROW, False, True), self._side),)
        self.commands = GuideActions(self)
        self._connect()
        self._say()
        style().follow(self._restyle)

    def show_guide(self, name: str | None, heading: str = "") -> None:
        """The guide to a game or to the editor, or else to the program; at a heading that begins
        like this."""
        self._show(PLAYING if name is None else name)
        wanted = heading.casefold()
        for number, section in enumerate(self.page.sections):
            if wanted and section.text.casefold().startswith(wanted):
                self.page.go_to(number)
                break

    def begin(self, name: str) -> None:
        """Opened anew: there is no way back to what was read before."""
        self._way.clear()
        self.search.clear()
        self.show_guide(name)

    def go_to(self, number: int) -> None:
        """To a section, remembering the way back."""
        self._way.append((self.name, self.page.verticalScrollBar().value()))
        self.page.go_to(number)

    def go_back(self) -> None:
        """To where one was before the last jump; from the first page, out of the guide."""
        if not self._way:
            self.closed.emit()
            return
        name, value = self._way.pop()
        if name != self.name:
            self._show(name)
        self.page.verticalScrollBar().setValue(value)

    def state(self) -> GuideState:
        return GuideState(self.name, tuple(self._way), self.search.text(), self.page.place())

    def take_over(self, state: GuideState) -> None:
        self._way = list(state.way)
        self._show(state.name)
        self.search.setText(state.query)
        self.page.return_to(state.place)
        # Once more when the text is laid out at its width.
        QTimer.singleShot(0, self, lambda: self.page.return_to(state.place))

    def _arrange(self) -> None:
        self._bar, self._side = Bar(Edge.BOTTOM), Bar(Edge.RIGHT, horizontal=False)
        self._bar.add(self.back, 4, self.title, None)
        self._bar.add(self.keys, 4, self.count, 4, self.search, self.previous, self.next)
        self._side.add(self.chooser, 8, self.contents)
        ground = Ground("surface")
        inside = QVBoxLayout(ground)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.page)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._side)
        row.addWidget(ground, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._bar)
        whole.addLayout(row, 1)
        self.setFocusProxy(self.page)

    def _connect(self) -> None:
        self.commands.bind(
            search=self._to_search,
            next=lambda: self._step(1),
            previous=lambda: self._step(-1),
            back=self.go_back,
            section_before=lambda: self.go_to(max(0, self.page.section - 1)),
            section_after=lambda: self.go_to(self.page.section + 1),
            page_up=lambda: self._turn_page(-1),
            page_down=lambda: self._turn_page(1),
            leave=self._leave,
        )
        self.commands.lead(back=self.back, previous=self.previous, next=self.next)
        self.contents.picked.connect(self.go_to)
        self.keys.clicked.connect(self.keys_asked)
        self.page.section_changed.connect(self.contents.mark)
        self.page.anchorClicked.connect(self._follow)
        self.chooser.activated.connect(self._choose)
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(lambda: self._step(1))

    def _show(self, name: str) -> None:
        self.name = name
        set_game(self, name if name in GAMES else None)
        self.page.show_guide(Guide.load(name, language().code))
        self.contents.sections.show(self.page.sections)
        self.contents.mark(0)
        self.chooser.setCurrentIndex(self.chooser.findData(name))
        self._find(self.search.text())

    def _choose(self, number: int) -> None:
        self._turn_to(self.chooser.itemData(number))

    def _follow(self, address: QUrl) -> None:
        self._turn_to(address.toString().removeprefix(LINK))

    def _turn_to(self, name: str) -> None:
        """To another guide, remembering the way back."""
        if name != self.name:
            self._way.append((self.name, self.page.verticalScrollBar().value()))
            self._show(name)

    def _find(self, text: str) -> None:
        self._matches, self._match = self.page.find_all(text), -1
        if self._matches:
            self._step(1)
        else:
            self._tell_count()

    def _step(self, by: int) -> None:
        """To the next match; without a search, to the next section."""
        if self._matches:
            self._match = (self._match + by) % self._matches
            self.page.show_match(self._match)
        elif not self.search.text().strip():
            self.go_to(min(max(0, self.page.section + by), len(self.page.sections) - 1))
        self._tell_count()

    def _tell_count(self) -> None:
        if self._matches:
            text = self.tr("{number} of {count}")
            self.count.setText(text.format(number=self._match + 1, count=self._matches))
        else:
            self.count.setText(self.tr("no match") if self.search.text().strip() else "")

    def _turn_page(self, by: int) -> None:
        bar = self.page.verticalScrollBar()
        bar.setValue(bar.value() + by * (bar.pageStep() - style().px(48)))

    def _to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _leave(self) -> None:
        """Out of the search first, then out of the guide."""
        if self.search.text() or self.search.hasFocus():
            self.search.clear()
            self.page.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.closed.emit()

    def _say(self) -> None:
        self.title.setText(self.tr("Guide"))
        self.keys.setText(self.tr("Keys"))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the guide"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.page.setAccessibleName(self.tr("Text of the guide"))
        self.chooser.setAccessibleName(self.tr("Choice of guide"))
        for name in (*GAMES, PLAYING, EDITING):
            title = Guide.load(name, language().code).headings[0].text
            self.chooser.addItem(title, name)

    def _restyle(self) -> None:
        px = style().px
        self._side.setFixedWidth(px(_SIDE))
        self._side.box.setContentsMargins(px(12), px(12), px(8), px(8))
        self._bar.box.setContentsMargins(px(12), px(8), px(12), px(8))
        self._bar.box.setSpacing(px(4))
        self.search.setFixedWidth(px(_FIELD))
        self.update()
