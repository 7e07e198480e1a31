"""The file formats as pydantic models, and their complaints as problems of ours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from carcqt.content.aims import FORMER_AIMS, GoalAim
from carcqt.content.cleaning import clean
from carcqt.content.languages import LanguageCode
from carcqt.content.toml.files import FileError
from carcqt.content.toml.places import place_of
from carcqt.rules.moves import ID
from carcqt.rules.problems import Problem

FORMAT: Final = 1
SCENARIO_FORMAT: Final = 2
_FORMATS: Final = {"scenario": SCENARIO_FORMAT}
"""The format of each kind of file, where it is not the common one."""

Id = Annotated[str, Field(pattern=f"^{ID.pattern}$")]
Line = Annotated[str, Field(max_length=200), AfterValidator(clean)]
FileName = Annotated[str, Field(max_length=200)]
"""The name of another file: it must stay as it is, or the file would not be found."""
Words = Annotated[str, Field(max_length=20_000), AfterValidator(clean)]
Titles = dict[LanguageCode, Line]
Texts = dict[LanguageCode, Words]
Square = Annotated[
    list[Annotated[int, Field(ge=-9999, le=9999)]], Field(min_length=2, max_length=2)
]
Points = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Seat = Annotated[int, Field(ge=1, le=9)]
Degrees = Literal[0, 90, 180, 270]
_DEEPEST: Final = 20
_AMOUNTS: Final = tuple(aim.value for aim in GoalAim if aim.is_amount)


def _shallow(value: Any) -> Any:
    level = [value]
    for _ in range(_DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
    if level:
        raise PydanticCustomError("too_deep", "too deep")
    return value


def _inside(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _pair(value: list[int]) -> list[int]:
    if len(value) == 1:
        raise PydanticCustomError("half_place", "half a place")
    return value


IconSpot = Annotated[
    list[Annotated[int, Field(ge=0, le=800)]], Field(max_length=2), AfterValidator(_pair)
]
"""Two numbers, or none for an icon that finds its place itself."""

Free = Annotated[Any, AfterValidator(_shallow)]
"""What only a game's rules understand."""


class Model(BaseModel):
    # Built at first use: who checks a deck need not wait for scenarios.
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)


class ZoneModel(Model):
    id: Id
    kind: Id
    at: Annotated[list[Line], Field(max_length=768)] = []
    to: Annotated[list[Id], Field(max_length=16)] = []
    icons: Annotated[dict[Id, int], Field(max_length=16)] = {}
    places: Annotated[
        dict[Id, Annotated[list[IconSpot], Field(max_length=99)]], Field(max_length=16)
    ] = {}


Tokens = Annotated[dict[Id, Annotated[int, Field(ge=0, le=999)]], Field(max_length=16)]


class TileModel(Model):
    id: Id
    pile: Id | None = None
    count: Annotated[int, Field(ge=1, le=999)] = 1
    players: Annotated[list[Seat], Field(max_length=9)] = []
    size: Annotated[
        list[Annotated[int, Field(ge=1, le=8)]] | None, Field(min_length=2, max_length=2)
    ] = None
    name: Titles = {}
    basis: Literal["pictured", "inferred"] | None = None
    zones: Annotated[list[ZoneModel], Field(max_length=128)]


class FileModel(Model):
    """What every file begins with."""

    format: int
    kind: str
    game: Id
    title: Titles = {}


class DeckModel(FileModel):
    about: Texts = {}
    provenance: Literal["own", "sourced", "inferred", "reconstructed"] = "own"
    tokens: Tokens = {}
    tile: Annotated[list[TileModel], Field(max_length=2000)]


Place = Annotated[list[Annotated[int, Field(ge=0, le=10_000)]], Field(min_length=2, max_length=2)]
Villages = Annotated[list[Id], Field(max_length=20)]


class VillageModel(Model):
    id: Id
    name: Line | None = None
    at: Place
    species: Id
    prices: Annotated[list[Annotated[int, Field(ge=0, le=99)]], Field(max_length=9)] = []


class LinkModel(Model):
    kind: Id
    ends: Annotated[list[Id], Field(min_length=2, max_length=2)]
    bends: Annotated[list[Place], Field(max_length=8)] = []


class MissionModel(Model):
    id: Id
    villages: Villages


class CardModel(Model):
    value: Annotated[int, Field(ge=0, le=99)]
    shows: Id
    ties: Annotated[list[Annotated[int, Field(ge=0, le=999)]], Field(max_length=9)]


class ChartModel(Model):
    """What a map shows, in a file of its own or in a scenario."""

    size: Place = [1000, 700]
    village: Annotated[list[VillageModel], Field(max_length=120)] = []
    link: Annotated[list[LinkModel], Field(max_length=300)] = []
    mission: Annotated[list[MissionModel], Field(max_length=60)] = []
    card: Annotated[list[CardModel], Field(max_length=20)] = []


class MapModel(FileModel, ChartModel):
    about: Texts = {}
    provenance: Literal["own", "sourced", "inferred", "reconstructed"] = "own"


