"""What people tell each other of a game: plain sentences, one for each thing that happened."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

from carcqt.content.materials import builtin_material
from carcqt.rules.events import (
    Completed,
    Discarded,
    Drawn,
    Ended,
    Event,
    Item,
    Laid,
    Placed,
    Returned,
    Scored,
    Spot,
    points,
)
from carcqt.rules.games import GAMES
from carcqt.rules.games.amazon import DoubleChosen as TileChosen
from carcqt.rules.games.amazon import RiverScoring, Sailed
from carcqt.rules.games.expedition.events import (
    Built,
    Chosen,
    Disclosed,
    Earned,
    Kept,
    Shown,
    Turned,
)
from carcqt.rules.games.expedition.moves import COLLECT, REST
from carcqt.rules.games.hunters import Eaten
from carcqt.rules.geometry import Square
from carcqt.rules.moves import END, PASS, Lay, Move, Place, Skip
from carcqt.rules.tilelaying.tokens import TokensLost, TokensShown, TokensTaken
from carcqt.words.moves import MoveWords
from carcqt.words.registers import Register
from carcqt.words.speech import catalogue
from carcqt.words.story import StoryLine, StoryWords, Told
from tests.support import new_game, random_move

HERE, NEAR = Square(0, 0), Square(0, 1)
SPOT = Spot(HERE, "f0")
LAY = Lay("L33", HERE, 0)


def story(game: str, *told: tuple[int, Move | None, Sequence[Event]]) -> list[StoryLine]:
    file = builtin_material(game, GAMES[game].description.material)
    words = StoryWords(catalogue("en"), new_game(GAMES[game], 3, 1), ["Noé", "Ana", ""], file)
    return words.lines([Told(*part) for part in told])


def texts(game: str, *events: Event, seat: int = 0) -> list[str]:
    return [line.text for line in story(game, (seat, None, events))]


def test_a_turn_that_is_left_out_is_told() -> None:
    (line,) = story("hunters", (1, Skip("L33"), []))
    assert (line.seat, line.text) == (
        1,
        "Ana does not lay “Gold at the forest edge”: the tile leaves the game.",
    )
    (line,) = story("expedition", (1, Skip(), []))
    assert line.text == "Ana skips this turn."
    (line,) = story("hunters", (0, LAY, [Laid(0, "L33", HERE, 0)]), (0, Skip(), []))
    assert line.text == "Noé lays “Gold at the forest edge” and places nothing."


def test_laying_is_told_at_once_and_placing_joins_it() -> None:
    laid = (0, LAY, [Laid(0, "L33", HERE, 0)])
    (line,) = story("hunters", laid)
    assert line == StoryLine(0, "Noé lays “Gold at the forest edge”.", squares=(HERE,))
    (line,) = story("hunters", laid, (0, PASS, [Drawn(1, "land", "L01")]))
    assert line == StoryLine(
        0, "Noé lays “Gold at the forest edge” and places nothing.", squares=(HERE,), part=1
    )
    (line,) = story("hunters", laid, (0, None, [Placed(0, "hut", SPOT)]))
    there = "in the forest with 1 gold nugget and 1 volcano"
    assert line.text == f"Noé lays “Gold at the forest edge” and places a hut {there}."
    assert line.spots == (SPOT,)
    (line,) = story("hunters", laid, (0, None, [Placed(0, "hut", SPOT, Spot(NEAR, "m0"))]))
    assert line.text == f"Noé lays “Gold at the forest edge” and moves a hut {there}."


def test_readers_of_files_are_told_once_where_a_piece_goes() -> None:
    file = builtin_material("hunters", "deck")
    game = new_game(GAMES["hunters"], 2, 1)
    words = StoryWords(catalogue("en"), game, ["Noé"], file, Register.FILES)
    laid, placed = Laid(0, "L33", HERE, 0), Placed(0, "hut", SPOT)
    (line,) = words.lines([Told(0, LAY, [laid]), Told(0, None, [placed])])
    assert line.text.startswith("Noé lays L33 “Gold at the forest edge” and places a hut")


def test_where_a_piece_stands_is_told_by_what_counts_there() -> None:
    laid = (0, LAY, [Laid(0, "A03", HERE, 0)])
    (line,) = story("amazon", laid, (0, None, [Placed(0, "meeple", Spot(HERE, "t0"))]))
    assert line.text.endswith("places a meeple on the tributary with 1 boat.")


def test_tiles_of_their_own_piles() -> None:
    assert texts("hunters", Laid(2, "B01", HERE, 0)) == [
        "Player 3 lays the bonus tile “Shrine of the sabre-tooth”."
    ]
    doubles = [
        tile.id for tile in new_game(GAMES["amazon"], 2, 1).material.tiles if tile.pile == "double"
    ]
    lines = story(
        "amazon",
        (0, LAY, [Laid(0, "T05", HERE, 0)]),
        (0, None, [TileChosen(0, doubles[0])]),
        (0, LAY, [Laid(0, doubles[0], NEAR, 0)]),
        (0, PASS, [Sailed(0, 1, 4)]),
    )
    assert [line.text for line in lines[:2]] == [
        "Noé lays “Long village”.",
        "Noé lays “Great bend of caimans” and places nothing.",
    ]
    assert lines[2].text == "Noé’s boat moves 1 space, to space 4."
    assert [line.part for line in lines] == [0, 3, 3]


ITEMS = (Item("section", 3, 2), Item("mushrooms", 1, 2))


def closed(*seats: int) -> list[Event]:
    scored = [Scored(seat, "forest", SPOT, ITEMS) for seat in seats]
    returned = [Returned(seat, "member", SPOT) for seat in seats]
    return [Completed("forest", SPOT, 3), *scored, *returned]


def test_who_closes_a_region_comes_first_and_others_share_it() -> None:
    mine = "Noé completes a forest: 3 sections, 1 mushroom clearing."
    assert story("hunters", (0, None, closed(0))) == [StoryLine(0, mine, 8, (SPOT,))]
    lines = story("hunters", (1, None, closed(0, 1)))
    assert [(line.seat, line.text, line.points) for line in lines] == [
        (1, mine.replace("Noé", "Ana"), 8),
        (0, "… and Noé shares the points.", 8),
    ]


def test_closing_for_somebody_else_or_nobody() -> None:
    lines = story("hunters", (1, None, closed(0, 2)))
    assert [(line.seat, line.text, line.points) for line in lines] == [
        (1, "Ana completes a forest.", None),
        (0, "… for Noé: 3 sections, 1 mushroom clearing.", 8),
        (2, "… and Player 3 shares the points.", 8),
    ]
    assert texts("hunters", *closed()) == ["Noé completes a forest. Nobody scores."]


def test_what_the_end_brings() -> None:
    network = Scored(1, "network", SPOT, (Item("fish", 6, 1),))
    nothing = Scored(0, "meadow", SPOT, ())
    ended = Ended((8, 14, 2), (1,))
    events = [*closed(0), network, nothing, Eaten((SPOT,), (SPOT, SPOT)), ended]
    assert texts("hunters", *events)[1:] == [
        "Ana’s river network: 6 fish.",
        "Noé’s meadow: no points.",
        "Sabre-tooth tigers eat 2 deer.",
        "The game is over. Ana wins with 14 points. Other scores: Noé (8), Player 3 (2).",
    ]
    (first, *_) = story("hunters", (0, END, [ended]))
    assert (first.seat, first.text) == (None, "The game ends here and is scored.")


def test_the_end_of_a_puzzle_names_no_winner_before_the_final_scoring() -> None:
    game = new_game(GAMES["hunters"], 3, seed=1)
    game.leave_unscored()
    words = StoryWords(catalogue("en"), game, ("Noé", "Ana"))
    assert words.sentence(Ended((8, 14, 2), (1,))) == "The game is over."


def test_what_settles_equal_points_is_told() -> None:
    ended = Ended((14, 14, 2), (1,))
    behind = "The game is over. Ana wins with 14 points. Other scores: Noé (14), Player 3 (2)."
    assert texts("hunters", ended) == [behind]
    tie = "If points are equal, more species tiles win, then more silver."
    assert texts("expedition", ended) == [f"{behind} {tie}"]
    both = texts("expedition", Ended((14, 14, 2), (0, 1)))
    assert not any(tie in text for text in both)


def test_who_rests_on_an_expedition_is_told_unless_a_camp_was_set_up() -> None:
    camp = Placed(0, "tent", Spot(Square(0, 0), "tucu"))
    (line,) = story("expedition", (0, REST, []))
    assert (line.seat, line.text) == (0, "Noé sets up no camp.")
    built = story("expedition", (1, REST, []), (0, None, [camp]), (0, REST, []))
    assert [line.seat for line in built if line.text.endswith("sets up no camp.")] == [1]
    (line,) = story("expedition", (1, COLLECT, []))
    assert line.text == "Ana takes the income, not the guide."
    assert story("hunters", (0, PASS, [])) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_point_is_told_once_also_when_the_last_tile_closes_something(game: str) -> None:
    rules = GAMES[game]
    file = builtin_material(game, rules.description.material)
    for seed in range(3):
        running, rng = new_game(rules, 3, seed), Random(seed)
        told = []
        while not running.is_over and len(running.record) < 61 + seed:
            seat, move = running.to_move, random_move(running, rng)
            told.append(Told(seat, move, running.push(move)))
        if not running.is_over:
            told.append(Told(running.to_move, END, running.push(END)))
        words = StoryWords(catalogue("en"), running, (), file)
        scores = [0] * 3
        for line in words.lines(told):
            if line.points is not None:
                assert line.seat is not None
                scores[line.seat] += line.points
        assert scores == running.scores
        events = [event for part in told for event in part.events]
        assert sum(scores) == sum(points(e.items) for e in events if isinstance(e, Scored))


def test_a_tile_that_fits_nowhere() -> None:
    (line,) = story("hunters", (0, None, [Discarded(1, "land", "L33")]))
    assert line.seat is None
    assert line.text == "“Gold at the forest edge” fits nowhere and leaves the game."
    (line,) = story("hunters", (0, None, [Discarded(1, "land", "mine")]))
    assert line.text == "A tile fits nowhere and leaves the game."


def test_a_piece_is_told_with_its_place_and_what_is_to_be_seen_there() -> None:
    """Out of the tile itself: told again later, it is still the same."""
    game, rng, told = new_game(GAMES["hunters"], 2, 3), Random(3), list[Told]()
    while not game.is_over:
        seat, move = game.to_move, random_move(game, rng)
        told.append(Told(seat, move, game.push(move)))
    file = builtin_material("hunters", "deck")
    for language, kinds in (
        (
            "en",
            (
                r"places a hunter in the meadow with \d (deer|mammoth)",
                r"places a gatherer in the forest with 1 gold nugget\.",
                r"places a fisher on the river with \d fish\.",
                r"places a hut on the (river|lake)",
            ),
        ),
        (
            "fr",
            (
                r"place un chasseur dans la prairie à \d (cerf|mammouth)",
                r"place un cueilleur dans la forêt à 1 pépite d’or\.",
            ),
        ),
    ):
        lines = StoryWords(catalogue(language), game, (), file).lines(told)
        for kind in kinds:
            assert any(re.search(kind, line.text) for line in lines), kind
    early = StoryWords(catalogue("en"), game, (), file).lines(told[:20])
    while len(game.record) > 20:
        game.pop()
    assert StoryWords(catalogue("en"), game, (), file).lines(told[:20]) == early


def test_tokens_of_different_worth_are_counted_together() -> None:
    scored = Scored(0, "token", None, (Item("token", 1, 2), Item("token", 2, 3)))
    assert texts("goldrush", scored) == ["Noé’s mine tokens: 3 tokens."]


def test_what_says_nothing_new_is_left_out_of_the_expedition() -> None:
    events = [
        Shown(0, 5, (Item("card", 5, 1), Item("orchid", 0, 1))),
        Shown(1, 5, (Item("card", 5, 1), Item("orchid", 3, 1))),
        Earned(0, (Item("income", 5, 1), Item("fish", 0, 1))),
        Earned(1, (Item("income", 8, 1), Item("fish", 2, 1))),
    ]
    assert texts("expedition", *events) == [
        "Noé plays card 5.",
        "Ana plays card 5: 5 from the card + 3 orchids = 8.",
        "Noé gets 5 silver.",
        "Ana gets 10 silver: 8 of income + 2 fish = 10.",
    ]


def test_a_boat_that_moves_twice_is_told_of_once() -> None:
    assert texts("amazon", Sailed(0, 1, 4), Sailed(0, 2, 6), Sailed(1, 1, 2)) == [
        "Noé’s boat moves 3 spaces, to space 6.",
        "Ana’s boat moves 1 space, to space 2.",
    ]


def test_each_games_own_happenings() -> None:
    assert texts("goldrush", TokensTaken(1, SPOT, 1, ())) == [
        "Ana takes 1 token from the mountain."
    ]
    assert texts("goldrush", TokensTaken(1, SPOT, 2, ("5", "0"))) == ["Ana takes 2 tokens: 0, 5."]
    shown = TokensShown(0, ("0", "3", "0", "0", "1", "3"))
    assert texts("goldrush", shown) == ["Noé reveals 6 tokens, of which 3 score: 3 × 0, 1, 2 × 3."]
    assert texts("amazon", RiverScoring(SPOT, 2, 0, ((1,),))) == [
        "The Amazon is scored: 2 caimans."
    ]
    events = [
        Turned(3, "jaguar"),
        Kept(0, "m3"),
        Chosen(1, 4),
        Built(1, "tent", Spot(HERE, "rosaria"), None, 3, "orchid"),
        Disclosed(0, "m3", ()),
        Disclosed(1, "m4", ("rosaria",)),
    ]
    rosaria = "Rosaria"
    assert texts("expedition", *events) == [
        "Round 3: a jaguar (no path can be used).",
        "Noé keeps one of two missions.",
        f"Ana sets up a camp in {rosaria} for 3 gold: 1 orchid.",
        "Noé has a camp in every village of the mission.",
        f"Ana’s mission lacks a camp in {rosaria}.",
    ]


def test_heaps_that_leave_the_game_together_are_one_line() -> None:
    there = Spot(Square(1, 0), "z0")
    lost = [TokensLost(SPOT, 2), TokensLost(there, 3), TokensLost(SPOT, 1)]
    assert texts("goldrush", *lost) == ["6 tokens leave the game."]


def test_moves_to_choose_from_are_named_without_ids() -> None:
    rules = GAMES["hunters"]
    file = builtin_material("hunters", rules.description.material)
    game = rules.new(file.material, 2, Random(3))
    rng = Random(3)
    for _ in range(24):
        words = MoveWords(catalogue("en"), game, file)
        told = [words.sentence(move) for move in game.legal_moves]
        assert len(set(told)) == len(told)
        assert not re.search(r"\b[LB]\d\d\b|\b[a-z]\d\b|\d,-?\d|°", " ".join(told)), told
        game.push(rng.choice(list(game.legal_moves)))


def test_what_a_mission_lacks_is_told_once() -> None:
    lost = Scored(1, "mission", None, (Item("missing", 2, -3),))
    lines = story("expedition", (1, None, [Disclosed(1, "m4", ("rosaria", "tucu")), lost]))
    assert [(line.text, line.points) for line in lines] == [
        ("Ana’s mission lacks a camp in Rosaria and Tucu.", None),
        ("Ana loses points for the mission.", -6),
    ]


def test_a_tent_is_moved_to_another_mountain() -> None:
    laid = (0, LAY, [Laid(0, "G01", HERE, 0)])
    moved = Placed(0, "tent", SPOT, Spot(NEAR, "m0"))
    (line,) = story("goldrush", laid, (0, None, [moved]))
    assert line.text.endswith("and moves the tent to another mountain.")


def test_deer_that_were_eaten_are_told_as_less() -> None:
    items = (Item("deer", 3, 2), Item("mammoth", 1, 2), Item("eaten", 1, -2))
    assert texts("hunters", Scored(0, "meadow", SPOT, items)) == [
        "Noé’s meadow: 3 deer, 1 mammoth, minus 1 deer (eaten)."
    ]


def test_french_elides_before_names_in_the_log() -> None:
    file = builtin_material("amazon", GAMES["amazon"].description.material)
    game = new_game(GAMES["amazon"], 2, 1)
    for name, told in (("Ana", "La pirogue d’Ana avance"), ("Bo", "La pirogue de Bo avance")):
        words = StoryWords(catalogue("fr"), game, [name], file)
        assert words.sentence(Sailed(0, 2, 4)).startswith(told)
    file = builtin_material("expedition", "map")
    french = StoryWords(catalogue("fr"), new_game(GAMES["expedition"], 2, 1), ["Ana"], file)
    assert french.sentence(Disclosed(0, "m4", ("rosaria",))).startswith("Mission d’Ana")


def test_what_everyone_sees_at_a_table_is_told_to_readers_of_files_alone() -> None:
    file = builtin_material("amazon", "deck")
    game = new_game(GAMES["amazon"], 2, 1)
    seen = [Drawn(0, "land", "T05"), Returned(0, "meeple", SPOT), TileChosen(0, "D01")]
    for event in seen:
        assert StoryWords(catalogue("en"), game, ["Ana"], file).sentence(event) == ""
        told = StoryWords(catalogue("en"), game, ["Ana"], file, Register.FILES).sentence(event)
        assert told.startswith("Ana ")


def test_a_piece_is_told_once_in_files_too() -> None:
    game, file = new_game(GAMES["hunters"], 2, 3), builtin_material("hunters", "deck")
    lay = next(move for move in game.legal_moves if isinstance(move, Lay))
    told = [Told(game.to_move, lay, game.push(lay))]
    place = next(move for move in game.legal_moves if isinstance(move, Place))
    told.append(Told(game.to_move, place, game.push(place)))
    lines = StoryWords(catalogue("en"), game, ["Ana"], file, Register.FILES).lines(told)
    assert sum(" places a " in line.text for line in lines) == 1
