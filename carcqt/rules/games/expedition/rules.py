"""Amazonas, by Stefan Dorra (2005): camps in villages along rivers and paths."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import ClassVar, Final, cast

from carcqt.rules.description import Description, Icon, Piece, Role, Terrain
from carcqt.rules.events import Event, Item, Scored, Spot, points
from carcqt.rules.game import OVER, Share, Turn
from carcqt.rules.games.expedition.checks import problems_of
from carcqt.rules.games.expedition.events import (
    Built,
    Chosen,
    Disclosed,
    Earned,
    Hired,
    Kept,
    Ordered,
    Robbed,
    Shown,
    TakenBack,
    Turned,
    Unwanted,
)
from carcqt.rules.games.expedition.extra import ExpeditionExtra
from carcqt.rules.games.expedition.facts import (
    BONUS,
    BUILD,
    ENOUGH,
    EVENTS,
    FOUND,
    GUIDE,
    INCOME,
    KEEP,
    NEUTRAL,
    OFFER,
    PATH,
    PENALTY,
    PILE,
    SILVER,
    SPECIES,
    SPECIES_NUMBERS,
    TENT,
    VILLAGE,
    WATERWAY,
)
from carcqt.rules.games.expedition.fairness import MapFairness
from carcqt.rules.games.expedition.listing import TurnLister
from carcqt.rules.games.expedition.mapchecks import LIMITS, map_problems
from carcqt.rules.games.expedition.moves import (
    COLLECT,
    Block,
    Build,
    Choose,
    Collect,
    Hire,
    InVillages,
    Keep,
    Rest,
)
from carcqt.rules.games.expedition.outlook import outlook_of
from carcqt.rules.games.expedition.reach import Reach
from carcqt.rules.games.expedition.state import HERE, NO_CARD, ExpeditionState
from carcqt.rules.maps import Map
from carcqt.rules.moves import Move
from carcqt.rules.piles import dealt
from carcqt.rules.position import Position
from carcqt.rules.problems import IllegalMove, Problem

_NEUTRALS: Final = 6


class Expedition(ExpeditionState):
    description = Description(
        game="expedition",
        # Two play by the designer's own rules for two.
        players=range(2, 5),
        material="map",
        terrains=(
            Terrain(VILLAGE, Role.HUB),
            Terrain(PATH, Role.LINE),
            Terrain(WATERWAY, Role.LINE),
        ),
        pieces=(
            # X-R14: the first tent is one of the 12.
            Piece("tent", 12, on=(VILLAGE,)),
            Piece("neutral", _NEUTRALS, on=(VILLAGE,)),
        ),
        icons=tuple(Icon(species, on=(VILLAGE,), most=1) for species in SPECIES),
        piles=(PILE,),
        sources=(*SPECIES, "chip", "majority", "mission"),
        map=LIMITS,
    )
    moves: ClassVar[tuple[type[Move], ...]] = (Keep, Build, Choose, Hire, Collect, Block, Rest)
    private_sources: ClassVar[tuple[str, ...]] = ("mission",)
    fairness = MapFairness()
    phases: ClassVar[tuple[str, ...]] = (KEEP, FOUND, INCOME, OFFER, BUILD, OVER)

    def __init__(self, material: Map, position: Position) -> None:
        super().__init__(material, position)
        if self.phase == FOUND:
            self._found_next(self.to_move)
        elif self.phase == INCOME and not self.event:
            self._turn_up()
        self.opening = self._events

    @classmethod
    def start_position(
        cls, material: Map, players: int, rng: Random, options: Mapping[str, str], first: int
    ) -> Position:
        missions = [mission.id for mission in material.missions]
        rng.shuffle(missions)
        each = 2 if players == 2 else 1
        dealt_to = tuple(tuple(missions[each * seat :][:each]) for seat in range(players))
        events = [event for event, count in EVENTS.items() for _ in range(count)]
        tents = cls.description.pieces[TENT].count
        return Position(
            game=cls.description.game,
            scores=(0,) * players,
            to_move=first,
            phase=KEEP if players == 2 else FOUND,
            supplies=((tents, _NEUTRALS if players == 2 else 0),) * players,
            piles=(dealt(PILE, events, frozenset(), rng),),
            options=tuple(options.items()),
            extra=ExpeditionExtra(missions=dealt_to),
        )

    @classmethod
    def material_problems(cls, material: Map) -> Iterator[Problem]:
        return map_problems(material, cls.description)

    @classmethod
    def problems(cls, material: Map, position: Position) -> list[Problem]:
        return problems_of(cls, material, position)

    @property
    def winners(self) -> tuple[int, ...]:
        """X-R17: of those with most points the one with most tiles, then with most money."""
        scores = self.scores
        most = max(scores)
        if scores.count(most) == 1:
            return (scores.index(most),)
        ranks = [
            (self.scores[seat], sum(self.counts[seat]), self.money[seat])
            for seat in range(self.players)
        ]
        best = max(ranks)
        return tuple(seat for seat, rank in enumerate(ranks) if rank == best)

    @property
    def legal_moves(self) -> Sequence[Move]:
        seat, network = self.to_move, self.network
        match self.phase:
            case "income":
                return network.hand(self.hands[seat])
            case "build":
                builds, blocks = self.may_build(seat), self.may_block(seat)
                return InVillages(network.builds, builds, network.blocks, blocks)
            case "offer":
                owned = zip(SPECIES, self.counts[seat], strict=True)
                return (COLLECT, *(Hire(species) for species, count in owned if count))
            case "found":
                return InVillages(network.builds, self.may_build(seat), may_rest=False)
            case "keep":
                return Keep(1), Keep(2)
        return ()

    def _play(self, move: Move) -> None:
        match self.phase, move:
            case "income", Choose():
                self._choose(move)
            case "build", Rest():
                self._next_turn(self.order.index(self.to_move) + 1)
            case "build" | "found", Build():
                self._build(move)
            case "build", Block():
                self._block(move)
            case "offer", Collect():
                self._earn(self.to_move)
                self._go_on_building()
            case "offer", Hire():
                self._hire(move)
            case "keep", Keep():
                self._keep(move)
            case _ if isinstance(move, self.moves):
                raise IllegalMove(Problem.at("move-phase", move=str(move), phase=self.phase))
            case _:
                raise IllegalMove(Problem.at("move-unknown", move=str(move)))

    def _keep(self, move: Keep) -> None:
        seat, both = self.to_move, self.missions[self.to_move]
        if move.number not in (1, 2):
            raise IllegalMove(Problem.at("keep-number", move=str(move)))
        kept, refused = both if move.number == 1 else both[::-1]
        self._set(self.missions, seat, (kept,))
        self._set(self.refused, seat, (refused,))
        self._events.append(Kept(seat, kept))
        self.to_move = self._seat_after(seat)
        if len(self.missions[self.to_move]) == 1:
            self.phase = FOUND
            self._found_next(self.to_move)

    def _found_next(self, seat: int) -> None:
        """X-R7: from this seat on clockwise; X-R13: who cannot pay goes without."""
        for step in range(self.players):
            self.to_move = (seat + step) % self.players
            if self.to_move in self._search.silent:
                continue
            if not self.camps[self.to_move] and self.may_build(self.to_move):
                return
        self._turn_up()

    def _turn_up(self) -> None:
        self.event = self._draw(0)
        self.offer = self.event == GUIDE
        self.phase, self.to_move = INCOME, self._seat_after(self._search.asked_first - 1)
        self._events.append(Turned(self.round, self.event))

    def ask_first(self, seat: int) -> None:
        super().ask_first(seat)
        if self.phase == INCOME and set(self.chosen) == {-1}:
            self.to_move = seat

    def _choose(self, move: Choose) -> None:
        seat = self.to_move
        if not self.hands[seat] & self.network.card_bits.get(move.card, 0):
            known = ", ".join(map(str, self.hand(seat)))
            raise IllegalMove(Problem.at("choose-card", move=str(move), known=known))
        self._set(self.chosen, seat, move.card)
        self._events.append(Chosen(seat, move.card))
        self._ask_next()

    def _ask_next(self) -> None:
        for _ in range(self.players):
            if self.chosen[self.to_move] == -1:
                return
            self.to_move = self._seat_after(self.to_move)
        self._show()

    def _show(self) -> None:
        """All cards are turned up; the highest value moves first, a tie by the cards' numbers."""
        ranks = []
        for seat, value in enumerate(self.chosen):
            if value < 0:
                continue
            self._set(self.hands, seat, self.hands[seat] & ~self.network.card_bits[value])
            card = self.card(seat)
            items = self.worth_of(card, seat)
            self._events.append(Shown(seat, value, items))
            ranks.append((points(items), card.ties[seat], seat))
        self.order = tuple(seat for _, _, seat in sorted(ranks, reverse=True))
        self._events.append(Ordered(self.order))
        self._next_turn(0)

    def _next_turn(self, place: int) -> None:
        """Goes on to the next seat, in turn order, that has something to decide."""
        for seat in self.order[place:]:
            if seat in self._search.silent:
                continue
            self.to_move, self.blocked = seat, False
            # X-R16: the guide is not offered to a player without any species.
            if self.offer and any(self.counts[seat]):
                self.phase = OFFER
                return
            self._earn(seat)
            if self._can_act(seat):
                self.phase = BUILD
                return
        self._end_round()

    def _can_act(self, seat: int) -> bool:
        return bool(self.may_block(seat) or self.may_build(seat))

    def _go_on_building(self) -> None:
        if self._can_act(self.to_move):
            self.phase = BUILD
        else:
            self._next_turn(self.order.index(self.to_move) + 1)

    def _earn(self, seat: int) -> None:
        """Income and bonus; X-R2: fire halves what is paid. Then theft, X-R1: from the purse."""
        event, income = self.event, self.income_of(self.card(seat), seat)
        items: tuple[Item, ...] = (Item("income", income, 1),)
        if event == "fire" and not self.is_shielded(seat):
            items += (Item("fire", income - income // 2, -1),)
        elif event.startswith(BONUS):
            items += self.counted(seat, event.removeprefix(BONUS))
        money = self.money[seat] + points(items)
        self._events.append(Earned(seat, items, self.protects(self.card(seat))))
        if event == "theft" and not self.is_shielded(seat):
            stolen = min(money, max(self.counts[seat]))
            if stolen:
                money -= stolen
                self._events.append(Robbed(seat, stolen))
        self._set(self.money, seat, money)

    def _hire(self, move: Hire) -> None:
        """X-R4: instead of the income; X-R5: under a species that the player owns."""
        seat = self.to_move
        number = SPECIES_NUMBERS.get(move.species, -1)
        if number < 0 or not self.counts[seat][number]:
            owned = zip(SPECIES, self.counts[seat], strict=True)
            known = ", ".join(species for species, count in owned if count)
            raise IllegalMove(Problem.at("hire-species", move=str(move), known=known))
        for counts in (self.counts[seat], self.guides[seat]):
            self._set(counts, number, counts[number] + 1)
        # X-R8: the next in order get no offer.
        self.offer = False
        self._events.append(Hired(seat, move.species))
        self._go_on_building()

    def _build(self, move: Build) -> None:
        """X-R11: a camp just built counts as a place to build from."""
        seat = self.to_move
        village = self.network.numbers.get(move.village, -1)
        if village < 0 or not self.may_build_in(village, seat):
            raise IllegalMove(self._obstacle(move, seat, village))
        price = self.network.prices[village][self.filled[village]]
        self._set(self.money, seat, self.money[seat] - price)
        self._settle(seat, TENT, village)
        species = self.network.species[village]
        # X-R6: where no research tile is left, none is taken.
        tile = SPECIES[species] if self.tiles_left(species) else ""
        self._events.append(_camp_built(seat, move.village, price // SILVER, tile))
        if tile:
            self._take_tile(seat, species)
        if self.phase == FOUND:
            self._found_next((seat + 1) % self.players)
        else:
            self._go_on_building()

    def _block(self, move: Block) -> None:
        seat = self.to_move
        village = self.network.numbers.get(move.village, -1)
        if village < 0 or not self.may_block(seat) >> village & 1:
            code = "village-unknown" if village < 0 else "block-here"
            raise IllegalMove(Problem.at(code, move=str(move), village=move.village))
        self._settle(seat, NEUTRAL, village)
        self.blocked = True
        self._events.append(Built(seat, "neutral", Spot(HERE, move.village)))
        self._go_on_building()

    def _obstacle(self, move: Build, seat: int, village: int) -> Problem:
        """Why a seat may not build there."""
        facts = {"move": str(move), "village": move.village}
        if village < 0:
            return Problem.at("village-unknown", **facts)
        prices, filled = self.network.prices[village], self.filled[village]
        if not self.supplies[seat][TENT]:
            return Problem.at("build-no-tent", **facts)
        if self.camps[seat] >> village & 1:
            return Problem.at("build-own", **facts)
        if filled == len(prices):
            return Problem.at("build-full", **facts)
        if prices[filled] > self.money[seat]:
            price, money = prices[filled], self.money[seat]
            return Problem.at("build-price", **facts, price=price, money=money)
        if (self._by_path[seat] | self._by_water[seat]) >> village & 1:
            return Problem.at("build-closed", **facts, event=self.event)
        return Problem.at("build-apart", **facts)

    def _take_tile(self, seat: int, species: int) -> None:
        """X-R15: the camp that completes the five species brings the highest chip left."""
        counts = self.counts[seat]
        self._set(counts, species, counts[species] + 1)
        if counts[species] == 1 and all(counts) and not self.chips[seat] and self.next_chip:
            chip = self.next_chip
            self._set(self.chips, seat, chip)
            self._score(seat, "chip", (Item("chip", 1, chip),))

    def _end_round(self) -> None:
        if self.offer:
            self._events.append(Unwanted())
        self._clear_round()
        if not self.is_empty(0):
            self._turn_up()
        else:
            self._end()

    def _clear_round(self) -> None:
        """Played cards stay out until all have been played."""
        self.offer = False
        for seat, hand in enumerate(self.hands):
            self._set(self.chosen, seat, -1)
            if not hand:
                self._set(self.hands, seat, self.network.full_hand)
                self._events.append(TakenBack(seat))
        self.gone.append(self.event)
        self.event, self.order, self.blocked = "", (), False

    def _break_off(self) -> None:
        """A round that has been begun is given up; who has two missions keeps the first."""
        for seat, missions in enumerate(self.missions):
            if len(missions) > 1:
                self._set(self.missions, seat, missions[:1])
                self._set(self.refused, seat, missions[1:])
        if self.event:
            self._clear_round()

    def _skip(self) -> None:
        """Who skips plays no card, or takes the income and builds nothing."""
        match self.phase:
            case "income":
                self._set(self.chosen, self.to_move, NO_CARD)
                self._ask_next()
            case "offer" | "build" as phase:
                if phase == OFFER:
                    self._earn(self.to_move)
                self._next_turn(self.order.index(self.to_move) + 1)
            case _:
                super()._skip()

    def turns_of(self, seat: int, since: int = 0) -> tuple[int, int]:
        """In rounds."""
        # The last thing that `_mark` keeps is how many rounds were over when a move was made.
        frames = cast("list[tuple[str, int, int, tuple[int, ...]]]", self._frames)
        now, moves = len(self.gone), 0
        if since >= len(frames):
            return 0, 0
        for place in range(len(frames) - 1, since - 1, -1):
            frame = frames[place]
            if frame[3][-1] != now:
                break
            moves += frame[1] == seat
        return now - frames[since][3][-1], moves

    def _score(self, seat: int, source: str, items: tuple[Item, ...]) -> None:
        self._set(self.scores, seat, self.scores[seat] + points(items))
        self._events.append(Scored(seat, source, None, items))

    def _final_scoring(self) -> None:
        for seat, counts in enumerate(self.counts):
            for species, count in enumerate(counts):
                if count >= ENOUGH:
                    guides = self.guides[seat][species]
                    items = (Item(SPECIES[species], count - guides, 1), Item(GUIDE, guides, 1))
                    self._score(seat, SPECIES[species], items[: 1 + bool(guides)])
        for seat, count in enumerate(self.majorities()):
            if count:
                self._score(seat, "majority", (Item("majority", count, 1),))
        for seat, missions in enumerate(self.missions):
            # X-R18: a village that is full costs as much.
            missing = self.network.missions[missions[0]] & ~self.camps[seat]
            villages = tuple(self.network.villages(missing))
            self._events.append(Disclosed(seat, missions[0], villages))
            if missing:
                self._score(seat, "mission", (Item("missing", len(villages), -PENALTY),))

    def projected(self) -> list[int]:
        if self._is_scored:
            return list(self.scores)
        return [self.settled(seat) + more for seat, more in enumerate(self.majorities())]

    def outlook(self) -> list[float]:
        return outlook_of(self)

    def prospects(self, seat: int, turns: int) -> Reach | None:
        return None if self.phase in (KEEP, FOUND) else Reach(self, seat, turns)

    def measures(self, events: Sequence[Event]) -> dict[str, Share]:
        """How many missions were completed, sets of five collected, tents set up and guides
        hired, out of how many that could have been."""
        done = [event for event in events if isinstance(event, Disclosed) and not event.missing]
        tents = sum(isinstance(event, Built) and event.piece == "tent" for event in events)
        hired = sum(isinstance(event, Hired) for event in events)
        offered = sum(isinstance(event, Turned) and event.card == GUIDE for event in events)
        return {
            "completed-mission": (len(done), self.players),
            "five-species": (sum(map(bool, self.chips)), self.players),
            "tents-set-up": (tents, self.players * self.description.pieces[TENT].count),
            "guides-hired": (hired, offered),
        }

    def turns(self) -> Iterator[Turn]:
        """Those of fewest moves first. Camps set up in another order are the same turn."""
        seat = self.to_move
        seen = set()
        begun: deque[tuple[Move, ...]] = deque([()])
        while begun:
            turn = begun.popleft()
            for move in turn:
                self.push(move)
            whole: list[tuple[Move, ...]] = []
            for move in list(self.legal_moves):
                self.push(move)
                ended = self.turn_has_ended(seat)
                key = ended, self.came_to(seat), None if turn else move
                self.pop()
                if key not in seen:
                    seen.add(key)
                    (whole if ended else begun).append((*turn, move))
            for _ in turn:
                self.pop()
            yield from whole

    def _number_turns(self) -> list[Turn]:
        return TurnLister(self).list()

    def came_to(self, seat: int) -> object:
        purse = self.money[seat], self.hands[seat], self.chosen[seat], tuple(self.guides[seat])
        return self.camps[seat], self.neutral, purse, self.missions[seat], self.phase == OFFER


@lru_cache(maxsize=1 << 12)
def _camp_built(seat: int, village: str, price: int, tile: str) -> Built:
    """Return an event that search makes again and again."""
    return Built(seat, "tent", Spot(HERE, village), None, price, tile)
