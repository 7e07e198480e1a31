"""What amazon is valued by beyond regions and pieces: boats."""

from __future__ import annotations

from typing import cast

from carcqt.players.tiles.prospects import NOVICE, POINT, STANDS, WHOLE, Prospects
from carcqt.players.tiles.reach import SURE
from carcqt.rules.games.amazon import kernel as rules
from carcqt.rules.games.amazon.kernel import AmazonKernel
from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import NONE


class AmazonProspects(Prospects):
    def set_weights(self, weights: dict[str, int]) -> None:
        super().set_weights(weights)
        self.boat: i64 = weights["boat"]
        self.boat_lead: i64 = weights["boat-lead"]
        self.river: i64 = weights["river"]
        self.mouth: i64 = weights["mouth"]
        self.river_kernel: AmazonKernel = cast(AmazonKernel, self.kernel)
        self.scorings: i64 = 0
        """Where the thinking began: scorings of the Amazon still to come, and the animals."""
        self.animals: i64 = 0

    def begin_own(self) -> None:
        kernel, tables = self.kernel, self.kernel.tables
        self.scorings = 0
        self.animals = 0
        things = kernel.thing[0]
        for place in range(kernel.drawn[0], len(things)):
            if tables.streams[things[place]]:
                self.scorings += 1
                self.animals += self._shown(things[place])
        doubles = kernel.thing[rules.DOUBLES]
        for place in range(kernel.drawn[rules.DOUBLES], len(doubles)):
            self.animals += self._shown(doubles[place]) // 2

    def _shown(self, face: i64) -> i64:
        """The river animals of a tile."""
        tables = self.kernel.tables
        count: i64 = 0
        for kind in range(tables.type_first[face], tables.type_first[face + 1]):
            count += tables.shows[kind * tables.icons + rules.CAIMAN]
            count += tables.shows[kind * tables.icons + rules.PIRANHA]
        return count

    def value_own(self) -> None:
        """To be first is worth the animals still to come, and the mouth; who is ahead by more
        stays it more surely."""
        kernel = self.river_kernel
        if kernel.river == NONE or self.sight == NOVICE:
            return
        mouth: i64 = 7 if self.players > 3 else 6
        coming = self.animals * min(self.left, self.begun_with) // self.begun_with
        prize = POINT * (mouth * self.mouth + coming * self.river) // 100
        for seat in range(self.players):
            here = kernel.word[seat] + kernel.word[self.players + seat]
            most: i64 = 0
            for other in range(self.players):
                if other != seat:
                    there = kernel.word[other] + kernel.word[self.players + other]
                    most = max(most, there)
            ahead = (here - most) * self.boat_lead
            sure = min(max(SURE // 2 + ahead, 0), SURE)
            points = prize * sure // SURE
            if self.sight == WHOLE:
                points += here * self.boat
            self.add(STANDS, seat, NONE, points)
