"""What sentences about a turn call players, regions and pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carcqt.content.materials import MaterialFile
from carcqt.players.facts import Fact, RegionFact
from carcqt.rules.events import Spot
from carcqt.rules.games import GAMES
from carcqt.words.names import TableNames, names_of
from carcqt.words.speech import Punctuation, Speech, Translate, nouns_of


class Things(Speech):
    """Names for one reader, who is `you`."""

    def __init__(
        self,
        translate: Translate,
        game: str,
        players: Sequence[str] = (),
        material_file: MaterialFile | None = None,
        you: int | None = None,
    ) -> None:
        super().__init__(translate)
        self.description: Final = GAMES[game].description
        self.names: Final = names_of(translate, game)
        self.called: Final = TableNames(translate, players, material_file)
        self.you: Final = you
        self._grammar: Final = nouns_of(translate)
        self._met: dict[tuple[str, int, int], Spot | None] = {}
        """The regions that were spoken of, by kind, seat and size."""

    def begin(self) -> None:
        """Speak of another turn: no region was spoken of."""
        self._met = {}

    def filled(self, text: str, fact: Fact) -> str:
        """Return a text with what a fact is about in the places that its fields have names for."""
        values = {"player": self.player(fact.seat)}
        for name in fact.__dataclass_fields__:
            value = getattr(fact, name)
            match name:
                case "rival" if value is not None:
                    values["rival"] = self.player(value)
                case "rivals":
                    values["rival"] = self.listed([self.player(seat) for seat in value])
                case "village":
                    values["village"] = self.called.thing(value)
                case "piece":
                    piece = self.names.a_piece(value, getattr(fact, "kind", ""))
                    bare = self.names.noun(value).word
                    values |= {"piece": piece, "bare": bare, **self.names.agreement(value)}
                case _ if type(value) is int:
                    values[name] = str(value)
        if isinstance(fact, RegionFact):
            values |= self._of_region(fact)
        return self.named(text, **values)

    def _of_region(self, fact: RegionFact) -> dict[str, str]:
        kind, rivals = fact.kind, getattr(fact, "rivals", (getattr(fact, "rival", fact.seat),))
        noun = self.names.noun(kind)
        definite = self._grammar.definite(noun)
        values = {
            "region": definite,
            "a_region": self._grammar.indefinite(noun),
            "regions": definite if noun.is_name else self._grammar.every(noun),
            "inside": self.names.inside(kind),
            "source": self.names.source(kind),
            "theirs": self.held(kind, *rivals),
            "theirs_too": self._held_too(kind, *rivals),
            "held_too": self._held_too(kind, fact.seat),
            **self.names.agreement(kind),
        }
        met = fact.spot
        if fact.after is not None and fact.can_lead:
            met = self._met.setdefault((kind, fact.seat, fact.size), fact.spot)
        held = self.held(kind, fact.seat, is_other=met != fact.spot)
        if fact.size:
            text = self.tr("{held} (%n tile(s))", "", fact.size)
            held = text.replace("{held}", held)
        return {**values, "held": held}

    def player(self, seat: int) -> str:
        """Return a player, where “you” does not change the sentence."""
        return self.tr("you") if seat == self.you else self.called.player(seat)

    def listed(self, words: Sequence[str]) -> str:
        """Return words in a row: a, b and c."""
        return Punctuation(self.translate).listed(*words)

    def held(self, kind: str, *seats: int, is_other: bool = False) -> str:
        """Return something of somebody’s; the other one, if one was spoken of."""
        noun = self.names.noun(kind)
        if seats == (self.you,):
            return self._grammar.your(noun, is_other=is_other)
        return self._grammar.owned(noun, self._owners(seats), is_other=is_other)

    def _held_too(self, kind: str, *seats: int) -> str:
        """Return the same after another thing of the kind: yours, Anna’s."""
        noun = self.names.noun(kind)
        if seats == (self.you,):
            return self._grammar.yours(noun)
        return self._grammar.owned_again(noun, self._owners(seats))

    def _owners(self, seats: Sequence[int]) -> str:
        first, *others = map(self.player, seats)
        return self.listed([first, *map(self._grammar.further_owner, others)])

    def points(self, count: int) -> str:
        return self.tr("%n point(s)", "", count)

    def squares(self, count: int) -> str:
        return self.tr("%n square(s)", "", count)
