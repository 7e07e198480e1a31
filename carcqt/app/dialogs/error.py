"""Something went wrong that nobody expected: what, where it is written down, and that the game is
safe."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontDatabase, QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from carcqt.app.dialogs.about import versions
from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.marks import IconBadge
from carcqt.ui.widgets.scroll import show_ground


class Details(QPlainTextEdit):
    """Text to be read and copied, not changed."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        show_ground(self)
        self.setReadOnly(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        style().follow(self._restyle)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self.viewport())
        draw_box(p, QRectF(self.viewport().rect()), 6, style().colour("sunken"))
        p.end()
        super().paintEvent(event)

    def _restyle(self) -> None:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(style().px(12))
        self.setFont(font)
        self.setFixedHeight(style().px(180))


class ErrorDialog(Dialog):
    """Accepted: go on. Rejected: the program is to end."""

    def __init__(
        self,
        error: BaseException,
        log: Path,
        parent: QWidget | None = None,
        is_saved: bool = True,
    ) -> None:
        super().__init__(parent, width=560)
        self.fit()
        self.set_title(self.tr("Something went wrong"))
        what, name = str(error).strip().split("\n")[0][:160], type(error).__name__
        text = self.tr("An unexpected error occurred: {what}")
        self._what = Label(text.format(what=f"{name}: {what}" if what else name), 14, 500)
        safe = self.tr("The game is saved up to its last move.")
        if not is_saved:
            safe = self.tr("The last move could not be saved. The program keeps trying.")
        where = self.tr("The details were written to {file}").format(file=log)
        trace = "".join(traceback.format_exception(error))
        self.report: Final = f"{versions()}\n\n{trace}"
        self.details: Final = Details(self.report)
        self.details.hide()
        self.unfold: Final = Button("", ButtonKind.GHOST, "chevron-right")
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(IconBadge("error", 40, "err"))
        head.addWidget(self._what, 1)
        fold = QHBoxLayout()
        fold.addWidget(self.unfold)
        fold.addStretch(1)
        self.add(head, Label(safe, 13, 400, "text2"), Label(where, 13, 400, "text2"))
        self.add(fold, self.details)
        secondary = ButtonKind.SECONDARY
        self.copy: Final = self.add_button(self.tr("Copy"), secondary, self._copy, "copy")
        self.quit: Final = self.add_button(self.tr("Quit"), secondary, super().reject)
        self.go_on: Final = self.add_button(self.tr("Continue"), ButtonKind.PRIMARY)
        self.unfold.clicked.connect(self._fold)
        self.go_on.setFocus()
        self._name_fold()

    @property
    def what(self) -> str:
        return self._what.text()

    def reject(self) -> None:
        # Esc must not end a program by accident: only the button does.
        self.accept()

    def _fold(self) -> None:
        self.details.setVisible(self.details.isHidden())
        self._name_fold()

    def _name_fold(self) -> None:
        hidden = self.details.isHidden()
        self.unfold.setText(self.tr("Show details") if hidden else self.tr("Hide details"))
        self.unfold.set_icon("chevron-right" if hidden else "chevron-down")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
