"""The guides that come with the program: a text for each game and language, and its figures."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from carcqt.content.data import guide_path

PLAYING: Final = "playing"
"""The guide to the program itself."""
EDITING: Final = "editing"
"""The guide to the editor."""
FIGURE: Final = "figure:"
"""The scheme of addresses that name a figure."""
LINK: Final = "guide:"
"""The scheme of addresses that name another guide."""
_LINK: Final = re.compile(r"\[(?P<text>[^\]]*)\]\(guide:(?P<name>\w+)\)")
_IMAGE: Final = re.compile(r"!\[(?P<caption>[^\]]*)\]\(figure:(?P<id>[\w-]+)\)")
_HEADING: Final = re.compile(r"^(#{1,6}) +(.+?) *$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Heading:
    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Guide:
    name: str
    language: str
    text: str

    @classmethod
    def load(cls, name: str, language: str) -> Guide:
        return cls(name, language, guide_path(name, language).read_text(encoding="utf-8"))

    @property
    def headings(self) -> list[Heading]:
        return [Heading(len(marks), text) for marks, text in _HEADING.findall(self.text)]

    @property
    def figures(self) -> list[tuple[str, str]]:
        """Their ids and captions, in the order of the text."""
        return [(found["id"], found["caption"]) for found in _IMAGE.finditer(self.text)]

    @property
    def links(self) -> list[tuple[str, str]]:
        """The names of other guides that it leads to, and the words that do."""
        return [(found["name"], found["text"]) for found in _LINK.finditer(self.text)]

    @property
    def markdown(self) -> str:
        """The text with each caption once more, as a paragraph below its figure."""
        return _IMAGE.sub(lambda found: f"{found[0]}\n\n{found['caption']}", self.text)
