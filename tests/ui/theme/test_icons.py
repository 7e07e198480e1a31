"""Icons: all there, in the colour asked for, sharp."""

from __future__ import annotations

from xml.etree import ElementTree

from PySide6.QtGui import QColor

from carcqt.content.data import data_folder
from carcqt.ui.theme.caps import DRAWN
from carcqt.ui.theme.games import LOOKS
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.tokens import EDITOR

WANTED = """
home undo redo layers bulb list help more plus minus fit rotate-left rotate-right check close user
chevron-left chevron-right chevron-down bot pile star flag gear sun moon play pause first last prev
next trash pencil export folder copy eye eye-off info warn grip puzzle save fullscreen fire dice
camera edit book enter shield theft order
"""
NAMES = sorted(path.stem for path in (data_folder("resources") / "icons").glob("*.svg"))


def test_all_that_are_asked_for_are_there() -> None:
    badges = {look.badge for look in (*LOOKS.values(), EDITOR)}
    assert {*WANTED.split(), *badges, *DRAWN.values()} <= set(NAMES)


def test_each_is_drawn_in_its_colour_and_within_its_box() -> None:
    for name in NAMES:
        image = icon(name, 24, "#ff0000").toImage()
        side = image.width()
        seen = {
            (x, y): tint
            for x in range(side)
            for y in range(side)
            if (tint := image.pixelColor(x, y)).alpha() > 200
        }
        assert seen, name
        for tint in seen.values():
            assert tint.red() > 240, name
            assert max(tint.green(), tint.blue()) < 16, name
        assert all(0 < x < side - 1 and 0 < y < side - 1 for x, y in seen), f"{name} is cut"


def test_each_file_is_on_the_grid_and_has_no_colour_of_its_own() -> None:
    for name in NAMES:
        text = (data_folder("resources") / "icons" / f"{name}.svg").read_text("utf-8")
        assert ElementTree.fromstring(text).get("viewBox") == "0 0 24 24", name
        assert "currentColor" in text, name
        assert "#" not in text, name


def test_opacity_of_a_colour_is_kept() -> None:
    image = icon("fit", 24, QColor(255, 0, 0, 100)).toImage()
    strongest = max(image.pixelColor(x, y).alpha() for x in range(24) for y in range(24))
    assert 90 <= strongest <= 100


def test_the_same_icon_is_drawn_once() -> None:
    assert icon("home", 20, "#123456").cacheKey() == icon("home", 20, "#123456").cacheKey()
    assert icon("home", 20, "#123456").cacheKey() != icon("home", 20, "#654321").cacheKey()
