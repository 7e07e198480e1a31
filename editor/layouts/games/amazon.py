"""Boats on the river."""

from __future__ import annotations

from editor.layouts.games.extras import ExtraField, Extras, SeatNumbers


class AmazonExtras(Extras):
    def fields(self) -> list[ExtraField]:
        return [
            SeatNumbers(
                "boats", self.tr("Boat on space"), 1, 1, 999, "boat", "space", self.tr("Boat")
            ),
            SeatNumbers("gains", self.tr("Spaces left to sail"), 0, 0, 99),
        ]
