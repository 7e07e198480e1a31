"""What an analysis says of turns."""

from __future__ import annotations

from carcqt.content.maps import builtin_map
from carcqt.content.tables import Seat, SeatKind, TableSetup
from carcqt.players.games.expedition.facts import CampLater, MissionNearer, SpeciesGained
from carcqt.players.selecting import Hint
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition.moves import COLLECT, Build
from carcqt.words.speech import catalogue
from carcqt.words.verdicts import VerdictWords
from tests.support import new_game

FACTS = (
    MissionNearer(seat=0, village="tucu"),
    SpeciesGained(seat=0, species="fish", count=1, kinds=2, more=0, is_last=False),
)


def verdicts(language: str) -> VerdictWords:
    seats = tuple(Seat(name, n, SeatKind.PERSON) for n, name in enumerate(("Ana", "Bo", "Cy")))
    table = TableSetup(builtin_map("expedition"), seats)
    return VerdictWords(catalogue(language), new_game(Expedition, 3, 5), table)


def test_better_turn_does_not_repeat_reason_of_its_heading() -> None:
    hint = Hint((COLLECT, Build("candeo")), 0, FACTS, counts=False)
    said = verdicts("en").better(hint)
    assert said.count("Tucu") == 1, said
    assert said.startswith("Better to take "), said
    assert "fish" in said


def test_sentence_after_colon_begins_in_lower_case_unless_with_name() -> None:
    nearer, gained = FACTS
    later = CampLater(seat=0, village="tucu", gold=2, rounds=1)
    for fact, told in (
        (gained, "Joué : Ana aura"),
        (later, "Joué : Tucu"),
        (nearer, "Joué : le chemin"),
    ):
        said = verdicts("fr").played(Hint((COLLECT,), 0, (fact,), counts=False))
        assert said.replace("\u00a0", " ").startswith(told), said
    said = verdicts("fr").better(Hint((COLLECT,), 0, (), counts=False))
    assert said.replace("\u00a0", " ").startswith("Mieux : prenez "), said
