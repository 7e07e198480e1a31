"""The kernel as compiled modules, where there are any that are as new as their sources.

Compiled modules lie in a folder of their own, never beside the sources, with a digest of what
they were made of: one that does not agree with the sources is passed over, so that an edit is
never hidden. `CARCQT_CORE=plain` passes over all of them, `CARCQT_CORE=compiled` insists on them.
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
"""Where compiled modules may be: of a checkout in its environment, of a wheel in the package."""
_SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))


def source_of(module: str) -> Path:
    return ROOT / (module.replace(".", "/") + ".py")


def digest() -> str:
    """Of all sources that go into the compiled modules, and of what they are compiled for: any
    3.11.x runs what another one made."""
    found = hashlib.sha256(_SUFFIX.encode())
    for module in (*MODULES, "carcqt.rules.kernel.arrays"):
        found.update(source_of(module).read_bytes())
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


def fresh_folder() -> Path | None:
    """The compiled modules that were made of the sources as they are."""
    for folder in FOLDERS:
        try:
            if (folder / DIGEST).read_text(encoding="utf-8").strip() == digest():
                return folder
        except OSError:
            continue
    return None


def install() -> bool:
    """From now on compiled modules are imported, if there are fresh ones; whether there are."""
    wish = os.environ.get("CARCQT_CORE", "")
    folder = None if wish == "plain" else fresh_folder()
    if folder is not None:
        finder = CompiledFinder(folder)
        sys.meta_path.insert(0, finder)
        try:
            import_module("librt.vecs")
            import_module(SHARED)
        except ImportError:
            # What they need is not there, or is of another version.
            sys.meta_path.remove(finder)
        else:
            return True
    if wish == "compiled":
        raise ImportError("CARCQT_CORE=compiled, but there are no compiled modules that fit")
    return False
