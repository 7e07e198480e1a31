"""What the players of an expedition decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from carcqt.rules.moves import Move, MoveSequence
from carcqt.rules.values import value


@value
class Keep(Move):
    """Keep the first or the second of two missions."""

    number: int
    verb: ClassVar[str] = "keep"
    form: ClassVar[str] = "1|2"
    secret: ClassVar[bool] = True


@value
class Build(Move):
    """Set up a camp in a village; the first one starts the expedition."""

    village: str
    verb: ClassVar[str] = "build"


@value
class Block(Move):
    """Two players: put a neutral tent on the cheapest free square of a village."""

    village: str
    verb: ClassVar[str] = "block"


@value
class Choose(Move):
    """Put an income card face down."""

    card: int
    verb: ClassVar[str] = "choose"
    secret: ClassVar[bool] = True


@value
class Hire(Move):
    """Take the guide instead of the income, and put it under a species at once."""

    species: str
    verb: ClassVar[str] = "hire"


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
