"""Map files: read, written, and refused with every problem at its place."""

from __future__ import annotations

import copy
import tomllib
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.content.courses import crossing, distance
from carcqt.content.data import builtin_map_path, builtin_maps
from carcqt.content.languages import CODES
from carcqt.content.maps import MapFile, builtin_map, map_hash
from carcqt.content.open import open_file
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError
from carcqt.content.toml.writing import dumps
from carcqt.rules.games.expedition.facts import SPECIES
from carcqt.rules.problems import Problem
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import catalogue
from tests.content.test_bad_files import STRANGE, changed, every_place, without
from tests.effort import often
from tests.rules.games.expedition.expeditions import SMALL

Data = dict[str, Any]
_TEXT = MapFile(SMALL, {"a": "Alpha"}, {"en": "Small", "fr": "Petite"}).to_text()


def small() -> Data:
    return tomllib.loads(_TEXT)


def scenario() -> Data:
    """A scenario with this map inside."""
    data = small()
    del data["provenance"]
    return {
        **data,
        "kind": "scenario",
        "players": ["Anna", "Ben", "Cora"],
        "draws": {"events": ["fire", "theft"]},
        "after": "nothing",
        "moves": ["choose 5", "choose 4", "choose 3"],
        "start": {
            "pieces": [{"seat": 1, "piece": "tent", "zone": "a"}],
            "phase": "income",
            "drawn": "jaguar",
            "extra": {"money": [9, 0, 0], "missions": [["m1"], ["m2"], ["m3"]]},
        },
        "expect": {"to_move": 1, "legal": ["build b"], "illegal": ["build d"]},
    }


def load(data: Data) -> MapFile | Scenario:
    return MapFile.from_data(data) if data.get("kind") == "map" else Scenario.from_data(data)


def refusal(data: Data) -> list[Problem]:
    try:
        load(data)
    except FileError as error:
        return list(error.problems) or [Problem("refused without a reason")]
    return []


def told(data: Data) -> list[tuple[str, ...]]:
    return [(problem.code, *problem.place) for problem in refusal(data)]


def test_a_map_reads_back_as_it_was_written() -> None:
    found = MapFile.from_data(small())
    assert found.map == SMALL
    assert found.to_text() == _TEXT
    assert found.names("fr") == {"a": "Alpha"}


@pytest.mark.parametrize("name", builtin_maps())
def test_a_built_in_map_is_written_back_byte_for_byte(name: str) -> None:
    assert builtin_map(name).to_text() == builtin_map_path(name).read_text("utf-8")


def test_our_map_keeps_what_is_known_of_the_printed_one() -> None:
    """About 30 villages; 1 to 3 squares at 2 to 5 gold, the first 2 or 3; 8 missions of 4; nine
    known names, and the five links of Rosaria."""
    file = builtin_map("expedition")
    ours = file.map
    assert len(ours.villages) == 30
    assert {village.prices[0] for village in ours.villages} == {2, 3}
    assert all(1 <= len(village.prices) <= 3 for village in ours.villages)
    for species in SPECIES:
        homes = [village for village in ours.villages if village.species == species]
        assert sum(len(village.prices) for village in homes) <= 12
    assert [len(mission.villages) for mission in ours.missions] == [4] * 8
    shown = [(card.value, card.shows) for card in ours.cards]
    assert shown[:3] == [(0, "all"), (1, "fish"), (2, "butterfly")]
    assert shown[5:] == [(5, "orchid"), (6, "guide")]
    assert {shows for _, shows in shown[3:5]} == {"parrot", "reptile"}
    assert len({tie for card in ours.cards for tie in card.ties}) == 28
    known = "Rosaria, Santo Caño, Moreña, Piedras, Xibu, Tucu, Bidora, Otire, Porto Morro"
    assert {*known.split(", ")} <= {*file.village_names.values()}
    ends = [{*link.ends} - {"rosaria"} for link in ours.links if "rosaria" in link.ends]
    assert sorted(map(min, ends)) == ["morena", "piedras", "santo-cano", "tucu", "xibu"]


