"""A puzzle made of a moment of a game: the position, the draws that came, and a first goal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from carcqt.content.goals import Goal, OtherSeats
from carcqt.content.materials import MaterialFile, named_keys, own_keys
from carcqt.content.scenarios import game_data
from carcqt.puzzles.goals import USUAL_AIM
from carcqt.puzzles.mining.haul import goal_data
from carcqt.rules.games import GAMES
from carcqt.rules.piles import PileState
from carcqt.rules.position import Position
from carcqt.rules.tilelaying.game import TileLaying

_TURNS: Final = 2
_SPARE: Final = 1
"""Tiles more than all seats take in those turns, should one fit nowhere."""

Script = tuple[tuple[int, tuple[str, ...]], ...]
"""Seats, each with the moves of one of its turns."""


@dataclass(frozen=True)
class Proposal:
    data: dict[str, Any]
    """As a scenario file has it."""
    guessed: tuple[tuple[str, int], ...] = ()
    """For a pile, from which place on its draws were made up: they had not come yet."""
    replies: Script = ()
    """What other seats did after it, turn by turn."""
    imagined: tuple[str, ...] = ()
    """What only the game keeps, by its keys, and nobody could know: it was made up."""


def propose(
    id: str,
    position: Position,
    came: Mapping[str, Sequence[str]],
    file: MaterialFile,
    names: Sequence[str] = (),
    seat: int | None = None,
    replies: Script = (),
) -> Proposal:
    """A position at the beginning of a turn, with piles in an order that may have been made up but
    for what is known to have come. It asks for as many points as can be."""
    lays = issubclass(GAMES[position.game], TileLaying)
    seat = position.to_move if seat is None else seat
    piles = tuple(_beginning_with(pile, came.get(pile.name, ())) for pile in position.piles)
    turns = _TURNS if lays else 1
    if lays and piles:
        land, *others = piles
        turns = min(turns, 1 + len(land.things))
        count = min(turns * position.players + _SPARE, len(land.things))
        # Nobody wants to read more draws than a line comes to.
        piles = (replace(land, things=land.things[:count], stacks=()), *others)
    piles = tuple(replace(pile, known=len(pile.things)) for pile in piles)
    game = GAMES[position.game](file.material, replace(position, piles=piles))
    named = named_keys(file)
    data = game_data(game, named, names if any(names) else ())
    if not named:
        data |= own_keys(file)
    goal = Goal(USUAL_AIM, seat, turns=turns, is_final=True, is_open=True)
    data["goal"] = goal_data(replace(goal, others=OtherSeats.SILENT))
    data["puzzle"] = {"id": id}
    del data["moves"]
    guessed = tuple(
        (pile.name, len(came.get(pile.name, ())))
        for pile in piles
        if len(came.get(pile.name, ())) < len(pile.things)
    )
    return Proposal(data, guessed, replies)


def _beginning_with(pile: PileState, first: Sequence[str]) -> PileState:
    """What is known to have come lies on top."""
    taken, rest = Counter(first), []
    for thing in pile.things:
        if taken[thing]:
            taken[thing] -= 1
        else:
            rest.append(thing)
    return replace(pile, things=(*first, *rest))
