"""Keeps i18n/*.ts complete: `python -m tools.translations` brings them up to date with the texts in
the code, `--check` only says what is missing or wrong."""

from __future__ import annotations

import argparse
import ast
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from carcqt.content.languages import ENGLISH, LANGUAGES, Language

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGES: Final = ("carcqt", "editor")
FORMS: Final = 2
"""Both languages have a singular and a plural."""
_AGREEMENT: Final = {
    f"{{{place}}}"
    for language in LANGUAGES
    for gender in language.grammar.genders
    for place, _ in gender.agreement
}
"""Placeholders for what agrees with a noun, which not every language needs."""
_PLACEHOLDER: Final = re.compile(r"\{\w*\}|%\(\w+\)\w|%\w")


@dataclass(frozen=True, order=True)
class Text:
    """A text of the code and the class that it stands in."""

    context: str
    source: str
    counts: bool
    """Whether it speaks of a number."""

    def __str__(self) -> str:
        return f"{self.context}: “{self.source}”"


@dataclass(frozen=True)
class Message:
    """A text with its translation, in each form that it has."""

    text: Text
    forms: tuple[str, ...]
    finished: bool


def file_of(language: Language) -> str:
    """Return the path of the language's texts in the project."""
    return f"i18n/carcqt_{language.code}.ts"


def update(root: Path = ROOT, folder: Path | None = None) -> None:
    """Takes the texts of the code into the folder’s .ts files, and drops those that are gone."""
    folder = folder or root
    lupdate = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))
    if lupdate is None:
        sys.exit("pyside6-lupdate is not installed; run `python3 dev.py check` once to set it up.")
    sources = [str(path.relative_to(root)) for path in _sources(root)]
    # Told no language, lupdate guesses one from any part of the path.
    for language in LANGUAGES:
        file = folder / file_of(language)
        file.parent.mkdir(exist_ok=True)
        options = ["-silent", "-no-obsolete", "-locations", "none"]
        options += ["-target-language", language.locale]
        if language is ENGLISH:
            # The language of the code: only texts with a number need a translation.
            options.append("-pluralonly")
        command = [lupdate, *options, *sources, "-ts", str(file)]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"pyside6-lupdate failed: {done.stderr.strip()}")


def problems(root: Path = ROOT) -> list[str]:
    """Everything that keeps the translations from being complete."""
    found: list[str] = []
    texts: set[Text] = set()
    for path in _sources(root):
        for line, text in _texts(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(text, Text):
                texts.add(text)
            else:
                found.append(f"{path.relative_to(root)}:{line}: {text}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(root / "i18n", folder / "i18n")
        update(root, folder)
        for language in LANGUAGES:
            file = file_of(language)
            have, want = _read(root / file), _read(folder / file)
            in_code = {text for text in texts if text.counts or language is not ENGLISH}
            found += [f"{file}: {about}" for about in _differences(have, want, in_code)]
            found += [f"{file}: {about}" for about in _faults(have)]
    return found


def _sources(root: Path) -> list[Path]:
    return [path for package in PACKAGES for path in sorted((root / package).rglob("*.py"))]


def _texts(tree: ast.AST, context: str = "") -> Iterator[tuple[int, Text | str]]:
    """The texts given to `tr`, or what is wrong with the call, each with its line."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from _texts(node, node.name)
            continue
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".tr"):
            yield node.lineno, _text(node, context)
        yield from _texts(node, context)


def _text(call: ast.Call, context: str) -> Text | str:
    if ast.unparse(call.func) != "self.tr" or not context:
        return "call tr on self, in the class that the text belongs to"
    if call.keywords:
        return "give tr its arguments by position; lupdate loses keywords"
    match call.args:
        case [ast.Constant(str(source)), *rest] if len(rest) <= 2:
            return Text(context, source, len(rest) == 2)
    return "give tr a text as it is, not one that is put together"


def _read(path: Path) -> list[Message]:
    """The messages of a .ts file; one that does not exist has none."""
    if not path.exists():
        return []
    messages = []
    for context in ElementTree.parse(path).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            counts = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")]
            text = Text(context.findtext("name", ""), message.findtext("source", ""), counts)
            finished = translation.get("type") is None
            messages.append(Message(text, tuple(forms or [translation.text or ""]), finished))
    return messages


def _differences(have: list[Message], want: list[Message], in_code: set[Text]) -> Iterator[str]:
    """What the file and the code do not have in common."""
    there, asked = ({message.text for message in messages} for messages in (have, want))
    for text in sorted(asked - there):
        yield f"{text} is not in the file; run `python -m tools.translations`"
    for text in sorted(there - asked):
        yield f"{text} is no longer in the code; run `python -m tools.translations`"
    for text in sorted(in_code - asked):
        yield f"{text} is not seen by lupdate; do not call tr inside an f-string"
    for text in sorted(asked - in_code):
        yield f"{text} is seen by lupdate, but no call of tr gives it"


def _faults(messages: list[Message]) -> Iterator[str]:
    for message in messages:
        if not message.finished or not all(message.forms):
            yield f"{message.text} is not translated"
        elif message.text.counts and len(message.forms) != FORMS:
            yield f"{message.text} needs a singular and a plural"
        for form in message.forms:
            wanted, found = (
                set(_PLACEHOLDER.findall(t)) - _AGREEMENT for t in (message.text.source, form)
            )
            # A singular may say its number in words: “avance d’une case”.
            is_singular = len(message.forms) == FORMS and form is message.forms[0]
            different = (wanted ^ found) - ({"%n"} if is_singular else set())
            if form and different:
                listed = ", ".join(sorted(different))
                yield f"{message.text} and “{form}” differ in {listed}"


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing")
    if not parser.parse_args(arguments).check:
        update(root)
    found = problems(root)
    print("\n".join(found) if found else "All texts are translated.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
