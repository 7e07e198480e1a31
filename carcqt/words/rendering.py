"""What is said of pictures that cannot be made, and in those that can."""

from __future__ import annotations

from carcqt.words.speech import Speech


class RenderWords(Speech):
    def unknown_format(self, name: str) -> str:
        return self.tr("“{name}” should end in .png, .svg or .pdf").format(name=name)

    def no_tile(self, tile: str) -> str:
        return self.tr("the deck has no tile “{tile}”").format(tile=tile)

    def no_tiles(self) -> str:
        return self.tr("--tile: a map has no tiles")

    def too_small(self, least: int) -> str:
        return self.tr("--size: a map is at least %n pixel(s) wide", "", least)

    def too_large(self) -> str:
        return self.tr("the picture would be too large: ask for a smaller --size")

    def no_room(self, millimetres: int) -> str:
        return self.tr("{n} mm does not fit on the sheet").format(n=millimetres)

    def sheet(self, title: str, number: int, count: int, is_back: bool) -> str:
        """At the foot of a sheet to cut."""
        side = self.tr("back") if is_back else self.tr("front")
        text = self.tr("{title} · sheet {number} of {count} · {side}")
        return text.format(title=title, number=number, count=count, side=side)

    def cannot_write(self, name: str) -> str:
        return self.tr("“{name}” cannot be written").format(name=name)

    def no_such_move(self, count: int) -> str:
        return self.tr("--move: the scenario has %n move(s)", "", count)

    def points(self, count: int) -> str:
        # Of a number below zero no language has a plural form to choose.
        text = self.tr("%n point(s)", "", abs(count))
        return f"−{text}" if count < 0 else text
