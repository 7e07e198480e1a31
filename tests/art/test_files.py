"""Pictures and pages as files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPdfWriter

from carcqt.art.brush.sprites import blank
from carcqt.art.files import output_device, painting, write_picture
from carcqt.content.toml.files import FileError

pytestmark = pytest.mark.usefixtures("qapp")


def test_nothing_lies_beside_a_file_while_its_pages_are_painted(tmp_path: Path) -> None:
    """So that a program that is killed then leaves nothing behind."""
    path = tmp_path / "pages.pdf"
    path.write_text("old")
    with output_device(path) as device:
        writer = QPdfWriter(device)
        with painting(writer) as p:
            p.drawText(100, 100, "A page")
            assert [found.name for found in tmp_path.iterdir()] == ["pages.pdf"]
            assert path.read_text() == "old"
    assert path.read_bytes().startswith(b"%PDF")
    assert path.read_bytes().rstrip().endswith(b"%%EOF")


def paint_badly(path: Path) -> None:
    with output_device(path) as device:
        writer = QPdfWriter(device)
        with painting(writer):
            raise ZeroDivisionError


def test_an_error_while_pages_are_painted_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "pages.pdf"
    path.write_text("old")
    with pytest.raises(ZeroDivisionError):
        paint_badly(path)
    assert path.read_text() == "old"
    assert [found.name for found in tmp_path.iterdir()] == ["pages.pdf"]


def test_a_painter_is_ended_before_its_image_goes() -> None:
    image = blank(20, 20)
    with pytest.raises(ZeroDivisionError), painting(image):
        raise ZeroDivisionError
    assert not image.paintingActive()


@pytest.mark.parametrize(
    ("name", "begins"), [("a.png", b"\x89PNG"), ("a.JPG", b"\xff\xd8"), ("a.b c", b"\x89PNG")]
)
def test_the_ending_names_the_format_of_a_picture(name: str, begins: bytes, tmp_path: Path) -> None:
    write_picture(tmp_path / name, blank(20, 20))
    assert (tmp_path / name).read_bytes().startswith(begins)


def test_a_picture_that_is_none_replaces_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_text("old")
    with pytest.raises(FileError):
        write_picture(tmp_path / "a.png", QImage())
    assert (tmp_path / "a.png").read_text() == "old"


def test_a_folder_that_is_missing_is_told_before_anything_is_painted(tmp_path: Path) -> None:
    with pytest.raises(FileError) as error, output_device(tmp_path / "gone" / "a.pdf"):
        pytest.fail("painted in vain")
    assert error.value.problems[0].code == "folder-missing"
