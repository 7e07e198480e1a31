"""Why a turn is good, as a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carcqt.content.materials import MaterialFile
from carcqt.players.advice import Reason, ReasonKind
from carcqt.words.names import TableNames, names_of
from carcqt.words.speech import Punctuation, Speech, Translate, capital


class ReasonWords(Speech):
    def __init__(
        self,
        translate: Translate,
        game: str,
        players: Sequence[str] = (),
        material_file: MaterialFile | None = None,
    ) -> None:
        super().__init__(translate)
        self._names: Final = names_of(translate, game)
        self._called: Final = TableNames(translate, players, material_file)

    def sentence(self, reasons: Sequence[Reason]) -> str:
        """All reasons in one sentence, the most important first."""
        if not reasons:
            return self.tr("No turn is much better here.")
        clauses = [self.clause(reason) for reason in reasons]
        text = Punctuation(self.translate).semicolon(*clauses)
        return self.tr("{sentence}.").format(sentence=capital(text))

    def clause(self, reason: Reason) -> str:
        own = self._names.reason(reason, self._called)
        if own:
            return own
        region, n = self._names.region(reason.what), max(1, reason.count)
        player = self._called.player(reason.seat)
        match reason.kind:
            case ReasonKind.CLOSES:
                text = self.tr("brings %n point(s) at once for {region}", "", n)
            case ReasonKind.BONUS:
                text = self.tr("wins another turn")
            case ReasonKind.HOME:
                text = self.tr("%n piece(s) come(s) home", "", n)
            case ReasonKind.CLAIMS:
                text = self.tr("claims {region}, worth about %n point(s)", "", n)
            case ReasonKind.GROWS:
                text = self.tr("{region} already held gains about %n point(s)", "", n)
            case ReasonKind.SHARES:
                text = self.tr("gets a share of {region} that {player} held alone")
            case ReasonKind.TAKES:
                text = self.tr("takes {region} from {player}")
            case ReasonKind.SPOILS:
                text = self.tr("costs {player} about %n point(s) in {region}", "", n)
            case ReasonKind.TRAPS:
                text = self.tr("makes it harder for {player} to complete {region}")
            case ReasonKind.KEEPS:
                text = self.tr("keeps pieces in hand for better places")
            case ReasonKind.QUIET:
                text = self.tr("gives nothing to the others")
            case ReasonKind.COLLECTS:
                text = self.tr("collects about %n point(s) for the end", "", n)
            case ReasonKind.ADVANCES:
                text = self.tr("stands better, by about %n point(s)", "", n)
            case ReasonKind.AVOIDS:
                text = self.tr("elsewhere the tile would mostly cost about %n point(s)", "", n)
            case ReasonKind.BEATS:
                text = self.tr("leads about %n point(s) further than most other turns", "", n)
            case ReasonKind.GIVES:
                text = self.tr("but {player} gets %n point(s), too", "", n)
            case ReasonKind.HELPS:
                text = self.tr("but {region} of {player} gains about %n point(s)", "", n)
            case ReasonKind.LOSES:
                text = self.tr("but {region} already held loses about %n point(s)", "", n)
        return text.format(region=region, player=player)
