"""What many games have brought: kept beside the puzzles, so that it can be gone on from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from pydantic import BaseModel

from carcqt.content.kept import Count, Name
from carcqt.content.materials import material_hash
from carcqt.puzzles.mining.haul import Dig, Find, Haul

FORMAT: Final = 1
KIND: Final = "mine"


class NoDiggings(Exception):  # noqa: N818
    """What was read is no such thing."""


class OtherDiggings(Exception):  # noqa: N818
    """They were asked for otherwise."""

    def __init__(self, key: str, there: object, asked: object) -> None:
        self.key, self.there, self.asked = key, there, asked


class Diggings:
    """Hauls in the order of their games, from the first on without a gap: what is kept is the same
    however often it was stopped, and however many processes dug."""

    def __init__(self, terms: Dig, before: Mapping[str, Any] | None = None) -> None:
        self.terms: Final = terms
        self.games = self.looked = self.proven = self.found = 0
        self.gists: Final[dict[str, str]] = {}
        """Of the puzzles that were kept, by their names."""
        if before is not None:
            self._go_on(before)

    def add(self, haul: Haul) -> Find | None:
        """The next game's: the puzzle to keep, unless there is one much like it."""
        self.games += 1
        self.looked += haul.looked
        self.proven += haul.proven
        find = haul.find
        if find is None:
            return None
        self.found += 1
        if find.gist in self.gists.values():
            return None
        self.gists[find.name] = find.gist
        return find

    def document(self) -> dict[str, Any]:
        counts = {key: getattr(self, key) for key in ("games", "looked", "proven", "found")}
        return {"format": FORMAT, "kind": KIND, **self._asked(), **counts, "kept": self.gists}

    def _asked(self) -> dict[str, Any]:
        """All but the number of games, which may grow."""
        terms = self.terms
        return {
            "game": terms.game,
            "digest": material_hash(terms.file),
            "seed": terms.seed,
            "seats": terms.seats,
            "theme": terms.theme,
            "level": terms.level,
            "trims": terms.trims,
        }

    def _go_on(self, document: Mapping[str, Any]) -> None:
        try:
            model = _MineModel.model_validate(document)
            for key, value in self._asked().items():
                if document[key] != value:
                    raise OtherDiggings(key, document[key], value)
        except (KeyError, ValueError):
            raise NoDiggings from None
        self.games, self.looked = model.games, model.looked
        self.proven, self.found = model.proven, model.found
        self.gists.update(model.kept)


class _MineModel(BaseModel):
    """What is read of a file; the other keys are compared with what is asked for."""

    format: Literal[1]
    kind: Literal["mine"]
    games: Count
    looked: Count
    proven: Count
    found: Count
    kept: dict[Name, Name]
