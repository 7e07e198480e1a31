"""A bad file gives problems with their places, all at once; never a traceback."""

from __future__ import annotations

import datetime
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.content.decks import DeckFile
from carcqt.content.languages import CODES
from carcqt.content.open import open_file
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import LARGEST, FileError, parse_toml, read_toml
from carcqt.content.toml.writing import dumps
from carcqt.content.writing import write_text
from carcqt.rules.problems import Problem
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import catalogue
from tests.content import examples
from tests.content.examples import Data

Path_ = tuple[str | int, ...]


def load(data: Data) -> DeckFile | Scenario:
    return DeckFile.from_data(data) if data.get("kind") == "deck" else Scenario.from_data(data)


def codes(data: Data) -> list[str]:
    with pytest.raises(FileError) as caught:
        load(data)
    return [problem.code for problem in caught.value.problems]


def refusal(data: Data) -> Sequence[Problem]:
    """Why the file is refused, if it is: any other exception fails the test."""
    try:
        load(data)
    except FileError as error:
        return error.problems or [Problem("refused without a reason")]
    return []


def every_place(data: object, path: Path_ = ()) -> Iterator[Path_]:
    yield path
    items: Any = ()
    if isinstance(data, dict):
        items = data.items()
    elif isinstance(data, list):
        items = enumerate(data)
    for key, value in items:
        yield from every_place(value, (*path, key))


def changed(data: Data, path: Path_, value: object) -> Data:
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


def without(data: Data, path: Path_) -> Data:
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    del place[path[-1]]
    return data


STRANGE: list[object] = [
    "",
    "no such thing",
    "x" * 100_000,
    "\u0000",
    -1,
    0,
    10**30,
    1.5,
    float("nan"),
    True,
    [],
    [[]],
    {},
    {"": {"": []}},
    datetime.date(2000, 1, 1),
]
MAKERS: list[Callable[[], Data]] = [examples.deck, examples.scenario]


@pytest.mark.parametrize("strange", STRANGE, ids=[repr(value)[:20] for value in STRANGE])
@pytest.mark.parametrize("make", MAKERS)
def test_a_strange_value_anywhere_is_refused_in_words_or_harmless(
    make: Callable[[], Data], strange: object
) -> None:
    speakers = [ProblemWords(catalogue(language)) for language in CODES]
    for path in every_place(make()):
        if path:
            for problem in refusal(changed(make(), path, strange)):
                for speaker in speakers:
                    assert speaker.sentence(problem) not in ("", problem.code)
                    assert speaker.line("file.toml", problem).startswith("file.toml")


@pytest.mark.parametrize("make", MAKERS)
def test_a_key_that_is_missing_or_unknown_anywhere_never_breaks_the_reader(
    make: Callable[[], Data],
) -> None:
    for path in every_place(make()):
        if path:
            refusal(without(make(), path))
    for path in [(), ("tile", 0), ("tile", 0, "zones", 0)]:
        assert codes(changed(make(), (*path, "colour"), "red")) == ["key-unknown"]


def test_every_problem_comes_at_once_with_its_place() -> None:
    data = examples.deck()
    changed(data, ("tile", 1, "zones", 0, "at"), ["NNW", "N", "NNO"])
    changed(data, ("tile", 1, "zones", 1, "kind"), 7)
    changed(data, ("tile", 2, "count"), 0)
    with pytest.raises(FileError) as caught:
        load(data)
    assert {problem.place: problem.code for problem in caught.value.problems} == {
        ("tile wood", "zone m0", "kind"): "value-type",
        ("tile wide", "count"): "value-small",
    }
    changed(data, ("tile", 1, "zones", 1, "kind"), "swamp")
    changed(data, ("tile", 2, "count"), 1)
    with pytest.raises(FileError) as caught:
        load(data)
    assert [(problem.code, problem.place) for problem in caught.value.problems] == [
        ("point-unknown", ("tile wood", "zone f0", "at"))
    ]


