"""The check of the translations turns red for whatever makes them incomplete."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.support import ROOT
from tools.translations import main, problems, update

CODE = """
class Greeting:
    def hello(self) -> str:
        return self.tr("Hello {name}").format(name=self.name)

    def apples(self, n: int) -> str:
        return self.tr("%n apple(s)", "", n)
"""
FRENCH = {
    "Hello {name}": "Bonjour {name}",
    "%n apple(s)": ("%n pomme", "%n pommes"),
}
ENGLISH = {"%n apple(s)": ("%n apple", "%n apples")}


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small project, completely translated."""
    folder = tmp_path_factory.mktemp("path_an_other_language")  # where lupdate could read one
    (folder / "carcqt").mkdir()
    (folder / "carcqt" / "greeting.py").write_text(CODE, encoding="utf-8")
    update(folder)
    for file, texts in (("carcqt_en.ts", ENGLISH), ("carcqt_fr.ts", FRENCH)):
        path = folder / "i18n" / file
        content = path.read_text(encoding="utf-8")
        for source, translation in texts.items():
            forms = [translation] if isinstance(translation, str) else translation
            head, text, tail = content.partition(f"<source>{source}</source>")
            tail = tail.replace(' type="unfinished"', "", 1)
            for form in forms:
                empty = "<translation></translation>"
                if isinstance(translation, tuple):
                    empty = "<numerusform></numerusform>"
                tail = tail.replace(empty, empty.replace("><", f">{form}<"), 1)
            content = head + text + tail
        path.write_text(content, encoding="utf-8")
    assert problems(folder) == []
    return folder


@pytest.fixture
def project(model: Path, tmp_path: Path) -> Path:
    """A copy that may be broken."""
    shutil.copytree(model, tmp_path, dirs_exist_ok=True)
    return tmp_path


