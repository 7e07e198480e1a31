"""The tile editor: palette, canvas, properties and problems around one tile."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from carcqt.art.studio.studio import Studio
from carcqt.rules.problems import Problem
from carcqt.ui.arranging import LOW, NARROW, Arranged, given, shown
from carcqt.ui.language import language
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.popmenu import PopMenu
from carcqt.words.names import names_of
from editor.tiles.actions import TileActions
from editor.tiles.canvas import TileCanvas
from editor.tiles.clarity import TileClarity, strayed
from editor.tiles.editing import TileEditing
from editor.tiles.looks import terrain_name, theme_of
from editor.tiles.palette import TilePalette
from editor.tiles.properties import TileProperties
from editor.tiles.remarks import ProblemStrip, Remark, place_of
from editor.tiles.shape.checks import doubts, problems
from editor.tiles.stroketool import StrokeTool
from editor.tiles.tools import TileTarget, TileTool

SIZES: Final = ((1, 1), (1, 2), (2, 1), (2, 2))
_LARGE: Final = ((1, 3), (3, 1), (2, 3), (3, 2), (3, 3), (2, 4), (4, 2), (4, 4))


@dataclass(frozen=True)
class TileEditorState:
    is_unfolded: bool
    """Whether the properties are shown although there is little room."""
    start: TileTarget | None
    """Where a stroke was begun with the keys."""
    stop: TileTarget | None
    """Where the keys are."""


class TileEditor(Arranged):
    left = Signal()
    """Escape, where there is nothing to cancel."""

    def __init__(
        self,
        editing: TileEditing,
        studio: Studio,
        strip: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        set_game(self, None)
        self.editing: Final = editing
        self._remarks: list[Remark] = []
        self._unfolded = False
        self._sizes: object = None

        self.palette_panel = TilePalette()
        self.canvas = TileCanvas(studio)
        self.canvas.use(StrokeTool(self.canvas))
        self.clarity = TileClarity(studio, self)
        self.properties = TileProperties(editing, self.canvas)
        self.strip = ProblemStrip()
        if not strip:
            self.strip.hide()
        self.sizes = Segmented()
        self.commands = TileActions(self)
        self.rotate, self.mirror = IconButton(), IconButton()
        self.copy, self.paste = IconButton(), IconButton()
        self.fit = IconButton("fit")
        self.fold = IconButton("sidebar", self.tr("Properties of the tile"))
        self.fold.setCheckable(True)
        self.more_sizes = IconButton("more", self.tr("Other sizes"))

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
        self.palette_panel.set_description(editing.description)
        self.arrangement = (
            shown(NARROW, self.fold),
            given(self.strip.set_low, LOW),
            given(self._fold, NARROW),
        )
        self._connect()
        self.fit.set_tooltip(self.commands.tip("fit", self.tr("Show the whole tile")))
        self.sizes.setAccessibleName(self.tr("Size in squares"))
        self.canvas.setAccessibleName(self.tr("The tile to draw on"))
        self._show_words()
        if editing.entry is not None:
            self._open()

    def _connect(self) -> None:
        canvas, panel, editing = self.canvas, self.palette_panel, self.editing
        panel.tool_chosen.connect(self.choose_tool)
        panel.terrain_chosen.connect(self.choose_terrain)
        panel.icon_chosen.connect(self.choose_icon)
        canvas.pressed.connect(editing.press)
        canvas.stroked.connect(editing.stroke)
        canvas.erased.connect(editing.erase)
        canvas.dropped.connect(editing.drop)
        canvas.carried.connect(editing.move_icon)
        canvas.nudged.connect(editing.nudge_icon)
        canvas.hovered.connect(self._hover)
        canvas.cancelled.connect(self._cancel)
        editing.opened.connect(self._open)
        editing.changed.connect(self._show)
        editing.state_changed.connect(self._show_state)
        self.strip.asked.connect(self.show_place)
        self.sizes.chosen.connect(self._resize_tile)
        self.more_sizes.clicked.connect(self._offer_sizes)
        self.commands.bind(
            rotate=editing.rotate,
            mirror=editing.mirror,
            copy=editing.copy,
            paste=editing.paste,
            delete=self._erase_selected,
            settle=editing.settle_icons,
            fit=canvas.fit,
            zoom_in=canvas.zoom_in,
            zoom_out=canvas.zoom_out,
            **{tool.value: partial(self.choose_tool, tool) for tool in TileTool},
        )
        self.commands.lead(rotate=self.rotate, mirror=self.mirror, copy=self.copy, paste=self.paste)
        self.fit.clicked.connect(canvas.fit)
        self.fold.clicked.connect(self._set_fold)
        canvas.picture.changed.connect(self.properties.rotations.update)
        canvas.picture.changed.connect(self._read)
        self.clarity.found.connect(self._remark)

    def state(self) -> TileEditorState:
        return TileEditorState(self._unfolded, self.canvas.start, self.canvas.stop)

    def take_over(self, state: TileEditorState) -> None:
        self._set_fold(state.is_unfolded)
        self.canvas.start, self.canvas.stop = state.start, state.stop
        self.canvas.by_keys = state.stop is not None

    # What is shown

    @property
    def problems(self) -> list[Problem]:
        return [remark.problem for remark in self._remarks]

    def show_place(self, problem: Problem) -> None:
        """Where a problem is: its zone is chosen, its point under the cursor of the keys."""
        tile = self.editing.tile
        point, zone = place_of(problem, tile)
        if point is not None:
            owner = tile.zone_at.get(point)
            zone = zone or (tile.zones[owner].id if owner is not None else None)
            shown = self.canvas.grid.one_of(point)
            self.canvas.go_to(TileTarget(shown, zone))
        self.editing.select(zone)
        self.canvas.fit()
        self.canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    def first_focus(self) -> None:
        self.canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self) -> None:
        self.canvas.cancel()
        self._show()
        self.properties.refresh()

    def _show(self) -> None:
        self.canvas.set_tile(self.editing.tile, self.editing.description)
        self._find_remarks()
        self._show_words()
        self._show_tools()
        # The tile itself comes first.
        self.properties.refresh_soon()

    def _find_remarks(self) -> None:
        tile, description = self.editing.tile, self.editing.description
        self._remarks = [Remark(problem, True) for problem in problems(tile, description)]
        unclear, places = list(doubts(tile, description)), self.canvas.picture.places
        if places is not None:
            unclear = unclear or self.clarity.doubts(places.tile)
            unclear += strayed(places.tile, places.layout) if places.layout is not None else ()
        self._remarks += [Remark(one, False) for one in unclear]

    def _read(self) -> None:
        picture = self.canvas.picture
        if picture.tile is None:
            return
        if any(zone.places for zone in picture.tile.zones):
            self._remark()
        if picture.is_real:
            self.clarity.ask(picture.tile, theme_of(self.editing.description).name)

    def _remark(self) -> None:
        if self.editing.entry is not None:
            self._find_remarks()
            self._show_words()

    def _show_words(self) -> None:
        editing = self.editing
        if editing.entry is None:
            return
        words = names_of(language().translate, editing.description.game)
        labels = {}
        for zone in editing.tile.zones:
            shown = [words.icon(icon, count) for icon, count in zone.icons]
            labels[zone.id] = " · ".join([terrain_name(words, zone.kind), *shown])
        self.canvas.set_texts(labels, [remark.mark(editing.tile) for remark in self._remarks])
        self.strip.set_remarks(self._remarks)
        self._show_sizes()

    def _show_sizes(self) -> None:
        """In a narrow window only the usual ones; all others are behind the dots."""
        if self.editing.entry is None:
            return
        now = (self.editing.tile.columns, self.editing.tile.rows)
        few = SIZES[:2] if self.fold.isVisibleTo(self) else SIZES
        sizes = few if now in few else (*few, now)
        if (now, sizes) != self._sizes:
            self._sizes = (now, sizes)
            self.sizes.set_options([(size, f"{size[0]} × {size[1]}", "") for size in sizes], now)

    def _show_tools(self) -> None:
        editing = self.editing
        tool, kind, armed, chosen = editing.tool, editing.kind, editing.armed, editing.chosen
        self.palette_panel.set_state(tool, kind, armed, chosen is not None)
        self.canvas.set_state(tool, kind, armed, editing.selected, editing.refused, chosen)

    def _show_state(self) -> None:
        self._show_tools()
        self.properties.refresh()

    # Tools

    def choose_tool(self, tool: TileTool) -> None:
        self.canvas.cancel()
        self.editing.choose_tool(tool)

    def choose_terrain(self, kind: str) -> None:
        self.canvas.cancel()
        self.editing.choose_terrain(kind)

    def choose_icon(self, icon: str) -> None:
        """The next clicks drop it."""
        self.canvas.cancel()
        self.editing.choose_icon(icon)
        self._hover(self.canvas.hot)
        if icon:
            self.canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hover(self, target: TileTarget) -> None:
        if self.editing.entry is None:
            return
        point = target.point
        names = [self.editing.tile.point_name(point)] if point is not None else []
        names.append(self.canvas.labels.get(target.zone or "", ""))
        self.canvas.setAccessibleDescription(" · ".join(name for name in names if name))
        self.editing.point_at(target)

    def _cancel(self) -> None:
        if not self.editing.cancel():
            self.left.emit()

    def _resize_tile(self, size: tuple[int, int]) -> None:
        self._sizes = None
        self.editing.resize(size)

    def _offer_sizes(self) -> None:
        menu = PopMenu(self)
        now = (self.editing.tile.columns, self.editing.tile.rows)
        for size in (*SIZES, *_LARGE):
            text = f"{size[0]} × {size[1]}"
            menu.add(text, partial(self._resize_tile, size), checked=size == now)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.drop(self.more_sizes)

    def _erase_selected(self) -> None:
        if self.editing.selected is not None:
            target = self.editing.chosen or TileTarget(None, self.editing.selected)
            self.editing.erase(target)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        editing = self.editing
        if editing.entry is None:
            super().keyPressEvent(event)
            return
        number = event.key() - int(Qt.Key.Key_1)
        terrains = editing.description.terrains
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if not control and 0 <= number < min(9, len(terrains)):
            self.choose_terrain(terrains[number].id)
        elif event.key() == Qt.Key.Key_Escape and not self.canvas.hasFocus():
            self.canvas.setFocus()
        elif not self.commands.press(event):
            super().keyPressEvent(event)

    # Looks

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(720), style().px(480))

    def _set_fold(self, on: bool) -> None:
        self._unfolded = on
        self.rearrange()

    def _fold(self, is_narrow: bool) -> None:
        self.fold.setChecked(self._unfolded)
        self.properties.setVisible(not is_narrow or self._unfolded)
        self._show_sizes()
