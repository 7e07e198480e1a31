"""Where on the map a problem is, and what it speaks of."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QPointF

from carcqt.content.maps import MapFile
from carcqt.rules.problems import Problem
from editor.maps.drawn import RADIUS, DrawnMap

_POINT: Final = re.compile(r"(-?\d+), (-?\d+)")


def village_of(problem: Problem, file: MapFile) -> str | None:
    kind, _, id = _first(problem)
    return id if kind == "village" and id in file.map.village else None


def link_of(problem: Problem, file: MapFile) -> int | None:
    for number, link in enumerate(file.map.links):
        if problem.place[:1] == (link.place,):
            return number
    return None


def mission_of(problem: Problem, file: MapFile) -> int | None:
    kind, _, id = _first(problem)
    ids = [mission.id for mission in file.map.missions]
    return ids.index(id) if kind == "mission" and id in ids else None


def card_of(problem: Problem, file: MapFile) -> int | None:
    kind, _, value = _first(problem)
    values = [str(card.value) for card in file.map.cards]
    return values.index(value) if kind == "card" and value in values else None


def kind_of(problem: Problem) -> str:
    """village, link, mission, card; or nothing, for the whole map."""
    return _first(problem)[0]


def _first(problem: Problem) -> tuple[str, str, str]:
    return (problem.place[0] if problem.place else "").partition(" ")


def place_of(problem: Problem, drawn: DrawnMap) -> QPointF | None:
    """Where its mark goes."""
    file, facts = drawn.file, dict(problem.facts)
    link = link_of(problem, file)
    if link is not None:
        found = _POINT.fullmatch(str(facts.get("point", "")))
        if found:
            return drawn.to_scene((int(found[1]), int(found[2])))
        beside = facts.get("village")
        return drawn.village(str(beside)) if beside in file.map.village else drawn.middle(link)
    if (village := village_of(problem, file)) is not None:
        return drawn.village(village) + QPointF(-RADIUS * 0.9, -RADIUS * 0.9)
    return None
