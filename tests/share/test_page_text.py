"""The text of a page: inert whatever a file holds, and complete in itself."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from carcqt.content.decks import DeckFile
from carcqt.content.languages import CODES
from carcqt.content.materials import MaterialFile
from carcqt.content.open import open_file
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError, read_toml
from carcqt.share.maker import PageOptions
from carcqt.share.making import make_page
from tests.share.pages import FILES, ROOT, Markup, data_of, puzzle_path

EVIL = "</script><img src=x onerror=alert(1)>&quot;'\"<!--@DATA@"


def planted(value: Any) -> Any:
    """Return a value of a file with markup in every text that is for people."""
    match value:
        case dict() if value and set(value) <= set(CODES):
            return dict.fromkeys(value, EVIL)
        case dict():
            return {key: planted(inner) for key, inner in value.items()}
        case list():
            return [planted(inner) for inner in value]
    return value


def evil_game() -> Scenario:
    data = read_toml(FILES / "format-1-hunters.toml")
    data = {**planted(data), "moves": data["moves"][:8], "players": [EVIL] * 3}
    data.pop("expect", None)
    data["title"] = dict.fromkeys(CODES, EVIL)
    return Scenario.from_data(data)


def evil_puzzle() -> Scenario:
    data = planted(read_toml(puzzle_path("hunters", "two-against-one")))
    data["players"] = [EVIL] * len(data["players"])
    return Scenario.from_data(data)


def evil_deck() -> DeckFile:
    data = planted(read_toml(ROOT / "resources" / "decks" / "hunters.toml"))
    return DeckFile.from_data({**data, "tile": data["tile"][:6]})


PLAIN: dict[str, Callable[[], MaterialFile | Scenario]] = {
    "replay": lambda: Scenario.from_data(
        {
            **{
                key: value
                for key, value in read_toml(FILES / "format-1-hunters.toml").items()
                if key != "expect"
            },
            "moves": read_toml(FILES / "format-1-hunters.toml")["moves"][:8],
        }
    ),
    "puzzle": lambda: open_file(puzzle_path("hunters", "two-against-one")),
    "deck": lambda: open_file(ROOT / "resources" / "decks" / "hunters.toml"),
}
EVILS: dict[str, Callable[[], MaterialFile | Scenario]] = {
    "replay": evil_game,
    "puzzle": evil_puzzle,
    "deck": evil_deck,
}


@pytest.mark.parametrize("kind", PLAIN)
def test_markup_in_every_field_is_inert(kind: str) -> None:
    plain = make_page(PLAIN[kind](), "file", PageOptions())
    evil = make_page(EVILS[kind](), EVIL, PageOptions())
    assert Markup(evil).shape() == Markup(plain).shape()
    assert any(EVIL in text for row in data_of(evil)["texts"] for text in row)


@pytest.mark.parametrize("kind", PLAIN)
def test_policy_allows_only_own_style_and_script(kind: str) -> None:
    text = make_page(PLAIN[kind](), "file", PageOptions())
    found = re.search(r'Content-Security-Policy" content="([^"]+)"', text)
    assert found is not None
    policy = found[1].replace("&#x27;", "'")
    style = re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
    script = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    assert policy.split("; ") == [
        "default-src 'none'",
        "img-src data:",
        f"style-src '{digest(*style)}'",
        f"script-src '{digest(*script)}'",
        "base-uri 'none'",
        "form-action 'none'",
    ]


def digest(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


@pytest.mark.parametrize("kind", PLAIN)
def test_page_loads_nothing(kind: str) -> None:
    text = make_page(PLAIN[kind](), "file", PageOptions())
    for tag, attributes in Markup(text).elements:
        for name in ("src", "href", "srcset", "data", "action", "style"):
            address = attributes.get(name)
            assert address is None or address.startswith("#"), (tag, attributes)
    assert "@import" not in text
    assert "url(http" not in text
    assert all(one.startswith("data:image/webp;base64,") for one in data_of(text)["pictures"])


def test_script_never_sets_markup() -> None:
    for path in (ROOT / "resources" / "page").glob("*.js"):
        for word in ("innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval("):
            assert word not in path.read_text("utf-8"), path


@pytest.mark.parametrize("kind", PLAIN)
def test_every_text_is_there_in_every_language(kind: str) -> None:
    data = data_of(make_page(PLAIN[kind](), "file", PageOptions()))
    assert [one["code"] for one in data["languages"]] == [*CODES]
    assert all(len(row) == len(CODES) for row in data["texts"])
    for key, number in data["says"].items():
        assert all(data["texts"][number]), key


@pytest.mark.parametrize("kind", PLAIN)
def test_script_asks_for_no_text_that_is_missing(kind: str) -> None:
    parts = {"replay": ["replay"], "puzzle": ["puzzleview"], "deck": ["deck"]}[kind]
    said = data_of(make_page(PLAIN[kind](), "file", PageOptions()))["says"]
    for name in (*parts, "main", "board", "dom"):
        text = (ROOT / "resources" / "page" / f"{name}.js").read_text("utf-8")
        asked = set(re.findall(r'say\("(\w+)"', text))
        assert asked <= set(said), name


def test_same_file_makes_the_same_page() -> None:
    found = open_file(puzzle_path("hunters", "two-against-one"))
    assert make_page(found, "file", PageOptions()) == make_page(found, "file", PageOptions())


def test_language_of_page_is_that_of_its_maker() -> None:
    found = open_file(puzzle_path("hunters", "two-against-one"))
    for code in CODES:
        text = make_page(found, "file", PageOptions(language=code))
        assert f'<html lang="{code}">' in text
        assert CODES[data_of(text)["language"]] == code


def test_map_is_refused() -> None:
    with pytest.raises(FileError) as raised:
        make_page(open_file(ROOT / "resources/maps/expedition.toml"), "map", PageOptions())
    assert raised.value.problems[0].code == "share-map"


SIZES = [
    (puzzle_path("hunters", "round-the-back"), 500_000),
    (puzzle_path("goldrush", "above-the-town"), 500_000),
    (puzzle_path("amazon", "two-strokes"), 500_000),
    (puzzle_path("expedition", "three-plagues"), 500_000),
]


@pytest.mark.parametrize(("path", "most"), SIZES, ids=[path.stem for path, _ in SIZES])
def test_puzzle_page_is_small(path: Path, most: int) -> None:
    text = make_page(open_file(path), path.stem, PageOptions())
    assert len(text.encode()) < most


@pytest.mark.long
def test_page_of_whole_game_is_small() -> None:
    path = FILES / "format-1-hunters.toml"
    text = make_page(open_file(path), path.stem, PageOptions())
    assert len(text.encode()) < 2_000_000


def test_packages_keep_what_writes_webp() -> None:
    spec = (ROOT / "packaging" / "carcqt.spec").read_text("utf-8")
    assert "imageformats/libqtga" in spec
    assert "libqwebp" not in spec
