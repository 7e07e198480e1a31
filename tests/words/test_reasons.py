"""Why a turn is good, in both languages."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from carcqt.content.languages import CODES
from carcqt.players import ADVISERS
from carcqt.players.advice import Effect, PartKind, Reason, ReasonKind
from carcqt.players.levels import Level
from carcqt.rules.events import Item, Returned, Scored, Spot, points
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import Square
from carcqt.search.limits import Limits
from carcqt.words.reasons import ReasonWords
from carcqt.words.speech import catalogue
from tests.support import TILE_LAYING, new_game

EACH = pytest.mark.parametrize("rules", [GAMES[name] for name in TILE_LAYING], ids=TILE_LAYING)


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words(game: str, language: str) -> None:
    words = ReasonWords(catalogue(language), game, ("Ana", "Bo"))
    what = GAMES[game].description.terrains[0].id
    for kind, effect in product(ReasonKind, (None, *Effect)):
        text = words.sentence([Reason(kind, 2.0, 1, what, 2, effect=effect, ahead=1, rival=0)])
        assert text.endswith(".")
        assert "{" not in text
        assert "%n" not in text


def test_a_sentence_of_several_reasons() -> None:
    words = ReasonWords(catalogue("en"), "hunters", ("Ana", "Bo"))
    found = words.sentence(
        [
            Reason(ReasonKind.CLOSES, 6, 0, "forest", 6),
            Reason(ReasonKind.BONUS, 5, 0),
            Reason(ReasonKind.SPOILS, 1, 1, "river", effect=Effect.LARGER_HARDER),
            Reason(ReasonKind.REST, -1, 0),
        ]
    )
    assert found == (
        "Brings 6 points now for a forest (+6); wins a bonus tile (+5); "
        "enlarges Bo’s river, but makes it harder to complete (+1); smaller things elsewhere (−1)."
    )


def test_what_was_to_be_expected_is_no_gain() -> None:
    words = ReasonWords(catalogue("en"), "hunters", ("Ana", "Bo"))
    for expected, said in (
        (0, "brings 6 points now for a forest"),
        (4, "brings 6 points now for a forest, of which 4 likely anyway"),
        (6, "brings 6 points now for a forest, all likely anyway"),
        (7, "brings 6 points now for a forest, though waiting might have brought 7"),
    ):
        reason = Reason(ReasonKind.CLOSES, 6 - expected, 0, "forest", 6, expected=expected)
        assert words.clause(reason) == said


def test_what_another_of_several_gets_was_not_expected_because_it_counts_in_part() -> None:
    words = ReasonWords(catalogue("en"), "amazon", ("Ana", "Bo", "Cy"))
    reason = Reason(ReasonKind.GIVES, -2.5, 1, "amazon", 5)
    assert words.clause(reason) == "Bo gets 5 points now for the Amazon"


def test_two_regions_of_one_seat_are_told_apart() -> None:
    here, there = (Spot(Square(x, 0), "f0") for x in (0, 3))
    larger = Reason(ReasonKind.GROWS, 2, 0, "forest", spot=here, effect=Effect.LARGER)
    harder = Reason(ReasonKind.LOSES, -1, 0, "forest", spot=there, effect=Effect.HARDER)
    theirs = Reason(ReasonKind.SPOILS, 1, 1, "forest", spot=there, effect=Effect.HARDER)
    said = {
        "en": "Enlarges Ana’s forest (+2); makes Ana’s other forest harder to complete (−1); "
        "makes Bo’s forest harder to complete (+1).",
        "fr": "Agrandit la forêt d’Ana (+2) ; rend l’autre forêt d’Ana plus difficile à terminer "
        "(−1) ; rend la forêt de Bo plus difficile à terminer (+1).",
    }
    for language, told in said.items():
        words = ReasonWords(catalogue(language), "hunters", ("Ana", "Bo"))
        assert words.sentence((larger, harder, theirs)).replace("\u202f", " ") == told
        same = words.sentence((larger, replace(harder, spot=here)))
        open_ = Reason(ReasonKind.LEAVES, -1, 0, "forest", 1, spot=there)
        same += words.sentence((open_, larger))
        assert "other" not in same
        assert "autre" not in same


def test_a_piece_that_is_used_is_told_with_those_that_are_left() -> None:
    words = ReasonWords(catalogue("en"), "hunters", ("Ana", "Bo"))
    for piece, left, said in (
        ("hut", 1, "uses a hut, 1 left in hand"),
        ("member", 0, "uses a member of the tribe, none left in hand"),
    ):
        assert words.clause(Reason(ReasonKind.SPENDS, -1, 0, piece, 1, ahead=left)) == said
    soon = Reason(ReasonKind.SPENDS, -1, 0, "member", 1, ahead=2, effect=Effect.SOONER)
    assert words.clause(soon) == "uses a member of the tribe, 2 left in hand, likely home soon"
    assert words.clause(Reason(ReasonKind.SPENDS, -1, 0, "hut", 0)) == (
        "one piece comes home, and one is used"
    )


def test_points_are_told_with_what_they_are_for() -> None:
    words = ReasonWords(catalogue("en"), "hunters", ("Ana", "Bo"))
    items = (Item("section", 3, 2), Item("mushrooms", 1, 2))
    reason = Reason(ReasonKind.CLOSES, 5, 0, "forest", 8, items=items, expected=3)
    assert words.clause(reason) == (
        "brings 8 points now for a forest (3 sections × 2 + 1 mushroom clearing × 2), "
        "of which 3 likely anyway"
    )


def test_a_bonus_tile_that_another_could_have_had() -> None:
    words = ReasonWords(catalogue("fr"), "hunters", ("Ana", "Bo"))
    assert words.clause(Reason(ReasonKind.BONUS, 8, 0)) == "gagne une tuile bonus"
    told = words.clause(Reason(ReasonKind.BONUS, 8, 0, rival=1))
    assert told == "gagne une tuile bonus que Bo aurait pu avoir"


def test_what_comes_later_is_told_by_whose_it_is() -> None:
    words = ReasonWords(catalogue("en"), "hunters", ("Ana", "Bo"))
    for worth, said in (
        (1, "tried out over many draws, it comes closer to hint 1"),
        (-1, "tried out over many draws, it falls further behind hint 1"),
    ):
        assert words.clause(Reason(ReasonKind.FOLLOWS, worth, 0)) == said
    for game, part, what, said in (
        (
            "hunters",
            PartKind.REGION,
            "forest",
            "a few turns on, Bo mostly gets more for a forest than with hint 1",
        ),
        (
            "hunters",
            PartKind.HAND,
            "",
            "a few turns on, Bo mostly has more pieces in hand than with hint 1",
        ),
        (
            "goldrush",
            PartKind.PLACE,
            "",
            "a few turns on, Bo mostly has more tokens than with hint 1",
        ),
        (
            "amazon",
            PartKind.PLACE,
            "",
            "a few turns on, Bo’s boat is mostly further than with hint 1",
        ),
    ):
        words = ReasonWords(catalogue("en"), game, ("Ana", "Bo"))
        later = Reason(ReasonKind.FOLLOWS, -1, 1, what, effect=Effect.RICHER, part=part)
        assert words.clause(later) == said


def test_a_boat_is_told_by_spaces_and_beside_whom() -> None:
    words = ReasonWords(catalogue("en"), "amazon", ("Ana", "Bo"))
    for steps, ahead, said in (
        (1, 2, "Ana’s boat sails on, now 2 spaces ahead of Bo"),
        (2, 0, "Ana’s boat draws level with Bo"),
        (1, -1, "Ana’s boat sails on, now 1 space behind Bo"),
        (0, -1, "Ana’s boat does not move, 1 space behind Bo"),
    ):
        reason = Reason(ReasonKind.ADVANCES, 1, 0, "", steps, ahead=ahead, rival=1)
        assert words.clause(reason) == said
    drawn = Reason(ReasonKind.ADVANCES, 1, 0, "icons", 1, ahead=2, rival=1, stakes=7)
    assert words.clause(drawn) == (
        "Ana’s boat sails on, now 2 spaces ahead of Bo "
        "(by boat icons, at least 7 river animals still to come)"
    )
    third = Reason(ReasonKind.ADVANCES, 0, 0, "", 1, ahead=-4, rival=1, more=(3, -4))
    assert words.clause(third) == (
        "Ana’s boat sails on, now 4 spaces behind Bo (third on the river)"
    )


def test_tokens_that_come_with_the_tile_are_told_with_those_that_are_taken() -> None:
    words = ReasonWords(catalogue("en"), "goldrush", ("Ana", "Bo"))
    reason = Reason(ReasonKind.COLLECTS, 2, 0, "", 1, ahead=2, more=(1,))
    assert words.clause(reason) == (
        "Ana takes 1 token at the tent, 2 left there (1 added by this tile)"
    )
    assert words.clause(Reason(ReasonKind.COLLECTS, 2, 0, "", 4, more=(1,))) == "Ana takes 4 tokens"


@EACH
def test_reasons_are_true(rules: type[Game[Any]]) -> None:
    """Points that a reason names are scored, and pieces that come home do."""
    game = new_game(rules, 2, seed=8)
    rng, told = Random(8), 0
    while not game.is_over:
        seat = game.to_move
        best = ADVISERS[Level.MEDIUM].advise(game.seen_by(seat), rng, Limits(), 1)[0]
        supplies = game.position().supplies
        events = [event for move in best.turn for event in game.push(move)]
        for reason in best.reasons:
            told += 1
            if reason.kind is ReasonKind.CLOSES:
                scored = [e for e in events if isinstance(e, Scored) and e.seat == seat]
                assert reason.count in [points(event.items) for event in scored]
            elif reason.kind is ReasonKind.HOME:
                home = [e for e in events if isinstance(e, Returned) and e.seat == reason.seat]
                assert len(home) >= reason.count
                kind = [piece.id for piece in game.description.pieces].index(reason.what)
                now = game.position().supplies[reason.seat][kind]
                assert now == supplies[reason.seat][kind] + reason.count
            elif reason.kind in (ReasonKind.TAKES, ReasonKind.SHARES, ReasonKind.SPOILS):
                assert reason.seat != seat
    assert told > 40


def test_french_elides_before_a_vowel() -> None:
    for name, said in (("Anna", "d’Anna"), ("Élise", "d’Élise"), ("Bruno", "de Bruno")):
        words = ReasonWords(catalogue("fr"), "goldrush", (name,))
        reason = Reason(ReasonKind.HELPS, -1, 0, "railway", effect=Effect.LARGER)
        assert words.clause(reason) == f"agrandit le chemin de fer {said}"


def test_a_tent_takes_one_token_a_turn() -> None:
    words = ReasonWords(catalogue("en"), "goldrush", ("Ana", "Bo"))
    for count, said in (
        (3, "puts the tent where it can take up to 3 tokens, one a turn"),
        (1, "puts the tent where it can take a token"),
        (0, "puts the tent where it can take no token any more"),
    ):
        reason = Reason(ReasonKind.ADVANCES, 1, 0, "", count, Spot(Square(0, 0), "m0"))
        assert words.clause(reason) == said


def test_a_token_is_told_with_those_that_are_left() -> None:
    words = ReasonWords(catalogue("en"), "goldrush", ("Ana", "Bo"))
    for left, said in (
        (None, "Ana takes 1 token"),
        (3, "Ana takes 1 token at the tent, 3 left there"),
        (0, "Ana takes 1 token at the tent, none left there"),
    ):
        assert words.clause(Reason(ReasonKind.COLLECTS, 1, 0, "", 1, ahead=left)) == said


def test_tokens_that_are_lost_are_nobodys() -> None:
    for count, language, said in (
        (1, "en", "1 token leaves the game with a mountain that nobody has"),
        (2, "fr", "2 jetons quittent le jeu avec une montagne qui n’est à personne"),
    ):
        words = ReasonWords(catalogue(language), "goldrush", ("Ana", "Bo"))
        lost = Reason(ReasonKind.COLLECTS, 0, 0, "", count, effect=Effect.POORER)
        assert words.clause(lost) == said


def test_a_boat_that_was_level_does_not_draw_level() -> None:
    """Whoever scores nothing is moved on after an Amazon scoring."""
    words = ReasonWords(catalogue("en"), "amazon", ("Ana", "Bo"))
    for before, said in (
        (-1, "Ana’s boat draws level with Bo"),
        (0, "Ana’s boat sails on, level with Bo in the end"),
    ):
        reason = Reason(ReasonKind.ADVANCES, 1, 0, "", 1, ahead=0, rival=1, more=(0, before))
        assert words.clause(reason) == said
