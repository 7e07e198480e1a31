"""A picture of the scene before, which fades over the next one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPropertyAnimation, Qt
from PySide6.QtWidgets import QGraphicsOpacityEffect, QLabel, QWidget

from carcqt.ui.theme.style import style

_LASTS: Final = 450
"""Milliseconds until nothing of it is left."""


def fade_from(scene: QWidget) -> QLabel | None:
    """Lay a picture of a widget over it and let it fade, while the widget changes below. Return
    the picture, which deletes itself; `None` if nothing is to move."""
    if style().reduced_motion or not scene.isVisible():
        return None
    picture = QLabel(scene)
    picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    picture.setPixmap(scene.grab())
    picture.setGeometry(scene.rect())
    effect = QGraphicsOpacityEffect(picture)
    picture.setGraphicsEffect(effect)
    fading = QPropertyAnimation(effect, b"opacity", picture)
    fading.setDuration(_LASTS)
    fading.setStartValue(1.0)
    fading.setEndValue(0.0)
    fading.finished.connect(picture.deleteLater)
    picture.show()
    picture.raise_()
    fading.start()
    return picture
