"""How windows look before anything is chosen."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from carcqt.ui.controls.proxy import ControlStyle, install
from carcqt.ui.language import language
from carcqt.ui.theme.style import style


def look_as_usual() -> None:
    if QApplication.instance() is not None and not isinstance(QApplication.style(), ControlStyle):
        install()
    style().set(mode="light", scale=1.0, reduced_motion=False, family="DejaVu Sans")
    language().set("en")
