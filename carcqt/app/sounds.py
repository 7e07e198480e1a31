"""What is heard of a game at the table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from carcqt.play.moments import Moment
from carcqt.play.session import Session
from carcqt.sound.cues import Cue, cues_of
from carcqt.sound.speaker import Speaker
from carcqt.ui.settings import settings


class TableSounds(QObject):
    """Lives as long as the page whose moves are heard."""

    def __init__(self, session: Session, speaker: Speaker, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._speaker = session, speaker
        session.table.moved.connect(self._moved)

    def _moved(self, moment: Moment) -> None:
        if settings().sound:
            self._speaker.play(self.cues(moment), settings().volume)

    def cues(self, moment: Moment) -> list[Cue]:
        session = self._session
        cues = cues_of(session.table.events_of(moment.number))
        # People who hand on the screen see whose turn it is; whoever waits for the computer hears.
        is_last = moment is session.table.moments[-1]
        if (
            is_last
            and session.table.is_persons_turn
            and moment.seat not in session.table.setup.persons
        ):
            cues.append(Cue.TURN)
        return cues
