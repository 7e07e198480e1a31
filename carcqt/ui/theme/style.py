"""The one look of all windows: tokens, text scale, fonts, and the palette made of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from carcqt.ui.theme.games import LOOKS
from carcqt.ui.theme.tokens import DARK, EDITOR, LIGHT, Accent, Tokens

Mode = Literal["light", "dark", "system"]

SCALES: Final = (0.8, 1.6)
_GAME: Final = "carcqt-game"
_BODY: Final = 14


class Style(QObject):
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.mode: Mode = "system"
        self.scale = 1.0
        self.reduced_motion = False
        self.family = ""
        """The system's own if empty."""

    @property
    def is_dark(self) -> bool:
        if self.mode != "system":
            return self.mode == "dark"
        return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark

    @property
    def tokens(self) -> Tokens:
        return DARK if self.is_dark else LIGHT

    def accent(self, game: str | None = None) -> Accent:
        look = EDITOR if game is None else LOOKS.get(game, EDITOR)
        return look.dark if self.is_dark else look.light

    def colour(self, token: str, alpha: int = 255) -> QColor:
        found = QColor(getattr(self.tokens, token))
        found.setAlpha(alpha)
        return found

    def px(self, n: float) -> int:
        """A measure at 100 % as it is at the present text scale."""
        return round(n * self.scale)

    def font(self, px: float, weight: int = 400, tabular: bool = False) -> QFont:
        return QFont(_font(self.family, max(1, self.px(px)), weight, tabular))

    def set(
        self,
        mode: Mode | None = None,
        scale: float | None = None,
        reduced_motion: bool | None = None,
        family: str | None = None,
    ) -> None:
        """Change some of it; what is left out stays."""
        if mode is not None:
            self.mode = mode
        if scale is not None:
            self.scale = min(max(scale, SCALES[0]), SCALES[1])
        if reduced_motion is not None:
            self.reduced_motion = reduced_motion
        if family is not None:
            self.family = family
        self._apply()

    def install(self) -> None:
        """Follow the system; to be called once, by whoever sets the style of controls."""
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._apply, Qt.ConnectionType.UniqueConnection)
        self._apply()

    def follow(self, restyle: Callable[[], None]) -> None:
        """Call a method of a widget now and whenever the look changes, as long as it lives."""
        self.changed.connect(restyle)
        restyle()

    def _apply(self) -> None:
        QApplication.setFont(self.font(_BODY))
        colours = palette(self.tokens, self.accent())
        QApplication.setPalette(colours)
        QToolTip.setPalette(colours)
        QToolTip.setFont(self.font(13))
        self.changed.emit()


def palette(tokens: Tokens, accent: Accent) -> QPalette:
    """For the few things that Qt itself paints: text, tooltips, menus, selections."""
    role = QPalette.ColorRole
    colours = {
        role.Window: tokens.bg,
        role.WindowText: tokens.text,
        role.Base: tokens.surface,
        role.AlternateBase: tokens.sunken,
        role.Text: tokens.text,
        role.Button: tokens.raised,
        role.ButtonText: tokens.text,
        role.BrightText: tokens.raised,
        role.PlaceholderText: tokens.text3,
        role.ToolTipBase: tokens.raised,
        role.ToolTipText: tokens.text,
        role.Highlight: accent.fill,
        role.HighlightedText: tokens.on_accent,
        role.Link: accent.fill,
        role.LinkVisited: accent.fill,
        role.Accent: accent.fill,
        role.Light: tokens.raised,
        role.Midlight: tokens.hover,
        role.Mid: tokens.line,
        role.Dark: tokens.line2,
        role.Shadow: tokens.line2,
    }
    made = QPalette()
    for which, colour in colours.items():
        made.setColor(which, QColor(colour))
    faint = QColor(tokens.text3)
    faint.setAlpha(150)
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, faint)
    return made


@cache
def style() -> Style:
    return Style()


def set_game(widget: QWidget, game: str | None) -> None:
    """All that is in this widget takes the accent of that game."""
    widget.setProperty(_GAME, game)
    widget.update()


def game_of(widget: QWidget) -> str | None:
    """The game whose accent a widget has: its own or that of the nearest one around it."""
    around: QWidget | None = widget
    while around is not None:
        game = around.property(_GAME)
        if isinstance(game, str):
            return game
        around = around.parentWidget()
    return None


def accent_of(widget: QWidget) -> Accent:
    return style().accent(game_of(widget))


@cache
def _font(family: str, pixels: int, weight: int, tabular: bool) -> QFont:
    font = QFont(family or _system_family())
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


@cache
def _system_family() -> str:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
