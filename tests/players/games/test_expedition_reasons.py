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
    CardPays,
    CardShields,
    CheaperCamp,
    GoesFirst,
    SavesFor,
    Why,
)
from carcqt.players.games.expedition.finding import find_facts
from carcqt.players.games.expedition.missions import joined_price
from carcqt.players.games.expedition.valuing import ExpeditionEvaluator
from carcqt.players.levels import Level
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition.network import bits_of
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


def test_tiles_of_a_species_are_told_once_and_by_what_they_add() -> None:
    game = in_turn("0:a 0:f 1:h", "bonus-fish", (6, 0), money=(24, 0), tiles=SETS)
    assert told(game, "build b", "build e") >= {("SpeciesScores", 3, "b")}
    assert told(game, "build d") >= {("SpeciesGrown", 4, "d")}
    two = in_turn("0:a 0:h 1:e", "bonus-fish", (6, 0), money=(24, 0), tiles=SETS)
    assert {each for each in told(two, "build b", "build g") if "Species" in each[0]} == {
        ("SpeciesScores", 4, "g")
    }


def test_a_new_species_says_how_many_there_are_and_the_fifth_only_once() -> None:
    game = in_turn("0:a 1:i", "bonus-fish", (6, 0), money=(24, 0))
    assert "1 butterfly, a new species (2 of 5)" in said(game, "build b")
    four = (tiles("orchid fish reptile parrot"), tiles("reptile"))
    game = in_turn("0:a 1:i", "bonus-fish", (6, 0), money=(24, 0), tiles=four)
    found = said(game, "build b")
    assert "all five species, for 4 points at once" in found
    assert not any("new species" in clause for clause in found)


def test_what_a_tent_costs_others_is_what_they_pay() -> None:
    """The second camp in d costs a gold more; f has room for one. Whether the other has its species
    says why that hurts."""
    game = in_turn("0:a 0:b 1:e", "bonus-fish", (6, 0), money=(24, 0))
    dearer = "d costs Bo 1 gold more"
    assert said(game, "block d") == [f"{dearer} (Bo has no parrots yet)"]
    had = (tiles("orchid butterfly"), tiles("parrot"))
    game = in_turn("0:a 0:b 1:e", "bonus-fish", (6, 0), money=(24, 0), tiles=had)
    assert said(game, "block d") == [dearer]
    far = in_turn("0:e 0:b 1:c", "bonus-fish", (6, 0), money=(24, 0))
    assert not any("gold more" in clause for clause in said(far, "block g"))


def test_only_those_are_told_of_who_can_go_there() -> None:
    """From i nobody comes to b, whatever is planned for later."""
    far = in_turn("0:a 1:i", "bonus-fish", (6, 0), money=(24, 0))
    assert not any(each[0] == "PriceRaised" for each in told(far, "build b"))
    near = in_turn("0:a 1:c", "bonus-fish", (6, 0), money=(24, 0))
    assert ("PriceRaised", 0, "b") in told(near, "build b")


def test_the_way_to_a_village_of_the_mission_is_a_reason() -> None:
    game = in_turn("0:h 1:e", "bonus-fish", (6, 0), money=(24, 0), missions=(("m1",), ("m6",)))
    assert ("MissionNearer", 0, "d") in told(game, "build g")


def test_a_dearer_camp_is_told_beside_the_cheaper_one_of_its_species() -> None:
    """Butterflies cost 2 gold in g and 3 in b, from where c can be reached too."""
    game = in_turn("0:a 0:d 0:e 1:b", "bonus-fish", (6, 0), money=(24, 0))
    clause = "g is 1 gold cheaper, but b opens the way to 1 more village"
    assert clause in said(game, "build b")
    assert not any(each[0] == "CheaperCamp" for each in told(game, "build g"))


