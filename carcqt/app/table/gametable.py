"""What the table of one game shows beyond board and pieces: its steps, counts and acts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar

from carcqt.app.showing import Showing
from carcqt.art.theme import Draw
from carcqt.rules.game import Game
from carcqt.rules.moves import Move
from carcqt.rules.position import Position
from carcqt.words.numbers import digits
from carcqt.words.speech import Speech


@dataclass(frozen=True, slots=True)
class Count:
    """Something that a player has, and how many."""

    draw: Draw
    count: int
    text: str
    """The same in words, for whoever cannot see the drawing."""


@dataclass(frozen=True, slots=True)
class PileLine:
    """Something that lies beside the board: an icon, and what there is."""

    icon: str
    text: str
    tip: str
    """What it is there for."""


@dataclass(frozen=True, slots=True)
class MoveLabel:
    """A move as something to be done: short for a row, and in full for the button that does it."""

    name: str
    does: str
    draw: Draw | None = None


@dataclass(frozen=True, slots=True)
class Own:
    """What lies face down before a player: its name, and how each looks to the viewer."""

    title: str
    draws: tuple[Draw, ...]
    is_open: bool


class GameTable(Speech, ABC):
    """Each game has its own."""

    rows: ClassVar[int] = 1
    """Over how many rows the counts of a player go."""
    in_rounds: ClassVar[bool] = False
    """Whether the game is counted in rounds of the whole table."""
    scores_late: ClassVar[bool] = False
    """Whether nearly all points come at the end, so that they tell nothing before."""
    minutes: ClassVar[int] = 10
    """How long a game lasts for each player, roughly."""

    @abstractmethod
    def title(self) -> str:
        """What the game is called here."""

    @abstractmethod
    def printed(self) -> str:
        """The full title of the rules that are played."""

    @abstractmethod
    def blurb(self) -> str:
        """What it is about, in half a line."""

    @abstractmethod
    def steps(self) -> tuple[str, ...]:
        """What a turn is made of."""

    @abstractmethod
    def step(self, phase: str) -> int:
        """Which of the steps a phase is."""

    @abstractmethod
    def doing(self, phase: str) -> str:
        """What the player does whose turn it is: lays a tile."""

    @abstractmethod
    def subtitle(self, game: Game[Any], turn: int) -> str:
        """How far the game is."""

    @abstractmethod
    def heaps(self, game: Game[Any]) -> list[PileLine]: ...

    @abstractmethod
    def counts(self, position: Position, seat: int, colour: int) -> list[Count]: ...

    @abstractmethod
    def act(self, move: Move, kind: str, colour: int) -> MoveLabel:
        """A move that is neither laying nor doing nothing; the terrain, where a piece goes."""

    @abstractmethod
    def idle(self, phase: str) -> str:
        """The move that does nothing."""

    @abstractmethod
    def teaches(self, kind: str) -> str:
        """One sentence about a terrain or system for who is new to the game."""

    def option(self, option: str) -> tuple[str, str]:
        """What an option of the game is called, and what it means."""
        return option, ""

    def choice(self, option: str, choice: str) -> str:
        """One of the choices of an option that is more than yes or no."""
        return choice

    def score(self, position: Position, seat: int, *, projected: bool) -> str:
        """A seat's points; where nearly all come at the end, those that all can see coming."""
        return digits(position.scores[seat])

    def standing(self, position: Position, seat: int) -> str:
        """What else is to be told of a seat, in a word or two."""
        return ""

    def notes(self, position: Position, seat: int) -> list[str]:
        """What there is no room for on a player's card."""
        return []

    def badge(self, session: Showing, seat: int) -> str:
        """Its place in the order of a round, in games that have one."""
        return ""

    def own(self, position: Position, seat: int) -> Own | None:
        """What lies face down before a seat, in games that have such things."""
        return None

    def ready(self, position: Position) -> list[bool]:
        """Of each seat, whether it has made its secret choice."""
        return [False] * position.players

    def secret(self, phase: str) -> str:
        """What only the {player} whose turn it is will see, where there is such a thing."""
        return ""

    def shows(self, phase: str) -> str:
        """What is to be done to see it: show my cards."""
        return ""
