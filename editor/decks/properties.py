"""Names, piles and counts of the selected tiles, and what the deck says of itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, get_args

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.content.decks import DeckFile, TileEntry
from carcqt.content.languages import LANGUAGES
from carcqt.content.models import DeckModel
from carcqt.rules.description import START
from carcqt.rules.moves import ID
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.cards import Line
from carcqt.ui.widgets.choices import Chip
from carcqt.ui.widgets.fields import Field, Select
from carcqt.ui.widgets.labels import Label
from carcqt.words.names import names_of
from editor.decks import edits
from editor.documents.deck import DeckDocument, with_entry
from editor.documents.retold import Retells
from editor.forms.fields import CountField, Texts
from editor.forms.filling import first_upper

PROVENANCES: Final[tuple[str, ...]] = get_args(DeckModel.model_fields["provenance"].annotation)


class DeckProperties(Retells, QWidget):
    """Everything goes to the document at once; what is typed in one go is one step."""

    def __init__(
        self,
        document: DeckDocument,
        rows: Callable[[], Sequence[int]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._document: Final = document
        self._rows: Final = rows
        self._description = document.content.rules.description
        self.tile_title: Final = Label("", 16, 600)
        self.tile_id: Final = Field()
        self.names: Final = Texts()
        self.count: Final = CountField()
        self.pile: Final = Select()
        self.players: Final = [Chip(str(n)) for n in self._description.players]
        self.deck_title: Final = Label(self.tr("Deck"), 16, 600)
        self.title: Final = Texts()
        self.about: Final = Texts(longer=True)
        self.provenance: Final = Select()
        self.tokens: Final = {token.id: CountField() for token in self._description.tokens}
        self._labels: Final[dict[str, Label]] = {}
        self._tile: Final = QWidget()
        self._column: Final = QVBoxLayout(self)
        self._lay_out()
        self._connect()
        document.changed.connect(self.refresh)
        style().follow(self._restyle)
        self._say()

    def _lay_out(self) -> None:
        tile = QVBoxLayout(self._tile)
        tile.setContentsMargins(0, 0, 0, 0)
        tile.addWidget(self.tile_title)
        self._single = QWidget()
        single = QVBoxLayout(self._single)
        single.setContentsMargins(0, 0, 0, 0)
        single.addWidget(self._label("id"))
        single.addWidget(self.tile_id)
        single.addWidget(self._label("name"))
        single.addWidget(self.names)
        tile.addWidget(self._single)
        tile.addWidget(self._label("count"))
        row = QHBoxLayout()
        row.addWidget(self.count)
        row.addStretch(1)
        tile.addLayout(row)
        tile.addWidget(self._label("pile"))
        tile.addWidget(self.pile)
        self._for = QWidget()
        chips = QHBoxLayout(self._for)
        chips.setContentsMargins(0, 0, 0, 0)
        chips.addWidget(self._label("players"))
        for chip in self.players:
            chips.addWidget(chip)
        chips.addStretch(1)
        tile.addWidget(self._for)
        self._column.addWidget(self._tile)
        self._rule = Line()
        self._column.addWidget(self._rule)
        self._column.addWidget(self.deck_title)
        said: dict[str, QWidget] = {
            "title": self.title,
            "about": self.about,
            "provenance": self.provenance,
        }
        for key, field in said.items():
            self._column.addWidget(self._label(key))
            self._column.addWidget(field)
        if self.tokens:
            self._column.addWidget(self._label("tokens"))
        for token, counter in self.tokens.items():
            row = QHBoxLayout()
            self._labels[f"token {token}"] = Label("", 13, wrap=False)
            row.addWidget(self._labels[f"token {token}"], 1)
            row.addWidget(counter)
            self._column.addLayout(row)
        self._column.addStretch(1)

    def _label(self, key: str) -> Label:
        self._labels[key] = Label("", 12, 600, "text2")
        return self._labels[key]

    def _connect(self) -> None:
        self.tile_id.textEdited.connect(self._rename)
        self.tile_id.editingFinished.connect(self.refresh)
        for field in self.findChildren(Field):
            # What is typed later is a step of its own.
            field.editingFinished.connect(self._document.seal)
        self.names.edited.connect(self._name)
        self.count.stepped.connect(self._step)
        self.count.typed.connect(self._set_count)
        self.pile.activated.connect(self._set_pile)
        for chip in self.players:
            chip.clicked.connect(self._set_players)
        self.title.edited.connect(self._set_title)
        self.about.edited.connect(self._set_about)
        self.provenance.activated.connect(self._set_provenance)
        for token, counter in self.tokens.items():
            counter.stepped.connect(lambda by, token=token: self._set_token(token, by, True))
            counter.typed.connect(lambda n, token=token: self._set_token(token, n, False))

    # Showing.

    def _chosen(self) -> list[tuple[int, TileEntry]]:
        entries = self._document.content.entries
        return [(row, entries[row]) for row in self._rows() if row < len(entries)]

    def refresh(self) -> None:
        chosen, deck = self._chosen(), self._document.content
        self._tile.setVisible(bool(chosen))
        self._rule.setVisible(bool(chosen))
        if chosen:
            self._show_tiles([entry for _, entry in chosen])
        self.title.show_texts(deck.title)
        self.about.show_texts(deck.about)
        self.provenance.setCurrentIndex(PROVENANCES.index(deck.provenance))
        counts = dict(deck.tokens) or {t.id: t.count for t in self._description.tokens}
        for token, counter in self.tokens.items():
            counter.show_number(counts.get(token, 0))

    def _show_tiles(self, entries: Sequence[TileEntry]) -> None:
        one = entries[0] if len(entries) == 1 else None
        self._single.setVisible(one is not None)
        if one is not None:
            self.tile_title.setText(self.tr("Tile {id}").format(id=one.tile.id))
            if not self.tile_id.hasFocus():
                self.tile_id.setText(one.tile.id)
                self.tile_id.set_problem("")
            self.names.show_texts(one.name)
        else:
            self.tile_title.setText(self.tr("%n tile(s) selected", "", len(entries)))
        counts = {entry.tile.count for entry in entries}
        self.count.show_number(counts.pop() if len(counts) == 1 else None)
        piles = {entry.tile.pile for entry in entries}
        known = [*self._description.piles, START]
        pile = piles.pop() if len(piles) == 1 else ""
        self.pile.setCurrentIndex(known.index(pile) if pile in known else -1)
        starts = pile == START
        self._for.setVisible(starts)
        if starts:
            for chip, number in zip(self.players, self._description.players, strict=True):
                used = all(number in (e.tile.players or (number,)) for e in entries)
                chip.setChecked(used)

    # Editing.

    def _change(self, text: str, content: DeckFile, merge: str = "") -> None:
        self._document.change(text, content, merge)

    def _text(self, rows: Sequence[int], one: str, many: str) -> str:
        """One tile is named, several are counted."""
        entries = self._document.content.entries
        return one.format(tile=entries[rows[0]].tile.id) if len(rows) == 1 else many

    def _rename(self, name: str) -> None:
        chosen, deck = self._chosen(), self._document.content
        if len(chosen) != 1:
            return
        row, entry = chosen[0]
        problem = ""
        if not ID.fullmatch(name):
            problem = self.tr("Use at most 40 letters without accents, digits, - or _.")
        elif any(o.tile.id == name for n, o in enumerate(deck.entries) if n != row):
            problem = self.tr("Another tile has this id.")
        self.tile_id.set_problem(problem)
        if not problem:
            renamed = replace(entry, tile=replace(entry.tile, id=name))
            text = self.tr("Change the id to {id}").format(id=name)
            self._change(text, with_entry(deck, row, renamed), f"id {row}")

    def _name(self, code: str, name: str) -> None:
        chosen = self._chosen()
        if len(chosen) == 1:
            row, entry = chosen[0]
            named = replace(entry, name=_with(entry.name, code, name))
            text = self.tr("Name {id}").format(id=entry.tile.id)
            self._change(text, with_entry(self._document.content, row, named), f"name {row} {code}")

    def _step(self, by: int) -> None:
        rows = [row for row, _ in self._chosen()]
        text = self._text(
            rows, self.tr("Copies of {tile}"), self.tr("Copies of %n tile(s)", "", len(rows))
        )
        self._change(text, edits.counted(self._document.content, rows, by), f"count {rows}")

    def _set_count(self, count: int) -> None:
        rows = [row for row, _ in self._chosen()]
        text = self._text(
            rows, self.tr("Copies of {tile}"), self.tr("Copies of %n tile(s)", "", len(rows))
        )
        self._change(text, edits.with_count(self._document.content, rows, count), f"count {rows}")

    def _set_pile(self, number: int) -> None:
        rows = [row for row, _ in self._chosen()]
        pile = (*self._description.piles, START)[number]
        many = self.tr("Change the pile of %n tile(s)", "", len(rows))
        text = self._text(rows, self.tr("Change the pile of {tile}"), many)
        self._change(text, edits.with_pile(self._document.content, rows, pile))
        self.refresh()

    def _set_players(self) -> None:
        numbers = tuple(
            number
            for chip, number in zip(self.players, self._description.players, strict=True)
            if chip.isChecked()
        )
        everyone = tuple(self._description.players)
        deck = self._document.content
        for row, entry in self._chosen():
            players = () if numbers in ((), everyone) else numbers
            entry = replace(entry, tile=replace(entry.tile, players=players))
            deck = with_entry(deck, row, entry)
        self._change(self.tr("Change the number of players of a tile"), deck)
        self.refresh()

    def _set_title(self, code: str, text: str) -> None:
        # The copy of a built-in deck has got a title before this one.
        if not self._document.is_editable():
            self.refresh()
            return
        deck = self._document.content
        changed = replace(deck, title=_with(deck.title, code, text))
        self._change(self.tr("Title of the deck"), changed, f"title {code}")

    def _set_about(self, code: str, text: str) -> None:
        deck = self._document.content
        changed = replace(deck, about=_with(deck.about, code, text))
        self._change(self.tr("Description of the deck"), changed, f"about {code}")

    def _set_provenance(self, number: int) -> None:
        deck = replace(self._document.content, provenance=PROVENANCES[number])
        self._change(self.tr("Origin of the deck"), deck)
        self.refresh()

    def _set_token(self, token: str, number: int, is_step: bool) -> None:
        deck = self._document.content
        counts = dict(deck.tokens) or {t.id: t.count for t in self._description.tokens}
        wanted = counts.get(token, 0) + number if is_step else number
        counts[token] = min(max(wanted, 0), 999)
        self._change(
            self.tr("Number of tokens"), replace(deck, tokens=tuple(counts.items())), "tokens"
        )

    # Words and measures.

    def _say(self) -> None:
        texts = {
            "id": self.tr("Id"),
            "name": self.tr("Name"),
            "count": self.tr("Copies"),
            "pile": self.tr("Pile"),
            "players": self.tr("Players"),
            "title": self.tr("Title"),
            "about": self.tr("About"),
            "provenance": self.tr("Origin"),
            "tokens": self.tr("Tokens"),
        }
        for token in self._description.tokens:
            texts[f"token {token.id}"] = self.tr("Worth {worth}").format(worth=token.worth)
        for key, label in self._labels.items():
            label.setText(texts[key])
        for field, what in (
            (self.names, texts["name"]),
            (self.title, texts["title"]),
            (self.about, texts["about"]),
        ):
            field.set_names([f"{what}, {spoken.name}" for spoken in LANGUAGES])
        self.tile_id.setAccessibleName(texts["id"])
        self.count.field.setAccessibleName(texts["count"])
        self.count.less.set_tooltip(self.tr("One copy less (−)"))
        self.count.more.set_tooltip(self.tr("One copy more (+)"))
        names = names_of(language().translate, self._description.game)
        self._fill(
            self.pile,
            [*(first_upper(names.pile(p)) for p in self._description.piles), self.tr("Start tile")],
        )
        self.pile.setAccessibleName(texts["pile"])
        origins = {
            "own": self.tr("Own design"),
            "sourced": self.tr("From a source"),
            "inferred": self.tr("Inferred"),
            "reconstructed": self.tr("Reconstructed"),
        }
        self._fill(self.provenance, [origins.get(one, one) for one in PROVENANCES])
        self.provenance.setAccessibleName(texts["provenance"])
        self.refresh()

    @staticmethod
    def _fill(select: Select, texts: Sequence[str]) -> None:
        with QSignalBlocker(select):
            select.clear()
            select.addItems(list(texts))

    def _restyle(self) -> None:
        px = style().px
        self._column.setContentsMargins(px(16), px(4), px(10), px(16))
        self._column.setSpacing(px(8))
        for inner in (self._tile, self._single):
            layout = inner.layout()
            if layout is not None:
                layout.setSpacing(px(8))


def _with(texts: dict[str, str], code: str, text: str) -> dict[str, str]:
    """What is empty is not said at all."""
    return {one: said for one, said in {**texts, code: text}.items() if said}
