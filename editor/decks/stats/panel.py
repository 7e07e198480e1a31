"""The statistics of a deck beside its tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.rules.tiles import Tile
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import LinkButton
from carcqt.ui.widgets.cards import Line
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.marks import IconSign
from carcqt.ui.widgets.pills import StateBadge
from carcqt.words.names import names_of
from editor.decks.stats.cells import FEW, CombinationGrid, HeatGrid
from editor.decks.stats.charts import IconCounts, StatBars
from editor.decks.stats.counts import Combination, Corner, Statistics
from editor.decks.stats.drawing import terrain_colour
from editor.decks.stats.runview import RunView
from editor.tiles.looks import terrain_name


class StatPanel(QWidget):
    corner_chosen = Signal(object)
    combination_chosen = Signal(object)
    icon_chosen = Signal(str)
    tiles_chosen = Signal(object)
    """Ids of tiles to look at."""
    add_asked = Signal(object)
    """Four sides that a new tile is to show."""

    def __init__(self, game: str, run: RunView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Final = game
        self.statistics: Statistics | None = None
        self.total: Final = StateBadge()
        self.edges: Final = StatBars()
        self.icons: Final = IconCounts(game)
        self.heat: Final = HeatGrid(game)
        self.rare: Final = Label("", 13)
        self.add: Final = LinkButton(self.tr("Add"))
        self.combinations: Final = CombinationGrid(game)
        self.kinds: Final = Label("", 12, 400, "text2")
        self.alike: Final = LinkButton(px=12)
        self.symmetric: Final = LinkButton(px=12)
        self._heads: Final = [Label("", 12, 600, "text2") for _ in range(4)]
        self._column: Final = QVBoxLayout(self)
        edge_head, icon_head, corner_head, kind_head = self._heads
        head = QHBoxLayout()
        head.addWidget(edge_head, 1)
        head.addWidget(self.total)
        self._warning = QWidget()
        warning = QHBoxLayout(self._warning)
        warning.setContentsMargins(0, 0, 0, 0)
        warning.addWidget(IconSign("warn", 18, "warn"))
        warning.addWidget(self.rare, 1)
        warning.addWidget(self.add)
        links = QHBoxLayout()
        links.addWidget(self.alike)
        links.addWidget(self.symmetric)
        links.addStretch(1)
        self._column.addLayout(head)
        parts: list[QWidget] = [self.edges, icon_head, self.icons, Line()]
        parts += [corner_head, self.heat, self._warning, Line()]
        parts += [kind_head, self.combinations, self.kinds]
        for part in parts:
            self._column.addWidget(part)
        self._column.addLayout(links)
        self._column.addWidget(Line())
        self._column.addWidget(run)
        self._column.addStretch(1)
        self.heat.chosen.connect(self.corner_chosen)
        self.combinations.chosen.connect(self._combination)
        self.icons.chosen.connect(self.icon_chosen)
        self.add.clicked.connect(self._add)
        self.alike.clicked.connect(lambda: self._look_at([t for g in self._twins() for t in g]))
        self.symmetric.clicked.connect(
            lambda: self._look_at(self.statistics.symmetric if self.statistics else ())
        )
        style().follow(self._restyle)
        texts = (
            self.tr("Edges by terrain"),
            self.tr("Icons"),
            self.tr("Corner fit: tiles per pair of sides"),
            self.tr("Combinations of four sides"),
        )
        for label, text in zip(self._heads, texts, strict=True):
            label.setText(text)
        self.heat.setAccessibleName(texts[2])
        self.combinations.setAccessibleName(texts[3])

    def show_statistics(self, statistics: Statistics, on: tuple[str, ...] = ()) -> None:
        """`on` are the two or four sides that the grid is filtered by, if it is."""
        self.statistics = statistics
        names = names_of(language().translate, self._game)
        tiles, copies = len(statistics.tiles), statistics.copies
        said = self.tr("%n tile(s)", "", tiles)
        if copies != tiles:
            said = self.tr("{tiles} · {copies}").format(
                tiles=said, copies=self.tr("%n copies", "", copies)
            )
        self.total.set_state(said)
        most = max(statistics.edges.values(), default=0) or 1
        self.edges.set_rows(
            [
                (terrain_name(names, kind), terrain_colour(self._game, kind), n / most, str(n))
                for kind, n in statistics.edges.items()
            ]
        )
        self.icons.set_counts(
            statistics.icons, {one: names.icon(one, n) for one, n in statistics.icons.items()}
        )
        kinds = {kind: names.terrain(kind) for kind in statistics.sides}
        corner: Corner | None = (on[0], on[1]) if len(on) == 2 else None
        sides: Combination | None = (on[0], on[1], on[2], on[3]) if len(on) == 4 else None
        self.heat.set_counts(statistics.sides, statistics.corners, kinds, corner)
        self._show_rarest(statistics, kinds)
        counts = {shown: len(found) for shown, found in statistics.combinations.items()}
        self.combinations.set_counts(counts, kinds, sides)
        missing, doubled = len(statistics.missing), len(statistics.doubled)
        self.kinds.setText(
            self.tr("{there} · {missing} · {doubled}").format(
                there=self.tr("%n kind(s)", "", len(counts) - missing),
                missing=self.tr("%n missing", "", missing),
                doubled=self.tr("%n several times", "", doubled),
            )
        )
        twins, even = sum(map(len, self._twins())), len(statistics.symmetric)
        self.alike.setText(self.tr("%n exactly alike", "", twins))
        self.alike.setVisible(twins > 0)
        self.symmetric.setText(self.tr("%n symmetric", "", even))
        self.symmetric.setVisible(even > 0)

    def _show_rarest(self, statistics: Statistics, kinds: dict[str, str]) -> None:
        rarest = statistics.rarest
        few = rarest is not None and statistics.corners[rarest] <= FEW
        self._warning.setVisible(few)
        if rarest is not None and few:
            count = statistics.corners[rarest]
            text = self.tr("Only %n tile(s) fit(s) {first}–{second}.", "", count)
            if not count:
                text = self.tr("No tile fits {first}–{second}.")
            first, second = kinds[rarest[0]], kinds[rarest[1]]
            self.rare.setText(text.format(first=first, second=second))

    def _twins(self) -> Sequence[Sequence[Tile]]:
        return self.statistics.twins if self.statistics else ()

    def _look_at(self, tiles: Sequence[Tile]) -> None:
        self.tiles_chosen.emit([tile.id for tile in tiles])

    def _combination(self, sides: Combination) -> None:
        if self.statistics and not self.statistics.combinations[sides]:
            self.add_asked.emit(sides)
        else:
            self.combination_chosen.emit(sides)

    def _add(self) -> None:
        """A tile for the rarest corner, with ground on its other sides."""
        if self.statistics and (rarest := self.statistics.rarest):
            ground = self.statistics.sides[0]
            self.add_asked.emit((*rarest, ground, ground))

    def _restyle(self) -> None:
        px = style().px
        self._column.setContentsMargins(px(16), px(4), px(10), px(16))
        self._column.setSpacing(px(9))
