"""python -m tools.package [FOLDER]: makes what people install, on whatever system it runs.

A folder with all that the program needs and an archive of it; on Debian and its kin a `.deb` too.
Windows and macOS take the same way, which nobody has tried there yet.
"""

from __future__ import annotations

import gzip
import os
import platform
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import carcqt
from carcqt.libraries import DRAWING
from tools.icu import cut_icu
from tools.licences import write_licences
from tools.release import release_date
from tools.terminal import write_all

ROOT = Path(__file__).resolve().parents[1]
LINUX = ROOT / "packaging" / "linux"
DEBIAN = """\
Package: carcqt
Version: {version}
Architecture: {architecture}
Maintainer: the carcqt developers <carcqt@localhost>
Section: games
Priority: optional
Installed-Size: {size}
Depends: {depends}
Description: four board games at one screen, and an editor for them
 Three games lay tiles, one travels a map; people and computer players sit
 around one screen, in French and English, with lessons, puzzles, hints and
 analysis. In the editor tiles, decks, starting layouts, maps and puzzles are
 made, checked and played like those that are built in.
"""


def build(folder: Path) -> Path:
    """The folder with the program in it."""
    draw = [sys.executable, "-m", "tools.ready_pictures", str(folder / "pictures")]
    subprocess.run(draw, cwd=ROOT, check=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(folder), "--workpath", str(folder / "work")]
    env = os.environ | {"PYTHONPATH": str(_small_numpy(folder) or "")}
    spec = str(ROOT / "packaging" / "carcqt.spec")
    subprocess.run([*command, *places, spec], check=True, env=env)
    shutil.rmtree(folder / "work")
    made = folder / "carcqt"
    if sys.platform == "linux" and all(map(shutil.which, ("gcc", "nm", "readelf", "strip"))):
        _strip(made / "_internal")
        cut_icu(made / "_internal")
    shutil.copy(ROOT / "LICENSE", made)
    write_licences(made / "LICENCES.md", made / "_internal")
    if sys.platform != "win32":
        write_all(made, release_date())
    return made


def _small_numpy(folder: Path) -> Path | None:
    """numpy without its 28 MB for linear algebra, which no picture of ours needs: made from its
    sources, once for each version, where there is a compiler."""
    if not shutil.which("gcc"):
        return None
    version = distribution("numpy").version
    made = folder / f"numpy-{version}-py{sys.version_info.major}{sys.version_info.minor}"
    if made.exists():
        return made
    print("Making numpy without linear algebra libraries; the first time takes minutes ...")
    wanted = ["blas=none", "lapack=none", "allow-noblas=true", "strip=true"]
    if platform.machine() in ("x86_64", "AMD64"):
        # Of its many versions for newer processors one is enough.
        wanted.append("cpu-dispatch=X86_V3")
    options = [f"-Csetup-args=-D{name}" for name in wanted]
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-binary", "numpy"]
    half = made.with_suffix(".part")
    shutil.rmtree(half, ignore_errors=True)
    done = subprocess.run([*pip, *options, "--target", str(half), f"numpy=={version}"], check=False)
    if done.returncode:
        print("That failed; the package takes the one that is installed.")
        return None
    half.rename(made)
    return made


def _strip(libraries: Path) -> None:
    """Python's own libraries may be full of names for a debugger. Others are left as they came:
    some that wheels bring do not survive it."""
    own = [*libraries.glob("libpython*"), *libraries.glob("python3*/lib-dynload/*.so")]
    for file in (*own, *libraries.glob("carcqt/_core/**/*.so")):
        subprocess.run(["strip", "--strip-unneeded", file], check=True)


def archive(made: Path) -> Path:
    system = {"linux": "linux", "win32": "windows", "darwin": "macos"}[sys.platform]
    name = f"carcqt-{carcqt.__version__}-{system}-{platform.machine().lower()}"
    kind = "gztar" if sys.platform == "linux" else "zip"
    base = str(made.parent / name)
    return Path(shutil.make_archive(base, kind, made.parent, made.name))


def debian(made: Path) -> Path:
    """The program under /usr/lib, its command, menu entries, icon, kinds of files, manual."""
    version = carcqt.__version__
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    root = made.parent / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(made, root / "usr/lib/carcqt", symlinks=True)
    (root / "usr/games").mkdir()
    (root / "usr/games/carcqt").symlink_to("../lib/carcqt/carcqt")
    share = root / "usr/share"
    _place(LINUX / "carcqt.desktop", share / "applications")
    _place(LINUX / "carcqt-editor.desktop", share / "applications")
    _place(LINUX / "carcqt.svg", share / "icons/hicolor/scalable/apps")
    _place(LINUX / "carcqt.xml", share / "mime/packages")
    _place(LINUX / "carcqt.metainfo.xml", share / "metainfo")
    documents = share / "doc/carcqt"
    _place(ROOT / "LICENSE", documents, "copyright")
    (root / "usr/lib/carcqt/LICENCES.md").rename(documents / "LICENCES.md")
    (root / "usr/lib/carcqt/LICENSE").unlink()
    # Manual pages and completions are where the system looks for them.
    shutil.copytree(root / "usr/lib/carcqt/share", share, dirs_exist_ok=True)
    shutil.rmtree(root / "usr/lib/carcqt/share")
    _place(ROOT / "CHANGELOG.md", documents, "changelog")
    for file in (*share.glob("man/**/*.6"), documents / "changelog"):
        packed = gzip.compress(file.read_bytes(), 9, mtime=0)
        file.with_name(f"{file.name}.gz").write_bytes(packed)
        file.unlink()
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    # No older one than that of this machine is sure to do.
    libc = f"libc6 (>= {platform.libc_ver()[1]})"
    depends = ", ".join((libc, *(_either(package) for package in DRAWING.values())))
    control = DEBIAN.format(version=version, architecture=architecture, size=size, depends=depends)
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN/control").write_text(control, encoding="utf-8")
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            is_program = path.is_dir() or (path.parent.name == "carcqt" and path.name == "carcqt")
            path.chmod(0o755 if is_program or ".so" in path.name else 0o644)
    deb = made.parent / f"carcqt_{version}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z2", "--build", root, deb], check=True
    )
    shutil.rmtree(root)
    return deb


def _either(package: str) -> str:
    """Newer systems call some packages otherwise."""
    return f"{package} | {package}t64" if package == "libglib2.0-0" else package


def _place(file: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / (name or file.name)).write_text(_filled(file), encoding="utf-8")


def _filled(file: Path) -> str:
    text = file.read_text(encoding="utf-8")
    return text.replace("@VERSION@", carcqt.__version__).replace("@DATE@", release_date())


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
