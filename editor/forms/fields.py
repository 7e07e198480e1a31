"""Fields of the properties: longer texts, numbers, and texts in each language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from carcqt.ui.buttons import IconButton
from carcqt.ui.fields import Field
from carcqt.ui.labels import Label
from carcqt.ui.painting import draw_box
from carcqt.ui.scroll import dress
from carcqt.ui.theme import accent_of, style
from carcqt.words.speech import LANGUAGES

_LONGEST_NAME: Final = 200
_LONGEST_TEXT: Final = 20_000


class TextArea(QPlainTextEdit):
    """A few lines, in a frame like that of a field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        style().follow(self._restyle)

    def sizeHint(self) -> QSize:
        return QSize(style().px(200), style().px(92))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(120), style().px(92))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self.viewport())
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        busy = self.hasFocus()
        line = accent_of(self).fill if busy else style().colour("line2", 170)
        draw_box(p, self.viewport().rect(), style().px(8), style().colour("raised"),
                 QColor(line), 2 if busy else 1)  # fmt: skip
        p.end()
        super().paintEvent(event)

    def _restyle(self) -> None:
        self.setFont(style().font(13))
        self.document().setDocumentMargin(style().px(8))
        own = QPalette(self.palette())
        own.setColor(QPalette.ColorRole.Text, style().colour("text"))
        own.setColor(QPalette.ColorRole.PlaceholderText, style().colour("text3"))
        self.setPalette(own)
        self.setFixedHeight(style().px(92))


class CountField(QWidget):
    """A number between − and +."""

    stepped = Signal(int)
    typed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.less: Final = IconButton("minus", framed=True)
        self.field: Final = Field()
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.more: Final = IconButton("plus", framed=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style().px(6))
        for one in (self.less, self.field, self.more):
            row.addWidget(one)
        self.less.clicked.connect(lambda: self.stepped.emit(-1))
        self.more.clicked.connect(lambda: self.stepped.emit(1))
        self.field.textEdited.connect(self._typed)
        style().follow(self._restyle)

    def show_number(self, number: int | None) -> None:
        """Nothing where several differ."""
        said = "" if number is None else str(number)
        if self.field.text() != said and not (self.field.hasFocus() and not self.field.text()):
            with QSignalBlocker(self.field):
                self.field.setText(said)

    def _restyle(self) -> None:
        self.field.setFixedWidth(style().px(64))

    def _typed(self, text: str) -> None:
        if text.isdecimal():
            self.typed.emit(int(text))


class Texts(QWidget):
    """The same text in each language."""

    edited = Signal(str, str)
    """Language and text."""

    def __init__(self, longer: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: Final[dict[str, Field | TextArea]] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style().px(6))
        for code in LANGUAGES:
            row = QHBoxLayout()
            mark = Label(code.upper(), 11, 600, "text3", wrap=False)
            mark.setMinimumWidth(style().px(22))
            field: Field | TextArea
            if longer:
                field = area = TextArea()
                area.textChanged.connect(
                    lambda code=code, area=area: self.edited.emit(
                        code, area.toPlainText()[:_LONGEST_TEXT]
                    )
                )
            else:
                field = line = Field()
                line.setMaxLength(_LONGEST_NAME)
                line.textEdited.connect(lambda text, code=code: self.edited.emit(code, text))
            self.fields[code] = field
            row.addWidget(mark)
            row.addWidget(field, 1)
            column.addLayout(row)

    def show_texts(self, texts: dict[str, str]) -> None:
        for code, field in self.fields.items():
            text = texts.get(code, "")
            with QSignalBlocker(field):
                if isinstance(field, Field):
                    if field.text() != text:
                        field.setText(text)
                elif field.toPlainText() != text:
                    field.setPlainText(text)

    def set_names(self, names: Sequence[str]) -> None:
        for field, name in zip(self.fields.values(), names, strict=True):
            field.setAccessibleName(name)
