"""A pack that was opened: who made it, what is inside, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from carcqt.app.packs.items import ItemKind, OpenedPack, PackItem, PackWords
from carcqt.app.page import Page, PageArea
from carcqt.app.previews.picture import PreviewPicture, picture_size
from carcqt.app.previews.previews import Previews
from carcqt.content.bringing import keep_pack
from carcqt.content.toml.files import FileError
from carcqt.play.puzzles.collection import PuzzleCollection, PuzzleEntry
from carcqt.ui.actions import ENTER
from carcqt.ui.arranging import By, Centred, height, margins, spacing
from carcqt.ui.language import language, punctuation, told
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Bar, Card
from carcqt.ui.widgets.dialogs import tell
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import GameBadge
from carcqt.ui.widgets.pills import StateBadge
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import plain

_COLUMNS: Final = 2
_MOST_CARDS: Final = 60
"""Files that have a card; the others are counted."""


class ItemCard(Card):
    """A file of a pack: picture, title, kind, and what can be done with it."""

    def __init__(self, item: PackItem, can_edit: bool, parent: QWidget | None = None) -> None:
        super().__init__(16, margin=15, spacing=16, horizontal=True, parent=parent)
        self.item: Final = item
        set_game(self, item.game)
        words, px = PackWords(), style().px
        title, act = words.title(item), words.act(item)
        self.picture: Final = PreviewPicture(item.game, width=196, height=110, scale=0.2)
        self.act: Final = Button(act, ButtonKind.SECONDARY, "play")
        self.act.setAccessibleName(punctuation().colon(act, title))
        self.edit: Final = Button(self.tr("Open in the editor"), ButtonKind.GHOST)
        self.edit.setAccessibleName(punctuation().colon(self.edit.text(), title))
        self.edit.setToolTip(self.tr("Also puts the pack into your folder"))
        self.edit.setVisible(can_edit and item.can_be_edited)
        head, row, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout()
        head.setSpacing(px(8))
        head.addWidget(GameBadge(item.game, 24))
        head.addWidget(Elided(title, 16, 600), 1)
        row.setSpacing(px(4))
        row.addWidget(self.act)
        row.addWidget(self.edit)
        row.addStretch(1)
        column.setSpacing(px(6))
        column.addLayout(head)
        column.addWidget(Elided(words.kind(item), 13, 400, "text2"))
        column.addStretch(1)
        column.addLayout(row)
        self.add(self.picture)
        self.box.addLayout(column, 1)


class PackPage(Page):
    play_asked = Signal(object)
    """The path of a file."""
    solve_asked = Signal(object, object, object)
    """A puzzle, all puzzles of the pack, and the pack."""
    back = Signal()

    def __init__(
        self,
        opened: OpenedPack,
        puzzles: PuzzleCollection,
        previews: Previews,
        open_editor: Callable[[Path], object] | None,
        own: Path,
        parent: QWidget | None = None,
    ) -> None:
        """A pack is kept in the folder `own`."""
        super().__init__(parent)
        self.opened = opened
        self._own, self._puzzles, self._open_editor = own, puzzles, open_editor
        self._previews = previews
        items = opened.items
        self.close_button: Final = IconButton("chevron-left")
        self.close_button.set_tooltip(self.tr("Home"))
        bar = Bar(margins=(8, 0, 24, 0), spacing=12)
        bar.add(self.close_button, Label(self.tr("Pack"), 20, 700, wrap=False), None)
        self.cards: Final = [
            ItemCard(item, open_editor is not None) for item in items[:_MOST_CARDS]
        ]
        self.main: Final = Button("", ButtonKind.PRIMARY, "play", ENTER.keys, 40)
        self.keep: Final = Button(self.tr("Keep"), ButtonKind.SECONDARY, "save", height=40)
        self.keep.setToolTip(self.tr("Put the pack into your own folder, where Puzzles lists it"))
        self.kept: Final = StateBadge(self.tr("kept"), "ok", "check")
        inside, grid = QWidget(), QGridLayout()
        page = QVBoxLayout(inside)
        page.addWidget(self._head())
        page.addLayout(grid)
        if (more := len(items) - len(self.cards)) > 0:
            text = self.tr("%n more file(s)", "", more)
            page.addWidget(Label(text, 13, 400, "text2"))
        page.addStretch(1)
        for number, card in enumerate(self.cards):
            grid.addWidget(card, *divmod(number, _COLUMNS))
            card.act.clicked.connect(partial(self._open, card.item))
            card.edit.clicked.connect(partial(self._edit, card.item))
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        area = PageArea(inside)
        self.whole.addWidget(bar)
        self.whole.addWidget(area)
        side, wide, high = Centred(1280, By(48, narrow=24)), By(196, narrow=132), By(110, narrow=74)
        self.arrangement = (
            height(bar, 48),
            margins(page, side, 20, side, 20, within=area),
            spacing(16, page, grid),
            *(picture_size(card.picture, wide, high) for card in self.cards),
        )
        self.close_button.clicked.connect(self.back)
        self.main.clicked.connect(lambda: self._open(items[0]))
        self.keep.clicked.connect(self._keep)
        previews.arrived.connect(self._show_pictures)
        self._take(opened)
        QTimer.singleShot(0, self, self._show_pictures)

    @property
    def entries(self) -> list[PuzzleEntry]:
        """The puzzles of the pack."""
        puzzles = (item for item in self.opened.items if item.kind is ItemKind.PUZZLE)
        paths = map(self.opened.path, puzzles)
        return [entry for path in paths if (entry := self._puzzles.entry(path)) is not None]

    def primary(self) -> QPushButton:
        return self.main

    def leave(self) -> None:
        self.back.emit()

    def state(self) -> OpenedPack:
        return self.opened

    def take_over(self, state: Any) -> None:
        self._take(state)

    def _head(self) -> Card:
        card = Card(16, margin=20, spacing=8)
        words, pack, items = PackWords(), self.opened.pack, self.opened.items
        self.main.setText(words.act(items[0]))
        texts = [Label(told(pack.title), 24, 700)]
        if pack.author:
            author = self.tr("by {author}").format(author=plain(pack.author))
            texts.append(Label(author, 14, 400, "text2"))
        if pack.licence:
            texts.append(Label(plain(pack.licence), 13, 400, "text2"))
        if about := told(pack.about):
            texts.append(Label(about, 14))
        texts.append(Label(words.counts(items), 13, 600, "text2"))
        row = QHBoxLayout()
        row.setSpacing(style().px(8))
        for button in (self.main, self.keep, self.kept):
            row.addWidget(button)
        row.addStretch(1)
        card.add(*texts, row)
        return card

    def _open(self, item: PackItem) -> None:
        path = self.opened.path(item)
        if item.kind is ItemKind.PUZZLE:
            self.solve_asked.emit(self._puzzles.entry(path), self.entries, self.opened)
        else:
            self.play_asked.emit(path)

    def _edit(self, item: PackItem) -> None:
        """Keep the pack first, so that what the editor changes stays."""
        if self._open_editor is not None and self._keep():
            self._open_editor(self.opened.path(item))

    def _keep(self) -> bool:
        """Return whether the pack is kept; if it cannot be, say why."""
        try:
            self._take(replace(self.opened, pack=keep_pack(self.opened.pack, self._own)))
        except FileError as error:
            words = ProblemWords(language().translate)
            sentences = [words.sentence(problem) for problem in error.problems[:5]]
            tell(self, self.tr("The pack cannot be kept"), "\n".join(sentences))
        return self.opened.pack.is_kept

    def _take(self, opened: OpenedPack) -> None:
        """Go on with the same pack in another folder."""
        self.opened = opened
        self.keep.setVisible(not opened.pack.is_kept)
        self.kept.setVisible(opened.pack.is_kept)

    def _show_pictures(self) -> None:
        for card in self.cards:
            card.picture.show_picture(self._picture(card.item), card.item.game)

    def _picture(self, item: PackItem) -> QPixmap | None:
        path = self.opened.path(item)
        match item.kind:
            case ItemKind.PUZZLE:
                entry = self._puzzles.entry(path)
                return None if entry is None else self._previews.of_puzzle(entry)
            case ItemKind.LESSON:
                return self._previews.of_game(item.game)
        return self._previews.of_file(path)
