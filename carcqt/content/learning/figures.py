"""Figure files: the pictures of a guide as data, to be drawn at any size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field

from carcqt.content.data import figures_path, scenario_path
from carcqt.content.decks import DeckFile, describe
from carcqt.content.materials import MaterialFile, builtin_material
from carcqt.content.models import (
    Degrees,
    FileModel,
    Id,
    LaidModel,
    Line,
    Model,
    PieceModel,
    Seat,
    Square,
    Titles,
    validate,
)
from carcqt.content.scenarios import Scenario, Step
from carcqt.content.toml.files import FileError, read_toml
from carcqt.rules.game import Game
from carcqt.rules.problems import Problem

Spot = Annotated[list[float], Field(min_length=2, max_length=2)]
Box = Annotated[list[float], Field(min_length=4, max_length=4)]
Number = Annotated[int, Field(ge=0, le=99)]


class GlowModel(Model):
    """A zone whose whole region is outlined, in a player's colour if one is given."""

    at: Square
    zone: Id
    system: Id | None = None
    seat: Seat | None = None
    alone: bool = False
    """The zone only, not what it is joined to."""


class LabelModel(Model):
    """A short text on a plate, such as points; `seat` gives it a player's colour."""

    at: Spot
    text: Line | Titles
    seat: Seat | None = None


class ArrowModel(Model):
    begin: Spot
    end: Spot


class SignModel(Model):
    """A tick or a cross."""

    at: Spot
    good: bool


class FrameModel(Model):
    """A square that is marked: open to a tile, or not."""

    at: Square
    good: bool = True


class ItemModel(Model):
    """One thing in a row: exactly one of the first keys says what it is."""

    icon: Id | None = None
    piece: Id | None = None
    token: Id | None = None
    heap: Number | None = None
    medal: Id | None = None
    coin: Literal["gold", "silver"] | None = None
    chip: Number | None = None
    tile: Id | None = None
    income: Number | None = None
    event: Id | None = None
    mission: Id | None = None
    order: Number | None = None
    back: Id | None = None
    sign: Line | None = None
    end: Id | None = None
    """What the table shows besides: the last tile of the river."""

    count: Annotated[int, Field(ge=1, le=9)] = 1
    seat: Seat = 1
    on: Id | None = None
    """The terrain a piece stands on, which gives it its pose and its tool."""
    turn: Degrees = 0
    size: Annotated[float, Field(ge=0.2, le=4)] = 1.0
    text: Line | Titles = ""


WHAT = (
    "icon", "piece", "token", "heap", "medal", "coin", "chip", "tile", "income", "event",
    "mission", "order", "back", "sign", "end",
)  # fmt: skip


class FigureModel(Model):
    id: Id
    scenario: Id | None = None
    moves: Annotated[int, Field(ge=0, le=10_000)] | None = None
    laid: list[LaidModel] = Field(default_factory=list, max_length=200)
    pieces: list[PieceModel] = Field(default_factory=list, max_length=100)
    rows: list[list[ItemModel]] = Field(default_factory=list, max_length=12)
    map: bool = False
    """A part of the map, `crop` in its own units; with a scenario, the camps of that."""

    proof: Id | None = None
    """The scenario that shows its numbers to be right, where it is not drawn itself."""

    crop: Box | None = None
    square: Annotated[int, Field(ge=30, le=400)] = 132
    """How large a square, or the height of a row, is at most."""
    things: Annotated[float, Field(ge=0.5, le=4)] = 1.0
    """How much larger than on the table tokens and the like are drawn."""
    glow: list[GlowModel] = Field(default_factory=list)
    villages: list[Id] = Field(default_factory=list)
    """Those that are ringed on a map."""
    ghosts: list[PieceModel] = Field(default_factory=list)
    labels: list[LabelModel] = Field(default_factory=list)
    arrows: list[ArrowModel] = Field(default_factory=list)
    signs: list[SignModel] = Field(default_factory=list)
    frames: list[FrameModel] = Field(default_factory=list)
    closed: Annotated[int, Field(ge=-9999, le=9999)] | None = None
    """The first row where nothing may lie yet."""


