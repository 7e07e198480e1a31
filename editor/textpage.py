"""A document as the text of its file: what every kind can be shown as."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtGui import QFontDatabase, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from carcqt.art.studio.studio import Studio
from carcqt.rules.problems import Problem
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.scroll import show_ground
from editor.documents.document import Document
from editor.forms.page import DocumentPage


class TextPage(DocumentPage):
    def __init__(
        self, document: Document[Any], studio: Studio, parent: QWidget | None = None
    ) -> None:
        super().__init__(document, studio, parent)
        self.text: Final = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        show_ground(self.text)
        self.text.setCornerWidget(QWidget())
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        document.changed.connect(self._refresh)
        style().follow(self._restyle)
        self._refresh()

    def show_place(self, problem: Problem) -> None:
        """The line of the innermost thing with an id."""
        where = 0
        text = self.text.toPlainText()
        for part in problem.place:
            found = text.find(f'id = "{part.split(" ")[-1]}"', where)
            where = found if found >= 0 else where
        cursor = self.text.textCursor()
        cursor.setPosition(where)
        cursor.select(QTextCursor.SelectionType.LineUnderCursor)
        self.text.setTextCursor(cursor)
        self.text.setFocus()

    def first_focus(self) -> None:
        self.text.setFocus()

    def _refresh(self) -> None:
        bar = self.text.verticalScrollBar()
        before = bar.value()
        self.text.setPlainText(self.document.to_text())
        bar.setValue(before)

    def _restyle(self) -> None:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(style().px(13))
        self.text.setFont(font)
        margin = style().px(16)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(margin, margin, 0, 0)
