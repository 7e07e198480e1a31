"""Asks what is to be on a page and where it goes, and shows how far it is."""

from __future__ import annotations

import logging
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, QUrl
from PySide6.QtGui import QColor, QDesktopServices, QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from carcqt.background.process import Ending, JobEnd, JobProcess
from carcqt.content.toml.files import file_name
from carcqt.share.job import ShareAnswer, ShareQuestion, ShareSource, write_page
from carcqt.share.maker import PageOptions
from carcqt.ui.file_names import ask_where_to_save
from carcqt.ui.language import language
from carcqt.ui.places import documents_folder
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.choices import SwitchRow
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.labels import Label
from carcqt.words.problems import ProblemWords

_LONGEST: Final = 900.0
"""Seconds after which a page counts as stuck."""
_ANSWERS: Final = 60.0
"""Seconds in which the answers of a puzzle are worked out."""

_log: Final = logging.getLogger(__name__)


class ShareState(Enum):
    ASKING = auto()
    MAKING = auto()
    DONE = auto()
    FAILED = auto()


class ProgressLine(QProgressBar):
    """How far something is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextVisible(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(style().px(120), style().px(8))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, radius = QPainter(self), self.height() / 2
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(style().colour("line"))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        p.setBrush(style().colour("sunken"))
        p.drawRoundedRect(box, radius, radius)
        share = self.value() / max(1, self.maximum())
        if share > 0:
            box.setWidth(max(box.height(), box.width() * share))
            p.setBrush(QColor(accent_of(self).fill))
            p.drawRoundedRect(box, radius, radius)


class ShareDialog(Dialog):
    """Stays until the page is written or nobody wants it any more."""

    def __init__(self, source: ShareSource, parent: QWidget | None = None) -> None:
        super().__init__(parent, width=460)
        self.source: Final = source
        self.state = ShareState.ASKING
        self.path: Path | None = None
        self._job: Final = JobProcess(write_page, longest=_LONGEST, parent=self)
        self._job.progressed.connect(self._progress)
        self._job.ended.connect(self._ended)
        self.set_title(self.tr("Share as a page"))
        self.fit()
        self.about: Final = Label(self._about(), 14, 400, "text2")
        self.with_solution: Final = SwitchRow(
            self.tr("With the solution"),
            self.tr("The page answers every first turn. Without it, readers can only send a turn."),
            True,
        )
        self.with_solution.setVisible(source.is_puzzle)
        self.bar: Final = ProgressLine()
        self.bar.hide()
        self.told: Final = Label("", 14, 400)
        self.told.hide()
        self.add(self.about, self.with_solution, self.bar, self.told)
        self.cancel: Final = self.add_button(self.tr("Cancel"), act=self.reject)
        self.look: Final = self.add_button(self.tr("Open in the browser"), act=self._open)
        self.look.hide()
        self.act: Final = self.add_button(
            self.tr("Save…"), ButtonKind.PRIMARY, self._ask, icon="export"
        )
        self.act.setFocus()
        self._job.start()
        self.finished.connect(self._job.close)

    def _about(self) -> str:
        about = self.tr("One file that opens in any browser, without a connection.")
        if self.source.is_running:
            more = self.tr("The game is not over: the page shows what the whole table may see.")
            return f"{about} {more}"
        return about

    def _ask(self) -> None:
        place = documents_folder() / f"{file_name(self.source.name)}.html"
        path = ask_where_to_save(self, self.windowTitle(), place, "HTML (*.html)", "html")
        if path is not None:
            self.make(path)

    def make(self, path: Path) -> None:
        """Make the page and write it there."""
        self.path = path
        options = PageOptions(
            language=language().code,
            has_solution=self.with_solution.is_on,
            seconds=_ANSWERS,
        )
        self._show(ShareState.MAKING, self.tr("Making the page…"))
        self.bar.setRange(0, 100)
        self.bar.setValue(0)
        self._job.ask(ShareQuestion(self.source, path, options))

    def _show(self, state: ShareState, told: str) -> None:
        self.state = state
        is_asking = state is ShareState.ASKING
        self.with_solution.setVisible(is_asking and self.source.is_puzzle)
        self.about.setVisible(is_asking)
        self.bar.setVisible(state is ShareState.MAKING)
        self.told.setText(told)
        self.told.setVisible(bool(told))
        self.act.setVisible(state in (ShareState.ASKING, ShareState.FAILED))
        self.look.setVisible(state is ShareState.DONE)
        self.cancel.setText(self.tr("Close") if state is ShareState.DONE else self.tr("Cancel"))
        if state is ShareState.DONE:
            self.look.setFocus()

    def _progress(self, _ticket: int, news: object) -> None:
        if not isinstance(news, list):
            return
        self.show_progress(*news[-1])

    def show_progress(self, done: int, of: int) -> None:
        """Show that `done` of `of` steps are done."""
        if self.state is not ShareState.MAKING:
            self._show(ShareState.MAKING, self.tr("Making the page…"))
        self.bar.setRange(0, of)
        self.bar.setValue(done)
        if self.source.is_puzzle and of:
            told = self.tr("Working out the answers: {done} of {count} turns")
            self.told.setText(told.format(done=done, count=of))

    def _ended(self, end: JobEnd) -> None:
        if end.how is Ending.CANCELLED or self.path is None:
            return
        words = ProblemWords(language().translate)
        if isinstance(end.answer, ShareAnswer) and end.answer.problems:
            told = words.line(self.path.name, end.answer.problems[0])
            self._show(ShareState.FAILED, told)
        elif isinstance(end.answer, ShareAnswer):
            told = self.tr("“{name}” saved ({size} kB).")
            size = round(end.answer.size / 1000)
            self._show(ShareState.DONE, told.format(name=self.path.name, size=size))
        else:
            _log.warning("no page: %s", end.reason)
            told = self.tr("The page could not be made. Try again.")
            self._show(ShareState.FAILED, told)

    def _open(self) -> None:
        if self.path is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.path)))
        self.accept()


def share(source: ShareSource, parent: QWidget) -> None:
    """Ask for a page of something, and make it."""
    dialog = ShareDialog(source, parent)
    dialog.exec()
    dialog.deleteLater()
