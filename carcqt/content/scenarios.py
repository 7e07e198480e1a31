"""Scenario files: saves, starting layouts, puzzles, tutorials and tests, all in one format."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from carcqt.content.materials import MaterialFile, material_hash, material_of, named_keys, own_keys
from carcqt.content.models import SCENARIO_FORMAT, ScenarioModel, SeenModel, StartModel, validate
from carcqt.content.seating import read_table, write_table
from carcqt.content.tables import TableSetup
from carcqt.content.toml.files import FileError, read_toml
from carcqt.content.toml.writing import dumps
from carcqt.rules.description import Description
from carcqt.rules.events import Event, Scored, points
from carcqt.rules.extra import Plain
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.geometry import Square
from carcqt.rules.moves import DEGREES, End, Move, read_move
from carcqt.rules.piles import PileState, dealt
from carcqt.rules.position import LaidTile, Position, Standing
from carcqt.rules.problems import Problem, RulesError

_HIDDEN: Final = "?"


@dataclass(frozen=True)
class Step:
    """A move of a scenario that has been made."""

    number: int
    seat: int
    move: Move
    events: Sequence[Event]


@dataclass(frozen=True)
class Scenario:
    model: ScenarioModel
    material_file: MaterialFile

    @classmethod
    def load(cls, path: Path) -> Scenario:
        return cls.from_data(read_toml(path), path.parent)

    @classmethod
    def from_data(cls, data: dict[str, Any], folder: Path | None = None) -> Scenario:
        """A scenario that can be begun; a deck or map in another file is looked for in the
        folder."""
        scenario = cls.read(data, folder)
        if problems := list(scenario.plan_problems()):
            raise FileError(*problems)
        scenario.start()
        return scenario

    @classmethod
    def read(cls, data: dict[str, Any], folder: Path | None = None) -> Scenario:
        """As the file has it, whether it can be begun or not."""
        model = validate(data, "scenario", ScenarioModel)
        return cls(model, material_of(model, folder))

    @classmethod
    def of_game(
        cls,
        game: Game[Any],
        material_file: MaterialFile,
        names: Sequence[str] = (),
        table: TableSetup | None = None,
        turn: int = 0,
    ) -> Scenario:
        """A game as it stands, with all its moves: what a save holds. One that is played at a
        table also tells how it stands, so that nobody has to play it through to know."""
        named = named_keys(material_file)
        data = game_data(game, named, names, table, turn)
        if not named:
            data |= own_keys(material_file)
        return cls(validate(data, "scenario", ScenarioModel), material_file)

    @property
    def rules(self) -> type[Game[Any]]:
        return GAMES[self.model.game]

    @property
    def players(self) -> int:
        return (
            self.model.players if isinstance(self.model.players, int) else len(self.model.players)
        )

    @property
    def names(self) -> list[str]:
        """The players' names, where the file gives them."""
        return [] if isinstance(self.model.players, int) else list(self.model.players)

    def setup(self) -> TableSetup:
        """Who sits there; where the file does not say, a person at each seat."""
        return read_table(self.model, self.material_file, self.players)

    def start(self, rng: Random | None = None) -> Game[Any]:
        """The game before its first move; chance comes from the file's seed unless given."""
        try:
            position = self.position(rng or Random(self.model.seed))
            return self.rules.from_position(self.material_file.material, position)
        except RulesError as error:
            raise FileError(*error.problems) from None

    def position(self, rng: Random) -> Position:
        model, material = self.model, self.material_file.material
        options = self.rules.all_options(model.options)
        begin = self.rules.start_position(material, self.players, rng, options, model.first - 1)
        if model.start is not None:
            begin = read_start(begin, model.start, self.rules)
        used = self.rules.used(material, begin)
        piles = tuple(self._pile(pile, used.get(pile.name), rng) for pile in begin.piles)
        return replace(begin, piles=piles)

    def _pile(self, pile: PileState, used: Counter[str] | None, rng: Random) -> PileState:
        """The pile without what lies elsewhere, in the order that the file asks for."""
        left = _without(pile.things, used or Counter())
        draws = self.model.draws.get(pile.name)
        if draws is None:
            if pile.stacks and len(left) < len(pile.things):
                return dealt(pile.name, left, self.rules.marked(self.material_file.material), rng)
            return replace(pile, things=tuple(left))
        rest = _without(left, Counter(draws)) if self.model.after == "shuffled" else []
        stacks = tuple((size, marks) for size, marks in self.model.stacks.get(pile.name, ()))
        known = len(draws) if self.model.order == "known" else 0
        return PileState(pile.name, (*draws, *rest), known, stacks)

    def play(self, game: Game[Any]) -> Iterator[Step]:
        """Makes the file's moves one by one; raises FileError at the first that cannot be made."""
        for number, text in enumerate(self.model.moves, 1):
            seat = game.to_move
            try:
                move = read_move(text, (*game.moves, End))
                events = game.push(move)
            except RulesError as error:
                problems = [problem.within(f"move {number}") for problem in error.problems]
                raise FileError(*problems) from None
            yield Step(number, seat, move, events)

    def plan_problems(self) -> Iterator[Problem]:
        """What the file asks for that its game does not have."""
        description, model = self.rules.description, self.model
        if self.players not in description.players:
            yield self.rules.players_problem(self.players)
        for place, named in (("draws", model.draws), ("stacks", model.stacks)):
            for pile in named:
                if pile not in description.all_piles:
                    known = ", ".join(description.all_piles)
                    yield Problem.at("pile-unknown", place, pile=pile, known=known)
        for key, value in (model.start or StartModel()).extra.items():
            if _plain(value) is None:
                yield Problem.at("extra-value", f"start extra {key}")
        start, goal = model.start or StartModel(), model.goal
        seats = {"first": model.first, "start to_move": start.to_move or 1}
        if goal:
            seats["goal seat"] = goal.seat
            if goal.other is not None:
                seats["goal other"] = goal.other
            for number, reply in enumerate(goal.replies, 1):
                seats[f"goal replies {number}"] = reply.seat
        for number, seen in enumerate((model.expect and model.expect.seen) or [], 1):
            seats[f"expect seen {number}"] = seen.seat
        for place, seat in seats.items():
            if seat > self.players:
                yield Problem.at("seat-unknown", place, seat=seat, players=self.players)
        seated = model.table.seats if model.table and model.table.seats else None
        for place, listed in (
            ("start scores", start.scores),
            ("start supplies", start.supplies),
            ("table seats", seated),
        ):
            if listed is not None and len(listed) != self.players:
                facts = {"count": len(listed), "players": self.players}
                yield Problem.at("seats-number", place, **facts)
        for number, standing in enumerate(start.pieces, 1):
            if description.material == "deck" and standing.at is None:
                yield Problem.at("key-missing", "start", f"piece {number}", key="at")
        pieces = [piece.id for piece in description.pieces]
        for piece in sorted(
            {piece for supply in start.supplies or [] for piece in supply} - {*pieces}
        ):
            known = ", ".join(pieces)
            yield Problem.at("piece-unknown", "start supplies", piece=piece, known=known)

    def problems(self) -> list[Problem]:
        """What is wrong beyond what keeps the file from being read."""
        found = []
        known = material_hash(self.material_file)
        if self.model.deck_hash not in (None, known):
            found.append(Problem.at("deck-changed", "deck_hash", deck=str(self.model.deck)))
        if self.model.map_hash not in (None, known):
            found.append(Problem.at("map-changed", "map_hash", deck=str(self.model.map)))
        try:
            for _ in self.play(self.start()):
                pass
        except FileError as error:
            found += error.problems
        return found

    def failures(self, game: Game[Any], events: Sequence[Event]) -> list[Problem]:
        """The file's expectations that do not hold after all its moves."""
        expect = self.model.expect
        if expect is None:
            return []
        scored = [
            {"seat": event.seat + 1, "source": event.source, "points": points(event.items)}
            for event in events
            if isinstance(event, Scored)
        ]
        found: dict[str, object] = {
            "scores": list(game.scores),
            "over": game.is_over,
            "winners": [seat + 1 for seat in game.winners],
            "to_move": game.to_move + 1,
            "drawn": game.position().drawn,
            "scored": scored,
            "extra": _extras(game.position(), expect.extra or {}),
            "seen": [_seen(game, wanted) for wanted in expect.seen or []],
        }
        wanted = expect.model_dump(exclude_none=True, exclude={"legal", "illegal"})
        failures = [
            Problem.at(
                "expect-other", f"expect {key}", wanted=_show(value), found=_show(found[key])
            )
            for key, value in wanted.items()
            if found[key] != value
        ]
        legal = [str(move) for move in game.legal_moves]
        failures += [
            Problem.at("expect-illegal", "expect legal", move=move)
            for move in expect.legal
            if move not in legal
        ]
        failures += [
            Problem.at("expect-legal", "expect illegal", move=move)
            for move in expect.illegal
            if move in legal
        ]
        return failures

    def to_text(self) -> str:
        return dumps(self.model.model_dump(exclude_unset=True))


