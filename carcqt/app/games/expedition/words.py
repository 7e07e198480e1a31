"""What the table of the Expedition says of events, ways and money."""

from __future__ import annotations

from collections.abc import Sequence

from carcqt.rules.events import Event, Item, points
from carcqt.rules.games.expedition.events import Earned, Hired, Robbed, Shown
from carcqt.rules.games.expedition.facts import ALL, GUIDE, PATH
from carcqt.rules.maps import IncomeCard
from carcqt.words.games.expedition import ExpeditionVocabulary
from carcqt.words.speech import Punctuation, Speech

_BONUS = "bonus-"


class ExpeditionTableWords(Speech):
    def event(self, event: str) -> str:
        """The title of an event card."""
        if event.startswith(_BONUS):
            species = self._source(event.removeprefix(_BONUS))
            return self.tr("Bonus: {species}").format(species=species)
        return {
            "jaguar": self.tr("Jaguar"),
            "crocodile": self.tr("Crocodile"),
            "fire": self.tr("Forest fire"),
            "theft": self.tr("Theft"),
            GUIDE: self.tr("A guide"),
        }.get(event, event)

    def does(self, event: str, shield: int | None) -> str:
        """What an event does; the income card that keeps it off, if there is one."""
        if event.startswith(_BONUS):
            return self.tr(
                "1 more silver for each tile of this species. This does not change the turn order."
            )
        text = {
            "jaguar": self.tr("No path can be used this round."),
            "crocodile": self.tr("No waterway can be used this round."),
            "fire": self.tr("Everyone gets only half of their income, rounded down."),
            "theft": self.tr(
                "After taking income, everyone loses 1 silver for each tile of their "
                "largest collection."
            ),
            GUIDE: self.tr(
                "In turn order, the first player who wants the guide hires it instead of "
                "taking the income."
            ),
        }.get(event, "")
        if shield is None or event == GUIDE:
            return text
        shielded = self.tr("Card {card} protects you.").format(card=shield)
        return f"{text} {shielded}"

    def brief(self, event: str) -> str:
        """The same in a word or two."""
        if event.startswith(_BONUS):
            return self.tr("+1 silver each")
        return {
            "jaguar": self.tr("no paths"),
            "crocodile": self.tr("no waterways"),
            "fire": self.tr("half income"),
            "theft": self.tr("silver is lost"),
            GUIDE: self.tr("instead of income"),
        }.get(event, "")

    def _source(self, species: str) -> str:
        return ExpeditionVocabulary(self.translate).source(species)

    def way(self, kind: str, villages: Sequence[str]) -> str:
        """How one comes to a village from one's camps."""
        if kind == PATH:
            return self.tr("by path from {villages}").format(villages=self._listed(villages))
        return self.tr("by waterway from {villages}").format(villages=self._listed(villages))

    def _listed(self, names: Sequence[str]) -> str:
        return Punctuation(self.translate).listed(*names)

    def link(self, kind: str, villages: Sequence[str]) -> str:
        """Where ways lead."""
        if kind == PATH:
            return self.tr("Paths: {villages}").format(villages=", ".join(villages))
        return self.tr("Waterways: {villages}").format(villages=", ".join(villages))

    def earned(self, told: Sequence[Event]) -> str:
        """What a seat got in this round, as a sum: income 8 ÷ 2 = 4."""
        text, announced, total = "", 0, 0
        for event in told:
            match event:
                case Shown(_, _, items):
                    announced = points(items)
                case Hired():
                    return self.tr("guide instead of income")
                case Earned(_, items):
                    total = points(items)
                    text = self.tr("income {silver}").format(silver=announced)
                    if any(item.what == "fire" for item in items):
                        text += f" ÷ 2 = {total}"
                    elif total > announced:
                        text += f" + {total - announced} = {total}"
                case Robbed(_, silver):
                    return f"{text} − {silver} = {total - silver}"
        return text

    def card(self, card: IncomeCard) -> str:
        """An income card and what it counts."""
        what = {
            ALL: self.tr("largest collection"),
            GUIDE: self.tr("guides and shield"),
        }.get(card.shows) or self._source(card.shows)
        return self.tr("Card {card} · {species}").format(card=card.value, species=what)

    def sum_of(self, items: tuple[Item, ...]) -> str:
        """5 from the card + 3 orchids = 8."""
        names = ExpeditionVocabulary(self.translate)
        terms = [names.item(item.what, item.count) for item in items if item.count]
        total = str(points(items))
        return f"{' + '.join(terms)} = {total}" if len(terms) > 1 else "".join(terms) or total

    def pays(self, event: str, announced: int, largest: int, bonus: int) -> str:
        """What the event of the round makes of a card's income."""
        if event == "fire":
            return self.tr("The fire leaves %n silver of it.", "", announced // 2)
        if event == "theft" and largest:
            return self.tr("The theft then costs up to %n silver.", "", largest)
        if event.startswith(_BONUS) and bonus:
            return self.tr("The bonus adds %n silver.", "", bonus)
        return ""

    def shields(self) -> str:
        return self.tr("It protects from the event of this round.")