def edit(project: Path, file: str, old: str, new: str) -> list[str]:
    """The problems after a change to a file that broke it on purpose."""
    path = project / file
    content = path.read_text(encoding="utf-8")
    assert old in content
    path.write_text(content.replace(old, new, 1), encoding="utf-8")
    return problems(project)


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        pytest.param(
            "carcqt/greeting.py",
            "def apples",
            'def bye(self) -> str:\n        return self.tr("Bye")\n\n    def apples',
            ["i18n/carcqt_fr.ts: Greeting: “Bye” is not in the file"],
            id="a text is added",
        ),
        pytest.param(
            "carcqt/greeting.py",
            'self.tr("Hello {name}")',
            '"Hello {name}"',
            ["i18n/carcqt_fr.ts: Greeting: “Hello {name}” is no longer in the code"],
            id="a text is removed",
        ),
        pytest.param(
            "carcqt/greeting.py",
            "class Greeting",
            "class Welcome",
            [
                "i18n/carcqt_en.ts: Welcome: “%n apple(s)” is not in the file",
                "i18n/carcqt_en.ts: Greeting: “%n apple(s)” is no longer in the code",
                "i18n/carcqt_fr.ts: Welcome: “%n apple(s)” is not in the file",
                "i18n/carcqt_fr.ts: Welcome: “Hello {name}” is not in the file",
                "i18n/carcqt_fr.ts: Greeting: “%n apple(s)” is no longer in the code",
                "i18n/carcqt_fr.ts: Greeting: “Hello {name}” is no longer in the code",
            ],
            id="a class is renamed",
        ),
        pytest.param(
            "carcqt/greeting.py",
            '"", n)',
            "n=n)",
            [
                "carcqt/greeting.py:7: give tr its arguments by position",
                "i18n/carcqt_en.ts: Greeting: “%n apple(s)” is no longer in the code",
                "i18n/carcqt_fr.ts: Greeting: “%n apple(s)” is not in the file",
                "i18n/carcqt_fr.ts: Greeting: “%n apple(s)” is no longer in the code",
                "i18n/carcqt_fr.ts: Greeting: “%n apple(s)” is seen by lupdate, but no call",
            ],
            id="a plural by keyword, which lupdate loses",
        ),
        pytest.param(
            "carcqt/greeting.py",
            'return self.tr("Hello {name}")',
            "return f\"{self.tr('Hello {name}')}\"",
            [
                "i18n/carcqt_fr.ts: Greeting: “Hello {name}” is no longer in the code",
                "i18n/carcqt_fr.ts: Greeting: “Hello {name}” is not seen by lupdate",
            ],
            id="inside an f-string, where lupdate does not look",
        ),
        pytest.param(
            "carcqt/greeting.py",
            'self.tr("Hello {name}")',
            'self.tr("Hello " + self.name)',
            [
                "carcqt/greeting.py:4: give tr a text as it is",
                "i18n/carcqt_fr.ts: Greeting: “Hello {name}” is no longer in the code",
            ],
            id="a text that is put together",
        ),
        pytest.param(
            "carcqt/greeting.py",
            'self.tr("Hello {name}")',
            'self.friend.tr("Hello {name}")',
            ["carcqt/greeting.py:4: call tr on self"],
            id="a text in the name of another class",
        ),
        pytest.param(
            "i18n/carcqt_fr.ts",
            "<translation>Bonjour {name}",
            '<translation type="unfinished">Bonjour {name}',
            ["i18n/carcqt_fr.ts: Greeting: “Hello {name}” is not translated"],
            id="French is unfinished",
        ),
        pytest.param(
            "i18n/carcqt_fr.ts",
            "Bonjour {name}",
            "",
            ["i18n/carcqt_fr.ts: Greeting: “Hello {name}” is not translated"],
            id="French is empty",
        ),
        pytest.param(
            "i18n/carcqt_fr.ts",
            "<numerusform>%n pommes</numerusform>",
            "",
            ["i18n/carcqt_fr.ts: Greeting: “%n apple(s)” needs a singular and a plural"],
            id="a French plural is missing",
        ),
        pytest.param(
            "i18n/carcqt_en.ts",
            "%n apples",
            "",
            ["i18n/carcqt_en.ts: Greeting: “%n apple(s)” is not translated"],
            id="an English plural is missing",
        ),
        pytest.param(
            "i18n/carcqt_fr.ts",
            "Bonjour {name}",
            "Salut {x}",
            ["i18n/carcqt_fr.ts: Greeting: “Hello {name}” and “Salut {x}” differ in {name}, {x}"],
            id="a placeholder differs",
        ),
        pytest.param(
            "i18n/carcqt_fr.ts",
            "%n pommes",
            "des pommes",
            ["i18n/carcqt_fr.ts: Greeting: “%n apple(s)” and “des pommes” differ in %n"],
            id="a number is lost",
        ),
    ],
)
def test_what_is_broken_is_named(
    project: Path, file: str, old: str, new: str, complaint: list[str]
) -> None:
    found = edit(project, file, old, new)
    for wanted in complaint:
        assert any(line.startswith(wanted) for line in found), found


def test_an_update_keeps_what_is_translated_and_tells_what_is_not(project: Path) -> None:
    edit(project, "carcqt/greeting.py", "Hello {name}", "Good day {name}")
    update(project)
    assert problems(project) == ["i18n/carcqt_fr.ts: Greeting: “Good day {name}” is not translated"]
    french = (project / "i18n" / "carcqt_fr.ts").read_text(encoding="utf-8")
    assert "%n pommes" in french
    assert "Hello" not in french


def test_the_command(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    french = project / "i18n" / "carcqt_fr.ts"
    before = french.read_bytes()
    assert main(["--check"], project) == 0
    assert capsys.readouterr().out == "All texts are translated.\n"
    edit(project, "carcqt/greeting.py", "Hello", "Good day,")
    assert main(["--check"], project) == 1
    assert "“Good day, {name}” is not in the file" in capsys.readouterr().out
    assert french.read_bytes() == before
    assert main([], project) == 1
    assert "“Good day, {name}” is not translated" in capsys.readouterr().out
    assert french.read_bytes() != before


def test_a_missing_file_is_told(project: Path) -> None:
    (project / "i18n" / "carcqt_en.ts").unlink()
    assert problems(project)[0].startswith("i18n/carcqt_en.ts: Greeting: “%n apple(s)” is not in")


@pytest.mark.long
def test_a_damaged_copy_of_the_real_translations(tmp_path: Path) -> None:
    for folder in ("carcqt", "i18n"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    before = problems(tmp_path)
    after = edit(tmp_path, "i18n/carcqt_fr.ts", "Ne rien placer.", "")
    assert {*after} - {*before} == {
        "i18n/carcqt_fr.ts: MoveWords: “Place nothing.” is not translated"
    }