def game_data(
    game: Game[Any],
    named: Mapping[str, Any],
    names: Sequence[str] = (),
    table: TableSetup | None = None,
    turn: int = 0,
) -> dict[str, Any]:
    """What a file holds of a game, with the keys that name what it is played with."""
    begin = game.beginning()
    data: dict[str, Any] = {
        "format": SCENARIO_FORMAT,
        "kind": "scenario",
        "game": begin.game,
        **named,
    }
    data["players"] = list(names) or begin.players
    if table is not None:
        data["players"] = table.names if any(table.names) else len(table.seats)
        data["first"] = table.first + 1
        data["seed"] = table.seed or 0
    if game.options:
        data["options"] = dict(game.options)
    if begin.piles:
        data["draws"] = {pile.name: list(pile.things) for pile in begin.piles}
    if any(pile.stacks for pile in begin.piles):
        data["stacks"] = {
            pile.name: [list(stack) for stack in pile.stacks] for pile in begin.piles if pile.stacks
        }
    # Known are all the draws of a file, or none: what somebody does not know must stay hidden.
    if begin.piles and all(pile.known == len(pile.things) for pile in begin.piles):
        data["order"] = "known"
    data["after"] = "nothing"
    data["start"] = write_start(begin, game.description)
    data["moves"] = [str(move) for move, _ in game.record]
    if table is not None:
        data["expect"] = {"scores": list(game.scores), "over": game.is_over}
        if not game.is_over:
            data["expect"]["to_move"] = game.to_move + 1
        data["table"] = write_table(table, turn)
    return data


