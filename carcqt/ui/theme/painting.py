"""What the painting of all components shares."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from carcqt.ui.theme.style import style

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
_BY_KEY = "carcqt-focus-by-key"


def painter(widget: QWidget) -> QPainter:
    p = QPainter(widget)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return p


def mix(a: QColor, b: QColor, share: float) -> QColor:
    """The first colour with a share of the second."""
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )


def faded(colour: QColor, alpha: int) -> QColor:
    made = QColor(colour)
    made.setAlpha(alpha)
    return made


def draw_box(
    p: QPainter,
    rect: QRectF | QRect,
    radius: float,
    fill: QColor | None = None,
    line: QColor | None = None,
    width: float = 1,
) -> None:
    """A rounded box whose frame lies inside the rectangle."""
    half = width / 2 if line is not None else 0
    p.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    p.setPen(QPen(line, width) if line is not None else Qt.PenStyle.NoPen)
    inside = QRectF(rect).adjusted(half, half, -half, -half)
    p.drawRoundedRect(inside, max(0, radius - half), max(0, radius - half))


def draw_ring(p: QPainter, rect: QRectF | QRect, radius: float, accent: str, gap: str) -> None:
    """The focus: 2 px of accent and 2 px of gap, inside the rectangle so that nothing cuts it."""
    box = QRectF(rect)
    draw_box(p, box, radius, line=QColor(accent), width=2)
    draw_box(p, box.adjusted(2, 2, -2, -2), max(0, radius - 2), line=QColor(gap), width=2)


def draw_icon(p: QPainter, pixmap: QPixmap, x: float, middle: float) -> None:
    """A pixmap from x on, about the middle of a row."""
    height = pixmap.deviceIndependentSize().height()
    p.drawPixmap(QPointF(round(x), round(middle - height / 2)), pixmap)


def text_width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def elided(font: QFont, text: str, width: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


def shows_focus(widget: QWidget) -> bool:
    """Whether the focus is to be seen: for those who came by keyboard, not by mouse."""
    return widget.hasFocus() and bool(widget.property(_BY_KEY))


def remember_focus(widget: QWidget, reason: Qt.FocusReason) -> None:
    # A window that comes to the front, or a closed menu, tells nothing new.
    if reason not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
        widget.setProperty(_BY_KEY, reason is not Qt.FocusReason.MouseFocusReason)
    widget.update()


def tone_colours(tone: str) -> tuple[QColor, QColor]:
    """Text and ground of ok, warn, err; of anything else, quiet ones."""
    if tone in ("ok", "warn", "err"):
        return style().colour(tone), style().colour(f"{tone}bg")
    return style().colour("text2"), style().colour("sunken")
