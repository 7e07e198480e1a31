"""Lessons: those that come with the program are good, and a bad one says where."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from carcqt.content.data import builtin_lessons, lesson_path
from carcqt.content.learning.lessons import LessonFile, builtin_courses, matches
from carcqt.content.open import open_any, open_file
from carcqt.content.toml.files import FileError
from carcqt.puzzles.lessons import lesson_problems
from carcqt.rules.games import GAMES

KEPT = sorted((Path(__file__).parents[1] / "files" / "lessons").glob("*.toml"))
SENTENCE = re.compile(r"[.!?…](?=\s|$|\*)")
LANGUAGES = {"en", "fr"}


def data(game: str = "hunters") -> dict[str, Any]:
    return tomllib.loads(lesson_path(game).read_text("utf-8"))


def problems(data: dict[str, Any]) -> list[str]:
    try:
        return [str(problem) for problem in lesson_problems(LessonFile.from_data(data))]
    except FileError as error:
        return [str(problem) for problem in error.problems]


@pytest.mark.parametrize("game", builtin_lessons())
def test_every_step_of_a_built_in_lesson_can_be_done(game: str) -> None:
    assert lesson_problems(builtin_courses()[game]) == []


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_lessons_of_every_format_are_read_for_ever(path: Path) -> None:
    found = open_any(path)
    assert isinstance(found, LessonFile)
    assert lesson_problems(found) == []


@pytest.mark.parametrize("game", builtin_lessons())
def test_a_built_in_lesson_is_short_speaks_both_languages_and_ends_with_a_puzzle(game: str) -> None:
    lesson = builtin_courses()[game]
    assert 10 <= len(lesson.steps) <= 14
    assert lesson.is_puzzle(len(lesson.steps) - 1)
    acts = [step for step in lesson.steps if step.accept or step.show]
    assert len(acts) >= len(lesson.steps) - 1
    for step in lesson.steps:
        texts = [step.title, step.text, step.todo, step.outlook, step.otherwise, step.done]
        texts += [text for answer in step.wrong for text in (answer.title, answer.text)]
        for text in texts:
            assert not text or set(text) == LANGUAGES, step.id
        for words in step.text.values():
            assert 1 <= len(SENTENCE.findall(words)) <= 3, (step.id, words)
        assert step.todo or not step.accept


def test_there_is_a_lesson_for_each_game() -> None:
    assert [*builtin_courses()] == [*GAMES]


def test_a_pattern_has_a_star_for_any_word_and_at_its_end_for_all_that_follow() -> None:
    assert matches("lay * 1,0 *", "lay L33 1,0 90")
    assert matches("lay *", "lay L33 1,0 90")
    assert matches("*", "pass")
    assert matches("pass", "pass")
    assert not matches("lay * 0,1 *", "lay L33 1,0 90")
    assert not matches("place *", "pass")
    assert not matches("pass", "place member 0,0 f0")


def step(file: dict[str, Any], id: str) -> dict[str, Any]:
    return next(one for one in file["step"] if one["id"] == id)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda file: step(file, "lay").update(accept=["lay L33 5,5 *"]), "step lay accept lesson"),
        (lambda file: step(file, "lay").update(chapter="none"), "step lay lesson-chapter chapter"),
        (lambda file: step(file, "puzzle").update(chapter="lay"), "step puzzle lesson-chapter-ord"),
        (lambda file: step(file, "lay").pop("scene"), "step lay lesson-no-scene"),
        (lambda file: step(file, "lay").update(id="close"), "step close lesson-twice"),
        (
            lambda file: step(file, "hunter")["scene"]["start"].update(to_move=2),
            "step hunter lesson-turn",
        ),
        (
            lambda file: step(file, "gatherer").update(then=["lay L52 9,9 0"]),
            "step gatherer then move 1",
        ),
        (
            lambda file: step(file, "fisher").update(also=["pass", "lay L99 0,0 0"]),
            "step fisher also move 2",
        ),
        (
            lambda file: step(file, "lay")["wrong"][0].update(moves=["lay L33 1,0 *"]),
            "step lay answer 1 lesson-answers-none",
        ),
        (lambda file: step(file, "lay").update(point=[{"at": [7, 7]}]), "step lay point lesson-po"),
        (
            lambda file: step(file, "gatherer").update(point=[{"at": [0, 0], "zone": "x9"}]),
            "step gatherer point zone-unknown",
        ),
        (lambda file: step(file, "hut").update(show=["pass"]), "step hut show lesson-show-other"),
        (lambda file: step(file, "puzzle").pop("show"), "step puzzle lesson-no-show"),
        (
            lambda file: step(file, "puzzle").update(show=["lay L59 0,0 0", "pass"]),
            "step puzzle show lesson-show-fails",
        ),
        (lambda file: step(file, "puzzle").update(accept=["*"]), "step puzzle lesson-goal-accepts"),
        (
            lambda file: step(file, "puzzle")["scene"]["goal"].pop("least"),
            "step puzzle scene lesson-goal",
        ),
        (
            lambda file: step(file, "lay")["scene"].update(draws={"land": ["L999"]}),
            "step lay scene",
        ),
        (lambda file: step(file, "lay").update(texts={}), "step lay texts key-unknown"),
        (lambda file: file.update(chapter=[]), "chapter list-short"),
    ],
)
def test_an_impossible_step_is_named_with_its_place(change: Any, told: str) -> None:
    file = data()
    change(file)
    found = problems(file)
    assert any(one.startswith(told) for one in found), found


def test_a_lesson_is_no_game_to_open(tmp_path: Path) -> None:
    with pytest.raises(FileError) as caught:
        open_file(lesson_path("hunters"))
    assert caught.value.problems[0].code == "kind-other"
