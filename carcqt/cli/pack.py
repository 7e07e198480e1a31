"""`carcqt pack`: several files as one to share."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from carcqt.cli.output import BAD, GOOD, refuse, say
from carcqt.content.languages import CODES
from carcqt.content.packs import SUFFIX, write_pack
from carcqt.content.toml.files import FileError
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import Punctuation, Speech, Translate, plain


class PackWords(Speech):
    def no_name(self, path: str) -> str:
        return self.tr("“{path}” is a folder. Name the pack to write in it.").format(
            path=plain(path)
        )

    def written(self, files: int) -> str:
        return self.tr("pack with %n file(s)", "", files)


def run(options: argparse.Namespace, translate: Translate) -> int:
    path = Path(options.pack)
    if not path.name:
        return refuse(translate, PackWords(translate).no_name(options.pack), "carcqt pack")
    if path.suffix != SUFFIX:
        path = path.with_name(path.name + SUFFIX)
    title = options.title or path.stem
    try:
        pack = write_pack(
            path,
            dict.fromkeys(CODES, title),
            [Path(name) for name in options.file],
            options.author,
            options.licence,
        )
    except FileError as error:
        for problem in error.problems:
            say(ProblemWords(translate).line(str(path), problem), sys.stderr)
        return BAD
    words = PackWords(translate).written(len(pack.files))
    say(Punctuation(translate).colon(str(path), words))
    return GOOD
