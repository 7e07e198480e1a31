"""The `.deb`: the program under /usr/lib, its command, menu entries, icon, manual."""

from __future__ import annotations

import gzip
import platform
import shutil
import subprocess
from datetime import datetime
from email.utils import format_datetime
from pathlib import Path

import carcqt
from carcqt.libraries import DRAWING
from tools.release import release_date

ROOT = Path(__file__).resolve().parents[1]
LINUX = ROOT / "packaging" / "linux"


def debian(made: Path) -> Path:
    """Make it of the folder with the program."""
    root = made.parent / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(made, root / "usr/lib/carcqt", symlinks=True)
    _place_all(root)
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    # No older one than that of this machine is sure to do.
    libc = f"libc6 (>= {platform.libc_ver()[1]})"
    words = {
        "@ARCHITECTURE@": architecture,
        "@SIZE@": str(installed_size(root)),
        "@DEPENDS@": ", ".join((libc, *(_either(package) for package in DRAWING.values()))),
    }
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN/control").write_text(_filled(LINUX / "control", words), encoding="utf-8")
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            is_program = path.is_dir() or path == root / "usr/lib/carcqt/carcqt"
            path.chmod(0o755 if is_program else 0o644)
    deb = made.parent / f"carcqt_{carcqt.__version__}_{architecture}.deb"
    build = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z2", "--build", str(root), str(deb)]
    subprocess.run(build, check=True)
    shutil.rmtree(root)
    return deb


def _place_all(root: Path) -> None:
    program, share = root / "usr/lib/carcqt", root / "usr/share"
    (root / "usr/games").mkdir()
    (root / "usr/games/carcqt").symlink_to("../lib/carcqt/carcqt")
    _place(LINUX / "carcqt.desktop", share / "applications")
    _place(LINUX / "carcqt-editor.desktop", share / "applications")
    _place(LINUX / "carcqt.svg", share / "icons/hicolor/scalable/apps")
    _place(LINUX / "carcqt.xml", share / "mime/packages")
    _place(LINUX / "carcqt.metainfo.xml", share / "metainfo")
    documents = share / "doc/carcqt"
    _place(ROOT / "LICENSE", documents, "copyright")
    (program / "LICENCES.md").rename(documents / "LICENCES.md")
    (program / "LICENSE").unlink()
    # Manual pages and completions are where the system looks for them.
    shutil.copytree(program / "share", share, dirs_exist_ok=True)
    shutil.rmtree(program / "share")
    _place(ROOT / "CHANGELOG.md", documents)
    _place(LINUX / "changelog", documents)
    told = (documents / "changelog", documents / "CHANGELOG.md")
    for file in (*share.glob("man/**/*.6"), *told):
        packed = gzip.compress(file.read_bytes(), 9, mtime=0)
        file.with_name(f"{file.name}.gz").write_bytes(packed)
        file.unlink()


def installed_size(root: Path) -> int:
    """Return KiB as Debian counts them: files rounded up, one for a folder or a link."""
    return sum(
        -(-path.lstat().st_size // 1024) if path.is_file() and not path.is_symlink() else 1
        for path in root.rglob("*")
    )


def _either(package: str) -> str:
    """Newer systems call some packages otherwise."""
    return f"{package} | {package}t64" if package == "libglib2.0-0" else package


def _place(file: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / (name or file.name)).write_text(_filled(file, {}), encoding="utf-8")


def _filled(file: Path, words: dict[str, str]) -> str:
    text = file.read_text(encoding="utf-8")
    date = release_date()
    noon = datetime.fromisoformat(f"{date}T12:00+00:00")
    known = {
        "@VERSION@": carcqt.__version__,
        "@DATE@": date,
        "@MAIL_DATE@": format_datetime(noon),
    }
    for word, value in (known | words).items():
        text = text.replace(word, value)
    return text
