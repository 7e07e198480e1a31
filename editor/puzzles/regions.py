"""What the region of a goal is called while a puzzle is written."""

from __future__ import annotations

from carcqt.content.goals import Goal
from carcqt.ui.language import language
from carcqt.words.names import TableNames
from carcqt.words.puzzles.regions import RegionNames
from editor.documents.layout import LayoutContent
from editor.layouts.edits import begun


def region_of(content: LayoutContent, goal: Goal) -> str:
    """Return the description that players read if the author gives no name; empty if the position
    cannot be played yet."""
    if goal.spot is None or begun(content) is None:
        return ""
    game = content.rules(content.material_file.material, content.whole)
    names = TableNames(language().translate, content.names)
    return RegionNames(language().translate, names).called(goal, game, lambda: "A")
