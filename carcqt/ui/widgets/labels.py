"""Text: lines that wrap, and lines that are cut with an ellipsis."""

from __future__ import annotations

import math
import re
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from carcqt.content.cleaning import clean
from carcqt.ui.theme.painting import painter
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip

_FAR: Final = 100_000
_HAIR: Final = 0.4
"""Pixels that nobody misses."""
_BETWEEN: Final = " · "
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)
_LINE: Final = 560
"""A text that may wrap asks for no longer lines than that."""
_BREAK: Final = "\N{ZERO WIDTH SPACE}"
_LONG: Final = re.compile(r"(\w{12})(?=\w{3})")
_WORDS: Final = re.compile(rf"[ \n{_BREAK}]|(?<=\w-)(?=[^\W\d])")
"""Where a line may end: names with hyphens are long."""


def breakable(text: str) -> str:
    """With places in its longest words where a line may end: a name may be one such word."""
    return _LONG.sub(rf"\1{_BREAK}", text)


def ink(widget: QWidget, role: str) -> QColor:
    """The colour of a text: a token, or the accent of the game around it."""
    if not widget.isEnabled():
        return style().colour("text3", 150)
    return QColor(accent_of(widget).fill) if role == "accent" else style().colour(role)


class _Text(QLabel):
    def __init__(
        self, text: str, px: float, weight: int, role: str, tabular: bool, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._px, self._weight, self._tabular = px, weight, tabular
        self.role = role
        # Names come from people: never markup.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setText(text)
        style().follow(self._restyle)

    def setText(self, text: str) -> None:
        super().setText(clean(text))

    def set_role(self, role: str) -> None:
        self.role = role
        self.update()

    def set_px(self, px: float) -> None:
        self._px = px
        self._restyle()

    def _restyle(self) -> None:
        self.setFont(style().font(self._px, self._weight, self._tabular))
        self.updateGeometry()
        self.update()

    def _natural(self, width: int = _FAR, flags: int = 0) -> QSize:
        metrics = QFontMetrics(self.font())
        room = metrics.boundingRect(QRect(0, 0, max(1, width), _FAR), flags, self.text())
        margins = self.contentsMargins()
        return QSize(
            # The advance may reach beyond the ink, and a hair must not cost a line.
            room.width() + 1 + self._lean() + margins.left() + margins.right(),
            max(room.height(), metrics.height()) + margins.top() + margins.bottom(),
        )

    def _lean(self) -> int:
        """How far the first letter reaches to the left of its place, as a J may."""
        first = self.text()[:1]
        if not first or not self.alignment() & Qt.AlignmentFlag.AlignLeft:
            return 0
        return max(0, math.ceil(-QFontMetricsF(self.font()).leftBearing(first) - _HAIR))

    def _room(self) -> QRect:
        return self.contentsRect().adjusted(self._lean(), 0, 0, 0)


class Label(_Text):
    """As wide as its text where there is room, else wrapped at words."""

    def __init__(
        self,
        text: str = "",
        px: float = 14,
        weight: int = 400,
        role: str = "text",
        wrap: bool = True,
        tabular: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, px, weight, role, tabular, parent)
        self.set_wrap(wrap)

    def set_wrap(self, wrap: bool) -> None:
        self.setWordWrap(wrap)
        down = QSizePolicy.Policy.Preferred if wrap else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, down)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        whole = self._natural()
        if not self.wordWrap() or whole.width() <= style().px(_LINE):
            return whole
        width = style().px(_LINE)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        if not self.wordWrap():
            return self._natural()
        metrics = QFontMetrics(self.font())
        words = _WORDS.split(self.text())
        margins = self.contentsMargins()
        widest = max(metrics.horizontalAdvance(word) for word in words)
        return QSize(
            widest + 2 + self._lean() + margins.left() + margins.right(),
            metrics.height() + margins.top() + margins.bottom(),
        )

    def hasHeightForWidth(self) -> bool:
        return self.wordWrap()

    def heightForWidth(self, width: int) -> int:
        if not self.wordWrap():
            return -1
        margins = self.contentsMargins()
        inside = width - self._lean() - margins.left() - margins.right()
        return self._natural(inside, _WRAP).height()

    def needs(self) -> QSize:
        """What its text wants at its present width."""
        smallest = self.minimumSizeHint()
        if not self.wordWrap():
            return smallest
        return QSize(smallest.width(), self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        p.setFont(self.font())
        p.setPen(ink(self, self.role))
        flags = int(self.alignment()) | (_WRAP if self.wordWrap() else 0)
        p.drawText(self._room(), flags, self.text())


class Elided(_Text):
    """One line that is cut where there is no room, between its parts if that will do; then the
    whole of it is in its tooltip."""

    def __init__(
        self,
        text: str = "",
        px: float = 14,
        weight: int = 400,
        role: str = "text",
        tabular: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, px, weight, role, tabular, parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def is_cut(self) -> bool:
        return self._natural().width() - 1 > self.contentsRect().width()

    @property
    def shown(self) -> str:
        if not self.is_cut:
            return self.text()
        metrics, room = QFontMetrics(self.font()), self._room().width()
        parts = self.text().split(_BETWEEN)
        for count in range(len(parts) - 1, 0, -1):
            text = _BETWEEN.join(parts[:count])
            if metrics.horizontalAdvance(text) <= room:
                return text
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._retip()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._natural()

    def minimumSizeHint(self) -> QSize:
        whole = self._natural()
        return QSize(min(whole.width(), style().px(2.5 * self._px)), whole.height())

    def needs(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._retip()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._retip()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        p.setFont(self.font())
        p.setPen(ink(self, self.role))
        p.drawText(self._room(), int(self.alignment()), self.shown)

    def _retip(self) -> None:
        self.setToolTip(plain_tip(self.text() if self.is_cut else ""))
