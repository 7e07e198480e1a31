"""How lines go: whose turns count, who is skipped, what a script does, when a line is over."""

from __future__ import annotations

from typing import Any

from carcqt.content.saving import SaveText, kept_of
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import parse_toml
from carcqt.puzzles.proof import hash_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solver import solve
from carcqt.rules.game import Game
from carcqt.rules.moves import read_move
from tests.puzzles.layouts import Data, forest_puzzle, puzzle


def play(game: Game[Any], *moves: str) -> None:
    for text in moves:
        game.push(read_move(text, game.moves))


def follow(of: Puzzle, game: Game[Any]) -> list[str]:
    """Makes the reply of a seat with a script."""
    turn = of.reply(game)
    assert turn is not None
    for move in turn:
        game.push(move)
    return [str(move) for move in turn]


def test_silent_seats_neither_draw_nor_move() -> None:
    found = puzzle(forest_puzzle({"aim": "points", "turns": 2}))
    game = found.start()
    play(game, "lay cap 0,1 0", "pass")
    assert game.to_move == 0
    assert game.left_in(0) == {"plain": 2}
    assert not found.is_done(game)
    play(game, "lay cap 0,-1 180", "pass")
    assert found.is_done(game)
    assert game.scores == [6, 0]


def test_what_was_played_before_was_played_by_all() -> None:
    moves = ["lay cap 0,1 0", "pass", "lay cap 0,2 180", "pass"]
    found = puzzle(forest_puzzle({"aim": "points"}, moves=moves))
    assert found.start().to_move == 0
    assert found.start().left_in(0) == {"plain": 1}


def test_a_try_keeps_its_goal_in_a_saved_game() -> None:
    data = forest_puzzle({"aim": "points"}, moves=["lay cap 0,1 0", "pass"])
    data["goal"] |= {"seat": 2}
    scenario = Scenario.from_data(data)
    kept = kept_of(scenario)
    assert kept["goal"]["begins"] == 2
    game = scenario.start()
    for _ in scenario.play(game):
        pass
    play(game, "lay cap 0,-1 180", "pass")
    text = SaveText(scenario.material_file, kept).of(game, scenario.setup(), 3)
    again = Scenario.from_data(parse_toml(text.encode()))
    assert len(again.model.moves) == 4
    assert hash_of(Puzzle.of(again)) == hash_of(Puzzle.of(scenario))
    assert kept_of(again) == kept


def test_a_bonus_tile_belongs_to_the_turn_that_won_it() -> None:
    draws = {"land": ["gold", "cap", "plain"], "bonus": ["bonus"]}
    start = {
        "laid": [{"tile": "cap", "at": [0, 0], "turn": 180}],
        "pieces": [{"seat": 1, "piece": "member", "at": [0, 0], "zone": "f0"}],
    }
    found = puzzle(forest_puzzle({"aim": "points", "turns": 1}, draws=draws, start=start))
    game = found.start()
    play(game, "lay gold 0,1 0", "pass")
    assert game.turns_of(0) == (0, 2)
    assert not found.is_done(game)
    play(game, "lay bonus 1,0 0", "pass")
    assert game.turns_of(0) == (1, 0)
    assert found.is_done(game)
    solution = solve(found)
    assert all(len(line) == 2 for line in solution.lines)


def test_a_turn_that_has_begun_is_the_first_one() -> None:
    start = forest_puzzle({})["start"]
    start |= {"phase": "place", "laid": [*start["laid"], {"tile": "cap", "at": [0, 1]}]}
    found = puzzle(forest_puzzle({"aim": "points"}, start=start))
    game = found.start()
    assert game.turns_of(0) == (0, 0)
    play(game, "pass")
    assert found.is_done(game)


def scripted(*replies: Data, turns: int = 2) -> Puzzle:
    goal = {"aim": "points", "turns": turns, "others": "scripted", "replies": list(replies)}
    return puzzle(forest_puzzle(goal))


def test_a_script_is_followed() -> None:
    found = scripted({"seat": 2, "moves": ["lay cap 0,-1 180", "place member 0,-1 m0"]})
    game = found.start()
    assert found.reply(game) is None
    play(game, "lay cap 0,1 0", "pass")
    assert follow(found, game) == ["lay cap 0,-1 180", "place member 0,-1 m0"]
    assert game.scores == [6, 0]
    assert game.to_move == 0
    assert game.turns_of(1) == (1, 0)


