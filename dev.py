"""Set the project up in .venv, then run or check it, with nothing but Python.

python3 dev.py              run the program; compile its core in the background if need be
python3 dev.py run ARGS     run `carcqt ARGS`
python3 dev.py check        run every check and test, also on the built wheel
python3 dev.py compile      compile the core of the rules anew
python3 dev.py long         run the tests that take an hour, and tell in the last line how it went
python3 dev.py trial ARGS   fuzz, kills, a million games, a soak of 200, with a summary
python3 dev.py bench ARGS   run the benchmarks
python3 dev.py package      make what people install: a folder, an archive, on Debian a .deb
python3 dev.py package --windows EMBEDDABLE   make it for Windows, with CPython's embeddable zip
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, STDOUT
from typing import NamedTuple

# So that an old Python can say so, this file keeps to syntax that it can read.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"carcqt needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

from carcqt.libraries import DRAWING, WINDOWS, install_command, missing
from tools.locks import only_one

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


# Each process has its own stretch of the tests, so that what they share is made once. A test waits
# for a third of its time, for files and processes: one more than there are cores fills that.
PYTEST = (tool("pytest"), "-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")
AGAIN = ["tests/rules", "tests/conformance", "tests/scenarios", "tests/tinygames/test_rules.py"]
"""What is run once more on the plain core; in the long set, what searches as well."""


def call(*command: str, cwd: Path = ROOT) -> int:
    """The exit code of a command."""
    with subprocess.Popen(command, cwd=cwd, env=ENV) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            process.wait()  # it was told as well, and may have a last word
            raise


def step(title: str, *command: str) -> None:
    """Run a command under a heading; if it fails, end here with its exit code."""
    print(f"\n=== {title}", flush=True)
    begin = time.monotonic()
    end_step(title, call(*command), begin)


def end_step(title: str, code: int, begin: float) -> None:
    if code:
        print(f"\nFAILED: {title} (exit code {code})", flush=True)
        sys.exit(code)
    print(f"--- {time.monotonic() - begin:.1f} s", flush=True)


class Step(NamedTuple):
    title: str
    command: list[str]
    cwd: Path = ROOT


def at_once(*lanes: Iterable[Step]) -> None:
    """Run lanes of steps beside each other. Each step is printed whole when it has ended; the first
    that fails stops all of them."""
    running: dict[int, subprocess.Popen[str]] = {}
    printing, failed = threading.Lock(), threading.Event()

    def run(number: int, lane: Iterable[Step]) -> None:
        for title, command, cwd in lane:
            begin = time.monotonic()
            with printing:
                if failed.is_set():
                    return
                running[number] = subprocess.Popen(
                    command, cwd=cwd, env=ENV, stdout=PIPE, stderr=STDOUT, encoding="utf-8"
                )
            output, _ = running[number].communicate()
            with printing:
                if failed.is_set():
                    return
                print(f"\n=== {title}\n{output}", end="", flush=True)
                code = running.pop(number).returncode
                if code:
                    failed.set()
                    for process in running.values():
                        process.terminate()
                end_step(title, code, begin)

    with ThreadPoolExecutor(len(lanes)) as threads:
        ends = [threads.submit(run, *lane) for lane in enumerate(lanes)]
    for end in ends:
        end.result()


def has_ensurepip() -> bool:
    importlib.invalidate_caches()
    return importlib.util.find_spec("ensurepip") is not None


# What makes the program a folder that needs no Python.
PACKAGES = ["pyinstaller>=6.10", "shtab>=1.8", "argparse-manpage>=4.6"]
COMMANDS = {"objdump": "binutils", "strip": "binutils"}
"""What it asks of the system besides, and the Debian package of each."""
WINDOWS_PACKAGES = ["distlib>=0.3.8"]
WINDOWS_COMMANDS = {"makensis": "nsis"}
PLAIN = "The core of the rules runs as plain Python: {reason}."


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


def lacking_to_package() -> list[str]:
    """Debian packages. The libraries of windows come along, whoever installs it."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    library, own = f"libpython{version}.so.1.0", sysconfig.get_config_var("LIBDIR") or ""
    wanted = {**DRAWING, **WINDOWS, library: f"libpython{version}"}
    if Path(own, library).exists():
        del wanted[library]
    return list(dict.fromkeys([*lacking_commands(COMMANDS), *missing(wanted)]))


