"""Run where a made-up language is in the list: goes through what lists languages or speaks one."""

from __future__ import annotations

from random import Random

from PySide6.QtWidgets import QApplication

from carcqt.app.dialogs.settings import SettingsDialog
from carcqt.app.home.header import Header
from carcqt.cli.command import main
from carcqt.content.data import guide_path
from carcqt.content.decks import builtin_deck
from carcqt.content.languages import CODES
from carcqt.content.learning.guides import Guide
from carcqt.content.models import DeckModel, validate
from carcqt.rules.events import Item, Scored, Spot
from carcqt.rules.games.hunters import Hunters
from carcqt.rules.geometry import Square
from carcqt.ui.language import game_words, language
from carcqt.words.speech import catalogue, language_of, nouns_of
from carcqt.words.story import StoryWords
from editor.forms.fields import Texts


def go_through() -> None:
    assert {*CODES} == {"en", "fr", "lg"}
    speak = catalogue("lg")
    assert language_of(speak).name == "Lingua"
    assert speak("StoryWords", "{player} lays {tile}.", None) == "{player} poni {tile}."
    assert [language_of(speak).form_of(number) for number in (0, 1, 2)] == [1, 0, 1]
    noun = nouns_of(speak).read("un bosko | boskos | en")
    assert nouns_of(speak).inside(noun) == "en lo bosko"
    game = Hunters.new(builtin_deck("hunters").deck, 2, Random(1))
    scored = Scored(0, "forest", Spot(Square(0, 0), "f0"), (Item("section", 3, 2),))
    line = StoryWords(speak, game, ["Anna"]).sentence(scored)
    assert line.startswith("Lo bosko di Anna: 3 "), line
    titled = {"format": 1, "kind": "deck", "game": "hunters", "title": {"lg": "Boskos"}, "tile": []}
    assert validate(titled, "deck", DeckModel).title == {"lg": "Boskos"}
    assert Guide.load("hunters", "lg").text == guide_path("hunters", "lg").read_text("utf-8")

    _app = QApplication([])
    for page in (Header(), SettingsDialog()):
        page.languages.value = "lg"
        assert page.languages.value == "lg"
    assert "lg" in Texts().fields
    language().set("lg")
    assert language().code == "lg"
    assert game_words("hunters").region("forest") == "un bosko"

    assert main(["--lang", "lg", "check", str(guide_path("hunters", "lg"))]) != 0
    print("spoken")


if __name__ == "__main__":
    go_through()
