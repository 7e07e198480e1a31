"""What is typed or picked from a list."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy, QWidget

from carcqt.ui.controls.faces import Look
from carcqt.ui.controls.fields import ARROW, ICON_PAD, PAD
from carcqt.ui.theme.painting import remember_focus, text_width
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip

_HEIGHT: Final = 36
_BEGINS: Final = Qt.MatchFlag.MatchStartsWith


class Field(QLineEdit):
    def __init__(
        self,
        text: str = "",
        placeholder: str = "",
        icon: str = "",
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look: Final = Look("field", icon)
        self._problem = ""
        self.setText(text)
        self.setFrame(False)
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name or placeholder)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        style().follow(self._restyle)

    @property
    def problem(self) -> str:
        return self._problem

    def set_problem(self, text: str) -> None:
        """Why what is typed will not do; empty if it will."""
        self._problem = text
        self.setToolTip(plain_tip(text))
        self.setAccessibleDescription(text)
        self.update()

    def setText(self, text: str | None) -> None:
        super().setText(text)
        self._show_beginning()

    def sizeHint(self) -> QSize:
        px = style().px
        return QSize(px(160), max(px(_HEIGHT), self.fontMetrics().height() + px(12)))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(64), self.sizeHint().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Only now is it sure which game it belongs to.
        self._recolour()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_beginning()

    def _restyle(self) -> None:
        px = style().px
        self.setFont(style().font(14))
        # Qt adds 2 px of its own.
        self.setTextMargins(px(34 if self.look.icon else PAD) - 2, 0, px(8), 0)
        self._recolour()
        self.updateGeometry()
        self.update()

    def _show_beginning(self) -> None:
        """Of a text that is too long the beginning tells more than the end."""
        if not self.hasFocus():
            self.setCursorPosition(0)

    def _recolour(self) -> None:
        own = QPalette(self.palette())
        role = QPalette.ColorRole
        own.setColor(role.Highlight, QColor(accent_of(self).fill))
        self.setPalette(own)


class Select(QComboBox):
    """One of many."""

    def __init__(self, name: str = "", icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look: Final = Look("select", icon)
        self._tip = ""
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(12)
        self.currentIndexChanged.connect(self._retip)
        style().follow(self._restyle)

    def sizeHint(self) -> QSize:
        px, font = style().px, self.font()
        texts = [self.itemText(number) for number in range(self.count())]
        widest = max((text_width(font, text) for text in texts), default=0.0)
        width = widest + self._around() + 1
        return QSize(
            round(max(width, px(88))), max(px(_HEIGHT), self.fontMetrics().height() + px(12))
        )

    def minimumSizeHint(self) -> QSize:
        whole = self.sizeHint()
        return QSize(min(whole.width(), style().px(120)), whole.height())

    def showPopup(self) -> None:
        # No row is cut only because the field is narrow.
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + style().px(8))
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        # A wheel that scrolls the page must not change what it passes.
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # What leads to nothing in the list is a key of the page.
        typed = event.text().strip()
        if typed.isprintable() and typed and self.findText(typed, _BEGINS) < 0:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        remember_focus(self, event.reason())

    def setToolTip(self, text: str) -> None:
        """Instead of what is chosen, which it says by itself where that is cut."""
        self._tip = text
        self._retip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._retip()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.update()

    def _around(self) -> int:
        return style().px(ICON_PAD if self.look.icon else PAD) + style().px(ARROW)

    def _retip(self) -> None:
        room = self.width() - self._around()
        cut = text_width(self.font(), self.currentText()) > room + 1
        super().setToolTip(self._tip or plain_tip(self.currentText() if cut else ""))

    def _restyle(self) -> None:
        self.setFont(style().font(14))
        self.updateGeometry()
        self.update()
