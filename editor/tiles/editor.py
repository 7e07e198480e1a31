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
from carcqt.rules.tiles import Tile, Zone
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
from editor.tiles.looks import icon_name, terrain_name
from editor.tiles.palette import TilePalette
from editor.tiles.properties import TileProperties
from editor.tiles.strip import ProblemStrip, Remark, place_of
from editor.tiles.tools import Target, Tool

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
        self._tool, self._kind, self._armed = Tool.BRUSH, "", ""
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
        self.strip.setVisible(strip)
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
        canvas.picture_came.connect(self.properties.rotations.update)

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
            self.canvas.go_to(Target(shown, zone))
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

    def _apply(self, tile: Tile, text: str, select: int | None = None) -> None:
        """A new tile; the zone at a point of it is chosen."""
        if self._entry is None:
            return
        if select is not None and select in tile.zone_at:
            self._selected = tile.zones[tile.zone_at[select]].id
        if tile == self.tile:
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

    def _terrain(self, kind: str) -> str:
        return names_of(language().translate, self.description.game).terrain(kind)

    def _zone(self, name: str | None) -> Zone | None:
        number = self.tile.zone_numbers.get(name or "")
        return None if number is None else self.tile.zones[number]

    def _stroke(self, start: Target, end: Target) -> None:
        """Drawn with the brush from here to there."""
        if self._entry is None:
            return
        tile, kind, description = self.tile, self._kind, self.description
        text = self.tr("Paint {terrain}").format(terrain=self._terrain(kind))
        if start.point is not None and end.point is not None:
            drawn = zones.connect(tile, (start.point, end.point), kind, description)
            self._apply(drawn, text, start.point)
        elif start.point is not None or end.point is not None:
            point = start.point if start.point is not None else end.point
            zone = end.zone if start.point is not None else start.zone
            assert point is not None
            self._apply(zones.lead(tile, point, zone, kind, description), text, point)
        elif description.terrain[kind].role is Role.HUB:
            self._add_hub(end.zone)
        else:
            self._join(start.zone, end.zone)

    def _press(self, target: Target) -> None:
        if self._entry is None:
            return
        if self._armed:
            self._drop(target, self._armed)
        elif self._tool is Tool.ERASE:
            self._erase(target)
        elif self._tool is Tool.JOIN:
            self._press_to_join(target)
        elif self._tool is Tool.BRUSH and target.point is not None:
            text = self.tr("Paint {terrain}").format(terrain=self._terrain(self._kind))
            drawn = zones.paint(self.tile, (target.point,), self._kind, self.description)
            self._apply(drawn, text, target.point)
        elif self._tool is Tool.BRUSH and self._is_hub(self._kind) and target.zone is not None:
            self._add_hub(target.zone)
        else:
            self._select(target.zone)

    def _is_hub(self, kind: str) -> bool:
        return self.description.terrain[kind].role is Role.HUB

    def _add_hub(self, zone: str | None) -> None:
        here = self._zone(zone)
        if here is not None and here.kind == self._kind:
            self._select(zone)
            return
        known = {one.id for one in self.tile.zones}
        drawn = zones.add_hub(self.tile, self._kind, self.description, zone)
        made = [one.id for one in drawn.zones if one.id not in known and one.kind == self._kind]
        self._selected = made[0] if made else self._selected
        text = self.tr("Paint {terrain}").format(terrain=self._terrain(self._kind))
        self._apply(drawn, text)

    def _press_to_join(self, target: Target) -> None:
        first, here = self._zone(self._joining), self._zone(target.zone)
        if here is None:
            return
        if first is None:
            self._joining = here.id
            self._select(here.id)
        elif first is here:
            self._split(here, target.point)
        else:
            self._join(first.id, here.id)

    def _split(self, zone: Zone, point: int | None) -> None:
        if point is None:
            self._joining = None
            self._select(zone.id)
            return
        drawn = zones.split(self.tile, zone.id, (point,), self.description)
        if drawn == self.tile:
            self._refuse(self.tr("This zone has no other edge to be split from."))
        else:
            self._apply(drawn, self.tr("Split a zone"), point)
            self._joining = None

    def _join(self, first: str | None, second: str | None) -> None:
        if first is None or second is None:
            return
        one, other = self._zone(first), self._zone(second)
        if first == second or one is None or other is None:
            self._select(second)
            return
        if not zones.can_join(self.tile, first, second, self.description):
            text = self.tr("{one} and {other} cannot be joined.")
            terrains = self._terrain(one.kind), self._terrain(other.kind)
            words = text.format(one=terrains[0], other=terrains[1])
            self._refuse(words[:1].upper() + words[1:])
            return
        drawn = zones.join(self.tile, first, second, self.description)
        self._joining = None
        self._selected = first if first in drawn.zone_numbers else second
        self._apply(drawn, self.tr("Join zones"))

    def _erase(self, target: Target) -> None:
        if self._entry is None:
            return
        here = self._zone(target.zone)
        if target.icon is not None and here is not None:
            drawn = zones.drop_icon(self.tile, here.id, target.icon, -1, self.description)
            self._apply(drawn, self.tr("Take an icon away"))
        elif target.point is not None:
            drawn = zones.erase_side(self.tile, target.point, self.description)
            self._apply(drawn, self.tr("Erase an edge"))
        elif here is not None:
            drawn = zones.erase(self.tile, here.id, self.description)
            text = self.tr("Erase {terrain}").format(terrain=self._terrain(here.kind))
            self._apply(drawn, text)

    def _drop(self, target: Target, icon: str) -> None:
        if self._entry is None or (why := self._why_not(target, icon)):
            self._refuse(why if self._entry is not None else "")
            return
        self._selected = target.zone
        drawn = zones.drop_icon(self.tile, target.zone or "", icon, 1, self.description)
        words = names_of(language().translate, self.description.game)
        self._apply(drawn, self.tr("Drop {icon}").format(icon=icon_name(words, icon)))

    def _why_not(self, target: Target, icon: str) -> str:
        """Why an icon cannot be dropped there; empty if it can."""
        zone, known = self._zone(target.zone), self.description.icon.get(icon)
        if zone is None or known is None:
            return self.tr("Drop it into a zone of the tile.")
        words = names_of(language().translate, self.description.game)
        name = icon_name(words, icon)
        if zone.kind not in known.on:
            text = self.tr("{icon}: only on {terrains}.")
            return text.format(icon=name, terrains=", ".join(map(self._terrain, known.on)))
        if zone.shows(icon) >= known.most:
            return self.tr("A zone shows at most {most}.").format(most=words.icon(icon, known.most))
        return ""

    def _hover(self, target: Target) -> None:
        """With an icon in hand it is said beforehand whether it can go there."""
        refused = ""
        names = [self.tile.point_name(target.point)] if target.point is not None else []
        names.append(self.canvas.labels.get(target.zone or "", ""))
        self.canvas.setAccessibleDescription(" · ".join(name for name in names if name))
        if self._armed and not target.is_nothing and self._entry is not None:
            refused = self._why_not(target, self._armed)
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

    def choose_tool(self, tool: Tool) -> None:
        self._tool, self._armed, self._refused = tool, "", ""
        self._joining = self._selected if tool is Tool.JOIN else None
        self.canvas.cancel()
        self._show_state()

    def choose_terrain(self, kind: str) -> None:
        self._kind = kind
        self.choose_tool(Tool.BRUSH)

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
            Qt.Key.Key_V: Tool.SELECT,
            Qt.Key.Key_B: Tool.BRUSH,
            Qt.Key.Key_J: Tool.JOIN,
            Qt.Key.Key_X: Tool.ERASE,
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
            self._erase(Target(None, self._selected))
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
