"""Saved games and files in words: what they are called, how they stand, when they were saved."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QTime

from carcqt.play.recents import RecentFile
from carcqt.play.saves import SavedGame
from carcqt.rules.games import GAMES
from carcqt.ui.language import language
from carcqt.words.names import PlayerNames, names_of
from carcqt.words.numbers import digits
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import Speech, plain


class SaveWords(Speech):
    @classmethod
    def now(cls) -> SaveWords:
        """In the language of the moment."""
        return cls(language().translate)

    def title(self, save: SavedGame) -> str:
        """As its players called it, else by who played."""
        if save.title:
            return plain(save.title)
        if save.is_broken or not save.names:
            return plain(save.path.name)
        return self.players(save)

    def players(self, save: SavedGame) -> str:
        names = PlayerNames(self.translate, save.names)
        return names.listed(range(len(save.names)))

    def name(self, save: SavedGame, seat: int) -> str:
        given = save.names[seat]
        return plain(given) if given else PlayerNames(self.translate).name(seat)

    def game(self, save: SavedGame | RecentFile) -> str:
        return names_of(self.translate, save.game).title() if save.game in GAMES else ""

    def turn(self, save: SavedGame) -> str:
        if names_of(self.translate, save.game).in_rounds:
            return self.tr("round {number}").format(number=max(1, save.turn))
        return self.tr("turn {number}").format(number=max(1, save.turn))

    def state(self, save: SavedGame) -> str:
        """In half a line: turn 61 · 4 players."""
        if save.is_broken:
            return self.tr("cannot be opened")
        if not save.finished:
            count = self.tr("%n player(s)", "", len(save.names))
            return self.tr("{turn} · {count}").format(turn=self.turn(save), count=count)
        best = max(save.scores, default=0)
        leaders = [seat for seat, score in enumerate(save.scores) if score == best]
        if len(leaders) != 1:
            return self.tr("finished · a tie at {points}").format(points=best)
        text = self.tr("finished · {name} {points}")
        return text.format(name=self.name(save, leaders[0]), points=best)

    def points(self, save: SavedGame, seat: int) -> str:
        late = names_of(self.translate, save.game).scores_late and not save.finished
        return "" if late else digits(save.scores[seat])

    def contents(self, file: RecentFile) -> str:
        """In half a line: deck · 32 tiles."""
        match file.kind:
            case "deck":
                count = self.tr("%n tile(s)", "", file.count)
                return self.tr("deck · {count}").format(count=count)
            case "map":
                count = self.tr("%n village(s)", "", file.count)
                return self.tr("map · {count}").format(count=count)
        return self.tr("starting layout")

    def standing(self, save: SavedGame, short: bool = False) -> str:
        """A whole line: Turn 38 · Camille to play · saved yesterday at 21:14."""
        when = self.when(save.when) if short else self.saved(save.when)
        if save.finished:
            return self.tr("Finished · {when}").format(when=when)
        turn = self.turn(save)
        turn = turn[:1].upper() + turn[1:]
        if save.to_move is None or save.to_move >= len(save.names):
            return self.tr("{turn} · {when}").format(turn=turn, when=when)
        text = self.tr("{turn} · {player} to play · {when}")
        return text.format(turn=turn, player=self.name(save, save.to_move), when=when)

    def reason(self, save: SavedGame) -> str:
        """Why it cannot be opened."""
        words = ProblemWords(self.translate)
        return words.sentence(save.problems[0]) if save.problems else ""

    def saved(self, when: datetime) -> str:
        return self.tr("saved {when}").format(when=self.when(when))

    def when(self, when: datetime, today: datetime | None = None) -> str:
        """Yesterday at 21:14."""
        days = ((today or datetime.now()).date() - when.date()).days
        date, time = QDate(when.year, when.month, when.day), self._time(when)
        if days == 0:
            return self.tr("today at {time}").format(time=time)
        if days == 1:
            return self.tr("yesterday at {time}").format(time=time)
        if 1 < days < 7:
            day = self._locale.dayName(date.dayOfWeek(), QLocale.FormatType.LongFormat)
            return self.tr("on {day} at {time}").format(day=day, time=time)
        # French says “1er mars”, but “2 mars”.
        form = self.tr("1 MMMM yyyy") if date.day() == 1 else self.tr("d MMMM yyyy")
        return self.tr("on {date}").format(date=self._locale.toString(date, form))

    def day(self, when: datetime, today: datetime | None = None) -> str:
        """As short as it can be: 21:14, Sun, 9 Nov."""
        days = ((today or datetime.now()).date() - when.date()).days
        date = QDate(when.year, when.month, when.day)
        if days == 0:
            return self._time(when)
        if 0 < days < 7:
            return self._locale.dayName(date.dayOfWeek(), QLocale.FormatType.ShortFormat)
        if abs(days) < 300:
            form = self.tr("1 MMM") if date.day() == 1 else self.tr("d MMM")
            return self._locale.toString(date, form)
        return self._locale.toString(date, self.tr("MMM yyyy"))

    @property
    def _locale(self) -> QLocale:
        return QLocale()

    def _time(self, when: datetime) -> str:
        form = self.tr("h:mm AP")
        text: str = self._locale.toString(QTime(when.hour, when.minute), form)
        return text
