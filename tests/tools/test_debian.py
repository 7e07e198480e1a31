"""What the Debian package says of itself."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import carcqt
from tools.debian import debian, installed_size


def test_the_size_counts_what_a_link_leads_to_once(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib/libone.so.6").write_bytes(bytes(5000))
    (tmp_path / "libone.so.6").symlink_to("lib/libone.so.6")
    (tmp_path / "nowhere").symlink_to("none")
    (tmp_path / "empty").touch()
    # Five for the file, one for the folder and for each link, nothing for what is empty.
    assert installed_size(tmp_path) == 8


@pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("dpkg-deb"), reason="makes a package of Debian"
)
def test_a_package_has_its_program_its_libraries_and_its_papers(tmp_path: Path) -> None:
    made = tmp_path / "carcqt"
    (made / "_internal").mkdir(parents=True)
    (made / "share/man/man6").mkdir(parents=True)
    (made / "carcqt").write_bytes(b"program")
    (made / "carcqt").chmod(0o755)
    (made / "_internal/libone.so").write_bytes(b"library")
    (made / "_internal/libone.so").chmod(0o755)
    for name in ("LICENSE", "LICENCES.md", "share/man/man6/carcqt.6"):
        (made / name).write_text("text\n", encoding="utf-8")
    package = debian(made)
    root = tmp_path / "root"
    subprocess.run(["dpkg-deb", "-R", package, root], check=True)
    control = (root / "DEBIAN/control").read_text(encoding="utf-8")
    assert f"Version: {carcqt.__version__}\n" in control
    assert "@" not in control.replace("carcqt@localhost", "")
    assert (root / "usr/games/carcqt").resolve() == root / "usr/lib/carcqt/carcqt"
    assert (root / "usr/lib/carcqt/carcqt").stat().st_mode & 0o777 == 0o755
    assert (root / "usr/lib/carcqt/_internal/libone.so").stat().st_mode & 0o777 == 0o644
    papers = root / "usr/share/doc/carcqt"
    told = gzip.decompress((papers / "changelog.gz").read_bytes()).decode()
    assert told.startswith(f"carcqt ({carcqt.__version__}) unstable")
    assert (papers / "CHANGELOG.md.gz").is_file()
    assert (root / "usr/share/man/man6/carcqt.6.gz").is_file()
