"""Games that show whether a map is fair: missions are dealt evenly, and first tents by lot among
villages whose cheapest square costs the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from random import Random

from carcqt.rules.fairness import Fairness, SeatResult
from carcqt.rules.games.expedition.extra import ExpeditionExtra
from carcqt.rules.games.expedition.facts import FOUND, SILVER
from carcqt.rules.games.expedition.moves import Build, Keep
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.maps import Map
from carcqt.rules.moves import Move


class MapFairness(Fairness[ExpeditionState]):
    def start(
        self, rules: type[ExpeditionState], material: Map, players: int, rng: Random, number: int
    ) -> ExpeditionState:
        start = rules.start_position(material, players, rng, {}, number % players)
        missions = deal([mission.id for mission in material.missions], players, number)
        position = replace(start, extra=ExpeditionExtra(missions=missions))
        return rules.from_position(material, position)

    def by_lot(self, game: ExpeditionState, number: int) -> Sequence[Move]:
        if game.phase != FOUND:
            return ()
        price = (2 + number // game.players % 2) * SILVER
        network = game.network
        equal = [
            build
            for build, filled, prices in zip(
                network.builds, game.filled, network.prices, strict=True
            )
            if not filled and prices[0] == price
        ]
        # A map may have too few villages at that price.
        return equal or game.legal_moves

    def results(self, game: ExpeditionState) -> list[SeatResult]:
        moves = (move for move, _ in game.record if not isinstance(move, Keep))
        founded = sum(1 for _ in takewhile(lambda move: isinstance(move, Build), moves))
        homes = {seat: game.network.ids[village] for seat, _, village in game.tents[:founded]}
        return [
            SeatResult(
                mission=missions[0],
                completed={*game.villages_of(missions[0])} <= {*game.camps_of(seat)},
                home=homes.get(seat, ""),
                visited=tuple(game.camps_of(seat)),
                counts={
                    "camps": len(game.camps_of(seat)),
                    "chips": bool(game.chips[seat]),
                    "silver left": game.money[seat],
                },
            )
            for seat, missions in enumerate(game.missions)
        ]


def deal(missions: Sequence[str], players: int, number: int) -> tuple[tuple[str, ...], ...]:
    """The missions of a game. Over as many games as there are missions, each is dealt to each
    seat once."""
    count = len(missions)
    block, turn = divmod(number, count)
    rng = Random(f"missions {players} {block}")
    order = rng.sample(range(count), count)
    steps = rng.sample(range(count), players)
    return tuple((missions[order[(turn + step) % count]],) for step in steps)
