"""Icons: our own drawings on a grid of 24, in the colour that is asked for."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from carcqt.content.data import icon_path


def icon(name: str, px: int, colour: str | QColor) -> QPixmap:
    """As sharp as the sharpest screen wants it."""
    tint = QColor(colour)
    application = QGuiApplication.instance()
    ratio = application.devicePixelRatio() if isinstance(application, QGuiApplication) else 1.0
    return _drawn(name, px, tint.name(), tint.alpha(), ratio)


@cache
def _source(name: str) -> str:
    return icon_path(name).read_text("utf-8")


@lru_cache(maxsize=1024)
def _drawn(name: str, px: int, colour: str, alpha: int, ratio: float) -> QPixmap:
    side = round(px * ratio)
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour).encode()))
    with QPainter(pixmap) as painter:
        painter.setOpacity(alpha / 255)
        renderer.render(painter, QRectF(0, 0, side, side))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
