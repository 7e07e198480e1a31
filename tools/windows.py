"""python -m tools.windows EMBEDDABLE [FOLDER]: makes on any system what people install on Windows.

EMBEDDABLE is the file `python-VERSION-embed-amd64.zip` of python.org. Beside it come the wheels for
Windows of what the program needs, of Qt only what it uses, and our own pure wheel: a folder that
runs wherever it lies, a `.zip` of it, and a `setup.exe` where `makensis` is.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Final

from packaging.requirements import Requirement

import carcqt
from tools.licences import write_licences

ROOT = Path(__file__).resolve().parents[1]
WINDOWS = ROOT / "packaging" / "windows"
_NAMED: Final = re.compile(r"python-(3)\.(\d+)\.\d+-embed-amd64\.zip")
QT_KEPT: Final = (
    *(f"PySide6/Qt{name}.pyd" for name in ("Core", "Gui", "Widgets", "Svg")),
    *(f"PySide6/Qt6{name}.dll" for name in ("Core", "Gui", "Widgets", "Svg")),
    "PySide6/pyside6.abi3.dll",
    "PySide6/msvcp140*.dll",
    "PySide6/vcruntime140*.dll",
    "PySide6/*.py",
    "PySide6/support/*.py",
    "PySide6/plugins/iconengines/qsvgicon.dll",
    "PySide6/plugins/imageformats/qjpeg.dll",
    "PySide6/plugins/imageformats/qsvg.dll",
    "PySide6/plugins/imageformats/qwebp.dll",
    "PySide6/plugins/platforms/qoffscreen.dll",
    "PySide6/plugins/platforms/qwindows.dll",
    "PySide6/plugins/styles/*.dll",
    "PySide6/translations/qtbase_en.qm",
    "PySide6/translations/qtbase_fr.qm",
)
"""Of the folder PySide6 only this; of all others whatever is not left out."""
LEFT_OUT: Final = (
    "*.pyi",
    "*.h",
    "*.lib",
    "*.cmake",
    "*/tests/*",
    "numpy/f2py/*",
    "numpy/testing/*",
    "numpy/distutils/*",
    "pycparser/*",
    "shiboken6/concrt140.dll",
    "shiboken6/vc[aco]*140.dll",
    "carcqt/_core/*",
)
LAUNCHERS: Final = {
    "carcqt.exe": ("w64.exe", "pythonw.exe", ""),
    "carcqt-editor.exe": ("w64.exe", "pythonw.exe", "edit"),
    "carcqt-console.exe": ("t64.exe", "python.exe", ""),
}
"""Each program in the folder: what starts it, with which Python, and the command that it means."""


def check_embeddable(file: Path, known: str) -> int:
    """Return Python's minor version. Leave with a sentence if the file is not one of those whose
    digests are known, as lines of `sha256sum` tell them."""
    digests = {name: digest for digest, name in map(str.split, known.splitlines())}
    if not file.is_file():
        sys.exit(f"There is no file {file}. Get one of {', '.join(digests)} from python.org.")
    digest, named = hashlib.sha256(file.read_bytes()).hexdigest(), _NAMED.fullmatch(file.name)
    if named is None or file.name not in digests:
        sys.exit(f"{file.name} is not known. Get one of {', '.join(digests)} from python.org.")
    if digests[file.name] != digest:
        sys.exit(f"{file.name} is not what python.org has under this name: its SHA-256 is {digest}")
    return int(named[2])


def requirements(minor: int) -> list[str]:
    """Return what the program needs on Windows, with its sounds."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    there = {"python_version": f"3.{minor}", "sys_platform": "win32", "os_name": "nt"}
    wanted = map(Requirement, project["dependencies"] + project["optional-dependencies"]["sound"])
    return [
        f"{one.name}{one.specifier}"
        for one in wanted
        if one.marker is None or one.marker.evaluate(there)
    ]


