"""A package tells the licences of what it takes from the system."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.licences import copyrights, write_licences

ZLIB = Path("/usr/share/doc/zlib1g/copyright")


@pytest.mark.skipif(not ZLIB.exists(), reason="no Debian")
def test_libraries_of_the_system_are_told_of(tmp_path: Path) -> None:
    for name in ("libz.so.1", "libnobody-knows.so.7"):
        (tmp_path / name).touch()
    assert copyrights(tmp_path) == {"zlib1g": ZLIB.read_text(encoding="utf-8").rstrip()}
    file = tmp_path / "LICENCES.md"
    write_licences(file, tmp_path)
    text = file.read_text(encoding="utf-8")
    assert "## zlib1g" in text
    assert "## numpy" in text
    assert "LGPL" in text or "Lesser General Public" in text


def test_packages_of_another_python_are_told_of_as_they_are(tmp_path: Path) -> None:
    about = tmp_path / "numpy-99.0.dist-info"
    (about / "licenses").mkdir(parents=True)
    (about / "METADATA").write_text("Name: numpy\nVersion: 99.0\nLicense-Expression: BSD-9\n")
    (about / "licenses/LICENSE.txt").write_text("All the same.\n")
    (about / "RECORD").write_text("numpy-99.0.dist-info/licenses/LICENSE.txt,,\n")
    file = tmp_path / "LICENCES.md"
    write_licences(file, tmp_path, "3.99", own=tmp_path)
    text = file.read_text(encoding="utf-8")
    assert "## numpy 99.0\n\nBSD-9\n\n```\nAll the same.\n```" in text
    assert "## Python 3.99\n" in text
    assert "## distlib" in text
    assert "## pydantic" not in text
