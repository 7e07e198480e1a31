"""A turn in a few words, for a line of a list: no two turns from the same moment read alike."""

from __future__ import annotations

from typing import Any, Final

from carcqt.content.materials import MaterialFile
from carcqt.rules.events import Spot
from carcqt.rules.game import Game, Turn
from carcqt.rules.moves import Lay, Move, Place, Skip
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.words.bearings import BearingWords
from carcqt.words.moves import MoveWords
from carcqt.words.names import TableNames, names_of
from carcqt.words.speech import Speech, Translate, capital


class ActWords(Speech):
    def __init__(self, translate: Translate, material_file: MaterialFile | None = None) -> None:
        super().__init__(translate)
        self._file: Final = material_file
        self._called: Final = TableNames(translate, (), material_file)
        self._bearings: Final = BearingWords(translate)

    def turn(self, game: Game[Any], turn: Turn) -> str:
        """The game is back where it was."""
        before, parts = len(game.record), list[str]()
        try:
            for number, move in enumerate(turn):
                parts.append(self._act(game, move))
                if number < len(turn) - 1:
                    game.push(move)
        finally:
            while len(game.record) > before:
                game.pop()
        return capital(", ".join(part for part in parts if part))

    def _act(self, game: Game[Any], move: Move) -> str:
        if isinstance(move, Lay):
            return self._lay(game, move)
        said = self._brief(game, move)
        others = [one for one in game.legal_moves if type(one) is type(move) and one != move]
        if not any(self._brief(game, other) == said for other in others):
            return said
        if isinstance(move, Place) and isinstance(game, TileLaying):
            kind = game.kind(game.node(move.square, move.zone))
            side = self._bearings.side(game, Spot(move.square, move.zone), kind)
            where = "" if move.square == game.board.last.square else str(move.square)
            return " ".join(filter(None, (said, side, where)))
        return self._whole(game, move)

    def _whole(self, game: Game[Any], move: Move) -> str:
        return MoveWords(self.translate, game, self._file).sentence(move).rstrip(".")

    def _lay(self, game: Game[Any], move: Lay) -> str:
        """How the tile is turned, where it could be otherwise."""
        here = (one for one in game.legal_moves if isinstance(one, Lay))
        turns = {one.turn for one in here if one.square == move.square}
        if len(turns) < 2:
            return str(move.square)
        return f"{move.square}, {self._bearings.turned(move.turn)}"

    def _brief(self, game: Game[Any], move: Move) -> str:
        names = names_of(self.translate, game.description.game)
        if isinstance(move, Skip):
            return self.tr("skips the rest")
        if move.idle:
            return (names.idle(move) or self.tr("nothing placed")).lower()
        kind = ""
        if isinstance(move, Place) and isinstance(game, TileLaying):
            kind = game.kind(game.node(move.square, move.zone))
        name = names.heading(move, kind)
        if village := getattr(move, "village", ""):
            name = f"{name.partition(' · ')[0]} · {self._called.thing(village)}"
        said = self._whole(game, move) if name == str(move) else name
        return said[:1].lower() + said[1:]
