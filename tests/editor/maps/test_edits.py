from __future__ import annotations

from dataclasses import replace

import pytest

from carcqt.content.maps import MapFile, builtin_map
from carcqt.rules.games.expedition.facts import PATH, WATERWAY
from carcqt.rules.maps import Link
from editor.documents.map import MapDocument
from editor.maps import edits
from tests.editor.maps.conftest import NAME


@pytest.fixture
def file() -> MapFile:
    return builtin_map(NAME)


def test_villages_stop_at_the_rim_together(file: MapFile) -> None:
    far = edits.moved(file, ["acure", "ipanu"], -5000, 0)
    assert far.map.village["acure"].at[0] == 0
    before, after = file.map.village["ipanu"].at, far.map.village["ipanu"].at
    assert before[0] - after[0] == file.map.village["acure"].at[0]


def test_bends_between_moved_villages_move_along(file: MapFile) -> None:
    number = next(n for n, link in enumerate(file.map.links) if link.bends)
    link = file.map.links[number]
    moved = edits.moved(file, link.ends, 3, -2).map.links[number]
    assert moved.bends == tuple((x + 3, y - 2) for x, y in link.bends)
    alone = edits.moved(file, link.ends[:1], 3, -2).map.links[number]
    assert alone.bends == link.bends


def test_links_and_missions_follow_another_id(file: MapFile) -> None:
    new = edits.rename_village(file, "rosaria", "rosa")
    assert "rosaria" not in new.to_text()
    count = sum("rosaria" in link.ends for link in file.map.links)
    assert sum("rosa" in link.ends for link in new.map.links) == count
    assert new.village_names["rosa"] == "Rosaria"
    assert not list(new.problems())


def test_a_village_that_is_there_twice_is_renamed_alone(file: MapFile) -> None:
    doubled, id = edits.add_village(file, (500, 10), "fish")
    twice = edits.rename_village(doubled, id, "rosaria")
    once = edits.rename_village(twice, "rosaria", "other")
    assert [v.id for v in once.map.villages].count("rosaria") == 1
    assert once.map.links == file.map.links


def test_a_removed_village_takes_its_links_along_and_missions_forget_it(file: MapFile) -> None:
    less = edits.remove_villages(file, ["rosaria"])
    assert "rosaria" not in less.to_text()
    assert len(less.map.links) == len(file.map.links) - 5


def test_the_same_link_is_not_made_twice(file: MapFile) -> None:
    link = file.map.links[0]
    other = WATERWAY if link.kind == PATH else PATH
    assert edits.add_link(file, link.kind, *link.ends[::-1]) is file
    assert edits.add_link(file, link.kind, "acure", "acure") is file
    assert len(edits.add_link(file, other, *link.ends).map.links) == len(file.map.links) + 1


def test_a_bend_goes_into_the_nearest_part(file: MapFile) -> None:
    made, first = edits.add_bend(edits.add_link(file, PATH, "acure", "cachivi"), -1, (500, 300))
    assert first == 0
    more, second = edits.add_bend(made, len(made.map.links) - 1, (700, 450))
    assert second == 1
    assert more.map.links[-1].bends == ((500, 300), (700, 450))


@pytest.mark.parametrize(
    ("given", "found"),
    [((5, 2), (2, 5)), ((1, 9), (2, 5)), ((4, 3, 2, 5), (2, 3, 4)), ((3,), (3,))],
)
def test_prices_are_kept_within_their_limits(
    file: MapFile, given: tuple[int, ...], found: tuple[int, ...]
) -> None:
    assert edits.fitting_prices(given, edits.limits_of(file)) == found


def test_a_full_mission_lets_its_first_village_go(file: MapFile) -> None:
    first, *rest = file.map.missions[0].villages
    new = edits.toggle_village(file, 0, "acure").map.missions[0]
    assert new.villages == (*rest, "acure")
    assert edits.toggle_village(file, 0, first).map.missions[0].villages == tuple(rest)


def test_a_new_card_has_numbers_of_its_own(file: MapFile) -> None:
    assert not list(edits.add_card(file, "fish", 4).problems())


@pytest.mark.parametrize(("id", "fault"), [("é", "form"), ("", "form"), ("a", "taken"), ("b", "")])
def test_ids(id: str, fault: str) -> None:
    assert edits.id_fault(id, ["a"]) == fault


def test_all_problems_are_told_at_once(file: MapFile) -> None:
    """Missions, drawing, the net and the supply: none waits until another is mended."""
    short = edits.add_link(file, PATH, "acure", "rosaria")
    for _ in range(5):
        short = edits.remove_mission(short, 0)
    fish = [village.id for village in file.map.villages if village.species == "fish"]
    short = edits.set_villages(short, fish, species="flower")
    short, lonely = edits.add_village(short, (990, 690), "flower")
    wanted = {"missions-few", "link-by-village", "species-nowhere", "village-links"}
    assert wanted <= {problem.code for problem in MapDocument(short).problems}
    assert wanted <= {problem.code for problem in short.problems()}
    lost = replace(short.map, links=(*short.map.links, Link(PATH, (lonely, "nowhere"))))
    assert "village-unknown" in {problem.code for problem in replace(short, map=lost).problems()}
