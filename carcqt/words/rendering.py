"""What is said of pictures that cannot be made, and in those that can."""

from __future__ import annotations

from carcqt.words.speech import Speech


class RenderWords(Speech):
    def unknown_format(self, name: str) -> str:
        return self.tr(
            "“{name}” is not the name of a picture. End it in .png, .svg or .pdf."
        ).format(name=name)

    def written(self, suffix: str) -> str:
        return self.tr("PDF written") if suffix.lower() == ".pdf" else self.tr("picture written")

    def no_tile(self, tile: str) -> str:
        return self.tr("The deck has no tile “{tile}”. Name one of its tiles.").format(tile=tile)

    def no_tiles(self) -> str:
        return self.tr("--tile: a map has no tiles. Leave this option out.")

    def too_small(self, least: int) -> str:
        return self.tr("--size: this is too small for a map. Write %n pixel(s) or more.", "", least)

    def too_large(self) -> str:
        return self.tr("The picture would be too large. Ask for a smaller --size.")

    def no_room(self, millimetres: int) -> str:
        return self.tr(
            "{n} mm does not fit on the sheet. Choose a smaller tile or larger paper."
        ).format(n=millimetres)

    def sheet(self, title: str, number: int, count: int, is_back: bool) -> str:
        """At the foot of a sheet to cut."""
        side = self.tr("back") if is_back else self.tr("front")
        text = self.tr("{title} · sheet {number} of {count} · {side}")
        return text.format(title=title, number=number, count=count, side=side)

    def cannot_write(self, name: str) -> str:
        return self.tr(
            "“{name}” cannot be written. Choose another place, or change the permissions."
        ).format(name=name)

    def no_such_move(self, count: int) -> str:
        return self.tr("--move: the scenario has %n move(s). Write a number up to that.", "", count)

    def points(self, count: int) -> str:
        # Of a number below zero no language has a plural form to choose.
        text = self.tr("%n point(s)", "", abs(count))
        return f"−{text}" if count < 0 else text
