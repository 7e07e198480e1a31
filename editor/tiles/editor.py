"""The tile editor: palette, canvas, properties and problems around one tile."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from carcqt.art.studio import Studio
from carcqt.content.decks import TileEntry
from carcqt.rules.description import Description, Role
from carcqt.rules.problems import Problem
from carcqt.rules.tiles import Tile
from carcqt.ui.breakpoints import Size
from carcqt.ui.buttons import IconButton
from carcqt.ui.cards import Bar, Edge
from carcqt.ui.choices import Segmented
from carcqt.ui.language import language
from carcqt.ui.popmenu import PopMenu
from carcqt.ui.theme import set_game, style
from carcqt.words.names import names_of
from editor.tiles import clipboard, zones
from editor.tiles.canvas import TileCanvas
from editor.tiles.checks import doubts, problems
from editor.tiles.edits import TileEdit, TileEdits
from editor.tiles.looks import terrain_name
from editor.tiles.palette import TilePalette
from editor.tiles.properties import TileProperties
from editor.tiles.remarks import ProblemStrip, Remark, place_of
from editor.tiles.tools import TileTarget, TileTool

SIZES: Final = ((1, 1), (1, 2), (2, 1), (2, 2))
_LARGE: Final = ((1, 3), (3, 1), (2, 3), (3, 2), (3, 3), (2, 4), (4, 2), (4, 4))


class TileEditor(QWidget):
    edited = Signal(object, str, str)
    """The new `TileEntry`, what was done in words, and what the next such change merges with."""
    left = Signal()
    """Escape, where there is nothing to cancel."""

    def __init__(self, studio: Studio, strip: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_game(self, None)
        self._entry: TileEntry | None = None
        self._description: Description | None = None
        self._taken: Collection[str] = ()
        self._tool, self._kind, self._armed = TileTool.BRUSH, "", ""
        self._selected: str | None = None
        self._joining: str | None = None
        self._refused = ""
        self._remarks: list[Remark] = []
        self._unfolded = False
        self._sizes: object = None

        self.palette_panel = TilePalette()
        self.canvas = TileCanvas(studio)
        self.properties = TileProperties(self.canvas)
        self.strip = ProblemStrip()
        if not strip:
            self.strip.hide()
        self.sizes = Segmented()
        self.rotate = IconButton("rotate-right")
        self.mirror = IconButton("mirror")
        self.copy = IconButton("copy")
        self.paste = IconButton("paste")
        self.fit = IconButton("fit")
        self.fold = IconButton("sidebar")
        self.fold.setCheckable(True)
        self.more_sizes = IconButton("more")

        head = Bar(Edge.NONE, "bg", margins=(16, 8, 12, 0), spacing=4)
        head.add(self.sizes, self.more_sizes, None)
        head.add(self.rotate, self.mirror, self.copy, self.paste, self.fit, self.fold)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(head)
        middle.addWidget(self.canvas, 1)
        middle.addWidget(self.strip)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        # It folds as it gets narrower: what it holds now must not keep it wide.
        row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        row.addWidget(self.palette_panel)
        row.addLayout(middle, 1)
        row.addWidget(self.properties)
        self._connect()
        self._retranslate()

    def _connect(self) -> None:
        canvas, panel = self.canvas, self.palette_panel
        panel.tool_chosen.connect(self.choose_tool)
        panel.terrain_chosen.connect(self.choose_terrain)
        panel.icon_chosen.connect(self.choose_icon)
        canvas.pressed.connect(self._press)
        canvas.stroked.connect(self._stroke)
        canvas.erased.connect(self._erase)
        canvas.dropped.connect(self._drop)
        canvas.hovered.connect(self._hover)
        canvas.cancelled.connect(self._cancel)
        self.properties.edited.connect(self._take)
        self.strip.asked.connect(self.show_place)
        self.sizes.chosen.connect(self._resize_tile)
        self.more_sizes.clicked.connect(self._offer_sizes)
        self.rotate.clicked.connect(self._rotate)
        self.mirror.clicked.connect(self._mirror)
        self.copy.clicked.connect(self._copy)
        self.paste.clicked.connect(self._paste)
        self.fit.clicked.connect(canvas.fit)
        self.fold.clicked.connect(self._set_fold)
        canvas.picture.changed.connect(self.properties.rotations.update)

    # What is edited

    @property
    def entry(self) -> TileEntry | None:
        return self._entry

    @property
    def tile(self) -> Tile:
        assert self._entry is not None
        return self._entry.tile

    @property
    def description(self) -> Description:
        assert self._description is not None
        return self._description

    @property
    def selected(self) -> str | None:
        return self._selected

    @property
    def problems(self) -> list[Problem]:
        return [remark.problem for remark in self._remarks]

    def set_tile(
        self, entry: TileEntry, description: Description, taken_ids: Collection[str] = ()
    ) -> None:
        """The tile to show; what is chosen stays so if it is the same one after a change."""
        self._taken = taken_ids
        self.properties.set_taken(taken_ids)
        if entry == self._entry and description is self._description:
            # Whoever keeps the tile says it back after each stroke.
            return
        other = self._entry is None or (
            entry.tile.id != self._entry.tile.id and entry.tile.zones != self._entry.tile.zones
        )
        if description is not self._description:
            self._description = description
            self.palette_panel.set_description(description)
            kinds = [one for one in description.terrains if one.role is not Role.OPEN]
            self._kind, self._armed = (kinds[0].id if kinds else description.terrains[0].id), ""
        if other:
            self._selected = self._joining = None
            self.canvas.cancel()
        self._refused = ""
        self._show(entry)

    def show_place(self, problem: Problem) -> None:
        """Where a problem is: its zone is chosen, its point under the cursor of the keys."""
        point, zone = place_of(problem, self.tile)
        if point is not None:
            owner = self.tile.zone_at.get(point)
            zone = zone or (self.tile.zones[owner].id if owner is not None else None)
            shown = self.canvas.grid.one_of(point)
            self.canvas.go_to(TileTarget(shown, zone))
        self._select(zone)
        self.canvas.fit()
        self.canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    def first_focus(self) -> None:
        self.canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, entry: TileEntry, soon: bool = False) -> None:
        self._entry = entry
        if self._selected not in entry.tile.zone_numbers:
            self._selected = None
        if self._joining not in entry.tile.zone_numbers:
            self._joining = None
        found = problems(entry.tile, self.description)
        self._remarks = [Remark(problem, True) for problem in found]
        self._remarks += [Remark(one, False) for one in doubts(entry.tile, self.description)]
        self.canvas.set_tile(entry.tile, self.description)
        self._show_words()
        self._show_state(soon)

    def _show_words(self) -> None:
        if self._entry is None:
            return
        words = names_of(language().translate, self.description.game)
        labels = {}
        for zone in self.tile.zones:
            shown = [words.icon(icon, count) for icon, count in zone.icons]
            labels[zone.id] = " · ".join([terrain_name(words, zone.kind), *shown])
        self.canvas.set_texts(labels, [remark.mark(self.tile) for remark in self._remarks])
        self.strip.set_remarks(self._remarks)
        self._show_sizes()

    def _show_sizes(self) -> None:
        """In a narrow window only the usual ones; all others are behind the dots."""
        if self._entry is None:
            return
        now = (self.tile.columns, self.tile.rows)
        few = SIZES[:2] if self.fold.isVisibleTo(self) else SIZES
        sizes = few if now in few else (*few, now)
        if (now, sizes) != self._sizes:
            self._sizes = (now, sizes)
            self.sizes.set_options([(size, f"{size[0]} × {size[1]}", "") for size in sizes], now)

    def _show_state(self, soon: bool = False) -> None:
        self.palette_panel.set_state(self._tool, self._kind, self._armed)
        self.canvas.set_state(self._tool, self._kind, self._armed, self._selected, self._refused)
        if self._entry is not None:
            self.properties.set_tile(
                self._entry, self.description, self._taken, self._selected, soon
            )

    # Changes

    def _take(self, entry: TileEntry, text: str, merge: str) -> None:
        if entry == self._entry:
            return
        self._refused = ""
        self._show(entry, soon=True)
        self.edited.emit(entry, text, merge)

    def _do(self, edit: TileEdit) -> None:
        if edit.refused:
            self._refuse(edit.refused)
            return
        if edit.zone is not None:
            self._selected = edit.zone
        self._apply(edit.tile, edit.text)

    def _apply(self, tile: Tile, text: str) -> None:
        if self._entry is None:
            return
        if tile == self.tile:
            self._refused = ""
            self._show_state()
        else:
            self._take(replace(self._entry, tile=tile), text, "")

    def _refuse(self, text: str) -> None:
        self._refused = text
        self._show_state()

    def _select(self, zone: str | None) -> None:
        self._selected = zone
        self._refused = ""
        self._show_state()

    @property
    def _edits(self) -> TileEdits:
        return TileEdits(language().translate, self.description)

    def _stroke(self, start: TileTarget, end: TileTarget) -> None:
        if self._entry is not None:
            self._do(self._edits.stroke(self.tile, self._kind, start, end))

    def _press(self, target: TileTarget) -> None:
        if self._entry is None:
            return
        edits, tile = self._edits, self.tile
        if self._armed:
            self._do(edits.drop(tile, target, self._armed))
        elif self._tool is TileTool.ERASE:
            self._do(edits.erase(tile, target))
        elif self._tool is TileTool.JOIN:
            self._press_to_join(target)
        elif self._tool is TileTool.BRUSH and target.point is not None:
            self._do(edits.paint(tile, self._kind, target.point))
        elif self._tool is TileTool.BRUSH and edits.is_hub(self._kind) and target.zone is not None:
            self._do(edits.add_hub(tile, self._kind, target.zone))
        else:
            self._select(target.zone)

    def _press_to_join(self, target: TileTarget) -> None:
        """First one zone, then another to join; an edge of the first one to split it off."""
        if target.zone is None:
            return
        first, self._joining = self._joining, None
        if first is None:
            self._joining = target.zone
            self._select(target.zone)
        elif first != target.zone:
            self._do(self._edits.join(self.tile, first, target.zone))
        elif target.point is not None:
            self._do(self._edits.split(self.tile, first, target.point))
        else:
            self._select(target.zone)

    def _erase(self, target: TileTarget) -> None:
        if self._entry is not None:
            self._do(self._edits.erase(self.tile, target))

    def _drop(self, target: TileTarget, icon: str) -> None:
        if self._entry is not None:
            self._do(self._edits.drop(self.tile, target, icon))

    def _hover(self, target: TileTarget) -> None:
        """With an icon in hand it is said beforehand whether it can go there."""
        refused = ""
        names = [self.tile.point_name(target.point)] if target.point is not None else []
        names.append(self.canvas.labels.get(target.zone or "", ""))
        self.canvas.setAccessibleDescription(" · ".join(name for name in names if name))
        if self._armed and not target.is_nothing and self._entry is not None:
            refused = self._edits.why_not(self.tile, target, self._armed)
        if refused != self._refused:
            self._refused = refused
            self.canvas.set_state(
                self._tool, self._kind, self._armed, self._selected, self._refused
            )

    def _cancel(self) -> None:
        """Escape: first the icon in hand, then what was begun, then what is chosen."""
        if self._armed:
            self._armed = ""
        elif self._joining is not None:
            self._joining = None
        elif self._selected is not None or self._refused:
            self._selected = None
        else:
            self.left.emit()
            return
        self._refused = ""
        self._show_state()

    # Tools

    def choose_tool(self, tool: TileTool) -> None:
        self._tool, self._armed, self._refused = tool, "", ""
        self._joining = self._selected if tool is TileTool.JOIN else None
        self.canvas.cancel()
        self._show_state()

    def choose_terrain(self, kind: str) -> None:
        self._kind = kind
        self.choose_tool(TileTool.BRUSH)

    def choose_icon(self, icon: str) -> None:
        """The next clicks drop it."""
        self._armed, self._refused = icon, ""
        self.canvas.cancel()
        self._show_state()
        self._hover(self.canvas.hot)
        if icon:
            self.canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rotate(self) -> None:
        self._apply(zones.turned(self.tile), self.tr("Rotate the tile"))

    def _mirror(self) -> None:
        self._apply(zones.mirrored(self.tile), self.tr("Mirror the tile"))

    def _copy(self) -> None:
        clipboard.copy(self.tile, self.description)

    def _paste(self) -> None:
        found = clipboard.pasted(self.description)
        if found is None:
            self._refuse(self.tr("Nothing was copied from a tile of this game."))
        else:
            self._apply(zones.marked(self.tile, found), self.tr("Paste markings"))

    def _resize_tile(self, size: tuple[int, int]) -> None:
        self._sizes = None
        text = self.tr("Change the size")
        self._apply(zones.resized(self.tile, *size, self.description), text)

    def _offer_sizes(self) -> None:
        menu = PopMenu(self)
        now = (self.tile.columns, self.tile.rows)
        for size in (*SIZES, *_LARGE):
            text = f"{size[0]} × {size[1]}"
            menu.add(text, partial(self._resize_tile, size), checked=size == now)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.drop(self.more_sizes)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._entry is None:
            super().keyPressEvent(event)
            return
        key, held = Qt.Key(event.key()), event.modifiers()
        control = bool(held & Qt.KeyboardModifier.ControlModifier)
        tools = {
            Qt.Key.Key_V: TileTool.SELECT,
            Qt.Key.Key_B: TileTool.BRUSH,
            Qt.Key.Key_J: TileTool.JOIN,
            Qt.Key.Key_X: TileTool.ERASE,
        }
        number = event.key() - int(Qt.Key.Key_1)
        acts = {Qt.Key.Key_R: self._rotate, Qt.Key.Key_M: self._mirror}
        if control and key == Qt.Key.Key_C:
            self._copy()
        elif control and key == Qt.Key.Key_V:
            self._paste()
        elif control:
            super().keyPressEvent(event)
        elif key in tools:
            self.choose_tool(tools[key])
        elif key in acts:
            acts[key]()
        elif 0 <= number < min(9, len(self.description.terrains)):
            self.choose_terrain(self.description.terrains[number].id)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._selected is not None:
            self._erase(TileTarget(None, self._selected))
        else:
            super().keyPressEvent(event)

    # Looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(720), style().px(480))

    def _set_fold(self, on: bool) -> None:
        self._unfolded = on
        self._fold()

    def _fold(self) -> None:
        size = Size.of(self.width(), self.height(), style().scale)
        self.fold.setVisible(size.is_narrow)
        self.fold.setChecked(self._unfolded)
        self.properties.setVisible(not size.is_narrow or self._unfolded)
        self.strip.set_low(size.is_low)
        self._show_sizes()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.rotate.set_tooltip(self.tr("Rotate (R)"))
        self.mirror.set_tooltip(self.tr("Mirror (M)"))
        self.copy.set_tooltip(self.tr("Copy the markings (Ctrl+C)"))
        self.paste.set_tooltip(self.tr("Paste markings (Ctrl+V)"))
        self.fit.set_tooltip(self.tr("Show the whole tile (F)"))
        self.fold.set_tooltip(self.tr("Properties of the tile"))
        self.more_sizes.set_tooltip(self.tr("Other sizes"))
        self.sizes.setAccessibleName(self.tr("Size in squares"))
        self.canvas.setAccessibleName(self.tr("The tile to draw on"))
        self._show_words()