def _without(things: Sequence[str], taken: Counter[str]) -> list[str]:
    taken = taken.copy()
    left = []
    for thing in things:
        if taken[thing] > 0:
            taken[thing] -= 1
        else:
            left.append(thing)
    return left


def _show(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_show, value))}]"
    if isinstance(value, dict):
        return " ".join(map(_show, value.values()))
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_start(begin: Position, start: StartModel, rules: type[Game[Any]]) -> Position:
    """How things lie after what the file says of it."""
    pieces = rules.description.pieces
    standing = tuple(
        Standing(piece.seat - 1, piece.piece, Square(*piece.at or (0, 0)), piece.zone)
        for piece in start.pieces
    )
    laid = begin.laid
    if start.laid is not None:
        laid = tuple(LaidTile(tile.tile, Square(*tile.at), tile.turn // 90) for tile in start.laid)
    used = Counter((piece.seat, piece.piece) for piece in standing)
    supplies = [
        [max(0, count - used[seat, piece.id]) for count, piece in zip(supply, pieces, strict=True)]
        for seat, supply in enumerate(begin.supplies)
    ]
    for supply, given in zip(supplies, start.supplies or [], strict=False):
        for number, piece in enumerate(pieces):
            supply[number] = given.get(piece.id, supply[number])
    return replace(
        begin,
        laid=laid,
        pieces=standing,
        scores=begin.scores if start.scores is None else tuple(start.scores),
        supplies=tuple(map(tuple, supplies)),
        to_move=begin.to_move if start.to_move is None else start.to_move - 1,
        phase=start.phase or begin.phase,
        drawn=start.drawn or "",
        gone=tuple(start.gone),
        extra=rules.extra_type.read(begin.extra.plain() | _extra(start)),
    )


def _extra(start: StartModel) -> dict[str, Plain]:
    found = {key: _plain(value) for key, value in start.extra.items()}
    return {key: value for key, value in found.items() if value is not None}


def _plain(value: object) -> Plain:
    """A value of the file as the rules keep it; `None` for one that they cannot."""
    if isinstance(value, list):
        items = tuple(map(_plain, value))
        return None if None in items else items
    return value if isinstance(value, str | int) else None


def _listed(value: Plain) -> object:
    """A value of the rules as the file has it; what a seat must not know has no value."""
    if isinstance(value, tuple):
        return list(map(_listed, value))
    return _HIDDEN if value is None else value


def _extras(position: Position, keys: Container[str]) -> dict[str, object]:
    return {key: _listed(value) for key, value in position.extra.plain().items() if key in keys}


def _seen(game: Game[Any], wanted: SeenModel) -> dict[str, object]:
    """What the seat knows of all that the file names."""
    view = game.seen_by(wanted.seat - 1).position
    return {
        "seat": wanted.seat,
        "extra": _extras(view, wanted.extra),
        "draws": {pile.name: list(pile.things) for pile in view.piles if pile.name in wanted.draws},
    }


def write_start(begin: Position, description: Description) -> dict[str, Any]:
    """What a file says of how things lie, in full."""
    pieces = description.pieces
    start: dict[str, Any] = {}
    if description.material == "deck":
        start["laid"] = [
            {"tile": laid.tile, "at": list(laid.square), "turn": int(DEGREES[laid.turn])}
            for laid in begin.laid
        ]
    start |= {
        "scores": list(begin.scores),
        "supplies": [
            {piece.id: left for piece, left in zip(pieces, supply, strict=True)}
            for supply in begin.supplies
        ],
        "to_move": begin.to_move + 1,
        "phase": begin.phase,
    }
    if begin.pieces:
        start["pieces"] = [
            {
                "seat": piece.seat + 1,
                "piece": piece.piece,
                **({"at": list(piece.square)} if description.material == "deck" else {}),
                "zone": piece.zone,
            }
            for piece in begin.pieces
        ]
    if begin.drawn:
        start["drawn"] = begin.drawn
    if begin.gone:
        start["gone"] = list(begin.gone)
    if extra := begin.extra.plain():
        start["extra"] = {key: _listed(value) for key, value in extra.items()}
    return start
