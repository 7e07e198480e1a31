"""Drawings as vectors: what is drawn many times is kept once, and put down by its name.

Qt writes what is painted as SVG, but each tree anew and with fifty colours to every gradient. Here
a drawing is taken apart and put together again, short and each part only once."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator
from typing import Final
from xml.etree import ElementTree

from PySide6.QtCore import QBuffer, QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QTransform
from PySide6.QtSvg import QSvgGenerator

Draw = Callable[[QPainter], None]
_Stop = tuple[float, str, float]
"""Of a gradient: where, which colour, how strong."""

_SPACE: Final = "{http://www.w3.org/2000/svg}"
_MARK: Final = QColor(1, 2, 3, 1)
"""No drawing has it: where it stands, a symbol is put down."""
_NUMBER: Final = re.compile(r"-?\d*\.\d+(?:e-?\d+)?|-?\d+e-?\d+")
_LINK: Final = re.compile(r"url\(#(\w+)\)")
_USUAL: Final = {
    "fill-opacity": "1",
    "stroke-opacity": "1",
    "stroke": "none",
    "vector-effect": "none",
    "fill-rule": "evenodd",
    "stroke-dashoffset": "0",
}
"""What need not be said; the whole drawing says `fill-rule`."""
_MEASURES: Final = frozenset((
    "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy",
    "width", "height", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-dasharray",
    "font-size",
))  # fmt: skip
"""Attributes that are numbers."""
_NEAR: Final = 3 / 255
_EXTENT: Final = 1000


class Symbols:
    """What a file of vectors is made of."""

    def __init__(self) -> None:
        self._ids: Final[dict[Hashable, str]] = {}
        self._parts: Final[dict[str, str]] = {}
        """Gradients and clips, by what they hold."""
        self._symbols: Final[list[str]] = []

    def symbol(self, key: Hashable, draw: Draw) -> str:
        """The id of a drawing, which is drawn when it is first asked for."""
        if key not in self._ids:
            body = self.body(draw)
            self._ids[key] = f"s{len(self._ids)}"
            self._symbols.append(f'<g id="{self._ids[key]}">{body}</g>')
        return self._ids[key]

    def body(self, draw: Draw) -> str:
        """What is drawn, as elements."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        device = SymbolDevice(self)
        device.setOutputDevice(buffer)
        device.setSize(QSize(_EXTENT, _EXTENT))
        device.setViewBox(QRect(0, 0, _EXTENT, _EXTENT))
        with QPainter(device) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(p)
        root = ElementTree.fromstring(bytes(buffer.data().data()))
        parts = [part for defs in root.iter(f"{_SPACE}defs") for part in defs]
        named = {str(part.get("id")): self._part(part) for part in parts}
        return "".join(
            text
            for top in root.findall(f"{_SPACE}g")
            for group in top
            for text in self._elements(group, {}, device.marks, named)
        )

    def file(self, width: int, height: int, title: str, body: str) -> str:
        parts = "".join(text.replace("@", id) for text, id in self._parts.items())
        lines = (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
            f' width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
            f"<title>{_escaped(title)}</title>",
            "<defs>",
            parts,
            *self._symbols,
            "</defs>",
            f'<g fill="none" fill-rule="evenodd" stroke-linecap="square">{body}</g>',
            "</svg>\n",
        )
        return "\n".join(lines)

    def _part(self, part: ElementTree.Element) -> str:
        """The id of a gradient or clip."""
        stops = [_stop(stop) for stop in part if stop.tag == f"{_SPACE}stop"]
        if stops:
            inside = "".join(
                f'<stop offset="{_short(offset)}" stop-color="{tint}"'
                + (f' stop-opacity="{_short(alpha)}"/>' if alpha < 1 else "/>")
                for offset, tint, alpha in _thinned(stops)
            )
        else:
            inside = "".join(
                f'<path clip-rule="evenodd" d="{_rounded(str(one.get("d")))}"/>' for one in part
            )
        told = {key: _rounded(value) for key, value in part.attrib.items() if key != "id"}
        name = part.tag.removeprefix(_SPACE)
        text = f'<{name} id="@"{_told(told)}>{inside}</{name}>'
        return self._parts.setdefault(text, f"d{len(self._parts)}")

    def _elements(
        self,
        group: ElementTree.Element,
        outer: dict[str, str],
        marks: list[str],
        named: dict[str, str],
    ) -> Iterator[str]:
        """Groups that hold nothing are left out, those of one element go into it."""
        own = {**outer, **_facts(group, named)}
        for one in group:
            name = one.tag.removeprefix(_SPACE)
            if name == "g":
                inside = "".join(self._elements(one, {}, marks, named))
                if inside:
                    yield f"<g{_told(own)}>{inside}</g>" if own else inside
                continue
            facts = {**own, **_facts(one, named)}
            if name == "rect" and facts.get("fill") == _MARK.name():
                clip = {key: facts[key] for key in ("clip-path",) if key in facts}
                mark = marks[round(float(one.get("x", "0")))]
                yield f"<g{_told(clip)}>{mark}</g>" if clip else mark
                continue
            text = _escaped(one.text.strip()) if one.text and name == "text" else ""
            if name != "text":
                facts = {key: value for key, value in facts.items() if not key.startswith("font")}
            if facts.get("fill", "none") == "none" and "stroke" not in facts and name != "image":
                continue
            yield f"<{name}{_told(facts)}>{text}</{name}>" if text else f"<{name}{_told(facts)}/>"


