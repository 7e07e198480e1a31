"""Starting layouts that are being edited."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from carcqt.content.data import data_folder
from carcqt.rules.problems import Problem
from editor.documents.document import Document
from editor.documents.layout import LayoutContent


class LayoutDocument(Document[LayoutContent]):
    kind = "scenario"

    @classmethod
    def read(cls, data: dict[str, Any], folder: Path | None) -> LayoutContent:
        return LayoutContent.read(data, folder)

    @classmethod
    def built_in_path(cls, name: str) -> Path:
        """By its folder and name: `GAME/NAME`."""
        return data_folder("scenarios") / f"{name}.toml"

    @classmethod
    def empty(cls, game: str) -> Self:
        return cls(LayoutContent.empty(game))

    def check(self) -> list[Problem]:
        return self.content.problems()

    def _before_save(self, path: Path) -> None:
        """A deck beside the old file is not beside the new one: the layout takes it along."""
        name = self.content.material_name
        if name.endswith(".toml") and not (path.parent / name).exists():
            text = self.tr("Take the tiles along")
            self.change(text, replace(self.content, material_name=""))
