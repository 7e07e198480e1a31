"""Opens a file of any kind as a document, or what was left of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from carcqt.content.data import (
    builtin_deck_path,
    builtin_decks,
    builtin_map_path,
    builtin_maps,
    builtin_puzzles,
    data_folder,
)
from carcqt.content.toml.files import FileError, parse_toml, read_raw
from carcqt.rules.games import GAMES
from carcqt.rules.problems import Problem
from editor.documents.deck import DeckDocument
from editor.documents.document import Document
from editor.documents.layouts import LayoutDocument
from editor.documents.map import MapDocument
from editor.documents.recovery import Leftover

DOCUMENTS: Final[dict[str, type[Document[Any]]]] = {
    document.kind: document for document in (DeckDocument, MapDocument, LayoutDocument)
}


def open_document(path: Path) -> Document[Any]:
    """Raises FileError with everything that is wrong with a file that cannot be opened."""
    path = path.absolute()
    for name in builtin_decks():
        if path == builtin_deck_path(name).absolute():
            return DeckDocument.built_in(name)
    for name in builtin_maps():
        if path == builtin_map_path(name).absolute():
            return MapDocument.built_in(name)
    scenarios = data_folder("scenarios").absolute()
    if any(path == puzzle.absolute() for game in GAMES for puzzle in builtin_puzzles(game)):
        return LayoutDocument.built_in(path.relative_to(scenarios).with_suffix("").as_posix())
    raw = read_raw(path)
    data = parse_toml(raw)
    return kind_of(data).of_file(path, raw, data)


def restore(left: Leftover) -> Document[Any]:
    """What was not saved when the program ended; raises FileError as well."""
    raw = left.read()
    return kind_of(parse_toml(raw)).recovered(raw, left.path, left.name, left.file)


def kind_of(data: dict[str, Any]) -> type[Document[Any]]:
    kind = data.get("kind")
    if isinstance(kind, str) and kind in DOCUMENTS:
        return DOCUMENTS[kind]
    wanted = ", ".join(DOCUMENTS)
    if kind is None:
        raise FileError(Problem.at("kind-missing", "kind", wanted=wanted))
    raise FileError(Problem.at("kind-other", "kind", found=str(kind)[:40], wanted=wanted))
