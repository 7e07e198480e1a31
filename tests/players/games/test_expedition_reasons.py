"""Why turns on an expedition are good: what is told of them is so."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from carcqt.content.maps import builtin_map
from carcqt.content.tables import Seat, TableSetup
from carcqt.players import ADVISERS, PLAYERS
from carcqt.players.facts import Advice, Fact
from carcqt.players.games.expedition.facts import (
    CampLater,
    CardShields,
    GuideOffered,
    MissionChosen,
    SpeciesGained,
)
from carcqt.players.games.expedition.finding import find_facts
from carcqt.players.games.expedition.valuing import ExpeditionEvaluator
from carcqt.players.levels import Level
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.moves import read_move
from carcqt.search.limits import Limits
from carcqt.words.hints.words import HintWords
from carcqt.words.speech import catalogue
from tests.rules.games.expedition.expeditions import in_turn, journey, tiles

FEW = Limits(nodes=400)
SETS = (tiles("butterfly=2 parrot=3"), tiles("reptile"))


def table(*names: str) -> TableSetup:
    return TableSetup(builtin_map("expedition"), tuple(Seat(name, 0) for name in names))


WORDS = HintWords(catalogue("en"), table("Ana", "Bo", "Cy"), 0)
QUIET = ("guide",) * 3 + ("bonus-orchid",)


def reasons(game: Expedition, *moves: str) -> tuple[Fact, ...]:
    turn = tuple(read_move(move, game.moves) for move in moves)
    return find_facts(game, ExpeditionEvaluator(game), turn)


def told(game: Expedition, *moves: str) -> set[tuple[str, int, str]]:
    """Return the facts about a turn: class, count and village."""
    return {
        (type(fact).__name__, getattr(fact, "count", 0), getattr(fact, "village", ""))
        for fact in reasons(game, *moves)
    }


def said(game: Expedition, *moves: str) -> list[str]:
    return [WORDS.said(fact).text for fact in reasons(game, *moves)]


def gained(game: Expedition, *moves: str) -> list[tuple[str, int, int]]:
    """Return the species that a turn brings, with their tiles and points."""
    return [
        (each.species, each.count, each.more)
        for each in reasons(game, *moves)
        if isinstance(each, SpeciesGained)
    ]


def test_tiles_of_a_species_are_told_once_and_by_what_they_add() -> None:
    game = in_turn("0:a 0:f 1:h", "bonus-fish", (6, 0), money=(24, 0), tiles=SETS)
    assert ("butterfly", 3, 3) in gained(game, "build b", "build e")
    assert gained(game, "build d") == [("parrot", 4, 1)]
    two = in_turn("0:a 0:h 1:e", "bonus-fish", (6, 0), money=(24, 0), tiles=SETS)
    assert gained(two, "build b", "build g") == [("butterfly", 4, 4)]


def test_with_the_last_turn_a_species_is_told_for_its_points_or_a_majority() -> None:
    """Nothing follows that makes more of two tiles."""
    last = partial(in_turn, "0:a 1:i", "bonus-fish", (6, 0), money=(24, 0), events=())
    for own, other, told in (
        ("butterfly", "butterfly=2", ["you will have 2 butterflies, as many as Bo"]),
        ("butterfly", "butterfly", ["you will have 2 butterflies, more than Bo"]),
        ("butterfly", "butterfly=3", []),
        (
            "butterfly=2",
            "butterfly=3",
            ["you will have 3 butterflies, for 3 more points at the end, as many as Bo"],
        ),
        ("butterfly=3", "fish", ["you will have 4 butterflies, for 1 more point at the end"]),
    ):
        found = said(last(tiles=(tiles(own), tiles(other))), "build b")
        assert [each for each in found if "butterfl" in each] == told


def test_a_new_species_says_how_many_there_are_and_the_fifth_only_once() -> None:
    game = in_turn("0:a 1:i", "bonus-fish", (6, 0), money=(24, 0))
    assert "you will have 1 butterfly, a new species (2 of 5)" in said(game, "build b")
    four = (tiles("orchid fish reptile parrot"), tiles("reptile"))
    game = in_turn("0:a 1:i", "bonus-fish", (6, 0), money=(24, 0), tiles=four)
    found = said(game, "build b")
    assert "you score 4 points now for the five species" in found
    assert not any("new species" in clause for clause in found)


def test_what_a_tent_costs_others_is_what_they_pay() -> None:
    """The second camp in d costs a gold more; f has room for one."""
    game = in_turn("0:a 0:b 1:e", "bonus-fish", (6, 0), money=(24, 0))
    assert said(game, "block d") == ["d costs Bo 1 gold more"]
    far = in_turn("0:e 0:b 1:c", "bonus-fish", (6, 0), money=(24, 0))
    assert not any("gold more" in clause for clause in said(far, "block g"))


def test_only_those_are_told_of_who_can_go_there() -> None:
    """From i nobody comes to b, whatever is planned for later."""
    far = in_turn("0:a 1:i", "bonus-fish", (6, 0), money=(24, 0))
    assert not {each[0] for each in told(far, "build b")} & {"VillageDearer", "VillageFull"}
    near = in_turn("0:a 1:c", "bonus-fish", (6, 0), money=(24, 0))
    assert ("VillageDearer", 0, "b") in told(near, "build b")


def test_the_way_to_a_village_of_the_mission_is_a_reason() -> None:
    game = in_turn("0:h 1:e", "bonus-fish", (6, 0), money=(24, 0), missions=(("m1",), ("m6",)))
    assert ("MissionNearer", 0, "d") in told(game, "build g")


def test_two_missions_are_compared_by_prices_species_and_distances() -> None:
    """a, b, c and d are neighbours; b, d, f and h cost as much, but e lies between them."""
    missions = (("m1", "m8"), ("m2", "m3"))
    game = journey("", players=2, phase="keep", event="", missions=missions)
    (fact,) = reasons(game, "keep 1")
    assert isinstance(fact, MissionChosen)
    assert fact.is_secret
    assert (fact.gold, fact.species, fact.steps) == (9, 4, 3)
    assert (fact.other_gold, fact.other_species, fact.other_steps) == (9, 4, 6)
    assert said(game, "keep 1") == [
        "its villages have 4 species, cost 9 gold and can be joined in 3 steps; "
        "the other mission: 4 species, 9 gold, 6 steps"
    ]


def test_around_a_first_camp_are_villages_of_the_mission_and_species() -> None:
    missions = (("m1",), ("m6",))
    game = journey("", players=2, phase="found", event="", missions=missions)
    assert told(game, "build f") == {
        # b, c and d; there and next to it orchids, fish, reptiles and parrots.
        ("MissionNear", 3, ""),
        ("SpeciesAround", 4, ""),
    }
    assert ("MissionReached", 0, "b") in told(game, "build b")
    # Others of the mission may still be missing.
    assert "b is on the mission: that saves 3 points" in said(game, "build b")


def test_a_guide_costs_the_income() -> None:
    game = in_turn(
        "0:a 1:i", "guide", (6, 0), money=(0, 0), tiles=(tiles("orchid fish"), tiles("fish")),
        missions=(("m1",), ("m6",)),
    )  # fmt: skip
    assert said(game, "hire fish")[:2] == [
        "you will have 2 fish, one short of scoring",
        "the guide replaces 6 silver of income",
    ]


def test_silver_is_saved_for_a_camp_that_is_named_with_its_price_and_the_rounds_it_takes() -> None:
    """Five silver are there, six are needed."""
    game = in_turn("0:a 0:b 1:e", "theft", (5, 0), events=QUIET, money=(0, 0))
    assert said(game, "rest") == [
        "d comes next, affordable in 1 round (2 gold, on the mission, makes 3 of 5 species)"
    ]
    poor = in_turn("0:a 0:b 1:e", "theft", (5, 0), events=QUIET, money=(0, 0), hands=((5, 0), (0,)))
    # The last card brings 1, and that is enough.
    (saves,) = reasons(poor, "rest")
    assert isinstance(saves, CampLater)
    assert (saves.gold, saves.rounds) == (2, 1)


def test_a_way_that_is_closed_is_told_so() -> None:
    """Only waterways lead away from c, and the guide's card keeps the crocodiles away."""
    more: dict[str, Any] = {"money": (30, 0), "events": QUIET, "missions": (("m2",), ("m6",))}
    price = "2 gold, on the mission, makes 2 of 5 species"
    clause = f"the way to the next camp, b, is closed this round ({price})"
    game = in_turn("0:c 1:g", "crocodile", (1, 0), **more)
    assert said(game, "rest") == [clause]
    cards = journey("0:c 1:g", players=2, event="crocodile", **more)
    assert clause in said(cards, "choose 1")
    assert clause not in said(cards, "choose 6")
    opens = f"it is the only card that allows a camp in b ({price})"
    assert opens in said(cards, "choose 6")


