"""python -m tools.compile_core [--possible | --stale | --behind] [FOLDER]: compiles the core of
the rules.

Needs a C compiler; `--possible` only says whether there is one. `--stale` leaves alone what is as
new as its sources. `--behind` does so too, at low priority and until standard input is closed.
Without a folder, what is compiled goes into the environment that runs this, where
`carcqt.rules.compiled` looks for it.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Final

from carcqt.rules.compiled import (
    DIGEST,
    FOLDERS,
    GROUP,
    MODULES,
    ROOT,
    SHARED,
    digest,
    folder_name,
    fresh_folder,
)
from tools.locks import only_one

NEEDS: Final = ("mypy>=2.4,<2.5", "setuptools>=65")
"""What compiles, by pip's names. It uses a part of mypyc that may still change."""
BEHIND: Final = (
    "The core of the rules is being compiled in the background; the next start will use it."
)
PLAIN_CORE: Final = "The core of the rules runs as plain Python: {reason}."
_UNFINISHED: Final = ".building-"
"""How the names of folders begin that are not whole yet, or not any more."""
_CORE: Final = re.compile(r"[0-9a-f]{16}")
_MOST_CORES: Final = 3
"""Number of cores that are kept."""

_BUILD = """
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(
    ["--config-file=mypy.ini", *{files!r}],
    opt_level="3",
    debug_level="0",
    group_name={group!r},
    target_dir="c",
    experimental_features=True,  # for `vec`
)
for module in modules:
    if module.name == {shared!r}:  # the others only lead there
        module.extra_compile_args += {flags!r}
        module.extra_link_args += {flags!r}
setup(
    name="carcqt-core",
    packages=[],
    ext_modules=modules,
    script_args=["-q", "build_ext", "--build-lib", "built", "--build-temp", "objects"],
)
"""
HIDDEN: Final = "-fvisibility=hidden"
"""Flag of gcc and clang: functions of the core are not exported, so that they can be inlined."""
PARTED: Final = "-flto=auto"
"""Flag of gcc: the core is one long C file, so gcc parts it among all processors when it links."""
APART: Final = "-fno-inline-functions-called-once"
"""Flag of gcc: functions called once stay apart, as when it does not link. Putting them where they
are called makes some puzzles 7 % slower."""
# The rest of the rules is looked at for its types only.
_CONFIG = "[mypy]\nstrict = true\nfollow_imports = silent\nexplicit_package_bases = true\n"


def has_compiler() -> bool:
    """Whether there is a C compiler, and Python's own headers."""
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return os.name == "nt" or (shutil.which(_compiler()[0]) is not None and header.exists())


def _compiler() -> list[str]:
    """Return the command that setuptools compiles with, where that is not Microsoft's."""
    return shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))


def quick_flags() -> list[str]:
    """Return flags that make the core, or compiling it, quicker: those that the compiler and its
    linker accept."""
    if os.name == "nt":
        return []
    return next((flags for flags in ([HIDDEN, PARTED, APART], [HIDDEN]) if _accepts(flags)), [])


def _accepts(flags: list[str]) -> bool:
    """Return whether an empty shared library can be made with flags."""
    with tempfile.TemporaryDirectory() as folder:
        empty, library = Path(folder, "empty.c"), Path(folder, "empty.so")
        empty.touch()
        command = [*_compiler(), *flags, "-Werror", "-fPIC", "-shared", str(empty)]
        try:
            tried = subprocess.run([*command, "-o", str(library)], capture_output=True, check=False)
        except OSError:
            return False
    return tried.returncode == 0


