"""Says how far the answer to a puzzle is the only one, in windows and in the terminal alike."""

from __future__ import annotations

from carcqt.puzzles.uniqueness import Uniqueness
from carcqt.words.speech import Speech


class UniquenessWords(Speech):
    def phrase(self, uniqueness: Uniqueness, count: int) -> str:
        """Return a few words; `count` is the number of right first turns."""
        return {
            Uniqueness.FIRST_TURN: self.tr("one first turn"),
            Uniqueness.LINE: self.tr("one line"),
            Uniqueness.TO_THE_END: self.tr("one line to the end"),
        }.get(uniqueness) or self.tr("%n first turn(s)", "", count)

    def sentence(self, uniqueness: Uniqueness, count: int) -> str:
        """Return what that means for somebody who looks for the answer."""
        return {
            Uniqueness.FIRST_TURN: self.tr("One first turn is right. The continuation can vary."),
            Uniqueness.LINE: self.tr("One line is right; other replies or draws can change it."),
            Uniqueness.TO_THE_END: self.tr("One line is right, to the end."),
        }.get(uniqueness) or self.tr("%n first turn(s) are equally good.", "", count)
