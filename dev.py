"""Set the project up in .venv, then run or check it, with nothing but Python.

python3 dev.py              run the program
python3 dev.py run ARGS     run `carcqt ARGS`
python3 dev.py check        run every check and test, also on the built wheel
python3 dev.py compile      compile the core of the rules anew
python3 dev.py long         run the tests that take minutes
python3 dev.py bench ARGS   run the benchmarks
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

# So that an old Python can say so, this file keeps to syntax that it can read.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"carcqt needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

from carcqt.libraries import DRAWING, WINDOWS, install_command, missing

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"

ENV = {**os.environ, "PYTHONUTF8": "1"}
ENV.pop("PYTHONPATH", None)  # it could hide that something is missing from the wheel
ENV.pop("PYTHONDONTWRITEBYTECODE", None)  # each process that a test starts would compile it all
if ENV.get("CI") == "true":
    ENV["HYPOTHESIS_PROFILE"] = "ci"


def tool(name: str, venv: Path = VENV) -> str:
    """A command of an environment."""
    return str(venv / ("Scripts/" + name + ".exe" if os.name == "nt" else "bin/" + name))


def call(*command: str, cwd: Path = ROOT) -> int:
    """The exit code of a command."""
    return subprocess.run(command, cwd=cwd, env=ENV, check=False).returncode


def step(title: str, *command: str, cwd: Path = ROOT) -> None:
    """Run a command under a heading; if it fails, end here with its exit code."""
    print(f"\n=== {title}", flush=True)
    begin = time.monotonic()
    code = call(*command, cwd=cwd)
    if code:
        print(f"\nFAILED: {title} (exit code {code})")
        sys.exit(code)
    print(f"--- {time.monotonic() - begin:.1f} s", flush=True)


def has_ensurepip() -> bool:
    importlib.invalidate_caches()
    return importlib.util.find_spec("ensurepip") is not None


# What compiles the core of the rules. It uses a part of mypyc that may still change.
COMPILES = ["mypy>=2.4,<2.5", "setuptools>=65"]


def provide(packages: list[str]) -> None:
    """Install Debian packages, if we may."""
    if packages and sys.platform == "linux" and shutil.which("apt-get") and os.geteuid() == 0:
        print(f"Installing {' '.join(packages)} ...", flush=True)
        env = {**ENV, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
            apt = ["apt-get", "-qq", *command]
            subprocess.run(apt, env=env, stdout=subprocess.DEVNULL, check=False)


def lack(packages: list[str]) -> str:
    command = install_command(packages)
    if command:
        return f"Please install what is missing, and try again:\n    {command}"
    return f"Please install {', '.join(packages)}, or what your system calls them, and try again."


def set_up(extra: str = "") -> None:
    """Make .venv hold what pyproject.toml asks for."""
    stamp = VENV / "carcqt-setup"
    done = stamp.read_text(encoding="utf-8") if stamp.exists() else ""
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    usable = done.startswith(f"{VENV}\n") and Path(tool("python")).exists()  # it cannot be moved
    if usable and f"\n{digest} .{extra}" in done:
        return
    print("Setting up .venv; the first time takes a minute or two ...", flush=True)
    venv = f"python3.{sys.version_info.minor}-venv"

    def lacking(wanted: Mapping[str, str]) -> list[str]:
        return missing(wanted) + ([] if usable or has_ensurepip() else [venv])

    everything = DRAWING if extra else {**DRAWING, **WINDOWS}
    provide(lacking(everything))
    # Without a window the program works all the same, and says what is missing for one.
    if lacking(DRAWING if extra else {}):
        sys.exit(lack(lacking(everything)))
    if not usable:
        step("Make .venv", sys.executable, "-m", "venv", "--clear", str(VENV))
    step("Install", tool("python"), "-m", "pip", "install", "-qq", "-e", f".{extra}")
    compile_core()
    stamp.write_text(f"{VENV}\n{digest} .{extra}\n", encoding="utf-8")


def compile_core() -> bool:
    """Compile the core of the rules, if that can be done. Everything works without, but slower."""
    python, begin = tool("python"), time.monotonic()
    if call(python, "-m", "tools.compile_core", "--possible"):
        print("The core of the rules runs as plain Python: there is no C compiler.", flush=True)
        return False
    print("Compiling the core of the rules ...", flush=True)
    if call(python, "-m", "pip", "install", "-qq", *COMPILES) or call(
        python, "-m", "tools.compile_core", "--stale"
    ):
        print("The core of the rules could not be compiled; it runs as plain Python.", flush=True)
        return False
    print(f"The core of the rules is compiled ({time.monotonic() - begin:.0f} s).", flush=True)
    return True


def check() -> None:
    step("Format", tool("ruff"), "format", "--check", ".")
    step("Lint", tool("ruff"), "check", ".")
    step("Types", tool("mypy"))
    step("Layers", tool("lint-imports"), "--no-logo")
    step("Translations", tool("python"), "-m", "tools.translations", "--check")
    compiled = compile_core()
    step("Tests", tool("pytest"), "-n", "2")
    if compiled:
        check_plain_core()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        check_wheel(Path(folder))
    print("\nAll checks passed.")


def check_plain_core() -> None:
    """The rules once more, as they run where nothing is compiled."""
    ENV["CARCQT_CORE"] = "plain"
    parts = ["rules", "conformance", "scenarios", "search", "tinygames"]
    step(
        "Tests of the rules on the plain core",
        tool("pytest"),
        "-n",
        "2",
        *(f"tests/{part}" for part in parts),
    )
    del ENV["CARCQT_CORE"]


def check_wheel(folder: Path) -> None:
    """The wheel alone, used from an empty folder."""
    venv, empty = folder / "venv", folder / "empty"
    empty.mkdir()
    step("Build the wheel", tool("python"), "-m", "build", "--wheel", "-o", str(folder), str(ROOT))
    step("Make a second environment", tool("python"), "-m", "venv", str(venv))
    wheel = str(next(folder.glob("*.whl")))
    step("Install the wheel", tool("python", venv), "-m", "pip", "install", "-qq", wheel)
    deck = ROOT / "resources/decks/hunters.toml"
    scenario = min((ROOT / "scenarios/hunters").glob("*.toml"))
    for command in (
        ["check", str(deck)],
        ["show", "expedition"],
        ["replay", str(scenario)],
        ["simulate", "hunters", "--games", "5", "--players", "random,random", "--seed", "1"],
        ["render", str(scenario), "-o", "board.png", "--size", "60"],
    ):
        step(f"Wheel: {command[0]}", tool("carcqt", venv), *command, cwd=empty)


def main(command: str = "run", *args: str) -> int:
    if command not in ("run", "check", "compile", "long", "bench") or (
        command in ("check", "compile", "long") and args
    ):
        print(__doc__, file=sys.stderr)
        return 2
    set_up("" if command == "run" else "[dev]")
    if command == "run":
        # From where the user stands, so that ARGS may name files there.
        return call(tool("carcqt"), *args, cwd=Path.cwd())
    if command == "compile":
        return 0 if compile_core() else 1
    if command == "long":
        return call(tool("pytest"), "-m", "long", "-n", "2")
    if command == "bench":
        return call(tool("python"), "-m", "benchmarks", *args)
    check()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
