"""The sentences for why a pack is refused."""

from __future__ import annotations

from carcqt.words.speech import Speech


class PackProblems(Speech):
    def sentences(self) -> dict[str, str]:
        """By their codes."""
        return {
            "pack-not-zip": self.tr(
                "This file is not a valid pack. Ask the sender for a new copy."
            ),
            "pack-no-puzzle": self.tr("There is no puzzle in this pack. Name another one."),
            "pack-large": self.tr("The pack is larger than {most} MB. Leave out some files."),
            "pack-many": self.tr("The pack holds {count} files. It may hold at most {most}."),
            "pack-file-large": self.tr(
                "The pack’s file “{name}” would be larger than {most} MB. Ask the "
                "sender for smaller files."
            ),
            "pack-outside": self.tr(
                "The pack’s file “{name}” would be written outside its folder. Ask the "
                "sender for a new copy."
            ),
            "pack-name": self.tr(
                "The pack’s file “{name}” has a name that is not allowed. Use letters, "
                "digits, “-” or “_”, then “.toml”."
            ),
            "pack-link": self.tr(
                "“{name}” in the pack is not a regular file. Ask the sender for a new copy."
            ),
            "pack-twice": self.tr(
                "The pack has the file “{name}” twice. Ask the sender for a new copy."
            ),
            "pack-locked": self.tr("The pack is encrypted. Ask for one that is not."),
            "pack-method": self.tr(
                "“{name}” in the pack uses an unknown compression. Ask for another copy."
            ),
            "pack-no-manifest": self.tr(
                "The pack has no list of contents (“{name}”). Ask the sender for a new copy."
            ),
            "pack-not-listed": self.tr(
                "The pack’s list of contents does not name the file “{name}”. Ask the "
                "sender for a new copy."
            ),
            "pack-listed-twice": self.tr(
                "The pack lists the file “{name}” more than once. Ask the sender for a new copy."
            ),
            "pack-not-there": self.tr(
                "The pack lists the file “{name}”, but does not have it. Ask the sender "
                "for a new copy."
            ),
            "pack-empty": self.tr("You have not chosen any file. Add at least one."),
            "pack-named-elsewhere": self.tr(
                "“{name}” names the file “{deck}”, which is not among those of the pack. Add it."
            ),
        }
