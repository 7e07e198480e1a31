"""The game `amazon` on the naive table, from its page of rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from carcqt.rules.geometry import Square
from carcqt.rules.moves import PASS, ChooseTile, Lay, Move, Place
from carcqt.rules.tiles import Deck, Tile
from tests.naive import Happened, Laid, Node, Piece, Table, facing, points_of, squares_of

Feature = frozenset[Node]

ANIMALS = ("parrot", "toucan", "butterfly", "ocelot", "sloth")
MAY_STAND = {"meeple": ("tributary", "village"), "camp": ("jungle",)}


@dataclass
class Travelled(Happened):
    sailed: list[tuple[int, int, int]] = field(default_factory=list)
    """Seat, steps and space, in the order in which the boats sail."""


class NaiveAmazon:
    def __init__(
        self, deck: Deck, players: int, piles: Mapping[str, Sequence[str]], first: int = 0
    ) -> None:
        """Piles are given in the order in which they will be drawn."""
        self.deck = {tile.id: tile for tile in deck.tiles}
        start = [
            tile
            for tile in deck.tiles
            if tile.pile == "start" and (not tile.players or players in tile.players)
        ]
        self.table = Table(Laid(tile, Square(0, 0), 0) for tile in start)
        self.regions, self.ends = self.table.regions(), self.table.open_ends()
        self.piles = {name: list(things) for name, things in piles.items()}
        self.pieces: list[Piece] = []
        self.scores = [0] * players
        self.supplies = [{"meeple": 4, "camp": 2} for _ in range(players)]
        self.boats = [1] * players
        self.to_move = first
        self.hand: Tile | None = None
        self.calls = False
        """Whether a double tile must be chosen."""
        self.gone: list[str] = []
        self.is_over = False
        self.happened = Travelled()
        self._draw()

    @property
    def legal_moves(self) -> list[Move]:
        if self.is_over:
            return []
        if self.calls:
            return [ChooseTile(double) for double in sorted(self._doubles())]
        if self.hand is not None:
            return [Lay(self.hand.id, *place) for place in self._fitting(self.hand)]
        moves: list[Move] = [PASS]
        last = len(self.table.laid) - 1
        for node, region in self.regions.items():
            for piece, kinds in MAY_STAND.items():
                if (
                    self.supplies[self.to_move][piece]
                    and node.tile == last
                    and self.kind(region) in kinds
                    and not self._standing(region)
                ):
                    square = self.table.laid[last].square
                    moves.append(Place(piece, square, self.table.zone(node).id))
        return moves

    def _fitting(self, tile: Tile) -> list[tuple[Square, int]]:
        return list(self._allowed(tile, self.table.fitting(tile)))

    def _fits_somewhere(self, tile: Tile) -> bool:
        return any(True for _ in self._allowed(tile, self.table.places(tile)))

    def _allowed(
        self, tile: Tile, places: Iterable[tuple[Square, int]]
    ) -> Iterator[tuple[Square, int]]:
        """Of the places where a tile fits, those that the river leaves it."""
        mouth, river = self._mouth(), self._is_river(tile)
        for square, turn in places:
            rows = [square.y + y for _, y in squares_of(tile, turn)]
            if river and mouth:
                entry = points_of(tile, turn).get((mouth.x - square.x, mouth.y - square.y, 1))
                if entry is not None and tile.zones[entry].kind == "amazon":
                    yield square, turn
            elif not river and (not mouth or max(rows) < mouth.y):
                yield square, turn

    def _doubles(self) -> set[str]:
        return {each for each in self.piles["double"] if self._fits_somewhere(self.deck[each])}

    def _is_river(self, tile: Tile) -> bool:
        return any(zone.kind == "amazon" for zone in tile.zones)

    def _mouth(self) -> Square | None:
        """The square south of the last stretch of the river."""
        points = self.table.points()
        for point, node in points.items():
            if self.table.zone(node).kind == "amazon":
                x, y, side = facing(point)
                if side == 1 and (x, y, side) not in points:
                    return Square(x, y)
        return None

    @property
    def spaces(self) -> int:
        return self.table.icon(self.table.nodes(), "space")

    def push(self, move: Move) -> None:
        self.happened = Travelled()
        if isinstance(move, ChooseTile):
            self.piles["double"].remove(move.tile)
            self.hand, self.calls = self.deck[move.tile], False
        elif isinstance(move, Lay):
            assert self.hand is not None
            self._lay(Laid(self.hand, move.square, move.turn))
        else:
            self._step_two(move)
            self._step_three()
            self.to_move = (self.to_move + 1) % len(self.scores)
            self._draw()

    def _lay(self, laid: Laid) -> None:
        before = self.regions
        self.table.laid.append(laid)
        self.regions, self.ends = self.table.regions(), self.table.open_ends()
        self.hand = None
        is_call = any(zone.shows("call") for zone in laid.tile.zones)
        self.calls = is_call and laid.tile.pile != "double" and bool(self._doubles())
        for seat in self._clockwise():
            old = self._icons_of(seat, before)
            self._sail(seat, len(self._icons_of(seat, self.regions) - old))

    def _icons_of(self, seat: int, regions: Mapping[Node, Feature]) -> set[tuple[Node, int]]:
        """The boat icons of all tributaries where a player has a meeple."""
        own = {regions[one.node] for one in self.pieces if one.seat == seat}
        return {
            (node, number)
            for region in own
            for node in region
            for number in range(self.table.icon([node], "boat"))
        }

    def _step_two(self, move: Move) -> None:
        if not isinstance(move, Place):
            self._sail(self.to_move, 1)
            return
        self.supplies[self.to_move][move.piece] -= 1
        node = self.table.node(move.square, move.zone)
        self.pieces.append(Piece(self.to_move, move.piece, node))
        self._sail(self.to_move, self.table.icon(self.regions[node], "boat"))

    def _step_three(self) -> None:
        last = len(self.table.laid) - 1
        tile = self.table.laid[last].tile
        if self._is_river(tile):
            self._score_river([last - 1, last] if tile.pile == "double" else [last])
            return
        for region in set(self.regions.values()):
            new = any(node.tile == last for node in region)
            if new and self.kind(region) in MAY_STAND["meeple"] and self._is_complete(region):
                self.happened.completed.append((self.kind(region), len(region)))
                self._score(region)
                for piece in self._standing(region):
                    self.pieces.remove(piece)
                    self.supplies[piece.seat][piece.kind] += 1
                    self.happened.returned.append(piece)

    def _score_river(self, tiles: Iterable[int]) -> None:
        nodes = [node for node in self.table.nodes() if node.tile in tiles]
        caimans, piranhas = self.table.icon(nodes, "caiman"), self.table.icon(nodes, "piranha")
        ranks, without = self._ranks(), []
        for seat in self._clockwise():
            prize = {1: caimans + piranhas, 2: piranhas}.get(ranks[seat], 0)
            if prize:
                self.scores[seat] += prize
                self.happened.scored.append((seat, "amazon", prize))
            else:
                without.append(seat)
        for seat in without:
            self._sail(seat, 1)

    def _ranks(self) -> list[int]:
        """For each seat its rank; of two players, 3 for one too far behind."""
        ahead = [{other for other in self.boats if other > boat} for boat in self.boats]
        if len(self.boats) == 2 and abs(self.boats[0] - self.boats[1]) > 1:
            return [3 if others else 1 for others in ahead]
        return [1 + len(others) for others in ahead]

    def _clockwise(self) -> list[int]:
        players = len(self.scores)
        return [seat % players for seat in range(self.to_move, self.to_move + players)]

    def _sail(self, seat: int, steps: int) -> None:
        space = min(self.boats[seat] + steps, self.spaces) if steps else 0
        if space > self.boats[seat]:
            self.happened.sailed.append((seat, space - self.boats[seat], space))
            self.boats[seat] = space

    def _standing(self, region: Feature) -> list[Piece]:
        return [piece for piece in self.pieces if piece.node in region]

    def _is_complete(self, region: Feature) -> bool:
        return not any(self.ends[node] for node in region)

    def kind(self, region: Feature) -> str:
        return self.table.zone(min(region)).kind

    def leaders(self, region: Feature) -> list[int]:
        seats = [piece.seat for piece in self._standing(region)]
        best = max(map(seats.count, seats), default=0)
        return sorted(seat for seat in set(seats) if seats.count(seat) == best)

    def worth(self, region: Feature) -> int:
        """Of a complete feature, or one that stays unfinished."""
        kind, icon = self.kind(region), self.table.icon
        if kind == "jungle":
            return sum(icon(region, animal) for animal in ANIMALS)
        tiles = len({node.tile for node in region})
        each = 2 if kind == "village" and self._is_complete(region) else 1
        return each * tiles + icon(region, "fruit")

    def _score(self, region: Feature) -> None:
        for seat in self.leaders(region):
            self.scores[seat] += self.worth(region)
            self.happened.scored.append((seat, self.kind(region), self.worth(region)))

    def _draw(self) -> None:
        while self.piles["land"]:
            tile = self.deck[self.piles["land"].pop(0)]
            self.happened.drawn.append(tile.id)
            if self._fits_somewhere(tile):
                self.hand = tile
                return
            self.gone.append(tile.id)
        self.is_over = True
        for region in set(self.regions.values()):
            self._score(region)
        if any(self._is_river(laid.tile) for laid in self.table.laid):
            prizes = {1: 7, 2: 4, 3: 1} if len(self.scores) > 3 else {1: 6, 2: 3}
            for seat, rank in enumerate(self._ranks()):
                if rank in prizes:
                    self.scores[seat] += prizes[rank]
                    self.happened.scored.append((seat, "amazon", prizes[rank]))
