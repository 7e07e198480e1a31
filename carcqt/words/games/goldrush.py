"""The words of Gold Rush."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from carcqt.puzzles.games import goldrush as themes
from carcqt.rules.events import Event, Spot
from carcqt.rules.game import Game
from carcqt.rules.games.goldrush import Goldrush, Take, mines_of
from carcqt.rules.moves import Move, Place
from carcqt.rules.position import Position
from carcqt.rules.tilelaying.tokens import HIDDEN, TokensLaid, TokensLost, TokensShown, TokensTaken
from carcqt.words.tiles import TileWords
from carcqt.words.vocabulary import Called, Vocabulary

_WORTHLESS: Final = "0"
"""The token without gold; the scoring does not count it."""


class GoldrushVocabulary(Vocabulary):
    def title(self) -> str:
        return self.tr("Gold Rush")

    def printed(self) -> str:
        return self.tr("Carcassonne: Gold Rush (2014)")

    def blurb(self) -> str:
        return self.tr("Railways, towns and gold in the Wild West")

    def option(self, option: str) -> tuple[str, str]:
        return {
            "farmers": (
                self.tr("Farmers"),
                self.tr("Cowboys may go into prairies, which score at the end"),
            )
        }.get(option, (option, ""))

    def choice(self, option: str, choice: str) -> str:
        known = {"yes": self.tr("with farmers"), "no": self.tr("without farmers")}
        return known.get(choice, choice)

    def nouns(self) -> dict[str, str]:
        return {
            "prairie": self.tr("a prairie | prairies | in"),
            "mountain": self.tr("a mountain | mountains | on"),
            "railway": self.tr("a railway | railways | on"),
            "town": self.tr("a town | towns | in"),
            "token": self.tr("the mine tokens"),
            "tent": self.tr("a tent | tents"),
            "cowboy": self.tr("a cowboy | cowboys"),
            "cowboy prairie": self.tr("a farmer"),
            "cowboy mountain": self.tr("a prospector"),
            "cowboy railway": self.tr("a railwayman"),
            "cowboy town": self.tr("a merchant"),
            "land": self.tr("a tile | landscape tiles"),
            "start": self.tr("the start tile"),
            "tokens": self.tr("the mine tokens in stock"),
        }

    def line_end(self, kind: str) -> str:
        return {"railway": self.tr("halt")}.get(kind, "")

    def moved(self, piece: str) -> str:
        return self.tr("the tent to another mountain")

    def icon(self, icon: str, n: int) -> str:
        return {"locomotive": self.tr("%n locomotive(s)", "", n)}.get(icon) or self.item(icon, n)

    def item(self, what: str, n: int) -> str:
        return {
            "tile": self.tr("%n tile(s)", "", n),
            "nugget": self.tr("%n nugget(s)", "", n),
            "railway": self.tr("%n complete railway(s)", "", n),
            "camp": self.tr("%n camp(s)", "", n),
            "horses": self.tr("%n herd(s) of horses", "", n),
            "token": self.tr("%n token(s)", "", n),
        }.get(what, f"{n} {what}")

    def phase(self, phase: str) -> str:
        return {
            "lay": self.tr("lay the tile"),
            "place": self.tr("place a cowboy or the tent, take a token, or pass"),
            "over": self.tr("the game is over"),
        }.get(phase, phase)

    def steps(self) -> tuple[str, ...]:
        tiles = TileWords(self.translate)
        return tiles.lay(), self.tr("One action"), tiles.score()

    def step(self, phase: str) -> int:
        return {"lay": 0, "place": 1}.get(phase, 2)

    def doing(self, phase: str) -> str:
        lays = TileWords(self.translate).lays()
        return {"lay": lays, "place": self.tr("chooses an action")}.get(phase, "")

    def label(self, move: Move, kind: str) -> tuple[str, str]:
        if isinstance(move, Place):
            return super().label(move, kind)
        return self.tr("Take a token"), self.tr("Take the token")

    def idle(self, move: Move) -> str:
        return self.tr("Do nothing")

    def idle_part(self, move: Move) -> str:
        return self.tr("no action")

    def teaches(self, kind: str) -> str:
        return {
            "prairie": self.tr(
                "Prairies score only at the end: 2 points for each camp and 4 for each herd "
                "of wild horses."
            ),
            "mountain": self.tr(
                "When the mountain is complete, the player with the most prospectors takes "
                "the tokens left on it and scores a point for each nugget. Before that, a "
                "tent may take one token each turn."
            ),
            "railway": self.tr(
                "A complete railway scores 1 point for each tile. Exactly one locomotive "
                "doubles it."
            ),
            "town": self.tr(
                "A town scores when all its railways are complete: 3 points for each of them."
            ),
        }.get(kind, "")

    def measure(self, measure: str) -> str:
        if measure == "contested":
            return self.tr("complete mountains with several players")
        return super().measure(measure)

    def move(self, move: Move, called: Called) -> str:
        if isinstance(move, Take):
            return self.tr("Take a token from the mountain where your tent stands.")
        return str(move)

    def theme(self, theme: str) -> str:
        return {
            themes.TOKENS: self.tr("Tokens"),
            themes.TENT: self.tr("Tent move"),
        }.get(theme, theme)

    def prize(self, what: str, n: int) -> str:
        # Tiles to come bring more, and tents take some.
        return self.tr("its tokens (%n now)", "", n)

    def idle_turn(self) -> str:
        return TileWords(self.translate).idle_turn()

    def problems(self) -> dict[str, str]:
        return {
            "mines-shape": self.tr(
                "Each mine must be a list: the square and zone of a mountain, like “0,0 m0”, "
                "then its tokens, the top one last. Choose the tokens from: {known}."
            ),
            "mine-no-mountain": self.tr(
                "No mountain has such a zone. Name the north-west square of a laid tile and "
                "one of its mountains."
            ),
            "mine-second": self.tr(
                "This mountain has another mine. Put the tokens of a mountain on one pile."
            ),
            "mine-complete": self.tr(
                "This mountain is complete and has no tokens left. Remove them."
            ),
            "purses-shape": self.tr(
                "The tokens are wrong. Write a list for each of the {players} seats, "
                "with tokens of: {known}."
            ),
            "lost-shape": self.tr("The tokens are wrong. Write a list of these: {known}."),
            "take-nothing": self.tr(
                "There is no token to take. You need a tent on a mountain that has tokens."
            ),
        }

    def standing(self, game: Game[Any], players: Sequence[str]) -> list[str]:
        assert isinstance(game, Goldrush)
        lines = []
        for root in sorted(game.mines):
            spot, count = game.spot(root), len(game.mines[root])
            text = self.tr("mountain {zone} at {square}: %n token(s)", "", count)
            lines.append(text.format(zone=spot.zone, square=spot.square))
        for name, purse in zip(players, game.purses, strict=True):
            text = self.tr("{player} holds %n token(s)", "", len(purse))
            lines.append(text.format(player=name))
        return lines

    def lying(self, position: Position, spots: Collection[Spot]) -> str:
        """A mountain’s pile; the tokens themselves, where nothing is hidden."""
        pile = next((mine.tokens for mine in mines_of(position) if mine.spot in spots), ())
        if not pile:
            return ""
        if HIDDEN in pile:
            return self.item("token", len(pile))
        text = self.tr("tokens from the top: {tokens}")
        return text.format(tokens=", ".join(reversed(pile)))

    def gathered(self, events: Sequence[Event]) -> list[Event]:
        """One line for all heaps that leave the game, or come onto one mountain, together."""
        told: list[Event] = []
        for event in events:
            last = told[-1] if told else None
            match event, last:
                case TokensLost(), TokensLost():
                    told[-1] = replace(last, count=last.count + event.count)
                case TokensLaid(), TokensLaid() if last.spot == event.spot:
                    told[-1] = replace(last, count=last.count + event.count)
                case _:
                    told.append(event)
        return told

    def event(self, event: Event, called: Called) -> str:
        match event:
            case TokensLaid(count=count):
                return self.tr("%n token(s) added to the mountain.", "", count)
            case TokensTaken(count=count, tokens=()):
                return self.tr("{player} takes %n token(s) from the mountain.", "", count)
            case TokensTaken(tokens=tokens):
                text = self.tr("{player} takes %n token(s): {tokens}.", "", len(tokens))
                return text.replace("{tokens}", _heap(tokens))
            case TokensLost(count=count):
                return self.tr("%n token(s) leave(s) the game.", "", count)
            case TokensShown(tokens=tokens):
                text = self.tr("{player} reveals %n token(s): {tokens}.", "", len(tokens))
                scoring = sum(token != _WORTHLESS for token in tokens)
                if 0 < scoring < len(tokens):
                    text = self.tr(
                        "{player} reveals {all} tokens, of which %n score(s): {tokens}.",
                        "",
                        scoring,
                    ).replace("{all}", str(len(tokens)))
                return text.replace("{tokens}", _heap(tokens))
        return str(event)


def _heap(tokens: Sequence[str]) -> str:
    """Equal ones together, the most valuable last."""
    counts = Counter(sorted(tokens))
    return ", ".join(token if n == 1 else f"{n} × {token}" for token, n in counts.items())
