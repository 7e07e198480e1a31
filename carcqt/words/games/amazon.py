"""The words of Amazonas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from carcqt.puzzles.games import amazon as themes
from carcqt.rules.events import Event
from carcqt.rules.game import Game
from carcqt.rules.games.amazon import Amazon, DoubleChosen, RiverScoring, Sailed
from carcqt.rules.moves import ChooseTile, Move, Place
from carcqt.words.speech import Punctuation
from carcqt.words.tiles import TileWords
from carcqt.words.vocabulary import Called, Vocabulary


class AmazonVocabulary(Vocabulary):
    seen: ClassVar[tuple[type[Event], ...]] = (DoubleChosen,)

    def title(self) -> str:
        return self.tr("Amazon River")

    def printed(self) -> str:
        return self.tr("Carcassonne: Amazonas (2016)")

    def blurb(self) -> str:
        return self.tr("Boats and villages along the river")

    def nouns(self) -> dict[str, str]:
        return {
            "jungle": self.tr("a jungle | jungles | in"),
            "village": self.tr("a village | villages | in"),
            "tributary": self.tr("a tributary | tributaries | on"),
            "amazon": self.tr("the Amazon | | on"),
            "meeple": self.tr("a meeple | meeples"),
            "camp": self.tr("a camp | camps"),
            "boat": self.tr("a boat | boats"),
            "land": self.tr("a tile | land tiles"),
            "double": self.tr("a double tile | double tiles"),
            "start": self.tr("the start board"),
        }

    def line_end(self, kind: str) -> str:
        return {"tributary": self.tr("rock"), "amazon": self.tr("source")}.get(kind, "")

    def icon(self, icon: str, n: int) -> str:
        return {
            "boat": self.tr("%n boat(s)", "", n),
            "space": self.tr("%n space(s)", "", n),
            "call": self.tr("call for a double tile"),
        }.get(icon) or self.item(icon, n)

    def item(self, what: str, n: int) -> str:
        return {
            "tile": self.tr("%n tile(s)", "", n),
            "fruit": self.tr("%n fruit(s)", "", n),
            "parrot": self.tr("%n parrot(s)", "", n),
            "toucan": self.tr("%n toucan(s)", "", n),
            "butterfly": self.tr("%n butterfly(-ies)", "", n),
            "ocelot": self.tr("%n ocelot(s)", "", n),
            "sloth": self.tr("%n sloth(s)", "", n),
            "caiman": self.tr("%n caiman(s)", "", n),
            "piranha": self.tr("%n piranha(s)", "", n),
            "first": self.tr("%n for the first boat at the mouth", "", n),
            "second": self.tr("%n for the second boat at the mouth", "", n),
            "third": self.tr("%n for the third boat at the mouth", "", n),
        }.get(what, f"{n} {what}")

    def phase(self, phase: str) -> str:
        return {
            "lay": self.tr("lay the tile"),
            "choose": self.tr("choose a double tile"),
            "place": self.tr("place a meeple or a camp, or pass and sail on"),
            "over": self.tr("the game is over"),
        }.get(phase, phase)

    def steps(self) -> tuple[str, ...]:
        tiles = TileWords(self.translate)
        return tiles.lay(), self.tr("Piece or boat"), tiles.score()

    def step(self, phase: str) -> int:
        return {"lay": 0, "choose": 0, "place": 1}.get(phase, 2)

    def doing(self, phase: str) -> str:
        return {
            "lay": TileWords(self.translate).lays(),
            "choose": self.tr("chooses a double tile"),
            "place": self.tr("places a piece"),
        }.get(phase, "")

    def choosing(self, phase: str) -> str:
        return self.tr("Choose a double tile")

    def label(self, move: Move, kind: str) -> tuple[str, str]:
        if isinstance(move, Place):
            return super().label(move, kind)
        return self.tr("This double tile"), self.tr("Take this one")

    def idle(self, move: Move) -> str:
        return self.tr("Nothing, boat +1")

    def teaches(self, kind: str) -> str:
        return {
            "jungle": self.tr(
                "Jungles score only at the end: the player with the most camps scores a point "
                "for each animal."
            ),
            "village": self.tr(
                "A complete village scores 2 points for each tile and 1 for each fruit. "
                "Unfinished, it scores 1 for each tile."
            ),
            "tributary": self.tr(
                "A tributary scores 1 point for each tile and 1 for each fruit. Its boat "
                "icons move the boats of all players who have a meeple on it."
            ),
            "amazon": self.tr(
                "When a tile of the Amazon is laid, the first boat scores its caimans and "
                "piranhas, the second its piranhas."
            ),
        }.get(kind, "")

    def measure(self, measure: str) -> str:
        return {
            "boats": self.tr("how far boats sail down the river"),
            "second": self.tr("Amazon scorings with points for a second boat"),
        }.get(measure) or super().measure(measure)

    def move(self, move: Move, called: Called) -> str:
        if isinstance(move, ChooseTile):
            return self.tr("Choose the double tile {tile}.").format(tile=called.tile(move.tile))
        return str(move)

    def theme(self, theme: str) -> str:
        return {
            themes.RACE: self.tr("Boat race"),
            themes.DOUBLE: self.tr("Double tile"),
            themes.CAMP: self.tr("Camp"),
        }.get(theme, theme)

    def idle_turn(self) -> str:
        return self.tr("the tile laid anywhere, the boat moved one space")

    def problems(self) -> dict[str, str]:
        return {
            "stream-missing": self.tr(
                "A double tile continues the Amazon. Give it a zone “amazon” that enters at "
                "one short side and leaves at the other."
            ),
            "stream-start": self.tr(
                "The Amazon must leave this tile once, at its south side. Correct its “at”."
            ),
            "stream-straight": self.tr(
                "The Amazon must be one zone that comes in at one side and leaves straight "
                "across at the opposite one. Correct its “at”."
            ),
            "board-missing": self.tr(
                "Games of {players} players have no start board: the Amazon has no source there. "
                "Add a tile to the pile “start”."
            ),
            "double-uncalled": self.tr(
                "No tile of this deck calls for a double tile, so this one never comes into "
                "play. Put a call on the Amazon of another tile."
            ),
            "numbers-shape": self.tr(
                "The list is wrong. Write a number from {low} to {high} for each of "
                "the {players} seats."
            ),
            "phase-no-double": self.tr(
                "No double tile is left to choose. Leave one in its pile, or begin with "
                "another phase."
            ),
            "phase-no-call": self.tr(
                "The last tile calls for no double tile. Lay one that shows a call last, or "
                "begin with another phase."
            ),
            "choose-none": self.tr(
                "“{move}” does not name a double tile that fits. Choose one of those left."
            ),
            "move-phase choose": self.tr(
                "“{move}” cannot be played now. Choose a double tile first."
            ),
        }

    def standing(self, game: Game[Any], players: Sequence[str]) -> list[str]:
        assert isinstance(game, Amazon)
        lines = []
        for name, space in zip(players, game.boats, strict=True):
            text = self.tr("{player}’s boat: space {space} of {spaces}")
            text = text.replace("{space}", str(space)).replace("{spaces}", str(game.spaces))
            lines.append(self.named(text, player=name))
        return lines

    def gathered(self, events: Sequence[Event]) -> list[Event]:
        """A boat that moves twice in a row moves once."""
        told: list[Event] = []
        for event in events:
            last = told[-1] if told else None
            match event, last:
                case Sailed(), Sailed() if last.seat == event.seat:
                    told[-1] = replace(event, steps=last.steps + event.steps)
                case _:
                    told.append(event)
        return told

    def event(self, event: Event, called: Called) -> str:
        match event:
            case DoubleChosen(tile=tile):
                text = self.tr("{player} chooses the double tile {tile}.")
                return text.replace("{tile}", called.tile(tile))
            case Sailed(steps=steps, space=space):
                text = self.tr("{player}’s boat moves %n space(s), to space {space}.", "", steps)
                return text.replace("{space}", str(space))
            case RiverScoring(caimans=caimans, piranhas=piranhas):
                animals = [
                    self.item(animal, count)
                    for animal, count in (("caiman", caimans), ("piranha", piranhas))
                    if count
                ]
                listed = Punctuation(self.translate).listed(*animals) if animals else ""
                shown = listed or self.tr("no animals")
                return self.tr("The Amazon is scored: {animals}.").replace("{animals}", shown)
        return str(event)
