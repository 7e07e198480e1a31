"""python -m benchmarks.pictures: how long pictures take, beside the sketch of the art."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from carcqt.rules.tiles import Tile

SKETCH = Path(__file__).resolve().parents[2] / "shared/reference/art/sketch"
SIZE = 200
GAME = "hunters"


def sketch_tile(tile: Tile) -> dict[str, Any]:
    """A tile as the sketch has it."""
    sides = "NESW"
    segments: list[dict[str, Any]] = []
    for zone in tile.zones:
        found: dict[str, Any] = {"id": zone.id, "kind": zone.kind}
        if zone.at:
            found["at"] = [f"{sides[point // 3]}{point % 3}" for point in zone.at]
        if zone.kind == "river":
            found["ends"] = "lake" if zone.to else "spring" if len(zone.at) == 1 else "through"
            found |= {"lake": zone.to[0]} if zone.to else {}
        found["fish"] = zone.shows("fish") or 1
        animals = ("deer", "mammoth", "tiger", "aurochs")
        found["animals"] = [icon for icon, _ in zone.icons if icon in animals]
        segments.append(found)
    return {"id": tile.id, "segments": segments}


def seconds(work: Callable[[Tile], object], tiles: list[Tile]) -> float:
    """The median over tiles, by process time."""
    spent = []
    for tile in tiles:
        begin = process_time()
        work(tile)
        spent.append(process_time() - begin)
    return median(spent)


def measure(count: int) -> dict[str, Any]:
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication.instance() or QGuiApplication([])
    from carcqt.art.games import THEMES
    from carcqt.art.plans.plan import tile_plan
    from carcqt.art.tiles.painting import paint_tile
    from tests.support import builtin_deck

    theme = THEMES[GAME]
    tiles = list(builtin_deck(GAME).tiles)[: count + 1]
    paint_tile(tiles.pop(0), theme, SIZE)
    found: dict[str, Any] = {
        "plan": seconds(lambda tile: tile_plan(tile, theme.shapes), tiles),
        "first_draw": seconds(lambda tile: paint_tile(tile, theme, SIZE), tiles),
        "another_turn": seconds(lambda tile: paint_tile(tile, theme, SIZE, 1), tiles),
    }
    if SKETCH.exists():
        sys.path.insert(0, str(SKETCH))
        shapes, paint = importlib.import_module("layout"), importlib.import_module("paint")
        laid: dict[str, Any] = {}

        def lay(tile: Tile) -> None:
            laid[tile.id] = shapes.Layout(sketch_tile(tile))

        sketch = {
            "plan": seconds(lay, tiles),
            "first_draw": seconds(lambda tile: paint.render(laid[tile.id], SIZE), tiles),
            "another_turn": seconds(lambda tile: paint.render(laid[tile.id], SIZE, 1), tiles),
        }
        found["share_of_sketch"] = {key: found[key] / value for key, value in sketch.items()}
    del application
    return {"tiles": len(tiles), "pixels": SIZE, "seconds": found}


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(prog="benchmarks.pictures", description=__doc__)
    parser.add_argument("--tiles", type=int, default=40, metavar="N")
    print(json.dumps(measure(parser.parse_args().tiles), indent=2))


if __name__ == "__main__":
    main()
