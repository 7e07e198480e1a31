"""Begins a layout from any moment of a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from carcqt.art.games import THEMES
from carcqt.art.studio.studio import Studio
from carcqt.board.map import MapView
from carcqt.board.shown import ShownBoard
from carcqt.content.scenarios import Scenario
from carcqt.rules.game import Game
from carcqt.rules.moves import Move
from carcqt.ui.language import language
from carcqt.ui.theme.board_colours import board_colours
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.slider import Slider
from carcqt.words.moves import MoveWords
from carcqt.words.names import PlayerNames
from editor.documents.layout import LayoutContent
from editor.layouts.actions import MomentActions
from editor.layouts.showing import board_state, camps_of, map_scene


class Moments:
    """A saved game that can be gone through to and fro."""

    def __init__(self, scenario: Scenario) -> None:
        """Raises FileError where its moves cannot be made."""
        self.scenario: Final = scenario
        self.game: Final[Game[Any]] = scenario.start()
        steps = list(scenario.play(self.game))
        self.moves: Final[list[tuple[int, Move]]] = [(step.seat, step.move) for step in steps]
        self.number = len(self.moves)

    @classmethod
    def load(cls, path: Path) -> Moments:
        return cls(Scenario.load(path))

    @property
    def last(self) -> int:
        return len(self.moves)

    def go(self, number: int) -> None:
        """To the moment after so many moves."""
        number = max(0, min(number, self.last))
        while self.number > number:
            self.game.pop()
            self.number -= 1
        while self.number < number:
            self.game.push(self.moves[self.number][1])
            self.number += 1

    def content(self) -> LayoutContent:
        """The present moment as a layout."""
        file = self.scenario.material_file
        return LayoutContent.of_game(self.game, file, self.scenario.names)


class MomentSlider(Slider):
    def sizeHint(self) -> QSize:
        return QSize(style().px(240), style().px(36))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(120), style().px(36))

    def track(self) -> QRectF:
        px = style().px
        return QRectF(px(12), self.height() / 2 - px(3), self.width() - px(24), px(6))


class MomentDialog(Dialog):
    """Shows the table at each moment; accepted, the layout begins there."""

    taken = Signal(object)

    def __init__(self, moments: Moments, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent, width=760)
        self.moments: Final = moments
        self.slider: Final = MomentSlider()
        self.commands: Final = MomentActions(self)
        self.first, self.back = IconButton(), IconButton()
        self.forth, self.last = IconButton(), IconButton()
        self.where: Final = Label("", 14, 600, wrap=False)
        self.sentence: Final = Elided("", 13, 400, "text2")
        self.note: Final = Label("", 12, 400, "text3")
        theme = THEMES.get(moments.game.description.game)
        self.board: Final[ShownBoard | MapView] = (
            MapView(studio, self) if theme is None else ShownBoard(studio, theme, self)
        )
        self.board.setMinimumSize(style().px(480), style().px(320))
        self.board.set_colours(board_colours())
        self.board.set_margins(0, 0, 0, 0)
        self.body.addWidget(self.board, 1)
        self.resize(style().px(820), style().px(660))
        bar = QHBoxLayout()
        for thing in (self.first, self.back, self.slider, self.forth, self.last):
            bar.addWidget(thing, 1 if thing is self.slider else 0)
        line = QHBoxLayout()
        line.addWidget(self.where)
        line.addWidget(self.sentence, 1)
        self.body.addLayout(bar)
        self.body.addLayout(line)
        self.body.addWidget(self.note)
        self.cancel: Final[Button] = self.add_button("")
        self.take: Final[Button] = self.add_button("", ButtonKind.PRIMARY)
        self.slider.setRange(0, moments.last)
        self.slider.setValue(moments.number)
        self.slider.valueChanged.connect(self.go)
        self.commands.bind(
            first=lambda: self.slider.setValue(0),
            back=lambda: self.slider.setValue(self.slider.value() - 1),
            forth=lambda: self.slider.setValue(self.slider.value() + 1),
            last=lambda: self.slider.setValue(self.slider.maximum()),
            fit=lambda: self.board.fit(animated=True),
            zoom_in=self.board.zoom_in,
            zoom_out=self.board.zoom_out,
        )
        self.commands.lead(first=self.first, back=self.back, forth=self.forth, last=self.last)
        self._say()
        self.slider.setFocus()

    def go(self, number: int) -> None:
        self.moments.go(number)
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.commands.press(event):
            super().keyPressEvent(event)

    def _refresh(self) -> None:
        moments = self.moments
        content = moments.content()
        if isinstance(self.board, ShownBoard):
            self.board.show(board_state(content))
        else:
            self.board.show_map(map_scene(content), camps_of(content))
        number, last = moments.number, moments.last
        self.where.setText(
            self.tr("Before the first move")
            if not number
            else self.tr("After move {n} of {all}").format(n=number, all=last)
        )
        self.sentence.setText(self._said())
        for act in ("first", "back"):
            self.commands[act].setEnabled(number > 0)
        for act in ("forth", "last"):
            self.commands[act].setEnabled(number < last)
        self.slider.setAccessibleDescription(self.where.text())

    def _said(self) -> str:
        moments = self.moments
        if not moments.number:
            return ""
        seat, move = moments.moves[moments.number - 1]
        translate = language().translate
        name = PlayerNames(translate, moments.scenario.names).name(seat)
        words = MoveWords(translate, moments.game, moments.scenario.material_file)
        return f"{name} · {words.sentence(move)}"

    def _say(self) -> None:
        self.set_title(self.tr("Begin from a saved game"))
        self.note.setText(
            self.tr(
                "The table, scores, supplies and tiles to come are copied. Your texts and "
                "goal stay."
            )
        )
        self.cancel.setText(self.tr("Cancel"))
        self.take.setText(self.tr("Begin from here"))
        self.slider.setAccessibleName(self.tr("Moment of the game"))
        self._refresh()