Change = tuple[Path_, object]
DECK_CASES: dict[str, tuple[list[Change], list[str]]] = {
    "no format": ([(("format",), None)], ["format-missing"]),
    "a newer format": ([(("format",), 2)], ["format-newer"]),
    "another format": ([(("format",), "1")], ["format-unknown"]),
    "another kind": ([(("kind",), "map")], ["kind-other"]),
    "an unknown game": ([(("game",), "chess")], ["game-unknown"]),
    "no tile": ([(("tile",), [])], ["deck-empty"]),
    "an id twice": ([(("tile", 1, "id"), "start")], ["tile-twice"]),
    "an id with a blank": ([(("tile", 1, "id"), "a b")], ["id-form"]),
    "a count too large": ([(("tile", 1, "count"), 1000)], ["value-large"]),
    "an unknown pile": ([(("tile", 1, "pile"), "sea")], ["pile-unknown", "deck-empty"]),
    "two start tiles": ([(("tile", 0, "count"), 2)], ["start-several"]),
    "an unknown terrain": ([(("tile", 1, "zones", 0, "kind"), "city")], ["terrain-unknown"]),
    "a zone twice": ([(("tile", 1, "zones", 1, "id"), "f0")], ["zone-twice"]),
    "a lake at the edge": (
        [(("tile", 0, "zones", 3, "at"), ["E"]), (("tile", 0, "zones", 1, "at"), [])],
        ["hub-at-edge", "side-mixed"],
    ),
    "a river off the middle": (
        [
            (("tile", 0, "zones", 1, "at"), ["ENE"]),
            (("tile", 0, "zones", 0, "at"), [*examples.around("N"), "E"]),
        ],
        ["line-off-middle", "side-mixed"],
    ),
    "a river from nowhere to nowhere": (
        [
            (("tile", 0, "zones", 1), {"id": "r0", "kind": "river"}),
            (("tile", 0, "zones", 0, "at"), [*examples.around("N"), "ENE", "E"]),
        ],
        ["line-nowhere", "side-mixed"],
    ),
    "a forest that leads somewhere": (
        [(("tile", 1, "zones", 0, "to"), ["m0"])],
        ["only-lines-lead", "to-no-end"],
    ),
    "a river to nothing": ([(("tile", 0, "zones", 1, "to"), ["l9"])], ["to-unknown"]),
    "a river to a meadow": ([(("tile", 0, "zones", 1, "to"), ["m0"])], ["to-no-end"]),
    "a river twice to a lake": ([(("tile", 0, "zones", 1, "to"), ["l0", "l0"])], ["to-twice"]),
    "fish in the forest": ([(("tile", 1, "zones", 0, "icons"), {"fish": 1})], ["icon-unknown"]),
    "no gold at all": ([(("tile", 1, "zones", 0, "icons"), {"gold": 0})], ["icon-count"]),
    "too much gold": ([(("tile", 1, "zones", 0, "icons"), {"gold": 10})], ["icon-count"]),
    "a place for gold that is not there": (
        [(("tile", 1, "zones", 0, "places"), {"fish": [[50, 50]]})],
        ["place-no-icon"],
    ),
    "more places than gold": (
        [(("tile", 1, "zones", 0, "places"), {"gold": [[50, 50]] * 12})],
        ["place-many"],
    ),
    "a place beside the tile": (
        [(("tile", 1, "zones", 0, "places"), {"gold": [[500, 50]]})],
        ["place-off"],
    ),
    "half a place": ([(("tile", 1, "zones", 0, "places"), {"gold": [[50]]})], ["place-half"]),
    "a place that is no number": (
        [(("tile", 1, "zones", 0, "places"), {"gold": [["left", 50]]})],
        ["value-type"],
    ),
    "a place far away": (
        [(("tile", 1, "zones", 0, "places"), {"gold": [[50, -1]]})],
        ["value-small"],
    ),
    "a point left over": (
        [(("tile", 1, "zones", 0, "at"), ["NNW", "N"])],
        ["point-uncovered"],
    ),
    "a point in two zones": (
        [(("tile", 1, "zones", 0, "at"), examples.around("N", "E"))],
        ["point-twice"] * 3,
    ),
    "a side of two terrains": (
        [
            (("tile", 1, "zones", 0, "at"), [*examples.around("N"), "ENE"]),
            (("tile", 1, "zones", 1, "at"), ["E", "ESE", *examples.around("S", "W")]),
        ],
        ["side-mixed"],
    ),
    "a forest beside a river": (
        [
            (("tile", 0, "zones", 0), {"id": "f0", "kind": "forest", "at": ["ENE"]}),
            (("tile", 0, "zones", 2, "at"), ["ESE", *examples.around("N", "S", "W")]),
        ],
        ["side-beside-line"],
    ),
    "a point of a square without its square": (
        [(("tile", 2, "zones", 0, "at", 0), "NNW")],
        ["point-unknown-wide"],
    ),
    "a square that the tile does not have": (
        [(("tile", 2, "zones", 0, "at", 0), "2,0 NNW")],
        ["point-unknown-wide"],
    ),
    "a size of one number": ([(("tile", 2, "size"), [2])], ["list-short"]),
    "a size of nine": ([(("tile", 2, "size"), [9, 1])], ["value-large"]),
    "an unknown language": ([(("title", "de"), "Klein")], ["value-choice"]),
    "an unknown provenance": ([(("provenance",), "found")], ["value-choice"]),
}


