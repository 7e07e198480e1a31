"""What happened, line by line; resting on a line shows on the board what it speaks of."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from carcqt.play.listing.log import LogRole
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.marks import paint_mark
from carcqt.ui.widgets.scroll import show_ground
from carcqt.words.numbers import gained

_Index = QModelIndex | QPersistentModelIndex
_WRAP = Qt.TextFlag.TextWordWrap
_LINE = 28
_NARROW = 240
"""Where lines are shorter, points stand under the mark and letters are smaller: a sentence takes
fewer of them."""


@lru_cache(maxsize=4096)
def _height(text: str, width: int, letters: int) -> int:
    """Of a wrapped sentence: a view asks for all of its lines whenever one is added."""
    metrics = QFontMetrics(style().font(letters))
    return metrics.boundingRect(QRect(0, 0, width, 10_000), _WRAP, text).height()


class LogDelegate(QStyledItemDelegate):
    """A mark, a sentence over as many lines as it needs, and the points."""

    aside: ClassVar[int] = 30
    """Where the sentence begins."""

    def _heading(self, index: _Index) -> str:
        """Which turn it is, where one begins."""
        view = self.parent()
        if not (isinstance(view, LogView) and view.shows_turns):
            return ""
        turn = index.data(LogRole.TURN)
        if not index.data(LogRole.BEGINS_TURN) or not turn:
            return ""
        if index.data(LogRole.IN_ROUNDS):
            return self.tr("Round {turn}").format(turn=turn)
        return self.tr("Turn {turn}").format(turn=turn)

    def ground(self, index: _Index) -> str:
        """The colour behind a line that stands out."""
        return ""

    def strength(self, index: _Index) -> float:
        """How strong a line is drawn."""
        return 1.0

    def _stacks(self, width: int) -> bool:
        return width < style().px(_NARROW)

    def letters(self, width: int) -> int:
        return 12 if self._stacks(width) else 13

    def _text_width(self, index: _Index, width: int) -> int:
        aside = bool(index.data(LogRole.POINTS)) and not self._stacks(width)
        return width - style().px(self.aside) - style().px(44 if aside else 4)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else 240
        heading = style().px(22) if self._heading(index) else 0
        wrapped = self._text_width(index, width)
        high = _height(str(index.data()), wrapped, self.letters(width))
        stacks = bool(index.data(LogRole.POINTS)) and self._stacks(width)
        return QSize(width, max(high, style().px(36 if stacks else 18)) + style().px(10) + heading)

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        px, tokens = style().px, style().tokens
        box = QRect(option.rect)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setOpacity(self.strength(index))
        if heading := self._heading(index):
            p.setFont(style().font(12, 600))
            p.setPen(QColor(tokens.text3))
            p.drawText(
                QRect(box.left(), box.top() + px(4), box.width(), px(18)),
                Qt.AlignmentFlag.AlignVCenter,
                heading,
            )
            box.setTop(box.top() + px(22))
        state = option.state
        hot = state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected)
        if ground := self.ground(index) or (tokens.hover if hot else ""):
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(ground))
            p.drawRoundedRect(box, 6, 6)
        colour = index.data(LogRole.COLOUR)
        if colour is not None:
            paint_mark(p, QRectF(box.left() + px(6), box.top() + px(6), px(16), px(16)), colour)
        p.setFont(style().font(self.letters(box.width())))
        p.setPen(QColor(tokens.text))
        text = QRect(
            box.left() + px(self.aside),
            box.top() + px(5),
            self._text_width(index, box.width()),
            box.height(),
        )
        p.drawText(text, _WRAP, str(index.data()))
        points = index.data(LogRole.POINTS)
        if points:
            p.setPen(QColor(tokens.ok if points > 0 else tokens.err))
            if self._stacks(box.width()):
                p.setFont(style().font(12, 700, tabular=True))
                where = QRect(box.left(), box.top() + px(25), px(28), px(16))
                p.drawText(where, Qt.AlignmentFlag.AlignHCenter, gained(points))
            else:
                p.setFont(style().font(13, 700, tabular=True))
                where = QRect(box.right() - px(44), box.top() + px(5), px(38), px(18))
                p.drawText(where, Qt.AlignmentFlag.AlignRight, gained(points))
        p.restore()


class LogView(QListView):
    pointed = Signal(object)
    """The spots that the line under the pointer speaks of; nothing once it has left."""
    picked = Signal(int)
    """The number of the move that a clicked line tells of."""

    def __init__(self, *, shows_turns: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shows_turns = shows_turns
        show_ground(self)
        self.setItemDelegate(LogDelegate(self))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that comes and goes would change how lines wrap after they were measured.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(False)
        self.entered.connect(lambda index: self.pointed.emit(index.data(LogRole.SPOTS)))
        self.clicked.connect(lambda index: self.picked.emit(index.data(LogRole.NUMBER)))
        style().changed.connect(self._remeasure)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Beside less than a line a bar is a speck.
        policy = Qt.ScrollBarPolicy
        low = not self.shows_turns and self.height() < style().px(_LINE)
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if low else policy.ScrollBarAlwaysOn
        )
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.shows_turns and (top := self._cut_from()) is not None:
            p, room = QPainter(self.viewport()), self.viewport().rect()
            p.fillRect(room.adjusted(0, top, 0, 0), QColor(style().tokens.bg))

    def _cut_from(self) -> int | None:
        """Below this no line of text is whole: half a line looks like a mistake."""
        high = self.viewport().height()
        index = self.indexAt(QPoint(0, high - 1))
        if not index.isValid() or self.visualRect(index).bottom() < high:
            return None
        box, delegate = self.visualRect(index), self.itemDelegate()
        letters = delegate.letters(box.width()) if isinstance(delegate, LogDelegate) else 13
        line = QFontMetrics(style().font(letters)).lineSpacing()
        top = box.top() + style().px(5)
        whole = max(0, (high - top - style().px(3)) // line)
        return top + whole * line if whole else box.top()

    def _remeasure(self) -> None:
        _height.cache_clear()
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self.pointed.emit(())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.pointed.emit(())
        return super().viewportEvent(event)
