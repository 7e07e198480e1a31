"""A person's comments stay with what they speak of, whatever is done to the rest."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.content.toml.keeping import keep
from carcqt.content.toml.scripts import comments_in, read_script
from carcqt.content.toml.writing import dumps

DECK = """\
# My deck, begun in the rain.
# Not for sale.

format = 1 # always
kind = "deck"
game = "hunters"
# The title may change.
title = { en = "Rain" }

[tokens]
gold = 3   # too few?

# --- Lakes ---

# A is the pond behind the house.
[[tile]]
id = "A"
count = 2 # two of them
zones = [ # clockwise
  # the wet part
  { id = "l0", kind = "lake" }, # deep
  { id = "m0", kind = "meadow", at = ["N"] },

  # the dry part
  { id = "m1", kind = "meadow" },
  # nothing more
]
# end of A

# B leaks.
# Badly.
[[tile]]
id = "B"
name = { en = "B" }
zones = [{ id = "f0", kind = "forest" }]


# --- Woods ---

[[tile]] # C has no comment above
id = "C"
zones = [{ id = "f0", kind = "forest" }]

# D is the last.
[[tile]]
id = "D"
zones = [{ id = "f1", kind = "forest" }]
# end of D

# end of the file
"""


def data(text: str = DECK) -> dict[str, Any]:
    return tomllib.loads(text)


def kept(new: dict[str, Any], old: str = DECK) -> str:
    written = keep(old, new)
    assert written is not None
    assert tomllib.loads(written) == new
    return written


def parts(text: str) -> dict[str, str]:
    """What stands between the end of one tile and the end of the next, by the tile's id."""
    found = {}
    for part in text.split("[[tile]]")[1:]:
        found[part.split('id = "')[1].split('"')[0]] = part
    return found


def above(text: str, tile: str) -> str:
    """The lines right above a tile's heading."""
    lines = text[: text.index(f'id = "{tile}"')].split("\n")[:-2]
    block: list[str] = []
    while lines and lines[-1].startswith("#"):
        block.insert(0, lines.pop())
    return "\n".join(block)


def test_nothing_changed_is_nothing_changed() -> None:
    assert kept(data()) == DECK


def test_a_file_without_comments_is_not_our_business() -> None:
    assert keep('a = "# no comment"\n', {"a": 1}) is None


def test_what_moves_takes_its_comments_along() -> None:
    new = data()
    new["tile"] = [new["tile"][i] for i in (3, 1, 0, 2)]
    text = kept(new)
    assert above(text, "A") == "# A is the pond behind the house."
    assert above(text, "B") == "# B leaks.\n# Badly."
    assert above(text, "D") == "# D is the last."
    assert "# end of A" in parts(text)["A"]
    assert "# end of D" in parts(text)["D"]
    assert text.endswith("# end of the file\n")
    assert sorted(comments_in(text)) == sorted(comments_in(DECK))


def test_what_floats_stays_where_most_tiles_stay() -> None:
    new = data()
    new["tile"] = [new["tile"][i] for i in (1, 2, 3, 0)]
    text = kept(new)
    assert text.index("# --- Lakes ---") < text.index('id = "B"')
    assert text.index('id = "B"') < text.index("# --- Woods ---") < text.index('id = "C"')


def test_what_goes_takes_its_comments_along_and_no_others() -> None:
    new = data()
    del new["tile"][0]
    text = kept(new)
    gone = {*comments_in(DECK)} - {*comments_in(text)}
    assert gone == {
        "# A is the pond behind the house.",
        "# two of them",
        "# clockwise",
        "# the wet part",
        "# deep",
        "# the dry part",
        "# nothing more",
        "# end of A",
    }
    assert text.index("# --- Lakes ---") < text.index('id = "B"')
    assert above(text, "B") == "# B leaks.\n# Badly."


def test_a_copy_has_no_comments() -> None:
    new = data()
    new["tile"].insert(1, {**new["tile"][0], "id": "A2"})
    text = kept(new)
    assert sorted(comments_in(text)) == sorted(comments_in(DECK))
    assert above(text, "A") == "# A is the pond behind the house."
    assert "# end of A" in parts(text)["A"]
    assert comments_in(parts(text)["A2"].split("]\n")[0]) == []


def test_another_id_is_the_same_tile() -> None:
    new = data()
    new["tile"][1]["id"] = "Bee"
    text = kept(new)
    assert above(text, "Bee") == "# B leaks.\n# Badly."
    assert sorted(comments_in(text)) == sorted(comments_in(DECK))


def test_a_changed_value_keeps_the_comment_of_its_line() -> None:
    new = data()
    new["tile"][0]["count"] = 5
    new["tokens"]["gold"] = 9
    new["title"] = {"en": "Sun", "fr": "Soleil"}
    text = kept(new)
    assert "count = 5 # two of them\n" in text
    assert "gold = 9   # too few?\n" in text
    assert '# The title may change.\ntitle = { en = "Sun", fr = "Soleil" }\n' in text
    assert sorted(comments_in(text)) == sorted(comments_in(DECK))


def test_a_new_value_stands_where_the_writer_would_put_it() -> None:
    new = data()
    tile = new["tile"][1]
    new["tile"][1] = {"id": "B", "count": 3, "name": tile["name"], "zones": tile["zones"]}
    text = kept(new)
    assert '[[tile]]\nid = "B"\ncount = 3\nname' in text
    del new["tile"][1]["count"]
    assert kept(new, text) == DECK


def test_a_value_that_goes_takes_its_comment_along() -> None:
    new = data()
    del new["title"]
    text = kept(new)
    assert "# The title may change." not in text
    assert text.startswith("# My deck, begun in the rain.\n# Not for sale.\n\nformat = 1 # always")


