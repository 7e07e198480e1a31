"""The page's frame: what can be placed at the left, the table, and all that can be set at the
right; in a narrow window the right panel moves into the left one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from carcqt.art.studio.studio import Studio
from carcqt.board.advised import AdvisedTurn
from carcqt.board.colours import BoardColours
from carcqt.board.view import PanZoomView
from carcqt.rules.game import OVER
from carcqt.rules.geometry import Square
from carcqt.rules.problems import Problem
from carcqt.ui.language import language
from carcqt.ui.layout_check import float_over
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button
from carcqt.ui.widgets.cards import Bar, Edge, Line
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.pills import KeyHints, StateBadge, ZoomPill
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.words.names import names_of
from carcqt.words.problems import ProblemWords
from editor.documents.layout import LayoutContent
from editor.documents.layouts import LayoutDocument
from editor.documents.retold import Retells
from editor.layouts import edits
from editor.layouts.forms import Form
from editor.layouts.showing import is_of_goal, is_of_position
from editor.layouts.strip import ToMove

_LEFT, _RIGHT, _NARROW_LEFT = 232, 344, 300
_STATE, PUZZLE = "state", "puzzle"
_ICONS: Final = {_STATE: "gear", PUZZLE: "puzzle"}
_SMALLEST: Final = 1024
"""Pixels across the smallest screen, whatever the size of text."""


class SidePanel(Bar):
    """A column of forms at a side."""

    def __init__(self, edge: Edge) -> None:
        super().__init__(edge, horizontal=False, margins=(0, 0, 0, 0), spacing=0)


@dataclass(frozen=True)
class BodyState:
    page: object
    """What the left panel shows."""
    side: str
    """What the right one shows."""
    forms: tuple[Any, ...]
    own: Any


class LayoutBody(Retells, QWidget):
    state_changed = Signal()
    """Whether it can be played may have changed."""
    moments_asked = Signal()
    picked = Signal(object)
    """What was clicked on while something was to be picked: a square and zone, or a village."""
    picking_ended = Signal()
    looked_away = Signal()
    """The table is shown again as it is edited."""

    def __init__(self, document: LayoutDocument, studio: Studio) -> None:
        super().__init__()
        self.document: Final = document
        self.studio: Final = studio
        self.game: Final = document.content.game
        """The page makes another body for another game."""
        self.legal, self.playable, self.hidden = StateBadge(), StateBadge(), StateBadge()
        self.about: Final = Elided("", 12, 400, "text2")
        self.about.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.place_title: Final = Label("", 13, 600, "text2", wrap=False)
        self.which: Final = Segmented()
        self.pages: Final = QStackedWidget()
        self.to_move: Final = ToMove(document)
        self.from_save: Final = Button("", icon="folder")
        self.forms: list[Form] = []
        self._pages: dict[str, QWidget] = {}
        self._sides: dict[str, tuple[ScrollArea, QVBoxLayout]] = {}
        """What lies in the right panel, and where it goes in a narrow window."""
        self.side: Final = Segmented()
        self._side_pages: Final = QStackedWidget()
        self._last_side = _STATE
        """The one that was brought forward last."""
        self._looked_at: LayoutContent | None = None
        self._looked_from: LayoutContent = document.content
        self._is_narrow = False
        self._can_play = False
        self._checking: Final = QTimer(self, singleShot=True, interval=0)
        self._checking.timeout.connect(self.show_problems)

    # Putting it together; a subclass calls `assemble` once it has its parts.

    def assemble(
        self,
        view: PanZoomView,
        pages: dict[str, QWidget],
        below: list[QWidget],
        forms: list[Form],
    ) -> None:
        self.view = view
        self._pages = dict(pages)
        self.forms = [self.to_move, *(one for one in below if isinstance(one, Form)), *forms]
        for page in pages.values():
            self.pages.addWidget(page)
        self._settings = QWidget()
        column = QVBoxLayout(self._settings)
        column.addWidget(self.from_save)
        for number, form in enumerate(forms):
            if number:
                column.addWidget(Line())
            column.addWidget(form)
        column.addStretch(1)
        self._settings_column = column
        self._left, self._right = SidePanel(Edge.RIGHT), SidePanel(Edge.LEFT)
        self._left.box.addWidget(self._head())
        self._left.box.addWidget(self.pages, 1)
        self._below = QWidget()
        low = QVBoxLayout(self._below)
        for thing in below:
            low.addWidget(Line())
            low.addWidget(thing)
        low.addWidget(Line())
        low.addWidget(self.to_move)
        self._low = low
        self._left.box.addWidget(self._below)
        self._side_head = QWidget()
        self._side_box = QVBoxLayout(self._side_head)
        self._side_box.addWidget(self.side, 0, Qt.AlignmentFlag.AlignLeft)
        self._right.box.addWidget(self._side_head)
        self._right.box.addWidget(self._side_pages, 1)
        self._add_side(_STATE, self._settings)
        self.side.chosen.connect(self.show_side)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        self._badges = Bar(Edge.BOTTOM, "bg", margins=(16, 0, 16, 0), spacing=8)
        self._badges.add(self.legal, self.playable, self.hidden)
        self._badges.box.addWidget(self.about, 1)
        middle.addWidget(self._badges)
        middle.addWidget(view, 1)
        self._middle = middle
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._left)
        row.addLayout(middle, 1)
        row.addWidget(self._right)
        self.pill = ZoomPill(1.0, view)
        self.hints = KeyHints((), view)
        for over in (self.pill, self.hints):
            float_over(over)
        self.pill.zoom_in.connect(view.zoom_in)
        self.pill.zoom_out.connect(view.zoom_out)
        self.pill.fit.connect(lambda: view.fit(animated=True))
        view.zoom_changed.connect(self.pill.set_zoom)
        view.installEventFilter(self)
        self.which.chosen.connect(self._choose_page)
        self.from_save.clicked.connect(self.moments_asked)
        self.document.changed.connect(self.refresh)
        self.document.problems_changed.connect(self._checking.start)
        style().follow(self._restyle)
        self._say()
        self.refresh()

    def _add_side(self, key: str, inside: QWidget) -> None:
        area, place = ScrollArea(), QWidget()
        area.setWidget(inside)
        box = QVBoxLayout(place)
        box.setContentsMargins(0, 0, 0, 0)
        self._sides[key] = area, box
        self._pages[key] = place
        self.pages.addWidget(place)
        if self._is_narrow:
            box.addWidget(area)
        else:
            self._side_pages.addWidget(area)

    def add_side(self, key: str, inside: QWidget, forms: Sequence[Form]) -> None:
        """One more panel at the right."""
        self._add_side(key, inside)
        self.forms += forms
        for form in forms:
            form.refresh()
        self._offer_pages()

    def show_side(self, key: object) -> None:
        """Brings one of the panels at the right forward."""
        if str(key) not in self._sides:
            return
        self._last_side = str(key)
        if self._is_narrow:
            self.show_page(str(key))
        else:
            self.side.value = key
            self._side_pages.setCurrentWidget(self._sides[str(key)][0])

    def _head(self) -> QWidget:
        head = QWidget()
        self._head_box = QVBoxLayout(head)
        self._head_box.addWidget(self.place_title)
        self._head_box.addWidget(self.which, 0, Qt.AlignmentFlag.AlignLeft)
        return head

    def leave(self) -> None:
        """Another body takes over."""
        self.document.changed.disconnect(self.refresh)
        self.document.problems_changed.disconnect(self._checking.start)
        self._checking.stop()

    def add_foot(self, foot: QWidget) -> None:
        """Under the table, beside the panels."""
        self._middle.addWidget(foot)

    # In another language or look.

    def state(self) -> BodyState:
        forms = tuple(form.state() for form in self.forms)
        return BodyState(self.which.value, self._last_side, forms, self.own_state())

    def take_over(self, state: BodyState) -> None:
        self.take_over_own(state.own)
        for form, kept in zip(self.forms, state.forms, strict=True):
            form.take_over(kept)
        self.show_side(state.side)
        self.show_page(str(state.page))

    def own_state(self) -> Any:
        """Return as a frozen value what is in hand, and where the cursor is."""
        raise NotImplementedError

    def take_over_own(self, state: Any) -> None:
        """Take in hand what `own_state` kept."""
        raise NotImplementedError

    # What is shown.

    @property
    def content(self) -> LayoutContent:
        return self.document.content

    def page_names(self) -> dict[str, str]:
        """What the parts of the left panel are called."""
        return {}

    def side_names(self) -> dict[str, str]:
        return {_STATE: self.tr("State"), PUZZLE: self.tr("Puzzle")}

    def _say(self) -> None:
        self.place_title.setText(self.tr("Set up"))
        self.from_save.setText(self.tr("From a saved game…"))
        self._offer_pages()
        self.hints.set_hints(self.key_hints())
        self._place_overlays()

    def key_hints(self) -> list[tuple[str, str]]:
        return []

    def _offer_pages(self) -> None:
        names, sides = self.page_names(), self.side_names()
        options = [(key, names.get(key, key), "") for key in self._pages if key not in self._sides]
        if self._is_narrow:
            # Four words have no room there.
            few = len(self._sides) > 1
            options += [
                (key, "" if few else sides[key], _ICONS[key] if few else "") for key in self._sides
            ]
        self.which.set_options(options)
        self.which.set_tips([text or sides[str(key)] for key, text, _ in options])
        self.which.setVisible(len(options) > 1)
        self._choose_page(self.which.value)
        self.side.set_options([(key, sides[key], _ICONS[key]) for key in reversed(self._sides)])
        self._side_head.setVisible(len(self._sides) > 1)
        self.show_side(self.side.value)

    def _choose_page(self, key: object) -> None:
        page = self._pages.get(str(key))
        if page is not None:
            self.pages.setCurrentWidget(page)
            self._below.setVisible(key not in self._sides)

    def show_page(self, key: str) -> None:
        self.which.value = key
        self._choose_page(self.which.value)

    def refresh(self) -> None:
        if self._looked_at is not None and _lies_otherwise(self._looked_from, self.content):
            self.look_at(None)
        for form in self.forms:
            form.refresh()
        self._checking.start()

    # Something else than what is edited.

    @property
    def shown_content(self) -> LayoutContent:
        """What the table shows: what is edited, or a moment of a line that is looked at."""
        return self._looked_at or self.content

    def look_at(self, content: LayoutContent | None, turns: Sequence[AdvisedTurn] = ()) -> None:
        """A moment of a line in place of what is edited; nothing, once it was seen."""
        was_away, self._looked_at = self._looked_at is not None, content
        self._looked_from = self.content
        self.show_table()
        self.show_turns(turns if content is not None else ())
        if was_away and content is None:
            self.looked_away.emit()

    def show_table(self) -> None:
        """What lies there."""
        raise NotImplementedError

    def show_turns(self, turns: Sequence[AdvisedTurn]) -> None:
        raise NotImplementedError

    def show_aim(self, spots: Sequence[tuple[Square, str]], villages: Sequence[str]) -> None:
        """What the goal is about."""

    def pick(self, on: bool) -> None:
        """The next click on the table is told by `picked`, and changes nothing there."""
        raise NotImplementedError

    # Whether it can be played.

    @property
    def can_play(self) -> bool:
        return self._can_play

    def show_problems(self) -> None:
        """The badges, and what is marked on the table."""
        if self.content.game != self.game:
            return
        problems = self.document.problems
        wrong = [problem for problem in problems if is_of_position(problem)]
        if wrong:
            text = self.tr("Problems: {count}").format(count=len(wrong))
            self.legal.set_state(text, "err", "error")
        else:
            self.legal.set_state(self.tr("Legal position"), "ok", "check")
        before, self._can_play = self._can_play, not wrong
        over = self.content.position.phase == OVER
        if wrong:
            self.playable.set_state(self.tr("Not playable"), "err", "close")
        elif over:
            self.playable.set_state(self.tr("The game is over"), "warn", "flag")
            self._can_play = False
        elif any(not is_of_goal(problem) for problem in problems):
            self.playable.set_state(self.tr("Playable, but its moves are not"), "warn", "warn")
        elif problems:
            self.playable.set_state(self.tr("Playable, but not as a puzzle"), "warn", "warn")
        else:
            self.playable.set_state(self.tr("Playable"), "ok", "check")
        self._show_hidden(bool(wrong))
        self._show_about()
        if before != self._can_play:
            self.state_changed.emit()

    def _show_hidden(self, wrong: bool) -> None:
        if wrong:
            self.hidden.setVisible(False)
            return
        order, other = edits.hides(self.content)
        parts = [self.tr("order of the piles")] if order else []
        parts += [self.tr("tokens and cards")] if other else []
        if parts:
            text = self.tr("Hidden: {things}").format(things=", ".join(parts))
            self.hidden.set_state(text, icon="eye-off")
        else:
            self.hidden.set_state(self.tr("Nothing hidden"), icon="eye")
        self.hidden.setVisible(not self._is_narrow)

    def _show_about(self) -> None:
        wrong = [problem for problem in self.document.problems if is_of_position(problem)]
        self.about.set_role("err" if wrong else "text2")
        if wrong:
            self.about.setText(ProblemWords(language().translate).sentence(wrong[0]))
            return
        game = names_of(language().translate, self.content.game).title()
        self.about.setText(f"{game} · {self.counted()}")

    def counted(self) -> str:
        """How much lies there. A number in a text must be said by the class that counts."""
        raise NotImplementedError

    # Problems and where they are.

    def show_place(self, problem: Problem) -> None:
        """Brings forward what the problem speaks of."""
        for part in reversed(problem.place):
            words = part.split(" ")
            for form in self.forms:
                for count in range(len(words), 0, -1):
                    widget = form.places.get(" ".join(words[:count]))
                    if widget is not None:
                        self._reveal(form, widget, part)
                        return

    def reveal(self, widget: QWidget) -> bool:
        """Whether it lies in one of the panels at the right: now it is seen there."""
        for key, (area, _) in self._sides.items():
            if area.isAncestorOf(widget):
                self.show_side(key)
                area.ensureWidgetVisible(widget)
                return True
        return False

    def _reveal(self, form: Form, widget: QWidget, part: str) -> None:
        if not self.reveal(widget) and self.which.value in self._sides:
            self.show_page(next(iter(self._pages)))
        if part.startswith("pile "):
            show = getattr(form, "show_pile", None)
            if show is not None:
                show(part.removeprefix("pile "))
        widget.setFocus(Qt.FocusReason.OtherFocusReason)

    # Sizes.

    def hasHeightForWidth(self) -> bool:
        """Its panels scroll: no text in them makes the page higher."""
        return False

    def minimumSizeHint(self) -> QSize:
        """As small as it can become: what it needs as wide as it is now says nothing of that."""
        return QSize(min(style().px(760), _SMALLEST), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if not self.forms:
            return
        size = Size.of(self.window().width(), self.window().height(), style().scale)
        if size.is_narrow != self._is_narrow:
            # In a narrow window something else may have taken its place.
            here = str(self.which.value if self._is_narrow else self.side.value)
            chosen = here if here in self._sides else self._last_side
            self._is_narrow = size.is_narrow
            for area, box in self._sides.values():
                if size.is_narrow:
                    box.addWidget(area)
                    area.show()
                else:
                    # It shows only one of them itself.
                    area.hide()
                    self._side_pages.addWidget(area)
            self._offer_pages()
            self.show_side(chosen)
            self.show_problems()
        px = style().px
        self._right.setVisible(not self._is_narrow)
        edge = px(2 if self._is_narrow else 16)
        for area, _ in self._sides.values():
            inside = area.widget()
            if inside is not None and (column := inside.layout()) is not None:
                column.setContentsMargins(edge, px(8), px(8) if edge < 8 else edge, px(16))
                # What lies in an area does not tell those around it.
                area.updateGeometry()
        self.set_low(size.is_low)
        self._left.setFixedWidth(px(_NARROW_LEFT if self._is_narrow else _LEFT))
        self._right.setFixedWidth(px(_RIGHT))
        self._place_overlays()

    def set_low(self, low: bool) -> None:
        """In a low window the left panel does with less."""

    def _restyle(self) -> None:
        px = style().px
        self._head_box.setContentsMargins(px(16), px(14), px(16), px(10))
        self._head_box.setSpacing(px(8))
        self.pages.setContentsMargins(px(14), 0, px(4), px(8))
        self._side_box.setContentsMargins(px(16), px(12), px(16), px(4))
        self._low.setContentsMargins(px(16), 0, px(12), px(12))
        self._low.setSpacing(px(10))
        self._settings_column.setSpacing(px(14))
        self._badges.setFixedHeight(px(40))
        self.view.set_colours(self.colours())
        self.view.reduced_motion = style().reduced_motion
        self._fit()

    def colours(self) -> BoardColours:
        raise NotImplementedError

    def _place_overlays(self) -> None:
        self.pill.adjustSize()
        self.hints.adjustSize()
        gap, low = -self.pill.shadow + style().px(12), self.view.height()
        self.pill.move(gap, low - self.pill.height() - gap)
        self.hints.move(
            self.view.width() - self.hints.width() - gap, low - self.hints.height() - gap
        )
        room = self.view.width() - self.pill.width() - self.hints.width()
        self.hints.setVisible(not self._is_narrow and room > 0 and bool(self.key_hints()))

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.view and event.type() == QEvent.Type.Resize:
            self._place_overlays()
        return False


def _lies_otherwise(one: LayoutContent, other: LayoutContent) -> bool:
    """Whether more than words has changed."""
    return (one.position, one.draws, one.kept.get("goal")) != (
        other.position,
        other.draws,
        other.kept.get("goal"),
    )
