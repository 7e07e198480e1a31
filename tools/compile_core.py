"""python -m tools.compile_core [--possible | --stale] [FOLDER]: compiles the core of the rules.

Needs mypy and setuptools, and a C compiler; `--possible` only says whether there is one, `--stale`
leaves alone what is as new as its sources. Without a folder, what is compiled goes into the
environment that runs this, where `carcqt.rules.compiled` looks for it.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from carcqt.rules.compiled import DIGEST, FOLDERS, GROUP, MODULES, ROOT, digest, fresh_folder

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
    module.extra_compile_args += {flags!r}
setup(
    name="carcqt-core",
    packages=[],
    ext_modules=modules,
    script_args=["-q", "build_ext", "--build-lib", "built", "--build-temp", "objects"],
)
"""
HIDDEN = "-fvisibility=hidden"
"""For gcc and clang: functions of the core are not exported, so that they can be inlined."""
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
    """Return the flags that make the core quicker; none if the compiler does not know them."""
    if os.name == "nt":
        return []
    command = [*_compiler(), HIDDEN, "-Werror", "-fsyntax-only", "-x", "c", os.devnull]
    try:
        tried = subprocess.run(command, capture_output=True, check=False)
    except OSError:
        return []
    return [HIDDEN] if tried.returncode == 0 else []


def compile_core(folder: Path) -> None:
    """Compiles into a folder, which then holds nothing else."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        work = Path(name)
        for room in sorted({module.split(".")[1] for module in MODULES}):
            shutil.copytree(
                ROOT / "carcqt" / room,
                work / "carcqt" / room,
                ignore=shutil.ignore_patterns("__pycache__"),
            )
        shutil.copy(ROOT / "carcqt" / "__init__.py", work / "carcqt")
        (work / "mypy.ini").write_text(_CONFIG, encoding="utf-8")
        files = [module.replace(".", "/") + ".py" for module in MODULES]
        script = _BUILD.format(files=files, group=GROUP, flags=quick_flags())
        subprocess.run([sys.executable, "-c", script], cwd=work, check=True)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(work / "built", folder)
        (folder / DIGEST).write_text(digest() + "\n", encoding="utf-8")


def main(*args: str) -> int:
    if "--possible" in args:
        return 0 if has_compiler() else 1
    if "--stale" in args and fresh_folder() is not None:
        return 0
    folders = [Path(arg) for arg in args if not arg.startswith("--")]
    compile_core(folders[0] if folders else FOLDERS[0])
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
