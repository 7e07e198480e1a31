"""Of a camp that may be set up: what it is good for."""

from __future__ import annotations

from typing import Final

from carcqt.players.advice import Reason, ReasonKind
from carcqt.players.games.expedition.valuing import CHIP, MISSION, ExpeditionEvaluator
from carcqt.rules.events import Item
from carcqt.rules.games.expedition.facts import ENOUGH, PENALTY, SPECIES
from carcqt.rules.games.expedition.state import ExpeditionState

NEW: Final = "new"
"""A species, and how many there are with it."""


def camp_goods(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, seat: int, village: int
) -> tuple[Item, ...]:
    """What a camp there would bring as the game stands, each with its points."""
    species, found = game.network.species[village], list[Item]()
    counts = game.counts[seat]
    has = counts[species] + 1
    kinds = sum(count > 0 for count in counts) + 1
    if evaluator.mission(seat) & ~game.camps[seat] & 1 << village:
        found.append(Item(MISSION, 1, PENALTY))
    # X-R6: the bank of a species may be empty.
    if not game.tiles_left(species):
        return tuple(found)
    if has == 1:
        chip = game.next_chip if kinds == len(SPECIES) and not game.chips[seat] else 0
        found.append(Item(CHIP, 1, chip) if chip else Item(NEW, kinds, 0))
    else:
        gain = 0 if has < ENOUGH else 1 if has > ENOUGH else ENOUGH
        found.append(Item(SPECIES[species], has, gain))
    return tuple(found)


def camp_reason(
    game: ExpeditionState,
    evaluator: ExpeditionEvaluator,
    kind: ReasonKind,
    what: str,
    village: int,
    count: int,
    more: tuple[int, ...] = (),
) -> Reason:
    """Of a camp that comes next, with what it is good for; where the mission leads there, nobody
    else may know."""
    seat = evaluator.seat
    return Reason(
        kind, 0.0, seat, what, count, village=game.network.ids[village], more=more,
        is_secret=bool(evaluator.mission(seat) >> village & 1),
        items=camp_goods(game, evaluator, seat, village),
    )  # fmt: skip


def links_to(game: ExpeditionState, village: int, camps: int) -> int:
    """How far a village is from the nearest camp."""
    rings = game.network.around[village]
    return next((far for far, near in enumerate(rings) if near & camps), len(rings))
