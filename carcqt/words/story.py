"""What has happened, as short sentences for a table or a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from carcqt.content.decks import DeckFile
from carcqt.content.materials import MaterialFile
from carcqt.rules.events import (
    Completed,
    Discarded,
    Drawn,
    Ended,
    Event,
    Laid,
    Placed,
    Returned,
    Scored,
    Spot,
    points,
)
from carcqt.rules.game import Game
from carcqt.rules.geometry import Square
from carcqt.rules.moves import End, Move, Pass, Skip
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.words.names import SpotNames, TableNames, names_of
from carcqt.words.numbers import digits
from carcqt.words.registers import Register
from carcqt.words.speech import Speech, Translate, capital


@dataclass(frozen=True, slots=True)
class Told:
    """A move and what the listener may know of it; without a move, what just happened."""

    seat: int
    move: Move | None
    events: Sequence[Event]


@dataclass(frozen=True, slots=True)
class StoryLine:
    seat: int | None
    """Whose doing it is; nobody's if a tile fits nowhere."""
    text: str
    points: int | None = None
    spots: tuple[Spot, ...] = ()
    """What it speaks of: a zone of each region."""
    squares: tuple[Square, ...] = ()
    """The north-west squares of tiles that it speaks of."""
    part: int = 0
    """Which part of what was told it comes from; the last one, if it sums up several."""


