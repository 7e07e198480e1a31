"""A match: everyone of a pool meets everyone else; what came of it as a document, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from statistics import fmean
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from carcqt.content.kept import Count, Name, Whole
from carcqt.players.duel import Duel, DuelGame, Series
from carcqt.players.ratings import Encounter, elo, wilson

FORMAT: Final = 1
KIND: Final = "match"


class NoMatchFile(Exception):  # noqa: N818
    """What was read is no result of a match."""


class OtherMatch(Exception):  # noqa: N818
    """A result, but of a match that was asked for otherwise."""

    def __init__(self, key: str, there: object, asked: object) -> None:
        self.key, self.there, self.asked = key, there, asked


@dataclass(frozen=True)
class Terms:
    """What a match is of; all but its length, which may grow."""

    game: str
    deck: str
    material: Any
    digest: str
    """Of the material."""
    players: tuple[str, ...]
    seed: int
    seats: int
    options: tuple[tuple[str, str], ...]
    budget: int | float | None = None

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "deck": self.deck,
            "digest": self.digest,
            "seed": self.seed,
            "seats": self.seats,
            "options": dict(self.options),
            "budget": self.budget,
        }


class Matchup:
    """A series for each two of the pool, by their numbers."""

    def __init__(
        self, terms: Terms, stops_early: bool = False, before: Mapping[str, Any] | None = None
    ) -> None:
        """What was played before is gone on from."""
        self.terms: Final = terms
        played = {} if before is None else _played_before(terms, before)
        self.series: Final = {
            pair: Series(self._duel(*pair), played.get(pair, []), stops_early)
            for pair in combinations(range(len(terms.players)), 2)
        }

    def _duel(self, one: int, other: int) -> Duel:
        terms = self.terms
        return Duel(
            terms.game, terms.material, terms.players[one], terms.players[other], terms.seed,
            terms.seats, terms.options, terms.budget,
        )  # fmt: skip

    @property
    def games(self) -> int:
        return sum(len(series.played) for series in self.series.values())

    def document(self, whole: bool = False) -> dict[str, Any]:
        """The result; as a whole it has every game, so that it can be gone on from. Nothing in it
        hangs on time or on how many played at once."""
        terms = self.terms
        return {
            "format": FORMAT,
            "kind": KIND,
            **terms.plain(),
            "games": self.games,
            "players": self._players(),
            "pairs": [
                self._pair(one, other, series, whole)
                for (one, other), series in self.series.items()
            ],
        }

    def _players(self) -> list[dict[str, Any]]:
        terms = self.terms
        met = [
            Encounter(one, other, terms.seats, len(series.played), series.wins)
            for (one, other), series in self.series.items()
        ]
        ratings = elo(len(terms.players), met)
        return [self._player(number, met, ratings[number]) for number in range(len(ratings))]

    def _player(self, number: int, met: list[Encounter], rating: float) -> dict[str, Any]:
        """Shares of a single seat: where three are alike, a third of what they won together."""
        games, wins, scores = 0, Fraction(), list[int]()
        for encounter, ((one, other), series) in zip(met, self.series.items(), strict=True):
            if number in (one, other):
                games += encounter.games
                lost = (encounter.games - encounter.wins) / (encounter.seats - 1)
                wins += encounter.wins if number == one else lost
                scores += series.scores(of_one=number == one)
        low, high = wilson(float(wins), games)
        return {
            "level": self.terms.players[number],
            "wins": float(wins / games) if games else 0.0,
            "low": low,
            "high": high,
            "mean": fmean(scores) if scores else 0.0,
            "elo": round(rating, 1),
        }

    def _pair(self, one: int, other: int, series: Series, whole: bool) -> dict[str, Any]:
        names, games = self.terms.players, len(series.played)
        low, high = wilson(float(series.wins), games)
        found: dict[str, Any] = {
            "players": [names[one], names[other]],
            "games": games,
            "wins": float(series.wins / games) if games else 0.0,
            "low": low,
            "high": high,
            "stronger": {1: names[one], -1: names[other], 0: None}[series.decided],
        }
        if whole:
            found["results"] = [
                {"scores": list(game.scores), "winners": list(game.winners)}
                for game in series.played
            ]
        return found


class _Player(BaseModel):
    level: Name


class _Game(BaseModel):
    scores: list[Whole]
    winners: Annotated[list[Count], Field(min_length=1)]

    def game(self, seats: int) -> DuelGame:
        """Return the game; raise ValueError if it is not one of so many seats."""
        winners = set(self.winners)
        if len(self.scores) != seats or len(winners) < len(self.winners) or max(winners) >= seats:
            raise ValueError(self)
        return DuelGame(tuple(self.scores), tuple(self.winners))


class _Pair(BaseModel):
    results: list[_Game]


class _MatchModel(BaseModel):
    """What is read of a result; the other keys are compared with what is asked for."""

    model_config = ConfigDict(extra="allow")

    format: Literal[1]
    kind: Literal["match"]
    players: list[_Player]
    pairs: list[_Pair]


def _played_before(
    terms: Terms, document: Mapping[str, Any]
) -> dict[tuple[int, int], list[DuelGame]]:
    pairs = list(combinations(range(len(terms.players)), 2))
    try:
        model = _MatchModel.model_validate(document)
        asked = {**terms.plain(), "players": list(terms.players)}
        # The deck may lie elsewhere now; its content counts.
        del asked["deck"]
        there = {**document, "players": [player.level for player in model.players]}
        for key, value in asked.items():
            if there[key] != value:
                raise OtherMatch(key, there[key], value)
        return {
            pair: [game.game(terms.seats) for game in told.results]
            for pair, told in zip(pairs, model.pairs, strict=True)
        }
    except (KeyError, ValueError):
        raise NoMatchFile from None