def test_a_shield_is_told_where_the_next_camp_needs_it() -> None:
    """From c only waterways lead on, from a there are paths, too; a fire takes from everyone. What
    only the mission explains is told while it lies open."""
    for camps, event, mission, shields in (
        ("0:c 1:g", "crocodile", "m2", (True, True)),
        ("0:a 1:i", "crocodile", "m6", (False, False)),
        ("0:a 1:i", "fire", "m6", (True, False)),
    ):
        game = journey(
            camps, players=2, event=event, events=QUIET, money=(9, 0),
            missions=((mission,), ("m5",)),
        )  # fmt: skip
        found = [each for each in reasons(game, "choose 6") if isinstance(each, CardShields)]
        assert (bool(found), any(each.is_secret for each in found)) == shields


def test_without_a_tent_and_in_the_last_round_nothing_is_saved() -> None:
    about: dict[str, Any] = {"money": (9, 0), "events": QUIET, "supplies": ((0, 6), (11, 6))}
    last: dict[str, Any] = {"money": (0, 0), "events": (), "gone": ("fire",) * 3}
    for more in (about, last):
        game = in_turn("0:a 0:b 1:e", "theft", (5, 0), **more)
        assert told(game, "rest") == {("NothingToGain", 0, "")}


def test_in_the_last_round_no_card_is_kept() -> None:
    for events, kept in ((("fire",), True), ((), False)):
        game = journey("0:a 1:i", players=2, event="bonus-fish", events=events)
        # Five of the hand bring more.
        clause = "5 better cards stay in hand for later"
        assert (clause in said(game, "choose 0")) is kept


