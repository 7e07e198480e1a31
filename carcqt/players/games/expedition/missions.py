"""Finds why one mission is better than another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from carcqt.players.facts import Fact
from carcqt.players.games.expedition.facts import (
    MissionCheaper,
    MissionEven,
    MissionRicher,
    MissionRoomier,
)
from carcqt.rules.games.expedition.facts import SILVER
from carcqt.rules.games.expedition.moves import Keep
from carcqt.rules.games.expedition.network import Network, bits_of
from carcqt.rules.games.expedition.state import ExpeditionState


def mission_facts(game: ExpeditionState, move: Keep) -> Iterator[Fact]:
    """Yield facts that compare a mission with the one that is put back."""
    network, seat = game.network, game.to_move
    both = game.missions[seat] if move.number == 1 else game.missions[seat][::-1]
    kept, other = (_measured(network, bits_of(network.missions[mission])) for mission in both)
    (gold, kinds, squares), (others_gold, others_kinds, others_squares) = kept, other
    found = list[Fact]()
    if gold < others_gold:
        found.append(MissionCheaper(seat=seat, points=1.0, mine=gold, other=others_gold))
    if kinds > others_kinds:
        found.append(MissionRicher(seat=seat, points=0.5, mine=kinds, other=others_kinds))
    if squares > others_squares:
        found.append(MissionRoomier(seat=seat, points=0.2, mine=squares, other=others_squares))
    yield from found or [MissionEven(seat=seat, mine=gold, other=others_gold)]


def _measured(network: Network, villages: Sequence[int]) -> tuple[int, int, int]:
    """Return the gold that a mission costs, its species and its squares."""
    kinds = len({network.species[at] for at in villages})
    return joined_price(network, villages) // SILVER, kinds, _squares(network, villages)


def _squares(network: Network, villages: Sequence[int]) -> int:
    return sum(len(network.prices[at]) for at in villages)


def joined_price(network: Network, villages: Sequence[int]) -> int:
    """What camps in all of some villages cost, with those on the way between them, in silver: the
    cheapest tree, found for each part of the villages out of those for its parts."""
    price = [each[0] for each in network.prices]
    near = [bits_of(path | water) for path, water in zip(*network.joined.values(), strict=True)]
    trees: dict[int, list[float]] = {}
    for part in range(1, 1 << len(villages)):
        tree = [inf] * len(price)
        if not part & (part - 1):
            start = villages[part.bit_length() - 1]
            tree[start] = price[start]
        one = (part - 1) & part
        while one:
            for at, paid in enumerate(price):
                tree[at] = min(tree[at], trees[one][at] + trees[part ^ one][at] - paid)
            one = (one - 1) & part
        wave = [at for at, cost in enumerate(tree) if cost < inf]
        while wave:
            at = wave.pop()
            for there in near[at]:
                if tree[at] + price[there] < tree[there]:
                    tree[there] = tree[at] + price[there]
                    wave.append(there)
        trees[part] = tree
    return int(min(tree))
