"""The table of a game as its file has it."""

from __future__ import annotations

from typing import Any

from carcqt.content.materials import MaterialFile
from carcqt.content.models import ScenarioModel, SeatModel, TableModel
from carcqt.content.tables import Aids, Seat, SeatKind, TableSetup, Undo

_AIDS = ("squares", "regions", "projected", "left")


def write_table(table: TableSetup, turn: int) -> dict[str, Any]:
    data: dict[str, Any] = {"title": table.title} if table.title else {}
    data["turn"] = turn
    data["seats"] = [
        {
            "colour": seat.colour + 1,
            "kind": seat.kind.value,
            **({"level": seat.level} if seat.kind is SeatKind.COMPUTER else {}),
        }
        for seat in table.seats
    ]
    data["undo"] = table.undo.value
    data["aids"] = [aid for aid in _AIDS if getattr(table.aids, aid)]
    if not table.aids.hints:
        data["hints"] = False
    if table.hinted:
        data["hinted"] = list(table.hinted)
    return data


def read_table(model: ScenarioModel, material_file: MaterialFile, players: int) -> TableSetup:
    found = model.table or TableModel()
    named = [] if isinstance(model.players, int) else model.players
    names = [*named, *[""] * (players - len(named))]
    seats = found.seats or [SeatModel(colour=number + 1) for number in range(players)]
    return TableSetup(
        material_file,
        tuple(_seat(name, seat) for name, seat in zip(names, seats, strict=True)),
        model.first - 1,
        dict(model.options),
        Aids(**{aid: aid in found.aids for aid in _AIDS}, hints=found.hints),
        Undo(found.undo),
        model.seed,
        found.title,
        tuple(number for number in found.hinted if number <= len(model.moves)),
    )


def _seat(name: str, model: SeatModel) -> Seat:
    kind = SeatKind(model.kind)
    if model.level is None:
        return Seat(name, model.colour - 1, kind)
    return Seat(name, model.colour - 1, kind, model.level)
