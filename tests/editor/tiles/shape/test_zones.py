"""Strokes on values: whatever is drawn, a tile comes out that can be kept, read and drawn."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable

import pytest

from carcqt.content.checks import tile_problems
from carcqt.content.decks import TileEntry, read_entries, write_entries
from carcqt.content.models import TileModel
from carcqt.content.toml.writing import dumps
from carcqt.rules.description import Description, Role
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import POINT_NUMBERS
from carcqt.rules.tiles import Tile
from editor.tiles.shape import zones
from editor.tiles.shape.checks import doubts
from editor.tiles.shape.points import PointGrid
from tests.effort import often
from tests.support import builtin_deck

HUNTERS = GAMES["hunters"].description
GOLDRUSH = GAMES["goldrush"].description
AMAZON = GAMES["amazon"].description
DESCRIPTIONS = (HUNTERS, GOLDRUSH, AMAZON)
SEEDS = [0, pytest.param(1, marks=pytest.mark.long), pytest.param(2, marks=pytest.mark.long)]
ACTS = often(200, 500)
N, E, S, W = (POINT_NUMBERS[name] for name in "NESW")


def shown(tile: Tile) -> str:
    """All zones in a line: their names, where they are and lead, what they show."""
    return "; ".join(
        " ".join(
            (
                zone.id,
                *map(tile.point_name, zone.at),
                *(f">{end}" for end in zone.to),
                *(f"{count}{icon}" for icon, count in zone.icons),
            )
        )
        for zone in tile.zones
    )


def blank(description: Description = HUNTERS, columns: int = 1, rows: int = 1) -> Tile:
    return zones.blank("T", description, columns, rows)


def read_back(tile: Tile, description: Description) -> Tile:
    text = dumps({"tile": write_entries((TileEntry(tile, {}),), description)})
    models = [TileModel.model_validate(one) for one in tomllib.loads(text)["tile"]]
    return read_entries(models, description)[0].tile


def test_a_river_through_the_tile_parts_the_meadow() -> None:
    tile = zones.connect(blank(), (N, S), "river", HUNTERS)
    assert shown(tile) == "m0 NNW SSW WSW W WNW; r0 N S; m1 NNE ENE E ESE SSE"


def test_a_river_that_just_ends_parts_nothing() -> None:
    tile = zones.lead(blank(), N, None, "river", HUNTERS)
    assert shown(tile) == "m0 NNW NNE ENE E ESE SSE S SSW WSW W WNW; r0 N"


def test_a_lake_drawn_from_the_edge_comes_with_its_river() -> None:
    tile = zones.lead(blank(), E, None, "lake", HUNTERS)
    assert shown(tile).endswith("r0 E >l0; l0")
    assert not list(tile_problems(tile, HUNTERS))


def test_two_rivers_to_a_lake_part_the_meadow_until_the_lake_goes() -> None:
    one = zones.lead(blank(), N, None, "lake", HUNTERS)
    two = zones.lead(one, E, "l0", "river", HUNTERS)
    assert "m1 NNE ENE" in shown(two)
    without = zones.erase(two, "l0", HUNTERS)
    assert shown(without) == "m0 NNW NNE ENE ESE SSE S SSW WSW W WNW; r0 N; r1 E"


def test_a_lake_on_a_river_makes_two_rivers_of_it() -> None:
    river = zones.connect(blank(), (N, S), "river", HUNTERS)
    tile = zones.add_hub(river, "lake", HUNTERS, "r0")
    assert shown(tile).startswith("m0 NNW SSW WSW W WNW; r0 N >l0; m1")
    assert shown(tile).endswith("l0; r1 S >l0")


def test_forests_are_apart_until_they_are_connected() -> None:
    apart = zones.paint(blank(), (N, E), "forest", HUNTERS)
    assert shown(apart).endswith("f0 NNW N NNE; f1 ENE E ESE")
    joined = zones.join(apart, "f1", "f0", HUNTERS)
    assert shown(joined).endswith("f0 NNW N NNE ENE E ESE")
    assert zones.split(joined, "f0", (E,), HUNTERS) == apart
    assert zones.connect(apart, (N, E), "forest", HUNTERS) == joined


def test_the_last_stroke_wins() -> None:
    river = zones.connect(blank(), (N, S), "river", HUNTERS)
    wooded = zones.connect(river, (E, W), "forest", HUNTERS)
    assert "r0 N;" in shown(wooded)
    assert "r1 S;" in shown(wooded)
    again = zones.connect(wooded, (N, S), "river", HUNTERS)
    assert "r0 N S" in shown(again)
    assert [zone.kind for zone in again.zones].count("forest") == 2
    for tile in (river, wooded, again):
        assert not [*tile_problems(tile, HUNTERS), *doubts(tile, HUNTERS)]


def test_a_line_from_a_full_line_takes_its_point_along() -> None:
    river = zones.connect(blank(), (N, S), "river", HUNTERS)
    turned = zones.connect(river, (N, E), "river", HUNTERS)
    assert "S;" in shown(turned)
    assert "N E" in shown(turned)


def test_lines_that_cross_become_one_and_end_where_lines_end() -> None:
    rails = zones.connect(blank(GOLDRUSH), (N, S), "railway", GOLDRUSH)
    crossed = zones.connect(rails, (E, W), "railway", GOLDRUSH)
    assert "r0 N E S W" in shown(crossed)
    range_ = zones.connect(rails, (E, W), "mountain", GOLDRUSH)
    assert "r0 N >m0" in shown(range_)
    assert "r1 S >m0" in shown(range_)
    over = zones.connect(
        zones.connect(blank(GOLDRUSH), (E, W), "mountain", GOLDRUSH), (N, S), "railway", GOLDRUSH
    )
    assert "r0 N >m0" in shown(over)
    assert "r1 S >m0" in shown(over)


def test_lines_run_through_all_squares() -> None:
    stream = zones.connect(blank(AMAZON, 1, 2), (N, 12 + S), "amazon", AMAZON)
    assert "a0 0,0 N 0,0 S 0,1 N 0,1 S" in shown(stream)
    assert [zone.kind for zone in stream.zones].count("jungle") == 2
    side = zones.connect(stream, (E, 12 + W), "tributary", AMAZON)
    assert "t0 0,0 E >a0" in shown(side)
    assert "t1 0,1 W >a0" in shown(side)
    assert not [*tile_problems(side, AMAZON), *doubts(side, AMAZON)]


def test_icons_only_where_the_game_has_them_and_not_too_many() -> None:
    tile = zones.paint(blank(), (N,), "forest", HUNTERS)
    assert zones.drop_icon(tile, "f0", "fish", 1, HUNTERS) == tile
    gold = zones.drop_icon(tile, "f0", "gold", 1, HUNTERS)
    assert shown(gold).endswith("f0 NNW N NNE 1gold")
    assert zones.drop_icon(gold, "f0", "gold", -1, HUNTERS) == tile
    assert "9gold" in shown(zones.drop_icon(gold, "f0", "gold", 99, HUNTERS))
    one = zones.drop_icon(tile, "m0", "shrine", 1, HUNTERS)
    assert zones.drop_icon(one, "m0", "shrine", 1, HUNTERS) == one


def test_meadows_that_somebody_parted_stay_apart() -> None:
    tile = next(tile for tile in builtin_deck("hunters").tiles if tile.id == "L34")
    assert shown(tile).startswith("m0 NNW N NNE; m1 ENE E ESE; m2 SSE S SSW")
    tile = zones.drop_icon(tile, "m0", "deer", 1, HUNTERS)
    again = zones.paint(tile, (E,), "river", HUNTERS)
    assert shown(again).startswith("m0 NNW N NNE 1deer; m1 ENE ESE; m2 SSE S SSW")


@pytest.mark.parametrize("description", DESCRIPTIONS, ids=lambda one: one.game)
@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (1, 2), (2, 2)])
def test_erasing_what_was_painted_gives_the_blank(
    description: Description, columns: int, rows: int
) -> None:
    empty = blank(description, columns, rows)
    grid = PointGrid(columns, rows)
    outer = [12 * square + 3 * side + 1 for square, side in empty.outer_sides()]
    for terrain in description.terrains:
        if terrain.role is Role.HUB:
            hub = zones.add_hub(empty, terrain.id, description)
            assert zones.erase(hub, hub.zones[-1].id, description) == empty
            continue
        for point in grid.shown():
            tile = zones.paint(empty, (point,), terrain.id, description)
            assert zones.erase_side(tile, point, description) == empty
            if terrain.role is not Role.OPEN:
                drawn = next(zone for zone in tile.zones if zone.kind == terrain.id)
                assert zones.erase(tile, drawn.id, description) == empty
        for one in outer:
            for other in outer:
                tile = zones.connect(empty, (one, other), terrain.id, description)
                drawn = next(zone for zone in tile.zones if zone.kind == terrain.id)
                assert not [*tile_problems(tile, description), *doubts(tile, description)]
                if terrain.role is not Role.OPEN:
                    assert zones.erase(tile, drawn.id, description) == empty


@pytest.mark.parametrize("description", DESCRIPTIONS, ids=lambda one: one.game)
def test_four_turns_and_two_mirrors_change_nothing(description: Description) -> None:
    for tile in builtin_deck(description.game).tiles:
        once = zones.turned(tile)
        assert zones.turned(zones.turned(zones.turned(once))) == tile
        assert zones.mirrored(zones.mirrored(tile)) == tile
        for changed in (once, zones.mirrored(tile)):
            assert list(tile_problems(changed, description)) == []
            assert zones.marked(tile, zones.markings(changed)).zones == changed.zones


@pytest.mark.parametrize("description", DESCRIPTIONS, ids=lambda one: one.game)
def test_no_built_in_tile_is_doubted(description: Description) -> None:
    for tile in builtin_deck(description.game).tiles:
        assert list(doubts(tile, description)) == []


@pytest.mark.parametrize("description", DESCRIPTIONS, ids=lambda one: one.game)
def test_growing_and_shrinking_again(description: Description) -> None:
    for tile in builtin_deck(description.game).tiles[:30]:
        if tile.squares == 1:
            large = zones.resized(tile, 2, 2, description)
            assert large.squares == 4
            assert list(tile_problems(large, description)) == []
            back = zones.resized(large, 1, 1, description)
            assert [zone.kind for zone in back.zones].count("lake") == [
                zone.kind for zone in tile.zones
            ].count("lake")
            assert list(tile_problems(back, description)) == []


Act = Callable[[Tile], Tile]


def random_act(rng: random.Random, tile: Tile, description: Description) -> Tile:
    """One thing that somebody might do, sensible or not."""
    kinds = [terrain.id for terrain in description.terrains]
    points = range(12 * tile.squares)
    names = [zone.id for zone in tile.zones] + ["nothing"]
    kind, point, other = rng.choice(kinds), rng.choice(points), rng.choice(points)
    zone, end, icon = rng.choice(names), rng.choice(names), rng.choice(description.icons).id
    acts: list[tuple[int, Act]] = [
        (5, lambda tile: zones.paint(tile, (point,), kind, description)),
        (8, lambda tile: zones.connect(tile, (point, other), kind, description)),
        (4, lambda tile: zones.lead(tile, point, end, kind, description)),
        (2, lambda tile: zones.add_hub(tile, kind, description, zone)),
        (3, lambda tile: zones.join(tile, zone, end, description)),
        (3, lambda tile: zones.split(tile, zone, (point,), description)),
        (1, lambda tile: zones.unlead(tile, zone, end, description)),
        (2, lambda tile: zones.erase(tile, zone, description)),
        (2, lambda tile: zones.erase_side(tile, point, description)),
        (2, lambda tile: zones.recolour(tile, zone, kind, description)),
        (6, lambda tile: zones.drop_icon(tile, zone, icon, rng.choice((1, 1, 2, -1)), description)),
        (2, zones.turned),
        (2, zones.mirrored),
        (
            1,
            lambda tile: zones.resized(tile, rng.randint(1, 2), rng.randint(1, 2), description),
        ),
    ]
    act = rng.choices([act for _, act in acts], [weight for weight, _ in acts])[0]
    return act(tile)


@pytest.mark.thorough
@pytest.mark.parametrize("description", DESCRIPTIONS, ids=lambda one: one.game)
@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_done_leaves_a_tile_that_can_be_kept(
    description: Description, seed: int
) -> None:
    rng = random.Random(f"{seed} {description.game}")
    tile = blank(description)
    names_kept = changes = 0
    for _ in range(ACTS):
        before, tile = tile, random_act(rng, tile, description)
        assert read_back(tile, description) == tile
        points = sorted(point for zone in tile.zones for point in zone.at)
        assert points == list(range(12 * tile.squares))
        ids = [zone.id for zone in tile.zones]
        assert len(set(ids)) == len(ids)
        codes = {problem.code for problem in tile_problems(tile, description)}
        # Only what is not finished, never what could not be told apart.
        assert codes <= {"line-nowhere"}
        assert not list(doubts(tile, description))
        if before != tile:
            changes += 1
            names_kept += bool({zone.id for zone in before.zones} & set(ids))
    assert changes > 0.4 * ACTS
    assert names_kept > 0.95 * changes
