"""Whoever has pieces in a scored region and gets nothing is told why, in the same step."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from carcqt.app.review.recap import Recap
from carcqt.play.outdone import outdone_in
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.play.summary import Summary
from carcqt.rules.games import GAMES
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.ui.language import language
from tests.app.hands import table_of


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    language().set("en")


def finished(game: str, folder: Path, seed: int) -> Session:
    session, rng = Session.new(table_of(game, persons=3), Saves(folder)), Random(seed)
    while not session.table.game.is_over:
        session.table.push(rng.choice(session.table.game.legal_moves))
    return session


@pytest.mark.parametrize("game", [game for game in GAMES if issubclass(GAMES[game], TileLaying)])
def test_each_outdone_player_has_pieces_and_no_share(game: str, tmp_path: Path) -> None:
    found = 0
    for seed in range(12):
        session = finished(game, tmp_path, seed)
        played = session.table.game
        assert isinstance(played, TileLaying)
        for step in Summary.of(played, session.table.moments).final:
            told = outdone_in(played, step)
            for one in told:
                found += 1
                assert one.own > 0
                assert one.seat not in step.seats
                assert step.spot is not None
                region = played.region(step.spot.square, step.spot.zone, systems(played, step))
                assert region.owners == step.seats
                assert one.is_outnumbered or game == "hunters"
        session.close()
    # Elsewhere, players by chance seldom meet in one region.
    assert found or game != "amazon"


def systems(game: TileLaying, step: object) -> str | None:
    source = getattr(step, "source", "")
    return source if source in {system.id for system in game.description.systems} else None


@pytest.mark.parametrize(
    ("code", "wanted"),
    [("en", " scores nothing here: 1 against 2."), ("fr", " ne marque rien ici\xa0: 1 contre 2.")],
)
def test_final_scoring_says_who_is_outnumbered(code: str, wanted: str, tmp_path: Path) -> None:
    language().set(code)
    texts = []
    for seed in range(20):
        session = finished("amazon", tmp_path, seed)
        recap = Recap(session)
        steps = Summary.of(session.table.game, session.table.moments).final
        texts += [recap.outdone(step) for step in steps]
        session.close()
    assert any(wanted in text for text in texts)
