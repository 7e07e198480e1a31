"""python -m tools.architecture: docs/architecture.svg, the rooms and the arrows between them.

Drawn from the imports as they are; what a room is for is the beginning of its docstring.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from textwrap import wrap
from typing import Final
from xml.sax.saxutils import escape

from tools.layers import Arrow, Layers, heights, reduced

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURE: Final = ROOT / "docs/architecture.svg"

LOOKS: Final = {
    "": ("#e6efdc", "no Qt"),
    "QtCore": ("#dceaf2", "QtCore"),
    "QtGui": ("#f7ebcb", "and QtGui"),
    "QtWidgets": ("#f3ddd3", "and widgets"),
}
"""How much of Qt a room knows: its colour, and what the legend says."""
ARROWS: Final = "An arrow: uses. What follows from other arrows is left out."
INK, SOFT, LINE, EDGE = "#2b2620", "#6b6154", "#7a7064", "#8d8272"

WIDTH: Final = 290
LETTERS: Final = 43
"""As many in a line of a box."""
PASSING: Final = 20
"""The width of an arrow that passes by a row."""
GAP, RISE, MARGIN, LEAD = 36, 46, 24, 17


@dataclass(frozen=True)
class Room:
    name: str
    purpose: str
    rooms: tuple[str, ...]
    """Those in it."""
    qt: str
    """The highest part of Qt that it imports."""
    uses: frozenset[str]
    """The rooms that it imports anything of."""

    @property
    def lines(self) -> list[str]:
        return wrap(self.purpose, LETTERS)

    @property
    def inside(self) -> list[str]:
        return wrap("\N{NO-BREAK SPACE}· ".join(self.rooms), LETTERS)

    @property
    def height(self) -> int:
        return 34 + LEAD * (len(self.lines) + len(self.inside))


def rooms() -> dict[str, Room]:
    """The packages of the program by their names, the editor, and `main`."""
    packages = [path.parent for path in (ROOT / "carcqt").glob("*/__init__.py")]
    paths = sorted([*packages, ROOT / "carcqt/main.py", ROOT / "editor"])
    names = {path.stem for path in paths}
    return {path.stem: _room(path, names) for path in paths}


def _room(path: Path, names: set[str]) -> Room:
    modules = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    texts = [module.read_text("utf-8") for module in modules]
    used = {tuple(name.split(".")[:2]) for text in texts for name in imported(text)}
    own = {part[-1] if part[0] == "carcqt" else part[0] for part in used}
    qt = {part[-1] for part in used if part[0] == "PySide6"}
    return Room(
        path.stem,
        purpose(texts[0]),
        tuple(sorted(folder.parent.name for folder in path.glob("*/__init__.py"))),
        [part for part in LOOKS if not part or part in qt][-1],
        frozenset(own & names - {path.stem}),
    )


def imported(text: str) -> Iterator[str]:
    """The dotted names that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom():
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def purpose(text: str) -> str:
    """The first sentence of a docstring, up to its first colon."""
    said = " ".join((ast.get_docstring(ast.parse(text)) or "").split())
    return said.split(". ")[0].split(":")[0].rstrip(".").replace("`", "")


