"""Makes the page of any file."""

from __future__ import annotations

from carcqt.content.decks import DeckFile
from carcqt.content.maps import MapFile
from carcqt.content.materials import MaterialFile
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.rules.problems import Problem
from carcqt.share.deck_maker import DeckMaker
from carcqt.share.maker import PageOptions, Tell
from carcqt.share.puzzle_maker import PuzzleMaker
from carcqt.share.replay_maker import ReplayMaker


def _silent(done: int, of: int) -> None:
    pass


def make_page(
    found: MaterialFile | Scenario, name: str, options: PageOptions, tell: Tell = _silent
) -> str:
    """Return the page of a file called `name`. Raises FileError if it cannot be shown."""
    match found:
        case MapFile():
            raise FileError(Problem.at("share-map"))
        case DeckFile():
            return DeckMaker("deck", found, name, options, tell).page()
        case _ if found.model.goal is not None:
            return PuzzleMaker("puzzle", found, name, options, tell).page()
    return ReplayMaker("replay", found, name, options, tell).page()
