"""How a region stands, in figures that can be counted on the board."""

from __future__ import annotations

from typing import Final

from carcqt.players.facts import (
    EasierToComplete,
    HarderToComplete,
    LessRoom,
    RegionChange,
    Standing,
    WorthLess,
    WorthMore,
)
from carcqt.words.hints.things import Things
from carcqt.words.speech import Speech


class StandingWords(Speech):
    def __init__(self, things: Things) -> None:
        super().__init__(things.translate)
        self._things: Final = things

    def brief(self, kind: str, now: Standing) -> str:
        """Return what a region is good for, in a few words."""
        if now.is_field and now.ends:
            text = self.tr("{points} so far, and it can still grow")
        elif now.is_field or not now.fits or not now.ends:
            text = self.tr("{points} so far")
        elif now.closers:
            text = self.tr("{points} once complete")
            return self._format(text, kind, points=self._closed(now))
        else:
            text = self.tr("at least {points} once complete")
            return self._format(text, kind, points=self._brings(now.worth, now))
        return self._format(text, kind, points=self._things.points(now.secured))

    def stands(self, kind: str, now: Standing) -> str:
        """Return what a region scores, and what it needs for that."""
        if now.is_field:
            return self._field(now)
        if now.ends == 0:
            return ""
        if now.fits == 0:
            # It will hardly be complete, and is worth what it is.
            text = self.tr("{points} so far, and no tile left fits one of its squares")
            return text.format(points=self._things.points(now.secured))
        if now.ends > 1 or now.closers is None:
            text = self.tr("at least {points} once complete, {squares} to fill")
            squares = self._things.squares(now.ends)
            return self._format(text, kind, points=self._brings(now.worth, now), squares=squares)
        return self._closing(kind, now)

    def change(self, fact: RegionChange) -> str:
        """Return the figures that show what happens to a region; nothing where none does."""
        was, now, kind = fact.before, fact.after, fact.kind
        if was is None:
            return self.stands(kind, now)
        if isinstance(fact, (WorthMore, WorthLess)):
            return self._secured(was, now)
        if isinstance(fact, LessRoom):
            return self._joined(self._secured(was, now), self._room(was, now, -1))
        if isinstance(fact, HarderToComplete):
            return self._chance(kind, was, now, -1)
        if isinstance(fact, EasierToComplete):
            return self._chance(kind, was, now, 1)
        return self._grown(kind, was, now)

    def _grown(self, kind: str, was: Standing, now: Standing) -> str:
        if now.closers:
            return self.stands(kind, now)
        if now.is_field:
            return self._secured(was, now) or self._room(was, now, 1)
        if not now.fits:
            return self._secured(was, now)
        worth = ""
        if now.worth > was.worth:
            text = self.tr("at least {points} once complete ({before} before)")
            points = self._things.points(now.worth)
            worth = self._format(text, kind, points=points, before=str(was.worth))
        return self._joined(worth, self._chance(kind, was, now, 1))

    def _closing(self, kind: str, now: Standing, before: int | None = None) -> str:
        """Return how many tiles fill the only square that is missing, and did before."""
        if not now.closers:
            return self._format(self.tr("no single tile completes it"), kind)
        if before is None:
            text = self.tr("%n of {left} tiles complete(s) it, for {points}", "", now.closers)
        else:
            text = self.tr(
                "%n of {left} tiles complete(s) it ({before} before), for {points}", "", now.closers
            )
        points, was = self._closed(now), "" if before is None else str(before)
        said = self._format(text, kind, left=str(now.left), before=was, points=points)
        if not now.secured:
            return said
        # It scores something however the game ends.
        safe = self.tr("{points} so far").format(points=self._things.points(now.secured))
        return self._joined(safe, said)

    def _closed(self, now: Standing) -> str:
        least, most = now.closed
        points = self._brings(most, now)
        if least == most:
            return points
        return self.tr("{least} to {points}").format(least=least, points=points)

    def _field(self, now: Standing) -> str:
        points = self._things.points(now.worth)
        if not now.ends:
            return self.tr("{points} so far").format(points=points)
        text = self.tr("{points} so far, room to grow on {squares}")
        return text.format(points=points, squares=self._things.squares(now.ends))

    def _brings(self, points: int, now: Standing) -> str:
        """Return points, and what else completing a region brings."""
        text = self._things.points(points)
        for what, count in now.prizes:
            prize = self._things.names.prize(what, count)
            text = self.tr("{points} and {prize}").format(points=text, prize=prize)
        return text

    def _secured(self, was: Standing, now: Standing) -> str:
        if was.secured == now.secured:
            return ""
        text = self.tr("%n point(s) so far ({before} before)", "", now.secured)
        return text.format(before=was.secured)

    def _room(self, was: Standing, now: Standing, sign: int) -> str:
        """Return how much more room a field has to grow, or less, by the sign."""
        if (now.ends - was.ends) * sign <= 0:
            return ""
        text = self.tr("room to grow on %n square(s) ({before} before)", "", now.ends)
        return text.format(before=was.ends)

    def _chance(self, kind: str, was: Standing, now: Standing, sign: int) -> str:
        """Return how much easier a region is to complete, or harder, by the sign."""
        fewer = was.ends - now.ends
        if fewer * sign > 0:
            text = self.tr("%n square(s) to fill ({before} before)", "", now.ends)
            return text.format(before=was.ends)
        if fewer and now.closers is not None:
            # It lacks less than before, but what it lacks is rare.
            return self.stands(kind, now)
        if now.closers is not None and was.closers is not None:
            more = (now.closers - was.closers) * sign
            return self._closing(kind, now, was.closers) if more > 0 else ""
        return self._fitting(was, now, sign)

    def _fitting(self, was: Standing, now: Standing, sign: int) -> str:
        if now.fits is None or was.fits is None or (now.fits - was.fits) * sign <= 0:
            return ""
        if now.fits == 0:
            return self.tr("no tile left fits its hardest square")
        text = self.tr(
            "%n of {left} tiles fit(s) its hardest square ({before} before)", "", now.fits
        )
        return text.format(left=now.left, before=was.fits)

    def _joined(self, *parts: str) -> str:
        return ", ".join(filter(None, parts))

    def _format(self, text: str, kind: str, **facts: str) -> str:
        return text.format(**facts, **self._things.agreement(kind))
