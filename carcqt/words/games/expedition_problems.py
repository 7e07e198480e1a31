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
                "The village has too few links ({count}); join it to two other villages or more."
            ),
            "village-unreachable": self.tr(
                "No way leads here from “{first}”; join the two parts of the map by a link."
            ),
            "species-nowhere": self.tr(
                "No village has “{species}”, so that nobody can collect all five; give it a home."
            ),
            "species-squares": self.tr(
                "The villages with “{species}” have {count} squares in all, and there are only "
                "{most} tiles of it; take squares away or change the species of a village."
            ),
            "first-tents": self.tr(
                "Too few squares ({count}) cost {gold} gold or less for {players} players to pay a "
                "first tent each; make some cheaper."
            ),
        }

    def _of_positions(self) -> dict[str, str]:
        return {
            "extra-missing": self.tr("“{key}” is missing; say what each seat has of it."),
            "extra-shape": self.tr(
                "This does not have the form that is kept here; give each of the {players} "
                "seats its numbers or ids, in lists."
            ),
            "event-unknown": self.tr("There is no event “{event}”; choose one of: {known}."),
            "event-too-often": self.tr(
                "The event “{event}” is there {count} times in all; the game has {most} of it."
            ),
            "event-missing": self.tr(
                "In the phase “{phase}” an event lies open; say in “drawn” which one."
            ),
            "event-early": self.tr("In the phase “{phase}” no event lies open; leave it out."),
            "event-none-left": self.tr("No event is left for a round; put one into the pile."),
            "tent-twice": self.tr("Such a tent stands in this village already; take one away."),
            "tent-too-many": self.tr(
                "More tents stand in the village than it has squares ({most}); take some away."
            ),
            "tiles-too-many": self.tr(
                "There are {count} tiles of “{species}” with the players; the game has {most}."
            ),
            "guide-alone": self.tr(
                "A guide counts as “{species}”, of which the player has no tile; put it elsewhere."
            ),
            "guides-too-many": self.tr(
                "There are {count} guides with the players; the game has {most}."
            ),
            "chips-wrong": self.tr(
                "Each chip is there once; write 0 or one of these for each seat: {known}."
            ),
            "hand-cards": self.tr("A hand holds each of these cards at most once: {known}."),
            "hand-empty": self.tr("The hand is empty; all cards come back before the next round."),
            "chosen-wrong": self.tr(
                "In the phase “{phase}” this card cannot have been chosen; write -1 for none."
            ),
            "chosen-already": self.tr(
                "The seat {seat} has chosen its card already; let another seat move."
            ),
            "missions-wrong": self.tr(
                "Each mission is dealt at most once, and is one of these: {known}."
            ),
            "missions-number": self.tr(
                "In the phase “{phase}” the players do not have so many missions; it is one for "
                "each, and two only for whoever is to keep one."
            ),
            "order-wrong": self.tr(
                "The turn order names each of the {players} seats once, and only while camps are "
                "set up."
            ),
            "offer-wrong": self.tr("No guide is on offer under this event; write false."),
            "offer-none": self.tr(
                "In the phase “{phase}” a guide waits and the player owns a species; begin with "
                "another phase."
            ),
            "blocked-early": self.tr(
                "In the phase “{phase}” nobody puts up neutral tents; write false."
            ),
        }

    def _of_moves(self) -> dict[str, str]:
        return {
            "move-phase keep": self.tr(
                "“{move}” cannot be played now; first keep one of the two missions."
            ),
            "move-phase found": self.tr(
                "“{move}” cannot be played now; first set up a first tent."
            ),
            "move-phase income": self.tr(
                "“{move}” cannot be played now; first an income card must be chosen."
            ),
            "move-phase offer": self.tr(
                "“{move}” cannot be played now; first hire the guide or collect the income."
            ),
            "move-phase build": self.tr("“{move}” cannot be played now; set up camps, or rest."),
            "keep-number": self.tr("There are two missions; keep 1 or 2."),
            "choose-card": self.tr("This card is not in hand; choose one of: {known}."),
            "hire-species": self.tr(
                "A guide can only count as a species that the player owns; choose one of: {known}."
            ),
            "block-here": self.tr(
                "No neutral tent can stand in “{village}”: one a turn, one in a village, and "
                "never on its last free square."
            ),
            "build-no-tent": self.tr("No tent is left; rest."),
            "build-own": self.tr("There is a camp of this player in “{village}” already."),
            "build-full": self.tr("All squares of “{village}” are taken; choose another village."),
            "build-price": self.tr(
                "The next square of “{village}” costs {price} silver and the purse holds {money}."
            ),
            "build-closed": self.tr(
                "The event “{event}” closes the way to “{village}” in this round; choose another."
            ),
            "build-apart": self.tr(
                "No camp of this player is joined to “{village}”; choose a village next to one."
            ),
        }
