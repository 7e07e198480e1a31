"""Every edit of a starting layout as a function from one content to the next. No windows here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from carcqt.board.state import BoardTile
from carcqt.content.decks import DeckFile
from carcqt.rules.description import TOKENS
from carcqt.rules.extra import Plain
from carcqt.rules.geometry import Square
from carcqt.rules.piles import PileState
from carcqt.rules.position import LaidTile, Position, Standing
from carcqt.rules.tiles import Deck, Tile
from editor.documents.layout import LayoutContent

MOST_NAME = 200
_AFTER_MOVES = ("moves", "expect", "table", "deck_hash", "map_hash")
"""What a file says of another beginning than the one that was taken."""


_last_deck: list[tuple[DeckFile, Deck]] = []


def deck_of(content: LayoutContent) -> Deck:
    """Made once for as long as it is the same file that is asked about."""
    file = content.material_file
    assert isinstance(file, DeckFile)
    if not _last_deck or _last_deck[0][0] is not file:
        _last_deck[:] = [(file, file.deck)]
    return _last_deck[0][1]


def tile_of(content: LayoutContent, name: str) -> Tile | None:
    is_deck = isinstance(content.material_file, DeckFile)
    return deck_of(content).tile.get(name) if is_deck else None


# Tiles on the table.


def board_tiles(content: LayoutContent) -> tuple[BoardTile, ...]:
    """What can be shown; tiles that the deck does not have cannot."""
    known = deck_of(content).tile
    return tuple(
        BoardTile(known[laid.tile], laid.square, laid.turn % 4)
        for laid in content.position.laid
        if laid.tile in known
    )


def number_at(content: LayoutContent, square: Square) -> int | None:
    """The number of the tile that covers a square, among those that are laid."""
    for number, laid in enumerate(content.position.laid):
        if laid.square == square:
            return number
        tile = tile_of(content, laid.tile)
        if tile is not None and square in BoardTile(tile, laid.square, laid.turn % 4).squares():
            return number
    return None


def laid_at(content: LayoutContent, square: Square) -> LaidTile | None:
    number = number_at(content, square)
    return None if number is None else content.position.laid[number]


def is_free(
    content: LayoutContent, tile: Tile, square: Square, turn: int, but: int | None = None
) -> bool:
    """Whether nothing lies there yet, but perhaps the one tile of this number."""
    return all(
        number_at(content, one) in (None, but)
        for one in BoardTile(tile, square, turn % 4).squares()
    )


def lay(content: LayoutContent, tile: str, square: Square, turn: int) -> LayoutContent:
    shown = tile_of(content, tile)
    if shown is None or not is_free(content, shown, square, turn):
        return content
    content = _freed(content, tile)
    laid = (*content.position.laid, LaidTile(tile, Square(*square), turn % 4))
    return _with(content, laid=laid)


def remove_tile(content: LayoutContent, square: Square) -> LayoutContent:
    """With everything that stands on it; the pieces go back to their supplies."""
    number = number_at(content, square)
    if number is None:
        return content
    home = content.position.laid[number].square
    for standing in [one for one in content.position.pieces if one.square == home]:
        content = remove_piece(content, standing)
    laid = content.position.laid
    content = _with(content, laid=laid[:number] + laid[number + 1 :])
    return _with_places(content, lambda place: None if _square_of(place) == home else place)


def move_tile(content: LayoutContent, square: Square, there: Square) -> LayoutContent:
    """To another square, with everything that stands on it."""
    number = number_at(content, square)
    if number is None:
        return content
    old = content.position.laid[number]
    tile = tile_of(content, old.tile)
    if tile is not None and not is_free(content, tile, there, old.turn, number):
        return content
    return _relaid(content, number, replace(old, square=Square(*there)))


def turn_tile(content: LayoutContent, square: Square, by: int) -> LayoutContent:
    """What stands on it turns with it; a large one turns only where there is room."""
    number = number_at(content, square)
    if number is None:
        return content
    old = content.position.laid[number]
    tile = tile_of(content, old.tile)
    turn = next_turn(tile, old.turn, by)
    if tile is not None and not is_free(content, tile, old.square, turn, number):
        turn = (old.turn + 2) % 4
    return _relaid(content, number, replace(old, turn=turn))


def next_turn(tile: Tile | None, turn: int, by: int) -> int:
    """Turns that look the same are passed over."""
    turns = sorted(tile.turns) if tile is not None else [0, 1, 2, 3]
    if turn not in turns:
        return turns[0] if by > 0 else turns[-1]
    return turns[(turns.index(turn) + by) % len(turns)]


def _relaid(content: LayoutContent, number: int, new: LaidTile) -> LayoutContent:
    laid, old = content.position.laid, content.position.laid[number]
    pieces = tuple(
        replace(piece, square=new.square) if piece.square == old.square else piece
        for piece in content.position.pieces
    )
    content = _with(content, laid=(*laid[:number], new, *laid[number + 1 :]), pieces=pieces)
    if old.square == new.square:
        return content

    def moved(place: str) -> str:
        zone = place.partition(" ")[2]
        return f"{new.square} {zone}" if _square_of(place) == old.square else place

    return _with_places(content, moved)


def raise_tile(content: LayoutContent, square: Square) -> LayoutContent:
    """The tile counts as the one that was laid last."""
    number = number_at(content, square)
    if number is None:
        return content
    laid = content.position.laid
    return _with(content, laid=(*laid[:number], *laid[number + 1 :], laid[number]))


def clear_table(content: LayoutContent) -> LayoutContent:
    """Only the tile that the game begins with is left."""
    for piece in content.position.pieces:
        content = remove_piece(content, piece)
    content = _with(content, laid=content.usual.laid, drawn="", phase=content.usual.phase)
    return _with(content, extra=content.usual.extra)


# Pieces.


def pieces_at(content: LayoutContent, square: Square, zone: str = "") -> list[Standing]:
    laid = laid_at(content, square)
    home = square if laid is None else laid.square
    return [
        piece
        for piece in content.position.pieces
        if piece.square == home and zone in ("", piece.zone)
    ]


def stand(
    content: LayoutContent, seat: int, piece: str, square: Square, zone: str
) -> LayoutContent:
    """One more piece on a zone, out of its owner's supply if there is one left."""
    laid = laid_at(content, square)
    home = Square(*square) if laid is None else laid.square
    pieces = (*content.position.pieces, Standing(seat, piece, home, zone))
    return _supplied(_with(content, pieces=pieces), seat, piece, -1)


