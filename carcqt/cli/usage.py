"""What argparse itself says, in the reader's language."""

from __future__ import annotations

import argparse

from carcqt.words.speech import Speech


class UsageWords(Speech):
    def teach_argparse(self) -> None:
        """argparse looks its own texts up by gettext, for which it comes without translations."""
        known = {
            "usage: ": self.tr("usage: "),
            "options": self.tr("options"),
            "positional arguments": self.tr("arguments"),
            "show this help message and exit": self.tr("show this help and exit"),
            "%(prog)s: error: %(message)s\n": self.tr("%(prog)s: %(message)s") + "\n",
            "argument %(argument_name)s: %(message)s": self.tr("%(argument_name)s: %(message)s"),
            "the following arguments are required: %s": self.tr(
                "Arguments are missing: %s. Add them, or see --help."
            ),
            "unrecognized arguments: %s": self.tr(
                "Unknown arguments: %s. Remove them, or see --help."
            ),
            "There is no option %(name)s. See --help.": self.tr(
                "There is no option %(name)s. See --help."
            ),
            "There is no option %(name)s. Did you mean %(guess)s?": self.tr(
                "There is no option %(name)s. Did you mean %(guess)s?"
            ),
            "“%(name)s” is not possible here. Did you mean “%(guess)s”?": self.tr(
                "“%(name)s” is not possible here. Did you mean “%(guess)s”?"
            ),
            "expected one argument": self.tr("The value is missing. Write one after the option."),
            "expected at least one argument": self.tr(
                "The values are missing. Write at least one."
            ),
            "invalid choice: %(value)r (choose from %(choices)s)": self.tr(
                "“%(value)s” is not possible here. Choose one of: %(choices)s."
            ),
        }
        argparse._ = lambda text: known.get(text, text)  # type: ignore[attr-defined]
