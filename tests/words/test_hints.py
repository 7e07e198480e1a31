"""Suggestions in words, in both languages."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from enum import Enum
from random import Random
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from carcqt.content.decks import builtin_deck
from carcqt.content.languages import CODES
from carcqt.content.maps import builtin_map
from carcqt.content.tables import Seat, SeatKind, TableSetup
from carcqt.players import ADVISERS
from carcqt.players.facts import (
    Effect,
    ExtraTurn,
    Fact,
    FinalPoints,
    LeftOpen,
    MayJoin,
    PieceReturns,
    PieceSpent,
    PointsNow,
    RegionChanged,
    RegionClaimed,
    RegionsJoined,
    RegionTaken,
    fact_classes,
)
from carcqt.players.games.amazon_boats import BoatMoved
from carcqt.players.games.expedition.facts import MissionChosen
from carcqt.players.games.goldrush_tents import TentMoved, TokensWon
from carcqt.players.levels import Level
from carcqt.players.selecting import Hint
from carcqt.players.telling import TELLING
from carcqt.rules.events import Item, Returned, Scored, Spot, points
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.games.expedition.moves import COLLECT, REST, Block, Build, Hire, Keep
from carcqt.rules.geometry import Square
from carcqt.rules.moves import ChooseTile, Lay, Pass, Place
from carcqt.search.limits import Limits
from carcqt.words.hints.saying import SENTENCES
from carcqt.words.hints.words import HintWords
from carcqt.words.speech import catalogue, nouns_of
from tests.players.hinted import hints, played, standing
from tests.support import TILE_LAYING, new_game

EACH = pytest.mark.parametrize("rules", [GAMES[name] for name in TILE_LAYING], ids=TILE_LAYING)
LAY = Lay("G01", Square(0, 1), 0)
HERE, THERE = (Spot(Square(x, 0), "f0") for x in (0, 3))
IDS = re.compile(r"-?\d+,-?\d|°|\b[a-z]\d+\b|[{}]|%n|\(s\)")
"""Coordinates, degrees, zones and placeholders."""


def table(game: str, *names: str, kinds: str = "") -> TableSetup:
    file = builtin_map(game) if game == "expedition" else builtin_deck(game)
    people = kinds or "p" * len(names)
    seats = [
        Seat(name, number, SeatKind.PERSON if kind == "p" else SeatKind.COMPUTER)
        for number, (name, kind) in enumerate(zip(names, people, strict=True))
    ]
    return TableSetup(file, tuple(seats))


def words(game: str, language: str = "en", you: int | None = None, *names: str) -> HintWords:
    return HintWords(catalogue(language), table(game, *(names or ("Ana", "Bo", "Cy"))), you)


def changed(*effects: Effect, seat: int = 0, spot: Spot | None = None) -> RegionChanged:
    """Return what happens to a forest that stands as before."""
    return RegionChanged(
        seat=seat, kind="forest", spot=spot, after=standing(), before=standing(), effects=effects
    )


def said(fact: Fact, game: str = "hunters", language: str = "en", you: int | None = None) -> str:
    return words(game, language, you).said(fact).text


def value_for(name: str, kind: Any) -> Any:
    """Something that a field of this name and type may hold."""
    if name == "kind":
        return "forest"
    if name == "species" and kind is str:
        return "fish"
    if name == "village":
        return "tucu"
    if name == "piece":
        return "member"
    if name == "effects":
        return (Effect.GROWS, Effect.HARDER)
    if get_origin(kind) is tuple:
        return (1,) if int in get_args(kind) else ()
    plain = next((each for each in get_args(kind) if each is not NoneType), kind)
    if name in ("before", "after"):
        return standing()
    if plain is Spot:
        return HERE
    if isinstance(plain, type) and issubclass(plain, Enum):
        return next(iter(plain))
    return {bool: True, int: 2, float: 2.0}[plain]


def example(kind: type[Fact]) -> Fact:
    types = get_type_hints(kind)
    return kind(**{one.name: value_for(one.name, types[one.name]) for one in fields(kind)})


def test_each_class_of_facts_has_one_sentence() -> None:
    assert set(fact_classes().values()) == set(SENTENCES)
    assert len(SENTENCES) >= 35


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("name", sorted(fact_classes()))
def test_each_language_has_the_sentence(name: str, language: str) -> None:
    fact = example(fact_classes()[name])
    game = "expedition" if type(fact).__module__.endswith("expedition.facts") else "hunters"
    for you in (None, 0, 2):
        found = words(game, language, you).said(fact)
        english = words(game, "en", you).said(fact)
        assert found.text
        for text in (found.text, found.advice, found.precise):
            assert not IDS.search(text), text
            assert len(text) <= TELLING.letters
        assert (found.text == english.text) is (language == "en")


@pytest.mark.parametrize("name", sorted(fact_classes()))
def test_only_the_reader_is_spoken_to(name: str) -> None:
    """Who looks at an analysis reads about everybody."""
    fact = example(fact_classes()[name])
    game = "expedition" if type(fact).__module__.endswith("expedition.facts") else "hunters"
    for language, you in (("en", r"\byou\b|\byour\b"), ("fr", r"\bvous\b|\bvotre\b|\bvos\b")):
        for reader in (None, 0):
            found = words(game, language, reader).said(fact)
            assert not re.search(you, found.text), found.text
            assert language == "fr" or not re.search(you, found.advice), found.advice


# All that the gallery of real games says


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_suggestions_of_real_games_are_plain_sentences(name: str, language: str) -> None:
    """They have no coordinates, ids or degrees, are not too long, and no two read alike."""
    seats, seen = ("Anna", "Yann", "Élise"), 0
    for game in played(name, every=9 if name != "expedition" else 5, seed=6, seats=3):
        found = hints(game)
        here = HintWords(catalogue(language), table(name, *seats), game.to_move)
        headings = here.headings(found)
        assert len(set(headings)) == len(headings), headings
        assert all(len(hint.why) <= 3 for hint in found)
        rows = [row.text for each in found for row in here.rows(each.facts, counts=each.counts)]
        for text in (*headings, *rows):
            assert not IDS.search(text), text
            assert len(text) <= TELLING.letters, text
            assert text[:1].isupper() or text[:1].isdigit()
            # The seat that moves is spoken to.
            assert seats[game.to_move] not in text
            seen += 1
    assert seen > 20


@EACH
def test_reasons_are_true(rules: type[Game[Any]]) -> None:
    """Points that a fact names are scored, and pieces that return do."""
    game = new_game(rules, 2, seed=8)
    rng, told = Random(8), 0
    while not game.is_over:
        seat = game.to_move
        best = ADVISERS[Level.MEDIUM].advise(game.seen_by(seat), rng, Limits(), 1)[0]
        supplies = game.position().supplies
        events = [event for move in best.turn for event in game.push(move)]
        for fact in best.facts:
            told += 1
            if isinstance(fact, PointsNow):
                scored = [e for e in events if isinstance(e, Scored) and e.seat == fact.seat]
                assert fact.scored in [points(event.items) for event in scored]
            elif isinstance(fact, PieceReturns):
                home = [e for e in events if isinstance(e, Returned) and e.seat == fact.seat]
                assert len(home) >= fact.count
                kind = [piece.id for piece in game.description.pieces].index(fact.piece)
                now = game.position().supplies[fact.seat][kind]
                assert now == supplies[fact.seat][kind] + fact.count
            elif isinstance(fact, RegionTaken):
                assert fact.seat == seat
                assert seat not in fact.rivals
    assert told > 40


# Who is spoken of


def test_the_reader_is_you_and_the_others_have_names() -> None:
    grown = changed(Effect.GROWS)
    for you, english, french in (
        (0, "your forest grows", "votre forêt s’agrandit"),
        (1, "Ana’s forest grows", "la forêt d’Ana s’agrandit"),
        (None, "Ana’s forest grows", "la forêt d’Ana s’agrandit"),
    ):
        assert said(grown, you=you) == english
        assert said(grown, language="fr", you=you) == french


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Anna", "la forêt d’Anna"),
        ("Élise", "la forêt d’Élise"),
        ("Yves", "la forêt d’Yves"),
        ("Yann", "la forêt de Yann"),
        ("Bruno", "la forêt de Bruno"),
    ],
)
def test_french_elides_before_a_vowel(name: str, told: str) -> None:
    french = words("hunters", "fr", None, name, "Bo")
    grown = changed(Effect.GROWS)
    assert french.said(grown).text == f"{told} s’agrandit"


def test_french_elides_que_before_a_vowel() -> None:
    french = nouns_of(catalogue("fr"))
    for rival, told in (("Ana", "plus qu’Ana"), ("Bo", "plus que Bo"), ("Yann", "plus que Yann")):
        assert french.named("plus que {rival}", rival=rival) == told
    english = nouns_of(catalogue("en"))
    assert english.named("de {rival}", rival="Ana") == "de Ana"


def test_french_agrees_with_the_noun() -> None:
    for game, kind, told in (
        ("hunters", "forest", "au moins 4 points une fois terminée"),
        ("goldrush", "railway", "au moins 4 points une fois terminé"),
    ):
        claimed = RegionClaimed(seat=0, kind=kind, after=standing(), piece="member")
        assert words(game, "fr", 0).said(claimed).advice.endswith(told)


def test_two_regions_of_one_seat_are_told_apart() -> None:
    grown, other = changed(Effect.GROWS, spot=HERE), changed(Effect.HARDER, spot=THERE)
    for language, told in (
        ("en", ["Your forest grows", "Your other forest is harder to complete"]),
        ("fr", ["Votre forêt s’agrandit", "Votre autre forêt devient plus difficile à terminer"]),
    ):
        here = words("hunters", language, 0)
        assert [row.text for row in here.rows([grown, other], counts=True)] == told
        (again, _) = here.rows([other, grown], counts=True)
        assert "other" not in again.text
        assert "autre" not in again.text


def test_a_region_is_named_by_its_tiles_where_they_tell_it_from_others() -> None:
    one, other = changed(Effect.HARDER, spot=HERE), changed(Effect.GROWS, spot=THERE)
    for language, told in (
        ("en", ["Your forest (2 tiles) is harder to complete", "Your forest grows"]),
        (
            "fr",
            ["Votre forêt (2 tuiles) devient plus difficile à terminer", "Votre forêt s’agrandit"],
        ),
    ):
        rows = words("hunters", language, 0).rows([replace(one, size=2), other], counts=True)
        assert [row.text for row in rows] == told


# Sentences


def test_points_that_were_expected_are_no_gain() -> None:
    for expected, told in (
        (0, "you score 6 points now for the forest"),
        (4, "you score 6 points now for the forest, 4 of which would probably have come later"),
        (6, "you score 6 points now for the forest, but these would probably have come later"),
        (7, "you score 6 points now for the forest, but about 7 were expected without this turn"),
    ):
        fact = PointsNow(seat=0, kind="forest", scored=6, expected=expected)
        assert said(fact, you=0) == told


def test_points_are_told_with_what_they_are_for_unless_that_is_too_long() -> None:
    items = (Item("section", 3, 2), Item("mushrooms", 1, 2))
    fact = PointsNow(seat=0, kind="forest", scored=8, items=items, expected=3)
    assert said(fact, you=0) == (
        "you score 8 points now for the forest (3 sections × 2 + 1 mushroom clearing × 2), "
        "3 of which would probably have come later"
    )
    long = replace(fact, items=items * 4)
    told = "you score 8 points now for the forest, 3 of which would probably have come later"
    assert said(long, you=0) == told


def test_another_seat_scores() -> None:
    fact = PointsNow(seat=1, points=-2.5, kind="amazon", scored=5)
    assert said(fact, "amazon", you=0) == "Bo scores 5 points now for the Amazon"
    assert said(fact, "amazon", you=1) == "you score 5 points now for the Amazon"


def test_points_of_what_is_never_completed_are_scored_where_it_is() -> None:
    fact = PointsNow(seat=0, points=2, kind="amazon", scored=2)
    assert words("amazon", "en", 0).said(fact).advice == "score 2 points now on the Amazon"
    french = words("amazon", "fr", 0).said(fact).advice
    assert french == "marquez 2 points tout de suite sur l’Amazone"


def test_a_forest_is_closed_and_a_river_completed() -> None:
    for kind, english, french in (
        ("forest", "close the forest: 6 points now", "fermez la forêt : 6 points tout de suite"),
        (
            "river",
            "complete the river: 6 points now",
            "terminez la rivière : 6 points tout de suite",
        ),
    ):
        fact = PointsNow(seat=0, kind=kind, scored=6)
        assert words("hunters", "en", 0).said(fact).advice == english
        told = words("hunters", "fr", 0).said(fact).advice
        assert told.replace("\N{NO-BREAK SPACE}", " ") == french


def test_a_bonus_tile_is_told_with_the_points_that_win_it() -> None:
    scored = PointsNow(seat=0, points=6, kind="forest", scored=6, wins_turn=True)
    hint = Hint((LAY, Pass()), 0, (scored, ExtraTurn(seat=0, points=5)), 11)
    for language, told in (
        ("en", "Close the forest: 6 points now and a bonus tile"),
        ("fr", "Fermez la forêt : 6 points tout de suite et une tuile bonus"),
    ):
        heading = words("hunters", language, 0).heading(hint)
        assert heading.replace("\N{NO-BREAK SPACE}", " ") == told


def test_a_bonus_tile_is_told_of_no_other_region_than_the_one_that_wins_it() -> None:
    river = PointsNow(seat=0, points=6, kind="river", scored=6)
    hint = Hint((LAY, Pass()), 0, (river, ExtraTurn(seat=0, points=5)), 11)
    assert words("hunters", "en", 0).heading(hint) == "Complete the river: 6 points now"


def test_a_bonus_tile_that_all_suggestions_win_is_in_their_headings() -> None:
    scored = PointsNow(seat=0, points=6, kind="forest", scored=6, wins_turn=True)
    hint = Hint((LAY, Pass()), 0, (scored,), 6, shared=(ExtraTurn(seat=0, points=5),))
    heading = words("hunters", "en", 0).heading(hint)
    assert heading == "Close the forest: 6 points now and a bonus tile"


def test_a_bonus_tile_is_won_by_completing_what_is_anothers() -> None:
    bonus, given = (
        ExtraTurn(seat=0, points=5),
        PointsNow(seat=1, kind="forest", scored=10, wins_turn=True),
    )
    hint = Hint((LAY, Pass()), 0, (bonus, given), 5)
    for language, told in (
        ("en", "Complete the forest to win a bonus tile"),
        ("fr", "Terminez la forêt pour gagner une tuile bonus"),
    ):
        assert words("hunters", language, 0).heading(hint) == told


def test_a_heading_has_all_points_that_the_seat_scores_now() -> None:
    home = PieceReturns(seat=0, points=4, piece="member", count=1)
    scored = PointsNow(seat=0, kind="river", scored=4, expected=4)
    again = replace(scored, kind="forest", comes_back=True)
    others = replace(scored, kind="forest", seat=1)
    claimed = RegionClaimed(seat=0, points=9, kind="forest", after=standing(), piece="member")
    for facts, english, french in (
        (
            (home, scored, again, others),
            "Complete the river and close the forest: 8 points now",
            "Terminez la rivière et fermez la forêt : 8 points tout de suite",
        ),
        (
            (again, again),
            "Close the forests: 8 points now",
            "Fermez les forêts : 8 points tout de suite",
        ),
        (
            (claimed, scored),
            "Score 4 points now and place a gatherer in the forest: "
            "at least 4 points once complete",
            "Marquez 4 points tout de suite et placez un cueilleur dans la forêt : "
            "au moins 4 points une fois terminée",
        ),
        ((home,), "Get 1 piece back", ""),
    ):
        hint = Hint((LAY, Pass()), 0, facts, 4)
        assert words("hunters", "en", 0).heading(hint) == english
        told = words("hunters", "fr", 0).heading(hint)
        assert not french or told.replace("\N{NO-BREAK SPACE}", " ") == french


def test_a_piece_that_scores_on_a_tile_that_lies_already_is_placed() -> None:
    scored = PointsNow(seat=0, points=7, kind="river", scored=7, comes_back=True)
    hint = Hint((Place("member", Square(0, 1), "r0"),), 0, (scored,), 7)
    for language, told in (
        ("en", "Place a fisher on the river: 7 points now"),
        ("fr", "Placez un pêcheur sur la rivière : 7 points tout de suite"),
    ):
        heading = words("hunters", language, 0).heading(hint)
        assert heading.replace("\N{NO-BREAK SPACE}", " ") == told


def test_a_bonus_tile_that_another_could_have_won() -> None:
    assert said(ExtraTurn(seat=0), language="fr", you=0) == "vous gagnez une tuile bonus"
    told = said(ExtraTurn(seat=0, rival=1), language="fr", you=0)
    assert told == "vous gagnez une tuile bonus que Bo aurait pu gagner"


def test_a_piece_that_is_used_is_told_with_those_that_are_left() -> None:
    for piece, left, told in (
        ("hut", 1, "this uses a hut: 1 left in the supply"),
        ("member", 0, "this uses a tribe member: no tribe member left in the supply"),
    ):
        assert said(PieceSpent(seat=0, piece=piece, left=left)) == told


def test_two_things_that_happen_to_one_region_are_one_sentence() -> None:
    about: dict[str, Any] = {
        "seat": 1, "kind": "forest", "spot": HERE, "before": standing(4, 1),
        "after": standing(8, 2),
    }  # fmt: skip
    for effects, told in (
        (
            (Effect.HARDER, Effect.GROWS),
            "Bo’s forest is harder to complete, but grows: 2 squares to fill (1 before)",
        ),
        (
            (Effect.GROWS,),
            "Bo’s forest grows: at least 8 points once complete (4 before)",
        ),
    ):
        assert said(RegionChanged(**about, effects=effects), you=0) == told


def test_fields_that_one_tile_may_join() -> None:
    mine = MayJoin(seat=0, kind="meadow", rival=1)
    assert said(mine, you=0) == "one more tile can join your meadow and Bo’s"
    theirs = replace(mine, seat=1, rival=0)
    assert said(theirs, you=0) == "one more tile can join Bo’s meadow and yours"


def test_french_says_the_second_of_two_regions_by_a_pronoun() -> None:
    mine = MayJoin(seat=0, kind="meadow", rival=1)
    assert said(mine, language="fr", you=0) == (
        "encore une tuile, et votre prairie peut rejoindre celle de Bo"
    )
    theirs = replace(mine, seat=1, rival=0)
    assert said(theirs, language="fr", you=0).endswith("la prairie de Bo peut rejoindre la vôtre")


def test_each_of_several_owners_is_joined_by_the_grammar() -> None:
    joined = RegionsJoined(seat=2, kind="meadow", rivals=(0, 1), after=standing())
    for language, told in (
        ("en", "Cy’s meadow joins Ana and Bo’s, and the owners share it"),
        ("fr", "la prairie de Cy rejoint celle d’Ana et de Bo, et le tout est partagé"),
    ):
        assert said(joined, language=language).startswith(told)


def test_points_at_the_end_are_told_with_what_they_are_for() -> None:
    for more, english, french in (
        (
            4,
            "you score 4 more points for the meadows at the end",
            "vous marquez 4 points de plus pour les prairies à la fin",
        ),
        (
            -1,
            "you score 1 point less for the meadows at the end",
            "vous marquez un point de moins pour les prairies à la fin",
        ),
    ):
        fact = FinalPoints(seat=0, kind="meadow", more=more)
        assert said(fact, you=0) == english
        assert said(fact, language="fr", you=0) == french
    river = FinalPoints(seat=1, kind="amazon", more=2)
    assert said(river, "amazon", you=0) == "Bo scores 2 more points for the Amazon at the end"


def test_regions_that_are_left_open_name_who_comes_next() -> None:
    several = LeftOpen(seat=1, kind="forest", count=2)
    assert said(several) == "this lets Bo claim one of 2 regions"
    one = LeftOpen(seat=1, kind="forest", count=1, after=standing())
    assert said(one) == (
        "this leaves a forest unclaimed for Bo: at least 4 points once complete, 2 squares to fill"
    )


def boat(**more: Any) -> BoatMoved:
    about = {"seat": 0, "points": 1, "steps": 1, "lead": 0, "rivals": (1,)}
    return BoatMoved(**{**about, **more})


def test_a_boat_is_told_by_spaces_and_beside_whom() -> None:
    for more, told in (
        ({"lead": 2}, "your boat moves 1 space and is 2 spaces ahead of Bo"),
        ({"lead": -1}, "your boat moves 1 space and is 1 space behind Bo"),
        ({"steps": 2}, "your boat moves 2 spaces and is level with Bo"),
        ({"rivals": (1, 2)}, "your boat moves 1 space and is level with Bo and Cy"),
        ({"steps": 0, "lead": -1}, "your boat does not move and stays 1 space behind Bo"),
    ):
        assert said(boat(**more), "amazon", you=0) == told


def test_a_tent_takes_one_token_a_turn() -> None:
    for reach, told in (
        (3, "your tent can take up to 3 tokens on its new mountain, one a turn"),
        (1, "your tent can take 1 token on its new mountain"),
        (0, "your tent finds no token to take on its new mountain"),
    ):
        assert said(TentMoved(seat=0, count=reach), "goldrush", you=0) == told


def test_tokens_are_taken() -> None:
    assert said(TokensWon(seat=0, count=1), "goldrush", you=0) == "you take 1 mine token"
    assert said(TokensWon(seat=1, count=2), "goldrush", you=0) == "Bo takes 2 mine tokens"


def test_running_text_has_each_fact_with_its_points() -> None:
    facts = (
        PointsNow(seat=0, points=6, kind="forest", scored=6),
        ExtraTurn(seat=0, points=5),
        PieceSpent(seat=0, piece="member", left=1),
    )
    assert words("hunters", "en", 0).sentences(facts, counts=True) == (
        "You score 6 points now for the forest (+6). You win a bonus tile (+5). "
        "This uses a tribe member: 1 left in the supply."
    )


def test_what_gets_worse_has_another_icon() -> None:
    here = words("hunters", "en", 0)
    facts = [changed(effect) for effect in (Effect.GROWS, Effect.HARDER, Effect.WORTH_LESS)]
    assert [row.icon for row in here.rows(facts, counts=True)] == ["plus", "minus", "minus"]


def test_a_region_that_no_tile_fits_can_hardly_be_completed() -> None:
    fact = RegionChanged(
        seat=1, points=3, kind="forest", before=standing(), after=standing(fits=0),
        effects=(Effect.STUCK,),
    )  # fmt: skip
    for language, text, advice in (
        (
            "en",
            "Bo’s forest can hardly be completed any more: one of its squares takes none of the "
            "tiles left",
            "block Bo’s forest",
        ),
        (
            "fr",
            "la forêt de Bo ne peut presque plus être terminée : une de ses cases "
            "n’accepte plus aucune tuile de la pioche",
            "bloquez la forêt de Bo",
        ),
    ):
        found = words("hunters", language, 0).said(fact)
        assert found.text.replace("\N{NO-BREAK SPACE}", " ") == text
        assert found.advice == advice


# Headings


def test_suggestions_with_the_same_sentence_are_told_apart_by_figures() -> None:
    near, far = standing(6, 1, closers=9, closed=(6, 6)), standing(6, 1, closers=2, closed=(6, 6))
    claims = [
        RegionClaimed(seat=0, points=5, kind="forest", after=after, piece="member")
        for after in (near, far)
    ]
    found = [Hint((LAY, Pass()), 0, (each,), 5) for each in claims]
    one, other = words("hunters", "en", 0).headings(found)
    assert one == "Place a gatherer in the forest: 9 of the 34 tiles left complete it, for 6 points"
    assert (
        other == "Place a gatherer in the forest: 2 of the 34 tiles left complete it, for 6 points"
    )
    (alone,) = words("hunters", "en", 0).headings(found[:1])
    assert alone == "Place a gatherer in the forest: 6 points once complete"


def test_a_heading_about_harm_has_no_worth_of_the_region() -> None:
    before, after = standing(6), standing(6, fits=2)
    harm = RegionChanged(
        seat=1, points=3, kind="forest", before=before, after=after, effects=(Effect.HARDER,)
    )
    found = [Hint((LAY, Pass()), 0, (replace(harm, points=points),), 3) for points in (3, 2)]
    heading = (
        "Make Bo’s forest harder to complete: "
        "its hardest square takes 2 of the 34 tiles left (9 before)"
    )
    assert words("hunters", "en", 0).headings(found) == [heading, heading]


def test_a_turn_that_does_nothing_is_named_by_that() -> None:
    for game, turn, told in (
        ("hunters", (Pass(),), "Place nothing"),
        ("hunters", (LAY, Pass()), "Lay the tile here: little to gain"),
        ("expedition", (REST,), "End your turn"),
        ("expedition", (COLLECT, REST), "Take the income"),
    ):
        assert words(game, "en", 0).heading(Hint(turn, 0, ())) == told


def test_camps_are_named_in_the_order_in_which_they_are_set_up() -> None:
    here = words("expedition", "en", 0)
    turn = Build("candeo"), Build("cachivi")
    assert here.heading(Hint(turn, 0, ())) == "Set up camps in Candeo and in Cachiví"
    several = Hire("fish"), Build("cachivi"), Block("tucu")
    done = "Hire the guide (fish), set up camp in Cachiví and put a neutral tent in Tucu"
    assert here.heading(Hint(several, 0, ())) == done


def test_a_mission_is_kept_for_what_is_better_about_it() -> None:
    fact = MissionChosen(
        seat=0, gold=7, species=4, steps=6, other_gold=9, other_species=3, other_steps=6
    )
    for language, cheap, near in (
        (
            "en",
            "Keep this mission: its camps cost 2 gold less and it has 1 more species",
            "Keep this mission: its villages can be joined in 1 step fewer",
        ),
        (
            "fr",
            "Gardez cette mission : elle coûte 2 pièces d’or de moins et elle offre "
            "1 espèce de plus",
            "Gardez cette mission : ses villages se relient en une étape de moins",
        ),
    ):
        other = replace(fact, gold=9, species=3, steps=5)
        found = [Hint((Keep(1),), 0, (each,), counts=False) for each in (fact, other)]
        told = [words("expedition", language, 0).heading(hint) for hint in found]
        assert [text.replace("\N{NO-BREAK SPACE}", " ") for text in told] == [cheap, near]


def test_a_double_tile_is_named() -> None:
    lay, double = Lay("C01", Square(0, 6), 0), Lay("D01", Square(0, 7), 0)
    turn = (lay, ChooseTile("D01"), double, Place("camp", Square(0, 7), "j0"))
    row = words("amazon").further(turn)
    assert row is not None
    assert row.text == "With the double tile “Great bend of caimans”"
    assert words("amazon").further((lay, Pass())) is None
