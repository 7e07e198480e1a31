"""What one draws with: tools, the game's terrains, and icons to drop into zones."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QDrag, QFontMetricsF, QMouseEvent, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from carcqt.rules.description import Description
from carcqt.ui.keys import key_name
from carcqt.ui.language import language
from carcqt.ui.theme.painting import (
    LEFT,
    draw_box,
    draw_ring,
    elided,
    painter,
    shows_focus,
    text_width,
)
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import ActionRow, IconButton, PaintedButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.words.names import names_of
from editor.tiles.actions import TileActions
from editor.tiles.canvas import ICON_FORMAT
from editor.tiles.looks import (
    icon_name,
    icon_pixmap,
    swatch,
    terrain_colours,
    terrain_name,
    theme_of,
)
from editor.tiles.tools import TileTool

WIDTH: Final = 232


_WRAPPED: Final = int(LEFT) | int(Qt.TextFlag.TextWordWrap)


class IconChip(PaintedButton):
    """An icon: pressed, the next click drops it; or it is dragged there."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        self.icon_id = icon
        self.pixmap = QPixmap()
        self._from: QPoint | None = None
        super().__init__("", parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def restyle(self) -> None:
        self.setFont(style().font(12, 500))
        super().restyle()

    def sizeHint(self) -> QSize:
        px = style().px
        return QSize(round(text_width(self.font(), self.text())) + px(46), px(40))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(84), style().px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, colour, accent = painter(self), style().px, style().colour, accent_of(self)
        box = QRectF(self.rect())
        fill, line = colour("bg"), colour("line")
        if self.isChecked():
            fill, line = QColor(accent.soft), QColor(accent.fill)
        elif self.isDown():
            fill = colour("sunken")
        elif self.is_hot:
            fill, line = colour("hover"), colour("line2")
        draw_box(p, box, px(8), fill, line)
        if shows_focus(self):
            draw_ring(p, box, px(8), accent.fill, style().tokens.raised)
        side = px(28)
        at = QRectF(px(5), (self.height() - side) / 2, side, side)
        p.drawPixmap(at, self.pixmap, QRectF(self.pixmap.rect()))
        room = QRectF(px(36), px(2), self.width() - px(40), self.height() - px(4))
        p.setPen(colour("text"))
        font, text = self.font(), self.text()
        whole = text_width(font, text) <= room.width()
        if not whole:
            # Long names have several lines, and the longest smaller letters.
            for size in (11, 10):
                font = style().font(size, 500)
                needed = QFontMetricsF(font).boundingRect(room, _WRAPPED, text)
                whole = needed.width() <= room.width() and needed.height() <= room.height() + 1
                if whole:
                    break
            else:
                text = elided(font, text, room.width() * (1.6 if " " in text else 1))
        self.setToolTip(plain_tip("" if whole else self.text()))
        p.setFont(font)
        p.drawText(room, _WRAPPED, text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._from = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self._from is not None and (here - self._from).manhattanLength() > 10:
            self._from = None
            self.setDown(False)
            self.drag()
            return
        super().mouseMoveEvent(event)

    def mime(self) -> QMimeData:
        data = QMimeData()
        data.setData(ICON_FORMAT, self.icon_id.encode())
        return data

    def drag(self) -> None:
        drag = QDrag(self)
        drag.setMimeData(self.mime())
        drag.setPixmap(self.pixmap)
        drag.setHotSpot(QPoint(style().px(14), style().px(14)))
        drag.exec(Qt.DropAction.CopyAction)


class TilePalette(Bar):
    tool_chosen = Signal(object)
    terrain_chosen = Signal(str)
    icon_chosen = Signal(str)
    """The icon that the next click drops; empty for none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            Edge.RIGHT, horizontal=False, margins=(16, 12, 0, 12), spacing=8, parent=parent
        )
        self._description: Description | None = None
        self._tool, self._armed, self._moves = TileTool.BRUSH, False, False
        self.tools: dict[TileTool, IconButton] = {}
        self.terrains: dict[str, ActionRow] = {}
        self.icons: dict[str, IconChip] = {}
        self._group = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(style().px(4))
        acts = TileActions()
        for tool in TileTool:
            button = self.tools[tool] = IconButton(acts.icon(tool.value))
            button.setCheckable(True)
            self._group.addButton(button)
            button.clicked.connect(lambda _=False, tool=tool: self.tool_chosen.emit(tool))
            row.addWidget(button)
        row.addStretch(1)
        self._terrains_title = Label("", 12, 600, "text2")
        self._icons_title = Label("", 12, 600, "text2")
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, style().px(12), 0)
        column.setSpacing(style().px(8))
        self._terrain_box = QVBoxLayout()
        self._terrain_box.setSpacing(style().px(6))
        self._icon_box = QGridLayout()
        self._icon_box.setSpacing(style().px(6))
        column.addWidget(self._terrains_title)
        column.addLayout(self._terrain_box)
        column.addSpacing(style().px(4))
        column.addWidget(self._icons_title)
        column.addLayout(self._icon_box)
        column.addStretch(1)
        self._hint = Label("", 12, 400, "text3")
        self._hint.setContentsMargins(0, 0, 12, 0)
        self.add(row, ScrollArea(inside), self._hint)
        self.box.setStretch(1, 1)
        self._say()
        style().follow(self._restyle_parts)

    def set_description(self, description: Description) -> None:
        if description is self._description:
            return
        self._description = description
        for old in (*self.terrains.values(), *self.icons.values()):
            old.hide()
            old.deleteLater()
        self.terrains.clear()
        self.icons.clear()
        for number, terrain in enumerate(description.terrains):
            row = self.terrains[terrain.id] = ActionRow(
                "", "", str(number + 1) if number < 9 else ""
            )
            row.clicked.connect(lambda _=False, kind=terrain.id: self.terrain_chosen.emit(kind))
            self._terrain_box.addWidget(row)
        for number, icon in enumerate(description.icons):
            chip = self.icons[icon.id] = IconChip(icon.id)
            chip.clicked.connect(lambda on, icon=icon.id: self.icon_chosen.emit(icon if on else ""))
            self._icon_box.addWidget(chip, number // 2, number % 2)
        self._icons_title.setVisible(bool(description.icons))
        self._say()
        self._restyle_parts()

    def set_state(self, tool: TileTool, kind: str, icon: str, moves: bool = False) -> None:
        """Whether an icon of the tile is chosen, and moves with the arrows."""
        self._tool, self._armed, self._moves = tool, bool(icon), moves
        self._show_hint()
        self.tools[tool].setChecked(True)
        for name, row in self.terrains.items():
            row.setChecked(name == kind and tool is TileTool.BRUSH and not icon)
        for name, chip in self.icons.items():
            chip.setChecked(name == icon)

    def _show_hint(self) -> None:
        hints = {
            TileTool.SELECT: self.tr(
                "Click into a zone to choose it. Drag an icon to its place. Right-click to erase."
            ),
            TileTool.BRUSH: self.tr(
                "Drag from one edge point to another to connect. Right-click to erase."
            ),
            TileTool.JOIN: self.tr(
                "Click two zones to join them. Click an edge point of the chosen zone to split it "
                "off."
            ),
            TileTool.ERASE: self.tr("Click a zone, an edge point or an icon to erase it."),
        }
        dropping = self.tr("Click into a zone to drop the icon there. {key} to stop.")
        dropping = dropping.format(key=key_name(TileActions.key("leave")))
        moving = self.tr("Drag the icon, or move it with the arrows. {key}: automatic place.")
        moving = moving.format(key=key_name(TileActions.key("settle")))
        hint = moving if self._moves else hints[self._tool]
        self._hint.setText(dropping if self._armed else hint)

    def _say(self) -> None:
        acts = TileActions()
        for tool, button in self.tools.items():
            button.set_tooltip(acts.tip(tool.value))
        self._terrains_title.setText(self.tr("Terrains"))
        self._icons_title.setText(self.tr("Icons to drop"))
        self._show_hint()
        if self._description is None:
            return
        words = names_of(language().translate, self._description.game)
        for kind, row in self.terrains.items():
            row.setText(terrain_name(words, kind))
        for icon, chip in self.icons.items():
            chip.setText(icon_name(words, icon))
            chip.setAccessibleName(icon_name(words, icon))

    def _restyle_parts(self) -> None:
        if not hasattr(self, "_hint"):
            return
        self.setFixedWidth(style().px(WIDTH))
        if self._description is None:
            return
        ratio, theme = self.devicePixelRatioF(), theme_of(self._description)
        for kind, colour in terrain_colours(self._description).items():
            px = style().px(20)
            self.terrains[kind].set_icon(swatch(colour, px, ratio, style().colour("line2")))
        for icon, chip in self.icons.items():
            chip.pixmap = icon_pixmap(theme, icon, style().px(28), max(ratio, 2.0))
            chip.update()
