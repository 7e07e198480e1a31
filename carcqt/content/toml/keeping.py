"""Saves over a file that has a person's comments: each stays with what it speaks of.

Tables and values that say the same as before stay as they are to the byte. tomlkit would keep
comments with what stands above them, and takes seconds for a large deck.
"""

from __future__ import annotations

import tomllib
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from carcqt.content.toml.scripts import (
    Above,
    Group,
    Node,
    Pair,
    ScriptItem,
    comments_in,
    read_items,
    read_script,
)
from carcqt.content.toml.writing import dumps, has_heading, key_text, pairs, value_text

T = TypeVar("T", Node, ScriptItem)

_MOST_COMPARED: Final = 40_000
"""Pairs of old and new things that are looked at for likeness."""


def keep(old: str, data: Mapping[str, Any]) -> str | None:
    """The old text changed so that it says what the data say; `None` where it has no comments to
    keep."""
    text = old.replace("\r\n", "\n")
    if not comments_in(text):
        return None
    written = _rewritten(text, _plain(data))
    if written is None:
        # Never seen; but what a person wrote must not be lost, and what is saved must be right.
        written = "\n".join(comments_in(text)) + "\n\n" + dumps(data)
    return written.replace("\n", "\r\n") if "\r\n" in old else written


def _rewritten(text: str, data: Mapping[str, Any]) -> str | None:
    """`None` if it did not come out right."""
    try:
        script = read_script(text)
        written = _table(script.root, tomllib.loads(text), data, ()) + script.end
        return written if tomllib.loads(written) == data else None
    except (LookupError, ValueError):
        return None


def _plain(value: Any) -> Any:
    """As the reader would give it."""
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


def _table(node: Node, old: Mapping[str, Any], new: Mapping[str, Any], path: Sequence[str]) -> str:
    """A table and those inside it, saying what is new."""
    heading = f"{node.line}\n" if node.line else ""
    inside = {key for key in new if key in node.groups and _matches(node.groups[key], new[key])}
    if not path:
        headed = {key for key in new if has_heading(new[key]) and not _is_pair(node, key)}
        inside |= headed
    plain = {key: value for key, value in new.items() if key not in inside}
    text = f"{node.above.lead}{heading}{_pairs(node, old, plain)}{node.after}"
    for key in _in_order(node.groups, [key for key in new if key in inside]):
        group = node.groups.get(key)
        if key not in inside:
            # What it floats above goes on without it.
            text += "".join(gone.above.floating for gone in group.nodes) if group else ""
        elif group is None or not _matches(group, new[key]):
            heading = f"[{key_text(key)}]" if isinstance(new[key], dict) else f"[[{key_text(key)}]]"
            text += "".join(_new_table(heading, table) for table in _listed(new[key]))
        else:
            text += _group(group, _listed(old[key]), _listed(new[key]), (*path, key))
    return text


def _is_pair(node: Node, key: str) -> bool:
    return any(pair.key[0] == key for pair in node.pairs)


def _matches(group: Group, value: object) -> bool:
    if group.is_array:
        return isinstance(value, list | tuple) and all(isinstance(one, Mapping) for one in value)
    return isinstance(value, Mapping)


def _listed(value: Any) -> Sequence[Any]:
    return [value] if isinstance(value, Mapping) else value


def _new_table(heading: str, table: Mapping[str, Any]) -> str:
    return "\n".join(["", heading, *pairs(table)]) + "\n"


def _group(group: Group, old: Sequence[Any], new: Sequence[Any], path: Sequence[str]) -> str:
    def render(node: Node | None, before: Any, after: Any, is_moved: bool) -> str:
        if node is None:
            return _new_table(f"[[{'.'.join(map(key_text, path))}]]", after)
        text = node.text if before == after else _table(node, before, after, path)
        return f"\n{text}" if is_moved and not text.startswith("\n") else text

    if not group.is_array:
        return group.nodes[0].above.floating + render(group.nodes[0], old[0], new[0], False)
    return _arrange(group.nodes, old, new, render)


def _pairs(node: Node, old: Mapping[str, Any], new: Mapping[str, Any]) -> str:
    lines: dict[str, str] = {}
    for key in _in_order(dict.fromkeys(pair.key[0] for pair in node.pairs), list(new)):
        there = [pair for pair in node.pairs if pair.key[0] == key]
        floating = "".join(pair.above.floating for pair in there)
        if key not in new:
            lines[key] = floating
        elif key not in old or not there:
            lines[key] = f"{key_text(key)} = {value_text(new[key])}\n"
        elif old[key] == new[key]:
            lines[key] = "".join(pair.above.floating + pair.text for pair in there)
        else:
            lines[key] = floating + _changed(there, old[key], new[key])
    return "".join(lines.values())


