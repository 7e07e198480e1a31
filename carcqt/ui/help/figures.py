"""Figures drawn by another process, so that turning a page never waits for one."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QFont, QGuiApplication, QImage

from carcqt.art.figures.figure import FigurePicture
from carcqt.art.figures.picture import figure_picture
from carcqt.art.studio.worker import painters
from carcqt.background.bridge import Bridge
from carcqt.background.executor import EndablePool
from carcqt.content.learning.figures import guide_figures

KEPT: Final = 80
"""Figures that are kept at hand."""


@dataclass(frozen=True, slots=True)
class WantedFigure:
    """A figure as it is to be seen: all that its picture depends on."""

    guide: str
    figure: str
    width: int
    language: str
    is_dark: bool
    ratio: float
    family: str

    def picture(self) -> FigurePicture | None:
        file = guide_figures(self.guide)
        if file is None or self.figure not in file.figures:
            return None
        return figure_picture(file, self.figure, self.width, self.language, dark=self.is_dark)


Pixels = tuple[bytes, int, int, int]


def _paint(wanted: WantedFigure) -> Pixels:
    """In the worker."""
    QGuiApplication.setFont(QFont(wanted.family))
    picture = wanted.picture()
    image = QImage() if picture is None else picture.image(wanted.ratio)
    return bytes(image.constBits()), image.width(), image.height(), image.bytesPerLine()


class FigurePainter(QObject):
    """Answers with a figure if it has one, otherwise has it drawn and then tells."""

    ready = Signal(object)
    """With what was wanted."""

    def __init__(self, parent: QObject | None = None, *, apart: bool = True) -> None:
        """Not `apart`: drawn here, one whenever there is nothing else to do."""
        super().__init__(parent)
        self._apart = apart
        self._pool: EndablePool | None = None
        self._kept: OrderedDict[WantedFigure, QImage] = OrderedDict()
        self._asked: set[WantedFigure] = set()
        self._bridge = Bridge(self._take)

    def figure(self, wanted: WantedFigure) -> QImage | None:
        known = self._kept.get(wanted)
        if known is not None:
            self._kept.move_to_end(wanted)
        elif wanted not in self._asked:
            self._asked.add(wanted)
            self._ask(wanted)
        return known

    @property
    def is_busy(self) -> bool:
        return bool(self._asked)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.end()
            self._pool = None

    def _ask(self, wanted: WantedFigure) -> None:
        if not self._apart:
            QTimer.singleShot(0, self, lambda: self._draw(wanted))
            return
        if self._pool is None:
            self._pool = painters(1)
        try:
            asked = self._pool.submit(_paint, wanted)
        except (BrokenProcessPool, RuntimeError):
            self._bridge.tell(wanted)
            return
        self._bridge.follow(wanted, asked)

    def _take(self, wanted: WantedFigure, done: Future[Pixels] | None) -> None:
        if done is not None and (done.cancelled() or self._pool is None):
            return
        if done is None or done.exception() is not None:
            # Without a worker it is drawn here: late is better than never.
            self._apart = False
            self._draw(wanted)
            return
        raw, width, height, line = done.result()
        made = QImage(raw, width, height, line, QImage.Format.Format_ARGB32_Premultiplied)
        self._keep(wanted, made.copy())

    def _draw(self, wanted: WantedFigure) -> None:
        picture = wanted.picture()
        self._keep(wanted, QImage() if picture is None else picture.image(wanted.ratio))

    def _keep(self, wanted: WantedFigure, image: QImage) -> None:
        image.setDevicePixelRatio(wanted.ratio)
        self._asked.discard(wanted)
        self._kept[wanted] = image
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        self.ready.emit(wanted)


@cache
def shared_painter() -> FigurePainter:
    """One for all windows, so that a guide opened again is there at once."""
    painter = FigurePainter()
    application = QCoreApplication.instance()
    if application is not None:
        application.aboutToQuit.connect(painter.close)
    return painter


def figure_size(wanted: WantedFigure) -> QSize:
    """How large it will be, known before it is drawn."""
    picture = wanted.picture()
    return QSize() if picture is None else QSize(picture.width, picture.height)
