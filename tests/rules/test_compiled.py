"""What may be in a module that is compiled, and when compiled modules are passed over."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from carcqt.rules import COMPILED, compiled
from carcqt.rules.games import GAMES
from carcqt.rules.kernel.prepare import kinds_of
from tests.support import TILE_LAYING

KERNELS = sorted((compiled.ROOT / "carcqt/rules/kernel").glob("*.py"))
LEFT_OUT = {"__init__", "arrays", "prepare"}
"""The description of all, the stand-ins, and what makes tables of a deck."""


def tree(module: str) -> ast.Module:
    return ast.parse(compiled.source_of(module).read_text(encoding="utf-8"))


def test_all_of_the_kernel_is_listed() -> None:
    names = {f"carcqt.rules.kernel.{path.stem}" for path in KERNELS if path.stem not in LEFT_OUT}
    games = {f"carcqt.rules.games.{name}.kernel" for name in TILE_LAYING}
    values = {f"carcqt.players.games.{name}" for name in TILE_LAYING}
    values |= {
        f"carcqt.players.tiles.{name}" for name in ("reach", "chancenotes", "prospects", "playing")
    }
    values.add("carcqt.players.games.expedition.steps")
    assert set(compiled.MODULES) == names | games | values


@pytest.mark.parametrize("module", compiled.MODULES)
def test_a_compiled_module_has_only_what_compiles_well(module: str) -> None:
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.ClassDef):
            assert not node.decorator_list
        if isinstance(node, ast.FunctionDef):
            assert not node.decorator_list
            assert not [n for n in ast.walk(node) if isinstance(n, ast.Lambda)]
            inner = [n for n in ast.walk(node) if isinstance(n, ast.FunctionDef) and n is not node]
            assert not inner
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            # Between literals it is worked out before; otherwise it would be of 32 bits.
            literal = isinstance(node.left, ast.Constant)
            assert not literal or isinstance(node.right, ast.Constant)
            assert not (isinstance(node.left, ast.Name) and node.left.id.isupper())


@pytest.mark.parametrize("module", compiled.MODULES)
def test_minima_and_maxima_in_a_compiled_module_are_of_two_numbers(module: str) -> None:
    """Of three, or of a list, mypyc boxes each and calls the builtin."""
    calls = [node for node in ast.walk(tree(module)) if isinstance(node, ast.Call)]
    for call in calls:
        if isinstance(call.func, ast.Name) and call.func.id in ("min", "max"):
            assert len(call.args) == 2, f"line {call.lineno}"
            assert not call.keywords, f"line {call.lineno}"
            assert not any(isinstance(each, ast.Starred) for each in call.args)


@pytest.mark.parametrize("name", TILE_LAYING)
def test_the_numbers_of_a_kernel_are_those_of_its_description(name: str) -> None:
    """Constants for kinds and icons, by their names."""
    description = GAMES[name].description
    kinds = kinds_of(description)
    icons = [icon.id for icon in description.icons]
    found = 0
    for constant, number in vars(import_module(f"carcqt.rules.games.{name}.kernel")).items():
        for known in (kinds, icons):
            if constant.isupper() and constant.lower() in known:
                assert known.index(constant.lower()) == number
                found += 1
    assert found > 6


def core(folder: Path, wish: str = "") -> str:
    """Which core runs, with compiled modules in this folder."""
    code = f"""
from importlib import import_module
from pathlib import Path
import sys
sys.path.insert(0, {str(compiled.ROOT)!r})
import importlib.util
spec = importlib.util.spec_from_file_location("c", {str(compiled.__file__)!r})
c = importlib.util.module_from_spec(spec)
spec.loader.exec_module(c)
c.FOLDERS = (Path({str(folder)!r}),)
print(c.install())
"""
    env = {**os.environ, "CARCQT_CORE": wish}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


def test_without_compiled_modules_the_sources_run(tmp_path: Path) -> None:
    assert core(tmp_path) == "False"
    assert "no compiled modules" in core(tmp_path, "compiled")


def test_compiled_modules_of_other_sources_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / compiled.DIGEST).write_text("0" * 64, encoding="utf-8")
    assert core(tmp_path) == "False"


def test_broken_compiled_modules_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / compiled.DIGEST).write_text(compiled.digest(), encoding="utf-8")
    assert core(tmp_path) == "False"


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_one_can_choose() -> None:
    folder = compiled.fresh_folder()
    assert folder is not None
    assert core(folder) == core(folder, "compiled") == "True"
    assert core(folder, "plain") == "False"


PROGRAM = """
import sys
from multiprocessing import get_context
from pathlib import Path
from shutil import copytree

root, core = Path(sys.argv[1]), Path(sys.argv[2])
sys.path.insert(0, str(root))


def tell() -> None:
    from carcqt.rules import COMPILED

    print(COMPILED, flush=True)


def start() -> None:
    process = get_context("spawn").Process(target=tell)
    process.start()
    process.join()


if __name__ == "__main__":
    from carcqt.rules import COMPILED, compiled

    print(COMPILED, flush=True)
    start()
    made = root / "carcqt" / "_core"
    if COMPILED:
        (made / compiled.folder_name()).rename(made / "gone")
    else:
        copytree(core, made / compiled.folder_name())
        (made / compiled.folder_name() / compiled.DIGEST).write_text(compiled.digest())
    start()
"""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_processes_of_a_program_have_the_core_that_it_began_with(tmp_path: Path) -> None:
    core = compiled.fresh_folder()
    assert core is not None
    for room in ("rules", "players"):
        shutil.copytree(compiled.ROOT / "carcqt" / room, tmp_path / "carcqt" / room)
    (tmp_path / "carcqt/__init__.py").touch()
    # Other sources, for which there is no core yet.
    with compiled.source_of(compiled.MODULES[0], tmp_path).open("a", encoding="utf-8") as file:
        file.write("# Another line.\n")
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    command = [sys.executable, str(program), str(tmp_path), str(core)]
    env = {**os.environ, "CARCQT_CORE": ""}

    def run() -> list[str]:
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        return done.stdout.split()

    assert run() == ["False", "False", "False"], "the core comes while the program runs"
    assert run() == ["True", "True", "False"], "the next start uses it; one that is gone is missed"
