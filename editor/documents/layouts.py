"""Starting layouts that are being edited."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import Any, Self

from carcqt.content.data import data_folder
from carcqt.content.materials import MaterialFile, load_material
from carcqt.content.models import ProofModel
from carcqt.content.toml.files import FileError
from carcqt.content.toml.writing import dumps
from carcqt.puzzles.proof import ProofState, state_of
from carcqt.puzzles.proposing import Proposal
from carcqt.puzzles.proving import Proved
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.problems import Problem
from carcqt.ui.places import layouts_folder, puzzles_folder
from editor.documents.document import Document
from editor.documents.layout import LayoutContent, in_order


def new_id(game: str) -> str:
    """Players’ progress is kept under it, so no two puzzles may have the same."""
    return f"{game}-{SystemRandom().getrandbits(40):010x}"


class LayoutDocument(Document[LayoutContent]):
    kind = "scenario"
    deck_path: Path | None = None
    """The file its own tiles come from: once it is saved beside that, it names it instead."""
    proposal: Proposal | None = None
    """The moment of a game that it was made of."""
    begun_as: LayoutContent | None = None
    proved: Proved | None = None
    """What was proven last: kept in the file, as long as it is of this puzzle."""

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

    @classmethod
    def played_with(cls, file: MaterialFile, path: Path | None) -> Self:
        """The beginning of a game with a deck or map of one's own."""
        document = cls(LayoutContent.of_material(file))
        document.deck_path = path
        return document

    @classmethod
    def proposed(cls, proposal: Proposal) -> Self:
        """A puzzle made of a moment of a game."""
        document = cls(LayoutContent.read(proposal.data, None))
        document.proposal = proposal
        document.begun_as = document.content
        return document

    @property
    def imagined(self) -> list[str]:
        """What of the moment it was made of nobody could know: as long as it is as it was, the
        keys of what was made up."""
        if self.proposal is None or self.begun_as is None:
            return []
        was, now = (one.position.extra.plain() for one in (self.begun_as, self.content))
        return [key for key in self.proposal.imagined if was.get(key) == now.get(key)]

    def _as_copy(self, content: LayoutContent) -> LayoutContent:
        """Somebody’s progress is kept under a puzzle’s id."""
        puzzle = content.kept.get("puzzle")
        if not puzzle:
            return content
        named = {**puzzle, "id": new_id(content.game)}
        return replace(content, kept={**content.kept, "puzzle": named})

    @property
    def is_puzzle(self) -> bool:
        return "goal" in self.content.kept

    @property
    def usual_folder(self) -> Path:
        if self.is_puzzle:
            return puzzles_folder()
        if self.deck_path is not None and not self.content.material_name:
            # Beside its deck, so that it can name it.
            return self.deck_path.parent
        return layouts_folder()

    @property
    def untitled(self) -> str:
        return self.tr("New puzzle") if self.is_puzzle else self.tr("New layout")

    def to_data(self) -> dict[str, Any]:
        """With the proof, as long as it is one, and with what it suggests."""
        data = super().to_data()
        old = data.pop("proof", None)
        proved = self.proved
        if (fresh := self._fresh(old, proved.proof if proved is not None else None)) is not None:
            data["proof"] = fresh
            if proved is not None and proved.level is not None and fresh == proved.proof:
                labels = {"themes": list(proved.themes), "difficulty": proved.level}
                data["puzzle"] = {**labels, **data.get("puzzle", {})}
        return in_order(data)

    def to_text(self) -> str:
        return dumps(self.to_data())

    def _is_as_on_disk(self) -> bool:
        return super()._is_as_on_disk() and self.to_data() == self.content.to_data()

    def _fresh(self, *proofs: dict[str, Any] | None) -> dict[str, Any] | None:
        """The first that is of the puzzle as it is now."""
        known = [proof for proof in proofs if proof is not None]
        if not known or not self.is_puzzle:
            return None
        try:
            puzzle = Puzzle.of(self.content.scenario)
        except FileError:
            return None
        for proof in known:
            if state_of(puzzle, ProofModel.model_validate(proof)) is ProofState.FRESH:
                return proof
        return None

    def check(self) -> list[Problem]:
        return self.content.problems()

    def is_played_with(self, path: Path) -> bool:
        """Whether its deck or map is that file."""
        name = self.content.material_name
        if not name:
            return path == self.deck_path
        return self.path is not None and path == self.path.parent / name

    def take_material(self, file: MaterialFile) -> None:
        """The deck or map that it is played with has changed."""
        if not list(file.problems()):
            content = self.content.with_start(material_file=file)
            self.change(self.tr("Use the changed tiles"), content)

    def _before_save(self, path: Path) -> None:
        """A deck beside the old file is not beside the new one: the layout takes it along."""
        name, deck = self.content.material_name, self.deck_path
        if not name and deck is not None and deck.parent == path.parent and self._holds(deck):
            text = self.tr("Play with “{name}”").format(name=deck.name)
            self.change(text, replace(self.content, material_name=deck.name))
        elif name.endswith(".toml") and not self._holds(path.parent / name):
            text = self.tr("Include the tiles")
            self.change(text, replace(self.content, material_name=""))

    def _holds(self, path: Path) -> bool:
        """Whether the tiles of this file are its own."""
        try:
            return load_material(path, self.game) == self.content.material_file
        except FileError:
            return False
