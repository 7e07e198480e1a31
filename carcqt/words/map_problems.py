"""The sentences for what can be wrong with a map of any game."""

from __future__ import annotations

from carcqt.words.speech import Speech


class MapProblems(Speech):
    def sentences(self) -> dict[str, str]:
        """By their codes."""
        return {
            "village-twice": self.tr("Another village has this id; give each its own."),
            "village-unknown": self.tr("The map has no village “{village}”; name one of its own."),
            "species-unknown": self.tr("There is no species “{species}”; choose one of: {known}."),
            "prices-many": self.tr(
                "The village has {count} squares; leave at most {most} of their prices."
            ),
            "prices-order": self.tr("The squares fill from the cheapest; write that price first."),
            "price-range": self.tr(
                "A camp cannot cost {price} gold; write a price from {low} to {high}."
            ),
            "link-kind": self.tr("There is no link of the kind “{kind}”; choose one of: {known}."),
            "link-round": self.tr("The link comes back to where it began; name another village."),
            "link-twice": self.tr("Another “{kind}” joins the same villages; keep only one."),
            "missions-few": self.tr(
                "Too few missions to deal, {count}; {least} or more are needed."
            ),
            "mission-twice": self.tr("Another mission has this id; give each its own."),
            "mission-same": self.tr("The mission “{other}” has the same villages; change one."),
            "mission-number": self.tr("The mission has {count} villages; name {wanted}."),
            "mission-village-twice": self.tr(
                "The mission names “{village}” more than once; name different ones."
            ),
            "cards-none": self.tr("There are no income cards; each player needs at least one."),
            "card-twice": self.tr("Another card has this value; give each its own."),
            "card-shows": self.tr("A card cannot show “{shows}”; choose one of: {known}."),
            "ties-number": self.tr(
                "The list has length {count}; write {wanted} numbers, one for each seat."
            ),
            "tie-twice": self.tr("The number {number} stands on several cards; use each once."),
        }