def remove_piece(content: LayoutContent, standing: Standing) -> LayoutContent:
    pieces = list(content.position.pieces)
    if standing not in pieces:
        return content
    pieces.remove(standing)
    return _supplied(_with(content, pieces=tuple(pieces)), standing.seat, standing.piece, 1)


def _supplied(content: LayoutContent, seat: int, piece: str, by: int) -> LayoutContent:
    numbers = content.description.piece_numbers
    supplies = content.position.supplies
    if piece not in numbers or seat >= len(supplies) or numbers[piece] >= len(supplies[seat]):
        return content
    most = content.description.piece[piece].count
    left = supplies[seat][numbers[piece]]
    return with_supply(content, seat, piece, max(0, left + by if left + by <= most else left))


def with_supply(content: LayoutContent, seat: int, piece: str, left: int) -> LayoutContent:
    number = content.description.piece_numbers[piece]
    supplies = [list(supply) for supply in content.position.supplies]
    supplies[seat][number] = left
    return _with(content, supplies=tuple(map(tuple, supplies)))


# The players.


def with_score(content: LayoutContent, seat: int, score: int) -> LayoutContent:
    return _with(content, scores=_put(content.position.scores, seat, score))


def with_name(content: LayoutContent, seat: int, name: str) -> LayoutContent:
    names = [*content.names, *[""] * content.players][: content.players]
    names[seat] = name[:MOST_NAME]
    return replace(content, names=tuple(names) if any(names) else ())


def with_to_move(content: LayoutContent, seat: int) -> LayoutContent:
    return _with(content, to_move=seat)


def with_phase(content: LayoutContent, phase: str) -> LayoutContent:
    return _with(content, phase=phase)


def with_drawn(content: LayoutContent, tile: str) -> LayoutContent:
    return _with(_freed(content, tile), drawn=tile)


# What is to come.


def draws_of(content: LayoutContent, pile: str) -> tuple[str, ...] | None:
    return dict(content.draws).get(pile)


