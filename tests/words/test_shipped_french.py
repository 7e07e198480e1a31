"""All French that the program ships: its words, spaces and elisions, in whatever file it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

import pytest

from carcqt.content.toml.files import parse_toml
from tests.support import ROOT

SHIPPED: Final = ("i18n", "packaging", "resources", "scenarios")
"""The folders whose texts people read."""


class ShippedText(NamedTuple):
    place: str
    """The file, and the class in a file of translations."""
    text: str


ABANDONED: Final = {
    r"(?<!in)achev(?!ement de la)\w*": "terminé",
    r"non terminée?s?": "inachevé",
    r"dévor\w*": "mange",
    r"calques?": "repères",
    r"relectures?": "revoir",
    r"fant[oô]mes?": "silhouette",
    r"cow-boys?": "cowboy",
    r"aiguillages?": "bifurcation",
    r"voies? ferrées?": "chemin de fer",
    r"incendies?": "feu de forêt",
    r"tuiles? doubles?": "double tuile",
    r"confluences?": "confluent",
    r"hordes?": "troupeau de chevaux",
    r"page d’ouverture|première page|page de départ": "accueil",
    r"mises? en place": "position de départ",
    r"joueurs? ordis?|ordis|joueurs ordinateurs?": "l’ordinateur",
    r"primes?": "bonus",
    r"revenus?": "gains",
    r"régions?": "zone",
    r"sections?": "portion ou tronçon",
    r"gestes?": "coup ou trait",
    r"pions?": "pièce",
    r"espaces?": "case du fleuve",
    r"(?:un|deux|trois|quatre|\d+) pas": "case",
    r"évaluations?": "décompte",
    r"majoritaires?": "majorité",
    r"en poche": "réserve",
    r"marqu\w+ pour": "marquer n points",
    r"jetons? de mine": "jeton mine",
    r"(?-i:jetons? Mine)": "jeton mine",
    r"(?:dress|mett?)\w* (?:la|sa|votre|leur|une) tente": "planter la tente",
    r"réseaux?(?! fluvia)": "réseau fluvial",
    r"enlev\w+": "retirer",
    r"routes?": "chemin ou liaison",
    r"sentiers?": "chemin",
    r"voleurs?": "vol",
    r"espèces? la plus nombreuse": "plus grande collection",
    r"petit nombre": "numéro de départage",
    r"dès lors": "(le temps du verbe suffit)",
    r"à soi": "vous",
    r"tu|toi|ton|ta|tes": "vous",
}
"""Words that the terminology has given up, and what it says instead."""

OF_EXPEDITION: Final = {
    r"camps?": "campement",
    r"crocodiles": "crocodile",
    r"(?:au|du|ce|un|premier|second|dernier) tours? (?:sur|suivant)": "manche",
    r"(?:bâti|construi|install)\w*": "établir un campement",
}
"""Words of the other games, or given up, in texts of the expedition."""

OF_WINDOWS: Final = {r"chercher": "rechercher"}
"""Words given up for buttons and keys."""

ALLOWED: Final = {
    "Espace": "the key",
    "en route": "on the way",
    "à peine revenu": "a piece that has returned",
    "aussitôt revenu": "a piece that has returned",
    "Résultat ou section": "a section of a guide",
    "section précédente ou suivante": "a section of a guide",
    "Un singe voleur": "the title of an example, a play of words",
}
"""Where such a word means something else, and what."""


def french_texts(folder: Path) -> Iterator[ShippedText]:
    """Yield the French texts of all files below the folder."""
    for path in sorted(folder.rglob("*")):
        place = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else path.name
        if path.suffix == ".toml":
            yield from (ShippedText(place, text) for text in _french(parse_toml(path.read_bytes())))
        elif path.suffix == ".md" and path.parent.name == "fr":
            # Links to figures and other guides are no text.
            text = re.sub(r"(?<=\])\([^)]*\)", "", path.read_text("utf-8"))
            yield from (ShippedText(place, line) for line in text.splitlines())
        elif path.suffix == ".desktop":
            entry = path.read_text("utf-8")
            # Keywords are a list, not a text.
            found = re.findall(r"^(?:Name|GenericName|Comment)\[fr\]=(.*)$", entry, re.MULTILINE)
            yield from (ShippedText(place, text) for text in found)
        elif path.name == "carcqt_fr.ts":
            yield from _translations(path, place)


def _french(value: object) -> Iterator[str]:
    """Yield the French texts of a file."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from [inner] if key == "fr" and isinstance(inner, str) else _french(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _french(inner)


