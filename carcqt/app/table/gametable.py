"""What the table of one game is made of: its stage, its hand, and what it shows beside them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final

from carcqt.app.table.decision import Decision
from carcqt.app.table.drawer import LeftPage
from carcqt.app.table.rail.hand import Hand
from carcqt.app.table.shown import Count, MoveLabel, Own, PileLine
from carcqt.app.table.stage import Stage
from carcqt.art.drawings.pieces import piece
from carcqt.art.studio.studio import Studio
from carcqt.play.table import Table
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.moves import Move, Place
from carcqt.rules.position import Position
from carcqt.words.names import names_of
from carcqt.words.numbers import digits
from carcqt.words.speech import Punctuation, Speech, Translate
from carcqt.words.vocabulary import ExtraTurn


class GameTable(Speech, ABC):
    """Each game has its own, found through the table in `app/games`; its kind, tiles or map, gives
    it a stage and a hand. What a game calls its things is in its words."""

    rows: ClassVar[int] = 1
    """Over how many rows the counts of a player go."""

    def __init__(self, game: str, translate: Translate) -> None:
        super().__init__(translate)
        self.description: Final = GAMES[game].description
        self.words: Final = names_of(translate, game)

    @abstractmethod
    def stage(self, table: Table, decision: Decision, studio: Studio) -> Stage: ...

    @abstractmethod
    def hand(self, table: Table, decision: Decision, studio: Studio, stage: Stage) -> Hand: ...

    def left(self, table: Table, studio: Studio) -> LeftPage | None:
        """A page of the drawer with what is still to come."""
        return None

    def subtitle(self, game: Game[Any], turn: int) -> str:
        """How far the game is."""
        return ""

    def extra_turn(self, game: Game[Any]) -> ExtraTurn | None:
        """What there is to say if the turn that is played is one more than usual."""
        return None

    def piles(self, game: Game[Any]) -> list[PileLine]:
        """What lies beside the board."""
        return []

    def counts(self, position: Position, seat: int, colour: int) -> list[Count]:
        """What a seat has: of each piece, how many are left."""
        colon, pieces = Punctuation(self.translate).colon, self.description.pieces
        return [
            Count(piece(kind.id, colour), left, colon(self.words.pieces(kind.id), str(left)))
            for kind, left in zip(pieces, position.supplies[seat], strict=True)
        ]

    def label(self, move: Move, kind: str, colour: int) -> MoveLabel:
        """A move that is neither laying nor doing nothing; the terrain, where a piece goes."""
        draw = piece(move.piece, colour) if isinstance(move, Place) else None
        return MoveLabel(*self.words.label(move, kind), draw)

    def score(self, position: Position, seat: int, *, projected: bool) -> str:
        """A seat's points; where nearly all come at the end, those that all can see coming."""
        return digits(position.scores[seat])

    def standing(self, position: Position, seat: int) -> str:
        """What else is to be told of a seat, in a word or two."""
        return ""

    def notes(self, position: Position, seat: int) -> list[str]:
        """What there is no room for on a player's card."""
        return []

    def badge(self, table: Table, seat: int) -> str:
        """Its place in the order of a round, in games that have one."""
        return ""

    def own(self, position: Position, seat: int) -> Own | None:
        """What lies face down before a seat, in games that have such things."""
        return None

    def ready(self, position: Position) -> list[bool]:
        """Of each seat, whether it has made its secret choice."""
        return [False] * position.players
