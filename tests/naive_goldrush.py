"""The game `goldrush` on the naive table, from its page of rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from carcqt.rules.games.goldrush import TAKE, Take
from carcqt.rules.geometry import Square
from carcqt.rules.moves import PASS, Lay, Move, Place
from carcqt.rules.tiles import Deck, Tile
from tests.naive import Happened, Laid, Node, Piece, Table

Feature = frozenset[Node]


@dataclass
class Mined(Happened):
    taken: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)


class NaiveGoldrush:
    def __init__(
        self,
        deck: Deck,
        players: int,
        piles: Mapping[str, Sequence[str]],
        first: int = 0,
        farmers: bool = True,
    ) -> None:
        """Piles are given in the order in which they will be drawn."""
        self.deck = {tile.id: tile for tile in deck.tiles}
        self.farmers = farmers
        self.table = Table()
        self.regions, self.ends = self.table.regions(), self.table.open_ends()
        self.piles = {name: list(things) for name, things in piles.items()}
        self.pieces: list[Piece] = []
        self.scores = [0] * players
        self.supplies = [{"cowboy": 4, "tent": 1} for _ in range(players)]
        self.purses: list[list[str]] = [[] for _ in range(players)]
        self.lost: list[str] = []
        self.mines: dict[Node, list[str]] = {}
        """The pile of each mountain that has one, by its first section."""
        self.to_move = first
        self.hand: Tile | None = None
        self.gone: list[str] = []
        self.is_over = False
        self.happened = Mined()
        for tile in deck.tiles:
            if tile.pile == "start":
                self._lay(Laid(tile, Square(0, 0), 0))
                for mine in list(self.mines):
                    if self._is_complete(self.regions[mine]):
                        self._lose(mine)
        self._draw()

    @property
    def legal_moves(self) -> list[Move]:
        if self.is_over:
            return []
        if self.hand is not None:
            return [Lay(self.hand.id, *place) for place in self.table.fitting(self.hand)]
        moves: list[Move] = [PASS]
        last = len(self.table.laid) - 1
        supply = self.supplies[self.to_move]
        for node, region in self.regions.items():
            zone, kind = self.table.zone(node), self.kind(region)
            spot = self.table.laid[node.tile].square, zone.id
            if (
                supply["cowboy"]
                and node.tile == last
                and (kind != "prairie" or self.farmers)
                and not self._cowboys(region)
            ):
                moves.append(Place("cowboy", *spot))
            if (
                kind == "mountain"
                and not self._is_complete(region)
                and all(piece.node != node for piece in self.pieces)
            ):
                moves.append(Place("tent", *spot))
        if self._own_mine() is not None:
            moves.append(TAKE)
        return moves

    def push(self, move: Move) -> None:
        self.happened = Mined()
        if isinstance(move, Lay):
            assert self.hand is not None
            self._lay(Laid(self.hand, move.square, move.turn))
            self.hand = None
            return
        if isinstance(move, Place):
            tent = self._tent() if move.piece == "tent" else None
            if tent is None:
                self.supplies[self.to_move][move.piece] -= 1
            else:
                self.pieces.remove(tent)
            node = self.table.node(move.square, move.zone)
            self.pieces.append(Piece(self.to_move, move.piece, node))
        elif isinstance(move, Take):
            mine = self._own_mine()
            assert mine is not None
            self._give(self.to_move, [self.mines[mine].pop()])
            self.mines = {mine: tokens for mine, tokens in self.mines.items() if tokens}
        self._finish_turn()

    def _lay(self, laid: Laid) -> None:
        before = self.regions
        self.table.laid.append(laid)
        self.regions, self.ends = self.table.regions(), self.table.open_ends()
        after = self.regions
        joined: dict[Feature, list[Node]] = {}
        for mine in self.mines:
            joined.setdefault(after[mine], []).append(mine)

        def height(mine: Node) -> tuple[int, list[int]]:
            return len({node.tile for node in before[mine]}), [-number for number in mine]

        mines = {}
        for region, parts in joined.items():
            parts.sort(key=height)
            mines[min(region)] = [token for part in parts for token in self.mines[part]]
        self.mines = mines
        for number, zone in enumerate(laid.tile.zones):
            node = Node(len(self.table.laid) - 1, number)
            for _ in range(zone.shows("nugget") if self.piles["tokens"] else 0):
                if self.piles["tokens"]:
                    self.mines.setdefault(min(after[node]), []).append(self.piles["tokens"].pop(0))

    def _tent(self) -> Piece | None:
        own = [one for one in self.pieces if (one.seat, one.kind) == (self.to_move, "tent")]
        return own[0] if own else None

    def _own_mine(self) -> Node | None:
        tent = self._tent()
        mine = None if tent is None else min(self.regions[tent.node])
        return mine if mine in self.mines else None

    def _cowboys(self, region: Feature) -> list[Piece]:
        return [one for one in self.pieces if one.kind == "cowboy" and one.node in region]

    def _is_complete(self, region: Iterable[Node]) -> bool:
        return not any(self.ends[node] for node in region)

    def _railways(self, town: Feature) -> set[Feature]:
        (node,) = town
        laid, name = self.table.laid[node.tile], self.table.zone(node).id
        lines = [number for number, zone in enumerate(laid.tile.zones) if name in zone.to]
        return {self.regions[Node(node.tile, line)] for line in lines}

    def _finish_turn(self) -> None:
        last = len(self.table.laid) - 1
        regions = set(self.regions.values())
        done = []
        for region in regions:
            new = any(node.tile == last for node in region)
            if new and self.kind(region) in ("railway", "mountain") and self._is_complete(region):
                done.append(region)
        for town in [region for region in regions if self.kind(region) == "town"]:
            railways = self._railways(town)
            touched = min(town).tile == last or any(railway in done for railway in railways)
            if touched and all(map(self._is_complete, railways)):
                done.append(town)
        for region in done:
            self.happened.completed.append((self.kind(region), len(region)))
            if min(region) in self.mines:
                self._share_out(region)
            self._score(region, complete=True)
            self._send_home(region)
        self.to_move = (self.to_move + 1) % len(self.scores)
        self._draw()

    def _share_out(self, mountain: Feature) -> None:
        leaders, players = self.leaders(mountain), len(self.scores)
        if not leaders:
            self._lose(min(mountain))
            return
        leaders.sort(key=lambda seat: (seat - self.to_move) % players)
        shares: dict[int, list[str]] = {seat: [] for seat in leaders}
        tokens = self.mines.pop(min(mountain))
        while tokens:
            shares[leaders[0]].append(tokens.pop())
            leaders.append(leaders.pop(0))
        for seat, share in shares.items():
            if share:
                self._give(seat, share)

    def _give(self, seat: int, tokens: list[str]) -> None:
        self.purses[seat] += tokens
        self.happened.taken.append((seat, tuple(tokens)))

    def _lose(self, mine: Node) -> None:
        self.happened.lost.append(len(self.mines[mine]))
        self.lost += self.mines.pop(mine)

    def _send_home(self, region: Feature) -> None:
        for piece in [piece for piece in self.pieces if piece.node in region]:
            self.pieces.remove(piece)
            self.supplies[piece.seat][piece.kind] += 1
            self.happened.returned.append(piece)

    def _score(self, region: Feature, *, complete: bool) -> None:
        for seat in self.leaders(region):
            worth = self.worth(region, complete=complete)
            self.scores[seat] += worth
            self.happened.scored.append((seat, self.kind(region), worth))

    def kind(self, region: Feature) -> str:
        return self.table.zone(min(region)).kind

    def leaders(self, region: Feature) -> list[int]:
        seats = [piece.seat for piece in self._cowboys(region)]
        best = max(map(seats.count, seats), default=0)
        return sorted(seat for seat in set(seats) if seats.count(seat) == best)

    def worth(self, region: Feature, *, complete: bool) -> int:
        kind, icon = self.kind(region), self.table.icon
        if kind == "railway":
            tiles = len({node.tile for node in region})
            return tiles * (2 if complete and icon(region, "locomotive") == 1 else 1)
        if kind == "mountain":
            return icon(region, "nugget")
        if kind == "town":
            return 3 * sum(map(self._is_complete, self._railways(region)))
        return 2 * icon(region, "camp") + 4 * icon(region, "horses")

    def _draw(self) -> None:
        while self.piles["land"]:
            tile = self.deck[self.piles["land"].pop(0)]
            self.happened.drawn.append(tile.id)
            if self.table.fits_somewhere(tile):
                self.hand = tile
                return
            self.gone.append(tile.id)
        self.is_over = True
        self._final_scoring()

    def _final_scoring(self) -> None:
        for piece in [piece for piece in self.pieces if piece.kind == "tent"]:
            self._send_home(frozenset([piece.node]))
        for mine in list(self.mines):
            self._lose(mine)
        for region in set(self.regions.values()):
            self._score(region, complete=False)
        for seat, purse in enumerate(self.purses):
            if purse:
                self.scores[seat] += sum(map(int, purse))
                self.happened.scored.append((seat, "token", sum(map(int, purse))))
