"""The page of the editor for starting layouts and puzzles: a layout may have a goal."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from carcqt.art.studio.studio import Studio
from carcqt.board.advised import AdvisedTurn
from carcqt.content.toml.files import FileError
from carcqt.content.toml.writing import dumps
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Line
from carcqt.puzzles.tree import TreeNode
from carcqt.rules.geometry import Square
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.dialogs import tell
from carcqt.ui.widgets.popmenu import PopMenu
from editor.documents.companions import companion
from editor.documents.document import Document
from editor.documents.layout import LayoutContent, in_order
from editor.documents.layouts import LayoutDocument
from editor.layouts.body import PUZZLE, LayoutBody
from editor.layouts.edits import begun, for_trial
from editor.layouts.page import LayoutPage
from editor.layouts.showing import is_of_goal
from editor.puzzles import edits
from editor.puzzles.panel import PuzzlePanel
from editor.puzzles.prover import Prover
from editor.puzzles.recording import Recording, RecordingDialog
from editor.puzzles.steps import game_after, shown_turns
from editor.questions import told


class PuzzlePage(LayoutPage):
    def __init__(
        self, document: Document[LayoutContent], studio: Studio, parent: QWidget | None = None
    ) -> None:
        assert isinstance(document, LayoutDocument)
        # A search goes on in another language.
        self.prover: Final = companion(document, Prover, lambda: Prover(document, document))
        self.prover.page = self
        self.panel: PuzzlePanel
        super().__init__(document, studio, parent)
        if self.layout_document.is_puzzle:
            self.body.show_side(PUZZLE)

    def _make_body(self) -> LayoutBody:
        body = super()._make_body()
        self.panel = panel = PuzzlePanel(self.layout_document, self.prover)
        body.add_side(PUZZLE, panel, panel.forms)
        panel.goal.pick_asked.connect(body.pick)
        body.picked.connect(panel.goal.take_picked)
        body.picking_ended.connect(lambda: panel.goal.pick.setChecked(False))
        body.looked_away.connect(panel.solution.look_away)
        panel.solution.looked.connect(self._look)
        panel.script.play_asked.connect(self.record)
        self.layout_document.changed.connect(self._show_aim)
        return body

    def _follow_game(self) -> None:
        panel = self.panel
        super()._follow_game()
        if panel is not self.panel:
            panel.leave()

    # What the goal and the solution speak of, on the table.

    def _show_aim(self) -> None:
        """The region or villages of the goal glow."""
        content = self.layout_document.content
        goal = edits.goal_of(content)
        if goal is None or content.game != self.body.game:
            self.body.show_aim((), ())
            return
        spots: list[tuple[Square, str]] = []
        if goal.spot is not None:
            spots = _region(content, goal.spot.square, goal.spot.zone)
        self.body.show_aim(spots, goal.villages)

    def _look(self, line: Line | None, node: TreeNode | None) -> None:
        puzzle = self.prover.puzzle
        if line is None or node is None or puzzle is None:
            self.body.look_at(None)
            return
        game = game_after(puzzle, line)
        content = self.layout_document.content
        seen = LayoutContent.of_game(game, content.material_file, content.names)
        tokens = style().tokens
        turns: list[AdvisedTurn] = shown_turns(puzzle.material, line, node, (tokens.ok, tokens.err))
        self.body.look_at(seen, turns)

    def record(self) -> None:
        """What the others do is played on the board, for all seats."""
        document = self.layout_document
        try:
            if problems := [one for one in document.problems if not is_of_goal(one)]:
                raise FileError(*problems)
            recording = Recording(Puzzle.of(edits.without_script(document.content).scenario))
        except FileError as error:
            tell(self, self.tr("This cannot be played yet"), told(error.problems))
            return
        dialog = self.recorder(recording)
        if dialog.exec() == dialog.DialogCode.Accepted:
            self.panel.script.take(recording.replies)
        dialog.deleteLater()

    def recorder(self, recording: Recording) -> RecordingDialog:
        content = self.layout_document.content
        return RecordingDialog(
            recording, content.material_file, content.names, self.studio, self.window()
        )

    # What the window asks for.

    @property
    def try_text(self) -> str:
        return self.tr("Solve it myself") if self.layout_document.is_puzzle else ""

    def trial_text(self) -> str:
        """A puzzle begins after its moves, and what is proven of it need not be proven again."""
        document = self.layout_document
        if not document.is_puzzle:
            return super().trial_text()
        whole = document.to_data()
        kept: dict[str, Any] = {key: whole[key] for key in ("moves", "proof") if key in whole}
        return dumps(in_order({**for_trial(document.content).to_data(), **kept}))

    def fill_menu(self, menu: PopMenu) -> None:
        super().fill_menu(menu)
        if not self.layout_document.is_puzzle:
            menu.add(self.tr("Make it a puzzle"), self._make_puzzle, "puzzle")

    def _make_puzzle(self) -> None:
        self.body.show_side(PUZZLE)
        self.panel.begin()
        self.panel.goal.wish.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.prover.set_active(True)
        self._show_aim()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.prover.page is self and not event.spontaneous():
            self.prover.set_active(False)
            self.panel.finder.stop()

    def closing(self) -> None:
        self.prover.close()
        self.panel.finder.close()
        super().closing()


def _region(content: LayoutContent, square: Square, zone: str) -> list[tuple[Square, str]]:
    """All of it, where the position can be played; else what was clicked on."""
    if begun(content) is not None:
        game = content.rules(content.material_file.material, content.whole)
        if isinstance(game, TileLaying):
            try:
                return [(spot.square, spot.zone) for spot in game.region(square, zone).spots]
            except KeyError:
                return []
    return [(square, zone)]
