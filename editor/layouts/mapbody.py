"""A layout of a game on a map: camps are set up by clicks on villages, all else in forms."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from carcqt.art.studio.studio import Studio
from carcqt.board.advised import AdvisedTurn
from carcqt.board.colours import BoardColours
from carcqt.board.map import VillageTool
from carcqt.board.playedmap import PlayedMapView
from carcqt.board.tool import PointerEvent
from carcqt.board.view import ARROWS
from carcqt.content.kept import parse_json
from carcqt.content.maps import MapFile
from carcqt.rules.extra import Plain
from carcqt.rules.geometry import Square
from carcqt.rules.position import Standing
from carcqt.rules.problems import Problem
from carcqt.ui.language import language
from carcqt.ui.theme.board_colours import board_colours
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.words.names import names_of
from editor.documents.layout import LayoutContent
from editor.documents.layouts import LayoutDocument
from editor.layouts import edits
from editor.layouts.actions import CampActions
from editor.layouts.body import LayoutBody
from editor.layouts.forms import Form
from editor.layouts.games import extras_of
from editor.layouts.palette import PiecePalette
from editor.layouts.players import PlayersForm
from editor.layouts.showing import camps_of, map_scene
from editor.layouts.start import StartForm
from editor.layouts.texts import KeptForm, TextsForm
from editor.layouts.tocome import ToComeForm

_CAMPS = "camps"
_HERE = Square(0, 0)


class RawForm(Form):
    """What the game keeps beyond the common things, as its file writes it."""

    def __init__(self, document: LayoutDocument, known: Sequence[str]) -> None:
        super().__init__(document, self.tr("Other data"))
        self.note = Label("", 12, 400, "text3")
        self.box.addWidget(self.note)
        self.fields: dict[str, Field] = {}
        for key in self.content.rules.extra_type.names():
            if key in known:
                continue
            field = Field(name=key)
            field.textEdited.connect(lambda text, key=key: self._typed(key, text))
            self.fields[key] = field
            self.box.addWidget(Label(key, 12, 500, "text2", wrap=False))
            self.box.addWidget(field)
            self.places[f"extra {key}"] = field
        self.note.setText(
            self.tr(
                "Write it as in the file: a list with one value for each player. Leave it "
                "empty for the default."
            )
        )

    def state(self) -> dict[str, str]:
        """What is half written."""
        return {key: field.text() for key, field in self.fields.items() if field.problem}

    def take_over(self, state: dict[str, str]) -> None:
        for key, text in state.items():
            self.fields[key].setText(text)
            self._typed(key, text)

    def refresh(self) -> None:
        for key, field in self.fields.items():
            value = edits.extra_of(self.content, key)
            text = "" if value is None else json.dumps(value)
            if not field.hasFocus() or (self._read(field.text()) != value and not field.problem):
                field.setText(text)
                field.set_problem("")

    @staticmethod
    def _read(text: str) -> Plain:
        """Raises ValueError where the text is no value."""
        return _plain(parse_json(text)) if text.strip() else None

    def _typed(self, key: str, text: str) -> None:
        field = self.fields[key]
        try:
            value = self._read(text)
        except ValueError:
            field.set_problem(self.tr("Write a list such as [1, 2, 3]."))
            return
        field.set_problem("")
        new = edits.with_extra(self.content, key, value)
        self.change(self.tr("Set {key}").format(key=key), new, f"extra {key}")


def _plain(value: object) -> Plain:
    if isinstance(value, list):
        return tuple(map(_plain, value))
    if isinstance(value, str | int):
        return value
    raise ValueError(value)


class MapBody(LayoutBody):
    def __init__(self, document: LayoutDocument, studio: Studio) -> None:
        super().__init__(document, studio)
        self.map = PlayedMapView(studio)
        self.map.use(CampTool(self.map, self))
        self.pieces = PiecePalette(document)
        self.start, self.players = StartForm(document), PlayersForm(document)
        self.to_come = ToComeForm(document)
        known = [field.key for field in extras_of(language().translate, self.content.game).fields()]
        self.raw = RawForm(document, known)
        self.texts, self.kept = TextsForm(document), KeptForm(document)
        self._piece = self.content.description.pieces[0].id
        self._is_picking = False
        self._foot = 0
        self.map.village_clicked.connect(self.set_up)
        self.pieces.piece_chosen.connect(self._choose)
        forms = [self.start, self.players, self.to_come, self.raw, self.texts, self.kept]
        self.assemble(self.map, {_CAMPS: ScrollArea(self.pieces)}, [], forms)
        self.pieces.show_tool(self._piece)

    def _place_overlays(self) -> None:
        super()._place_overlays()
        foot = self.map.height() - self.pill.y()
        if foot != self._foot:
            # No village lies under the pill.
            self._foot = foot
            self.map.set_margins(0, 0, 0, foot)

    @property
    def is_picking(self) -> bool:
        """Whether a click points at a village that the goal speaks of."""
        return self._is_picking

    def own_state(self) -> tuple[str, int, str | None]:
        """The piece in hand, its player, and the village at the cursor."""
        return self._piece, self.pieces.seat, self.map.focused

    def take_over_own(self, state: tuple[str, int, str | None]) -> None:
        piece, seat, village = state
        self._choose(piece)
        self.choose_seat(seat)
        file = self.content.material_file
        assert isinstance(file, MapFile)
        self.map.set_villages([one.id for one in file.map.villages], village)

    def page_names(self) -> dict[str, str]:
        return {_CAMPS: self.tr("Camps")}

    def _say(self) -> None:
        super()._say()
        words = names_of(language().translate, self.content.game)
        hint = self.tr("Choose {piece}, then click a village. Right-click to remove one.")
        first = self.content.description.pieces[0].id
        self.pieces.hint.setText(hint.format(piece=words.a_piece(first, "")))

    def key_hints(self) -> list[tuple[str, str]]:
        key = CampActions.key
        return [
            (key("enter"), self.tr("set up camp")),
            (key("remove"), self.tr("remove")),
            (key("seat"), self.tr("player")),
        ]

    def colours(self) -> BoardColours:
        return board_colours()

    def counted(self) -> str:
        return self.tr("%n camp(s)", "", len(self.content.position.pieces))

    def refresh(self) -> None:
        if self.content.game != self.game:
            return
        file = self.content.material_file
        assert isinstance(file, MapFile)
        self.pieces.refresh()
        super().refresh()
        self.show_table()
        self.map.set_villages([one.id for one in file.map.villages], self.map.focused)

    def show_table(self) -> None:
        self.map.show_map(map_scene(self.content), camps_of(self.shown_content))

    def show_turns(self, turns: Sequence[AdvisedTurn]) -> None:
        self.map.set_advised(turns)

    def show_aim(self, spots: Sequence[tuple[Square, str]], villages: Sequence[str]) -> None:
        self.map.set_glow(villages)

    def pick(self, on: bool) -> None:
        was_on, self._is_picking = self._is_picking, on
        self.pieces.show_tool("" if on else self._piece)
        if on:
            self.map.setFocus(Qt.FocusReason.OtherFocusReason)
        elif was_on:
            self.picking_ended.emit()

    def show_place(self, problem: Problem) -> None:
        words = " ".join(problem.place).split()
        file = self.content.material_file
        assert isinstance(file, MapFile)
        for village in file.map.villages:
            if village.id in words:
                self.map.set_villages([one.id for one in file.map.villages], village.id)
                self.map.setFocus()
                return
        super().show_place(problem)

    def _choose(self, which: str) -> None:
        self.pick(False)
        self._piece = which
        self.pieces.show_tool(which)

    def _village(self, village: str) -> str:
        return self.content.material_file.names(language().code).get(village, village)

    def set_up(self, village: str) -> None:
        if self._is_picking:
            # Several one after the other.
            self.picked.emit(village)
            return
        text = self.tr("Camp in {village}").format(village=self._village(village))
        seat = self.pieces.seat
        self.change(text, edits.stand(self.content, seat, self._piece, _HERE, village))

    def take_away(self, village: str) -> None:
        """The last camp there."""
        here = [one for one in self.content.position.pieces if one.zone == village]
        if here:
            self.remove(here[-1])

    def remove(self, standing: Standing) -> None:
        words = names_of(language().translate, self.content.game)
        what, where = words.a_piece(standing.piece, ""), self._village(standing.zone)
        text = self.tr("Take {piece} from {village}").format(piece=what, village=where)
        self.change(text, edits.remove_piece(self.content, standing))

    def change(self, text: str, content: LayoutContent, merge: str = "") -> None:
        self.document.change(text, content, merge)

    def choose_seat(self, seat: int) -> None:
        self.pieces.choose_seat(seat)


class CampTool(VillageTool):
    """Sets camps up and takes them away; keys and the right button work as on a table."""

    def __init__(self, view: PlayedMapView, body: MapBody) -> None:
        super().__init__(view)
        self._body: Final = body
        self._commands: Final = CampActions(view)
        self._commands.bind(
            remove=self._remove,
            fit=lambda: view.fit(animated=True),
            zoom_in=view.zoom_in,
            zoom_out=view.zoom_out,
        )

    def _remove(self) -> None:
        if self.view.focused:
            self._body.take_away(self.view.focused)

    def press(self, event: PointerEvent) -> bool:
        village = self.view.village_at(event.place)
        if event.button is Qt.MouseButton.RightButton and village is not None:
            self._body.take_away(village)
        return False

    def key(self, event: QKeyEvent) -> bool:
        step, village = ARROWS.get(event.key()), self.view.focused
        if step is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.view.move_focus(*step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and village:
            self._body.set_up(village)
        elif Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9:
            self._body.choose_seat(event.key() - Qt.Key.Key_1)
        elif event.key() == Qt.Key.Key_Escape and self._body.is_picking:
            self._body.pick(False)
        else:
            return self._commands.press(event)
        return True
