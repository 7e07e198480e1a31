"""What the makers of all kinds of pages have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import isqrt
from typing import Any, Final

from carcqt.content.decks import DeckFile
from carcqt.content.languages import CODES, ENGLISH
from carcqt.content.materials import MaterialFile
from carcqt.content.scenarios import Scenario
from carcqt.play.analysing.analysis import Analysis
from carcqt.rules.position import LaidTile
from carcqt.share.boards import BoardArt, board_art
from carcqt.share.content import PageContent, widened
from carcqt.share.html import page_text
from carcqt.share.states import BoardStates
from carcqt.share.style import page_colours
from carcqt.share.texts import Texts, in_all
from carcqt.ui.theme.games import LOOKS
from carcqt.words.names import TableNames, names_of
from carcqt.words.speech import catalogue

Tell = Callable[[int, int], object]
"""How far the page is: steps done, of so many."""

_MAP: Final = 1280
"""Pixels across a map."""
LITTLE: Final = 1_150_000
MUCH: Final = 5_000_000
"""Pixels of all tiles on the page of a puzzle, and on any other one."""
_SHARPEST, _STEP, _COARSEST = 256, 16, 96
"""Pixels of a square: at most, between two sizes, and at least."""
_MARGIN: Final = 0.6
"""Of the table around the tiles, in squares."""


@dataclass(frozen=True)
class PageOptions:
    language: str = ENGLISH.code
    """For readers whose own language the page does not have."""
    start: int = 0
    """The number of moves after which a replay begins."""
    has_solution: bool = True
    """Whether a puzzle can be solved on its page."""
    seconds: float = 60.0
    """For how long replies to the turns of a puzzle are worked out."""
    analysis: Analysis | None = None


class Maker:
    def __init__(
        self, kind: str, material: MaterialFile, name: str, options: PageOptions, tell: Tell
    ) -> None:
        """`name` is that of the file, for pages that have no title."""
        self.content: Final = PageContent(kind, material)
        self.material: Final = material
        self.name: Final = name
        self.options: Final = options
        self.tell: Final = tell

    def said(self, texts: Texts) -> str:
        """Return a text in the language of the page."""
        return texts[CODES.index(self.options.language)]

    def text(self, title: Texts, about: Texts, **parts: Any) -> str:
        """Return the page, once all its parts are made."""
        language = CODES.index(self.options.language)
        data = self.content.document(title, about, language=language, **parts)
        game = self.material.game
        badge, colours = LOOKS[game].badge, page_colours(game)
        return page_text(data, self.said(title), self.options.language, colours, badge)


class GameMaker(Maker):
    """Makes pages with a board."""

    def __init__(
        self, kind: str, scenario: Scenario, name: str, options: PageOptions, tell: Tell
    ) -> None:
        super().__init__(kind, scenario.material_file, name, options, tell)
        self.scenario: Final = scenario
        self.setup: Final = scenario.setup()

    @property
    def in_rounds(self) -> bool:
        return names_of(catalogue(ENGLISH.code), self.material.game).in_rounds

    def art(self, laid: Iterable[LaidTile], pixels_in_all: int = MUCH) -> BoardArt:
        """Return the art of a page on which these tiles lie at some time."""
        pixels, file = _MAP, self.material
        if isinstance(file, DeckFile):
            pictures = {(one.tile, one.turn) for one in laid}
            squares = sum(file.deck.tile[tile].squares for tile, _ in pictures)
            pixels = tile_pixels(squares, pixels_in_all)
        seats = [seat.colour for seat in self.setup.seats]
        return board_art(file, seats, self.content.pictures, pixels)

    def board(self, states: BoardStates, laid: Iterable[LaidTile]) -> dict[str, Any]:
        is_map = not isinstance(self.material, DeckFile)
        box = states.art.box(laid)
        box = box if is_map else widened(box, _MARGIN)
        return states.document(box, self._mission, is_map=is_map)

    def _mission(self, mission: str) -> int:
        """Return the number of what a mission is called."""
        file = self.material
        return self.content.text(in_all(lambda tr: TableNames(tr, (), file).mission(mission)))


def tile_pixels(squares: int, pixels_in_all: int = MUCH) -> int:
    """Return how large each of so many squares is painted, so that the page stays small."""
    side = isqrt(pixels_in_all // max(1, squares))
    return max(_COARSEST, min(_SHARPEST, side - side % _STEP))