def test_on_our_map_five_species_are_near_and_three_of_a_kind_are_not() -> None:
    """Within two links of every village there are all five; no village has one like it next."""
    ours = builtin_map("expedition").map
    near: dict[str, set[str]] = {village.id: {village.id} for village in ours.villages}
    for link in ours.links:
        one, other = link.ends
        near[one].add(other)
        near[other].add(one)
    for village in ours.villages:
        beside = [ours.village[other].species for other in near[village.id]]
        assert beside.count(village.species) == 1
        around = {far for other in near[village.id] for far in near[other]}
        assert {ours.village[other].species for other in around} == {*SPECIES}


CASES: dict[str, tuple[tuple[str | int, ...], object, list[tuple[str, ...]]]] = {
    "another game": (("game",), "hunters", [("kind-game", "kind")]),
    "a village twice": (("village", 1, "id"), "a", [("village-twice", "village a")]),
    "an unknown species": (
        ("village", 0, "species"),
        "dragon",
        [("species-unknown", "village a", "species")],
    ),
    "a price too low": (
        ("village", 0, "prices"),
        [1, 3],
        [("price-range", "village a", "prices")],
    ),
    "a price too high": (
        ("village", 0, "prices"),
        [5, 6],
        [("price-range", "village a", "prices")],
    ),
    "four squares": (
        ("village", 0, "prices"),
        [2, 3, 4, 5],
        [("prices-many", "village a", "prices")],
    ),
    "no square": (("village", 0, "prices"), [], [("list-short", "village a", "prices")]),
    "prices that fall": (
        ("village", 0, "prices"),
        [3, 2],
        [("prices-order", "village a", "prices")],
    ),
    "a village outside": (
        ("village", 0, "at"),
        [301, 5],
        [("point-outside", "village a", "at")],
    ),
    "a bend outside": (
        ("link", 0, "bends"),
        [[5, 301]],
        [("point-outside", "link a b", "bends")],
    ),
    "an unknown kind of link": (
        ("link", 0, "kind"),
        "tunnel",
        [("link-kind", "link a b", "kind")],
    ),
    "a link from nowhere": (
        ("link", 0, "ends"),
        ["a", "z"],
        [("village-unknown", "link a z", "ends")],
    ),
    "a link to itself": (("link", 0, "ends"), ["a", "a"], [("link-round", "link a a", "ends")]),
    "a link twice": (("link", 1, "ends"), ["b", "a"], [("link-twice", "link b a")]),
    "too few links": (("link", 0, "ends"), ["b", "d"], [("village-links", "village a")]),
    "an unknown village in a mission": (
        ("mission", 0, "villages"),
        ["a", "b", "c", "z"],
        [("village-unknown", "mission m1", "villages")],
    ),
    "a doubled village in a mission": (
        ("mission", 0, "villages"),
        ["a", "b", "c", "a"],
        [("mission-village-twice", "mission m1", "villages")],
    ),
    "three villages in a mission": (
        ("mission", 0, "villages"),
        ["a", "b", "c"],
        [("mission-number", "mission m1", "villages")],
    ),
    "a mission twice": (("mission", 1, "id"), "m1", [("mission-twice", "mission m1")]),
    "the same mission again": (
        ("mission", 1, "villages"),
        ["d", "c", "b", "a"],
        [("mission-same", "mission m2")],
    ),
    "no missions": (("mission",), [], [("missions-few", "mission")]),
    "no cards": (("card",), [], [("cards-none", "card")]),
    "a card twice": (("card", 1, "value"), 0, [("card-twice", "card 0")]),
    "an unknown sign on a card": (
        ("card", 1, "shows"),
        "dragon",
        [("card-shows", "card 1", "shows")],
    ),
    "three tie-break numbers": (
        ("card", 0, "ties"),
        [25, 26, 27],
        [("ties-number", "card 0", "ties")],
    ),
    "villages on top of each other": (
        ("village", 0, "at"),
        [50, 170],
        [("village-close", "village d")],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_wrong_is_named_with_its_place(case: str) -> None:
    path, value, expected = CASES[case]
    found = told(changed(small(), path, value))
    assert found[: len(expected)] == expected


def test_a_tie_break_number_stands_on_one_card_only() -> None:
    data = small()
    data["card"][0]["ties"] = [21, 26, 27, 28]
    assert told(data) == [("tie-twice", "card 0", "ties"), ("tie-twice", "card 1", "ties")]


def test_parts_that_no_link_joins_are_unreachable() -> None:
    data = small()
    data["link"] = [
        link for link in data["link"] if link["ends"] not in (["d", "g"], ["e", "h"], ["f", "i"])
    ]
    data["link"].append({"kind": "path", "ends": ["g", "i"], "bends": [[150, 290]]})
    assert told(data) == [("village-unreachable", f"village {name}") for name in "ghi"]


def test_more_squares_than_research_tiles() -> None:
    data = small()
    for village in data["village"]:
        village |= {"species": "fish", "prices": [2, 3, 4]}
    assert [code for code, *_ in told(data)] == [
        "species-nowhere",
        "species-nowhere",
        "species-squares",
        "species-nowhere",
        "species-nowhere",
    ]


def test_first_tents_that_three_gold_cannot_pay() -> None:
    """X-R13."""
    data = small()
    for village in data["village"]:
        village["prices"] = [4, 5]
    data["village"][0]["prices"] = [3, 3, 3]
    assert told(data) == [("first-tents",)]


def test_links_of_one_kind_drawn_across_each_other_confuse() -> None:
    data = small()
    data["link"].append({"kind": "path", "ends": ["a", "e"]})
    assert told(data) == []
    data["link"].append({"kind": "path", "ends": ["b", "d"]})
    assert told(data) == [("link-across", "link a e")]
    data["link"][-1]["kind"] = "waterway"
    assert told(data) == []


def test_a_path_along_a_waterway_needs_a_bend() -> None:
    """X-R12 allows both between two villages; drawn on each other, one would not be seen."""
    data = small()
    data["link"].append({"kind": "path", "ends": ["a", "b"]})
    assert told(data) == [("link-across", "link a b")]
    data["link"][-1]["bends"] = [[100, 70]]
    assert told(data) == []


def test_a_link_past_a_village_needs_a_bend() -> None:
    data = small()
    data["link"].append({"kind": "path", "ends": ["a", "c"]})
    assert ("link-by-village", "link a c") in told(data)
    data["link"][-1]["bends"] = [[150, 5]]
    assert told(data) == []


points = st.tuples(st.integers(0, 60), st.integers(0, 60))
courses = st.lists(points, min_size=2, max_size=4)


@given(courses, courses)
def test_crossing_does_not_depend_on_the_order(one: Any, other: Any) -> None:
    assert bool(crossing(one, other)) == bool(crossing(other, one))
    assert bool(crossing(one[::-1], other)) == bool(crossing(one, other))
    found = crossing(one, other)
    if found:
        for course in (one, other):
            assert min(distance(found, part) for part in pairwise(course)) < 1.5


MAKERS = [small, scenario]
APART = often(3, 1)


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(len(STRANGE)))
@pytest.mark.parametrize("make", MAKERS)
def test_a_strange_value_anywhere_is_refused_in_words_or_harmless(make: Any, number: int) -> None:
    speakers = [ProblemWords(catalogue(language)) for language in CODES]
    for place, path in enumerate(every_place(make())):
        # Each value at some places, and each place with some values.
        if path and (place + number) % APART == 0:
            for problem in refusal(changed(make(), path, copy.deepcopy(STRANGE[number]))):
                for speaker in speakers:
                    assert speaker.sentence(problem) not in ("", problem.code)


@pytest.mark.parametrize("make", MAKERS)
def test_a_missing_or_unknown_key_anywhere_never_breaks_the_reader(make: Any) -> None:
    for path in every_place(make()):
        if path:
            refusal(without(make(), path))
    for path in [(), ("village", 0), ("link", 0), ("mission", 0), ("card", 0)]:
        assert ("key-unknown") in [
            code for code, *_ in told(changed(make(), (*path, "colour"), "red"))
        ]


def test_a_scenario_plays_on_the_map_inside_it() -> None:
    found = Scenario.from_data(scenario())
    assert found.problems() == []
    game = found.start()
    events = [event for step in found.play(game) for event in step.events]
    assert found.failures(game, events) == []


def test_a_map_is_found_beside_the_scenario(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(_TEXT, "utf-8")
    data = {
        key: value
        for key, value in scenario().items()
        if key not in small() or key in ("format", "game")
    }
    data |= {"kind": "scenario", "map": "mine.toml"}
    (tmp_path / "game.toml").write_text(dumps(data), "utf-8")
    found = open_file(tmp_path / "game.toml")
    assert isinstance(found, Scenario)
    assert found.problems() == []
    (tmp_path / "mine.toml").write_text(
        _TEXT.replace("prices = [2, 3]", "prices = [9, 3]"), "utf-8"
    )
    with pytest.raises(FileError) as caught:
        open_file(tmp_path / "game.toml")
    assert caught.value.problems[0].place[:2] == ("mine.toml", "village a")


@pytest.mark.parametrize(
    ("seen", "failures"),
    [
        ({"seat": 1, "extra": {"chosen": [5, "?", -1]}}, 0),
        ({"seat": 2, "extra": {"chosen": ["?", 4, -1], "missions": [["?"], ["m2"], ["?"]]}}, 0),
        ({"seat": 3, "draws": {"events": ["fire", "theft"]}}, 0),
        ({"seat": 2, "extra": {"chosen": [5, 4, -1]}}, 1),
        ({"seat": 3, "draws": {"events": ["theft", "fire"]}}, 1),
        ({"seat": 3, "extra": {"moon": 1}}, 1),
        ({"seat": 3, "draws": {"sea": []}}, 1),
    ],
)
def test_what_a_seat_knows_can_be_expected(seen: Data, failures: int) -> None:
    data = {**scenario(), "moves": ["choose 5", "choose 4"], "expect": {"seen": [seen]}}
    data["draws"] = {"events": ["theft", "fire"]}
    found = Scenario.from_data(data)
    game = found.start()
    for _ in found.play(game):
        pass
    assert [problem.place for problem in found.failures(game, [])] == [("expect seen",)] * failures


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"map": "expedition"}, ("map-twice", "map")),
        ({"deck": "hunters"}, ("key-unknown",)),
        ({"tile": []}, ("key-unknown",)),
    ],
)
def test_what_a_scenario_of_this_game_cannot_have(more: Data, expected: tuple[str, ...]) -> None:
    assert told({**scenario(), **more}) == [expected]


