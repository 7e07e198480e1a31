"""Moves as sentences, and turns in a few words: what a player may do or is about to do."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from carcqt.content.materials import MaterialFile
from carcqt.rules.events import Spot
from carcqt.rules.game import Game, Turn
from carcqt.rules.geometry import Square
from carcqt.rules.moves import End, Lay, Move, Pass, Place, Skip
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.words.bearings import BearingWords
from carcqt.words.names import SpotNames, TableNames, names_of
from carcqt.words.registers import Register
from carcqt.words.speech import Punctuation, Speech, Translate, capital


class MoveWords(Speech):
    def __init__(
        self,
        translate: Translate,
        game: Game[Any],
        material_file: MaterialFile | None = None,
        register: Register = Register.TABLE,
        letters: Mapping[Square, str] = MappingProxyType({}),
    ) -> None:
        """`letters` are those that the board shows on squares."""
        super().__init__(translate)
        self._letters: Final = letters
        self._game: Final = game
        self._names: Final = names_of(translate, game.description.game)
        self._called: Final = TableNames(translate, (), material_file, register)
        self._spots: Final = SpotNames(translate, game, self._called)
        self._bearings: Final = BearingWords(translate)
        self._is_written: Final = register is Register.FILES

    def sentence(self, move: Move) -> str:
        """Return a move as something to be done: of the moves of one moment no two are alike."""
        match move:
            case Lay():
                return self._lay(move)
            case Place():
                return self._place(move)
            case Pass():
                return self.tr("Place nothing.")
            case Skip():
                return self.tr("Skip the rest of the turn.")
            case End():
                return self.tr("End the game here and score it.")
        return self._names.move(move, self._called)

    def _lay(self, move: Lay) -> str:
        facts = {"tile": self._called.tile(move.tile), "where": self._way_to(move.square)}
        if move.turn == 0:
            return self.tr("Lay {tile} {where}.").format(**facts)
        text = self.tr("Lay {tile} {where} ({turned}).")
        return text.format(turned=self._bearings.turned(move.turn), **facts)

    def _place(self, move: Place) -> str:
        game, spot = self._game, Spot(move.square, move.zone)
        where = self._spots.where(spot, with_icons=False)
        piece = " ".join(filter(None, (self._spots.piece(move.piece, spot), where)))
        told = self.tr("Place {piece}.").format(piece=piece)
        if not isinstance(game, TileLaying):
            return told
        if self._is_written:
            return f"{told.removesuffix('.')} ({self._spots.written(spot)})."
        if side := self._bearings.side(game, spot):
            told = f"{told.removesuffix('.')} {side}."
        if move.square == game.board.last.square:
            return told
        return f"{told.removesuffix('.')} ({self._way_to(move.square)})."

    def _way_to(self, square: Square) -> str:
        """Name a square: at a table by steps from the start tile, and by its letter."""
        if self._is_written or not isinstance(self._game, TileLaying):
            return self.tr("at {square}").format(square=square)
        first = self._game.board.laid_of(0).square
        across, down = square.x - first.x, square.y - first.y
        steps = []
        if across > 0:
            steps.append(self.tr("%n square(s) east", "", across))
        elif across < 0:
            steps.append(self.tr("%n square(s) west", "", -across))
        if down > 0:
            steps.append(self.tr("%n square(s) south", "", down))
        elif down < 0:
            steps.append(self.tr("%n square(s) north", "", -down))
        if not steps:
            return self.tr("on the start tile")
        listed = Punctuation(self.translate).listed(*steps)
        if letter := self._letters.get(square):
            text = self.tr("{steps} of the start tile, at {letter}")
            return text.format(steps=listed, letter=letter)
        return self.tr("{steps} of the start tile").format(steps=listed)

    # In a few words

    def turn(self, turn: Turn) -> str:
        """Return a turn for a line of a list, where no two turns from one moment read alike.
        The game is back where it was."""
        game, parts = self._game, list[str]()
        before = len(game.record)
        try:
            for number, move in enumerate(turn):
                parts.append(self._apart(move))
                if number < len(turn) - 1:
                    game.push(move)
        finally:
            while len(game.record) > before:
                game.pop()
        return capital(", ".join(part for part in parts if part))

    def brief(self, move: Move, kind: str = "") -> str:
        """Return a move in a word or two; `kind` is the terrain where a piece goes."""
        if isinstance(move, Lay):
            return self.tr("at {square}").format(square=move.square)
        if isinstance(move, Skip):
            return self.tr("skips the rest")
        if move.idle:
            return (self._names.idle_part(move) or self.tr("nothing placed")).lower()
        name = self._names.heading(move, kind)
        if village := getattr(move, "village", ""):
            where = self._spots.where(Spot(Square(0, 0), village))
            name = f"{name.partition(' · ')[0]} {where}"
        said = self._whole(move) if name == str(move) else name
        return said[:1].lower() + said[1:]

    def _whole(self, move: Move) -> str:
        return self.sentence(move).rstrip(".")

    def _apart(self, move: Move) -> str:
        """Return a move in as few words as tell it from the others that are legal."""
        moves = self._game.legal_moves
        if isinstance(move, Lay):
            here = (one for one in moves if isinstance(one, Lay) and one.square == move.square)
            said = self.brief(move)
            if len({one.turn for one in here}) < 2:
                return said
            return f"{said}, {self._bearings.turned(move.turn)}"
        said = self._on(move)
        others = [one for one in moves if type(one) is type(move) and one != move]
        if not any(self._on(other) == said for other in others):
            return said
        game = self._game
        if isinstance(move, Place) and isinstance(game, TileLaying):
            side = self._bearings.side(game, Spot(move.square, move.zone))
            is_here = move.square == game.board.last.square
            where = "" if is_here else self.tr("at {square}").format(square=move.square)
            return " ".join(filter(None, (said, side, where)))
        return self._whole(move)

    def _on(self, move: Move) -> str:
        """Return a move in a few words, with the terrain on which a piece goes."""
        if isinstance(move, Place):
            spot = Spot(move.square, move.zone)
            where = self._spots.where(spot, with_icons=False)
            return f"{self._spots.piece(move.piece, spot)} {where}".strip()
        return self.brief(move)
