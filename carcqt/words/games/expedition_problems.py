"""The sentences for problems that only the expedition has: of its maps, positions and moves."""

from __future__ import annotations

from carcqt.words.speech import Speech


class ExpeditionProblems(Speech):
    def sentences(self) -> dict[str, str]:
        """By their codes."""
        return {**self._of_maps(), **self._of_positions(), **self._of_moves()}

    def _of_maps(self) -> dict[str, str]:
        return {
            "village-links": self.tr(
                "The village has too few links ({count}). Join it to two other villages or more."
            ),
            "village-unreachable": self.tr(
                "No link leads here from “{first}”. Join the two parts of the map."
            ),
            "species-nowhere": self.tr(
                "No village has “{species}”, so nobody can collect all five. Give this "
                "species to a village."
            ),
            "species-squares": self.tr(
                "The villages with “{species}” have {count} squares in all, and there are "
                "only {most} tiles of it. Take squares away or change the species of a "
                "village."
            ),
            "first-tents": self.tr(
                "Only {count} squares cost {gold} gold or less, too few for the first "
                "tents of {players} players. Make some cheaper."
            ),
        }

    def _of_positions(self) -> dict[str, str]:
        return {
            "extra-missing": self.tr("“{key}” is missing. Write one value for each seat."),
            "extra-shape": self.tr(
                "The value has the wrong format. Write one list of numbers or ids for each of "
                "the {players} seats."
            ),
            "event-unknown": self.tr("There is no event “{event}”. Choose one of: {known}."),
            "event-too-often": self.tr(
                "The event “{event}” is used {count} times, but the game has only {most}. "
                "Remove some."
            ),
            "event-missing": self.tr(
                "In the phase “{phase}” an event is visible. Write it in “drawn”."
            ),
            "event-early": self.tr("In the phase “{phase}” no event is visible. Remove it."),
            "event-none-left": self.tr("No event is left for a round. Put one into the pile."),
            "tent-twice": self.tr("This village has the same tent twice. Remove one."),
            "tent-too-many": self.tr(
                "The village has more tents than squares ({most}). Remove some."
            ),
            "tiles-too-many": self.tr(
                "The players have {count} tiles of “{species}”, but the game has only "
                "{most}. Remove some."
            ),
            "guide-alone": self.tr(
                "A guide counts as “{species}”, but the player has no such tile. Choose a "
                "species that the player owns."
            ),
            "guides-too-many": self.tr(
                "The players have {count} guides, but the game has only {most}. Remove some."
            ),
            "chips-wrong": self.tr(
                "A chip is missing or used twice. For each seat, write 0 or one of: {known}."
            ),
            "hand-cards": self.tr(
                "A hand cannot hold these cards. Write each of these at most once: {known}."
            ),
            "hand-empty": self.tr(
                "This hand is empty. Give the player all cards back: they "
                "return before the next round."
            ),
            "chosen-wrong": self.tr(
                "In the phase “{phase}” this card cannot have been chosen. Write -1 for none."
            ),
            "chosen-already": self.tr(
                "The seat {seat} has chosen its card already. Let another seat move."
            ),
            "missions-wrong": self.tr(
                "These missions cannot be dealt. Write each of these at most once: {known}."
            ),
            "missions-number": self.tr(
                "In the phase “{phase}”, the players do not have this number of missions. "
                "Give one to each, and two only to a player who is to keep one."
            ),
            "order-wrong": self.tr(
                "The turn order is wrong. Name each of the {players} seats once, and only "
                "while camps are set up."
            ),
            "offer-wrong": self.tr("No guide is on offer under this event. Write false."),
            "offer-none": self.tr(
                "The phase “{phase}” needs a guide on offer and a player who owns a species. "
                "Begin with another phase."
            ),
            "blocked-early": self.tr(
                "In the phase “{phase}” nobody puts up neutral tents. Write false."
            ),
        }

    def _of_moves(self) -> dict[str, str]:
        return {
            "move-phase keep": self.tr(
                "“{move}” cannot be played now. First keep one of the two missions."
            ),
            "move-phase found": self.tr(
                "“{move}” cannot be played now. Set up the first tent before it."
            ),
            "move-phase income": self.tr(
                "“{move}” cannot be played now. Choose an income card first."
            ),
            "move-phase offer": self.tr(
                "“{move}” cannot be played now. First hire the guide or collect the income."
            ),
            "move-phase build": self.tr(
                "“{move}” cannot be played now. Set up camps, or end the turn."
            ),
            "keep-number": self.tr("There are two missions. Keep 1 or 2."),
            "choose-card": self.tr("This card is not in hand. Choose one of: {known}."),
            "hire-species": self.tr(
                "A guide can only count as a species that the player owns. Choose one of: {known}."
            ),
            "block-here": self.tr(
                "No neutral tent can stand in “{village}”. Put up at most one per turn and one "
                "per village, and never on the last free square."
            ),
            "build-no-tent": self.tr("No tent is left. End the turn."),
            "build-own": self.tr(
                "This player already has a camp in “{village}”. Choose another village."
            ),
            "build-full": self.tr("All squares of “{village}” are taken. Choose another village."),
            "build-price": self.tr(
                "The next square of “{village}” costs {price} silver, and the purse "
                "holds {money}. Choose a cheaper one."
            ),
            "build-closed": self.tr(
                "The event “{event}” closes the way to “{village}” in this round. Choose another."
            ),
            "build-apart": self.tr(
                "This player has no camp next to “{village}”. Choose a village that a link joins "
                "to a camp."
            ),
        }
