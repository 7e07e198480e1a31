"""Pages as tests read them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
FILES: Final = ROOT / "tests" / "files"


def puzzle_path(game: str, name: str) -> Path:
    return ROOT / "scenarios" / game / "puzzles" / f"{name}.toml"


def data_of(text: str) -> Any:
    """Return what a page holds for its script."""
    found = re.search(r'<script type="application/json" id="page">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


class Markup(HTMLParser):
    """Collects the elements of a page with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: Final[list[tuple[str, dict[str, str | None]]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def shape(self) -> list[tuple[str, list[str]]]:
        """Return the elements with the names of their attributes."""
        return [(tag, sorted(attributes)) for tag, attributes in self.elements]


def leaves(choices: list[list[Any]]) -> Iterator[int]:
    """Yield the verdicts on all turns of a moment."""
    for *_, then in choices:
        if isinstance(then, int):
            yield then
        else:
            yield from leaves(then)
