"""The windows of play in every state that matters, to be looked at and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QWidget

from carcqt.app.saves import Saves
from carcqt.app.session import Session
from carcqt.app.table.drawer import LEFT, LOG, MOVES
from carcqt.app.table.page import TablePage
from carcqt.art.studio import Studio
from carcqt.content.materials import builtin_material
from carcqt.content.tables import Kind, Seat, Table, Undo
from carcqt.players import PLAYERS
from carcqt.rules.games import GAMES

NAMES = ("Camille", "Noé", "Maximilien-Alexandre", "Zoé", "Ordi")


@dataclass(frozen=True)
class Scene:
    name: str
    make: Callable[[], QWidget]


class Gallery:
    """Sets up each scene anew whenever it is asked for."""

    def __init__(self, folder: Path, studio: Studio) -> None:
        self.saves, self.studio = Saves(folder), studio
        self._sessions: list[Session] = []

    def scenes(self) -> Iterator[Scene]:
        for game in GAMES:
            for phase in GAMES[game].phases[:-1]:
                for moves in (4, 60):
                    name = f"table-{game}-{phase}-{moves}"
                    yield Scene(name, partial(self.table, game, phase, moves))
        tiles = next(game for game in GAMES if GAMES[game].description.material == "deck")
        for page in (LOG, MOVES, LEFT):
            yield Scene(f"drawer-{page}", partial(self.drawer, tiles, page))

    def clear(self) -> None:
        for session in self._sessions:
            session.close()
        self._sessions.clear()

    def session(self, game: str, phase: str, moves: int, persons: int = 4) -> Session:
        """A game that computer players began, so many moves later, in the phase if it comes."""
        rules = GAMES[game]
        seats = tuple(
            Seat(name, colour, Kind.PERSON if colour < persons else Kind.COMPUTER)
            for colour, name in enumerate(NAMES[: max(rules.description.players)])
        )
        file = builtin_material(game, rules.description.material)
        session = Session.new(Table(file, seats, undo=Undo.FREE, seed=11), self.saves)
        session.pause()
        self._sessions.append(session)
        rng, player = Random(11), PLAYERS["greedy"]
        while not session.is_over and (len(session.moments) < moves or session.game.phase != phase):
            view = partial(session.game.seen_by, session.game.to_move)
            session.play(player.choose(session.game.legal_moves, view, rng, 1.0))
        return session

    def table(self, game: str, phase: str, moves: int) -> TablePage:
        session = self.session(game, phase, moves)
        page = TablePage(session, self.studio)
        session.lift_curtain()
        page.setFocus()
        return page

    def drawer(self, game: str, part: str) -> TablePage:
        page = self.table(game, "lay", 60)
        page.open_drawer(part)
        return page