class StoryWords(Speech):
    def __init__(
        self,
        translate: Translate,
        game: Game[Any],
        players: Sequence[str] = (),
        material_file: MaterialFile | None = None,
        register: Register = Register.TABLE,
    ) -> None:
        super().__init__(translate)
        self._game: Final = game
        self._names: Final = names_of(translate, game.description.game)
        self._called: Final = TableNames(translate, players, material_file, register)
        self._spots: Final = SpotNames(translate, game, self._called)
        self._tells_all: Final = register is Register.FILES
        self._is_board: Final = isinstance(game, TileLaying)
        deck = material_file.deck if isinstance(material_file, DeckFile) else None
        self._piles: Final = {tile.id: tile.pile for tile in deck.tiles} if deck else {}

    def hint(self, seat: int) -> StoryLine:
        """Somebody has looked at good turns."""
        text = self.tr("{player} looks at a hint.")
        return StoryLine(seat, text.format(player=self._called.player(seat)))

    def sentence(self, event: Event, seat: int = 0) -> str:
        """Return what is told of one thing that happened; empty if nothing is."""
        return " ".join(line.text for line in self.lines([Told(seat, None, [event])]))

    def lines(self, turn: Sequence[Told]) -> list[StoryLine]:
        """A turn, or as much of it as has been played: laying and placing come as one line."""
        lines: list[StoryLine] = []
        laid: tuple[int, Laid] | None = None
        for part, told in enumerate(turn):
            now: list[StoryLine] = []
            events: Sequence[Event] = told.events
            if laid is not None and (line := self._on_tile(laid[1], told)):
                lines[laid[0]] = replace(line, part=part)
                events = [event for event in events if type(event) is not Placed]
            elif isinstance(told.move, Skip):
                now.append(self._skipped(told.seat, told.move))
            elif rested := self._rested(told, turn[:part]):
                now.append(StoryLine(told.seat, rested))
            laid = None
            if isinstance(told.move, End):
                now.append(StoryLine(None, self.tr("The game ends here and is scored.")))
            for event in self._gathered(self._names.gathered(events)):
                if isinstance(event, Laid):
                    laid = len(lines) + len(now), event
                now += self._happened(event, told.seat)
            lines += [replace(line, part=part) for line in now]
        return [*map(self._written, lines)] if self._tells_all else lines

    def _written(self, line: StoryLine) -> StoryLine:
        """Add the places of a line to its text, as files name them."""
        spots = line.spots if self._is_board else ()
        where = ", ".join([*map(self._spots.written, spots)] or map(str, line.squares))
        if not where:
            return line
        return replace(line, text=f"{line.text.removesuffix('.')} ({where}).")

    def _rested(self, told: Told, before: Sequence[Told]) -> str:
        """What is told of a move that does nothing, where nothing else was done in the turn."""
        events = (event for each in before if each.seat == told.seat for event in each.events)
        if told.move is None or any(isinstance(event, Placed) for event in events):
            return ""
        return self._names.rested(told.move).format(player=self._called.player(told.seat))

    def _skipped(self, seat: int, move: Skip) -> StoryLine:
        """In a puzzle, a turn that was announced and has become impossible."""
        text = self.tr("{player} skips this turn.")
        if move.tile in self._called.named:
            text = self.tr("{player} does not lay {tile}: the tile leaves the game.")
        tile = self._called.tile(move.tile)
        return StoryLine(seat, text.format(player=self._called.player(seat), tile=tile))

    def _on_tile(self, laid: Laid, told: Told) -> StoryLine | None:
        """Laying a tile and what was placed on it, in one."""
        if isinstance(told.move, Pass | Skip):
            return self._laid(laid, self.tr("{player} lays {tile} and places nothing."))
        placed = next((event for event in told.events if type(event) is Placed), None)
        if placed is None:
            return None
        text = self.tr("{player} lays {tile} and places {piece}.")
        if placed.origin is not None:
            text = self.tr("{player} lays {tile} and moves {piece}.")
        text = text.replace("{piece}", self._piece(placed))
        return replace(self._laid(laid, text), spots=(placed.spot,))

    def _piece(self, placed: Placed) -> str:
        """Name a piece, and where it goes."""
        if placed.origin is not None and (moved := self._names.moved(placed.piece)):
            return moved
        piece = self._spots.piece(placed.piece, placed.spot)
        return f"{piece} {self._spots.where(placed.spot)}".strip()

    def _placed(self, event: Placed) -> StoryLine:
        text = self.tr("{player} places {piece}.")
        if event.origin is not None:
            text = self.tr("{player} moves {piece}.")
        text = text.format(player=self._called.player(event.seat), piece=self._piece(event))
        return StoryLine(event.seat, text, None, (event.spot,))

    def _laid(self, event: Laid, text: str) -> StoryLine:
        text = text.format(player=self._called.player(event.seat), tile=self._tile(event.tile))
        return StoryLine(event.seat, text, squares=(event.square,))

    def _tile(self, tile: str, pile: str = "") -> str:
        """Name a tile; only in files by its id."""
        pile = pile or self._piles.get(tile, "")
        if tile in self._called.named:
            return self._names.drawn(pile).format(tile=self._called.tile(tile))
        if self._tells_all:
            return self.tr("the tile {tile}").format(tile=tile)
        return self._names.a_tile(pile)

    def _drawn(self, event: Drawn) -> Iterator[StoryLine]:
        """Tell a draw, which everyone sees at a table, and the turn that it adds."""
        player = self._called.player(event.seat)
        if self._tells_all:
            text, tile = self.tr("{player} draws {tile}."), self._tile(event.tile, event.pile)
            yield StoryLine(event.seat, text.format(player=player, tile=tile))
        if extra := self._names.extra_turn(event.pile):
            yield StoryLine(event.seat, extra.told.format(player=player))

    def _returned(self, event: Returned) -> StoryLine:
        text = self.tr("{player} takes {piece} back.")
        piece = self._spots.piece(event.piece, event.spot)
        text = text.format(player=self._called.player(event.seat), piece=piece)
        return StoryLine(event.seat, text, None, (event.spot,))

    def _gathered(self, events: Sequence[Event]) -> Iterator[Event | _Closing]:
        """The events; who scores a complete region comes together with it."""
        closing: list[tuple[Completed, list[Scored]]] = []
        order: list[Event] = []
        for event in events:
            if isinstance(event, Completed):
                closing.append((event, []))
            elif isinstance(event, Scored) and closing and self._is_of(event, closing[-1][0]):
                closing[-1][1].append(event)
                continue
            order.append(event)
        scored = iter(closing)
        for event in order:
            yield _Closing(event, tuple(next(scored)[1])) if isinstance(event, Completed) else event

    def _is_of(self, scored: Scored, closed: Completed) -> bool:
        """Whether both speak of one region: at the end of a game others are scored as well."""
        game = self._game
        if scored.source != closed.kind or scored.spot is None:
            return False
        if not isinstance(game, TileLaying):
            return True
        try:
            here, there = (game.root(spot.square, spot.zone) for spot in (scored.spot, closed.spot))
        except KeyError:
            # The tile is no longer there.
            return True
        return here == there

    def _happened(self, event: Event | _Closing, seat: int) -> Iterator[StoryLine]:
        match event:
            case _Closing():
                yield from self._closed(event, seat)
            case Laid():
                yield self._laid(event, self.tr("{player} lays {tile}."))
            case Scored():
                yield self._scored(event)
            case Discarded(tile=tile):
                text = self.tr("{tile} fits nowhere and leaves the game.")
                yield StoryLine(None, text.format(tile=capital(self._tile(tile))))
            case Ended():
                yield StoryLine(None, self._ended(event))
            case Drawn():
                yield from self._drawn(event)
            case Returned() if self._tells_all:
                yield self._returned(event)
            case Placed() if type(event) is Placed:
                # On a board it is told with the tile that it follows.
                if self._tells_all or not self._is_board:
                    yield self._placed(event)
            case Event() if self._tells_all or not isinstance(event, (Returned, *self._names.seen)):
                yield self._own(event)

    def _closed(self, closing: _Closing, seat: int) -> Iterator[StoryLine]:
        """Who closed it comes first, then the others who score it."""
        spots, shared = (closing.event.spot,), False
        what = self.tr("{player} completes {region}").format(
            player=self._called.player(seat), region=self._names.region(closing.event.kind)
        )
        own = next((scored for scored in closing.scored if scored.seat == seat), None)
        if own is not None and own.items:
            text = self.tr("{what}: {items}.").format(what=what, items=self._items(own))
            yield StoryLine(seat, text, points(own.items), spots)
            shared = True
        elif any(scored.items for scored in closing.scored):
            yield StoryLine(seat, f"{what}.", None, spots)
        else:
            text = self.tr("{what}. Nobody scores.").format(what=what)
            yield StoryLine(seat, text, None, spots)
        for scored in closing.scored:
            if scored.seat != seat and scored.items:
                if shared:
                    text = self.tr("… and {player} shares the points.")
                else:
                    text = self.tr("… for {player}: {items}.")
                text = text.format(
                    player=self._called.player(scored.seat), items=self._items(scored)
                )
                yield StoryLine(scored.seat, text, points(scored.items), spots)
                shared = True

    def _scored(self, event: Scored) -> StoryLine:
        total, items = points(event.items), self._items(event)
        spots = (event.spot,) if event.spot else ()
        facts = {"player": self._called.player(event.seat), "items": items}
        if event.items and not items:
            text = self.tr("{player} loses points for {region}.")
        elif held := self._names.owned(event.source, facts["player"]):
            text = self.tr("{held}: {items}.") if items else self.tr("{held}: no points.")
            facts["held"] = capital(held)
        elif items:
            text = self.tr("{player} scores {inside}: {items}.")
        else:
            text = self.tr("{player} scores nothing {inside}.")
        source = event.source
        text = text.format(
            region=self._names.region(source), inside=self._names.inside(source), **facts
        )
        return StoryLine(event.seat, text, total, spots)

    def _own(self, event: Event) -> StoryLine:
        """What only this game tells."""
        seat, spot = getattr(event, "seat", None), getattr(event, "spot", None)
        text = self._names.event(event, self._called)
        if seat is not None:
            text = self.named(text, player=self._called.player(seat))
        return StoryLine(seat, text, None, (spot,) if spot else ())

    def _ended(self, event: Ended) -> str:
        if self._game.is_unscored:
            return self.tr("The game is over.")
        best = max(event.scores)
        if len(event.winners) == 1:
            text = self.tr("The game is over. {winners} wins with %n point(s).", "", best)
        else:
            text = self.tr("The game is over. {winners} share the win with %n point(s).", "", best)
        said = text.format(winners=self._called.players(event.winners))
        others = [
            f"{self._called.player(seat)} ({digits(score)})"
            for seat, score in sorted(enumerate(event.scores), key=lambda each: -each[1])
            if seat not in event.winners
        ]
        if not others:
            return said
        behind = self.tr("Other scores: {others}.").format(others=", ".join(others))
        is_tied = event.scores.count(best) > len(event.winners)
        return " ".join(filter(None, (said, behind, self._names.tie_break() if is_tied else "")))

    def _items(self, scored: Scored) -> str:
        """3 deer, 1 mammoth, less 1 deer eaten."""
        counts: dict[tuple[str, bool], int] = {}
        gains = any(item.each > 0 for item in scored.items)
        for item in scored.items:
            key = item.what, gains and item.each < 0
            counts[key] = counts.get(key, 0) + item.count
        told = []
        for (what, is_less), count in counts.items():
            name = self._names.item_of(scored.source, what, count)
            told.append(self.tr("minus {items}").format(items=name) if is_less else name)
        return ", ".join(told)


@dataclass(frozen=True, slots=True)
class _Closing:
    """A region that is complete, with those who score it."""

    event: Completed
    scored: tuple[Scored, ...]