def test_comments_within_an_array_stay_with_its_items() -> None:
    new = data()
    zones = new["tile"][0]["zones"]
    zones.insert(0, zones.pop())
    zones[1]["icons"] = {"fish": 2}
    zones.append({"id": "r0", "kind": "river"})
    text = kept(new)
    assert "# clockwise\n" in text
    assert '  # the dry part\n  { id = "m1", kind = "meadow" },\n' in text
    assert (
        '  # the wet part\n  { id = "l0", kind = "lake", icons = { fish = 2 } }, # deep\n' in text
    )
    assert '  { id = "r0", kind = "river" },\n  # nothing more\n]\n' in text


def test_an_item_that_goes_takes_its_comment_along() -> None:
    new = data()
    del new["tile"][0]["zones"][2]
    text = kept(new)
    assert {*comments_in(DECK)} - {*comments_in(text)} == {"# the dry part"}


def test_a_whole_table_comes_and_goes() -> None:
    new = data()
    del new["tokens"]
    text = kept(new)
    assert "[tokens]" not in text
    assert "# --- Lakes ---" in text
    again = kept(data(), text)
    assert again.index("[tokens]") < again.index("[[tile]]")


def test_tables_written_in_other_ways() -> None:
    old = """\
format = 1 # one
name.en = "A" # english
name.fr = "B"

[start]
seed = 1
# inside
[start.extra] # sub
gold = 1 # metal

# first
[[start.laid]]
tile = "x" # cross
# second
[[start.laid]]
tile = "y"
"""
    new = data(old)
    assert kept(new, old) == old
    new["start"]["laid"].reverse()
    new["start"]["extra"]["gold"] = 2
    text = kept(new, old)
    assert "# second\n[[start.laid]]\n" in text
    assert "gold = 2 # metal\n" in text
    new["name"]["en"] = "C"
    text = kept(new, old)
    assert '# english\nname = { en = "C", fr = "B" }' in text
    assert sorted(comments_in(text)) == sorted(comments_in(old))


def test_signs_within_texts_are_no_comments() -> None:
    old = '''\
# a comment
a = "no # comment \\" # here" # one
b = """
# no "comment" \\""" # at all
""" # two
c = '# none' # three
d = ["#", '''
    old += """'''# [ ''', # four\n]
"e # f" = 1 # five
"""
    assert comments_in(old) == ["# a comment", "# one", "# two", "# three", "# four", "# five"]
    assert kept(data(old), old) == old
    new = {**data(old), "a": "x", "d": ["y", *data(old)["d"]]}
    assert sorted(comments_in(kept(new, old))) == sorted(comments_in(old))


def test_line_ends_stay_as_they_are() -> None:
    old = DECK.replace("\n", "\r\n")
    new = data()
    new["tile"].reverse()
    written = keep(old, new)
    assert written is not None
    assert written.count("\n") == written.count("\r\n")
    assert tomllib.loads(written) == new


def test_tiles_of_a_large_deck_keep_their_comments_in_any_order(
    large_deck: tuple[str, dict[str, Any]],
) -> None:
    text, new = large_deck
    written = keep(text, new)
    assert written is not None
    assert tomllib.loads(written) == new
    assert 'id = "T7" # seven' in written


@pytest.fixture
def large_deck() -> tuple[str, dict[str, Any]]:
    zones = [{"id": f"z{n}", "kind": "meadow", "at": ["NNW", "N", "NNE"]} for n in range(5)]
    tiles = [{"id": f"T{n}", "name": {"en": f"Tile {n}"}, "zones": zones} for n in range(1000)]
    old = {"format": 1, "tile": tiles}
    new = deepcopy(old)
    Random(1).shuffle(new["tile"])  # type: ignore[arg-type]
    return "# mine\n" + dumps(old).replace('id = "T7"', 'id = "T7" # seven'), new


KEYS = st.sampled_from(["id", "a", "b", "c d", "zones"])
PLAIN = st.one_of(st.integers(-5, 5), st.text("ab#\"'\n\\[]{},= ", max_size=6), st.booleans())
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=6,
)
FILES = st.dictionaries(
    KEYS | st.just("tile"),
    VALUES | st.lists(st.dictionaries(KEYS, VALUES, max_size=3), max_size=4),
    max_size=4,
)


def commented(text: str, rng: Random) -> str:
    """With comments wherever a line ends outside a string."""
    lines, number = [], 0
    for line in text.split("\n"):
        if rng.random() < 0.3:
            number += 1
            lines.append(f"# {number}")
        tried = "\n".join([*lines, f"{line} # {number + 1}"])
        if line and rng.random() < 0.3 and _is_right(tried, text):
            number += 1
            line = f"{line} # {number}"
        lines.append(line)
    whole = "\n".join(lines)
    return whole if _is_right(whole, text) else f"# 1\n{text}"


def _is_right(text: str, wanted: str) -> bool:
    try:
        rest = wanted[len("") :]
        return tomllib.loads(text) == tomllib.loads(rest) or "[" in text
    except tomllib.TOMLDecodeError:
        return False


@given(FILES, FILES, st.integers(0, 10**6))
def test_whatever_was_there_what_is_saved_is_right(
    old: dict[str, Any], new: dict[str, Any], seed: int
) -> None:
    text = commented(dumps(old), Random(seed))
    try:
        if tomllib.loads(text) != tomllib.loads(dumps(old)):
            return
    except tomllib.TOMLDecodeError:
        return
    script = read_script(text)
    assert script.root.text + script.end == text
    written = keep(text, old)
    assert written in (None, text)
    written = keep(text, new)
    if written is not None:
        assert tomllib.loads(written) == tomllib.loads(dumps(new))