@pytest.mark.parametrize(
    ("tents", "mission", "clause"),
    [
        (
            "0:e 1:g 2:i",
            "m1",
            "b is 1 gold cheaper, but others can fill h first",
        ),
        (
            "0:e 1:a 2:c",
            "m4",
            "b is 1 gold cheaper, but h is 1 camp nearer to the rest of the mission",
        ),
    ],
)
def test_what_speaks_for_a_dearer_camp_beside_others_and_the_mission(
    tents: str, mission: str, clause: str
) -> None:
    missions = ((mission,), ("m5",), ("m6",))
    game = in_turn(tents, "bonus-fish", (6, 0, 1), money=(24, 0, 0), missions=missions)
    assert clause in said(game, "build h")
    assert any(
        each.is_secret
        for each in reasons(game, "build h")
        if isinstance(each, CheaperCamp) and each.why is Why.TOWARDS
    ) is (mission == "m4")


@pytest.mark.parametrize(
    ("tents", "mission", "clause"),
    [
        ("0:e 1:a", "m6", "b is 1 gold cheaper, but not on the mission"),
        ("0:e 1:a", "m1", "b would be 1 gold cheaper: species 2 of 5"),
        ("0:e 1:g", "m1", "b is 1 gold cheaper, but its species gets nobody ahead of Bo"),
    ],
)
def test_a_cheaper_camp_that_brings_as_much_is_never_left_out(
    tents: str, mission: str, clause: str
) -> None:
    """From e, fish cost 3 gold in h, and b, d and f with other new species 2."""
    game = in_turn(tents, "bonus-fish", (6, 0), money=(24, 0), missions=((mission,), ("m5",)))
    assert said(game, "build h")[2] == clause
    assert any(each.is_secret for each in reasons(game, "build h")) is (mission == "m6")
    assert not any("cheaper" in each for each in said(game, "build b"))


def test_of_two_missions_the_cheaper_one_is_told_with_the_way_between_its_villages() -> None:
    """a, b, c and d are neighbours; b, d, f and h cost as much, but e lies between them."""
    missions = (("m1", "m8"), ("m2", "m3"))
    game = journey("", players=2, phase="keep", event="", missions=missions)
    network = game.network
    prices = [joined_price(network, bits_of(network.missions[each])) for each in missions[0]]
    assert prices == [27, 36]
    assert said(game, "keep 1")[0] == (
        "9 gold for its villages and the way between them, 12 for the other mission"
    )
    assert told(game, "keep 2") == {("MissionEven", 0, "")}


def test_around_a_first_camp_are_villages_of_the_mission_and_species() -> None:
    missions = (("m1",), ("m6",))
    game = journey("", players=2, phase="found", event="", missions=missions)
    assert told(game, "build f") == {
        # b, c and d; there and next to it orchids, fish, reptiles and parrots.
        ("MissionNear", 3, ""),
        ("SpeciesAround", 4, ""),
        ("OnlySquare", 0, "f"),
    }
    assert ("MissionReached", 0, "b") in told(game, "build b")


def test_a_guide_costs_the_income_and_may_make_a_set_with_the_mission() -> None:
    game = in_turn(
        "0:a 1:i", "guide", (6, 0), money=(0, 0), tiles=(tiles("orchid fish"), tiles("fish")),
        missions=(("m1",), ("m6",)),
    )  # fmt: skip
    assert said(game, "hire fish")[:4] == [
        "2 fish, and three would score",
        "the third one may come from c, which is on the mission",
        "the guide costs 6 silver of income",
        "more fish than Bo, for a point at the end if that lasts",
    ]


def test_the_third_does_not_come_from_where_the_second_did() -> None:
    game = in_turn("0:b 1:i", "bonus-fish", (6, 0), money=(9, 0), tiles=(tiles("fish"), tiles("")))
    found = told(game, "build c")
    assert ("SpeciesBegun", 2, "c") in found
    assert not any(each[0] == "MissionThird" for each in found)


