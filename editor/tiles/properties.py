"""What a tile is called and where it belongs, and its chosen zone."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from carcqt.content.languages import CODES, LANGUAGES
from carcqt.rules.description import START, Description, Role
from carcqt.rules.moves import ID
from carcqt.rules.tiles import Tile, Zone
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import IconButton, LinkButton
from carcqt.ui.widgets.cards import Bar, Edge, Line
from carcqt.ui.widgets.choices import Chip
from carcqt.ui.widgets.fields import Field, Select
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.removal import clear
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.words.names import names_of
from editor.documents.retold import Retells
from editor.forms.counter import Counter
from editor.forms.filling import first_upper
from editor.tiles.canvas import TileCanvas
from editor.tiles.editing import TileEditing
from editor.tiles.looks import icon_name, terrain_name
from editor.tiles.rotations import Rotations
from editor.tiles.shape import zones
from editor.tiles.shape.points import PointGrid
from editor.tiles.shape.reach import ends

WIDTH: Final = 288
_SOON: Final = 40
"""Milliseconds after a stroke."""


class TileProperties(Retells, Bar):
    def __init__(
        self, editing: TileEditing, canvas: TileCanvas, parent: QWidget | None = None
    ) -> None:
        super().__init__(Edge.LEFT, horizontal=False, margins=(0, 0, 0, 0), parent=parent)
        self._editing: Final = editing
        self._built: object = None
        self._shown_id = ""
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self.refresh)

        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._tile_title = Label(self.tr("Tile"), 12, 600, "text2")
        self.id_field = Field()
        self.id_field.textEdited.connect(self._check_id)
        self.id_field.editingFinished.connect(self._rename)
        self._id_problem = Label("", 12, 400, "err")
        self._id_problem.hide()
        self._name_titles = {code: Label("", 12, 400, "text2") for code in CODES}
        self.names = {code: Field() for code in CODES}
        names = QGridLayout()
        names.setHorizontalSpacing(style().px(8))
        names.setVerticalSpacing(style().px(4))
        for number, code in enumerate(CODES):
            names.addWidget(self._name_titles[code], 0, number)
            names.addWidget(self.names[code], 1, number)
            self.names[code].textEdited.connect(partial(self._set_name, code))
        self._count_title = Label(self.tr("Copies"), 13, 600)
        self.count = Counter(1, 999)
        self.count.changed.connect(self._set_count)
        self._pile_title = Label(self.tr("Pile"), 13, 400)
        self.pile = Select(self.tr("Pile"))
        self.pile.activated.connect(self._set_pile)
        self._players_title = Label("", 12, 400, "text2")
        self._players_row = QHBoxLayout()
        self._players_row.setSpacing(style().px(4))
        self.players: dict[int, Chip] = {}
        self._players = QWidget()
        players = QVBoxLayout(self._players)
        players.setContentsMargins(0, 0, 0, 0)
        players.setSpacing(style().px(4))
        players.addWidget(self._players_title)
        players.addLayout(self._players_row)
        for number in editing.description.players:
            chip = self.players[number] = Chip(str(number))
            chip.clicked.connect(self._set_players)
            self._players_row.addWidget(chip)
        self._players_row.addStretch(1)
        self._zone_title = Elided("", 12, 600, "text2")
        self._zone_area = QWidget()
        self._zone_box = QVBoxLayout(self._zone_area)
        self._zone_box.setContentsMargins(0, 0, 0, 0)
        self.counters: dict[str, Counter] = {}
        self.terrain: Select | None = None
        self.settle: LinkButton | None = None
        """Where icons of the chosen zone were put by hand."""
        self._edges = Label()
        self._turns_title = Label(self.tr("In four rotations"), 12, 600, "text2")
        self.rotations = Rotations(canvas)
        for part in (
            self._tile_title,
            self.id_field,
            self._id_problem,
            names,
            _row(self._count_title, self.count),
            _row(self._pile_title, self.pile),
            self._players,
            Line(),
            self._zone_title,
            self._zone_area,
            Line(),
            self._turns_title,
            self.rotations,
        ):
            if isinstance(part, QWidget):
                self._column.addWidget(part)
            else:
                self._column.addLayout(part)
        self._column.addStretch(1)
        self.add(ScrollArea(inside))
        self._say()
        style().follow(self._resize)

    def refresh_soon(self) -> None:
        self._soon.start()

    def refresh(self) -> None:
        self._soon.stop()
        entry = self._editing.entry
        if entry is None:
            return
        if self._shown_id != entry.tile.id or not self.id_field.hasFocus():
            self._shown_id = entry.tile.id
            self._set_text(self.id_field, entry.tile.id)
            self._say_id("")
        for code, field in self.names.items():
            self._set_text(field, entry.name.get(code, ""))
        self.count.set_value(entry.tile.count)
        self._fill_piles()
        self._players.setVisible(entry.tile.pile == START or bool(entry.tile.players))
        for number, chip in self.players.items():
            chip.setChecked(number in entry.tile.players)
        self._show_zone()
        self.rotations.update()

    @staticmethod
    def _set_text(field: Field, text: str) -> None:
        if field.text() != text:
            field.setText(text)

    def _fill_piles(self) -> None:
        entry, description = self._editing.entry, self._editing.description
        if entry is None:
            return
        words = names_of(language().translate, description.game)
        piles = [*description.piles, START]
        if entry.tile.pile not in piles:
            piles.append(entry.tile.pile)
        shown = [first_upper(words.pile(pile)) for pile in piles]
        if [self.pile.itemText(number) for number in range(self.pile.count())] != shown:
            self.pile.clear()
            for pile, text in zip(piles, shown, strict=True):
                self.pile.addItem(text, pile)
        self.pile.setCurrentIndex(piles.index(entry.tile.pile))

    # The chosen zone

    def _show_zone(self) -> None:
        """Made anew only if another zone or terrain is shown; counts are just set."""
        entry, zone, description = (
            self._editing.entry,
            self._editing.zone,
            self._editing.description,
        )
        if entry is None:
            return
        words = names_of(language().translate, description.game)
        if zone is None:
            self._zone_title.setText(self.tr("Chosen zone"))
        else:
            name = words.terrain(zone.kind)
            self._zone_title.setText(self.tr("Chosen zone: {terrain}").format(terrain=name))
        shown = None
        if zone is not None:
            odd = tuple(icon for icon, _ in zone.icons if not _may_show(zone, icon, description))
            by_hand = bool(zone.places)
            shown = (zone.kind, zone.to, self._begins(zone, entry.tile), odd, by_hand)
        built = (shown, description.game)
        if built != self._built:
            self._built = built
            self._build_zone(zone, entry.tile, description)
        if zone is not None:
            edges = ", ".join(self.edges(entry.tile, zone)) or self.tr("none")
            self._edges.setText(edges)
            for icon, counter in self.counters.items():
                counter.set_value(zone.shows(icon))

    def _build_zone(self, zone: Zone | None, tile: Tile, description: Description) -> None:
        clear(self._zone_box)
        self.counters, self.terrain, self.settle = {}, None, None
        if zone is None:
            self._zone_box.addWidget(
                Label(self.tr("Click into a zone of the tile to choose it."), 13, 400, "text2")
            )
            return
        words = names_of(language().translate, description.game)
        kinds = zones.alike(zone.kind, description)
        if len(kinds) > 1 and zone.kind in kinds:
            self.terrain = Select(self.tr("Terrain"))
            for kind in kinds:
                self.terrain.addItem(terrain_name(words, kind), kind)
            self.terrain.setCurrentIndex(kinds.index(zone.kind))
            self.terrain.activated.connect(self._set_terrain)
            self._zone_box.addLayout(_row(Label(self.tr("Terrain"), 13), self.terrain))
        self._edges = Label("", 13, 600)
        self._edges.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        title = Label(self.tr("Edges"), 13, wrap=False)
        self._zone_box.addLayout(_row(title, self._edges, grow=True))
        for end in zone.to:
            self._add_end(end, tile)
        if begins := self._begins(zone, tile):
            self._zone_box.addLayout(
                _row(Label(self.tr("Begins at"), 13), Label(begins, 13, 600, wrap=False))
            )
        known = [icon.id for icon in description.icons if zone.kind in icon.on]
        odd = [icon for icon, _ in zone.icons if icon not in known]
        for icon in (*known, *odd):
            self._add_icon(zone, icon, icon_name(words, icon, 2), description)
        if zone.places:
            self.settle = LinkButton(self.tr("Place icons automatically"))
            self.settle.clicked.connect(self._settle_icons)
            self._zone_box.addWidget(self.settle)

    def _begins(self, zone: Zone, tile: Tile) -> str:
        """What a line comes from that just ends inside the tile: a spring."""
        description = self._editing.description
        terrain = description.terrain.get(zone.kind)
        if terrain is None or terrain.role is not Role.LINE:
            return ""
        words = names_of(language().translate, description.game)
        single = ends(zone.at, PointGrid.of(tile)) + len(zone.to) == 1
        return words.line_end(zone.kind) if single else ""

    def _add_end(self, end: str, tile: Tile) -> None:
        words = names_of(language().translate, self._editing.description.game)
        number = tile.zone_numbers.get(end)
        name = words.terrain(tile.zones[number].kind) if number is not None else end
        away = IconButton("close", self.tr("Stop leading here"), px=28)
        away.clicked.connect(partial(self._unlead, end))
        row = _row(Label(self.tr("Leads to"), 13), Elided(f"{name} {end}", 13, 600))
        row.addWidget(away)
        self._zone_box.addLayout(row)

    def _add_icon(self, zone: Zone, icon: str, name: str, description: Description) -> None:
        known = description.icon.get(icon)
        most = known.most if known is not None and zone.kind in known.on else zone.shows(icon)
        counter = self.counters[icon] = Counter(0, most)
        counter.set_name(
            self.tr("Fewer: {icon}").format(icon=name), self.tr("More: {icon}").format(icon=name)
        )
        counter.changed.connect(partial(self._set_icon, icon))
        self._zone_box.addLayout(_row(Elided(name, 13), counter))

    def edges(self, tile: Tile, zone: Zone) -> list[str]:
        """The sides that a zone reaches, in words."""
        names = (self.tr("north"), self.tr("east"), self.tr("south"), self.tr("west"))
        grid = PointGrid.of(tile)
        outer = [point for point in zone.at if grid.is_outer(point)]
        found = []
        for side, name in enumerate(names):
            steps = {point % 3 for point in outer if point % 12 // 3 == side}
            if 1 in steps:
                found.append(name)
            elif steps:
                found.append(self.tr("{side} (part)").format(side=name))
        return found

    # Changes

    def _change(self, text: str, merge: str = "", **changes: object) -> None:
        if self._editing.entry is not None:
            tile = replace(self._editing.tile, **changes)  # type: ignore[arg-type]
            self._editing.change(replace(self._editing.entry, tile=tile), text, merge)

    def id_problem(self, name: str) -> str:
        """Why a tile cannot be called so; empty if it can."""
        if not ID.fullmatch(name):
            return self.tr("Use at most 40 letters without accents, digits, - or _.")
        if self._editing.is_taken(name):
            return self.tr("Another tile has this id.")
        return ""

    def _check_id(self, name: str) -> None:
        self._say_id(self.id_problem(name))

    def _say_id(self, problem: str) -> None:
        self.id_field.set_problem(problem)
        self._id_problem.setText(problem)
        self._id_problem.setVisible(bool(problem))

    def _rename(self) -> None:
        name, entry = self.id_field.text(), self._editing.entry
        if entry is None or name == entry.tile.id:
            return
        if self.id_problem(name):
            # Left like that, it keeps the name it had.
            self.id_field.setText(entry.tile.id)
            self._say_id("")
            return
        self._change(self.tr("Rename the tile"), id=name)

    def _set_name(self, code: str, text: str) -> None:
        if (entry := self._editing.entry) is not None:
            names = {**entry.name, code: text[:200]}
            kept = {key: names[key] for key in sorted(names) if names[key].strip()}
            named = replace(entry, name=kept)
            self._editing.change(named, self.tr("Name the tile"), f"name-{code}")

    def _set_count(self, count: int) -> None:
        self._change(self.tr("Number of copies"), "count", count=count)

    def _set_pile(self) -> None:
        pile, entry = str(self.pile.currentData()), self._editing.entry
        if entry is not None and pile != entry.tile.pile:
            players = entry.tile.players if pile == START else ()
            self._change(self.tr("Choose the pile"), pile=pile, players=players)

    def _set_players(self) -> None:
        players = tuple(number for number, chip in self.players.items() if chip.isChecked())
        if len(players) == len(self.players):
            players = ()
        self._change(self.tr("Numbers of players"), players=players)

    def _set_terrain(self) -> None:
        editing = self._editing
        if editing.entry is None or self.terrain is None:
            return
        kind, zone = str(self.terrain.currentData()), editing.selected or ""
        words = names_of(language().translate, editing.description.game)
        text = self.tr("Change into {terrain}").format(terrain=words.terrain(kind))
        editing.draw(zones.recolour(editing.tile, zone, kind, editing.description), text)

    def _set_icon(self, icon: str, count: int) -> None:
        editing, zone = self._editing, self._editing.zone
        if zone is None:
            return
        words = names_of(language().translate, editing.description.game)
        change = count - zone.shows(icon)
        tile = zones.drop_icon(editing.tile, zone.id, icon, change, editing.description)
        text = self.tr("Icons: {icon}").format(icon=icon_name(words, icon, 2))
        editing.draw(tile, text, f"icons-{zone.id}-{icon}")

    def _settle_icons(self) -> None:
        self._editing.icon = None
        self._editing.settle_icons()

    def _unlead(self, end: str) -> None:
        editing, zone = self._editing, self._editing.zone
        if zone is not None:
            tile = zones.unlead(editing.tile, zone.id, end, editing.description)
            editing.draw(tile, self.tr("Detach from {zone}").format(zone=end))

    # Looks

    def _say(self) -> None:
        self.id_field.setAccessibleName(self.tr("Id of the tile"))
        for one in LANGUAGES:
            name = self.tr("Name ({language})").format(language=one.name)
            self._name_titles[one.code].setText(name)
            self.names[one.code].setAccessibleName(name)
        self.count.set_name(self.tr("Fewer copies"), self.tr("More copies"))
        self._players_title.setText(self.tr("For how many players (none chosen: any number)"))
        self._fill_piles()
        self._show_zone()

    def _resize(self) -> None:
        px = style().px
        self.setFixedWidth(px(WIDTH))
        self._column.setContentsMargins(px(16), px(14), px(8), px(14))
        self._column.setSpacing(px(8))
        self._zone_box.setSpacing(px(4))


def _may_show(zone: Zone, icon: str, description: Description) -> bool:
    known = description.icon.get(icon)
    return known is not None and zone.kind in known.on


def _row(title: QWidget, value: QWidget, grow: bool = False) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(style().px(8))
    row.addWidget(title, 0 if grow else 1)
    row.addWidget(value, 1 if grow else 0)
    return row
