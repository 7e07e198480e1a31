"""How large a picture is to be, and of which tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QWidget

from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.choices import Chip, Segmented
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.labels import Label
from editor.forms.fields import NumberField

_ALL, _CHOSEN, _THIS = "all", "chosen", "this"
_SQUARES: Final = (120, 200, 400, 800)
_MAPS: Final = (700, 1400, 2800, 4000)
_LEAST, _MOST, _LEAST_MAP = 16, 4000, 200


class ExportDialog(Dialog):
    def __init__(
        self,
        ending: str,
        is_map: bool,
        tiles: Sequence[str] = (),
        chosen: Sequence[str] = (),
        this: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Of a deck, all its tiles, those that are chosen, and the one that is shown large."""
        super().__init__(parent, width=460)
        self.fit()
        self._chosen, self._this = tuple(chosen), this
        self._is_map = is_map
        self.set_title(self.tr("Export as {format}").format(format=ending.upper()))
        self.which: Final = Segmented()
        self.has_choice = False
        """Whether there are several answers to which tiles it is about."""
        if tiles:
            options = [(_ALL, self.tr("All %n", "", len(tiles)), "")]
            if chosen:
                options.append((_CHOSEN, self.tr("Chosen: %n", "", len(chosen)), ""))
            if this is not None:
                options.append((_THIS, self.tr("Only {tile}").format(tile=this), ""))
            self.which.set_options(options, _THIS if this is not None else _ALL)
            self.has_choice = len(options) > 1
            if self.has_choice:
                self.add(Label(self.tr("Which tiles"), 14, 600), self.which)
        sizes = _MAPS if is_map else _SQUARES
        self.side: Final = NumberField(9999, 84)
        self.chips: Final = {size: Chip(str(size)) for size in sizes}
        self.problem: Final = Label("", 12, 500, "err")
        self.problem.hide()
        self.has_size: Final = ending == "png"
        self.cancel = self.add_button(self.tr("Cancel"))
        self.act = self.add_button(self.tr("Export…"), ButtonKind.PRIMARY)
        if self.has_size:
            text = self.tr("Width of the map in pixels") if is_map else self.tr("Pixels per square")
            row = QHBoxLayout()
            for part in (self.side, *self.chips.values()):
                row.addWidget(part)
            row.addStretch(1)
            self.add(Label(text, 14, 600), row, self.problem)
            self.side.setAccessibleName(text)
        usual = 1400 if is_map else 400 if this is not None or not tiles else 120
        self.take_size(usual)
        for size, chip in self.chips.items():
            chip.clicked.connect(lambda _on=False, size=size: self.take_size(size))
        self.side.textEdited.connect(lambda _: self._check())
        self.act.setFocus()

    @property
    def pixels(self) -> int | None:
        return int(self.side.text() or 0) if self.has_size else None

    @property
    def tile(self) -> str | None:
        return self._this if self.which.value == _THIS else None

    @property
    def chosen(self) -> tuple[str, ...] | None:
        return self._chosen if self.which.value == _CHOSEN else None

    def take_size(self, size: int) -> None:
        self.side.setText(str(size))
        self._check()

    def _check(self) -> None:
        number = int(self.side.text() or 0)
        for size, chip in self.chips.items():
            chip.setChecked(size == number)
        least = _LEAST_MAP if self._is_map else _LEAST
        fits = not self.has_size or least <= number <= _MOST
        text = self.tr("From {least} to {most} pixels.").format(least=least, most=_MOST)
        self.problem.setText(text)
        self.problem.setVisible(not fits)
        self.act.setEnabled(fits)