def test_silver_is_saved_for_a_camp_that_is_named_with_its_price_and_the_rounds_it_takes() -> None:
    """Five silver are there, six are needed."""
    game = in_turn("0:a 0:b 1:e", "theft", (5, 0), events=QUIET, money=(0, 0))
    assert said(game, "rest") == [
        "saving for d: 1 silver short, payable in 1 round (2 gold, on the mission, species 3 of 5)",
        "no camp within reach can be paid for",
        "6 neutral tents stay for later",
    ]
    poor = in_turn("0:a 0:b 1:e", "theft", (5, 0), events=QUIET, money=(0, 0), hands=((5, 0), (0,)))
    saves, *_ = reasons(poor, "rest")
    assert not any("neutral" in clause for clause in said(poor, "block c"))
    # The last card brings 1, and that is enough.
    assert isinstance(saves, SavesFor)
    assert (saves.gold, saves.rounds) == (2, 1)


def test_who_saves_is_told_what_could_be_had_at_once_and_what_would_have_to_wait() -> None:
    game = in_turn(
        "0:a 0:f 1:h", "bonus-fish", (6, 0), money=(2, 0), events=QUIET, hands=((6, 2, 1), (0, 1)),
        missions=(("m4",), ("m6",)),
    )  # fmt: skip
    assert game.money[0] == 8
    found = said(game, "rest")
    price = "3 gold, on the mission, species 2 of 5"
    assert found[0].startswith("saving for e: 1 silver short")
    assert found[0].endswith(f"({price})")
    assert found[1] == "the best camp now would be d for 2 gold: a new species"
    # After 6 silver for d, 2 and 2 and 1 are left of this hand, and 6 are the next.
    assert found[2] == "e would then have to wait 2 more rounds"


def test_a_way_that_is_closed_is_told_so() -> None:
    """Only waterways lead away from c, and the guide's card keeps the crocodiles away."""
    more: dict[str, Any] = {"money": (30, 0), "events": QUIET, "missions": (("m2",), ("m6",))}
    price = "2 gold, on the mission, species 2 of 5"
    clause = f"the way to the next camp, b, is closed this round ({price})"
    game = in_turn("0:c 1:g", "crocodile", (1, 0), **more)
    cut_off = "all ways to camps that could be paid are closed this round"
    assert said(game, "rest")[:2] == [clause, cut_off]
    cards = journey("0:c 1:g", players=2, event="crocodile", **more)
    assert clause in said(cards, "choose 1")
    assert clause not in said(cards, "choose 6")
    opens = f"it is the only card that keeps the way to b open ({price})"
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


def test_what_is_left_after_a_camp_gives_no_secret_away() -> None:
    for mission, left in (("m6", 9), ("m2", 0)):
        game = journey(
            "0:a 1:h", players=2, event="bonus-butterfly", events=("fire",) * 3, money=(9, 9),
            tiles=(tiles("orchid fish reptile parrot"), tiles("reptile")),
            missions=((mission,), ("m5",)),
        )  # fmt: skip
        camp, *_ = found = reasons(game, "choose 6")
        (money,) = [each for each in found if isinstance(each, CardPays)]
        assert (money.left, camp.is_secret) == (left, not left)


def test_without_a_tent_nothing_is_said_of_money() -> None:
    game = in_turn(
        "0:a 0:b 1:e", "theft", (5, 0), events=QUIET, money=(9, 0), supplies=((0, 6), (11, 6))
    )
    assert said(game, "rest") == ["no tent is left", "6 neutral tents stay for later"]


def test_in_the_last_round_nothing_is_saved() -> None:
    game = in_turn("0:a 0:b 1:e", "theft", (0, 0), events=(), gone=("fire",) * 3, money=(0, 0))
    assert told(game, "rest") == {("GameSettled", 0, "")}


def test_in_the_last_round_no_card_is_kept() -> None:
    for events, kept in ((("fire",), True), ((), False)):
        game = journey("0:a 1:i", players=2, event="bonus-fish", events=events)
        # Five of the hand bring more.
        assert (("CardsKept", 5, "") in told(game, "choose 0")) is kept


