"""The turn that the tile-laying games share: draw, lay, place one piece, score what is complete.

Moves are integers here, and what they mean hangs on the phase:

    LAY      4 × square + turn
    PLACE    0 to place nothing, 1 + node × kinds of piece + kind of piece, below 0 something else
    others   as the game has it
"""

from __future__ import annotations

from typing import Final

from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.board import NOTHING
from carcqt.rules.kernel.journal import BEGUN, COMPLETED, ENDING, GONE, NONE, filled, grown
from carcqt.rules.kernel.piles import FlatPiles
from carcqt.rules.kernel.regions import STEP
from carcqt.rules.kernel.tables import Tables, packed

LAY: Final[i64] = 0
PLACE: Final[i64] = 1
OVER: Final[i64] = 2
FURTHER: Final[i64] = 3
"""From here on, phases that only one game has."""

PASS: Final[i64] = 0
FAR: Final[i64] = 1 << 40
"""More points than there are: nobody knows how many a turn may bring."""

_ALL: Final[i64] = 1
_CHOICES: Final[i64] = 2


class Kernel(FlatPiles):
    def __init__(self, tables: Tables, players: i64, piles: i64) -> None:
        super().__init__(tables, players, piles)
        self.phase: i64 = LAY
        self.hand: i64 = NONE
        """The face of the tile that is to be laid."""
        self.moves: i64 = 0
        """How many have been made, and where the journal tells of each."""
        self.begun = filled(256, 0)
        self.serial: i64 = 0
        """Counts all moves ever made, also those taken back; then which one each was."""
        self._serials = filled(256, 0)
        self.gone: list[int] = []
        """The faces of tiles that left the game."""
        self.after = packed([(seat + 1) % players for seat in range(players)])
        """For each seat, whose turn comes next."""
        self.unscored = False
        """For puzzles: whether the end brings no final scoring."""
        self.dones: i64 = 0
        self.done = filled(32, 0)
        """The roots of what the last tile has completed."""
        self.choices: i64 = 0
        self.choice = filled(64, 0)
        """What `list_moves` found, where the phase is not LAY."""
        self._spots: i64 = 0
        """Among those, where the places of roaming pieces come, and how many are not copied."""
        self._lazy: i64 = 0

    # Setting up

    def set_seats(self, scores: list[int], supplies: list[int]) -> None:
        self.score = packed(scores)
        self.supply = packed(supplies)

    def close_grounds(self) -> None:
        """Complete regions have no place for roaming pieces."""
        for spot in [self.ground[place] for place in range(self.grounds)]:
            node = spot // self.kinds
            if self.open_ends(self.find(node)) == 0:
                self.leave_ground(node)

    def silence(self, seats: list[int]) -> None:
        """From now on these seats have no turns."""
        for seat in range(self.players):
            after = (seat + 1) % self.players
            while after in seats:
                after = (after + 1) % self.players
            self.after[seat] = after

    # The turn

    def play(self, move: i64) -> None:
        """Makes a legal move."""
        self._begin()
        if self.phase == LAY:
            face = self.hand
            self.hand = NONE
            self.phase = PLACE
            joins = self.written
            self.lay_down(face, move & 3, move >> 2)
            self.connect(joins)
        elif self.phase == PLACE:
            if move > 0:
                move -= 1
                self.place_piece(move // self.kinds, move % self.kinds)
            elif move == PASS:
                self.place_nothing()
            else:
                self.act(move)
            self.finish_tile()
        else:
            self.play_further(move)

    def _begin(self) -> None:
        if self.moves == len(self.begun):
            self.begun = grown(self.begun, 2 * self.moves, 0)
            self._serials = grown(self._serials, 2 * self.moves, 0)
        self.begun[self.moves] = self.written
        self.serial += 1
        self._serials[self.moves] = self.serial
        self.moves += 1
        self.log(BEGUN, self.phase, self.to_move, self.hand)
        self.draws = 0
        self.listed = NOTHING

    def serial_of(self, moves: i64) -> i64:
        """Which move the last of so many was."""
        return self._serials[moves - 1] if moves else 0

    def end_of(self, move: i64) -> i64:
        """Where the journal ends to tell of a move, by its place among those made."""
        return self.begun[move + 1] if move + 1 < self.moves else self.written

    def last_begun(self) -> i64:
        """Where the journal tells of the last move."""
        return self.begun[self.moves - 1]

    def turns_of(self, seat: i64, since: i64) -> tuple[i64, i64]:
        """How many turns a seat has finished in the moves since, and how many moves it has made of
        one that it has begun. A tile of another pile than the first belongs to the turn that won
        it."""
        turns: i64 = 0
        made: i64 = 0
        for move in range(since, self.moves):
            at = self.begun[move]
            if self.entry[at + 2] == seat:
                made += 1
                if turns == 0 or (
                    self.entry[at + 1] == LAY and self.begins_turn(self.entry[at + 3])
                ):
                    turns += 1
                    made = 1
        if (
            turns
            and self.to_move == seat
            and self.phase != OVER
            and not self.begins_turn(self.hand)
        ):
            return turns - 1, made
        return turns, 0

    def begins_turn(self, face: i64) -> bool:
        """Whether a turn begins with laying this."""
        return face != NONE and self.tables.pile[face] == 0

    def pop(self) -> None:
        """Takes the last move back."""
        self.moves -= 1
        self.undo(self.begun[self.moves])
        self.listed = NOTHING

    def take_back(self, what: i64, a: i64, b: i64, c: i64) -> None:
        if what == BEGUN:
            self.phase, self.to_move, self.hand = a, b, c
        elif what == GONE:
            self.gone.pop()
        else:
            super().take_back(what, a, b, c)

    def lay_down(self, face: i64, turn: i64, square: i64) -> None:
        """A tile comes to lie on the table: in its turn, or at the start."""
        joins = self.written
        self.lay(face, turn, square)
        tables = self.tables
        if tables.has_grounds and tables.ground_first[face] < tables.ground_first[face + 1]:
            base = self.laid_base[self.laid - 1]
            for place in range(tables.ground_first[face], tables.ground_first[face + 1]):
                self.add_ground(base + tables.ground_zone[place], tables.ground_piece[place])
            self.extend_grounds(joins)

    def extend_grounds(self, joins: i64) -> None:
        """A tile has brought ground for roaming pieces; what it joined is journalled since."""

    def connect(self, joins: i64) -> None:
        """What a tile brings by where it lies, before a piece is placed."""

    def place_piece(self, node: i64, piece: i64) -> None:
        self.place(node, self.to_move * self.kinds + piece)

    def place_nothing(self) -> None:
        """What a game has for those who place nothing."""

    def act(self, move: i64) -> None:
        """Does what may be done instead of placing a piece."""
        raise NotImplementedError

    def play_further(self, move: i64) -> None:
        """Makes a move in phases that only this game has."""
        raise NotImplementedError

    def finish_tile(self) -> None:
        """Step 3 and what follows."""
        self.score_tile()
        self.end_turn()

    def score_tile(self) -> None:
        """S-R6: every feature that the last tile completed is scored; H-R7: also one that lies on
        this tile alone."""
        tables, tile = self.tables, self.laid - 1
        face, base = self.laid_face[tile], self.laid_base[tile]
        self.dones = 0
        if tables.streams[face]:
            self.score_stream()
            return
        parent, total, open_mask = self.parent, self.total, tables.open_mask
        for place in range(tables.scoring_first[face], tables.scoring_first[face + 1]):
            node = root = base + tables.scoring[place]
            while parent[root] != root:
                root = parent[root]
            if total[root * self.words] & open_mask == 0:
                if not self.is_done(root) and self.is_complete(node):
                    self.complete(node, root)
        if self.dones and tables.has_scoring_hubs:
            self._complete_hubs_beyond()

    def is_done(self, root: i64) -> bool:
        """Whether the last tile has completed this, and it has been scored."""
        for place in range(self.dones):
            if self.done[place] == root:
                return True
        return False

    def _complete_hubs_beyond(self) -> None:
        """Hubs of other tiles that are complete because lines to them are."""
        tables = self.tables
        hubs: list[int] = []
        for place in range(self.dones):
            node = root = self.done[place]
            while True:
                kind = self.type_of[node]
                for row in range(tables.hub_first[kind], tables.hub_first[kind + 1]):
                    hub = self.laid_base[self.tile_of[node]] + tables.hub[row]
                    if not self.is_done(hub) and hub not in hubs and self.is_complete(hub):
                        hubs.append(hub)
                node = self.ring[node]
                if node == root:
                    break
        for hub in hubs:
            self.complete(hub, hub)

    def complete(self, node: i64, root: i64) -> None:
        if self.dones == len(self.done):
            self.done = grown(self.done, 2 * self.dones, 0)
        self.done[self.dones] = root
        self.dones += 1
        self.log(COMPLETED, node, root, 0)
        self.settle(root)

    def settle(self, root: i64) -> None:
        """A complete region is scored by those who stand in it, and they go home."""
        if self.is_held(root):
            self.award(root, True)
            self.send_home(root)

    def score_stream(self) -> None:
        """The same for a tile of the stream, in a game that has one."""
        raise NotImplementedError

    def end_turn(self) -> None:
        """After the scoring of a tile: another tile, the next seat, or the end."""
        self.next_seat()

    def next_seat(self) -> None:
        self.to_move = self.after[self.to_move]
        self.next_tile()

    def next_tile(self) -> None:
        """Draws for the seat to move; S-R2: when no tile is left that fits, the game ends."""
        if not self.draw_fitting(0):
            self.end()

    def draw_fitting(self, pile: i64) -> bool:
        """S-R1: a tile that fits nowhere leaves the game, and the next one is drawn."""
        while not self.is_empty(pile):
            face = self.draw(pile)
            if self.fits_somewhere(face):
                self.hand = face
                self.phase = LAY
                return True
            self.put_away(face, pile)
        return False

    def put_away(self, face: i64, pile: i64) -> None:
        """A tile leaves the game."""
        self.gone.append(face)
        self.log(GONE, face, pile, self.to_move)

    def end_early(self) -> None:
        """Scores the game as it stands."""
        self._begin()
        self._break_off()
        self.end()

    def skip(self) -> None:
        """What is left of the turn does not take place."""
        self._begin()
        self._break_off()
        self.next_seat()

    def _break_off(self) -> None:
        """A tile just laid is scored, one in hand leaves the game."""
        if self.phase == PLACE:
            self.score_tile()
        if self.hand != NONE:
            self.put_away(self.hand, NONE)
            self.hand = NONE

    def end(self) -> None:
        self.phase = OVER
        self.log(ENDING, 0, 0, 0)
        if not self.unscored:
            self.final_scoring()

    def final_scoring(self) -> None:
        self.list_held()
        for place in range(len(self.tables.sources)):
            self.award_held(self.tables.sources[place])
        self.score_beyond()

    def award_held(self, kind: i64) -> None:
        for place in range(self.held):
            if self.kind(self.held_root[place]) == kind:
                self.award(self.held_root[place], False)

    def score_beyond(self) -> None:
        """What the end of the game brings beside regions."""

    def project(self) -> None:
        """Counts in `projection` what each seat would have if the game ended now."""
        for seat in range(self.players):
            self.projection[seat] = self.score[seat]
        if self.phase != OVER or self.unscored:
            self.projecting = True
            for place in range(self.list_held()):
                self.award_known(self.held_root[place])
            self.score_beyond()
            self.projecting = False

    def projected(self) -> list[int]:
        self.project()
        return [self.projection[seat] for seat in range(self.players)]

    def scores(self) -> list[int]:
        return [self.score[seat] for seat in range(self.players)]

    def breakdown(self, root: i64, closed: bool) -> list[int]:
        """The lines of what a region is worth, three integers each."""
        self.items = []
        self.telling = True
        self.worth(root, closed)
        self.telling = False
        return self.items

    # For search

    def beyond_regions(self, final: bool, lead: bool) -> i64:
        """With a tile just laid: the most that the seat to move can win in the rest of its turn
        besides what regions bring; in points, or in lead."""
        return 0

    def goes_on(self) -> bool:
        """With a tile just scored: whether its turn may have more to it."""
        return False

    def scores_when_complete(self, node: i64) -> bool:
        tables, tile = self.tables, self.tile_of[node]
        face, zone = self.laid_face[tile], node - self.laid_base[tile]
        for place in range(tables.scoring_first[face], tables.scoring_first[face + 1]):
            if tables.scoring[place] == zone:
                return True
        return False

    # Legal moves

    def count(self) -> i64:
        """How many legal moves there are."""
        if self.listed != _ALL:
            self.list_moves(False)
        return self.lays if self.phase == LAY else self.choices + self._lazy

    def nth(self, number: i64) -> i64:
        """A legal move, by its number."""
        if self.listed != _ALL:
            self.list_moves(False)
        if self.phase == LAY:
            return self.nth_lay(self.hand, number)
        return self._listed_move(number)

    def count_choices(self) -> i64:
        """How many legal moves there are, equal ones counted once."""
        if self.listed != _CHOICES:
            self.list_moves(True)
        return self.lays if self.phase == LAY else self.choices

    def nth_choice(self, number: i64) -> i64:
        if self.listed != _CHOICES:
            self.list_moves(True)
        return self._listed_move(number)

    def _listed_move(self, number: i64) -> i64:
        if self.phase == LAY:
            return self.nth_lay(self.hand, number)
        if number < self._spots:
            return self.choice[number]
        number -= self._spots
        if number < self._lazy:
            return 1 + self.ground[number]
        return self.choice[number - self._lazy + self._spots]

    def list_moves(self, merged: bool) -> None:
        """Finds the legal moves; of those that lead to games alike in all that counts only the
        first, if asked."""
        self.choices = 0
        self._lazy = 0
        if self.phase == LAY:
            self.list_lays(self.hand)
        elif self.phase == PLACE:
            self.add_choice(PASS)
            self._list_spots(merged)
            self._spots = self.choices
            if self.grounds:
                self._list_grounds(merged)
            self.list_others()
        elif self.phase != OVER:
            self.list_further()
        self.listed = _CHOICES if merged else _ALL

    def is_legal(self, move: i64) -> bool:
        if self.phase == LAY:
            return self.fits(self.hand, move & 3, move >> 2)
        for number in range(self.count()):
            if self.nth(number) == move:
                return True
        return False

    def list_others(self) -> None:
        """What may be done instead of placing a piece."""

    def list_further(self) -> None:
        """What may be done in phases that only this game has."""

    def add_choice(self, move: i64) -> None:
        if self.choices == len(self.choice):
            self.choice = grown(self.choice, 2 * self.choices, 0)
        self.choice[self.choices] = move
        self.choices += 1

    def _list_spots(self, merged: bool) -> None:
        """The pieces, and the nodes of the last tile, that the seat to move may put together.

        What a piece claims there must be free, as it is with the tile laid: its region, or for one
        that claims a system all of that (H-R13, S-R7). Each zone is a move of its own; merged,
        for search, only one of those that come to the same.
        """
        tables, tile, kinds = self.tables, self.laid - 1, self.kinds
        base, row = self.laid_base[tile], self.laid_face[tile] * kinds
        parent, total, words = self.parent, self.total, self.words
        claims, seats_shift = tables.spot_claim, tables.seats_shift
        for piece in range(kinds):
            if self.supply[self.to_move * kinds + piece]:
                self.stamp += STEP
                first, end = tables.spot_first[row + piece], tables.spot_first[row + piece + 1]
                for place in range(first, end):
                    root = base + claims[place]
                    while parent[root] != root:
                        root = parent[root]
                    if total[root * words] >> seats_shift == 0:
                        node = base + tables.spot_zone[place]
                        if not merged or self._is_new(root, self.variant(node)):
                            self.add_choice(1 + node * kinds + piece)

    def _is_new(self, root: i64, variant: i64) -> bool:
        """Whether a variant of placing a piece in a region has not been met since the stamp.

        So as not to forget other variants, the stamp of a region counts up by those met.
        """
        seen: i64 = 0
        if self.stamped[root] >= self.stamp:
            seen = self.stamped[root] - self.stamp
        if seen & variant:
            return False
        self.stamped[root] = self.stamp + seen + variant
        return True

    def variant(self, node: i64) -> i64:
        """Places in one region are alike unless this is different: a power of 2 below STEP."""
        return 1

    def _list_grounds(self, merged: bool) -> None:
        """A roaming piece may go from the table as well as from the supply; G-R2: not to a region
        that is complete, also by this tile."""
        if not merged and self._may_go_everywhere():
            self._lazy = self.grounds
            return
        self.stamp += STEP
        for place in range(self.grounds):
            node, piece = self.ground[place] // self.kinds, self.ground[place] % self.kinds
            if not self.owned[self.to_move * self.kinds + piece]:
                continue
            root = self.find(node)
            if self.open_ends(root) and (not merged or self._is_new(root, self.piece_bit[piece])):
                self.add_choice(1 + node * self.kinds + piece)

    def _may_go_everywhere(self) -> bool:
        """Whether the seat to move has all that roams, and the last tile completed no ground."""
        tables, tile = self.tables, self.laid - 1
        for piece in range(self.kinds):
            if tables.roams[piece] and not self.owned[self.to_move * self.kinds + piece]:
                return False
        face, base = self.laid_face[tile], self.laid_base[tile]
        for place in range(tables.ground_first[face], tables.ground_first[face + 1]):
            if self.open_ends(self.find(base + tables.ground_zone[place])) == 0:
                return False
        return True
