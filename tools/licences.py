"""The licences of all that a package ships beside our own code."""

from __future__ import annotations

import platform
import shutil
import subprocess
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

SHIPPED = (
    "PySide6-Essentials",
    "shiboken6",
    "numpy",
    "pydantic",
    "pydantic-core",
    "annotated-types",
    "typing-extensions",
    "typing-inspection",
    "librt",
    "mypy-extensions",
    "miniaudio",
    "cffi",
    "pyinstaller",
)
QT = """\
## Qt and PySide6

Qt and PySide6 are used under the GNU Lesser General Public License, version 3. They lie beside the
program as shared libraries of their own, unchanged, and may be replaced by other builds of the same
versions: put them in the place of `libQt6…`, `libpyside6…` and `libshiboken6…` in the folder
`_internal`, and of those in its folder `PySide6`; in the folder for Windows of `Qt6….dll` and what
lies beside them in `lib`. Their sources are at
https://download.qt.io/official_releases/ and https://code.qt.io/cgit/pyside/pyside-setup.git/,
under the versions named below; the licence is at https://www.gnu.org/licenses/lgpl-3.0.html, what
Qt itself takes from others at https://doc.qt.io/qt-6/licenses-used-in-qt.html. Nothing in our
licence forbids to study how the program uses them.

ICU, whose libraries Qt brings along, is under the Unicode licence, version 3:
https://www.unicode.org/license.txt. On Linux its data is cut to what the program speaks.
"""

STARTERS = """\
## distlib

The programs that start carcqt on Windows are those that distlib puts before a script, under the PSF
licence: https://github.com/pypa/distlib
"""


def write_licences(file: Path, libraries: Path, python: str = "", own: Path | None = None) -> None:
    """`libraries` is the folder with those that come along; `own` the one with the packages of a
    Python that is not this one."""
    parts = [
        "# Licences",
        "carcqt itself is under the MIT licence (LICENSE). With it come:",
        QT,
        f"## Python {python or platform.python_version()}",
        "PSF licence: https://docs.python.org/3/license.html",
    ]
    for name in SHIPPED:
        try:
            parts += _of_distribution(_found(name, own))
        except PackageNotFoundError:
            continue
    if own is not None:
        parts.append(STARTERS)
    for package, text in copyrights(libraries).items():
        parts.append(f"## {package}, as Debian has it\n\n```\n{text}\n```")
    file.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def _found(name: str, own: Path | None) -> Distribution:
    if own is None:
        return distribution(name)
    for found in Distribution.discover(name=name, path=[str(own)]):
        return found
    raise PackageNotFoundError(name)


def _of_distribution(found: Distribution) -> list[str]:
    told = found.metadata
    named = [told[key] for key in ("License-Expression", "License") if key in told]
    licence = named[0] if named else "see below"
    texts = [
        path
        for path in found.files or []
        if any(word in path.name.upper() for word in ("LICENSE", "LICENCE", "COPYING"))
        and path.suffix in ("", ".txt", ".md", ".rst")
        and "dist-info" in str(path)
    ]
    located = [Path(str(found.locate_file(path))) for path in texts[:4]]
    return [
        f"## {told['Name']} {told['Version']}\n\n{licence.splitlines()[0]}",
        *(f"```\n{_text(path)}\n```" for path in located if path.is_file()),
    ]


def copyrights(libraries: Path) -> dict[str, str]:
    """What Debian says of each package whose libraries were taken from the system."""
    names = [f"/{path.name}" for path in libraries.glob("lib*.so*")]
    if not names or not shutil.which("dpkg-query"):
        return {}
    asked = ["dpkg-query", "-S", *(f"*{name}" for name in names)]
    told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    lines = [line for line in told.splitlines() if line.endswith(tuple(names))]
    packages = sorted({line.partition(":")[0] for line in lines})
    files = {package: Path("/usr/share/doc", package, "copyright") for package in packages}
    return {package: _text(path) for package, path in files.items() if path.is_file()}


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace").rstrip()
