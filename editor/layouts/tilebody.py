"""A layout of a tile game: the table, and everything that can be put on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt

from carcqt.art.boards.placed import placed_tiles, spots_along
from carcqt.art.brush.sprites import Draw
from carcqt.art.drawings.pieces import Pose, piece
from carcqt.art.drawings.tokens import token
from carcqt.art.games import THEMES
from carcqt.art.studio.studio import Studio
from carcqt.board.advised import AdvisedTurn
from carcqt.board.colours import BoardColours
from carcqt.board.pictures import Pictures
from carcqt.board.state import BoardPiece
from carcqt.content.decks import DeckFile
from carcqt.rules.description import TOKENS
from carcqt.rules.geometry import Square
from carcqt.rules.position import Standing
from carcqt.rules.problems import Problem
from carcqt.rules.tiles import Tile
from carcqt.ui.language import language, punctuation
from carcqt.ui.theme.board_colours import board_colours
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.popmenu import PopMenu
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.words.names import PlayerNames, names_of
from editor.documents.layout import LayoutContent
from editor.documents.layouts import LayoutDocument
from editor.layouts import edits
from editor.layouts.board import LayoutBoard
from editor.layouts.body import LayoutBody
from editor.layouts.cursor import ThingHand
from editor.layouts.games import extras_of
from editor.layouts.games.extras import PlacedHeaps, SeatNumbers
from editor.layouts.marks import target
from editor.layouts.palette import PiecePalette, TileChooser
from editor.layouts.players import PlayersForm
from editor.layouts.showing import board_state, laid_like, place_of, squares_of, tile_named
from editor.layouts.start import StartForm
from editor.layouts.strip import DrawStrip
from editor.layouts.texts import KeptForm, TextsForm
from editor.layouts.tocome import ToComeForm, TokensForm

_TILES, _PIECES = "tiles", "pieces"
_PICK = "pick"
"""In hand: nothing but the wish to point at a region."""
_TOKEN = 0.2


@dataclass(frozen=True)
class TableState:
    thing: tuple[str, str] | None
    tile: str | None
    """In hand."""
    turns: int
    seat: int
    search: str
    cursor: Square
    zone: str
    by_keys: bool


class TileBody(LayoutBody):
    def __init__(self, document: LayoutDocument, studio: Studio) -> None:
        super().__init__(document, studio)
        theme = THEMES[document.content.game]
        pictures = Pictures(studio, theme, self)
        self.board = LayoutBoard(studio, theme)
        self.tiles = TileChooser(document, pictures)
        self.pieces = PiecePalette(document)
        self.strip = DrawStrip(document, pictures)
        self.start, self.players = StartForm(document), PlayersForm(document)
        self.to_come, self.tokens = ToComeForm(document), TokensForm(document)
        self.texts, self.kept = TextsForm(document), KeptForm(document)
        self._thing: tuple[str, str] | None = None
        """What is in hand besides tiles: a kind, and which."""
        forms = [self.start, self.players, self.to_come]
        if self.content.description.tokens:
            forms.append(self.tokens)
        forms += [self.texts, self.kept]
        self.board.has_room = self._has_room
        self.board.set_drawing(self._drawing)
        self._connect()
        pages = {_TILES: self.tiles, _PIECES: ScrollArea(self.pieces)}
        self.assemble(self.board, pages, [self.strip], forms)
        laid = self.content.position.laid
        if laid:
            self.board.set_cursor(laid[-1].square, see=False)

    def _connect(self) -> None:
        board = self.board
        board.lay_asked.connect(self.lay)
        board.put_asked.connect(self.put)
        board.move_asked.connect(self.move_tile)
        board.piece_move_asked.connect(self.move_piece)
        board.turn_asked.connect(self.turn)
        board.remove_asked.connect(self.remove)
        board.menu_asked.connect(self._show_menu)
        board.seat_asked.connect(self.pieces.choose_seat)
        board.hand_dropped.connect(self.drop_hand)
        board.cursor_moved.connect(self._tell_cursor)
        self.tiles.chosen.connect(self._tile_chosen)
        self.tiles.menu_asked.connect(self._show_tile_menu)
        self.pieces.piece_chosen.connect(lambda thing: self.take("piece", thing))
        self.pieces.along_chosen.connect(lambda key: self.take("along", key))
        self.pieces.token_chosen.connect(self._token_chosen)
        self.pieces.seat_chosen.connect(lambda _: self._hold_again())
        self.strip.chosen.connect(self.tiles.show_tile)
        self.strip.adding.connect(self._adding)

    def own_state(self) -> TableState:
        board, tile = self.board, self.board.hand_tile
        return TableState(
            None if self._is_picking else self._thing,
            None if tile is None else tile.id,
            board.hand.quarter_turns,
            self.pieces.seat,
            self.tiles.search.text(),
            board.cursor_square,
            board.cursor_zone,
            board.by_keys,
        )

    def take_over_own(self, state: TableState) -> None:
        self.pieces.choose_seat(state.seat)
        if state.tile is not None:
            self.take_tile(state.tile)
            self.board.hand.quarter_turns = state.turns
        elif state.thing is not None:
            self.take(*state.thing)
        self.tiles.search.setText(state.search)
        self.board.by_keys = state.by_keys
        self.board.set_cursor(state.cursor, state.zone, see=False)

    # What is shown.

    def page_names(self) -> dict[str, str]:
        return {_TILES: self.tr("Tiles"), _PIECES: self.tr("Pieces")}

    def key_hints(self) -> list[tuple[str, str]]:
        key = self.board.commands.key
        return [
            (key("turn"), self.tr("turn")),
            (key("remove"), self.tr("remove")),
            (key("next"), self.tr("zones")),
            (key("seat"), self.tr("player")),
        ]

    def counted(self) -> str:
        return self.tr("%n tile(s) laid", "", len(self.content.position.laid))

    def colours(self) -> BoardColours:
        return board_colours()

    def refresh(self) -> None:
        if self.content.game != self.game:
            return
        self.tiles.refresh()
        self.pieces.refresh()
        super().refresh()
        self.show_table()

    def show_table(self) -> None:
        self.board.show(board_state(self.shown_content))

    def show_turns(self, turns: Sequence[AdvisedTurn]) -> None:
        self.board.set_advised(turns)

    def show_aim(self, spots: Sequence[tuple[Square, str]], villages: Sequence[str]) -> None:
        self.board.set_aim(spots)

    def pick(self, on: bool) -> None:
        if on:
            self._thing = (_PICK, "")
            self.tiles.view.unselect()
            self.pieces.show_tool("")
            self._hold_again()
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._is_picking:
            self.drop_hand()

    @property
    def _is_picking(self) -> bool:
        return self._thing is not None and self._thing[0] == _PICK

    def _tell_cursor(self) -> None:
        """For those who hear the page: what is at the cursor."""
        square, zone = self.board.cursor_square, self.board.cursor_zone
        laid = edits.laid_at(self.content, square)
        parts = [str(square), self.tr("empty") if laid is None else self.name_of(laid.tile)]
        words = names_of(language().translate, self.content.game)
        if kind := self._kind(square, zone):
            parts.append(f"{words.terrain(kind)} {zone}")
        for one in edits.pieces_at(self.content, square, zone):
            owner = PlayerNames(language().translate, self.content.names).name(one.seat)
            parts.append(f"{words.a_piece(one.piece, kind)} ({owner})")
        self.board.setAccessibleDescription(", ".join(parts))

    def set_low(self, low: bool) -> None:
        self.strip.set_low(low)

    def show_problems(self) -> None:
        super().show_problems()
        if self.content.game != self.game:
            return
        squares = squares_of(self.document.problems, self.content)
        self.board.set_flaws(squares, style().tokens.err)

    def show_place(self, problem: Problem) -> None:
        place = place_of(problem)
        if place is not None:
            self.board.set_cursor(*place)
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        name, laid = tile_named(problem), laid_like(problem, self.content)
        if name is not None:
            self.show_page(_TILES)
            self.tiles.show_tile(name)
        if laid:
            self.board.set_cursor(laid[-1])
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        elif name is None:
            super().show_place(problem)

    def name_of(self, tile: str) -> str:
        file = self.content.material_file
        assert isinstance(file, DeckFile)
        return file.names(language().code).get(tile, tile)

    # What is in hand.

    def _has_room(self, tile: Tile, square: Square, turn: int, but: Square | None) -> bool:
        number = None if but is None else edits.number_at(self.content, but)
        near = max(abs(square[0]), abs(square[1])) <= 9990
        return near and edits.is_free(self.content, tile, square, turn, number)

    def _tile_chosen(self, name: str) -> None:
        if self.strip.add.isChecked():
            # Several one after the other, until it is switched off.
            self.strip.append(name)
            self.tiles.view.unselect()
            return
        self.take_tile(name)

    def take_tile(self, name: str) -> None:
        tile = edits.tile_of(self.content, name)
        if tile is not None:
            self.drop_hand()
            self.board.hold_tile(tile)
            self.tiles.show_tile(name)

    def _token_chosen(self, key: str, face: str) -> None:
        if self.strip.add.isChecked():
            self.strip.append(face)
            self.pieces.show_tool("")
            return
        self.take(f"token {key}", face)

    def take(self, kind: str, which: str) -> None:
        """A piece, a token, or what counts along the table. Taken twice, it is laid down."""
        if self._thing == (kind, which):
            self.drop_hand()
            return
        if self._is_picking:
            self.drop_hand()
        self._thing = (kind, which)
        self.tiles.view.unselect()
        self._hold_again()

    def _hold_again(self) -> None:
        if self._thing is None:
            return
        kind, which = self._thing
        if kind == _PICK:
            thing = ThingHand(target)
        elif kind == "piece":
            on = self.content.description.piece[which].on
            thing = ThingHand(piece(which, self.pieces.seat), which, on)
            self.pieces.show_tool(which)
        elif kind == "along":
            field = self._along(which)
            thing = ThingHand(piece(field.piece, self.pieces.seat))
            self.pieces.show_tool(field.piece)
        else:
            heaps = [f for f in self._fields() if isinstance(f, PlacedHeaps)]
            thing = ThingHand(token(which), on=tuple(f.on for f in heaps), size=_TOKEN)
            self.pieces.show_tool(which)
        self.board.hold_thing(thing)

    def drop_hand(self) -> None:
        was_picking, self._thing = self._is_picking, None
        if was_picking:
            self.picking_ended.emit()
        self.board.hold_tile(None)
        self.tiles.view.unselect()
        self.pieces.show_tool("")

    def _drawing(self, kind: str, pose: Pose) -> Draw:
        return piece(kind, self.pieces.seat, pose)

    def _fields(self) -> list[object]:
        return list(extras_of(language().translate, self.content.game).fields())

    def _along(self, key: str) -> SeatNumbers:
        for field in self._fields():
            if isinstance(field, SeatNumbers) and field.key == key:
                return field
        raise KeyError(key)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        # Whoever goes on with the table has no more to add.
        if watched is self.board and event.type() == QEvent.Type.FocusIn:
            self.strip.add.setChecked(False)
        return super().eventFilter(watched, event)

    def _adding(self, on: bool) -> None:
        if on:
            self.drop_hand()
            self.show_page(_TILES if self.strip.current_pile != TOKENS else _PIECES)
            self.tiles.search.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is done on the table.

    def change(self, text: str, content: LayoutContent, merge: str = "") -> None:
        self.document.change(text, content, merge)

    def lay(self, square: Square, turn: int) -> None:
        tile = self.board.hand_tile
        if tile is None:
            return
        text = self.tr("Lay {tile} at {square}")
        text = text.format(tile=self.name_of(tile.id), square=Square(*square))
        self.change(text, edits.lay(self.content, tile.id, square, turn))
        if edits.left_of_tile(self.content)[tile.id] <= 0:
            # That was the last one; who wants more than there are takes it again.
            self.drop_hand()

    def put(self, square: Square, zone: str) -> None:
        if self._thing is None:
            return
        kind, which = self._thing
        if kind == _PICK:
            self.drop_hand()
            self.picked.emit((square, zone))
        elif kind == "piece":
            self.stand(self.pieces.seat, which, square, zone)
        elif kind == "along":
            self._put_along(which, square, zone)
        else:
            key = kind.removeprefix("token ")
            place = self._heap_place(key, square, zone)
            text = self.tr("Token {worth} at {place}").format(worth=which, place=place)
            self.change(text, edits.add_token(self.content, key, place, which))

    def stand(self, seat: int, which: str, square: Square, zone: str) -> None:
        where = self._where(square, zone)
        text = self.tr("Place {piece} {where}").format(
            piece=self._called(which, zone, square), where=where
        )
        self.change(text, edits.stand(self.content, seat, which, square, zone))

    def _heap_place(self, key: str, square: Square, zone: str) -> str:
        """A region has one heap: where it lies already, if the game can tell."""
        start, place = edits.begun(self.content), f"{Square(*square)} {zone}"
        if start is None:
            return place
        heaps = {one[0] for one in start.extra.plain().get(key, ()) or ()}  # type: ignore[union-attr, index]
        game = self.content.rules(self.content.material_file.material, self.content.whole)
        region = getattr(game, "region", None)
        if region is None or place in heaps:
            return place
        for spot in region(Square(*square), zone).spots:
            if f"{spot.square} {spot.zone}" in heaps:
                return f"{spot.square} {spot.zone}"
        return place

    def _put_along(self, key: str, square: Square, zone: str) -> None:
        """To the space nearest to where one points."""
        field, content = self._along(key), self.content
        known = replace(
            content.position,
            laid=tuple(
                laid
                for laid in content.position.laid
                if edits.tile_of(content, laid.tile) is not None
            ),
        )
        tiles = placed_tiles(known, edits.deck_of(content))
        spaces = spots_along(tiles, self.board.theme, field.along)
        if not spaces:
            return
        x, y = self.board.pointed_at(square, zone)
        number = min(
            range(len(spaces)), key=lambda n: (spaces[n][0] - x) ** 2 + (spaces[n][1] - y) ** 2
        )
        values = list(self.players.values(field))
        values[self.pieces.seat] = number + 1
        text = punctuation().colon(field.title, str(number + 1))
        self.change(text, edits.with_extra(content, key, tuple(values)))

    def move_tile(self, square: Square, there: Square) -> None:
        laid = edits.laid_at(self.content, square)
        if laid is not None:
            text = self.tr("Move {tile} to {square}")
            text = text.format(tile=self.name_of(laid.tile), square=Square(*there))
            self.change(text, edits.move_tile(self.content, square, there))
            self.board.set_cursor(there, see=False)

    def move_piece(self, shown: BoardPiece, square: Square, zone: str) -> None:
        standing = Standing(shown.colour, shown.piece, shown.square, shown.zone)
        content = edits.remove_piece(self.content, standing)
        text = self.tr("Move {piece} {where}").format(
            piece=self._called(shown.piece, zone, square), where=self._where(square, zone)
        )
        self.change(text, edits.stand(content, shown.colour, shown.piece, square, zone))
        self.board.set_cursor(square, zone, see=False)

    def turn(self, square: Square, by: int) -> None:
        laid = edits.laid_at(self.content, square)
        if laid is not None:
            text = self.tr("Turn {tile} at {square}")
            text = text.format(tile=self.name_of(laid.tile), square=laid.square)
            self.change(text, edits.turn_tile(self.content, square, by))

    def remove(self, square: Square, zone: str = "") -> None:
        """The piece on the zone that is meant, or else the tile."""
        standing = edits.pieces_at(self.content, square, zone) if zone else []
        if standing:
            self.remove_piece(standing[-1])
            return
        if zone and (heap := self._heap_at(square, zone)):
            self.remove_heap(*heap)
            return
        laid = edits.laid_at(self.content, square)
        if laid is None and (astray := edits.pieces_at(self.content, square)):
            self.remove_piece(astray[-1])
        elif laid is not None:
            text = self.tr("Remove {tile} at {square}")
            text = text.format(tile=self.name_of(laid.tile), square=laid.square)
            self.change(text, edits.remove_tile(self.content, square))

    def remove_piece(self, standing: Standing) -> None:
        what = self._called(standing.piece, standing.zone, standing.square)
        where = self._where(standing.square, standing.zone)
        text = self.tr("Remove {piece} {where}").format(piece=what, where=where)
        self.change(text, edits.remove_piece(self.content, standing))

    def _heap_at(self, square: Square, zone: str) -> tuple[str, str] | None:
        laid = edits.laid_at(self.content, square)
        if laid is None:
            return None
        place = f"{laid.square} {zone}"
        for field in self._fields():
            if isinstance(field, PlacedHeaps):
                heaps = edits.extra_of(self.content, field.key, ())
                if edits.is_placed(heaps) and any(heap[0] == place for heap in heaps):
                    return field.key, place
        return None

    def remove_heap(self, key: str, place: str) -> None:
        text = self.tr("Take the tokens from {place}").format(place=place)
        self.change(text, edits.drop_heap(self.content, key, place))

    def remove_from_game(self, tile: str) -> None:
        text = self.tr("Remove {tile} from the game").format(tile=self.name_of(tile))
        self.change(text, edits.remove_from_game(self.content, tile))

    def take_in_hand(self, tile: str) -> None:
        text = self.tr("In hand: {tile}").format(tile=self.name_of(tile))
        self.change(text, edits.with_drawn(self.content, tile))

    def lay_last(self, square: Square) -> None:
        laid = edits.laid_at(self.content, square)
        if laid is not None:
            text = self.tr("Last tile laid: {tile}").format(tile=self.name_of(laid.tile))
            self.change(text, edits.raise_tile(self.content, square))

    def clear(self) -> None:
        self.change(self.tr("Clear the table"), edits.clear_table(self.content))

    def _called(self, which: str, zone: str, square: Square) -> str:
        return names_of(language().translate, self.content.game).a_piece(
            which, self._kind(square, zone)
        )

    def _where(self, square: Square, zone: str) -> str:
        kind = self._kind(square, zone)
        words = names_of(language().translate, self.content.game)
        inside = words.inside(kind) if kind else ""
        return f"{inside} {zone} · {Square(*square)}".strip()

    def _kind(self, square: Square, zone: str) -> str:
        laid = edits.laid_at(self.content, square)
        tile = None if laid is None else edits.tile_of(self.content, laid.tile)
        if tile is None or zone not in tile.zone_numbers:
            return ""
        return tile.zones[tile.zone_numbers[zone]].kind

    # Menus.

    def menu_at(self, square: Square, zone: str) -> PopMenu:
        menu, acts = PopMenu(self), self.board.commands
        delete = acts.key("remove")
        laid = edits.laid_at(self.content, square)
        for standing in edits.pieces_at(self.content, square, zone) if zone else ():
            what = self._called(standing.piece, zone, square)
            text = self.tr("Remove {piece}").format(piece=what)
            menu.add(text, partial(self.remove_piece, standing), "trash", delete)
        if zone and (heap := self._heap_at(square, zone)):
            menu.add(self.tr("Remove the tokens"), lambda: self.remove_heap(*heap), "trash")
        if laid is not None:
            menu.take(acts["turn"], lambda: self.turn(square, 1))
            menu.take(acts["turn_back"], lambda: self.turn(square, -1))
            menu.add(self.tr("Lay another one"), lambda: self.take_tile(laid.tile), "copy")
            menu.add(self.tr("Last tile laid"), lambda: self.lay_last(square), "flag")
            menu.add(
                self.tr("Remove the tile"),
                lambda: self.remove(square),
                "trash",
                "" if zone else delete,
            )
        menu.addSeparator()
        menu.add(self.tr("Clear the table"), self.clear, "close")
        return menu

    def _show_menu(self, square: Square, zone: str, at: QPoint) -> None:
        self.menu_at(square, zone).popup(at)

    def tile_menu(self, tile: str) -> PopMenu:
        menu = PopMenu(self)
        menu.add(self.tr("Place on the table"), lambda: self.take_tile(tile), "plus")
        menu.add(self.tr("Add to the next tiles"), lambda: self.strip.append(tile), "pile")
        menu.add(self.tr("Take into the hand"), lambda: self.take_in_hand(tile), "enter")
        menu.add(self.tr("Remove from the game"), lambda: self.remove_from_game(tile), "trash")
        return menu

    def _show_tile_menu(self, tile: str, at: QPoint) -> None:
        self.tile_menu(tile).popup(at)
