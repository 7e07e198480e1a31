"""How a region stands, in figures that can be counted on the board."""

from __future__ import annotations

from collections.abc import Iterator

from carcqt.players.facts import Effect, RegionChanged, Standing
from carcqt.words.hints.saying import Speaker


class StandingWords(Speaker):
    """Words for standings; placeholders for what agrees with the region are left in them."""

    def brief(self, now: Standing | None) -> str:
        """Return what a region is good for, in a few words."""
        if now is None:
            return ""
        if now.is_field and now.ends:
            return self._so_far(now, self.tr("{points} so far, and it can still grow"))
        if now.is_field or not now.fits or not now.ends or now.closers == 0:
            return self._so_far(now) if now.secured or now.is_field else ""
        if now.closers:
            text = self.tr("{points} once complete").replace("{points}", self._closed(now))
            return self._with_prizes(text, now)
        text = self.tr("at least {points} once complete")
        return self._with_prizes(text.replace("{points}", self._things.points(now.worth)), now)

    def stands(self, now: Standing | None) -> str:
        """Return what a region scores, and what it needs for that."""
        if now is None or (now.ends == 0 and not now.is_field):
            return ""
        squares = self._things.squares(now.ends)
        if now.is_field and now.ends:
            text = self.tr("{points} so far, room to grow on {squares}")
            return self._so_far(now, text).replace("{squares}", squares)
        if now.is_field:
            return self._so_far(now)
        if now.fits == 0:
            stuck = self.tr("one of its squares takes none of the tiles left")
            return f"{self._so_far(now)}, {stuck}" if now.secured else stuck
        if now.closers is None:
            text = self.tr("{worth}, {squares} to fill").replace("{worth}", self.brief(now))
            return text.replace("{squares}", squares)
        if not now.closers:
            return self.tr("it takes more than one tile to complete it")
        text = self.tr("%n of the {left} tiles left complete(s) it, for {points}", "", now.closers)
        text = text.replace("{left}", str(now.left)).replace("{points}", self._closed(now))
        text = self._with_prizes(text, now)
        # It scores something however the game ends.
        return f"{self._so_far(now)}, {text}" if now.secured else text

    def change(self, fact: RegionChanged) -> str:
        """Return the figures that show what happens to a region; nothing where none does."""
        was, now, effects = fact.before, fact.after, {*fact.effects}
        if was is None or now is None:
            return self.stands(now)
        sign = -1 if effects & {Effect.HARDER, Effect.STUCK, Effect.LESS_ROOM} else 1
        if now.is_field or effects & {Effect.WORTH_MORE, Effect.WORTH_LESS}:
            parts = [*self._secured(was, now, sign)]
        else:
            parts = [*self._chance(was, now, sign, Effect.GROWS in effects)]
        if not parts and effects & {Effect.WORTH_MORE, Effect.WORTH_LESS}:
            # It is what completing it brings beside points that changes.
            parts = [*self._prizes(was, now)]
        # Two effects leave room for one figure.
        return ", ".join(parts if len(effects) == 1 else parts[-1:])

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
        left = str(now.left)
        if not now.fits or (now.closers is not None and (grows or was.closers is None)):
            yield self.stands(now)
        elif now.closers is not None and was.closers is not None:
            yield from self._closers(now, now.closers, was.closers, sign)
        else:
            if now.worth > was.worth:
                text = self.tr("at least {points} once complete ({before} before)")
                text = text.replace("{points}", self._things.points(now.worth))
                yield text.replace("{before}", str(was.worth))
            if (was.ends - now.ends) * sign > 0:
                text = self.tr("%n square(s) to fill ({before} before)", "", now.ends)
                yield text.replace("{before}", str(was.ends))
            elif counts := _changed_square(was, now, sign):
                text = self.tr(
                    "one of its squares takes %n of the {left} tiles left ({before} before)",
                    "",
                    counts[0],
                )
                yield text.replace("{left}", left).replace("{before}", str(counts[1]))
            elif was.fits is not None and (now.fits - was.fits) * sign > 0:
                text = self.tr(
                    "its hardest square takes %n of the {left} tiles left ({before} before)",
                    "",
                    now.fits,
                )
                yield text.replace("{left}", left).replace("{before}", str(was.fits))

    def _closers(self, now: Standing, count: int, before: int, sign: int) -> Iterator[str]:
        """Yield how many tiles complete a region, if that changes by the sign."""
        if count == 0 < before and sign < 0:
            yield self.stands(now)
        elif (count - before) * sign > 0:
            text = self.tr(
                "%n of the {left} tiles left complete(s) it ({before} before)", "", count
            )
            yield text.replace("{left}", str(now.left)).replace("{before}", str(before))

    def _so_far(self, now: Standing, text: str = "") -> str:
        text = text or self.tr("{points} so far")
        return text.replace("{points}", self._things.points(now.secured))

    def _closed(self, now: Standing) -> str:
        least, most = now.closed
        text = self.tr("{least} to {points}") if least != most else "{points}"
        return text.replace("{least}", str(least)).replace("{points}", self._things.points(most))

    def _with_prizes(self, text: str, now: Standing) -> str:
        """Return a text with what completing a region brings beside points."""
        for what, count in now.prizes:
            prize = self._things.names.prize(what, count)
            text = self.tr("{text}, and {prize}").replace("{text}", text).replace("{prize}", prize)
        return text

    def _prizes(self, was: Standing, now: Standing) -> Iterator[str]:
        """Yield how that changes."""
        counts = dict(now.prizes)
        for what, before in was.prizes:
            text = self.tr("{things} ({before} before)").replace("{before}", str(before))
            yield text.replace("{things}", self._things.names.item(what, counts.get(what, 0)))


def _changed_square(was: Standing, now: Standing, sign: int) -> tuple[int, int] | None:
    """Return how many tiles fit the square that changes most by the sign, now and before."""
    pairs = zip(was.squares, was.each_fits, strict=False)
    before, now_fits = dict(pairs), zip(now.squares, now.each_fits, strict=False)
    found = [(count, before.get(square, count)) for square, count in now_fits]
    best = max(found, key=lambda each: (each[0] - each[1]) * sign, default=(0, 0))
    return best if (best[0] - best[1]) * sign > 0 else None
