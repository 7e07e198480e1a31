"""Lesson files: a chain of short scenes, each with something to do. Data only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from carcqt.content.data import builtin_lessons, lesson_path
from carcqt.content.decks import describe
from carcqt.content.languages import LanguageCode
from carcqt.content.models import (
    SCENARIO_FORMAT,
    FileModel,
    Free,
    Id,
    Line,
    Model,
    Seat,
    Square,
    Titles,
    validate,
)
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError, read_toml
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.moves import Move
from carcqt.rules.problems import Problem

ANY: Final = "*"
"""In a pattern, any word; as its last word, whatever follows."""
Brief = Annotated[str, Field(max_length=600)]
Briefs = dict[LanguageCode, Brief]
Patterns = Annotated[list[Line], Field(max_length=60)]


class ChapterModel(Model):
    id: Id
    title: Titles
    about: Titles = Field(default_factory=dict)


class PointModel(Model):
    """What a step speaks of: a square, a region, a village, or a part of the page."""

    at: Square | None = None
    zone: Id | None = None
    system: Id | None = None
    village: Id | None = None
    part: Literal["hand", "players", "piles", "cards", "event"] | None = None
    seat: Seat | None = None


class AnswerModel(Model):
    """What is said to moves that are legal but not meant."""

    moves: Annotated[Patterns, Field(min_length=1)]
    title: Titles = Field(default_factory=dict)
    text: Briefs


class LessonStepModel(Model):
    id: Id
    chapter: Id
    title: Titles
    text: Briefs
    todo: Titles = Field(default_factory=dict)
    outlook: Titles = Field(default_factory=dict)
    point: Annotated[list[PointModel], Field(max_length=12)] = Field(default_factory=list)
    scene: dict[Id, Free] | None = None
    accept: Patterns = Field(default_factory=list)
    show: Patterns = Field(default_factory=list)
    wrong: Annotated[list[AnswerModel], Field(max_length=20)] = Field(default_factory=list)
    otherwise: Briefs = Field(default_factory=dict)
    done: Briefs = Field(default_factory=dict)
    also: Patterns = Field(default_factory=list)
    then: Patterns = Field(default_factory=list)


class LessonModel(FileModel):
    id: Id
    minutes: Annotated[int, Field(ge=1, le=60)] = 5
    chapter: Annotated[list[ChapterModel], Field(min_length=1, max_length=20)]
    step: Annotated[list[LessonStepModel], Field(min_length=1, max_length=60)]


@dataclass(frozen=True)
class LessonFile:
    model: LessonModel
    scenes: tuple[Scenario | None, ...]
    """For each step, where it begins; nothing where it goes on from the one before."""

    @classmethod
    def load(cls, path: Path) -> LessonFile:
        return cls.from_data(read_toml(path), path.parent)

    @classmethod
    def from_data(cls, data: dict[str, Any], folder: Path | None = None) -> LessonFile:
        model = validate(data, "lesson", LessonModel)
        describe(model.game)
        scenes, problems = list[Scenario | None](), list(_plan_problems(model))
        for step in model.step:
            scenes.append(None)
            if step.scene is None:
                continue
            head = {"format": SCENARIO_FORMAT, "kind": "scenario", "game": model.game}
            try:
                scenes[-1] = Scenario.from_data({**step.scene, **head}, folder)
            except FileError as error:
                place = (f"step {step.id}", "scene")
                problems += [problem.within(*place) for problem in error.problems]
        if problems:
            raise FileError(*problems)
        return cls(model, tuple(scenes))

    @property
    def game(self) -> str:
        return self.model.game

    @property
    def steps(self) -> Sequence[LessonStepModel]:
        return self.model.step

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {step.id: number for number, step in enumerate(self.steps)}

    def scene_of(self, number: int) -> tuple[int, Scenario]:
        """The step with whose scene this one is played, and that scene."""
        while (scene := self.scenes[number]) is None:
            number -= 1
        return number, scene

    def is_puzzle(self, number: int) -> bool:
        scene = self.scenes[number]
        return scene is not None and scene.model.goal is not None


def matches(pattern: str, move: Move | str) -> bool:
    """Word by word; a star is any word, and as the last one whatever follows."""
    wanted, said = pattern.split(), str(move).split()
    if wanted[-1:] == [ANY] and len(said) >= len(wanted):
        said = said[: len(wanted)]
    return len(wanted) == len(said) and all(
        one in (ANY, other) for one, other in zip(wanted, said, strict=True)
    )


def accepted(game: Game[Any], patterns: Sequence[str]) -> list[Move]:
    """The legal moves that are meant, those of the first pattern first."""
    found = dict[Move, None]()
    moves = list(game.legal_moves)
    for pattern in patterns:
        found.update({move: None for move in moves if matches(pattern, move)})
    return list(found)


def _plan_problems(model: LessonModel) -> Iterator[Problem]:
    """What is wrong before anything is played."""
    chapters = [chapter.id for chapter in model.chapter]
    for kind, ids in (("chapter", chapters), ("step", [step.id for step in model.step])):
        for id in dict.fromkeys(one for one in ids if ids.count(one) > 1):
            yield Problem.at("lesson-twice", f"{kind} {id}")
    if model.step[0].scene is None:
        yield Problem.at("lesson-no-scene", f"step {model.step[0].id}")
    reached = 0
    for step in model.step:
        place = f"step {step.id}"
        if step.chapter not in chapters:
            known = ", ".join(chapters)
            yield Problem.at("lesson-chapter", place, chapter=step.chapter, known=known)
            continue
        if chapters.index(step.chapter) < reached:
            yield Problem.at("lesson-chapter-order", place, chapter=step.chapter)
        reached = max(reached, chapters.index(step.chapter))
    for chapter in chapters:
        if chapter not in {step.chapter for step in model.step}:
            yield Problem.at("lesson-chapter-empty", f"chapter {chapter}")


@cache
def builtin_courses() -> dict[str, LessonFile]:
    """The guided first game of each game that has one."""
    return {game: LessonFile.load(lesson_path(game)) for game in GAMES if game in builtin_lessons()}
