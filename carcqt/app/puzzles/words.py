"""What is said of puzzles in a list, in the language that is set."""

from __future__ import annotations

from PySide6.QtCore import QObject

from carcqt.content.cleaning import clean
from carcqt.content.materials import builtin_material
from carcqt.play.puzzles.collection import PuzzleEntry, Shelf, ShelfKind
from carcqt.play.puzzles.progress import PuzzleProgress
from carcqt.rules.games import GAMES
from carcqt.ui.language import game_words, language, told
from carcqt.words.problems import ProblemWords
from carcqt.words.puzzles.goals import GoalWords
from carcqt.words.puzzles.themes import ThemeWords


class PuzzleWords(QObject):
    def title(self, entry: PuzzleEntry) -> str:
        return told(entry.title) or entry.path.stem

    def theme(self, entry: PuzzleEntry) -> str:
        """The first one, in a word."""
        return self.theme_name(entry.themes[0], entry.game) if entry.themes else ""

    def theme_name(self, theme: str, game: str) -> str:
        return ThemeWords(language().translate, game).name(theme)

    def game(self, entry: PuzzleEntry) -> str:
        return game_words(entry.game).title() if entry.game else ""

    def task(self, entry: PuzzleEntry) -> str:
        """What is asked, in a sentence."""
        own = told(entry.text)
        if own or entry.goal is None:
            return own
        return self._goals(entry).task(entry.goal)

    def conditions(self, entry: PuzzleEntry) -> str:
        """Return what the others do, what chance does and what counts, in short sentences."""
        if entry.goal is None:
            return ""
        return " ".join(fact.sentence for fact in self._goals(entry).facts(entry.goal))

    def _goals(self, entry: PuzzleEntry) -> GoalWords:
        # Its own deck or map is not read for a line in a list.
        file = builtin_material(entry.game, GAMES[entry.game].description.material)
        return GoalWords(language().translate, entry.game, entry.names, file)

    def chip(self, entry: PuzzleEntry, progress: PuzzleProgress) -> tuple[str, str]:
        """Its state in a word, and the tone of that."""
        if entry.is_broken:
            return self.tr("to fix"), "err"
        if progress.is_solved:
            return self.tr("solved"), "ok"
        if progress.is_shown:
            return self.tr("seen"), "warn"
        if progress.wrong:
            return self.tr("%n try(s)", "", progress.wrong), "warn"
        if progress.hints:
            return self.tr("begun"), "warn"
        return "", ""

    def tip(self, entry: PuzzleEntry) -> str:
        if entry.is_broken:
            return self.problem(entry)
        return "\n".join(filter(None, (self.task(entry), self.conditions(entry))))

    def problem(self, entry: PuzzleEntry) -> str:
        return ProblemWords(language().translate).sentence(entry.problems[0])

    def spoken(self, entry: PuzzleEntry, progress: PuzzleProgress) -> str:
        """For who hears the screen."""
        level = self.tr("level {level}").format(level=entry.level) if entry.level else ""
        stars = self.tr("%n star(s) of three", "", progress.stars) if progress.stars else ""
        parts = (
            self.title(entry),
            self.game(entry),
            level,
            self.theme(entry),
            self.chip(entry, progress)[0],
            stars,
            self.problem(entry) if entry.is_broken else "",
        )
        return ", ".join(filter(None, parts))

    def shelf(self, shelf: Shelf) -> str:
        match shelf.kind:
            case ShelfKind.BUILTIN:
                return self.tr("Built in")
            case ShelfKind.OWN:
                return self.tr("My folder")
        return clean(shelf.pack)
