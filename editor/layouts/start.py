"""How the game begins: deck, players, options, whose turn it is and for what."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

from carcqt.content.decks import DeckFile
from carcqt.content.materials import builtin_material, builtin_names, load_material
from carcqt.content.toml.files import FileError, open_regular, toml_files
from carcqt.rules.problems import RulesError
from carcqt.ui.language import language
from carcqt.ui.places import material_folders
from carcqt.ui.widgets.fields import Select
from carcqt.words.names import PlayerNames, names_of
from editor.documents.layouts import LayoutDocument
from editor.forms.filling import fill_select, first_upper
from editor.layouts import edits
from editor.layouts.forms import Form, FormRow

_OWN = "\n"
"""No file is called so: the layout holds its tiles itself."""


class StartForm(Form):
    def __init__(self, document: LayoutDocument) -> None:
        super().__init__(document, self.tr("Start of the game"))
        self.deck, self.players, self.first = Select(), Select(), Select()
        self._looked: list[tuple[Path, int]] = []
        self._found: list[Path] = []
        self.phase, self.hand = Select(), Select()
        self.options = {option.id: Select() for option in self.content.description.options}
        self._rows = {
            "deck": FormRow(self.deck),
            "players": FormRow(self.players),
            "first": FormRow(self.first),
            "phase": FormRow(self.phase),
            "drawn": FormRow(self.hand),
        }
        self._option_rows = {key: FormRow(select) for key, select in self.options.items()}
        for row in (*self._rows.values(), *self._option_rows.values()):
            self.box.addWidget(row)
        self.deck.activated.connect(self._set_deck)
        self.players.activated.connect(self._set_players)
        self.first.activated.connect(self._set_first)
        self.phase.activated.connect(self._set_phase)
        self.hand.activated.connect(self._set_hand)
        for key, select in self.options.items():
            select.activated.connect(lambda _, key=key: self._set_option(key))
        self.places = {
            "deck": self.deck,
            "deck_hash": self.deck,
            "map": self.deck,
            "map_hash": self.deck,
            "players": self.players,
            "first": self.first,
            "phase": self.phase,
            "drawn": self.hand,
            **{f"options {key}": select for key, select in self.options.items()},
        }
        self._say()

    # What is shown.

    def _say(self) -> None:
        is_map = self.content.description.material == "map"
        self._rows["deck"].set_text(self.tr("Map") if is_map else self.tr("Deck"))
        self._rows["players"].set_text(self.tr("Players"))
        self._rows["first"].set_text(self.tr("Starting player"))
        self._rows["phase"].set_text(self.tr("Next step"))
        self._rows["drawn"].set_text(
            self.tr("Visible event") if is_map else self.tr("Tile in hand")
        )
        words = names_of(language().translate, self.content.game)
        for key, row in self._option_rows.items():
            name, _ = words.option(key)
            row.set_text(name)

    def refresh(self) -> None:
        content, position = self.content, self.content.position
        fill_select(self.deck, self._decks(), content.material_name or _OWN)
        counts = [(str(n), self.tr("%n player(s)", "", n)) for n in content.description.players]
        fill_select(self.players, counts, str(content.players))
        names = PlayerNames(language().translate, content.names)
        seats = [(str(seat), names.name(seat)) for seat in range(content.players)]
        fill_select(self.first, seats, str(content.first))
        words = names_of(language().translate, content.game)
        phases = [(phase, first_upper(words.phase(phase))) for phase in content.rules.phases]
        fill_select(self.phase, phases, position.phase)
        fill_select(self.hand, self._hands(), position.drawn)
        for option in content.description.options:
            choices = [(one, words.choice(option.id, one)) for one in option.choices]
            chosen = content.options.get(option.id, option.choices[0])
            fill_select(self.options[option.id], choices, chosen)

    def _decks(self) -> list[tuple[str, str]]:
        """Built-in ones, files beside this one, the user's own, and the layout's."""
        content, code = self.content, language().code
        kind = content.description.material
        found = []
        for name in builtin_names(kind):
            file = builtin_material(name, kind)
            if file.game == content.game:
                found.append((name, file.title.get(code) or name))
        taken = None if content.material_name else self.document.deck_path
        found += [(self._named(path), path.name) for path in self._own_ones() if path != taken]
        if taken is not None:
            found.append((_OWN, taken.name))
        elif not content.material_name:
            own = self.tr("Own map, in this file") if kind == "map" else self.tr("Own tiles")
            found.append((_OWN, own))
        return found

    def _named(self, path: Path) -> str:
        """A file beside the layout is named in it."""
        beside = self.document.path is not None and path.parent == self.document.path.parent
        return path.name if beside else str(path)

    def _own_ones(self) -> list[Path]:
        here = [self.document.path.parent] if self.document.path else []
        usual = material_folders(self.content.description.material)
        folders = dict.fromkeys((*here, *usual))
        # Files are looked into again only once something in their folder has changed.
        known = [(folder, _changed(folder)) for folder in folders]
        if self._looked != known:
            self._looked = known
            self._found = [path for folder in folders for path in self._look_into(folder)]
        return self._found

    def _look_into(self, folder: Path) -> list[Path]:
        head = f'kind = "{self.content.description.material}"'
        game = f'game = "{self.content.game}"'
        return [
            one
            for one in toml_files(folder)[:200]
            if one != self.document.path and _begins_with(one, head, game)
        ]

    def _hands(self) -> list[tuple[str, str]]:
        content = self.content
        none = (
            self.tr("none") if content.position.phase != "lay" else self.tr("drawn from the pile")
        )
        if isinstance(content.material_file, DeckFile):
            code = language().code
            things = [
                (entry.tile.id, entry.name.get(code) or entry.tile.id)
                for entry in content.material_file.entries
            ]
        else:
            piles = content.rules.start_position(
                content.material_file.material,
                content.players,
                Random(0),
                content.options,
                content.first,
            ).piles
            none = self.tr("no event")
            words = names_of(language().translate, content.game)
            known = dict.fromkeys(thing for pile in piles for thing in pile.things)
            things = [(thing, words.card(thing)) for thing in known]
        return [("", none), *things]

    # What is done.

    def _set_deck(self) -> None:
        name = self.deck.currentData()
        content = self.content
        if name in (_OWN, content.material_name):
            return
        kind = content.description.material
        try:
            if name in builtin_names(kind):
                file = builtin_material(name, kind)
            else:
                path = next(one for one in self._found if self._named(one) == name)
                file = load_material(path, content.game)
                if name != path.name:
                    # Not beside it: it is named if the layout is saved there, else taken along.
                    self.document.deck_path, name = path, ""
            new = content.with_start(material_file=file, material_name=name)
        except (FileError, RulesError):
            self.refresh()
            return
        self.change(self.tr("Other tiles: {name}").format(name=self.deck.currentText()), new)

    def _set_players(self) -> None:
        count = int(self.players.currentData())
        text = self.tr("%n player(s)", "", count)
        self.change(text, self.content.with_start(players=count))

    def _set_first(self) -> None:
        text = self.tr("Starting player: {name}").format(name=self.first.currentText())
        self.change(text, self.content.with_start(first=int(self.first.currentData())))

    def _set_phase(self) -> None:
        text = self.tr("Next step: {phase}").format(phase=self.phase.currentText())
        self.change(text, edits.with_phase(self.content, self.phase.currentData()))

    def _set_hand(self) -> None:
        text = self.tr("In hand: {tile}").format(tile=self.hand.currentText())
        self.change(text, edits.with_drawn(self.content, self.hand.currentData()))

    def _set_option(self, key: str) -> None:
        value = self.options[key].currentData()
        text = self.tr("Option: {choice}").format(choice=self.options[key].currentText())
        options = {**self.content.options, key: value}
        self.change(text, self.content.with_start(options=options))


def _changed(folder: Path) -> int:
    """Return when something in a folder has changed; 0 if nobody can tell."""
    with suppress(OSError):
        return folder.stat().st_mtime_ns
    return 0


def _begins_with(path: Path, *lines: str) -> bool:
    try:
        with open_regular(path) as file:
            head = file.read(400).decode(errors="replace")
    except OSError:
        return False
    return all(line in head for line in lines)
