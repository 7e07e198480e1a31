"""Figures of the guides: all can be drawn, and the numbers in them are those of the rules."""

from __future__ import annotations

import re
from typing import Any

import pytest

from carcqt.art.figures.picture import figure_picture
from carcqt.content.learning.figures import FigureFile, FigureModel, guide_figures
from carcqt.content.learning.guides import EDITING, PLAYING
from carcqt.rules.events import Event, Scored, points
from carcqt.rules.games import GAMES
from carcqt.rules.games.amazon import Sailed
from carcqt.rules.games.expedition.events import Robbed
from tests.effort import often, some

ALL = [
    (name, figure)
    for name in (*GAMES, PLAYING, EDITING)
    if (file := guide_figures(name)) is not None
    for figure in file.figures
]

LOOKS = (("fr", True), ("en", False))[: often(1, 2)]


def found(name: str, figure: str) -> tuple[FigureFile, FigureModel]:
    file = guide_figures(name)
    assert file is not None
    return file, file.figures[figure]


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "figure"), some(ALL, 2), ids=str)
def test_it_can_be_drawn_and_its_size_is_known_before(name: str, figure: str) -> None:
    file, _ = found(name, figure)
    for language, dark in LOOKS:
        picture = figure_picture(file, figure, 160, language, dark=dark)
        image = picture.image()
        assert (image.width(), image.height()) == (picture.width, picture.height)
        assert 0 < picture.width <= 160
        middle = {
            image.pixel(x * picture.width // 9, y * picture.height // 9)
            for x in range(1, 9)
            for y in range(1, 9)
        }
        assert len(middle) > 1


def test_it_is_never_wider_than_asked_for_and_sharper_on_finer_screens() -> None:
    file, _ = found("hunters", "river")
    wide = figure_picture(file, "river", 2000)
    assert wide.width < 700
    image = wide.image(2.0)
    assert (image.width(), image.devicePixelRatio()) == (2 * wide.width, 2.0)
    assert figure_picture(file, "river", 300).width == 300


def test_dark_and_light_and_languages_differ() -> None:
    file, _ = found("hunters", "pieces")
    light = figure_picture(file, "pieces", 300).image()
    assert light != figure_picture(file, "pieces", 300, dark=True).image()
    assert light != figure_picture(file, "pieces", 300, "fr").image()


def test_what_glows_is_the_whole_region() -> None:
    """Without the glow the picture is another one far from the zone that is named."""
    file, model = found("hunters", "forest")
    without = model.model_copy(update={"glow": []})
    plain = FigureFile(file.model.model_copy(update={"figure": [without]}), file.material_file)
    one = figure_picture(file, "forest", 400).image()
    other = figure_picture(plain, "forest", 400).image()
    side = one.width() / 3.32
    for column, row in ((0.5, 0.5), (1.5, 0.5), (0.5, 1.5), (0.5, 2.2)):
        box = [
            (round((column + 0.16 + dx / 20) * side), round((row + 0.16 + dy / 20) * side))
            for dx in range(-8, 9)
            for dy in range(-8, 9)
        ]
        assert any(one.pixel(*at) != other.pixel(*at) for at in box)


def events_of(file: FigureFile, scenario: str) -> list[Event]:
    figure = FigureModel(id="proof", scenario=scenario)
    return [event for step in file.steps(figure) for event in step.events]


def untrue_labels(file: FigureFile, figure: FigureModel) -> list[str]:
    """`+6` in red is true if the first seat scores 6 in the scenario that is shown."""
    wrong = []
    for label in figure.labels:
        if label.seat is None:
            continue
        assert figure.scenario is not None, figure.id
        events = events_of(file, figure.scenario)
        text = label.text if isinstance(label.text, str) else label.text["en"]
        seat = label.seat - 1
        scored = [
            points(event.items)
            for event in events
            if isinstance(event, Scored) and event.seat == seat
        ]
        if match := re.fullmatch(r"\+(\d+)", text):
            true = int(match[1]) in scored
        elif match := re.fullmatch(r"(\d+) spaces?", text):
            sailed = [
                event.steps for event in events if isinstance(event, Sailed) and event.seat == seat
            ]
            true = sum(sailed) == int(match[1])
        else:
            true = text == "0" and sum(scored) == 0
        if not true:
            wrong.append(text)
    return wrong


def test_labels_in_a_players_colour_tell_the_truth() -> None:
    untrue = {(name, figure): untrue_labels(*found(name, figure)) for name, figure in ALL}
    assert {at: wrong for at, wrong in untrue.items() if wrong} == {}


def numbers_in(events: list[Event], scores: list[int]) -> set[int]:
    known = set(scores)
    for event in events:
        items: Any = getattr(event, "items", ())
        known |= {abs(points(items))} if items else set()
        if isinstance(event, Robbed):
            known.add(event.silver)
    return known


def sums_in(figure: FigureModel) -> set[int]:
    return {
        int(match[1])
        for row in figure.rows
        for item in row
        if item.sign and (match := re.fullmatch(r"[=+−] ?(\d+)", item.sign))
    }


def test_sums_in_rows_are_proven() -> None:
    summed = [(name, figure) for name, figure in ALL if sums_in(found(name, figure)[1])]
    assert summed
    for name, figure in summed:
        file, model = found(name, figure)
        assert model.proof is not None, figure
        scenario = file.scenario(FigureModel(id="proof", scenario=model.proof))
        game = scenario.start()
        events = [event for step in scenario.play(game) for event in step.events]
        assert scenario.failures(game, [*game.opening, *events]) == [], figure
        assert sums_in(model) <= numbers_in(events, list(game.scores)), figure
