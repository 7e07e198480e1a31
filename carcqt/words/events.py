"""Events as sentences: what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from carcqt.content.materials import MaterialFile
from carcqt.rules.events import (
    Completed,
    Discarded,
    Drawn,
    Ended,
    Event,
    Item,
    Laid,
    Placed,
    Returned,
    Scored,
    Spot,
    points,
)
from carcqt.rules.game import Game
from carcqt.rules.moves import DEGREES
from carcqt.words.names import SpotNames, TableNames, names_of
from carcqt.words.numbers import digits
from carcqt.words.speech import Speech, Translate, plain


class EventWords(Speech):
    """The game tells what lies where, the deck's or map's file what its things are called."""

    def __init__(
        self,
        translate: Translate,
        game: Game[Any],
        players: Sequence[str] = (),
        material_file: MaterialFile | None = None,
    ) -> None:
        super().__init__(translate)
        self._names: Final = names_of(translate, game.description.game)
        self._called: Final = TableNames(translate, players, material_file)
        self._spots: Final = SpotNames(translate, game, self._called)

    def player(self, seat: int) -> str:
        return self._called.player(seat)

    def sentence(self, event: Event) -> str:
        match event:
            case Drawn():
                return self._drawn(event)
            case Discarded(tile=tile):
                return self.tr("{tile} fits nowhere and leaves the game.").format(tile=tile)
            case Laid():
                return self._laid(event)
            case Placed(seat, piece, spot, origin) if type(event) is Placed:
                if origin is None:
                    text = self.tr("{player} places {piece} {where}.")
                else:
                    text = self.tr("{player} moves {piece} ({where}).")
                return text.format(
                    player=self.player(seat),
                    piece=self._spots.piece(piece, spot),
                    where=self._spots.where(spot),
                )
            case Completed(kind, spot, size):
                return self._names.completed(kind, size).format(**_place(spot))
            case Scored():
                return self._scored(event)
            case Returned(seat, piece, spot):
                text = self.tr("{player} takes {piece} back.")
                return text.format(player=self.player(seat), piece=self._spots.piece(piece, spot))
            case Ended():
                return self._ended(event)
        return self._own(event)

    def _own(self, event: Event) -> str:
        """What only this game tells."""
        text = self._names.event(event, self._called)
        seat, spot = getattr(event, "seat", None), getattr(event, "spot", None)
        if seat is not None:
            text = text.replace("{player}", self.player(seat))
        return text if spot is None else text.replace("{where}", self._spots.where(spot))

    def _drawn(self, event: Drawn) -> str:
        name = self._called.named.get(event.tile)
        tile = f"{event.tile} ({plain(name)})" if name else event.tile
        tile = self._names.drawn(event.pile).format(tile=tile)
        return self.tr("{player} draws {tile}.").format(player=self.player(event.seat), tile=tile)

    def _laid(self, event: Laid) -> str:
        if event.turn == 0:
            text = self.tr("{player} lays {tile} at {square}.")
        else:
            text = self.tr("{player} lays {tile} at {square}, turned {degrees}°.")
        return text.format(
            player=self.player(event.seat),
            tile=event.tile,
            square=event.square,
            degrees=DEGREES[event.turn],
        )

    def _scored(self, event: Scored) -> str:
        worth = self._names.worth(event.source).format(**_place(event.spot))
        facts = {"player": self.player(event.seat), "worth": worth}
        if not event.items:
            return self.tr("{player} scores nothing for {worth}.").format(**facts)
        breakdown, total = self.breakdown(event.source, event.items), points(event.items)
        if total < 0:
            text = self.tr("{player} loses %n point(s) for {worth}: {sum}.", "", -total)
        else:
            text = self.tr("{player} scores %n point(s) for {worth}: {sum}.", "", total)
        return text.format(sum=breakdown, **facts)

    def breakdown(self, source: str, items: Sequence[Item]) -> str:
        """5 sections × 2 + 1 mushroom clearing × 2 = 12."""
        terms = self._names.terms(source, items)
        trivial = len(items) == 1 and items[0].each == 1
        total = digits(points(tuple(items)))
        return terms if trivial else f"{terms} = {total}"

    def _ended(self, event: Ended) -> str:
        best = max(event.scores)
        facts = {"winners": self._called.players(event.winners)}
        if len(event.winners) == 1:
            text = self.tr("The game is over. {winners} wins with %n point(s).", "", best)
        else:
            text = self.tr("The game is over. {winners} share the win with %n point(s).", "", best)
        others = [
            f"{self.player(seat)} ({digits(score)})"
            for seat, score in sorted(enumerate(event.scores), key=lambda each: -each[1])
            if seat not in event.winners
        ]
        said = text.format(**facts)
        if not others:
            return said
        behind = self.tr("Behind: {others}.").format(others=", ".join(others))
        is_tied = event.scores.count(best) > len(event.winners)
        return " ".join(filter(None, (said, behind, self._names.tie_break() if is_tied else "")))


def _place(spot: Spot | None) -> dict[str, str]:
    return {"zone": spot.zone, "square": str(spot.square)} if spot else {}
