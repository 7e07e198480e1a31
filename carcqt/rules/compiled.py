"""The kernel as compiled modules, where there are any that are as new as their sources.

Compiled modules lie in a folder of their own, never beside the sources, with a digest of what
they were made of: one that does not agree with the sources is passed over, so that an edit is
never hidden. `CARCQT_CORE=plain` passes over all of them, `CARCQT_CORE=compiled` insists on them.

A program may be compiled while it runs. All processes that it starts use the core that it began
with: it names that core in `CARCQT_CORE_KEPT`, which only its own processes read.
"""

from __future__ import annotations

import hashlib
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

MODULES: Final = (
    "carcqt.rules.kernel.journal",
    "carcqt.rules.kernel.squares",
    "carcqt.rules.kernel.tables",
    "carcqt.rules.kernel.regions",
    "carcqt.rules.kernel.board",
    "carcqt.rules.kernel.pieces",
    "carcqt.rules.kernel.noted",
    "carcqt.rules.kernel.piles",
    "carcqt.rules.kernel.kernel",
    "carcqt.rules.kernel.legal",
    "carcqt.rules.kernel.numbered",
    "carcqt.rules.kernel.laybounds",
    "carcqt.rules.kernel.hashing",
    "carcqt.rules.kernel.course",
    "carcqt.rules.games.hunters.kernel",
    "carcqt.rules.games.goldrush.kernel",
    "carcqt.rules.games.amazon.kernel",
    "carcqt.players.tiles.reach",
    "carcqt.players.tiles.chancenotes",
    "carcqt.players.tiles.prospects",
    "carcqt.players.tiles.playing",
    "carcqt.players.games.hunters",
    "carcqt.players.games.goldrush",
    "carcqt.players.games.amazon",
    "carcqt.players.games.expedition.steps",
)
"""What is compiled. These modules hold integers and arrays of them; docs/kernel.md says what they
may use."""
GROUP: Final = "carcqt_core"
SHARED: Final = f"{GROUP}__mypyc"
"""The library that all of them share."""
DIGEST: Final = "sources.sha256"
ROOT: Final = Path(__file__).resolve().parents[2]
FOLDERS: Final = (Path(sys.prefix) / "carcqt-core", ROOT / "carcqt" / "_core")
"""Where compiled modules may be: of a checkout in its environment, of a wheel in the package. They
are in the folder itself, or in one inside it that has the name `folder_name` returns."""
KEPT: Final = "CARCQT_CORE_KEPT"
"""Names the core of the program in the environment of the processes that it starts."""
PLAIN: Final = "plain"
_SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))


def source_of(module: str, root: Path = ROOT) -> Path:
    return root / (module.replace(".", "/") + ".py")


def digest(root: Path = ROOT) -> str:
    """Return the digest of all sources that go into the compiled modules, and of what they are
    compiled for: any 3.11.x runs what another one made."""
    found = hashlib.sha256(_SUFFIX.encode())
    for module in (*MODULES, "carcqt.rules.kernel.arrays"):
        found.update(source_of(module, root).read_bytes())
    return found.hexdigest()


class CompiledFinder(MetaPathFinder):
    """Finds the compiled modules of a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in MODULES and fullname != SHARED:
            return None
        file = self._folder / (fullname.replace(".", "/") + _SUFFIX)
        return spec_from_file_location(fullname, file)


def folder_name(root: Path = ROOT) -> str:
    """Return the name of the folder for modules compiled of the sources as they are."""
    return digest(root)[:16]


def is_fresh(folder: Path) -> bool:
    """Return whether a folder has compiled modules that were made of the sources as they are."""
    try:
        return (folder / DIGEST).read_text(encoding="utf-8").strip() == digest()
    except OSError:
        return False


def fresh_folder() -> Path | None:
    """Return the compiled modules that were made of the sources as they are."""
    name = folder_name()
    for folder in FOLDERS:
        for place in (folder / name, folder):
            if is_fresh(place):
                return place
    return None


def install() -> bool:
    """Import compiled modules from now on, if there are fresh ones. Return whether there are."""
    wish = os.environ.get("CARCQT_CORE", "")
    folder = None if wish == PLAIN else _wanted_folder()
    if folder is not None and not _import_from(folder):
        folder = None
    if folder is None and wish == "compiled":
        raise ImportError("CARCQT_CORE=compiled, but there are no compiled modules that fit")
    os.environ[KEPT] = PLAIN if folder is None else str(folder)
    return folder is not None


def _wanted_folder() -> Path | None:
    """Return the core of the program that started this process; elsewhere the fresh one."""
    kept = os.environ.get(KEPT)
    if not kept or not _is_started_by_program():
        return fresh_folder()
    folder = Path(kept)
    return folder if kept != PLAIN and is_fresh(folder) else None


def _is_started_by_program() -> bool:
    """Return whether this is a process of Python's `multiprocessing`, which has a name from its
    beginning. A command that somebody runs from a program chooses for itself."""
    processes = sys.modules.get("multiprocessing.process")
    return processes is not None and processes.current_process().name != "MainProcess"


def _import_from(folder: Path) -> bool:
    """Return whether the modules of a folder can be imported; from then on they are."""
    finder = CompiledFinder(folder)
    sys.meta_path.insert(0, finder)
    try:
        import_module("librt.vecs")
        import_module(SHARED)
    except ImportError:
        # What they need is not there, or is of another version.
        sys.meta_path.remove(finder)
        return False
    return True
