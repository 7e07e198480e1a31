"""Sheets to print, cut and play with: how they are to be, and how they will look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Final

from pydantic import AfterValidator, TypeAdapter
from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.art.games import THEMES
from carcqt.art.paper.printing import PAPERS, Page, PrintAndPlay, PrintSettings
from carcqt.art.studio.studio import Studio
from carcqt.board.pictures import Pictures
from carcqt.content.decks import DeckFile
from carcqt.rules.tiles import Tile
from carcqt.ui.language import language
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import ButtonKind, IconButton, LinkButton
from carcqt.ui.widgets.cards import Panel
from carcqt.ui.widgets.choices import Chip, Segmented, SwitchRow
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.words.names import names_of
from carcqt.words.rendering import RenderWords
from editor.forms.counter import Counter
from editor.forms.filling import first_upper
from editor.paper.actions import PrintActions
from editor.paper.preview import SheetPreview

_SIZES: Final = (40, 45, 50, 57)
_LEAST, _MOST = 15, 250
_KEPT: Final = "printing"
_ALL, _CHOSEN = "all", "chosen"


class _Ground(QWidget):
    """Behind the sheets."""

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), style().colour("sunken"))


class PrintDialog(Dialog):
    save_asked = Signal()
    print_asked = Signal()

    def __init__(
        self,
        deck: DeckFile,
        title: str,
        chosen: Sequence[str],
        studio: Studio,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, width=600)
        self._deck, self._name = deck, title
        self._chosen: Final = tuple(chosen)
        self._pages: list[Page] = []
        self._number = 0
        self._settings = kept_settings()
        self.commands: Final = PrintActions(self)
        pictures = Pictures(studio, THEMES[deck.game], self)
        self.front: Final = SheetPreview(pictures)
        self.back: Final = SheetPreview(pictures)
        self.side: Final = Segmented([(False, "", ""), (True, "", "")], False)
        self.before, self.after = IconButton(framed=True), IconButton(framed=True)
        self.where: Final = Label("", 14, 600, wrap=False)
        self._turned: Final = Label("", 12, 400, "text2")
        self._ruler: Final = Label("", 12, 400, "text2")
        self._make_settings()
        self._lay_out()
        self._connect()
        self._say()
        self.refresh()
        self.save.setFocus()

    def _make_settings(self) -> None:
        asked = self._settings
        self.paper = Segmented([(name, "", "") for name in PAPERS], asked.paper)
        self.way = Segmented([(False, "", ""), (True, "", "")], asked.is_landscape)
        self.measure = Counter(_LEAST, _MOST)
        self.measure.set_value(asked.millimetres)
        self.sizes = {size: Chip(str(size)) for size in _SIZES}
        self.bleed = Segmented([(far, "", "") for far in range(4)], asked.bleed)
        self.switches = {
            name: SwitchRow(on=bool(getattr(asked, name)))
            for name in ("backs", "marks", "labels", "names")
        }
        self.which = Segmented([(_ALL, "", "")], _ALL)
        piles = dict.fromkeys(tile.pile for tile in self._deck.deck.tiles)
        self.piles = {pile: Chip("", "check") for pile in piles}
        self.copies = Chip("", "check")
        for chip in (*self.piles.values(), self.copies):
            chip.setChecked(True)
        self.copies.setChecked(asked.every_copy)
        self._titles = {name: Label("", 14, 600) for name in ("paper", "size", "bleed", "which")}
        self._notes = {name: Label("", 12, 400, "text2") for name in ("size", "bleed")}
        self.problem = Label("", 12, 500, "err")
        self.tip = Panel("warnbg", "", horizontal=True)
        self._tip_text = Label("", 13, 400)
        self.do_it = LinkButton(self.tr("No bleed"))
        self.tip.box.addWidget(self._tip_text, 1)
        self.tip.box.addWidget(self.do_it)

    def _lay_out(self) -> None:
        px = style().px
        left = self._ground = _Ground()
        sheets = QHBoxLayout()
        sheets.addWidget(self.front, 3)
        self._right = QWidget()
        backs = QVBoxLayout(self._right)
        backs.setContentsMargins(0, 0, 0, 0)
        backs.addWidget(self.back, 1)
        for text in (self._turned, self._ruler):
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            backs.addWidget(text)
        sheets.addWidget(self._right, 2)
        steps = QHBoxLayout()
        steps.addStretch(1)
        for part in (self.before, self.where, self.after):
            steps.addWidget(part)
        steps.addStretch(1)
        column = QVBoxLayout(left)
        column.setContentsMargins(px(12), px(12), px(12), px(12))
        column.addWidget(self.side, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(sheets, 1)
        column.addLayout(steps)
        inside = QWidget()
        form = QVBoxLayout(inside)
        form.setContentsMargins(px(4), 0, px(4), 0)
        form.setSpacing(px(8))
        form.addWidget(self._titles["paper"])
        form.addLayout(_row(self.paper, self.way, None))
        form.addLayout(_row(self._titles["size"], None, self._notes["size"]))
        form.addLayout(_row(self.measure, *self.sizes.values(), None))
        form.addWidget(self.problem)
        form.addLayout(_row(self._titles["bleed"], None, self._notes["bleed"]))
        form.addLayout(_row(self.bleed, None))
        for switch in self.switches.values():
            form.addWidget(switch)
        form.addWidget(self._titles["which"])
        form.addLayout(_row(self.which, None))
        chips = (*self.piles.values(), self.copies)
        for start in range(0, len(chips), 2):
            form.addLayout(_row(*chips[start : start + 2], None))
        form.addWidget(self.tip)
        form.addStretch(1)
        area = ScrollArea(inside)
        area.setFixedWidth(px(364))
        row = QHBoxLayout()
        row.setSpacing(px(16))
        row.addWidget(left, 1)
        row.addWidget(area)
        self.body.addLayout(row, 1)
        self.count = Label("", 14, 400)
        self._footer.insertWidget(0, self.count, 1)
        self.cancel = self.add_button("", ButtonKind.GHOST)
        self.print = self.add_button("", act=self.print_asked.emit, icon="print")
        self.save = self.add_button("", ButtonKind.PRIMARY, self.save_asked.emit, "save")
        above = self.parentWidget()
        room = self.screen().availableSize() if above is None else above.window().size()
        self.resize(min(px(1130), room.width() - 24), min(px(772), room.height() - 24))

    def _connect(self) -> None:
        for choice in (self.paper, self.way, self.bleed, self.which):
            choice.chosen.connect(lambda _: self.refresh())
        self.measure.changed.connect(lambda _: self.refresh())
        for size, chip in self.sizes.items():
            chip.clicked.connect(lambda _on=False, size=size: self._take_size(size))
        for switch in self.switches.values():
            switch.toggled.connect(lambda _: self.refresh())
        for chip in (*self.piles.values(), self.copies):
            chip.toggled.connect(lambda _: self.refresh())
        self.side.chosen.connect(lambda _: self._show())
        self.do_it.clicked.connect(self._save_paper)
        self.commands.bind(
            before=lambda: self.step(-1), after=lambda: self.step(1), print=self.print.click
        )
        self.commands.lead(before=self.before, after=self.after)

    # What is asked for.

    @property
    def asked(self) -> PrintSettings:
        on = {name: switch.is_on for name, switch in self.switches.items()}
        bleed = self.bleed.value
        return PrintSettings(
            paper=str(self.paper.value),
            is_landscape=self.way.value is True,
            millimetres=self.measure.value,
            bleed=bleed if isinstance(bleed, int) else 0,
            every_copy=self.copies.isChecked(),
            **on,
        )

    @property
    def tiles(self) -> list[Tile]:
        """Without what is to be left out."""
        only = set(self._chosen) if self.which.value == _CHOSEN else None
        return [
            tile
            for tile in self._deck.deck.tiles
            if self.piles[tile.pile].isChecked() and (only is None or tile.id in only)
        ]

    @property
    def sheets(self) -> PrintAndPlay:
        return PrintAndPlay(THEMES[self._deck.game], self.asked)

    def _take_size(self, size: int) -> None:
        self.measure.set_value(size)
        self.refresh()

    def _save_paper(self) -> None:
        self.bleed.value = 0
        self.refresh()

    # What is shown.

    def refresh(self) -> None:
        sheets, tiles = self.sheets, self.tiles
        misfits = sheets.misfits(tiles)
        self._pages = sheets.pages(tiles)
        self._number = min(self._number, max(0, len(self._pages) - 1))
        for size, chip in self.sizes.items():
            chip.setChecked(size == self.measure.value)
        self.problem.setVisible(bool(misfits) or not tiles)
        if misfits:
            paper = "A4" if self.paper.value == "a4" else "Letter"
            text = self.tr("{tiles} at {size} mm: too large for {paper}.")
            named = ", ".join(tile.id for tile in misfits[:3]) + ("…" if len(misfits) > 3 else "")
            self.problem.setText(text.format(tiles=named, size=self.measure.value, paper=paper))
        elif not tiles:
            self.problem.setText(self.tr("There is no tile to print."))
        can_print = bool(self._pages) and not misfits
        for button in (self.save, self.print):
            button.setEnabled(can_print)
        self._count(sheets)
        self._advise(tiles)
        self._arrange()
        self._show()
        keep_settings(self.asked)

    def _count(self, sheets: PrintAndPlay) -> None:
        count = len(self._pages)
        sides = count * (2 if self.asked.backs else 1)
        parts = (
            self.tr("%n sheet(s)", "", count),
            self.tr("%n side(s)", "", sides),
            self.tr("%n tile(s) per sheet", "", sheets.columns * sheets.rows),
        )
        self.count.setText(" · ".join(parts))

    def _advise(self, tiles: list[Tile]) -> None:
        """Where fewer sheets would do."""
        without = PrintAndPlay(THEMES[self._deck.game], replace(self.asked, bleed=0))
        fewer = len(without.pages(tiles))
        self.tip.setVisible(bool(self.asked.bleed) and 0 < fewer < len(self._pages))
        self._tip_text.setText(self.tr("Without bleed, %n sheet(s) is (are) enough.", "", fewer))

    def step(self, by: int) -> None:
        self._number = min(max(self._number + by, 0), max(0, len(self._pages) - 1))
        self._show()

    def _show(self) -> None:
        count, sheets = len(self._pages), self.sheets
        page = self._pages[self._number] if self._pages else []
        words = RenderWords(language().translate)

        def label(is_back: bool) -> str:
            return words.sheet(self._name, self._number + 1, count, is_back)

        is_back = self.asked.backs and self._is_narrow and self.side.value is True
        self.front.show_page(sheets, page, label(is_back), is_back)
        self.back.show_page(sheets, page, label(True), True)
        self.commands["before"].setEnabled(self._number > 0)
        self.commands["after"].setEnabled(self._number + 1 < count)
        text = self.tr("Sheet {number} of {count}")
        self.where.setText(text.format(number=self._number + 1 if count else 0, count=count))

    @property
    def _is_narrow(self) -> bool:
        return self.width() < style().px(1080)

    def _arrange(self) -> None:
        backs = self.asked.backs
        self._right.setVisible(backs and not self._is_narrow)
        self.side.setVisible(backs and self._is_narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._show()

    def _say(self) -> None:
        self.set_title(self.tr("Print to cut and play"))
        self._titles["paper"].setText(self.tr("Paper"))
        self._titles["size"].setText(self.tr("Tile size, in millimetres"))
        self._titles["bleed"].setText(self.tr("Bleed"))
        self._titles["which"].setText(self.tr("Which tiles"))
        self._notes["size"].setText(self.tr("published tiles: 45"))
        self._notes["bleed"].setText(self.tr("colour beyond the cut"))
        self.paper.set_texts(["A4", "Letter"])
        self.way.set_texts([self.tr("Portrait"), self.tr("Landscape")])
        self.side.set_texts([self.tr("Front"), self.tr("Back")])
        self.bleed.set_texts([self.tr("None"), "1 mm", "2 mm", "3 mm"])
        self.measure.set_name(self.tr("Smaller"), self.tr("Larger"))
        switches = self.switches
        switches["backs"].set_texts(self.tr("Backs"), self.tr("the same picture for every tile"))
        switches["marks"].set_texts(
            self.tr("Crop marks and cut lines"), self.tr("at the edges of the sheet")
        )
        switches["labels"].set_texts(
            self.tr("Sheet labels"), self.tr("deck, number, front or back, and a ruler")
        )
        switches["names"].set_texts(
            self.tr("Tile names"), self.tr("small, in a corner of the back")
        )
        options = [(_ALL, self.tr("All %n", "", len(self._deck.entries)), "")]
        if self._chosen:
            options.append((_CHOSEN, self.tr("Chosen: %n", "", len(self._chosen)), ""))
        self.which.set_options(options)
        words = names_of(language().translate, self._deck.game)
        for pile, chip in self.piles.items():
            chip.setText(first_upper(words.pile(pile)))
        self.copies.setText(self.tr("Every copy"))
        self._turned.setText(self.tr("The back, mirrored: flip the sheet on its upright edge."))
        self._ruler.setText(
            self.tr(
                "If the 5 cm ruler does not measure 5 cm, switch off “fit to page” when printing."
            )
        )
        self.cancel.setText(self.tr("Cancel"))
        self.print.setText(self.tr("Print…"))
        self.print.setToolTip(self.tr("Opens the sheets in your PDF viewer"))
        self.save.setText(self.tr("Save as PDF…"))


def _possible(kept: PrintSettings) -> PrintSettings:
    sizes = _LEAST <= kept.millimetres <= _MOST and kept.bleed in range(4)
    if not sizes or kept.paper not in PAPERS:
        raise ValueError("not on this paper")
    return kept


_SETTINGS: Final = TypeAdapter(Annotated[PrintSettings, AfterValidator(_possible)])


def kept_settings() -> PrintSettings:
    """Return the settings as they were last time; at first what is usual where the user lives."""
    is_us = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    usual = PrintSettings("letter" if is_us else "a4", bleed=2, labels=True)
    return settings().value(_KEPT, _SETTINGS, usual)


def keep_settings(asked: PrintSettings) -> None:
    settings().set_value(_KEPT, _SETTINGS, asked)


def _row(*parts: QWidget | None) -> QHBoxLayout:
    """Side by side; None takes what room is left."""
    row = QHBoxLayout()
    row.setSpacing(style().px(8))
    for part in parts:
        if part is None:
            row.addStretch(1)
        else:
            row.addWidget(part)
    return row