def compile_core(folder: Path) -> None:
    """Compile into a folder, which then holds nothing else. It is put there when it is whole."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with building_folder(folder.parent) as work:
        _compile(work)
        replace_folder(folder, work / "built")


def compile_once(*, is_stale_only: bool, is_behind: bool = False) -> None:
    """Compile the core of this environment, one process at a time. A running program keeps the
    core that it began with: each core has a folder of its own."""
    cores = FOLDERS[0]
    cores.mkdir(parents=True, exist_ok=True)
    with only_one(cores / "lock"):
        drop_unfinished(cores)
        if is_stale_only and fresh_folder() is not None:
            return
        if is_behind:
            print(BEHIND, flush=True)
        pip = [sys.executable, "-m", "pip", "install", "-qq", *NEEDS]
        _run(pip, ROOT, is_quiet=is_behind)
        with building_folder(cores) as work:
            _compile(work, is_quiet=is_behind)
            replace_folder(cores / folder_name(work), work / "built")
        drop_old(cores)


def _compile(work: Path, *, is_quiet: bool = False) -> None:
    """Compile a copy of the sources into the folder `built` of the folder `work`."""
    for room in sorted({module.split(".")[1] for module in MODULES}):
        shutil.copytree(
            ROOT / "carcqt" / room,
            work / "carcqt" / room,
            ignore=shutil.ignore_patterns("__pycache__"),
        )
    shutil.copy(ROOT / "carcqt" / "__init__.py", work / "carcqt")
    (work / "mypy.ini").write_text(_CONFIG, encoding="utf-8")
    files = [module.replace(".", "/") + ".py" for module in MODULES]
    script = _BUILD.format(files=files, group=GROUP, shared=SHARED, flags=quick_flags())
    _run([sys.executable, "-c", script], work, is_quiet=is_quiet)
    # Of the copy: the sources may have changed meanwhile.
    (work / "built" / DIGEST).write_text(digest(work) + "\n", encoding="utf-8")


def _run(command: list[str], folder: Path, *, is_quiet: bool) -> None:
    output = subprocess.DEVNULL if is_quiet else None
    subprocess.run(command, cwd=folder, check=True, stdout=output, stderr=output)


@contextmanager
def building_folder(cores: Path) -> Iterator[Path]:
    """Yield a folder beside the cores, which is gone again at the end."""
    work = Path(tempfile.mkdtemp(prefix=_UNFINISHED, dir=cores))
    try:
        yield work
    finally:
        shutil.rmtree(work, ignore_errors=True)


def replace_folder(folder: Path, made: Path) -> None:
    """Give a whole folder its name. One that had the name before is deleted."""
    with building_folder(folder.parent) as gone:
        if folder.exists():
            folder.rename(gone / "gone")
        made.rename(folder)


def drop_unfinished(cores: Path) -> None:
    """Delete what compilers that were ended have left. Call it while `only_one` holds the lock."""
    for folder in cores.glob(f"{_UNFINISHED}*"):
        shutil.rmtree(folder, ignore_errors=True)


def drop_old(cores: Path) -> None:
    """Delete cores of earlier sources but the newest few, which another revision may ask for."""
    found = [path for path in cores.iterdir() if _CORE.fullmatch(path.name)]
    found.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found[_MOST_CORES:]:
        # Windows refuses while a program uses it: then it stays whole.
        with building_folder(cores) as gone, suppress(OSError):
            path.rename(gone / "gone")
    # Where the only core was before each had a folder of its own.
    for name in ("carcqt", DIGEST):
        old = cores / name
        shutil.rmtree(old, ignore_errors=True) if old.is_dir() else old.unlink(missing_ok=True)
    for file in cores.glob(f"{SHARED}*"):
        file.unlink(missing_ok=True)


def compile_behind() -> int:
    """Compile while somebody uses the program: at the lowest priority, and only until standard
    input is closed, which happens however the process that started this ends."""
    Thread(target=_end_with_input, daemon=True).start()
    if fresh_folder() is not None:
        return 0
    if not has_compiler():
        print(PLAIN_CORE.format(reason="there is no C compiler"), flush=True)
        return 1
    if sys.platform != "win32":
        os.nice(19)
    try:
        compile_once(is_stale_only=True, is_behind=True)
    except (OSError, subprocess.CalledProcessError):
        print(PLAIN_CORE.format(reason="it could not be compiled"), flush=True)
        print("`python3 dev.py compile` tries again and shows why.", flush=True)
        return 1
    return 0


def _end_with_input() -> None:
    """End this process and all that it has started: a compiler hears nothing while it works."""
    # Not `sys.stdin`, which Python could not close while this waits.
    while os.read(0, 1):
        pass
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(os.getpid())], check=False)
    else:
        os.killpg(0, signal.SIGKILL)


def main(*args: str) -> int:
    if "--possible" in args:
        return 0 if has_compiler() else 1
    if "--behind" in args:
        return compile_behind()
    folders = [Path(arg) for arg in args if not arg.startswith("--")]
    if folders:
        compile_core(folders[0])
    else:
        compile_once(is_stale_only="--stale" in args)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
