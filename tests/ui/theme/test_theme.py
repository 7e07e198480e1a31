"""Tokens, fonts, scale, and that everything follows when they change."""

from __future__ import annotations

import gc
import weakref
from dataclasses import asdict
from itertools import product

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from carcqt.rules.games import GAMES
from carcqt.ui.theme.games import LOOKS
from carcqt.ui.theme.style import accent_of, set_game, style
from carcqt.ui.theme.tokens import DARK, EDITOR, LIGHT, GameLook, Tokens
from carcqt.ui.widgets.buttons import Button
from carcqt.ui.widgets.labels import Label


def light_of(colour: str) -> float:
    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    found = QColor(colour)
    red, green, blue = (linear(part) for part in (found.redF(), found.greenF(), found.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lights = sorted((light_of(one), light_of(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


GROUNDS = ("bg", "surface", "raised", "sunken", "hover")


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read_on_every_ground(tokens: Tokens) -> None:
    for ink, ground in product(("text", "text2", "text3"), GROUNDS):
        assert contrast(getattr(tokens, ink), getattr(tokens, ground)) >= 4.5, (ink, ground)
    for tone in ("ok", "warn", "err"):
        for ground in (f"{tone}bg", "bg", "surface"):
            assert contrast(getattr(tokens, tone), getattr(tokens, ground)) >= 4.5, (tone, ground)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_frames_of_controls_can_be_seen(tokens: Tokens) -> None:
    for ground in ("bg", "surface", "raised", "sunken"):
        assert contrast(tokens.line2, getattr(tokens, ground)) >= 3


@pytest.mark.parametrize("look", [*LOOKS.values(), EDITOR], ids=[*LOOKS, "editor"])
def test_accents_can_be_read(look: GameLook) -> None:
    for accent, tokens in ((look.light, LIGHT), (look.dark, DARK)):
        for ground in (tokens.bg, tokens.surface, tokens.sunken, accent.soft):
            assert contrast(accent.fill, ground) >= 4.5
        assert contrast(tokens.on_accent, accent.fill) >= 4.5


def test_every_game_has_a_look_of_its_own() -> None:
    assert set(LOOKS) == set(GAMES)
    fills = {look.light.fill for look in (*LOOKS.values(), EDITOR)}
    assert len(fills) == len(GAMES) + 1


def test_all_tokens_are_colours() -> None:
    for tokens in (LIGHT, DARK):
        assert all(QColor.isValidColorName(value) for value in asdict(tokens).values())


def test_a_change_reaches_palette_font_and_widgets(qtbot: QtBot) -> None:
    label = Label("Round", 20)
    qtbot.addWidget(label)
    before = label.sizeHint()
    with qtbot.waitSignal(style().changed):
        style().set(mode="dark", scale=1.5)
    assert style().is_dark
    assert style().tokens is DARK
    assert label.font().pixelSize() == 30
    assert label.sizeHint().height() > before.height()
    assert QApplication.palette().color(QPalette.ColorRole.WindowText) == QColor(DARK.text)
    assert QApplication.font().pixelSize() == 21


def test_the_scale_keeps_within_bounds() -> None:
    style().set(scale=9)
    assert style().scale == 1.6
    style().set(scale=0.1)
    assert style().scale == 0.8
    assert style().px(100) == 80


def test_what_is_left_out_stays() -> None:
    style().set(mode="dark", reduced_motion=True)
    style().set(scale=1.2)
    assert style().mode == "dark"
    assert style().reduced_motion


def test_accent_is_that_of_the_nearest_game_around(qtbot: QtBot) -> None:
    page, games = QWidget(), list(LOOKS)
    qtbot.addWidget(page)
    inner = QWidget(page)
    button = Button("Go", parent=inner)
    assert accent_of(button) == EDITOR.light
    set_game(page, games[0])
    assert accent_of(button) == LOOKS[games[0]].light
    set_game(inner, games[1])
    assert accent_of(button) == LOOKS[games[1]].light
    style().set(mode="dark")
    assert accent_of(button) == LOOKS[games[1]].dark


def test_following_keeps_nothing_alive_and_calls_nobody_dead(qtbot: QtBot) -> None:
    calls: list[int] = []

    class Follower(QWidget):
        def __init__(self) -> None:
            super().__init__()
            style().follow(self.restyle)

        def restyle(self) -> None:
            calls.append(1)

    follower = Follower()
    assert len(calls) == 1
    style().set(scale=1.1)
    assert len(calls) == 2
    gone = weakref.ref(follower)
    del follower
    gc.collect()
    assert gone() is None
    style().set(scale=1.2)
    assert len(calls) == 2
