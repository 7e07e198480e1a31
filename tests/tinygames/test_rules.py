"""The two games keep what all games keep: the conformance suite, called for them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import ModuleType
from typing import Any

import pytest

from carcqt.rules.game import Game
from carcqt.rules.tilelaying.game import TileLaying
from tests.conformance import (
    test_chance,
    test_end,
    test_imagined_again,
    test_keys,
    test_legal_moves,
    test_lines,
    test_numbered_moves,
    test_numbered_turns,
    test_play,
    test_positions,
    test_projected,
    test_regions,
    test_replay,
    test_turns,
    test_undo,
    test_unseen,
    test_views,
)
from tests.tinygames.registered import RULES

SUITE = (
    test_chance, test_end, test_imagined_again, test_keys, test_legal_moves, test_lines,
    test_numbered_moves, test_numbered_turns, test_play, test_positions, test_projected,
    test_regions, test_replay, test_turns, test_undo, test_unseen, test_views,
)  # fmt: skip
LEFT_OUT = {
    # It has no chance,
    "test_another_seed_gives_another_game",
    "test_imagining_does_not_know_the_truth",
    "test_what_is_known_of_a_pile_is_certain",
    "test_what_is_seen_is_an_outcome",
    # and is too short for what these want to see.
    "test_it_can_be_ended_at_any_moment_and_taken_back",
    "test_hashes_differ_where_keys_do",
    "test_moves_of_one_turn_in_another_order_give_the_same_key",
}
"""What cannot be asked of a game without piles."""
ELSEWHERE = "test_a_view_is_equal_and_hashes_equal_in_another_process"
"""Where nobody has registered these games."""


def _checks(module: ModuleType, rules: type[Game[Any]]) -> Iterator[Callable[..., None]]:
    """Those that speak of what the game has."""
    lays_tiles = issubclass(rules, TileLaying)
    for name, check in vars(module).items():
        if not name.startswith("test_") or name == ELSEWHERE:
            continue
        of_tiles = any("TileLaying" in str(said) for said in check.__annotations__.values())
        if (lays_tiles or not of_tiles) and (rules.description.piles or name not in LEFT_OUT):
            yield check


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("module", SUITE, ids=lambda module: module.__name__.split(".")[-1])
def test_the_conformance_suite_holds(
    module: ModuleType, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = RULES[game]
    known: dict[str, object] = {
        "rules": rules, "tile_laying": rules, "monkeypatch": monkeypatch, "seed": 1, "turn": 4,
    }  # fmt: skip
    for check in _checks(module, rules):
        wanted = inspect.signature(check).parameters
        for players in rules.description.players if "players" in wanted else (0,):
            with suppress(pytest.skip.Exception):
                check(**{name: {**known, "players": players}[name] for name in wanted})
