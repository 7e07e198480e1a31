"""Counts the code of hints: `python -m tools.hint_code [--list]` counts the modules of now, and
`--before` those that it had at revision 2371b0cc, read from git, in the same way."""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from tools.code_size import LIMIT, complexity, functions

ROOT: Final = Path(__file__).resolve().parent.parent
BEFORE: Final = "2371b0cc"
"""The last revision with one record for all reasons."""
MODULES: Final = (
    "carcqt/players/evaluation.py",
    "carcqt/players/facts.py",
    "carcqt/players/hints.py",
    "carcqt/players/selecting.py",
    "carcqt/players/telling.py",
    "carcqt/players/tiles/finding.py",
    "carcqt/players/tiles/idling.py",
    "carcqt/players/tiles/regions.py",
    "carcqt/players/tiles/standings.py",
    "carcqt/players/tiles/viewpoint.py",
    "carcqt/players/games/amazon_boats.py",
    "carcqt/players/games/goldrush_tents.py",
    "carcqt/players/games/expedition/camps.py",
    "carcqt/players/games/expedition/cards.py",
    "carcqt/players/games/expedition/facts.py",
    "carcqt/players/games/expedition/finding.py",
    "carcqt/words/hints/*.py",
    "carcqt/words/hints/games/*.py",
    "carcqt/play/counsel.py",
    "carcqt/app/table/hinting.py",
    "carcqt/app/table/hintcard.py",
    "carcqt/board/advised.py",
)
MODULES_BEFORE: Final = (
    "carcqt/players/advice.py",
    "carcqt/players/hints.py",
    "carcqt/players/reasons.py",
    *(
        f"carcqt/players/tiles/{name}.py"
        for name in (
            "reasons", "regions", "outlooks", "viewpoint", "idling", "sequels", "ground", "stands",
        )
    ),
    "carcqt/players/games/amazon_boats.py",
    "carcqt/players/games/goldrush_tents.py",
    *(
        f"carcqt/players/games/expedition/{name}.py"
        for name in ("reasons", "cards", "rather", "saving", "missions", "camps")
    ),
    "carcqt/words/reasons.py",
    "carcqt/words/outlooks.py",
    "carcqt/words/turns.py",
    "carcqt/words/games/expedition_reasons.py",
    "carcqt/play/counsel.py",
    "carcqt/app/table/hinting.py",
    "carcqt/app/table/hintcard.py",
    "carcqt/board/advised.py",
)  # fmt: skip
METHODS_BEFORE: Final = tuple(
    (f"carcqt/words/games/{game}.py", names)
    for game, names in (
        ("hunters", ("reason", "held", "held_too")),
        ("goldrush", ("reason", "aim", "held", "held_too")),
        ("amazon", ("reason", "aim", "_rank", "held", "held_too")),
        ("expedition", ("reason",)),
    )
)
"""Parts of vocabularies; `held` and its like are nouns, and not counted."""
NOUNS: Final = ("held", "held_too")


@dataclass(frozen=True)
class Count:
    """What was counted, of one module or of all."""

    modules: int = 0
    lines: int = 0
    code: int = 0
    """Lines that are neither blank nor comment nor docstring."""
    constants: int = 0
    """Bare numbers in names at the top of a module."""
    complex: tuple[str, ...] = ()
    """Functions above the limit, each with its complexity."""

    def __add__(self, other: Count) -> Count:
        return Count(
            self.modules + other.modules,
            self.lines + other.lines,
            self.code + other.code,
            self.constants + other.constants,
            self.complex + other.complex,
        )


def counted(name: str, text: str) -> Count:
    tree = ast.parse(text)
    constants = sum(
        isinstance(node, (ast.Assign, ast.AnnAssign)) and _is_number(node.value)
        for node in tree.body
    )
    hard = tuple(
        f"{name}: {function} {found}"
        for function, node in functions(tree)
        if (found := complexity(node)) > LIMIT
    )
    return Count(1, len(text.splitlines()), code_lines(text, tree), constants, hard)


def code_lines(text: str, tree: ast.AST) -> int:
    """Return how many lines of a text are neither blank nor comment nor docstring."""
    told = {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    lines = (line.strip() for line in text.splitlines())
    return sum(
        bool(line) and not line.startswith("#") and number not in told
        for number, line in enumerate(lines, 1)
    )


def _is_number(value: ast.expr | None) -> bool:
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    return isinstance(value, ast.Constant) and isinstance(value.value, (int, float))


def now() -> dict[str, Count]:
    """The modules of hints as they are."""
    found = {
        str(path.relative_to(ROOT)): path
        for pattern in MODULES
        for path in sorted(ROOT.glob(pattern))
        if not fnmatch(path.name, "__init__.py") or path.read_text("utf-8").strip()
    }
    return {name: counted(name, path.read_text("utf-8")) for name, path in found.items()}


def before() -> dict[str, Count]:
    """The modules as they were, and what vocabularies said of reasons beside them."""
    found = {name: counted(name, _shown(name)) for name in MODULES_BEFORE}
    for name, methods in METHODS_BEFORE:
        for function, node in functions(ast.parse(text := _shown(name))):
            method = function.rpartition(".")[2]
            if method in methods and method not in NOUNS:
                body = ast.get_source_segment(text, node) or ""
                hard = complexity(node)
                told = (f"{name}: {function} {hard}",) if hard > LIMIT else ()
                lines, code = len(body.splitlines()) + 1, code_lines(body, ast.parse(body))
                found[f"{name} {method}"] = Count(0, lines, code, 0, told)
    return found


def _shown(name: str) -> str:
    command = ["git", "show", f"{BEFORE}:{name}"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def table(counts: dict[str, Count], names: bool) -> Iterator[str]:
    for name, count in counts.items():
        if names:
            yield f"{count.lines:6}  {name}"
    total = sum(counts.values(), Count())
    lines = f"{total.lines} lines ({total.code} of code)"
    yield f"{total.modules} modules, {lines}, {total.constants} bare constants"
    yield f"{len(total.complex)} functions above {LIMIT}"
    yield from (f"  {each}" for each in total.complex)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.hint_code", description=__doc__)
    parser.add_argument("--before", action="store_true", help="count the old modules")
    parser.add_argument("--list", action="store_true", help="name each module")
    asked = parser.parse_args(arguments)
    _print(table(before() if asked.before else now(), asked.list))
    return 0


def _print(lines: Iterable[str]) -> None:
    print("\n".join(lines))


if __name__ == "__main__":
    sys.exit(main())
