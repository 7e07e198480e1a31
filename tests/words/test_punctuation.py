"""What stands between texts that are put together is set as each language does."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from carcqt.words.speech import Punctuation, catalogue
from tests.support import ROOT

SPOKEN = ("carcqt/app", "carcqt/board", "carcqt/cli", "carcqt/ui", "carcqt/words", "editor")
NOT_FOR_PLAYERS = {
    "carcqt/ui/layout_check.py",  # for whoever makes a window
    "carcqt/app/dialogs/error.py",  # an error as Python writes it
}
BETWEEN = re.compile(r"[:;!?%]( |$)")


@pytest.mark.parametrize(
    ("language", "colon", "semicolon", "percent", "decimal"),
    [
        ("en", "a: b: c", "a; b; c", "25%", "−2.50"),
        (
            "fr",
            "a\N{NO-BREAK SPACE}: b\N{NO-BREAK SPACE}: c",
            "a\N{NARROW NO-BREAK SPACE}; b\N{NARROW NO-BREAK SPACE}; c",
            "25\N{NARROW NO-BREAK SPACE}%",
            "−2,50",
        ),
    ],
)
def test_each_language_has_its_own(
    language: str, colon: str, semicolon: str, percent: str, decimal: str
) -> None:
    signs = Punctuation(catalogue(language))
    assert signs.colon("a", "b", "c") == colon
    assert signs.colon("", "{b}", "") == "{b}"
    assert signs.semicolon("a", "b", "c") == semicolon
    assert signs.percent(0.25) == percent
    assert signs.decimal(-2.5) == decimal


def put_together(tree: ast.AST) -> Iterator[ast.expr]:
    """Where a sign is written right into an f-string, or into what joins texts."""
    formats = {id(node.format_spec) for node in ast.walk(tree) if hasattr(node, "format_spec")}
    for node in ast.walk(tree):
        match node:
            case ast.JoinedStr(values) if id(node) not in formats:
                texts = [v.value if isinstance(v, ast.Constant) else "{}" for v in values]
                if BETWEEN.search("".join(map(str, texts))):
                    yield node
            case ast.Call(ast.Attribute(ast.Constant(str(text)), "join")) if BETWEEN.search(text):
                yield node


def test_such_a_place_is_seen() -> None:
    for code in ('f"{a}: {b}"', 'f"carcqt: {a}"', 'f"{a}%"', '"; ".join(a)', 'f"{a} ({b})?"'):
        assert list(put_together(ast.parse(code))), code
    for code in ('f"{a} ({b})"', 'f"{now:%H:%M}"', '", ".join(a)', 'f"{a:>5.0f}"', 'f"{a}:{b}"'):
        assert not list(put_together(ast.parse(code))), code


def test_no_text_writes_it_itself() -> None:
    files = [path for folder in SPOKEN for path in sorted((ROOT / folder).rglob("*.py"))]
    assert [
        f"{name}:{node.lineno}: {ast.unparse(node)}"
        for name, path in ((file.relative_to(ROOT).as_posix(), file) for file in files)
        if name not in NOT_FOR_PLAYERS
        for node in put_together(ast.parse(path.read_text(encoding="utf-8")))
    ] == []