@pytest.mark.parametrize("case", DECK_CASES)
def test_a_bad_deck_is_named(case: str) -> None:
    changes, expected = DECK_CASES[case]
    data = examples.deck()
    for path, value in changes:
        changed(data, path, value)
    assert codes(data) == expected


def test_zones_inside_a_wide_tile_go_on_across_its_squares() -> None:
    data = examples.deck()
    points = data["tile"][2]["zones"][0]["at"]
    inner = [point for point in points if point.startswith("1,0")]
    outer = [point for point in points if point.startswith("0,0")]
    data["tile"][2]["zones"] = [
        {"id": "m0", "kind": "meadow", "at": outer},
        {"id": "m1", "kind": "meadow", "at": inner},
    ]
    assert codes(data) == ["inside-apart"] * 3


def test_a_deck_larger_than_the_rules_can_count_is_refused() -> None:
    data = examples.deck()
    tile = data["tile"][1]
    data["tile"] = [{**tile, "id": f"t{number}", "count": 999} for number in range(11)]
    assert codes(data) == ["deck-large"]


SCENARIO_CASES: dict[str, tuple[list[Change], list[str]]] = {
    "too few players": (
        [(("players",), 1), (("start",), {}), (("goal",), None)],
        ["players-number"],
    ),
    "too many players": ([(("players",), 6), (("start",), {})], ["players-number"]),
    "no such seat begins": ([(("first",), 3)], ["seat-unknown"]),
    "no such seat to move": ([(("start", "to_move"), 3)], ["seat-unknown"]),
    "an unknown option": ([(("options",), {"speed": "high"})], ["option-unknown"]),
    "an unknown deck": ([(("tile",), []), (("deck",), "swamp")], ["deck-unknown"]),
    "a deck in another folder": ([(("tile",), []), (("deck",), "../a.toml")], ["deck-unknown"]),
    "a deck inside and by name": ([(("deck",), "hunters")], ["deck-twice"]),
    "an unknown pile of draws": ([(("draws",), {"sea": ["wood"]})], ["pile-unknown"]),
    "an unknown tile drawn": ([(("draws",), {"land": ["tree"]})], ["tile-unknown"]),
    "a tile drawn too often": ([(("draws",), {"land": ["wood"] * 4})], ["tile-too-often"]),
    "a tile drawn from another pile": (
        [(("draws",), {"land": ["wide"], "bonus": []}), (("after",), "nothing")],
        ["tile-other-pile"],
    ),
    "an unknown tile laid": ([(("start", "laid", 1, "tile"), "tree")], ["tile-unknown"]),
    "tiles over each other": (
        [(("start", "laid", 1, "at"), [0, 0]), (("start", "pieces"), [])],
        ["lay-taken"],
    ),
    "tiles that do not fit": ([(("start", "laid", 1, "turn"), 0)], ["lay-clash"]),
    "a tile apart": ([(("start", "laid", 1, "at"), [1, 1])], ["lay-apart"]),
    "a turn of 45 degrees": ([(("start", "laid", 1, "turn"), 45)], ["value-choice"]),
    "a piece of nobody": ([(("start", "pieces", 0, "seat"), 3)], ["seat-unknown"]),
    "an unknown piece": ([(("start", "pieces", 0, "piece"), "king")], ["piece-unknown"]),
    "a piece beside the tiles": ([(("start", "pieces", 0, "at"), [5, 5])], ["piece-no-tile"]),
    "a piece on no zone": ([(("start", "pieces", 0, "zone"), "f7")], ["zone-unknown"]),
    "a hut in the forest": (
        [(("start", "pieces", 0, "piece"), "hut"), (("start", "supplies"), None)],
        ["piece-terrain"],
    ),
    "scores of three": ([(("start", "scores"), [1, 2, 3])], ["seats-number"]),
    "a supply too large": ([(("start", "supplies", 1, "member"), 5)], ["supply-count"]),
    "a supply of kings": ([(("start", "supplies", 0, "king"), 1)], ["piece-unknown"]),
    "an unknown phase": ([(("start", "phase"), "sleep")], ["phase-unknown"]),
    "a drawn tile of another deck": ([(("start", "drawn"), "tree")], ["tile-unknown"]),
    "a goal without points": ([(("goal", "points"), None)], ["goal-no-points"]),
    "a goal of the other format": ([(("format",), 2)], ["key-unknown"]),
    "a format to come": ([(("format",), 3)], ["format-newer"]),
    "a goal for nobody": ([(("goal", "seat"), 3)], ["seat-unknown"]),
    "what nobody knows": ([(("expect", "seen"), [{"seat": 3}])], ["seat-unknown"]),
}


