"""Finds what comes with the program; nothing else builds such a path."""

from __future__ import annotations

from pathlib import Path

import carcqt


def data_folder(name: str) -> Path:
    """Return one of `resources`, `scenarios`, `i18n`, or `pictures`, which only packages have."""
    package = Path(carcqt.__file__).parent
    installed = package / "_data" / name
    return installed if installed.is_dir() else package.parent / name


def builtin_decks() -> list[str]:
    """The names of the decks that come with the program."""
    return _named("decks")


def builtin_deck_path(name: str) -> Path:
    return data_folder("resources") / "decks" / f"{name}.toml"


def builtin_maps() -> list[str]:
    """The names of the maps that come with the program."""
    return _named("maps")


def builtin_map_path(name: str) -> Path:
    return data_folder("resources") / "maps" / f"{name}.toml"


def scenario_path(game: str, name: str) -> Path:
    return data_folder("scenarios") / game / f"{name}.toml"


def builtin_lessons() -> list[str]:
    """The games that have a guided first game."""
    return _named("lessons")


def lesson_path(game: str) -> Path:
    return data_folder("resources") / "lessons" / f"{game}.toml"


def builtin_puzzles(game: str) -> list[Path]:
    """The puzzles of a game that come with the program."""
    return sorted((data_folder("scenarios") / game / "puzzles").glob("*.toml"))


def weights_path(name: str) -> Path:
    """What counts how much to computer players, for a game."""
    return data_folder("resources") / "weights" / f"{name}.toml"


def guide_path(name: str, language: str) -> Path:
    """The text of a guide."""
    return data_folder("resources") / "guides" / language / f"{name}.md"


def figures_path(name: str) -> Path:
    """The pictures of a guide, described."""
    return data_folder("resources") / "guides" / "figures" / f"{name}.toml"


def page_part(name: str) -> Path:
    """A part of the pages that people share: their markup, style and script."""
    return data_folder("resources") / "page" / name


def icon_path(name: str) -> Path:
    return data_folder("resources") / "icons" / f"{name}.svg"


def _named(folder: str) -> list[str]:
    return sorted(path.stem for path in (data_folder("resources") / folder).glob("*.toml"))