def test_what_a_card_brings_is_told_with_what_it_loses() -> None:
    for event, clause in (
        ("theft", "it pays 5 silver, and the event takes 1"),
        ("fire", "it pays 5 silver, and the event takes 3"),
        ("bonus-reptile", "it pays 5 silver"),
        ("bonus-fish", "it pays 6 silver"),
    ):
        cards = (tiles("fish"), tiles("reptile"))
        game = journey("0:a 1:i", players=2, event=event, tiles=cards)
        assert clause in said(game, "choose 5")


@pytest.mark.parametrize(("money", "stolen"), [(5, 3), (0, 2)])
def test_a_theft_may_take_more_than_a_card_brings_but_no_more_than_there_is(
    money: int, stolen: int
) -> None:
    cards = (tiles("fish=3"), tiles("reptile"))
    game = journey("0:a 1:i", players=2, event="theft", tiles=cards, money=(money, 0))
    assert said(game, "choose 2")[0] == f"it pays 2 silver, and the event takes {stolen}"


def test_a_card_that_is_not_enough_is_told_with_what_is_missing() -> None:
    game = journey(
        "0:a 1:i", players=2, event="bonus-fish", events=("fire", "theft", "guide"), money=(0, 0)
    )
    price = "2 gold, on the mission, makes 2 of 5 species"
    assert said(game, "choose 4") == [
        "it pays 4 silver",
        f"it is 2 silver short of a camp in b ({price})",
        "card 6 with its shield stays in hand: 2 of 3 events to come are bad",
        "2 better cards stay in hand for later",
    ]
    assert f"it pays for a camp in b ({price})" in said(game, "choose 5")
    rich = journey("0:a 1:i", players=2, event="bonus-fish", events=("fire",), money=(9, 0))
    # What every card pays is not what one of them is for.
    assert said(rich, "choose 0")[:2] == [
        "it pays 1 silver",
        f"it pays for a camp in b ({price})",
    ]


def test_the_only_card_that_is_enough_is_told_so() -> None:
    game = partial(journey, "0:a 1:i", players=2, event="bonus-fish", events=("fire",))
    alone = game(money=(0, 0), hands=((2, 5), (0, 1)))
    assert any(
        each.startswith("it is the only card that allows") for each in said(alone, "choose 5")
    )
    last = game(money=(0, 0), hands=((5,), (0,)))
    assert not any("only card" in each for each in said(last, "choose 5"))


def test_a_shield_is_kept_for_bad_events() -> None:
    game = partial(
        journey, "0:a 1:i", players=2, event="bonus-fish", events=("fire", "theft", "guide", "fire")
    )
    clause = "card 6 with its shield stays in hand: 3 of 4 events to come are bad"
    next_ = game(hands=((2, 6), (0, 1)))
    assert clause in said(next_, "choose 2")
    assert not any("shield" in each for each in said(next_, "choose 6"))


def test_cards_that_come_back_anyway_are_not_told_to_be_kept() -> None:
    game = partial(journey, "0:a 1:i", players=2, hands=((1, 2, 5), (0, 1, 2)))
    found = said(game(event="bonus-fish", events=("guide",) * 4), "choose 1")
    assert not any("better card" in each for each in found)


