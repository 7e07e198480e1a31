"""What goldrush is valued by beyond regions and pieces: tokens, tents, towns."""

from __future__ import annotations

from typing import cast

from carcqt.players.tiles.prospects import HELD, NOVICE, POINT, STANDS, Prospects
from carcqt.players.tiles.reach import SURE
from carcqt.rules.games.goldrush import kernel as rules
from carcqt.rules.games.goldrush.kernel import GoldrushKernel
from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import NONE, filled
from carcqt.rules.kernel.kernel import OVER


class GoldrushProspects(Prospects):
    def set_weights(self, weights: dict[str, int]) -> None:
        super().set_weights(weights)
        self.tent: i64 = weights["tent"]
        self.tokens_of_mountain: i64 = weights["mountain-tokens"]
        self.mines: GoldrushKernel = cast(GoldrushKernel, self.kernel)
        self.mean: i64 = 0
        """What a token is worth that nobody has seen."""
        self.had = filled(self.players, 0)
        """Where the thinking began: how many tokens each seat had, and what they are worth as far
        as the seat knows that asks."""
        self.had_worth = filled(self.players, 0)

    def begin_own(self) -> None:
        mines = self.mines
        total: i64 = 0
        for token in range(mines.tokens):
            total += mines.worths[mines.kind_of(token)]
        self.mean = POINT * total // max(1, mines.tokens)
        for seat in range(self.players):
            purse = mines.chain(mines.purse(seat))
            self.had[seat] = len(purse)
            self.had_worth[seat] = self.mean * len(purse)
            if seat == self.seat or mines.phase == OVER:
                self.had_worth[seat] = 0
                for held in purse:
                    self.had_worth[seat] += POINT * mines.worths[mines.kind_of(held)]

    def note_ends(self, root: i64) -> None:
        """Of a town those of its railways, whoever stands there."""
        kernel, tables = self.kernel, self.kernel.tables
        if kernel.kind(root) != rules.TOWN:
            super().note_ends(root)
            return
        kind, base = kernel.type_of[root], kernel.laid_base[kernel.tile_of[root]]
        for place in range(tables.line_first[kind], tables.line_first[kind + 1]):
            line = kernel.find(base + tables.line[place])
            kernel.note_region(line)
            super().note_ends(line)

    def value_region(self, root: i64) -> None:
        kind = self.kernel.kind(root)
        if kind == rules.MOUNTAIN:
            self._value_mountain(root)
        elif kind == rules.TOWN:
            self._value_town(root)
        else:
            super().value_region(root)

    def _value_mountain(self, root: i64) -> None:
        """Whoever leads there gets its tokens, too, in turn if tied."""
        leaders = self.kernel.known_leaders(root)
        points = self.promise_of(root, leaders)
        tokens = self.tokens_on(root) * self.mean * self.tokens_of_mountain // 100
        several: i64 = 0
        for seat in range(self.players):
            if leaders & self.kernel.seat_bit[seat]:
                several += 1
        points += tokens * self.sure // (SURE * max(1, several))
        self.send_home(root, self.sure_soon)
        self.share_out(root, leaders, points)

    def tokens_on(self, root: i64) -> i64:
        mines = self.mines
        count: i64 = 0
        token = mines.top(root)
        while token != NONE:
            count += 1
            token = mines.word[token]
        return count

    def _value_town(self, town: i64) -> None:
        """A town brings as much for each railway, and comes home when all are complete."""
        kernel, tables = self.kernel, self.kernel.tables
        leaders = kernel.leaders(town)
        kind, base = kernel.type_of[town], kernel.laid_base[kernel.tile_of[town]]
        soon = SURE
        expected: i64 = 0
        for place in range(tables.line_first[kind], tables.line_first[kind + 1]):
            line = kernel.find(base + tables.line[place])
            chance = self.chance_of(line, leaders)
            soon = soon * self.sure_soon // SURE
            expected += chance
        most = POINT * kernel.worth(town, True)
        lines = tables.line_first[kind + 1] - tables.line_first[kind]
        self.send_home(town, soon)
        self.share_out(town, leaders, most * expected // (SURE * max(1, lines)))

    def value_own(self) -> None:
        mines = self.mines
        for seat in range(self.players):
            count: i64 = 0
            token = mines.word[mines.purse(seat)]
            while token != NONE:
                count += 1
                token = mines.word[token]
            held = self.had_worth[seat] + (count - self.had[seat]) * self.mean
            if held:
                self.add(HELD, seat, NONE, held)
        if self.sight != NOVICE:
            for slot in range(mines.standing):
                if mines.standing_what[slot] % mines.kinds == rules.TENT:
                    self._value_tent(slot)

    def _value_tent(self, slot: i64) -> None:
        """Each turn it may take a token, as long as the mountain is not complete. Where its owner
        leads, only what would not be won anyway: else tokens would be left lying."""
        mines = self.mines
        seat = mines.standing_what[slot] // mines.kinds
        root = mines.find(mines.standing_node[slot])
        tokens = min(self.tokens_on(root), self.turns_left[seat])
        if tokens:
            points = tokens * self.mean * self.tent // 100
            leaders = mines.known_leaders(root)
            if leaders & mines.seat_bit[seat]:
                points = points * (SURE - self.chance_of(root, leaders)) // SURE
            self.add(STANDS, seat, rules.TENT, points)

    def work_out(self) -> None:
        super().work_out()
        # The tokens that were counted at the end are only imagined: they count as before.
        mines = self.mines
        if mines.phase == OVER:
            for seat in range(self.players):
                count: i64 = 0
                worth: i64 = 0
                token = mines.word[mines.purse(seat)]
                while token != NONE:
                    count += 1
                    worth += mines.worths[mines.kind_of(token)]
                    token = mines.word[token]
                known = self.had_worth[seat] + (count - self.had[seat]) * self.mean
                self.add(HELD, seat, NONE, known - POINT * worth)
