"""What villages are called, and what there is to tell of one."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from carcqt.app.table.shown import Count
from carcqt.app.table.tips import Holder, Tip
from carcqt.art.drawings.pieces import piece
from carcqt.art.maps.scene import MapScene
from carcqt.content.materials import MaterialFile
from carcqt.play.table import Table
from carcqt.rules.maps import Map
from carcqt.ui.language import game_words, language, punctuation, seats_at
from carcqt.words.names import TableNames
from carcqt.words.speech import capital


def map_of(table: Table) -> Map:
    material = table.game.material
    assert isinstance(material, Map)
    return material


def village_name(table: Table, village: str) -> str:
    return TableNames(language().translate, (), table.setup.material_file).thing(village)


def village_names(table: Table, villages: Iterable[str]) -> str:
    return ", ".join(village_name(table, village) for village in villages)


def map_chart(file: MaterialFile) -> MapScene:
    """A map as it is shown at the table, in the language that is set."""
    material = file.material
    assert isinstance(material, Map)
    called = TableNames(language().translate, (), file)
    names = {village.id: called.thing(village.id) for village in material.villages}
    title = file.title.get(language().code, "")
    return MapScene.of_map(material.villages, material.links, material.extent, names, title)


class VillageTips(QObject):
    """Where its ways lead, and who is there."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def tip(self, village: str, seat: int) -> Tip:
        """For a seat that looks at it."""
        return Tip(
            village_name(self.table, village),
            "\n".join(self.ways(village)),
            self.holders(village),
        )

    def ways(self, village: str) -> list[str]:
        """The villages that it is joined to, a line for each kind of link."""
        words = game_words(self.table.setup.game)
        found: dict[str, list[str]] = {}
        for link in map_of(self.table).links:
            if village in link.ends:
                there = link.ends[link.ends[0] == village]
                found.setdefault(link.kind, []).append(there)
        colon = punctuation().colon
        return [
            colon(capital(words.terrain(kind)), village_names(self.table, villages))
            for kind, villages in found.items()
        ]

    def holders(self, village: str) -> tuple[Holder, ...]:
        """Whoever has something there."""
        words, seats = game_words(self.table.setup.game), seats_at(self.table.setup)
        return tuple(
            Holder(seat, (Count(piece(one.piece, seat.colour), 1, words.a_piece(one.piece, "")),))
            for one in self.table.position().pieces
            if one.zone == village
            for seat in (seats[one.seat],)
        )
