"""Files of the program's own: what is missing, what cannot be read, and what is damaged."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from carcqt.content.kept import (
    Amount,
    Count,
    DamageReport,
    Day,
    JsonForm,
    KeptFile,
    KeptReports,
    LocalPath,
    TomlForm,
    When,
    WriteReport,
    kept_reports,
    parse_json,
    read_kept,
)
from carcqt.content.toml.files import FileError
from carcqt.rules.problems import Problem
from tests.full_disk import disk_of

NUMBERS = TypeAdapter(dict[str, Count])
FORM = JsonForm(NUMBERS)
UNREADABLE = Path("/proc/self/mem")
"""A regular file that nobody can read from its beginning, not even the administrator."""


@pytest.fixture
def reports() -> KeptReports:
    kept_reports.take()
    return kept_reports


def kept(path: Path) -> KeptFile[dict[str, int]]:
    return KeptFile(path, FORM, {})


def test_a_missing_file_counts_as_empty(tmp_path: Path, reports: KeptReports) -> None:
    file = kept(tmp_path / "deep" / "numbers.json")
    assert (file.content, file.problem) == ({}, None)
    file.change(lambda now: {**now, "a": 1})
    assert kept(file.path).content == {"a": 1}
    assert reports.take() == []


def test_damaged_files_are_put_aside_under_numbered_names(
    tmp_path: Path, reports: KeptReports
) -> None:
    path = tmp_path / "numbers.json"
    for text in ("{", '{"a": -1}', '{"a": 1.5}'):
        path.write_text(text)
        file = kept(path)
        assert (file.content, file.problem, path.exists()) == ({}, None, False)
    asides = [tmp_path / f"numbers.json.damaged-{number}" for number in (1, 2, 3)]
    assert [aside.read_text() for aside in asides] == ["{", '{"a": -1}', '{"a": 1.5}']
    assert reports.take() == [DamageReport(aside, True) for aside in asides]


@pytest.mark.skipif(not UNREADABLE.exists(), reason="there is no such file here")
def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path, reports: KeptReports) -> None:
    path = tmp_path / "numbers.json"
    path.symlink_to(UNREADABLE)
    file = kept(path)
    assert file.content == {}
    assert file.problem is not None
    file.change(lambda now: {**now, "a": 1})
    assert file.content == {"a": 1}
    assert path.readlink() == UNREADABLE
    assert (reports.take(), list(tmp_path.iterdir())) == ([DamageReport(path, False)], [path])
    # Once it can be read, what was changed meanwhile is added.
    path.unlink()
    path.write_text('{"b": 2}')
    file.change(lambda now: {**now, "c": 3})
    assert kept(path).content == {"b": 2, "a": 1, "c": 3}
    assert file.problem is None


@pytest.mark.parametrize("kind", ["pipe", "folder", "loop", "device"])
def test_what_is_not_a_regular_file_is_left_alone(
    kind: str, tmp_path: Path, reports: KeptReports
) -> None:
    path = tmp_path / "numbers.json"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.symlink_to(path if kind == "loop" else "/dev/zero")
    file = kept(path)
    file.change(lambda now: {**now, "a": 1})
    assert file.problem is not None
    assert (reports.take(), list(tmp_path.iterdir())) == ([DamageReport(path, False)], [path])
    assert not path.is_file()


def test_a_file_that_another_program_writes_is_read_again(tmp_path: Path) -> None:
    one, other = kept(tmp_path / "numbers.json"), kept(tmp_path / "numbers.json")
    one.change(lambda now: {**now, "a": 1})
    other.change(lambda now: {**now, "b": 2})
    one.refresh()
    assert one.content == other.content == {"a": 1, "b": 2}


def test_what_cannot_be_written_is_written_later(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.write_text("not a folder")
    file = kept(folder / "numbers.json")
    file.change(lambda now: {**now, "a": 1})
    assert file.problem is not None
    assert file.content == {"a": 1}
    folder.unlink()
    file.change(lambda now: {**now, "b": 2})
    assert kept(file.path).content == {"a": 1, "b": 2}


def test_what_cannot_be_written_is_told_once_and_written_when_asked_again(
    tmp_path: Path, reports: KeptReports
) -> None:
    file = kept(tmp_path / "numbers.json")
    with disk_of(0):
        file.change(lambda now: {**now, "a": 1})
        file.change(lambda now: {**now, "b": 2})
        file.write_again()
    assert reports.take() == [WriteReport(file.path, Problem.at("disk-full"))]
    file.write_again()
    assert kept(file.path).content == {"a": 1, "b": 2}
    file.path.unlink()
    file.write_again()
    assert not file.path.exists()


def test_a_value_that_could_not_be_read_again_is_not_written(
    tmp_path: Path, reports: KeptReports
) -> None:
    file = kept(tmp_path / "numbers.json")
    file.change(lambda now: {**now, "a": 1})
    file.change(lambda now: {**now, "b": -1})
    assert file.problem is not None
    assert [report.path for report in reports.take()] == [file.path]
    assert kept(file.path).content == {"a": 1}
    assert reports.take() == []


def test_a_link_stays_when_its_file_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    real, link = tmp_path / "elsewhere" / "numbers.json", tmp_path / "link.json"
    real.write_text("{")
    link.symlink_to(real)
    file = kept(link)
    file.change(lambda now: {**now, "a": 1})
    assert link.is_symlink()
    assert kept(real).content == {"a": 1}
    assert (real.parent / "numbers.json.damaged-1").read_text() == "{"


def test_a_file_that_is_too_large_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.write_bytes(bytes(1001))
    assert read_kept(path, bytes, 1001) == bytes(1001)
    assert read_kept(path, bytes, 1000) is None
    assert (tmp_path / "large.damaged-1").stat().st_size == 1001


def test_reports_wait_until_they_are_taken_once() -> None:
    reports = KeptReports()
    one, other = DamageReport(Path("a"), True), DamageReport(Path("a"), False)
    for report in (one, other, one):
        reports.add(report)
    assert reports.take() == [one, other]
    reports.add(one)
    assert reports.take() == []


@pytest.mark.parametrize(
    ("model", "text"),
    [
        (Count, "-1"),
        (Count, "true"),
        (Count, "1.0"),
        (Count, 400 * "9"),
        (Count, 5000 * "9"),
        (Amount, "NaN"),
        (Amount, "Infinity"),
        (Amount, "1e999"),
        (Amount, "-1e7"),
        (Amount, "true"),
        (Amount, 400 * "9"),
        (When, '"soon"'),
        (When, "5"),
        (When, '"0001-01-01T00:00:00+14:00"'),
        (When, '"9999-12-31T23:59:59-12:00"'),
        (When, '"9998-01-01T00:00:00"'),
        (Day, '"0001-01-01"'),
        (Day, "0"),
    ],
)
def test_numbers_and_dates_that_cannot_be_are_refused(model: Any, text: str) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(model).validate_json(text)


def test_a_moment_with_a_time_zone_is_one_by_the_clock_here() -> None:
    found = TypeAdapter(When).validate_json('"2026-03-01T12:00:00+00:00"')
    there = datetime(2026, 3, 1, 12, tzinfo=UTC)
    assert found.tzinfo is None
    assert found.astimezone(UTC) == there


def test_a_path_may_have_letters_that_are_none() -> None:
    paths = TypeAdapter(list[LocalPath])
    assert paths.validate_python(parse_json(r'["a\udcff", "", null]')) == [
        Path("a\udcff"),
        None,
        None,
    ]
    for bad in (r'["\u0000"]', "[5]", f'["{6000 * "x"}"]'):
        with pytest.raises(ValidationError):
            paths.validate_python(parse_json(bad))


@pytest.mark.parametrize("text", ["", "{", 5000 * "[", 5000 * "9", b"\xff"])
def test_json_that_is_none_raises_one_error(text: str | bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        parse_json(text)


def test_toml_is_read_by_a_model_too() -> None:
    form = TomlForm(NUMBERS)
    assert form.read(form.write({"a": 1}).encode()) == {"a": 1}
    for bad in (b"a = -1", b"a = nan", b"a = " + 5000 * b"[", b"\xff", b"a = 0x" + 5000 * b"f"):
        with pytest.raises((ValueError, FileError)):
            form.read(bad)
