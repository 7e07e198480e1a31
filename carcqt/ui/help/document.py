"""A guide as a document: type, distances and tables, figures with their captions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)

from carcqt.content.learning.guides import FIGURE, Guide
from carcqt.ui.theme.style import style
from carcqt.ui.theme.tokens import Accent

COLUMN: Final = 720
"""Lines any longer are hard to read."""
_HEADS: Final = {1: (28, 700, 8, 14), 2: (21, 700, 34, 8), 3: (16, 600, 22, 4)}
"""For each level: size, weight, distance above and below."""
_BODY: Final = 15
_LINE: Final = 150.0
_PROPORTIONAL: Final = int(QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
_SINGLE: Final = int(QTextBlockFormat.LineHeightTypes.SingleHeight.value)


@dataclass(frozen=True, slots=True)
class Section:
    level: int
    text: str
    position: int
    """Of its heading in the document."""


def write_guide(
    document: QTextDocument, guide: Guide, accent: Accent, size_of: Callable[[str], QSize]
) -> list[Section]:
    """Fills a document; how large figures are is asked, so that nothing moves when they come."""
    document.setDefaultFont(style().font(_BODY))
    document.setIndentWidth(style().px(26))
    document.setUndoRedoEnabled(False)
    document.setMarkdown(guide.markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    sections = []
    caption = False
    block = document.begin()
    while block.isValid():
        level = block.blockFormat().headingLevel()
        figure = _figure(block)
        if level:
            _write_heading(block, level, accent)
            sections.append(Section(level, block.text(), block.position()))
        elif figure:
            _write_figure(block, size_of(figure))
        elif caption:
            _write_caption(block)
        elif block.text() or block.textList() is not None:
            _write_text(block)
            _write_links(block, accent)
        caption = bool(figure)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _write_table(frame)
    return sections


def set_margins(document: QTextDocument, side: float) -> None:
    """The column of text in the middle of a wider page."""
    frame = document.rootFrame()
    form = QTextFrameFormat(frame.frameFormat())
    form.setLeftMargin(side)
    form.setRightMargin(side)
    form.setTopMargin(style().px(20))
    form.setBottomMargin(style().px(64))
    frame.setFrameFormat(form)


def _figure(block: QTextBlock) -> str:
    """The name of the figure that a paragraph consists of."""
    inside = block.begin()
    if inside.atEnd():
        return ""
    form = inside.fragment().charFormat()
    if not form.isImageFormat():
        return ""
    name = form.toImageFormat().name()
    return name.removeprefix(FIGURE) if name.startswith(FIGURE) else ""


def _selected(block: QTextBlock) -> QTextCursor:
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _write_heading(block: QTextBlock, level: int, accent: Accent) -> None:
    size, weight, above, below = _HEADS.get(level, _HEADS[3])
    cursor = _selected(block)
    form = QTextBlockFormat(block.blockFormat())
    form.setTopMargin(style().px(above))
    form.setBottomMargin(style().px(below))
    form.setLineHeight(118, _PROPORTIONAL)
    cursor.setBlockFormat(form)
    letters = QTextCharFormat()
    letters.setFont(style().font(size, weight))
    letters.setForeground(QBrush(QColor(accent.fill) if level == 1 else style().colour("text")))
    cursor.setCharFormat(letters)


def _write_text(block: QTextBlock) -> None:
    form = QTextBlockFormat(block.blockFormat())
    form.setLineHeight(_LINE, _PROPORTIONAL)
    listed = block.textList() is not None
    form.setTopMargin(0)
    form.setBottomMargin(style().px(5 if listed else 11))
    QTextCursor(block).setBlockFormat(form)


def _write_links(block: QTextBlock, accent: Accent) -> None:
    letters = QTextCharFormat()
    letters.setForeground(QBrush(QColor(accent.fill)))
    inside = block.begin()
    while not inside.atEnd():
        fragment = inside.fragment()
        inside += 1
        if fragment.charFormat().isAnchor():
            cursor = QTextCursor(block)
            cursor.setPosition(fragment.position())
            end = fragment.position() + fragment.length()
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(letters)


def _write_figure(block: QTextBlock, size: QSize) -> None:
    form = QTextBlockFormat()
    form.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    form.setTopMargin(style().px(14))
    form.setBottomMargin(style().px(6))
    form.setLineHeight(0, _SINGLE)
    QTextCursor(block).setBlockFormat(form)
    cursor = _selected(block)
    image = block.begin().fragment().charFormat().toImageFormat()
    image.setWidth(size.width())
    image.setHeight(size.height())
    cursor.setCharFormat(image)


def _write_caption(block: QTextBlock) -> None:
    form = QTextBlockFormat()
    form.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    form.setLineHeight(138, _PROPORTIONAL)
    form.setBottomMargin(style().px(20))
    form.setLeftMargin(style().px(40))
    form.setRightMargin(style().px(40))
    QTextCursor(block).setBlockFormat(form)
    letters = QTextCharFormat()
    letters.setFont(style().font(13))
    letters.setForeground(QBrush(style().colour("text2")))
    _selected(block).setCharFormat(letters)


def _write_table(table: QTextTable) -> None:
    line = QBrush(style().colour("line"))
    form = QTextTableFormat(table.format())
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    form.setBorder(1)
    form.setBorderBrush(line)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderCollapse(True)
    form.setCellSpacing(0)
    form.setCellPadding(style().px(7))
    form.setTopMargin(style().px(8))
    form.setBottomMargin(style().px(16))
    table.setFormat(form)
    for row in range(table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            cursor = cell.firstCursorPosition()
            flow = QTextBlockFormat()
            flow.setLineHeight(128, _PROPORTIONAL)
            cursor.setBlockFormat(flow)
            if row:
                continue
            ground = cell.format()
            ground.setBackground(QBrush(style().colour("sunken")))
            cell.setFormat(ground)
            cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            letters = QTextCharFormat()
            letters.setFontWeight(QFont.Weight.DemiBold)
            cursor.mergeCharFormat(letters)
