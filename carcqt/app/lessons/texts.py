"""Texts of lessons: in the language that is set, with some words in bold."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import (
    QColor,
    QFont,
    QPaintEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.ui.language import language
from carcqt.ui.theme.painting import painter
from carcqt.ui.theme.style import style

_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_LINE: Final = 132
"""How high a line is, to a hundred of its font."""


def said(texts: Mapping[str, str]) -> str:
    """In the language that is set; where it is missing, in another."""
    here = (text for code, text in texts.items() if code == language().code)
    return next(here, "") or next(iter(texts.values()), "")


def plain_words(text: str) -> str:
    """As it is read aloud."""
    return _BOLD.sub(r"\1", text)


class LessonText(QWidget):
    """A few sentences; what stands between two pairs of stars is bold. Nothing else in it is
    markup."""

    def __init__(self, px: float = 14, role: str = "text2", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._px, self._role, self._text = px, role, ""
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        style().follow(self._restyle)

    @property
    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(plain_words(text))
        self._restyle()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        self._document.setTextWidth(max(1, width))
        return round(self._document.size().height() + 0.5)

    def sizeHint(self) -> QSize:
        width = style().px(300)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(120), style().px(18))

    def needs(self) -> QSize:
        return QSize(self.minimumSizeHint().width(), self.heightForWidth(self.width()))

    def _restyle(self) -> None:
        tokens = style().tokens
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self._document.setDefaultTextOption(option)
        self._document.setDefaultFont(style().font(self._px))
        self._document.clear()
        cursor, block = QTextCursor(self._document), QTextBlockFormat()
        high = QTextBlockFormat.LineHeightTypes.ProportionalHeight
        block.setLineHeight(_LINE, high.value)
        cursor.setBlockFormat(block)
        usual, strong = QTextCharFormat(), QTextCharFormat()
        usual.setForeground(QColor(getattr(tokens, self._role)))
        strong.setForeground(QColor(tokens.text))
        strong.setFontWeight(QFont.Weight.Bold)
        # What stands between two pairs of stars comes at every other place.
        for number, words in enumerate(_BOLD.split(self._text)):
            cursor.insertText(words, strong if number % 2 else usual)
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._document.setTextWidth(self.width())
        self._document.drawContents(painter(self), QRectF(self.rect()))
