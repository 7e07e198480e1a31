"""Fields of the properties: longer texts, numbers, and texts in each language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QIntValidator, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from carcqt.content.languages import CODES
from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.scroll import show_ground

_LONGEST_NAME: Final = 200
_LONGEST_TEXT: Final = 20_000


class TextArea(QPlainTextEdit):
    """A few lines, in a frame like that of a field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        show_ground(self)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        style().follow(self._restyle)

    def sizeHint(self) -> QSize:
        return QSize(style().px(200), style().px(92))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(120), style().px(92))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self.viewport())
        busy = self.hasFocus()
        line = QColor(accent_of(self).fill) if busy else style().colour("line2", 170)
        box = QRectF(self.viewport().rect())
        draw_box(p, box, style().px(8), style().colour("raised"), line, 2 if busy else 1)
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


class NumberField(Field):
    """A whole number; told when it is one."""

    typed = Signal(int)

    def __init__(
        self, most: int | None = None, width: int = 0, parent: QWidget | None = None
    ) -> None:
        """With a largest number nothing else can be typed."""
        self._width, self._is_bounded = width, most is not None
        super().__init__(parent=parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        if most is not None:
            self.setValidator(QIntValidator(0, most, self))
        self.textEdited.connect(self._tell)

    def show_number(self, number: int | None) -> None:
        """Nothing where several differ; one that was emptied to be typed anew stays so."""
        said = "" if number is None else str(number)
        if self.text() != said and not (self.hasFocus() and not self.text()):
            with QSignalBlocker(self):
                self.setText(said)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._is_bounded:
            # Qt does not tell of an empty one.
            self.editingFinished.emit()

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(style().px(self._width), hint.height()) if self._width else hint

    def _tell(self, text: str) -> None:
        if text.isdecimal():
            self.typed.emit(int(text))

    def _restyle(self) -> None:
        super()._restyle()
        if self._is_bounded:
            self.setTextMargins(2, 0, 2, 0)
        if self._width:
            self.setFixedWidth(style().px(self._width))


class CountField(QWidget):
    """A number between − and +."""

    stepped = Signal(int)
    typed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.less: Final = IconButton("minus", framed=True)
        self.field: Final = NumberField(width=64)
        self.more: Final = IconButton("plus", framed=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style().px(6))
        for one in (self.less, self.field, self.more):
            row.addWidget(one)
        self.less.clicked.connect(lambda: self.stepped.emit(-1))
        self.more.clicked.connect(lambda: self.stepped.emit(1))
        self.field.typed.connect(self.typed)

    def show_number(self, number: int | None) -> None:
        self.field.show_number(number)


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
        for code in CODES:
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
