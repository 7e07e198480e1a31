"""The turns of an expedition: those of `Expedition.turns`, found without making all their moves.

Which camps and which neutral tent can follow each other is a matter of sums, links and squares.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from carcqt.rules.game import Turn
from carcqt.rules.games.expedition.facts import BUILD, TENT
from carcqt.rules.games.expedition.moves import REST
from carcqt.rules.games.expedition.network import bits_of
from carcqt.rules.moves import Move

if TYPE_CHECKING:
    from carcqt.rules.games.expedition.state import ExpeditionState

_NOWHERE: Final = -1


class _State(NamedTuple):
    """What decides how a turn can go on in which tents are set up."""

    camps: int
    near: int
    """The villages that links lead to from the camps."""
    money: int
    tents: int
    roomy: int
    """The villages that can take a neutral tent; none once one was set up."""
    blocked: int = _NOWHERE
    """The village where this turn has set up a neutral tent."""


class _Building:
    """Ways to set up tents from the present position of a game, where that is what comes next."""

    def __init__(self, game: ExpeditionState) -> None:
        self._network: Final = game.network
        self._game: Final = game
        self._filled: Final = tuple(game.filled)
        self._ways: Final = game.network.ways[game.closed_to(game.to_move)]
        self._payable: Final[dict[int, int]] = {}
        self.seen: Final[set[tuple[bool, int, int, int]]] = set()
        """What turns have come to: whether they are over, camps, neutral tent and money."""

    def first(self) -> _State:
        game, seat = self._game, self._game.to_move
        camps, near = game.camps[seat], game.near(seat)
        tents, roomy = game.supplies[seat][TENT], game.may_block(seat)
        return _State(camps, near, game.money[seat], tents, roomy)

    def after(self, state: _State) -> Iterator[tuple[Move, _State, bool]]:
        """Yield each next move, the state after it, and whether the turn is over then."""
        network = self._network
        yield REST, state, True
        for village in bits_of(self._buildable(state)):
            then = self._built(state, village)
            yield network.builds[village], then, not self._can_act(then)
        for village in bits_of(state.roomy):
            then = state._replace(roomy=0, blocked=village)
            yield network.blocks[village], then, not self._can_act(then)

    def _can_act(self, state: _State) -> bool:
        return bool(state.roomy or self._buildable(state))

    def _price(self, state: _State, village: int) -> int:
        return self._network.prices[village][self._filled[village] + (village == state.blocked)]

    def _built(self, state: _State, village: int) -> _State:
        bit = 1 << village
        free = len(self._network.prices[village]) - self._filled[village]
        return _State(
            state.camps | bit,
            state.near | self._ways[village],
            state.money - self._price(state, village),
            state.tents - 1,
            state.roomy if free > 2 else state.roomy & ~bit,
            state.blocked,
        )

    def _buildable(self, state: _State) -> int:
        """The villages where a camp can be set up, as bits."""
        if not state.tents:
            return 0
        payable = self._payable.get(state.money)
        if payable is None:
            payable = self._payable[state.money] = self._game.payable(state.money)
        if state.blocked != _NOWHERE:
            payable &= ~(1 << state.blocked)
            payable |= (self._price(state, state.blocked) <= state.money) << state.blocked
        if state.camps:
            payable &= state.near
        return payable & ~state.camps


class TurnLister:
    """Lists the turns from the present position, or the ends of the turn that has been begun."""

    def __init__(self, game: ExpeditionState) -> None:
        self._game: Final = game
        self._seat: Final = game.to_move
        self._found: Final[list[Turn]] = []
        self._seen: Final[set[object]] = set()
        """What turns have come to that do not set up tents yet."""
        self._begun: Final[deque[tuple[Turn, _Building | None, _State | None]]] = deque()

    def list(self) -> list[Turn]:
        self._begun.append(((), None, None))
        while self._begun:
            turn, building, state = self._begun.popleft()
            if building is None or state is None:
                self._expand(turn)
            else:
                self._build(turn, building, state)
        return self._found

    def _expand(self, turn: Turn) -> None:
        """Try each next move by making it, until tents are all that is left to decide."""
        game = self._game
        for move in turn:
            game.push(move)
        building = _Building(game) if game.phase == BUILD else None
        first = building.first() if building else None
        moves = [] if building else list(game.legal_moves)
        whole: list[Turn] = []
        for move in moves:
            game.push(move)
            ended = game.turn_has_ended(self._seat)
            key = ended, game.came_to(self._seat), None if turn else move
            game.pop()
            if key not in self._seen:
                self._seen.add(key)
                if ended:
                    whole.append((*turn, move))
                else:
                    self._begun.append(((*turn, move), None, None))
        for _ in turn:
            game.pop()
        self._found.extend(whole)
        if building and first:
            self._build(turn, building, first)

    def _build(self, turn: Turn, building: _Building, state: _State) -> None:
        for move, then, ended in building.after(state):
            key = ended, then.camps, then.blocked, then.money
            if key not in building.seen:
                building.seen.add(key)
                if ended:
                    self._found.append((*turn, move))
                else:
                    self._begun.append(((*turn, move), building, then))
