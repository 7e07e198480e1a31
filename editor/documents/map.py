"""Maps that are being edited."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from carcqt.content.data import builtin_map_path
from carcqt.content.maps import MapFile, map_problems
from carcqt.rules.maps import Map
from carcqt.rules.problems import Problem
from carcqt.ui.places import maps_folder
from editor.documents.document import Document


class MapDocument(Document[MapFile]):
    kind = "map"

    @classmethod
    def read(cls, data: dict[str, Any], folder: Path | None) -> MapFile:
        return MapFile.read(data)

    @classmethod
    def built_in_path(cls, name: str) -> Path:
        return builtin_map_path(name)

    @classmethod
    def empty(cls, game: str) -> Self:
        return cls(MapFile(Map(game, (1000, 700), (), (), (), ()), {}))

    @property
    def usual_folder(self) -> Path:
        return maps_folder()

    @property
    def untitled(self) -> str:
        return self.tr("New map")

    def check(self) -> list[Problem]:
        return list(map_problems(self.content.map))