def download(minor: int, folder: Path) -> list[Path]:
    """Get the wheels for Windows, and make ours."""
    shutil.rmtree(folder, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "download", "-q", "--only-binary=:all:", "-d", str(folder)]
    there = ["--platform", "win_amd64", "--python-version", f"3.{minor}"]
    subprocess.run([*pip, *there, *requirements(minor)], check=True)
    build = [sys.executable, "-m", "build", "--wheel", "-o", str(folder), str(ROOT)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    return sorted(folder.glob("*.whl"))


def assemble(embeddable: Path, wheels: list[Path], starters: dict[str, bytes], made: Path) -> None:
    """Make the folder: Python, what it imports beside it, and the programs that start it."""
    shutil.rmtree(made, ignore_errors=True)
    with zipfile.ZipFile(embeddable) as archive:
        archive.extractall(made / "python")
    for path in (made / "python").glob("python3*._pth"):
        path.write_text(f"{path.stem}.zip\n.\n..\\lib\n", encoding="utf-8")
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in needed(archive.namelist()):
                archive.extract(name, made / "lib")
    for name, (starter, python, command) in LAUNCHERS.items():
        (made / name).write_bytes(launcher(starters[starter], python, command))


def needed(names: list[str]) -> Iterator[str]:
    """Choose from the files of a wheel."""
    for name in names:
        patterns = QT_KEPT if name.startswith("PySide6/") else ("*",)
        # The stars of fnmatch go through folders; those of Qt do not.
        depth = len(PurePosixPath(name).parts)
        kept = any(
            fnmatch(name, pattern) and (pattern == "*" or depth == len(Path(pattern).parts))
            for pattern in patterns
        )
        if kept and not any(fnmatch(name, pattern) for pattern in LEFT_OUT):
            yield name


def launcher(starter: bytes, python: str, command: str) -> bytes:
    """Return a program that calls the Python in the folder beside it with the script in it."""
    script = "import sys\nfrom carcqt.cli import main\n\n"
    if command:
        script += f'sys.argv.insert(1, "{command}")\n'
    script += 'if __name__ == "__main__":\n    sys.exit(main())\n'
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        # Always of the same date, so that the same program is the same file.
        archive.writestr(zipfile.ZipInfo("__main__.py"), script)
    shebang = f"#!<launcher_dir>\\python\\{python}\r\n".encode()
    return starter + shebang + packed.getvalue()


def starters() -> dict[str, bytes]:
    """Return the small programs that pip, too, puts before a script."""
    found = distribution("distlib")
    return {
        name: Path(str(found.locate_file(f"distlib/{name}"))).read_bytes()
        for name in ("w64.exe", "t64.exe")
    }


def finish(made: Path, pictures: Path) -> list[Path]:
    """Add pictures, licences and icon; return the archive and, where it can be made, the setup."""
    if pictures.is_dir():
        shutil.copytree(pictures, made / "lib/carcqt/_data/pictures", dirs_exist_ok=True)
    shutil.copy(ROOT / "LICENSE", made / "LICENSE.txt")
    python = next((made / "python").glob("python3??*.zip")).stem.removeprefix("python3")
    write_licences(made / "LICENCES.md", made / "lib", f"3.{python}", made / "lib")
    _draw_icon(made / "carcqt.ico")
    name = f"carcqt-{carcqt.__version__}-windows-amd64"
    archive = Path(shutil.make_archive(str(made.parent / name), "zip", made.parent, made.name))
    if not shutil.which("makensis"):
        print("There is no setup.exe: makensis is missing (Debian's package nsis).")
        return [archive]
    setup = made.parent / f"{name}-setup.exe"
    values = {"VERSION": carcqt.__version__, "FOLDER": made.resolve(), "SETUP": setup.resolve()}
    defined = [f"-D{key}={value}" for key, value in values.items()]
    subprocess.run(["makensis", "-V2", *defined, WINDOWS / "carcqt.nsi"], check=True)
    return [archive, setup]


def _draw_icon(file: Path) -> None:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QGuiApplication, QIcon

    from carcqt.offscreen import draw_offscreen

    draw_offscreen()
    application = QGuiApplication.instance() or QGuiApplication([])
    picture = QIcon(str(ROOT / "packaging/linux/carcqt.svg")).pixmap(QSize(256, 256))
    if not picture.save(str(file)):
        sys.exit(f"{file} could not be written.")
    del application


def main(*args: str) -> int:
    if len(args) not in (1, 2):
        print(__doc__, file=sys.stderr)
        return 2
    embeddable, folder = Path(args[0]), Path(args[1]) if args[1:] else ROOT / "dist"
    minor = check_embeddable(embeddable, (WINDOWS / "embeddables.txt").read_text(encoding="utf-8"))
    draw = [sys.executable, "-m", "tools.ready_pictures", str(folder / "pictures")]
    subprocess.run(draw, cwd=ROOT, check=True)
    made = folder / "windows" / "carcqt"
    assemble(embeddable, download(minor, folder / "wheels"), starters(), made)
    for path in finish(made, folder / "pictures"):
        print(f"{path}  {path.stat().st_size / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
