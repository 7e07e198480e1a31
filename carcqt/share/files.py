"""The file inside a page, which carcqt opens."""

from __future__ import annotations

from typing import Any, Final

from carcqt.content.materials import MaterialFile, named_keys, own_keys
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import file_name
from carcqt.content.toml.writing import dumps

_NAMED: Final = ("deck", "deck_hash", "map", "map_hash")
_ANSWERS: Final = ("proof", "solution", "expect")
"""Keys of a scenario that tell the solution of a puzzle."""

FileData = dict[str, str]
"""The name and the text of a file."""


def scenario_file(scenario: Scenario, title: str, *, has_solution: bool = True) -> FileData:
    """Return the scenario as one file, with its deck or map unless that comes with carcqt."""
    data = scenario.model.model_dump(exclude_unset=True)
    if not named_keys(scenario.material_file):
        data = {key: value for key, value in data.items() if key not in _NAMED}
        data |= own_keys(scenario.material_file)
    if not has_solution:
        data = _without_answers(data)
    return {"name": f"{file_name(title)}.toml", "text": dumps(data)}


def material_file(file: MaterialFile, title: str) -> FileData:
    return {"name": f"{file_name(title)}.toml", "text": file.to_text()}


def _without_answers(data: dict[str, Any]) -> dict[str, Any]:
    kept = {key: value for key, value in data.items() if key not in _ANSWERS}
    if "puzzle" in kept:
        kept["puzzle"] = {key: value for key, value in kept["puzzle"].items() if key != "wrong"}
    if "moves" in kept:
        kept["moves"] = kept["moves"][: kept.get("goal", {}).get("begins") or 0]
    return kept
