"""The folder for Windows, put together from small made-up files."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.support import ROOT
from tools.windows import (
    LAUNCHERS,
    QT_KEPT,
    assemble,
    check_embeddable,
    launcher,
    needed,
    requirements,
)

NAME = "python-3.12.10-embed-amd64.zip"
QT = (
    "PySide6/Qt6Core.dll",
    "PySide6/QtCore.pyd",
    "PySide6/__init__.py",
    "PySide6/plugins/imageformats/qwebp.dll",
    "PySide6/translations/qtbase_fr.qm",
)
UNUSED_QT = (
    "PySide6/Qt6Quick.dll",
    "PySide6/QtCore.pyi",
    "PySide6/opengl32sw.dll",
    "PySide6/plugins/imageformats/qtiff.dll",
    "PySide6/scripts/deploy.py",
    "PySide6/translations/qtbase_de.qm",
)


def zipped(path: Path, *names: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w") as archive:
        for name in names:
            archive.writestr(name, name)
    return path


def test_only_a_known_embeddable_is_taken(tmp_path: Path) -> None:
    file = zipped(tmp_path / NAME, "python.exe")
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    assert check_embeddable(file, f"{'0' * 64}  other.zip\n{digest}  {NAME}\n") == 12
    with pytest.raises(SystemExit, match="is not known"):
        check_embeddable(file, f"{digest}  other.zip\n")
    with pytest.raises(SystemExit, match="There is no file"):
        check_embeddable(tmp_path / "none" / NAME, f"{digest}  {NAME}\n")
    with file.open("ab") as more:
        more.write(b"more")
    with pytest.raises(SystemExit, match="is not what"):
        check_embeddable(file, f"{digest}  {NAME}\n")


def test_the_list_names_a_digest_for_each_embeddable() -> None:
    lines = (ROOT / "packaging/windows/embeddables.txt").read_text("utf-8").splitlines()
    assert lines
    for line in lines:
        assert re.fullmatch(r"[0-9a-f]{64}  python-3\.1\d\.\d+-embed-amd64\.zip", line)


def test_what_the_program_needs_depends_on_that_python_and_not_on_this_one() -> None:
    qt = {minor: [one for one in requirements(minor) if "PySide6" in one] for minor in (11, 13)}
    assert [len(found) for found in qt.values()] == [1, 1]
    assert "<6.12" in qt[11][0]
    assert "<6.12" not in qt[13][0]
    assert any(one.startswith("miniaudio") for one in requirements(13))


def test_of_wheels_only_what_is_used_is_taken() -> None:
    others = ("numpy/__init__.py", "carcqt/_data/i18n/carcqt_fr.ts", "shiboken6/shiboken6.abi3.dll")
    unused = ("numpy/f2py/main.py", "numpy/lib/tests/test_io.py", "shiboken6/include/sbk.h")
    assert list(needed([*QT, *UNUSED_QT, *others, *unused])) == [*QT, *others]


def test_all_of_qt_that_the_program_imports_is_taken() -> None:
    sources = [path for name in ("carcqt", "editor") for path in (ROOT / name).rglob("*.py")]
    texts = "\n".join(path.read_text("utf-8") for path in sources)
    imported = set(re.findall(r"PySide6\.(Qt\w+)", texts))
    assert imported
    assert {f"PySide6/{name}.pyd" for name in imported} <= set(QT_KEPT)


def test_a_folder_holds_python_the_libraries_and_programs_that_start_it(tmp_path: Path) -> None:
    embeddable = zipped(tmp_path / NAME, "python.exe", "pythonw.exe", "python312.zip")
    with zipfile.ZipFile(embeddable, "a") as archive:
        archive.writestr("python312._pth", "python312.zip\n.\n")
    wheels = [
        zipped(tmp_path / "pyside6.whl", *QT, *UNUSED_QT),
        zipped(tmp_path / "carcqt.whl", "carcqt/__init__.py", "carcqt-1.dist-info/METADATA"),
    ]
    made = tmp_path / "made"
    (made / "lib").mkdir(parents=True)
    (made / "lib/old.py").touch()
    assemble(embeddable, wheels, {"w64.exe": b"MZ w", "t64.exe": b"MZ t"}, made)
    found = {path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file()}
    assert found == {
        *LAUNCHERS,
        *(f"python/{name}" for name in ("python.exe", "pythonw.exe", "python312.zip")),
        "python/python312._pth",
        *(f"lib/{name}" for name in QT),
        "lib/carcqt/__init__.py",
        "lib/carcqt-1.dist-info/METADATA",
    }
    searched = (made / "python/python312._pth").read_text("utf-8").splitlines()
    assert searched == ["python312.zip", ".", "..\\lib"]
    assert (
        (made / "carcqt.exe").read_bytes().startswith(b"MZ w#!<launcher_dir>\\python\\pythonw.exe")
    )
    assert (made / "carcqt-console.exe").read_bytes().startswith(b"MZ t#!<launcher_dir>")


@pytest.mark.parametrize(
    ("command", "told"), [("", "usage: carcqt "), ("check", "usage: carcqt c")]
)
def test_the_script_in_a_program_is_the_command(command: str, told: str, tmp_path: Path) -> None:
    """Python finds it behind whatever comes before it in the file."""
    program = tmp_path / "carcqt.exe"
    program.write_bytes(launcher(b"MZ" + bytes(1000), "python.exe", command))
    called = [sys.executable, str(program), "--help"]
    said = subprocess.run(called, capture_output=True, text=True, check=True, cwd=ROOT)
    assert said.stdout.startswith(told)
    assert launcher(b"MZ", "python.exe", command) == launcher(b"MZ", "python.exe", command)


def test_the_setup_removes_what_the_folder_holds() -> None:
    script = (ROOT / "packaging/windows/carcqt.nsi").read_text("utf-8")
    removal = script[script.index('Section "Uninstall"') :]
    for name in (*LAUNCHERS, "carcqt.ico", "LICENSE.txt", "LICENCES.md"):
        assert f'Delete "$INSTDIR\\{name}"' in removal
