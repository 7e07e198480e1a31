"""What the hand did, as a new tile with words for the history, or why it cannot be."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from carcqt.rules.description import Description, Role
from carcqt.rules.tiles import Tile, Zone
from carcqt.words.names import names_of
from carcqt.words.speech import Speech, Translate
from editor.documents.retold import Retells, Retold
from editor.forms.filling import first_upper
from editor.tiles.looks import icon_name
from editor.tiles.shape import zones
from editor.tiles.tools import IconAim, TileTarget


@dataclass(frozen=True)
class TileEdit:
    tile: Tile
    text: str = ""
    zone: str | None = None
    """The one to be chosen now."""
    refused: str = ""
    icon: tuple[str, int] | None = None
    """The one of the zone's icons to be chosen now."""
    said: str = ""
    """It was done, but not quite as asked for."""


class TileEdits(Retells, Speech):
    def __init__(self, translate: Translate, description: Description) -> None:
        super().__init__(translate)
        self._description: Final = description
        self._words: Final = names_of(translate, description.game)

    def stroke(self, tile: Tile, kind: str, start: TileTarget, end: TileTarget) -> TileEdit:
        """Drawn with a terrain from here to there."""
        description = self._description
        if start.point is not None and end.point is not None:
            drawn = zones.connect(tile, (start.point, end.point), kind, description)
            return self._painted(drawn, kind, start.point)
        if start.point is not None:
            drawn = zones.lead(tile, start.point, end.zone, kind, description)
            return self._painted(drawn, kind, start.point)
        if end.point is not None:
            drawn = zones.lead(tile, end.point, start.zone, kind, description)
            return self._painted(drawn, kind, end.point)
        if self.is_hub(kind):
            return self.add_hub(tile, kind, end.zone)
        return self.join(tile, start.zone, end.zone)

    def paint(self, tile: Tile, kind: str, point: int) -> TileEdit:
        drawn = zones.paint(tile, (point,), kind, self._description)
        return self._painted(drawn, kind, point)

    def _painted(self, tile: Tile, kind: str, point: int) -> TileEdit:
        here = tile.zones[tile.zone_at[point]].id if point in tile.zone_at else None
        return TileEdit(tile, self.tr("Paint {terrain}").format(terrain=self._terrain(kind)), here)

    def is_hub(self, kind: str) -> bool:
        return self._description.terrain[kind].role is Role.HUB

    def add_hub(self, tile: Tile, kind: str, zone: str | None) -> TileEdit:
        here = _zone(tile, zone)
        if here is not None and here.kind == kind:
            return TileEdit(tile, zone=here.id)
        known = {one.id for one in tile.zones}
        drawn = zones.add_hub(tile, kind, self._description, zone)
        made = [one.id for one in drawn.zones if one.id not in known and one.kind == kind]
        text = self.tr("Paint {terrain}").format(terrain=self._terrain(kind))
        return TileEdit(drawn, text, made[0] if made else None)

    def join(self, tile: Tile, first: str | None, second: str | None) -> TileEdit:
        one, other = _zone(tile, first), _zone(tile, second)
        if one is None or other is None or one is other:
            return TileEdit(tile, zone=second)
        if not zones.can_join(tile, one.id, other.id, self._description):
            text = self.tr("{one} and {other} cannot be joined.")
            names = self._terrain(one.kind), self._terrain(other.kind)
            return TileEdit(tile, refused=first_upper(text.format(one=names[0], other=names[1])))
        drawn = zones.join(tile, one.id, other.id, self._description)
        kept = one.id if one.id in drawn.zone_numbers else other.id
        return TileEdit(drawn, self.tr("Join zones"), kept)

    def split(self, tile: Tile, zone: str, point: int) -> TileEdit:
        drawn = zones.split(tile, zone, (point,), self._description)
        if drawn == tile:
            return TileEdit(
                tile, refused=self.tr("This zone has no other edge point, so it cannot be split.")
            )
        return TileEdit(drawn, self.tr("Split a zone"), drawn.zones[drawn.zone_at[point]].id)

    def erase(self, tile: Tile, target: TileTarget) -> TileEdit:
        """An icon, an edge, or else the zone."""
        here = _zone(tile, target.zone)
        if target.icon is not None and here is not None:
            order = target.order
            drawn = zones.drop_icon(tile, here.id, target.icon, -1, self._description, order)
            return TileEdit(drawn, self.tr("Remove an icon"))
        if target.point is not None:
            drawn = zones.erase_side(tile, target.point, self._description)
            return TileEdit(drawn, self.tr("Erase an edge"))
        if here is None:
            return TileEdit(tile)
        text = self.tr("Erase {terrain}").format(terrain=self._terrain(here.kind))
        return TileEdit(zones.erase(tile, here.id, self._description), text)

    def drop(self, tile: Tile, target: TileTarget, icon: str) -> TileEdit:
        if why := self.why_not(tile, target, icon):
            return TileEdit(tile, refused=why)
        drawn = zones.drop_icon(tile, target.zone or "", icon, 1, self._description)
        text = self.tr("Drop {icon}").format(icon=self._icon(icon))
        return TileEdit(drawn, text, target.zone)

    def move_icon(self, tile: Tile, start: TileTarget, aim: IconAim) -> TileEdit:
        """An icon is carried to another place in its zone, or into another zone."""
        icon, old = start.icon or "", start.zone or ""
        if aim.zone == old:
            return self._put_icon(tile, start, aim.place)
        end = TileTarget(None, aim.zone)
        if why := self.why_not(tile, end, icon):
            if not aim.is_near_home:
                return TileEdit(tile, refused=why)
            return replace(self._put_icon(tile, start, aim.home), said=self._held(icon))
        drawn = zones.drop_icon(tile, old, icon, -1, self._description, start.order)
        drawn = zones.drop_icon(drawn, end.zone or "", icon, 1, self._description)
        order = drawn.zones[drawn.zone_numbers[end.zone or ""]].shows(icon) - 1
        return self._put_icon(drawn, TileTarget(None, end.zone, icon, order), aim.place)

    def nudge_icon(self, tile: Tile, icon: TileTarget, aim: IconAim) -> TileEdit:
        """A step, which never leads out of the zone."""
        edit = self._put_icon(tile, icon, aim.home)
        inside = aim.zone == icon.zone
        return edit if inside else replace(edit, said=self._held(icon.icon or ""))

    def settle_icons(self, tile: Tile, zone: str, icon: tuple[str, int] | None) -> TileEdit:
        """One icon of a zone, or all of them, back to where they go by themselves."""
        here = _zone(tile, zone)
        places = here.places if here is not None else ()
        settled = [one for one in places if icon is None or (one.icon, one.order) == icon]
        if not settled:
            return TileEdit(tile, refused=self.tr("This icon is already placed automatically."))
        for one in settled:
            tile = zones.put_icon(tile, zone, one.icon, one.order, None, self._description)
        return TileEdit(tile, self.tr("Place icons automatically"), zone, icon=icon)

    def _put_icon(self, tile: Tile, icon: TileTarget, place: tuple[int, int]) -> TileEdit:
        name, zone = icon.icon or "", icon.zone or ""
        drawn = zones.put_icon(tile, zone, name, icon.order, place, self._description)
        text = self.tr("Move {icon}").format(icon=self._icon(name))
        return TileEdit(drawn, text, icon.zone, icon=(name, icon.order))

    def _held(self, icon: str) -> str:
        text = self.tr("{icon}: put at the nearest place in its zone.")
        return text.format(icon=icon_name(self._words, icon))

    def why_not(self, tile: Tile, target: TileTarget, icon: str) -> str:
        """Why an icon cannot be dropped there; empty if it can."""
        zone, known = _zone(tile, target.zone), self._description.icon.get(icon)
        if zone is None or known is None:
            return self.tr("Drop the icon into a zone of the tile.")
        if zone.kind not in known.on:
            terrains = ", ".join(map(self._terrain, known.on))
            text = self.tr("{icon}: only on {terrains}.")
            return text.format(icon=icon_name(self._words, icon), terrains=terrains)
        if not zones.accepts(zone, icon, self._description):
            most = self._words.icon(icon, known.most)
            return self.tr("A zone shows at most {most}.").format(most=most)
        return ""

    def _terrain(self, kind: str) -> str:
        game = self._description.game
        return Retold(lambda: names_of(self.translate, game).terrain(kind))

    def _icon(self, icon: str) -> str:
        game = self._description.game
        return Retold(lambda: icon_name(names_of(self.translate, game), icon))


def _zone(tile: Tile, name: str | None) -> Zone | None:
    number = tile.zone_numbers.get(name or "")
    return None if number is None else tile.zones[number]
