"""The text of a TOML file taken apart, with nothing lost: comments, blank lines, spaces.

The text is known to be right; what it says is read elsewhere.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

_TOKEN: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|[\[\]{},=\n]"
    r"|[ \t]+"
    r"|[^\"'#\[\]{},=\n \t]+",
    re.DOTALL,
)


@dataclass
class Above:
    """What stands above something: `lead` belongs to it, `floating` to no one thing."""

    floating: str = ""
    lead: str = ""


@dataclass
class Pair:
    above: Above
    key: tuple[str, ...]
    head: str
    """Up to the value, with the equals sign."""
    value: str
    tail: str
    """The rest of the line: a comment, perhaps."""

    @property
    def text(self) -> str:
        return f"{self.above.lead}{self.head}{self.value}{self.tail}\n"


@dataclass
class ScriptItem:
    """In an array."""

    above: Above
    value: str
    tail: str


@dataclass
class Group:
    """The tables under one key: one, or an array of them."""

    is_array: bool
    nodes: list[Node] = field(default_factory=list)


@dataclass
class Node:
    """A table with its heading; the file itself has none."""

    above: Above = field(default_factory=Above)
    line: str = ""
    pairs: list[Pair] = field(default_factory=list)
    after: str = ""
    """Comments right below its last line."""
    groups: dict[str, Group] = field(default_factory=dict)

    @property
    def own_text(self) -> str:
        heading = f"{self.line}\n" if self.line else ""
        pairs = "".join(pair.above.floating + pair.text for pair in self.pairs)
        return f"{self.above.lead}{heading}{pairs}{self.after}"

    @property
    def text(self) -> str:
        """All but what floats above it."""
        nodes = [node for group in self.groups.values() for node in group.nodes]
        return self.own_text + "".join(node.above.floating + node.text for node in nodes)


def comments_in(text: str) -> list[str]:
    return [token for token in _TOKEN.findall(text) if token.startswith("#")]


@dataclass
class Script:
    root: Node
    end: str
    """What stands below the last table."""


def read_script(text: str) -> Script:
    return _Reader(text).script()


class _Reader:
    def __init__(self, text: str) -> None:
        self._tokens: Final = _TOKEN.findall(text if text.endswith("\n") else text + "\n")
        self._at = 0

    def script(self) -> Script:
        root = Node()
        node, trivia = root, ""
        while self._at < len(self._tokens):
            indent = self._blank()
            token = self._tokens[self._at] if self._at < len(self._tokens) else "\n"
            if token == "\n" or token.startswith("#"):
                trivia += indent + self._line()
            elif token == "[":
                line = indent + self._line()[:-1]
                node.after, above = _split_below(trivia)
                node = _place(root, line, above)
                trivia = ""
            else:
                node.pairs.append(self._pair(indent, _split(trivia)))
                trivia = ""
        node.after, below = _split_below(trivia, at_end=True)
        return Script(root, below.floating + below.lead)

    def _blank(self) -> str:
        found = ""
        while self._at < len(self._tokens) and self._tokens[self._at].strip(" \t") == "":
            found += self._tokens[self._at]
            self._at += 1
        return found

    def _line(self) -> str:
        """To the end of the line, and past it."""
        start = self._at
        while self._tokens[self._at] != "\n":
            self._at += 1
        self._at += 1
        return "".join(self._tokens[start : self._at])

    def _pair(self, indent: str, above: Above) -> Pair:
        start = self._at
        while self._tokens[self._at] != "=":
            self._at += 1
        key = "".join(self._tokens[start : self._at])
        self._at += 1
        head = f"{indent}{key}={self._blank()}"
        start, depth = self._at, 0
        while True:
            token = self._tokens[self._at]
            if depth == 0 and (token == "\n" or token.startswith("#")):
                break
            depth += (token in "[{") - (token in "]}")
            self._at += 1
        value = "".join(self._tokens[start : self._at])
        bare = value.rstrip(" \t")
        tail = value[len(bare) :] + self._line()[:-1]
        return Pair(above, key_path(key.strip()), head, bare, tail)


@lru_cache(256)
def key_path(text: str) -> tuple[str, ...]:
    """`tile.name` as its parts, whatever quotes they are in."""
    found: object = tomllib.loads(f"{text} = 0")
    path: list[str] = []
    while isinstance(found, dict):
        ((part, found),) = found.items()
        path.append(part)
    return tuple(path)


def _place(root: Node, line: str, above: Above) -> Node:
    """A new table where its heading says."""
    heading = "".join(token for token in _TOKEN.findall(line) if not token.startswith("#")).strip()
    is_array = heading.startswith("[[")
    *outer, last = key_path(heading.strip("[] \t"))
    for part in outer:
        group = root.groups.setdefault(part, Group(False, [Node()]))
        root = group.nodes[-1]
    group = root.groups.setdefault(last, Group(is_array))
    if group.nodes and not is_array:
        # Named before, as the outer part of another.
        node = group.nodes[0]
        node.above, node.line = above, line
        return node
    group.nodes.append(Node(above, line))
    return group.nodes[-1]


def _split(trivia: str) -> Above:
    """The comment lines right above belong to what follows, with the blank lines before them."""
    lines = trivia.splitlines(keepends=True)
    start = len(lines)
    while start and lines[start - 1].strip():
        start -= 1
    while start and not lines[start - 1].strip():
        start -= 1
    return Above("".join(lines[:start]), "".join(lines[start:]))


def _split_below(trivia: str, at_end: bool = False) -> tuple[str, Above]:
    """Comments right below a table are its own, if a blank line parts them from what follows."""
    lines = trivia.splitlines(keepends=True)
    none = len(lines) if at_end else 0
    blank = next((place for place, line in enumerate(lines) if not line.strip()), none)
    return "".join(lines[:blank]), _split("".join(lines[blank:]))


def read_items(text: str) -> tuple[str, list[ScriptItem], str]:
    """What follows the bracket of an array on its line, its items, and what stands below them."""
    reader = _Items(_TOKEN.findall(text)[1:-1])
    opening = reader.rest_of_line()
    items: list[ScriptItem] = []
    while True:
        above = reader.trivia()
        value = reader.value()
        if not value:
            return opening, items, _lines(above)
        tail = reader.rest_of_line()
        before_comma = reader.trivia()
        if not reader.comma():
            items.append(ScriptItem(_split(_lines(above)), value, tail))
            return opening, items, _lines(before_comma)
        tail = tail or reader.rest_of_line()
        items.append(ScriptItem(_split(_lines(above) + _lines(before_comma)), value, tail))


class _Items:
    def __init__(self, tokens: list[str]) -> None:
        self._tokens: Final = tokens
        self._at = 0

    def _next(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def trivia(self) -> str:
        found = ""
        while (token := self._next()) and (token.isspace() or token.startswith("#")):
            found += token
            self._at += 1
        return found

    def rest_of_line(self) -> str:
        found = ""
        while (token := self._next()) and (token.strip(" \t") == "" or token.startswith("#")):
            found += token
            self._at += 1
        return found if found.strip() else ""

    def comma(self) -> bool:
        is_there = self._next() == ","
        self._at += is_there
        return is_there

    def value(self) -> str:
        start, depth = self._at, 0
        while token := self._next():
            if depth == 0 and (token in ",\n" or token.startswith("#")):
                break
            depth += (token in "[{") - (token in "]}")
            self._at += 1
        found = "".join(self._tokens[start : self._at])
        self._at -= bool(found) and found[-1] in " \t"
        return found.strip()


def _lines(trivia: str) -> str:
    """Only the whole lines: not the end of the one before, nor spaces before what follows."""
    _, _, lines = trivia.partition("\n")
    return lines[: lines.rfind("\n") + 1]
