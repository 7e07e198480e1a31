"""The hand of a tile-laying game: lay the tile, then place a piece or do something else."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from carcqt.app.table.actions import TableActions
from carcqt.app.table.decision import Decision
from carcqt.app.table.rail.gains import GainLine
from carcqt.app.table.rail.hand import Hand, OptionsPanel, WaitPanel
from carcqt.app.table.shown import MoveLabel
from carcqt.app.table.stage import Stage
from carcqt.app.table.tiles.choice import TileChoice
from carcqt.app.table.tiles.lay import LayPanel
from carcqt.app.table.tiles.spots import SpotPicker, TileSpot
from carcqt.art.games import THEMES
from carcqt.art.studio.studio import Studio
from carcqt.board.pictures import Pictures
from carcqt.content.tables import Seat
from carcqt.play.table import Table
from carcqt.rules.geometry import SQUARES
from carcqt.rules.moves import PASS, ChooseTile, Move, Place
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Tile
from carcqt.ui.language import game_words, seats_at
from carcqt.ui.theme.breakpoints import Size, Width
from carcqt.words.names import TableNames
from carcqt.words.tiles import TileWords

_LARGE = {Width.NARROW: 112, Width.NORMAL: 136, Width.WIDE: 184}
"""How large a tile in the hand is, where nothing else needs the room."""
REST = 80
"""Milliseconds that a move stays in focus before its gains are worked out."""
Group = tuple[str, str]
"""Moves that are done alike: their verb, and the piece."""


class TileGame(Protocol):
    """What the hand asks of a game's table."""

    def label(self, move: Move, kind: str, colour: int) -> MoveLabel: ...