def test_what_a_card_brings_is_told_with_what_it_loses() -> None:
    for event, clause in (
        ("theft", "it pays 5 silver, and the theft takes 1 silver"),
        ("fire", "it pays 2 silver, half of 5 because of the fire"),
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
    assert said(game, "choose 2")[0] == f"it pays 2 silver, and the theft takes {stolen} silver"


def test_a_card_that_is_not_enough_is_told_with_the_one_that_is() -> None:
    game = journey(
        "0:a 1:i", players=2, event="bonus-fish", events=("fire", "theft", "guide"), money=(0, 0)
    )
    price = "2 gold, on the mission, species 2 of 5"
    assert said(game, "choose 4") == [
        "it pays 4 silver",
        f"2 silver short of a camp in b, while card 5 would be enough ({price})",
        "card 6, a shield, stays in hand: 2 of 3 events to come are bad",
        "2 better cards stay in hand for the last 3 rounds",
    ]
    assert f"it is enough for a camp in b ({price})" in said(game, "choose 5")
    rich = journey("0:a 1:i", players=2, event="bonus-fish", events=("fire",), money=(9, 0))
    assert said(rich, "choose 0")[:2] == [
        f"any card is enough for a camp in b ({price})",
        "it pays 1 silver",
    ]


def test_the_only_card_that_is_enough_is_told_so() -> None:
    game = partial(journey, "0:a 1:i", players=2, event="bonus-fish", events=("fire",))
    alone = game(money=(0, 0), hands=((2, 5), (0, 1)))
    assert any(
        each.startswith("it is the only card that is enough") for each in said(alone, "choose 5")
    )
    last = game(money=(0, 0), hands=((5,), (0,)))
    assert not any("only card" in each for each in said(last, "choose 5"))


def test_a_camp_that_completes_the_five_says_so_and_who_may_come_before() -> None:
    """Both lack a butterfly; Bo can pay for one in g."""
    four = tiles("orchid fish reptile parrot")
    game = partial(
        journey, "0:a 1:h", players=2, event="bonus-butterfly", events=("fire",) * 3,
        tiles=(four, four), missions=(("m6",), ("m5",)),
    )  # fmt: skip
    both = game(money=(9, 9), hands=((0, 1, 6), (0, 1, 2)))
    assert said(both, "choose 6")[:3] == [
        "any card is enough for a camp in b (2 gold, all five species for 4 points)",
        "only this card surely moves before Bo, who can complete the five species too",
        "it pays 6 silver, with 9 left after the camp",
    ]
    two = game(money=(9, 9), hands=((0, 5, 6), (0, 1, 2)))
    sure = "it moves before Bo, who can complete the five species too"
    assert sure in said(two, "choose 6")
    poor = game(money=(9, 0), hands=((0, 1, 6), (0, 1, 2)))
    assert not any(each[0] == "GoesFirst" for each in told(poor, "choose 6"))
    open_ = game(money=(9, 9), hands=((0, 4), (0, 1, 6)))
    clause = "it moves before Bo, who can complete the five species too, except against card 6"
    assert clause in said(open_, "choose 4")
    slow = game(money=(9, 9), hands=((0, 1), (0, 1, 2)))
    clause = (
        "it moves before Bo, who can complete the five species too, except against cards 0, 1 and 2"
    )
    assert clause not in said(slow, "choose 0")


def test_a_card_that_brings_as_much_is_told_with_when_both_come_back() -> None:
    """Cards 0 and 1 bring 1 beside one orchid."""
    game = partial(
        journey, "0:a 1:i", players=2, event="bonus-fish", money=(0, 0), missions=(("m6",), ("m5",))
    )
    many = game(events=("guide",) * 4, hands=((0, 1, 2), (0, 1, 2)))
    clause = "card 1 would pay as much"
    assert said(many, "choose 0")[2] == clause
    few = game(events=("guide",), hands=((0, 1, 2), (0, 1, 2)))
    assert "card 1 would pay as much" in said(few, "choose 0")


def test_a_shield_is_kept_for_no_longer_than_it_stays_in_hand() -> None:
    game = partial(
        journey, "0:a 1:i", players=2, event="bonus-fish", events=("fire", "theft", "guide", "fire")
    )
    bad = "3 of 4 events to come are bad"
    next_ = game(hands=((2, 6), (0, 1)))
    assert f"card 6, a shield, stays in hand: {bad}" in said(next_, "choose 2")
    # Five and an orchid make six.
    same = game(hands=((1, 5, 6), (0, 1, 2)))
    assert (f"card 6 would pay as much, but is a shield: {bad}") in said(same, "choose 5")
    assert not any("shield" in each for each in said(same, "choose 6"))


def test_all_cards_are_played_before_they_come_back_however_much_they_bring() -> None:
    game = partial(journey, "0:a 1:i", players=2, hands=((1, 2, 5), (0, 1, 2)))
    found = said(game(event="bonus-fish", events=("guide",) * 4), "choose 1")
    assert "all 3 cards are played before they come back after round 3" in found
    assert not any("better card" in each for each in found)
    # Halved, 1 and 2 lose 1, and 6 lose 3.
    found = said(game(event="fire", events=("guide",) * 4), "choose 2")
    assert "1 card that the fire would hurt more stays in hand" in found


def test_who_moves_first_is_told_where_somebody_else_can_go_and_pay() -> None:
    """Of equal cards the second seat moves first here."""
    game = partial(journey, "0:a 1:e", players=2, event="bonus-fish", events=("fire",))
    even = game(money=(3, 3))
    clause = "it moves before Bo, who can go to b too, except against cards 4, 5 and 6"
    assert clause in said(even, "choose 4")
    sure = game(money=(3, 6), hands=((4, 5), (0, 1, 2)))
    assert "it moves before Bo, who can go to b too" in said(sure, "choose 4")
    poor = game(money=(3, 0), hands=((4, 5), (0, 1, 2)))
    assert not any(each[0] == "GoesFirst" for each in told(poor, "choose 4"))


def test_the_guide_is_offered_first_to_who_announces_most() -> None:
    game = journey("0:a 1:i", players=2, event="guide", events=("fire",), hands=((2, 5), (0, 4)))
    sure = "you are sure to choose first between 6 silver and the guide (2 orchids)"
    assert said(game, "choose 5")[0] == sure
    clause = "it announces 2, and the highest may take the guide (2 orchids)"
    assert said(game, "choose 2")[0] == clause
    poor = journey("0:a 1:i", players=2, event="guide", events=("fire",), money=(0, 0))
    assert said(poor, "choose 5")[1].startswith(
        "it is enough for a camp in b if the guide is left to others"
    )


def test_silver_that_buys_nothing_more_only_settles_ties() -> None:
    game = journey(
        "0:a 1:e", players=2, event="bonus-fish", events=(), money=(0, 0), hands=((0, 1), (1, 2))
    )
    assert said(game, "choose 1")[0] == ("no card pays for another camp: silver only settles ties")
    # One is as good as another: there is nothing to compare.
    assert len(ADVISERS[Level.MEDIUM].advise(game.seen_by(0), Random(1), FEW)) == 1


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
    assert len(kinds) > 15
    assert "CampPlanned" in kinds


def test_nobody_is_hurried_where_another_camp_brings_the_same() -> None:
    """From a, b and d cost 2 gold and bring new species; from c only b can be reached."""
    game = partial(journey, players=2, event="bonus-fish", events=("fire",), money=(3, 3))
    for tents, is_hurried in (("0:a 1:e", True), ("0:a 1:c", False)):
        found = game(tents)
        assert ("CampPayable", 0, "b") in told(found, "choose 4")
        rivals = [each.rival for each in reasons(found, "choose 4") if isinstance(each, GoesFirst)]
        assert rivals == ([1] if is_hurried else [])
