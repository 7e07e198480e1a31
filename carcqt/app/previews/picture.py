"""A picture that fills its place, whatever the shape of that is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.app.previews.sizes import LARGE
from carcqt.ui.arranging import Measure, Rule, measure
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import style

_ENLARGED: Final = 1.1
"""By how much a picture is enlarged at most if a sharper one can be drawn."""
_DIM: Final = 34
"""Of 255: tiles glare on a dark ground."""


def draw_preview(
    p: QPainter,
    rect: QRectF,
    pixmap: QPixmap | None,
    radius: float,
    scale: float = 0.0,
    only_top: bool = False,
    corner: bool = False,
) -> None:
    """Draw a picture cut to the place, at this scale at least, so that its middle or its lower
    right corner is seen; without a picture, a neutral card."""
    p.save()
    shape = QPainterPath()
    shape.addRoundedRect(rect.adjusted(0, 0, 0, radius if only_top else 0), radius, radius)
    if only_top:
        box = QPainterPath()
        box.addRect(rect)
        shape = shape.intersected(box)
    if pixmap is None or pixmap.isNull():
        # A neutral card, which nobody takes for a tile.
        p.fillPath(shape, style().colour("sunken"))
        p.restore()
        return
    wide, high = pixmap.width(), pixmap.height()
    # One that was drawn small is shown as the large one would be.
    whole = pixmap.deviceIndependentSize()
    by = max(rect.width() / whole.width(), rect.height() / whole.height(), scale)
    by /= pixmap.devicePixelRatio()
    source = QRectF(0, 0, rect.width() / by, rect.height() / by)
    source.moveCenter(QRectF(pixmap.rect()).center())
    if corner:
        source.moveBottomRight(QPointF(wide, high))
    p.setClipPath(shape)
    if pixmap.hasAlphaChannel():
        p.fillRect(rect, style().colour("table"))
    p.drawPixmap(rect, pixmap, source)
    if style().is_dark:
        p.fillRect(rect, QColor(0, 0, 0, _DIM))
    p.restore()
    # A clip has no smooth edge.
    p.setPen(style().colour("line"))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(shape)


def is_blurred(widget: QWidget, size: QSizeF, pixmap: QPixmap, scale: float) -> bool:
    """Return whether a picture that was drawn small has too few pixels for a place in a widget."""
    if pixmap.isNull() or pixmap.devicePixelRatio() >= 1:
        return False
    shown = max(size.width() / LARGE.width, size.height() / LARGE.height, scale)
    return shown * widget.devicePixelRatioF() > pixmap.devicePixelRatio() * _ENLARGED


class PreviewPicture(QWidget):
    """Measures are those at 100 %."""

    def __init__(
        self,
        game: str = "",
        width: int = 0,
        height: int = 0,
        radius: int = 10,
        scale: float = 0.5,
        corner: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._game, self._pixmap, self._corner = game, QPixmap(), corner
        self._width, self._height, self._radius, self._scale = width, height, radius, scale
        across = QSizePolicy.Policy.Fixed if width else QSizePolicy.Policy.Expanding
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        style().follow(self._restyle)

    @property
    def is_there(self) -> bool:
        return not self._pixmap.isNull()

    def show_picture(self, pixmap: QPixmap | None, game: str) -> None:
        self._pixmap, self._game = pixmap or QPixmap(), game
        self.update()

    @property
    def is_blurred(self) -> bool:
        """True if there would be a sharper picture for this place."""
        scale = self._scale * style().scale
        return is_blurred(self, QSizeF(self.size()), self._pixmap, scale)

    def set_size(self, width: int, height: int) -> None:
        self._width, self._height = width, height
        self._restyle()

    def sizeHint(self) -> QSize:
        return QSize(style().px(self._width or 120), style().px(self._height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, radius = painter(self), style().px(self._radius)
        if not self._game:
            draw_box(p, self.rect(), radius, style().colour("sunken"))
            return
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        scale = self._scale * style().scale
        draw_preview(p, rect, self._pixmap, radius, scale, corner=self._corner)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


def picture_size(picture: PreviewPicture, wide: Measure, high: Measure) -> Rule:
    """Set how large a picture is; without a width, it takes what there is."""

    def arrange(size: Size) -> None:
        picture.set_size(round(measure(wide, size)), round(measure(high, size)))

    return arrange
