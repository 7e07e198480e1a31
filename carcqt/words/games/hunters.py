"""The words of Hunters and Gatherers."""

from __future__ import annotations

from carcqt.puzzles.games import hunters as themes
from carcqt.rules.events import Event
from carcqt.rules.games.hunters import Eaten
from carcqt.rules.moves import Move, Place
from carcqt.words.speech import Speech
from carcqt.words.tiles import TileWords
from carcqt.words.vocabulary import Called, ExtraTurn, Vocabulary


class ForestParts(Speech):
    """Not every language calls parts of a forest and of a river alike."""

    def precedence(self, kind: str) -> str:
        return self.tr("hunters at the shrine come first") if kind == "meadow" else ""

    def count(self, n: int) -> str:
        return self.tr("%n section(s)", "", n)


class RiverParts(Speech):
    def count(self, n: int) -> str:
        return self.tr("%n section(s)", "", n)


class HuntersVocabulary(Vocabulary):
    def title(self) -> str:
        return self.tr("Hunters & Gatherers")

    def printed(self) -> str:
        return self.tr("Carcassonne: Hunters and Gatherers (2002)")

    def blurb(self) -> str:
        return self.tr("Forests and rivers of the Stone Age")

    def nouns(self) -> dict[str, str]:
        return {
            "meadow": self.tr("a meadow | meadows | in"),
            "forest": self.tr("a forest | forests | in"),
            "river": self.tr("a river | rivers | on"),
            "lake": self.tr("a lake | lakes | on"),
            "network": self.tr("a river network | river networks | on"),
            "hut": self.tr("a hut | huts"),
            "member": self.tr("a tribe member | tribe members"),
            "member meadow": self.tr("a hunter"),
            "member forest": self.tr("a gatherer"),
            "member river": self.tr("a fisher"),
            "land": self.tr("a tile | landscape tiles"),
            "bonus": self.tr("a bonus tile | bonus tiles"),
            "start": self.tr("the start tile"),
        }

    def line_end(self, kind: str) -> str:
        return {"river": self.tr("spring")}.get(kind, "")

    def icon(self, icon: str, n: int) -> str:
        return {
            "tiger": self.tr("%n sabre-tooth tiger(s)", "", n),
            "gold": self.tr("%n gold nugget(s)", "", n),
            "shrine": self.tr("%n shrine(s)", "", n),
            "fire": self.tr("%n fire(s)", "", n),
            "volcano": self.tr("%n volcano(es)", "", n),
        }.get(icon) or self.item(icon, n)

    def item(self, what: str, n: int) -> str:
        return {
            "section": self.tr("%n section(s)", "", n),
            "fish": self.tr("%n fish", "", n),
            "mushrooms": self.tr("%n mushroom clearing(s)", "", n),
            "deer": self.tr("%n deer", "", n),
            "mammoth": self.tr("%n mammoth(s)", "", n),
            "aurochs": self.tr("%n aurochs", "", n),
            "eaten": self.tr("%n deer (eaten)", "", n),
            "bonus": self.tr("%n bonus tile(s)", "", n),
        }.get(what, f"{n} {what}")

    def item_of(self, source: str, what: str, n: int) -> str:
        match source, what:
            case "forest", "section":
                return ForestParts(self.translate).count(n)
            case "river", "section":
                return RiverParts(self.translate).count(n)
        return self.item(what, n)

    def drawn(self, pile: str) -> str:
        return {"bonus": self.tr("the bonus tile {tile}")}.get(pile, "{tile}")

    def phase(self, phase: str) -> str:
        return {
            "lay": self.tr("lay the tile"),
            "place": self.tr("place a tribe member or a hut, or pass"),
            "over": self.tr("the game is over"),
        }.get(phase, phase)

    def steps(self) -> tuple[str, ...]:
        tiles = TileWords(self.translate)
        return tiles.lay(), self.tr("Place a piece"), tiles.score()

    def step(self, phase: str) -> int:
        return {"lay": 0, "place": 1}.get(phase, 2)

    def doing(self, phase: str) -> str:
        lays = TileWords(self.translate).lays()
        return {"lay": lays, "place": self.tr("places a piece")}.get(phase, "")

    def label(self, move: Move, kind: str) -> tuple[str, str]:
        is_hut = isinstance(move, Place) and move.piece == "hut"
        return super().label(move, "network" if is_hut else kind)

    def teaches(self, kind: str) -> str:
        return {
            "forest": self.tr(
                "A complete forest scores 2 points for each section. If it has gold, the "
                "player who completes it draws a bonus tile."
            ),
            "river": self.tr(
                "A complete river scores 1 point for each section, and 1 for each fish in "
                "the lakes at its ends."
            ),
            "lake": self.tr("Fish count for complete rivers and, at the end, for huts."),
            "network": self.tr(
                "At the end, the player with the most huts on a river network scores a point "
                "for each fish."
            ),
            "meadow": self.tr(
                "Meadows score only at the end: 2 points for each animal, but each tiger eats "
                "a deer."
            ),
        }.get(kind, "")

    def extra_turn(self, pile: str) -> ExtraTurn | None:
        if pile != "bonus":
            return None
        return ExtraTurn(
            self.tr("Bonus turn for {player}"),
            self.tr("There is gold in the complete forest: lay a bonus tile now."),
            self.tr("Lay the bonus tile"),
            self.tr("plays again with a bonus tile"),
            self.tr("Bonus tile"),
            self.tr("{player} earns a bonus turn: there is gold in the complete forest."),
        )

    def prize(self, what: str, n: int) -> str:
        return self.tr("a bonus tile for whoever closes it")

    def theme(self, theme: str) -> str:
        return {
            themes.TIGER: self.tr("Tiger"),
            themes.BONUS: self.tr("Bonus turn"),
            themes.HUT: self.tr("Hut"),
        }.get(theme, theme)

    def idle_turn(self) -> str:
        return TileWords(self.translate).idle_turn()

    def event(self, event: Event, called: Called) -> str:
        if isinstance(event, Eaten):
            return self.tr("Sabre-tooth tigers eat %n deer.", "", len(event.deer))
        return str(event)
