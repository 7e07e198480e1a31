"""Small puzzles as files have them."""

from __future__ import annotations

from typing import Any

from carcqt.content.scenarios import Scenario
from carcqt.puzzles.puzzle import Puzzle

Data = dict[str, Any]

MEADOW = {"id": "m", "kind": "meadow"}


def side(*names: str) -> list[str]:
    """The edge points of whole sides."""
    points = {
        "N": ["NNW", "N", "NNE"],
        "E": ["ENE", "E", "ESE"],
        "S": ["SSE", "S", "SSW"],
        "W": ["WSW", "W", "WNW"],
    }
    return [point for name in names for point in points[name]]


def tile(name: str, count: int = 1, forest: str = "", gold: bool = False, pile: str = "") -> Data:
    """Meadow all around, but for the sides where a forest begins."""
    rest = "".join(each for each in "NESW" if each not in forest)
    zones: list[Data] = []
    if rest:
        zones.append({"id": "m0", "kind": "meadow", "at": side(*rest)})
    if forest:
        icons = {"icons": {"gold": 1}} if gold else {}
        zones.append({"id": "f0", "kind": "forest", "at": side(*forest), **icons})
    found: Data = {"id": name, "count": count, "zones": zones}
    return found | ({"pile": pile} if pile else {})


def forest_puzzle(goal: Data, **keys: Any) -> Data:
    """A forest that seat 1 stands in is open to the north and the south; caps close it."""
    return {
        "format": 2,
        "kind": "scenario",
        "game": "hunters",
        "players": ["Anna", "Ben"],
        "after": "nothing",
        "draws": {"land": ["cap", "cap", "plain", "plain"]},
        "start": {
            "laid": [{"tile": "both", "at": [0, 0]}],
            "pieces": [{"seat": 1, "piece": "member", "at": [0, 0], "zone": "f0"}],
        },
        "goal": {"open": True, **goal},
        "tile": [
            tile("both", forest="NS"),
            tile("cap", 4, forest="N"),
            tile("plain", 4),
            tile("gold", 2, forest="N", gold=True),
            tile("bonus", 2, pile="bonus"),
        ],
    } | keys


def puzzle(data: Data) -> Puzzle:
    return Puzzle.of(Scenario.from_data(data))
