"""Every scenario that comes with the program: it can be played, and what it expects holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carcqt.content.scenarios import Scenario
from carcqt.rules.events import Event
from tests.support import ROOT

FOLDER = ROOT / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))
EACH = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
IDS = [
    f"{kind}{number}"
    for kind, count in (("H-E", 9), ("G-E", 11), ("A-E", 12), ("X-E", 6), ("X-R", 18))
    for number in range(1, count + 1)
]
"""The worked examples of the rules pages, and the rulings of the expedition."""


@EACH
def test_it_has_no_problems(path: Path) -> None:
    assert Scenario.load(path).problems() == []


@EACH
def test_what_it_expects_holds(path: Path) -> None:
    scenario = Scenario.load(path)
    game = scenario.start()
    events: list[Event] = list(game.opening)
    for step in scenario.play(game):
        events += step.events
    assert len(game.record) == len(scenario.model.moves)
    assert scenario.failures(game, events) == []


@EACH
def test_it_is_written_back_unchanged(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert Scenario.load(path).to_text() == text


@EACH
def test_it_has_a_title_and_a_text_in_both_languages(path: Path) -> None:
    model = Scenario.load(path).model
    for texts in (model.title, model.text):
        assert set(texts) == {"en", "fr"}
        assert all(text.strip() for text in texts.values())
        assert texts["en"] != texts["fr"]


@pytest.mark.parametrize("cited", IDS)
def test_every_worked_example_and_ruling_has_a_scenario_that_cites_it(cited: str) -> None:
    named = [path for path in FILES if path.stem.startswith(cited.lower() + "-")]
    assert named
    for path in named:
        model = Scenario.load(path).model
        assert all(cited in re.findall(r"\w+-\w+", text) for text in model.text.values())
        assert model.expect is not None
