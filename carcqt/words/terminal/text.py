"""Tiles, decks and positions as text for a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from textwrap import shorten
from typing import Any, Final

from carcqt.content.decks import DeckFile, TileEntry
from carcqt.content.maps import MapFile
from carcqt.content.materials import MaterialFile
from carcqt.rules.description import Description, Role
from carcqt.rules.events import Ended
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import SQUARES, Square
from carcqt.rules.maps import Map
from carcqt.rules.moves import Lay
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Tile
from carcqt.words.names import PlayerNames, ZoneNames, names_of
from carcqt.words.speech import Punctuation, Speech, Translate, plain
from carcqt.words.story import StoryWords
from carcqt.words.terminal.blocks import (
    Block,
    beside,
    board_block,
    flow,
    fold,
    open_block,
    rows_of,
    tile_block,
)
from carcqt.words.terminal.maps import MapText, PlayedMapText

_SIGNS: Final = {Role.OPEN: ".:,", Role.COVER: "#%@", Role.LINE: "~=-", Role.HUB: "o"}
"""What the sides of tiles are drawn with, in the order of the terrains of each role."""
_CELL: Final = 32
"""How wide a tile of a deck is at least, for what is written with it."""


def signs_of(description: Description) -> dict[str, str]:
    """What stands for each terrain."""
    left = {role: list(signs) for role, signs in _SIGNS.items()}
    return {
        terrain.id: left[terrain.role].pop(0) if left[terrain.role] else "?"
        for terrain in description.terrains
    }


class TerminalText(Speech):
    def tile(self, tile: Tile, turn: int = 0) -> Block:
        """One tile, its sides drawn alike whatever they show."""
        return tile_block(tile.all_turned[turn], {}, "", tile.id)

    def board(
        self, game: Game[Any], players: Sequence[str] = (), file: MaterialFile | None = None
    ) -> str:
        """The table, whose turn it is and what can be done: enough to play from."""
        if isinstance(game.material, Map):
            return _page(PlayedMapText(self.translate, game, players, file).sections())
        if not isinstance(game, TileLaying):
            return str(game.position())
        return _page(BoardText(self.translate, game, players).sections())

    def material(self, file: MaterialFile, language: str) -> str:
        """Every tile of a deck or village of a map, then what there is in all."""
        if isinstance(file, MapFile):
            return _page(MapText(self.translate, file, language).sections())
        return _page(DeckText(self.translate, file, language).sections())


def _page(sections: Iterator[Block]) -> str:
    return "\n\n".join("\n".join(section) for section in sections if section)


class BoardText(Speech):
    def __init__(self, translate: Translate, game: TileLaying, players: Sequence[str]) -> None:
        super().__init__(translate)
        self._game: Final = game
        self._description: Final = game.description
        self._names: Final = names_of(translate, game.description.game)
        self._zones: Final = ZoneNames(translate, game.description)
        self._players: Final = PlayerNames(translate, players)
        self._story: Final = StoryWords(translate, game, players)
        self._signs: Final = signs_of(game.description)

    def sections(self) -> Iterator[Block]:
        yield self._table()
        yield flow(self._legend())
        yield self._on_tiles()
        yield list(self._standing())
        yield self._at_hand()
        yield list(self._piles())
        if moves := self._game.legal_moves:
            yield [self.tr("%n legal move(s):", "", len(moves)), *flow(map(str, moves))]

    def _table(self) -> Block:
        """The laid tiles, with the pieces on them, and the open squares."""
        game = self._game
        blocks = {
            SQUARES[cell]: open_block(str(SQUARES[cell]))
            for cell in game.board.open_cells
            if not game.board.is_ahead(cell)
        }
        for move in game.legal_moves:
            if isinstance(move, Lay):
                blocks[move.square] = open_block(f"{move.square}*")
        pieces = self._pieces()
        for laid in game.board.laid:
            square, tile = laid.square, laid.face.tile.all_turned[laid.turn]
            below, above, *_ = [*pieces.get(square, []), "", ""]
            blocks[square] = tile_block(tile, self._signs, above, tile.id, below)
        return board_block(blocks)

    def _pieces(self) -> dict[Square, list[str]]:
        """What stands on each tile: whose piece, of which kind, on which zone."""
        pieces: dict[Square, list[str]] = {}
        for node, (seat, piece) in sorted(self._game.standing.items()):
            spot, letter = self._game.spot(node), self._description.pieces[piece].id[0]
            pieces.setdefault(spot.square, []).append(f"{seat + 1}{letter} {spot.zone[:3]}")
        return pieces

    def _legend(self) -> Iterator[str]:
        for terrain in self._description.terrains:
            if terrain.role is not Role.HUB:
                yield f"{self._signs[terrain.id]} {self._names.terrain(terrain.id)}"
        for piece in self._description.pieces:
            yield f"1{piece.id[0]}, 2{piece.id[0]}… {self._names.pieces(piece.id)}"
        if self._game.hand:
            yield self.tr("* the tile fits here")

    def _on_tiles(self) -> Block:
        """What the laid tiles have that cannot be seen at their sides."""
        entries = [
            f"{laid.square} {' · '.join(zones)}"
            for laid in sorted(self._game.board.laid, key=lambda laid: laid.cell)
            if (zones := self._zones.telling(laid.face.tile.zones))
        ]
        for square, standing in self._pieces().items():
            # Only two pieces have room in the drawing of a tile.
            entries += [f"{square} {piece}" for piece in standing[2:]]
        return [self.tr("On the tiles:"), *flow(entries)] if entries else []

    def _standing(self) -> Iterator[str]:
        """Whose turn it is, and what each player has."""
        game = self._game
        if game.is_over:
            yield self._story.sentence(Ended(tuple(game.scores), game.winners))
        else:
            player, phase = self._players.name(game.to_move), self._names.phase(game.phase)
            yield self.tr("To move: {player} ({phase})").format(player=player, phase=phase)
        heads = [self.tr("points")]
        heads += [self._names.pieces(piece.id) for piece in self._description.pieces]
        yield " " * 24 + "".join(f"  {head}" for head in heads)
        for seat, supply in enumerate(game.supplies):
            name = shorten(self._players.name(seat), 22, placeholder="…")
            counts = zip((game.scores[seat], *supply), heads, strict=True)
            numbers = "".join(f"  {count:>{len(head)}}" for count, head in counts)
            yield f"{seat + 1} {name:<22}{numbers}"
        yield from self._names.standing(game, [self._players.name(s) for s in range(game.players)])

    def _at_hand(self) -> Block:
        """The tile to be laid; once it lies, the tile that a piece may be placed on."""
        if self._game.is_over:
            return []
        if self._game.hand:
            tile, title = self._game.hand.tile, self.tr("In hand:")
        else:
            laid = self._game.board.last
            tile, title = laid.face.tile.all_turned[laid.turn], self.tr("Just laid:")
        picture = tile_block(tile, self._signs, "", tile.id)
        return [title, *beside([picture, self._zones.listed(tile.zones)])]

    def _piles(self) -> Iterator[str]:
        """How many tiles are left, and which come next where everyone knows."""
        colon = Punctuation(self.translate).colon
        for pile in self._game.position().piles:
            yield colon(self._names.pile(pile.name), str(len(pile.things)))
            if pile.known:
                tiles = " ".join(pile.things[: pile.known])
                yield self.tr("next: {tiles}").format(tiles=tiles)


class DeckText(Speech):
    def __init__(self, translate: Translate, deck_file: DeckFile, language: str) -> None:
        super().__init__(translate)
        self._file: Final = deck_file
        self._language: Final = language
        self._description: Final = GAMES[deck_file.game].description
        self._names: Final = names_of(translate, deck_file.game)
        self._zones: Final = ZoneNames(translate, self._description)
        self._signs: Final = signs_of(self._description)

    def sections(self) -> Iterator[Block]:
        yield [plain(self._file.title.get(self._language) or self._names.title())]
        yield from rows_of(map(self._cell, self._file.entries))
        yield [line for total in self._totals() for line in fold(total)]

    def _cell(self, entry: TileEntry) -> Block:
        tile = entry.tile
        picture = tile_block(tile, self._signs, "", tile.id)
        width = max(_CELL, len(picture[0]))
        head = f"{tile.id} × {tile.count}, {self._names.pile(tile.pile)}"
        name = shorten(plain(entry.name.get(self._language, "")), width, placeholder="…")
        zones = self._zones.listed(tile.zones)
        below = [line for zone in zones for line in fold(zone, width)]
        return [f"{line[:width]:<{width}}" for line in (head, name, *picture, *below)]

    def _totals(self) -> Iterator[str]:
        piles: Counter[str] = Counter()
        sides: Counter[str] = Counter()
        icons: Counter[str] = Counter()
        for tile in self._file.deck.tiles:
            piles[tile.pile] += tile.count
            for square, side in tile.outer_sides():
                sides[tile.zones[tile.zone_at[12 * square + 3 * side + 1]].kind] += tile.count
            for zone in tile.zones:
                for icon, count in zone.icons:
                    icons[icon] += count * tile.count
        counts = [f"{self._names.pile(pile)} {count}" for pile, count in piles.items()]
        yield self.tr("Tiles: {counts}").format(counts=", ".join(counts))
        counts = [f"{self._names.terrain(kind)} {count}" for kind, count in sides.items()]
        yield self.tr("Sides: {counts}").format(counts=", ".join(counts))
        if icons:
            counts = [self._names.icon(icon, count) for icon, count in icons.items()]
            yield self.tr("Icons: {counts}").format(counts=", ".join(counts))
        if tokens := dict(self._file.tokens):
            counts = [f"{count} × {token}" for token, count in tokens.items()]
            yield self.tr("Tokens: {counts}").format(counts=", ".join(counts))