class TileHand(Hand):
    def __init__(
        self,
        table: Table,
        decision: Decision,
        studio: Studio,
        stage: Stage,
        asked: TileGame,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.table, self.decision, self._asked = table, decision, asked
        self._words = game_words(table.setup.game)
        self._is_bare = False
        """Only what cannot be done without."""
        pictures = Pictures(studio, THEMES[table.setup.game], self)
        self.lay = LayPanel(decision, pictures)
        self.spots = OptionsPanel(decision)
        self.picker = SpotPicker(pictures)
        self.spots.set_picture(self.picker)
        self.choice = TileChoice(decision, pictures)
        self.wait = WaitPanel()
        for page in (self.lay, self.spots, self.choice, self.wait):
            self.add_page(page)
        self.lay.turned.connect(stage.turn)
        self.picker.chosen.connect(self._picked)
        self.picker.hovered.connect(self._hovered)
        self._line = self.lay.gains
        """Where the gains of the move in focus are shown."""
        self._resting = QTimer(self, singleShot=True, interval=REST)
        self._resting.timeout.connect(self._foresee)
        decision.changed.connect(self.refresh)
        decision.focused.connect(self._show_focus)
        decision.turned.connect(self._show_turned)

    @property
    def game(self) -> TileLaying:
        game = self.table.game
        assert isinstance(game, TileLaying)
        return game

    def fit(self, size: Size, shed: int) -> None:
        small = 72 if shed > 5 else 112
        self.lay.tile.set_side(small if size.is_narrow or shed > 1 else _LARGE[size.width])
        self.picker.set_side(84 if shed > 5 else 132 if shed > 1 else 220 if size.is_wide else 176)
        self.spots.set_slim(shed > 7)
        if (shed > 3) != self._is_bare:
            self._is_bare = shed > 3
            self.refresh()

    def refresh(self) -> None:
        decision, game = self.decision, self.game
        if self._is_laying:
            self._show_lay()
        elif tiles := self._tiles():
            self.choice.show_tiles(game, tiles, self._words)
            self._show_brought()
            self.turn_to(self.choice)
        elif decision.moves:
            self._show_spots()
        else:
            self.wait.show_game(self.table)
            self.turn_to(self.wait)

    @property
    def _is_laying(self) -> bool:
        return bool(self.decision.lays) and self.game.hand is not None

    def _show_focus(self) -> None:
        """Another move is about to be made: of a tile to be laid, little else has changed."""
        if self._is_laying:
            self.lay.show_ready(ready=self.decision.focus is not None, number=self.advised)
            self._foresee_soon()
        else:
            self.refresh()

    def _show_turned(self) -> None:
        if self._is_laying and self.game.hand is not None:
            self.lay.tile.show_tile(self.game.hand.tile, self.decision.turn)

    def _tiles(self) -> dict[Move, Tile]:
        """The tiles that there are to choose from, if that is all there is to decide."""
        tiles: dict[Move, Tile] = {}
        for move in self.decision.moves:
            if not isinstance(move, ChooseTile):
                return {}
            tiles[move] = self.game.material.tile[move.tile]
        return tiles

    def _show_gains(self, line: GainLine) -> None:
        self._line = line
        line.setVisible(self.table.setup.aids.projected)
        self._foresee_soon()

    def _foresee_soon(self) -> None:
        """Show gains at once if they are known, otherwise when the pointer rests."""
        focus = self.decision.focus
        if not self.table.setup.aids.projected:
            return
        if focus is None or self.table.foresees(focus):
            self._resting.stop()
            self._foresee()
        else:
            self._line.show_gains((), ())
            self._resting.start()

    def _foresee(self) -> None:
        focus = self.decision.focus
        gains = () if focus is None else self.table.gains(focus)
        self._line.show_gains(self._seats if gains else (), gains)

    def _show_brought(self) -> None:
        """What the chosen tile would have scored when the turn ends."""
        focus, table = self.decision.focus, self.table
        brought = table.brings(focus) if focus is not None and table.setup.aids.projected else ()
        self.choice.gains.setVisible(any(brought))
        self.choice.gains.show_gains(self._seats if brought else (), brought)

    @property
    def _seats(self) -> tuple[Seat, ...]:
        return seats_at(self.table.setup)

    def _show_lay(self) -> None:
        decision, hand = self.decision, self.game.hand
        assert hand is not None
        squares = len(decision.lays) if self.table.setup.aids.squares else None
        self.lay.show_tile(hand.tile, decision.turn, squares)
        self.lay.show_ready(ready=decision.focus is not None, number=self.advised)
        self.lay.tile.setAccessibleName(self._named(hand.tile))
        self.lay.show_extra(self.extra.tile if self.extra else "", self.after)
        self._show_gains(self.lay.gains)
        self.turn_to(self.lay)

    def _show_spots(self) -> None:
        decision, game = self.decision, self.game
        focus = decision.focus
        label = None if focus is None or decision.is_idle else self._label(focus)
        groups = self.groups()
        laid, here = game.board.last, self._here
        by_group = bool(decision.others) or any(
            game.description.piece[move.piece].roams for move in decision.places
        )
        shows_tile = bool(here) and (not by_group or (focus in here and not self._is_bare))
        self.picker.setVisible(shows_tile)
        if shows_tile:
            colour = self.table.setup.seats[game.to_move].colour
            spots = [
                TileSpot(self.decision.options.index(move) + 1, move.piece, colour, move.zone)
                for move in here
            ]
            where = here.index(focus) if isinstance(focus, Place) and focus in here else None
            self.picker.show_tile(laid.face.tile, laid.turn, spots, where)
            self.picker.setAccessibleName(self._named(laid.face.tile))
        rows: list[tuple[Move, MoveLabel, str]] = []
        if by_group:
            for group, moves in groups.items():
                chosen = focus if focus is not None and self.group(focus) == group else moves[0]
                number = decision.options.index(chosen) + 1
                rows.append((chosen, self._label(chosen), str(number) if number < 10 else ""))
        elif focus is not None and label is not None and not self._is_bare:
            rows.append((focus, label, TableActions.key("next")))
        title = self.tr("One action, or none") if by_group else self.tr("On the laid tile")
        if not decision.options:
            title = self.tr("No piece can be placed")
        count = ""
        if not by_group and isinstance(focus, Place):
            place = decision.options.index(focus) + 1
            count = self.tr("{place} of {count}").format(place=place, count=len(decision.options))
        idle = self._words.idle(PASS) or TileWords(self._words.translate).nothing()
        self.spots.show_options(title, rows, label, idle, count)
        self._show_gains(self.spots.gains)
        self.turn_to(self.spots)

    def _named(self, tile: Tile) -> str:
        """Return a tile's name, which a screen reader says for its picture."""
        file = self.table.setup.material_file
        return TableNames(self._words.translate, (), file).thing(tile.id)

    def groups(self) -> dict[Group, list[Move]]:
        found: dict[Group, list[Move]] = {}
        for move in self.decision.options:
            found.setdefault(self.group(move), []).append(move)
        return found

    def group(self, move: Move) -> Group:
        return move.verb, move.piece if isinstance(move, Place) else ""

    def pick(self, digit: int) -> None:
        self.decision.pick(digit - 1)

    def _label(self, move: Move) -> MoveLabel:
        game = self.game
        kind = ""
        if isinstance(move, Place):
            kind = game.kind(game.node(move.square, move.zone))
        colour = self.table.setup.seats[game.to_move].colour
        return self._asked.label(move, kind, colour)

    def _picked(self, number: int) -> None:
        self._hovered(number)
        self.decision.confirm()

    def _hovered(self, number: int) -> None:
        self.decision.focus_on(self._here[number])

    @property
    def _here(self) -> list[Place]:
        """Places on the tile that was laid, of pieces that do not roam."""
        square, pieces = SQUARES[self.game.board.last.cell], self.game.description.piece
        return [
            move
            for move in self.decision.places
            if move.square == square and not pieces[move.piece].roams
        ]
