"""Breaks the rules on purpose, a little at a time, and tells which breaks no test notices.

python -m tools.mutate [--count 100] [--seed 0] [--jobs 2] [--files FILE ...]
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FILES: Final = (
    "carcqt/rules/games/hunters.py",
    "carcqt/rules/tilelaying/game.py",
    "carcqt/rules/regions.py",
    "carcqt/rules/board.py",
)
# The quick ones first: most mutants die there, and an endless loop is soon found.
STAGES: Final = (
    ("tests/scenarios", "tests/rules/games"),
    ("tests/rules", "tests/conformance", "--ignore=tests/rules/games"),
)
LEAST: Final = 90
"""Percent of the mutants that must be noticed."""

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
DROPPED: Final = (ast.Expr, ast.AugAssign, ast.Delete, ast.Raise, ast.Continue)


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    what: str
    start: int
    end: int
    text: str
    """What stands in the file instead of the bytes from start to end."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


class Mutator(ast.NodeVisitor):
    """Collects the mutants of one file; leaves out what nobody runs, and messages."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.found: list[Mutant] = []
        lengths = [len(line) for line in source.splitlines(keepends=True)]
        self._starts = [sum(lengths[:number]) for number in range(len(lengths))]
        self.visit(ast.parse(source))

    def _add(self, node: ast.expr | ast.stmt, instead: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        before = " ".join(self.source[start:end].decode().split())
        line = self.source.splitlines()[node.lineno - 1].decode().strip()
        what = f"{before}  ->  {instead}" + (f"    in  {line}" if line != before else "")
        text = instead if isinstance(node, ast.stmt) else f"({instead})"
        self.found.append(Mutant(self.file, node.lineno, what, start, end, text))

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt) and self._may_go(node):
            self._add(node, "pass")
        super().visit(node)

    def _may_go(self, node: ast.stmt) -> bool:
        if isinstance(node, ast.Assign):
            # Anything fails without a name's only assignment: that would tell nothing.
            parts = [part for target in node.targets for part in ast.walk(target)]
            return not any(
                isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store) for part in parts
            )
        says = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        return isinstance(node, DROPPED) and not says

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                operators = [*node.ops[:place], other(), *node.ops[place + 1 :]]
                self._add(node, ast.unparse(ast.Compare(node.left, operators, node.comparators)))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._add(node, ast.unparse(ast.BoolOp(other, node.values)))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self._add(node, ast.unparse(node.operand))
        if isinstance(node.op, ast.Not):
            self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if other := OPERATORS.get(type(node.op)):
            self._add(node, ast.unparse(ast.BinOp(node.left, other(), node.right)))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._add(node, str(not node.value))
        elif isinstance(node.value, int):
            self._add(node, str(node.value + 1))
            self._add(node, str(node.value - 1))

    def visit_If(self, node: ast.If) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def _negate(self, test: ast.expr) -> None:
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            self._add(test, f"not ({ast.unparse(test)})")

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)

    def visit_Call(self, node: ast.Call) -> None:
        called = ast.unparse(node.func)
        for argument in node.args[1:] if called == "cast" else node.args:
            self.visit(argument)
        if called != "Problem.at":
            for keyword in node.keywords:
                self.visit(keyword.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """For the type checker."""


def mutants(files: list[str]) -> Iterator[Mutant]:
    for file in files:
        source = (ROOT / file).read_bytes()
        for mutant in Mutator(file, source).found:
            mutated = source[: mutant.start] + mutant.text.encode() + source[mutant.end :]
            if ast.dump(ast.parse(mutated)) != ast.dump(ast.parse(source)):
                yield mutant


class Copy:
    """A copy of the tree in which things may be broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        hidden = shutil.ignore_patterns(".*", "__pycache__", "dist", "build")
        shutil.copytree(ROOT, folder, ignore=hidden)

    def fails(self, stage: tuple[str, ...], left_out: list[str], limit: float) -> str:
        """What the tests make of it: empty if they pass, otherwise why they do not."""
        skipped = [f"--deselect={test}" for test in left_out]
        code, _ = self.run("-x", *skipped, *stage, limit=limit)
        return {0: "", None: "took too long"}.get(code, "failed")

    def run(self, *arguments: str, limit: float | None = None) -> tuple[int | None, str]:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
        # Compiled files are told apart by the second and size of their source: too coarse here.
        env = {**os.environ, "PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"}
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, ""
        return process.returncode, output

    def try_out(self, mutant: Mutant, left_out: list[str], limits: list[float]) -> str:
        path = self.folder / mutant.file
        source = path.read_bytes()
        path.write_bytes(source[: mutant.start] + mutant.text.encode() + source[mutant.end :])
        try:
            for stage, limit in zip(STAGES, limits, strict=True):
                if found := self.fails(stage, left_out, limit):
                    return found
        finally:
            path.write_bytes(source)
        return ""


def baseline(copy: Copy) -> tuple[list[str], list[float]]:
    """The tests that fail anyway, and how long each stage may take."""
    left_out, limits = [], []
    for stage in STAGES:
        begin = time.monotonic()
        code, output = copy.run(*stage)
        if code not in (0, 1):
            sys.exit(output)
        left_out += re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", output, re.MULTILINE)
        limits.append(20 + 4 * (time.monotonic() - begin))
    return left_out, limits


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--files", nargs="+", default=list(FILES))
    options = parser.parse_args()
    found = list(mutants(options.files))
    chosen = Random(options.seed).sample(found, min(options.count, len(found)))
    with tempfile.TemporaryDirectory() as folder:
        copies: SimpleQueue[Copy] = SimpleQueue()
        made = [Copy(Path(folder) / str(number)) for number in range(options.jobs)]
        left_out, limits = baseline(made[0])
        for copy in made:
            copies.put(copy)
        print(f"{len(chosen)} of {len(found)} mutants; {len(left_out)} tests fail without any")

        def judge(mutant: Mutant) -> str:
            copy = copies.get()
            try:
                return copy.try_out(mutant, left_out, limits)
            finally:
                copies.put(copy)

        killed = 0
        with ThreadPoolExecutor(options.jobs) as pool:
            for mutant, found_out in zip(chosen, pool.map(judge, chosen), strict=True):
                killed += bool(found_out)
                print(f"{found_out or 'SURVIVED'}: {mutant}", flush=True)
    print(f"{killed} of {len(chosen)} noticed")
    return 0 if 100 * killed >= LEAST * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