class LaidModel(Model):
    tile: Id
    at: Square
    turn: Degrees = 0


class PieceModel(Model):
    seat: Seat
    piece: Id
    at: Square | None = None
    zone: Id


class StartModel(Model):
    laid: Annotated[list[LaidModel], Field(max_length=10_000)] | None = None
    pieces: Annotated[list[PieceModel], Field(max_length=1000)] = []
    scores: list[Points] | None = None
    supplies: list[dict[Id, Annotated[int, Field(ge=0, le=99)]]] | None = None
    to_move: Seat | None = None
    phase: Id | None = None
    drawn: Id | None = None
    gone: Annotated[list[Id], Field(max_length=10_000)] = []
    extra: dict[Id, Free] = {}


class ReplyModel(Model):
    """What another seat does in one of its turns."""

    seat: Seat
    moves: Annotated[list[Line], Field(min_length=1, max_length=40)]


def _known_aim(value: str) -> str:
    known = [aim.value for aim in GoalAim]
    if value not in known:
        expected = ", ".join(f"'{name}'" for name in known[:-1]) + f" or '{known[-1]}'"
        raise PydanticCustomError("literal_error", "no aim", {"expected": expected})
    return value


Aim = Annotated[str, AfterValidator(_known_aim)]


class GoalModel(Model):
    aim: Aim
    least: Points | None = None
    seat: Seat = 1
    turns: Annotated[int, Field(ge=1, le=99)] = 1
    begins: Annotated[int | None, Field(ge=0, le=100_000)] = None
    count: Literal["track", "final"] = "track"
    others: Literal["silent", "scripted", "best"] = "silent"
    open: bool = False
    chance: Literal["worst", "expected"] = "worst"
    at: Square | None = None
    zone: Id | None = None
    system: Id | None = None
    other: Seat | None = None
    villages: Villages = []
    mission: Id | None = None
    name: Titles = {}
    replies: Annotated[list[ReplyModel], Field(max_length=500)] = []


class WrongTurnModel(Model):
    """What is said of a turn that is not the answer."""

    moves: Annotated[list[Line], Field(min_length=1, max_length=40)]
    text: Texts


class PuzzleModel(Model):
    """What people read of a puzzle, beyond its title, text and solution."""

    id: Id | None = None
    author: Line = ""
    source: Line = ""
    themes: Annotated[list[Id], Field(max_length=20)] = []
    difficulty: Annotated[int | None, Field(ge=1, le=5)] = None
    hints: Annotated[list[Texts], Field(max_length=3)] = []
    wrong: Annotated[list[WrongTurnModel], Field(max_length=100)] = []


Worth = Annotated[str, Field(pattern=r"^-?[0-9]{1,9}(/[1-9][0-9]{0,29})?$")]
"""A whole number or a fraction."""


class ProvenTurnModel(Model):
    moves: Annotated[list[Line], Field(min_length=1, max_length=40)]
    value: Worth


class ProofModel(Model):
    """What the solver has found out, and of what."""

    hash: Line
    value: Worth
    nodes: Annotated[int, Field(ge=0)]
    turns: Annotated[list[ProvenTurnModel], Field(max_length=20_000)]


class ScoredModel(Model):
    seat: Seat
    source: Id
    points: Points


class SeenModel(Model):
    """What a seat knows."""

    seat: Seat
    extra: dict[Id, Free] = {}
    draws: dict[Id, list[Id]] = {}


class ExpectModel(Model):
    scores: list[Points] | None = None
    over: bool | None = None
    winners: list[Seat] | None = None
    to_move: Seat | None = None
    drawn: Id | None = None
    scored: list[ScoredModel] | None = None
    extra: dict[Id, Free] | None = None
    seen: list[SeenModel] | None = None
    legal: list[Line] = []
    illegal: list[Line] = []


class SeatModel(Model):
    colour: Annotated[int, Field(ge=1, le=9)]
    kind: Literal["person", "computer"] = "person"
    level: Id | None = None


class TableModel(Model):
    """Who sits there, and how they want to play."""

    title: Line = ""
    turn: Annotated[int, Field(ge=0, le=100_000)] = 0
    seats: Annotated[list[SeatModel], Field(max_length=9)] = []
    undo: Literal["free", "turn", "never"] = "turn"
    aids: Annotated[
        list[Literal["squares", "regions", "projected", "left"]], Field(max_length=4)
    ] = ["squares", "regions", "projected", "left"]
    hints: bool = True
    hinted: Annotated[list[Annotated[int, Field(ge=0, le=100_000)]], Field(max_length=100_000)] = []


StackModel = Annotated[
    list[Annotated[int, Field(ge=0, le=99_999)]], Field(min_length=2, max_length=2)
]


