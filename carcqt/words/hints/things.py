"""What sentences about a turn call players, regions and pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carcqt.content.materials import MaterialFile
from carcqt.rules.events import Item, Spot
from carcqt.words.names import TableNames, names_of
from carcqt.words.nouns import Noun
from carcqt.words.speech import Punctuation, Speech, Translate, nouns_of

_ENCLOSED: Final = frozenset({"forest", "mountain", "village"})
"""Regions that are closed; others are completed."""
_LINES: Final = frozenset({"river", "railway", "town", "tributary"})


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
        self.names: Final = names_of(translate, game)
        self.called: Final = TableNames(translate, players, material_file)
        self.you: Final = you
        self._grammar: Final = nouns_of(translate)
        self._met: dict[tuple[str, int], Spot | None] = {}
        """The regions that were spoken of, by kind and seat."""

    def begin(self) -> None:
        """Speak of another turn: no region was spoken of."""
        self._met = {}

    # Players

    def is_you(self, seat: int) -> bool:
        return seat == self.you

    def player(self, seat: int) -> str:
        """A player, where “you” does not change the sentence."""
        return self.tr("you") if seat == self.you else self.called.player(seat)

    def listed(self, words: Sequence[str]) -> str:
        """Return words in a row: a, b and c."""
        return Punctuation(self.translate).listed(*words)

    # Regions

    def noun(self, kind: str) -> Noun:
        """A region, a piece, or a boat."""
        if kind == "boat":
            return self._grammar.read(self.tr("a boat"))
        return self.names.noun(kind)

    def the(self, kind: str) -> str:
        return self._grammar.definite(self.noun(kind))

    def inside(self, kind: str) -> str:
        return self.names.inside(kind)

    def held(self, kind: str, *seats: int, is_other: bool = False) -> str:
        """Something of somebody’s; the other one, if one was spoken of."""
        noun = self.noun(kind)
        if seats == (self.you,):
            return self._grammar.your(noun, is_other=is_other)
        owners = self.listed([self.player(seat) for seat in seats])
        return self._grammar.owned(noun, owners, is_other=is_other)

    def region(self, kind: str, seat: int, spot: Spot | None) -> str:
        """A region of a seat’s: the other one, if one like it was spoken of."""
        is_other = self._met.setdefault((kind, seat), spot) != spot
        return self.held(kind, seat, is_other=is_other)

    def agreement(self, kind: str) -> dict[str, str]:
        return self.names.agreement(kind)

    def is_closed(self, kind: str) -> bool:
        return kind in _ENCLOSED

    def is_completed(self, kind: str) -> bool:
        return kind in _ENCLOSED or kind in _LINES

    # Amounts

    def points(self, count: int) -> str:
        return self.tr("%n point(s)", "", count)

    def squares(self, count: int) -> str:
        return self.tr("%n square(s)", "", count)

    def terms(self, kind: str, items: Sequence[Item]) -> str:
        return self.names.terms(kind, items)
