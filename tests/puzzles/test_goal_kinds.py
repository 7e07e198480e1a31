"""Every goal kind has all its parts, and only the registries know which kinds there are."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import Final

import pytest

from carcqt.content.aims import GoalAim
from carcqt.content.goals import Goal
from carcqt.content.languages import CODES
from carcqt.content.materials import builtin_material
from carcqt.content.models import GoalModel
from carcqt.puzzles.goals import GOAL_KINDS, USUAL_AIM, idle_keys, own_keys
from carcqt.puzzles.themes import themes_in
from carcqt.rules.events import Spot
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import Square
from carcqt.words.names import TableNames
from carcqt.words.puzzles.goalkinds import GOAL_WORDS, words_of
from carcqt.words.puzzles.goalkinds.kind import GoalTable
from carcqt.words.speech import catalogue
from editor.documents.layout import LayoutContent
from editor.puzzles import edits
from editor.puzzles.goalkinds import GOAL_FORMS, form_of
from editor.puzzles.goalkinds.kind import Wish
from tests.test_architecture import MODULES

KNOW_KINDS: Final = (
    "carcqt/content/aims.py",
    "carcqt/puzzles/goals/",
    "carcqt/words/puzzles/goalkinds/",
    "editor/puzzles/goalkinds/",
)
"""One registry for each layer; the first has the names alone."""


def named_kinds(text: str) -> set[str]:
    """Return the goal kinds that a module names, as a member or as files do."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Attribute(ast.Name("GoalAim"), name) if name in GoalAim.__members__:
                found.add(name)
            case ast.Dict(keys, values):
                for key, value in zip(keys, values, strict=True):
                    if isinstance(key, ast.Constant) and key.value == "aim":
                        found |= {ast.unparse(value)} if isinstance(value, ast.Constant) else set()
            case ast.keyword("aim", ast.Constant(name)):
                found.add(str(name))
    return found


def test_no_module_but_a_registry_names_a_goal_kind() -> None:
    found = {path: named_kinds(text) for path, text in MODULES.items()}
    own = {path for path in found if path.startswith(KNOW_KINDS)}
    assert {path for path in own if found[path]}
    assert {path: names for path, names in found.items() if names and path not in own} == {}


def test_a_kind_that_is_named_is_seen() -> None:
    assert named_kinds("goal.aim is GoalAim.CLAIM") == {"CLAIM"}
    assert named_kinds('data = {"aim": "share"}') == {"'share'"}
    assert named_kinds('with_goal(content, aim="win")') == {"win"}
    assert named_kinds("goal.aim.value") == set()


def test_every_kind_has_a_part_in_every_registry() -> None:
    for registry in (GOAL_KINDS, GOAL_WORDS, GOAL_FORMS):
        assert set(registry) == set(GoalAim)
        assert all(part.aim is aim for aim, part in registry.items())
    assert USUAL_AIM.is_amount


@pytest.mark.parametrize("aim", GoalAim)
def test_keys_of_a_kind_are_keys_of_the_file(aim: GoalAim) -> None:
    kind = GOAL_KINDS[aim]
    assert own_keys() <= set(GoalModel.model_fields)
    assert idle_keys(aim).isdisjoint((*kind.needs, *kind.takes))
    assert not kind.theme or any(kind.theme in themes_in(game) for game in GAMES)
    for goal in (*kind.tile_wishes, *kind.map_wishes):
        assert goal.aim is aim


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("aim", GoalAim)
def test_every_kind_says_its_goal_and_its_amounts(aim: GoalAim, language: str) -> None:
    translate = catalogue(language)
    full = Goal(aim, 0, spot=Spot(Square(0, 0), "f0"), other=1, villages=("otire", "tucu"))
    names = TableNames(translate, ("Anna", "Ben"), builtin_material("expedition", "map"))
    table = GoalTable(names, "Ben", "the pond")
    for least in (None, 0, 1, 7):
        said = words_of(translate, full).wish(replace(full, least=least), table)
        assert said
        assert "{" not in said
        assert "%n" not in said
    assert bool(words_of(translate, full).amount(3)) == aim.is_amount


@pytest.mark.parametrize("game", GAMES)
def test_every_possible_kind_can_be_chosen_in_the_editor(game: str) -> None:
    content = edits.begin_puzzle(LayoutContent.empty(game), "mine")
    material = content.material_file.material
    possible = {aim for aim, kind in GOAL_KINDS.items() if kind.is_possible(GAMES[game], material)}
    wishes = edits.wishes_in(content)
    assert {wish.aim for wish in wishes} == possible
    assert len({wish.id for wish in wishes}) == len(wishes)
    for wish in wishes:
        assert Wish.from_id(wish.id) == wish
        form = form_of(catalogue("en"), wish.aim)
        assert form.text(wish)
        assert bool(form.least_text()) == any(form.wishes)
        goal = edits.goal_of(edits.with_wish(content, wish))
        assert goal is not None
        if form.asks_for_click(goal):
            assert "pick" in form.rows
            assert form.pick_text()
            assert form.picked(goal, content, "")
