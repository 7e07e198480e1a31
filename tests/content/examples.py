"""Small good files, as data, for tests to spoil."""

from __future__ import annotations

import copy
from typing import Any

Data = dict[str, Any]

SIDES = {
    "N": ["NNW", "N", "NNE"],
    "E": ["ENE", "E", "ESE"],
    "S": ["SSE", "S", "SSW"],
    "W": ["WSW", "W", "WNW"],
}


def around(*sides: str) -> list[str]:
    return [point for side in sides for point in SIDES[side]]


DECK: Data = {
    "format": 1,
    "kind": "deck",
    "game": "hunters",
    "title": {"en": "Small", "fr": "Petit"},
    "tile": [
        {
            "id": "start",
            "pile": "start",
            "zones": [
                {"id": "m0", "kind": "meadow", "at": [*around("N"), "ENE"]},
                {"id": "r0", "kind": "river", "at": ["E"], "to": ["l0"]},
                {"id": "m1", "kind": "meadow", "at": ["ESE", *around("S", "W")]},
                {"id": "l0", "kind": "lake", "icons": {"fish": 2}},
            ],
        },
        {
            "id": "wood",
            "count": 4,
            "name": {"en": "Wood", "fr": "Bois"},
            "zones": [
                {"id": "f0", "kind": "forest", "at": around("N"), "icons": {"gold": 1}},
                {"id": "m0", "kind": "meadow", "at": around("E", "S", "W"), "icons": {"deer": 1}},
            ],
        },
        {
            "id": "wide",
            "pile": "bonus",
            "size": [2, 1],
            "zones": [
                {
                    "id": "m0",
                    "kind": "meadow",
                    "at": [
                        f"{x},0 {point}" for x in (0, 1) for point in around("N", "E", "S", "W")
                    ],
                }
            ],
        },
    ],
}

SCENARIO: Data = {
    "format": 1,
    "kind": "scenario",
    "game": "hunters",
    "title": {"en": "Test", "fr": "Essai"},
    "text": {"en": "A text.", "fr": "Un texte."},
    "players": ["Anna", "Ben"],
    "first": 1,
    "seed": 3,
    "draws": {"land": ["wood", "wood"]},
    "after": "shuffled",
    "order": "known",
    "moves": ["lay wood 1,1 90", "place member 1,1 m0"],
    "start": {
        "laid": [
            {"tile": "start", "at": [0, 0], "turn": 0},
            {"tile": "wood", "at": [0, 1], "turn": 180},
        ],
        "pieces": [{"seat": 2, "piece": "member", "at": [0, 1], "zone": "f0"}],
        "scores": [3, 4],
        "supplies": [{"member": 5, "hut": 2}, {"member": 4, "hut": 2}],
        "to_move": 1,
        "phase": "lay",
    },
    "goal": {"aim": "points", "seat": 2, "points": 5, "turns": 1},
    "expect": {"scores": [3, 4], "over": False, "to_move": 2},
    "tile": DECK["tile"],
}


def deck() -> Data:
    return copy.deepcopy(DECK)


def scenario() -> Data:
    return copy.deepcopy(SCENARIO)
