"""The hand of a tile-laying game: lay the tile, then place a piece or do something else."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from carcqt.app.games import desk_of
from carcqt.app.session import Session
from carcqt.app.table.decision import Decision
from carcqt.app.table.desk import Act
from carcqt.app.table.doubles import TileChoice
from carcqt.app.table.gains import GainLine
from carcqt.app.table.hand import ActPanel, Hand, LayPanel, WaitPanel
from carcqt.app.table.spots import SpotPicker, TileSpot
from carcqt.app.table.stage import Stage
from carcqt.art.games import THEMES
from carcqt.art.studio import Studio
from carcqt.board.pictures import Pictures
from carcqt.rules.geometry import SQUARES
from carcqt.rules.moves import Lay, Move, Place
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.ui.breakpoints import Size

Group = tuple[str, str]
"""Moves that are done alike: their verb, and the piece."""


class TileHand(Hand):
    def __init__(
        self,
        session: Session,
        decision: Decision,
        studio: Studio,
        stage: Stage,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.session, self.decision = session, decision
        self._is_bare = False
        """Only what cannot be done without."""
        pictures = Pictures(studio, THEMES[session.table.game], self)
        self.lay = LayPanel(decision, pictures)
        self.spots = ActPanel(decision)
        self.picker = SpotPicker(pictures)
        self.spots.set_picture(self.picker)
        self.choice = TileChoice(decision, pictures)
        self.wait = WaitPanel()
        for page in (self.lay, self.spots, self.choice, self.wait):
            self.add_page(page)
        self.lay.turned.connect(stage.turn)
        self.picker.chosen.connect(self._picked)
        decision.changed.connect(self.refresh)
        decision.focused.connect(self.refresh)

    @property
    def game(self) -> TileLaying:
        game = self.session.game
        assert isinstance(game, TileLaying)
        return game

    def fit(self, size: Size, shed: int) -> None:
        self.lay.tile.set_side(112 if size.is_narrow or shed > 1 else 184 if size.is_wide else 136)
        self.picker.set_side(132 if shed > 1 else 220 if size.is_wide else 176)
        if (shed > 3) != self._is_bare:
            self._is_bare = shed > 3
            self.refresh()

    def refresh(self) -> None:
        decision, game = self.decision, self.game
        if decision.lays and game.hand is not None:
            self._show_lay()
        elif decision.options and not (decision.places or decision.idle):
            self.choice.refresh(game)
            self.turn_to(self.choice)
        elif decision.moves:
            self._show_spots()
        else:
            self._show_wait()

    def _show_gains(self, line: GainLine) -> None:
        focus, session = self.decision.focus, self.session
        line.setVisible(session.table.aids.projected)
        shown = session.table.aids.projected and focus is not None
        gains = session.gains(focus) if shown and focus is not None else ()
        line.show_gains(session.table.seats if gains else (), gains)

    def _show_lay(self) -> None:
        decision, hand = self.decision, self.game.hand
        assert hand is not None
        focus = decision.focus
        turn = focus.turn if isinstance(focus, Lay) else hand.tile.turns[0]
        squares = len(decision.lays) if self.session.table.aids.squares else None
        self.lay.show_tile(hand.tile, turn, squares=squares, ready=focus is not None)
        self._show_gains(self.lay.gains)
        self.turn_to(self.lay)

    def _show_spots(self) -> None:
        decision, game = self.decision, self.game
        desk, focus = desk_of(self.session.table.game), decision.focus
        act = None if focus is None or decision.is_idle else self._act(focus)
        groups = self.groups()
        laid = game.board.last
        here = [
            move
            for move in decision.places
            if move.square == SQUARES[laid.cell] and not game.description.piece[move.piece].roams
        ]
        by_group = bool(decision.others) or any(
            game.description.piece[move.piece].roams for move in decision.places
        )
        shows_tile = bool(here) and (not by_group or (focus in here and not self._is_bare))
        self.picker.setVisible(shows_tile)
        if shows_tile:
            colour = self.session.table.seats[game.to_move].colour
            spots = [
                TileSpot(self.decision.options.index(move) + 1, move.piece, colour, move.zone)
                for move in here
            ]
            where = here.index(focus) if isinstance(focus, Place) and focus in here else None
            self.picker.show_tile(laid.face.tile, laid.turn, spots, where)
        rows: list[tuple[Move, Act, str]] = []
        if by_group:
            for group, moves in groups.items():
                chosen = focus if focus is not None and self.group(focus) == group else moves[0]
                number = decision.options.index(chosen) + 1
                rows.append((chosen, self._act(chosen), str(number) if number < 10 else ""))
        elif focus is not None and act is not None and not self._is_bare:
            rows.append((focus, act, "Tab"))
        title = self.tr("One action, or none") if by_group else self.tr("On the laid tile")
        if not decision.options:
            title = self.tr("No piece can be placed")
        count = ""
        if not by_group and isinstance(focus, Place):
            place = decision.options.index(focus) + 1
            count = self.tr("{place} of {count}").format(place=place, count=len(decision.options))
        self.spots.show_acts(title, rows, act, desk.idle(game.phase), count)
        self._show_gains(self.spots.gains)
        self.turn_to(self.spots)

    def groups(self) -> dict[Group, list[Move]]:
        found: dict[Group, list[Move]] = {}
        for move in self.decision.options:
            found.setdefault(self.group(move), []).append(move)
        return found

    def group(self, move: Move) -> Group:
        return move.verb, move.piece if isinstance(move, Place) else ""

    def pick(self, digit: int) -> None:
        self.decision.pick(digit - 1)

    def _act(self, move: Move) -> Act:
        game = self.game
        kind = ""
        if isinstance(move, Place):
            kind = game.kind(game.node(move.square, move.zone))
        colour = self.session.table.seats[game.to_move].colour
        return desk_of(self.session.table.game).act(move, kind, colour)

    def _picked(self, number: int) -> None:
        here = SQUARES[self.game.board.last.cell]
        roams = self.game.description.piece
        moves = [
            move
            for move in self.decision.places
            if move.square == here and not roams[move.piece].roams
        ]
        self.decision.choose(moves[number])

    def _show_wait(self) -> None:
        game = self.game
        name = self.session.table.seats[game.to_move].name
        if game.is_over:
            self.wait.show_text(self.tr("The game is over."))
        else:
            self.wait.show_text(self.tr("{player} is thinking…").format(player=name))
        self.turn_to(self.wait)