def test_a_reply_that_has_become_impossible_is_skipped_and_its_tile_leaves_the_game() -> None:
    found = scripted({"seat": 2, "moves": ["lay cap 0,1 0", "pass"]})
    game = found.start()
    play(game, "lay cap 0,1 0", "pass")
    assert follow(found, game) == ["skip cap"]
    assert game.position().gone == ("cap",)
    assert game.to_move == 0
    assert game.left_in(0) == {"plain": 1}
    game.pop()
    assert game.position().gone == ()
    assert game.to_move == 1


def test_whoever_has_no_reply_left_is_skipped_and_what_a_reply_leaves_open_too() -> None:
    found = scripted({"seat": 2, "moves": ["lay cap 0,-1 180"]}, turns=3)
    game = found.start()
    play(game, "lay cap 0,1 0", "pass")
    assert follow(found, game) == ["lay cap 0,-1 180", "skip"]
    assert game.scores == [6, 0]
    play(game, "lay plain 1,0 0", "pass")
    assert follow(found, game) == ["skip plain"]
    assert game.is_over


def test_best_replies_keep_the_value_down() -> None:
    alone = solve(puzzle(forest_puzzle({"aim": "points", "turns": 2})))
    against = solve(puzzle(forest_puzzle({"aim": "points", "turns": 2, "others": "best"})))
    assert alone.value == 6
    assert against.value == 0


def test_the_end_of_the_game_brings_no_final_scoring_to_the_track() -> None:
    draws = {"land": ["cap"]}
    start = forest_puzzle({})["start"]
    start["pieces"] = []
    track = puzzle(
        forest_puzzle({"aim": "claim", "at": [0, 1], "zone": "f0"}, draws=draws, start=start)
    )
    game = track.start()
    play(game, "lay cap 0,1 0", "place member 0,1 f0")
    assert game.is_over
    assert track.is_done(game)
    assert len(game.position().pieces) == 1
    assert solve(track).value == 1


def expedition(goal: Data, **keys: Any) -> Data:
    return {
        "format": 2,
        "kind": "scenario",
        "game": "expedition",
        "players": ["Anna", "Ben", "Cora"],
        "after": "nothing",
        "draws": {"events": ["fire", "theft"]},
        "start": {
            "phase": "income",
            "drawn": "jaguar",
            "pieces": [
                {"seat": 1, "piece": "tent", "zone": "rosaria"},
                {"seat": 2, "piece": "tent", "zone": "rosaria"},
                {"seat": 3, "piece": "tent", "zone": "otire"},
            ],
            "extra": {"money": [12, 12, 0], "missions": [["m1"], ["m2"], ["m3"]]},
        },
        "goal": {"open": True, **goal},
    } | keys


def test_an_expedition_counts_rounds_and_silent_seats_play_no_card() -> None:
    found = puzzle(expedition({"aim": "points", "turns": 2, "seat": 2}))
    game = found.start()
    assert game.to_move == 1
    play(game, "choose 4")
    assert game.to_move == 1
    assert game.phase == "build"
    assert game.position().extra.plain()["order"] == (2,)
    play(game, "rest")
    assert game.turns_of(1) == (1, 0)
    hands = game.position().extra.plain()["hands"]
    assert isinstance(hands, tuple)
    assert [len(hand) for hand in hands if isinstance(hand, tuple)] == [7, 6, 7]
    play(game, "choose 5")
    while not found.is_done(game):
        play(game, str(game.legal_moves[-1]))
    assert game.turns_of(1) == (2, 0)


def test_where_all_choose_in_secret_the_puzzle_s_seat_chooses_first() -> None:
    found = puzzle(expedition({"aim": "points", "seat": 3, "others": "best"}))
    assert found.start().to_move == 2


def test_a_script_of_an_expedition_goes_by_rounds() -> None:
    replies = [
        {"seat": 2, "moves": ["choose 6", "build tucu", "rest"]},
        {"seat": 3, "moves": ["choose 0"]},
    ]
    goal = {"aim": "points", "others": "scripted", "replies": replies}
    found = puzzle(expedition(goal))
    game = found.start()
    play(game, "choose 4")
    assert follow(found, game) == ["choose 6"]
    assert follow(found, game) == ["choose 0"]
    assert follow(found, game)[0] == "build tucu"


def test_who_skips_a_round_of_an_expedition_plays_no_card() -> None:
    goal = {"aim": "points", "turns": 2, "others": "scripted"}
    replies = [{"seat": 2, "moves": ["choose 6", "rest"]}]
    found = puzzle(expedition({**goal, "replies": replies}))
    game = found.start()
    play(game, "choose 4")
    follow(found, game)
    assert follow(found, game) == ["skip"]
    assert game.position().extra.plain()["order"] in ((1, 2), (2, 1))
