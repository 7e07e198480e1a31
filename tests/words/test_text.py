"""Tiles, decks and positions drawn with letters."""

from __future__ import annotations

import re
import tomllib
from random import Random

import pytest

from carcqt.content.decks import DeckFile, builtin_deck
from carcqt.content.languages import CODES
from carcqt.content.scenarios import Scenario
from carcqt.rules.games import GAMES
from carcqt.rules.games.hunters import Hunters
from carcqt.rules.geometry import SQUARES, Square
from carcqt.rules.moves import Lay
from carcqt.rules.piles import PileState
from carcqt.rules.position import LaidTile, Position, Standing
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.words.speech import catalogue
from carcqt.words.terminal.blocks import PAGE
from carcqt.words.terminal.text import BoardText, TerminalText
from tests.support import ROOT, new_game, play

FILE = builtin_deck("hunters")
ENGLISH, FRENCH = TerminalText(catalogue("en")), TerminalText(catalogue("fr"))

SMALL = """
format = 1
kind = "deck"
game = "hunters"
title = { en = "Small" }

[[tile]]
id = "wide"
size = [2, 1]
count = 2
name = { en = "Two squares" }
zones = [
  { id = "wood", kind = "forest", at = ["0,0 NNW", "0,0 N", "0,0 NNE", "1,0 NNW", "1,0 N", "1,0 NNE"], icons = { gold = 1 } },
  { id = "m0", kind = "meadow", at = ["0,0 ENE", "0,0 E", "0,0 ESE", "0,0 SSE", "0,0 S", "0,0 SSW", "0,0 WSW", "0,0 W", "0,0 WNW", "1,0 ENE", "1,0 SSE", "1,0 S", "1,0 SSW", "1,0 WSW", "1,0 W", "1,0 WNW"] },
  { id = "r0", kind = "river", at = ["1,0 E"] },
  { id = "m1", kind = "meadow", at = ["1,0 ESE"], icons = { deer = 2 } },
]

[[tile]]
id = "C"
pile = "start"
zones = [{ id = "m", kind = "meadow", at = ["NNW", "N", "NNE", "ENE", "E", "ESE", "SSE", "S", "SSW", "WSW", "W", "WNW"] }]
"""  # noqa: E501
SMALL_FILE = DeckFile.from_data(tomllib.loads(SMALL))


def block(text: str) -> str:
    """A picture out of its quotes; its last line is where the code stands."""
    margin = text[text.rindex("\n") + 1 :]
    return "\n".join(line.removeprefix(margin) for line in text.split("\n")[1:-1])