def pile_of(content: LayoutContent, thing: str) -> str:
    """Where a tile, or a token, is drawn from."""
    tile = tile_of(content, thing)
    piles = content.description.piles
    if tile is None:
        return TOKENS
    return tile.pile if tile.pile in piles else piles[0]


def draw_next(
    content: LayoutContent, pile: str, thing: str, place: int | None = None
) -> LayoutContent:
    """One more thing that comes in a known place; at the end if none is said."""
    things = list(draws_of(content, pile) or ())
    things.insert(len(things) if place is None else place, thing)
    return content.with_draws(pile, things)


def drop_draw(content: LayoutContent, pile: str, place: int) -> LayoutContent:
    things = list(draws_of(content, pile) or ())
    if 0 <= place < len(things):
        del things[place]
        return content.with_draws(pile, things or None)
    return content


def move_draw(content: LayoutContent, pile: str, place: int, to: int) -> LayoutContent:
    things = list(draws_of(content, pile) or ())
    if 0 <= place < len(things):
        things.insert(max(0, min(to, len(things) - 1)), things.pop(place))
        return content.with_draws(pile, things)
    return content


def shuffle_draws(content: LayoutContent, pile: str, rng: Random) -> LayoutContent:
    """What is listed in another order."""
    things = list(draws_of(content, pile) or ())
    rng.shuffle(things)
    return content.with_draws(pile, things or None)


def list_all(content: LayoutContent, pile: str, rng: Random) -> LayoutContent:
    """Everything that is left in the pile, the listed things first."""
    things = list(draws_of(content, pile) or ())
    rest = list((left_in(content, pile) - Counter(things)).elements())
    rng.shuffle(rest)
    return content.with_draws(pile, [*things, *rest])


def left_in(content: LayoutContent, pile: str) -> Counter[str]:
    """What has not been taken out of a pile by the table, a hand or the removed tiles."""
    rules, material = content.rules, content.material_file.material
    options = content.options
    begin = rules.start_position(material, content.players, Random(0), options, content.first)
    whole = {one.name: Counter(one.things) for one in begin.piles}
    piles = begin.piles
    used = rules.used(material, replace(content.position, piles=piles)).get(pile, Counter())
    return whole.get(pile, Counter()) - used


def left_of_tile(content: LayoutContent) -> Counter[str]:
    """For each tile, how many copies are still to come, listed among the next ones or not."""
    position = content.position
    left = Counter({tile.id: tile.count for tile in deck_of(content).tiles})
    left.subtract(laid.tile for laid in position.laid)
    left.subtract(position.gone)
    left.subtract([position.drawn] if position.drawn else ())
    return left


def _freed(content: LayoutContent, tile: str) -> LayoutContent:
    """Where all copies that are left are listed among the next tiles, the last one comes out."""
    if tile_of(content, tile) is None:
        return content
    pile = pile_of(content, tile)
    things = draws_of(content, pile) or ()
    left = left_of_tile(content)[tile]
    if not 0 < left <= things.count(tile):
        return content
    place = len(things) - 1 - things[::-1].index(tile)
    return content.with_draws(pile, (things[:place] + things[place + 1 :]) or None)


def remove_from_game(content: LayoutContent, tile: str) -> LayoutContent:
    content = _freed(content, tile)
    return _with(content, gone=(*content.position.gone, tile))


def put_back(content: LayoutContent, place: int) -> LayoutContent:
    gone = content.position.gone
    return _with(content, gone=gone[:place] + gone[place + 1 :])


# What only one game keeps.


def extra_of(content: LayoutContent, key: str, usual: Any = None) -> Any:
    return content.position.extra.plain().get(key, usual)


def with_extra(content: LayoutContent, key: str, value: Plain) -> LayoutContent:
    """`None`: as the game has it at the start."""
    return _with(content, extra=content.position.extra.saying(key, value))


def placed_by_hand(content: LayoutContent, key: str) -> LayoutContent:
    """What the game would put there by itself, to be changed from now on."""
    if extra_of(content, key) is not None:
        return content
    start = begun(content)
    found = start.extra.plain().get(key) if start is not None else None
    return with_extra(content, key, found if found is not None else ())


