"""What the things of one game are called, in the forms that sentences need."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from carcqt.rules.events import Event, Item, Spot, points
from carcqt.rules.game import Game
from carcqt.rules.moves import Move, Place
from carcqt.rules.position import Position
from carcqt.words.nouns import Noun
from carcqt.words.numbers import digits
from carcqt.words.speech import Speech, capital, nouns_of
from carcqt.words.tiles import TileWords


class Called(Protocol):
    """What sentences call the players at the table and the things on it."""

    def player(self, seat: int) -> str: ...

    def players(self, seats: tuple[int, ...]) -> str:
        """All of them in a row: Anna, Ben and Cora."""

    def tile(self, tile: str) -> str:
        """A tile as readers know it."""

    def thing(self, name: str) -> str:
        """What the deck or map calls the thing with this id."""


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """A turn that follows one's own, with a tile from a pile of its own."""

    title: str
    """Whose it is: Bonus turn for {player}."""
    why: str
    step: str
    """What is to be done: Lay the bonus tile."""
    doing: str
    """What the player does: plays again with a bonus tile."""
    tile: str
    """A heading: Bonus tile."""
    told: str
    """A sentence of the log about the {player}."""


class Vocabulary(Speech, ABC):
    """Each game has its own. It gives nouns, by the ids of things, from which phrases are made, so
    that no sentence has to know a gender. Whatever a game does not know is called by its id.
    """

    in_rounds: ClassVar[bool] = False
    """Whether the game is counted in rounds of the whole table, not in turns."""
    scores_late: ClassVar[bool] = False
    """Whether nearly all points come at the end, so that they tell nothing before."""
    minutes: ClassVar[int] = 10
    """How long a game lasts for each player, roughly."""
    seen: ClassVar[tuple[type[Event], ...]] = ()
    """Events of this game alone that everyone sees at a table and nobody tells."""

    @abstractmethod
    def title(self) -> str:
        """What the game is called here."""

    def printed(self) -> str:
        """The full title of the rules that are played."""
        return self.title()

    def blurb(self) -> str:
        """What it is about, in half a line."""
        return ""

    def nouns(self) -> Mapping[str, str]:
        """Return the nouns of terrains, systems, sources, pieces and piles, by their ids, as
        `carcqt.words.nouns` reads them; “hut lake”, if a hut is called otherwise on a lake."""
        return {}

    def noun(self, thing: str) -> Noun:
        return nouns_of(self.translate).read(self.nouns().get(thing, thing))

    def option(self, option: str) -> tuple[str, str]:
        """What an option of the game is called, and what it means."""
        return option, ""

    def choice(self, option: str, choice: str) -> str:
        """One of the choices of an option."""
        return choice

    def theme(self, theme: str) -> str:
        """What puzzles of this game alone may be about, in at most 12 letters."""
        return theme

    def phase(self, phase: str) -> str:
        """What is to be done: lay the tile."""
        return phase

    def steps(self) -> tuple[str, ...]:
        """What a turn is made of."""
        return ()

    def first_step(self, phase: str) -> str:
        """What stands for the first step before the first turn; mostly nothing does."""
        return ""

    def step(self, phase: str) -> int:
        """Which of the steps a phase is."""
        return 0

    def doing(self, phase: str) -> str:
        """What the player does whose turn it is: lays a tile."""
        return self.phase(phase)

    def choosing(self, phase: str) -> str:
        """A heading over the things that there are to choose from: Choose a double tile."""
        return capital(self.phase(phase))

    def label(self, move: Move, kind: str) -> tuple[str, str]:
        """A move as something to be done, short for a row, and in full for the button that does
        it; the terrain, where a piece goes."""
        if isinstance(move, Place):
            piece = self._piece(move.piece, kind)
            names = filter(None, (capital(piece.word), self.terrain(kind)))
            the = nouns_of(self.translate).definite(piece)
            return " · ".join(names), TileWords(self.translate).place(the)
        return str(move), str(move)

    def heading(self, move: Move, kind: str) -> str:
        """The same where nothing around it says what kind of move it is."""
        return self.label(move, kind)[0]

    def idle(self, move: Move) -> str:
        """A move that does nothing, where that is more than placing nothing."""
        return ""

    def idle_part(self, move: Move) -> str:
        """The same as a part of a turn in a list."""
        return self.idle(move)

    def rested(self, move: Move) -> str:
        """A sentence about the {player} who does nothing by a move, where the log tells it."""
        return ""

    def precedence(self, kind: str) -> str:
        """Why fewer pieces can score a region of this kind before more of them; empty where they
        cannot. A clause without a full stop."""
        return ""

    def tie_break(self) -> str:
        """What settles equal points, where something does."""
        return ""

    def secret(self, phase: str) -> str:
        """What only the {player} whose turn it is will see, where there is such a thing."""
        return ""

    def shows(self, phase: str) -> str:
        """What is to be done to see it: show my cards."""
        return ""

    def aids(self) -> dict[str, tuple[str, str]]:
        """Aids at the table that are called something else here, and what they show."""
        return {}

    def teaches(self, kind: str) -> str:
        """One sentence about a terrain or system for who is new to the game."""
        return ""

    def terrain(self, kind: str) -> str:
        """A terrain or system, bare: forest."""
        return self.noun(kind).word

    def a_way(self, kind: str) -> str:
        """One link of a map, by its kind: a path."""
        return self.region(kind)

    def villages_differ(self, villages: int) -> str:
        """What so many villages of a map differ in, as a heading: Species."""
        return ""

    def source(self, source: str) -> str:
        """Where points come from, as a heading: forests."""
        return self.noun(source).plural

    def region(self, source: str) -> str:
        """What points are for, without saying which one: a forest."""
        return nouns_of(self.translate).indefinite(self.noun(source))

    def owned(self, source: str, owner: str) -> str:
        """Return a region by its owner, as in “Anna’s forest”; empty if nobody can own it."""
        noun = self.noun(source)
        return "" if noun.is_name and noun.at else nouns_of(self.translate).owned(noun, owner)

    def agreement(self, kind: str) -> dict[str, str]:
        """Return the endings and pronouns that a sentence about a region may ask for."""
        return nouns_of(self.translate).agreement(self.noun(kind))

    def inside(self, kind: str) -> str:
        """Where a piece is placed: in the forest."""
        return nouns_of(self.translate).inside(self.noun(kind))

    def line_end(self, kind: str) -> str:
        """What a line comes from or goes to where it just ends on a tile: spring."""
        return ""

    def pieces(self, piece: str) -> str:
        """Pieces of a kind, as a heading: huts."""
        return self.noun(piece).plural

    def a_piece(self, piece: str, kind: str) -> str:
        """One piece, by what it is on this terrain: a hunter. The terrain may be unknown."""
        return nouns_of(self.translate).indefinite(self._piece(piece, kind))

    def _piece(self, piece: str, kind: str) -> Noun:
        there = f"{piece} {kind}"
        return self.noun(there if there in self.nouns() else piece)

    def moved(self, piece: str) -> str:
        """A piece that is moved, and where to: the tent to another mountain. Nothing, if it is told
        as it is placed."""
        return ""

    def icon(self, icon: str, n: int) -> str:
        """So many of an icon: 2 deer."""
        return self.item(icon, n)

    def shown(self, kind: str, icons: Mapping[str, int]) -> list[str]:
        """What a terrain shows, as far as it matters to a piece there: 2 deer, 1 mammoth."""
        return [self.icon(icon, count) for icon, count in icons.items()]

    def item(self, what: str, n: int) -> str:
        """So many of what a breakdown counts: 5 sections."""
        return f"{n} {what}"

    def item_of(self, source: str, what: str, n: int) -> str:
        """The same, where it is called otherwise by what it is counted for."""
        return self.item(what, n)

    def terms(self, source: str, items: Sequence[Item]) -> str:
        """What points are made of: 5 sections × 2 + 1 mushroom clearing × 2."""
        terms = ""
        for item in items:
            sign = "−" if item.each < 0 else "+"
            terms += f" {sign} " if terms else sign.strip("+")
            terms += self.item_of(source, item.what, item.count)
            terms += f" × {abs(item.each)}" if abs(item.each) != 1 else ""
        return terms

    def breakdown(self, source: str, items: Sequence[Item]) -> str:
        """Return the terms and their sum: 5 sections × 2 + 1 mushroom clearing × 2 = 12."""
        terms = self.terms(source, items)
        is_trivial = len(items) == 1 and items[0].each == 1
        return terms if is_trivial else f"{terms} = {digits(points(tuple(items)))}"

    def gathered(self, events: Sequence[Event]) -> list[Event]:
        """The events, those of one kind that follow each other as one where they are told so."""
        return list(events)

    def pile(self, pile: str) -> str:
        """The tiles of a pile, as a heading: bonus tiles."""
        return self.noun(pile).plural

    def drawn(self, pile: str) -> str:
        """A {tile} that comes from a pile: the bonus tile {tile}."""
        return "{tile}"

    def a_tile(self, pile: str) -> str:
        """A tile from a pile, without saying which one: a bonus tile."""
        return self.region(pile) if pile in self.nouns() else TileWords(self.translate).a_tile()

    def extra_turn(self, pile: str) -> ExtraTurn | None:
        """What a tile from this pile gives to who draws it, where that is a turn more."""
        return None

    def measure(self, measure: str) -> str:
        """What a share in the statistics is of: forests completed."""
        noun = self.noun(measure.removeprefix("completed-"))
        return TileWords(self.translate).completed(noun)

    def move(self, move: Move, called: Called) -> str:
        """The sentence for a move that only this game has."""
        return str(move)

    def prize(self, what: str, n: int) -> str:
        """What completing a region brings beside points: a bonus tile."""
        return self.item(what, n)

    def idle_turn(self) -> str:
        """What a turn that does nothing does all the same, where turns are compared with it."""
        return ""

    def card(self, card: str) -> str:
        """A card that lies open and what it does, to follow a colon."""
        return card

    def problems(self) -> dict[str, str]:
        """The sentences for problems that only this game has, by their codes."""
        return {}

    def standing(self, game: Game[Any], players: Sequence[str]) -> list[str]:
        """What everyone can see of what only this game has, a line each."""
        return []

    def lying(self, position: Position, spots: Collection[Spot]) -> str:
        """What lies on a region, of what only this game has: a fact among others."""
        return ""

    def event(self, event: Event, called: Called) -> str:
        """The sentence for an event that only this game has. It may name the {player} whose seat
        the event has."""
        return str(event)
