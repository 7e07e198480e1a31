"""Hints at a table: between who thinks of them, the card, the board and what is decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QRect, QSize, QTimer, Signal

from carcqt.app.table.actions import TableActions
from carcqt.app.table.decision import Decision
from carcqt.app.table.hintcard import HintCard, HintLine, HintTexts
from carcqt.app.table.stage import Stage, StageTurn
from carcqt.board.advised import LOOK
from carcqt.play.counsel import Counsel, CounselState
from carcqt.play.session import Session
from carcqt.players.facts import PointsNow
from carcqt.players.selecting import Hint
from carcqt.players.telling import TELLING
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay, Move
from carcqt.ui.language import game_words, language
from carcqt.ui.theme.board_colours import board_colours
from carcqt.words.hints.words import HintWords, Row
from carcqt.words.numbers import gained
from carcqt.words.speech import Punctuation


class Hinting(QObject):
    changed = Signal()
    """There is another card, or none."""
    numbered = Signal(int)
    """Which turn is about to be made, from 1; 0 for one of one's own."""

    def __init__(
        self, session: Session, decision: Decision, stage: Stage, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._decision, self._stage = session, decision, stage
        self.counsel: Final = Counsel.of(session)
        self.card: Final = HintCard(stage)
        self._is_strip = False
        self._square: Square | None = None
        self._patience: Final = QTimer(self, singleShot=True, interval=TELLING.patience)
        self._patience.timeout.connect(self.show_card)
        self.counsel.changed.connect(self._counselled)
        decision.focused.connect(self._focused)
        self.card.chosen.connect(self.counsel.choose)
        self.card.taken.connect(self._take)
        self.card.closed.connect(self.counsel.hide)
        self.card.pointed.connect(self._pointed)
        self.card.grown.connect(self.changed)
        if self.counsel.state is CounselState.THINKING:
            self._patience.start()

    @property
    def is_given(self) -> bool:
        return self.counsel.state is CounselState.GIVEN

    def toggle(self) -> None:
        if self.counsel.is_open:
            self.counsel.hide()
        else:
            self.counsel.ask()

    def set_strip(self, strip: bool) -> None:
        if strip != self._is_strip:
            self._is_strip = strip
            if not self.card.isHidden():
                self.show_card()

    def put(self, room: QRect) -> QSize:
        """Places the card; tells how much of the room is taken from its left and its foot."""
        return QSize() if self.card.isHidden() else self.card.put(room)

    def covering(self) -> list[QRect]:
        """What the card covers of the stage."""
        return [] if self.card.isHidden() else [self.card.body]

    def press(self, digit: int) -> bool:
        """Choose a turn by its digit, or say why if it is chosen; false if no turn has it."""
        if not self.is_given or not 0 < digit <= len(self.counsel.hints):
            return False
        if digit - 1 == self.counsel.chosen:
            self.card.ask_why()
        self.counsel.choose(digit - 1)
        return True

    def keys(self) -> list[tuple[str, str]]:
        key, count = TableActions.key, len(self.counsel.hints)
        lay = self.tr("lay it") if self._decision.lays else self.tr("do it")
        return [
            (f"1 – {count}" if count > 1 else "1", self.tr("show that turn, and why")),
            (key("enter"), lay),
            (key("hint"), self.tr("hide")),
        ]

    def refresh(self) -> None:
        """There are other moves to decide on, or other words."""
        if self.is_given:
            self.show_card()
            self._show_chosen()
        elif (move := self.counsel.advised) is not None and move in self._decision.moves:
            self._decision.focus_on(move)

    def _take(self, number: int) -> None:
        """A click on what is looked at: it is made as far as the present phase."""
        self.counsel.choose(number)
        self._decision.confirm()

    def _counselled(self) -> None:
        if self.counsel.state is CounselState.THINKING:
            self._patience.start()
            return
        # The card has no turns where it is hidden, or says that they are being thought of.
        is_new = self._patience.isActive() or self.card.isHidden() or not self.card.texts.lines
        self._patience.stop()
        if is_new or not self.is_given:
            self.show_card()
        self._show_chosen()

    def show_card(self) -> None:
        self.card.setVisible(self.counsel.is_open)
        if self.counsel.is_open:
            texts = HintTexts(self.tr("Looking for good turns…"))
            if self.is_given:
                lines = tuple(self._lines())
                texts = HintTexts(self._title(), lines, self._meaning(), self._note(), self.keys())
            self.card.show_texts(texts, strip=self._is_strip)
            self.card.choose(self.counsel.chosen)
            self.card.raise_()
        self.changed.emit()

    # Words

    def _title(self) -> str:
        """Return what the turns are good for, all in all."""
        best, count = self.counsel.hints[0], len(self.counsel.hints)
        if best.is_only:
            return self.tr("Only one turn is possible")
        if best.worth < 0:
            return self.tr("The least bad turn(s)", "", count)
        if best.counts and not best.worth:
            return self.tr("Little to gain here")
        return self.tr("%n good turn(s)", "", count)

    def _meaning(self) -> str:
        """Return what the numbers are, and what all turns share."""
        game, hints, parts = self._session.table.game, self.shown(), list[str]()
        if any(map(self._points, hints)):
            said = self.tr("Points compared with a turn that changes nothing ({nothing}).")
            parts.append(said.format(nothing=game_words(game.description.game).idle_turn()))
            if game.players > 2:
                parts.append(self.tr("Other players’ gains count only in part."))
            facts = (fact for each in hints for fact in (*each.facts, *each.shared))
            if any(isinstance(fact, PointsNow) for fact in facts):
                parts.append(self.tr("Points marked “now” are certain."))
        meaning = " ".join(parts)
        if shared := hints[0].shared:
            told = self._words().sentences(shared, counts=hints[0].counts, follows=True)
            alike = Punctuation(language().translate).colon(
                self.tr("Whichever turn you choose"), told
            )
            meaning = f"{meaning}\n{alike}".strip()
        return meaning

    def _note(self) -> str:
        """Return that more could be told, whether or not that is so."""
        hides = not self._is_alone and any(not each.counts for each in self.counsel.hints)
        return self.tr("Show your mission for more precise hints.") if hides else ""

    def shown(self) -> tuple[Hint, ...]:
        """Return the suggestions that whoever looks at the screen may know."""
        hints = self.counsel.hints
        return hints if self._is_alone else tuple(hint.without_secrets() for hint in hints)

    def _lines(self) -> list[HintLine]:
        words, hints, found = self._words(), self.shown(), list[HintLine]()
        for hint, heading in zip(hints, words.headings(hints), strict=True):
            hint = replace(hint, facts=()) if hint.is_only else hint
            rows = words.rows(hint.facts, counts=hint.counts)
            told = _told(heading, rows)
            rows, count = rows[told:], len(hint.why) - told
            if further := words.further(hint.turn):
                rows.append(further)
            why, more = tuple(rows[:count]), tuple(rows[count:])
            found.append(HintLine(heading, self._points(hint), why, more))
        return found

    def _words(self) -> HintWords:
        table = self._session.table
        return HintWords(language().translate, table.setup, table.game.to_move)

    @property
    def _is_alone(self) -> bool:
        return self._session.table.viewer == self._session.table.game.to_move

    def _points(self, hint: Hint) -> str:
        if hint.is_only or not hint.counts:
            return ""
        return gained(hint.worth) if hint.worth else "0"

    # On the board

    def _show_chosen(self) -> None:
        hints, chosen = self.counsel.hints if self.is_given else (), self.counsel.chosen
        accent = board_colours(self._session.table.setup.game).accent
        turns = [
            StageTurn(
                hint.turn, str(number + 1), self._points(hint), LOOK.colour(number, accent),
                is_chosen=number == chosen,
            )
            for number, hint in enumerate(hints)
        ]  # fmt: skip
        if hints:
            self.card.choose(chosen)
            if self.card.is_tight:
                self.changed.emit()
        # The chosen one last: it lies over the others.
        self._stage.show_turns(sorted(turns, key=lambda turn: turn.is_chosen))
        if not hints or chosen is None:
            self._stage.glow(())
            self.numbered.emit(0)
            return
        first = hints[chosen].turn[0]
        self._square = _square_of(first)
        self._decision.focus_on(first)
        self._show_reason(chosen)
        self.frame()
        self.numbered.emit(chosen + 1)

    def frame(self) -> None:
        """All turns come into sight, as far as they go there, and for sure the one that is looked
        at."""
        hints, chosen = self.counsel.hints, self.counsel.chosen
        # Before the stage is shown, its view has not its size yet; the page asks again then.
        if self.is_given and chosen is not None and self._stage.isVisible():
            glows = [fact.glow for hint in self.shown() for fact in hint.facts[:1]]
            wanted = [square for glow in glows if glow and glow.hardest for square in glow.squares]
            self._stage.frame_all([each.turn for each in hints], wanted)
            self._stage.frame(hints[chosen].turn)

    def _pointed(self, row: Row | None) -> None:
        if self.is_given and self.counsel.chosen is not None:
            self._show_reason(self.counsel.chosen, row)

    def _show_reason(self, number: int, row: Row | None = None) -> None:
        """Show on the board what a reason for a turn is about, or what the turn is for; of a turn
        that puts nothing there, the first thing that is somewhere."""
        stage, turn = self._stage, self.counsel.hints[number].turn
        facts = self.shown()[number].facts
        told = [row] if row else facts if stage.turn_box(turn) is None else facts[:1]
        glow = next((each.glow for each in told if each.glow), None)
        if glow is None or not glow.kind:
            stage.glow([] if glow is None else [glow.spot])
        else:
            game = self._session.table.game_after(turn)
            stage.glow_in(game, glow.spot, glow.kind, glow.squares, glow.hardest)

    def _focused(self) -> None:
        """Pointer or keys went elsewhere: perhaps to where another of the turns begins."""
        focus, counsel = self._decision.focus, self.counsel
        if not self.is_given:
            return
        firsts = [hint.turn[0] for hint in counsel.hints]
        if counsel.chosen is not None and focus == firsts[counsel.chosen]:
            return
        square = _square_of(focus)
        came, self._square = square not in (self._square, None), square
        alike = (
            number
            for number, first in enumerate(firsts)
            if first == focus or (came and _square_of(first) == square)
        )
        counsel.choose(next(alike, None))


def _told(heading: str, rows: Sequence[Row]) -> int:
    """Return how many reasons the heading tells word for word: none or one."""
    return sum(not row.points and heading.lower().endswith(row.text.lower()) for row in rows[:1])


def _square_of(move: Move | None) -> Square | None:
    """Return where a move lays a tile."""
    return move.square if isinstance(move, Lay) else None
