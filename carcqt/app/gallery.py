"""The windows of play in every state that matters, to be looked at and checked."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from time import sleep

from PySide6.QtCore import QCoreApplication

from carcqt.app.dialogs.about import AboutDialog
from carcqt.app.dialogs.error import ErrorDialog
from carcqt.app.dialogs.in_use import InUseDialog
from carcqt.app.dialogs.keys import KeysDialog
from carcqt.app.dialogs.settings import SettingsDialog
from carcqt.app.games import game_table
from carcqt.app.home.page import HomePage
from carcqt.app.leaving import LeaveQuestion
from carcqt.app.lessons.lessons import LessonsPage
from carcqt.app.lessons.page import LessonPage
from carcqt.app.newgame.page import NewGamePage
from carcqt.app.packs.gallery import PacksGallery
from carcqt.app.previews.previews import Previews
from carcqt.app.puzzles.gallery import PuzzlesGallery, some_progress
from carcqt.app.review.analysis import AnalysisPage
from carcqt.app.review.end import EndPage
from carcqt.app.review.final_scoring import FinalScoringPage
from carcqt.app.review.replay import ReplayPage
from carcqt.app.saves.page import SavesPage
from carcqt.app.solving.gallery import SolvingGallery
from carcqt.app.statistics.page import StatisticsPage
from carcqt.app.table.drawer import LEFT, LOG, MOVES
from carcqt.app.table.page import TablePage
from carcqt.art.studio.studio import Studio
from carcqt.content.data import builtin_deck_path
from carcqt.content.learning.lessons import accepted, builtin_courses
from carcqt.content.materials import builtin_material
from carcqt.content.tables import Seat, SeatKind, TableSetup, Undo
from carcqt.play.analysing.analyst import AnalystState
from carcqt.play.counsel import CounselState
from carcqt.play.lessons.learning import Learning, LearningState
from carcqt.play.lessons.progress import LessonsKept
from carcqt.play.locks import Holder
from carcqt.play.puzzles.collection import PuzzleCollection
from carcqt.play.puzzles.progress import Progress
from carcqt.play.saves import SavedGame, Saves
from carcqt.play.session import Session
from carcqt.players import PLAYERS
from carcqt.rules.games import GAMES
from carcqt.rules.moves import Move
from carcqt.rules.problems import Problem
from carcqt.search.limits import Limits
from carcqt.share.dialog import ShareDialog, ShareState
from carcqt.share.job import ShareSource
from carcqt.ui.gallery import GalleryScene
from carcqt.ui.help.guide import GuideView
from carcqt.ui.language import game_words, language
from carcqt.ui.settings import settings
from carcqt.words.problems import ProblemWords

NAMES = ("Camille", "Noé", "Maximilien-Alexandre", "Zoé", "Ordi")
SEED = 11
DAY = date(2026, 11, 16)
"""Whose puzzle is shown."""
_ANALYSED = 12
"""Moves."""


class GalleryLine:
    """What computer players choose in one game, worked out as far as anyone has asked."""

    def __init__(self, table: TableSetup) -> None:
        material, rng = table.material_file.material, Random(table.seed)
        self._game = GAMES[table.game].new(material, len(table.seats), rng)
        self._rng = Random(table.seed)
        self._moves: list[Move] = []
        self._phases = [self._game.phase]

    def until(self, phase: str, moves: int) -> list[Move]:
        """So many moves, and on to the phase: if it comes later on, and else at the beginning."""
        number = moves
        while self._reach(number):
            if phase in ("", self._phases[number]):
                return self._moves[:number]
            number += 1
        return self.until(phase, 0) if phase and moves else self._moves

    def _reach(self, number: int) -> bool:
        game, player = self._game, PLAYERS["greedy"]
        while len(self._moves) < number and not game.is_over:
            view = partial(game.seen_by, game.to_move)
            for move in player.choose(game.legal_moves, view, self._rng, Limits()):
                game.push(move)
                self._moves.append(move)
                self._phases.append(game.phase)
        return len(self._moves) >= number


class Gallery:
    """Sets up each scene anew whenever it is asked for."""

    def __init__(self, folder: Path, studio: Studio) -> None:
        self.folder, self.saves, self.studio = folder, Saves(folder), studio
        self._sessions: dict[tuple[str, str, int], Session] = {}
        self._lines: dict[tuple[str, int], GalleryLine] = {}
        """By game and number of seats."""

    def scenes(self) -> Iterator[GalleryScene]:
        for game in GAMES:
            for phase in GAMES[game].phases[:-1]:
                yield GalleryScene(f"table-{game}-{phase}", partial(self.table, game, phase, 60))
            yield GalleryScene(f"table-{game}-begun", partial(self.table, game, "", 2))
        tiles = next(game for game in GAMES if GAMES[game].description.material == "deck")
        cards = next(game for game in GAMES if GAMES[game].description.material == "map")
        for page in (LOG, MOVES, LEFT):
            yield GalleryScene(f"drawer-{page}", partial(self.drawer, tiles, page))
        for game in (tiles, cards):
            yield GalleryScene(f"hint-{game}", partial(self.hint, game, "", 60))
        yield GalleryScene("hint-piece", partial(self.hint, tiles, GAMES[tiles].phases[1], 60))
        yield GalleryScene("hint-why", partial(self.reasons, tiles))
        yield GalleryScene("hint-thinking", partial(self.thinking, tiles))
        yield GalleryScene("overlay", partial(self.overlay, tiles))
        for game in GAMES:
            if any(game_words(game).extra_turn(pile) for pile in GAMES[game].description.piles):
                yield GalleryScene(f"extra-{game}", partial(self.extra, game))
        yield GalleryScene("notice", partial(self.notice, tiles))
        yield GalleryScene("curtain", partial(self.curtain, cards))
        yield from self._other_pages()
        yield from self._dialogs()

    def _other_pages(self) -> Iterator[GalleryScene]:
        yield GalleryScene("home-first", self.first_home)
        yield GalleryScene("home", self.home)
        yield from PuzzlesGallery(self.folder / "puzzles", self.studio).scenes()
        yield from SolvingGallery(self.folder / "solving", self.studio).scenes()
        yield from PacksGallery(self.folder / "packs", self.studio).scenes()
        yield GalleryScene("saves", self.saved)
        yield GalleryScene("statistics", self.statistics)
        yield from self._analyses()
        yield from self._lessons()
        for game in GAMES:
            yield GalleryScene(f"new-{game}", partial(self.new, game))
            yield GalleryScene(f"guide-{game}", partial(self.guide, game))
            yield GalleryScene(f"final-{game}", partial(self.final, game))
            yield GalleryScene(f"end-{game}", partial(self.end, game))
            yield GalleryScene(f"replay-{game}", partial(self.replay, game))

    def _analyses(self) -> Iterator[GalleryScene]:
        kinds = {GAMES[game].description.material: game for game in reversed(GAMES)}
        for game in kinds.values():
            yield GalleryScene(f"analysis-{game}", partial(self.analysis, game))
        first = next(iter(GAMES))
        yield GalleryScene("analysis-working", partial(self.analysis, first, stops=False))
        yield GalleryScene("analysis-none", partial(self.short_analysis, first))

    def _lessons(self) -> Iterator[GalleryScene]:
        yield GalleryScene("lessons", self.lessons)
        for game in builtin_courses():
            yield GalleryScene(f"lesson-{game}", partial(self.lesson, game, 1))
        first = next(iter(builtin_courses()))
        yield GalleryScene("lesson-wrong", partial(self.wrong_lesson, first))
        yield GalleryScene("lesson-done", partial(self.done_lesson, first, 1))
        yield GalleryScene("lesson-finished", partial(self.done_lesson, first, 0))

    def in_use(self, here: bool) -> InUseDialog:
        save = SavedGame(Path("x.toml"), datetime.now(), Path("x.png"), "Dimanche à la montagne")
        since = datetime(2026, 3, 1, 21, 14)
        return InUseDialog(save, Holder("portable-de-camille", since, here))

    def sharing(self, state: ShareState) -> ShareDialog:
        """The dialog that makes a page of a puzzle, as it begins or half done."""
        dialog = ShareDialog(ShareSource("", "", is_puzzle=True))
        if state is ShareState.MAKING:
            dialog.show_progress(12, 40)
        return dialog

    def _dialogs(self) -> Iterator[GalleryScene]:
        yield GalleryScene("settings", SettingsDialog)
        yield GalleryScene("keys", KeysDialog)
        yield GalleryScene("about", AboutDialog)
        yield GalleryScene("share", partial(self.sharing, ShareState.ASKING))
        yield GalleryScene("share-making", partial(self.sharing, ShareState.MAKING))
        for name, here in (("in-use", True), ("in-use-elsewhere", False)):
            yield GalleryScene(name, partial(self.in_use, here))
        yield GalleryScene("leave", partial(LeaveQuestion, Problem.at("disk-full")))
        yield GalleryScene("error", lambda: ErrorDialog(ValueError("5"), Path("carcqt.log")))

    def close(self) -> None:
        for session in self._sessions.values():
            session.close()

    def session(self, game: str, phase: str, moves: int) -> Session:
        """A game that computer players began, so many moves later, in the phase if it comes."""
        key = (game, phase, moves)
        if key not in self._sessions:
            self._sessions[key] = self._played(*key)
        return self._sessions[key]

    def _played(self, game: str, phase: str, moves: int) -> Session:
        table, line = self._seated(game, phase)
        session = Session.new(table, self.saves, moves=line.until(phase, moves))
        session.pause()
        return session

    def _seated(self, game: str, phase: str) -> tuple[TableSetup, GalleryLine]:
        seats = tuple(
            Seat(name, colour, SeatKind.PERSON if colour < 4 else SeatKind.COMPUTER)
            for colour, name in enumerate(NAMES[: players_for(game, phase)])
        )
        file = builtin_material(game, GAMES[game].description.material)
        table = TableSetup(file, seats, undo=Undo.FREE, seed=SEED)
        if (game, len(seats)) not in self._lines:
            self._lines[game, len(seats)] = GalleryLine(table)
        return table, self._lines[game, len(seats)]

    def table(self, game: str, phase: str, moves: int) -> TablePage:
        page = self._page(self.session(game, phase, moves))
        page.session.lift_curtain()
        page.setFocus()
        return page

    def drawer(self, game: str, part: str) -> TablePage:
        page = self.table(game, "lay", 60)
        page.open_drawer(part)
        return page

    def extra(self, game: str) -> TablePage:
        """A turn that is one more than usual, as it is announced."""
        table, line = self._seated(game, "lay")
        rng = Random(table.seed)
        played = GAMES[game].new(table.material_file.material, len(table.seats), rng)
        number = 0
        while game_table(game).extra_turn(played) is None:
            number += 1
            played.push(line.until("", number)[-1])
        session = self._played(game, "", number - 1)
        page = self._page(session)
        self._sessions[game, "extra", len(self._sessions)] = session
        page.resize(1366, 860)
        session.play(line.until("", number)[-1])
        page.banner.linger()
        page.setFocus()
        return page

    def hint(self, game: str, phase: str, moves: int) -> TablePage:
        """Good turns, once they are thought out."""
        page = self.table(game, phase, moves)
        page.resize(1366, 860)
        page.show()
        # Hints of another view of the same table are still open.
        counsel = page.hinting.counsel
        counsel.ask()
        while counsel.state is CounselState.THINKING:
            QCoreApplication.processEvents()
            sleep(0.01)
        page.hinting.refresh()
        return page

    def reasons(self, game: str) -> TablePage:
        """Why a turn is good."""
        page = self.hint(game, "", 60)
        page.hinting.card.ask_why()
        return page

    def thinking(self, game: str) -> TablePage:
        page = self.table(game, "lay", 60)
        page.hinting.counsel.hide()
        page.hinting.counsel.ask()
        page.hinting.show_card()
        return page

    def overlay(self, game: str) -> TablePage:
        page = self.table(game, "lay", 80)
        page.top.overlay_button.setChecked(True)
        return page

    def notice(self, game: str) -> TablePage:
        page = self.table(game, "lay", 4)
        page.warn(ProblemWords(language().translate).sentence(Problem.at("file-unwritable")))
        return page

    def curtain(self, game: str) -> TablePage:
        """Before whatever is secret, in a game that has it."""
        return self._page(self.session(game, "income", 30))

    def _page(self, session: Session) -> TablePage:
        """Sessions outlive their pages here, and none is to paint for them."""
        page = TablePage(session, game_table(session.table.setup.game), self.studio)
        session.painter = None
        return page

    def _some_saves(self) -> None:
        for game, moves in zip(GAMES, cycle((20, 12, 30, 9)), strict=False):
            page = self._page(self.session(game, "", moves))
            page.resize(1100, 700)
            page.show()
            if self.studio.has_workers:
                page.stage.view.settle()
            self.saves.keep_picture(page.session.path, page.preview)
            page.deleteLater()

    def first_home(self) -> HomePage:
        settings().recents = []
        puzzles = PuzzleCollection(self.folder / "no-puzzles")
        progress = Progress(self.folder / "no-progress.json")
        none = Saves(self.folder / "none")
        page = HomePage(none, self.studio, lambda: None, puzzles, progress)
        page.today = lambda: DAY
        return page

    def home(self) -> HomePage:
        self._some_saves()
        deck = self.folder / "decks" / "lac-et-foret.toml"
        deck.parent.mkdir(exist_ok=True)
        deck.write_bytes(builtin_deck_path(next(iter(GAMES))).read_bytes())
        settings().recents = [deck]
        puzzles = PuzzleCollection(self.folder / "no-puzzles")
        progress = Progress(self.folder / "progress.json")
        some_progress(progress, puzzles)
        for number in range(1, 5):
            progress.note_day(DAY - timedelta(number))
        page = HomePage(self.saves, self.studio, lambda: None, puzzles, progress)
        page.today = lambda: DAY
        return page

    def saved(self) -> SavesPage:
        self._some_saves()
        return SavesPage(self.saves)

    def statistics(self) -> StatisticsPage:
        settings().names = [NAMES[0]]
        for game in GAMES:
            self._over(game)
        return StatisticsPage(self.saves, self.studio)

    def lessons(self) -> LessonsPage:
        kept = LessonsKept(self.folder / "lessons.toml")
        ids = [course.model.id for course in builtin_courses().values()]
        kept.finish(ids[0])
        kept.leave(ids[-1], builtin_courses()[next(reversed(builtin_courses()))].steps[3].id)
        return LessonsPage(builtin_courses(), kept, Previews(self.studio))

    def lesson(self, game: str, number: int) -> LessonPage:
        kept = LessonsKept(self.folder / "none.toml")
        learning = Learning(builtin_courses()[game], kept, NAMES[0])
        learning.pace = 0
        learning.go(number)
        return LessonPage(learning, self.studio)

    def wrong_lesson(self, game: str) -> LessonPage:
        """The first step, done otherwise than it is meant."""
        page = self.lesson(game, 0)
        learning = page.learning
        right = accepted(learning.table.game, learning.step.accept)
        learning.play(next(move for move in learning.table.choices if move not in right))
        return page

    def done_lesson(self, game: str, left: int) -> LessonPage:
        """A step that was just done, so many before the end; without any left, the end."""
        course = builtin_courses()[game]
        page = self.lesson(game, len(course.steps) - 1 - left)
        learning = page.learning
        while learning.state is LearningState.ACT and (move := learning.next_move()) is not None:
            learning.play(move)
        if not left:
            learning.go_on()
        return page

    def new(self, game: str) -> NewGamePage:
        page = NewGamePage(self.studio)
        page.choose(game)
        return page

    def guide(self, game: str) -> GuideView:
        view = GuideView()
        view.show_guide(game)
        return view

    def _over(self, game: str) -> Session:
        return self.session(game, "over", 0)

    def final(self, game: str) -> FinalScoringPage:
        page = FinalScoringPage(self._over(game), self.studio)
        page.next()
        return page

    def end(self, game: str) -> EndPage:
        return EndPage(self._over(game), self.studio)

    def analysis(self, game: str, *, stops: bool = True) -> AnalysisPage:
        """Of the first turns: all of a game would take too long. It is kept for the next look."""
        page = AnalysisPage(self._over(game), self.studio)
        analyst = page.analyst
        while analyst.state is AnalystState.WORKING and analyst.analysis.done < _ANALYSED:
            QCoreApplication.processEvents()
            sleep(0.01)
        if stops:
            analyst.stop()
        return page

    def short_analysis(self, game: str) -> AnalysisPage:
        return AnalysisPage(self.session(game, "", 6), self.studio)

    def replay(self, game: str) -> ReplayPage:
        session = self._over(game)
        return ReplayPage(session, self.studio, len(session.table.moments) // 2)


def players_for(game: str, phase: str) -> int:
    """The largest number of players with whom a phase comes in the first half of a game."""
    rules = GAMES[game]
    material = builtin_material(game, rules.description.material).material
    for players in reversed(rules.description.players):
        rng = Random(11)
        played = rules.new(material, players, rng)
        for _ in range(150):
            if not phase or played.phase == phase:
                return players
            if not played.is_over:
                played.push(rng.choice(played.legal_moves))
    return max(rules.description.players)