def add_token(content: LayoutContent, key: str, place: str, token: str) -> LayoutContent:
    """One more on the heap at a place, or a heap of one."""
    content = placed_by_hand(content, key)
    heaps = list(extra_of(content, key, ()))
    for number, heap in enumerate(heaps):
        if isinstance(heap, tuple) and heap and heap[0] == place:
            heaps[number] = (*heap, token)
            return with_extra(content, key, tuple(heaps))
    return with_extra(content, key, tuple(sorted((*heaps, (place, token)))))


def drop_heap(content: LayoutContent, key: str, place: str) -> LayoutContent:
    heaps = extra_of(content, key, ())
    left = tuple(heap for heap in heaps if not (isinstance(heap, tuple) and heap[:1] == (place,)))
    return content if left == heaps else with_extra(content, key, left)


def _square_of(place: str) -> Square | None:
    try:
        x, y = place.partition(" ")[0].split(",")
        return Square(int(x), int(y))
    except ValueError:
        return None


def _with_places(content: LayoutContent, change: Callable[[str], str | None]) -> LayoutContent:
    """Lists of things that lie at places of the table, `[["1,0 m0", …], …]`, whatever the game
    calls them."""
    for key, value in content.position.extra.plain().items():
        if is_placed(value):
            assert isinstance(value, tuple)
            places = [(change(str(one[0])), one) for one in value if isinstance(one, tuple)]
            new = tuple((place, *one[1:]) for place, one in places if place is not None)
            if new != value:
                content = with_extra(content, key, new)
    return content


def is_placed(value: Plain) -> bool:
    return (
        isinstance(value, tuple)
        and bool(value)
        and all(
            isinstance(one, tuple) and one and _square_of(str(one[0])) is not None for one in value
        )
    )


_last_begun: list[tuple[LayoutContent, Position | None]] = []


def begun(content: LayoutContent) -> Position | None:
    """What the game makes of the layout once it begins; nothing, where it cannot. Worked out
    once for as long as it is the same content that is asked about."""
    if not _last_begun or _last_begun[0][0] is not content:
        _last_begun[:] = [(content, _begin(content))]
    return _last_begun[0][1]


def _begin(content: LayoutContent) -> Position | None:
    try:
        whole = content.whole
        if content.rules.problems(content.material_file.material, whole):
            return None
        return content.rules(content.material_file.material, whole).position()
    except ValueError:
        return None


def hides(content: LayoutContent) -> tuple[bool, bool]:
    """Whether the order of some pile is hidden, and whether something else is."""
    whole = content.whole
    order = any(pile.known < _told(pile) for pile in whole.piles)
    try:
        hidden = content.rules.hide(begun(content) or whole, None)
    except ValueError:
        return order, False
    return order, _has_hidden(tuple(hidden.extra.plain().values()))


def _told(pile: PileState) -> int:
    """Where all are alike, there is no order to know."""
    return len(pile.things) if len(set(pile.things)) > 1 else 0


def _has_hidden(value: object) -> bool:
    if isinstance(value, tuple):
        return any(map(_has_hidden, value))
    return value is None or value == "?"


# From somewhere else.


def taken_over(content: LayoutContent, new: LayoutContent) -> LayoutContent:
    """The table of another layout, with the texts and the goal of this one."""
    kept = {key: value for key, value in content.kept.items() if key not in _AFTER_MOVES}
    names = new.names if any(new.names) else ()
    return replace(new, names=names, title=content.title, text=content.text, kept=kept)


def without_moves(content: LayoutContent) -> LayoutContent:
    """The file's moves, and what it expects of them, are forgotten."""
    kept = {key: value for key, value in content.kept.items() if key not in ("moves", "expect")}
    return replace(content, kept=kept)


def for_trial(content: LayoutContent) -> LayoutContent:
    """To be played from a file of its own, from the first move."""
    kept = {key: value for key, value in content.kept.items() if key not in _AFTER_MOVES}
    name = "" if content.material_name.endswith(".toml") else content.material_name
    return replace(content, kept=kept, material_name=name)


def with_text(content: LayoutContent, which: str, language: str, text: str) -> LayoutContent:
    """A title or text in one language; an empty one is none."""
    old: Mapping[str, str] = getattr(content, which)
    new = {**old, language: text}
    if not text:
        del new[language]
    return replace(content, title=new) if which == "title" else replace(content, text=new)


def _with(content: LayoutContent, **changes: Any) -> LayoutContent:
    return replace(content, position=replace(content.position, **changes))


def _put(values: Sequence[int], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])
