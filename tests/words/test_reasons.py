"""Why a turn is good, in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carcqt.players import ADVISERS
from carcqt.players.advice import Reason, ReasonKind
from carcqt.players.levels import Level
from carcqt.rules.events import Returned, Scored, points
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.search.limits import Limits
from carcqt.words.reasons import ReasonWords
from carcqt.words.speech import LANGUAGES, catalogue
from tests.support import TILE_LAYING, new_game

EACH = pytest.mark.parametrize("rules", [GAMES[name] for name in TILE_LAYING], ids=TILE_LAYING)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words(game: str, language: str) -> None:
    words = ReasonWords(catalogue(language), game, ("Ana", "Bo"))
    what = GAMES[game].description.terrains[0].id
    for kind in ReasonKind:
        text = words.sentence([Reason(kind, 2.0, 1, what, 2)])
        assert text.endswith(".")
        assert "{" not in text
        assert "%n" not in text


def test_a_sentence_of_several_reasons() -> None:
    words = ReasonWords(catalogue("en"), "hunters", ("Ana", "Bo"))
    found = words.sentence(
        [
            Reason(ReasonKind.CLOSES, 6, 0, "forest", 6),
            Reason(ReasonKind.BONUS, 5, 0),
            Reason(ReasonKind.SPOILS, 1, 1, "meadow", 1),
        ]
    )
    assert found == (
        "Brings 6 points at once for a forest; wins a bonus tile; "
        "costs Bo about 1 point in a meadow."
    )


@EACH
def test_reasons_are_true(rules: type[Game[Any]]) -> None:
    """Points that a reason names are scored, and pieces that come home do."""
    game = new_game(rules, 2, seed=8)
    rng, told = Random(8), 0
    while not game.is_over:
        seat = game.to_move
        best = ADVISERS[Level.MEDIUM].advise(game.seen_by(seat), rng, Limits(), 1)[0]
        supplies = list(game.position().supplies[seat])
        events = [event for move in best.turn for event in game.push(move)]
        for reason in best.reasons:
            told += 1
            if reason.kind is ReasonKind.CLOSES:
                scored = [e for e in events if isinstance(e, Scored) and e.seat == seat]
                assert reason.count in [points(event.items) for event in scored]
            elif reason.kind is ReasonKind.HOME:
                home = [e for e in events if isinstance(e, Returned) and e.seat == seat]
                assert len(home) >= reason.count
                assert sum(game.position().supplies[seat]) == sum(supplies) + reason.count
            elif reason.kind in (ReasonKind.TAKES, ReasonKind.SHARES, ReasonKind.SPOILS):
                assert reason.seat != seat
    assert told > 40
