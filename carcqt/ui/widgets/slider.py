"""A slider over the moments of a game, painted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QStyle, QWidget

from carcqt.ui.controls.bars import draw_track
from carcqt.ui.controls.faces import Look
from carcqt.ui.theme.painting import painter, remember_focus
from carcqt.ui.theme.style import style


class Slider(QSlider):
    """Its value is the number of a moment; a press goes right there. Subclasses say where the
    track is and how large all is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.look: Final = Look("slider")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        style().follow(self._restyle)

    def track(self) -> QRectF:
        raise NotImplementedError

    def x_of(self, number: int) -> float:
        track = self.track()
        return track.left() + track.width() * number / max(1, self.maximum())

    def number_at(self, x: float) -> int:
        track = self.track()
        part = (x - track.left()) / max(1.0, track.width())
        return round(min(max(part, 0.0), 1.0) * self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.number_at(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.number_at(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        remember_focus(self, event.reason())

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint_track(painter(self))

    def paint_track(self, p: QPainter) -> None:
        state = QStyle.StateFlag.State_Enabled
        draw_track(p, self.track(), self.x_of(self.value()), state, self)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
