"""What things are called: those of a game, its players, and the places where pieces stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from carcqt.content.materials import MaterialFile
from carcqt.rules.description import Description, Role
from carcqt.rules.events import Spot
from carcqt.rules.game import Game
from carcqt.rules.geometry import cell_of
from carcqt.rules.maps import Map
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Tile, Zone
from carcqt.words.games import VOCABULARIES
from carcqt.words.registers import Register
from carcqt.words.speech import (
    Punctuation,
    Speech,
    Translate,
    language_of,
    plain,
)
from carcqt.words.vocabulary import Vocabulary


def names_of(translate: Translate, game: str) -> Vocabulary:
    """What a game calls its things."""
    return VOCABULARIES[game](translate)


class PlayerNames(Speech):
    """Players by the names given, otherwise by their number."""

    def __init__(self, translate: Translate, names: Sequence[str] = ()) -> None:
        super().__init__(translate)
        self._names: Final = [plain(name) for name in names]

    def name(self, seat: int) -> str:
        if seat < len(self._names) and self._names[seat]:
            return self._names[seat]
        return self.tr("Player {number}").format(number=seat + 1)

    def quoted(self, name: str) -> str:
        return self.tr("“{name}”").format(name=name)

    def listed(self, seats: Sequence[int]) -> str:
        """Return the names of `seats` as a sentence lists them."""
        return Punctuation(self.translate).listed(*map(self.name, seats))


class TableNames:
    """What a sentence may call at one table: its players, and the tiles or villages."""

    def __init__(
        self,
        translate: Translate,
        players: Sequence[str] = (),
        material_file: MaterialFile | None = None,
        register: Register = Register.TABLE,
    ) -> None:
        self.register: Final = register
        self._players: Final = PlayerNames(translate, players)
        language = language_of(translate).code
        self.named: Final = material_file.names(language) if material_file else {}
        material = material_file.material if material_file else None
        missions = material.missions if isinstance(material, Map) else ()
        self._missions: Final = {mission.id: mission.villages for mission in missions}

    def player(self, seat: int) -> str:
        return self._players.name(seat)

    def players(self, seats: Sequence[int]) -> str:
        return self._players.listed(seats)

    def thing(self, name: str) -> str:
        return plain(self.named.get(name, name))

    def mission(self, mission: str) -> str:
        """By its villages, as it has no name of its own."""
        return ", ".join(map(self.thing, self._missions.get(mission, (mission,))))

    def tile(self, tile: str) -> str:
        """A tile by its name, in quotation marks; by its id in files, or if it has no name."""
        if tile not in self.named:
            return tile
        name = self._players.quoted(self.thing(tile))
        return f"{tile} {name}" if self.register is Register.FILES else name


class SpotNames(Speech):
    """Pieces, and where they stand, by the terrain or village that the game has there."""

    def __init__(self, translate: Translate, game: Game[Any], called: TableNames) -> None:
        super().__init__(translate)
        self._game: Final = game
        self._called: Final = called
        self._names: Final = names_of(translate, game.description.game)

    def piece(self, piece: str, spot: Spot) -> str:
        """One piece, by what it is there: a hunter."""
        return self._names.a_piece(piece, self.kind(spot))

    def icons(self, spot: Spot) -> dict[str, int]:
        """What the zone shows, and what it leads to on its tile, if both make one system."""
        if (tile := self._tile(spot)) is None:
            return {}
        zone = tile.zones[tile.zone_numbers[spot.zone]]
        systems = self._game.description.systems
        joined = {kind for one in systems if zone.kind in one.joins for kind in one.joins}
        ends = [tile.zones[tile.zone_numbers[end]] for end in zone.to if end in tile.zone_numbers]
        ends = [end for end in ends if end.kind in joined]
        counts: dict[str, int] = {}
        for icon, count in (pair for one in (zone, *ends) for pair in one.icons):
            counts[icon] = counts.get(icon, 0) + count
        return counts

    def where(self, spot: Spot, *, with_icons: bool = True) -> str:
        """In the meadow with 2 deer: by what the tile itself shows there, which never changes."""
        if isinstance(self._game.material, Map):
            return self.tr("in {village}").format(village=self._called.thing(spot.zone))
        kind = self.kind(spot)
        if not kind:
            return ""
        inside = self._names.inside(kind)
        shown = self._names.shown(kind, self.icons(spot)) if with_icons else ()
        if not shown:
            return inside
        icons = Punctuation(self.translate).listed(*shown)
        return self.tr("{inside} with {icons}").format(inside=inside, icons=icons)

    def written(self, spot: Spot) -> str:
        """Return a zone as files name it: m0 at 1,0."""
        return self.tr("{zone} at {square}").format(zone=spot.zone, square=spot.square)

    def kind(self, spot: Spot) -> str:
        """The terrain of a zone; none where no such tile lies, as after moves taken back."""
        tile = self._tile(spot)
        return "" if tile is None else tile.zones[tile.zone_numbers[spot.zone]].kind

    def _tile(self, spot: Spot) -> Tile | None:
        if not isinstance(self._game, TileLaying):
            return None
        laid = self._game.board.laid_at(cell_of(spot.square))
        if laid is None or spot.zone not in laid.face.tile.zone_numbers:
            return None
        return laid.face.tile


class ZoneNames(Speech):
    """The zones of a tile, each with its terrain, where it leads and what it shows."""

    def __init__(self, translate: Translate, description: Description) -> None:
        super().__init__(translate)
        self._terrain: Final = description.terrain
        self._names: Final = names_of(translate, description.game)

    def listed(self, zones: Iterable[Zone]) -> list[str]:
        """Zones without icons that are alike come together: m0, m1 meadow."""
        groups: dict[tuple[str, str], list[str]] = {}
        for zone in zones:
            own = zone.id if zone.icons else ""
            groups.setdefault((self._about(zone), own), []).append(zone.id)
        return [f"{', '.join(ids)} {about}" for (about, _), ids in groups.items()]

    def telling(self, zones: Iterable[Zone]) -> list[str]:
        """Only the zones that have more than their terrain."""
        return self.listed(zone for zone in zones if zone.icons or self._ends(zone))

    def _about(self, zone: Zone) -> str:
        about = self._names.terrain(zone.kind)
        if ends := self._ends(zone):
            about += f" → {', '.join(ends)}"
        if not zone.icons:
            return about
        icons = ", ".join(self._names.icon(icon, count) for icon, count in zone.icons)
        return Punctuation(self.translate).colon(about, icons)

    def _ends(self, zone: Zone) -> list[str]:
        """Where a line leads inside the tile."""
        ends = list(zone.to)
        if self._terrain[zone.kind].role is Role.LINE and len(zone.at) + len(zone.to) == 1:
            ends.append(self._names.line_end(zone.kind))
        return [end for end in ends if end]
