"""Moves to choose from as people at the table would name them: no ids, no coordinates."""

from __future__ import annotations

from typing import Any, Final

from carcqt.content.materials import MaterialFile
from carcqt.rules.events import Spot
from carcqt.rules.game import Game
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay, Move, Place
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.words.bearings import BearingWords
from carcqt.words.moves import MoveWords
from carcqt.words.names import SpotNames, TableNames, names_of
from carcqt.words.speech import Speech, Translate


class ChoiceWords(Speech):
    def __init__(
        self, translate: Translate, game: Game[Any], material_file: MaterialFile | None = None
    ) -> None:
        super().__init__(translate)
        self._game: Final = game
        self._names: Final = names_of(translate, game.description.game)
        self._called: Final = TableNames(translate, (), material_file)
        self._spots: Final = SpotNames(translate, game, self._called)
        self._moves: Final = MoveWords(translate, game, material_file)
        self._bearings: Final = BearingWords(translate)

    def sentence(self, move: Move) -> str:
        game = self._game
        if isinstance(game, TileLaying):
            if isinstance(move, Lay):
                return self._lay(game, move)
            if isinstance(move, Place):
                return self._place(game, move)
        return self._moves.sentence(move)

    def _lay(self, game: TileLaying, move: Lay) -> str:
        facts = {"tile": self._called.tile(move.tile), "where": self._way_to(game, move.square)}
        if move.turn == 0:
            return self.tr("Lay {tile} {where}.").format(**facts)
        text = self.tr("Lay {tile} {where} ({turned}).")
        return text.format(turned=self._bearings.turned(move.turn), **facts)

    def _place(self, game: TileLaying, move: Place) -> str:
        spot = Spot(move.square, move.zone)
        kind = game.kind(game.node(move.square, move.zone))
        facts = {
            "piece": self._spots.piece(move.piece, spot),
            "inside": self._names.inside(kind),
            "side": self._bearings.side(game, spot, kind),
        }
        text = self.tr("Place {piece} {inside} {side}.") if facts["side"] else ""
        told = (text or self.tr("Place {piece} {inside}.")).format(**facts)
        if move.square == game.board.last.square:
            return told
        return self.tr("{told} ({where})").format(told=told, where=self._way_to(game, move.square))

    def _way_to(self, game: TileLaying, square: Square) -> str:
        """As steps from the tile that lay there first."""
        first = game.board.laid_of(0).square
        across, down = square.x - first.x, square.y - first.y
        steps = []
        if across:
            steps.append(
                self.tr("{count} to the east").format(count=across)
                if across > 0
                else self.tr("{count} to the west").format(count=-across)
            )
        if down:
            steps.append(
                self.tr("{count} to the south").format(count=down)
                if down > 0
                else self.tr("{count} to the north").format(count=-down)
            )
        if not steps:
            return self.tr("on the start tile")
        return self.tr("{steps} of the start tile").format(steps=", ".join(steps))
