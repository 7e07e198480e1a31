"""Whatever is done can be undone, and done again."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from carcqt.rules.geometry import Square
from editor.documents.layout import LayoutContent
from editor.documents.layouts import LayoutDocument
from editor.layouts.mapbody import MapBody
from editor.layouts.page import LayoutPage
from editor.layouts.tilebody import TileBody
from tests.editor.layouts.conftest import Open
from tests.effort import often

HUNTERS, GOLDRUSH, AMAZON, EXPEDITION = "hunters", "goldrush", "amazon", "expedition"
SEEDS = [1, pytest.param(2, marks=pytest.mark.long)]
ACTS = often(150, 500)
KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return,
    Qt.Key.Key_R, Qt.Key.Key_Delete, Qt.Key.Key_Tab, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Escape,
)  # fmt: skip


class Hand:
    """Someone who tries everything."""

    def __init__(self, page: LayoutPage, rng: Random) -> None:
        self.page, self.rng = page, rng

    def act(self) -> None:
        body = self.page.body
        assert isinstance(body, TileBody)
        rng, acts = self.rng, [self.keys, self.keys, self.keys, self.forms, self.strip, self.tools]
        rng.choice(acts)(body)

    def keys(self, body: TileBody) -> None:
        for _ in range(3):
            held = self.rng.choice(
                (Qt.KeyboardModifier.NoModifier,) * 3 + (Qt.KeyboardModifier.ControlModifier,)
            )
            QTest.keyClick(body.board, self.rng.choice(KEYS), held)

    def tools(self, body: TileBody) -> None:
        rng = self.rng
        square = Square(rng.randint(-2, 2), rng.randint(-2, 2))
        tile = rng.choice(body.tiles.view.thumbs).thing
        match rng.randrange(7):
            case 0 | 1 | 2:
                body.take_tile(tile)
                body.lay(square, rng.randrange(4))
            case 3:
                rng.choice(list(body.pieces.pieces.values())).click()
            case 4:
                rng.choice([body.remove_from_game, body.take_in_hand])(tile)
            case 5:
                body.lay_last(square)
            case 6:
                if body.pieces.tokens:
                    rng.choice(list(body.pieces.tokens.values())).click()
                elif rng.random() < 0.1:
                    body.clear()

    def strip(self, body: TileBody) -> None:
        rng, strip = self.rng, body.strip
        rows = len(strip.view.thumbs)
        match rng.randrange(6):
            case 0 | 1:
                strip.append(rng.choice(body.tiles.view.thumbs).thing)
            case 2 if rows:
                strip.remove(rng.randrange(rows))
            case 3 if rows:
                strip.reorder(rng.randrange(rows), rng.randrange(rows))
            case 4:
                strip.shuffle.click()
            case _:
                rng.choice([strip.list_all, strip.clear, strip.empty_pile])()

    def forms(self, body: TileBody) -> None:
        rng, start = self.rng, body.start
        seat = rng.choice(body.players.seats)
        numbers = [seat.score, *seat.numbers.values(), body.to_come.seed]
        selects = [start.players, start.first, start.phase, start.hand, body.to_come.order]
        selects += [body.to_come.after, body.to_come.gone, *start.options.values()]
        match rng.randrange(6):
            case 0:
                rng.choice(numbers).step(rng.choice((-3, -1, 1, 2, 10)))
            case 1:
                QTest.keyClicks(seat.name, rng.choice(("Ada", "Bo ", "x")))
            case 2:
                rng.choice(body.to_move.rows).click()
            case 3 if seat.heaps:
                counts = next(iter(seat.heaps.values())).counts
                rng.choice(list(counts.values())).click()
            case 4:
                QTest.keyClicks(body.texts.name, "t")
                QTest.keyClicks(body.texts.text, "words ")
            case _:
                select = rng.choice(selects)
                select.setCurrentIndex(rng.randrange(select.count()))
                select.activated.emit(select.currentIndex())


def check_all(page: LayoutPage, first: LayoutContent) -> None:
    """Undoing everything gives the first state, doing it again the last."""
    stack, document = page.document.stack, page.document
    last = document.content
    assert stack.count() > ACTS // 4
    assert all(stack.text(number) for number in range(stack.count()))
    while stack.canUndo():
        stack.undo()
    assert document.content == first
    assert not document.is_modified
    while stack.canRedo():
        stack.redo()
    assert document.content == last


@pytest.mark.thorough
@pytest.mark.parametrize("game", [HUNTERS, GOLDRUSH, AMAZON])
@pytest.mark.parametrize("seed", SEEDS)
def test_many_acts_undone_and_redone(open_page: Open, game: str, seed: int) -> None:
    document = LayoutDocument.empty(game)
    page = open_page(document)
    first, hand = document.content, Hand(page, Random(seed))
    for _ in range(ACTS):
        hand.act()
        # Whatever it is, it can be written down.
        assert document.content.to_data()
    page.body.show_problems()
    check_all(page, first)
    assert isinstance(page.body, TileBody)
    assert len(page.body.board.state.tiles) == len(document.content.position.laid)


@pytest.mark.thorough
def test_a_map_too(open_page: Open) -> None:
    document = LayoutDocument.empty(EXPEDITION)
    page = open_page(document)
    body, rng, first = page.body, Random(5), document.content
    assert isinstance(body, MapBody)
    villages = [one.id for one in body.content.material_file.material.villages]  # type: ignore[union-attr]
    for _ in range(ACTS):
        match rng.randrange(5):
            case 0 | 1:
                body.set_up(rng.choice(villages))
            case 2:
                body.take_away(rng.choice(villages))
            case 3:
                seat = rng.choice(body.players.seats)
                rng.choice([seat.score, *seat.numbers.values()]).step(rng.choice((-1, 1, 5)))
            case _:
                start = body.start
                select = rng.choice([start.players, start.first, start.phase, start.hand])
                select.setCurrentIndex(rng.randrange(select.count()))
                select.activated.emit(select.currentIndex())
    page.body.show_problems()
    check_all(page, first)
