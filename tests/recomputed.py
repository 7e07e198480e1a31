"""Compares what a tile-laying game keeps up to date with what the naive table works out anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from carcqt.rules.geometry import MOVES, SQUARES, Square, cell_of
from carcqt.rules.moves import Lay
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Tile
from tests.naive import Laid, Node, Table, facing, points_of, squares_of

Feature = tuple[str | None, frozenset[Node], list[frozenset[Node]]]
"""A system or none, all zones of one feature, and what of it is a node of its own in the game."""


def table_of(game: TileLaying) -> Table:
    tiles, laid = game.material.tile, game.position().laid
    return Table(Laid(tiles[one.tile], one.square, one.turn) for one in laid)


def assert_regions_are_right(game: TileLaying) -> None:
    """Members, open ends, icons and followers of every region and every system."""
    table = table_of(game)
    ends = table.open_ends()
    standing = [
        (
            piece.seat,
            game.description.piece[piece.piece].system,
            table.node(piece.square, piece.zone),
        )
        for piece in game.position().pieces
        if not game.description.piece[piece.piece].roams
    ]
    known = 0
    for system, zones, parts in _features(game, table):

        def number(node: Node, system: str | None = system) -> int:
            return game.node(table.laid[node.tile].square, table.zone(node).id, system)

        members = [number(min(part)) for part in parts]
        known += len(members)
        root = game.kernel.find(members[0])
        assert game.kernel.members(root) == sorted(members)
        assert {game.kernel.find(member) for member in members} == {root}
        assert {number(node) for node in zones} == set(members)
        assert game.kernel.size(root) == len(members)
        for place, icon in enumerate(game.description.icons):
            assert game.kernel.icon(root, place) == table.icon(zones, icon.id)
        followers = Counter(
            seat for seat, claims, node in standing if claims == system and node in zones
        )
        first = min(zones)
        region = game.region(table.laid[first.tile].square, table.zone(first).id, system)
        assert region.kind == (system or table.zone(first).kind)
        assert region.open_ends == sum(ends[node] for node in zones)
        assert region.followers == tuple(followers[seat] for seat in range(game.players))
        spots = [(table.laid[node.tile].square, table.zone(node).id) for node in map(min, parts)]
        assert [(spot.square, spot.zone) for spot in region.spots] == spots
    assert game.kernel.nodes == known


def _features(game: TileLaying, table: Table) -> Iterator[Feature]:
    for region in set(table.regions().values()):
        yield None, region, [frozenset([node]) for node in sorted(region)]
    for system in game.description.systems:
        for zones in set(table.systems(system.joins).values()):
            yield system.id, zones, sorted(table.parts(zones), key=min)


def assert_board_is_right(game: TileLaying, sample: int = 4) -> None:
    """Open squares, and where the tile in hand and a few others fit."""
    table = table_of(game)
    covered = table.covered()
    around = {(x + right, y + down) for x, y in covered for right, down in MOVES}
    assert {SQUARES[cell] for cell in game.board.open_cells} == around - covered
    mouth = _mouth(game, table)
    assert mouth == (None if game.board.mouth is None else SQUARES[game.board.mouth])
    assert all(
        game.board.is_ahead(cell_of(square)) == _is_ahead(square, mouth) for square in around
    )
    tiles = game.material.tiles
    step = max(1, len(tiles) // sample)
    for tile in tiles[len(table.laid) % step :: step]:
        _assert_fits(game, table, tile)
    if game.hand is not None:
        _assert_fits(game, table, game.hand.tile)
        places = [(move.square, move.turn) for move in game.legal_moves if isinstance(move, Lay)]
        assert sorted(places) == sorted(_fitting(game, table, game.hand.tile))


def _mouth(game: TileLaying, table: Table) -> Square | None:
    """The square beyond the southern end of the stream."""
    points, stream = table.points(), game.description.stream
    ends = [facing(point) for point, node in points.items() if table.zone(node).kind == stream]
    found = [Square(x, y) for x, y, number in ends if number == 1 and (x, y, number) not in points]
    assert len(found) <= 1
    return found[0] if found else None


def _is_ahead(square: tuple[int, int], mouth: Square | None) -> bool:
    return mouth is not None and square[1] >= mouth.y


def _fitting(game: TileLaying, table: Table, tile: Tile) -> list[tuple[Square, int]]:
    """Where a tile may go: one with the stream only to its mouth, no other one ahead of that."""
    mouth, stream = _mouth(game, table), game.description.stream
    if any(zone.kind == stream for zone in tile.zones):
        return [place for place in table.fitting(tile) if _continues(tile, *place, mouth, stream)]
    return [
        (square, turn)
        for square, turn in table.fitting(tile)
        if not any(_is_ahead((0, square.y + y), mouth) for _, y in squares_of(tile, turn))
    ]


def _continues(
    tile: Tile, square: Square, turn: int, mouth: Square | None, stream: str | None
) -> bool:
    if mouth is None:
        return False
    northern = points_of(tile, turn).get((mouth.x - square.x, mouth.y - square.y, 1))
    return northern is not None and tile.zones[northern].kind == stream


def _assert_fits(game: TileLaying, table: Table, tile: Tile) -> None:
    face, fitting = game.box.face[tile.id], _fitting(game, table, tile)
    listed = [(SQUARES[cell], turn) for cell, turn in game.board.lays(face)]
    assert sorted(listed) == sorted(fitting)
    assert game.board.fits_somewhere(face) == bool(fitting)
    near = {(x + 1, y + 1) for x, y in table.covered()} | {square for square, _ in fitting}
    for square in near:
        for turn in range(4):
            fits = game.board.fits(face, turn, cell_of(square))
            assert fits == ((square, turn) in fitting)
            assert fits == (game.board.obstacle(face, turn, cell_of(square)) is None)
