"""The head of the home page."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from carcqt.app.actions import WindowActions
from carcqt.app.logo import Logo
from carcqt.content.languages import LANGUAGES
from carcqt.ui.language import language
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.labels import Label


class Header(QWidget):
    """Who we are, language, light or dark, settings, help."""

    settings_asked = Signal()
    help_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.languages = Segmented([(one.code, one.name, "") for one in LANGUAGES])
        self.languages.value = language().code
        self.lights = Segmented([("light", "", "sun"), ("dark", "", "moon")])
        self.lights.set_tips([self.tr("Light"), self.tr("Dark")])
        self.settings = Button(self.tr("Settings"), ButtonKind.GHOST, "gear")
        self.help = Button(self.tr("Help"), ButtonKind.GHOST, "help", WindowActions.key("keys"))
        self._row = QHBoxLayout(self)
        self._row.addWidget(Logo())
        self._row.addWidget(Label("carcqt", 20, 700, wrap=False))
        self._row.addStretch(1)
        for thing in (self.languages, self.lights, self.settings, self.help):
            self._row.addWidget(thing)
        self.languages.chosen.connect(self._speak)
        self.lights.chosen.connect(self._light)
        self.settings.clicked.connect(self.settings_asked)
        self.help.clicked.connect(self.help_asked)
        style().follow(self._restyle)

    def _restyle(self) -> None:
        self.setFixedHeight(style().px(72))
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(style().px(8))
        self.lights.value = "dark" if style().is_dark else "light"

    def _speak(self, code: object) -> None:
        settings().language = str(code)
        language().set(str(code))

    def _light(self, mode: object) -> None:
        settings().theme = "dark" if mode == "dark" else "light"
        style().set(mode=settings().theme)
