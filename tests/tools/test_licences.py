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
