"""Map files: villages and links for the rules, with the names that people read."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from carcqt.content.data import builtin_map_path
from carcqt.content.decks import describe, texts
from carcqt.content.drawings import drawing_problems
from carcqt.content.models import FORMAT, ChartModel, MapModel, validate
from carcqt.content.toml.files import FileError, read_toml
from carcqt.content.toml.writing import dumps
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.maps import IncomeCard, Link, Map, Mission, Point, Village
from carcqt.rules.problems import Problem


@dataclass(frozen=True)
class MapFile:
    map: Map
    village_names: Mapping[str, str]
    title: dict[str, str] = field(default_factory=dict)
    about: dict[str, str] = field(default_factory=dict)
    provenance: str = "own"

    @classmethod
    def load(cls, path: Path) -> MapFile:
        return cls.from_data(read_toml(path))

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> MapFile:
        file = cls.read(data)
        if problems := list(map_problems(file.map)):
            raise FileError(*problems)
        return file

    @classmethod
    def read(cls, data: dict[str, Any]) -> MapFile:
        """As the file has it, playable or not."""
        model = validate(data, "map", MapModel)
        found = _read_map(model.game, model)
        return cls(found, names_in(model), texts(model.title), texts(model.about), model.provenance)

    def problems(self) -> Iterator[Problem]:
        """Everything that keeps the map from being played on."""
        return map_problems(self.map)

    @property
    def game(self) -> str:
        return self.map.game

    @property
    def material(self) -> Map:
        return self.map

    @property
    def rules(self) -> type[Game[Any]]:
        return GAMES[self.game]

    def names(self, language: str) -> dict[str, str]:
        """What the villages are called: the same in every language."""
        return dict(self.village_names)

    def to_text(self) -> str:
        return dumps(self.to_data())

    def to_data(self) -> dict[str, Any]:
        document: dict[str, Any] = {"format": FORMAT, "kind": "map", "game": self.game}
        if self.title:
            document["title"] = self.title
        if self.about:
            document["about"] = self.about
        document["provenance"] = self.provenance
        return document | write_map(self.map, self.village_names)


def names_in(model: ChartModel) -> dict[str, str]:
    return {village.id: village.name for village in model.village if village.name}


def read_map(game: str, model: ChartModel) -> Map:
    """The map of a file, if there is nothing wrong with it."""
    found = _read_map(game, model)
    if problems := list(map_problems(found)):
        raise FileError(*problems)
    return found


def map_problems(checked: Map) -> Iterator[Problem]:
    """What is wrong with the map, and with how it is drawn."""
    yield from GAMES[checked.game].material_problems(checked)
    yield from drawing_problems(checked)


def _read_map(game: str, model: ChartModel) -> Map:
    describe(game, "map")
    return Map(
        game,
        _point(model.size),
        tuple(
            Village(village.id, _point(village.at), village.species, tuple(village.prices))
            for village in model.village
        ),
        tuple(
            Link(link.kind, (link.ends[0], link.ends[1]), tuple(map(_point, link.bends)))
            for link in model.link
        ),
        tuple(Mission(mission.id, tuple(mission.villages)) for mission in model.mission),
        tuple(IncomeCard(card.value, card.shows, tuple(card.ties)) for card in model.card),
    )


def write_map(written: Map, names: Mapping[str, str]) -> dict[str, Any]:
    villages: list[dict[str, Any]] = []
    for village in written.villages:
        table: dict[str, Any] = {"id": village.id}
        if village.id in names:
            table["name"] = names[village.id]
        table |= {"at": list(village.at), "species": village.species}
        villages.append(table | ({"prices": list(village.prices)} if village.prices else {}))
    links: list[dict[str, Any]] = []
    for link in written.links:
        table = {"kind": link.kind, "ends": list(link.ends)}
        links.append(table | ({"bends": [list(bend) for bend in link.bends]} if link.bends else {}))
    lists = {
        "village": villages,
        "link": links,
        "mission": [
            {"id": mission.id, "villages": list(mission.villages)} for mission in written.missions
        ],
        "card": [
            {"value": card.value, "shows": card.shows, "ties": list(card.ties)}
            for card in written.cards
        ],
    }
    return {"size": list(written.extent)} | {key: each for key, each in lists.items() if each}


@cache
def builtin_map(name: str) -> MapFile:
    return MapFile.load(builtin_map_path(name))


@lru_cache(8)
def map_hash(hashed: Map) -> str:
    """Changes whenever the map does, whatever its villages are called."""
    return hashlib.sha256(dumps(write_map(hashed, {})).encode()).hexdigest()[:16]


def _point(given: list[int]) -> Point:
    x, y = given
    return x, y