class Drawing:
    def __init__(self, every: dict[str, Room]) -> None:
        uses = {name: room.uses for name, room in every.items()}
        self.every: Final = every
        self.layers: Final = Layers(heights(uses), reduced(uses))
        rows, at = self.layers.rows, self.layers.columns(WIDTH, PASSING, GAP)
        half = {step: (PASSING if step[1] else WIDTH) / 2 for row in rows for step in row}
        left = min(x - half[step] for row in at for step, x in row.items()) - MARGIN
        right = max(x + half[step] for row in at for step, x in row.items()) + MARGIN
        self.wide: Final = right - left
        self.at: Final = [{step: x - left for step, x in row.items()} for row in at]
        self.tops: Final[list[int]] = []
        self.bottoms: Final[list[int]] = []
        y = MARGIN
        for row in rows:
            self.tops.append(y)
            self.bottoms.append(y + max(every[name].height for name, to in row if not to))
            y = self.bottoms[-1] + RISE
        self.out: Final = self._ends(0, 1)
        self.into: Final = self._ends(-1, -2)

    def _ends(self, end: int, beside: int) -> dict[Arrow, float]:
        """How far from the middle of its box each arrow ends: side by side, none across."""
        found: dict[str, list[tuple[float, Arrow]]] = {}
        for arrow, steps in self.layers.arrows.items():
            room = steps[end][0]
            number = self.layers.top[room] + beside - end
            found.setdefault(room, []).append((self.at[number][steps[beside]], arrow))
        return {
            arrow: (place - (len(ends) - 1) / 2) * 60
            for ends in found.values()
            for place, (_, arrow) in enumerate(sorted(ends))
        }

    def svg(self) -> str:
        wide, tall = self.wide, self.bottoms[-1] + MARGIN + 36
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:.0f}" height="{tall}" '
            f'viewBox="0 0 {wide:.0f} {tall}" font-family="Helvetica, Arial, sans-serif" '
            f'font-size="12.5" fill="{INK}">',
            f'<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" '
            f'markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8Z" fill="{LINE}"/></marker>'
            "</defs>",
            f'<rect width="{wide:.0f}" height="{tall}" fill="#fffdf8"/>',
            *map(self._arrow, self.layers.arrows),
        ]
        for room in self.every.values():
            parts += self._box(room)
        return "\n".join([*parts, *self._legend(), "</svg>", ""])

    def _arrow(self, arrow: Arrow) -> str:
        user, used = arrow
        number = self.layers.top[user]
        x, y = self.at[number][user, ""] + self.out[arrow], self.tops[number]
        path = f"M{x:.0f} {y + self.every[user].height} V{self.bottoms[number]}"
        points: list[tuple[float, int]] = [(x, self.bottoms[number])]
        for step in self.layers.arrows[arrow][1:-1]:
            number += 1
            x = self.at[number][step]
            points += [(x, self.tops[number]), (x, self.bottoms[number])]
        end = self.at[number + 1][used, ""] + self.into[arrow]
        points.append((end, self.tops[number + 1] - 2))
        for (x0, y0), (x1, y1) in pairwise(points):
            half = (y0 + y1) / 2
            path += f" C{x0:.0f} {half:.0f} {x1:.0f} {half:.0f} {x1:.0f} {y1}"
        return (
            f'<path d="{path}" fill="none" stroke="{LINE}" stroke-width="1.4" '
            'marker-end="url(#tip)"/>'
        )

    def _box(self, room: Room) -> Sequence[str]:
        number = self.layers.top[room.name]
        x, y = self.at[number][room.name, ""], self.tops[number]
        parts = [
            f'<rect x="{x - WIDTH / 2:.0f}" y="{y}" width="{WIDTH}" height="{room.height}" '
            f'rx="7" fill="{LOOKS[room.qt][0]}" stroke="{EDGE}"/>',
            _text(x, y + 21, room.name, 'font-size="16" font-weight="bold"'),
        ]
        for line in room.lines:
            y += LEAD
            parts.append(_text(x, y + 23, line, ""))
        for line in room.inside:
            y += LEAD
            parts.append(_text(x, y + 23, line, f'font-style="italic" fill="{SOFT}"'))
        return parts

    def _legend(self) -> Iterator[str]:
        x, y = MARGIN, self.bottoms[-1] + MARGIN
        for tint, says in LOOKS.values():
            yield (
                f'<rect x="{x}" y="{y}" width="18" height="14" rx="3" fill="{tint}" '
                f'stroke="{EDGE}"/>'
            )
            yield f'<text x="{x + 26}" y="{y + 12}">{says}</text>'
            x += 120
        yield f'<text x="{x}" y="{y + 12}" fill="{SOFT}">{ARROWS}</text>'


def _text(x: float, y: int, text: str, look: str) -> str:
    return f'<text x="{x:.0f}" y="{y}" text-anchor="middle" {look}>{escape(text)}</text>'


def main() -> None:
    PICTURE.write_text(Drawing(rooms()).svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
