"""Has a map played many times by computer players."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from carcqt.background.spread import SpreadRun
from carcqt.players.balance import BalanceTables, tables_of
from carcqt.rules.maps import Map


class BalanceRun(SpreadRun):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tables = BalanceTables()
        self.players = 3
        self.map: Map | None = None
        """The one that was played on."""

    @property
    def counted(self) -> int:
        return self.tables.games

    def count(self, got: BalanceTables) -> None:
        self.tables.add(got)

    def start(self, material: Map, players: int, games: int) -> None:
        self.cancel()
        self.tables, self.players, self.map = BalanceTables(), players, material
        self.begin(partial(tables_of, material, players), games)
