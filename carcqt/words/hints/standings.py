"""How a region stands, in figures that can be counted on the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.players.facts import Effect, RegionChanged, Standing
from carcqt.words.hints.things import Things
from carcqt.words.speech import Speech


class StandingWords(Speech):
    """Words for standings; placeholders for what agrees with the region are left in them."""

    def __init__(self, things: Things) -> None:
        super().__init__(things.translate)
        self._things: Final = things

    def brief(self, now: Standing) -> str:
        """Return what a region is good for, in a few words."""
        points = self._things.points(now.secured)
        if now.is_field and now.ends:
            return self._with(self.tr("{points} so far, and it can still grow"), points)
        if now.is_field or not now.fits or not now.ends:
            return self._with(self.tr("{points} so far"), points)
        if now.closers:
            return self._with(self.tr("{points} once complete"), self._closed(now))
        return self._with(self.tr("at least {points} once complete"), self._brings(now.worth, now))

    def stands(self, now: Standing | None) -> str:
        """Return what a region scores, and what it needs for that."""
        if now is None or (now.ends == 0 and not now.is_field):
            return ""
        points, squares = self._things.points(now.secured), self._things.squares(now.ends)
        if now.is_field and now.ends:
            text = self.tr("{points} so far, room to grow on {squares}")
            return self._with(text, points).replace("{squares}", squares)
        if now.is_field:
            return self._with(self.tr("{points} so far"), points)
        if now.fits == 0:
            # It will hardly be complete, and is worth what it is.
            return self._with(
                self.tr("{points} so far, and no tile left fits one of its squares"), points
            )
        if now.closers is None:
            text = self.tr("at least {points} once complete, {squares} to fill")
            return self._with(text, self._brings(now.worth, now)).replace("{squares}", squares)
        return self._closing(now)

    def change(self, fact: RegionChanged) -> str:
        """Return the figures that show what happens to a region; nothing where none does."""
        was, now = fact.before, fact.after
        if was is None or now is None:
            return self.stands(now)
        against = {Effect.HARDER, Effect.LESS_ROOM}.intersection(fact.effects)
        if now.is_field or {Effect.WORTH_MORE, Effect.WORTH_LESS}.intersection(fact.effects):
            parts = [*self._secured(was, now, -1 if against else 1)]
        else:
            parts = [*self._chance(was, now, -1 if against else 1, Effect.GROWS in fact.effects)]
        # Two effects leave room for one figure.
        return ", ".join(parts if len(fact.effects) == 1 else parts[-1:])

    def _secured(self, was: Standing, now: Standing, sign: int) -> Iterator[str]:
        """Yield how the worth of a region and the room of a field change."""
        if was.secured != now.secured:
            text = self.tr("%n point(s) so far ({before} before)", "", now.secured)
            yield text.replace("{before}", str(was.secured))
        if now.is_field and (now.ends - was.ends) * sign > 0:
            text = self.tr("room to grow on %n square(s) ({before} before)", "", now.ends)
            yield text.replace("{before}", str(was.ends))

    def _chance(self, was: Standing, now: Standing, sign: int, grows: bool) -> Iterator[str]:
        """Yield how much easier a region is to complete, or harder, by the sign."""
        if not now.fits or (now.closers is not None and (grows or was.closers is None)):
            yield self.stands(now)
        elif now.closers is not None and was.closers is not None:
            if (now.closers - was.closers) * sign > 0:
                text = self.tr(
                    "%n of {left} tiles complete(s) it ({before} before)", "", now.closers
                )
                yield text.replace("{left}", str(now.left)).replace("{before}", str(was.closers))
        else:
            if now.worth > was.worth:
                text = self.tr("at least {points} once complete ({before} before)")
                points = self._things.points(now.worth)
                yield self._with(text, points).replace("{before}", str(was.worth))
            if (was.ends - now.ends) * sign > 0:
                text = self.tr("%n square(s) to fill ({before} before)", "", now.ends)
                yield text.replace("{before}", str(was.ends))
            elif was.fits is not None and (now.fits - was.fits) * sign > 0:
                text = self.tr(
                    "%n of {left} tiles fit(s) its hardest square ({before} before)", "", now.fits
                )
                yield text.replace("{left}", str(now.left)).replace("{before}", str(was.fits))

    def _closing(self, now: Standing) -> str:
        """Return how many tiles fill the only square that is missing."""
        if not now.closers:
            return self.tr("no single tile completes it")
        text = self.tr("%n of {left} tiles complete(s) it, for {points}", "", now.closers)
        said = self._with(text.replace("{left}", str(now.left)), self._closed(now))
        if not now.secured:
            return said
        # It scores something however the game ends.
        return f"{self._with(self.tr('{points} so far'), self._things.points(now.secured))}, {said}"

    def _closed(self, now: Standing) -> str:
        least, most = now.closed
        points = self._brings(most, now)
        if least == most:
            return points
        return self.tr("{least} to {points}").format(least=least, points=points)

    def _brings(self, points: int, now: Standing) -> str:
        """Return points, and what else completing a region brings."""
        text = self._things.points(points)
        for what, count in now.prizes:
            prize = self._things.names.prize(what, count)
            text = self.tr("{points} and {prize}").format(points=text, prize=prize)
        return text

    def _with(self, text: str, points: str) -> str:
        return text.replace("{points}", points)
