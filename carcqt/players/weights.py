"""What counts how much in an evaluation: data, fitted by self-play (`python -m tools.tune`)."""

from __future__ import annotations

import tomllib
from functools import lru_cache

from carcqt.content.data import weights_path


@lru_cache(maxsize=32)
def weights_of(game: str) -> dict[str, int]:
    """The weights of a game; of one that has none of its own, the common ones."""
    found: dict[str, int] = tomllib.loads(weights_path("common").read_text("utf-8"))
    path = weights_path(game)
    return found | tomllib.loads(path.read_text("utf-8")) if path.exists() else found
