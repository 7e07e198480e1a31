"""Where something of a seat's stands that is no region: a boat, a tent."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stand:
    place: int
    """Spaces down the river; tokens within reach."""
    ahead: int | None = None
    """Of the best other, where places are compared,"""
    rival: int | None = None
    """who is that,"""
    rank: int = 0
    """and who comes before it; those of one place have one rank, from 1."""
    usable: int | None = None
    """Of what is within reach, as much as the seat has turns for."""
    stakes: int = 0
    """What whoever is ahead may still win."""
