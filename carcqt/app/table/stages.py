"""Which stage and which hand a game has: by what it is played with."""

from __future__ import annotations

from carcqt.app.games.expedition.hand import ExpeditionHand
from carcqt.app.games.expedition.stage import ExpeditionStage
from carcqt.app.session import Session
from carcqt.app.showing import Showing
from carcqt.app.table.decision import Decision
from carcqt.app.table.hand import Hand
from carcqt.app.table.stage import Stage
from carcqt.app.table.tiles.hand import TileHand
from carcqt.app.table.tiles.stage import BoardStage
from carcqt.art.studio import Studio


def stage_of(session: Showing, decision: Decision, studio: Studio) -> Stage:
    if session.game.description.material == "map":
        return ExpeditionStage(session, decision, studio)
    return BoardStage(session, decision, studio)


def hand_of(session: Session, decision: Decision, studio: Studio, stage: Stage) -> Hand:
    if isinstance(stage, ExpeditionStage):
        return ExpeditionHand(session, decision, stage)
    return TileHand(session, decision, studio, stage)
