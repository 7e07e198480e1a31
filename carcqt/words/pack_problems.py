"""The sentences for why a pack is refused."""

from __future__ import annotations

from carcqt.words.speech import Speech


class PackProblems(Speech):
    def sentences(self) -> dict[str, str]:
        """By their codes."""
        return {
            "pack-not-zip": self.tr("This is no pack, or it is damaged; ask for it once more."),
            "pack-large": self.tr("The pack is larger than {most} MB; leave some files out."),
            "pack-many": self.tr("The pack holds {count} files; at most {most} are read."),
            "pack-file-large": self.tr(
                "The pack’s file “{name}” would be larger than {most} MB; it is not unpacked."
            ),
            "pack-outside": self.tr("The pack has a file that lies outside of it: “{name}”."),
            "pack-name": self.tr(
                "The pack has a file whose name is not plain: “{name}”; letters, digits, “-” and "
                "“_” before “.toml” are."
            ),
            "pack-link": self.tr("“{name}” in the pack is no file but a link or something else."),
            "pack-twice": self.tr("The pack has the file “{name}” twice."),
            "pack-locked": self.tr("The pack is encrypted; ask for one that is not."),
            "pack-method": self.tr("“{name}” in the pack is packed in a way that is not read."),
            "pack-no-manifest": self.tr("The pack has no “{name}”, which tells what is in it."),
            "pack-not-listed": self.tr("The pack has a file that it does not list: “{name}”."),
            "pack-listed-twice": self.tr(
                "The pack lists the file “{name}” more than once; list it once."
            ),
            "pack-not-there": self.tr("The pack lists a file that it does not have: “{name}”."),
            "pack-empty": self.tr("No file was chosen; a pack holds at least one."),
            "pack-named-elsewhere": self.tr(
                "“{name}” names the file “{deck}”, which is not among those of the pack; add it."
            ),
        }
