"""Count the code of each package: `python -m tools.code_size [REVISION] [--complex]`.

Without a revision, the files of the checkout are counted; otherwise those that git keeps.
"""

from __future__ import annotations

import argparse
import ast
import io
import subprocess
import sys
import tarfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LIMIT: Final = 12
"""Complexity that no function should exceed."""
PARTS: Final = ("carcqt", "editor", "tests", "tools")
"""Folders that are counted, if they exist."""
_SPLIT: Final = ("carcqt", "editor")
"""Folders whose packages are listed one by one."""
_BRANCHES: Final = (ast.If, ast.For, ast.While, ast.ExceptHandler, ast.IfExp, ast.match_case)


def complexity(function: ast.AST) -> int:
    """Return one plus the number of branches; a nested function belongs to the outer one."""
    found = 1
    for node in ast.walk(function):
        if isinstance(node, _BRANCHES):
            found += 1
        elif isinstance(node, ast.comprehension):
            found += 1 + len(node.ifs)
        elif isinstance(node, ast.BoolOp):
            found += len(node.values) - 1
    return found


def functions(tree: ast.AST, inside: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Yield functions and methods with their names; nested functions stay in the outer ones."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from functions(node, f"{inside}{node.name}.")
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield f"{inside}{node.name}", node


@dataclass(frozen=True)
class CodeSize:
    """Size of a module or of several."""

    modules: int = 0
    lines: int = 0
    classes: int = 0
    functions: int = 0
    """Functions and methods at any depth."""
    complex: tuple[str, ...] = ()
    """Functions above the limit, each with its module and complexity."""

    def __add__(self, other: CodeSize) -> CodeSize:
        return CodeSize(
            self.modules + other.modules,
            self.lines + other.lines,
            self.classes + other.classes,
            self.functions + other.functions,
            self.complex + other.complex,
        )


def module_size(name: str, text: str) -> CodeSize:
    """Return the size of a module."""
    tree = ast.parse(text)
    nodes = list(ast.walk(tree))
    hard = tuple(
        f"{name}: {function} {found}"
        for function, node in functions(tree)
        if (found := complexity(node)) > LIMIT
    )
    return CodeSize(
        modules=1,
        lines=len(text.splitlines()),
        classes=sum(isinstance(node, ast.ClassDef) for node in nodes),
        functions=sum(isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) for node in nodes),
        complex=hard,
    )


def package_of(name: str) -> str:
    """Return the package under which a module is listed."""
    first, *rest = Path(name).parts
    return f"{first}/{rest[0]}" if first in _SPLIT and len(rest) > 1 else first


def checkout() -> Iterator[tuple[str, str]]:
    """Yield the modules of the checkout: their names and texts."""
    for part in PARTS:
        for path in sorted((ROOT / part).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")


def revision(name: str) -> Iterator[tuple[str, str]]:
    """Yield the modules of a revision: their names and texts."""
    command = ["git", "archive", "--format=tar", name, "--", *_kept(name)]
    packed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive:
            file = archive.extractfile(member) if member.name.endswith(".py") else None
            if file is not None:
                yield member.name, file.read().decode("utf-8")


def _kept(name: str) -> list[str]:
    command = ["git", "ls-tree", "--name-only", name]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [part for part in PARTS if part in names.splitlines()]


def package_sizes(modules: Iterable[tuple[str, str]]) -> dict[str, CodeSize]:
    """Return the size of each package, in the order of their names."""
    found: dict[str, CodeSize] = defaultdict(CodeSize)
    for name, text in modules:
        found[package_of(name)] += module_size(name, text)
    return dict(sorted(found.items()))


def report(sizes: Mapping[str, CodeSize], *, names_complex: bool) -> Iterator[str]:
    """Yield the lines of the table; with `names_complex`, also each complex function."""
    yield f"{'package':22}{'modules':>8}{'lines':>9}{'classes':>9}{'functions':>11}{'complex':>9}"
    product = [size for name, size in sizes.items() if name.partition("/")[0] in _SPLIT]
    rows = {
        **sizes,
        "carcqt and editor": sum(product, CodeSize()),
        "all": sum(sizes.values(), CodeSize()),
    }
    for name, size in rows.items():
        yield (
            f"{name:22}{size.modules:8}{size.lines:9}{size.classes:9}"
            f"{size.functions:11}{len(size.complex):9}"
        )
    if names_complex:
        yield from (f"  {each}" for size in sizes.values() for each in size.complex)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.code_size", description=__doc__)
    parser.add_argument("revision", nargs="?", help="revision to count (default: the checkout)")
    parser.add_argument(
        "--complex", action="store_true", help=f"name the functions above complexity {LIMIT}"
    )
    asked = parser.parse_args(arguments)
    modules = checkout() if asked.revision is None else revision(asked.revision)
    print("\n".join(report(package_sizes(modules), names_complex=asked.complex)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