def without_no_break_spaces(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_a_tile_shows_what_reaches_its_sides() -> None:
    assert "\n".join(ENGLISH.tile(FILE.deck.tile["L12"])) == block(
        """
        +m0--r0---m1+
        m0          |
        r2   L12   m1
        m2          |
        +m2--r1---m1+
        """
    )


def test_a_turned_tile() -> None:
    assert "\n".join(ENGLISH.tile(FILE.deck.tile["L12"], 1)) == block(
        """
        +m2--r2---m0+
        m2         m0
        r1   L12   r0
        m1         m1
        +----m1-----+
        """
    )


def test_a_tile_of_several_squares_is_one_block() -> None:
    tile = SMALL_FILE.deck.tile["wide"]
    assert "\n".join(ENGLISH.tile(tile)) == block(
        """
        +----woo-----------woo----+
        |                        m0
        m0  wide                 r0
        |                        m1
        +----m0------------m0-----+
        """
    )
    assert "\n".join(ENGLISH.tile(tile, 1)) == block(
        """
        +----m0-----+
        |           |
        m0  wide  woo
        |           |
        |           |
        |           |
        |           |
        m0        woo
        |           |
        +m1--r0---m0+
        """
    )


def small_position() -> Hunters:
    position = Position(
        game="hunters",
        scores=(3, 0),
        to_move=1,
        phase="lay",
        drawn="L78",
        laid=(LaidTile("L56", Square(0, 0)), LaidTile("L35", Square(1, 0), 2)),
        pieces=(
            Standing(0, "member", Square(1, 0), "m0"),
            Standing(1, "hut", Square(0, 0), "l0"),
        ),
        supplies=((4, 2), (5, 1)),
        piles=(PileState("land", ("L01", "L02", "L03"), known=2), PileState("bonus", ())),
    )
    return Hunters.from_position(FILE.deck, position)


def test_a_position_to_lay_from() -> None:
    assert ENGLISH.board(small_position(), ["Anna"]) == block(
        """
                -1             0             1             2


        -1                   0,-1*         1,-1*


                         +....m0.....+ +....m0.....+
                         m0          # #           .
        0      -1,0      r0   L56   f0 f0   L35   m0     2,0*
                         m1  2h l0   # #   1m m0   .
                         +####f0#####+ +....m0.....+


        1                    0,1*          1,1*

        . meadow   # forest   ~ river   1m, 2m… tribe members   1h, 2h… huts   * the tile fits here

        On the tiles:
        0,0 m0 meadow: 1 mammoth · f0 forest: 1 gold nugget, 1 volcano · r0 river → l0 · l0 lake: 1 fish
        1,0 m0 meadow: 1 mammoth

        To move: Player 2 (lay the tile)
                                  points  tribe members  huts
        1 Anna                         3              4     2
        2 Player 2                     0              5     1

        In hand:
        +####f0#####+  f0 forest: 1 gold nugget
        .           #  m0 meadow: 1 deer
        m0   L78   f0
        .           #
        +....m0.....+

        landscape tiles: 3
        next: L01 L02
        bonus tiles: 0

        10 legal moves:
        lay L78 1,1 90   lay L78 1,1 180   lay L78 0,1 0   lay L78 0,1 270   lay L78 0,-1 0
        lay L78 0,-1 270   lay L78 1,-1 0   lay L78 1,-1 270   lay L78 2,0 0   lay L78 2,0 90
        """  # noqa: E501
    )


def test_a_position_to_place_from_in_french() -> None:
    game = small_position()
    game.push(Lay("L78", Square(1, 1), 1))
    assert without_no_break_spaces(FRENCH.board(game)) == block(
        """
                -1             0             1             2


        -1                   0,-1          1,-1


                         +....m0.....+ +....m0.....+
                         m0          # #           .
        0      -1,0      r0   L56   f0 f0   L35   m0      2,0
                         m1  2h l0   # #   1m m0   .
                         +####f0#####+ +....m0.....+
                                       +....m0.....+
                                       .           #
        1                     0,1      m0   L78   f0      2,1
                                       .           #
                                       +####f0#####+


        2                                   1,2

        . prairie   # forêt   ~ rivière   1m, 2m… hommes   1h, 2h… huttes

        Sur les tuiles :
        0,0 m0 prairie : 1 mammouth · f0 forêt : 1 pépite d’or, 1 volcan · r0 rivière → l0 · l0 lac : 1
          poisson
        1,0 m0 prairie : 1 mammouth   1,1 f0 forêt : 1 pépite d’or · m0 prairie : 1 cerf

        À jouer : Joueur 2 (placer un homme ou une hutte, ou passer)
                                  points  hommes  huttes
        1 Joueur 1                     3       4       2
        2 Joueur 2                     0       5       1

        Tuile posée :
        +....m0.....+  f0 forêt : 1 pépite d’or
        .           #  m0 prairie : 1 cerf
        m0   L78   f0
        .           #
        +####f0#####+

        tuiles paysage : 3
        à venir : L01 L02
        tuiles bonus : 0

        2 coups permis :
        pass   place member 1,1 f0
        """  # noqa: E501
    )


def test_a_board_with_a_tile_of_several_squares() -> None:
    game = Hunters.new(SMALL_FILE.deck, 2, Random(1))
    game.push(Lay("wide", Square(1, -1), 1))
    table = ENGLISH.board(game).split("\n\n. meadow")[0]
    assert table == block(
        """
                -1             0             1             2


        -2                                 1,-2


                                       +....m0.....+
                                       .           #
        -1                   0,-1      m0  wide  woo     2,-1
                                       .           #
                                       |           |
                         +.....m.....+ |           |
                         .           . .           #
        0      -1,0      m     C     m m0        woo      2,0
                         .           . .           #
                         +.....m.....+ +m1..r0~..m0+


        1                     0,1           1,1
        """
    )


def test_a_deck() -> None:
    assert ENGLISH.material(SMALL_FILE, "en") == block(
        """
        Small

        wide × 2, landscape tiles         C × 1, start tile
        Two squares
        +####woo####---####woo####+       +.....m.....+
        .                        m0       .           .
        m0  wide                 r0       m     C     m
        .                        m1       .           .
        +....m0.....---....m0.....+       +.....m.....+
        wood forest: 1 gold nugget        m meadow
        m0 meadow
        r0 river → spring
        m1 meadow: 2 deer

        Tiles: landscape tiles 2, start tile 1
        Sides: forest 4, meadow 10, river 2
        Icons: 2 gold nuggets, 4 deer
        """
    )


@pytest.mark.parametrize("language", CODES)
def test_every_moment_of_a_game_can_be_played_from_its_picture(language: str) -> None:
    picture = TerminalText(catalogue(language))
    game = Hunters.new(FILE.deck, 3, Random(5))
    for _ in play(game, Random(5), every=7):
        text = picture.board(game)
        table, *rest = re.split(r"\n\n\. ", text)
        for laid in game.board.laid:
            assert laid.face.tile.id in table
        for cell in game.board.open_cells:
            assert str(SQUARES[cell]) in table
        assert all(str(move) in rest[0] for move in game.legal_moves)
        marked = {move.square for move in game.legal_moves if isinstance(move, Lay)}
        assert {*re.findall(r"(-?\d+,-?\d+)\*", table)} == {*map(str, marked)}
        standing = len(re.findall(r"\b\d[mh] \w", table))
        assert standing == len(game.standing)
        assert all(len(line) <= PAGE for line in rest[0].splitlines())
        assert all(left not in text for left in ("{", "%n", "(s)"))


@pytest.mark.parametrize("language", CODES)
def test_the_built_in_deck(language: str) -> None:
    text = TerminalText(catalogue(language)).material(FILE, language)
    assert all(len(line) <= PAGE for line in text.splitlines())
    for entry in FILE.entries:
        assert f"{entry.tile.id} × {entry.tile.count}" in text
        assert entry.name[language] in text
    totals = {
        "en": "Tiles: landscape tiles 78, start tile 1, bonus tiles 12",
        "fr": "Tuiles : tuiles paysage 78, tuile de départ 1, tuiles bonus 12",
    }
    assert totals[language] in without_no_break_spaces(text)


def test_several_pieces_on_a_tile_are_all_told() -> None:
    """Tents go where others stand; a drawing has room for two, the rest is told below."""
    game = Scenario.load(ROOT / "scenarios/goldrush/g-e11-a-tent-among-others.toml").start()
    assert isinstance(game, TileLaying)
    told = TerminalText(catalogue("en")).board(game)
    for node, (seat, piece) in game.standing.items():
        name = f"{seat + 1}{game.description.pieces[piece].id[0]} {game.spot(node).zone[:3]}"
        assert name in told


def test_squares_ahead_of_the_mouth_are_not_shown_as_open() -> None:
    game = new_game(GAMES["amazon"], 2, seed=1)
    assert isinstance(game, TileLaying)
    closed = {SQUARES[cell] for cell in game.board.open_cells if game.board.is_ahead(cell)}
    table = BoardText(catalogue("en"), game, ()).sections()
    drawn = "\n".join(next(iter(table)))
    assert closed
    assert "-1,3" in drawn
    assert not any(f" {square} " in drawn for square in closed)
