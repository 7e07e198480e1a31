"""What goldrush has of its own, over integers: mine tokens on mountains, tents, towns.

Each token is a number of its own: its place in the stock, or for those that lay elsewhere when
the game was set up, one after those. Heaps of tokens are chains, from the top down:

    word[token]                the token below, or NONE
    word[tokens + seat]        the top of what a seat has taken
    word[tokens + seats]       the top of what has left the game
    word[kinds + token]        what a token shows
    word[heaps + root]         the top of what lies on a mountain
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.hashing import MASK, scattered
from carcqt.rules.kernel.journal import JOINED, LOOPED, NONE, PUT, SEEN, TOLD, WIDTH, filled, grown
from carcqt.rules.kernel.kernel import Kernel
from carcqt.rules.kernel.piles import Asking, Impossible
from carcqt.rules.kernel.regions import STEP
from carcqt.rules.kernel.tables import Tables, packed

# Kinds of region, as the description has them.
PRAIRIE: Final[i64] = 0
MOUNTAIN: Final[i64] = 1
RAILWAY: Final[i64] = 2
TOWN: Final[i64] = 3
# Icons, likewise.
LOCOMOTIVE: Final[i64] = 0
NUGGET: Final[i64] = 1
CAMP: Final[i64] = 2
HORSES: Final[i64] = 3
# Lines of a breakdown.
LINES: Final = ("tile", "nugget", "railway", "camp", "horses", "token")
_TILE: Final[i64] = 0
_NUGGET: Final[i64] = 1
_RAILWAY: Final[i64] = 2
_CAMP: Final[i64] = 3
_HORSES: Final[i64] = 4
# What is told of tokens.
LAID: Final[i64] = 0
LOST: Final[i64] = 1
SHOWN: Final[i64] = 2
TAKEN: Final[i64] = 3
"""From here on, by seat; then where, and how many × tokens + the last of them."""

TENT: Final[i64] = 1
"""The second kind of piece."""
STOCK: Final[i64] = 1
"""The second pile: the tokens."""
TAKE: Final[i64] = -2
"""The move."""
PURSE: Final[i64] = -2
"""Why points are scored."""
# What a number is that goes into the hash.
_IN_STOCK: Final[i64] = 1 << 50
_UNSEEN: Final[i64] = 2 << 50
_OWNED: Final[i64] = 3 << 50


class GoldrushKernel(Kernel):
    def __init__(self, tables: Tables, players: i64, piles: i64) -> None:
        super().__init__(tables, players, piles)
        self.fills = True
        """Whether tiles that are laid bring tokens."""
        self.settles = False
        """In search: whether tokens come to be what they are when somebody sees them."""
        self.given_tokens: list[int] = []
        """What tokens that are seen are to be, as far as that is said; among what is drawn."""
        self.unseen: list[int] = []
        """What a token that is asked for may be: the kinds of all that nobody has seen."""
        self.worths = filled(0, 0)
        """Of each kind of token."""
        self._most_worth: i64 = 0
        """Of the best of them."""
        self._mountains: i64 = 0
        self._mountain = filled(0, 0)
        self._place = filled(0, 0)
        """What `_list_mountains` found: roots, and for each root its place."""
        self.tokens: i64 = 0
        self._kinds: i64 = 0
        self._heaps: i64 = 0

    def set_tokens(self, elsewhere: Sequence[int], worths: Sequence[int]) -> None:
        """Once the stock is known: all other tokens, and what each kind is worth."""
        kinds = [*super().all_of(STOCK), *elsewhere]
        self.worths = packed(worths)
        self._most_worth = 0
        for kind in range(len(worths)):
            self._most_worth = max(self._most_worth, self.worths[kind])
        self.tokens = len(kinds)
        self._kinds = self.tokens + self.players + 1
        self._heaps = self._kinds + self.tokens
        self.word = filled(self._heaps + len(self.parent), NONE)
        self.set_kinds(kinds)

    def set_kinds(self, kinds: Sequence[int]) -> None:
        """What each token shows."""
        for token in range(self.tokens):
            self.word[self._kinds + token] = kinds[token]

    def all_of(self, pile: i64) -> list[int]:
        if pile != STOCK:
            return super().all_of(pile)
        return [self.kind_of(token) for token in range(len(self.thing[STOCK]))]

    def kind_of(self, token: i64) -> i64:
        """What a token shows."""
        return self.word[self._kinds + token]

    def purse(self, seat: i64) -> i64:
        """The word for what a seat has taken."""
        return self.tokens + seat

    def lost(self) -> i64:
        return self.tokens + self.players

    def heap(self, root: i64) -> i64:
        """The word for what lies on a mountain."""
        return self._heaps + root

    def top(self, root: i64) -> i64:
        """The token on top of a mountain's heap, or NONE."""
        return self.word[self._heaps + root]

    def mines(self) -> list[int]:
        """The mountains where tokens lie."""
        end = min(self._heaps + self.nodes, len(self.word))
        return [n - self._heaps for n in range(self._heaps, end) if self.word[n] != NONE]

    def drop_on(self, heap: i64, token: i64) -> None:
        """A token comes to lie on top of a heap."""
        self.put(token, self.word[heap])
        self.put(heap, token)

    def chain(self, heap: i64) -> list[int]:
        """The tokens of a heap, from the top down."""
        found: list[int] = []
        token = self.word[heap]
        while token != NONE:
            found.append(token)
            token = self.word[token]
        return found

    # Tokens on mountains

    def extend_grounds(self, joins: i64) -> None:
        if self._heaps + self.nodes > len(self.word):
            self.word = grown(self.word, self._heaps + len(self.parent), NONE)
        if not self.fills:
            return
        # G-R5: first the piles of mountains that were joined, then this tile's tokens on top.
        tables, tile = self.tables, self.laid - 1
        face, base = self.laid_face[tile], self.laid_base[tile]
        begin, end = tables.ground_first[face], tables.ground_first[face + 1]
        for place in range(begin, end):
            if self.size(self.find(base + tables.ground_zone[place])) > 1:
                self._join_heaps(joins)
                break
        # G-R11: each section's nuggets go to its own mountain, in the order of the tile.
        for place in range(begin, end):
            node = base + tables.ground_zone[place]
            self._fill(node, self.shows(node, NUGGET))

    def _join_heaps(self, joins: i64) -> None:
        """G-R5, G-R12: mountains that have become one have one pile, and tents are at that."""
        parts = self._parts(joins)
        roots: list[int] = []
        for part in parts:
            root = self.find(part)
            if self.top(part) != NONE and root not in roots:
                roots.append(root)
        for root in roots:
            heaps: list[int] = []
            for part in parts:
                if self.top(part) != NONE and self.find(part) == root:
                    heaps.append(part)
            if heaps != [root]:
                self._stack(
                    heaps if len(heaps) == 1 else self._lowest_first(heaps, root, parts), root
                )

    def _parts(self, joins: i64) -> list[int]:
        """The roots of the regions that were joined, as they were before."""
        parts: list[int] = []
        for at in range(joins, self.written, WIDTH):
            what = self.entry[at]
            if what == JOINED or what == LOOPED:
                if self.entry[at + 1] not in parts:
                    parts.append(self.entry[at + 1])
                if what == JOINED and self.entry[at + 2] not in parts:
                    parts.append(self.entry[at + 2])
        return parts

    def _lowest_first(self, heaps: list[int], root: i64, parts: list[int]) -> list[int]:
        """G-R5: the pile of the mountain of fewest tiles lies lowest; of as many, that of the
        later one. The tile that joins them is a part of its own, and so is not counted."""
        self.stamp += STEP
        for part in parts:
            self.stamped[part] = self.stamp
        tiles: dict[int, int] = {}
        last: dict[int, int] = {}
        first: dict[int, int] = {}
        for node in self.members(root):
            part = self._part_of(node)
            tile: int = self.tile_of[node]
            # The nodes of a tile follow each other.
            if last.get(part, NONE) != tile:
                last[part] = tile
                tiles[part] = tiles.get(part, 0) + 1
            # Of two that begin on one tile, that of the section named first is the earlier.
            first.setdefault(part, node)
        ranked = [(tiles[heap], -first[heap], heap) for heap in heaps]
        ranked.sort()
        return [heap for _, _, heap in ranked]

    def _part_of(self, node: i64) -> i64:
        """The stamped root that a node belonged to."""
        while self.stamped[node] != self.stamp and self.parent[node] != node:
            node = self.parent[node]
        return node

    def _stack(self, heaps: list[int], root: i64) -> None:
        """Piles upon each other, the first one lowest."""
        top = NONE
        for heap in heaps:
            chain = self.chain(self.heap(heap))
            self.put(chain[-1], top)
            top = chain[0]
            self.put(self.heap(heap), NONE)
        self.put(self.heap(root), top)

    def _fill(self, node: i64, nuggets: i64) -> None:
        """As many tokens as there are nuggets; G-R3: as long as the stock has any."""
        laid: i64 = 0
        heap = self.heap(self.find(node))
        while laid < nuggets and not self.is_empty(STOCK):
            self.drop_on(heap, self.drawn[STOCK])
            self.draw_unseen(STOCK)
            laid += 1
        if laid:
            self.log(TOLD, LAID, node, laid)

    def lose_complete(self) -> None:
        """G-R10: what a position has laid on mountains that are complete is lost, in the order in
        which they got their piles."""
        filled_since: dict[int, int] = {}
        for at in range(0, self.written, WIDTH):
            word = self.entry[at + 1]
            if self.entry[at] == PUT and word >= self._heaps and self.entry[at + 2] == NONE:
                filled_since[word - self._heaps] = at
        for root in sorted(filled_since, key=filled_since.__getitem__):
            if self.top(root) != NONE and self.open_ends(root) == 0:
                self._lose(root)

    def _lose(self, root: i64) -> None:
        """The tokens of a mountain leave the game."""
        chain = self.chain(self.heap(root))
        self.log(TOLD, LOST, root, len(chain))
        self.put(self.heap(root), NONE)
        chain.reverse()
        for token in chain:
            self.drop_on(self.lost(), token)

    # The turn

    def own_heap(self) -> i64:
        """The mountain where the seat to move may take a token. G-R8: only if one lies there."""
        slot = self.slot_of(self.to_move * self.kinds + TENT)
        if slot == NONE:
            return NONE
        root = self.find(self.standing_node[slot])
        return root if self.top(root) != NONE else NONE

    def list_others(self) -> None:
        if self.own_heap() != NONE:
            self.add_choice(TAKE)

    def act(self, move: i64) -> None:
        """G-R9: one token, from the top; G-R2: also if this tile has completed the mountain."""
        heap = self.heap(self.own_heap())
        token = self.word[heap]
        self.put(heap, self.word[token])
        tent = self.standing_node[self.slot_of(self.to_move * self.kinds + TENT)]
        self._look_at([token])
        self._give(self.to_move, tent, [token])

    def _look_at(self, tokens: list[int]) -> None:
        """In search each may be any that nobody has seen, which then changes places with it."""
        if not self.settles:
            return
        for place in range(len(tokens)):
            unseen = self._unseen(tokens, place)
            if len(self.given_tokens) > self.draws:
                self._exchange(tokens[place], self.given_tokens[self.draws], unseen)
            elif self.asking:
                self.unseen = [self.kind_of(token) for token in unseen]
                raise Asking(STOCK)
            self.draws += 1
            self.last_drawn = NONE
            self.log(SEEN, self.kind_of(tokens[place]), 0, 0)

    def _unseen(self, tokens: list[int], place: i64) -> list[int]:
        """All tokens that nobody has seen: first those that are about to be, from a place on."""
        seen = set(tokens)
        for seat in range(self.players):
            seen.update(self.chain(self.purse(seat)))
        others = [token for token in range(self.tokens) if token not in seen]
        return tokens[place:] + others

    def _exchange(self, token: i64, kind: i64, unseen: list[int]) -> None:
        """A token is to show this."""
        for other in unseen:
            if self.kind_of(other) == kind:
                self.put(self._kinds + other, self.kind_of(token))
                self.put(self._kinds + token, kind)
                return
        raise Impossible(self.draws, STOCK)

    def _give(self, seat: i64, node: i64, tokens: list[int]) -> None:
        for token in tokens:
            self.drop_on(self.purse(seat), token)
        count: i64 = len(tokens)
        self.log(TOLD, TAKEN + seat, node, count * self.tokens + self.word[self.purse(seat)])

    def settle(self, root: i64) -> None:
        if self.kind(root) != MOUNTAIN:
            super().settle(root)
            return
        if self.top(root) != NONE:
            self._share_out(root)
        self.award(root, True)
        self.send_home(root)

    def _share_out(self, mountain: i64) -> None:
        """The tokens left go to most prospectors, in turn if tied; G-R1: without any, to nobody."""
        leaders = self.leaders(mountain)
        if leaders == 0:
            self._lose(mountain)
            return
        tokens = self.chain(self.heap(mountain))
        self.put(self.heap(mountain), NONE)
        self._look_at(tokens)
        seats: list[int] = []
        # G-R4: clockwise from the active player.
        for number in range(self.players):
            seat = (self.to_move + number) % self.players
            if leaders & self.seat_bit[seat]:
                seats.append(seat)
        for place in range(min(len(seats), len(tokens))):
            taken = [tokens[number] for number in range(place, len(tokens), len(seats))]
            self._give(seats[place], mountain, taken)

    def beyond_regions(self, final: bool, lead: bool) -> i64:
        """Tokens: the one that may be taken, and those of complete mountains if they may come to
        be others, or go to others, once one was taken or a prospector placed."""
        if not final:
            return 0
        own = self.own_heap()
        points: i64 = 0
        if own != NONE and self.open_ends(own):
            points = self._most_of([self.top(own)])
        tables, tile = self.tables, self.laid - 1
        face, base = self.laid_face[tile], self.laid_base[tile]
        for place in range(tables.ground_first[face], tables.ground_first[face + 1]):
            root = self.find(base + tables.ground_zone[place])
            unsure = self.settles or root == own or not self.is_held(root)
            if unsure and self.open_ends(root) == 0:
                points += self._most_of(self.chain(self.heap(root))) * (2 if lead else 1)
        return points

    def _most_of(self, tokens: list[int]) -> i64:
        """What tokens are worth, or may be."""
        points: i64 = 0
        for token in tokens:
            points += self._most_worth if self.settles else self.worths[self.kind_of(token)]
        return points

    def worth(self, root: i64, closed: bool) -> i64:
        kind = self.kind(root)
        if kind == RAILWAY:
            # S-R5, G-R7: tiles count once. Exactly one locomotive doubles a complete railway.
            complete = closed or self.open_ends(root) == 0
            doubled = complete and self.icon(root, LOCOMOTIVE) == 1
            return self.line(_TILE, self.tiles_in(root), 2 if doubled else 1)
        if kind == MOUNTAIN:
            return self.line(_NUGGET, self.icon(root, NUGGET), 1)
        if kind == TOWN:
            return self.line(_RAILWAY, self._railways(root, closed), 3)
        camps = self.line(_CAMP, self.icon(root, CAMP), 2)
        return camps + self.line(_HORSES, self.icon(root, HORSES), 4)

    def _railways(self, town: i64, all_of_them: bool) -> i64:
        """Complete railways that leave a town; one that comes back to it counts once."""
        tables, kind = self.tables, self.type_of[town]
        base = self.laid_base[self.tile_of[town]]
        self.stamp += STEP
        count: i64 = 0
        for place in range(tables.line_first[kind], tables.line_first[kind + 1]):
            root = self.find(base + tables.line[place])
            if self.stamped[root] != self.stamp:
                self.stamped[root] = self.stamp
                if all_of_them or self.open_ends(root) == 0:
                    count += 1
        return count

    def final_scoring(self) -> None:
        """Tents and tokens leave the mountains first; the tokens of players count last."""
        self.sort_standing()
        slot: i64 = 0
        while slot < self.standing:
            if self.standing_what[slot] % self.kinds == TENT:
                self.bring_home(slot)
            else:
                slot += 1
        for root in self.mines():
            self._lose(root)
        for seat in range(self.players):
            if self.word[self.purse(seat)] != NONE:
                self.log(TOLD, SHOWN, seat, 0)
        super().final_scoring()

    def score_beyond(self) -> None:
        for seat in range(self.players):
            token = self.word[self.purse(seat)]
            if token != NONE:
                points: i64 = 0
                while token != NONE:
                    points += self.worths[self.kind_of(token)]
                    token = self.word[token]
                self.gain(seat, points, PURSE)

    # The hash

    def tokens_hash(self) -> i64:
        """What the rest of the game can depend on of tokens, stock and mountains."""
        self._list_mountains()
        left = len(self.thing[STOCK]) - self.drawn[STOCK]
        value = scattered(_IN_STOCK + left) + self._ages_hash(left > 0)
        for number in range(self._mountains):
            root = self._mountain[number]
            if self.top(root) != NONE:
                value += scattered(self._place[root] + self._heap_hash(self.heap(root)))
        seen = filled(self.tokens, 0)
        for seat in range(self.players):
            for token in self.chain(self.purse(seat)):
                seen[token] = 1
                value += scattered(_OWNED + 1024 * seat + self.kind_of(token))
        if self.settles:
            for token in range(self.tokens):
                if not seen[token]:
                    value += scattered(_UNSEEN + self.kind_of(token))
        return value & MASK

    def _list_mountains(self) -> None:
        """All mountains, the oldest first. The place of one is that of the smallest of its
        sections, whichever was laid first."""
        if len(self._mountain) < len(self.parent):
            self._mountain = filled(len(self.parent), 0)
            self._place = filled(len(self.parent), 0)
        tables = self.tables
        self.stamp += STEP
        self._mountains = 0
        for tile in range(self.laid):
            face, base = self.laid_face[tile], self.laid_base[tile]
            cell = self.squares.cell[self.laid_square[tile]]
            for row in range(tables.ground_first[face], tables.ground_first[face + 1]):
                root = self.find(base + tables.ground_zone[row])
                place = 1024 * cell + tables.ground_zone[row]
                if self.stamped[root] != self.stamp:
                    self.stamped[root] = self.stamp
                    self._place[root] = place
                    self._mountain[self._mountains] = root
                    self._mountains += 1
                elif place < self._place[root]:
                    self._place[root] = place

    def _ages_hash(self, filling: bool) -> i64:
        """For the key, by G-R5: which mountains are older, of those whose age may still count: a
        mountain without tokens may get some."""
        value: i64 = 0
        for number in range(self._mountains):
            root = self._mountain[number]
            if self.open_ends(root) and (filling or self.top(root) != NONE):
                value = scattered(31 * value + self._place[root])
        return value

    def _heap_hash(self, heap: i64) -> i64:
        """What lies in a heap, from the top down; in search, how much of it."""
        value: i64 = 1
        token = self.word[heap]
        while token != NONE:
            shown: i64 = 0
            if not self.settles:
                shown = self.kind_of(token)
            value = scattered(31 * value + shown)
            token = self.word[token]
        return value
