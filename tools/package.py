"""python -m tools.package [FOLDER]: makes what people install, on whatever system it runs.

A folder with all that the program needs and an archive of it; on Debian and its kin a `.deb` too.
Windows and macOS take the same way, which nobody has tried there yet.
"""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from pathlib import Path

import carcqt
from tools.debian import debian
from tools.icu import cut_icu
from tools.licences import write_licences
from tools.objects import machine_paths, tidy
from tools.release import release_date
from tools.terminal import write_all

ROOT = Path(__file__).resolve().parents[1]


def build(folder: Path) -> Path:
    """The folder with the program in it."""
    draw = [sys.executable, "-m", "tools.ready_pictures", str(folder / "pictures")]
    subprocess.run(draw, cwd=ROOT, check=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(folder), "--workpath", str(folder / "work")]
    spec = str(ROOT / "packaging" / "carcqt.spec")
    subprocess.run([*command, *places, spec], cwd=ROOT, check=True)
    shutil.rmtree(folder / "work")
    made = folder / "carcqt"
    if sys.platform == "linux":
        if all(map(shutil.which, ("gcc", "nm", "readelf"))):
            cut_icu(made / "_internal")
        tidy(made)
        if told := machine_paths(made):
            sys.exit("\n".join(told))
    shutil.copy(ROOT / "LICENSE", made)
    write_licences(made / "LICENCES.md", made / "_internal")
    if sys.platform != "win32":
        write_all(made, release_date())
    return made


def archive(made: Path) -> Path:
    system = {"linux": "linux", "win32": "windows", "darwin": "macos"}[sys.platform]
    name = f"carcqt-{carcqt.__version__}-{system}-{platform.machine().lower()}"
    kind = "gztar" if sys.platform == "linux" else "zip"
    base = str(made.parent / name)
    return Path(shutil.make_archive(base, kind, made.parent, made.name))


def megabytes(path: Path) -> str:
    files = [path] if path.is_file() else [one for one in path.rglob("*") if not one.is_symlink()]
    return f"{sum(one.stat().st_size for one in files if one.is_file()) / 1e6:.0f} MB"


def main(*args: str) -> int:
    folder = Path(args[0]) if args else ROOT / "dist"
    made = build(folder)
    results = [made, archive(made)]
    if sys.platform == "linux" and shutil.which("dpkg-deb"):
        results.append(debian(made))
    for path in results:
        print(f"{path}  {megabytes(path)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
