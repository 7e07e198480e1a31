"""What a position of a game tells of each seat, and what follows from that."""

from __future__ import annotations

from dataclasses import dataclass

from carcqt.rules.game import OVER
from carcqt.rules.games.expedition.extra import ExpeditionExtra
from carcqt.rules.games.expedition.facts import ENOUGH, FOUND, KEEP, SILVER, TENT
from carcqt.rules.position import Position


@dataclass(frozen=True, slots=True)
class Explorer:
    """What a seat has."""

    tiles: tuple[int, ...]
    guides: tuple[int, ...]
    """For each species, like the tiles."""
    money: int
    """In silver."""
    tents: int
    chip: int
    hand: tuple[int, ...]
    """X-R10: open to all."""
    chosen: int | None
    """The income card of this round; -1 for none, `None` for a hidden one."""
    missions: tuple[str, ...]
    """Those that the position shows."""
    camps: frozenset[str]

    @property
    def counts(self) -> tuple[int, ...]:
        """For each species, tiles and guides together."""
        return tuple(map(sum, zip(self.tiles, self.guides, strict=True)))

    @property
    def purse(self) -> tuple[int, int]:
        """Gold and silver."""
        return divmod(self.money, SILVER)


def explorers_of(position: Position) -> list[Explorer]:
    """For each seat; out of what a game or a view of it says of itself, which is everything."""
    extra = ExpeditionExtra.of(position.extra)
    each = (extra.tiles, extra.guides, extra.money, extra.chips, extra.hands, extra.chosen)
    missions = extra.missions
    return [
        Explorer(
            tiles=tiles,
            guides=guides,
            money=money,
            tents=position.supplies[seat][TENT],
            chip=chip,
            hand=hand,
            chosen=chosen,
            missions=tuple(one for one in (missions or ())[seat] if one is not None),
            camps=frozenset(
                standing.zone
                for standing in position.pieces
                if (standing.seat, standing.piece) == (seat, "tent")
            ),
        )
        for seat, (tiles, guides, money, chip, hand, chosen) in enumerate(
            zip(*(values or () for values in each), strict=True)
        )
    ]


def open_score(position: Position, seat: int) -> int:
    """What a seat would have if the game ended now, as far as all can see: without its mission."""
    score = position.scores[seat]
    if position.phase == OVER:
        return score
    counts = [explorer.counts for explorer in explorers_of(position)]
    score += sum(count for count in counts[seat] if count >= ENOUGH)
    if position.players == 2:
        pairs = zip(counts[seat], counts[1 - seat], strict=True)
        score += sum(own > other for own, other in pairs)
    return score


def ready(position: Position) -> list[bool]:
    """For each seat whether it has decided what all are to decide in this phase."""
    if position.phase == FOUND:
        founders = {standing.seat for standing in position.pieces}
        return [seat in founders for seat in range(position.players)]
    extra = ExpeditionExtra.of(position.extra)
    if position.phase == KEEP:
        return [len(missions) == 1 for missions in extra.missions or ()]
    return [card != -1 for card in extra.chosen or ()]
