"""The one window: a page at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from carcqt.app.actions import WindowActions
from carcqt.app.bringing import Bringing
from carcqt.app.dialogs.in_use import InUseAnswer, ask_about_use
from carcqt.app.dialogs.settings import SettingsDialog
from carcqt.app.games import game_table
from carcqt.app.home.page import HomePage
from carcqt.app.leaving import Leaving
from carcqt.app.lessons.lessons import LessonsPage
from carcqt.app.lessons.page import LessonPage
from carcqt.app.newgame.page import NewGamePage
from carcqt.app.pace import pace
from carcqt.app.packs.items import OpenedPack
from carcqt.app.packs.page import PackPage
from carcqt.app.previews.previews import Previews
from carcqt.app.puzzles.page import PuzzlesPage
from carcqt.app.puzzles.sending import PuzzleSending
from carcqt.app.puzzles.words import PuzzleWords
from carcqt.app.review_window import ReviewWindow
from carcqt.app.saves.page import SavesPage
from carcqt.app.solving.page import SolvingPage
from carcqt.app.sounds import TableSounds
from carcqt.app.statistics.page import StatisticsPage
from carcqt.app.table.menu import TableMenu
from carcqt.app.table.page import TablePage
from carcqt.app.table.play_page import PlayPage
from carcqt.app.wayback import WayBack
from carcqt.art.studio.studio import Studio
from carcqt.content.data import builtin_lessons
from carcqt.content.learning.lessons import LessonFile, builtin_courses
from carcqt.content.tables import TableSetup
from carcqt.content.toml.files import FileError
from carcqt.play.counsel import Counsel
from carcqt.play.lessons.learning import Learning
from carcqt.play.lessons.progress import LessonsKept
from carcqt.play.puzzles.choosing import PuzzleFilter, PuzzlePlace
from carcqt.play.puzzles.collection import PuzzleCollection, PuzzleEntry
from carcqt.play.puzzles.daily import note_solved
from carcqt.play.puzzles.progress import Progress
from carcqt.play.puzzles.solving import Solving
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.puzzles.proposing import Proposal
from carcqt.sound.speaker import Speaker
from carcqt.ui.help.guide import GuideView
from carcqt.ui.language import game_words, language
from carcqt.ui.places import lessons_path, progress_path, puzzles_folder
from carcqt.ui.screens import open_on_screen
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import game_of, style
from carcqt.words.problems import ProblemWords

USUAL: Final = QSize(1366, 860)
"""At the first start, where there is room."""
_TRIALS: Final = 12
"""Test games that are kept."""


class MainWindow(ReviewWindow):
    def __init__(
        self,
        saves: Saves,
        studio: Studio,
        open_editor: Callable[[Path | Proposal | None], object] | None = None,
        trials: Saves | None = None,
        speaker: Speaker | None = None,
    ) -> None:
        super().__init__()
        self._speaker: Final = speaker
        self.saves, self.studio, self._open_editor = saves, studio, open_editor
        self.trials: Final = trials
        """Test games of the editor, apart from saved ones."""
        self.session: Session | None = None
        self.puzzles: Final = PuzzleCollection(puzzles_folder())
        self.progress: Final = Progress(progress_path(), self)
        self._lessons: Final = LessonsKept(lessons_path())
        self._puzzle_filter = PuzzleFilter()
        self.previews: Final = Previews(studio, self)
        self.home = self.pages.make(self._home_page)
        self.new = self.pages.make(self._new_page)
        for page in (self.home, self.new):
            self.pages.addWidget(page)
        self.commands = WindowActions(self)
        self._bringing = Bringing(self)
        self._leaving = Leaving(self)
        self._connect()
        self._retitle()

    def _home_page(self) -> HomePage:
        opens = self._open_editor
        editor = None if opens is None else lambda: opens(None)
        home = HomePage(
            self.saves, self.studio, editor, self.puzzles, self.progress, self.previews,
            self._lessons,
        )  # fmt: skip
        home.lesson_asked.connect(self.learn)
        home.new_game.connect(self.new_game)
        home.resume.connect(self.resume)
        home.replay.connect(self.replay_file)
        home.open_asked.connect(self.ask_for_file)
        home.file_opened.connect(self.open_file)
        home.saves_asked.connect(self.show_saves)
        home.puzzles_asked.connect(self.show_puzzles)
        home.puzzle_asked.connect(self.solve)
        home.statistics_asked.connect(self.show_statistics)
        home.help_asked.connect(self.show_help)
        home.lessons_asked.connect(self.show_lessons)
        home.learn_asked.connect(self.begin_to_learn)
        home.keys_asked.connect(self.show_keys)
        home.settings_asked.connect(self.show_settings)
        self.home = home
        return home

    def _new_page(self) -> NewGamePage:
        new = NewGamePage(self.studio, self.previews)
        new.start.connect(self.start)
        new.back.connect(self.show_home)
        new.help_asked.connect(self.show_help)
        self.new = new
        return new

    def _connect(self) -> None:
        self._bringing.pack.connect(self._open_pack)
        self._bringing.lesson.connect(self.open_lesson)
        self._bringing.file.connect(self.open_file)
        self.file_dropped.connect(self.open_file)
        self.commands.bind(
            rules=self.show_rules,
            keys=self.show_keys,
            full_screen=self.toggle_full_screen,
            settings=self.show_settings,
            new=lambda: self.new_game(""),
            open=self.ask_for_file,
            paste=self._bringing.paste,
            quit=self.close,
        )

    def _show(self, page: QWidget) -> None:
        super()._show(page)
        # A guide is read over a page that is come back to.
        if not self._back:
            session = self.session
            game = session.table.setup.game if session is not None else game_of(page)
            self.studio.keep_only(game or "")

    def _discard(self, page: QWidget) -> None:
        if page in (self.home, self.new):
            return
        if isinstance(page, TablePage):
            page.session.unpaint()
        elif isinstance(page, SolvingPage):
            page.solving.close()
        elif isinstance(page, PuzzlesPage):
            self._puzzle_filter = page.filter
        super()._discard(page)

    def show_home(self) -> None:
        if not self._leave_table():
            return
        self._show(self.home)
        self.home.refresh()

    def _leave_table(self) -> bool:
        """Close the open game, with whoever thinks. Return whether it is closed: a game that could
        not be saved may be kept open. Nobody is asked about test games."""
        session = self.session
        if session is not None and not self.is_trial and not self._leaving.may_leave(session):
            return False
        for page in self._back:
            self._discard(page)
        self._back = []
        if session is not None:
            session.close()
            self.session = None
        return True

    def new_game(self, game: str) -> None:
        if self._leave_table():
            self.new.choose(game)
            self._show(self.new)

    def start(self, table: TableSetup) -> None:
        self._sit_down(Session.new(table, self.saves))

    @property
    def is_trial(self) -> bool:
        """True if the open game is a test game of the editor."""
        return self.session is not None and self.session.saves is self.trials

    def try_out(self, what: Path | TableSetup) -> None:
        """A test game: of those that were played before, only the last are kept."""
        if self.trials is None:
            return
        for old in self.trials.list()[_TRIALS - 1 :]:
            with suppress(FileError):
                self.trials.delete(old.path)
        if isinstance(what, TableSetup):
            self._sit_down(Session.new(what, self.trials))
        elif (entry := self._puzzle_in(what)) is not None:
            self._try_puzzle(entry)
        elif (session := self._load(what, self.trials)) is not None:
            self._sit_down(session)

    def _try_puzzle(self, entry: PuzzleEntry) -> None:
        """One that is being made: whoever solves it leaves no trace."""
        progress = Progress(entry.path.with_suffix(".progress"))
        solving = self._take_puzzle(entry, progress)
        if solving is not None:
            self.open_page(partial(self._trial_page, solving))

    def _trial_page(self, solving: Solving) -> SolvingPage:
        page = self._solving_page(solving, PuzzlePlace(1, 1))
        WayBack(page.top.home_button)
        page.back.connect(self._go_to_editor)
        page.next_asked.connect(self._go_to_editor)
        return page

    def _go_to_editor(self) -> None:
        self.show_home()
        if self._open_editor is not None:
            self._open_editor(None)

    def leave_game(self) -> None:
        """Home, or from a test game back to the editor."""
        self._go_to_editor() if self.is_trial else self.show_home()

    def again(self) -> None:
        """The same seats, another game."""
        if self.session is not None and self.is_trial:
            self.try_out(replace(self.session.table.setup, seed=None))
        elif self.session is not None:
            table = self.session.table.setup
            if self._leave_table():
                self.new.choose_table(table)
                self._show(self.new)

    def resume(self, path: Path) -> None:
        if (session := self._load(path)) is not None:
            self._sit_down(session)

    def replay_file(self, path: Path) -> None:
        if (session := self._load(path)) is not None and self._take_place(session):
            self.show_replay(len(session.table.moments))

    def _take_place(self, session: Session) -> bool:
        """Make a game the open one. Return whether it is: the one before may be kept open."""
        if session is not self.session:
            if not self._leave_table():
                session.close()
                return False
            self.session = session
        return True

    def _load(self, path: Path, saves: Saves | None = None) -> Session | None:
        saves = saves or self.saves
        save, answer = saves.find(path), None
        if save is not None and not save.is_broken:
            answer = ask_about_use(save, self)
        if answer is InUseAnswer.CANCEL:
            return None
        try:
            return Session.load(path, saves, in_copy=answer is InUseAnswer.COPY)
        except FileError as error:
            self._refuse(path.name, error)
            return None

    def open_file(self, path: Path) -> None:
        """A saved game is played, a puzzle solved, a deck or map taken for a new game."""
        if self._bringing.take(path):
            return
        if self._open_alone(path) and not self.saves.holds(path):
            settings().add_recent(path)

    def _open_alone(self, path: Path) -> bool:
        """Open a file that is neither pack nor lesson. Return whether it is open."""
        entry = self._puzzle_in(path)
        if entry is not None:
            self.solve(entry)
        elif self.new.open_material(path):
            if not self._leave_table():
                return False
            self._show(self.new)
        elif (session := self._load(path)) is not None:
            self._sit_down(session)
        else:
            return False
        return True

    def _open_pack(self, pack: OpenedPack) -> None:
        if self._leave_table():
            self.open_page(lambda: self._pack_page(pack))

    def _pack_page(self, pack: OpenedPack) -> PackPage:
        page = PackPage(pack, self.puzzles, self.previews, self._open_editor, self.puzzles.own)
        page.play_asked.connect(self._open_in_pack)
        page.solve_asked.connect(
            lambda entry, among, pack: self.solve(entry, among, lambda: self._open_pack(pack))
        )
        page.back.connect(self.show_home)
        return page

    def _open_in_pack(self, path: Path) -> None:
        if not self._bringing.take(path):
            self._open_alone(path)

    def _puzzle_in(self, path: Path) -> PuzzleEntry | None:
        """The puzzle of a file that is one, and not somebody's game from its position."""
        entry = None if self.saves.holds(path) else self.puzzles.entry(path)
        return None if entry is None or entry.is_broken else entry

    def show_puzzles(self) -> None:
        if self._leave_table():
            self.open_page(self._puzzles_page)

    def _puzzles_page(self) -> PuzzlesPage:
        page = PuzzlesPage(self.puzzles, self.progress, self.previews, self._puzzle_filter)
        page.back.connect(self.show_home)
        page.solve_asked.connect(self.solve)
        page.open_asked.connect(self.ask_for_file)
        PuzzleSending(page, self.studio)
        editor = self._open_editor
        page.create_button.setVisible(editor is not None)
        if editor is not None:
            page.edit_asked.connect(editor)
        return page

    def solve(
        self,
        entry: PuzzleEntry | None,
        among: Sequence[PuzzleEntry] = (),
        back: Callable[[], object] | None = None,
    ) -> None:
        """Show a puzzle on the board, and then the one after it. Without one, or when it is left,
        go `back`: to all puzzles, if nothing else is given."""
        back = back or self.show_puzzles
        if entry is None:
            back()
            return
        every = self.puzzles.entries()
        place = PuzzlePlace.of_entry(entry, among, every, self.progress, language().code)
        solving = self._take_puzzle(entry, self.progress)
        if solving is None:
            return
        solving.solved.connect(lambda: note_solved(entry, every, self.progress, date.today()))
        self.open_page(partial(self._puzzle_page, solving, place, among, back))

    def _puzzle_page(
        self,
        solving: Solving,
        place: PuzzlePlace,
        among: Sequence[PuzzleEntry],
        back: Callable[[], object],
    ) -> SolvingPage:
        page = self._solving_page(solving, place)
        page.back.connect(back)
        page.next_asked.connect(lambda: self.solve(place.next, among, back))
        page.follow_previews(self.previews)
        return page

    def _take_puzzle(self, entry: PuzzleEntry, progress: Progress) -> Solving | None:
        """Nothing where the puzzle cannot be solved, which is told, or an open game is kept."""
        try:
            solving = Solving.open(entry, progress)
        except FileError as error:
            self.puzzles.found_broken(entry, *error.problems)
            self._refuse(PuzzleWords().title(entry), error)
            return None
        if not self._leave_table():
            solving.close()
            return None
        solving.pace = pace()
        return solving

    def _solving_page(self, solving: Solving, place: PuzzlePlace) -> SolvingPage:
        page = SolvingPage(solving, self.studio, place)
        page.skip_after()
        page.help_asked.connect(self.show_help)
        for leaves in (page.back, page.next_asked):
            # Before the next page is made, which takes a moment.
            leaves.connect(page.solving.close)
        return page

    def _sit_down(self, session: Session) -> None:
        if not self._take_place(session):
            return
        session.pace = pace()
        # Whatever another page of this game has shown.
        Counsel.of(session).hide()
        if session.problems:
            self._tell(self.tr("About this game"), session.problems)
        if session.table.game.is_over:
            self._discard(self._table_page(session))
            self._show_end()
        else:
            self.open_page(partial(self._table_page, session))

    def _table_page(self, session: Session) -> TablePage:
        page = TablePage(session, game_table(session.table.setup.game), self.studio)
        page.skip_after()
        if self._speaker is not None:
            TableSounds(session, self._speaker, page)
        menu = TableMenu(page, self.commands)
        self._lead_home(page.home, page.top.home_button)
        page.ended.connect(self._ended)
        page.help_asked.connect(self.show_help)
        page.menu_asked.connect(menu.drop)
        menu.replay.connect(lambda: self.show_replay(len(session.table.moments)))
        menu.analyse.connect(self.show_analysis)
        menu.puzzle.connect(lambda: self.make_puzzle(len(session.table.moments)))
        menu.again.connect(self.again)
        menu.help.connect(self.show_help)
        menu.about.connect(self.show_about)
        session.save_failed.connect(page.warn)
        session.thinking_failed.connect(page.warn)
        if not session.is_saved and session.save_problem is not None:
            page.warn(ProblemWords(language().translate).sentence(session.save_problem))
        return page

    def _go_to_saves(self) -> None:
        # A game that lies open could not be deleted there.
        if self._leave_table():
            self.show_saves()

    def show_saves(self) -> None:
        self.open_page(self._saves_page)

    def _saves_page(self) -> SavesPage:
        page = SavesPage(self.saves, previews=self.previews)
        page.resume.connect(self.resume)
        page.replay.connect(self.replay_file)
        page.open_asked.connect(self.ask_for_file)
        page.back.connect(self.show_home)
        return page

    def show_statistics(self) -> None:
        self.open_page(self._statistics_page)

    def _statistics_page(self) -> StatisticsPage:
        page = StatisticsPage(self.saves, self.studio, self.previews)
        page.replay.connect(self.replay_file)
        page.back.connect(self.show_home)
        return page

    def show_lessons(self) -> None:
        if not self._leave_table():
            return
        self._lessons.refresh()
        self.open_page(self._lessons_page)

    def _lessons_page(self) -> LessonsPage:
        page = LessonsPage(builtin_courses(), self._lessons, self.previews)
        page.learn.connect(self.learn)
        page.help_asked.connect(self.show_help)
        page.back.connect(self.show_home)
        return page

    def begin_to_learn(self, game: str) -> None:
        """A first lesson; who has begun one finds it among all of them."""
        self._lessons.refresh()
        begun = (
            self._lessons.of(lesson.model.id).is_begun for lesson in builtin_courses().values()
        )
        is_new = not any(begun)
        self.learn(game) if is_new else self.show_lessons()

    def learn(self, game: str) -> None:
        """The guided first game of a game, where it was left; its guide if it has none."""
        if game not in builtin_lessons():
            self.show_help(game)
            return
        self.open_lesson(builtin_courses()[game])

    def open_lesson(self, lesson: LessonFile) -> None:
        if not self._leave_table():
            return
        name = next(iter(settings().names), "") or self.tr("Lea", "who learns")
        self._lessons.refresh()
        learning = Learning(lesson, self._lessons, name)
        if style().reduced_motion:
            learning.pace = 0
        self.open_page(partial(self._lesson_page, learning))

    def _lesson_page(self, learning: Learning) -> LessonPage:
        page = LessonPage(learning, self.studio)
        page.home.connect(self.show_home)
        page.lessons_asked.connect(self.show_lessons)
        page.game_asked.connect(self.new_game)
        page.help_asked.connect(self.show_help)
        return page

    def show_rules(self) -> None:
        """The rules of the game that is shown, at the step that is to be done. Who reads them
        already gets the keys."""
        page = self.pages.currentWidget()
        if isinstance(page, GuideView):
            self.show_keys()
        elif isinstance(page, PlayPage):
            game = page.table.game
            step = game_words(page.table.setup.game).step(game.phase)
            # Guides number the steps of a turn in their headings.
            self.show_help(page.table.setup.game, "" if game.is_over else f"{step + 1}. ")
        elif page is not None:
            self.show_help(game_of(page) or "")

    def show_settings(self) -> None:
        dialog = SettingsDialog(self, self._speaker)
        dialog.exec()
        dialog.deleteLater()
        if self.session is not None:
            self.session.pace = pace()

    def show_as_before(self) -> None:
        """As large as last time, and where it was."""
        self.show_home()
        open_on_screen(self, USUAL, settings().geometry)

    def closeEvent(self, event: QCloseEvent) -> None:
        settings().geometry = self.saveGeometry()
        if not self._leave_table():
            event.ignore()
            return
        for page in self.findChildren(SolvingPage):
            page.solving.close()
        self.progress.write_again()
        self._lessons.write_again()
        super().closeEvent(event)

    def _retitle(self) -> None:
        session = self.session
        name = game_words(session.table.setup.game).title() if session is not None else ""
        self.setWindowTitle(f"{name} — carcqt" if name else "carcqt")
