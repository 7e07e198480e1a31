"""What cannot be kept from one start to the next, and files that were damaged."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from enum import Enum, auto
from pathlib import Path
from typing import Final

from carcqt.content.kept import DamageReport, KeptReport, WriteReport
from carcqt.ui.places import cache_folder, settings_path, user_folder
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import Punctuation, Speech, printable

_BLOCK: Final = 4096
"""Bytes for which even a disk that is nearly full has no room, if it has none."""


class Unkept(Enum):
    GAMES = auto()
    SETTINGS = auto()
    PICTURES = auto()


def unkept() -> dict[Unkept, Path]:
    """Each with the folder that it would lie in."""
    folders = {
        Unkept.GAMES: user_folder(),
        Unkept.SETTINGS: settings_path().parent,
        Unkept.PICTURES: cache_folder(),
    }
    return {what: folder for what, folder in folders.items() if not _takes(folder)}


def _takes(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(_BLOCK))
            file.flush()
    except (OSError, ValueError):
        return False
    return True


class UnkeptWords(Speech):
    def sentence(self, found: Mapping[Unkept, Path]) -> str:
        names = {
            Unkept.GAMES: self.tr("saved games and open documents"),
            Unkept.SETTINGS: self.tr("settings"),
            Unkept.PICTURES: self.tr("pictures, which will be drawn again"),
        }
        listed = [f"{names[what]} ({folder})" for what, folder in found.items()]
        opening = self.tr("Some folders cannot be written to. These will not be kept")
        return Punctuation(self.translate).colon(opening, ", ".join(listed)) + "."

    def report(self, report: KeptReport) -> str:
        """Say what is wrong with a file of the program's own."""
        if isinstance(report, WriteReport):
            return self._unwritten(report)
        return self._damaged(report)

    def _unwritten(self, report: WriteReport) -> str:
        text = self.tr(
            "“{path}” cannot be written. {reason} The program tries again with the next change "
            "and when it closes."
        )
        reason = ProblemWords(self.translate).sentence(report.problem)
        return text.format(path=printable(str(report.path)), reason=reason)

    def _damaged(self, report: DamageReport) -> str:
        """Say where a file is that the program does without."""
        text = self.tr(
            "“{path}” cannot be read. It stays as it is, and the program continues without it."
        )
        if report.was_put_aside:
            text = self.tr(
                "A file of the program was damaged. It is kept as “{path}”, and the program "
                "continues without it."
            )
        return text.format(path=printable(str(report.path)))
