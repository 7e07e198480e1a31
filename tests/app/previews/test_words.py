"""Saved games in words."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from carcqt.app.previews.words import SaveWords
from carcqt.play.saves import SavedGame
from carcqt.ui.language import language
from carcqt.words.speech import catalogue

pytestmark = pytest.mark.usefixtures("usual")


@pytest.mark.parametrize(
    ("then", "code", "text"),
    [
        (datetime(2026, 3, 10, 9, 5), "en", "today at 9:05 AM"),
        (datetime(2026, 3, 9, 21, 14), "en", "yesterday at 9:14 PM"),
        (datetime(2026, 3, 8, 21, 14), "en", "on Sunday at 9:14 PM"),
        (datetime(2025, 11, 2, 21, 14), "en", "on 2 November 2025"),
        (datetime(2025, 11, 1, 21, 14), "en", "on 1 November 2025"),
        (datetime(2025, 11, 2, 21, 14), "fr", "le 2 novembre 2025"),
        (datetime(2025, 11, 1, 21, 14), "fr", "le 1er novembre 2025"),
    ],
)
def test_when_in_words(then: datetime, code: str, text: str) -> None:
    language().set(code)
    words = SaveWords(catalogue(code))
    assert words.when(then, datetime(2026, 3, 10, 12)) == text


def test_short_days() -> None:
    words, now = SaveWords(catalogue("en")), datetime(2026, 3, 10, 12)
    assert words.day(datetime(2026, 3, 10, 9, 5), now) == "9:05 AM"
    assert words.day(datetime(2026, 3, 8, 9, 5), now) == "Sun"
    assert words.day(datetime(2026, 1, 8, 9, 5), now) == "8 Jan"


def test_how_a_game_stands_in_words(tmp_path: Path) -> None:
    words = SaveWords(catalogue("en"))
    save = SavedGame(
        tmp_path / "a.toml", datetime.now(), tmp_path / "a.png", "", "hunters",
        ("Ana", "", "Cléo"), (0, 1, 2), (5, 9, 9), 12, 30, to_move=1,
    )  # fmt: skip
    assert words.title(save) == "Ana, Player 2 and Cléo"
    assert "turn 12" in words.state(save)
    assert words.standing(save).startswith("Turn 12 · Player 2 to play · saved today at")
    over = SavedGame(
        tmp_path / "a.toml", datetime.now(), tmp_path / "a.png", "", "hunters",
        ("Ana", "Bo"), (0, 1), (5, 9), 12, 30, finished=True,
    )  # fmt: skip
    assert words.state(over) == "finished · Bo 9"
