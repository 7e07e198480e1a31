"""What a position of an expedition keeps beyond the common things."""

from __future__ import annotations

from dataclasses import dataclass

from carcqt.rules.extra import Extra


@dataclass(frozen=True, slots=True)
class ExpeditionExtra(Extra):
    """In the order of the seats; in a view `None` stands for what is hidden from its seat."""

    money: tuple[int, ...] | None = None
    """In silver."""
    tiles: tuple[tuple[int, ...], ...] | None = None
    """How many research tiles of each species."""
    guides: tuple[tuple[int, ...], ...] | None = None
    """How many guides count as each species."""
    hands: tuple[tuple[int, ...], ...] | None = None
    chosen: tuple[int | None, ...] | None = None
    """The income card of this round; -1 for none."""
    order: tuple[int, ...] | None = None
    """Who moves first, second … in this round, counted from 1 as in files."""
    missions: tuple[tuple[str | None, ...], ...] | None = None
    refused: tuple[tuple[str | None, ...], ...] | None = None
    """The missions that were not kept."""
    chips: tuple[int, ...] | None = None
    """What all five species brought; 0 for nothing."""
    offer: bool | None = None
    """Whether a guide still waits for somebody."""
    blocked: bool | None = None
    """Whether the seat to move has put up a neutral tent in this turn."""
