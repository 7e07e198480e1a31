"""The script that counts code."""

from __future__ import annotations

import ast
from textwrap import dedent

import pytest

from tools.code_size import (
    LIMIT,
    CodeSize,
    complexity,
    module_size,
    package_of,
    package_sizes,
    report,
)

BRANCHES = {
    "pass": 1,
    "if a: pass": 2,
    "for x in a: pass": 2,
    "while a: pass": 2,
    "with a: pass": 1,
    "x = a and b and c": 3,
    "x = a if b else c": 2,
    "x = [y for y in a if y if b]": 4,
}


@pytest.mark.parametrize(("code", "expected"), BRANCHES.items())
def test_each_branch_counts_once(code: str, expected: int) -> None:
    assert complexity(ast.parse(code)) == expected


def test_handlers_and_cases_count_as_branches() -> None:
    code = """
        try:
            pass
        except ValueError:
            pass
        except KeyError:
            pass
        match a:
            case 1:
                pass
            case _:
                pass
    """
    assert complexity(ast.parse(dedent(code))) == 5


def test_a_module_is_counted_with_its_nested_functions() -> None:
    branches = "\n".join(f"        if a == {number}: pass" for number in range(LIMIT))
    text = f"class One:\n    def two(self):\n{branches}\n        def three(): pass\n"
    found = module_size("carcqt/play/one.py", text)
    assert (found.modules, found.lines, found.classes, found.functions) == (1, LIMIT + 3, 1, 2)
    assert found.complex == (f"carcqt/play/one.py: One.two {LIMIT + 1}",)


def test_modules_are_listed_under_their_package() -> None:
    names = ("carcqt/app/table/page.py", "carcqt/main.py", "tests/app/test_one.py")
    assert [package_of(name) for name in names] == ["carcqt/app", "carcqt", "tests"]


def test_the_report_adds_product_packages_up() -> None:
    sizes = package_sizes((name, "pass\n") for name in ("tests/a.py", "carcqt/b.py", "editor/c.py"))
    assert list(sizes) == ["carcqt", "editor", "tests"]
    assert sum(sizes.values(), CodeSize()).lines == 3
    rows = [line.split() for line in report(sizes, names_complex=False)]
    assert rows[-2] == ["carcqt", "and", "editor", "2", "2", "0", "0", "0"]
    assert rows[-1] == ["all", "3", "3", "0", "0", "0"]
