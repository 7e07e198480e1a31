"""What import contracts cannot say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from carcqt.rules.games import GAMES

ROOT: Final = Path(__file__).parents[1]
MODULES: Final = {
    path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
    for package in ("carcqt", "editor")
    for path in sorted((ROOT / package).rglob("*.py"))
}


def named(text: str) -> set[str]:
    """The games that a module imports something of, or names in quotes."""
    if not any(game in text for game in GAMES):
        return set()
    return {game for said in _said(ast.parse(text)) for game in GAMES if _is_of(said, game)}


def _said(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(text)) if text in GAMES:
                yield text
            case ast.Import():
                yield from (part for alias in node.names for part in _beyond(alias.name))
            case ast.ImportFrom():
                names = (f"{node.module}.{alias.name}" for alias in node.names)
                yield from (part for name in names for part in _beyond(name))


def _beyond(module: str) -> list[str]:
    """`expedition` for `carcqt.words.games.expedition.Vocabulary`."""
    parts = module.split(".")
    return parts[parts.index("games") + 1 :][:1] if "games" in parts else []


def _is_of(name: str, game: str) -> bool:
    return name == game or name.startswith(f"{game}_")


def own(path: str) -> set[str]:
    """The games that a module belongs to: all, for the table of a room's games."""
    (part,) = _beyond(path.removesuffix(".py").replace("/", ".")) or ("",)
    return set(GAMES) if part == "__init__" else {game for game in GAMES if _is_of(part, game)}


def test_a_module_knows_no_game_but_its_own() -> None:
    found = {path: named(text) - own(path) for path, text in MODULES.items()}
    assert {path: games for path, games in found.items() if games} == {}


def test_imports_and_quoted_names_are_seen() -> None:
    assert named("from carcqt.rules.games.amazon import Amazon") == {"amazon"}
    assert named("from carcqt.rules.games import amazon as it") == {"amazon"}
    assert named("import carcqt.words.games.expedition.moves") == {"expedition"}
    assert named("def f():\n    from carcqt.app.games.expedition_words import Words") == {
        "expedition"
    }
    assert named("game = 'hunters'") == {"hunters"}
    assert named("from carcqt.rules.games import GAMES\nriver = 'the amazon'") == set()
    assert own("carcqt/rules/games/expedition/moves.py") == {"expedition"}
    assert own("carcqt/rules/games/__init__.py") == set(GAMES)
    assert own("carcqt/rules/game.py") == own("editor/layouts/games/extras.py") == set()


def test_no_module_is_longer_than_can_be_taken_in() -> None:
    long = {path: len(text.splitlines()) for path, text in MODULES.items()}
    assert {path: lines for path, lines in long.items() if lines > 600} == {}


def test_every_name_of_a_file_to_write_gets_its_ending() -> None:
    found = [path for path, text in MODULES.items() if "getSaveFileName" in text]
    assert found == ["carcqt/ui/file_names.py"]


def test_a_game_at_the_table_needs_no_picture_and_no_window() -> None:
    """Which import contracts cannot say, as they see PySide6 as one."""
    play = [text for path, text in MODULES.items() if path.startswith("carcqt/play/")]
    used = {part for text in play for part in re.findall(r"from PySide6\.(\w+)", text)}
    assert used == {"QtCore"}
