"""The editor's window: documents in tabs, each with its page, its problems and its history."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter
from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from carcqt.art.studio.studio import Studio
from carcqt.content.bringing import bring_pack, bring_text, is_file_text, is_lesson, is_pack
from carcqt.content.kept import LocalPath
from carcqt.content.learning.guides import EDITING
from carcqt.content.tables import TableSetup
from carcqt.content.toml.files import FileError
from carcqt.puzzles.proposing import Proposal
from carcqt.ui.help.guide import GuideView
from carcqt.ui.packing import PackDialog
from carcqt.ui.pagestack import PageStack
from carcqt.ui.places import puzzles_folder
from carcqt.ui.renewal import renew
from carcqt.ui.screens import open_on_screen
from carcqt.ui.settings import settings
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.cards import Ground
from carcqt.ui.widgets.dialogs import tell
from editor.actions import EditorActions
from editor.documents import recovery
from editor.documents.document import Document
from editor.documents.layouts import LayoutDocument
from editor.documents.opening import open_document
from editor.files import Files
from editor.forms.page import ChooseSave, DocumentPage, ShownPart
from editor.guard import DocumentGuard
from editor.history import HistoryDrawer
from editor.keys import EditorKeys
from editor.menu import EditorMenu
from editor.pages import page_of
from editor.paper.outlet import Outlet
from editor.problems import ProblemsPanel
from editor.questions import ask_name, told
from editor.sheet import DocumentSheet
from editor.start import StartPage
from editor.topbar import EditorBar

USUAL: Final = QSize(1366, 860)
LEAST: Final = QSize(1024, 700)
_GEOMETRY, _OPEN = "editor", "editor/open"
_PATHS: Final = TypeAdapter(list[LocalPath])
_MOST = 12
"""Files of a pack that are opened at once."""
_MOST_LEFT: Final = 20
"""Files of the last time that are offered."""
Play = Callable[[Path | TableSetup], object]


class EditorWindow(QMainWindow):
    closed = Signal()

    def __init__(
        self,
        studio: Studio,
        play: Play | None = None,
        home: Callable[[], object] | None = None,
        choose_save: ChooseSave | None = None,
    ) -> None:
        """Without something to call for them, “play” and “home” stay within the editor, and a
        saved game is chosen as a file."""
        super().__init__()
        set_game(self, None)
        self.studio: Final = studio
        self._play, self._home, self._choose_save = play, home, choose_save
        self.files: Final = Files(self)
        self.outlet: Final = Outlet(studio, self.files, self)
        self.commands: Final = EditorActions(self)
        self.bar = self._make_bar()
        self.guard: Final = DocumentGuard(lambda: self.tabs, self.files, studio, self)
        self.stack: Final = PageStack()
        self.start = self.stack.make(self._make_start)
        self.history = self._make_history()
        self.menu: Final = EditorMenu(self, self)
        self.guide: GuideView | None = None
        self._side: Final = QWidget()
        self._before_guide: Document[Any] | None = None
        self._sheets: Final[dict[Document[Any], DocumentSheet]] = {}
        self._left_open = _left_open()
        self._is_leaving = False
        self.setMinimumSize(LEAST)
        self.setAcceptDrops(True)
        self._build()
        self._connect()
        self.show_start()

    # What is open.

    @property
    def tabs(self) -> list[Document[Any]]:
        return self.bar.tabs.documents

    @property
    def sheet(self) -> DocumentSheet | None:
        shown = self.stack.currentWidget()
        return shown if isinstance(shown, DocumentSheet) else None

    @property
    def page(self) -> DocumentPage | None:
        return self.sheet.page if self.sheet else None

    @property
    def document(self) -> Document[Any] | None:
        """The one that is shown."""
        return self.sheet.page.document if self.sheet else None

    def open_path(self, path: Path) -> Document[Any] | None:
        """Opens a file in a tab, or shows the one that it is open in."""
        path = path.absolute()
        if is_pack(path):
            return self._open_pack(path)
        for document in self.tabs:
            if document.path == path:
                self.show_document(document)
                return document
        try:
            document = open_document(path)
        except FileError as error:
            title = self.tr("“{name}” cannot be opened").format(name=path.name)
            tell(self, title, told(error.problems))
            return None
        if document.path is not None:
            settings().add_recent(path)
        self.add(document)
        return document

    def _open_pack(self, path: Path) -> Document[Any] | None:
        """All that it holds, in the user's own folder."""
        try:
            pack = bring_pack(path, puzzles_folder())
        except FileError as error:
            title = self.tr("“{name}” cannot be opened").format(name=path.name)
            tell(self, title, told(error.problems))
            return None
        made = [file for file in pack.files if not is_lesson(file)][:_MOST]
        opened = [self.open_path(file) for file in reversed(made)]
        return opened[-1] if opened else None

    def paste(self) -> None:
        """A puzzle that was copied as the text of its file; pages paste what is theirs before."""
        text, title = QApplication.clipboard().text(), self.tr("The clipboard has nothing to open")
        if not is_file_text(text):
            tell(self, title, self.tr("To paste a puzzle, copy the whole text of its file."))
            return
        try:
            self.open_path(bring_text(text, puzzles_folder()))
        except FileError as error:
            tell(self, title, told(error.problems))

    def make_pack(self) -> None:
        """Of the files that are open, and whatever else is chosen."""
        files = [document.path for document in self.tabs if document.path is not None]
        dialog = PackDialog(files, self)
        dialog.exec()
        if dialog.written is not None:
            self.notice_pack(dialog.written)
        dialog.deleteLater()

    def notice_pack(self, path: Path) -> None:
        tell(self, self.tr("Pack saved"), str(path))

    def open_proposal(self, proposal: Proposal) -> None:
        """A puzzle made of a moment of a game, not saved yet."""
        self.add(LayoutDocument.proposed(proposal))

    def add(self, document: Document[Any]) -> None:
        """In a tab of its own; a built-in one that is open already is shown again."""
        for other in self.tabs:
            if document.origin and (other.kind, other.origin) == (document.kind, document.origin):
                self.show_document(other)
                return
        names = {other.name for other in self.tabs}
        while document.path is None and document.origin is None and document.name in names:
            document.number += 1
        document.setParent(self)
        self._sheets[document] = sheet = self.stack.make(partial(self._make_sheet, document))
        self.stack.addWidget(sheet)
        document.ask_name = lambda about: ask_name(about, self)
        document.renamed.connect(lambda: self._renamed(document))
        document.modified_changed.connect(lambda _: self._renamed(document))
        self.guard.follow(document)
        document.stack.indexChanged.connect(lambda _: self.refresh())
        self.bar.tabs.add(document)
        self._arrange()
        self.show_document(document)
        self._remember()

    def _make_sheet(self, document: Document[Any]) -> DocumentSheet:
        page = page_of(document)(document, self.studio)
        panel = ProblemsPanel(document)
        panel.show_asked.connect(page.show_place)
        page.choose_save = self._choose_save
        page.play_asked.connect(self.play)
        page.open_asked.connect(self._open)
        page.export_asked.connect(self.export)
        page.try_changed.connect(self.refresh)
        return DocumentSheet(page, panel)

    def _replaced(self, old: QWidget, new: QWidget) -> None:
        """A page was made again in another language or look."""
        if isinstance(new, DocumentSheet):
            self._sheets[new.page.document] = new
        elif isinstance(new, StartPage):
            self.start = new
        elif isinstance(new, GuideView):
            self.guide = new

    def _renew_around(self) -> None:
        """Make the bar and the history again, too."""
        self.bar = renew(self.bar, self._make_bar, partial(_put, self.bar))
        self.history = renew(self.history, self._make_history, partial(_put, self.history))
        self.bar.show_tools(self.page.tools() if self.page is not None else ())
        self._arrange()
        self.refresh()

    def _make_bar(self) -> EditorBar:
        bar = EditorBar(self.commands)
        bar.home.connect(self.go_home)
        bar.menu.connect(lambda: self.menu.drop(bar.menu_button))
        bar.tabs.chosen.connect(self.show_document)
        bar.tabs.close_asked.connect(self.close_document)
        return bar

    def _make_history(self) -> HistoryDrawer:
        drawer = HistoryDrawer()
        drawer.closed.connect(self.toggle_history)
        return drawer

    def _make_start(self) -> StartPage:
        start = StartPage(self.studio)
        start.open_asked.connect(self.ask_for_file)
        start.guide_asked.connect(self.show_guide)
        start.made.connect(self.add)
        start.opened.connect(self.open_path)
        start.recents.again_asked.connect(self.open_again)
        return start

    def show_document(self, document: Document[Any]) -> None:
        self.stack.fresh(self._sheets[document])
        sheet = self._sheets[document]
        if self.stack.currentWidget() is not sheet:
            self._turn_to(sheet)
            self.bar.show_tools(sheet.page.tools())
            sheet.page.first_focus()
        self.bar.tabs.choose(document)
        self.refresh()

    def show_start(self) -> None:
        self.stack.fresh(self.start)
        here = [document.path for document in self.tabs]
        self._left_open = [path for path in self._left_open if path not in here]
        self.start.recents.offer([path for path in self._left_open if os.path.isfile(path)])
        self.start.recents.refresh()
        self._turn_to(self.start)
        self.bar.show_tools(())
        self.start.first_focus()
        self.refresh()

    def _turn_to(self, shown: QWidget) -> None:
        """Only what is shown takes room."""
        kinds = QSizePolicy.Policy
        guides = (self.guide,) if self.guide is not None else ()
        for widget in (self.start, *guides, *self._sheets.values()):
            kind = kinds.Preferred if widget is shown else kinds.Ignored
            widget.setSizePolicy(kind, kind)
        self.stack.setCurrentWidget(shown)

    def close_document(self, document: Document[Any], asked: bool = False) -> bool:
        """Whether it is gone: one that is not saved may be wanted still."""
        if not asked and not self.guard.may_close(document):
            return False
        sheet = self._sheets.pop(document)
        sheet.page.closing()
        self.bar.tabs.remove(document)
        self._arrange()
        self.stack.discard(sheet)
        document.close()
        document.deleteLater()
        self._remember()
        if self.tabs:
            self.show_document(self.tabs[self.bar.tabs.currentIndex()])
        else:
            self.show_start()
        return True

    def save(self, document: Document[Any] | None = None) -> bool:
        document = document or self.document
        return document is not None and self.guard.save(document)

    def save_as(self) -> bool:
        return self.document is not None and self.guard.save_as(self.document)

    def open_again(self, paths: Sequence[Path]) -> None:
        """What was open when the editor was closed last."""
        for path in paths:
            self.open_path(path)

    def _open_paths(self) -> list[Path]:
        return [document.path for document in self.tabs if document.path is not None]

    def _remember(self) -> None:
        """Which files are open, so that they are offered at the next start."""
        if not self._is_leaving:
            settings().set_value(_OPEN, _PATHS, list[Path | None](self._open_paths()))

    # Help.

    @property
    def shown(self) -> ShownPart:
        if self.page is not None:
            return self.page.shown
        return ShownPart.START if self.stack.currentWidget() is self.start else ShownPart.GUIDE

    def show_keys(self) -> None:
        dialog = EditorKeys(self.shown, self)
        dialog.guide_asked.connect(self.show_guide)
        dialog.exec()
        dialog.deleteLater()

    def show_guide(self) -> None:
        """In place of what is shown; its way back leads there again."""
        if self.guide is None:
            self.guide = self.stack.make(self._make_guide)
            self.stack.addWidget(self.guide)
        self.stack.fresh(self.guide)
        if self.shown is not ShownPart.GUIDE:
            self._before_guide = self.document
            self.guide.begin(EDITING)
            self._turn_to(self.guide)
            self.bar.show_tools(())
        self.guide.setFocus()
        self.refresh()

    def _make_guide(self) -> GuideView:
        guide = GuideView()
        guide.closed.connect(self._leave_guide)
        guide.keys_asked.connect(self.show_keys)
        return guide

    def _leave_guide(self) -> None:
        before = self._before_guide
        if before is not None and before in self._sheets:
            self.show_document(before)
        else:
            self.show_start()

    # Acts.

    def undo(self) -> None:
        if self.document:
            self.document.stack.undo()

    def redo(self) -> None:
        if self.document:
            self.document.stack.redo()

    def try_it(self) -> None:
        if self.page is not None and self.page.can_try:
            self.page.try_it()

    def play(self, what: Path | TableSetup) -> None:
        if self._play is not None:
            self._play(what)

    def go_home(self) -> None:
        if self._home is not None:
            self._home()
        else:
            self.show_start()

    def export(self, ending: str) -> None:
        if self.page is not None:
            self.outlet.export(self.page, ending)

    def share(self) -> None:
        if self.page is not None:
            self.outlet.share(self.page)

    def print_sheets(self) -> None:
        if self.page is not None:
            self.outlet.print_sheets(self.page)

    def toggle_history(self) -> None:
        self.history.setVisible(not self.history.isVisible())
        self.refresh()

    def step(self, by: int) -> None:
        """To the tab on the right, or on the left."""
        if self.tabs:
            place = (self.bar.tabs.currentIndex() + by) % len(self.tabs)
            self.show_document(self.tabs[place])

    def next_problem(self, step: int) -> None:
        if self.sheet is not None:
            self.sheet.panel.go_to(step)

    def close_shown(self) -> None:
        if self.document is not None:
            self.close_document(self.document)

    def show_as_before(self) -> None:
        """As large as last time; then what was left behind is offered."""
        kept = QByteArray.fromBase64(settings().text(_GEOMETRY).encode("ascii", "ignore"))
        open_on_screen(self, USUAL, kept)
        QTimer.singleShot(0, self, self.guard.offer_recovery)

    def refresh(self) -> None:
        """What can be done now."""
        document, page = self.document, self.page
        stack = document.stack if document else None
        self.bar.show_steps(
            stack.undoText() if stack and stack.canUndo() else None,
            stack.redoText() if stack and stack.canRedo() else None,
        )
        needs_saving = document is not None and (
            document.is_modified or (document.path is None and document.origin is None)
        )
        self.bar.save_button.setVisible(document is not None)
        self.bar.save_button.setEnabled(needs_saving)
        self.bar.try_button.setVisible(page is not None and page.has_try)
        self.commands["try_it"].setEnabled(page is not None and page.can_try)
        said = page.try_text if page is not None else ""
        self.bar.try_button.setText(said or self.commands["try_it"].text())
        for button in (self.bar.undo_button, self.bar.redo_button, self.bar.history_button):
            button.setVisible(document is not None)
        self.bar.history_button.setChecked(not self.history.isHidden())
        self.bar.tabs.show_current(document is not None)
        self.history.show_document(document)
        self._side.setVisible(document is not None and not self.history.isHidden())
        name = document.name if document else self.tr("Editor")
        self.setWindowTitle(f"{name}[*] — carcqt")
        self.setWindowModified(document is not None and document.is_modified)

    # How it is put together.

    def _build(self) -> None:
        side = QHBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.addWidget(self.history)
        self.history.hide()
        self._side.hide()
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.stack, 1)
        body.addWidget(self._side)
        self.stack.addWidget(self.start)
        whole = Ground()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(body, 1)
        self.setCentralWidget(whole)

    def _connect(self) -> None:
        self.guard.show_asked.connect(self.show_document)
        self.guard.recovered.connect(self.add)
        self.guard.settled.connect(self.refresh)
        self.guard.settled.connect(self._remember)
        style().follow(self._arrange)
        self.stack.replaced.connect(self._replaced)
        self.stack.renewed.connect(self._renew_around)
        self.commands.bind(
            new=self.show_start,
            open=self.ask_for_file,
            paste=self.paste,
            save=self.save,
            save_as=self.save_as,
            print=self.print_sheets,
            close=self.close_shown,
            undo=self.undo,
            redo=self.redo,
            history=self.toggle_history,
            try_it=self.try_it,
            next_problem=lambda: self.next_problem(1),
            previous_problem=lambda: self.next_problem(-1),
            keys=self.show_keys,
            full_screen=self.toggle_full_screen,
            next_tab=lambda: self.step(1),
            previous_tab=lambda: self.step(-1),
            quit=self.close,
        )

    def ask_for_file(self) -> None:
        for path in self.files.to_open():
            self.open_path(path)

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _open(self, what: Document[Any] | Path) -> None:
        if isinstance(what, Path):
            self.open_path(what)
        else:
            self.add(what)

    def _renamed(self, document: Document[Any]) -> None:
        self.bar.tabs.refresh(document)
        self.refresh()

    def _arrange(self) -> None:
        size = Size.of(self.width(), self.height(), style().scale)
        self.bar.set_short(size.is_narrow and bool(self.tabs))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            for document in self.tabs:
                document.look_at_disk()
        elif event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no page wanted: Return presses the button that has the focus; Escape, pressed on
        one beside the page, is the page's."""
        button, page = self.focusWidget(), self.page
        pressed = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        beside = page is not None and button is not None and not page.isAncestorOf(button)
        if pressed and isinstance(button, QAbstractButton):
            button.click()
        elif event.key() == Qt.Key.Key_Escape and beside and page is not None:
            page.first_focus()
            if (there := self.focusWidget()) is not button and there is not None:
                QApplication.sendEvent(there, event.clone())
        elif not self.commands.press(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.guard.may_close_all(self.tabs):
            event.ignore()
            return
        self._remember()
        self._left_open, self._is_leaving = self._open_paths(), True
        for document in self.tabs:
            self.close_document(document, asked=True)
        self._is_leaving = False
        self.show_start()
        recovery.leave()
        settings().set_text(_GEOMETRY, self.saveGeometry().toBase64().toStdString())
        self.closed.emit()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            for file in files:
                self.open_path(Path(file))


def _put(old: QWidget, new: QWidget) -> None:
    """Put what was made again where it was before."""
    around = old.parentWidget()
    if around is not None and (box := around.layout()) is not None:
        box.replaceWidget(old, new)
    new.setVisible(not old.isHidden())
    old.hide()
    old.deleteLater()


def _left_open() -> list[Path]:
    """Return the files that were open when the editor was closed last."""
    return [path for path in settings().value(_OPEN, _PATHS, []) if path is not None][:_MOST_LEFT]
