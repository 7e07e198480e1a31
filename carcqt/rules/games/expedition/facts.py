"""The fixed numbers and words of an expedition."""

from __future__ import annotations

from typing import Final

SPECIES: Final = ("orchid", "butterfly", "fish", "parrot", "reptile")
SPECIES_NUMBERS: Final = {species: number for number, species in enumerate(SPECIES)}
ALL: Final = "all"
"""What a card shows that counts the largest species."""
GUIDE: Final = "guide"
"""What a card shows that counts guides and shields from bad events; the event that brings one."""
PATH: Final = "path"
WATERWAY: Final = "waterway"
SILVER: Final = 3
"""X-R1: to one gold."""

KEEP: Final = "keep"
"""Two players: each keeps one of two missions."""
FOUND: Final = "found"
INCOME: Final = "income"
"""Each chooses an income card."""
OFFER: Final = "offer"
"""A guide may be hired instead of taking the income."""
BUILD: Final = "build"

VILLAGE: Final = "village"
PILE: Final = "events"
BONUS: Final = "bonus-"
"""How events begin that pay for a species, which follows."""
EVENTS: Final = {
    "jaguar": 2,
    "crocodile": 2,
    "fire": 3,
    "theft": 2,
    **{f"{BONUS}{species}": 1 for species in SPECIES},
    GUIDE: 4,
}
"""The event cards, and how many there are of each."""
CLOSES: Final = {"jaguar": PATH, "crocodile": WATERWAY}
"""X-R12: an event closes only its own kind of link."""
NOTHING: Final = "all"
"""Closed is every link: nothing more is built."""
HARMFUL: Final = (*CLOSES, "fire", "theft")
"""X-R3: what a card with a guide shields from."""
TENT: Final = 0
NEUTRAL: Final = 1
"""The pieces, by their place in the description."""
TILES: Final = 12
"""Research tiles of each species."""
GOLD: Final = 3
"""What each player begins with."""
ENOUGH: Final = 3
"""Tiles of a species that bring points."""
PENALTY: Final = 3
"""Points for each village of the mission without a camp."""
CHIPS: Final = {2: (4, 2), 3: (4, 3, 2), 4: (5, 4, 3, 2)}
"""For each number of players, what those get who own all five species, in their order."""
