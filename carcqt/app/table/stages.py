"""Which stage and which hand a game has: by what it is played with."""

from __future__ import annotations
from carcqt.app.table.board_stage import BoardStage
from carcqt.app.table.decision import Decision
from carcqt.app.table.hand import Hand
from carcqt.app.table.map_hand import MapHand
from carcqt.app.table.map_stage import MapStage
from carcqt.app.table.stage import Stage
from carcqt.app.table.tile_hand import TileHand
from carcqt.art.studio.studio import Studio
from carcqt.play.session import Session
from carcqt.play.showing import Showing


def stage_of(session: Showing, decision: Decision, studio: Studio) -> Stage:
    if session.game.description.material == "map":
        return MapStage(session, decision, studio)
    return BoardStage(session, decision, studio)


def hand_of(session: Session, decision: Decision, studio: Studio, stage: Stage) -> Hand:
    if isinstance(stage, MapStage):
        return MapHand(session, decision, stage)
    return TileHand(session, decision, studio, stage)