@pytest.mark.parametrize("case", SCENARIO_CASES)
def test_a_bad_scenario_is_named(case: str) -> None:
    changes, expected = SCENARIO_CASES[case]
    data = examples.scenario()
    for path, value in changes:
        if value is None:
            without(data, path)
        else:
            changed(data, path, value)
    assert codes(data) == expected


@pytest.mark.parametrize(
    ("moves", "code", "place"),
    [
        (["fly 1,1"], "move-verb", "move 1"),
        (["lay wood 1,1 45"], "move-form", "move 1"),
        (["lay wood 1,1 90", "lay wood 1,2 0"], "move-phase", "move 2"),
        (["lay wood 1,1 90", "place member 1,1 m9"], "zone-unknown", "move 2"),
        (["lay wood 9,9 0"], "lay-apart", "move 1"),
        (["lay wood 0,0 0"], "lay-taken", "move 1"),
        (["lay wood 1,1 270"], "lay-clash", "move 1"),
        (["lay start 1,1 0"], "lay-other-tile", "move 1"),
    ],
)
def test_an_illegal_move_of_a_file_is_named_by_its_number(
    moves: list[str], code: str, place: str
) -> None:
    found = Scenario.from_data({**examples.scenario(), "moves": moves})
    assert [(problem.code, problem.place[0]) for problem in found.problems()] == [(code, place)]


def test_a_deck_that_changed_since_is_told() -> None:
    found = Scenario.from_data({**examples.scenario(), "deck_hash": "0123456789abcdef"})
    assert [problem.code for problem in found.problems()] == ["deck-changed"]


def test_a_problem_in_the_deck_beside_names_that_file(tmp_path: Path) -> None:
    bad = changed(examples.deck(), ("tile", 1, "count"), 0)
    (tmp_path / "mine.toml").write_text(dumps(bad), "utf-8")
    data = examples.scenario()
    del data["tile"]
    (tmp_path / "game.toml").write_text(dumps({**data, "deck": "mine.toml"}), "utf-8")
    with pytest.raises(FileError) as caught:
        open_file(tmp_path / "game.toml")
    assert caught.value.problems[0].place == ("mine.toml", "tile wood", "count")


def problem_of(path: Path) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(FileError) as caught:
        open_file(path)
    (problem,) = caught.value.problems
    return problem.code, problem.place


@pytest.mark.parametrize(
    ("content", "code", "place"),
    [
        (b"", "kind-missing", ("kind",)),
        (b"format = 1\nkind = [", "file-syntax", ("end of the file",)),
        (b"format = 1\nkind = = 2\n", "file-syntax", ("line 2, column 8",)),
        (b"a = 1\na = 2\n", "file-syntax", ("line 2, column 6",)),
        (b'format = 1\nkind = "\xff"\n', "file-encoding", ("line 2",)),
        ("format = 1".encode("utf-16"), "file-encoding", ("line 1",)),
        (b"\x00\x01\x02", "file-syntax", ("line 1, column 1",)),
        (b"PK\x03\x04" + b"\x80" * 100, "file-encoding", ("line 1",)),
        (b"a = " + b"[" * 100_000, "file-deep", ()),
        (b"a = " + b"{b=" * 100_000, "file-deep", ()),
        (b"\na" + b".a" * 900_000 + b" = 1", "file-deep", ("line 2",)),
        (b"a = {" + b"'a' . " * 1_000 + b"a = 1}", "file-deep", ("line 1",)),
        (b"a = 1979-05-32\n", "file-syntax", ("line 1, column 9",)),
        (b"a = " + b"9" * 10_000 + b"\n", "number-huge", ("line 1",)),
    ],
)
def test_what_is_no_toml_is_named(
    content: bytes, code: str, place: tuple[str, ...], tmp_path: Path
) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    found, where = problem_of(path)
    assert found == code
    assert where[: len(place)] == place


