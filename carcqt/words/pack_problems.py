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
            "pack-large": self.tr("The pack is larger than {most} MB. Leave out some files."),
            "pack-many": self.tr("The pack holds {count} files. At most {most} are read."),
            "pack-file-large": self.tr(
                "The pack’s file “{name}” would be larger than {most} MB. It is not unpacked."
            ),
            "pack-outside": self.tr("The pack has a file whose path leads outside: “{name}”."),
            "pack-name": self.tr(
                "The pack has a file whose name is not plain: “{name}”. Letters, digits, “-” "
                "and “_” before “.toml” are."
            ),
            "pack-link": self.tr(
                "“{name}” in the pack is not a file but a link or something else."
            ),
            "pack-twice": self.tr("The pack has the file “{name}” twice."),
            "pack-locked": self.tr("The pack is encrypted. Ask for one that is not."),
            "pack-method": self.tr(
                "“{name}” in the pack uses an unknown compression. Ask for another copy."
            ),
            "pack-no-manifest": self.tr("The pack has no list of contents (“{name}”)."),
            "pack-not-listed": self.tr(
                "The pack has a file that its list does not name: “{name}”."
            ),
            "pack-listed-twice": self.tr(
                "The pack lists the file “{name}” more than once. List it once."
            ),
            "pack-not-there": self.tr("The pack lists a file that it does not have: “{name}”."),
            "pack-empty": self.tr("No file was chosen. A pack holds at least one."),
            "pack-named-elsewhere": self.tr(
                "“{name}” names the file “{deck}”, which is not among those of the pack. Add it."
            ),
        }
