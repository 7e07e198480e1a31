"""Where somebody has left each lesson, in a file of the user's."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from carcqt.content.toml.files import FileError, read_toml
from carcqt.content.toml.writing import dumps
from carcqt.content.writing import write_text


@dataclass(frozen=True)
class LessonProgress:
    step: str = ""
    """The id of the step to go on with; none before the first, and after the last."""
    is_done: bool = False
    """Whether it was ever done to its end."""

    @property
    def is_begun(self) -> bool:
        return bool(self.step) or self.is_done


class LessonsKept:
    """By the ids of lessons. A file that cannot be read is as good as none, and what cannot be
    written is kept as long as the program runs: nobody is stopped for that."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._known: Final[dict[str, LessonProgress]] = {}
        with contextlib.suppress(FileError):
            for id, kept in read_toml(path).items():
                if isinstance(kept, dict):
                    step, done = kept.get("step", ""), kept.get("done", False)
                    self._known[id] = LessonProgress(str(step), done is True)

    def of(self, lesson: str) -> LessonProgress:
        return self._known.get(lesson, LessonProgress())

    def leave(self, lesson: str, step: str) -> None:
        self._keep(lesson, replace(self.of(lesson), step=step))

    def finish(self, lesson: str) -> None:
        self._keep(lesson, LessonProgress(is_done=True))

    def _keep(self, lesson: str, progress: LessonProgress) -> None:
        if progress == self.of(lesson):
            return
        self._known[lesson] = progress
        text = dumps({id: {"step": one.step, "done": one.is_done} for id, one in self._items()})
        with contextlib.suppress(FileError, OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_text(self.path, text)

    def _items(self) -> list[tuple[str, LessonProgress]]:
        return sorted(self._known.items())
