"""All that can be done to the map, each a step of its history; what is selected; the tool."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Signal

from carcqt.content.maps import MapFile
from carcqt.content.materials import find_material
from carcqt.rules.description import Description
from carcqt.rules.maps import IncomeCard, Link, Point
from carcqt.ui.language import game_words
from carcqt.words.vocabulary import Vocabulary
from editor.documents.map import MapDocument
from editor.documents.retold import Retells
from editor.maps import edits


class MapTool(Enum):
    SELECT = "select"
    VILLAGE = "village"
    LINK = "link"
    ERASE = "erase"


@dataclass(frozen=True, slots=True)
class Selection:
    """Villages, or one link, or a bend of it."""

    villages: tuple[str, ...] = ()
    link: int | None = None
    bend: int | None = None

    @property
    def village(self) -> str | None:
        """The last one that was chosen."""
        return self.villages[-1] if self.villages else None


class MapEditing(Retells, QObject):
    selected = Signal()
    tool_changed = Signal()
    mission_changed = Signal()
    edit_asked = Signal()
    """The properties of what is selected are wanted."""

    def __init__(self, document: MapDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document: Final = document
        self.selection = Selection()
        self.tool = MapTool.SELECT
        self.link_kind = next(iter(self.description.lines), "")
        """Of links that are made next."""
        self.species = next(iter(self.description.icon), "")
        """Of villages that are made next."""
        self.mission: int | None = None
        """The one that clicks on villages fill."""
        self._ends: tuple[str, str] | None = None
        document.changed.connect(self._follow)

    @property
    def content(self) -> MapFile:
        return self.document.content

    @property
    def description(self) -> Description:
        return self.document.content.rules.description

    @property
    def words(self) -> Vocabulary:
        return game_words(self.content.game)

    def name(self, village: str) -> str:
        return self.content.village_names.get(village) or village

    def link_name(self, link: Link) -> str:
        return " – ".join(self.name(end) for end in link.ends)

    @property
    def link(self) -> Link | None:
        number = self.selection.link
        return None if number is None else self.content.map.links[number]

    # What is selected.

    def select(
        self, villages: Iterable[str] = (), link: int | None = None, bend: int | None = None
    ) -> None:
        found = Selection(tuple(villages), link, bend)
        self._ends = None if link is None else self.content.map.links[link].ends
        if found != self.selection:
            self.selection = found
            self.selected.emit()

    def toggle(self, village: str) -> None:
        """One more, or one less."""
        kept = tuple(one for one in self.selection.villages if one != village)
        new = village not in self.selection.villages
        self.select((*kept, village) if new else kept)

    def select_all(self) -> None:
        self.select(village.id for village in self.content.map.villages)

    def step(self, by: int) -> bool:
        """To the next village in the order of the file; `False` beyond the last."""
        ids = [village.id for village in self.content.map.villages]
        here = self.selection.village
        place = ids.index(here) + by if here in ids else (0 if by > 0 else len(ids) - 1)
        if not 0 <= place < len(ids):
            return False
        self.select([ids[place]])
        return True

    def next_link(self) -> None:
        """Of the links at the village, or of all, one after the other."""
        links = list(enumerate(self.content.map.links))
        if (village := self.selection.village) is not None:
            links = [(number, link) for number, link in links if village in link.ends]
        numbers = [number for number, _ in links]
        if numbers:
            here = self.selection.link
            after = [number for number in numbers if here is not None and number > here]
            self.select(link=after[0] if after else numbers[0])

    def next_bend(self) -> None:
        if self.link is not None and self.link.bends:
            bend = self.selection.bend
            bend = 0 if bend is None else (bend + 1) % len(self.link.bends)
            self.select(link=self.selection.link, bend=bend)

    def take(self, tool: MapTool, link_kind: str = "") -> None:
        """A tool, and for links which kind it makes."""
        kind = link_kind or self.link_kind
        if (tool, kind) != (self.tool, self.link_kind):
            self.tool, self.link_kind = tool, kind
            self.tool_changed.emit()

    def open_mission(self, number: int | None) -> None:
        if number is not None:
            # Clicks on villages are for the mission, not for links or new villages.
            self.take(MapTool.SELECT)
        if number != self.mission:
            self.mission = number
            self.mission_changed.emit()

    def _follow(self) -> None:
        """What is gone can no longer be selected; a link may be at another place of the file."""
        now = self.content.map
        villages = tuple(one for one in self.selection.villages if one in now.village)
        link, bend = self.selection.link, self.selection.bend
        if link is not None and (link >= len(now.links) or now.links[link].ends != self._ends):
            ends = [one.ends for one in now.links]
            link = ends.index(self._ends) if self._ends in ends else None
        if link is None or (bend is not None and bend >= len(now.links[link].bends)):
            bend = None
        found = Selection(villages, link, bend)
        if self.mission is not None and self.mission >= len(now.missions):
            self.open_mission(None)
        if found != self.selection:
            self.selection = found
            self.selected.emit()

    # Villages.

    def change(self, text: str, content: MapFile, merge: str = "") -> bool:
        """Whether it is so now: a built-in map may be meant to stay as it is."""
        self.document.change(text, content, merge)
        return self.content.map == content.map

    def add_village(self, at: Iterable[float]) -> str | None:
        if len(self.content.map.villages) >= edits.MOST_VILLAGES:
            return None
        content, id = edits.add_village(self.content, at, self.species)
        if not self.change(self.tr("New village"), content):
            return None
        self.select([id])
        return id

    def put_moved(self, content: MapFile) -> None:
        """The end of a drag."""
        self.document.seal()
        self.change(self._moving(), content)

    def nudge(self, dx: int, dy: int) -> None:
        """What is selected, by steps that are one together."""
        chosen = self.selection
        if chosen.bend is not None and chosen.link is not None and self.link is not None:
            x, y = self.link.bends[chosen.bend]
            content = edits.move_bend(self.content, chosen.link, chosen.bend, (x + dx, y + dy))
        else:
            content = edits.moved(self.content, chosen.villages, dx, dy)
        self.change(self._moving(), content, f"nudge {chosen}")

    def _moving(self) -> str:
        chosen = self.selection
        if chosen.bend is not None and self.link is not None:
            return self.tr("Move a bend of {link}").format(link=self.link_name(self.link))
        if len(chosen.villages) == 1:
            return self.tr("Move {village}").format(village=self.name(chosen.villages[0]))
        return self.tr("Move %n village(s)", "", len(chosen.villages))

    def set_species(self, species: str) -> None:
        """Of what is selected, and of villages made from now on."""
        self.species = species
        self.tool_changed.emit()
        if villages := self.selection.villages:
            content = edits.set_villages(self.content, villages, species=species)
            self.change(self.tr("Change the species"), content)

    def set_prices(self, prices: Iterable[int]) -> None:
        villages = self.selection.villages
        fitting = edits.fitting_prices(prices, self.description.map)
        content = edits.set_villages(self.content, villages, prices=fitting)
        self.change(self.tr("Change the prices"), content, f"prices {villages}")

    def set_name(self, name: str) -> None:
        if village := self.selection.village:
            content = edits.name_village(self.content, village, name)
            self.change(self.tr("Name a village"), content, f"name {village}")

    def rename(self, new: str) -> None:
        old = self.selection.village
        if old is not None and new != old:
            content = edits.rename_village(self.content, old, new)
            if self.change(self.tr("Change the id to {id}").format(id=new), content):
                self.select([new])

    # Links.

    def add_link(self, kind: str, one: str, other: str) -> None:
        content = edits.add_link(self.content, kind, one, other)
        if content is self.content:
            return
        if self.change(self.tr("Link {one} – {other}").format(
            one=self.name(one), other=self.name(other)
        ), content):  # fmt: skip
            self.select(link=len(self.content.map.links) - 1)

    def set_kind(self, kind: str) -> None:
        if self.selection.link is not None:
            content = edits.set_link(self.content, self.selection.link, kind=kind)
            self.change(self.tr("Change the kind of a link"), content)

    def set_end(self, end: int, village: str) -> None:
        if self.selection.link is None or self.link is None:
            return
        first, last = self.link.ends
        ends = (village, last) if end == 0 else (first, village)
        number, self._ends = self.selection.link, ends
        self.change(
            self.tr("Change the end of a link"), edits.set_link(self.content, number, ends=ends)
        )

    def add_bend(self, link: int, at: Iterable[float]) -> None:
        content, bend = edits.add_bend(self.content, link, at)
        if self.change(self.tr("New bend"), content):
            self.select(link=link, bend=bend)

    def add_bend_here(self) -> None:
        """Where the selected link has the longest straight part."""
        if (link := self.selection.link) is not None and self._is_known(link):
            self.add_bend(link, edits.longest_part(self.content, link))

    def _is_known(self, link: int) -> bool:
        return all(end in self.content.map.village for end in self.content.map.links[link].ends)

    def remove_bend(self, link: int, bend: int) -> None:
        self.change(self.tr("Remove a bend"), edits.remove_bend(self.content, link, bend))
        self.select(link=link)

    def straighten(self) -> None:
        if (link := self.selection.link) is not None:
            self.change(self.tr("Remove all bends"), edits.set_link(self.content, link, bends=()))

    def delete(self) -> None:
        """What is selected."""
        chosen = self.selection
        if chosen.link is not None and chosen.bend is not None:
            self.remove_bend(chosen.link, chosen.bend)
        elif chosen.link is not None:
            self.remove_link(chosen.link)
        elif chosen.villages:
            self.remove_villages(chosen.villages)

    def remove_link(self, number: int) -> None:
        name = self.link_name(self.content.map.links[number])
        text = self.tr("Remove the link {link}").format(link=name)
        self.change(text, edits.remove_link(self.content, number))
        self.select()

    def remove_villages(self, villages: tuple[str, ...]) -> None:
        if len(villages) == 1:
            text = self.tr("Remove {village}").format(village=self.name(villages[0]))
        else:
            text = self.tr("Remove %n village(s)", "", len(villages))
        self.change(text, edits.remove_villages(self.content, villages))

    # Missions.

    def add_mission(self) -> None:
        if len(self.content.map.missions) < edits.MOST_MISSIONS:
            chosen = self.selection.villages if len(self.selection.villages) > 1 else ()
            if self.change(self.tr("New mission"), edits.add_mission(self.content, chosen)):
                self.open_mission(len(self.content.map.missions) - 1)

    def duplicate_mission(self, number: int) -> None:
        if len(self.content.map.missions) < edits.MOST_MISSIONS:
            content = edits.duplicate_mission(self.content, number)
            if self.change(self.tr("Duplicate a mission"), content):
                self.open_mission(number + 1)

    def remove_mission(self, number: int) -> None:
        self.open_mission(None)
        id = self.content.map.missions[number].id
        text = self.tr("Remove the mission {id}").format(id=id)
        self.change(text, edits.remove_mission(self.content, number))

    def rename_mission(self, number: int, id: str) -> None:
        content = edits.set_mission(self.content, number, id=id)
        self.change(self.tr("Change the id to {id}").format(id=id), content)

    def toggle_in_mission(self, village: str) -> None:
        if self.mission is not None:
            content = edits.toggle_village(self.content, self.mission, village)
            id = self.content.map.missions[self.mission].id
            self.change(self.tr("Villages of the mission {id}").format(id=id), content)

    # Cards.

    def add_card(self) -> None:
        if len(self.content.map.cards) < edits.MOST_CARDS:
            seats = self.description.players[-1]
            content = edits.add_card(self.content, self.species, seats)
            self.change(self.tr("New income card"), content)

    def take_usual_cards(self) -> None:
        """Those of the built-in map."""
        if usual := self.usual_cards:
            content = edits.with_cards(self.content, usual)
            self.change(self.tr("Use the standard income cards"), content)

    @property
    def usual_cards(self) -> tuple[IncomeCard, ...]:
        file = find_material(self.content.game, self.content.game)
        return file.map.cards if isinstance(file, MapFile) else ()

    def remove_card(self, number: int) -> None:
        self.change(self.tr("Remove an income card"), edits.remove_card(self.content, number))

    def set_card(self, number: int, card: IncomeCard, field: str) -> None:
        if card != self.content.map.cards[number]:
            content = edits.set_card(
                self.content, number, value=card.value, shows=card.shows, ties=card.ties
            )
            text = self.tr("Income card {value}").format(value=card.value)
            self.change(text, content, f"card {number} {field}")

    # The whole.

    def set_extent(self, extent: Point) -> None:
        self.change(self.tr("Change the size"), edits.set_extent(self.content, extent), "extent")

    def set_title(self, code: str, text: str) -> None:
        # The copy of a built-in map gets a title of its own first.
        if not self.document.is_editable():
            return
        title = edits.with_text(self.content.title, code, text)
        self.change(
            self.tr("Change the title"), replace(self.content, title=title), f"title {code}"
        )

    def set_about(self, code: str, text: str) -> None:
        about = edits.with_text(self.content.about, code, text)
        self.change(
            self.tr("Change the description"), replace(self.content, about=about), f"about {code}"
        )
