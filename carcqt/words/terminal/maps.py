"""Maps, and games on them, as text for a terminal."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from carcqt.content.maps import MapFile
from carcqt.content.materials import MaterialFile
from carcqt.rules.description import Description, Role
from carcqt.rules.events import Ended
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.maps import Map
from carcqt.words.names import TableNames, names_of
from carcqt.words.numbers import digits
from carcqt.words.speech import Punctuation, Speech, Translate, plain
from carcqt.words.story import StoryWords
from carcqt.words.terminal.blocks import PAGE, Block, flow, fold

_HIGH: Final = 34
"""Lines of a map."""
_SIGNS: Final = "·~-="
"""What the kinds of links are drawn with, in their order."""


def link_signs(description: Description) -> dict[str, str]:
    """What stands for each kind of link."""
    kinds = [terrain.id for terrain in description.terrains if terrain.role is Role.LINE]
    return dict(zip(kinds, _SIGNS, strict=False))


def map_block(shown: Map, labels: Mapping[str, str], signs: Mapping[str, str]) -> Block:
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
                grid[row(y)][column(x)] = signs.get(link.kind, "-")
    for village in shown.villages:
        label = labels[village.id][: PAGE // 5]
        start = max(0, min(PAGE - len(label), column(village.at[0]) - len(label) // 2))
        grid[row(village.at[1])][start : start + len(label)] = label
    return ["".join(line).rstrip() for line in grid]


class MapText(Speech):
    def __init__(self, translate: Translate, file: MapFile, language: str) -> None:
        super().__init__(translate)
        self._colon: Final = Punctuation(translate).colon
        self._file: Final = file
        self._map: Final = file.map
        self._language: Final = language
        self._names: Final = names_of(translate, file.game)
        self._called: Final = TableNames(translate, (), file)
        self._description: Final = GAMES[file.game].description
        self._signs: Final = link_signs(self._description)

    def sections(self) -> Iterator[Block]:
        yield [plain(self._file.title.get(self._language) or self._names.title())]
        yield fold(plain(self._file.about.get(self._language, "")))
        labels = {village.id: self._called.thing(village.id) for village in self._map.villages}
        yield map_block(self._map, labels, self._signs)
        kinds = dict.fromkeys(link.kind for link in self._map.links)
        yield [
            "   ".join(
                f"{self._signs.get(kind, '-')} {self._names.terrain(kind)}" for kind in kinds
            )
        ]
        has_prices = self._description.map.squares
        head = self.tr("Villages, with the prices of their squares in gold:")
        yield [head if has_prices else self.tr("Villages:"), *self._villages()]
        if self._map.missions:
            yield [self.tr("Missions:"), *self._missions()]
        if self._map.cards:
            yield [self.tr("Income cards, with their tie-break numbers:"), *self._cards()]
        yield [line for total in self._totals() for line in fold(total)]

    def _villages(self) -> Iterator[str]:
        ways: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
        for link in self._map.links:
            for here, there in (link.ends, link.ends[::-1]):
                ways[here][link.kind].append(self._called.thing(there))
        for village in self._map.villages:
            shown = [self._names.icon(village.species, 1), "-".join(map(str, village.prices))]
            name = f"{self._called.thing(village.id)} ({village.id})"
            yield self._colon(name, ", ".join(filter(None, shown)))
            for kind, others in ways[village.id].items():
                yield from fold(f"    {self._signs.get(kind, '-')} {', '.join(others)}")

    def _missions(self) -> Iterator[str]:
        for mission in self._map.missions:
            villages = ", ".join(map(self._called.thing, mission.villages))
            yield from fold(self._colon(mission.id, villages))

    def _cards(self) -> Iterator[str]:
        for card in self._map.cards:
            ties = ", ".join(map(str, card.ties))
            yield f"{card.value} {self._names.source(card.shows)} ({ties})"

    def _totals(self) -> Iterator[str]:
        has_squares = self._description.map.squares
        found = Counter({icon.id: 0 for icon in self._description.icons})
        for village in self._map.villages:
            found[village.species] += len(village.prices) if has_squares else 1
        counts = [f"{self._names.source(species)} {count}" for species, count in found.items()]
        if has_squares:
            text = self.tr("%n village(s), squares: {counts}", "", self._map.size)
        else:
            text = self.tr("%n village(s): {counts}", "", self._map.size)
        yield text.format(counts=", ".join(counts))
        lengths: dict[str, int] = defaultdict(int)
        for link in self._map.links:
            lengths[link.kind] += 1
        counts = [f"{self._names.terrain(kind)} {count}" for kind, count in lengths.items()]
        yield self.tr("Links: {counts}").format(counts=", ".join(counts))


class PlayedMapText(Speech):
    """What the whole table sees: nothing that lies face down."""

    def __init__(
        self,
        translate: Translate,
        game: Game[Map],
        players: Sequence[str],
        file: MaterialFile | None = None,
    ) -> None:
        super().__init__(translate)
        self._colon: Final = Punctuation(translate).colon
        self._game: Final = game
        self._position: Final = game.hide(game.position(), None)
        self._names: Final = names_of(translate, game.description.game)
        self._called: Final = TableNames(translate, players, file)
        self._story: Final = StoryWords(translate, game, players, file)
        self._signs: Final = link_signs(game.description)

    def sections(self) -> Iterator[Block]:
        game = self._game
        yield map_block(game.material, self._labels(), self._signs)
        yield self._legend()
        yield list(self._standing())
        for pile in self._position.piles:
            yield [self._colon(self._names.pile(pile.name), str(len(pile.things)))]
        if moves := game.legal_moves:
            yield [self.tr("%n legal move(s):", "", len(moves)), *flow(map(str, moves))]

    def _labels(self) -> dict[str, str]:
        """Each village with what stands there: the first kind of piece by its seat."""
        first = self._game.description.pieces[0].id
        there: dict[str, str] = defaultdict(str)
        for one in self._position.pieces:
            there[one.zone] += str(one.seat + 1) if one.piece == first else one.piece[0]
        labels = {}
        for village in self._game.material.villages:
            name, pieces = self._called.thing(village.id), there[village.id]
            labels[village.id] = f"{name}[{pieces}]" if pieces else name
        return labels

    def _legend(self) -> Block:
        lines = [f"{sign} {self._names.terrain(kind)}" for kind, sign in self._signs.items()]
        pieces = self._names.pieces(self._game.description.pieces[0].id)
        return ["   ".join([*lines, f"[1] [2]… {pieces}"])]

    def _standing(self) -> Iterator[str]:
        """Whose turn it is, and what each player has."""
        game = self._game
        players = [self._called.player(seat) for seat in range(game.players)]
        if game.is_over:
            yield self._story.sentence(Ended(tuple(game.scores), game.winners))
        else:
            player, phase = players[game.to_move], self._names.phase(game.phase)
            yield self.tr("To move: {player} ({phase})").format(player=player, phase=phase)
        scores = zip(players, game.scores, strict=True)
        yield from self._names.standing(game, players) or [
            self._colon(player, digits(score)) for player, score in scores
        ]
