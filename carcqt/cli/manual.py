"""What the manual page says beside the help of commands; `tools.terminal` makes the page."""

from __future__ import annotations

from carcqt.words.speech import Speech


class ManualWords(Speech):
    """What the manual says beside the help of commands."""

    def about(self) -> str:
        return self.tr("four board games at one screen, and an editor for them")

    def headings(self) -> dict[str, str]:
        """Return the headings of sections, by those in English."""
        return {
            "NAME": self.tr("NAME"),
            "DESCRIPTION": self.tr("DESCRIPTION"),
            "SYNOPSIS": self.tr("SYNOPSIS"),
            "COMMENTS": self.tr("EXIT STATUS"),
            "ARGUMENTS": self.tr("COMMANDS"),
        }

    def sections(self) -> dict[str, str]:
        """Return the sections that stand after all commands, by their headings."""
        folders = {
            "~/.local/share/carcqt": self.tr("saved games, your decks and maps, unsaved changes"),
            "~/.config/carcqt": self.tr("settings"),
            "~/.cache/carcqt": self.tr("pictures, which can be drawn again"),
        }
        told = (f".TP\n.I {name}\n{about}" for name, about in folders.items())
        return {self.tr("FILES"): "\n".join(told)}

    def examples(self) -> str:
        return self.tr("EXAMPLES")
