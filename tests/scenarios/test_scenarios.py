"""Every scenario that comes with the program: it can be played, and what it expects holds."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from carcqt.content.scenarios import Scenario
from carcqt.rules.events import Event
from carcqt.rules.games import GAMES
from carcqt.rules.problems import Problem
from tests.support import ROOT

FOLDER = ROOT / "scenarios"
CITED = [
    f"{kind}{number}"
    for kind, count in (("H-E", 9), ("G-E", 11), ("A-E", 12), ("X-E", 6), ("X-R", 18))
    for number in range(1, count + 1)
]
"""The worked examples of the rules pages, and the rulings of the expedition."""


@cache
def scenarios() -> dict[str, Scenario]:
    paths = sorted(FOLDER.rglob("*.toml"))
    return {path.relative_to(FOLDER).as_posix(): Scenario.load(path) for path in paths}


def test_there_are_some_of_every_game() -> None:
    assert len(scenarios()) > 100
    assert {scenario.model.game for scenario in scenarios().values()} == {*GAMES}


def test_none_has_a_problem() -> None:
    found = {name: scenario.problems() for name, scenario in scenarios().items()}
    assert {name: problems for name, problems in found.items() if problems} == {}


def failures(scenario: Scenario) -> list[Problem]:
    game = scenario.start()
    events: list[Event] = list(game.opening)
    for step in scenario.play(game):
        events += step.events
    assert len(game.record) == len(scenario.model.moves)
    return scenario.failures(game, events)


def test_what_each_expects_holds() -> None:
    found = {name: failures(scenario) for name, scenario in scenarios().items()}
    assert {name: failed for name, failed in found.items() if failed} == {}


def test_each_is_written_back_unchanged() -> None:
    for name, scenario in scenarios().items():
        assert scenario.to_text() == (FOLDER / name).read_text(encoding="utf-8"), name


def test_each_has_a_title_and_a_text_in_both_languages() -> None:
    for name, scenario in scenarios().items():
        model = scenario.model
        # What a puzzle asks is told by its goal; what comes of it, by the comment on its solution.
        for texts in (model.title, model.solution if model.puzzle else model.text):
            assert set(texts) == {"en", "fr"}, name
            assert all(text.strip() for text in texts.values()), name
            assert texts["en"] != texts["fr"], name


def test_every_worked_example_and_ruling_has_a_scenario_that_cites_it() -> None:
    for cited in CITED:
        named = [
            scenario.model
            for name, scenario in scenarios().items()
            if Path(name).stem.startswith(cited.lower() + "-")
        ]
        assert named, cited
        for model in named:
            texts = model.text.values()
            assert all(cited in re.findall(r"\w+-\w+", text) for text in texts), cited
            assert model.expect is not None, cited
