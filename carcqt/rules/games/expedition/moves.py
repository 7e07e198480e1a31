"""What the players of an expedition decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Self

from carcqt.rules.moves import Move, MoveSequence, read_id
from carcqt.rules.values import value


@value
class Keep(Move):
    """Keep the first or the second of two missions."""

    number: int
    verb: ClassVar[str] = "keep"
    form: ClassVar[str] = "1|2"
    secret: ClassVar[bool] = True

    def words(self) -> tuple[str, ...]:
        return (str(self.number),)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        return cls(_read_number(words))


@value
class Build(Move):
    """Set up a camp in a village; the first one starts the journey."""

    village: str
    verb: ClassVar[str] = "build"
    form: ClassVar[str] = "VILLAGE"

    def words(self) -> tuple[str, ...]:
        return (self.village,)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        (village,) = words
        return cls(read_id(village))


@value
class Block(Move):
    """Two players: put a neutral tent on the cheapest free square of a village."""

    village: str
    verb: ClassVar[str] = "block"
    form: ClassVar[str] = "VILLAGE"

    def words(self) -> tuple[str, ...]:
        return (self.village,)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        (village,) = words
        return cls(read_id(village))


@value
class Choose(Move):
    """Put an income card face down."""

    card: int
    verb: ClassVar[str] = "choose"
    form: ClassVar[str] = "CARD"
    secret: ClassVar[bool] = True

    def words(self) -> tuple[str, ...]:
        return (str(self.card),)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        return cls(_read_number(words))


@value
class Hire(Move):
    """Take the guide instead of the income, and put it under a species at once."""

    species: str
    verb: ClassVar[str] = "hire"
    form: ClassVar[str] = "SPECIES"

    def words(self) -> tuple[str, ...]:
        return (self.species,)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        (species,) = words
        return cls(read_id(species))


@value
class Collect(Move):
    """Take the income and leave the guide to others."""

    verb: ClassVar[str] = "collect"
    idle: ClassVar[bool] = True


@value
class Rest(Move):
    """Build no more in this round."""

    verb: ClassVar[str] = "rest"
    idle: ClassVar[bool] = True


COLLECT: Final = Collect()
REST: Final = Rest()


def _read_number(words: Sequence[str]) -> int:
    (word,) = words
    number = int(word)
    if str(number) != word:
        raise ValueError(word)
    return number


class InVillages(MoveSequence):
    """Resting, where that may be, then each move of two kinds by the villages of its bits."""

    def __init__(
        self,
        builds: Sequence[Build],
        build_in: int,
        blocks: Sequence[Block] = (),
        block_in: int = 0,
        *,
        may_rest: bool = True,
    ) -> None:
        self._kinds = ((builds, build_in), (blocks, block_in))
        self._may_rest = may_rest
        self._count = may_rest + build_in.bit_count() + block_in.bit_count()

    def __len__(self) -> int:
        return self._count

    def make(self, number: int) -> Move:
        if self._may_rest:
            if number == 0:
                return REST
            number -= 1
        for moves, villages in self._kinds:
            count = villages.bit_count()
            if number < count:
                while number:
                    villages &= villages - 1
                    number -= 1
                return moves[(villages & -villages).bit_length() - 1]
            number -= count
        raise IndexError(number)
