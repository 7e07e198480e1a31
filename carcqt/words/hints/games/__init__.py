"""Sentences for facts that only one game has, and turns that are told move by move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carcqt.words.hints.games.amazon_boats import BoatSentences
from carcqt.words.hints.games.expedition import ExpeditionActions, ExpeditionSentences
from carcqt.words.hints.games.goldrush_tents import TentSentences
from carcqt.words.hints.things import Things
from carcqt.words.speech import Speech

SPEAKERS: Final[tuple[Callable[[Things], Speech], ...]] = (
    BoatSentences,
    TentSentences,
    ExpeditionSentences,
)
ACTIONS: Final = {"expedition": ExpeditionActions}
"""Games in which a heading says which moves a turn has."""