def lacking_commands(wanted: Mapping[str, str]) -> list[str]:
    is_linux = sys.platform == "linux"
    return [named for name, named in wanted.items() if is_linux and not shutil.which(name)]


def package() -> int:
    """What people install on this system."""
    provide(lacking_to_package())
    if lacking := lacking_to_package():
        sys.exit(lack(lacking))
    compile_core()
    step("Install PyInstaller", tool("python"), "-m", "pip", "install", "-qq", *PACKAGES)
    return call(tool("python"), "-m", "tools.package")


def package_for_windows(embeddable: str) -> int:
    """What people install there. Without nsis there is no setup.exe, and a line says so."""
    provide(lacking_commands(WINDOWS_COMMANDS))
    step("Install", tool("python"), "-m", "pip", "install", "-qq", *WINDOWS_PACKAGES)
    return call(tool("python"), "-m", "tools.windows", embeddable)


def set_up(extra: str) -> bool:
    """Make .venv hold what pyproject.toml asks for. Return whether it did not before. A second
    start waits for the first."""
    with only_one(ROOT / ".venv.lock"):
        return set_up_alone(extra)


def set_up_alone(extra: str) -> bool:
    stamp = VENV / "carcqt-setup"
    done = stamp.read_text(encoding="utf-8") if stamp.exists() else ""
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    usable = done.startswith(f"{VENV}\n") and Path(tool("python")).exists()  # it cannot be moved
    if usable and f"\n{digest} .{extra}" in done:
        return False
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
    install(extra)
    stamp.write_text(f"{VENV}\n{digest} .{extra}\n", encoding="utf-8")
    return True


def install(extra: str) -> None:
    """What pyproject.toml asks for; where there is no sound to be had, all but that."""
    pip = [tool("python"), "-m", "pip", "install", "-qq", "-e"]
    print("\n=== Install", flush=True)
    begin = time.monotonic()
    if call(*pip, ".[dev,sound]" if extra else ".[sound]"):
        step("Install without sounds", *pip, f".{extra}")
    print(f"--- {time.monotonic() - begin:.1f} s", flush=True)


def can_compile() -> bool:
    return call(tool("python"), "-m", "tools.compile_core", "--possible") == 0


def compile_core() -> bool:
    """Compile the core of the rules, if that can be done. Everything works without, but slower."""
    begin = time.monotonic()
    if not can_compile():
        print(PLAIN.format(reason="there is no C compiler"), flush=True)
        return False
    print("Compiling the core of the rules ...", flush=True)
    if call(tool("python"), "-m", "tools.compile_core", "--stale"):
        print(PLAIN.format(reason="it could not be compiled"), flush=True)
        return False
    print(f"The core of the rules is compiled ({time.monotonic() - begin:.0f} s).", flush=True)
    return True


@contextmanager
def compiling_behind() -> Iterator[None]:
    """Compile the core, if it is not compiled yet, while somebody uses the program. The compiler
    ends when its pipe is closed: at the end of this, however it ends."""
    command = [tool("python"), "-m", "tools.compile_core", "--behind"]
    # Ctrl+C in a terminal is for the program.
    compiler = subprocess.Popen(command, cwd=ROOT, env=ENV, stdin=PIPE, start_new_session=True)
    try:
        yield
    finally:
        assert compiler.stdin is not None
        compiler.stdin.close()
        compiler.wait()


def check() -> None:
    compiled = can_compile()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        at_once(check_sources(), check_wheel(Path(folder)), compile_stale() if compiled else ())
    if not compiled:
        print(PLAIN.format(reason="there is no C compiler"), flush=True)
    step("Tests", *PYTEST)
    if compiled:
        check_plain_core()
    print("\nAll checks passed.")