class FiguresModel(FileModel):
    figure: Annotated[list[FigureModel], Field(max_length=100)]


@dataclass(frozen=True)
class FigureFile:
    model: FiguresModel
    material_file: MaterialFile

    @classmethod
    def load(cls, path: Path) -> FigureFile:
        return cls.from_data(read_toml(path))

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> FigureFile:
        """A file that can be read; `problems` says whether all its figures can be drawn."""
        model = validate(data, "figures", FiguresModel)
        kind = describe(model.game).material
        return cls(model, builtin_material(model.game, kind))

    @property
    def game(self) -> str:
        return self.model.game

    @cached_property
    def figures(self) -> dict[str, FigureModel]:
        return {figure.id: figure for figure in self.model.figure}

    def scenario(self, figure: FigureModel) -> Scenario:
        return Scenario.load(scenario_path(self.game, figure.scenario or ""))

    def played(self, figure: FigureModel) -> tuple[Game[Any], MaterialFile]:
        """The game of a figure's scenario after so many of its moves, and what it is played
        with."""
        scenario = self.scenario(figure)
        game = scenario.start()
        for _ in islice(scenario.play(game), figure.moves):
            pass
        return game, scenario.material_file

    def steps(self, figure: FigureModel) -> list[Step]:
        """All moves of a figure's scenario, shown or not."""
        scenario = self.scenario(figure)
        return list(scenario.play(scenario.start()))

    def problems(self) -> Iterator[Problem]:
        known: set[str] = set()
        for figure in self.model.figure:
            place = f"figure {figure.id}"
            if figure.id in known:
                yield Problem.at("figure-twice", place)
            known.add(figure.id)
            for problem in self._figure_problems(figure):
                yield problem.within(place)

    def _figure_problems(self, figure: FigureModel) -> Iterator[Problem]:
        shown = [bool(figure.rows), bool(figure.laid), bool(figure.scenario) or figure.map]
        if sum(shown) != 1:
            yield Problem.at("figure-shows", wanted="scenario, laid, rows, map")
        if figure.scenario is not None:
            yield from self._scenario_problems(figure)
        tiles = {}
        for laid in figure.laid:
            tile = self._tiles.get(laid.tile)
            if tile is None:
                yield Problem.at("tile-unknown", "laid", id=laid.tile)
            else:
                tiles[tuple(laid.at)] = tile
        for piece in (*figure.pieces, *figure.ghosts) if figure.laid else ():
            under = tiles.get(tuple(piece.at or ()))
            if under is None:
                yield Problem.at("piece-no-tile", "pieces")
            elif piece.zone not in under.zone_numbers:
                zones = ", ".join(under.zone_numbers)
                yield Problem.at("zone-unknown", "pieces", zone=piece.zone, known=zones)
        for number, row in enumerate(figure.rows, 1):
            for item in row:
                for problem in self._item_problems(item):
                    yield problem.within(f"row {number}")

    def _scenario_problems(self, figure: FigureModel) -> Iterator[Problem]:
        try:
            scenario = self.scenario(figure)
        except FileError as error:
            for problem in error.problems:
                yield problem.within("scenario")
            return
        most = len(scenario.model.moves)
        if figure.moves is not None and figure.moves > most:
            yield Problem.at("value-large", "moves", limit=most)

    def _item_problems(self, item: ItemModel) -> Iterator[Problem]:
        description = describe(self.game)
        given = [key for key in WHAT if getattr(item, key) is not None]
        if len(given) != 1:
            yield Problem.at("figure-shows", wanted=", ".join(WHAT))
        if item.tile is not None and item.tile not in self._tiles:
            yield Problem.at("tile-unknown", id=item.tile)
        if item.icon is not None and item.icon not in description.icon:
            yield Problem.at("value-choice", "icon", wanted=", ".join(description.icon))

    @cached_property
    def _tiles(self) -> dict[str, Any]:
        file = self.material_file
        return dict(file.deck.tile) if isinstance(file, DeckFile) else {}


@cache
def guide_figures(name: str) -> FigureFile | None:
    """The figures of a guide that comes with the program, if it has any."""
    path = figures_path(name)
    return FigureFile.load(path) if path.exists() else None