def test_who_moves_first_is_told_where_somebody_else_can_go_and_pay() -> None:
    """Of equal cards the second seat moves first here."""
    game = partial(journey, "0:a 1:e", players=2, event="bonus-fish", events=("fire",))
    even = game(money=(3, 3))
    clause = "you move before Bo, who can also go to b, unless Bo plays one of the cards 4, 5 and 6"
    assert clause in said(even, "choose 4")
    sure = game(money=(3, 6), hands=((4, 5), (0, 1, 2)))
    assert "you move before Bo, who can also go to b" in said(sure, "choose 4")
    poor = game(money=(3, 0), hands=((4, 5), (0, 1, 2)))
    assert not any(each[0] == "GoesFirst" for each in told(poor, "choose 4"))


def test_the_guide_is_offered_first_to_who_announces_most() -> None:
    game = journey("0:a 1:i", players=2, event="guide", events=("fire",), hands=((2, 5), (0, 4)))
    assert said(game, "choose 5")[0] == "you are sure of the first choice: 6 silver or the guide"
    clause = "it announces 2 (the highest has the first choice, silver or the guide)"
    assert said(game, "choose 2")[0] == clause


def test_what_follows_from_the_mission_is_secret() -> None:
    game = in_turn("0:a 0:b 0:c", "bonus-fish", (1, 0, 0), money=(6, 0, 0))
    found = reasons(game, "build d")
    assert [type(each).__name__ for each in found if each.is_secret] == ["MissionReached"]
    assert any(not each.is_secret for each in found)


def test_turns_that_nobody_can_tell_apart_are_told_by_what_speaks_for_them() -> None:
    rng, orders = Random(7), 0
    game = Expedition.new(builtin_map("expedition").map, 2, rng)
    while not game.is_over and game.round < 9:
        advice = ADVISERS[Level.MEDIUM].advise(game.seen_by(game.to_move), Random(1), FEW)
        best = advice[0]
        if game.phase == "build" and not best.turn[0].idle:
            alike = [each for each in advice if each.points == best.points]
            assert [*map(_weight, alike)] == sorted(map(_weight, alike), reverse=True)
            orders += len(alike) > 1
        assert [each.points for each in advice] == sorted(
            (each.points for each in advice), reverse=True
        )
        game.push(best.turn[0])
    assert orders


def _weight(advice: Advice) -> float:
    return sum(fact.points for fact in advice.facts[:3])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_has_words(language: str) -> None:
    rng, kinds = Random(4), set()
    file = builtin_map("expedition")
    words = HintWords(catalogue(language), table("Ana", "Bo"), 0)
    game = Expedition.new(file.map, 2, rng)
    while not game.is_over:
        for advice in ADVISERS[Level.MEDIUM].advise(game.seen_by(game.to_move), Random(1), FEW):
            assert advice.facts
            for fact in advice.facts:
                text = words.said(fact).text
                assert text
                assert not {"{", "%n", "(s)"} & {*text.split()}
                assert "{" not in text
            kinds |= {type(fact).__name__ for fact in advice.facts}
        view = partial(game.seen_by, game.to_move)
        for move in PLAYERS[Level.MEDIUM].choose(game.legal_moves, view, rng, FEW):
            game.push(move)
    assert len(kinds) > 12
    assert "CampLater" in kinds


def test_of_every_card_that_is_suggested_something_speaks_for_it() -> None:
    """What it pays or announces, or is short of, speaks for no card."""
    rng, seen = Random(5), 0
    game = Expedition.new(builtin_map("expedition").map, 2, rng)
    while not game.is_over:
        if game.phase == "income":
            seen_by = game.seen_by(game.to_move)
            for advice in ADVISERS[Level.MEDIUM].advise(seen_by, Random(1), FEW):
                kinds = {
                    type(fact).__name__
                    for fact in advice.facts
                    if not isinstance(fact, GuideOffered) or fact.is_sure
                }
                is_last = len(game.hand(game.to_move)) == 1 or not game.left_in(0)
                assert is_last or kinds - {"CardPays", "CampShort", "CampClosed"}
                assert not isinstance(advice.facts[0], GuideOffered) or advice.facts[0].is_sure
                seen += not is_last
        view = partial(game.seen_by, game.to_move)
        for move in PLAYERS[Level.MEDIUM].choose(game.legal_moves, view, rng, FEW):
            game.push(move)
    assert seen