def check_sources() -> Iterator[Step]:
    yield Step("Format", [tool("ruff"), "format", "--check", "."])
    yield Step("Lint", [tool("ruff"), "check", "."])
    yield Step("Layers", [tool("lint-imports"), "--no-logo"])
    yield Step("Translations", [tool("python"), "-m", "tools.translations", "--check"])
    yield Step("Types", [tool("mypy")])


def compile_stale() -> Iterator[Step]:
    yield Step("Compile the core", [tool("python"), "-m", "tools.compile_core", "--stale"])


def check_wheel(folder: Path) -> Iterator[Step]:
    """The wheel alone, used from an empty folder."""
    python, venv, empty = tool("python"), folder / "venv", folder / "empty"
    empty.mkdir()
    yield Step("Build the wheel", [python, "-m", "build", "--wheel", "-o", str(folder), str(ROOT)])
    yield Step("Make a second environment", [python, "-m", "venv", "--without-pip", str(venv)])
    pip = [python, "-m", "pip", "--python", tool("python", venv), "install", "-qq", "--no-compile"]
    yield Step("Install the wheel", [*pip, *map(str, folder.glob("*.whl"))])
    deck = ROOT / "resources/decks/hunters.toml"
    scenario = min((ROOT / "scenarios/hunters").glob("*.toml"))
    for command in (
        ["check", str(deck)],
        ["show", "expedition"],
        ["replay", str(scenario)],
        ["simulate", "hunters", "--games", "5", "--players", "random,random", "--seed", "1"],
        ["render", str(scenario), "-o", "board.png", "--size", "60"],
    ):
        yield Step(f"Wheel: {command[0]}", [tool("carcqt", venv), *command], empty)


def check_plain_core() -> None:
    """The rules once more, as they run where nothing is compiled."""
    ENV["CARCQT_CORE"] = "plain"
    step("Tests of the rules on the plain core", *PYTEST, *AGAIN)
    del ENV["CARCQT_CORE"]


def long() -> int:
    """All of it, whatever fails; what hangs for an hour has failed."""
    ENV["HYPOTHESIS_PROFILE"] = "long"
    again = [*AGAIN, "tests/search", "tests/puzzles/test_against_plain.py"]
    both = {"compiled": ["tests"], "plain": again}
    told = []
    if can_compile() and not compile_core():
        return 1
    for core, parts in (both if can_compile() else {"plain": ["tests"]}).items():
        ENV["CARCQT_CORE"] = core
        print(f"\n=== Long tests on the {core} core", flush=True)
        begin = time.monotonic()
        code = call(*PYTEST, "-m", "long or thorough", "-o", "timeout=3600", *parts)
        how = f"failed (exit code {code})" if code else "passed"
        told.append(f"{how} on the {core} core in {(time.monotonic() - begin) / 60:.0f} min")
    print(f"\nThe long set {', '.join(told)}.")
    return 0 if all(one.startswith("passed") for one in told) else 1


def run(*args: str, is_new: bool) -> int:
    """Run `carcqt ARGS` from where the user stands, so that ARGS may name files there."""
    if not args or args[0] in ("play", "edit"):
        # The window need not wait.
        with compiling_behind():
            return call(tool("carcqt"), *args, cwd=Path.cwd())
    if is_new:
        compile_core()
    return call(tool("carcqt"), *args, cwd=Path.cwd())


def main(command: str = "run", *args: str) -> int:
    is_for_windows = command == "package" and len(args) == 2 and args[0] == "--windows"
    if command not in ("run", "check", "compile", "long", "bench", "trial", "package") or (
        command in ("check", "compile", "long", "package") and args and not is_for_windows
    ):
        print(__doc__, file=sys.stderr)
        return 2
    is_new = set_up("" if command == "run" else "[dev]")
    if command == "run":
        return run(*args, is_new=is_new)
    if command == "compile":
        return 0 if compile_core() else 1
    if command == "long":
        return long()
    if command == "package":
        return package_for_windows(args[1]) if is_for_windows else package()
    if is_new and command != "check":
        compile_core()
    if command == "trial":
        return call(tool("python"), "-m", "tests.trial", *args)
    if command == "bench":
        return call(tool("python"), "-m", "benchmarks", *args)
    check()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
