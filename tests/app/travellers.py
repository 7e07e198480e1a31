"""Those who travel the map in tests, by mouse or by keys, and what they see of their table."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from carcqt.app.games.expedition.hand import ExpeditionHand
from carcqt.app.games.expedition.stage import ExpeditionStage
from carcqt.app.table.page import TablePage
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition.moves import Block, Build, Choose, Hire, Keep
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.moves import Move

GAME = Expedition.description.game
LEFT = Qt.MouseButton.LeftButton


def stage_of(page: TablePage) -> ExpeditionStage:
    assert isinstance(page.stage, ExpeditionStage)
    return page.stage


def hand_of(page: TablePage) -> ExpeditionHand:
    assert isinstance(page.hand, ExpeditionHand)
    return page.hand


def game_of(page: TablePage) -> ExpeditionState:
    game = page.session.table.game
    assert isinstance(game, ExpeditionState)
    return game


def focus_of(page: TablePage) -> Move | None:
    return page.decision.focus


def viewer_of(page: TablePage) -> int | None:
    return page.session.table.viewer


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
        # What has been done away with is only gone then.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Traveller:
    """Plays for all: computers by chance, persons through the widgets."""

    def __init__(self, page: TablePage, seed: int = 1) -> None:
        self.page, self.rng = page, Random(seed)
        page.session.pause()

    def play(self, until: str = "", rounds: int = 99) -> None:
        """To the end, or until somebody is to decide something."""
        session, game = self.page.session, game_of(self.page)
        while not game.is_over and len(game.gone) < rounds:
            if until == game.phase and session.table.is_persons_turn:
                return
            before = len(session.table.moments)
            if session.table.is_persons_turn:
                self.decide()
            else:
                session.play(self.rng.choice(list(game.legal_moves)))
            settle()
            assert len(session.table.moments) == before + 1, game.phase

    def decide(self) -> None:
        raise NotImplementedError

    @property
    def rests(self) -> bool:
        return self.page.decision.idle is not None and self.rng.random() < 0.35


class Mouse(Traveller):
    def decide(self) -> None:
        page, hand, stage = self.page, hand_of(self.page), stage_of(self.page)
        if page.curtain.isVisible():
            assert page.curtain.button is not None
            QTest.mouseClick(page.curtain.button, LEFT)
            settle()
        decision, phase = page.decision, game_of(page).phase
        if self.rests or not decision.options:
            button = hand.offer.skip if phase == "offer" else hand.build.skip
            QTest.mouseClick(button, LEFT)
            return
        move = self.rng.choice(decision.options)
        match move:
            case Build(village) | Block(village):
                stage.kind = type(move)
                at = stage.map.village_to_widget(village)
                QTest.mouseClick(stage.map.viewport(), LEFT, pos=at)
                assert focus_of(page) == move
                if self.rng.random() < 0.5:
                    QTest.mouseClick(hand.build.do, LEFT)
                else:
                    QTest.mouseClick(stage.map.viewport(), LEFT, pos=at)
            case Choose(card):
                self.click_card(card)
                assert focus_of(page) == move
                QTest.mouseClick(hand.card.do, LEFT)
            case Keep(number):
                QTest.mouseClick(hand.missions.cards[number - 1], LEFT)
                QTest.mouseClick(hand.missions.do, LEFT)
            case Hire(species):
                QTest.mouseClick(hand.offer.buttons[species], LEFT)
                QTest.mouseClick(hand.offer.do, LEFT)

    def click_card(self, value: int) -> None:
        cards = stage_of(self.page).strip.cards
        QTest.mouseClick(next(card for card in cards if card.face.value == value), LEFT)


class Keys(Traveller):
    def decide(self) -> None:
        page = self.page
        if page.curtain.isVisible():
            assert page.curtain.hasFocus()
            QTest.keyClick(page.curtain, Qt.Key.Key_Space)
            settle()
        decision = page.decision
        if self.rests or not decision.options:
            QTest.keyClick(page, Qt.Key.Key_Space)
            return
        assert focus_of(page) is None
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        for _ in range(self.rng.randrange(1, 6)):
            QTest.keyClick(page, self.rng.choice((*arrows, Qt.Key.Key_Tab)))
        if isinstance(focus_of(page), Build | Block):
            QTest.keyClick(page, self.rng.choice((Qt.Key.Key_1, Qt.Key.Key_2)))
        assert focus_of(page) in decision.options
        QTest.keyClick(page, Qt.Key.Key_Return)


def picture(page: QWidget) -> QImage:
    settle()
    return page.grab().toImage()


def words(page: QWidget) -> list[str]:
    """All that can be read or heard in a window."""
    found = []
    for widget in (page, *page.findChildren(QWidget)):
        found += [widget.accessibleName(), widget.toolTip()]
        if isinstance(widget, QLabel | QPushButton):
            found.append(widget.text())
    return found
