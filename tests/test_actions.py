"""Keys are written once, in the tables of actions; sheets, buttons and shortcuts follow."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from carcqt.app.actions import WindowActions
from carcqt.app.gallery import Gallery
from carcqt.app.home.page import HomeActions
from carcqt.app.lessons.actions import LessonActions
from carcqt.app.puzzles.actions import PuzzlesActions
from carcqt.app.puzzles.gallery import PuzzlesGallery
from carcqt.app.review.actions import (
    AnalysisActions,
    EndActions,
    FinalScoringActions,
    ReplayActions,
)
from carcqt.app.saves.page import SavesActions
from carcqt.app.solving.actions import SolvingActions
from carcqt.app.solving.gallery import SolvingGallery
from carcqt.app.table.actions import PlayActions, TableActions
from carcqt.app.window import MainWindow
from carcqt.play.puzzles.collection import PuzzleCollection
from carcqt.play.saves import Saves
from carcqt.rules.games import GAMES
from carcqt.ui.actions import Actions, Command, Reach
from carcqt.ui.help.actions import GuideActions
from carcqt.ui.keys import key_name
from carcqt.ui.language import language
from editor.actions import EditorActions, StartActions, TextActions
from editor.decks.actions import DeckActions, TrialActions
from editor.decks.page import DeckPage
from editor.gallery import EditorGallery
from editor.layouts.actions import CampActions, LayoutActions, MomentActions
from editor.maps.actions import MapActions
from editor.paper.actions import PrintActions
from editor.tiles.actions import TileActions
from editor.window import EditorWindow
from tests.looks import look_as_usual
from tests.studios import SketchStudio

ROOT: Final = Path(__file__).parents[1]
PLAYING: Final = (TableActions, ReplayActions, AnalysisActions, FinalScoringActions, EndActions,
                  SavesActions, HomeActions, PuzzlesActions, SolvingActions,
                  LessonActions)  # fmt: skip
EDITING: Final = (StartActions, TextActions, DeckActions, TileActions, TrialActions,
                  LayoutActions, CampActions, MapActions)  # fmt: skip
OF_WINDOWS: Final = (MomentActions, PrintActions)
TABLES: Final = (WindowActions, *PLAYING, GuideActions, EditorActions, *EDITING, *OF_WINDOWS)

UNTOLD: Final = {
    WindowActions: {"settings", "new", "open", "paste", "quit"},
    TableActions: {"cancel", "copy"},
    ReplayActions: {"log", "to_bar", "fit", "zoom_in", "zoom_out", "overlay", "close"},
    FinalScoringActions: {
        "next",
        "on",
        "back",
        "first",
        "last",
        "fit",
        "zoom_in",
        "zoom_out",
        "skip",
    },
    AnalysisActions: {"fit", "zoom_in", "zoom_out", "close"},
    EndActions: {"step_through", "replay", "analyse"},
    SavesActions: {"delete", "rename"},
    SolvingActions: {"cancel", "first", "last", "fit", "zoom_in", "zoom_out"},
    LessonActions: {"turn", "turn_back", "skip", "fit", "zoom_in", "zoom_out", "overlay"},
    EditorActions: {"previous_tab"},
    DeckActions: {"cut", "try_it"},
    TileActions: {"new", "try_it"},
    MapActions: {"toggle"},
    MomentActions: {"first", "back", "forth", "last", "fit", "zoom_in", "zoom_out"},
    PrintActions: {"before", "after", "print"},
}
"""What no sheet tells: most of these are said by the button or menu beside them."""

VIEWS_OWN: Final = re.compile(r"Key_(Left|Right|Up|Down|Return|Enter|Tab|Backtab|Escape|\d)$")
"""What a view sees to itself: where that leads depends on what it shows."""
ALLOWED: Final = {
    # A board with a tile in hand, which knows of no window.
    "carcqt/board/laytool.py": {"Key_R"},
    # Fields, lists and sliders, which have the keys that such things have everywhere.
    "carcqt/ui/widgets/chart.py": {"Key_Home", "Key_End"},
    "carcqt/app/table/curtain.py": {"Key_Space"},
    "editor/decks/stats/cells.py": {"Key_Space"},
    "editor/forms/counter.py": {"Key_Minus", "Key_Plus"},
    "editor/layouts/forms.py": {"Key_PageUp", "Key_PageDown", "Key_Minus", "Key_Delete",
                                "Key_Backspace", "Key_Plus", "Key_Equal"},
    "editor/layouts/texts.py": {"Key_Z", "Key_Y"},
    "editor/layouts/thumbs.py": {"Key_Delete", "Key_Backspace", "Key_Space"},
    "editor/problems.py": {"Key_Space"},
    "editor/tiles/stroketool.py": {"Key_Space"},
    # All function keys, whatever they do.
    "editor/decks/testboard/view.py": {"Key_F1", "Key_F35"},
    # A sentence that speaks of keys, and names for drawings.
    "carcqt/app/newgame/seats.py": {"Drag to change the order, or Alt+Up and Alt+Down"},
    "carcqt/ui/theme/caps.py": {"Enter"},
}  # fmt: skip
WRITTEN: Final = re.compile(
    r"(^|[\s(])(Ctrl|Shift|Alt)\+\S|\((F\d+|Esc|Del|Space|PgUp|PgDn|[A-Z←→])\)$"
    r"|^(F\d+|Esc|Del|PgUp|PgDn|Space|Enter|Tab)$"
)

MENTIONED: Final = re.compile(
    r"Key_|StandardKey|(Ctrl|Shift|Alt)\+|\b(F\d+|Esc|Del|Space|PgUp|PgDn|Enter|Tab)\b|\([A-Z←→]\)"
)
"""Where none of this is, nothing need be looked for."""


def written_keys(node: ast.AST) -> Iterator[str]:
    """Outside of tables and docstrings."""
    for inside in ast.iter_child_nodes(node):
        match inside:
            case ast.ClassDef(bases=[ast.Name(id="Actions" | "KeyNames")]):
                continue
            case ast.ClassDef(name="KeyNames") | ast.Expr(value=ast.Constant()):
                continue
            case ast.Attribute(attr=name) if name.startswith("Key_"):
                if not VIEWS_OWN.match(name):
                    yield name
            case ast.Attribute(value=ast.Attribute(attr="StandardKey"), attr=name):
                yield name
            case ast.Constant(value=str(text)) if WRITTEN.search(text):
                yield text
        yield from written_keys(inside)


def test_no_key_is_written_outside_the_tables() -> None:
    found = {}
    for path in sorted([*ROOT.glob("carcqt/**/*.py"), *ROOT.glob("editor/**/*.py")]):
        text = path.read_text("utf-8")
        if path.name == "actions.py" or not MENTIONED.search(text):
            continue
        if keys := set(written_keys(ast.parse(text))):
            found[path.relative_to(ROOT).as_posix()] = keys
    assert found == ALLOWED


def test_every_table_is_known_here() -> None:
    tables = {*Actions.__subclasses__(), *PlayActions.__subclasses__()}
    assert tables - {PlayActions} == {*TABLES}


def acts_of(table: type[Actions]) -> dict[str, Command]:
    return {id: act for id, act in table().rows().items() if isinstance(act, Command)}


@pytest.mark.parametrize("table", TABLES)
def test_what_has_a_key_is_on_the_sheet(table: type[Actions]) -> None:
    shown = " ".join(keys for _, rows in table().groups() for keys, _ in rows).split(" ")
    acts = acts_of(table)
    assert all(act.keys for act in acts.values())
    assert {id for id, act in acts.items() if act.shown not in shown} == UNTOLD.get(table, set())


@pytest.mark.parametrize("table", [*PLAYING, GuideActions, *EDITING, *OF_WINDOWS])
def test_no_key_does_two_things(table: type[Actions]) -> None:
    """Neither on a page nor between the page and its window, unless by the same name."""
    windows = {WindowActions: PLAYING, EditorActions: EDITING}
    around = [window for window, pages in windows.items() if table in pages]
    acts = {id: act for one in (table, *around) for id, act in acts_of(one).items()}
    keys = Counter(key for act in acts.values() for key in act.keys.split())
    assert [key for key, count in keys.items() if count > 1] == []
    for key in keys:
        assert QKeySequence(key).count() == 1, key


SAME: Final = {"H": "hint", "L": "log", "M": "moves", "T": "left", "O": "overlay", "R": "turn"}


@pytest.mark.parametrize("table", [TableActions, SolvingActions, LessonActions, ReplayActions])
def test_a_key_means_the_same_wherever_a_game_is_played(table: type[Actions]) -> None:
    acts = acts_of(table)
    keys = {act.shown: id for id, act in acts.items()}
    assert {key: keys[key] for key in SAME if key in keys}.items() <= SAME.items()
    if table is not ReplayActions:
        assert {*SAME} <= {*keys}


@pytest.mark.usefixtures("qapp")
def test_names_of_keys_follow_the_language() -> None:
    look_as_usual()
    assert key_name("Ctrl+Shift+S PgUp Alt+Left + - 0 – 9") == "Ctrl+Shift+S PgUp Alt+← + − 0 – 9"
    language().set("fr")
    french = "Maj+Suppr Échap Ctrl+Page\u00a0suiv. Espace"
    assert key_name("Shift+Del Esc Ctrl+PgDown Space") == french
    look_as_usual()


Make = Callable[[Gallery, EditorGallery], QWidget]


def table_page(gallery: Gallery, _: EditorGallery) -> QWidget:
    return gallery.table(next(iter(GAMES)), "lay", 4)


def main_window(gallery: Gallery, _: EditorGallery) -> QWidget:
    window = MainWindow(Saves(gallery.folder / "own"), gallery.studio)
    window.show_home()
    return window


def solving_page(gallery: Gallery) -> QWidget:
    """One that is solved, so that arrows go through its moves."""
    solving = SolvingGallery(gallery.folder, gallery.studio)
    page = solving.begun(PuzzleCollection(gallery.folder).entries()[0])
    page.solving.show_solution()
    return page


def deck_page(_: Gallery, editor: EditorGallery) -> EditorWindow:
    return editor.material(next(iter(GAMES)))


def tile_view(_: Gallery, editor: EditorGallery) -> QWidget:
    window = deck_page(_, editor)
    assert isinstance(window.page, DeckPage)
    window.page.open_tile(1)
    return window


def trial(_: Gallery, editor: EditorGallery) -> QWidget:
    window = deck_page(_, editor)
    assert isinstance(window.page, DeckPage)
    window.page.try_it()
    return window


FIRST: Final = next(iter(GAMES))
MAPPED: Final = next(one for one in GAMES if GAMES[one].description.material == "map")
SCENES: Final[dict[type[Actions], Make]] = {
    WindowActions: main_window,
    TableActions: table_page,
    ReplayActions: lambda gallery, _: gallery.replay(FIRST),
    AnalysisActions: lambda gallery, _: gallery.short_analysis(FIRST),
    FinalScoringActions: lambda gallery, _: gallery.final(FIRST),
    EndActions: lambda gallery, _: gallery.end(FIRST),
    SavesActions: lambda gallery, _: gallery.saved(),
    HomeActions: lambda gallery, _: gallery.first_home(),
    PuzzlesActions: lambda gallery, _: PuzzlesGallery(gallery.folder, gallery.studio).first(),
    SolvingActions: lambda gallery, _: solving_page(gallery),
    LessonActions: lambda gallery, _: gallery.lesson(FIRST, 1),
    GuideActions: lambda gallery, _: gallery.guide(FIRST),
    EditorActions: deck_page,
    DeckActions: deck_page,
    TileActions: tile_view,
    TrialActions: trial,
    LayoutActions: lambda _, editor: editor.layout(FIRST),
    CampActions: lambda _, editor: editor.layout(MAPPED),
    MapActions: lambda _, editor: editor.material(MAPPED),
}


@pytest.mark.parametrize("table", SCENES, ids=lambda table: table.__name__)
def test_each_key_does_its_act(table: type[Actions], qtbot: QtBot, tmp_path: Path) -> None:
    look_as_usual()
    studio = SketchStudio()
    gallery, editor = Gallery(tmp_path / "saves", studio), EditorGallery(tmp_path, studio)
    window = SCENES[table](gallery, editor)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    done: list[str] = []
    for acts in window.findChildren(Actions):
        for id in acts_of(type(acts)):
            action = acts[id]
            if action in acts._bound:
                (action.toggled if action.isCheckable() else action.triggered).disconnect()
                action.setEnabled(True)
                action.triggered.connect(lambda _=False, id=id: done.append(id))
    own = [acts for acts in window.findChildren(Actions) if isinstance(acts, table)]
    assert own
    count = 0
    for acts in own:
        owner = acts.parent()
        assert isinstance(owner, QWidget)
        for id, act in acts_of(table).items():
            if acts[id] not in acts._bound:
                continue
            for key in act.keys.split():
                # A view in it may see to the same key before.
                focus = owner if table.reach is Reach.FOCUS else QApplication.focusWidget()
                done.clear()
                QTest.keySequence(focus or owner, QKeySequence(key))
                assert done == [id], key
                count += 1
    assert count
    gallery.close()
