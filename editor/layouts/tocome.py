"""What is to come: seed, whether the order is known, what is no longer in the game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import SystemRandom

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.content.decks import DeckFile
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.choices import SwitchRow
from carcqt.ui.widgets.fields import Select
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.removal import clear
from editor.documents.layouts import LayoutDocument
from editor.forms.filling import fill_select
from editor.layouts import edits
from editor.layouts.forms import Form, FormRow, HeapRow, SpinField
from editor.layouts.games import extras_of
from editor.layouts.games.extras import CommonHeap, PlacedHeaps

_MOST_SEED = 2**63 - 1


class ToComeForm(Form):
    def __init__(self, document: LayoutDocument) -> None:
        super().__init__(document, self.tr("Tiles to come"))
        self.seed = SpinField(0, _MOST_SEED, width=128)
        self.roll = IconButton("dice", self.tr("Another seed"))
        self.order, self.after = Select(), Select()
        self.gone = Select()
        seed = QWidget()
        row = QHBoxLayout(seed)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self.seed)
        row.addWidget(self.roll)
        self._rows = {
            "seed": FormRow(seed),
            "order": FormRow(self.order),
            "after": FormRow(self.after),
            "gone": FormRow(self.gone),
        }
        for line in self._rows.values():
            self.box.addWidget(line)
        self._gone_list = QVBoxLayout()
        self._gone_list.setSpacing(2)
        self.box.addLayout(self._gone_list)
        self._gone_shown: tuple[str, ...] = ()
        is_deck = isinstance(self.content.material_file, DeckFile)
        self._rows["gone"].setVisible(is_deck)
        self.seed.changed.connect(self._set_seed)
        self.roll.clicked.connect(self._roll)
        self.order.activated.connect(self._set_order)
        self.after.activated.connect(self._set_after)
        self.gone.activated.connect(self._remove)
        self.places = {
            "seed": self.seed,
            "order": self.order,
            "after": self.after,
            "gone": self.gone,
        }
        self._say()

    def _say(self) -> None:
        self._rows["seed"].set_text(self.tr("Seed"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self._rows["order"].set_text(self.tr("Listed order"))
        self._rows["after"].set_text(self.tr("After the list"))
        self._rows["gone"].set_text(self.tr("Removed tiles"))

    def refresh(self) -> None:
        content = self.content
        self.seed.set_value(content.seed)
        order = [
            ("secret", self.tr("hidden from players")),
            ("known", self.tr("known to all")),
        ]
        fill_select(self.order, order, content.order)
        after = [
            ("shuffled", self.tr("the rest, shuffled")),
            ("nothing", self.tr("nothing: the game ends")),
        ]
        fill_select(self.after, after, content.after)
        if isinstance(content.material_file, DeckFile):
            self._refresh_gone()

    def _refresh_gone(self) -> None:
        content, code = self.content, language().code
        file = content.material_file
        assert isinstance(file, DeckFile)
        names = file.names(code)
        tiles = [(entry.tile.id, names.get(entry.tile.id, entry.tile.id)) for entry in file.entries]
        fill_select(self.gone, [("", self.tr("Remove a tile…")), *tiles], "")
        shown = tuple(names.get(tile, tile) for tile in content.position.gone)
        if shown == self._gone_shown:
            return
        self._gone_shown = shown
        clear(self._gone_list)
        for place, name in enumerate(shown):
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(style().px(8), 0, 0, 0)
            back = IconButton("close", self.tr("Put {tile} back").format(tile=name), px=28)
            back.clicked.connect(partial(self._put_back, place, name))
            row.addWidget(Elided(name, 13), 1)
            row.addWidget(back)
            self._gone_list.addWidget(line)

    def _set_seed(self, seed: int) -> None:
        text = self.tr("Seed {seed}").format(seed=seed)
        self.change(text, self.content.with_start(seed=seed), "seed")

    def _roll(self) -> None:
        seed = SystemRandom().randrange(1, 1_000_000)
        text = self.tr("Seed {seed}").format(seed=seed)
        self.change(text, self.content.with_start(seed=seed))

    def _set_order(self) -> None:
        text = self.tr("Order: {order}").format(order=self.order.currentText())
        self.change(text, replace(self.content, order=self.order.currentData()))

    def _set_after(self) -> None:
        text = self.tr("Afterwards: {after}").format(after=self.after.currentText())
        self.change(text, replace(self.content, after=self.after.currentData()))

    def _remove(self) -> None:
        tile, name = self.gone.currentData(), self.gone.currentText()
        if tile:
            text = self.tr("Remove {tile} from the game").format(tile=name)
            self.change(text, edits.remove_from_game(self.content, tile))

    def _put_back(self, place: int, name: str) -> None:
        text = self.tr("Put {tile} back").format(tile=name)
        self.change(text, edits.put_back(self.content, place))


class TokensForm(Form):
    """Tokens on the table and out of the game, for a game that has any."""

    def __init__(self, document: LayoutDocument) -> None:
        super().__init__(document, self.tr("Tokens"))
        self._faces = [token.id for token in self.content.description.tokens]
        self.by_hand: dict[str, SwitchRow] = {}
        self.heaps: dict[str, HeapRow] = {}
        self._heap_labels: dict[str, Label] = {}
        self._mines: dict[str, QVBoxLayout] = {}
        self._mines_shown: dict[str, object] = {}
        for field in self._fields():
            if isinstance(field, PlacedHeaps):
                self.by_hand[field.key] = SwitchRow()
                self._mines[field.key] = QVBoxLayout()
                self.box.addWidget(self.by_hand[field.key])
                self.box.addLayout(self._mines[field.key])
                self.by_hand[field.key].toggled.connect(partial(self._switch, field.key))
                self.places[f"extra {field.key}"] = self.by_hand[field.key].switch
            elif isinstance(field, CommonHeap):
                self._heap_labels[field.key] = Label("", 12, 400, "text2", wrap=False)
                self.heaps[field.key] = HeapRow(self._faces)
                self.box.addWidget(self._heap_labels[field.key])
                self.box.addWidget(self.heaps[field.key])
                self.heaps[field.key].changed.connect(partial(self._set_heap, field.key))
                self.places[f"extra {field.key}"] = self.heaps[field.key]
                self.places["extra"] = self.heaps[field.key]
        self.setVisible(bool(self.by_hand or self.heaps))
        for field in self._fields():
            if isinstance(field, PlacedHeaps):
                self.by_hand[field.key].set_texts(self.tr("Placed by hand"), field.note)
            elif isinstance(field, CommonHeap):
                self._heap_labels[field.key].setText(field.title)

    def _fields(self) -> list[object]:
        return list(extras_of(language().translate, self.content.game).fields())

    def refresh(self) -> None:
        for key, switch in self.by_hand.items():
            value = edits.extra_of(self.content, key)
            switch.blockSignals(True)
            switch.set_on(value is not None)
            switch.blockSignals(False)
            self._refresh_mines(key, value if isinstance(value, tuple) else ())
        for key, heap in self.heaps.items():
            value = edits.extra_of(self.content, key, ())
            heap.set_heap(value if isinstance(value, tuple) else ())

    def _refresh_mines(self, key: str, mines: tuple[object, ...]) -> None:
        heaps = [one for one in mines if isinstance(one, tuple) and one]
        if self._mines_shown.get(key) == heaps:
            return
        self._mines_shown[key] = heaps
        box = self._mines[key]
        clear(box)
        for number, (place, *tokens) in enumerate(heaps):
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            counts = HeapRow(self._faces)
            counts.set_heap([str(token) for token in tokens])
            counts.changed.connect(partial(self._set_mine, key, number))
            row.addWidget(Elided(str(place), 13), 1)
            row.addWidget(counts)
            box.addWidget(line)
            self.places[f"mine {place}"] = counts

    def _switch(self, key: str, on: bool) -> None:
        content = self.content
        if not on:
            text = self.tr("Tokens placed automatically")
            self.change(text, edits.with_extra(content, key, None))
            return
        self.change(self.tr("Tokens by hand"), edits.placed_by_hand(content, key))

    def _set_mine(self, key: str, number: int, heap: tuple[str, ...]) -> None:
        mines = list(edits.extra_of(self.content, key, ()))
        if heap:
            mines[number] = (mines[number][0], *heap)
        else:
            del mines[number]
        text = self.tr("Tokens on the table")
        self.change(text, edits.with_extra(self.content, key, tuple(mines)))

    def _set_heap(self, key: str, heap: tuple[str, ...]) -> None:
        text = self.tr("Tokens out of the game")
        self.change(text, edits.with_extra(self.content, key, heap))
