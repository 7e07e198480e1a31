"""Where somebody has left each lesson, in a file of the user's."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from carcqt.content.kept import Flag, KeptFile, Name, TomlForm


@dataclass(frozen=True)
class LessonProgress:
    step: Name = ""
    """The id of the step to go on with; none before the first, and after the last."""
    is_done: Annotated[Flag, Field(alias="done")] = False
    """Whether it was ever done to its end."""

    @property
    def is_begun(self) -> bool:
        return bool(self.step) or self.is_done


_Lessons = dict[Name, LessonProgress]
_FORM: Final = TomlForm(TypeAdapter(_Lessons))


class LessonsKept:
    """The progress of lessons, by their ids."""

    def __init__(self, path: Path) -> None:
        self._file: Final = KeptFile[_Lessons](path, _FORM, {})

    def of(self, lesson: str) -> LessonProgress:
        return self._file.content.get(lesson, LessonProgress())

    def refresh(self) -> None:
        """Read what other programs have written."""
        self._file.refresh()

    def write_again(self) -> None:
        """Write what could not be written so far."""
        self._file.write_again()

    def leave(self, lesson: str, step: str) -> None:
        self._keep(lesson, replace(self.of(lesson), step=step))

    def finish(self, lesson: str) -> None:
        self._keep(lesson, LessonProgress(is_done=True))

    def _keep(self, lesson: str, progress: LessonProgress) -> None:
        if progress != self.of(lesson):
            self._file.change(lambda now: dict(sorted({**now, lesson: progress}.items())))
