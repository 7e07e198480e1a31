"""A layout as a board shows it, however wrong it is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from carcqt.art.boards.picture import BoardThing
from carcqt.art.boards.placed import placed_tiles
from carcqt.art.games import THINGS
from carcqt.art.maps.scene import Camp, MapScene
from carcqt.board.state import BoardPiece, BoardState
from carcqt.content.maps import MapFile
from carcqt.rules.extra import Plain
from carcqt.rules.geometry import Square
from carcqt.rules.position import Position
from carcqt.rules.problems import Problem
from carcqt.ui.language import language
from editor.documents.layout import LayoutContent
from editor.layouts.edits import begun, board_tiles, deck_of, is_placed, tile_of

_PLACE = re.compile(r"(?:at|mine) (-?\d+),(-?\d+)(?: (\S+))?")
_TILE = re.compile(r"tile (\S+)")
_LATER = ("move", "expect", "goal", "deck_hash", "map_hash", "table", "moves")
"""Where problems lie that leave the position itself legal."""


def board_state(content: LayoutContent) -> BoardState:
    position, known = content.position, content.description.piece
    return BoardState(
        tiles=board_tiles(content),
        pieces=tuple(
            BoardPiece(one.piece, one.seat, one.square, one.zone)
            for one in position.pieces
            if one.piece in known
        ),
        things=tuple(_things(content)),
    )


def _things(content: LayoutContent) -> list[BoardThing]:
    """What the game itself puts on the table is shown as it will lie there."""
    paint = THINGS.get(content.game)
    if paint is None:
        return []
    start = begun(content)
    position = content.position if start is None else replace(content.position, extra=start.extra)
    position = replace(
        position,
        laid=tuple(laid for laid in position.laid if tile_of(content, laid.tile) is not None),
        extra=content.rules.extra_type.read(dict(_painted(position, content))),
    )
    try:
        return paint(position, placed_tiles(position, deck_of(content)))
    except (LookupError, TypeError, ValueError, StopIteration):
        # What a file says there may have any shape; the problems tell of it.
        return []


def _painted(position: Position, content: LayoutContent) -> Iterable[tuple[str, Plain]]:
    zones = {
        f"{laid.square} {zone.id}"
        for laid in position.laid
        if (tile := tile_of(content, laid.tile)) is not None
        for zone in tile.zones
    }
    for key, value in position.extra.plain().items():
        if is_placed(value):
            assert isinstance(value, tuple)
            yield key, tuple(one for one in value if isinstance(one, tuple) and one[0] in zones)
        else:
            yield key, value


def map_scene(content: LayoutContent) -> MapScene:
    """The map of a game on a map, with the names that its villages have now."""
    file = content.material_file
    assert isinstance(file, MapFile)
    land, names = file.map, file.names(language().code)
    called = {one.id: names.get(one.id, one.id) for one in land.villages}
    title = file.title.get(language().code, "")
    return MapScene.of_map(land.villages, land.links, land.extent, called, title)


def camps_of(content: LayoutContent) -> dict[str, list[Camp]]:
    camps: dict[str, list[Camp]] = {}
    for one in content.position.pieces:
        if one.piece in content.description.piece:
            camps.setdefault(one.zone, []).append(Camp(one.piece, one.seat))
    return camps


def place_of(problem: Problem) -> tuple[Square, str] | None:
    """Where on the table a problem is, with the zone it names."""
    for part in problem.place:
        if found := _PLACE.search(part):
            return Square(int(found[1]), int(found[2])), found[3] or ""
    return None


def squares_of(problems: Iterable[Problem], content: LayoutContent) -> list[Square]:
    """All squares of the table that problems speak of."""
    found: list[Square] = []
    for problem in problems:
        place = place_of(problem)
        if place is not None:
            found.append(place[0])
        else:
            found += laid_like(problem, content)
    return list(dict.fromkeys(found))


def laid_like(problem: Problem, content: LayoutContent) -> list[Square]:
    """Where the tile lies that a problem names without saying where."""
    name = tile_named(problem)
    if problem.place[:1] == ("laid",):
        name = str(dict(problem.facts).get("id", ""))
    return [laid.square for laid in content.position.laid if laid.tile == name]


def tile_named(problem: Problem) -> str | None:
    """A tile that is not said to lie anywhere."""
    for part in problem.place:
        if found := _TILE.fullmatch(part):
            return found[1]
    return None


def is_of_position(problem: Problem) -> bool:
    return not problem.place or problem.place[0].split(" ")[0] not in _LATER


def is_of_goal(problem: Problem) -> bool:
    return bool(problem.place) and problem.place[0].split(" ")[0] == "goal"
