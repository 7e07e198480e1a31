"""Tokens: on mountains, in front of players, and lost."""

from __future__ import annotations

from editor.layouts.games.extras import CommonHeap, ExtraField, Extras, PlacedHeaps, SeatHeaps


class GoldrushExtras(Extras):
    def fields(self) -> list[ExtraField]:
        note = self.tr("If not placed by hand, they come from the pile when the game begins.")
        return [
            PlacedHeaps("mines", self.tr("Tokens on mountains"), note, "mountain"),
            SeatHeaps("purses", self.tr("Own tokens")),
            CommonHeap("lost", self.tr("Tokens out of the game")),
        ]