class SymbolDevice(QSvgGenerator):
    """Where a painter puts symbols down instead of pictures."""

    def __init__(self, symbols: Symbols) -> None:
        super().__init__(QSvgGenerator.SvgVersion.Svg11)
        self.symbols: Final = symbols
        self.marks: Final[list[str]] = []

    def put(self, p: QPainter, key: Hashable, draw: Draw, at: QTransform) -> None:
        """A drawing, which lies there by way of this transform."""
        id = self.symbols.symbol(key, draw)
        whole = at * p.worldTransform()
        facts = _matrix(
            (whole.m11(), whole.m12(), whole.m21(), whole.m22(), whole.dx(), whole.dy())
        )
        self.marks.append(f'<use xlink:href="#{id}" transform="{facts}"/>')
        p.fillRect(QRectF(len(self.marks) - 1, 0, 1, 1), _MARK)


def vectors_of(p: QPainter) -> SymbolDevice | None:
    """Where the painter paints vectors; none, if it paints pixels."""
    device = p.device()
    return device if isinstance(device, SymbolDevice) else None


def _facts(element: ElementTree.Element, named: dict[str, str]) -> dict[str, str]:
    found = {}
    for key, value in element.attrib.items():
        key = key.replace("{http://www.w3.org/1999/xlink}", "xlink:")
        if key == "transform":
            numbers = tuple(float(one) for one in re.findall(r"-?[\d.]+(?:e-?\d+)?", value))
            if numbers != (1, 0, 0, 1, 0, 0):
                found[key] = _matrix(numbers)
        elif _USUAL.get(key) != value and not key.startswith("{"):
            linked = _LINK.sub(lambda link: f"url(#{named.get(link[1], link[1])})", value)
            found[key] = _rounded(linked) if key in _MEASURES else linked
    if "stroke" not in found:
        found = {key: value for key, value in found.items() if not key.startswith("stroke")}
    return found


def _told(facts: dict[str, str]) -> str:
    return "".join(f' {key}="{value}"' for key, value in facts.items())


def _matrix(numbers: tuple[float, ...]) -> str:
    a, b, c, d, x, y = numbers
    if b == c == 0 and a == d == 1:
        return f"translate({_short(x)} {_short(y)})"
    if b == c == 0:
        scale = _short(a, 4) if abs(a - d) < 1e-4 else f"{_short(a, 4)} {_short(d, 4)}"
        return f"translate({_short(x)} {_short(y)})scale({scale})"
    return f"matrix({' '.join(_short(one, 4) for one in (a, b, c, d))} {_short(x)} {_short(y)})"


def _stop(stop: ElementTree.Element) -> _Stop:
    offset, alpha = stop.get("offset", "0"), stop.get("stop-opacity", "1")
    return float(offset), stop.get("stop-color", "#000"), float(alpha)


def _thinned(stops: list[_Stop]) -> list[_Stop]:
    """Without those that lie between others anyway."""
    if len(stops) < 3:
        return stops
    first, last = stops[0], stops[-1]
    span = last[0] - first[0] or 1.0
    far, place = 0.0, 0
    for number, stop in enumerate(stops[1:-1], 1):
        share = (stop[0] - first[0]) / span
        ends = zip(_channels(first), _channels(last), _channels(stop), strict=True)
        away = max(abs(one + (other - one) * share - here) for one, other, here in ends)
        if away > far:
            far, place = away, number
    if far <= _NEAR:
        return [first, last]
    return [*_thinned(stops[: place + 1]), *_thinned(stops[place:])[1:]]


def _channels(stop: _Stop) -> tuple[float, float, float, float]:
    """As strong as they are seen."""
    tint, alpha = QColor(stop[1]), stop[2]
    return tint.redF() * alpha, tint.greenF() * alpha, tint.blueF() * alpha, alpha


def _rounded(text: str) -> str:
    return _NUMBER.sub(lambda number: _short(float(number[0])), text).strip()


def _short(number: float, places: int = 2) -> str:
    text = f"{number:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _escaped(text: str) -> str:
    return (
        text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
    )
