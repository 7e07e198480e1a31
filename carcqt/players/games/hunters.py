"""What hunters is valued by beyond regions and pieces."""

from __future__ import annotations

from carcqt.players.tiles.prospects import BONUS, NOVICE, WHOLE, Prospects
from carcqt.players.tiles.reach import SURE
from carcqt.rules.games.hunters import kernel as rules
from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import NONE


class HuntersProspects(Prospects):
    def set_weights(self, weights: dict[str, int]) -> None:
        super().set_weights(weights)
        self.bonus: i64 = weights["bonus"]
        self.gold: i64 = weights["gold"]

    def worth_if(self, root: i64, sure: i64) -> i64:
        """Gold brings a turn more to whoever completes the forest: mostly those who lead."""
        points = super().worth_if(root, sure)
        if self.sight != WHOLE or self.kernel.kind(root) != rules.FOREST:
            return points
        return points + self.gold * sure // SURE if self.kernel.icon(root, rules.GOLD) else points

    def value_own(self) -> None:
        kernel = self.kernel
        if self.sight == NOVICE or kernel.hand == NONE:
            return
        if kernel.tables.pile[kernel.hand] == rules.BONUS:
            self.add(BONUS, kernel.to_move, NONE, self.bonus)
