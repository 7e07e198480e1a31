"""What the things of one game are called, in the forms that sentences need."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol

from carcqt.rules.events import Event
from carcqt.rules.game import Game
from carcqt.rules.moves import Move
from carcqt.words.speech import Speech


class Called(Protocol):
    """What sentences call the players at the table and the things on it."""

    def player(self, seat: int) -> str: ...

    def players(self, seats: tuple[int, ...]) -> str:
        """All of them in a row: Anna, Ben and Cora."""

    def thing(self, name: str) -> str:
        """What the deck or map calls the thing with this id."""


class Vocabulary(Speech, ABC):
    """Each game has its own. Nouns come with their articles and prepositions wherever a sentence
    needs those, so that no sentence has to know a gender. Whatever a game does not know is called
    by its id.
    """

    @abstractmethod
    def game(self) -> str:
        """The game itself."""

    @abstractmethod
    def terrain(self, kind: str) -> str:
        """A terrain or system, bare: forest."""

    @abstractmethod
    def source(self, source: str) -> str:
        """Where points come from, as a heading: forests."""

    @abstractmethod
    def worth(self, source: str) -> str:
        """What points are for: the forest. May say which one by {zone} and {square}."""

    @abstractmethod
    def inside(self, kind: str) -> str:
        """Where a piece is placed: in the forest. The zone's id follows."""

    @abstractmethod
    def line_end(self, kind: str) -> str:
        """What a line comes from or goes to where it just ends on a tile: spring."""

    @abstractmethod
    def pieces(self, piece: str) -> str:
        """Pieces of a kind, as a heading: huts."""

    @abstractmethod
    def a_piece(self, piece: str, kind: str) -> str:
        """One piece, by what it is on this terrain: a hunter. The terrain may be unknown."""

    @abstractmethod
    def icon(self, icon: str, n: int) -> str:
        """So many of an icon: 2 deer."""

    @abstractmethod
    def item(self, what: str, n: int) -> str:
        """So many of what a breakdown counts: 5 sections."""

    @abstractmethod
    def pile(self, pile: str) -> str:
        """The tiles of a pile, as a heading: bonus tiles."""

    @abstractmethod
    def drawn(self, pile: str) -> str:
        """A {tile} that comes from a pile: the bonus tile {tile}."""

    @abstractmethod
    def phase(self, phase: str) -> str:
        """What is to be done: lay the tile."""

    @abstractmethod
    def completed(self, kind: str, n: int) -> str:
        """A whole sentence: a region of n sections at {zone} {square} is complete."""

    @abstractmethod
    def region(self, source: str) -> str:
        """What points are for, without saying which one: a forest."""

    @abstractmethod
    def closes(self, kind: str) -> str:
        """A sentence without its full stop: {player} closes a forest."""

    @abstractmethod
    def a_tile(self, pile: str) -> str:
        """A tile from a pile, without saying which one: a bonus tile."""

    @abstractmethod
    def measure(self, measure: str) -> str:
        """What a share in the statistics is of: completed forests."""

    def move(self, move: Move, called: Called) -> str:
        """The sentence for a move that only this game has."""
        return str(move)

    def card(self, card: str) -> str:
        """A card that lies open and what it does, to follow a colon."""
        return card

    def problems(self) -> dict[str, str]:
        """The sentences for problems that only this game has, by their codes."""
        return {}

    def standing(self, game: Game[Any], players: Sequence[str]) -> list[str]:
        """What everyone can see of what only this game has, a line each."""
        return []

    def story(self, event: Event, called: Called) -> str:
        """The same for people at the table, without ids; empty for what need not be told."""
        return self.event(event, called)

    @abstractmethod
    def event(self, event: Event, called: Called) -> str:
        """The sentence for an event that only this game has. It may name the {player} whose seat
        the event has, and {where} its spot is."""
