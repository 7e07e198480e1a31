"""What a page says around a game: its buttons, labels and announcements."""

from __future__ import annotations

from collections.abc import Mapping

from carcqt.share.texts import Texts, in_all
from carcqt.words.speech import Speech


class PageWords(Speech):
    def everywhere(self) -> dict[str, str]:
        """Return the texts of all pages, by the names that the script has for them."""
        return {
            "language": self.tr("Language"),
            "download": self.tr("Open in carcqt"),
            "downloadTip": self.tr("Download the file. Open it in carcqt to play or edit it."),
            "board": self.tr("Board"),
            "larger": self.tr("Zoom in"),
            "smaller": self.tr("Zoom out"),
            "whole": self.tr("Show all"),
            "print": self.tr("Print"),
            "scores": self.tr("Scores"),
        }

    def replay(self) -> dict[str, str]:
        return {
            "first": self.tr("To the beginning"),
            "previous": self.tr("Previous step"),
            "play": self.tr("Play"),
            "pause": self.tr("Pause"),
            "next": self.tr("Next step"),
            "last": self.tr("To the end"),
            "speed": self.tr("Speed"),
            "moment": self.tr("Moment of the game"),
            "beginning": self.tr("Beginning"),
            "turn": self.tr("Turn {n}"),
            "round": self.tr("Round {n}"),
            "turnOf": self.tr("Turn {n} of {of}"),
            "roundOf": self.tr("Round {n} of {of}"),
            "log": self.tr("Log"),
            "chances": self.tr("Chances of winning"),
            "goes": self.tr("This game is not over, so this page shows nothing secret."),
        }

    def deck(self) -> dict[str, str]:
        return {
            "tiles": self.tr("Tiles: {n}"),
            "kinds": self.tr("Different tiles: {n}"),
            "times": self.tr("×{n}"),
        }

    def puzzle(self) -> dict[str, str]:
        return {
            "goal": self.tr("Goal"),
            "next": self.tr("Next"),
            "turnOf": self.tr("Turn {n} of {of}"),
            "roundOf": self.tr("Round {n} of {of}"),
            "level": self.tr("Level {n} of 5"),
            "tries": self.tr("Tries"),
            "hints": self.tr("Hints"),
            "hint": self.tr("Hint"),
            "nextHint": self.tr("Next hint"),
            "countOf": self.tr("{n} of {of}"),
            "choices": self.tr("Your choices"),
            "layHere": self.tr("Lay here"),
            "turnLeft": self.tr("Turn left"),
            "turnRight": self.tr("Turn right"),
            "undo": self.tr("Undo"),
            "back": self.tr("Take this turn back"),
            "restart": self.tr("Restart"),
            "reveal": self.tr("Show the solution"),
            "share": self.tr("Share my result"),
            "copied": self.tr("Copied. Paste it into a message."),
            "solved": self.tr("Solved"),
            "seen": self.tr("Solution seen"),
            "right": self.tr("Right"),
            "rightUnknown": self.tr("Right. This page does not know how it continues."),
            "previous": self.tr("Previous step"),
            "nextStep": self.tr("Next step"),
            "unknown": self.tr("This page does not know this turn."),
            "unknownMore": self.tr("Open the puzzle in carcqt to try every turn."),
            "untold": self.tr("This page does not contain the solution."),
            "untoldMore": self.tr("Copy your turn and send it to the author."),
            "myTurn": self.tr("Copy my turn"),
            "result": self.tr("{title}: solved. Wrong turns: {wrong}. Hints: {hints}."),
            "resultSeen": self.tr("{title}: solution seen. Wrong turns: {wrong}. Hints: {hints}."),
            "choose": self.tr("Choose a square"),
            "chooseAgain": self.tr("Tap the square again to turn the tile"),
            "chooseSpot": self.tr("Choose where to place a piece"),
            "chooseMove": self.tr("Choose a move"),
            "step": self.tr("Step {n} of {of}"),
            "following": self.tr("What follows"),
            "solution": self.tr("Solution"),
            "tileInHand": self.tr("Tile in hand"),
        }

    def no_script(self) -> str:
        return self.tr(
            "This page needs JavaScript, but no network. Allow JavaScript in your browser."
        )


def page_words(kind: str) -> Mapping[str, Texts]:
    """Return the texts that a page of this kind needs, in each language."""
    own = {"replay": PageWords.replay, "puzzle": PageWords.puzzle, "deck": PageWords.deck}
    found: dict[str, Texts] = {}
    for say in (PageWords.everywhere, *([own[kind]] if kind in own else [])):
        keys = list(say(PageWords(lambda _context, text, _n: text)))
        for key in keys:
            found[key] = in_all(lambda tr, say=say, key=key: say(PageWords(tr))[key])  # type: ignore[misc]
    return found
