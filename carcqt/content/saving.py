"""The text of a game's file, made anew after each move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from carcqt.content.materials import MaterialFile, named_keys, own_keys
from carcqt.content.models import ScenarioModel, validate
from carcqt.content.scenarios import Scenario, game_data
from carcqt.content.tables import TableSetup
from carcqt.content.toml.writing import dumps
from carcqt.rules.game import Game

_KEPT: Final = ("title", "text", "solution", "goal", "puzzle", "proof")


class SaveText:
    """As `Scenario.of_game` would write it, but a deck or map of one's own is written only once:
    a large one takes longer than people want to wait for each move."""

    def __init__(self, material_file: MaterialFile, kept: Mapping[str, Any] | None = None) -> None:
        """What is kept is what the file said that the game was begun from: see `kept_of`."""
        self._head: Final[dict[str, Any]] = named_keys(material_file)
        self._kept: Final = dict(kept or {})
        self._tail = ""
        if not self._head:
            own = own_keys(material_file)
            if "size" in own:
                self._head["size"] = own.pop("size")
            self._tail = dumps(own)

    def of(self, game: Game[Any], table: TableSetup, turn: int) -> str:
        data = game_data(game, self._head, table=table, turn=turn) | self._kept
        model = validate(data, "scenario", ScenarioModel)
        return dumps(model.model_dump(exclude_unset=True)) + self._tail


def kept_of(scenario: Scenario) -> dict[str, Any]:
    """The goal and texts of a file, which stay with a game that is begun from it."""
    given = scenario.model.model_dump(exclude_unset=True)
    kept: dict[str, Any] = {key: given[key] for key in _KEPT if key in given}
    if "goal" in kept:
        kept["goal"] = {"begins": len(scenario.model.moves)} | kept["goal"]
    return kept
