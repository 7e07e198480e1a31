"""The page of a game that is replayed."""

from __future__ import annotations

from typing import Any

from carcqt.share.boards import BoardArt
from carcqt.share.content import first_title, joined
from carcqt.share.files import scenario_file
from carcqt.share.maker import GameMaker
from carcqt.share.replay import ReplayPage, replay_page
from carcqt.share.states import BoardStates
from carcqt.share.texts import Texts, from_file, in_all, same_in_all
from carcqt.words.names import PlayerNames


class ReplayMaker(GameMaker):
    def page(self) -> str:
        replay = replay_page(self.scenario)
        laid = dict.fromkeys(tile for step in replay.steps for tile in step.position.laid)
        art = self.art(laid)
        states, steps, last = BoardStates(art), [], -1
        for number, step in enumerate(replay.steps):
            self.tell(number, len(replay.steps))
            last = states.add(step.position, last)
            steps.append({"state": last, "turn": step.turn})
        title = self._title()
        # A file of a game that goes on would hold what the players must not know.
        file = scenario_file(self.scenario, self.said(title)) if replay.is_over else None
        return self.text(
            title,
            joined([self.content.game_title(), from_file(self.scenario.model.text)]),
            players=self.content.players(self.setup),
            file=file,
            replay={"steps": steps, **self._told(replay, art)},
            board=self.board(states, laid),
        )

    def _title(self) -> Texts:
        seats = range(len(self.setup.seats))
        players = in_all(lambda tr: PlayerNames(tr, self.setup.names).listed(seats))
        own = from_file(self.scenario.model.title)
        return first_title(own, same_in_all(self.setup.title), players)

    def _told(self, replay: ReplayPage, art: BoardArt) -> dict[str, Any]:
        numbers = {step.moves: number for number, step in enumerate(replay.steps)}
        glows: dict[str, int] = {}
        lines = []
        for line in replay.lines:
            number = numbers[line.moves]
            path = art.outline(replay.steps[number].position, line.glow) if line.glow else ""
            lines.append(
                {
                    "step": number,
                    "turn": line.turn,
                    "seat": line.seat,
                    "text": self.content.text(line.text),
                    "points": line.points,
                    "glow": glows.setdefault(path, len(glows)) if path else None,
                }
            )
        start = max((n for moves, n in numbers.items() if moves <= self.options.start), default=0)
        return {
            "lines": lines,
            "glows": list(glows),
            "over": replay.is_over,
            "turns": replay.steps[-1].turn,
            "rounds": self.in_rounds,
            "start": start,
            "chances": self._chances(numbers),
        }

    def _chances(self, numbers: dict[int, int]) -> list[list[float]] | None:
        """Return each seat's chance to win at the steps that an analysis knows."""
        analysis = self.options.analysis
        if analysis is None or not analysis.turns:
            return None
        rows = []
        for turn in analysis.turns:
            number = next((n for moves, n in numbers.items() if moves >= turn.end), None)
            if number is not None:
                rows.append([number, *(round(chance, 3) for chance in turn.chances)])
        return rows
