"""Maps, and journeys on them, as text for a terminal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from textwrap import shorten
from typing import Final

from carcqt.content.maps import MapFile
from carcqt.content.materials import MaterialFile
from carcqt.rules.events import Ended
from carcqt.rules.games.expedition.facts import SPECIES
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.maps import Map
from carcqt.words.blocks import PAGE, Block, flow, fold
from carcqt.words.events import EventWords
from carcqt.words.names import TableNames, names_of
from carcqt.words.speech import Punctuation, Speech, Translate, plain

_HIGH: Final = 34
"""Lines of a map."""
_SIGNS: Final = {"path": "·", "waterway": "~"}


def chart_block(shown: Map, labels: Mapping[str, str]) -> Block:
    """Villages by their labels, at their places; links as dotted lines between them."""
    width, height = shown.extent
    grid = [[" "] * PAGE for _ in range(_HIGH)]

    def column(x: float) -> int:
        return round(x * (PAGE - 1) / max(1, width))

    def row(y: float) -> int:
        return round(y * (_HIGH - 1) / max(1, height))

    for link in shown.links:
        for (x1, y1), (x2, y2) in pairwise(shown.course(link)):
            steps = max(abs(column(x2) - column(x1)) // 2, abs(row(y2) - row(y1)), 1)
            for step in range(steps + 1):
                x, y = x1 + step * (x2 - x1) / steps, y1 + step * (y2 - y1) / steps
                grid[row(y)][column(x)] = _SIGNS.get(link.kind, "-")
    for village in shown.villages:
        label = labels[village.id][: PAGE // 5]
        start = max(0, min(PAGE - len(label), column(village.at[0]) - len(label) // 2))
        grid[row(village.at[1])][start : start + len(label)] = label
    return ["".join(line).rstrip() for line in grid]


class MapPicture(Speech):
    def __init__(self, translate: Translate, file: MapFile, language: str) -> None:
        super().__init__(translate)
        self._colon: Final = Punctuation(translate).colon
        self._file: Final = file
        self._map: Final = file.map
        self._language: Final = language
        self._names: Final = names_of(translate, file.game)
        self._called: Final = TableNames(translate, (), file)

    def sections(self) -> Iterator[Block]:
        yield [plain(self._file.title.get(self._language) or self._names.game())]
        yield fold(plain(self._file.about.get(self._language, "")))
        labels = {village.id: self._called.thing(village.id) for village in self._map.villages}
        yield chart_block(self._map, labels)
        kinds = dict.fromkeys(link.kind for link in self._map.links)
        yield ["   ".join(f"{_SIGNS.get(kind, '-')} {self._names.terrain(kind)}" for kind in kinds)]
        yield [self.tr("Villages, with the prices of their squares in gold:"), *self._villages()]
        yield [self.tr("Missions:"), *self._missions()]
        yield [self.tr("Income cards, with the numbers that settle ties:"), *self._cards()]
        yield [line for total in self._totals() for line in fold(total)]

    def _villages(self) -> Iterator[str]:
        ways: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
        for link in self._map.links:
            for here, there in (link.ends, link.ends[::-1]):
                ways[here][link.kind].append(self._called.thing(there))
        for village in self._map.villages:
            prices = "-".join(map(str, village.prices))
            name = f"{self._called.thing(village.id)} ({village.id})"
            yield self._colon(name, f"{self._names.icon(village.species, 1)}, {prices}")
            for kind, others in ways[village.id].items():
                yield from fold(f"    {_SIGNS.get(kind, '-')} {', '.join(others)}")

    def _missions(self) -> Iterator[str]:
        for mission in self._map.missions:
            villages = ", ".join(map(self._called.thing, mission.villages))
            yield from fold(self._colon(mission.id, villages))

    def _cards(self) -> Iterator[str]:
        for card in self._map.cards:
            ties = ", ".join(map(str, card.ties))
            yield f"{card.value} {self._names.source(card.shows)} ({ties})"

    def _totals(self) -> Iterator[str]:
        squares: dict[str, int] = dict.fromkeys(SPECIES, 0)
        for village in self._map.villages:
            squares[village.species] += len(village.prices)
        counts = [f"{self._names.source(species)} {count}" for species, count in squares.items()]
        yield self.tr("%n village(s), squares: {counts}", "", self._map.size).format(
            counts=", ".join(counts)
        )
        lengths: dict[str, int] = defaultdict(int)
        for link in self._map.links:
            lengths[link.kind] += 1
        counts = [f"{self._names.terrain(kind)} {count}" for kind, count in lengths.items()]
        yield self.tr("Links: {counts}").format(counts=", ".join(counts))


class JourneyPicture(Speech):
    """What the whole table sees: no mission, and no card that lies face down."""

    def __init__(
        self,
        translate: Translate,
        game: ExpeditionState,
        players: Sequence[str],
        file: MaterialFile | None = None,
    ) -> None:
        super().__init__(translate)
        self._colon: Final = Punctuation(translate).colon
        self._game: Final = game
        self._names: Final = names_of(translate, game.description.game)
        self._called: Final = TableNames(translate, players, file)
        self._events: Final = EventWords(translate, game, players, file)

    def sections(self) -> Iterator[Block]:
        game = self._game
        yield chart_block(game.material, self._labels())
        yield self._legend()
        yield list(self._standing())
        yield list(self._collections())
        yield list(self._hands())
        left = len(game.position().piles[0].things)
        pile = self._names.pile(game.description.piles[0])
        yield [self._colon(pile, str(left))]
        if moves := game.legal_moves:
            yield [self.tr("%n legal move(s):", "", len(moves)), *flow(map(str, moves))]

    def _labels(self) -> dict[str, str]:
        """Each village with the tents that stand there, by their seats."""
        tents: dict[str, str] = defaultdict(str)
        for seat, piece, number in self._game.tents:
            tents[self._game.network.ids[number]] += "n" if piece else str(seat + 1)
        labels = {}
        for village in self._game.material.villages:
            name, there = self._called.thing(village.id), tents[village.id]
            labels[village.id] = f"{name}[{there}]" if there else name
        return labels

    def _legend(self) -> Block:
        lines = [f"{sign} {self._names.terrain(kind)}" for kind, sign in _SIGNS.items()]
        return ["   ".join([*lines, f"[1] [2]… {self._names.pieces('tent')}"])]

    def _standing(self) -> Iterator[str]:
        game = self._game
        if game.is_over:
            yield self._events.sentence(Ended(tuple(game.scores), game.winners))
            return
        player, phase = self._called.player(game.to_move), self._names.phase(game.phase)
        yield self.tr("To move: {player} ({phase})").format(player=player, phase=phase)
        if game.event:
            text = self.tr("Round {number}: {event}")
            number, event = len(game.gone) + 1, self._names.card(game.event)
            yield text.format(number=number, event=event)
        if game.order:
            players = ", ".join(map(self._called.player, game.order))
            yield self.tr("Turn order: {players}").format(players=players)

    def _collections(self) -> Iterator[str]:
        """What each player has; all of it is open."""
        game = self._game
        heads = [self.tr("points"), self.tr("silver"), self.tr("tents"), self.tr("chip")]
        heads += [self._names.source(species) for species in SPECIES]
        yield " " * 15 + "".join(f"  {head}" for head in heads)
        for seat in range(game.players):
            name = shorten(self._called.player(seat), 13, placeholder="…")
            cells = [str(game.scores[seat]), str(game.money[seat]), str(game.supplies[seat][0])]
            cells.append(str(game.chips[seat] or "-"))
            for tiles, guides in zip(game.tiles(seat), game.guides[seat], strict=True):
                cells.append(f"{tiles}+{guides}" if guides else str(tiles))
            pairs = zip(cells, heads, strict=True)
            row = "".join(f"  {cell:>{len(head)}}" for cell, head in pairs)
            yield f"{seat + 1} {name:<13}{row}"

    def _hands(self) -> Iterator[str]:
        """X-R10: every hand is known, as each card was shown when it was played."""
        yield self.tr("Income cards in hand:")
        for seat in range(self._game.players):
            cards = " ".join(map(str, self._game.hand(seat)))
            yield f"{seat + 1} {cards}"
