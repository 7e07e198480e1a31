"""A lesson without a window: what is answered, taken back, skipped, left and resumed."""

from __future__ import annotations

from pathlib import Path

import pytest

from carcqt.content.data import builtin_lessons
from carcqt.content.learning.lessons import builtin_courses
from carcqt.play.lessons.learning import Learning, LearningState
from carcqt.play.lessons.progress import LessonsKept
from carcqt.rules.moves import Move, read_move


def learning(path: Path, game: str = "hunters") -> Learning:
    made = Learning(builtin_courses()[game], LessonsKept(path / "lessons.toml"), "Anna")
    made.pace = 0
    return made


def move(made: Learning, text: str) -> Move:
    return made.table.game.like(read_move(text, made.table.game.moves))


def state(made: Learning) -> LearningState:
    return made.state


def finish(made: Learning) -> int:
    """Does what is shown until nothing is left; how often something was decided."""
    decided = 0
    for _ in range(200):
        if made.state is LearningState.FINISHED:
            return decided
        shown = made.next_move()
        if shown is not None:
            made.play(shown)
            decided += 1
        else:
            made.go_on()
    raise AssertionError(made.step.id)


@pytest.mark.parametrize("game", builtin_lessons())
def test_each_lesson_can_be_done_to_its_end(game: str, tmp_path: Path) -> None:
    made = learning(tmp_path, game)
    assert finish(made) >= len(made.lesson.steps) - 1
    assert made.kept.of(made.lesson.model.id).is_done


def test_a_wrong_move_lies_there_with_its_answer_until_it_is_tried_again(tmp_path: Path) -> None:
    made = learning(tmp_path)
    made.play(move(made, "lay L33 0,-1 0"))
    assert state(made) is LearningState.WRONG
    assert "forest does not grow" in made.answer.text["en"]
    assert len(made.table.position().laid) == 2
    made.go_on()
    assert (made.state, made.misses) == (LearningState.ACT, 1)
    assert len(made.table.position().laid) == 1


def test_what_has_no_answer_of_its_own_gets_the_general_one(tmp_path: Path) -> None:
    made = learning(tmp_path)
    made.go(made.lesson.numbers["tiger"])
    made.play(move(made, "lay L32 1,0 0"))
    assert "goes hungry" in made.answer.text["en"]


def test_any_accepted_move_goes_on(tmp_path: Path) -> None:
    made = learning(tmp_path)
    made.play(move(made, "lay L33 0,1 90"))
    assert state(made) is LearningState.DONE
    made.go_on()
    assert made.step.id == "gatherer"
    made.play(move(made, "place member 0,1 f0"))
    made.go_on()
    assert state(made) is LearningState.WATCH
    made.go_on()
    assert made.step.id == "close"


def test_the_others_move_by_themselves(tmp_path: Path, qtbot: object) -> None:
    made = learning(tmp_path)
    made.go(made.lesson.numbers["gatherer"])
    shown = made.next_move()
    assert shown is not None
    made.play(shown)
    seats = list[int]()
    made.table.moved.connect(lambda moment: seats.append(moment.seat))
    made.go_on()
    qtbot.waitUntil(lambda: made.step.id == "close")  # type: ignore[attr-defined]
    assert seats == [1, 1]


def test_back_and_forth_keep_what_was_done(tmp_path: Path) -> None:
    made = learning(tmp_path)
    made.play(move(made, "lay L33 0,1 90"))
    made.go_on()
    made.back()
    assert (made.step.id, len(made.table.position().laid)) == ("lay", 1)
    made.forth()
    assert made.step.id == "gatherer"
    assert str(made.table.moments[0].move) == "lay L33 0,1 90"


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    first = learning(tmp_path)
    first.go(first.lesson.numbers["nothing"])
    again = learning(tmp_path)
    assert again.step.id == "nothing"
    assert again.table.position() == first.table.position()
    assert again.table.setup.seats[0].name == "Anna"


def test_what_a_tile_is_said_to_bring_is_what_it_scores(tmp_path: Path) -> None:
    made = learning(tmp_path, "goldrush")
    made.go(made.lesson.numbers["close"])
    closing = move(made, "lay G05 2,0 90")
    assert made.table.gains(closing) == [4, 0]
    made.play(closing)
    assert list(made.table.game.scores) == [4, 0]


def test_a_done_lesson_begins_anew_and_stays_done(tmp_path: Path) -> None:
    finish(learning(tmp_path))
    again = learning(tmp_path)
    assert again.number == 0
    again.forth()
    assert again.kept.of("first-hunters").is_done


@pytest.mark.parametrize(
    "text", ["no toml [", 'first-hunters = "odd"', "[first-hunters]\nstep = 5"]
)
def test_a_damaged_record_begins_anew(text: str, tmp_path: Path) -> None:
    (tmp_path / "lessons.toml").write_text(text)
    assert learning(tmp_path).number == 0


def test_a_puzzle_is_judged_when_its_turn_is_over(tmp_path: Path) -> None:
    made = learning(tmp_path)
    made.go(len(made.lesson.steps) - 1)
    made.play(move(made, "lay L59 0,0 0"))
    assert state(made) is LearningState.ACT
    assert made.can_retry
    made.play(move(made, "pass"))
    assert state(made) is LearningState.WRONG
    assert "completed a river too" in made.answer.text["en"]
    made.retry()
    made.play(move(made, "lay L59 2,0 0"))
    made.play(move(made, "pass"))
    assert "at once" in made.answer.text["en"]
    made.retry()
    for text in ("lay L59 0,0 0", "place member 0,0 r0"):
        made.play(move(made, text))
    assert state(made) is LearningState.DONE
    made.go_on()
    assert state(made) is LearningState.FINISHED
