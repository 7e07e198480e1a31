"""X-R9: missions, and the chosen income cards until all have chosen."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from carcqt.rules.game import OVER
from carcqt.rules.games.expedition.facts import INCOME
from carcqt.rules.maps import Map
from carcqt.rules.position import Position


def hidden(position: Position, seat: int | None) -> Position:
    """Without what the seat must not know: `None` stands for each such thing."""
    extra: dict[str, Any] = dict(position.extra)
    for key in ("missions", "refused"):
        # At the end missions have been disclosed, but not what was put back for them.
        if key in extra and (position.phase != OVER or key == "refused"):
            extra[key] = tuple(
                cards if other == seat else (None,) * len(cards)
                for other, cards in enumerate(extra[key])
            )
    if position.phase == INCOME and "chosen" in extra:
        extra["chosen"] = tuple(
            None if card != -1 and other != seat else card
            for other, card in enumerate(extra["chosen"])
        )
    return replace(position, extra=tuple(extra.items()))


def imagined(material: Map, position: Position, rng: Random) -> Position:
    """With something in the place of each `None` that may be there."""
    extra: dict[str, Any] = dict(position.extra)
    known = {
        card for key in ("missions", "refused") for cards in extra.get(key, ()) for card in cards
    }
    free = [mission.id for mission in material.missions if mission.id not in known]
    rng.shuffle(free)
    for key in ("missions", "refused"):
        if key in extra:
            extra[key] = tuple(
                tuple(free.pop() if card is None else card for card in cards)
                for cards in extra[key]
            )
    if "chosen" in extra:
        extra["chosen"] = tuple(
            rng.choice(hand) if card is None else card
            for card, hand in zip(extra["chosen"], extra["hands"], strict=True)
        )
    return replace(position, extra=tuple(extra.items()))
