"""Every edit of a goal, its texts and labels as a function from one content to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import Any, Final

from carcqt.content.goals import Goal, OtherSeats
from carcqt.content.models import GoalModel
from carcqt.puzzles.goals import GOAL_KINDS, USUAL_AIM, idle_keys
from carcqt.puzzles.mining.haul import goal_data
from carcqt.rules.geometry import Square
from carcqt.words.games import VOCABULARIES
from editor.documents.layout import LayoutContent
from editor.puzzles.goalkinds import GOAL_FORMS
from editor.puzzles.goalkinds.kind import Wish

MOST_HINTS: Final = 3
_OF_PUZZLES: Final = ("goal", "puzzle", "proof", "solution")


class Openness(Enum):
    """What is known of tokens, cards and draws."""

    OPEN = "open"
    WORST = "worst"
    EXPECTED = "expected"


# The goal.


def goal_of(content: LayoutContent) -> Goal | None:
    data = content.kept.get("goal")
    return None if data is None else Goal.of(GoalModel.model_validate(data))


def wishes_in(content: LayoutContent) -> list[Wish]:
    """Return the wishes that the game can have."""
    material = content.material_file.material
    return [
        Wish(aim, has_least)
        for aim, kind in GOAL_KINDS.items()
        if kind.is_possible(content.rules, material)
        for has_least in GOAL_FORMS[aim].wishes
    ]


def wish_of(goal: Goal) -> Wish:
    wishes = GOAL_FORMS[goal.aim].wishes
    return Wish(goal.aim, wishes[0] if len(wishes) == 1 else goal.least is not None)


def openness_of(goal: Goal) -> Openness:
    return Openness.OPEN if goal.is_open else Openness(goal.surprise.value)


def begin_puzzle(content: LayoutContent, id: str) -> LayoutContent:
    """With the goal that is wanted most: as many points as can be, with all draws in sight."""
    goal = {
        "aim": USUAL_AIM.value,
        "seat": content.position.to_move + 1,
        "turns": 1 if VOCABULARIES[content.game].in_rounds else 2,
        "count": "final",
        "open": True,
    }
    puzzle = {"id": id, **content.kept.get("puzzle", {})}
    return _keeping(content, goal=goal, puzzle=puzzle)


def end_puzzle(content: LayoutContent) -> LayoutContent:
    """Only the layout is left."""
    return _keeping(content, **dict.fromkeys(_OF_PUZZLES))


def with_goal(content: LayoutContent, **changes: Any) -> LayoutContent:
    """Some of its keys are other ones; `None`: they are not said."""
    old = content.kept.get("goal", {})
    goal = {key: value for key, value in {**old, **changes}.items() if value is not None}
    return content if goal == old else _keeping(content, goal=goal)


def with_whole_goal(content: LayoutContent, goal: Goal) -> LayoutContent:
    return _keeping(content, goal=goal_data(goal))


def with_wish(content: LayoutContent, wish: Wish) -> LayoutContent:
    """Forget what does not belong to the wish."""
    idle = dict.fromkeys((*idle_keys(wish.aim), "least", "other"))
    first = GOAL_FORMS[wish.aim].first_keys(content, goal_of(content), wish)
    return with_goal(content, **{**idle, "aim": wish.aim.value, **first})


def with_openness(content: LayoutContent, openness: Openness) -> LayoutContent:
    is_open = openness is Openness.OPEN
    return with_goal(content, open=is_open, chance=None if is_open else openness.value)


def with_region(content: LayoutContent, square: Square, zone: str) -> LayoutContent:
    return with_goal(content, at=list(square), zone=zone, system=None, name=None)


def region_name_in(content: LayoutContent, code: str) -> str:
    return str(content.kept.get("goal", {}).get("name", {}).get(code, ""))


def with_region_name(content: LayoutContent, code: str, text: str) -> LayoutContent:
    said = _said(content.kept.get("goal", {}).get("name", {}), code, text)
    return with_goal(content, name=said or None)


def with_village(content: LayoutContent, village: str) -> LayoutContent:
    """One more, or one less where it is wanted already."""
    old = content.kept.get("goal", {}).get("villages", [])
    new = [one for one in old if one != village] if village in old else [*old, village]
    return with_goal(content, villages=new)


def with_others(
    content: LayoutContent, others: OtherSeats, replies: Sequence[tuple[int, Sequence[str]]] = ()
) -> LayoutContent:
    """Others that follow a script begin with these replies, unless they have some."""
    if others is not OtherSeats.SCRIPTED:
        return with_goal(content, others=others.value, replies=None)
    kept = content.kept.get("goal", {}).get("replies")
    made = [{"seat": seat + 1, "moves": list(moves)} for seat, moves in replies if moves]
    return with_goal(content, others=others.value, replies=kept or made or None)


def with_replies(content: LayoutContent, replies: Sequence[tuple[int, str]]) -> LayoutContent:
    """Of each seat, as it is written: moves with semicolons between them."""
    said = [
        {"seat": seat + 1, "moves": moves}
        for seat, text in replies
        if (moves := [move.strip() for move in text.split(";") if move.strip()])
    ]
    return with_goal(content, replies=said or None)


def without_script(content: LayoutContent) -> LayoutContent:
    """Whatever is written, even what cannot be read, the others are free."""
    return with_others(content, OtherSeats.BEST)


# What people read.


def puzzle_of(content: LayoutContent) -> Mapping[str, Any]:
    kept = content.kept.get("puzzle")
    return kept if isinstance(kept, Mapping) else {}


def with_puzzle(content: LayoutContent, **changes: Any) -> LayoutContent:
    old = puzzle_of(content)
    new = {key: value for key, value in {**old, **changes}.items() if value not in (None, "", [])}
    return content if new == old else _keeping(content, puzzle=new or None)


def with_themes(content: LayoutContent, themes: Sequence[str]) -> LayoutContent:
    """Also none at all, if the author says so."""
    return _keeping(content, puzzle={**puzzle_of(content), "themes": list(themes)})


def hint_in(content: LayoutContent, number: int, code: str) -> str:
    hints = puzzle_of(content).get("hints", [])
    return str(hints[number].get(code, "")) if number < len(hints) else ""


def with_hint(content: LayoutContent, number: int, code: str, text: str) -> LayoutContent:
    """Hints that nobody has written in any language are none."""
    hints = [dict(hint) for hint in puzzle_of(content).get("hints", [])]
    while len(hints) <= number:
        hints.append({})
    hints[number] = _said(hints[number], code, text)
    while hints and not hints[-1]:
        hints.pop()
    # One in the middle that is being written anew keeps its place.
    return with_puzzle(content, hints=hints)


def solution_in(content: LayoutContent, code: str) -> str:
    return str(content.kept.get("solution", {}).get(code, ""))


def with_solution(content: LayoutContent, code: str, text: str) -> LayoutContent:
    said = _said(content.kept.get("solution", {}), code, text)
    return _keeping(content, solution=said or None)


def wrong_in(content: LayoutContent, moves: Sequence[str], code: str) -> str:
    """The comment on a wrong turn."""
    for one in puzzle_of(content).get("wrong", []):
        if one["moves"] == list(moves):
            return str(one["text"].get(code, ""))
    return ""


def with_wrong(content: LayoutContent, moves: Sequence[str], code: str, text: str) -> LayoutContent:
    found: list[dict[str, Any]] = []
    is_new = True
    for one in puzzle_of(content).get("wrong", []):
        if one["moves"] == list(moves):
            one, is_new = {**one, "text": _said(one["text"], code, text)}, False
        if one["text"]:
            found.append(one)
    if is_new and text:
        found.append({"moves": list(moves), "text": {code: text}})
    return with_puzzle(content, wrong=found)


def lacking(content: LayoutContent, codes: Sequence[str]) -> list[tuple[str, str]]:
    """What is said in one language and not in another: which language, and what of it."""
    puzzle = puzzle_of(content)
    parts: list[tuple[str, Mapping[str, str]]] = [("title", content.title), ("text", content.text)]
    parts += [(f"hint {n}", hint) for n, hint in enumerate(puzzle.get("hints", []), 1)]
    parts.append(("region name", content.kept.get("goal", {}).get("name", {})))
    parts.append(("solution", content.kept.get("solution", {})))
    parts += [("wrong", one["text"]) for one in puzzle.get("wrong", [])]
    return [
        (code, part) for code in codes for part, texts in parts if texts and not texts.get(code)
    ]


def _said(texts: Mapping[str, str], code: str, text: str) -> dict[str, str]:
    return {key: value for key, value in {**texts, code: text}.items() if value}


def _keeping(content: LayoutContent, **changes: Any) -> LayoutContent:
    kept = {**content.kept, **changes}
    return replace(content, kept={key: value for key, value in kept.items() if value is not None})
