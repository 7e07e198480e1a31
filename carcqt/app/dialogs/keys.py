"""Which keys do what."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
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
        self._sheet = KeysSheet()
        self.body.addWidget(self._sheet, 1)
        self._about = self.add_button("", ButtonKind.GHOST, self._to_about, "info")
        self._guides = self.add_button("", ButtonKind.GHOST, self._to_guides, "book")
        self._close = self.add_button("", ButtonKind.PRIMARY)
        self._close.setFocus()
        self.retranslate()

    def groups(self) -> tuple[list[Group], list[Group]]:
        laying, placing, board, time = TableActions().groups()
        left = [laying, placing, *WindowActions().groups()]
        return left, [board, time, *ReplayActions().groups()]

    def retranslate(self) -> None:
        self.set_title(self.tr("Keys"))
        self._about.setText(self.tr("About carcqt"))
        self._guides.setText(self.tr("Illustrated guides"))
        self._close.setText(self.tr("Close"))
        self._sheet.show_groups(self.groups())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_close"):
            self.retranslate()

    def _to_about(self) -> None:
        self.accept()
        self.about_asked.emit()

    def _to_guides(self) -> None:
        self.accept()
        self.guides_asked.emit()
