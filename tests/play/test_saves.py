"""The folder of saved games."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import pytest
from pydantic import BaseModel
from pytestqt.qtbot import QtBot

from carcqt.cli.replay import Replay
from carcqt.content.models import ScenarioModel
from carcqt.content.tables import LONGEST_NAME
from carcqt.content.toml.files import FileError, parse_toml
from carcqt.content.toml.writing import dumps
from carcqt.play.locks import lock_of, lock_path
from carcqt.play.saves import SavedGame, Saves, _glance, latest_unfinished
from carcqt.play.session import Session
from carcqt.rules.games import GAMES
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import catalogue
from tests.full_disk import disk_of
from tests.play.tables import aged, play_out, steps, table
from tests.support import ROOT, put_in_place


def saved(saves: Saves, game: str = "hunters", moves: int = 9, title: str = "") -> Path:
    session = Session.new(table(game, title=title), saves)
    steps(session, moves)
    session.close()
    return session.path


@pytest.mark.parametrize("game", GAMES)
def test_what_a_save_says_of_itself(game: str, saves: Saves) -> None:
    session = Session.new(table(game, title="Dimanche"), saves)
    steps(session, 40)
    session.close()
    (found,) = saves.list()
    assert found.path == session.path
    assert (found.title, found.game) == ("Dimanche", game)
    assert found.names == ("Ana", "Bo", "Cléo")
    assert found.colours == (0, 1, 2)
    assert found.scores == tuple(session.table.game.scores)
    assert (found.turn, found.moves) == (session.table.turn, 40)
    assert found.to_move == session.table.game.to_move
    assert not found.finished
    assert not found.is_broken
    assert abs(found.when.timestamp() - time.time()) < 60


def test_the_newest_comes_first_and_an_unfinished_one_is_offered(saves: Saves) -> None:
    paths = [saved(saves, moves=number) for number in (3, 4, 5)]
    finished = Session.new(table("expedition"), saves)
    play_out(finished)
    finished.close()
    for path, age in zip([*paths, finished.path], (300, 100, 200, 10), strict=True):
        aged(path, age)
    assert [save.path for save in saves.list()] == [finished.path, paths[1], paths[2], paths[0]]
    assert saves.list()[0].finished
    latest = latest_unfinished(saves.list())
    assert latest is not None
    assert latest.path == paths[1]


BROKEN = {
    "empty.toml": b"",
    "binary.toml": bytes(range(256)),
    "half.toml": b'format = 1\nkind = "scenario"\ngame = "hun',
    "other.toml": b'format = 1\nkind = "deck"\ngame = "hunters"\ntile = []\n',
    "newer.toml": b'format = 9\nkind = "scenario"\ngame = "hunters"\n',
    "unknown.toml": b'format = 1\nkind = "scenario"\ngame = "chess"\n',
}


def test_broken_files_are_listed_with_their_reason_and_left_alone(saves: Saves) -> None:
    path = saved(saves)
    for name, content in BROKEN.items():
        (saves.folder / name).write_bytes(content)
        aged(saves.folder / name, -5)
    (saves.folder / "notes.txt").write_text("mine")
    (saves.folder / "folder.toml").mkdir()
    found = {save.path.name: save for save in saves.list()}
    assert {*found} == {*BROKEN, path.name}
    words = ProblemWords(catalogue("en"))
    for name, content in BROKEN.items():
        assert found[name].is_broken
        assert words.sentence(found[name].problems[0]).endswith(".")
        with pytest.raises(FileError):
            Session.load(saves.folder / name, saves)
        assert (saves.folder / name).read_bytes() == content
    latest = latest_unfinished(saves.list())
    assert latest is not None
    assert latest.path == path


def test_a_new_title_changes_neither_name_nor_date(saves: Saves) -> None:
    path = saved(saves)
    aged(path, 5000)
    before = saves.list()[0]
    saves.rename(path, "  Chez “nous” ")
    (after,) = saves.list()
    assert after.title == "Chez “nous”"
    assert (after.path, after.when, after.scores) == (before.path, before.when, before.scores)
    assert Replay(path).is_good
    saves.rename(path, "")
    assert saves.list()[0].title == ""


def test_deleting_takes_the_picture_too(saves: Saves) -> None:
    path = saved(saves)
    saves.keep_picture(path, painted)
    assert saves.list()[0].picture_path.exists()
    saves.delete(path)
    assert list(saves.folder.iterdir()) == []


def painted() -> bytes:
    return b"a picture"


def test_pictures(saves: Saves) -> None:
    session = Session.new(table("hunters"), saves)
    session.painter = painted
    steps(session, 1)
    assert not saves.picture_path(session.path).exists()
    session.close()
    assert saves.list()[0].picture_path.read_bytes() == painted()


def test_no_picture_takes_the_place_of_one(saves: Saves) -> None:
    path = saved(saves)
    assert saves.keep_picture(path, painted)
    assert not saves.keep_picture(path, lambda: b"")
    assert saves.picture_path(path).read_bytes() == painted()


def test_a_picture_is_made_once_the_game_rests(saves: Saves, qtbot: QtBot) -> None:
    session = Session.new(table("hunters"), saves)
    session.painter = painted
    session._resting.setInterval(30)
    steps(session, 1)
    qtbot.waitUntil(saves.picture_path(session.path).exists)
    session.close()


def test_a_picture_waits_for_the_tiles_on_it(saves: Saves, qtbot: QtBot) -> None:
    session = Session.new(table("hunters"), saves)
    asked: list[bool] = []

    def is_drawn() -> bool:
        asked.append(len(asked) > 2)
        return asked[-1]

    session.painter, session.is_drawn = painted, is_drawn
    session._resting.setInterval(5)
    steps(session, 1)
    qtbot.waitUntil(saves.picture_path(session.path).exists)
    assert asked == [False, False, False, True]
    session.close()


def test_a_game_that_is_left_keeps_its_picture_rather_than_a_sketch(saves: Saves) -> None:
    session = Session.new(table("hunters"), saves)
    session.painter, session.is_drawn = (lambda: b"a sketch"), (lambda: False)
    saves.keep_picture(session.path, painted)
    steps(session, 1)
    session.close()
    assert saves.picture_path(session.path).read_bytes() == painted()


def test_export_and_copy(saves: Saves, tmp_path: Path) -> None:
    path = saved(saves, title="Original")
    saves.keep_picture(path, painted)
    saves.export(path, tmp_path / "elsewhere.toml")
    assert (tmp_path / "elsewhere.toml").read_bytes() == path.read_bytes()
    copy = saves.duplicate(path)
    assert copy.read_bytes() == path.read_bytes()
    assert saves.picture_path(copy).exists()
    assert len(saves.list()) == 2
    with pytest.raises(FileError):
        saves.export(saves.folder / "none.toml", tmp_path / "x.toml")


def test_a_file_from_elsewhere_is_never_written_to(saves: Saves, tmp_path: Path) -> None:
    path = saved(saves, moves=6)
    outside = tmp_path / "mine.toml"
    saves.export(path, outside)
    content = outside.read_bytes()
    session = Session.load(outside, saves)
    assert session.path.parent == saves.folder
    assert not session.path.exists()
    steps(session, 2)
    session.close()
    assert outside.read_bytes() == content
    assert len(Replay(session.path).steps) == 8


def test_a_path_that_leads_nowhere_is_not_a_save(saves: Saves) -> None:
    loop = put_in_place(saves.folder / "loop.toml", "loop")
    assert not saves.holds(loop / "a.toml")
    assert not saves.holds(saves.folder / "x.toml" / "a.toml")
    assert not saves.holds(Path("x" * 300 + ".toml"))


def test_a_scenario_that_is_no_save_is_never_written_to(saves: Saves) -> None:
    path = saves.folder / "puzzle.toml"
    text = 'format = 1\nkind = "scenario"\ngame = "hunters"\n\n[goal]\naim = "most"\n'
    path.write_text(text)
    session = Session.load(path, saves)
    steps(session, 2)
    session.close()
    assert path.read_text() == text
    assert len(saves.list()) == 2


# A second start of the program.


def test_a_game_that_is_open_goes_on_in_a_copy(saves: Saves) -> None:
    session = Session.new(table("hunters"), saves)
    steps(session, 5)
    other = Session.load(session.path, Saves(saves.folder))
    assert [problem.code for problem in other.problems] == ["save-copied"]
    assert other.path != session.path
    steps(other, 3)
    assert len(Replay(session.path).steps) == 5
    assert len(Replay(other.path).steps) == 8
    for act in (saves.delete, lambda path: saves.rename(path, "x")):
        with pytest.raises(FileError) as error:
            act(session.path)
        assert error.value.problems[0].code == "save-in-use"
    session.close()
    other.close()
    again = Session.load(session.path, saves)
    assert again.path == session.path
    again.close()


HOLD = """
import sys, time
from pathlib import Path
from carcqt.play.locks import lock_of, lock_path
lock = lock_of(Path(sys.argv[1]))
print(lock is not None, flush=True)
time.sleep(60)
"""


def test_a_lock_holds_against_other_processes_and_dies_with_its_own(saves: Saves) -> None:
    path = saved(saves)
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert lock_of(path) is None
        session = Session.load(path, saves)
        assert session.path != path
        session.close()
        other.kill()
        other.wait()
    assert path.with_suffix(".lock").exists()
    session = Session.load(path, saves)
    assert session.path == path
    session.close()
    assert not path.with_suffix(".lock").exists()


def test_what_a_killed_program_left_is_swept_up(saves: Saves) -> None:
    path = saved(saves)
    half = saves.folder / f".{path.name}.0123abcd"
    half.write_text("half")
    fresh = saves.folder / f".{path.name}.4567cdef"
    fresh.write_text("half")
    picture = saves.folder / f"{path.stem}.png.abc123"
    picture.write_bytes(b"half")
    aged(half, 10_000)
    aged(picture, 10_000)
    Saves(saves.folder)
    assert not half.exists()
    assert not picture.exists()
    assert fresh.exists()


def test_files_of_others_beside_the_saves_are_not_swept_up(saves: Saves) -> None:
    names = [".vimrc.old.bak", "photo.png.backup", ".notes.toml.backup1", "poetry.lock", "a.lock"]
    for name in names:
        path = saves.folder / name
        path.write_text("mine")
        aged(path, 10_000)
    (saves.folder / "node.lock").mkdir()
    Saves(saves.folder)
    assert sorted(os.listdir(saves.folder)) == sorted([*names, "node.lock"])


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    saves = Saves(blocked / "games")
    assert list(saves.list()) == []
    session = Session.new(table("hunters"), saves)
    assert not session.is_saved
    steps(session, 2)
    assert len(session.table.moments) == 2
    session.close()


# What has changed since.


def test_a_game_whose_rules_have_changed_opens_where_it_still_holds(saves: Saves) -> None:
    path = saved(saves, moves=12)
    text = path.read_text("utf-8")
    lines = text.split("\n")
    move = next(n for n, line in enumerate(lines) if line.startswith('  "lay')) + 6
    lines[move] = '  "lay L01 40,40 0",'
    path.write_text("\n".join(lines), "utf-8")
    content = path.read_bytes()
    session = Session.load(path, saves)
    assert [problem.code for problem in session.problems] == ["save-shortened"]
    assert dict(session.problems[0].facts) == {"made": 6, "moves": 12}
    assert len(session.table.moments) == 6
    assert session.path != path
    steps(session, 2)
    session.close()
    assert path.read_bytes() == content


def test_scores_that_come_out_otherwise_are_told(saves: Saves) -> None:
    path = saved(saves, moves=12)
    text = path.read_text("utf-8")
    head, _, tail = text.partition("[expect]\nscores = [")
    path.write_text(f"{head}[expect]\nscores = [9{tail}", "utf-8")
    session = Session.load(path, saves)
    assert [problem.code for problem in session.problems] == ["save-scores"]
    assert session.path == path
    session.close()


@pytest.mark.parametrize("left", [b"", b"garbage", b"\0" * 5000, b"1\n"])
def test_a_lock_that_says_nothing_locks_nothing(saves: Saves, left: bytes) -> None:
    path = saved(saves)
    lock_path(path).write_bytes(left)
    lock = lock_of(path)
    assert lock is not None
    assert lock_of(path) is None
    lock.unlock()
    saves.delete(path)
    assert len(saves.list()) == 0


def test_a_lock_that_lost_its_text_is_still_held(saves: Saves) -> None:
    path = saved(saves)
    lock = lock_of(path)
    assert lock is not None
    lock_path(path).write_bytes(b"")
    assert lock_of(path) is None
    lock.unlock()


def test_a_pipe_among_the_saves(saves: Saves) -> None:
    path = saved(saves)
    os.mkfifo(saves.folder / "pipe.toml")
    os.mkfifo(saves.folder / "pipe.png")
    assert [save.path for save in saves.list()] == [path]
    with pytest.raises(FileError):
        saves.rename(saves.folder / "pipe.toml", "Sunday")
    with pytest.raises(FileError):
        saves.export(saves.folder / "pipe.toml", saves.folder / "new")


@pytest.mark.timeout(20)
def test_a_copy_has_no_picture_if_the_picture_is_a_device(saves: Saves) -> None:
    path = saved(saves)
    picture = saves.picture_path(path)
    picture.unlink(missing_ok=True)
    picture.symlink_to("/dev/zero")
    with disk_of(100_000):
        copy = saves.duplicate(path)
    assert not saves.picture_path(copy).exists()


def test_a_copy_has_no_part_of_a_picture_if_the_disk_is_full(saves: Saves) -> None:
    path = saved(saves)
    saves.picture_path(path).write_bytes(b"x" * 200_000)
    with disk_of(100_000):
        copy = saves.duplicate(path)
    assert copy.read_bytes() == path.read_bytes()
    assert not saves.picture_path(copy).exists()
    assert saves.picture_path(saves.duplicate(path)).stat().st_size == 200_000


def test_a_save_with_a_name_as_long_as_names_may_be(saves: Saves) -> None:
    path = saved(saves)
    long = path.rename(path.with_name("x" * 245 + ".toml"))
    session = Session.load(long, saves)
    steps(session, 1)
    assert session.problems == ()
    session.close()
    assert saves.duplicate(long).exists()


def test_only_saves_that_are_looked_at_are_read(saves: Saves) -> None:
    """Thousands of games are listed at once; what their files hold can wait."""
    paths = [saved(saves, moves=number) for number in (3, 4, 5)]
    for path, age in zip(paths, (10, 20, 30), strict=True):
        aged(path, age)
    found = saves.list()
    assert len(found) == 3
    assert found.names == [path.name for path in paths]
    for path in paths[1:]:
        path.write_text("broken meanwhile")
    assert not found[0].is_broken
    assert latest_unfinished(found) == found[0]
    assert found[1].is_broken


@pytest.mark.parametrize("game", GAMES)
def test_a_glance_at_a_save_sees_what_reading_it_does(game: str, saves: Saves) -> None:
    session = Session.new(table(game, title="Dimanche"), saves)
    play_out(session)
    session.close()
    raw = session.path.read_bytes()
    whole = parse_toml(raw)
    short, moves = _glance(raw)
    assert moves == len(whole["moves"])
    assert len(short) < len(raw) / 2
    assert parse_toml(short) | {"moves": 0, "draws": 0} == whole | {"moves": 0, "draws": 0}
    # What a person has written in another way is read as it is.
    by_hand = raw.replace(b"moves = [", b"moves  =  [")
    assert _glance(by_hand)[1] is None
    session.path.write_bytes(by_hand)
    assert saves.list()[0].moves == len(whole["moves"])


LONGEST = 100 * "é"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_save_with_the_longest_names_and_title_is_listed_and_opened(
    game: str, seats: int, saves: Saves
) -> None:
    if seats > GAMES[game].description.players[-1]:
        return
    names = tuple(f"{number}{LONGEST}"[:LONGEST_NAME] for number in range(seats))
    sitting = table(game, "p" * seats, title=LONGEST)
    named = (replace(seat, name=name) for seat, name in zip(sitting.seats, names, strict=True))
    session = Session.new(replace(sitting, seats=tuple(named)), saves)
    steps(session, 40)
    session.close()
    (found,) = saves.list()
    assert found.problems == ()
    assert (found.names, found.title, found.moves) == (names, LONGEST, 40)
    assert latest_unfinished(saves.list()) == found
    again = Session.load(found.path, saves)
    assert (again.path, again.table.setup.names) == (found.path, list(names))
    again.close()


MANY = [f"long-enough-for-a-line-{number}" for number in range(9)]
EVERY_LIST = {
    "format": 2,
    "kind": "scenario",
    "game": "hunters",
    "players": MANY,
    "draws": {"tiles": MANY, "long-name": MANY},
    "start": {"gone": MANY, "extra": {"names": MANY}},
    "moves": MANY,
    "goal": {"aim": "points", "villages": MANY, "replies": [{"seat": 1, "moves": MANY}]},
    "puzzle": {"themes": MANY, "wrong": [{"moves": MANY, "text": {"en": "x"}}]},
    "proof": {"hash": "", "value": "1", "nodes": 1, "turns": [{"moves": MANY, "value": "1"}]},
    "expect": {
        "legal": MANY,
        "illegal": MANY,
        "extra": {"names": MANY},
        "seen": [{"seat": 1, "extra": {"names": MANY}, "draws": {"tiles": MANY}}],
    },
    "table": {"aids": ["squares", "regions", "projected", "left"], "title": LONGEST},
    "village": [{"id": "a", "at": [1, 1], "species": "b"}],
    "link": [{"kind": "a", "ends": [9 * MANY[0], 9 * MANY[1]]}],
    "mission": [{"id": "m", "villages": MANY}],
    "tile": [{"id": "a", "zones": [{"id": "r", "kind": "k", "at": MANY, "to": MANY}]}],
}


def lists_of_texts(model: type[BaseModel]) -> set[str]:
    """The keys under which a file may have them, at any depth."""
    found: set[str] = set()

    def look(name: str, kind: Any) -> None:
        if get_origin(kind) is list and str in map(bare, get_args(kind)):
            found.add(name)
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            for key, field in kind.model_fields.items():
                look(key, field.annotation)
        for inner in get_args(kind):
            look(name, inner)

    def bare(kind: Any) -> Any:
        return get_args(kind)[0] if get_origin(kind) is Annotated else kind

    look("", model)
    return found


def texts_by_key(name: str, value: object) -> Iterator[tuple[str, list[str]]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from texts_by_key(name if name == "draws" else key, inner)
    elif isinstance(value, list) and value and isinstance(value[0], str):
        yield name, value
    elif isinstance(value, list):
        for inner in value:
            yield from texts_by_key(name, inner)


def test_a_glance_shortens_no_list_but_moves_and_draws() -> None:
    covered = dict(texts_by_key("", EVERY_LIST))
    assert lists_of_texts(ScenarioModel) <= set(covered)
    text = dumps(EVERY_LIST)
    # As a person writes it, each list has a line for each of its texts.
    by_hand = re.sub(r"^(\w+) = \[(.+)\]$", spread, text, flags=re.MULTILINE)
    assert "aids = [\n" in by_hand
    for raw in (text.encode(), by_hand.encode()):
        short, moves = _glance(raw)
        assert moves == len(MANY)
        found = parse_toml(short)
        assert found == EVERY_LIST | {"moves": [], "draws": {"tiles": [], "long-name": []}}


def spread(found: re.Match[str]) -> str:
    return f"{found[1]} = [\n" + "".join(f"  {one},\n" for one in found[2].split(", ")) + "]"


def test_a_save_with_moves_in_its_replies_written_over_lines_is_listed(saves: Saves) -> None:
    path = saves.folder / "by-hand.toml"
    path.write_text(
        'format = 2\nkind = "scenario"\ngame = "hunters"\n\n[goal]\naim = "points"\n\n'
        '[[goal.replies]]\nseat = 2\nmoves = [\n  "skip",\n]\n',
        "utf-8",
    )
    (found,) = saves.list()
    assert found.problems == ()
    assert found.moves == 0


def test_a_save_with_more_seats_than_players_is_broken(tmp_path: Path) -> None:
    save = listed(tmp_path, {"table": {"seats": 3 * [{"colour": 1}]}})
    (problem,) = save.problems
    assert (problem.code, problem.place) == ("seats-number", ("table seats",))


@pytest.mark.parametrize("scores", [[], [1], [1, 2, 3]])
def test_scores_of_other_seats_count_as_none(scores: list[int], tmp_path: Path) -> None:
    save = listed(tmp_path, {"expect": {"scores": scores}})
    assert (save.problems, save.scores) == ((), (0, 0))


def listed(folder: Path, more: dict[str, object]) -> SavedGame:
    data = {"format": 2, "kind": "scenario", "game": "hunters", "players": ["Ada", "Ben"]}
    (folder / "odd.toml").write_text(dumps(data | more))
    (save,) = Saves(folder).list()
    return save
