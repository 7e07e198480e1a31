"""Files of vectors: shapes, not pixels, and the same to look at."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from carcqt.art.brush.plants import peak
from carcqt.art.brush.symbols import Symbols
from carcqt.art.paper.export import Export, ExportOptions, write
from carcqt.content.materials import builtin_material
from carcqt.words.rendering import RenderWords
from carcqt.words.speech import catalogue

_SIZE = 160


def _drawn(game: str, folder: Path, **asked: object) -> tuple[str, QImage]:
    """As SVG and as PNG."""
    options = ExportOptions(size=_SIZE, **asked)  # type: ignore[arg-type]
    drawing = Export(builtin_material(game, "deck"), options, RenderWords(catalogue("en")))
    for ending in ("svg", "png"):
        write(drawing, folder / f"{game}.{ending}")
    return (folder / f"{game}.svg").read_text("utf-8"), QImage(str(folder / f"{game}.png"))


def _pixels(image: QImage) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    data = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.width(), 4)
    return data[..., :3].astype(np.float32)


@pytest.mark.parametrize(("game", "tile"), [("hunters", "L15"), ("goldrush", "G02")])
def test_a_tile_in_vectors_looks_like_its_picture(game: str, tile: str, tmp_path: Path) -> None:
    text, picture = _drawn(game, tmp_path, tile=tile)
    assert "<image" not in text
    assert len(text) < 600_000
    again = QImage(picture.size(), QImage.Format.Format_RGB32)
    again.fill(0)
    p = QPainter(again)
    QSvgRenderer(text.encode()).render(p)
    p.end()
    away = np.abs(_pixels(again) - _pixels(picture)).mean()
    assert away < 16, "of 255"


def test_a_map_in_vectors_looks_like_its_picture(tmp_path: Path) -> None:
    options, words = ExportOptions(size=700), RenderWords(catalogue("en"))
    drawing = Export(builtin_material("expedition", "map"), options, words)
    for ending in ("svg", "png"):
        write(drawing, tmp_path / f"map.{ending}")
    text = (tmp_path / "map.svg").read_text("utf-8")
    assert "<image" not in text
    assert len(text) < 2_000_000
    picture = QImage(str(tmp_path / "map.png"))
    again = QImage(picture.size(), QImage.Format.Format_RGB32)
    again.fill(0)
    p = QPainter(again)
    QSvgRenderer(text.encode()).render(p)
    p.end()
    away = np.abs(_pixels(again) - _pixels(picture)).mean()
    assert away < 14, "of 255"


def test_a_cut_within_a_cut_keeps_its_shape() -> None:
    """The snow on the far side of a peak."""
    symbols = Symbols()
    body = symbols.body(partial(peak, name="#a08468", variant=1))
    text = symbols.file(100, 100, "", body)
    cuts = re.findall(r'<clipPath.*? d="(.*?)"', text)
    assert len(cuts) > 1
    assert all(cut.count("L") > 5 for cut in cuts), cuts


def test_what_is_drawn_often_is_there_once(tmp_path: Path) -> None:
    text, _ = _drawn("hunters", tmp_path, chosen=("L15", "L16"))
    root = ElementTree.fromstring(text)
    space = "{http://www.w3.org/2000/svg}"
    symbols = {group.get("id") for group in root.iter(f"{space}g") if group.get("id")}
    used = [
        use.get("{http://www.w3.org/1999/xlink}href", "")[1:] for use in root.iter(f"{space}use")
    ]
    assert symbols == set(used)
    assert len(used) > 2 * len(symbols)
    assert "L16" in "".join(root.itertext())
    assert "#gradient" not in text
