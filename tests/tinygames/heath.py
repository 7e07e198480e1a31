"""A fifth game with tiles, as small as it can be: woods close, the heath counts at the end."""

from __future__ import annotations

from functools import partial
from typing import Final

from carcqt.app.table.tiles.table import TileTable
from carcqt.art.brush.planting import Plant
from carcqt.art.brush.plants import crown
from carcqt.art.brush.shapes import ellipse
from carcqt.art.drawings.pieces import Wood
from carcqt.art.drawings.things import MUSHROOMS
from carcqt.art.plans.frame import IconLook, Shapes, TerrainLook
from carcqt.art.tiles.icons import paint_icons
from carcqt.art.tiles.meadow import paint_grass, paint_growth
from carcqt.art.tiles.style import GroundLook, Growth, IconArt
from carcqt.art.tiles.theme import Theme
from carcqt.rules.description import Description, Icon, Piece, Role, Terrain
from carcqt.rules.kernel.kernel import Kernel
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tilelaying.happenings import Happenings
from carcqt.ui.theme.tokens import Accent, GameLook
from carcqt.words.tiles import TileWords
from carcqt.words.vocabulary import Vocabulary

HEATH: Final = 0
BERRY: Final = 0


class HeathKernel(Kernel):
    def worth(self, root: int, closed: bool) -> int:
        if self.kind(root) == HEATH:
            return self.line(0, self.icon(root, BERRY), 2)
        unfinished = not closed and self.open_ends(root)
        return self.line(1, self.size(root), 1 if unfinished else 3)


class HeathHappenings(Happenings):
    lines = ("berry", "section")


class Heath(TileLaying):
    description = Description(
        game="heath",
        players=range(2, 4),
        terrains=(Terrain("heath", Role.OPEN), Terrain("wood", Role.COVER, completes=True)),
        pieces=(Piece("warden", 3, on=("wood", "heath")),),
        icons=(Icon("berry", on=("heath",), most=3),),
        piles=("land",),
        sources=("wood", "heath"),
    )
    kernel_type = HeathKernel
    happenings_type = HeathHappenings


class HeathVocabulary(Vocabulary):
    def title(self) -> str:
        return self.tr("The Heath")

    def blurb(self) -> str:
        return self.tr("Wardens and berries")

    def nouns(self) -> dict[str, str]:
        return {
            "heath": self.tr("a heath | heaths | on"),
            "wood": self.tr("a wood | woods | in"),
            "warden": self.tr("a warden | wardens"),
            "land": self.tr("a tile | tiles"),
            "start": self.tr("the start tile"),
        }

    def phase(self, phase: str) -> str:
        return {
            "lay": self.tr("lay the tile"),
            "place": self.tr("place a warden, or pass"),
            "over": self.tr("the game is over"),
        }.get(phase, phase)

    def item(self, what: str, n: int) -> str:
        return {
            "berry": self.tr("%n berry(ies)", "", n),
            "section": self.tr("%n section(s)", "", n),
        }.get(what, f"{n} {what}")

    def steps(self) -> tuple[str, ...]:
        tiles = TileWords(self.translate)
        return tiles.lay(), self.tr("Place a warden"), tiles.score()

    def step(self, phase: str) -> int:
        return {"lay": 0, "place": 1}.get(phase, 2)


class HeathTable(TileTable):
    """Has nothing of its own beside the board."""


WARDEN: Final = Wood(partial(ellipse, 50, 50, 30, 40), (50, 50, 14))
LOOK: Final = GameLook(Accent("#6B4A12", "#F6ECD8"), Accent("#E2BE7C", "#3A2E18"), "badge-heath")
THEME: Final = Theme(
    name="heath",
    shapes=Shapes(
        looks={"heath": TerrainLook(Role.OPEN), "wood": TerrainLook(Role.COVER)},
        icons={"berry": IconLook()},
    ),
    ground=GroundLook(
        open=("#9a8a5f", "#b39a72", "#c6ab86", "#d8c2a0"),
        dry="#c9b38c",
        lush="#8a8450",
        cover=("#2c3519", "#434a24"),
        tufts=("#7a5f6e", "#8c6f80"),
        flowers=("#b06aa0",),
    ),
    growth=Growth(
        on=Role.COVER,
        plants=(Plant(crown, ("#5d8236", "#4a7038")),),
        rounds=((0.044, 0.064, 0.017),),
        packing=0.60,
    ),
    layers=(paint_grass, paint_growth, paint_icons),
    back=MUSHROOMS[0],
    icons={"berry": IconArt(MUSHROOMS)},
)
