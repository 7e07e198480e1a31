"""What the pages after a game tell of it, in the language of the moment."""

from __future__ import annotations

from typing import Final

from carcqt.play.deciding import DecisiveTurn
from carcqt.play.outdone import Outdone, outdone_in
from carcqt.play.session import Session
from carcqt.play.summary import FinalStep, played_events
from carcqt.rules.events import Scored
from carcqt.ui.language import game_words, language, punctuation
from carcqt.words.names import TableNames
from carcqt.words.numbers import digits
from carcqt.words.speech import Speech, capital
from carcqt.words.story import StoryWords, Told


class Recap(Speech):
    def __init__(self, session: Session) -> None:
        super().__init__(language().translate)
        self._session: Final = session

    def turn(self, decisive: DecisiveTurn) -> str:
        """Return what the seat scored in a turn, or else what began it, without a full stop."""
        moments = self._session.table.moments
        lines = self._story().lines(
            [
                Told(moment.seat, moment.move, played_events(moment))
                for moment in moments
                if moment.turn == decisive.turn
            ]
        )
        told = list[str]()
        begun = ""
        for line in lines:
            text = line.text.removesuffix(".")
            # What goes on with another line says nothing without it.
            goes_on = text.startswith("… ")
            if line.points and line.seat == decisive.seat:
                told.append(f"{begun} {text}" if goes_on and begun else text)
            begun = begun if goes_on else text
        return punctuation().semicolon(*(told or [lines[0].text.removesuffix(".")]))

    def step(self, step: FinalStep) -> str:
        """One thing that the end brought; empty where there is nothing to tell."""
        seat = step.seats[0] if step.seats else getattr(step.event, "seat", 0)
        return self._story().sentence(step.event, seat)

    def outdone(self, step: FinalStep) -> str:
        """Say who gets nothing for the region of a step, and why; empty if that is nobody."""
        return "\n".join(map(self._outdone, outdone_in(self._session.table.game, step)))

    def _outdone(self, outdone: Outdone) -> str:
        setup = self._session.table.setup
        player = TableNames(language().translate, setup.names).player(outdone.seat)
        reason = game_words(setup.game).precedence(outdone.kind)
        if outdone.is_outnumbered or not reason:
            reason = self.tr("{own} against {most}")
        text = self.tr("{player} scores nothing here: {reason}.")
        reason = reason.format(own=digits(outdone.own), most=digits(outdone.most))
        return text.format(player=capital(player), reason=reason)

    def source(self, step: FinalStep) -> str:
        if not isinstance(step.event, Scored):
            return ""
        return capital(game_words(self._session.table.setup.game).source(step.source))

    def breakdown(self, step: FinalStep) -> str:
        return game_words(self._session.table.setup.game).breakdown(step.source, step.items)

    def players(self, seats: tuple[int, ...]) -> str:
        return TableNames(language().translate, self._session.table.setup.names).players(seats)

    def _story(self) -> StoryWords:
        table = self._session.table.setup
        return StoryWords(
            language().translate, self._session.table.game, table.names, table.material_file
        )
