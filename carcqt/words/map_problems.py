"""The sentences for what can be wrong with a map of any game."""

from __future__ import annotations

from carcqt.words.speech import Speech


class MapProblems(Speech):
    def sentences(self) -> dict[str, str]:
        """By their codes."""
        return {
            "village-twice": self.tr("Another village has this id. Give each its own."),
            "village-unknown": self.tr("The map has no village “{village}”. Name one of its own."),
            "species-unknown": self.tr("There is no species “{species}”. Choose one of: {known}."),
            "prices-many": self.tr(
                "The village has {count} squares. Leave at most {most} of their prices."
            ),
            "prices-order": self.tr("The squares fill from the cheapest. Write that price first."),
            "price-range": self.tr(
                "A camp cannot cost {price} gold. Write a price from {low} to {high}."
            ),
            "link-kind": self.tr("There is no link of the kind “{kind}”. Choose one of: {known}."),
            "link-round": self.tr("The link comes back to where it began. Name another village."),
            "link-twice": self.tr("Another “{kind}” joins the same villages. Keep only one."),
            "missions-few": self.tr(
                "There are too few missions to deal ({count}). Write at least {least}."
            ),
            "mission-twice": self.tr("Another mission has this id. Give each its own."),
            "mission-same": self.tr("The mission “{other}” has the same villages. Change one."),
            "mission-number": self.tr("The mission has {count} villages. Name {wanted}."),
            "mission-village-twice": self.tr(
                "The mission names “{village}” more than once. Name different ones."
            ),
            "cards-none": self.tr("There are no income cards. Add at least one for each player."),
            "card-twice": self.tr("Another card has this value. Give each its own."),
            "card-shows": self.tr("A card cannot show “{shows}”. Choose one of: {known}."),
            "ties-number": self.tr(
                "The list has {count} entries. Write {wanted} numbers, one for each seat."
            ),
            "tie-twice": self.tr("The number {number} is on several cards. Use each number once."),
        }
