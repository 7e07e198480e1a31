"""A game on its map: villages to choose from, what stands there, and what is told of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QImage, QPainterPath
from PySide6.QtWidgets import QVBoxLayout, QWidget

from carcqt.app.table.decision import Decision
from carcqt.app.table.map.asked import MapGame
from carcqt.app.table.map.villages import map_chart, map_of
from carcqt.app.table.stage import Stage, StageTurn
from carcqt.art.brush.sprites import Draw
from carcqt.art.maps.scene import Camp, MapScene
from carcqt.art.studio.studio import Studio
from carcqt.board.advised import AdvisedTurn
from carcqt.board.playedmap import PlayedMapView
from carcqt.play.table import Table
from carcqt.rules.events import Spot
from carcqt.rules.game import Turn
from carcqt.rules.moves import Move
from carcqt.ui.theme.board_colours import board_colours
from carcqt.ui.theme.style import style

_REST = 250
"""Milliseconds that the pointer rests on a village before it is told of."""


class MapStage(Stage):
    is_fixed: ClassVar[bool] = True

    def __init__(
        self,
        table: Table,
        decision: Decision,
        studio: Studio,
        asked: MapGame,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(table, decision, parent)
        self._asked = asked
        self.map = PlayedMapView(studio, self)
        self.kind: type[Move] | None = None
        """What is put into a village where several things can be."""
        self._looked_at: tuple[Move | None, int] = (None, -1)
        """What was in focus, and after how many moves."""
        self._overlay = False
        self._person = next(iter(table.setup.persons), 0)
        """Who looks at the map while others move."""
        self._resting: str | None = None
        self._kept_clear = QRect()
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._tell)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addWidget(self.map, 1)
        self.map.village_clicked.connect(self._clicked)
        self.map.missed.connect(self.missed)
        self.map.village_hovered.connect(self._hovered)
        self.map.focus_changed.connect(self._stepped_to)
        decision.changed.connect(self._offer)
        decision.focused.connect(self.show_focus)
        style().changed.connect(self._recolour)
        self.map.setAccessibleName(self.tr("Map"))
        self._recolour()
        self.leave_room(0)

    @property
    def view(self) -> PlayedMapView:
        return self.map

    def colour(self, seat: int) -> int:
        return self.table.setup.seats[seat].colour

    def _recolour(self) -> None:
        self.map.set_colours(board_colours(self.table.setup.game))
        self.map.reduced_motion = style().reduced_motion

    @property
    def seat(self) -> int:
        """Who looks at the map: the viewer or, where all do, whose turn it is."""
        viewer, game = self.table.viewer, self.table.game
        if viewer is not None:
            return viewer
        if game.to_move in self.table.setup.persons:
            return game.to_move
        return self._person

    def refresh(self) -> None:
        self._person = self.seat
        self.map.show_map(self._chart(), self._camps())
        last = self._asked.last(self.table)
        self.map.set_last({village: self.colour(seat) for village, seat in last.items()})
        self._show_overlay()
        self.glow(())
        self._resting = None
        self.show_tip(None)

    def _chart(self) -> MapScene:
        return map_chart(self.table.setup.material_file)

    def _camps(self) -> dict[str, list[Camp]]:
        camps: dict[str, list[Camp]] = {}
        for one in self.table.position().pieces:
            camps.setdefault(one.zone, []).append(Camp(one.piece, self.colour(one.seat)))
        return camps

    # What is to be decided.

    def _offer(self) -> None:
        # A click on what is about to be done does it, so nothing is at first; but whatever was
        # looked at before a secret was, or before another language, is still: doing nothing, too,
        # where a hint advises it.
        kept, at = self._looked_at
        same = at == len(self.table.moments) and kept in self.decision.moves
        self.decision.focus_on(kept if same else None)
        self.show_focus()

    def show_focus(self) -> None:
        focus = self.decision.focus
        self._looked_at = (focus, len(self.table.moments))
        village = None if focus is None else self._asked.village_of(focus)
        if focus is not None and village is not None:
            self.kind = type(focus)
        shown = self.table.setup.aids.squares
        self.map.set_villages(self._villages() if shown else (), village)
        self.map.set_offers(self.offers() if shown else {})

    def offers(self) -> dict[str, Draw]:
        return self._asked.offers(self.table.game, self.decision.options)

    def _villages(self) -> list[str]:
        """Where something can be put."""
        found = map(self._asked.village_of, self.decision.options)
        return list(dict.fromkeys(village for village in found if village is not None))

    def move_in(self, village: str) -> Move | None:
        """What would be put there."""
        moves = [move for move in self.decision.options if self._asked.village_of(move) == village]
        alike = (move for move in moves if type(move) is self.kind)
        return next(alike, next(iter(moves), None))

    def _clicked(self, village: str) -> None:
        if (move := self.move_in(village)) is not None:
            self.decision.choose(move)
        else:
            self._resting = village
            self._tell()
            self.missed.emit()

    def _stepped_to(self, village: str | None) -> None:
        if village is not None and (move := self.move_in(village)) is not None:
            self.decision.focus_on(move)

    def step(self, across: int, down: int) -> None:
        if self._villages():
            self.map.move_focus(across, down)
        else:
            self.decision.step(across or down or 1)

    # What is told.

    def _hovered(self, village: str | None) -> None:
        self._resting = village
        if village is None:
            self._rest.stop()
            self.show_tip(None)
        else:
            self._rest.start()

    def _tell(self) -> None:
        if self._resting is None or not self.table.setup.aids.regions:
            return
        tip = self._asked.tip(self.table, self._resting, self.seat)
        self.show_tip(tip, self._box(self._resting))

    def glow(self, spots: Sequence[Spot], system: str = "") -> None:
        self.map.set_glow([spot.zone for spot in spots])

    def show_overlay(self, on: bool) -> None:
        self._overlay = on
        self._show_overlay()

    def _show_overlay(self) -> None:
        camps: dict[int, list[str]] = {
            self.colour(seat): [] for seat in range(self.table.game.players)
        }
        for one in self.table.position().pieces if self._overlay else ():
            if self._asked.joins(one.piece):
                camps[self.colour(one.seat)].append(one.zone)
        self.map.set_networks(camps if self._overlay else {})

    def place_of(self, spot: Spot | None) -> QPoint:
        if spot is None:
            return self.overlay_room().center()
        return self.map.village_to_widget(spot.zone)

    def picture(self, size: QSize) -> QImage:
        return self.map.picture(size)

    def is_drawn(self, size: QSize) -> bool:
        return self.map.is_drawn

    def overlay_room(self) -> QRect:
        return self.map.geometry()

    def leave_room(self, right: int, top: int = 0, left: int = 0, foot: int = 0) -> None:
        self.map.set_margins(left, top, right, foot)

    def keep_clear(self, place: QRect) -> None:
        self._kept_clear = place
        self.clear_villages()

    def clear_villages(self) -> None:
        """No village is under anything that lies over the map for long."""
        self.map.set_covered([QRectF(place) for place in self.covering() if place.isValid()])

    def covering(self) -> list[QRect]:
        return [self._kept_clear]

    def show_turns(self, turns: Sequence[StageTurn]) -> None:
        self.map.set_advised(
            [
                AdvisedTurn(
                    one.label, one.points, one.colour, village=village, is_chosen=one.is_chosen
                )
                for one in turns
                for village in dict.fromkeys(filter(None, map(self._asked.village_of, one.turn)))
            ]
        )

    def frame(self, turn: Turn) -> None:
        for village in filter(None, map(self._asked.village_of, turn)):
            self.map.show_rect(self.map.box_of(village))

    def turn_box(self, turn: Turn) -> QRect | None:
        villages = filter(None, map(self._asked.village_of, turn))
        village = next(villages, None)
        return None if village is None else self._box(village)

    def shape_of(self, spot: Spot, system: str = "") -> QPainterPath:
        shape = QPainterPath()
        round_ = style().px(8)
        shape.addRoundedRect(QRectF(self._box(spot.zone)), round_, round_)
        return shape

    def tell_again(self) -> None:
        self._tell()

    def choices(self) -> list[QRect]:
        return [self._box(village) for village in self._villages()]

    def things(self) -> list[QRect]:
        return [self._box(village.id) for village in map_of(self.table).villages]

    def _box(self, village: str) -> QRect:
        return self.map.mapFromScene(self.map.box_of(village)).boundingRect()
