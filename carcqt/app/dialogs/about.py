"""Says what this program is, where it keeps files and whose work it stands on."""

from __future__ import annotations

import platform
from enum import Enum

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

import carcqt
from carcqt.app.logo import Logo
from carcqt.content.languages import ENGLISH
from carcqt.rules import COMPILED
from carcqt.rules.compiled import fresh_folder
from carcqt.ui.places import cache_folder, log_path, settings_path, user_folder
from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.cards import Line
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.labels import Label, breakable
from carcqt.words.speech import Punctuation, catalogue, plain


class CoreState(Enum):
    """How the core of the rules runs."""

    COMPILED = "compiled"
    PLAIN = "plain Python"
    COMPILED_NEXT = "plain Python until the next start"


def core_state() -> CoreState:
    """Return how the core runs; it may have been compiled since the program began."""
    if COMPILED:
        return CoreState.COMPILED
    return CoreState.PLAIN if fresh_folder() is None else CoreState.COMPILED_NEXT


def versions() -> str:
    """Return what a report needs: versions, the core, and where files are kept."""
    places = (
        ("files", user_folder()),
        ("settings", settings_path()),
        ("pictures", cache_folder()),
        ("log", log_path()),
    )
    # A report is in English, whoever reads the window.
    colon = Punctuation(catalogue(ENGLISH.code)).colon
    core = colon("core", core_state().value)
    return "\n".join(
        (
            f"carcqt {carcqt.__version__} · {core} · "
            f"Python {platform.python_version()} · PySide6 {PySide6.__version__} · "
            f"Qt {qVersion()} · {platform.platform()}",
            *(colon(name, plain(str(place))) for name, place in places),
        )
    )


class AboutDialog(Dialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, width=560)
        self.fit()
        self.set_title(self.tr("About carcqt"))
        version = self.tr("Version {version}").format(version=carcqt.__version__)
        name = QVBoxLayout()
        name.setSpacing(0)
        name.addWidget(Label("carcqt", 20, 700, wrap=False))
        name.addWidget(Label(f"{version} · {self._core()}", 13, 400, "text2"))
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(Logo())
        head.addLayout(name, 1)
        places = [Label(breakable(text), 13, 400, "text2") for text in self._places()]
        texts = [Label(text, 13, 400, "text") for text in self._texts()]
        self.add(head, Line(), *places, Line(), *texts)
        self.copy = self.add_button(self.tr("Copy"), ButtonKind.SECONDARY, self._copy, "copy")
        self.copy.setToolTip(self.tr("Copy versions and folders for a bug report"))
        self.add_button(self.tr("Close"), ButtonKind.PRIMARY).setFocus()

    def _core(self) -> str:
        match core_state():
            case CoreState.COMPILED:
                return self.tr("compiled core")
            case CoreState.PLAIN:
                return self.tr("core in plain Python")
            case CoreState.COMPILED_NEXT:
                return self.tr("core in plain Python, compiled at the next start")

    def _places(self) -> tuple[str, ...]:
        """Return where files are kept."""
        files, settings, pictures = (
            plain(str(place)) for place in (user_folder(), settings_path(), cache_folder())
        )
        return (
            self.tr("Your games, puzzles and decks: {place}").format(place=files),
            self.tr("Settings: {place}").format(place=settings),
            self.tr("Pictures, drawn again when needed: {place}").format(place=pictures),
        )

    def _texts(self) -> tuple[str, ...]:
        return (
            self.tr(
                "carcqt is free software under the MIT licence: anyone may use, change and share "
                "it. There is no warranty."
            ),
            self.tr(
                "This program uses Qt {qt} and PySide6 {pyside} by The Qt Company, under "
                "the GNU LGPL, version 3. They are separate libraries, and you may replace "
                "them with other versions."
            ).format(qt=qVersion(), pyside=PySide6.__version__),
            self.tr("All pictures are drawn by the program itself. Nothing was scanned or copied."),
            self.tr(
                "The titles of printed games only say which rules are played. They belong to "
                "their publishers and authors, who have no connection with this program."
            ),
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(versions())
