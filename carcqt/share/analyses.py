"""The analysis of a saved game, for its page."""

from __future__ import annotations

from pathlib import Path

from carcqt.content.scenarios import Scenario
from carcqt.play.analysing.analysis import Analysis
from carcqt.play.analysing.analysis_file import read_analysis
from carcqt.rules.moves import read_move
from carcqt.rules.problems import RulesError


def analysis_of(path: Path, scenario: Scenario) -> Analysis | None:
    """Return what is kept of an analysis beside the save at `path`; `None` if the game goes on or
    there is none."""
    if scenario.model.expect is None or not scenario.model.expect.over:
        return None
    kinds = scenario.rules.moves
    try:
        moves = [read_move(text, kinds) for text in scenario.model.moves if text != "end"]
    except RulesError:
        return None
    found = read_analysis(path, moves, scenario.players, kinds)
    return found if found.turns else None
