"""Windows that ask something. Exactly one button is the primary one; Esc says no."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QSpacerItem, QVBoxLayout, QWidget

from carcqt.content.cleaning import clean
from carcqt.ui.theme.style import game_of, set_game, style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.cards import fill_box
from carcqt.ui.widgets.labels import Label

_STRONG = (ButtonKind.PRIMARY, ButtonKind.DANGER)


class Dialog(QDialog):
    """A title, a body to `add` to, and a row of buttons."""

    def __init__(self, parent: QWidget | None = None, title: str = "", width: int = 440) -> None:
        super().__init__(parent)
        self._width = width
        self.setModal(True)
        if parent is not None:
            set_game(self, game_of(parent))
        self._title = Label("", 20, 600)
        self.body = QVBoxLayout()
        self._footer = QHBoxLayout()
        self._footer.addStretch(1)
        self._all = QVBoxLayout(self)
        # Keeps it as wide as it should be at least, also where its layout fixes its size.
        self._strut = QSpacerItem(0, 0)
        self._all.addItem(self._strut)
        self._all.addWidget(self._title)
        self._all.addLayout(self.body, 1)
        self._all.addLayout(self._footer)
        self.set_title(title)
        style().follow(self._restyle)

    def set_title(self, title: str) -> None:
        self.setWindowTitle(clean(title))
        self._title.setText(title)
        self._title.setVisible(bool(title))

    def room(self) -> QRect:
        """No larger than the screen, nor than the window that it belongs to."""
        screen, around = self.screen().availableGeometry(), self.parentWidget()
        if around is None or not around.window().isVisible():
            return screen
        return screen.intersected(around.window().geometry())

    def add(self, *things: QWidget | QLayout | int | None) -> None:
        fill_box(self.body, *things)

    def add_button(
        self,
        text: str,
        kind: ButtonKind = ButtonKind.SECONDARY,
        act: Callable[[], object] | None = None,
        icon: str = "",
    ) -> Button:
        """From left to right. A primary one accepts and is what Enter does, others reject, unless
        they do something else."""
        button = Button(text, kind, icon, height=40)
        if kind in _STRONG:
            button.setDefault(True)
        if act is not None:
            button.clicked.connect(lambda _checked=False: act())
        else:
            button.clicked.connect(self.accept if kind in _STRONG else self.reject)
        self._footer.addWidget(button)
        return button

    def fit(self) -> None:
        """Always as large as what it says, whatever the language and the size of text."""
        self._all.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)

    @property
    def primary(self) -> Button | None:
        found = [button for button in self.findChildren(Button) if button.kind in _STRONG]
        return found[0] if found else None

    def setVisible(self, visible: bool) -> None:
        if visible and not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            # By itself Qt makes no window higher than two thirds of its screen.
            self.resize(self.sizeHint().boundedTo(self.room().size()))
        super().setVisible(visible)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), style().colour("surface"))

    def _restyle(self) -> None:
        px = style().px
        self._all.setContentsMargins(px(24), px(20), px(24), px(20))
        self._all.setSpacing(px(16))
        self.body.setSpacing(px(12))
        self._footer.setSpacing(px(8))
        wide = min(px(self._width), self.room().width() - 16)
        self._strut.changeSize(wide - 2 * px(24), 0)
        self._all.invalidate()
        self.update()


class Question(Dialog):
    """Yes or no, where yes has the name of what it does. Enter says yes, but not to a danger."""

    def __init__(
        self,
        parent: QWidget | None,
        title: str,
        text: str,
        act: str,
        cancel: str = "",
        danger: bool = False,
    ) -> None:
        super().__init__(parent, title)
        self.fit()
        self.add(Label(text, 14, 400, "text2"))
        self.cancel = self.add_button(cancel or self.tr("Cancel"))
        self.act = self.add_button(act, ButtonKind.DANGER if danger else ButtonKind.PRIMARY)
        usual = self.cancel if danger else self.act
        usual.setDefault(True)
        usual.setFocus()


class Notice(Dialog):
    """Something to know; one button."""

    def __init__(self, parent: QWidget | None, title: str, text: str, act: str = "") -> None:
        super().__init__(parent, title)
        self.fit()
        self.add(Label(text, 14, 400, "text2"))
        self.act = self.add_button(act or self.tr("Close"), ButtonKind.PRIMARY)
        self.act.setFocus()


def ask(
    parent: QWidget | None,
    title: str,
    text: str,
    act: str,
    cancel: str = "",
    danger: bool = False,
) -> bool:
    """Whether the person wants it."""
    question = Question(parent, title, text, act, cancel, danger)
    wanted = question.exec() == QDialog.DialogCode.Accepted
    question.deleteLater()
    return wanted


def tell(parent: QWidget | None, title: str, text: str, act: str = "") -> None:
    notice = Notice(parent, title, text, act)
    notice.exec()
    notice.deleteLater()
