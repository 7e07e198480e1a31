"""A turn in a few words: a heading over the reasons for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from carcqt.content.tables import Table
from carcqt.players.advice import UNCOUNTED, Effect, Reason, ReasonKind, is_seen
from carcqt.rules.game import Game, Turn
from carcqt.rules.moves import ChooseTile, Lay, Move, Place
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.words.names import TableNames, names_of
from carcqt.words.reasons import ReasonWords
from carcqt.words.speech import Speech, Translate, capital

_UNTITLED: Final = (
    ReasonKind.FOLLOWS, ReasonKind.REST, ReasonKind.SPENDS, ReasonKind.LEAVES,
)  # fmt: skip
"""What is no aim of a turn."""
_TITLED: Final = (ReasonKind.CLOSES, ReasonKind.ADVANCES)
"""What makes a heading however little it counts, where it is seen."""


class TurnWords(Speech):
    def __init__(self, translate: Translate, game: Game[Any], table: Table) -> None:
        super().__init__(translate)
        self._names: Final = names_of(translate, table.game)
        self._called: Final = TableNames(translate, table.names, table.material_file)
        self._game: Final = game
        self._reasons: Final = ReasonWords(translate, table.game, table.names, table.material_file)

    def acts(self, turns: Sequence[tuple[Turn, tuple[Reason, ...]]]) -> list[str]:
        """What each of several turns does, told by what sets it apart where the main thing is the
        same."""
        found = list[str]()
        titles = [self._titles(turn, reasons) for turn, reasons in turns]
        for number, (turn, reasons) in enumerate(turns):
            act = self.act(turn, reasons)
            # What is the same is told by those before it.
            alike = [titles[other] for other, said in enumerate(found) if said == act]
            own = [each for each in titles[number] if not any(each in told for told in alike)]
            found.append(own[0] if alike and own and self._weighs(own[0], reasons) else act)
        return found

    def _weighs(self, title: str, reasons: tuple[Reason, ...]) -> bool:
        """Whether what a title speaks of is not much less than the main thing."""
        told = [each for each in reasons if _makes_title(each)]
        meant = next(each for each in told if self._title(each) == title)
        return 4 * meant.points >= 3 * max(each.points for each in told)

    def led_by(self, act: str, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        """The reasons, what the heading speaks of first."""
        leads = [each for each in reasons if _makes_title(each) and self._title(each) == act][:1]
        return (*leads, *(each for each in reasons if each not in leads))

    def act(self, turn: Turn, reasons: tuple[Reason, ...]) -> str:
        """What the turn does, as something to do."""
        first = turn[0]
        if isinstance(first, Lay):
            titles = self._titles(turn, reasons)
            return titles[0] if titles else self.tr("A quiet turn")
        if isinstance(first, Place) and isinstance(self._game, TileLaying):
            kind = self._game.kind(self._game.node(first.square, first.zone))
            return self._names.label(first, kind)[1]
        # In the order in which they are made: the first is what is about to be done, and of the
        # others those that something is told of.
        found: dict[str, list[str]] = {self._named(first): []}
        told = {self._village(first), *(reason.village for reason in reasons)}
        for move in turn:
            if (village := self._village(move)) and village in told:
                found.setdefault(self._named(move), []).append(self._called.thing(village))
        return " + ".join(
            f"{name} · {', '.join(villages)}" if villages else name
            for name, villages in found.items()
        )

    def _named(self, move: Move) -> str:
        """What a move does, without where."""
        if move.idle:
            return self._names.idle(move) or self.tr("Place nothing")
        name = self._names.heading(move, "")
        return name.partition(" · ")[0] if self._village(move) else name

    def _titles(self, turn: Turn, reasons: tuple[Reason, ...]) -> list[str]:
        if not isinstance(turn[0], Lay):
            return []
        return [self._title(each) for each in reasons if _makes_title(each)]

    def _village(self, move: Move) -> str:
        return str(getattr(move, "village", ""))

    def _title(self, reason: Reason) -> str:
        if own := self._names.aim(reason):
            return own
        match reason.kind:
            case ReasonKind.CLOSES:
                text = self.tr("Points for {region}")
            case ReasonKind.BONUS:
                text = self.tr("Win another turn")
            case ReasonKind.HOME:
                text = self.tr("Bring pieces home")
            case ReasonKind.WAITS if reason.effect is Effect.SOONER:
                text = self.tr("Bring pieces home")
            case ReasonKind.CLAIMS:
                text = self.tr("Claim {region}")
            case ReasonKind.GROWS if reason.effect is Effect.SHARED:
                text = self.tr("Share {region}")
            case ReasonKind.GROWS if reason.effect is Effect.EASIER:
                text = self.tr("Prepare {region}")
            case ReasonKind.GROWS:
                text = self.tr("Grow {region}")
            case ReasonKind.JOINS:
                text = self.tr("Contest {region}")
            case ReasonKind.SHARES:
                text = self.tr("Share {region}")
            case ReasonKind.TAKES:
                text = self.tr("Take over {region}")
            case ReasonKind.ADVANCES if reason.effect is Effect.POORER:
                text = self.tr("Hold {player} back")
            case ReasonKind.SPOILS | ReasonKind.WAITS:
                text = self.tr("Hold {player} back")
            case ReasonKind.KEEPS:
                text = self.tr("Keep pieces in hand")
            case ReasonKind.AVOIDS:
                text = self.tr("Out of harm’s way")
            case ReasonKind.FINAL:
                text = self.tr("Points at the end")
            case ReasonKind.ADVANCES:
                text = self.tr("Stand better")
            case ReasonKind.COLLECTS:
                text = self.tr("Collect for the end")
            case _:
                text = self.tr("A quiet turn")
        player = self._called.player(reason.seat)
        return text.format(region=self._names.region(reason.what), player=player)

    def further(self, turn: Turn) -> str:
        """What else is laid, if the turn chooses a tile more."""
        chosen = [move.tile for move in turn[1:] if isinstance(move, ChooseTile)]
        if not chosen or not isinstance(turn[0], Lay):
            return ""
        return self.tr("With {tile}").format(tile=self._called.tile(chosen[0]))

    def why(self, reasons: tuple[Reason, ...]) -> str:
        """All reasons in one sentence."""
        return self._reasons.sentence(reasons)

    def parts(self, reasons: tuple[Reason, ...]) -> tuple[tuple[str, str], ...]:
        """Each reason, and how much of the turn's worth it is."""
        if not reasons:
            return ((self._reasons.nothing(), ""),)
        return tuple((capital(clause), points) for clause, points in self._reasons.parts(reasons))


def _makes_title(reason: Reason) -> bool:
    if reason.kind in _UNTITLED:
        return False
    if reason.points > 0 or reason.kind in UNCOUNTED:
        return True
    return reason.kind in _TITLED and is_seen(reason)
