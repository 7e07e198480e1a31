"""The pages of a map game's hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.games.expedition.purse import Coins, Medal, MedalButton
from carcqt.app.table.actions import TableActions
from carcqt.app.table.decision import Decision
from carcqt.app.table.rail.hand import pixmap
from carcqt.app.table.shown import MoveLabel
from carcqt.rules.games.expedition.facts import SILVER
from carcqt.rules.games.expedition.moves import Hire, Keep
from carcqt.rules.moves import Move
from carcqt.ui.language import punctuation
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import ActionRow, Button, ButtonKind
from carcqt.ui.widgets.cards import CardButton, Line
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.pointing import Pointing
from carcqt.ui.widgets.removal import clear

_TAB = Qt.FocusPolicy.TabFocus
"""A click must not take the keys away from the table."""


class _Page(QWidget):
    """A column; one button does what is in focus, another does nothing."""

    def __init__(self, decision: Decision, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.decision = decision
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(style().px(8))
        self.do = Button("", ButtonKind.PRIMARY, key=TableActions.key("enter"))
        self.do.setFocusPolicy(_TAB)
        self.do.clicked.connect(self._confirm)
        self.skip = Button("", ButtonKind.SECONDARY, key=TableActions.key("skip"))
        self.skip.setFocusPolicy(_TAB)
        self.skip.clicked.connect(decision.skip)

    def finish(self) -> None:
        self.column.addWidget(self.do)
        self.column.addWidget(self.skip)
        self.skip.hide()

    def _confirm(self) -> None:
        if self.decision.is_idle:
            # Its words ask for a choice, whatever a hint has brought into focus.
            self.decision.seek()
        else:
            self.decision.confirm()

    def show_keys(self) -> None:
        """Enter does one of the two, which is the one that stands out."""
        idles = self.decision.idles
        strong, other = (self.skip, self.do) if idles else (self.do, self.skip)
        strong.set_kind(ButtonKind.PRIMARY)
        other.set_kind(ButtonKind.SECONDARY)
        self.do.set_key("" if idles else TableActions.key("enter"))
        self.skip.set_key(TableActions.key("enter" if idles else "skip"))


class BuildPanel(_Page):
    """The purse, the village in focus, and what may be done there."""

    def __init__(self, decision: Decision, parent: QWidget | None = None) -> None:
        super().__init__(decision, parent)
        px = style().px
        self.title = Label(self.tr("Purse"), 13, 600, "text2", wrap=False)
        self.income = Elided("", 12, role="text2")
        self.income.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.income, 1)
        self.column.addLayout(head)
        self.coins = Coins()
        self.total, self.unit = Label("", 20, 700, wrap=False), Label("", 13, role="text2")
        money = QHBoxLayout()
        money.setSpacing(px(6))
        money.addWidget(self.coins)
        money.addStretch(1)
        money.addWidget(self.total)
        money.addWidget(self.unit)
        self.column.addLayout(money)
        self.column.addWidget(Line())
        self.name, self.reach = Elided("", 15, 600), Label("", 13, role="text2")
        self.medal = Medal()
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.name)
        names.addWidget(self.reach)
        row = QHBoxLayout()
        row.addLayout(names, 1)
        row.addWidget(self.medal)
        self.column.addLayout(row)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(px(4))
        self.column.addLayout(self._rows)
        self.rows: list[ActionRow] = []
        self.finish()

    def show_purse(self, gold: int, silver: int, income: str) -> None:
        """What there is, and how much of it this round brought."""
        total = gold * SILVER + silver
        self.income.setText(income)
        self.total.setText(str(total))
        self.unit.setText(self.tr("silver"))
        coins = self.tr("%n gold coin(s)", "", gold), self.tr("%n silver coin(s)", "", silver)
        spoken = punctuation().listed(*coins)
        self.coins.show_money(gold, silver, spoken)

    def show_village(self, name: str, reach: str, species: str, species_name: str) -> None:
        self.name.setText(name)
        self.reach.setText(reach)
        self.medal.show_species(species, species_name)
        self.medal.show()

    def show_nothing(self, *, first: bool, can_build: bool, neutral: bool) -> None:
        self.name.setText(self.tr("First camp") if first else self.tr("Choose a village"))
        if first:
            reach = self.tr("In any village that you can afford.")
        elif can_build:
            reach = self.tr("The map shows a price wherever you can set up a camp.")
            if neutral:
                reach += " " + self.tr("No price: only a neutral tent can go there.")
        else:
            reach = self.tr("No village is within reach: no open link, or not enough money.")
        self.reach.setText(reach)
        self.medal.hide()

    def show_options(
        self, rows: Sequence[tuple[Move, MoveLabel, str]], label: MoveLabel | None, idle: str
    ) -> None:
        clear(self._rows)
        self.rows = []
        for move, each, key in rows:
            row = ActionRow(each.name, pixmap(each, self.devicePixelRatio()), key, wraps=True)
            row.setFocusPolicy(_TAB)
            row.setChecked(each == label)
            row.clicked.connect(lambda _=False, move=move: self.decision.focus_on(move))
            self._rows.addWidget(row)
            row.show()
            self.rows.append(row)
        self.do.setText(self.tr("Choose a village") if label is None else label.does)
        self.do.setVisible(label is not None or bool(self.decision.options))
        self.skip.setVisible(bool(idle))
        self.skip.setText(idle)
        self.show_keys()


class CardPanel(_Page):
    """The income card in focus: what it is worth now, and what the event makes of that."""

    def __init__(self, decision: Decision, parent: QWidget | None = None) -> None:
        super().__init__(decision, parent)
        self.head = Elided(self.tr("Income card of this round"), 13, 600, "text2")
        self.title, self.sum = Label("", 15, 600), Label("", 13, role="text2")
        self.effect = Label("", 13, role="text2")
        self.tie = Label("", 12, role="text3")
        for part in (self.head, self.title, self.sum, self.effect, self.tie):
            self.column.addWidget(part)
        self.finish()

    def forget(self) -> None:
        self.show_nothing("")

    def show_nothing(self, lesson: str) -> None:
        for part in (self.effect, self.tie):
            part.setText("")
        self.title.setText(self.tr("Choose a card"))
        self.sum.setText(lesson)
        self.effect.hide()
        self.tie.hide()
        self.do.setText(self.tr("Choose a card"))

    def show_card(self, title: str, worth: str, effect: str, tie: int, label: MoveLabel) -> None:
        self.title.setText(title)
        self.sum.setText(worth)
        self.effect.setText(effect)
        self.effect.setVisible(bool(effect))
        self.tie.setText(
            self.tr("Tie-break number: {number}. The higher one goes first.").format(number=tie)
        )
        self.tie.show()
        self.do.setText(label.does)


class OfferPanel(_Page):
    """The guide, as one more of a species; or the income."""

    def __init__(self, decision: Decision, parent: QWidget | None = None) -> None:
        super().__init__(decision, parent)
        self.title = Elided(self.tr("The guide counts as…"), 13, 600, "text2")
        self.do.setText(self.tr("Hire the guide"))
        self.about = Label("", 13, role="text2")
        self._row = QHBoxLayout()
        self._row.setSpacing(style().px(4))
        self.column.addWidget(self.title)
        self.column.addLayout(self._row)
        self.column.addWidget(self.about)
        self.buttons: dict[str, MedalButton] = {}
        self.finish()

    def show_offer(
        self, species: Sequence[tuple[str, str]], chosen: str | None, about: str, income: int
    ) -> None:
        """All species with their names; those that the player does not own cannot be chosen."""
        clear(self._row)
        self.buttons = {}
        for kind, name in species:
            move = Hire(kind)
            button = self.buttons[kind] = MedalButton(kind, name)
            button.setEnabled(move in self.decision.options)
            button.setChecked(kind == chosen)
            button.clicked.connect(lambda _=False, move=move: self.decision.choose(move))
            self._row.addWidget(button)
            button.show()
        self._row.addStretch(1)
        self.about.setText(about)
        self.do.setEnabled(chosen is not None)
        self.skip.setText(self.tr("Take %n silver", "", income))
        self.show_keys()
        self.skip.show()


class MissionPanel(_Page):
    """Two missions, each with its villages."""

    pointed = Signal(int)
    """At the mission of this number; 0 once the pointer has left it."""

    def __init__(self, decision: Decision, parent: QWidget | None = None) -> None:
        super().__init__(decision, parent)
        self.title = Elided(self.tr("Keep one mission"), 13, 600, "text2")
        self.lesson = Label("", 12, role="text2")
        self.do.setText(self.tr("Keep this mission"))
        self.column.addWidget(self.title)
        self._choices = QVBoxLayout()
        self._choices.setSpacing(style().px(6))
        self.column.addLayout(self._choices)
        self.column.addWidget(self.lesson)
        self.cards: list[CardButton] = []
        self.finish()

    def show_missions(
        self, choices: Sequence[Sequence[tuple[str, str]]], chosen: int | None, lesson: str
    ) -> None:
        """Of each mission the species and the name of its villages."""
        clear(self._choices)
        self.cards = []
        for number, villages in enumerate(choices, 1):
            card = CardButton(", ".join(name for _, name in villages), 10, margin=6, spacing=4)
            card.setFocusPolicy(_TAB)
            card.setCheckable(True)
            grid = QGridLayout()
            grid.setHorizontalSpacing(style().px(4))
            grid.setVerticalSpacing(style().px(4))
            for place, (species, name) in enumerate(villages):
                medal = Medal(16)
                medal.show_species(species, "")
                line = QHBoxLayout()
                line.setSpacing(style().px(3))
                line.addWidget(medal)
                line.addWidget(Elided(name, 12), 1)
                grid.addLayout(line, place // 2, place % 2)
            card.add(grid)
            card.setChecked(number == chosen)
            card.clicked.connect(lambda _=False, number=number: self._choose(number))
            Pointing(card).told.connect(
                lambda on, number=number: self.pointed.emit(number if on else 0)
            )
            self._choices.addWidget(card)
            self.cards.append(card)
        self.lesson.setText(lesson)
        self.do.setEnabled(chosen is not None)

    def forget(self) -> None:
        self.show_missions((), None, "")

    def _choose(self, number: int) -> None:
        self.decision.choose(Keep(number))
