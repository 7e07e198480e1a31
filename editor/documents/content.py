"""What every content of a document can do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol, TypeVar, cast


class Content(Protocol):
    """A frozen dataclass: a deck, a map, a layout."""

    @property
    def game(self) -> str: ...

    @property
    def title(self) -> Mapping[str, str]: ...

    def to_data(self) -> dict[str, Any]: ...

    def to_text(self) -> str: ...


C = TypeVar("C", bound=Content)


def title_in(titles: Mapping[str, str], code: str) -> str:
    """In this language, or else in any."""
    return titles.get(code) or next(iter(titles.values()), "")


def retitled(content: C, title: str, code: str) -> C:
    """With a new title in one language; what the others say is of something else."""
    if content.title.get(code) == title:
        return content
    return cast("C", replace(cast("Any", content), title={code: title}))
