"""Whatever is done to a map can be undone, and done again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from carcqt.content.toml.files import parse_toml
from carcqt.rules.games.expedition.facts import PATH, WATERWAY
from editor.documents.map import MapDocument
from editor.maps import edits
from editor.maps.editing import MapTool
from editor.maps.page import MapPage
from editor.maps.side import MapPanel
from tests.effort import often

SEEDS = [0, pytest.param(1, marks=pytest.mark.long), pytest.param(2, marks=pytest.mark.long)]
ACTS = often(200, 500)
_KEYS = (
    *("Tab", "Backtab", "Left", "Right", "Up", "Down", "Return", "Escape", "Delete", "Space"),
    *"12345PWSVXLBN",
)


def _villages(page: MapPage, rng: Random, most: int) -> list[str]:
    ids = list(page.editing.content.map.village)
    return rng.sample(ids, min(len(ids), rng.randint(1, most))) if ids else []


def _select(page: MapPage, rng: Random) -> None:
    links = page.editing.content.map.links
    if links and rng.random() < 0.4:
        number = rng.randrange(len(links))
        bends = links[number].bends
        page.editing.select(link=number, bend=rng.randrange(len(bends)) if bends else None)
    else:
        page.editing.select(_villages(page, rng, 4))


def _link(page: MapPage, rng: Random) -> None:
    ends = _villages(page, rng, 2)
    if len(ends) == 2:
        page.editing.add_link(rng.choice((PATH, WATERWAY)), ends[0], ends[1])


def _mission(page: MapPage, rng: Random) -> None:
    editing, missions = page.editing, page.editing.content.map.missions
    if not missions or rng.random() < 0.2:
        editing.add_mission()
        return
    number = rng.randrange(len(missions))
    editing.open_mission(number)
    act = rng.randrange(4)
    if act == 0 and len(missions) > 3:
        editing.remove_mission(number)
    elif act == 1:
        editing.duplicate_mission(number)
    elif act == 2:
        editing.rename_mission(number, f"x{rng.randrange(50)}")
    else:
        for village in _villages(page, rng, 3):
            editing.toggle_in_mission(village)


def _card(page: MapPage, rng: Random) -> None:
    cards = page.side.cards
    act = rng.randrange(4)
    if act == 0 or not cards.rows:
        page.editing.add_card()
    elif act == 1:
        page.editing.remove_card(rng.randrange(len(cards.rows)))
    else:
        row = rng.choice(cards.rows)
        field = rng.choice([row.value, *row.ties])
        field.setText(str(rng.randrange(60)))
        field.textEdited.emit(field.text())


def _text(page: MapPage, rng: Random) -> None:
    word = "".join(rng.choices("aéñx", k=3))
    rng.choice(
        [
            lambda: page.editing.set_name(word),
            lambda: page.editing.set_title(rng.choice(("en", "fr")), word),
            lambda: page.editing.set_about(rng.choice(("en", "fr")), word),
            lambda: page.editing.set_extent((rng.randrange(900, 1200), rng.randrange(600, 900))),
            lambda: page.editing.set_prices(rng.choices(range(2, 6), k=2)),
            lambda: page.editing.rename(f"v{rng.randrange(1000)}"),
            page.editing.straighten,
            lambda: page.editing.set_end(rng.randrange(2), _villages(page, rng, 1)[0]),
        ]
    )()


@pytest.mark.thorough
@pytest.mark.parametrize("seed", SEEDS)
def test_undo_of_all_gives_the_first_state_and_redo_the_last(
    qtbot: QtBot, page: MapPage, document: MapDocument, seed: int
) -> None:
    rng, editing, canvas = Random(seed), page.editing, page.canvas
    first = document.content

    def press() -> None:
        qtbot.keyClick(canvas, getattr(Qt.Key, f"Key_{rng.choice(_KEYS)}"))

    def drag() -> None:
        if editing.selection.villages:
            dx, dy = rng.randint(-80, 80), rng.randint(-80, 80)
            editing.put_moved(edits.moved(editing.content, editing.selection.villages, dx, dy))

    def click() -> None:
        editing.take(rng.choice(list(MapTool)))
        spot = QPoint(rng.randrange(canvas.width()), rng.randrange(canvas.height()))
        qtbot.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def step() -> None:
        rng.choice((document.stack.undo, document.stack.redo))()

    acts: list[Callable[[], None]] = [
        press, press, drag, click, step,
        lambda: _select(page, rng), lambda: _link(page, rng), lambda: _mission(page, rng),
        lambda: _card(page, rng), lambda: _text(page, rng),
        lambda: page.side.turn_to(rng.choice(list(MapPanel))),
    ]  # fmt: skip
    for _ in range(ACTS):
        rng.choice(acts)()
        canvas.setFocus()
    last, count = document.content, document.stack.index()
    assert count > ACTS // 9
    while document.stack.canUndo():
        document.stack.undo()
    assert document.content == first
    while document.stack.index() < count:
        document.stack.redo()
    assert document.content == last
    # And what came of it can be written and read.
    assert MapDocument.read(parse_toml(document.to_text().encode()), None) == last
