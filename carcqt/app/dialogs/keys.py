"""Which keys do what."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from carcqt.app.actions import WindowActions
from carcqt.app.review.actions import ReplayActions
from carcqt.app.table.actions import TableActions
from carcqt.ui.actions import Group
from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.keysheet import KeysSheet


class KeysDialog(Dialog):
    guides_asked = Signal()
    about_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, width=860)
        self.set_title(self.tr("Keys"))
        self._sheet = KeysSheet()
        self._sheet.show_groups(self.groups())
        self.body.addWidget(self._sheet, 1)
        about, guides = self.tr("About carcqt"), self.tr("Illustrated guides")
        self._about = self.add_button(about, ButtonKind.GHOST, self._to_about, "info")
        self._guides = self.add_button(guides, ButtonKind.GHOST, self._to_guides, "book")
        self.add_button(self.tr("Close"), ButtonKind.PRIMARY).setFocus()

    def groups(self) -> tuple[list[Group], list[Group]]:
        laying, placing, board, time = TableActions().groups()
        left = [laying, placing, *ReplayActions().groups()]
        return left, [board, time, *WindowActions().groups()]

    def _to_about(self) -> None:
        self.accept()
        self.about_asked.emit()

    def _to_guides(self) -> None:
        self.accept()
        self.guides_asked.emit()
