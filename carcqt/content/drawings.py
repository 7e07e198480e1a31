"""What would confuse who looks at a map."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Final

from carcqt.content.courses import crossing, distance
from carcqt.rules.maps import Link, Map, Village
from carcqt.rules.problems import Problem

_APART: Final = 45
"""How near two villages may be drawn to each other."""
_CLEAR: Final = 26
"""How near a link may be drawn to a village where it does not end."""


def drawing_problems(of: Map) -> Iterator[Problem]:
    """Of what can be drawn of it. A path may cross a waterway, at a ford."""
    links = [link for link in of.links if len({*link.ends} & {*of.village}) == 2]
    for here, there in combinations(of.villages, 2):
        if distance(here.at, [there.at, there.at]) < _APART:
            yield Problem.at("village-close", f"village {there.id}", other=here.id, least=_APART)
    for link in links:
        for village in of.villages:
            if village.id not in link.ends and _touches(of, link, village):
                yield Problem.at("link-by-village", link.place, village=village.id)
    for one, other in combinations(links, 2):
        same = one.kind == other.kind
        if found := crossing(of.course(one), of.course(other), alongside=not same):
            facts = {"other": " – ".join(other.ends), "point": f"{found[0]}, {found[1]}"}
            yield Problem.at("link-across", one.place, **facts)


def _touches(of: Map, link: Link, village: Village) -> bool:
    return any(distance(village.at, part) < _CLEAR for part in pairwise(of.course(link)))