def _translations(path: Path, place: str) -> Iterator[ShippedText]:
    for context in ElementTree.parse(path).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            for text in forms or [translation.text or ""]:
                yield ShippedText(f"{place}: {context.findtext('name')}", text)


@cache
def shipped() -> tuple[ShippedText, ...]:
    return tuple(text for folder in SHIPPED for text in french_texts(ROOT / folder))


def saying(word: str, texts: Iterator[ShippedText]) -> list[ShippedText]:
    """Return the texts with a word that is not one of the allowed ones."""
    found = re.compile(rf"\b(?:{word})\b", re.IGNORECASE)
    return [text for text in texts if found.search(_without_allowed(text.text))]


def _without_allowed(text: str) -> str:
    for allowed in ALLOWED:
        text = text.replace(allowed, "")
    return text


def faults_of_typography(text: str) -> list[str]:
    """Return what is wrong with the spaces, quotation marks and elisions of a text."""
    # Letters in quotes are those of a time of day.
    text = re.sub(r"'\w'", "", text)
    faults = {
        "’ is wanted": r"'",
        "« » are wanted": r"“|”",
        "U+00A0 is wanted": r"«[^\xa0]|[^\xa0](?:»|:(?!\S))",
        "U+202F is wanted": r"(?<![\u202f(])(?<!^)[;?!](?!\[)|[^\u202f\xa0]%(?![\w(])",
        "… is wanted": r"\.\.\.",
        "no elision before a consonant": r"\b(?:qu|[dlsnmtjc])’(?=[bcdfgjklmnpqrstvwxz])",
        "an elision is wanted": (
            r"(?<!-)\b(?:de|le|la|que|se|ne) (?=[aeiouéèêàâî]\w)(?!oui|onz|ou\b|et à)"
        ),
    }
    return [fault for fault, pattern in faults.items() if re.search(pattern, text, re.IGNORECASE)]


def test_shipped_french_is_found_in_every_kind_of_file() -> None:
    found = {Path(text.place.split(":")[0]).suffix for text in shipped()}
    assert found == {".ts", ".toml", ".md", ".desktop"}
    folders = {place.rsplit("/", 1)[0] for place, _ in shipped()}
    games = ("hunters", "goldrush", "amazon", "expedition")
    assert folders >= {f"scenarios/{game}/puzzles" for game in games}
    assert folders >= {f"resources/{name}" for name in ("decks", "maps", "lessons", "guides/fr")}
    assert len(shipped()) > 5000


@pytest.mark.parametrize("word", ABANDONED)
def test_french_keeps_to_its_terms(word: str) -> None:
    assert saying(word, iter(shipped())) == [], ABANDONED[word]


@pytest.mark.parametrize("word", OF_EXPEDITION)
def test_french_of_the_expedition_keeps_to_its_terms(word: str) -> None:
    texts = (text for text in shipped() if "xpedition" in text.place)
    assert saying(word, texts) == [], OF_EXPEDITION[word]


@pytest.mark.parametrize("word", OF_WINDOWS)
def test_french_of_windows_keeps_to_its_terms(word: str) -> None:
    texts = (text for text in shipped() if text.place.startswith("i18n"))
    assert saying(word, texts) == [], OF_WINDOWS[word]


def test_french_is_set_as_the_french_do() -> None:
    wrong = [(fault, text) for text in shipped() for fault in faults_of_typography(text.text)]
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Terminé !", "U+202F is wanted"),
        ("Objectif : gagner", "U+00A0 is wanted"),
        ("La tuile vient d’terminer.", "no elision before a consonant"),
        ("la mission de Anna", "an elision is wanted"),
        ("l'affluent", "’ is wanted"),
        ("50 %", "U+202F is wanted"),
    ],
)
def test_a_planted_fault_of_typography_is_found(text: str, fault: str) -> None:
    assert fault in faults_of_typography(text)


def test_a_planted_word_is_found_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text('name = { en = "Fire", fr = "Un incendie" }\n', "utf-8")
    found = saying(r"incendies?", french_texts(tmp_path))
    assert [text.text for text in found] == ["Un incendie"]


def test_every_allowed_use_is_still_there() -> None:
    texts = "\n".join(text.text for text in shipped())
    assert [allowed for allowed in ALLOWED if allowed not in texts] == []
