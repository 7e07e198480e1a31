"""What `docs/architecture.md` shows and names is there."""

from __future__ import annotations

import ast
import doctest
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools import architecture
from tools.layers import heights, reduced

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs/architecture.md"


class Names:
    """All names that the program gives: of modules, and in them of classes, functions, values."""

    def __init__(self) -> None:
        self.modules: Final[set[str]] = set()
        self.members: Final[dict[str, set[str]]] = defaultdict(set)
        self.bases: Final[dict[str, set[str]]] = defaultdict(set)
        for package in ("carcqt", "editor"):
            for path in sorted((ROOT / package).rglob("*.py")):
                self.modules.add(path.parent.name if path.stem == "__init__" else path.stem)
                for node in ast.parse(path.read_text("utf-8")).body:
                    self._add(node)

    def _add(self, node: ast.stmt) -> None:
        for name in _names(node):
            known = self.members[name]
            if isinstance(node, ast.ClassDef):
                known |= {found for one in node.body for found in _names(one)}
                self.bases[name] |= {
                    one.id for base in node.bases for one in ast.walk(base) if type(one) is ast.Name
                }

    def of(self, name: str) -> set[str]:
        return self.members[name].union(*(self.of(base) for base in sorted(self.bases[name])))

    def knows(self, name: str) -> bool:
        first, _, rest = name.partition(".")
        if not rest:
            return name in self.members or name in self.modules
        return first in self.members and rest in self.of(first)


def _names(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.ClassDef() | ast.FunctionDef():
            yield node.name
        case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)):
            yield name


def spans() -> list[str]:
    """What the page sets as code, but not in blocks."""
    text = re.sub(r"```.*?```", "", PAGE.read_text("utf-8"), flags=re.S)
    return re.findall(r"`([^`]+)`", text)


def test_every_name_on_the_page_is_one_of_the_program() -> None:
    names = Names()
    dotted = [span for span in spans() if re.fullmatch(r"_?[A-Za-z]\w*(\.\w+)*", span)]
    hooks = {
        name
        for kind in ("TileLaying", "JournalledGame", "Kernel", "Page")
        for name in names.of(kind)
    }
    said = {
        "NAME",
        "tr",
        "keyPressEvent",
        "CITED",
        "LEFT_OUT",
        *hooks,
        *(path.name for path in ROOT.iterdir()),
    }
    assert len(dotted) > 150
    assert [name for name in dotted if name not in said and not names.knows(name)] == []


def test_every_path_on_the_page_is_there() -> None:
    paths = [span for span in spans() if re.fullmatch(r"[\w./-]+", span) and "/" in span]
    paths = [path for path in paths if "/" in path.rstrip("/")]
    assert len(paths) > 30
    assert [path for path in paths if not any(ROOT.glob(path.replace("NAME", "*")))] == []


def test_folders_and_modules_of_a_room_are_in_it() -> None:
    rows = re.findall(r"^\| `((?:carcqt/|editor)\w*)` \| (.*) \|$", PAGE.read_text("utf-8"), re.M)
    assert len(rows) >= 10
    for room, told in rows:
        for name in re.findall(r"`(\w+/?)`", told):
            if name != "tr":
                path = ROOT / room / name
                assert path.is_dir() or path.with_suffix(".py").is_file(), path


def test_the_tour_of_the_rules_is_true() -> None:
    (tour,) = re.findall(r"```pycon\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    told = doctest.DocTestParser().get_doctest(tour, {}, "tour", str(PAGE), None)
    assert len(told.examples) > 20
    assert doctest.DocTestRunner(verbose=False).run(told).failed == 0


def test_the_picture_of_the_rooms_is_current() -> None:
    drawn = architecture.Drawing(architecture.rooms()).svg()
    assert architecture.PICTURE.read_text("utf-8") == drawn, "python -m tools.architecture"


def test_the_picture_shows_arrows_that_do_not_follow_from_others() -> None:
    uses = {"a": "bc", "b": "c", "c": "", "d": "c"}
    assert reduced(uses) == [("a", "b"), ("b", "c"), ("d", "c")]
    assert heights(uses) == {"a": 2, "b": 1, "c": 0, "d": 1}
    assert architecture.purpose('"""Work of `x`: and so on. More."""') == "Work of x"
    assert list(architecture.imported("def f():\n    from a.b import c, d")) == ["a.b.c", "a.b.d"]


def test_every_room_says_in_three_lines_what_it_is_for() -> None:
    packages = [path for top in ("carcqt", "editor") for path in (ROOT / top).rglob("__init__.py")]
    told = {path: ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "" for path in packages}
    assert len(told) > 40
    # What follows a blank line may go on about how it is built.
    first = {path: text.partition("\n\n")[0].splitlines() for path, text in told.items()}
    assert [path for path, lines in first.items() if not 1 <= len(lines) <= 3] == []
