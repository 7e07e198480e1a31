"""What can be wrong with a position of an expedition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from carcqt.rules.game import OVER
from carcqt.rules.games.expedition.extra import ExpeditionExtra
from carcqt.rules.games.expedition.facts import (
    BUILD,
    CHIPS,
    EVENTS,
    GUIDE,
    INCOME,
    KEEP,
    NEUTRAL,
    OFFER,
    PILE,
    SPECIES,
    SPECIES_NUMBERS,
    TENT,
    TILES,
)
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.mapchecks import map_table_problems, piece_problems
from carcqt.rules.maps import Map
from carcqt.rules.position import Position
from carcqt.rules.problems import Problem

_MOST: Final = 1_000_000
_NONE: Final = -1


def problems_of(rules: type[ExpeditionState], material: Map, position: Position) -> list[Problem]:
    found = [*_table_problems(rules, position), *_event_problems(position)]
    if not found:
        found += _tent_problems(rules, material, position)
        found += _Extras(material, position).problems()
    return found


def _table_problems(rules: type[ExpeditionState], position: Position) -> Iterator[Problem]:
    yield from map_table_problems(rules, position)
    if position.phase == KEEP and position.players != 2:
        known = ", ".join(rules.phases)
        yield Problem.at("phase-unknown", "phase", phase=position.phase, known=known)


def _event_problems(position: Position) -> Iterator[Problem]:
    """Events that there are not, or not so often, or not at this time."""
    if [pile.name for pile in position.piles] != [PILE]:
        yield Problem.at("piles-shape", "piles", known=PILE)
        return
    (pile,) = position.piles
    if not 0 <= pile.known <= len(pile.things) or pile.stacks:
        facts = {"known": pile.known, "most": len(pile.things)}
        yield Problem.at("pile-known", f"pile {PILE}", **facts)
    drawn = [position.drawn] if position.drawn else []
    used = Counter([*pile.things, *position.gone, *drawn])
    for event, count in used.items():
        if event not in EVENTS:
            yield Problem.at("event-unknown", event=event, known=", ".join(EVENTS))
        elif count > EVENTS[event]:
            yield Problem.at("event-too-often", event=event, count=count, most=EVENTS[event])
    if position.phase in (OFFER, BUILD) or (position.phase == INCOME and not pile.things):
        if not drawn:
            yield Problem.at("event-missing", "drawn", phase=position.phase)
    elif drawn and position.phase != INCOME:
        yield Problem.at("event-early", "drawn", phase=position.phase)
    if position.phase not in (INCOME, OFFER, BUILD, OVER) and not pile.things:
        yield Problem.at("event-none-left", f"pile {PILE}")


def _tent_problems(
    rules: type[ExpeditionState], material: Map, position: Position
) -> Iterator[Problem]:
    found = list(piece_problems(rules, material, position, "tent"))
    yield from found
    if found:
        return
    pieces, players = rules.description.pieces, position.players
    neutrals = Counter(tent.seat for tent in position.pieces if tent.piece == pieces[NEUTRAL].id)
    for seat, supply in enumerate(position.supplies if players != 2 else ()):
        if supply[NEUTRAL] or neutrals[seat]:
            facts = {"left": supply[NEUTRAL], "standing": neutrals[seat], "most": 0}
            place = f"seat {seat + 1}"
            yield Problem.at("supply-count", place, piece=pieces[NEUTRAL].id, **facts)
    there: Counter[str] = Counter()
    met: set[object] = set()
    for tent in position.pieces:
        squares, place = len(material.village[tent.zone].prices), f"tent in {tent.zone}"
        own = tent.seat if tent.piece == pieces[TENT].id else tent.piece
        if (own, tent.zone) in met:
            yield Problem.at("tent-twice", place)
        met.add((own, tent.zone))
        there[tent.zone] += 1
        if there[tent.zone] == squares + 1:
            yield Problem.at("tent-too-many", place, most=squares)


class _Extras:
    """What only this game keeps; the rest of the position is right."""

    def __init__(self, material: Map, position: Position) -> None:
        self._map = material
        self._position = position
        self._extra = ExpeditionExtra.of(position.extra)
        self._players = position.players
        self._cards = {card.value for card in material.cards}

    def problems(self) -> list[Problem]:
        shapes = list(self._shape_problems())
        return shapes or [
            *self._tile_problems(),
            *self._card_problems(),
            *self._mission_problems(),
            *self._turn_problems(),
        ]

    def _shape_problems(self) -> Iterator[Problem]:
        """Everything is a list of the right length, of whole numbers or texts."""
        seats, species = self._players, len(SPECIES)
        shapes: dict[str, Callable[[object], bool]] = {
            "money": lambda value: _numbers(value, seats),
            "tiles": lambda value: _lists(value, seats, lambda one: _numbers(one, species)),
            "guides": lambda value: _lists(value, seats, lambda one: _numbers(one, species)),
            "hands": lambda value: _lists(value, seats, _numbers),
            "chosen": lambda value: _numbers(value, seats, _NONE),
            "order": _numbers,
            "missions": lambda value: _lists(value, seats, _texts),
            "refused": lambda value: _lists(value, seats, _texts),
            "chips": lambda value: _numbers(value, seats),
            "offer": lambda value: isinstance(value, bool),
            "blocked": lambda value: isinstance(value, bool),
        }
        said = self._extra.plain()
        if "missions" not in said:
            yield Problem.at("extra-missing", "extra", key="missions")
        for key, value in said.items():
            if not shapes[key](value):
                yield Problem.at("extra-shape", f"extra {key}", players=seats)

    def _tile_problems(self) -> Iterator[Problem]:
        guides = self._extra.guides or ((0,) * len(SPECIES),) * self._players
        tiles = self._tiles()
        for number, species in enumerate(SPECIES):
            count = sum(of[number] for of in tiles)
            if count > TILES:
                place = "extra tiles"
                yield Problem.at("tiles-too-many", place, species=species, count=count, most=TILES)
            for seat, of in enumerate(guides):
                if of[number] and not tiles[seat][number]:
                    yield Problem.at("guide-alone", f"seat {seat + 1}", species=species)
        count, most = sum(map(sum, guides)), EVENTS[GUIDE]
        if count > most:
            yield Problem.at("guides-too-many", "extra guides", count=count, most=most)
        chips = [chip for chip in self._extra.chips or () if chip]
        if len({*chips}) < len(chips) or not {*chips} <= {*CHIPS[self._players]}:
            known = ", ".join(map(str, CHIPS[self._players]))
            yield Problem.at("chips-wrong", "extra chips", known=known)

    def _tiles(self) -> Sequence[Sequence[int]]:
        """Where nothing else is said, one for each camp."""
        if self._extra.tiles is not None:
            return self._extra.tiles
        tiles = [[0] * len(SPECIES) for _ in range(self._players)]
        for tent in self._position.pieces:
            if tent.piece == "tent" and tent.zone in self._map.village:
                species = self._map.village[tent.zone].species
                if 0 <= tent.seat < self._players:
                    tiles[tent.seat][SPECIES_NUMBERS[species]] += 1
        return tiles

    def _card_problems(self) -> Iterator[Problem]:
        phase = self._position.phase
        every = (tuple(sorted(self._cards)),) * self._players
        hands, chosen = self._extra.hands or every, self._extra.chosen or (_NONE,) * self._players
        for seat, (hand, card) in enumerate(zip(hands, chosen, strict=True)):
            place = f"seat {seat + 1}"
            if not {*hand} <= self._cards or len({*hand}) < len(hand):
                known = ", ".join(map(str, sorted(self._cards)))
                yield Problem.at("hand-cards", place, known=known)
            elif not hand and phase not in (OFFER, BUILD):
                yield Problem.at("hand-empty", place)
            if phase in (OFFER, BUILD):
                fits = card in self._cards and card not in hand
            else:
                fits = card == _NONE or (phase == INCOME and card in hand)
            if not fits:
                yield Problem.at("chosen-wrong", place, phase=phase)
        if phase == INCOME and chosen[self._position.to_move] != _NONE:
            seat = self._position.to_move + 1
            yield Problem.at("chosen-already", "to_move", seat=seat)

    def _mission_problems(self) -> Iterator[Problem]:
        phase, to_move = self._position.phase, self._position.to_move
        missions, refused = self._extra.missions or (), self._extra.refused or ()
        dealt = [card for cards in (*missions, *refused) for card in cards]
        known = [mission.id for mission in self._map.missions]
        if not {*dealt} <= {*known} or len({*dealt}) < len(dealt):
            yield Problem.at("missions-wrong", "extra missions", known=", ".join(known))
        choosing = [seat for seat, cards in enumerate(missions) if len(cards) == 2]
        if phase == KEEP:
            fits = to_move in choosing and all(cards and len(cards) < 3 for cards in missions)
        else:
            fits = all(len(cards) == 1 for cards in missions)
        if not fits or any(len(cards) > 1 for cards in refused):
            yield Problem.at("missions-number", "extra missions", phase=phase)

    def _turn_problems(self) -> Iterator[Problem]:
        position, event = self._position, self._position.drawn
        order = self._extra.order or ()
        moving = position.phase in (OFFER, BUILD)
        seats = range(1, self._players + 1) if moving else range(0)
        if sorted(order) != list(seats):
            yield Problem.at("order-wrong", "extra order", players=self._players)
        offer = event == GUIDE if self._extra.offer is None else self._extra.offer
        if offer and event != GUIDE:
            yield Problem.at("offer-wrong", "extra offer")
        if position.phase == OFFER and not (offer and any(self._tiles()[position.to_move])):
            yield Problem.at("offer-none", "phase", phase=position.phase)
        if self._extra.blocked and position.phase != BUILD:
            yield Problem.at("blocked-early", "extra blocked", phase=position.phase)


def _numbers(value: object, length: int | None = None, least: int = 0) -> bool:
    return (
        isinstance(value, tuple)
        and (length is None or len(value) == length)
        and all(type(one) is int and least <= one <= _MOST for one in value)
    )


def _texts(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(one, str) for one in value)


def _lists(value: object, length: int, check: Callable[[object], bool]) -> bool:
    return isinstance(value, tuple) and len(value) == length and all(map(check, value))
