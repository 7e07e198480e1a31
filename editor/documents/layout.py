"""Starting layouts, and every other scenario, as a value that the editor can replace."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

from carcqt.content.decks import describe, texts
from carcqt.content.materials import MaterialFile, builtin_names, find_material, own_keys
from carcqt.content.models import SCENARIO_FORMAT, ScenarioModel, StartModel, validate
from carcqt.content.scenarios import Scenario, read_start, write_start
from carcqt.content.toml.files import FileError
from carcqt.content.toml.writing import dumps
from carcqt.puzzles.checks import puzzle_problems
from carcqt.rules.description import Description
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.piles import Stack
from carcqt.rules.position import Position
from carcqt.rules.problems import Problem, RulesError

_KEPT: Final = (
    "solution",
    "deck_hash",
    "map_hash",
    "moves",
    "goal",
    "puzzle",
    "proof",
    "expect",
    "table",
)
"""What the layout editor leaves as it is."""
_HARMLESS: Final = ("goal", "expect")
"""Where a wrong plan keeps nobody from seeing the table."""

Draws = tuple[tuple[str, tuple[str, ...]], ...]
Stacks = tuple[tuple[str, tuple[Stack, ...]], ...]


@dataclass(frozen=True)
class LayoutContent:
    material_file: MaterialFile
    position: Position
    """How everything lies, without the piles: those follow from the rest (see `whole`)."""
    material_name: str = ""
    """A built-in one, a file beside this one; empty: the layout holds its tiles or map itself."""
    names: tuple[str, ...] = ()
    """Of the players, or nothing: how many there are, the position says."""
    first: int = 0
    draws: Draws = ()
    """What comes first from each pile that is not just shuffled."""
    stacks: Stacks = ()
    order: Literal["secret", "known"] = "secret"
    after: Literal["shuffled", "nothing"] = "shuffled"
    seed: int = 0
    title: Mapping[str, str] = field(default_factory=dict)
    text: Mapping[str, str] = field(default_factory=dict)
    kept: Mapping[str, Any] = field(default_factory=dict)
    """Goal, solution, moves, expectations, table: as the file has them."""
    said: frozenset[str] = frozenset()
    """Keys that the file has although they say what would be so anyway."""

    @classmethod
    def read(cls, data: dict[str, Any], folder: Path | None) -> LayoutContent:
        scenario = Scenario.read(data, folder)
        if wrong := [problem for problem in scenario.plan_problems() if not _is_harmless(problem)]:
            raise FileError(*wrong)
        return cls.of_scenario(scenario)

    @classmethod
    def of_scenario(cls, scenario: Scenario) -> LayoutContent:
        model = scenario.model
        try:
            position = scenario.position(Random(model.seed))
        except RulesError as error:
            raise FileError(*error.problems) from None
        own = bool(model.tile or model.village)
        named = model.map if describe(model.game).material == "map" else model.deck
        given = model.model_dump(exclude_unset=True)
        return cls(
            scenario.material_file,
            replace(position, piles=()),
            "" if own else named or model.game,
            tuple(scenario.names),
            model.first - 1,
            tuple((pile, tuple(things)) for pile, things in model.draws.items()),
            tuple(
                (pile, tuple((size, marks) for size, marks in stacks))
                for pile, stacks in model.stacks.items()
            ),
            model.order,
            model.after,
            model.seed,
            texts(model.title),
            texts(model.text),
            {key: given[key] for key in _KEPT if key in given},
            _said(given),
        )

    @classmethod
    def empty(cls, game: str, players: int = 2) -> LayoutContent:
        """The beginning of a game with what comes with the program."""
        return cls.of_material(find_material(game, game), game, players)

    @classmethod
    def of_material(
        cls, material_file: MaterialFile, name: str = "", players: int = 2, seed: int = 0
    ) -> LayoutContent:
        position = _usual(material_file, players, {}, 0, seed)
        return cls(material_file, position, name, seed=seed)

    @classmethod
    def of_game(
        cls, game: Game[Any], material_file: MaterialFile, names: Sequence[str] = ()
    ) -> LayoutContent:
        """A game at any moment: what lies there, and what is to come in the order it would."""
        position = game.position()
        known = all(pile.known == len(pile.things) for pile in position.piles)
        return cls(
            material_file,
            replace(position, piles=()),
            material_name_of(material_file),
            tuple(names),
            draws=tuple((pile.name, pile.things) for pile in position.piles),
            stacks=tuple((pile.name, pile.stacks) for pile in position.piles if pile.stacks),
            order="known" if known else "secret",
            after="nothing",
        )

    @property
    def game(self) -> str:
        return self.material_file.game

    @property
    def rules(self) -> type[Game[Any]]:
        return GAMES[self.game]

    @property
    def description(self) -> Description:
        return self.rules.description

    @property
    def players(self) -> int:
        return self.position.players

    @property
    def options(self) -> dict[str, str]:
        return dict(self.position.options)

    @cached_property
    def usual(self) -> Position:
        """How the game would begin if the layout said nothing of it."""
        return _usual(self.material_file, self.players, self.options, self.first, self.seed)

    @cached_property
    def scenario(self) -> Scenario:
        """As a file has it; raises FileError where none can."""
        model = validate(self.to_data(), "scenario", ScenarioModel)
        return Scenario(model, self.material_file)

    @cached_property
    def whole(self) -> Position:
        """How everything lies, with the piles; raises FileError where there cannot be any."""
        try:
            return self.scenario.position(Random(self.seed))
        except RulesError as error:
            raise FileError(*error.problems) from None

    def with_start(
        self,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        first: int | None = None,
        seed: int | None = None,
        material_file: MaterialFile | None = None,
        material_name: str | None = None,
    ) -> LayoutContent:
        """Another beginning; what was as usual is as is usual then, the rest stays as it lies."""
        players = self.players if players is None else players
        first = min(self.first if first is None else first, players - 1)
        seed = self.seed if seed is None else seed
        material = self.material_file if material_file is None else material_file
        options = self.options if options is None else options
        new = _usual(material, players, options, first, seed)
        old = _with_pieces(self.usual, self.position, self.rules)
        position = replace(self.position, options=new.options)
        position = replace(
            position,
            pieces=tuple(piece for piece in position.pieces if piece.seat < players),
            extra=self.rules.extra_type.read(
                _moved(position.extra.plain(), old.extra.plain(), new.extra.plain())
            ),
        )
        there = _with_pieces(new, position, self.rules)
        for key in ("laid", "scores", "supplies", "to_move", "phase", "drawn"):
            if getattr(self.position, key) == getattr(old, key) or (
                key in ("scores", "supplies") and players != self.players
            ):
                position = replace(position, **{key: getattr(there, key)})
        if position.to_move >= players:
            position = replace(position, to_move=there.to_move)
        kept = dict(self.kept)
        if material_file is not None:
            kept = {key: kept[key] for key in kept if not key.endswith("_hash")}
        return replace(
            self,
            material_file=material,
            material_name=self.material_name if material_name is None else material_name,
            position=position,
            names=self.names[:players] if len(self.names) >= players else (),
            first=first,
            seed=seed,
            kept=kept,
        )

    def with_draws(self, pile: str, things: Sequence[str] | None) -> LayoutContent:
        """What comes first from a pile; `None`: it is shuffled."""
        others = tuple(pair for pair in self.draws if pair[0] != pile)
        own = () if things is None else ((pile, tuple(things)),)
        stacks = tuple(pair for pair in self.stacks if pair[0] != pile)
        return replace(self, draws=others + own, stacks=stacks)

    def problems(self) -> list[Problem]:
        """What keeps it from being played, or else what does not go as the file expects."""
        try:
            scenario = self.scenario
            return (
                list(scenario.plan_problems())
                or self.rules.problems(self.material_file.material, self.whole)
                or scenario.problems()
                or puzzle_problems(scenario)
            )
        except FileError as error:
            return list(error.problems)

    def to_data(self) -> dict[str, Any]:
        kind = self.description.material
        data: dict[str, Any] = {"format": SCENARIO_FORMAT, "kind": "scenario", "game": self.game}
        said: dict[str, Any] = {
            "title": dict(self.title),
            "text": dict(self.text),
            "players": list(self.names) or self.players,
            "first": self.first + 1,
            "options": self._said_options(),
            "seed": self.seed,
            "draws": {pile: list(things) for pile, things in self.draws},
            "stacks": {pile: [list(stack) for stack in stacks] for pile, stacks in self.stacks},
            "order": self.order,
            "after": self.after,
        }
        if self.material_name:
            said[kind] = self.material_name
        silent = {
            "players": 2,
            "first": 1,
            "seed": 0,
            "order": "secret",
            "after": "shuffled",
            kind: self.game,
        }
        data |= {
            key: value
            for key, value in said.items()
            if value != silent.get(key, {}) or (key in self.said and value != {})
        }
        if start := self._start():
            data["start"] = start
        data |= self.kept
        if not self.material_name:
            data |= own_keys(self.material_file)
        return in_order(data)

    def to_text(self) -> str:
        return dumps(self.to_data())

    def _said_options(self) -> dict[str, str]:
        usual = self.rules.all_options({})
        return {
            key: value
            for key, value in self.options.items()
            if value != usual.get(key) or "options" in self.said
        }

    def _start(self) -> dict[str, Any]:
        """What the file has to say of how things lie."""
        usual = _with_pieces(self.usual, self.position, self.rules)
        here = write_start(self.position, self.description)
        there = write_start(usual, self.description)
        start = {
            key: value
            for key, value in here.items()
            if key == "pieces" or value != there.get(key) or f"start {key}" in self.said
        }
        if "laid" in start:
            start["laid"] = [
                {key: value for key, value in laid.items() if (key, value) != ("turn", 0)}
                for laid in start["laid"]
            ]
        if "extra" in start:
            plain = there.get("extra", {})
            start["extra"] = {
                key: value
                for key, value in start["extra"].items()
                if value != plain.get(key) or f"start extra {key}" in self.said
            }
            if not start["extra"]:
                del start["extra"]
        return {key: start[key] for key in StartModel.model_fields if key in start}


def in_order(data: Mapping[str, Any]) -> dict[str, Any]:
    """As files have their keys one after the other."""
    order = {key: number for number, key in enumerate(ScenarioModel.model_fields)}
    return dict(sorted(data.items(), key=lambda pair: order[pair[0]]))


def _said(given: Mapping[str, Any]) -> frozenset[str]:
    start = given.get("start", {})
    extra = start.get("extra", {})
    starts = [*start, *(f"extra {key}" for key in extra)]
    return frozenset({*given, *(f"start {key}" for key in starts)})


def material_name_of(material_file: MaterialFile) -> str:
    """The name of the built-in one that it is; nothing, if it is none."""
    kind, game = describe(material_file.game).material, material_file.game
    for name in builtin_names(kind):
        try:
            if find_material(name, game) == material_file:
                return name
        except FileError:
            continue
    return ""


def _is_harmless(problem: Problem) -> bool:
    return bool(problem.place) and problem.place[0].split()[0] in _HARMLESS


def _usual(
    material_file: MaterialFile, players: int, options: Mapping[str, str], first: int, seed: int
) -> Position:
    rules = GAMES[material_file.game]
    chosen = rules.all_options(options)
    begin = rules.start_position(material_file.material, players, Random(seed), chosen, first)
    return replace(begin, piles=())


def _with_pieces(begin: Position, position: Position, rules: type[Game[Any]]) -> Position:
    """What is usual where these pieces stand: their seats have so many fewer."""
    pieces = write_start(position, rules.description).get("pieces", [])
    model = StartModel.model_validate({"pieces": pieces})
    return read_start(begin, model, rules)


def _moved(
    here: Mapping[str, Any], old: Mapping[str, Any], new: Mapping[str, Any]
) -> dict[str, Any]:
    """What was as usual is as is usual now."""
    return {
        key: new[key] if key in new and here.get(key) == old.get(key) else here[key]
        for key in dict.fromkeys((*here, *new))
        if key in new or here.get(key) != old.get(key)
    }
