"""What commands that let computer players play are asked: who, with what, under which options."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass

from carcqt.cli.output import BAD, refuse, say
from carcqt.cli.parser import closest
from carcqt.content.materials import MaterialFile, find_material
from carcqt.content.toml.files import FileError
from carcqt.players import PLAYERS
from carcqt.rules.games import GAMES
from carcqt.rules.problems import RulesError
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import Speech, Translate


@dataclass(frozen=True)
class Asked:
    players: tuple[str, ...]
    seats: int
    options: tuple[tuple[str, str], ...]
    deck: str
    """As it was named."""
    file: MaterialFile


class AskedWords(Speech):
    def unknown_player(self, name: str) -> str:
        if guess := closest(name, PLAYERS):
            text = self.tr("--players: there is no player “{name}”. Did you mean “{guess}”?")
            return text.format(name=name, guess=guess)
        return self.tr("--players: there is no player “{name}”. Choose from: {known}").format(
            name=name, known=", ".join(PLAYERS)
        )

    def meant(self, guess: str) -> str:
        return self.tr("Did you mean “{guess}”?").format(guess=guess)

    def bad_option(self, text: str) -> str:
        return self.tr("--option: “{text}” is not an option. Write KEY=VALUE.").format(text=text)


def read_asked(
    options: argparse.Namespace, translate: Translate, seats: int | None = None
) -> Asked | int:
    """What was asked, or the code to end with, once it is said why. Without a number of seats
    there is one for each player."""
    words, problem_words = AskedWords(translate), ProblemWords(translate)
    command = f"carcqt {options.command}"
    players = tuple(options.players.split(","))
    for name in players:
        if name not in PLAYERS:
            return refuse(translate, words.unknown_player(name), command)
    for text in options.option:
        if "=" not in text:
            return refuse(translate, words.bad_option(text), command)
    chosen = tuple(
        (key, value) for key, _, value in (text.partition("=") for text in options.option)
    )
    deck = options.deck or options.game
    try:
        file = find_material(deck, options.game)
    except FileError as error:
        for problem in error.problems:
            say(problem_words.line(deck, problem), sys.stderr)
        return BAD
    rules = GAMES[options.game]
    count = len(players) if seats is None else seats
    try:
        if count not in rules.description.players:
            raise RulesError(rules.players_problem(count))
        rules.all_options(dict(chosen))
    except RulesError as error:
        sentences = [*map(problem_words.sentence, error.problems)]
        known = [option.id for option in rules.description.options]
        wrong = next((key for key, _ in chosen if key not in known), "")
        if guess := closest(wrong, known):
            sentences.append(words.meant(guess))
        return refuse(translate, " ".join(sentences), command)
    return Asked(players, count, chosen, deck, file)