class ScenarioModel(FileModel, ChartModel):
    text: Texts = {}
    solution: Texts = {}
    deck: FileName | None = None
    deck_hash: Line | None = None
    map: FileName | None = None
    map_hash: Line | None = None
    players: (
        Annotated[list[Line], Field(min_length=1, max_length=9)] | Annotated[int, Field(ge=1, le=9)]
    ) = 2
    first: Seat = 1
    options: dict[Id, Line] = {}
    seed: Annotated[int, Field(ge=0, le=2**63 - 1)] = 0
    draws: dict[Id, Annotated[list[Id], Field(max_length=20_000)]] = {}
    stacks: dict[Id, Annotated[list[StackModel], Field(max_length=99)]] = {}
    order: Literal["secret", "known"] = "secret"
    after: Literal["shuffled", "nothing"] = "shuffled"
    start: StartModel | None = None
    moves: Annotated[list[Line], Field(max_length=100_000)] = []
    goal: GoalModel | None = None
    puzzle: PuzzleModel | None = None
    proof: ProofModel | None = None
    expect: ExpectModel | None = None
    table: TableModel | None = None
    tokens: Tokens = {}
    tile: Annotated[list[TileModel], Field(max_length=2000)] = []


F = TypeVar("F", bound=Model)


def validate(data: dict[str, Any], kind: str, model: type[F]) -> F:
    """The file's content as a model; every complaint at once."""
    data, wanted = migrated(data), _FORMATS.get(kind, FORMAT)
    right = (wanted,) if data.get("kind") == kind else (FORMAT, SCENARIO_FORMAT)
    if data.get("format") not in right:
        raise FileError(_format_problem(data, wanted))
    if data.get("kind") != kind:
        found = data.get("kind")
        code = "kind-other" if isinstance(found, str) else "kind-missing"
        raise FileError(Problem.at(code, "kind", found=str(found)[:40], wanted=kind))
    try:
        return model.model_validate(data)
    except ValidationError as error:
        details = error.errors(include_url=False, include_input=True)
        raise FileError(*dict.fromkeys(_problem(detail, data) for detail in details)) from None


def migrated(data: dict[str, Any]) -> dict[str, Any]:
    """A file of an older format as the present one would have it; others as they are."""
    if data.get("format") != 1 or data.get("kind") != "scenario":
        return data
    data = {**data, "format": SCENARIO_FORMAT}
    if isinstance(goal := data.get("goal"), dict):
        # `most` was the kind of most points; the others had to reach a number.
        goal = {"least" if key == "points" else key: value for key, value in goal.items()}
        if (former := FORMER_AIMS.get(str(goal.get("aim")))) is not None:
            goal = {**goal, "aim": former.value}
            goal.pop("least", None)
        elif goal.get("aim") in _AMOUNTS and "least" not in goal:
            raise FileError(Problem.at("goal-no-points", "goal", aim=str(goal["aim"])))
        data["goal"] = goal
    return data


def _format_problem(data: dict[str, Any], wanted: int) -> Problem:
    found = data.get("format")
    if found is None:
        return Problem.at("format-missing", "format", wanted=wanted)
    if isinstance(found, int) and found > wanted:
        return Problem.at("format-newer", "format", found=found, wanted=wanted)
    return Problem.at("format-unknown", "format", found=str(found)[:40], wanted=wanted)


def _problem(detail: ErrorDetails, data: dict[str, Any]) -> Problem:
    place = place_of(detail["loc"], data)
    context = detail.get("ctx", {})
    make = _COMPLAINTS.get(detail["type"])
    if make is None:
        return Problem.at("value-wrong", *place)
    code, facts = make(detail, context)
    return Problem.at(code, *place, **facts)


_Facts = tuple[str, dict[str, str | int]]
_Complaint = Callable[[ErrorDetails, dict[str, Any]], _Facts]


def _typed(wanted: str) -> _Complaint:
    return lambda detail, context: ("value-type", {"wanted": wanted})


def _limit(code: str, fact: str) -> _Complaint:
    return lambda detail, context: (code, {"limit": context[fact]})


_COMPLAINTS: Final[dict[str, _Complaint]] = {
    "missing": lambda detail, context: ("key-missing", {"key": str(detail["loc"][-1])}),
    "extra_forbidden": lambda detail, context: ("key-unknown", {"key": str(detail["loc"][-1])}),
    "too_deep": lambda detail, context: ("file-deep", {}),
    "half_place": lambda detail, context: ("place-half", {}),
    "string_type": _typed("text"),
    "int_type": _typed("number"),
    "int_from_float": _typed("number"),
    "bool_type": _typed("true-false"),
    "list_type": _typed("list"),
    "dict_type": _typed("table"),
    "model_type": _typed("table"),
    "literal_error": lambda detail, context: ("value-choice", {"wanted": context["expected"]}),
    "string_pattern_mismatch": lambda detail, context: ("id-form", {}),
    "greater_than_equal": _limit("value-small", "ge"),
    "less_than_equal": _limit("value-large", "le"),
    "string_too_long": _limit("text-long", "max_length"),
    "too_long": _limit("list-long", "max_length"),
    "too_short": _limit("list-short", "min_length"),
}