def _changed(there: Sequence[Pair], old: Any, new: Any) -> str:
    first = there[0]
    lead = "".join(pair.above.lead for pair in there)
    if len(there) > 1 or len(first.key) > 1:
        # `name.en = …` and its like become one table; their comments stand above it.
        lead += _as_lines(comment for pair in there for comment in comments_in(pair.tail))
        return f"{lead}{key_text(first.key[0])} = {value_text(new)}\n"
    inside = comments_in(first.value)
    if inside and isinstance(old, list) and isinstance(new, list | tuple):
        value = _array(first.value, old, new)
    else:
        lead += _as_lines(inside)
        value = value_text(new)
    return f"{lead}{first.head}{value}{first.tail}\n"


def _array(text: str, old: Sequence[Any], new: Sequence[Any]) -> str:
    opening, items, below = read_items(text)

    def render(item: ScriptItem | None, before: Any, after: Any, is_moved: bool) -> str:
        if item is None:
            return f"  {_inside(after)},\n"
        lead, value = item.above.lead, item.value
        if before != after:
            lead += _as_lines(comments_in(value), "  ")
            value = _inside(after)
        return f"{lead}  {value},{item.tail}\n"

    return f"[{opening}\n{_arrange(items, old, new, render)}{below}]"


def _inside(value: object) -> str:
    """As it stands in an array: on one line."""
    return value_text([value])[1:-1].strip().removesuffix(",")


def _as_lines(comments: Iterable[str], indent: str = "") -> str:
    return "".join(f"{indent}{comment}\n" for comment in comments)


def _in_order(old: Iterable[str], new: Sequence[str]) -> list[str]:
    """The old keys as they stand; each new one after the one that comes before it now."""
    order = list(old)
    for place, key in enumerate(new):
        if key not in order:
            before = [known for known in new[:place] if known in order]
            order.insert(order.index(before[-1]) + 1 if before else 0, key)
    return order


def _arrange(
    things: Sequence[T],
    old: Sequence[Any],
    new: Sequence[Any],
    render: Callable[[T | None, Any, Any, bool], str],
) -> str:
    """Each thing with what belongs to it, where it is now. What floats between them stays where
    most of them stay."""
    matches = _match(old, new)
    staying = _staying([match for match in matches if match is not None])
    text, floated = "", 0
    for value, match in zip(new, matches, strict=True):
        if match is None:
            text += render(None, None, value, True)
            continue
        if match in staying:
            above: list[Above] = [thing.above for thing in things[floated : match + 1]]
            text += "".join(one.floating for one in above)
            floated = match + 1
        text += render(things[match], old[match], value, match not in staying)
    return text + "".join(thing.above.floating for thing in things[floated:])


def _match(old: Sequence[Any], new: Sequence[Any]) -> list[int | None]:
    """For each new thing which old one it was: of the same id, or equal, or else much alike."""
    matches: list[int | None] = [None] * len(new)
    for name in (_identity, repr):
        free: dict[str, list[int]] = {}
        matched = {*matches}
        for place in reversed(range(len(old))):
            if place not in matched:
                free.setdefault(name(old[place]), []).append(place)
        for place, value in enumerate(new):
            if matches[place] is None and free.get(name(value)):
                matches[place] = free[name(value)].pop()
    matched = {*matches}
    gone = [place for place in range(len(old)) if place not in matched]
    come = [place for place, match in enumerate(matches) if match is None]
    if len(gone) * len(come) <= _MOST_COMPARED:
        for place in come:
            best = max(gone, key=lambda one: _likeness(old[one], new[place]), default=None)
            if best is not None and _likeness(old[best], new[place]) > 0.5:
                matches[place] = best
                gone.remove(best)
    return matches


def _identity(value: object) -> str:
    return repr(value.get("id", value) if isinstance(value, Mapping) else value)


def _likeness(one: object, other: object) -> float:
    """How much of what they say is the same, but for their ids."""
    if not isinstance(one, Mapping) or not isinstance(other, Mapping):
        return 0
    keys = {*one, *other} - {"id"}
    same = [key for key in keys if key in one and key in other and one[key] == other[key]]
    return len(same) / max(1, len(keys))


def _staying(places: Sequence[int]) -> set[int]:
    """The most things that are still in their old order: those did not move, the others did."""
    ends: list[int] = []
    before: dict[int, int | None] = {}
    for place in places:
        length = bisect_left(ends, place)
        before[place] = ends[length - 1] if length else None
        ends[length : length + 1] = [place]
    found: set[int] = set()
    last = ends[-1] if ends else None
    while last is not None:
        found.add(last)
        last = before[last]
    return found
