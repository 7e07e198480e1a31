"""What else can be done at a table, behind its last button."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from carcqt.app.actions import WindowActions
from carcqt.app.sharing import share_session
from carcqt.app.table.page import TablePage
from carcqt.art.files import write_picture
from carcqt.content.tables import SeatKind, Undo
from carcqt.content.toml.files import FileError
from carcqt.play.session import Session
from carcqt.ui.file_names import ask_where_to_save
from carcqt.ui.language import seats_at
from carcqt.ui.places import documents_folder
from carcqt.ui.widgets.dialogs import ask, tell
from carcqt.ui.widgets.popmenu import PopMenu
from carcqt.words.problems import ProblemWords

_PICTURE = QSize(2400, 1800)
"""Of a board that is copied or saved."""
_PAUSE, _TRIES = 150, 100
"""Milliseconds until it is looked again whether a picture is whole, and how often at most."""


class TableMenu(QObject):
    replay = Signal()
    analyse = Signal()
    puzzle = Signal()
    again = Signal()
    help = Signal(str)
    about = Signal()

    def __init__(self, page: TablePage, window: WindowActions) -> None:
        super().__init__(page)
        self.page, self._window = page, window
        page.commands.bind(copy=self.copy_picture)

    @property
    def session(self) -> Session:
        return self.page.session

    def drop(self, under: QWidget) -> None:
        menu = PopMenu(self.page)
        session, page = self.session, self.page
        menu.add(self.tr("Replay"), self.replay.emit, "play")
        menu.add(self.tr("Analyse the game so far…"), self.analyse_if_agreed, "chart")
        menu.add(self.tr("Make a puzzle from here"), self.puzzle.emit, "puzzle")
        if session.table.setup.aids.hints:
            menu.take(page.commands["hint"], enabled=bool(page.decision.moves))
        menu.addSeparator()
        self._add_seats(menu)
        self._add_aids(menu)
        self._add_undo(menu)
        menu.addSeparator()
        kept = menu.add_menu(self.tr("Picture and file"), "camera")
        kept.take(page.commands["copy"])
        kept.add(self.tr("Save the board’s picture…"), self.save_picture, "camera")
        kept.add(self.tr("Export the saved game…"), self.export, "export")
        kept.add(self.tr("Share as a page…"), self.share, "globe")
        menu.add(self.tr("Play again with the same players"), self.again.emit, "dice")
        menu.add(
            self.tr("End the game now and score"),
            self.end_early,
            "flag",
            enabled=not session.table.game.is_over,
        )
        menu.addSeparator()
        menu.take(self._window["settings"])
        menu.take(self._window["full_screen"])
        told = menu.add_menu(self.tr("Help"), "help")
        told.add(self.tr("How to play"), lambda: self.help.emit(session.table.setup.game), "book")
        told.take(self._window["keys"])
        told.add(self.tr("About carcqt"), self.about.emit, "info")
        menu.drop(under)

    def _add_seats(self, menu: PopMenu) -> None:
        """A person and the computer may swap a seat at any time."""
        seats = menu.add_menu(self.tr("Players"))
        for number, seat in enumerate(seats_at(self.session.table.setup)):
            is_person = seat.kind is SeatKind.PERSON
            other = SeatKind.COMPUTER if is_person else SeatKind.PERSON
            text = (
                self.tr("{player}: let the computer play")
                if is_person
                else self.tr("{player}: let a person play")
            )
            seats.add(
                text.format(player=seat.name),
                partial(self.session.swap_seat, number, other),
                "bot" if is_person else "user",
                enabled=not self.session.table.game.is_over,
            )

    def _add_aids(self, menu: PopMenu) -> None:
        aids, session = menu.add_menu(self.tr("Player aids")), self.session
        for key, text in (
            ("squares", self.tr("Legal squares")),
            ("regions", self.tr("Regions under the pointer")),
            ("projected", self.tr("Projected points")),
            ("left", self.tr("Tiles left and dead squares")),
            ("hints", self.tr("Hints")),
        ):
            on = getattr(session.table.setup.aids, key)
            aids.add(
                text,
                partial(self._set_aid, key, not on),
                checked=on,
            )

    def _set_aid(self, key: str, on: bool) -> None:
        self.session.set_aids(replace(self.session.table.setup.aids, **{key: on}))

    def _add_undo(self, menu: PopMenu) -> None:
        undo, session = menu.add_menu(self.tr("Undo")), self.session
        for policy, text in (
            (Undo.FREE, self.tr("Free")),
            (Undo.TURN, self.tr("Within the turn")),
            (Undo.NEVER, self.tr("Never")),
        ):
            undo.add(
                text,
                partial(session.set_undo, policy),
                checked=session.table.setup.undo is policy,
            )

    def analyse_if_agreed(self) -> None:
        """While the game goes on it tells what computer players think of everyone's turns."""
        if len(self.session.table.setup.persons) < 2 or ask(
            self.page,
            self.tr("Analyse the game so far?"),
            self.tr("The analysis reveals good moves for every player. Does everyone agree?"),
            self.tr("Everyone agrees"),
        ):
            self.analyse.emit()

    def end_early(self) -> None:
        if ask(
            self.page,
            self.tr("End the game now?"),
            self.tr("The game is scored as it stands. You can replay it afterwards."),
            self.tr("End and score"),
        ):
            self.session.end_early()

    def copy_picture(self) -> None:
        self._when_drawn(QGuiApplication.clipboard().setImage)

    def _when_drawn(self, use: Callable[[QImage], None], tries: int = _TRIES) -> None:
        """Not a picture with sketches on it, unless the real ones never come."""
        image = self.page.picture(_PICTURE)
        if tries and not self.page.stage.is_drawn(_PICTURE):
            QTimer.singleShot(_PAUSE, self, partial(self._when_drawn, use, tries - 1))
        else:
            use(image)

    def save_picture(self) -> None:
        place = documents_folder() / f"{self.session.path.stem}.png"
        path = ask_where_to_save(
            self.page, self.tr("Save the board’s picture"), place, "PNG (*.png)", "png"
        )
        if path:
            self._when_drawn(partial(self._write_picture, path))

    def _write_picture(self, path: Path, image: QImage) -> None:
        self._write(partial(write_picture, path, image))

    def _write(self, write: Callable[[], None]) -> None:
        """Write a file; say why, if that fails."""
        try:
            write()
        except FileError as error:
            words = ProblemWords(self.session.translate)
            tell(self.page, self.tr("Not saved"), words.sentence(error.problems[0]))

    def share(self) -> None:
        share_session(self.session, self.page)

    def export(self) -> None:
        place = documents_folder() / self.session.path.name
        path = ask_where_to_save(
            self.page, self.tr("Export the saved game"), place, "TOML (*.toml)", "toml"
        )
        if path:
            # As it is played: the file in the folder may lack moves where the disk is full.
            self._write(partial(self.session.save_copy, path))
