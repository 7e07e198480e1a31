"""python -m tools.licences FILE: the licences of all that is shipped beside our own code."""

from __future__ import annotations

import platform
import sys
from importlib.metadata import PackageNotFoundError, distribution
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
    "miniaudio",
    "cffi",
    "pyinstaller",
)
QT = """\
## Qt and PySide6

Qt and PySide6 are used under the GNU Lesser General Public License, version 3. They lie beside the
program as shared libraries of their own, unchanged, and may be replaced by other builds of the same
versions: put them in the place of those in the folder `PySide6`. Their sources are at
https://download.qt.io/official_releases/ and https://code.qt.io/cgit/pyside/pyside-setup.git/,
under the versions named below; the licence is at https://www.gnu.org/licenses/lgpl-3.0.html.
Nothing in our licence forbids to study how the program uses them.
"""


def write_licences(file: Path) -> None:
    parts = [
        "# Licences",
        "carcqt itself is under the MIT licence (LICENSE). With it come:",
        QT,
        f"## Python {platform.python_version()}",
        "PSF licence: https://docs.python.org/3/license.html",
    ]
    for name in SHIPPED:
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue
        told = found.metadata
        named = [told[key] for key in ("License-Expression", "License") if key in told]
        licence = named[0] if named else "see below"
        parts.append(f"## {told['Name']} {told['Version']}\n\n{licence.splitlines()[0]}")
        texts = [
            path
            for path in found.files or []
            if any(word in path.name.upper() for word in ("LICENSE", "LICENCE", "COPYING"))
            and path.suffix in ("", ".txt", ".md", ".rst")
            and "dist-info" in str(path)
        ]
        for path in texts[:4]:
            located = Path(str(found.locate_file(path)))
            if located.is_file():
                parts.append(f"```\n{located.read_text(encoding='utf-8', errors='replace')}\n```")
    file.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_licences(Path(sys.argv[1]))
