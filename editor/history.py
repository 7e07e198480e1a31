"""All steps of a document; a click goes back or forth to one."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPalette, Qt
from PySide6.QtWidgets import QHBoxLayout, QUndoView, QWidget

from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.scroll import show_ground
from editor.actions import EditorActions
from editor.documents.document import Document


class HistoryDrawer(Bar):
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            Edge.LEFT, horizontal=False, margins=(14, 12, 14, 12), spacing=8, parent=parent
        )
        close = EditorActions().tip("leave", self.tr("Close"))
        self.close_button: Final = IconButton("close", close)
        self.view: Final = QUndoView()
        show_ground(self.view)
        head = QHBoxLayout()
        head.addWidget(Label(self.tr("History"), 15, 600, wrap=False))
        head.addStretch(1)
        head.addWidget(self.close_button)
        self.add(head)
        self.box.addWidget(self.view, 1)
        self.close_button.clicked.connect(self.closed)
        style().follow(self._fit)
        self.view.setEmptyLabel(self.tr("When opened"))
        self.view.setAccessibleName(self.tr("History"))

    def show_document(self, document: Document[Any] | None) -> None:
        if document is None:
            self.view.setStack(None)  # type: ignore[arg-type]
        else:
            self.view.setStack(document.stack)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        self.setFixedWidth(style().px(272))
        self.view.setFont(style().font(13))
        self.view.setSpacing(style().px(3))
        accent = accent_of(self)
        self.view.setCleanIcon(QIcon(icon("save", style().px(14), style().tokens.text2)))
        colours = QPalette(self.view.palette())
        colours.setColor(QPalette.ColorRole.Highlight, QColor(accent.soft))
        colours.setColor(QPalette.ColorRole.HighlightedText, QColor(accent.fill))
        colours.setColor(QPalette.ColorRole.Text, style().colour("text"))
        self.view.setPalette(colours)
