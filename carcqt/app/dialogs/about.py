"""What this program is and whose work it stands on."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

import carcqt
from carcqt.app.logo import Logo
from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.cards import Line
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.labels import Label


def versions() -> str:
    """For a report."""
    return (
        f"carcqt {carcqt.__version__} · Python {platform.python_version()} · "
        f"PySide6 {PySide6.__version__} · Qt {qVersion()} · {platform.platform()}"
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
        name.addWidget(Label(version, 13, 400, "text2"))
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(Logo())
        head.addLayout(name, 1)
        self.add(head, Line(), *(Label(text, 13, 400, "text") for text in self._texts()))
        copy = self.tr("Copy versions")
        self.copy = self.add_button(copy, ButtonKind.SECONDARY, self._copy, "copy")
        self.add_button(self.tr("Close"), ButtonKind.PRIMARY).setFocus()

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
