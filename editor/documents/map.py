"""Maps that are being edited."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from carcqt.content.data import builtin_map_path
from carcqt.content.maps import MapFile
from carcqt.rules.maps import Map
from carcqt.rules.problems import Problem
from carcqt.ui.language import language
from editor.documents.document import Document
from editor.documents.titles import retitled, title_in


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
    def game(self) -> str:
        return self.content.game

    @property
    def title(self) -> str:
        return title_in(self.content.title, language().code)

    def titled(self, content: MapFile, title: str) -> MapFile:
        return replace(content, title=retitled(content.title, title, language().code))

    def to_data(self) -> dict[str, Any]:
        return self.content.to_data()

    def to_text(self) -> str:
        return self.content.to_text()

    def check(self) -> list[Problem]:
        return list(self.content.problems())
