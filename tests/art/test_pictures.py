"""Pictures are drawn without an error, the same each time, and change only with the art version."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.art import ART_VERSION
from carcqt.art.games import THEMES
from carcqt.art.tiles.painting import paint_tile
from carcqt.rules.tiles import Tile
from tests.art.samples import ALL, pixels, tile, tiles_of, zone
from tests.decks import tiles
from tests.effort import examples
from tests.support import ROOT, TILE_LAYING

DRAWN = sorted(set(TILE_LAYING) & set(THEMES))
FINGERPRINTS = Path(__file__).with_name("fingerprints.json")
FINE = 12
"""A fingerprint is a picture of so many pixels square."""


def chosen() -> dict[str, tuple[str, Tile, int]]:
    """A few tiles of each theme, of its own samples or of its deck."""
    found = {}
    for game in THEMES:
        known = [one for one in tiles_of(game) if one.squares == 1]
        picked = known[-5:] if game != "hunters" else known[13:90:16]
        for number, one in enumerate(picked):
            found[f"{game} {number}"] = (game, one, number % 4)
    return found


def fingerprint(game: str, one: Tile, turn: int) -> list[int]:
    """Average colours of a picture: the same on every machine, but for rounding."""
    size = 8 * FINE
    picture = pixels(paint_tile(one, THEMES[game], size, turn)).astype(float)
    blocks = picture.reshape(FINE, 8, FINE, 8, 3).mean((1, 3))
    return [round(value) for value in blocks.ravel().tolist()]


def test_pictures_change_only_with_the_art_version() -> None:
    kept = json.loads(FINGERPRINTS.read_text("utf-8"))
    made = {name: fingerprint(*what) for name, what in chosen().items()}
    how = f"write {FINGERPRINTS.name} anew: python -m tests.art.test_pictures"
    assert kept["version"] == ART_VERSION, how
    assert kept["pictures"].keys() == made.keys(), how
    for name, values in made.items():
        apart = np.abs(np.array(values) - np.array(kept["pictures"][name]))
        assert apart.max() <= 3, f"{name} has changed: raise ART_VERSION, then {how}"


@cache
def digest() -> str:
    whole = hashlib.sha256()
    for game, one, turn in chosen().values():
        whole.update(pixels(paint_tile(one, THEMES[game], 90, turn)).tobytes())
    return whole.hexdigest()


@pytest.mark.parametrize("hash_seed", ["1", "77"])
def test_pictures_are_the_same_in_every_process(hash_seed: str) -> None:
    command = [sys.executable, "-m", "tests.art.test_pictures", "digest"]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert run.stdout.split()[-1] == digest()


@pytest.mark.parametrize("size", [24, 57, 90, 301])
def test_any_size(size: int) -> None:
    for game, one in ALL[::17]:
        picture = paint_tile(one, THEMES[game], size, 1)
        assert (picture.width(), picture.height()) == (one.rows * size, one.columns * size)


@pytest.mark.parametrize("game", DRAWN)
@examples(6, 100)
@given(data=st.data())
def test_whatever_the_format_allows_is_drawn(game: str, data: st.DataObject) -> None:
    drawn = data.draw(tiles(TILE_LAYING[game].description, "T", "land"))
    picture = pixels(paint_tile(drawn, THEMES[game], 60, data.draw(st.integers(0, 3))))
    assert picture.std() > 5


@pytest.mark.parametrize("game", list(THEMES))
def test_many_icons_and_unknown_ones(game: str) -> None:
    kind = next(iter(THEMES[game].shapes.looks))
    whole = " ".join(("NNW N NNE", "ENE E ESE", "SSE S SSW", "WSW W WNW"))
    icons = dict.fromkeys(THEMES[game].icons, 9)
    picture = paint_tile(tile(zone("m", kind, whole, "", **icons, dragon=3)), THEMES[game], 90)
    assert pixels(picture).std() > 5


def main() -> None:
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])
    if sys.argv[1:] == ["digest"]:
        print(digest())
    else:
        made = {name: fingerprint(*what) for name, what in chosen().items()}
        kept = {"version": ART_VERSION, "pictures": made}
        FINGERPRINTS.write_text(json.dumps(kept, separators=(",", ":")) + "\n", "utf-8")
    application.quit()


if __name__ == "__main__":
    main()
