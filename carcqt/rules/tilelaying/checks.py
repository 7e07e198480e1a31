"""What can be wrong with a position of a tile-laying game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from carcqt.rules.board import Board
from carcqt.rules.description import TOKENS
from carcqt.rules.faces import Box, box_of
from carcqt.rules.geometry import SIDES, SQUARES, cell_of
from carcqt.rules.piles import PileState
from carcqt.rules.position import Position, Standing
from carcqt.rules.problems import Problem
from carcqt.rules.tablechecks import table_problems
from carcqt.rules.tilelaying.features import Features
from carcqt.rules.tiles import Deck


def problems_of(rules: type[Features], deck: Deck, position: Position) -> list[Problem]:
    box = box_of(deck, rules.described(dict(position.options)))
    found = [
        *_table_problems(rules, position),
        *_pile_problems(rules, box, position),
        *_tile_problems(rules, deck, position),
    ]
    board = Board(box)
    found += _board_problems(board, box, position)
    if not found:
        found += rules.extra_problems(deck, board, position)
    return found


def _table_problems(rules: type[Features], position: Position) -> Iterator[Problem]:
    """Seats, phase and supplies."""
    description, players = rules.description, position.players
    yield from table_problems(rules, position)
    if position.phase not in ("lay", "over") and not position.laid:
        yield Problem.at("phase-no-tile", "phase")
    if position.phase != "lay" and position.drawn:
        yield Problem.at("drawn-phase", "drawn", phase=position.phase)
    if [len(supply) for supply in position.supplies] != [len(description.pieces)] * players:
        yield Problem.at("supplies-shape", "supplies", players=players)
        return
    standing = Counter((piece.seat, piece.piece) for piece in position.pieces)
    for seat, supply in enumerate(position.supplies):
        for piece, left in zip(description.pieces, supply, strict=True):
            used, place = standing[seat, piece.id], f"seat {seat + 1}"
            if left < 0 or left + used > piece.count:
                facts = {"left": left, "standing": used, "most": piece.count}
                yield Problem.at("supply-count", place, piece=piece.id, **facts)


def _pile_problems(rules: type[Features], box: Box, position: Position) -> Iterator[Problem]:
    """Piles that are not those of the game, and tokens that the deck does not have so often."""
    if [pile.name for pile in position.piles] != list(box.piles):
        yield Problem.at("piles-shape", "piles", known=", ".join(box.piles))
    for pile in position.piles:
        place = f"pile {pile.name}"
        if not 0 <= pile.known <= len(pile.things):
            facts = {"known": pile.known, "most": len(pile.things)}
            yield Problem.at("pile-known", place, **facts)
        if pile.stacks and not _agrees(pile, box.marked):
            yield Problem.at("pile-stacks", place, count=len(pile.things))
        if pile.name == TOKENS:
            there = Counter(pile.things)
            for token, count in there.items():
                most = box.piles.get(TOKENS, []).count(token)
                if count > most:
                    yield Problem.at("token-too-often", place, id=token, count=count, most=most)


def _agrees(pile: PileState, marked: frozenset[str]) -> bool:
    """Whether what lies in each stack is what everyone knows of it."""
    rest = pile.things
    for size, marks in pile.stacks:
        here, rest = rest[:size], rest[size:]
        if size < 1 or len(here) < size or sum(thing in marked for thing in here) != marks:
            return False
    return not rest


def _tile_problems(rules: type[Features], deck: Deck, position: Position) -> Iterator[Problem]:
    """Tiles that the deck does not have, or not so often, or not in that pile."""
    piles = rules.description.piles
    used: Counter[str] = Counter()
    for place, tiles in (
        ("laid", [laid.tile for laid in position.laid]),
        ("drawn", [position.drawn] if position.drawn else []),
        ("gone", position.gone),
        *((f"pile {pile.name}", pile.things) for pile in position.piles if pile.name in piles),
    ):
        for tile in dict.fromkeys(tiles):
            if tile not in deck.tile:
                yield Problem.at("tile-unknown", place, id=tile)
            elif place.startswith("pile") and place != f"pile {deck.tile[tile].pile}":
                yield Problem.at("tile-other-pile", place, id=tile, pile=deck.tile[tile].pile)
        used.update(tiles)
    for tile, count in used.items():
        if tile in deck.tile and count > deck.tile[tile].count:
            most = deck.tile[tile].count
            yield Problem.at("tile-too-often", f"tile {tile}", id=tile, count=count, most=most)


def _board_problems(board: Board, box: Box, position: Position) -> Iterator[Problem]:
    """Tiles that do not fit together, then pieces where none may stand."""
    waiting = []
    for laid in position.laid:
        if laid.turn not in SIDES:
            yield Problem.at("lay-turn", f"tile {laid.tile} at {laid.square}")
        elif SQUARES[cell_of(laid.square)] != laid.square:
            yield Problem.at("lay-apart", f"tile {laid.tile} at {laid.square}")
        elif laid.tile in box.face:
            waiting.append(laid)
    if waiting:
        first = waiting.pop(0)
        if first.turn not in box.face[first.tile].tile.turns:
            yield Problem.at("lay-same-look", f"tile {first.tile} at {first.square}")
        board.lay(box.face[first.tile], first.turn, cell_of(first.square))
    else:
        board.open_anywhere()
    faults = len(position.laid) - len(waiting) - len(board.laid)
    # Tiles are taken as they touch, so that only one that no other leads to counts as apart.
    before = -1
    while len(waiting) != before:
        before = len(waiting)
        for laid in list(waiting):
            face, cell = box.face[laid.tile], cell_of(laid.square)
            obstacle = board.obstacle(face, laid.turn, cell)
            if obstacle in ("lay-apart", "lay-ahead", "lay-mouth"):
                continue
            waiting.remove(laid)
            if obstacle is None:
                board.lay(face, laid.turn, cell)
            else:
                faults += 1
                yield Problem.at(obstacle, f"tile {laid.tile} at {laid.square}")
    for laid in waiting:
        obstacle = board.obstacle(box.face[laid.tile], laid.turn, cell_of(laid.square))
        yield Problem.at(str(obstacle), f"tile {laid.tile} at {laid.square}")
    if faults or waiting:
        return
    held: set[tuple[int, str]] = set()
    for piece in position.pieces:
        if problem := _piece_problem(box, board, position, piece, held):
            yield problem.within(f"piece at {piece.square} {piece.zone}")
        # Any number of roaming pieces may stand on a tile, each on a zone of its own.
        roams = piece.piece in box.description.piece and box.description.piece[piece.piece].roams
        cell = cell_of(piece.square)
        held |= {(cell, piece.zone)} if roams else {(cell, piece.zone), (cell, "")}
    if position.drawn in box.face and not board.fits_somewhere(box.face[position.drawn]):
        yield Problem.at("drawn-fits-nowhere", "drawn", id=position.drawn)


def _piece_problem(
    box: Box, board: Board, position: Position, standing: Standing, held: set[tuple[int, str]]
) -> Problem | None:
    pieces, players, cell = box.description.piece, position.players, cell_of(standing.square)
    laid = board.laid_at(cell)
    if not 0 <= standing.seat < players:
        return Problem.at("seat-unknown", seat=standing.seat + 1, players=players)
    if standing.piece not in pieces:
        return Problem.at("piece-unknown", piece=standing.piece, known=", ".join(pieces))
    if laid is None or laid.cell != cell:
        return Problem.at("piece-no-tile")
    zones, piece = laid.face.tile.zone_numbers, pieces[standing.piece]
    if standing.zone not in zones:
        return Problem.at("zone-unknown", zone=standing.zone, known=", ".join(zones))
    zone = zones[standing.zone]
    kind = laid.face.kinds[zone]
    if kind not in piece.on:
        return Problem.at("piece-terrain", kind=kind, known=", ".join(piece.on))
    if (cell, standing.zone) in held or (not piece.roams and (cell, "") in held):
        return Problem.at("piece-second")
    last = board.laid_at(cell_of(position.laid[-1].square))
    if position.phase == "place" and laid == last:
        return Problem.at("piece-early")
    if piece.system is None and zone in laid.face.completes and board.is_complete(laid, zone):
        lines = laid.face.lines_to.get(zone, (zone,))
        tiles = {laid} | {
            board.laid_of(node) for line in lines for node in board.members(laid.base + line)
        }
        # What the last tile has completed is scored only after the placing; what a tile of the
        # stream has completed, only at the end.
        pending = position.phase == "place" and last in tiles
        if not pending and not max(tiles, key=lambda tile: tile.base).face.streams:
            return Problem.at("piece-in-completed", kind=kind)
    return None
