"""What is the same for all games. Everything holds at once; there is nothing to confirm."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from carcqt.app.aids import AidsBox, Setting
from carcqt.app.pace import PACES, choose_pace, chosen_pace
from carcqt.app.previews.previews import kept_files
from carcqt.art.studio.cache import cached_files, user_folder
from carcqt.content.languages import LANGUAGES
from carcqt.sound.cues import Cue
from carcqt.sound.device import PACKAGE
from carcqt.sound.speaker import SoundState, Speaker
from carcqt.ui.language import language, punctuation
from carcqt.ui.renewal import give_state, state_of
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import Mode, style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.choices import Segmented, Switch
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.removal import remove
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
        self._close = self.add_button("", ButtonKind.PRIMARY)
        self._fill()
        language().changed.connect(self._refill)

    def _refill(self) -> None:
        """Make all that is in it again, in another language."""
        state = state_of(self)
        remove(self.body, self._tall)
        self._fill()
        give_state(self, state)
        # Layouts within layouts settle one after the other.
        QTimer.singleShot(_SETTLED, self, self._fit_screen)

    def _fill(self) -> None:
        self.set_title(self.tr("Settings"))
        self._close.setText(self.tr("Close"))
        chosen, percent = settings(), punctuation().percent
        self.languages = Segmented([(one.code, one.name, "") for one in LANGUAGES], language().code)
        self.themes = Segmented(
            [
                ("light", self.tr("Light"), "sun"),
                ("dark", self.tr("Dark"), "moon"),
                ("system", self.tr("System"), ""),
            ],
            chosen.theme,
        )
        self.scales = Segmented([(scale, percent(scale), "") for scale in SCALES], _nearest())
        self.still, self.sound = Switch(chosen.reduced_motion), Switch(chosen.sound)
        names = (self.tr("Quiet"), self.tr("Medium"), self.tr("Full"))
        self.volumes = Segmented(
            [(volume, name, "") for volume, name in zip(VOLUMES, names, strict=True)],
            _nearest_volume(),
        )
        names = (self.tr("Instant"), self.tr("Quick"), self.tr("Calm"))
        self.pace = Segmented(
            [(pace, name, "") for pace, name in zip(PACES, names, strict=True)], chosen_pace()
        )
        self.aids = AidsBox(chosen.aids)
        self.clear = Button(self.tr("Clear"), ButtonKind.SECONDARY)
        still = self.tr("Reduced motion"), self.tr("Turn off animations")
        pace = self.tr("Pace"), self.tr("Time to follow each move")
        self._rows = {
            "language": Setting(self.languages, self.tr("Language")),
            "theme": Setting(self.themes, self.tr("Colours")),
            "scale": Setting(self.scales, self.tr("Text size")),
            "still": Setting(self.still, *still),
            "pace": Setting(self.pace, *pace),
            "sound": Setting(self.sound),
            "volume": Setting(self.volumes, self.tr("Volume")),
            "cache": Setting(self.clear),
        }
        self._build()
        self._connect()
        self._show_sound()
        self._weigh()

    def _build(self) -> None:
        def head(text: str) -> Label:
            return Label(text, 15, 600, wrap=False)

        rows, inside = self._rows, QWidget()
        left, right = QVBoxLayout(), QVBoxLayout()
        for name in ("language", "theme", "scale", "still"):
            if name == "language":
                left.addWidget(head(self.tr("Display")))
            left.addWidget(rows[name])
        left.addSpacing(style().px(8))
        left.addWidget(head(self.tr("Computer players")))
        left.addWidget(rows["pace"])
        left.addSpacing(style().px(8))
        left.addWidget(head(self.tr("Sound")))
        left.addWidget(rows["sound"])
        left.addWidget(rows["volume"])
        left.addStretch(1)
        right.addWidget(head(self.tr("Player aids in new games")))
        note = self.tr("You can also change them during a game.")
        right.addWidget(Label(note, 12, 400, "text2"))
        right.addWidget(self.aids)
        right.addSpacing(style().px(8))
        right.addWidget(head(self.tr("Pictures")))
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

    def _weigh(self) -> None:
        size = sum(map(_weight, _pictures()))
        text = QLocale().formattedDataSize(
            size, 0 if size < 1_000_000 else 1, QLocale.DataSizeFormat.DataSizeSIFormat
        )
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
        for file in _pictures():
            with suppress(OSError):
                file.unlink()
        self._weigh()


def _nearest_volume() -> float:
    return min(VOLUMES, key=lambda volume: abs(volume - settings().volume))


def _nearest() -> float:
    return min(SCALES, key=lambda scale: abs(scale - settings().scale))


def _pictures() -> list[Path]:
    """Return all files that can be made again."""
    tiles = user_folder()
    return [*(cached_files(tiles) if tiles else ()), *kept_files()]


def _weight(file: Path) -> int:
    try:
        return file.lstat().st_size
    except OSError:
        return 0
