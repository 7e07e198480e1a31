"""A game of tiles on its board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainterPath
from PySide6.QtWidgets import QVBoxLayout, QWidget

from carcqt.app.table.decision import Decision
from carcqt.app.table.stage import Stage, StageTurn
from carcqt.app.table.tiles.regions import RegionTips
from carcqt.art.boards.placed import placed_tiles
from carcqt.art.brush.marks import colours
from carcqt.art.games import THEMES, THINGS
from carcqt.art.studio.studio import Studio
from carcqt.board.advised import AdvisedTurn
from carcqt.board.board import BoardView
from carcqt.board.shown import LABELS
from carcqt.board.state import BoardPiece, BoardState, BoardTile, LaidFrame, SpotGhost
from carcqt.board.tool import UNIT
from carcqt.play.table import Table
from carcqt.rules.events import Laid, Spot
from carcqt.rules.game import Game, Turn
from carcqt.rules.geometry import SQUARES, Square, cell_of
from carcqt.rules.moves import Lay, Place
from carcqt.rules.position import Position
from carcqt.rules.tilelaying.features import Region
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Deck
from carcqt.ui.theme.board_colours import board_colours
from carcqt.ui.theme.style import style


class BoardStage(Stage):
    def __init__(
        self,
        table: Table,
        decision: Decision,
        studio: Studio,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(table, decision, parent)
        assert isinstance(table.game, TileLaying)
        self._theme = THEMES[table.setup.game]
        self.board = BoardView(studio, self._theme, self)
        self.board.setAccessibleName(self.tr("Board"))
        # A river makes a board long and thin.
        self.board.follows = table.game.board.mouth is not None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.board)
        self._tips = RegionTips(table)
        self._overlay = self._is_advised = False
        self._glow: Sequence[tuple[Square, str]] = ()
        self.board.lay_asked.connect(self._lay)
        self.board.ghost_changed.connect(self._ghost_moved)
        self.board.spot_clicked.connect(self._spot_clicked)
        self.board.spot_hovered.connect(self._spot_hovered)
        self.board.zone_hovered.connect(self._hovered)
        self.board.zone_left.connect(self._left)
        self.board.square_pointed.connect(self.square_pointed)
        self.board.square_clicked.connect(lambda _square: self.missed.emit())
        decision.changed.connect(self._offer)
        decision.focused.connect(self._focus)
        style().changed.connect(self._recolour)
        self._recolour()

    @property
    def view(self) -> BoardView:
        return self.board

    @property
    def game(self) -> TileLaying:
        game = self.table.game
        assert isinstance(game, TileLaying)
        return game

    @property
    def deck(self) -> Deck:
        return self.game.material

    def _colour(self, seat: int) -> int:
        return self.table.setup.seats[seat].colour

    def _recolour(self) -> None:
        self.board.set_colours(board_colours(self.table.setup.game))
        self.board.reduced_motion = style().reduced_motion

    def refresh(self) -> None:
        position = self.table.position()
        self.board.show(self.state(position))
        over = self.game.is_over
        self.board.set_frames([] if over else self._last_moves())
        aids = self.table.setup.aids
        self.board.set_dead(self.game.dead_squares() if aids.left and not over else [])
        self._show_overlay()
        self._glow = ()
        self._left()

    def state(self, position: Position) -> BoardState:
        """Everything that lies on the board."""
        tiles = placed_tiles(position, self.deck)
        things = THINGS.get(position.game)
        mouth = self.game.board.mouth
        return BoardState(
            tiles=tuple(
                BoardTile(self.deck.tile[laid.tile], laid.square, laid.turn)
                for laid in position.laid
            ),
            pieces=tuple(
                BoardPiece(one.piece, self._colour(one.seat), one.square, one.zone)
                for one in position.pieces
            ),
            things=tuple(
                things(position, tiles, [seat.colour for seat in self.table.setup.seats])
                if things
                else ()
            ),
            closed_from=None if mouth is None or self.game.is_over else SQUARES[mouth].y,
            closed_label=self.tr("Closed: downstream of the mouth"),
        )

    def _last_moves(self) -> list[LaidFrame]:
        """The tile that each seat laid last, but for tiles from before its last turn but one."""
        frames: dict[int, LaidFrame] = {}
        for moment in reversed(self.table.moments[-4 * self.game.players :]):
            for event in moment.events:
                if isinstance(event, Laid) and event.seat not in frames:
                    frames[event.seat] = LaidFrame(
                        event.square, self._colour(event.seat), len(frames)
                    )
        return list(frames.values())[:2]

    def _offer(self) -> None:
        """Shows what is to be decided."""
        decision, aids = self.decision, self.table.setup.aids
        hand = self.game.hand
        if decision.lays and hand is not None:
            colour = style().tokens.warn if self.is_extra else None
            # Every turn begins alike: nothing is chosen before the pointer moves.
            self.board.laying.hold(hand.tile, decision.lays, aids.squares, colour, waits=True)
        else:
            self.board.laying.hold(None)
        self._focus()

    def _show_spots(self) -> None:
        focus = self.decision.focus
        colour = self._colour(self.game.to_move)
        ghosts, focused = [], None
        for number, move in enumerate(self.decision.options, 1):
            # Numbers of places and of turns would be taken for each other.
            if isinstance(move, Place) and not self._is_advised:
                ghosts.append(SpotGhost(number, move.piece, colour, move.square, move.zone))
                if move == focus:
                    focused = number
        self.board.placing.offer(ghosts, focused)

    def _focus(self) -> None:
        focus = self.decision.focus
        if self.decision.options or self.board.placing.spots:
            # Also while a tile is laid: those of a lay that was taken back go.
            self._show_spots()
        if isinstance(focus, Lay):
            if self.board.laying.ghost != (focus.square, focus.turn):
                self.board.laying.put(focus.square, focus.turn)
            return
        if isinstance(focus, Place):
            self._tell_of(focus.square, focus.zone, focus.piece)
        else:
            self._left()

    def _ghost_moved(self, square: Square | None, turn: int) -> None:
        hand = self.game.hand
        if hand is None or not self.decision.lays:
            return
        self.decision.turn_tile(turn)
        self.decision.focus_on(None if square is None else Lay(hand.tile.id, square, turn))

    def _lay(self, square: Square, turn: int) -> None:
        if self.game.hand is not None and turn in self.decision.lays.get(square, ()):
            self.decision.focus_on(Lay(self.game.hand.tile.id, square, turn))
            self.decision.confirm()

    def _spot_clicked(self, number: int) -> None:
        """A piece is placed as a tile is laid: by one click on what is seen there."""
        self.decision.focus_on(self.decision.options[number - 1])
        self.decision.confirm()

    def _spot_hovered(self, number: int | None) -> None:
        if number is not None:
            self.decision.focus_on(self.decision.options[number - 1])

    def step(self, across: int, down: int) -> None:
        if self.decision.lays:
            self.board.laying.step(across, down)
        else:
            self.decision.step(across or down or 1)

    def turn(self, by: int) -> None:
        self.board.laying.rotate(by)

    def _hovered(self, square: Square, zone: str) -> None:
        if self.table.setup.aids.regions:
            self._tell_of(square, zone)

    def _tell_of(self, square: Square, zone: str, piece: str = "") -> None:
        """A region glows, and a card tells of it."""
        if not self.table.setup.aids.regions:
            return
        region, tip = self._tips.of(self.game, square, zone, piece)
        self.board.set_glow(self._zones(region))
        self.show_tip(tip, self._place(region.spots))

    def _zones(self, region: Region, game: TileLaying | None = None) -> list[tuple[Square, str]]:
        """All zones of a region; a system names only one of those that it joins on a tile."""
        game = game or self.game
        zones = [(spot.square, spot.zone) for spot in region.spots]
        joins = {system.id: system.joins for system in game.description.systems}
        if region.kind not in joins:
            return zones
        node, system, board = game.node, region.kind, game.board
        return [
            (square, other.id)
            for square, zone in zones
            if (laid := board.laid_at(cell_of(square))) is not None
            for other in laid.face.tile.zones
            if other.kind in joins[system]
            and node(square, other.id, system) == node(square, zone, system)
        ]

    def _place(self, spots: Sequence[Spot]) -> QRect:
        """What a region covers of the stage."""
        box = QRect()
        for spot in spots:
            box = box.united(self.board.square_rect(spot.square).toRect())
        return box

    def _left(self) -> None:
        self.board.set_glow(self._glow)
        self.show_tip(None)

    def glow(self, spots: Sequence[Spot], system: str = "") -> None:
        here = [spot for spot in spots if self.board.tile_at(spot.square) is not None]
        regions = [self.game.region(spot.square, spot.zone, system or None) for spot in here]
        self._glow = [zone for region in regions for zone in self._zones(region)]
        self.board.set_glow(self._glow)
        self.board.set_wanted(())

    def look_at(self, spot: Spot | None, system: str = "") -> None:
        part = None
        if spot is not None and self.board.tile_at(spot.square) is not None:
            region = self.game.region(spot.square, spot.zone, system or None)
            part = self.board.part_of([one.square for one in region.spots])
        self.board.show_part(part)

    def glow_in(
        self,
        game: Game[Any],
        spot: Spot,
        what: str,
        wanted: Sequence[Square] = (),
        hardest: Square | None = None,
    ) -> None:
        assert isinstance(game, TileLaying)
        systems = {system.id for system in game.description.systems}
        region = game.region(spot.square, spot.zone, what if what in systems else None)
        self._glow = self._zones(region, game)
        self.board.set_glow(self._glow)
        self.board.set_wanted(wanted, hardest)

    def show_named(self, names: Mapping[Square, str]) -> None:
        self.board.set_named(names)

    def show_turns(self, turns: Sequence[StageTurn]) -> None:
        self._is_advised = bool(turns)
        self.board.set_advised([self._advised(one) for one in turns])
        self._show_spots()

    def _advised(self, one: StageTurn) -> AdvisedTurn:
        laid = [self._laid(move) for move in one.turn if isinstance(move, Lay)]
        place = next((move for move in one.turn if isinstance(move, Place)), None)
        tile, *further = laid or [self.board.tile_at(place.square) if place else None]
        seat = self.game.to_move if one.seat is None else one.seat
        here = place is not None and any(
            place.square in each.squares() for each in (tile, *further) if each is not None
        )
        return AdvisedTurn(
            one.label,
            one.points,
            one.colour,
            tile,
            tuple(each for each in further if each is not None),
            is_laid=not laid or one.is_made,
            piece=place.piece if place is not None else "",
            owner=self._colour(seat),
            square=place.square if place is not None and here else None,
            zone=place.zone if place is not None and here else "",
            is_chosen=one.is_chosen,
            moved=None if place is None else self._moved(place, seat, here=here),
        )

    def _laid(self, lay: Lay) -> BoardTile | None:
        return BoardTile(self.deck.tile[lay.tile], lay.square, lay.turn)

    def _box(self, move: Lay | Place) -> QRectF:
        """What a move covers of the board."""
        tile = self._laid(move) if isinstance(move, Lay) else None
        x, y = move.square
        wide, high = (tile.columns, tile.rows) if tile else (1, 1)
        return QRectF(x * UNIT, y * UNIT, wide * UNIT, high * UNIT)

    def _moved(
        self, place: Place, seat: int, *, here: bool
    ) -> tuple[tuple[Square, str] | None, tuple[Square, str]] | None:
        """Where a piece that roams comes from, and where it goes; others go onto the tile."""
        if not self.game.description.piece[place.piece].roams:
            return None
        stands = [
            (one.square, one.zone)
            for one in self.table.position().pieces
            if one.seat == seat and one.piece == place.piece
        ]
        start, end = next(iter(stands), None), (place.square, place.zone)
        return None if here and start is None else (start if start != end else None, end)

    def frame(self, turn: Turn) -> None:
        board = self.board
        # A view that shows everything goes on doing so.
        reach = 0.0 if board.is_fitted and not board.follows else LABELS
        # What does not go into the view together is seen as far as it does, the tile for sure.
        for move in reversed(turn):
            if isinstance(move, Lay | Place):
                board.show_rect(self._box(move).adjusted(-reach, -reach, reach, reach))

    def frame_all(self, turns: Sequence[Turn], squares: Sequence[Square] = ()) -> None:
        whole = QRectF()
        for move in (move for turn in turns for move in turn if isinstance(move, Lay | Place)):
            whole |= self._box(move).adjusted(-LABELS, -LABELS, LABELS, LABELS)
        for x, y in squares:
            whole |= QRectF(x * UNIT, y * UNIT, UNIT, UNIT)
        if not whole.isEmpty() and not self.board.is_in_sight(whole):
            self.board.show_part(whole)

    def show_overlay(self, on: bool) -> None:
        self._overlay = on
        self._show_overlay()

    def _show_overlay(self) -> None:
        """Each region in the colour of who would score it; contested ones are grey."""
        tints: dict[tuple[Square, str], QColor] = {}
        if self._overlay:
            for laid in self.table.position().laid:
                for zone in self.deck.tile[laid.tile].zones:
                    if (laid.square, zone.id) in tints:
                        continue
                    region = self.game.region(laid.square, zone.id)
                    tint = self._tint(region.owners)
                    for spot in region.spots:
                        tints[spot.square, spot.zone] = tint
        self.board.set_overlay(tints)

    def _tint(self, owners: tuple[int, ...]) -> QColor:
        if len(owners) == 1:
            tint = QColor(colours(self._colour(owners[0])).fill)
            tint.setAlpha(120)
        else:
            tint = QColor("#808080")
            tint.setAlpha(110 if owners else 0)
        return tint

    def shape_of(self, spot: Spot, system: str = "") -> QPainterPath:
        shape = QPainterPath()
        if not spot.zone:
            shape.addRect(self.board.square_rect(spot.square))
        elif self.board.tile_at(spot.square) is not None:
            region = self.game.region(spot.square, spot.zone, system or None)
            shape = self.board.shape_of(self._zones(region))
        return shape

    def tell_again(self) -> None:
        self._focus()

    def things(self) -> list[QRect]:
        return [*self.board.tile_boxes(), *self.board.named_boxes()]

    def set_homes(self, homes: Callable[[int], QPoint | None]) -> None:
        self.board.homes = homes

    def choices(self) -> list[QRect]:
        return self.board.choices()

    @property
    def pointer(self) -> QPoint | None:
        return self.board.pointer

    def place_of(self, spot: Spot | None) -> QPoint:
        if spot is None:
            return super().place_of(spot)
        return self.board.scene_to_widget(spot.square, spot.zone)

    def turn_box(self, turn: Turn) -> QRect | None:
        squares = (move.square for move in turn if isinstance(move, Lay | Place))
        square = next(squares, None)
        return None if square is None else self.board.square_rect(square).toRect()

    def picture(self, size: QSize) -> QImage:
        return self.board.picture(size)

    def is_drawn(self, size: QSize) -> bool:
        return self.board.is_drawn(size)
