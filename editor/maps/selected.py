"""What is selected, to be read and changed: a village, several, a link, or nothing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from carcqt.art.maps.scene import way_kind
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Label
from carcqt.words.speech import capital
from editor.maps import edits
from editor.maps.actions import MapActions, link_id
from editor.maps.editing import MapEditing
from editor.maps.parts import Choice, Column, beside, called, heading, small

_LONGEST: Final = 60


class VillageForm(Column):
    """One village or several: what they share is shown."""

    def __init__(self, editing: MapEditing) -> None:
        super().__init__()
        self._editing: Final = editing
        self._shown = ""
        """Whose id is in the field."""
        self.title: Final = heading()
        self.name_label, self.name = small(), Field()
        self.name.setMaxLength(_LONGEST)
        self.id_label, self.id = small(), Field()
        self.species_label, self.species = small(), Choice()
        self.prices_label: Final = small()
        self.prices: Final[list[Segmented]] = []
        self._price_labels: Final[list[Label]] = []
        rows = QVBoxLayout()
        limits = editing.description.map
        for number in range(limits.squares):
            options: list[tuple[object, str, str]] = [
                (price, str(price), "") for price in limits.prices
            ]
            if number:
                options.insert(0, (None, "–", ""))
            choice = Segmented(options)
            choice.chosen.connect(lambda price, number=number: self._price(number, price))
            label = Label("", 13, 400, wrap=False)
            self.prices.append(choice)
            self._price_labels.append(label)
            rows.addLayout(beside(label, choice, stretch=0))
        self.links: Final = Label("", 12, 400, "text2")
        self.remove: Final = Button("", ButtonKind.SECONDARY, "trash")
        for part in (self.title, self.name_label, self.name, self.id_label, self.id,
                     self.species_label, self.species, self.prices_label):  # fmt: skip
            self.box.addWidget(part)
        self.box.addLayout(rows)
        self.box.addWidget(self.links)
        self.box.addWidget(self.remove)
        self.box.addStretch(1)
        self.name.textEdited.connect(editing.set_name)
        self.id.textEdited.connect(self._try_id)
        self.id.editingFinished.connect(self._rename)
        self.species.picked.connect(editing.set_species)
        self.remove.clicked.connect(editing.delete)

    def refresh(self) -> None:
        editing, known = self._editing, self._editing.content.map.village
        villages = [known[id] for id in editing.selection.villages if id in known]
        if not villages:
            return
        village, single = villages[-1], len(villages) == 1
        self.title.setText(
            self.tr("Village") if single else self.tr("%n village(s)", "", len(villages))
        )
        for part in (self.name_label, self.name, self.id_label, self.id, self.links):
            part.setVisible(single)
        name = editing.content.village_names.get(village.id, "")
        for field, text in ((self.name, name), (self.id, village.id)):
            kept = field is self.id and field.hasFocus() and self._shown == village.id
            if field.text() != text and not kept:
                with QSignalBlocker(field):
                    field.setText(text)
        if not self.id.hasFocus():
            self.id.set_problem("")
        self._shown = village.id
        game, shared = editing.content.game, {one.species for one in villages}
        options = [(one, called(game, one)) for one in editing.description.icon]
        self.species.show_options(options, village.species if len(shared) == 1 else None)
        self.prices_label.setVisible(bool(self.prices))
        differ = len({one.prices for one in villages}) > 1
        self.prices_label.setText(
            self.tr("Price of each square, in gold: they differ")
            if differ
            else self.tr("Price of each square, in gold")
        )
        for number, choice in enumerate(self.prices):
            price = village.prices[number] if number < len(village.prices) else None
            choice.value = price
            choice.setEnabled(number <= len(village.prices))
        links = [link for link in editing.content.map.links if village.id in link.ends]
        others = sorted({editing.name(end) for link in links for end in link.ends} - {
            editing.name(village.id)
        })  # fmt: skip
        text = self.tr("Linked to {villages}").format(villages=", ".join(others))
        self.links.setText(text if others else self.tr("Linked to no other village"))

    def edit(self) -> None:
        """The keyboard goes to the first field."""
        first = self.name if self.name.isVisibleTo(self) else self.species
        first.setFocus()
        if isinstance(first, Field):
            first.selectAll()

    def _price(self, number: int, price: object) -> None:
        village = self._editing.selection.village
        if village is None:
            return
        prices = list(self._editing.content.map.village[village].prices)
        if not isinstance(price, int):
            prices = prices[:number]
        elif number < len(prices):
            prices[number] = price
        else:
            prices.append(price)
        self._editing.set_prices(prices)
        self.refresh()

    def _fault(self) -> str:
        here, file = self._editing.selection.village, self._editing.content
        others = [one.id for one in file.map.villages if one.id != here]
        return edits.id_fault(self.id.text(), others)

    def _try_id(self) -> None:
        said = {
            "form": self.tr("Use at most 40 letters without accents, digits, - or _."),
            "taken": self.tr("Another village has this id."),
        }
        self.id.set_problem(said.get(self._fault(), ""))

    def _rename(self) -> None:
        """Only when it is whole: links and missions follow."""
        if self._editing.selection.village is not None and not self._fault():
            self._editing.rename(self.id.text())
        elif self._editing.selection.village is not None:
            with QSignalBlocker(self.id):
                self.id.setText(self._editing.selection.village)
        self.id.set_problem("")

    def say(self) -> None:
        self.name_label.setText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Name"))
        self.id_label.setText(self.tr("Id, in links and missions"))
        self.id.setAccessibleName(self.tr("Id, in links and missions"))
        species = self._editing.words.villages_differ(1)
        self.species_label.setText(species)
        self.species.setAccessibleName(species)
        for number, (label, choice) in enumerate(zip(self._price_labels, self.prices, strict=True)):
            label.setText(self.tr("Square {number}").format(number=number + 1))
            choice.setAccessibleName(label.text())
        self.remove.setText(self.tr("Remove"))
        self.refresh()


class LinkForm(Column):
    def __init__(self, editing: MapEditing) -> None:
        super().__init__()
        self._editing: Final = editing
        self.title: Final = heading()
        self.kind: Final = Segmented(
            [(kind, "", way_kind(kind).value) for kind in editing.description.lines]
        )
        self.ends_label: Final = small()
        self.ends: Final = (Choice(), Choice())
        self.bends: Final = Label("", 13, 400)
        self.add: Final = Button("", ButtonKind.SECONDARY, "plus", MapActions.key("bend"))
        self.straighten: Final = Button("", ButtonKind.SECONDARY)
        self.remove: Final = Button("", ButtonKind.SECONDARY, "trash")
        for part in (self.title, self.kind, self.ends_label, *self.ends, self.bends, self.add,
                     self.straighten, self.remove):  # fmt: skip
            self.box.addWidget(part)
        self.box.addStretch(1)
        self.kind.chosen.connect(lambda kind: editing.set_kind(str(kind)))
        for number, choice in enumerate(self.ends):
            choice.picked.connect(lambda id, number=number: editing.set_end(number, id))
        self.add.clicked.connect(editing.add_bend_here)
        self.straighten.clicked.connect(editing.straighten)
        self.remove.clicked.connect(self._remove)

    def refresh(self) -> None:
        editing, link = self._editing, self._editing.link
        if link is None:
            return
        self.kind.value = link.kind
        options = sorted(
            ((one.id, editing.name(one.id)) for one in editing.content.map.villages),
            key=lambda option: option[1],
        )
        for choice, end, other in zip(self.ends, link.ends, link.ends[::-1], strict=True):
            choice.show_options([one for one in options if one[0] != other], end)
        self.bends.setText(self.tr("%n bend(s)", "", len(link.bends)))
        self.add.setEnabled(len(link.bends) < edits.MOST_BENDS)
        self.straighten.setEnabled(bool(link.bends))

    def edit(self) -> None:
        self.ends[0].setFocus()

    def _remove(self) -> None:
        if self._editing.selection.link is not None:
            self._editing.remove_link(self._editing.selection.link)

    def say(self) -> None:
        self.title.setText(self.tr("Link"))
        words = self._editing.words
        self.kind.set_texts(
            [capital(words.terrain(kind)) for kind in self._editing.description.lines]
        )
        self.ends_label.setText(self.tr("From and to"))
        for choice, name in zip(self.ends, (self.tr("From"), self.tr("To")), strict=True):
            choice.setAccessibleName(name)
        self.add.setText(self.tr("Add a bend"))
        self.straighten.setText(self.tr("Remove all bends"))
        self.remove.setText(self.tr("Remove the link"))
        self.refresh()


class NothingForm(Column):
    def __init__(self, editing: MapEditing) -> None:
        super().__init__()
        self._editing: Final = editing
        self.title: Final = heading()
        self.counts: Final = Label("", 13, 400)
        self.hint: Final = Label("", 12, 400, "text2")
        for part in (self.title, self.counts, self.hint):
            self.box.addWidget(part)
        self.box.addStretch(1)

    def refresh(self) -> None:
        now = self._editing.content.map
        villages = self.tr("%n village(s)", "", len(now.villages))
        links = self.tr("%n link(s)", "", len(now.links))
        self.counts.setText(self.tr("{villages}, {links}").format(villages=villages, links=links))

    def edit(self) -> None:
        """There is nothing to edit."""

    def say(self) -> None:
        acts = MapActions(game=self._editing.content.game).rows()
        keys = [acts[link_id(kind)].shown for kind in self._editing.description.lines]
        self.title.setText(self.tr("Nothing selected"))
        self.hint.setText(
            self.tr(
                "Click a village or a link, or draw a frame around several villages.\nTab: "
                "next village\nL: next link, N: next bend\n{keys}: link two villages\nEnter: "
                "edit\nDel: remove"
            ).format(keys=", ".join(filter(None, keys)))
        )
        self.refresh()


class SelectedPanel(QStackedWidget):
    def __init__(self, editing: MapEditing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing: Final = editing
        self.nothing: Final = NothingForm(editing)
        self.village: Final = VillageForm(editing)
        self.link: Final = LinkForm(editing)
        self.forms: Final = (self.nothing, self.village, self.link)
        for form in self.forms:
            self.addWidget(form)
        editing.selected.connect(self.refresh)
        editing.document.changed.connect(self.refresh)
        style().follow(self.updateGeometry)
        for form in self.forms:
            form.say()
        self.refresh()

    def refresh(self) -> None:
        chosen = self._editing.selection
        form: NothingForm | VillageForm | LinkForm = self.nothing
        if chosen.link is not None:
            form = self.link
        elif chosen.villages:
            form = self.village
        self.setCurrentWidget(form)
        form.refresh()

    def edit(self) -> None:
        for form in self.forms:
            if form is self.currentWidget():
                form.edit()
