"""How a region stands, told beside a reason in both languages."""

from __future__ import annotations

import pytest

from carcqt.players.advice import Effect, Outlook, Reason, ReasonKind
from carcqt.words.reasons import ReasonWords
from carcqt.words.speech import catalogue

GOLD = (("bonus", 1),)


def forest(worth: int = 4, ends: int = 1, fits: int = 9, closers: int | None = 9) -> Outlook:
    closed = (worth + 2, worth + 4) if closers else (0, 0)
    return Outlook(worth, 0, ends, (), 34, fits, closers if ends == 1 else None, closed)


def meadow(worth: int, ends: int) -> Outlook:
    return Outlook(worth, worth, ends, (), 34)


@pytest.mark.parametrize(
    ("now", "english", "french"),
    [
        (
            forest(),
            "9 of 34 tiles complete it, for 6 to 8 points",
            "9 tuiles sur 34 l’achèvent, pour 6 à 8 points",
        ),
        (
            Outlook(4, 3, 1, (), 34, 1, 1, (4, 4)),
            "3 points so far, 1 of 34 tiles completes it, for 4 points",
            "3 points pour l’instant, 1 tuile sur 34 l’achève, pour 4 points",
        ),
        (
            Outlook(4, 0, 1, GOLD, 34, 1, 1, (6, 6)),
            "1 of 34 tiles completes it, for 6 points and 1 bonus tile for whoever closes it",
            "1 tuile sur 34 l’achève, pour 6 points et 1 tuile bonus pour celui qui la ferme",
        ),
        (
            forest(closers=0),
            "no tile of the pile completes it at once",
            "aucune tuile de la pile ne l’achève d’un coup",
        ),
        (
            forest(fits=0, closers=0),
            "0 points so far, no tile of the pile fits one of the squares it needs",
            "0 point pour l’instant, aucune tuile de la pile ne va sur une des cases "
            "qu’il lui faut",
        ),
        (
            forest(ends=2),
            "once complete at least 4 points, 2 squares to fill",
            "à l’achèvement au moins 4 points, 2 cases à remplir",
        ),
        (
            Outlook(4, 2, 3, GOLD, 34, 0),
            "2 points so far, no tile of the pile fits one of the squares it needs",
            "2 points pour l’instant, aucune tuile de la pile ne va sur une des cases "
            "qu’il lui faut",
        ),
    ],
)
def test_a_claim_is_told_with_what_it_takes(now: Outlook, english: str, french: str) -> None:
    reason = Reason(ReasonKind.CLAIMS, 3, 0, "forest", now=now)
    for language, said in (
        ("en", f"claims a forest: {english}"),
        ("fr", f"occupe une forêt\N{NO-BREAK SPACE}: {french}"),
    ):
        assert ReasonWords(catalogue(language), "hunters", ("Ana", "Bo")).clause(reason) == said


@pytest.mark.parametrize(
    ("effect", "was", "now", "said"),
    [
        (
            Effect.LARGER,
            forest(4, 2),
            forest(6, 2),
            "at least 6 points once complete, instead of 4",
        ),
        (
            Effect.LARGER,
            forest(4, 3),
            forest(6, 2),
            "at least 6 points once complete, instead of 4, 2 squares to fill, instead of 3",
        ),
        (Effect.LARGER, forest(4), forest(6), "9 of 34 tiles complete it, for 8 to 10 points"),
        (Effect.LARGER_HARDER, forest(4), forest(6, 2), "2 squares to fill, instead of 1"),
        (
            Effect.LARGER_HARDER,
            forest(4),
            forest(8, 2),
            "at least 8 points once complete, instead of 4, 2 squares to fill, instead of 1",
        ),
        (
            Effect.HARDER,
            forest(),
            forest(closers=3),
            "3 of 34 tiles complete it (9 before), for 6 to 8 points",
        ),
        (
            Effect.HARDER,
            forest(ends=2),
            forest(ends=2, fits=1),
            "1 of 34 tiles fits its hardest square, instead of 9",
        ),
        # Fewer squares, but each of them rarer.
        (
            Effect.HARDER,
            forest(ends=2),
            forest(ends=1, fits=1, closers=1),
            "1 of 34 tiles completes it, for 6 to 8 points",
        ),
        (
            Effect.HARDER,
            forest(ends=3),
            forest(ends=2, fits=2),
            "2 of 34 tiles fit its hardest square, instead of 9",
        ),
        (
            Effect.HARDER,
            forest(ends=2),
            forest(ends=2, fits=0),
            "no tile of the pile fits its hardest square",
        ),
        # What cannot be completed brings what it is worth.
        (
            Effect.LARGER,
            Outlook(6, 2, 2, (), 34, 0),
            Outlook(8, 4, 2, (), 34, 0),
            "4 points so far, instead of 2",
        ),
        (
            Effect.EASIER,
            forest(closers=3),
            forest(),
            "9 of 34 tiles complete it (3 before), for 6 to 8 points",
        ),
        (Effect.EASIER, forest(ends=2), forest(ends=1), "1 square to fill, instead of 2"),
        (Effect.LARGER, meadow(6, 3), meadow(8, 3), "8 points so far, instead of 6"),
        (Effect.LARGER, meadow(6, 3), meadow(6, 4), "room to grow at 4 squares, instead of 3"),
        (Effect.POORER, meadow(6, 3), meadow(4, 3), "4 points so far, instead of 6"),
        (Effect.NARROWER, meadow(6, 3), meadow(6, 1), "room to grow at 1 square, instead of 3"),
        (
            Effect.LARGER_NARROWER,
            meadow(6, 3),
            meadow(8, 1),
            "8 points so far, instead of 6, room to grow at 1 square, instead of 3",
        ),
        # What speaks against the effect, or is the same, is no figure for it.
        (Effect.HARDER, forest(), forest(), ""),
        (Effect.EASIER, forest(), forest(closers=3), ""),
        (Effect.NARROWER, meadow(6, 1), meadow(6, 3), ""),
    ],
)
def test_a_change_is_told_with_figures_that_show_it(
    effect: Effect, was: Outlook, now: Outlook, said: str
) -> None:
    words = ReasonWords(catalogue("en"), "hunters", ("Ana", "Bo"))
    told, plain = (
        words.clause(Reason(ReasonKind.GROWS, 2, 0, "forest", effect=effect, was=was, now=now)),
        words.clause(Reason(ReasonKind.GROWS, 2, 0, "forest", effect=effect)),
    )
    assert told == (f"{plain}: {said}" if said else plain)
