"""All that can be done to one tile, each a step of the history; what is selected; the tool."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from carcqt.content.decks import TileEntry
from carcqt.rules.description import Description, Role
from carcqt.rules.tiles import Tile, Zone
from carcqt.ui.language import language
from editor.documents.deck import DeckDocument, with_entry
from editor.documents.retold import Retells, about
from editor.tiles import clipboard
from editor.tiles.edits import TileEdit, TileEdits
from editor.tiles.shape import zones
from editor.tiles.tools import IconAim, TileTarget, TileTool


class TileEditing(Retells, QObject):
    """Every change goes to the document, and what the document has then is shown."""

    opened = Signal()
    """Another tile is to be shown."""
    changed = Signal()
    """The tile has changed, or was not allowed to."""
    state_changed = Signal()
    """The tool, the terrain, the icon in hand, the selected zone, or why something cannot be."""
    gone = Signal()
    """The deck has the tile no more."""

    def __init__(self, document: DeckDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.row: int | None = None
        """Where in the file the tile is."""
        self.entry: TileEntry | None = None
        self._among = 0
        terrains = self.description.terrains
        drawn = [one for one in terrains if one.role is not Role.OPEN]
        self.tool = TileTool.BRUSH
        self.kind = (drawn or terrains)[0].id
        """The terrain that is drawn with."""
        self.armed = ""
        """The icon that the next click drops."""
        self.selected: str | None = None
        self.icon: tuple[str, int] | None = None
        """The chosen one of the selected zone's icons, and which of its kind."""
        self.refused = ""
        """Why the last thing could not be done."""
        self._joining: str | None = None
        document.changed.connect(self._follow)

    @property
    def description(self) -> Description:
        return self.document.content.rules.description

    @property
    def tile(self) -> Tile:
        assert self.entry is not None
        return self.entry.tile

    @property
    def zone(self) -> Zone | None:
        """The selected one."""
        if self.entry is None or self.selected is None:
            return None
        return self.tile.zones[self.tile.zone_numbers[self.selected]]

    def is_taken(self, name: str) -> bool:
        """Whether another tile has this id."""
        entries = enumerate(self.document.content.entries)
        return any(entry.tile.id == name for row, entry in entries if row != self.row)

    # The document.

    def open(self, row: int) -> None:
        self.document.seal()
        if row != self.row and self.tool is TileTool.ERASE:
            # What was meant for one tile must not take something away from the next.
            self.choose_tool(TileTool.BRUSH)
        self._show(row)

    def step(self, by: int) -> None:
        """To a neighbour in the file."""
        if self.row is not None:
            self.open(min(max(self.row + by, 0), len(self.document.content.entries) - 1))

    def change(self, entry: TileEntry, text: str, merge: str = "") -> None:
        """The text is what the history shows; changes that can be merged, one right after the
        other, are one step."""
        if self.row is None or entry == self.entry:
            return
        before = self.document.content
        content = with_entry(before, self.row, entry)
        self.document.change(
            about(entry.tile.id, text), content, f"{merge} {self.row}" if merge else ""
        )
        if self.document.content is before and self.entry is not None:
            self._take(self.entry)

    def _follow(self) -> None:
        """The tile may be another now, or elsewhere, or gone."""
        if self.row is None or self.entry is None:
            return
        entries = self.document.content.entries
        row: int | None = self.row
        if self.row >= len(entries) or entries[self.row].tile.id != self.entry.tile.id:
            found = [n for n, entry in enumerate(entries) if entry.tile.id == self.entry.tile.id]
            # Where none came or went it is still there, under another id.
            same = self.row if len(entries) == self._among else None
            row = found[0] if found else same
        if row is None:
            self.row = None
            self.gone.emit()
        else:
            self._show(row)

    def _show(self, row: int) -> None:
        entries = self.document.content.entries
        self.row, self._among = row, len(entries)
        if entries[row] is not self.entry:
            self._take(entries[row])

    def _take(self, entry: TileEntry) -> None:
        old, self.entry = self.entry, entry
        tile = entry.tile
        is_other = old is None or (old.tile.id != tile.id and old.tile.zones != tile.zones)
        if is_other or self.selected not in tile.zone_numbers:
            self.selected = self.icon = None
        if is_other or self._joining not in tile.zone_numbers:
            self._joining = None
        self.refused = ""
        if is_other:
            self.opened.emit()
        else:
            self.changed.emit()

    # Drawing.

    def stroke(self, start: TileTarget, end: TileTarget) -> None:
        if self.entry is not None:
            self._do(self._edits.stroke(self.tile, self.kind, start, end))

    def press(self, target: TileTarget) -> None:
        if self.entry is None:
            return
        edits, tile = self._edits, self.tile
        if self.armed:
            self._do(edits.drop(tile, target, self.armed))
        elif self.tool is TileTool.ERASE:
            self._do(edits.erase(tile, target))
        elif self.tool is TileTool.JOIN:
            self._press_to_join(target)
        elif self.tool is TileTool.BRUSH and target.point is not None:
            self._do(edits.paint(tile, self.kind, target.point))
        elif self.tool is TileTool.BRUSH and edits.is_hub(self.kind) and target.zone is not None:
            self._do(edits.add_hub(tile, self.kind, target.zone))
        else:
            icon = None if target.icon is None else (target.icon, target.order)
            self.select(target.zone, icon)

    def _press_to_join(self, target: TileTarget) -> None:
        """First one zone, then another to join; an edge of the first one to split it off."""
        if target.zone is None:
            return
        first, self._joining = self._joining, None
        if first is None:
            self._joining = target.zone
            self.select(target.zone)
        elif first != target.zone:
            self._do(self._edits.join(self.tile, first, target.zone))
        elif target.point is not None:
            self._do(self._edits.split(self.tile, first, target.point))
        else:
            self.select(target.zone)

    def erase(self, target: TileTarget) -> None:
        if self.entry is not None:
            self._do(self._edits.erase(self.tile, target))

    def drop(self, target: TileTarget, icon: str) -> None:
        if self.entry is not None:
            self._do(self._edits.drop(self.tile, target, icon))

    def move_icon(self, start: TileTarget, aim: IconAim) -> None:
        if self.entry is not None:
            self._do(self._edits.move_icon(self.tile, start, aim))

    def nudge_icon(self, icon: TileTarget, aim: IconAim) -> None:
        """Steps of one icon are one step of the history."""
        if self.entry is not None:
            merge = f"icon-{icon.zone}-{icon.icon}-{icon.order}"
            self._do(self._edits.nudge_icon(self.tile, icon, aim), merge)

    def settle_icons(self) -> None:
        """The chosen icon goes where it would by itself; without one, all of the zone."""
        if self.entry is None:
            return
        if self.selected is None:
            self._refuse(self.tr("Choose an icon or a zone first."))
        else:
            self._do(self._edits.settle_icons(self.tile, self.selected, self.icon))

    def point_at(self, target: TileTarget) -> None:
        """With an icon in hand it is said beforehand whether it can go there."""
        refused = ""
        if self.armed and not target.is_nothing and self.entry is not None:
            refused = self._edits.why_not(self.tile, target, self.armed)
        if refused != self.refused:
            self._refuse(refused)

    def rotate(self) -> None:
        self.draw(zones.turned(self.tile), self.tr("Rotate the tile"))

    def mirror(self) -> None:
        self.draw(zones.mirrored(self.tile), self.tr("Mirror the tile"))

    def resize(self, size: tuple[int, int]) -> None:
        resized = zones.resized(self.tile, *size, self.description)
        self.draw(resized, self.tr("Change the size"))

    def copy(self) -> None:
        clipboard.copy(self.tile, self.description)

    def paste(self) -> None:
        found = clipboard.pasted(self.description)
        if found is None:
            self._refuse(self.tr("You have not copied anything from a tile of this game."))
        else:
            self.draw(zones.marked(self.tile, found), self.tr("Paste markings"))

    def draw(self, tile: Tile, text: str, merge: str = "") -> None:
        if self.entry is None:
            return
        if tile == self.tile:
            self._refuse("")
        else:
            self.change(replace(self.entry, tile=tile), text, merge)

    @property
    def _edits(self) -> TileEdits:
        return TileEdits(language().translate, self.description)

    def _do(self, edit: TileEdit, merge: str = "") -> None:
        if edit.refused:
            self._refuse(edit.refused)
            return
        if edit.zone is not None:
            self.selected, self.icon = edit.zone, edit.icon
        self.draw(edit.tile, edit.text, merge)
        if edit.said:
            self._refuse(edit.said)

    def _refuse(self, why: str) -> None:
        self.refused = why
        self.state_changed.emit()

    # The tool, and what is selected.

    def select(self, zone: str | None, icon: tuple[str, int] | None = None) -> None:
        self.selected, self.icon = zone, icon
        self._refuse("")

    @property
    def chosen(self) -> TileTarget | None:
        """The icon that is chosen."""
        if self.icon is None or self.zone is None or self.zone.shows(self.icon[0]) <= self.icon[1]:
            return None
        return TileTarget(None, self.zone.id, *self.icon)

    def choose_tool(self, tool: TileTool) -> None:
        self.tool, self.armed = tool, ""
        self._joining = self.selected if tool is TileTool.JOIN else None
        self._refuse("")

    def choose_terrain(self, kind: str) -> None:
        self.kind = kind
        self.choose_tool(TileTool.BRUSH)

    def choose_icon(self, icon: str) -> None:
        self.armed = icon
        self._refuse("")

    def cancel(self) -> bool:
        """First the icon in hand, then what was begun, then the chosen icon and zone; whether there
        was anything."""
        if self.armed:
            self.armed = ""
        elif self._joining is not None:
            self._joining = None
        elif self.icon is not None:
            self.icon = None
        elif self.selected is not None or self.refused:
            self.selected = None
        else:
            return False
        self._refuse("")
        return True
