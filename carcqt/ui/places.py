"""Where what belongs to the user lies."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QStandardPaths

PROGRAM: Final = "carcqt"


def name_program() -> None:
    """Qt makes folders of these names."""
    QCoreApplication.setOrganizationName(PROGRAM)
    QCoreApplication.setApplicationName(PROGRAM)


def user_folder() -> Path:
    return _place(QStandardPaths.StandardLocation.AppDataLocation)


def saves_folder() -> Path:
    return _made(user_folder() / "games")


def trials_folder() -> Path:
    """Test games of the editor."""
    return _made(user_folder() / "trials")


def decks_folder() -> Path:
    return _made(user_folder() / "decks")


def maps_folder() -> Path:
    return _made(user_folder() / "maps")


def layouts_folder() -> Path:
    return _made(user_folder() / "layouts")


def material_folders(kind: str) -> tuple[Path, ...]:
    """Where the user's own decks or maps lie; maps were kept among the decks once."""
    return (maps_folder(), decks_folder()) if kind == "map" else (decks_folder(),)


def lessons_path() -> Path:
    """Where the user has left each lesson."""
    return _made(user_folder()) / "lessons.toml"


def puzzles_folder() -> Path:
    """Puzzles of the user's own; each folder in it is a pack."""
    return _made(user_folder() / "puzzles")


def progress_path() -> Path:
    """How far the user has come with which puzzle."""
    return _made(user_folder()) / "progress.json"


def recovery_folder() -> Path:
    """What was being edited and is not saved yet."""
    return _made(user_folder() / "recovery")


def cache_folder() -> Path:
    return _made(_place(QStandardPaths.StandardLocation.CacheLocation))


def packs_folder() -> Path:
    """Packs that were opened and are not kept."""
    return _made(cache_folder() / "packs")


def log_path() -> Path:
    """What went wrong, for a report."""
    return _made(user_folder()) / f"{PROGRAM}.log"


def settings_path() -> Path:
    folder = _place(QStandardPaths.StandardLocation.AppConfigLocation)
    return folder / f"{PROGRAM}.ini"


def documents_folder() -> Path:
    """Where a file dialog begins."""
    documents = _place(QStandardPaths.StandardLocation.DocumentsLocation)
    home = _place(QStandardPaths.StandardLocation.HomeLocation)
    return documents if os.path.isdir(documents) else home


def _place(which: QStandardPaths.StandardLocation) -> Path:
    name_program()
    return Path(QStandardPaths.writableLocation(which))


def _made(folder: Path) -> Path:
    """There if it can be: who writes into it says what is wrong, and nobody else needs it."""
    with contextlib.suppress(OSError, ValueError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
