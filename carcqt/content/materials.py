"""What games are played with, of any kind: decks and maps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from carcqt.content.checks import deck_problems
from carcqt.content.data import builtin_decks, builtin_maps
from carcqt.content.decks import (
    DeckFile,
    builtin_deck,
    deck_hash,
    describe,
    read_entries,
    write_entries,
)
from carcqt.content.maps import MapFile, builtin_map, map_hash, names_in, read_map, write_map
from carcqt.content.models import ScenarioModel
from carcqt.content.toml.files import FileError, read_toml
from carcqt.rules.games import GAMES
from carcqt.rules.problems import Problem

MaterialFile = DeckFile | MapFile

_READERS: Final[dict[str, Callable[[dict[str, Any]], MaterialFile]]] = {
    "deck": DeckFile.from_data,
    "map": MapFile.from_data,
}
KINDS: Final = tuple(_READERS)
_OWN: Final = {
    "deck": ("deck", "deck_hash", "tokens", "tile"),
    "map": ("map", "map_hash", "size", "village", "link", "mission", "card"),
}
"""The keys of a scenario that speak of each kind."""


def read_material(data: dict[str, Any], kind: str) -> MaterialFile:
    return _READERS[kind](data)


def load_material(path: Path, game: str) -> MaterialFile:
    """The file that a game is to be played with."""
    return read_material(read_toml(path), describe(game).material)


def builtin_names(kind: str) -> list[str]:
    return builtin_maps() if kind == "map" else builtin_decks()


def builtin_material(name: str, kind: str) -> MaterialFile:
    return builtin_map(name) if kind == "map" else builtin_deck(name)


def material_hash(file: MaterialFile) -> str:
    return map_hash(file.map) if isinstance(file, MapFile) else deck_hash(file.deck)


def find_material(name: str, game: str) -> MaterialFile:
    """A built-in one by its name, or a file."""
    kind = describe(game).material
    if name in builtin_names(kind):
        file = builtin_material(name, kind)
    else:
        file = load_material(Path(name), game)
    return _for_game(file, name, game, "game")


def material_of(model: ScenarioModel, folder: Path | None) -> MaterialFile:
    """What a scenario is played with: its own, one beside it, or a built-in one."""
    kind = describe(model.game).material
    for other, keys in _OWN.items():
        for key in keys:
            if other != kind and key in model.model_fields_set:
                raise FileError(Problem.at("key-unknown", key=key))
    named = model.map if kind == "map" else model.deck
    if model.tile or model.village:
        if named is not None:
            raise FileError(Problem.at("map-twice" if kind == "map" else "deck-twice", kind))
        return _own(model)
    name = model.game if named is None else named
    if name in builtin_names(kind):
        file = builtin_material(name, kind)
    elif folder is None or not name.endswith(".toml") or Path(name).name != name:
        code = "map-unknown" if kind == "map" else "deck-unknown"
        known = ", ".join(builtin_names(kind))
        raise FileError(Problem.at(code, kind, deck=name, known=known))
    else:
        try:
            file = load_material(folder / name, model.game)
        except FileError as error:
            problems = [problem.within(name) for problem in error.problems]
            raise FileError(*problems) from None
    return _for_game(file, name, model.game, kind)


def _own(model: ScenarioModel) -> MaterialFile:
    if model.village:
        return MapFile(read_map(model.game, model), names_in(model))
    description = describe(model.game)
    tokens = tuple(model.tokens.items())
    entries = read_entries(model.tile, description)
    file = DeckFile(model.game, entries, {}, {}, tokens=tokens)
    if problems := list(deck_problems(file.deck, GAMES[model.game])):
        raise FileError(*problems)
    return file


def _for_game(file: MaterialFile, name: str, game: str, place: str) -> MaterialFile:
    if file.game != game:
        code = "map-other-game" if isinstance(file, MapFile) else "deck-other-game"
        raise FileError(Problem.at(code, place, deck=name, game=file.game))
    return file


def named_keys(file: MaterialFile) -> dict[str, Any]:
    """How a scenario names a built-in one, with its hash; nothing for any other."""
    kind = describe(file.game).material
    for name in builtin_names(kind):
        if builtin_material(name, kind) == file:
            return {kind: name, f"{kind}_hash": material_hash(file)}
    return {}


def own_keys(file: MaterialFile) -> dict[str, Any]:
    """How a scenario holds one that is not built in."""
    if isinstance(file, MapFile):
        return write_map(file.map, file.village_names)
    tokens = {"tokens": dict(file.tokens)} if file.tokens else {}
    return {**tokens, "tile": write_entries(file.entries, describe(file.game))}
