"""What is typed or picked from a list."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from carcqt.ui.theme.icons import icon as draw_of
from carcqt.ui.theme.painting import (
    LEFT,
    draw_box,
    draw_icon,
    elided,
    painter,
    remember_focus,
    text_width,
)
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip

_HEIGHT: Final = 36
_RADIUS: Final = 8
_PAD: Final = 12
_BEGINS: Final = Qt.MatchFlag.MatchStartsWith


def _draw_frame(p: QPainter, widget: QWidget, hot: bool, wrong: bool) -> None:
    colour, accent = style().colour, accent_of(widget)
    box, radius = QRectF(widget.rect()), style().px(_RADIUS)
    fill, line, width = colour("raised"), colour("line2", 170), 1.0
    if not widget.isEnabled():
        fill, line = colour("sunken"), colour("line")
    elif wrong:
        line, width = colour("err"), 2
    elif widget.hasFocus():
        line, width = QColor(accent.fill), 2
    elif hot:
        line = colour("line2")
    draw_box(p, box, radius, fill, line, width)


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
        self.setText(text)
        self._icon, self._problem = icon, ""
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

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        _draw_frame(p, self, self.underMouse(), bool(self._problem))
        if self._icon:
            drawn = draw_of(self._icon, style().px(18), style().colour("text3"))
            draw_icon(p, drawn, style().px(10), self.height() / 2)
        p.end()
        super().paintEvent(event)

    def _restyle(self) -> None:
        px = style().px
        self.setFont(style().font(14))
        # Qt adds 2 px of its own.
        self.setTextMargins(px(34 if self._icon else _PAD) - 2, 0, px(8), 0)
        self._recolour()
        self.updateGeometry()
        self.update()

    def _show_beginning(self) -> None:
        """Of a text that is too long the beginning tells more than the end."""
        if not self.hasFocus():
            self.setCursorPosition(0)

    def _recolour(self) -> None:
        colour = style().colour
        own = QPalette(self.palette())
        role = QPalette.ColorRole
        # Qt paints its ground over ours.
        own.setColor(role.Base, QColor(Qt.GlobalColor.transparent))
        own.setColor(role.Text, colour("text"))
        own.setColor(role.PlaceholderText, colour("text3"))
        own.setColor(role.Highlight, QColor(accent_of(self).fill))
        own.setColor(role.HighlightedText, colour("on_accent"))
        own.setColor(QPalette.ColorGroup.Disabled, role.Text, colour("text3", 160))
        self.setPalette(own)


class _SelectDelegate(QStyledItemDelegate):
    """The rows of a list that drops down."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        font = style().font(14)
        width = text_width(font, str(index.data() or "")) + 2 * style().px(_PAD) + style().px(28)
        return QSize(round(width), style().px(32))

    def paint(
        self,
        p: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        rect, state = option.rect, option.state
        colour, px = style().colour, style().px
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(rect).adjusted(px(4), 1, -px(4), -1)
        usable = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        if usable and state & QStyle.StateFlag.State_Selected:
            draw_box(p, box, px(6), colour("hover"))
        combo = self.parent()
        if isinstance(combo, Select) and combo.currentIndex() == index.row():
            tick = draw_of("check", px(16), accent_of(combo).fill)
            draw_icon(p, tick, box.right() - px(24), box.center().y())
        font = style().font(14)
        p.setFont(font)
        p.setPen(colour("text") if usable else colour("text3", 150))
        room = box.width() - px(8) - px(28)
        text = elided(font, str(index.data() or ""), room)
        p.drawText(QRectF(box.left() + px(8), box.top(), room + 1, box.height()), LEFT, text)
        p.restore()


class Select(QComboBox):
    """One of many."""

    def __init__(self, name: str = "", icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self._tip = icon, ""
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(12)
        rows = QListView(self)
        rows.setFrameShape(QListView.Shape.NoFrame)
        self.setView(rows)
        self.setItemDelegate(_SelectDelegate(self))
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

    def paintEvent(self, event: QPaintEvent) -> None:
        p, colour, px = painter(self), style().colour, style().px
        _draw_frame(p, self, self.underMouse(), False)
        ink = colour("text") if self.isEnabled() else colour("text3", 160)
        x: float = px(_PAD)
        if self._icon:
            draw_icon(p, draw_of(self._icon, px(18), colour("text2")), px(10), self.height() / 2)
            x = px(36)
        room = self.width() - x - px(30)
        p.setFont(self.font())
        p.setPen(ink)
        shown = self.currentText() or self.placeholderText()
        text = elided(self.font(), shown, room + 1)
        p.drawText(QRectF(x, 0, room + 2, self.height()), LEFT, text)
        arrow = draw_of("chevron-down", px(16), colour("text2") if self.isEnabled() else ink)
        draw_icon(p, arrow, self.width() - px(26), self.height() / 2)

    def _around(self) -> int:
        return style().px(36 if self._icon else _PAD) + style().px(30)

    def _retip(self) -> None:
        room = self.width() - self._around()
        cut = text_width(self.font(), self.currentText()) > room + 1
        super().setToolTip(self._tip or plain_tip(self.currentText() if cut else ""))

    def _restyle(self) -> None:
        self.setFont(style().font(14))
        own = QPalette(self.palette())
        own.setColor(QPalette.ColorRole.Base, style().colour("raised"))
        own.setColor(QPalette.ColorRole.Window, style().colour("raised"))
        self.view().setPalette(own)
        self.updateGeometry()
        self.update()