def test_a_hundred_megabytes_are_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    with path.open("wb") as file:
        file.write(b"a = [")
        file.truncate(100_000_000)
    assert problem_of(path) == ("file-large", ())


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    path = tmp_path / "edge.toml"
    path.write_bytes(b"#" * (LARGEST - 1) + b"\n")
    assert read_toml(path) == {}


def test_a_folder_a_missing_file_and_a_strange_name_are_named(tmp_path: Path) -> None:
    assert problem_of(tmp_path) == ("file-folder", ())
    assert problem_of(tmp_path / "none.toml") == ("file-missing", ())
    assert problem_of(tmp_path / "none" / "none.toml") == ("file-missing", ())
    assert problem_of(Path("a\0b")) == ("file-name", ())
    assert problem_of(tmp_path / ("x" * 5000)) == ("file-unreadable", ())


def test_a_file_without_permission_is_named(tmp_path: Path) -> None:
    path = tmp_path / "secret.toml"
    path.write_text(dumps(examples.deck()), "utf-8")
    path.chmod(0)
    was = os.geteuid()
    # Root may read anything, so root looks through the eyes of somebody else.
    if was == 0:
        os.seteuid(65534)
    try:
        assert problem_of(path) == ("file-permission", ())
    finally:
        os.seteuid(was)


def test_a_failed_write_leaves_the_old_file_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("old", "utf-8")
    with pytest.raises(FileError):
        write_text(path, "half \ud800")
    assert path.read_text("utf-8") == "old"
    assert [found.name for found in tmp_path.iterdir()] == ["deck.toml"]
    write_text(path, "new")
    assert path.read_text("utf-8") == "new"
    with pytest.raises(FileError) as caught:
        write_text(tmp_path / "none" / "deck.toml", "new")
    assert caught.value.problems[0].code == "folder-missing"


GOOD = dumps(examples.scenario()).encode()
WORDS = ProblemWords(catalogue(CODES[0]))


@given(st.integers(0, len(GOOD)), st.integers(0, 40), st.binary(max_size=20))
def test_bytes_struck_out_or_put_in_give_problems_or_a_scenario(
    place: int, length: int, more: bytes
) -> None:
    try:
        problems = refusal(parse_toml(GOOD[:place] + more + GOOD[place + length :]))
    except FileError as error:
        problems = error.problems
    assert all(WORDS.sentence(problem) != problem.code for problem in problems)


@given(st.binary(max_size=200))
def test_any_bytes_give_problems(raw: bytes) -> None:
    with pytest.raises(FileError):
        DeckFile.from_data(parse_toml(raw))


HUGE = ["0x" + "f" * 9999, "0o" + "7" * 9999, "0b" + "1" * 9999, "9" * 9999, str(2**63)]


@pytest.mark.parametrize("number", HUGE)
@pytest.mark.parametrize("line", ["format = {}", "seed = {}", "x = [[1], {{ y = {} }}]"])
def test_a_huge_number_is_refused_wherever_it_stands(number: str, line: str) -> None:
    with pytest.raises(FileError) as caught:
        parse_toml(line.format(number).encode())
    (problem,) = caught.value.problems
    assert problem.code == "number-huge"
    for language in CODES:
        assert len(ProblemWords(catalogue(language)).told(problem)) < 100


def test_the_place_of_a_huge_number_is_named() -> None:
    with pytest.raises(FileError) as caught:
        parse_toml(f'[[tile]]\nid = "L07"\ncount = {HUGE[0]}'.encode())
    assert caught.value.problems[0].place == ("tile L07", "count")


def test_the_largest_numbers_of_toml_are_read() -> None:
    numbers = [2**63 - 1, -(2**63)]
    assert parse_toml(f"x = {numbers}\ny = 0x{numbers[0]:x}".encode()) == {
        "x": numbers,
        "y": numbers[0],
    }
