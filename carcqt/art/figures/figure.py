"""A figure of a guide: its size, and its frame on the page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from carcqt.art.brush.shapes import NO_BRUSH, colour, pen
from carcqt.art.brush.sprites import blank, painter_on
from carcqt.art.figures.marks import FigurePaper, paint_arrow, paint_label, paint_sign
from carcqt.content.learning.figures import FigureFile, FigureModel


class FigurePicture:
    """Knows its size before it is painted; at most as wide as asked for."""

    width: int
    height: int

    def __init__(
        self,
        file: FigureFile,
        figure: FigureModel,
        width: int,
        language: str,
        paper: FigurePaper,
    ) -> None:
        self.file, self.figure, self.most = file, figure, width
        self.language, self.paper = language, paper
        self.arrange()

    def arrange(self) -> None:
        raise NotImplementedError

    def paint(self, p: QPainter, scale: float) -> None:
        """`scale` pixels to each unit of width and height."""
        raise NotImplementedError

    def image(self, ratio: float = 1.0) -> QImage:
        image = blank(max(1, round(self.width * ratio)), max(1, round(self.height * ratio)))
        with painter_on(image) as p:
            frame = QPainterPath()
            round_by = 12 * ratio
            box = QRectF(0.5, 0.5, image.width() - 1, image.height() - 1)
            frame.addRoundedRect(box, round_by, round_by)
            p.fillPath(frame, colour(self.paper.ground))
            p.save()
            p.setClipPath(frame)
            self.paint(p, ratio)
            p.restore()
            p.setBrush(NO_BRUSH)
            p.setPen(pen(self.paper.line, ratio))
            p.drawPath(frame)
        image.setDevicePixelRatio(ratio)
        return image


def paint_signs(
    p: QPainter, figure: FigureModel, pixels: float, unit: float, language: str
) -> None:
    """Arrows, ticks and plates, at places in squares."""
    for arrow in figure.arrows:
        paint_arrow(p, QPointF(*arrow.begin) * pixels, QPointF(*arrow.end) * pixels, unit)
    for sign in figure.signs:
        paint_sign(p, QPointF(*sign.at) * pixels, unit, good=sign.good)
    for label in figure.labels:
        seat = None if label.seat is None else label.seat - 1
        at = QPointF(*label.at) * pixels
        paint_label(p, in_language(label.text, language), at, unit, seat)


def in_language(text: str | dict[str, str] | object, language: str) -> str:
    """A text of a figure: the same in all languages, or one for each."""
    if isinstance(text, dict):
        return str(text.get(language) or next(iter(text.values()), ""))
    return str(text)
