"""The text of a game's file, made anew after each move."""

from __future__ import annotations

from typing import Any, Final

from carcqt.content.materials import MaterialFile, named_keys, own_keys
from carcqt.content.models import ScenarioModel, validate
from carcqt.content.scenarios import game_data
from carcqt.content.tables import Table
from carcqt.content.toml import dumps
from carcqt.rules.game import Game


class SaveText:
    """As `Scenario.of_game` would write it, but a deck or map of one's own is written only once:
    a large one takes longer than people want to wait for each move."""

    def __init__(self, material_file: MaterialFile) -> None:
        self._head: Final[dict[str, Any]] = named_keys(material_file)
        self._tail = ""
        if not self._head:
            own = own_keys(material_file)
            if "size" in own:
                self._head["size"] = own.pop("size")
            self._tail = dumps(own)

    def of(self, game: Game[Any], table: Table, turn: int) -> str:
        data = game_data(game, self._head, table=table, turn=turn)
        model = validate(data, "scenario", ScenarioModel)
        return dumps(model.model_dump(exclude_unset=True)) + self._tail
