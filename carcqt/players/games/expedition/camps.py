"""What a camp is good for."""

from __future__ import annotations

from typing import Any, Final

from carcqt.players.games.expedition.valuing import CHIP, MISSION, ExpeditionEvaluator
from carcqt.rules.events import Item
from carcqt.rules.games.expedition.facts import ENOUGH, PENALTY, SILVER, SPECIES
from carcqt.rules.games.expedition.state import ExpeditionState

NEW: Final = "new"
"""A species, and how many there are with it."""


def camp_goods(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, seat: int, village: int
) -> tuple[Item, ...]:
    """Return what a camp there is good for as the game stands, each thing with its points."""
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


def about_camp(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, village: int, price: int
) -> dict[str, Any]:
    """Return what facts about a camp that comes next have in common; where the mission leads
    there, nobody else may know."""
    seat = evaluator.seat
    return {
        "seat": seat,
        "village": game.network.ids[village],
        "gold": price // SILVER,
        "goods": camp_goods(game, evaluator, seat, village),
        "is_secret": bool(evaluator.mission(seat) >> village & 1),
    }


def links_to(game: ExpeditionState, village: int, camps: int) -> int:
    """Return how many links a village is away from the nearest camp."""
    rings = game.network.around[village]
    return next((far for far, near in enumerate(rings) if near & camps), len(rings))
