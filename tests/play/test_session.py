"""A game at the table: moves, saves, what is seen, and what is taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from carcqt.cli.replay import Replay
from carcqt.content import writing
from carcqt.content.tables import Aids, SeatKind, TableSetup, Undo
from carcqt.play.foresight import expected
from carcqt.play.moments import Moment
from carcqt.play.playback import Playback
from carcqt.play.saves import Saves, latest_unfinished
from carcqt.play.session import Session
from carcqt.rules.events import Drawn
from carcqt.rules.games import GAMES
from carcqt.rules.games.expedition.events import Chosen, Shown
from carcqt.rules.moves import END, Lay
from carcqt.rules.problems import IllegalMove
from carcqt.rules.tilelaying.tokens import HIDDEN, TokensTaken
from tests.play.tables import move_of, play_out, step, steps, table
from tests.support import snapshot

Begin = Callable[[TableSetup], Session]


@pytest.fixture
def begin(saves: Saves) -> Iterator[Begin]:
    begun: list[Session] = []

    def make(wanted: TableSetup) -> Session:
        begun.append(Session.new(wanted, saves))
        return begun[-1]

    yield make
    for session in begun:
        session.close()


def reopened(session: Session) -> Session:
    """The same game after a new start of the program."""
    session.close()
    return Session.load(session.path, session.saves)


# Saving.


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_on_the_disk_before_anyone_hears_of_it(game: str, begin: Begin) -> None:
    session = begin(table(game))
    saved: list[int] = []

    def look(moment: Moment) -> None:
        replay = Replay(session.path)
        assert replay.is_good
        assert replay.game is not None
        assert replay.game.position() == session.table.game.position()
        saved.append(len(replay.steps) - moment.number)

    session.table.moved.connect(look)
    rng = Random(3)
    for _ in range(25):
        step(session, rng)
    assert saved == [0] * 25


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_exactly_where_it_was(game: str, begin: Begin) -> None:
    session = begin(table(game, title="Chez nous"))
    steps(session, 31)
    again = reopened(session)
    try:
        assert again.path == session.path
        assert again.problems == ()
        assert again.table.setup == replace(session.table.setup, options=session.table.game.options)
        assert again.table.moments == session.table.moments
        assert again.table.turn == session.table.turn
        assert again.table.game.position() == session.table.game.position()
        play_out(again)
        assert Replay(again.path).is_good
    finally:
        again.close()


def test_a_save_that_could_not_be_opened_again_leaves_the_one_before(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(table("hunters"))
    before = session.path.read_bytes()
    monkeypatch.setattr(writing, "LARGEST", len(before))
    steps(session, 2)
    assert session.save_problem is not None
    assert (session.is_saved, session.save_problem.code) == (False, "file-large")
    assert session.path.read_bytes() == before


def test_a_save_that_fails_is_told_once_and_tried_again(begin: Begin) -> None:
    session = begin(table("hunters"))
    told: list[str] = []
    session.save_failed.connect(told.append)
    session.path.unlink()
    session.path.mkdir()
    steps(session, 2)
    assert len(told) == 1
    assert told[0].endswith(".")
    assert (session.is_saved, len(session.table.moments)) == (False, 2)
    session.path.rmdir()
    steps(session, 1)
    assert session.is_saved
    assert len(Replay(session.path).steps) == 3
    session.path.unlink()
    session.path.mkdir()
    steps(session, 1)
    assert len(told) == 2
    session.path.rmdir()


def test_an_illegal_move_changes_nothing(begin: Begin) -> None:
    session = begin(table("hunters"))
    steps(session, 4)
    before, file = snapshot(session.table.game), session.path.read_bytes()
    with pytest.raises(IllegalMove):
        session.play(move_of(session, "pass"))
    assert snapshot(session.table.game) == before
    assert session.path.read_bytes() == file
    assert len(session.table.moments) == 4


def test_seats_title_and_aids_are_kept(begin: Begin) -> None:
    session = begin(table("hunters"))
    steps(session, 3)
    session.rename(1, "  Bob\nthe second ")
    session.set_title("Sunday")
    session.set_aids(Aids(projected=False))
    session.set_undo(Undo.NEVER)
    again = reopened(session)
    assert again.table.setup.names == ["Ana", "Bob the second", "Cléo"]
    assert again.title == "Sunday"
    assert again.table.setup.aids == Aids(projected=False)
    assert again.table.setup.undo is Undo.NEVER
    again.close()


# Going back.


@pytest.mark.parametrize("game", GAMES)
def test_back_to_the_beginning_and_forth_to_the_end(game: str, begin: Begin) -> None:
    session = begin(table(game))
    started = snapshot(session.table.game)
    play_out(session)
    over, moments = snapshot(session.table.game), list(session.table.moments)
    while session.can_undo:
        session.undo()
    assert snapshot(session.table.game) == started
    assert session.table.moments == []
    while session.can_redo:
        session.redo()
    assert snapshot(session.table.game) == over
    assert session.table.moments == moments
    assert len(Replay(session.path).steps) == len(moments)


def test_what_was_taken_back_is_forgotten_by_another_move_only(begin: Begin) -> None:
    session = begin(table("hunters"))
    steps(session, 6)
    texts = [str(moment.move) for moment in session.table.moments]
    for _ in range(4):
        session.undo()
    session.play(move_of(session, texts[2]))
    assert session.can_redo
    session.redo()
    assert [str(moment.move) for moment in session.table.moments] == texts[:4]
    other = next(move for move in session.table.legal_moves if str(move) != texts[4])
    session.play(other)
    assert not session.can_redo


def test_within_the_turn_a_tile_may_be_taken_up_again_until_it_is_done(begin: Begin) -> None:
    session = begin(table("hunters", undo=Undo.TURN))
    assert [session.can_undo] == [False]
    first = session.table.legal_moves[0]
    session.play(first)
    assert session.table.game.phase == "place"
    session.undo()
    assert session.table.moments == []
    session.redo()
    session.play(move_of(session, "pass"))
    assert isinstance(session.table.moments[-1].events[-1], Drawn)
    assert not session.can_undo
    session.undo()
    assert len(session.table.moments) == 2


@pytest.mark.parametrize("game", GAMES)
def test_within_the_turn_nothing_drawn_and_no_seat_is_crossed(game: str, begin: Begin) -> None:
    session = begin(table(game, undo=Undo.TURN))
    rng = Random(6)
    undone = 0
    while not session.table.game.is_over and len(session.table.moments) < 60:
        seat = session.table.game.to_move
        step(session, rng)
        draws = session.table.game.record[-1][1]
        if session.can_undo:
            assert session.table.game.to_move == seat
            assert not draws
            undone += 1
            before = len(session.table.moments)
            session.undo()
            assert len(session.table.moments) == before - 1
            session.redo()
    assert undone > 0


def test_never(begin: Begin) -> None:
    session = begin(table("hunters", undo=Undo.NEVER))
    steps(session, 3)
    assert not session.can_undo
    session.undo()
    assert len(session.table.moments) == 3


def test_going_back_passes_over_the_computers_moves(begin: Begin, qtbot: QtBot) -> None:
    session = begin(table("hunters", "pcc"))
    steps(session, 2)
    qtbot.waitUntil(lambda: session.table.is_persons_turn, timeout=20_000)
    assert {moment.seat for moment in session.table.moments[2:]} == {1, 2}
    made = len(session.table.moments)
    session.undo()
    assert len(session.table.moments) == 1
    assert session.table.game.to_move == 0
    session.redo()
    assert len(session.table.moments) == made
    assert session.table.is_persons_turn


# Secrets.


def chosen(session: Session, seats: int) -> None:
    """The first tents are up, and so many have chosen their cards."""
    rng = Random(2)
    while session.table.game.phase != "income":
        step(session, rng)
    for _ in range(seats):
        step(session, rng)


def test_the_curtain_falls_between_secret_choices(begin: Begin) -> None:
    session = begin(table("expedition"))
    chosen(session, 0)
    assert session.table.waiting_for_curtain
    assert list(session.table.legal_moves) == []
    missions = session.table.position().extra.plain()["missions"]
    assert missions == ((None,), (None,), (None,))
    session.lift_curtain()
    assert [session.table.viewer] == [0]
    own = session.table.game.position().extra.plain()["missions"]
    assert isinstance(own, tuple)
    assert session.table.position().extra.plain()["missions"] == (own[0], (None,), (None,))
    session.play(session.table.legal_moves[3])
    assert session.table.viewer is None
    assert session.table.waiting_for_curtain
    assert session.table.events_of(len(session.table.moments)) == [Chosen(0, None)]


def test_everyone_sees_alone_what_was_dealt_before_deciding_anything(begin: Begin) -> None:
    session = begin(table("expedition"))
    for seat in range(3):
        assert session.table.game.phase == "found"
        assert (session.table.waiting_for_curtain, session.table.viewer) == (True, None)
        assert list(session.table.legal_moves) == []
        session.lift_curtain()
        assert session.table.viewer == seat
        session.play(session.table.legal_moves[0])
    for game in ("hunters", "goldrush", "amazon"):
        assert not begin(table(game)).table.waiting_for_curtain


def test_once_the_cards_are_shown_no_curtain_is_needed(begin: Begin) -> None:
    session = begin(table("expedition"))
    chosen(session, 3)
    assert session.table.game.phase == "build"
    assert not session.table.waiting_for_curtain
    assert len(session.table.legal_moves) > 1


def test_a_lone_person_needs_no_curtain(begin: Begin) -> None:
    session = begin(table("expedition", "cpc"))
    session.pause()
    assert session.table.viewer == 1
    assert not session.table.waiting_for_curtain


def test_going_back_over_a_secret_choice_leads_behind_the_curtain(begin: Begin) -> None:
    session = begin(table("expedition"))
    chosen(session, 2)
    card = session.table.moments[-1].move
    session.lift_curtain()
    assert [session.table.viewer] == [2]
    session.undo()
    assert session.table.game.to_move == 1
    assert (session.table.waiting_for_curtain, session.table.viewer) == (True, None)
    hidden = session.table.position().extra.plain()["chosen"]
    assert hidden == (None, -1, -1)
    # After all have chosen, the same: before the last choice, which is no longer there.
    session.redo()
    step(session, Random(5))
    assert any(isinstance(event, Shown) for event in session.table.moments[-1].events)
    session.undo()
    assert session.table.game.to_move == 2
    assert session.table.waiting_for_curtain
    assert session.table.position().extra.plain()["chosen"] == (None, None, -1)
    assert session.table.moments[-1].move == card


def test_a_look_at_ones_own_tokens(begin: Begin) -> None:
    session = begin(table("goldrush"))
    rng = Random(1)
    while not any(isinstance(e, TokensTaken) for m in session.table.moments for e in m.events):
        step(session, rng)
    assert not session.table.waiting_for_curtain
    number = len(session.table.moments)
    taken = next(e for e in session.table.moments[-1].events if isinstance(e, TokensTaken))
    seen = next(e for e in session.table.events_of(number) if isinstance(e, TokensTaken))
    assert taken.tokens
    assert seen.tokens == ()
    session.peek(taken.seat)
    purses = session.table.position().extra.plain()["purses"]
    assert isinstance(purses, tuple)
    assert purses[taken.seat] == taken.tokens
    assert taken in session.table.events_of(number)
    session.unpeek()
    hidden = session.table.position().extra.plain()["purses"]
    assert isinstance(hidden, tuple)
    assert hidden[taken.seat] == (HIDDEN,) * taken.count
    session.peek(taken.seat)
    step(session, rng)
    assert session.table.viewer is None


def test_nobody_looks_at_what_the_computer_has(begin: Begin) -> None:
    session = begin(table("goldrush", "ppc"))
    session.peek(2)
    assert session.table.viewer is None


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_everything_is_seen(game: str, begin: Begin) -> None:
    session = begin(table(game))
    play_out(session)
    assert session.table.position() == session.table.game.position()
    for number, moment in enumerate(session.table.moments, 1):
        assert session.table.events_of(number) == list(moment.events)
    assert Playback(session, 5).table.position() == session.table.game_at(5).position()


def test_what_a_move_would_bring_tells_no_secrets(begin: Begin) -> None:
    session = begin(table("expedition"))
    chosen(session, 0)
    truth = session.table.game.projected()
    public = expected(session.table.game)
    assert all(3 * 3 <= seen - true <= 4 * 3 for seen, true in zip(public, truth, strict=True))


def test_what_a_move_would_bring(begin: Begin) -> None:
    session = begin(table("hunters"))
    rng = Random(4)
    seen = set()
    for _ in range(60):
        if session.table.game.phase == "place":
            before = session.table.game.projected()
            move = session.table.legal_moves[len(session.table.legal_moves) - 1]
            gains = session.table.gains(move)
            session.play(move)
            assert [
                a + b for a, b in zip(before, gains, strict=True)
            ] == session.table.game.projected()
            seen.add(max(gains))
        else:
            step(session, rng)
    assert len(seen) > 2


# The end, the replay and other games.


def test_ending_early_scores_and_can_be_taken_back(begin: Begin, saves: Saves) -> None:
    session = begin(table("hunters"))
    ended: list[bool] = []
    session.ended.connect(lambda: ended.append(True))
    steps(session, 41)
    projected = session.table.game.projected()
    session.end_early()
    assert ended == [True]
    assert session.table.game.is_over
    assert session.ended_early
    assert session.table.game.scores == projected
    assert latest_unfinished(saves.list()) is None
    again = reopened(session)
    assert again.ended_early
    assert again.table.game.scores == projected
    again.undo()
    assert not again.table.game.is_over
    assert len(again.table.moments) == 41
    again.close()
    assert latest_unfinished(saves.list()) is not None


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_can_be_looked_at(game: str, begin: Begin) -> None:
    session = begin(table(game))
    positions = [session.table.game.position()]
    rng = Random(9)
    for _ in range(40):
        step(session, rng)
        positions.append(session.table.game.position())
    for number in (40, 0, 17, 18, 3, 39):
        assert session.table.game_at(number).position() == positions[number]
        assert Playback(session, number).table.position() == session.table.game.hide(
            positions[number], None
        )
    for _ in range(6):
        session.undo()
    steps(session, 3, seed=77)
    assert (
        session.table.game_at(len(session.table.moments)).position()
        == session.table.game.position()
    )
    assert session.table.game_at(20).position() == positions[20]


def test_another_game_goes_on_from_any_moment(begin: Begin) -> None:
    session = begin(table("amazon"))
    steps(session, 30)
    file = session.path.read_bytes()
    branch = session.branch(11)
    try:
        assert branch.path != session.path
        assert branch.table.moments == session.table.moments[:11]
        steps(branch, 3, seed=5)
        assert len(Replay(branch.path).steps) == 14
        assert session.path.read_bytes() == file
        assert len(session.table.moments) == 30
    finally:
        branch.close()


def test_turns_are_counted_by_what_is_drawn(begin: Begin) -> None:
    session = begin(table("hunters"))
    assert session.table.turn == 1
    turns = []
    rng = Random(8)
    while not session.table.game.is_over:
        step(session, rng)
        turns.append(session.table.turn)
    assert sorted(turns) == turns
    lays = [m for m in session.table.moments if isinstance(m.move, Lay)]
    bonus = sum(session.table.game.material.tile[m.move.tile].pile == "bonus" for m in lays)  # type: ignore[attr-defined]
    assert session.table.turn == len(lays) - bonus
    journey = begin(table("expedition"))
    assert journey.table.turn == 0
    play_out(journey)
    assert journey.table.turn == 18


def test_end_is_no_legal_move(begin: Begin) -> None:
    session = begin(table("hunters"))
    assert END not in session.table.legal_moves


def test_a_person_and_the_computer_change_places(begin: Begin, qtbot: QtBot) -> None:
    session = begin(table("hunters", "pp"))
    steps(session, 3)
    assert session.table.game.to_move == 1
    session.swap_seat(1, SeatKind.COMPUTER, "random")
    qtbot.waitUntil(lambda: session.table.game.to_move == 0, timeout=20_000)
    assert session.table.viewer == 0
    session.swap_seat(1, SeatKind.PERSON)
    steps(session, 4)
    assert len(session.table.moments) == 8
    assert session.table.setup.seats[1].level == "random"


def test_the_position_is_that_of_the_viewer_and_of_the_moment(begin: Begin) -> None:
    session = begin(table("expedition"))
    steps(session, 10)
    seen, game = session.table.position(), session.table.game
    assert session.table.position() is seen
    session.peek(1)
    assert session.table.position() == game.hide(game.position(), 1) != seen
    session.unpeek()
    assert session.table.position() == seen
    session.undo()
    assert session.table.position() != seen
    session.redo()
    assert session.table.position() == seen


def test_what_a_double_tile_brings_is_what_the_turn_scores(saves: Saves) -> None:
    """If nothing else is done in it."""
    session, rng = Session.new(table("amazon"), saves), Random(2)
    while session.table.game.phase != "choose":
        session.play(rng.choice(list(session.table.game.legal_moves)))
    move = session.table.game.legal_moves[0]
    before, seat = list(session.table.game.scores), session.table.game.to_move
    brought = session.table.brings(move)
    session.play(move)
    while session.table.game.to_move == seat:
        idle = [one for one in session.table.game.legal_moves if one.idle]
        session.play((idle or list(session.table.game.legal_moves))[0])
    now = session.table.game.scores
    assert [new - old for new, old in zip(now, before, strict=True)] == brought
    session.close()
