"""Why one mission is better than another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Final

from carcqt.players.advice import Reason, ReasonKind
from carcqt.rules.games.expedition.facts import SILVER
from carcqt.rules.games.expedition.moves import Keep
from carcqt.rules.games.expedition.network import Network, bits_of
from carcqt.rules.games.expedition.state import ExpeditionState

CHEAPER: Final = "cheaper"
KINDS: Final = "species"
ROOM: Final = "room"
EVEN: Final = "even"


def mission_reasons(game: ExpeditionState, move: Keep) -> Iterator[Reason]:
    """Each compares it to the one that is put back."""
    network, seat = game.network, game.to_move
    both = game.missions[seat] if move.number == 1 else game.missions[seat][::-1]
    kept, other = (bits_of(network.missions[mission]) for mission in both)
    gold, others_gold = (joined_price(network, each) // SILVER for each in (kept, other))
    kinds, others_kinds = (len({network.species[at] for at in each}) for each in (kept, other))
    squares, others_squares = (
        sum(len(network.prices[at]) for at in each) for each in (kept, other)
    )
    if gold < others_gold:
        yield Reason(ReasonKind.KEEPS, 1.0, seat, CHEAPER, gold, more=(others_gold,))
    if kinds > others_kinds:
        yield Reason(ReasonKind.KEEPS, 0.5, seat, KINDS, kinds, more=(others_kinds,))
    if squares > others_squares:
        yield Reason(ReasonKind.KEEPS, 0.2, seat, ROOM, squares, more=(others_squares,))
    if gold >= others_gold and kinds <= others_kinds and squares <= others_squares:
        yield Reason(ReasonKind.QUIET, 0.0, seat, EVEN, gold, more=(others_gold,))


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
