"""What can be done in a window or on a page, told once: id, key, text, icon. Buttons, menus,
tooltips, shortcuts and the sheet of keys are made from it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import ClassVar, Final, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from carcqt.ui.keys import key_name
from carcqt.ui.language import language
from carcqt.ui.tips import plain_tip

Group = tuple[str, list[tuple[str, str]]]
"""A heading, and keys with what they do. Keys are parted by spaces, those held together by +."""
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier


class Reach(Enum):
    """From where a key is heard."""

    FOCUS = None
    """Whatever has the focus comes first: the key is pressed where nothing nearer wants it."""
    INSIDE = Qt.ShortcutContext.WidgetWithChildrenShortcut
    WINDOW = Qt.ShortcutContext.WindowShortcut


@dataclass(frozen=True)
class Command:
    id: str
    keys: str = ""
    """All that do it, as Qt writes them, parted by spaces; the first is shown."""
    text: str = ""
    icon: str = ""
    tip: str = ""
    """On a button without words, if that says more than the text."""
    checks: bool = False
    """Whether it is on or off."""
    reach: Reach | None = None
    """If it is not that of its table."""

    @property
    def shown(self) -> str:
        return self.keys.partition(" ")[0]


@dataclass(frozen=True)
class Gesture:
    """What a view sees to itself: the pointer, and keys that mean something only there."""

    id: str
    keys: str

    @property
    def shown(self) -> str:
        return self.keys


class KeyLine:
    """A line of the sheet of keys. One without a text is not told there."""

    def __init__(self, text: str, *commands: Command | Gesture) -> None:
        self.text, self.commands = text, commands


class KeySection:
    def __init__(self, heading: str, *lines: KeyLine) -> None:
        self.heading, self.lines = heading, lines

    def group(self, without: Collection[str] = ()) -> Group:
        told = (line for line in self.lines if line.text and line.commands[0].id not in without)
        return self.heading, [
            (" ".join(act.shown for act in line.commands), line.text) for line in told
        ]


FIT: Final = Command("fit", "F")
ZOOM: Final = (Command("zoom_in", "+ ="), Command("zoom_out", "-"))
ARROWS: Final = Gesture("arrows", "Left Right Up Down")
ENTER: Final = Gesture("enter", "Enter")


class Action(QAction):
    """Widgets follow it: they show its text, icon and key, and whether it can be done now."""

    def __init__(self, act: Command, reach: Reach, parent: QObject) -> None:
        super().__init__(parent)
        self.key, self.sign, self.reach = act.shown, act.icon, reach
        self.setCheckable(act.checks)
        self.setShortcuts([QKeySequence(key) for key in act.keys.split()])
        self.say(act)

    def say(self, act: Command) -> None:
        """In the language that is set."""
        self.setText(act.text)
        self.set_tip(act.tip or act.text)

    def set_tip(self, text: str) -> None:
        self.setToolTip(plain_tip(with_key(text, self.key)))


class Follower(Protocol):
    def follow(self, action: Action) -> None: ...


class Actions(QObject):
    """The table of a window or page. Without one, it only tells what the keys are."""

    reach: ClassVar[Reach] = Reach.FOCUS

    def __init__(self, owner: QWidget | None = None) -> None:
        super().__init__(owner)
        self._owner = owner
        self._made: dict[str, Action] = {}
        self._bound: list[Action] = []
        if owner is not None:
            for id, act in self.rows().items():
                if isinstance(act, Command):
                    self._made[id] = Action(act, act.reach or self.reach, self)
            language().changed.connect(self._retranslate)

    def sections(self) -> Sequence[KeySection]:
        """In the language that is set."""
        raise NotImplementedError

    def groups(self, without: Collection[str] = ()) -> list[Group]:
        """For the sheet of keys, without the lines that begin with these."""
        groups = (section.group(without) for section in self.sections())
        return [(heading, rows) for heading, rows in groups if rows]

    def rows(self) -> dict[str, Command | Gesture]:
        lines = (line for section in self.sections() for line in section.lines)
        return {act.id: act for line in lines for act in line.commands}

    def __getitem__(self, id: str) -> Action:
        return self._made[id]

    def find(self, id: str) -> Action | None:
        return self._made.get(id)

    @classmethod
    @cache
    def key(cls, id: str) -> str:
        return cls().rows()[id].shown

    def icon(self, id: str) -> str:
        row = self.rows()[id]
        return row.icon if isinstance(row, Command) else ""

    def tip(self, id: str, text: str = "") -> str:
        """For a button that does it, or says it in words of its own."""
        row = self.rows()[id]
        said = row.tip or row.text if isinstance(row, Command) else ""
        return with_key(text or said, row.shown)

    def bind(self, **does: Callable[[], object]) -> None:
        """What each of them does."""
        for id, do in does.items():
            action = self[id]
            action.triggered.connect(lambda _checked=False, do=do: do())
            self._listen(action)

    def bind_checked(self, **does: Callable[[bool], object]) -> None:
        """What is done when one of them is switched on or off."""
        for id, do in does.items():
            self[id].toggled.connect(do)
            self._listen(self[id])

    def lead(self, **buttons: Follower) -> None:
        """Which button does and shows each of them."""
        for id, button in buttons.items():
            button.follow(self[id])

    def _listen(self, action: Action) -> None:
        self._bound.append(action)
        if self._owner is not None and action.reach.value is not None:
            action.setShortcutContext(action.reach.value)
            self._owner.addAction(action)

    def hears(self, event: QKeyEvent) -> bool:
        """Whether a key belongs to one of them, even to one that cannot be done now."""
        return self._heard(event) is not None

    def _heard(self, event: QKeyEvent) -> Action | None:
        """Shift counts only where it means something else."""
        held = event.modifiers() & ~_KEYPAD
        for combined in (held, held & ~_SHIFT):
            pressed = QKeySequence(event.key() | combined.value)
            for action in self._bound:
                if action.reach is Reach.FOCUS and pressed in action.shortcuts():
                    return action
        return None

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key does something here: now it has."""
        action = self._heard(event)
        if action is None or not action.isEnabled():
            return False
        action.trigger()
        return True

    def _retranslate(self) -> None:
        for id, act in self.rows().items():
            if id in self._made and isinstance(act, Command):
                self._made[id].say(act)


def with_key(text: str, key: str) -> str:
    return f"{text} ({key_name(key)})" if key else text
