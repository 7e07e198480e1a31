"""How a region stands, in figures that can be counted on the board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carcqt.players.facts import Effect, RegionChanged, RegionClaimed, Standing
from carcqt.rules.geometry import Square
from tests.words.test_hints import words

ENDS = (Square(1, 0), Square(4, 2))
GOLD = (("bonus", 1),)


def forest(worth: int = 4, ends: int = 1, fits: int = 9, closers: int | None = 9) -> Standing:
    closed = (worth + 2, worth + 4) if closers else (0, 0)
    return Standing(worth, 0, ends, (), 34, fits, closers if ends == 1 else None, closed)


def meadow(worth: int, ends: int) -> Standing:
    return Standing(0, worth, ends, (), 34)


@pytest.mark.parametrize(
    ("now", "english", "french"),
    [
        (
            forest(),
            "9 of the 34 tiles left complete it, for 6 to 8 points",
            "9 tuiles sur 34 la terminent, pour 6 à 8 points",
        ),
        (
            Standing(4, 3, 1, (), 34, 1, 1, (4, 4)),
            "3 points so far, 1 of the 34 tiles left completes it, for 4 points",
            "3 points pour l’instant, une tuile sur 34 la termine, pour 4 points",
        ),
        (
            Standing(4, 0, 1, GOLD, 34, 1, 1, (6, 6)),
            "1 of the 34 tiles left completes it, for 6 points, "
            "and a bonus tile for whoever closes it",
            "une tuile sur 34 la termine, pour 6 points, et une tuile bonus pour qui la ferme",
        ),
        (
            forest(closers=0),
            "it takes more than one tile to complete it",
            "il faut plus d’une tuile pour la terminer",
        ),
        (
            forest(fits=0, closers=0),
            "one of its squares takes none of the tiles left",
            "une de ses cases n’accepte plus aucune tuile de la pioche",
        ),
        (
            forest(ends=2),
            "at least 4 points once complete, 2 squares to fill",
            "au moins 4 points une fois terminée, il reste 2 cases à remplir",
        ),
        (
            Standing(4, 2, 3, GOLD, 34, 0),
            "2 points so far, one of its squares takes none of the tiles left",
            "2 points pour l’instant, une de ses cases n’accepte plus aucune tuile de la pioche",
        ),
    ],
)
def test_a_claim_is_told_with_what_it_takes(now: Standing, english: str, french: str) -> None:
    claimed = RegionClaimed(seat=0, points=3, kind="forest", after=now, piece="member")
    for language, told in (
        ("en", f"the forest is yours: {english}"),
        ("fr", f"la forêt est à vous\N{NO-BREAK SPACE}: {french}"),
    ):
        assert words("hunters", language, 0).said(claimed).text == told


@pytest.mark.parametrize(
    ("effects", "was", "now", "said"),
    [
        (
            (Effect.GROWS,),
            forest(4, 2),
            forest(6, 2),
            "at least 6 points once complete (4 before)",
        ),
        (
            (Effect.WORTH_LESS,),
            Standing(4, 0, 2, GOLD, 34, 9),
            forest(4, 2),
            "0 bonus tiles (1 before)",
        ),
        (
            (Effect.GROWS,),
            forest(4, 3),
            forest(6, 2),
            "at least 6 points once complete (4 before), 2 squares to fill (3 before)",
        ),
        (
            (Effect.GROWS,),
            forest(4),
            forest(6),
            "9 of the 34 tiles left complete it, for 8 to 10 points",
        ),
        (
            (Effect.GROWS, Effect.HARDER),
            forest(4),
            forest(6, 2),
            "2 squares to fill (1 before)",
        ),
        (
            (Effect.GROWS, Effect.HARDER),
            forest(4),
            forest(8, 2),
            "2 squares to fill (1 before)",
        ),
        (
            (Effect.HARDER,),
            forest(),
            forest(closers=3),
            "3 of the 34 tiles left complete it (9 before)",
        ),
        (
            (Effect.HARDER,),
            forest(ends=2),
            forest(ends=2, fits=1),
            "its hardest square takes 1 of the 34 tiles left (9 before)",
        ),
        (
            (Effect.HARDER,),
            forest(),
            forest(closers=0),
            "it takes more than one tile to complete it",
        ),
        # Fewer squares, but each of them rarer.
        (
            (Effect.HARDER,),
            forest(ends=2),
            forest(ends=1, fits=1, closers=1),
            "1 of the 34 tiles left completes it, for 6 to 8 points",
        ),
        (
            (Effect.HARDER,),
            forest(ends=3),
            forest(ends=2, fits=2),
            "its hardest square takes 2 of the 34 tiles left (9 before)",
        ),
        (
            (Effect.HARDER,),
            forest(ends=2),
            forest(ends=2, fits=0),
            "one of its squares takes none of the tiles left",
        ),
        # What cannot be completed brings what it is worth.
        (
            (Effect.GROWS,),
            Standing(6, 2, 2, (), 34, 0),
            Standing(8, 4, 2, (), 34, 0),
            "4 points so far, one of its squares takes none of the tiles left",
        ),
        (
            (Effect.EASIER,),
            forest(closers=3),
            forest(),
            "9 of the 34 tiles left complete it (3 before)",
        ),
        (
            (Effect.EASIER,),
            forest(ends=2),
            forest(ends=1),
            "9 of the 34 tiles left complete it, for 6 to 8 points",
        ),
        ((Effect.GROWS,), meadow(6, 3), meadow(8, 3), "8 points so far (6 before)"),
        ((Effect.GROWS,), meadow(6, 3), meadow(6, 4), "room to grow on 4 squares (3 before)"),
        ((Effect.WORTH_LESS,), meadow(6, 3), meadow(4, 3), "4 points so far (6 before)"),
        ((Effect.LESS_ROOM,), meadow(6, 3), meadow(6, 1), "room to grow on 1 square (3 before)"),
        (
            (Effect.GROWS, Effect.LESS_ROOM),
            meadow(6, 3),
            meadow(8, 1),
            "room to grow on 1 square (3 before)",
        ),
        # If the hardest square is the same, another one has changed.
        (
            (Effect.HARDER,),
            replace(forest(ends=2), squares=ENDS, each_fits=(9, 20)),
            replace(forest(ends=2), squares=ENDS, each_fits=(9, 14)),
            "one of its squares takes 14 of the 34 tiles left (20 before)",
        ),
        # What speaks against the effect, or is the same, is no figure for it.
        ((Effect.HARDER,), forest(), forest(), ""),
        ((Effect.EASIER,), forest(), forest(closers=3), ""),
        ((Effect.LESS_ROOM,), meadow(6, 1), meadow(6, 3), ""),
    ],
)
def test_a_change_is_told_with_figures_that_show_it(
    effects: tuple[Effect, ...], was: Standing, now: Standing, said: str
) -> None:
    fact = RegionChanged(seat=0, points=2, kind="forest", after=now, before=was, effects=effects)
    text = words("hunters", "en", 0).said(fact).text
    assert text.startswith("your forest ")
    assert text.partition(": ")[2] == said


@pytest.mark.parametrize(
    ("now", "said"),
    [
        (forest(), "Extend your forest: 6 to 8 points once complete"),
        (forest(closers=0), "Extend your forest"),
        (Standing(5, 3, 1, (), 34, 4, 0), "Extend your forest: 3 points so far"),
    ],
)
def test_a_heading_promises_no_points_that_no_tile_can_bring(now: Standing, said: str) -> None:
    fact = RegionChanged(seat=0, points=2, kind="forest", after=now, effects=(Effect.GROWS,))
    advice = words("hunters", "en", 0).said(fact).advice
    assert advice == said[0].lower() + said[1:]
