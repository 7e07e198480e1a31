"""Offers games and puzzles as pages to share, from each window that shows them."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from carcqt.content.toml.files import FileError, read_raw
from carcqt.play.puzzles.collection import PuzzleEntry
from carcqt.play.session import Session
from carcqt.share.dialog import share
from carcqt.share.job import ShareSource
from carcqt.ui.language import language
from carcqt.ui.widgets.dialogs import tell
from carcqt.words.problems import ProblemWords


def session_source(session: Session, start: int = 0) -> ShareSource:
    """Return a game as it is played: the file in the folder may lack moves."""
    return ShareSource(
        session.text(),
        session.path.stem,
        session.path.parent,
        session.path,
        is_running=not session.table.game.is_over,
        start=start,
    )


def puzzle_source(entry: PuzzleEntry) -> ShareSource:
    """Raise FileError if the file cannot be read any more."""
    text = read_raw(entry.path).decode("utf-8-sig")
    return ShareSource(text, entry.path.stem, entry.path.parent, is_puzzle=True)


def share_session(session: Session, parent: QWidget, start: int = 0) -> None:
    share(session_source(session, start), parent)


def share_puzzle(entry: PuzzleEntry, parent: QWidget) -> None:
    try:
        source = puzzle_source(entry)
    except FileError as error:
        words = ProblemWords(language().translate)
        tell(parent, entry.path.name, words.sentence(error.problems[0]))
        return
    share(source, parent)