def test_a_scenario_of_a_deck_has_no_map() -> None:
    data = {"format": 1, "kind": "scenario", "game": "hunters", "map": "expedition"}
    assert told(data) == [("key-unknown",)]
    piece = {"seat": 1, "piece": "member", "zone": "f0"}
    data = {"format": 1, "kind": "scenario", "game": "hunters", "start": {"pieces": [piece]}}
    assert told(data) == [("key-missing", "start", "piece 1")]


def test_unknown_and_changed_maps_are_told() -> None:
    data: Data = {"format": 1, "kind": "scenario", "game": "expedition", "players": 3}
    assert told({**data, "map": "atlantis"}) == [("map-unknown", "map")]
    found = Scenario.from_data({**data, "map": "expedition", "map_hash": "0123456789abcdef"})
    assert [problem.code for problem in found.problems()] == ["map-changed"]


def test_the_hash_follows_the_map_and_not_its_names() -> None:
    assert map_hash(SMALL) == map_hash(MapFile.from_data(small()).map)
    assert map_hash(SMALL) != map_hash(SMALL.times(2))


def test_a_save_brings_its_own_map_unless_that_is_built_in() -> None:
    for file, named in ((builtin_map("expedition"), True), (MapFile(SMALL, {"a": "Alpha"}), False)):
        game = file.rules.new(file.material, 3, Random(1))
        game.push(game.legal_moves[0])
        saved = Scenario.of_game(game, file).to_text()
        assert ("map_hash" in saved) == named
        opened = Scenario.from_data(tomllib.loads(saved))
        assert opened.material_file.material == file.material
        assert opened.material_file.names("en") == file.names("en")
        again = opened.start()
        for _ in opened.play(again):
            pass
        assert again.position() == game.position()


def test_a_larger_map_of_copies_is_a_good_one() -> None:
    wide = SMALL.times(3)
    assert wide.size == 27
    file = MapFile(wide, {})
    problems = {problem.code for problem in refusal(tomllib.loads(file.to_text()))}
    assert problems <= {"species-squares", "link-across", "link-by-village"}
