"""X-R9: missions, and the chosen income cards until all have chosen."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from carcqt.rules.game import OVER
from carcqt.rules.games.expedition.extra import ExpeditionExtra
from carcqt.rules.games.expedition.facts import INCOME
from carcqt.rules.maps import Map
from carcqt.rules.position import Position

_Dealt = tuple[tuple[str | None, ...], ...]


def hidden(position: Position, seat: int | None) -> Position:
    """Without what the seat must not know: `None` stands for each such thing."""
    extra = ExpeditionExtra.of(position.extra)
    extra = replace(extra, refused=_own(extra.refused, seat))
    # At the end missions have been disclosed, but not what was put back for them.
    if position.phase != OVER:
        extra = replace(extra, missions=_own(extra.missions, seat))
    if position.phase == INCOME and extra.chosen is not None:
        chosen = tuple(
            None if card != -1 and other != seat else card
            for other, card in enumerate(extra.chosen)
        )
        extra = replace(extra, chosen=chosen)
    return replace(position, extra=extra)


def _own(dealt: _Dealt | None, seat: int | None) -> _Dealt | None:
    if dealt is None:
        return None
    return tuple(
        cards if other == seat else (None,) * len(cards) for other, cards in enumerate(dealt)
    )


def imagined(material: Map, position: Position, rng: Random) -> Position:
    """With something in the place of each `None` that may be there."""
    extra = ExpeditionExtra.of(position.extra)
    known = {card for cards in (*(extra.missions or ()), *(extra.refused or ())) for card in cards}
    free = [mission.id for mission in material.missions if mission.id not in known]
    rng.shuffle(free)
    missions, refused = _filled(extra.missions, free), _filled(extra.refused, free)
    extra = replace(extra, missions=missions, refused=refused)
    if extra.chosen is not None:
        chosen = tuple(
            rng.choice(hand) if card is None else card
            for card, hand in zip(extra.chosen, extra.hands or (), strict=True)
        )
        extra = replace(extra, chosen=chosen)
    return replace(position, extra=extra)


def _filled(dealt: _Dealt | None, free: list[str]) -> _Dealt | None:
    if dealt is None:
        return None
    return tuple(tuple(free.pop() if card is None else card for card in cards) for cards in dealt)
