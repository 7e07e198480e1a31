"""`carcqt` without a command: a short game, turn by turn."""

from __future__ import annotations

import argparse

from carcqt.cli.command import BAD, GOOD, say
from carcqt.cli.replay import Replay, tell
from carcqt.content.data import data_folder
from carcqt.words.picture import Picture
from carcqt.words.speech import Speech, Translate


class DemonstrationWords(Speech):
    def farewell(self) -> str:
        return self.tr("This was a demonstration. “carcqt --help” tells what else can be done.")


def run(options: argparse.Namespace, translate: Translate) -> int:
    path = min(data_folder("scenarios").glob("*/demonstration.toml"))
    replay = Replay(path)
    tell(path.name, replay, translate)
    if replay.game is not None and replay.scenario is not None:
        scenario = replay.scenario
        picture = Picture(translate).board(replay.game, scenario.names, scenario.material_file)
        say(f"\n{picture}\n")
    say(DemonstrationWords(translate).farewell())
    return GOOD if replay.is_good else BAD
