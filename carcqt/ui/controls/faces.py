"""Colours of controls in each of their states, as data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QWidget

from carcqt.ui.theme.painting import draw_box, draw_ring, mix, shows_focus
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.theme.tokens import Accent

RADIUS: Final = 8
"""Of the corners of a control, at 100 %."""
_FRAME: Final = "frame"
_State = QStyle.StateFlag


@dataclass(frozen=True, slots=True)
class Look:
    """What a control of ours shows beside its text. Measures are those at 100 %."""

    kind: str
    """Key of `FACES`."""
    icon: str | QPixmap = ""
    """Name of an icon, or a picture of it."""
    key: str = ""
    """Key whose cap it shows at the right."""
    icon_size: int = 20
    gap: int = 8
    """Between the icon and the text."""
    left: int | None = None
    """Where its content begins; `None` if the content is in the middle."""
    elides: bool = False
    """Whether a text that is too long is cut."""
    wraps: bool = False
    """Whether it is wrapped where two lines will do."""


@dataclass(frozen=True, slots=True)
class Face:
    """Names of colours: a token, `frame`, or `accent` or `soft` of the game around.

    An alpha follows `/`, a percentage of another colour `+`. Nothing is not painted."""

    fill: str = ""
    ink: str = "text"
    line: str = ""


_ON: Final = Face("soft", "accent", "accent")
_OFF: Final = Face("sunken", "text3/160", "line")


@dataclass(frozen=True, slots=True)
class Faces:
    """The faces of one kind of control, from pointed at to out of use."""

    rest: Face
    hot: Face
    down: Face
    on: Face | None = None
    off: Face = _OFF
    radius: int | None = RADIUS
    """`None` for half of the height."""
    gap: str = "raised"
    """Token of the gap inside the ring of the focus."""
    shows_on_when_off: bool = False
    """Whether one that is chosen is still seen to be so when it cannot be used."""

    def face(self, state: _State) -> Face:
        """Return the face in a state of a style option."""
        on = self.on if state & _State.State_On else None
        if not state & _State.State_Enabled:
            if on is not None and self.shows_on_when_off:
                return Face(on.fill, self.off.ink, on.line)
            return self.off
        if on is not None:
            return on
        if state & _State.State_Sunken:
            return self.down
        return self.hot if state & _State.State_MouseOver else self.rest


def _strong(token: str) -> Faces:
    return Faces(
        Face(token, "on_accent"),
        Face(f"{token}+10 text", "on_accent"),
        Face(f"{token}+20 text", "on_accent"),
        gap="surface",
    )


def _plain(ink: str, hot: str, off: str, on: Face | None = _ON) -> Faces:
    """Return the faces of a control without a ground of its own."""
    return Faces(Face("", ink), Face("hover", hot), Face("sunken", hot), on, Face("", off))


FACES: Final = {
    "primary": _strong("accent"),
    "danger": _strong("err"),
    "secondary": Faces(
        Face("raised", "text", _FRAME),
        Face("hover", "text", _FRAME),
        Face("sunken", "text", _FRAME),
        _ON,
    ),
    "soft": Faces(
        Face("soft", "accent"), Face("soft+8 accent", "accent"), Face("soft+16 accent", "accent")
    ),
    "ghost": _plain("text2", "text", "text3/130"),
    "quiet link": _plain("text", "text", "text3/130"),
    "link": _plain("accent", "accent", "text3/130"),
    "icon": _plain("text", "text", "text3/110"),
    "small icon": _plain("text2", "text2", "text3/110"),
    "framed icon": Faces(
        Face("raised", "text", _FRAME),
        Face("hover", "text", _FRAME),
        Face("sunken", "text", _FRAME),
        _ON,
        Face("raised", "text3/110", "line"),
    ),
    "row": Faces(
        Face("surface", "text", "line"),
        Face("hover", "text", "line2"),
        Face("sunken", "text", "line"),
        Face("soft", "text", "accent"),
        Face("surface", "text3/150", "line"),
    ),
    "chip": Faces(
        Face("raised", "text2", "line2/150"),
        Face("hover", "text2", "line2/150"),
        Face("sunken", "text2", "line2/150"),
        _ON,
        Face("sunken", "text3/150", "line"),
        radius=None,
    ),
    "segment": Faces(
        Face("", "text2"),
        Face("sunken+60 hover", "text"),
        Face("sunken+60 hover", "text"),
        Face("raised", "text", "line2/110"),
        Face("", "text3/130"),
        radius=6,
        shows_on_when_off=True,
    ),
}


def look_of(widget: QWidget | None) -> Look | None:
    """Return what a control of ours shows; `None` for any other."""
    look = getattr(widget, "look", None)
    return look if isinstance(look, Look) else None


def accent_at(widget: QWidget | None) -> Accent:
    return style().accent() if widget is None else accent_of(widget)


def tint(name: str, accent: Accent) -> QColor | None:
    """Return the colour that a face names; `None` for nothing."""
    return _tint(name, accent, style().is_dark) if name else None


def draw_face(
    p: QPainter, box: QRectF, faces: Faces, state: _State, widget: QWidget | None
) -> QColor:
    """Paint the ground of a control and the ring of its focus. Return the colour of its words."""
    face, accent = faces.face(state), accent_at(widget)
    radius = box.height() / 2 if faces.radius is None else style().px(faces.radius)
    draw_box(p, box, radius, tint(face.fill, accent), tint(face.line, accent))
    if is_ringed(state, widget):
        draw_ring(p, box, radius, accent.fill, getattr(style().tokens, faces.gap))
    return tint(face.ink, accent) or style().colour("text")


def is_ringed(state: _State, widget: QWidget | None) -> bool:
    """Return whether the focus is to be seen on a control."""
    if widget is not None and look_of(widget) is not None:
        return shows_focus(widget)
    return bool(state & _State.State_HasFocus and state & _State.State_KeyboardFocusChange)


@lru_cache(maxsize=512)
def _tint(name: str, accent: Accent, is_dark: bool) -> QColor:
    if name == _FRAME:
        name = "line2/150" if is_dark else "line2"
    base, _, alpha = name.partition("/")
    base, _, mixed = base.partition("+")
    colour = _named(base, accent)
    if mixed:
        share, _, other = mixed.partition(" ")
        colour = mix(colour, _named(other, accent), int(share) / 100)
    if alpha:
        colour.setAlpha(int(alpha))
    return colour


def _named(name: str, accent: Accent) -> QColor:
    if name in ("accent", "soft"):
        return QColor(accent.fill if name == "accent" else accent.soft)
    return style().colour(name)
