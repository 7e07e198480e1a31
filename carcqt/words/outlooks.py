"""How a region stands, in figures that can be counted on the board."""

from __future__ import annotations

from typing import Final

from carcqt.players.advice import Effect, Outlook, Reason
from carcqt.words.speech import Speech, Translate
from carcqt.words.vocabulary import Vocabulary

_HARDER: Final = (Effect.HARDER, Effect.LARGER_HARDER)
_NARROWER: Final = (Effect.NARROWER, Effect.LARGER_NARROWER)
_WORTHIER: Final = (Effect.RICHER, Effect.POORER, Effect.LARGER_POORER)


class OutlookWords(Speech):
    def __init__(self, translate: Translate, names: Vocabulary) -> None:
        super().__init__(translate)
        self._names: Final = names

    def of(self, reason: Reason) -> str:
        """What the board shows for a reason, to follow a colon; nothing where it shows nothing."""
        was, now, effect = reason.was, reason.now, reason.effect
        if now is None:
            return ""
        if effect in (None, Effect.SHARED) or was is None:
            return self._stands(now)
        if effect in _WORTHIER:
            return self._more(was.secured, now.secured)
        if effect in _NARROWER:
            wider = self._wider(was, now) if now.ends < was.ends else ""
            return ", ".join(filter(None, (self._more(was.secured, now.secured), wider)))
        if effect in _HARDER:
            chance = self._chance(was, now, sign=-1)
            worth = self._worthier(was, now) if reason.leaps and now.fits else ""
            return ", ".join(filter(None, (worth, chance)))
        if effect is Effect.EASIER:
            return self._chance(was, now, sign=1)
        if now.closers:
            return self._stands(now)
        if now.fits is None:
            more = self._more(was.worth, now.worth)
            return more or (self._wider(was, now) if now.ends > was.ends else "")
        if not now.fits:
            return self._more(was.secured, now.secured)
        worth = self._worthier(was, now) if now.worth > was.worth else ""
        return ", ".join(filter(None, (worth, self._chance(was, now, sign=1))))

    def _stands(self, now: Outlook) -> str:
        if now.fits is None:
            return self._field(now)
        if now.ends == 0:
            return ""
        if now.fits == 0:
            # It will hardly be complete, and is worth what it is.
            text = self.tr("{points} so far, no tile of the pile fits one of the squares it needs")
            return text.format(points=self.tr("%n point(s)", "", now.secured))
        if now.ends > 1 or now.closers is None:
            text = self.tr("once complete at least {worth}, {squares} to fill")
            return text.format(worth=self._brings(now.worth, now), squares=self._squares(now.ends))
        return self._closing(now)

    def _closing(self, now: Outlook, before: int | None = None) -> str:
        """Where one square is missing: how many tiles fill it, and did before."""
        if not now.closers:
            return self.tr("no tile of the pile completes it at once")
        least, most = now.closed
        points = self._brings(most, now)
        if least < most:
            points = self.tr("{least} to {points}").format(least=least, points=points)
        if before is None:
            text = self.tr("%n of {left} tiles complete(s) it, for {points}", "", now.closers)
        else:
            text = self.tr(
                "%n of {left} tiles complete(s) it ({before} before), for {points}", "", now.closers
            )
        text = text.format(left=now.left, before=before, points=points)
        if not now.secured:
            return text
        # It brings something however the game ends.
        safe = self.tr("{points} so far").format(points=self.tr("%n point(s)", "", now.secured))
        return f"{safe}, {text}"

    def _field(self, now: Outlook) -> str:
        points = self.tr("%n point(s)", "", now.worth)
        if not now.ends:
            return self.tr("{points} so far").format(points=points)
        text = self.tr("{points} so far, room to grow at {squares}")
        return text.format(points=points, squares=self._squares(now.ends))

    def _brings(self, points: int, now: Outlook) -> str:
        """Points, and what else completing it brings."""
        text = self.tr("%n point(s)", "", points)
        for what, count in now.prizes:
            prize = self._names.prize(what, count)
            text = self.tr("{points} and {prize}").format(points=text, prize=prize)
        return text

    def _squares(self, count: int) -> str:
        return self.tr("%n square(s)", "", count)

    def _more(self, was: int, now: int) -> str:
        if was == now:
            return ""
        return self.tr("%n point(s) so far, instead of {before}", "", now).format(before=was)

    def _worthier(self, was: Outlook, now: Outlook) -> str:
        text = self.tr("at least %n point(s) once complete, instead of {before}", "", now.worth)
        return text.format(before=was.worth)

    def _wider(self, was: Outlook, now: Outlook) -> str:
        return self.tr("room to grow at %n square(s), instead of {before}", "", now.ends).format(
            before=was.ends
        )

    def _chance(self, was: Outlook, now: Outlook, sign: int) -> str:
        """How much easier it is to complete, or harder, by the sign."""
        fewer = was.ends - now.ends
        if fewer * sign > 0:
            return self.tr("%n square(s) to fill, instead of {before}", "", now.ends).format(
                before=was.ends
            )
        if fewer and now.closers is not None:
            # It lacks less than before, but what it lacks is rare.
            return self._stands(now)
        if not fewer and now.closers is not None and was.closers is not None:
            if (now.closers - was.closers) * sign <= 0:
                return ""
            return self._closing(now, was.closers)
        if now.fits is None or was.fits is None or (now.fits - was.fits) * sign <= 0:
            return ""
        if now.fits == 0:
            return self.tr("no tile of the pile fits its hardest square")
        text = self.tr(
            "%n of {left} tiles fit(s) its hardest square, instead of {before}", "", now.fits
        )
        return text.format(left=now.left, before=was.fits)
