"""A table: its moves, what may be seen, what a move would bring, and the game at other moments."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.play.secrecy import Secrecy
from carcqt.play.table import Table
from carcqt.rules.games import GAMES
from tests.play.tables import table as table_of


def begun(game: str, kinds: str = "pp", secrecy: Secrecy | None = None) -> Table:
    setup = table_of(game, kinds)
    material = setup.material_file.material
    return Table(setup, GAMES[game].new(material, len(kinds), Random(4)), secrecy=secrecy)


def push(table: Table, count: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(count):
        table.push(rng.choice(table.game.legal_moves))


def push_to(table: Table, *, persons: bool) -> None:
    while table.is_persons_turn is not persons:
        push(table, 1)


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_taken_back_one_by_one(game: str) -> None:
    table = begun(game)
    seen = [table.game.position()]
    for _ in range(20):
        push(table, 1)
        seen.append(table.game.position())
    assert [moment.number for moment in table.moments] == [*range(1, 21)]
    while table.moments:
        assert table.game.position() == seen.pop()
        last = table.moments[-1]
        assert table.pop() is last
    assert table.turn == table.first_turn


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_has_begun_elsewhere_counts_moves_of_its_table(game: str) -> None:
    earlier = begun(game)
    push(earlier, 12)
    table = Table(earlier.setup, earlier.game)
    push(table, 5)
    assert [moment.number for moment in table.moments] == [*range(1, 6)]
    for moment in table.moments:
        assert table.events_of(moment.number) == [
            seen for event in moment.events if (seen := event.for_seat(table.viewer))
        ]


@pytest.mark.parametrize("game", GAMES)
def test_another_game_shows_other_moments(game: str) -> None:
    table = begun(game)
    push(table, 12)
    positions = {12: table.game.position()}
    further = table.game.legal_moves[0]
    for number in range(11, -1, -1):
        assert table.game_at(12).position() == positions[12]
        positions[number] = table.game_at(number).position()
    assert list(table.game_after((further,)).record)[-1][0] == further
    while table.moments:
        table.pop()
        assert table.game.position() == positions[len(table.moments)]
    assert table.begun().position() == positions[0]


@pytest.mark.parametrize("game", ["hunters", "goldrush", "amazon"])
def test_gains_are_worked_out_once_and_change_nothing(game: str) -> None:
    table = begun(game)
    push(table, 20)
    before, moves = table.game.position(), list(table.game.legal_moves)
    gains = [table.gains(move) for move in moves]
    assert all(map(table.foresees, moves))
    assert all(table.gains(move) is known for move, known in zip(moves, gains, strict=True))
    assert (table.game.position(), list(table.game.legal_moves)) == (before, moves)
    table.push(moves[0])
    assert not any(map(table.foresees, moves))


def test_computer_seat_has_no_legal_moves_at_the_screen() -> None:
    table = begun("hunters", "pc")
    push_to(table, persons=True)
    assert table.can_decide
    assert list(table.legal_moves) == list(table.game.legal_moves)
    table.is_held = True
    assert (len(table.legal_moves), len(table.choices)) == (0, 0)
    table.is_held = False
    push_to(table, persons=False)
    assert (len(table.legal_moves), len(table.choices)) == (0, 0)


def test_public_table_shows_no_seat_its_secrets() -> None:
    own, public = begun("goldrush", "pc"), begun("goldrush", "pc", Secrecy(is_public=True))
    for table in (own, public):
        push(table, 60, seed=5)
    assert (own.viewer, public.viewer) == (0, None)
    assert public.position() == public.game.hide(public.game.position(), None)
    assert [public.events_of(number) for number in range(61)] == [
        public.events_at(number) for number in range(61)
    ]
