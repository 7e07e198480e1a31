"""Every problem has a sentence, made of the facts that come with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from carcqt.content.languages import CODES
from carcqt.rules.games import GAMES
from carcqt.rules.problems import Problem
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import catalogue
from tests.support import ROOT
from tests.words.codes import Code, Named

WORDS = {language: ProblemWords(catalogue(language)) for language in CODES}


@pytest.fixture(scope="module")
def code() -> Code:
    return Code(
        "carcqt/rules", "carcqt/content", "carcqt/play", "carcqt/app", "carcqt/cli", "editor"
    )


def example(named: Named) -> Problem:
    """Such a problem, with just those facts."""
    facts = {fact: 7 if fact == "limit" else fact.upper() for fact in named.facts}
    if named.code == "value-type":
        facts["wanted"] = "number"
    return Problem.at(named.code, **facts)


RESULTS = {"expect-other", "expect-illegal", "expect-legal"}
"""Codes that report a result of a scenario, which the reader may want to keep."""


@pytest.mark.parametrize("language", CODES)
def test_an_error_says_what_is_wrong_and_then_what_to_do(language: str, code: Code) -> None:
    words = WORDS[language]
    sentences = {
        named.code: words.sentence(example(named))
        for named in code.named()
        if named.code not in RESULTS
    }
    short = {
        name: text
        for name, text in sentences.items()
        if not re.search(r"[.!?] (?=\w|«|“)", text) or "\N{NARROW NO-BREAK SPACE};" in text
    }
    assert short == {}


@pytest.mark.parametrize("language", CODES)
def test_an_error_of_the_command_line_says_what_to_do(language: str) -> None:
    """Such errors begin with the option that they are about."""
    tree = ElementTree.parse(ROOT / "i18n" / "carcqt_fr.ts")
    translate = catalogue(language)
    errors = [
        translate(context.findtext("name", ""), source, 2)
        for context in tree.iter("context")
        for message in context.iter("message")
        if (source := message.findtext("source", "")).startswith("-")
    ]
    assert len(errors) > 12
    assert [text for text in errors if not re.search(r"\. \w.*[^.]$|\. \w.*\.$", text)] == []


def test_the_codes_are_found(code: Code) -> None:
    found = {named.code: named.facts for named in code.named()}
    assert len(found) > 90
    assert "lay-clash" in found  # returned by a function
    assert found["kind-other"] == {"found", "wanted"}  # one of two, by a condition
    assert found["point-unknown-wide"] == {"point"}
    assert found["value-small"] == {"limit"}  # in a pair with its facts
    assert found["supply-count"] == {"piece", "left", "standing", "most"}  # facts in a dict
    assert "file-unwritable" in found


def faults(named: Named) -> Iterator[str]:
    english, french = (WORDS[language].sentence(example(named)) for language in ("en", "fr"))
    for sentence in (english, french):
        if sentence == named.code:
            yield "it has no sentence"
        if not sentence.endswith("."):
            yield f"no full stop: {sentence}"
        if any(left in sentence for left in ("{", "}", "%", "(s)")):
            yield f"not filled in: {sentence}"
    if english == french:
        yield f"the same in both languages: {english}"
    if not (english[0].isupper() or english[0] in "“0123456789"):
        yield f"no capital: {english}"


def test_every_code_has_a_sentence_of_the_facts_it_gives(code: Code) -> None:
    found = {named: [*faults(named)] for named in code.named()}
    assert {named: wrong for named, wrong in found.items() if wrong} == {}


def test_a_code_without_a_sentence_would_be_seen() -> None:
    assert "it has no sentence" in faults(Named("brand-new", frozenset(), "here"))


@pytest.mark.parametrize("language", CODES)
def test_every_type_and_phase_that_is_spoken_of_has_its_own_sentence(
    language: str, code: Code
) -> None:
    words = WORDS[language]
    types = code.first_arguments("_typed")
    assert types == {"text", "number", "true-false", "list", "table"}
    sentences = [words.sentence(Problem.at("value-type", wanted=wanted)) for wanted in types]
    assert len({*sentences}) == len(types)
    assert "value-type" not in sentences
    general = words.sentence(Problem.at("move-phase", move="pass", phase="dance"))
    assert "dance" in general
    for rules in GAMES.values():
        for phase in getattr(rules, "phases", ()):
            sentence = words.sentence(Problem.at("move-phase", move="pass", phase=phase))
            assert sentence != general.replace("dance", phase)


def test_sentences_say_what_is_wrong_and_what_would_be_right() -> None:
    known = Problem.at("terrain-unknown", "tile L07", "zone r0", "kind", kind="sea", known="a, b")
    assert WORDS["en"].sentence(known) == "There is no terrain “sea”. Choose one of: a, b."
    assert WORDS["fr"].sentence(known) == (
        "Le terrain «\N{NO-BREAK SPACE}sea\N{NO-BREAK SPACE}» n’existe pas. "
        "Choisissez parmi\N{NO-BREAK SPACE}: a, b."
    )
    option = Problem.at("option-unknown", "options", key="x", known="")
    assert WORDS["en"].sentence(option).endswith("choose one of: none.")
    choice = Problem.at("value-choice", wanted="'own', 'sourced' or 'inferred'")
    assert (
        WORDS["en"].sentence(choice)
        == "This value is not allowed here. Write one of: own, sourced, inferred."
    )


@pytest.mark.parametrize(
    ("limit", "english", "french"),
    [(1, "1 character", "1 caractère"), (2, "2 characters", "2 caractères.")],
)
def test_sentences_that_count(limit: int, english: str, french: str) -> None:
    problem = Problem.at("text-long", "title", "en", limit=limit)
    assert english in WORDS["en"].sentence(problem)
    assert french in WORDS["fr"].sentence(problem)


def test_an_unknown_code_stands_for_itself() -> None:
    assert WORDS["fr"].sentence(Problem.at("brand-new", "at", move="{x}")) == "brand-new"


@pytest.mark.parametrize(
    ("part", "english", "french"),
    [
        ("tile L07", "tile L07", "tuile L07"),
        ("tile L07 at 1,0", "tile L07 at 1,0", "tuile L07 en 1,0"),
        ("tile 3", "tile 3", "tuile 3"),
        ("zone r0", "zone r0", "zone r0"),
        ("line 3, column 4", "line 3, column 4", "ligne 3, colonne 4"),
        ("line 3", "line 3", "ligne 3"),
        ("move 12", "move 12", "coup 12"),
        ("seat 2", "seat 2", "place 2"),
        ("side N", "side N", "côté N"),
        ("side 1,0 N", "side 1,0 N", "côté 1,0 N"),
        ("piece at 1,0 f0", "piece at 1,0 f0", "pièce en 1,0 f0"),
        ("piece 2", "piece 2", "pièce 2"),
        ("pile land", "pile land", "pioche land"),
        ("end of the file", "end of the file", "fin du fichier"),
        ("expect scores", "scores in expect", "scores dans expect"),
        ("options x", "x in options", "x dans options"),
        ("start to_move", "to_move in start", "to_move dans start"),
        ("goal seat", "seat in goal", "seat dans goal"),
        ("at", "at", "at"),
        ("count", "count", "count"),
        ("players", "players", "players"),
        ("mine.toml", "mine.toml", "mine.toml"),
    ],
)
def test_places(part: str, english: str, french: str) -> None:
    assert WORDS["en"].place(Problem.at("x", part)) == english
    assert WORDS["fr"].place(Problem.at("x", part)) == french


def test_lines() -> None:
    problem = Problem.at("to-twice", "tile L07", "zone r0", "to")
    sentence = "A zone is named more than once. Name each only once."
    assert WORDS["en"].line("my.toml", problem) == f"my.toml: tile L07, zone r0, to: {sentence}"
    assert WORDS["en"].line("my.toml", Problem.at("to-twice")) == f"my.toml: {sentence}"
    start = "my.toml\N{NO-BREAK SPACE}: tuile L07, zone r0, to\N{NO-BREAK SPACE}: "
    assert WORDS["fr"].line("my.toml", problem).startswith(start)


def test_nothing_in_a_file_disturbs_the_terminal() -> None:
    wild = "\x1b[2J\u202e{move}\n" + 10_000 * "x"
    line = WORDS["en"].line(wild, Problem.at("key-unknown", f"tile {wild}", wild, key=wild))
    assert line.isprintable()
    assert "{move}" in line
    assert len(line) < 2000
