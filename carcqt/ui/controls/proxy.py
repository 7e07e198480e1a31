"""The style of all windows: Fusion, with our own controls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QApplication,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComplex,
    QStyleOptionMenuItem,
    QStyleOptionSlider,
    QWidget,
)

from carcqt.ui.controls.bars import bar_size, draw_scroll_bar, draw_track
from carcqt.ui.controls.buttons import draw_button, native_size
from carcqt.ui.controls.checks import draw_check, draw_disc, draw_switch
from carcqt.ui.controls.faces import FACES, draw_face, look_of
from carcqt.ui.controls.fields import draw_choice, draw_combo, draw_line_edit
from carcqt.ui.controls.menus import draw_panel, draw_row, row_size
from carcqt.ui.theme.style import style

_Draw = Callable[[QPainter, Any, QWidget | None], object]
_Control = QStyle.ControlElement
_Complex = QStyle.ComplexControl
_Contents = QStyle.ContentsType
_Part = QStyle.PrimitiveElement


def _draw_pop_up(p: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    draw_panel(p, option.rect)


def _draw_empty(p: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    p.fillRect(option.rect, style().colour("raised"))


def _draw_tool(p: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    draw_face(p, QRectF(option.rect), FACES["ghost"], option.state, widget)


def _draw_nothing(p: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    pass


_CONTROLS: Final[dict[_Control, _Draw]] = {
    _Control.CE_PushButton: draw_button,
    _Control.CE_ComboBoxLabel: draw_choice,
    _Control.CE_MenuItem: draw_row,
    _Control.CE_MenuEmptyArea: _draw_empty,
}
_OURS: Final[dict[_Control, _Draw]] = {
    _Control.CE_RadioButton: draw_button,
    _Control.CE_CheckBox: draw_switch,
}
"""Those that are painted as a whole only where they are ours; Qt puts words beside others."""
_PARTS: Final[dict[_Part, _Draw]] = {
    _Part.PE_PanelLineEdit: draw_line_edit,
    _Part.PE_IndicatorCheckBox: draw_check,
    _Part.PE_IndicatorRadioButton: draw_disc,
    _Part.PE_PanelButtonTool: _draw_tool,
    _Part.PE_PanelMenu: _draw_pop_up,
    _Part.PE_PanelTipLabel: _draw_pop_up,
    _Part.PE_FrameMenu: _draw_nothing,
}


class ControlStyle(QProxyStyle):
    """Passes on to Fusion whatever is no standard control."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def drawControl(
        self,
        element: _Control,
        option: QStyleOption,
        painter: QPainter,
        /,
        widget: QWidget | None = None,
    ) -> None:
        draw = _CONTROLS.get(element)
        if draw is None and element in _OURS and look_of(widget) is not None:
            draw = _OURS[element]
        if draw is None:
            super().drawControl(element, option, painter, widget)
        else:
            _paint(draw, painter, option, widget)

    def drawPrimitive(
        self,
        element: _Part,
        option: QStyleOption,
        painter: QPainter,
        /,
        widget: QWidget | None = None,
    ) -> None:
        draw = _PARTS.get(element)
        if draw is None:
            super().drawPrimitive(element, option, painter, widget)
        else:
            _paint(draw, painter, option, widget)

    def drawComplexControl(
        self,
        control: _Complex,
        option: QStyleOptionComplex,
        painter: QPainter,
        /,
        widget: QWidget | None = None,
    ) -> None:
        if control is _Complex.CC_ComboBox:
            _paint(draw_combo, painter, option, widget)
        elif control is _Complex.CC_ScrollBar:
            handle = self._part(control, option, QStyle.SubControl.SC_ScrollBarSlider, widget)
            _paint(lambda p, bar, _: draw_scroll_bar(p, bar, handle), painter, option, widget)
        elif control is _Complex.CC_Slider:
            handle = self._part(control, option, QStyle.SubControl.SC_SliderHandle, widget)
            groove = self._part(control, option, QStyle.SubControl.SC_SliderGroove, widget)
            track = QRectF(groove.x(), groove.center().y() - 3, groove.width(), 6)
            at = handle.center().x()
            _paint(
                lambda p, bar, w: draw_track(p, track, at, bar.state, w), painter, option, widget
            )
        else:
            super().drawComplexControl(control, option, painter, widget)

    def sizeFromContents(
        self,
        which: _Contents,
        option: QStyleOption,
        size: QSize,
        /,
        widget: QWidget | None = None,
    ) -> QSize:
        match which:
            case _Contents.CT_MenuItem:
                return row_size(cast(QStyleOptionMenuItem, option), size, widget)
            case _Contents.CT_ScrollBar:
                return bar_size(cast(QStyleOptionSlider, option), size)
            case _Contents.CT_PushButton:
                text = cast(QStyleOptionButton, option).text
                return native_size(text, widget.font() if widget else style().font(14))
        return size if widget is None else super().sizeFromContents(which, option, size, widget)

    def _part(
        self,
        control: _Complex,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None,
    ) -> QRectF:
        if widget is None:
            return QRectF(option.rect)
        return QRectF(self.subControlRect(control, option, part, widget))


def install() -> None:
    """Give all windows the style; to be called once, when there is an application."""
    QApplication.setStyle(ControlStyle())
    style().install()


def _paint(draw: _Draw, p: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    draw(p, option, widget)
    p.restore()
