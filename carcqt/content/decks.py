"""Deck files: tiles for the rules, with the names and notes that people read."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from carcqt.content.checks import deck_problems
from carcqt.content.data import builtin_deck_path
from carcqt.content.models import FORMAT, DeckModel, TileModel, ZoneModel, validate
from carcqt.content.toml.files import FileError, read_toml
from carcqt.content.toml.writing import dumps
from carcqt.rules.description import Description
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import POINT_NUMBERS
from carcqt.rules.problems import Problem
from carcqt.rules.tiles import Deck, IconPlace, Tile, Zone


@dataclass(frozen=True)
class TileEntry:
    """A tile as its file has it."""

    tile: Tile
    name: dict[str, str]
    basis: str | None = None


@dataclass(frozen=True)
class DeckFile:
    game: str
    entries: tuple[TileEntry, ...]
    title: dict[str, str]
    about: dict[str, str]
    provenance: str = "own"
    tokens: tuple[tuple[str, int], ...] = ()

    @classmethod
    def load(cls, path: Path) -> DeckFile:
        return cls.from_data(read_toml(path))

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> DeckFile:
        file = cls.read(data)
        if problems := list(file.problems()):
            raise FileError(*problems)
        return file

    @classmethod
    def read(cls, data: dict[str, Any]) -> DeckFile:
        """As the file has it, playable or not."""
        model = validate(data, "deck", DeckModel)
        description = describe(model.game, "deck")
        return cls(
            model.game,
            read_entries(model.tile, description),
            texts(model.title),
            texts(model.about),
            model.provenance,
            tuple(model.tokens.items()),
        )

    def problems(self) -> Iterator[Problem]:
        """Everything that keeps the deck from being played."""
        return deck_problems(self.deck, self.rules)

    @property
    def deck(self) -> Deck:
        return Deck(self.game, tuple(entry.tile for entry in self.entries), self.tokens)

    @property
    def material(self) -> Deck:
        return self.deck

    @property
    def rules(self) -> type[Game[Any]]:
        return GAMES[self.game]

    def names(self, language: str) -> dict[str, str]:
        """What the tiles are called, as far as they have names in that language."""
        return {
            entry.tile.id: entry.name[language] for entry in self.entries if language in entry.name
        }

    def to_text(self) -> str:
        return dumps(self.to_data())

    def to_data(self) -> dict[str, Any]:
        document: dict[str, Any] = {"format": FORMAT, "kind": "deck", "game": self.game}
        if self.title:
            document["title"] = self.title
        if self.about:
            document["about"] = self.about
        document["provenance"] = self.provenance
        if self.tokens:
            document["tokens"] = dict(self.tokens)
        document["tile"] = write_entries(self.entries, describe(self.game))
        return document


def texts(given: Mapping[str, str]) -> dict[str, str]:
    return {str(language): text for language, text in given.items()}


def describe(game: str, kind: str | None = None) -> Description:
    """What a game named in a file of this kind says of itself."""
    if game not in GAMES:
        raise FileError(Problem.at("game-unknown", "game", game=game, known=", ".join(GAMES)))
    description = GAMES[game].description
    if kind not in (None, description.material):
        raise FileError(Problem.at("kind-game", "kind", game=game, needed=description.material))
    return description


@cache
def builtin_deck(name: str) -> DeckFile:
    return DeckFile.load(builtin_deck_path(name))


@lru_cache(8)
def deck_hash(deck: Deck) -> str:
    """Changes whenever a tile changes, whatever it is called."""
    entries = tuple(TileEntry(tile, {}) for tile in deck.tiles)
    document: dict[str, Any] = {"tokens": dict(deck.tokens)} if deck.tokens else {}
    document["tile"] = write_entries(entries, describe(deck.game))
    text = dumps(document)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_entries(models: list[TileModel], description: Description) -> tuple[TileEntry, ...]:
    problems: list[Problem] = []
    entries = []
    for model in models:
        columns, rows = model.size or (1, 1)
        zones = []
        for zone in model.zones:
            at = []
            for name in zone.at:
                point = _read_point(name, columns, rows)
                if point is None:
                    place = (f"tile {model.id}", f"zone {zone.id}", "at")
                    problems.append(Problem.at(_point_problem(columns * rows), *place, point=name))
                else:
                    at.append(point)
            icons = tuple(zone.icons.items())
            zones.append(
                Zone(zone.id, zone.kind, tuple(at), tuple(zone.to), icons, _read_places(zone))
            )
        pile = model.pile or description.piles[0]
        players = tuple(model.players)
        tile = Tile(model.id, tuple(zones), pile, model.count, columns, rows, players)
        entries.append(TileEntry(tile, texts(model.name), model.basis))
    if problems:
        raise FileError(*problems)
    return tuple(entries)


def _read_places(zone: ZoneModel) -> tuple[IconPlace, ...]:
    return tuple(
        sorted(
            IconPlace(icon, order, *place)
            for icon, places in zone.places.items()
            for order, place in enumerate(places)
            if place
        )
    )


def _read_point(name: str, columns: int, rows: int) -> int | None:
    """`NNW`; on a tile of several squares with the square's column and row before it: `1,0 NNW`."""
    square = 0
    if columns * rows > 1:
        place, _, name = name.partition(" ")
        grid = {
            f"{number % columns},{number // columns}": number for number in range(columns * rows)
        }
        square = grid.get(place, -1)
    point = POINT_NUMBERS.get(name)
    return None if point is None or square < 0 else 12 * square + point


def _point_problem(squares: int) -> str:
    return "point-unknown" if squares == 1 else "point-unknown-wide"


def write_entries(entries: tuple[TileEntry, ...], description: Description) -> list[dict[str, Any]]:
    return [_write_entry(entry, description) for entry in entries]


def _write_entry(entry: TileEntry, description: Description) -> dict[str, Any]:
    tile = entry.tile
    table: dict[str, Any] = {"id": tile.id}
    if tile.pile != description.piles[0]:
        table["pile"] = tile.pile
    if tile.count != 1:
        table["count"] = tile.count
    if tile.players:
        table["players"] = list(tile.players)
    if tile.squares > 1:
        table["size"] = [tile.columns, tile.rows]
    if entry.name:
        table["name"] = entry.name
    if entry.basis:
        table["basis"] = entry.basis
    table["zones"] = [_write_zone(tile, zone) for zone in tile.zones]
    return table


def _write_zone(tile: Tile, zone: Zone) -> dict[str, Any]:
    table: dict[str, Any] = {"id": zone.id, "kind": zone.kind}
    if zone.at:
        table["at"] = [tile.point_name(point) for point in zone.at]
    if zone.to:
        table["to"] = list(zone.to)
    if zone.icons:
        table["icons"] = dict(zone.icons)
    if zone.places:
        table["places"] = _write_places(zone)
    return table


def _write_places(zone: Zone) -> dict[str, list[list[int]]]:
    """Those of each icon in their order, empty for one that finds its place itself."""
    table: dict[str, list[list[int]]] = {}
    for place in sorted(zone.places):
        given = table.setdefault(place.icon, [])
        given += [[] for _ in range(place.order - len(given))]
        given.append([place.x, place.y])
    return table
