"""What a tab shows: the page of a document, with its problems."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QVBoxLayout

from carcqt.ui.widgets.cards import Ground
from editor.forms.page import DocumentPage
from editor.problems import ProblemsPanel


@dataclass(frozen=True)
class SheetState:
    page: Any
    """State of the page itself."""
    is_unfolded: bool
    """Whether all problems are shown."""


class DocumentSheet(Ground):
    """A page with the problems of its document at its foot."""

    def __init__(self, page: DocumentPage, panel: ProblemsPanel) -> None:
        super().__init__()
        self.page, self.panel = page, panel
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(page, 1)
        if not page.take_foot(panel):
            column.addWidget(panel)

    def state(self) -> SheetState:
        return SheetState(self.page.state(), self.panel.is_unfolded)

    def take_over(self, state: SheetState) -> None:
        self.page.take_over(state.page)
        self.panel.unfold(state.is_unfolded)
