"""Packs with scratches, and packs whose files are damaged or have hostile names."""

from __future__ import annotations

import shutil
import tempfile
import zipfile
from pathlib import Path
from random import Random

from carcqt.content.packs import read_pack, unpack, write_pack
from carcqt.content.toml.files import FileError
from tests.support import ROOT
from tests.trial.damage import damaged, scratched
from tests.trial.pieces import Hang, watched
from tests.trial.result import TrialResult

_NAMES = ("../out.toml", "/out.toml", "a/b.toml", "CON.toml", "x\\y.toml", "manifest.toml", ".toml")


def packs(seed: int, numbers: range) -> TrialResult:
    result = TrialResult()
    files = (ROOT / "scenarios").rglob("*.toml")
    known = sorted(path for path in files if path.stat().st_size < 9000)
    with tempfile.TemporaryDirectory() as own:
        folder, file = Path(own, "unpacked"), Path(own, "pack.carcqt")
        for number in numbers:
            rng = Random(f"pack {seed} {number}")
            write_pack(file, {"en": "A pack"}, rng.sample(known, 3))
            if rng.random() < 0.5:
                pack_anew(file, rng)
            else:
                file.write_bytes(scratched(file.read_bytes(), rng))
            try:
                with watched():
                    unpack(read_pack(file), folder, str(number))
                result.counts["unpacked"] += 1
            except FileError:
                result.counts["refused"] += 1
            except (Exception, Hang) as error:
                result.found.append(f"pack {number}: {type(error).__name__} {error}")
            result.done += 1
            shutil.rmtree(folder, ignore_errors=True)
            if {path.name for path in Path(own).iterdir()} != {file.name}:
                result.found.append(f"pack {number}: something lies beside it")
    return result


def pack_anew(file: Path, rng: Random) -> None:
    """One of its files is damaged, or is called something else."""
    with zipfile.ZipFile(file) as packed:
        contents = {name: packed.read(name) for name in packed.namelist()}
    name = rng.choice(list(contents))
    content = contents.pop(name)
    if rng.random() < 0.3:
        name = rng.choice(_NAMES)
    else:
        content = damaged(content, rng)
    with zipfile.ZipFile(file, "w") as packed:
        for other, kept in [*contents.items(), (name, content)]:
            packed.writestr(other, kept)
