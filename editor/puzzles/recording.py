"""What other players do is recorded by playing it on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.art.games import THEMES
from carcqt.art.studio.studio import Studio
from carcqt.board.board import BoardView
from carcqt.board.playedmap import PlayedMapView
from carcqt.board.state import SpotGhost
from carcqt.content.goals import OtherSeats
from carcqt.content.materials import MaterialFile
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.game import Game
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay, Move, Place
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.ui.language import language, punctuation
from carcqt.ui.theme.board_colours import board_colours
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import ActionRow, ButtonKind
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.removal import clear
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.words.moves import MoveWords
from carcqt.words.names import PlayerNames, names_of
from carcqt.words.speech import capital
from editor.documents.layout import LayoutContent
from editor.layouts.showing import board_state, camps_of, map_scene

Said = tuple[tuple[int, tuple[str, ...]], ...]
"""Seats, each with the moves of one of its turns."""


class Recording:
    """A puzzle played by one person for all seats; what the others do is written down."""

    def __init__(self, puzzle: Puzzle) -> None:
        # Whoever is silent in the puzzle so far plays here.
        goal = replace(puzzle.goal, others=OtherSeats.BEST)
        self.puzzle: Final = replace(puzzle, goal=goal)
        self.game: Final[Game[Any]] = self.puzzle.start()
        self.made: Final[list[tuple[int, int, str]]] = []
        """Of each move the seat, which of its turns it belongs to, and what it is."""

    @property
    def seat(self) -> int:
        """Whose puzzle it is."""
        return self.puzzle.goal.seat

    @property
    def is_done(self) -> bool:
        return self.puzzle.is_done(self.game)

    @property
    def choices(self) -> Sequence[Move]:
        return () if self.is_done else list(self.game.choices())

    @property
    def can_take_back(self) -> bool:
        return bool(self.made)

    def play(self, move: Move) -> None:
        game, outcome = self.game, tuple[str, ...]()
        if not self.puzzle.goal.is_open:
            outcome, _ = next(game.each_outcome(game.like(move)))
        self.made.append((game.to_move, game.turns_of(game.to_move)[0], str(move)))
        game.push(move, outcome)

    def take_back(self) -> None:
        if self.made:
            self.made.pop()
            self.game.pop()

    @property
    def replies(self) -> Said:
        """Turns of the others, seat by seat; a turn that was left out is not told."""
        turns: dict[tuple[int, int], list[str]] = {}
        for seat, number, move in self.made:
            if seat != self.seat:
                turns.setdefault((seat, number), []).append(move)
        return tuple((seat, tuple(turns[seat, number])) for seat, number in sorted(turns))


class RecordingDialog(Dialog):
    """Tiles are laid and pieces placed as at the table; whatever else there is to do is a row."""

    def __init__(
        self,
        recording: Recording,
        file: MaterialFile,
        names: Sequence[str],
        studio: Studio,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, width=900)
        self.recording: Final = recording
        self._file, self._names = file, tuple(names)
        theme = THEMES.get(recording.puzzle.game)
        self.view: Final[BoardView | PlayedMapView] = (
            PlayedMapView(studio, self) if theme is None else BoardView(studio, theme, self)
        )
        self.view.setMinimumSize(style().px(440), style().px(360))
        self.view.set_colours(board_colours(recording.puzzle.game))
        self.view.set_margins(0, 0, 0, 0)
        self.view.reduced_motion = style().reduced_motion
        self.who, self.what = Label("", 15, 600), Label("", 13, 400, "text2")
        self.rows: list[ActionRow] = []
        self._list = QVBoxLayout()
        self._list.setSpacing(style().px(6))
        self.said = Label("", 13)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, style().px(6), 0)
        column.setSpacing(style().px(10))
        column.addLayout(self._list)
        column.addWidget(self.said)
        column.addStretch(1)
        side = QVBoxLayout()
        side.setSpacing(style().px(8))
        side.addWidget(self.who)
        side.addWidget(self.what)
        side.addWidget(ScrollArea(inside), 1)
        row = QHBoxLayout()
        row.setSpacing(style().px(16))
        row.addWidget(self.view, 3)
        row.addLayout(side, 2)
        self.body.addLayout(row, 1)
        self.resize(style().px(960), style().px(640))
        self.back: Final = self.add_button(self.tr("Undo"), act=self._take_back, icon="undo")
        self.add_button(self.tr("Cancel"))
        self.take: Final = self.add_button(self.tr("Record"), ButtonKind.PRIMARY)
        # Enter lays and places here.
        self.take.setDefault(False)
        self.take.setAutoDefault(False)
        self.set_title(self.tr("Play the other players’ moves"))
        self._spots: list[Move] = []
        self._acts: list[str] = []
        """What was done so far, move by move."""
        if isinstance(self.view, BoardView):
            self.view.lay_asked.connect(self._lay)
            self.view.spot_clicked.connect(lambda number: self.play(self._spots[number - 1]))
        else:
            self.view.village_clicked.connect(self._build)
        self._refresh()
        self.view.setFocus()

    def play(self, move: Move) -> None:
        words = MoveWords(language().translate, self.recording.game, self._file)
        self._acts.append(words.turn((move,)))
        self.recording.play(move)
        self._refresh()

    def _lay(self, square: Square, turn: int) -> None:
        laid = (one for one in self.recording.choices if isinstance(one, Lay))
        here = (one for one in laid if (one.square, one.turn) == (square, turn))
        if (move := next(here, None)) is not None:
            self.play(move)

    def _build(self, village: str) -> None:
        here = (one for one in self.recording.choices if getattr(one, "village", "") == village)
        if (move := next(here, None)) is not None:
            self.play(move)

    def _take_back(self) -> None:
        self.recording.take_back()
        self._acts.pop()
        self._refresh()
        self.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ghost = self.view.laying.ghost if isinstance(self.view, BoardView) else None
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and ghost is not None and self.view.hasFocus():
            self._lay(*ghost)
        elif 0 <= (number := event.key() - Qt.Key.Key_1) < min(9, len(self._spots)):
            self.play(self._spots[number])
        elif enter and isinstance(row := self.focusWidget(), ActionRow):
            row.click()
        else:
            super().keyPressEvent(event)

    # What is shown.

    def _refresh(self) -> None:
        recording = self.recording
        game, choices = recording.game, recording.choices
        names = PlayerNames(language().translate, self._names)
        words = names_of(language().translate, recording.puzzle.game)
        if recording.is_done:
            self.who.setText(self.tr("The puzzle ends here"))
            self.what.setText("")
        else:
            act = punctuation().colon(names.name(game.to_move), capital(words.phase(game.phase)))
            self.who.setText(act)
            own = self.tr(
                "This move is not recorded, because it belongs to the puzzle’s own player."
            )
            other = self.tr("This move is recorded.")
            self.what.setText(own if game.to_move == recording.seat else other)
        content = LayoutContent.of_game(game, self._file, self._names)
        if isinstance(self.view, BoardView):
            self._show_board(self.view, content, choices)
        else:
            villages = dict.fromkeys(getattr(one, "village", "") for one in choices)
            self.view.show_map(map_scene(content), camps_of(content))
            self.view.set_villages([one for one in villages if one], None)
        self._show_rows([one for one in choices if not isinstance(one, Lay)])
        self._show_said()
        self.back.setEnabled(recording.can_take_back)
        self.take.setEnabled(bool(recording.replies))

    def _show_board(self, view: BoardView, content: LayoutContent, choices: Sequence[Move]) -> None:
        view.show(board_state(content))
        fits: dict[Square, list[int]] = {}
        for move in choices:
            if isinstance(move, Lay):
                fits.setdefault(move.square, []).append(move.turn)
        game = self.recording.game
        assert isinstance(game, TileLaying)
        hand = game.hand
        held = hand.tile if fits and hand is not None else None
        view.laying.hold(held, fits, True, game.to_move, waits=True)
        self._spots = [move for move in choices if isinstance(move, Place)]
        view.placing.offer(
            [
                SpotGhost(number, move.piece, game.to_move, move.square, move.zone)
                for number, move in enumerate(self._spots, 1)
                if isinstance(move, Place)
            ]
        )

    def _show_rows(self, moves: Sequence[Move]) -> None:
        clear(self._list)
        words = MoveWords(language().translate, self.recording.game, self._file)
        self.rows = []
        for move in moves:
            text = words.sentence(move).rstrip(".")
            # Places have the numbers that they have on the board.
            key = str(self._spots.index(move) + 1) if move in self._spots else ""
            row = ActionRow(text, key=key if len(key) == 1 else "", wraps=True)
            row.setCheckable(False)
            row.clicked.connect(lambda _=False, move=move: self.play(move))
            self._list.addWidget(row)
            self.rows.append(row)
            row.show()

    def _show_said(self) -> None:
        """What is written down so far, in words."""
        recording, names = self.recording, PlayerNames(language().translate, self._names)
        turns: dict[tuple[int, int], list[str]] = {}
        for (seat, number, _), act in zip(recording.made, self._acts, strict=True):
            if seat != recording.seat:
                turns.setdefault((seat, number), []).append(act)
        lines = (
            punctuation().colon(names.name(seat), ", ".join(acts))
            for (seat, _), acts in turns.items()
        )
        self.said.setText("\n".join(lines))
