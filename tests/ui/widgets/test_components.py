"""All components: names for screen readers, keys, states that can be seen, room for their words."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QImage, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from carcqt.ui.theme.games import LOOKS
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import ActionRow, Button, ButtonKind, IconButton, LinkButton
from carcqt.ui.widgets.cards import Bar, Card, CardButton, Edge, Ground, Line, Panel
from carcqt.ui.widgets.choices import Chip, Segmented, Switch, SwitchRow
from carcqt.ui.widgets.fields import Field, Select
from carcqt.ui.widgets.keycaps import KeyCap
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import GameBadge, IconBadge, IconSign, MarkBadge
from carcqt.ui.widgets.pills import KeyHints, StateBadge, ZoomPill
from carcqt.ui.widgets.stepper import Stepper
from carcqt.ui.widgets.swatches import SwatchButton, Swatches

Role = QAccessible.Role
Make = Callable[[], QWidget]


def select() -> Select:
    made = Select("Level")
    made.addItems(["Easy", "Medium", "Hard"])
    return made


def card() -> Card:
    made = Card()
    made.add(Label("Players", 16, 600))
    return made


def card_button() -> CardButton:
    made = CardButton("Gold Rush")
    made.add(Label("Gold Rush", 16, 600))
    return made


BUTTONS: dict[str, Make] = {
    **{kind.value: partial(Button, "Lay here", kind, "check", "Enter") for kind in ButtonKind},
    "link": lambda: LinkButton("Full log"),
    "icon": lambda: IconButton("undo", "Undo"),
    "framed": lambda: IconButton("rotate-left", "Rotate left", framed=True),
    "row": lambda: ActionRow("Take a token", "coin", "1"),
    "chip": lambda: Chip("Rivers", "check"),
    "card": card_button,
    "swatch": lambda: SwatchButton(2),
}
CONTROLS: dict[str, Make] = {
    **BUTTONS,
    "segmented": lambda: Segmented([(1, "Person", "user"), (2, "Computer", "bot")]),
    "switch": lambda: Switch(True, "Legal squares"),
    "switch row": lambda: SwitchRow("Legal squares", "Where the tile may go", True),
    "field": lambda: Field("Camille", name="Name"),
    "select": select,
}
OTHERS: dict[str, Make] = {
    "card": card,
    "panel": Panel,
    "bar": lambda: Bar(Edge.TOP),
    "line": Line,
    "ground": Ground,
    "game": lambda: GameBadge(next(iter(LOOKS))),
    "badge": lambda: IconBadge("fire", tone="err"),
    "lone icon": lambda: IconSign("star"),
    "black": lambda: MarkBadge(4),
    "stepper": lambda: Stepper(["Lay", "Place", "Score"], 1),
    "zoom": ZoomPill,
    "hints": lambda: KeyHints([("R", "rotate")]),
    "key": lambda: KeyCap("Tab"),
    "state": lambda: StateBadge("proven", "ok", "check"),
    "swatches": lambda: Swatches(1, (0,)),
    "label": lambda: Label("Turn 38"),
    "elided": lambda: Elided("Turn 38"),
}


PAGES: list[QWidget] = []
"""What would else be gone with the last name for it."""


@pytest.fixture(autouse=True)
def _no_pages_left() -> Iterator[None]:
    yield
    PAGES.clear()


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def put(qtbot: QtBot, widget: QWidget) -> QWidget:
    """Shown on a page of its own, with something else that has the focus."""
    page = Ground()
    PAGES.append(page)
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    other = Button("Other")
    row.addWidget(other)
    row.addWidget(widget)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    other.setFocus(Qt.FocusReason.MouseFocusReason)
    return page


@pytest.mark.parametrize("make", [*CONTROLS.values(), *OTHERS.values()], ids=[*CONTROLS, *OTHERS])
def test_a_switch_of_theme_is_seen(qtbot: QtBot, make: Make) -> None:
    widget = make()
    put(qtbot, widget)
    widget.setMinimumSize(40, 2)
    light = picture(widget)
    style().set(mode="dark")
    assert picture(widget) != light
    style().set(mode="light")
    assert picture(widget) == light


@pytest.mark.parametrize("make", [*CONTROLS.values(), *OTHERS.values()], ids=[*CONTROLS, *OTHERS])
def test_nothing_is_kept_alive(make: Make) -> None:
    gone = weakref.ref(make())
    gc.collect()
    assert gone() is None


@pytest.mark.parametrize("make", CONTROLS.values(), ids=CONTROLS)
def test_disabled_is_seen(qtbot: QtBot, make: Make) -> None:
    widget = make()
    put(qtbot, widget)
    usable = picture(widget)
    widget.setEnabled(False)
    assert picture(widget) != usable


@pytest.mark.parametrize("make", BUTTONS.values(), ids=BUTTONS)
def test_hover_press_and_focus_are_seen(qtbot: QtBot, make: Make) -> None:
    button = make()
    assert isinstance(button, QAbstractButton)
    put(qtbot, button)
    rest = picture(button)
    button.setDown(True)
    if not isinstance(button, SwatchButton):
        assert picture(button) != rest
    button.setDown(False)
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
    assert picture(button) != rest
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert picture(button) != rest


@pytest.mark.parametrize("make", BUTTONS.values(), ids=BUTTONS)
def test_no_ring_for_those_who_click(qtbot: QtBot, make: Make) -> None:
    button = make()
    put(qtbot, button)
    rest = picture(button)
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    assert button.hasFocus()
    assert picture(button) == rest


@pytest.mark.parametrize("make", BUTTONS.values(), ids=BUTTONS)
def test_buttons_have_a_role_and_a_name(qtbot: QtBot, make: Make) -> None:
    button = make()
    qtbot.addWidget(button)
    heard = QAccessible.queryAccessibleInterface(button)
    assert heard is not None
    assert heard.role() in (Role.Button, Role.CheckBox)
    assert heard.text(QAccessible.Text.Name)


@pytest.mark.parametrize("make", BUTTONS.values(), ids=BUTTONS)
def test_space_presses(qtbot: QtBot, make: Make) -> None:
    button = make()
    assert isinstance(button, QAbstractButton)
    put(qtbot, button)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(button.clicked, timeout=1000):
        QTest.keyClick(button, Qt.Key.Key_Space)
    for popup in QApplication.topLevelWidgets():
        if isinstance(popup, Swatches):
            popup.hide()


@pytest.mark.parametrize("family", ["DejaVu Sans", "Inter"])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3, 1.6])
@pytest.mark.parametrize("text", ["Go", "Revenir au début du tour", "Ordinateur · difficile"])
def test_there_is_room_for_the_words(qtbot: QtBot, text: str, scale: float, family: str) -> None:
    style().set(scale=scale, family=family)
    widgets = [
        *(Button(text, kind, "check", "Enter") for kind in ButtonKind),
        LinkButton(text),
        Chip(text, "check"),
        Segmented([(1, text, "user")]),
        StateBadge(text, "ok", "check"),
        Stepper([text]),
    ]
    for widget in widgets:
        qtbot.addWidget(widget)
        least = widget.minimumSizeHint()
        metrics = QFontMetricsF(style().font(12 if isinstance(widget, Chip | StateBadge) else 13))
        extra = 0 if isinstance(widget, LinkButton) else style().px(14)
        assert least.width() >= metrics.horizontalAdvance(text) + extra
        assert least.height() >= metrics.height()


def test_an_ampersand_is_one(qtbot: QtBot) -> None:
    button = Button("Hunters & Gatherers")
    qtbot.addWidget(button)
    assert button.text() == "Hunters & Gatherers"
    assert button.shortcut().isEmpty()
    heard = QAccessible.queryAccessibleInterface(button)
    assert heard is not None
    assert heard.text(QAccessible.Text.Name) == "Hunters & Gatherers"


def test_an_accent_follows_the_game(qtbot: QtBot) -> None:
    button = Button("Lay here", ButtonKind.PRIMARY)
    page = put(qtbot, button)
    seen = set()
    for game in (*LOOKS, None):
        set_game(page, game)
        image = picture(button)
        seen.add(image.pixelColor(image.width() // 2, 3).name())
        assert image.pixelColor(image.width() // 2, 3).name() == style().accent(game).fill.lower()
    assert len(seen) == len(LOOKS) + 1


def test_segmented_by_mouse_and_keys(qtbot: QtBot) -> None:
    choice = Segmented([("a", "Free", ""), ("b", "In the turn", ""), ("c", "Never", "")], "b")
    put(qtbot, choice)
    told: list[object] = []
    choice.chosen.connect(told.append)
    assert (choice.value, told) == ("b", [])
    segments = choice.findChildren(QRadioButton)
    QTest.mouseClick(segments[2], Qt.MouseButton.LeftButton)
    assert (choice.value, told) == ("c", ["c"])
    segments[2].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(segments[2], Qt.Key.Key_Left)
    assert (choice.value, told) == ("b", ["c", "b"])
    choice.value = "a"
    assert (choice.value, told) == ("a", ["c", "b"])
    heard = QAccessible.queryAccessibleInterface(segments[0])
    assert heard is not None
    assert heard.role() == Role.RadioButton


def test_segmented_keeps_its_value_in_another_language(qtbot: QtBot) -> None:
    choice = Segmented([(1, "Free", ""), (2, "Never", "")], 2)
    qtbot.addWidget(choice)
    before = choice.sizeHint().width()
    choice.set_texts(["Libre", "Absolument jamais"])
    values = [choice.value]
    assert choice.sizeHint().width() > before
    choice.set_options([(2, "Never", ""), (3, "Now", "")])
    values.append(choice.value)
    choice.set_options([(3, "Now", "")])
    values.append(choice.value)
    assert values == [2, 2, 3]


def test_segmented_does_not_move_when_another_is_chosen(qtbot: QtBot) -> None:
    choice = Segmented([(1, "All", ""), (2, "Only scores", "")])
    put(qtbot, choice)
    before = [segment.geometry() for segment in choice.findChildren(QRadioButton)]
    choice.value = 2
    assert [segment.geometry() for segment in choice.findChildren(QRadioButton)] == before


def test_tab_comes_to_the_choice_that_is_made(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    before, choice = QPushButton("Before"), Segmented([(1, "Free", ""), (2, "Never", "")], 2)
    row.addWidget(before)
    row.addWidget(choice)
    window.show()
    before.setFocus()
    for value in (2, 1, 2):
        choice.value = value
        before.setFocus()
        QTest.keyClick(before, Qt.Key.Key_Tab)
        focused = window.focusWidget()
        assert isinstance(focused, QRadioButton)
        assert focused.isChecked()


def test_a_click_on_the_words_of_a_switch_counts(qtbot: QtBot) -> None:
    row = SwitchRow("Legal squares", "Where the tile may go")
    put(qtbot, row)
    with qtbot.waitSignal(row.toggled) as told:
        QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert (row.is_on, told.args) == (True, [True])
    QTest.mouseClick(row.switch, Qt.MouseButton.LeftButton)
    assert (row.is_on, told.args) == (False, [True])
    heard = QAccessible.queryAccessibleInterface(row.switch)
    assert heard is not None
    assert heard.role() == Role.CheckBox
    assert heard.text(QAccessible.Text.Name) == "Legal squares"


def test_a_field_says_what_is_wrong(qtbot: QtBot) -> None:
    field = Field("Camille", name="Name")
    put(qtbot, field)
    fine = picture(field)
    field.set_problem("Two players have this name")
    assert field.toolTip() == "Two players have this name"
    assert picture(field) != fine
    field.set_problem("")
    assert picture(field) == fine


def test_a_field_shows_the_beginning_of_a_long_name(qtbot: QtBot) -> None:
    field = Field("Maximilien-Alexandre de la Tour d’Auvergne")
    put(qtbot, field)
    assert field.cursorPosition() == 0
    field.setText("Marie-Antoinette de Habsbourg-Lorraine")
    assert field.cursorPosition() == 0
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_End)
    assert field.cursorPosition() > 0
    field.clearFocus()
    assert field.cursorPosition() == 0


def test_a_wheel_over_a_list_changes_nothing(qtbot: QtBot) -> None:
    choice = select()
    put(qtbot, choice)
    wheel = QWheelEvent(
        QPointF(5, 5),
        QPointF(choice.mapToGlobal(QPoint(5, 5))),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(choice, wheel)
    assert choice.currentIndex() == 0
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Down)
    assert choice.currentIndex() == 1


def test_a_narrow_list_cuts_with_a_tooltip_and_drops_down_whole(qtbot: QtBot) -> None:
    choice = Select("Deck", "pile")
    choice.addItems(["The edition of 2002 with all the bonus tiles that came later", "Mine"])
    page = put(qtbot, choice)
    page.setFixedWidth(260)
    choice.setCurrentIndex(1)
    choice.setCurrentIndex(0)
    assert choice.toolTip() == choice.currentText()
    choice.showPopup()
    wanted = QFontMetricsF(style().font(14)).horizontalAdvance(choice.currentText())
    assert choice.view().width() > wanted
    choice.hidePopup()


def test_a_stepper_with_little_room_keeps_the_present_step(qtbot: QtBot) -> None:
    steps = Stepper(["Lay the tile", "Place a piece", "Score"], 1)
    qtbot.addWidget(steps)
    one = QFontMetricsF(style().font(14, 600)).horizontalAdvance("Place a piece")
    assert one < steps.minimumSizeHint().width() < steps.sizeHint().width()
    assert steps.accessibleName() == "2/3 Place a piece"
    steps.set_current(3)
    assert not picture(steps).isNull()


def test_a_stepper_keeps_its_width_through_a_turn(qtbot: QtBot) -> None:
    steps = Stepper(["Lay the tile", "Place a piece", "Score"])
    qtbot.addWidget(steps)
    widths = set()
    for number in range(4):
        steps.set_current(number)
        widths.add(steps.sizeHint().width())
    assert len(widths) == 1


def test_the_zoom_pill(qtbot: QtBot) -> None:
    pill = ZoomPill()
    put(qtbot, pill)
    buttons = pill.findChildren(IconButton)
    assert [button.accessibleName() for button in buttons] == [
        "Zoom out",
        "Zoom in",
        "Show everything",
    ]
    for button, signal in zip(buttons, (pill.zoom_out, pill.zoom_in, pill.fit), strict=True):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    width = pill.sizeHint().width()
    pill.set_zoom(0.254)
    assert pill.findChildren(Label)[0].text() == "25%"
    assert pill.sizeHint().width() == width


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_every_player_can_be_told_from_the_ground(qtbot: QtBot, mode: str) -> None:
    style().set(mode="dark" if mode == "dark" else "light")
    pictures = set()
    for colour in range(5):
        mark = MarkBadge(colour, 32)
        qtbot.addWidget(mark)
        mark.resize(mark.sizeHint())
        image = picture(mark)
        edge, ground = image.pixelColor(16, 0), style().colour("bg")
        assert abs(edge.lightness() - ground.lightness()) > 55, colour
        pictures.add(bytes(image.bits()))
    assert len(pictures) == 5


def test_colours_that_others_have_cannot_be_chosen(qtbot: QtBot) -> None:
    offer = Swatches(1, (0, 3))
    put(qtbot, offer)
    told: list[int] = []
    offer.chosen.connect(told.append)
    swatches = offer.findChildren(QAbstractButton)
    for swatch in swatches:
        QTest.mouseClick(swatch, Qt.MouseButton.LeftButton)
    assert told == [1, 2, 4]
    assert [swatch.isChecked() for swatch in swatches].count(True) == 1
    assert [swatch.accessibleName() for swatch in swatches] == [
        "red",
        "blue",
        "yellow",
        "green",
        "black",
    ]


def test_a_seat_changes_its_colour(qtbot: QtBot) -> None:
    button = SwatchButton(0)
    put(qtbot, button)
    button.set_colour(0, taken=(1, 2))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    offer = button.findChild(Swatches)
    assert isinstance(offer, Swatches)
    assert offer.isVisible()
    with qtbot.waitSignal(button.chosen) as told:
        QTest.mouseClick(offer.findChildren(QAbstractButton)[3], Qt.MouseButton.LeftButton)
    assert told.args == [3]
    assert not offer.isVisible()
    assert button.accessibleName() == "Colour: green"


def test_a_seat_changes_its_colour_by_keys(qtbot: QtBot) -> None:
    button = SwatchButton(0)
    put(qtbot, button)
    offer = button.findChild(Swatches)
    assert isinstance(offer, Swatches)
    swatches = offer.findChildren(QAbstractButton)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.keyClick(offer, Qt.Key.Key_Escape)
    assert (offer.isVisible(), button.colour) == (False, 0)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert offer.focusWidget() is swatches[0]
    QTest.keyClick(swatches[0], Qt.Key.Key_Right)
    assert offer.focusWidget() is swatches[1]
    QTest.keyClick(swatches[1], Qt.Key.Key_Space)
    assert (offer.isVisible(), button.colour) == (False, 1)
    assert button.hasFocus()


def test_hints_can_be_told_anew(qtbot: QtBot) -> None:
    hints = KeyHints([("R", "rotate"), ("F", "show everything")])
    put(qtbot, hints)
    hints.set_hints([("Enter", "lay"), ("R", "rotate"), ("F", "show everything")])
    hints.adjustSize()
    assert hints.width() > 200, "at once as wide as what it shows"
    hints.set_hints([("Enter", "lay")])
    QTest.qWait(1)
    assert [label.text() for label in hints.findChildren(Label)] == ["lay"]
    assert [cap.key for cap in hints.findChildren(KeyCap)] == ["Enter"]


def test_a_card_that_can_be_pressed_is_as_large_as_what_lies_on_it(qtbot: QtBot) -> None:
    button = CardButton("Gold Rush")
    button.add(Label("Rails, towns and lodes of the far west, for two to five players"))
    page = put(qtbot, button)
    assert button.sizeHint().height() >= button.box.sizeHint().height()
    label = button.findChildren(Label)[0]
    hit = page.childAt(label.mapTo(page, label.rect().center()))
    assert hit is button
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(hit, Qt.MouseButton.LeftButton)


def test_a_floating_card_throws_a_shadow_within_itself(qtbot: QtBot) -> None:
    flat, high = Panel(), Panel(floating=True)
    for panel in (flat, high):
        panel.add(Label("Mountain"))
        qtbot.addWidget(panel)
    assert flat.shadow == 0
    assert high.sizeHint().width() == flat.sizeHint().width() + 2 * high.shadow


def test_a_double_click_does_not_reach_a_button_that_came_after_its_first_click(
    qtbot: QtBot,
) -> None:
    made = Button("Place nothing")
    qtbot.addWidget(made)
    made.show()
    clicked: list[bool] = []
    made.clicked.connect(lambda: clicked.append(True))
    place = QPointF(made.rect().center())
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    second = QMouseEvent(
        QEvent.Type.MouseButtonDblClick, place, made.mapToGlobal(place), left, left, none
    )
    QApplication.sendEvent(made, second)
    QTest.mouseRelease(made, left)
    assert len(clicked) == 0
    QTest.mouseClick(made, left)
    QApplication.sendEvent(made, second)
    QTest.mouseRelease(made, left)
    assert len(clicked) == 2


def test_a_choice_that_is_cut_is_whole_in_its_tip(qtbot: QtBot) -> None:
    select = Select("Hidden")
    select.addItem("nothing, all lies open to everybody")
    qtbot.addWidget(select)
    select.show()
    select.resize(120, select.height())
    assert "everybody" in select.toolTip()
    select.resize(600, select.height())
    assert select.toolTip() == ""
