"""What is the same for all games. Everything holds at once; there is nothing to confirm."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from carcqt.app.aids import AidsBox, Setting
from carcqt.app.pace import PACES, choose_pace, chosen_pace
from carcqt.art.studio.cache import user_folder
from carcqt.content.languages import LANGUAGES
from carcqt.sound.cues import Cue
from carcqt.sound.device import PACKAGE
from carcqt.sound.speaker import SoundState, Speaker
from carcqt.ui.language import language, punctuation
from carcqt.ui.places import cache_folder
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import Mode, style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.choices import Segmented, Switch
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.scroll import Tall

SCALES: Final = (0.9, 1.0, 1.1, 1.25, 1.5)
VOLUMES: Final = (0.25, 0.5, 1.0)
_WIDTH: Final = 880
"""Pixels at 100 %."""
_SETTLED: Final = 60
_ANSWER: Final = 500
"""Milliseconds."""


class SettingsDialog(Dialog):
    """The pictures on the disk are gone."""

    def __init__(self, parent: QWidget | None = None, speaker: Speaker | None = None) -> None:
        super().__init__(parent, width=_WIDTH)
        self._speaker = speaker
        self.languages: Final = Segmented([(one.code, one.name, "") for one in LANGUAGES])
        self.themes: Final = Segmented(
            [("light", "", "sun"), ("dark", "", "moon"), ("system", "", "")], settings().theme
        )
        self.scales: Final = Segmented([(scale, "", "") for scale in SCALES], _nearest())
        self.still: Final = Switch(settings().reduced_motion)
        self.sound: Final = Switch(settings().sound)
        self.volumes: Final = Segmented([(volume, "", "") for volume in VOLUMES], _nearest_volume())
        self.pace: Final = Segmented([(name, "", "") for name in PACES], chosen_pace())
        self.aids: Final = AidsBox(settings().aids)
        self.clear: Final = Button("", ButtonKind.SECONDARY)
        self._look, self._play, self._heard, self._stored = (
            Label("", 15, 600, wrap=False) for _ in range(4)
        )
        self._aids = Label("", 15, 600, wrap=False)
        self._aids_note = Label("", 12, 400, "text2")
        self._rows = {
            "language": Setting(self.languages),
            "theme": Setting(self.themes),
            "scale": Setting(self.scales),
            "still": Setting(self.still),
            "pace": Setting(self.pace),
            "sound": Setting(self.sound),
            "volume": Setting(self.volumes),
            "cache": Setting(self.clear),
        }
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        rows, inside = self._rows, QWidget()
        left, right = QVBoxLayout(), QVBoxLayout()
        for name in ("language", "theme", "scale", "still"):
            if name == "language":
                left.addWidget(self._look)
            left.addWidget(rows[name])
        left.addSpacing(style().px(8))
        left.addWidget(self._play)
        left.addWidget(rows["pace"])
        left.addSpacing(style().px(8))
        left.addWidget(self._heard)
        left.addWidget(rows["sound"])
        left.addWidget(rows["volume"])
        left.addStretch(1)
        right.addWidget(self._aids)
        right.addWidget(self._aids_note)
        right.addWidget(self.aids)
        right.addSpacing(style().px(8))
        right.addWidget(self._stored)
        right.addWidget(rows["cache"])
        right.addStretch(1)
        for column in (left, right):
            column.setSpacing(style().px(14))
        self._both = both = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        both.setContentsMargins(0, 0, style().px(8), 0)
        both.setSpacing(style().px(40))
        both.addLayout(left, 4)
        both.addLayout(right, 3)
        self._tall = Tall(inside)
        # One that comes and goes would change how words wrap after they were measured.
        self._tall.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.body.addWidget(self._tall, 1)
        self._close = self.add_button("", ButtonKind.PRIMARY)

    def _connect(self) -> None:
        self.languages.chosen.connect(self._speak)
        self.themes.chosen.connect(self._theme)
        self.scales.chosen.connect(self._scale)
        self.still.toggled.connect(self._motion)
        self.pace.chosen.connect(lambda name: choose_pace(str(name)))
        self.sound.toggled.connect(self._hear)
        self.volumes.chosen.connect(self._loudness)
        self.aids.changed.connect(self._keep_aids)
        self.clear.clicked.connect(self._clear)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._weigh()
        # Once everything in it has its size.
        QTimer.singleShot(0, self, self._fit_screen)

    def _fit_screen(self) -> None:
        """Large text on a small screen: one column below the other, and all of it in sight."""
        room = self.room()
        most = room.size() - (self.frameGeometry().size() - self.size())
        self._both.setDirection(QBoxLayout.Direction.LeftToRight)
        self._both.invalidate()
        if self._both.minimumSize().width() + style().px(64) > room.width():
            self._both.setDirection(QBoxLayout.Direction.TopToBottom)
        self.resize(min(style().px(_WIDTH), most.width()), min(self.height(), most.height()))
        self._all.activate()
        # How high its words are is only known at their width.
        needed = self._both.totalHeightForWidth(self._tall.viewport().width())
        lacking = needed - self._tall.viewport().height()
        self.resize(self.width(), min(self.height() + lacking, most.height()))
        place = self.frameGeometry()
        place.moveRight(min(place.right(), room.right()))
        place.moveBottom(min(place.bottom(), room.bottom()))
        self.move(max(place.left(), room.left()), max(place.top(), room.top()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_close"):
            self.retranslate()
            # Layouts within layouts settle one after the other.
            QTimer.singleShot(_SETTLED, self, self._fit_screen)

    def retranslate(self) -> None:
        rows = self._rows
        self.set_title(self.tr("Settings"))
        self._look.setText(self.tr("Display"))
        self._play.setText(self.tr("Computer players"))
        self._aids.setText(self.tr("Player aids in new games"))
        self._aids_note.setText(self.tr("You can also change them during each game."))
        self._stored.setText(self.tr("Pictures"))
        self.languages.value = language().code
        rows["language"].set_texts(self.tr("Language"))
        rows["theme"].set_texts(self.tr("Colours"))
        self.themes.set_texts([self.tr("Light"), self.tr("Dark"), self.tr("System")])
        rows["scale"].set_texts(self.tr("Text size"))
        self.scales.set_texts([punctuation().percent(scale) for scale in SCALES])
        rows["still"].set_texts(self.tr("Reduced motion"), self.tr("Turn off animations"))
        rows["pace"].set_texts(self.tr("Pace"), self.tr("Time to follow each move"))
        self.pace.set_texts([self.tr("Instant"), self.tr("Quick"), self.tr("Calm")])
        self._heard.setText(self.tr("Sound"))
        rows["volume"].set_texts(self.tr("Volume"))
        self.volumes.set_texts([self.tr("Quiet"), self.tr("Medium"), self.tr("Full")])
        self._show_sound()
        self.clear.setText(self.tr("Clear"))
        self._close.setText(self.tr("Close"))
        self._weigh()

    def _weigh(self) -> None:
        size = sum(map(_weight, _caches()))
        text = QLocale().formattedDataSize(size, 0 if size < 1_000_000 else 1)
        note = self.tr("{size} on the disk. Rebuilt when needed.").format(size=text)
        self._rows["cache"].set_texts(self.tr("Drawn tiles and maps"), note)
        self.clear.setEnabled(size > 0)

    def _speak(self, code: object) -> None:
        settings().language = str(code)
        language().set(str(code))

    def _theme(self, mode: object) -> None:
        settings().theme = cast(Mode, mode)
        style().set(mode=settings().theme)

    def _scale(self, scale: object) -> None:
        assert isinstance(scale, float)
        settings().scale = scale
        style().set(scale=scale)
        QTimer.singleShot(0, self, self._fit_screen)

    def _motion(self, still: bool) -> None:
        settings().reduced_motion = still
        style().set(reduced_motion=still)

    def _hear(self, on: bool) -> None:
        settings().sound = on
        if on and self._speaker is not None:
            self._speaker.try_again()
        self._sample()

    def _loudness(self, volume: object) -> None:
        assert isinstance(volume, float)
        settings().volume = volume
        self._sample()

    def _sample(self) -> None:
        """So that one hears what was chosen."""
        if self._speaker is not None and settings().sound:
            self._speaker.play([Cue.LAY, Cue.SCORE], settings().volume)
            # By then a device has answered, or there is none.
            QTimer.singleShot(_ANSWER, self, self._show_sound)
        self._show_sound()

    def _show_sound(self) -> None:
        state = SoundState.UNTRIED if self._speaker is None else self._speaker.state
        notes = {
            SoundState.NO_PACKAGE: self.tr("Needs the Python package {name}").format(name=PACKAGE),
            SoundState.NO_DEVICE: self.tr("No audio device found"),
        }
        usual = self.tr(
            "When a tile or piece is placed, when points are scored, and when it is your turn"
        )
        self._rows["sound"].set_texts(self.tr("Sounds"), notes.get(state, usual))
        self.sound.setEnabled(state is not SoundState.NO_PACKAGE)
        self.volumes.setEnabled(state is not SoundState.NO_PACKAGE and settings().sound)

    def _keep_aids(self) -> None:
        settings().aids = self.aids.aids

    def _clear(self) -> None:
        for folder in _caches():
            shutil.rmtree(folder, ignore_errors=True)
        self._weigh()


def _nearest_volume() -> float:
    return min(VOLUMES, key=lambda volume: abs(volume - settings().volume))


def _nearest() -> float:
    return min(SCALES, key=lambda scale: abs(scale - settings().scale))


def _caches() -> list[Path]:
    """All that can be made again."""
    tiles = user_folder()
    return [*([] if tiles is None else [tiles]), cache_folder() / "previews"]


def _weight(folder: Path) -> int:
    total = 0
    for place, _, names in os.walk(folder):
        for name in names:
            try:
                total += os.stat(os.path.join(place, name)).st_size
            except OSError:
                continue
    return total
