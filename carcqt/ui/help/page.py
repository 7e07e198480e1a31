"""The text of a guide: one column, its figures coming as they are drawn."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEventLoop, QRectF, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPalette,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from carcqt.content.learning.guides import FIGURE, Guide
from carcqt.ui.help.document import COLUMN, Section, set_margins, write_guide
from carcqt.ui.help.figures import FigurePainter, WantedFigure, figure_size
from carcqt.ui.language import language
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.scroll import show_ground

_REST: Final = 120
"""Milliseconds without another resize before figures are drawn in another width."""
_GAP: Final = 32
"""Least distance of the column from the sides."""
_IMAGE: Final = int(QTextDocument.ResourceType.ImageResource.value)


class GuidePage(QTextBrowser):
    section_changed = Signal(int)
    """The number of the section at the top."""

    def __init__(self, painter: FigurePainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sections: list[Section] = []
        self._guide: Guide | None = None
        self._painter, self._width, self._section = painter, 0, -1
        self._found: list[QTextCursor] = []
        self._sought, self._shown = "", -1
        self._own: QTextDocument | None = None
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        # A table may be wider than its column by a hair.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._rewrite_if_other)
        painter.ready.connect(self._show_figure)
        self._dress()
        style().changed.connect(self._restyle)

    def show_guide(self, guide: Guide) -> None:
        self._guide = guide
        self._write()
        self.verticalScrollBar().setValue(0)
        self._tell_section()

    def settle(self) -> None:
        """Wait for all figures: before a picture of the window is taken."""
        while self._painter.is_busy:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def go_to(self, number: int) -> None:
        """Scrolls to a section."""
        if 0 <= number < len(self.sections):
            self.verticalScrollBar().setValue(round(self._top(number)))
            # The last ones do not come up to the top.
            self._section = number
            self.section_changed.emit(number)

    @property
    def section(self) -> int:
        """The one at the top of the page."""
        at = self.verticalScrollBar().value() + style().px(48)
        above = [number for number in range(len(self.sections)) if self._top(number) <= at]
        return max(above, default=0)

    def find_all(self, text: str) -> int:
        """Marks every place where the text stands; how many there are."""
        self._sought, self._found = text, []
        if text.strip():
            cursor = QTextCursor(self.document())
            while not (cursor := self.document().find(text, cursor)).isNull():
                self._found.append(cursor)
        self._mark(-1)
        return len(self._found)

    def show_match(self, number: int) -> None:
        if self._found:
            number %= len(self._found)
            cursor = self._found[number]
            self._mark(number)
            top = self.document().documentLayout().blockBoundingRect(cursor.block()).top()
            self.verticalScrollBar().setValue(round(top - self.viewport().height() / 3))

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        address = name.toString() if isinstance(name, QUrl) else name
        if not address.startswith(FIGURE):
            # Nothing is ever fetched from anywhere.
            return None
        wanted = self._wanted(address.removeprefix(FIGURE))
        return self._painter.figure(wanted) or _stand_in(figure_size(wanted))

    def resizeEvent(self, event: QResizeEvent) -> None:
        place = self.place()
        super().resizeEvent(event)
        self._set_column()
        self.return_to(place)
        self._rest.start()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._tell_section()

    def place(self) -> tuple[int, float]:
        """What is at the top of the page: a section, and how far below its heading."""
        if not self.sections:
            return 0, 0.0
        number = self.section
        return number, self.verticalScrollBar().value() - self._top(number)

    def return_to(self, place: tuple[int, float]) -> None:
        if self.sections:
            self.verticalScrollBar().setValue(round(self._top(place[0]) + place[1]))

    def _top(self, number: int) -> float:
        block = self.document().findBlock(self.sections[number].position)
        layout = self.document().documentLayout()
        return layout.blockBoundingRect(block).top() - style().px(8)

    def _tell_section(self) -> None:
        if self.sections and self.section != self._section:
            self._section = self.section
            self.section_changed.emit(self._section)

    def _column(self) -> int:
        return min(style().px(COLUMN), max(1, self.viewport().width() - 2 * style().px(_GAP)))

    def _wanted(self, figure: str) -> WantedFigure:
        guide = self._guide
        return WantedFigure(
            guide.name if guide else "",
            figure,
            self._width,
            guide.language if guide else language().code,
            style().is_dark,
            self.devicePixelRatioF(),
            style().font(14).family(),
        )

    def _write(self) -> None:
        if self._guide is None:
            return
        self._width = self._column()
        # A document of its own each time: an old one keeps the figures it was given.
        document = QTextDocument(self)
        document.setDocumentMargin(0)
        old, self._own, shown = self._own, document, self._shown
        self.sections = write_guide(
            document, self._guide, accent_of(self), lambda name: figure_size(self._wanted(name))
        )
        self.setDocument(document)
        self._set_column()
        if old is not None:
            old.deleteLater()
        self.find_all(self._sought)
        self._mark(shown)

    def _rewrite(self) -> None:
        """The same in another look or width, at the same section."""
        place = self.place()
        self._write()
        self.return_to(place)

    def _rewrite_if_other(self) -> None:
        if self._column() != self._width:
            self._rewrite()

    def _set_column(self) -> None:
        if self._guide is not None:
            set_margins(self.document(), max(0.0, (self.viewport().width() - self._column()) / 2))

    def _show_figure(self, wanted: WantedFigure) -> None:
        if wanted == self._wanted(wanted.figure):
            image = self._painter.figure(wanted)
            self.document().addResource(_IMAGE, QUrl(FIGURE + wanted.figure), image)
            self.viewport().update()

    def _mark(self, current: int) -> None:
        self._shown = current
        accent, marks = accent_of(self), []
        for number, cursor in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            form = QTextCharFormat()
            strong = number == current
            form.setBackground(QColor(accent.fill if strong else accent.soft))
            if strong:
                form.setForeground(style().colour("on_accent"))
            mark.cursor, mark.format = cursor, form
            marks.append(mark)
        self.setExtraSelections(marks)

    def _dress(self) -> None:
        show_ground(self)
        own = QPalette(self.palette())
        own.setColor(QPalette.ColorRole.Text, style().colour("text"))
        own.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.setPalette(own)

    def _restyle(self) -> None:
        self._dress()
        self._rewrite()


def _stand_in(size: QSize) -> QImage:
    """A quiet box as large as the figure that is to come."""
    image = QImage(max(1, size.width()), max(1, size.height()), QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(style().colour("line"))
        p.setBrush(style().colour("sunken"))
        p.drawRoundedRect(QRectF(0.5, 0.5, image.width() - 1, image.height() - 1), 12, 12)
    return image
