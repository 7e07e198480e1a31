"""What happens on a board is seen to happen: a tile settles, pieces walk, boats sail. Nothing waits
for it, and whatever comes next ends it at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from carcqt.board.colours import faded
from carcqt.board.items import FRAME, BoardItem, Colouring
from carcqt.board.tool import UNIT

DURATION: Final = 240
"""Milliseconds."""
_RAISED: Final = 0.14
"""How much larger a tile is before it has settled."""


@dataclass(frozen=True, slots=True)
class Walk:
    """An item that stands where it is to be, and how far from there it begins."""

    item: QGraphicsItem
    start: QPointF


@dataclass(frozen=True, slots=True)
class Leave:
    """An item that is not needed any more, and where it goes."""

    item: QGraphicsItem
    end: QPointF


class SettlingItem(BoardItem):
    """A tile that comes down onto its place, over the one that lies there already."""

    def __init__(self, box: QRectF, picture: QImage, dim: float, colours: Colouring) -> None:
        super().__init__(box, FRAME, colours)
        self._picture, self._dim, self.share = picture, dim, 0.0

    def draw(self, p: QPainter) -> None:
        above = (1 - self.share) * _RAISED
        reach = above * self.box.width() / 2
        box = self.box.adjusted(-reach, -reach, reach, reach).translated(0, -reach)
        p.fillRect(box.translated(0, 2.5 * reach), faded("#000000", round(70 * (1 - self.share))))
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.drawImage(box, self._picture)
        if self._dim:
            p.fillRect(box, faded("#000000", round(255 * self._dim)))


class Motion(QVariantAnimation):
    """All that moves at once."""

    def __init__(self, remove: Callable[[QGraphicsItem], None], parent: QObject) -> None:
        super().__init__(parent, duration=DURATION)
        self._remove = remove
        self._walks: Sequence[Walk] = ()
        self._leaves: Sequence[Leave] = ()
        self._tile: SettlingItem | None = None
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(self._go_on)
        self.finished.connect(self.end)

    @property
    def is_running(self) -> bool:
        return self.state() == QVariantAnimation.State.Running

    def begin(
        self, walks: Sequence[Walk], leaves: Sequence[Leave], tile: SettlingItem | None
    ) -> None:
        """The items are in the scene already."""
        self._walks, self._leaves, self._tile = walks, leaves, tile
        if walks or leaves or tile is not None:
            self._go_on(0.0)
            self.start()

    def end(self) -> None:
        """Everything is where it belongs."""
        self.stop()
        for walk in self._walks:
            walk.item.setPos(QPointF())
        for leave in self._leaves:
            self._remove(leave.item)
        if self._tile is not None:
            self._remove(self._tile)
        self._walks, self._leaves, self._tile = (), (), None

    def _go_on(self, share: float) -> None:
        for walk in self._walks:
            walk.item.setPos(walk.start * (1 - share))
        for leave in self._leaves:
            leave.item.setPos(leave.end * share)
            leave.item.setOpacity(1 - share * share)
        if self._tile is not None:
            self._tile.share = share
            self._tile.update()


def home_of(place: QPointF, home: QPointF | None) -> QPointF:
    """How far a piece goes that leaves: towards its owner, or only out of the way."""
    if home is None:
        return QPointF(0, -0.4 * UNIT)
    return home - place
