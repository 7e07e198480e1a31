"""Problems as sentences: what is wrong, where, and what would be right."""

from __future__ import annotations

import re
from typing import Final

from carcqt.rules.problems import Problem
from carcqt.words.games import VOCABULARIES
from carcqt.words.map_problems import MapProblems
from carcqt.words.pack_problems import PackProblems
from carcqt.words.puzzles.lesson_problems import LessonProblems
from carcqt.words.speech import Punctuation, Speech, Translate, plain


class ProblemWords(Speech):
    """Ids, keys and terrains are written as the file has them: its reader is editing it."""

    def __init__(self, translate: Translate) -> None:
        super().__init__(translate)
        self._texts: Final[dict[str, str]] = {
            **self._file_texts(),
            **self._value_texts(),
            **self._deck_texts(),
            **self._zone_texts(),
            **self._drawing_texts(),
            **self._scenario_texts(),
            **self._goal_texts(),
            **self._position_texts(),
            **self._move_texts(),
            **MapProblems(translate).sentences(),
            **LessonProblems(translate).sentences(),
            **PackProblems(translate).sentences(),
        }
        for vocabulary in VOCABULARIES.values():
            self._texts.update(vocabulary(translate).problems())
        self._places: Final = [
            (re.compile(pattern), text) for pattern, text in self._place_texts().items()
        ]

    def line(self, where: str, problem: Problem) -> str:
        return Punctuation(self.translate).colon(plain(where), self.told(problem))

    def told(self, problem: Problem) -> str:
        """Where it is and what it is."""
        return Punctuation(self.translate).colon(self.place(problem), self.sentence(problem))

    def sentence(self, problem: Problem) -> str:
        facts = dict(problem.facts)
        texts = self._texts
        if "limit" in facts:
            texts = texts | self._counting_texts(int(facts["limit"]))
        # Some codes have a sentence of their own for each phase or type that they speak of.
        variant = f"{problem.code} {facts.get('phase', facts.get('wanted'))}"
        text = texts.get(variant) or texts.get(problem.code, problem.code)
        shown = {key: plain(str(value)) for key, value in facts.items()}
        if shown.get("known") == "":
            shown["known"] = self.tr("none")
        if problem.code == "value-choice":
            # pydantic lists the choices in English.
            shown["wanted"] = shown["wanted"].replace(" or ", ", ").replace("'", "")
        return text.format(**shown)

    def place(self, problem: Problem) -> str:
        return ", ".join(map(self._part, problem.place))

    def _part(self, part: str) -> str:
        """A part of a place; one that is a key of the file stays as it is."""
        part = plain(part)
        for pattern, text in self._places:
            if found := pattern.fullmatch(part):
                return text.format(*found.groups())
        return part

    def _place_texts(self) -> dict[str, str]:
        return {
            r"tile (\S+) at (\S+)": self.tr("tile {0} at {1}"),
            r"tile (.+)": self.tr("tile {0}"),
            r"zone (.+)": self.tr("zone {0}"),
            r"village (.+)": self.tr("village {0}"),
            r"link (\S+) (\S+)": self.tr("link {0} – {1}"),
            r"link (.+)": self.tr("link {0}"),
            r"bend (.+)": self.tr("bend {0}"),
            r"mission (.+)": self.tr("mission {0}"),
            r"card (.+)": self.tr("card {0}"),
            r"tent in (.+)": self.tr("tent in {0}"),
            r"piece in (.+)": self.tr("piece in {0}"),
            r"piece at (\S+) (.+)": self.tr("piece at {0} {1}"),
            r"piece (.+)": self.tr("piece {0}"),
            r"pile (.+)": self.tr("pile {0}"),
            r"mine (.+)": self.tr("mine {0}"),
            r"side (.+)": self.tr("side {0}"),
            r"seat (.+)": self.tr("seat {0}"),
            r"move (.+)": self.tr("move {0}"),
            r"reply (.+)": self.tr("reply {0}"),
            r"step (.+)": self.tr("step {0}"),
            r"chapter (.+)": self.tr("chapter {0}"),
            r"answer (.+)": self.tr("answer {0}"),
            r"line (\d+), column (\d+)": self.tr("line {0}, column {1}"),
            r"line (\d+)": self.tr("line {0}"),
            r"end of the file": self.tr("end of the file"),
            r"(expect|goal|options|start|extra|table) (.+)": self.tr("{1} in {0}"),
        }

    def _file_texts(self) -> dict[str, str]:
        return {
            "file-missing": self.tr("There is no such file. Check its name and folder."),
            "file-folder": self.tr("This is a folder. Name a file in it."),
            "file-table": self.tr(
                "This is a spreadsheet. Decks, maps, layouts and puzzles are files that end "
                "with .toml; make them in the editor."
            ),
            "file-special": self.tr(
                "This is not a regular file but a pipe or a device. Name a file."
            ),
            "file-permission": self.tr(
                "You may not read this file. Change its permissions or use a copy of your own."
            ),
            "file-unreadable": self.tr(
                "The system cannot read this file. Check the disk, or use a copy from another one."
            ),
            "file-undeletable": self.tr(
                "The system cannot delete this file. Check the permissions of its folder."
            ),
            "save-in-use": self.tr("This game is being played. Leave it first."),
            "save-copied": self.tr(
                "The game is open in another window. Here you continue in a copy."
            ),
            "save-shortened": self.tr(
                "The tiles or the rules have changed since the game was saved: {made} of "
                "{moves} moves are still valid. The game continues from there in a copy. The "
                "file does not change."
            ),
            "save-scores": self.tr(
                "The rules have changed since the game was saved. Its points were counted again."
            ),
            "file-name": self.tr(
                "No file can have this name. Use a name without special characters."
            ),
            "file-large": self.tr("The file is too large. Use a file of at most {most} MB."),
            "file-encoding": self.tr("This line is not UTF-8. Save the file in that encoding."),
            "file-deep": self.tr("Lists or tables are nested too deeply. A few levels are enough."),
            "file-syntax": self.tr(
                "This is not valid TOML. Look here and just before for a missing or extra "
                "quote, bracket, comma or equals sign."
            ),
            "folder-missing": self.tr("There is no such folder. Create it first, or name another."),
            "file-write-permission": self.tr(
                "You may not write here. Choose another folder or change the permissions."
            ),
            "file-in-use": self.tr(
                "Another program has this file open. Close it there, then try again."
            ),
            "disk-full": self.tr(
                "There is no room left on the disk. Free some, or choose another place."
            ),
            "temporary-unwritable": self.tr(
                "The folder for temporary files is full or cannot be written to. Make room there."
            ),
            "file-unwritable": self.tr(
                "The system cannot write the file. Check that the disk works and has free space."
            ),
            "picture-format": self.tr(
                "Qt cannot write {format} pictures here. Install all of Qt, or use a package "
                "of carcqt."
            ),
            "share-map": self.tr(
                "A map has no page of its own. Share a game or a puzzle that is played on it."
            ),
            "format-missing": self.tr(
                "The format is missing. Begin the file with format = {wanted}."
            ),
            "format-newer": self.tr(
                "The file has format {found}, but this version reads formats only up to "
                "{wanted}. Update the program."
            ),
            "format-unknown": self.tr("There is no format “{found}”. Write format = {wanted}."),
            "kind-missing": self.tr('The kind is missing. Write kind = "{wanted}".'),
            "kind-other": self.tr("The file’s kind is “{found}”. Here it must be “{wanted}”."),
            "kind-game": self.tr(
                "The game “{game}” is not played with this kind of file. Name a file of "
                "the kind “{needed}”."
            ),
            "game-unknown": self.tr("There is no game “{game}”. Choose one of: {known}."),
        }

    def _value_texts(self) -> dict[str, str]:
        return {
            "key-missing": self.tr("“{key}” is missing. Add it."),
            "key-unknown": self.tr("Unknown key “{key}”. Check its spelling or remove it."),
            "value-wrong": self.tr(
                "This value is not allowed here. Write one that the file format allows."
            ),
            "value-type text": self.tr("This must be text. Write it in quotes."),
            "value-type number": self.tr("This must be a whole number. Write it without quotes."),
            "value-type true-false": self.tr(
                "This must be true or false. Write it without quotes."
            ),
            "value-type list": self.tr("This must be a list. Write it in square brackets."),
            "value-type table": self.tr(
                "This must be a table of keys and values. Write it in braces."
            ),
            "value-choice": self.tr("This value is not allowed here. Write one of: {wanted}."),
            "value-small": self.tr("The number is too small. It must be {limit} or more."),
            "value-large": self.tr("The number is too large. It must be {limit} or less."),
            "number-huge": self.tr("The number is far too large. Use at most 19 digits."),
            "id-form": self.tr(
                "This cannot be an id. Use 1 to 40 letters without accents, digits, _ or -, "
                "not beginning with -."
            ),
        }

    def _counting_texts(self, n: int) -> dict[str, str]:
        return {
            "text-long": self.tr(
                "The text is too long. It may have at most %n character(s).", "", n
            ),
            "list-long": self.tr("There are too many entries. At most %n are allowed.", "", n),
            "list-short": self.tr("There are too few entries. At least %n are needed.", "", n),
        }

    def _deck_texts(self) -> dict[str, str]:
        return {
            "deck-empty": self.tr("The draw pile is empty. Put at least one tile into it."),
            "deck-large": self.tr(
                "The deck covers more than {most} squares in all. Remove tiles or lower their "
                "counts."
            ),
            "tile-twice": self.tr(
                "Another tile has this id. Give each its own, or use count for equal tiles."
            ),
            "start-several": self.tr(
                "Only one tile can be on the table at the start. Leave one in the pile "
                "“start” with count = 1, or write the numbers of players for each one: "
                "players = […]."
            ),
            "tile-players": self.tr(
                "Only a tile of the pile “start” can be for certain numbers of players, "
                "from {low} to {high}. Correct the numbers or remove this key."
            ),
            "token-unknown": self.tr("There is no token “{id}”. Choose one of: {known}."),
            "pile-unknown": self.tr("There is no pile “{pile}”. Choose one of: {known}."),
            "point-unknown": self.tr(
                "“{point}” is not an edge point. Use NNW, N, NNE, ENE, E, ESE, SSE, S, "
                "SSW, WSW, W or WNW."
            ),
            "point-unknown-wide": self.tr(
                "“{point}” is not an edge point of this tile. As it has several squares, "
                "write the square’s column and row first, like “1,0 NNW”, counted from 0,0."
            ),
            "point-uncovered": self.tr(
                "No zone reaches {point}. Give each edge point to one zone."
            ),
            "point-twice": self.tr(
                "Several zones reach {point} ({zones}). Leave each edge point to one zone."
            ),
            "inside-apart": self.tr(
                "{first} and {second} meet inside the tile. Give both to the same zone."
            ),
            "side-beside-line": self.tr(
                "A “{kind}” crosses the middle of this side. Give the points at its left and "
                "right to open ground."
            ),
            "side-mixed": self.tr(
                "Several zones share this side. Give its three points to one zone, or the "
                "middle one to a line and the outer two to open ground."
            ),
        }

    def _zone_texts(self) -> dict[str, str]:
        return {
            "zone-twice": self.tr("Another zone of this tile has this id. Give each its own."),
            "terrain-unknown": self.tr("There is no terrain “{kind}”. Choose one of: {known}."),
            "hub-at-edge": self.tr(
                "A “{kind}” reaches no side. Remove this key and let other zones lead “to” it."
            ),
            "line-off-middle": self.tr(
                "A “{kind}” crosses a side in its middle, not at {point}. Use N, E, S or W."
            ),
            "line-nowhere": self.tr(
                "This “{kind}” leads nowhere. Give it a side with “at” or an end with “to”."
            ),
            "only-lines-lead": self.tr("A “{kind}” leads to no other zone. Remove this key."),
            "to-unknown": self.tr("The tile has no zone “{id}”. Name a zone of the same tile."),
            "to-no-end": self.tr(
                "The zone “{id}” is a “{kind}”, where no line can end. Name another zone."
            ),
            "to-twice": self.tr("A zone is named more than once. Name each only once."),
            "zone-cut": self.tr("The zones {zone} and {other} cross. Move one of them."),
            "zones-alike": self.tr(
                "In the picture, the zones {zone} and {other} look like one. Move them "
                "apart, or join them."
            ),
            "zone-in-pieces": self.tr(
                "In the picture, the zone {zone} looks like several. Join its parts, or split it."
            ),
            "icon-unknown": self.tr("A “{kind}” cannot show “{icon}”. It may show: {known}."),
            "icon-count": self.tr("“{icon}” cannot be shown {count} times. Write 1 to {most}."),
            "place-half": self.tr(
                "This is not a place. Write two numbers, the distances from the west and the "
                "north side, or none."
            ),
            "place-no-icon": self.tr(
                "The zone shows no “{icon}” that could have a place. Remove the place."
            ),
            "place-many": self.tr(
                "There are more places than icons. Leave {count}, as the zone shows "
                "“{icon}” only {count} times."
            ),
            "place-off": self.tr(
                "A place of “{icon}” is outside the tile, which is {width} wide and "
                "{height} high. Move it inside."
            ),
            "place-outside": self.tr(
                "“{icon}” is outside its zone and is drawn at the nearest place "
                "inside. Move it there."
            ),
        }

    def _drawing_texts(self) -> dict[str, str]:
        return {
            "point-outside": self.tr(
                "The point {point} is outside the map, which is {width} wide and "
                "{height} high. Move it inside."
            ),
            "village-close": self.tr(
                "The village is too close to “{other}”. Leave at least {least} between them."
            ),
            "link-by-village": self.tr(
                "The link passes “{village}” as if it stopped there. Lead it around with a bend."
            ),
            "link-across": self.tr(
                "The link crosses {other} near {point}, which is confusing. Lead one of them "
                "around with a bend."
            ),
        }

    def _scenario_texts(self) -> dict[str, str]:
        return {
            "deck-twice": self.tr(
                "The file names a deck and also has tiles of its own. Keep one of the two."
            ),
            "deck-unknown": self.tr(
                "There is no deck “{deck}”. Name a built-in one ({known}) or a file in the "
                "same folder, like “mine.toml”."
            ),
            "deck-other-game": self.tr(
                "The deck “{deck}” is for the game “{game}”. Name a deck for this file’s game."
            ),
            "deck-changed": self.tr(
                "The deck “{deck}” has changed since this file was written. Check that the "
                "moves are still valid, then remove this line."
            ),
            "map-twice": self.tr(
                "The file names a map and also has villages of its own. Keep one of the two."
            ),
            "map-unknown": self.tr(
                "There is no map “{deck}”. Name a built-in one ({known}) or a file in the "
                "same folder, like “mine.toml”."
            ),
            "map-other-game": self.tr(
                "The map “{deck}” is for the game “{game}”. Name a map for this file’s game."
            ),
            "map-changed": self.tr(
                "The map “{deck}” has changed since this file was written. Check that the "
                "moves are still valid, then remove this line."
            ),
            "option-unknown": self.tr(
                "The game has no option “{key}”. Remove it or choose one of: {known}."
            ),
            "option-value": self.tr("“{value}” cannot be chosen. Choose one of: {known}."),
            "players-number": self.tr(
                "The game is not for {count} players. Choose {low} to {high}."
            ),
            "seats-number": self.tr(
                "The list has {count} entries. Give one for each of the {players} seats."
            ),
            "figure-twice": self.tr("Another figure has this id. Give each its own."),
            "figure-shows": self.tr(
                "There are too many or too few keys. Give exactly one of: {wanted}."
            ),
            "expect-other": self.tr(
                "{wanted} was expected, but the result is {found}. Correct the moves or what the "
                "file expects."
            ),
            "expect-illegal": self.tr(
                "“{move}” was expected to be legal, but it is not. Correct the move or what the "
                "file expects."
            ),
            "expect-legal": self.tr(
                "“{move}” was expected to be illegal, but it is legal. Correct the move or what "
                "the file expects."
            ),
        }

    def _goal_texts(self) -> dict[str, str]:
        return {
            "goal-no-points": self.tr("The aim “{aim}” needs points. Write how many."),
            "goal-key-missing": self.tr("The aim “{aim}” needs “{key}”. Add this key."),
            "goal-key-idle": self.tr("The aim “{aim}” does not use this key. Remove it."),
            "goal-replies-none": self.tr(
                "The others follow a script, but it is missing. Write their replies."
            ),
            "goal-replies-idle": self.tr(
                'Nobody follows this script. Remove it, or write others = "scripted".'
            ),
            "goal-other-game": self.tr("This game has no aim “{aim}”. Choose another one."),
            "goal-unknown": self.tr("There is no “{key}” here. Choose one of: {known}."),
            "goal-other-own": self.tr("This is the puzzle’s own seat. Name another one."),
            "goal-reply-own": self.tr(
                "Seat {seat} is the puzzle’s own and has no script. Remove it."
            ),
            "goal-hidden": self.tr(
                "The others’ missions count for this aim, and they are hidden. Write open = true."
            ),
            "goal-over": self.tr(
                "The game is over where the puzzle begins. Remove its last moves, or leave "
                "tiles to draw."
            ),
            "goal-not-to-move": self.tr(
                "Seat {seat} cannot begin, as seat {mover} is to move. Change one of them."
            ),
            "goal-turns": self.tr(
                "{turns} turns are impossible: only {most} are left in the game. Write fewer, "
                "or add draws."
            ),
            "goal-never-complete": self.tr(
                "A “{kind}” is never complete. Name a zone of another kind."
            ),
            "proof-stale": self.tr(
                "The puzzle has changed since it was proven. Prove it again with “carcqt "
                "solve --write”, or remove the proof."
            ),
            "proof-false": self.tr(
                "The proof was changed and cannot be trusted. Prove the puzzle again with "
                "“carcqt solve --write”, or remove the proof."
            ),
            "goal-system": self.tr(
                "A “{kind}” does not belong here. Remove it, or choose one of: {known}."
            ),
        }

    def _position_texts(self) -> dict[str, str]:
        return {
            "position-line": self.tr(
                "“{text}” cannot be read. Write the name of a field, a colon and its value, "
                "each field once."
            ),
            "position-incomplete": self.tr(
                "Something is missing. Write at least game, scores, to_move and phase."
            ),
            "seat-unknown": self.tr("There is no seat {seat}. Choose one from 1 to {players}."),
            "phase-unknown": self.tr("There is no phase “{phase}”. Choose one of: {known}."),
            "phase-no-tile": self.tr(
                "No tile on the table can take a piece. Lay a tile, or begin with another phase."
            ),
            "extra-unknown": self.tr("The game does not know “{key}”. Remove it."),
            "extra-value": self.tr(
                "This value is not allowed here. Write a number, a text or a list of those."
            ),
            "drawn-phase": self.tr(
                "In the phase “{phase}” no tile is in hand. Leave it out, or begin with the "
                "phase “lay”."
            ),
            "supplies-shape": self.tr(
                "The supplies do not match the seats. Give each of the {players} seats one "
                "number for every kind of piece."
            ),
            "supply-count": self.tr(
                "The number of “{piece}” is wrong: {left} in the supply and {standing} on "
                "the table. Write 0 to {most} in all."
            ),
            "piles-shape": self.tr(
                "The piles do not match the game. Write these, in this order: {known}."
            ),
            "tile-unknown": self.tr(
                "The deck has no tile “{id}”. Correct the id or add the tile to the deck."
            ),
            "pile-known": self.tr(
                "The order of {known} tiles cannot be known. Write 0 to {most} for this pile."
            ),
            "pile-stacks": self.tr(
                "The stacks do not add up to the {count} tiles of the pile, or hold other "
                "tiles than they say. Correct their numbers."
            ),
            "token-too-often": self.tr(
                "The pile has {count} of the token “{id}”, but the deck has only "
                "{most}. Remove some."
            ),
            "tile-other-pile": self.tr(
                "The tile {id} belongs to another pile. Move it to “{pile}”."
            ),
            "tile-too-often": self.tr(
                "The tile is used {count} times in all, but the deck has only {most} "
                "of it. Remove some."
            ),
            "drawn-fits-nowhere": self.tr(
                "The tile {id} fits nowhere on this table. Choose another tile in hand."
            ),
            "piece-no-tile": self.tr(
                "No tile has its north-west square here. Name the square of a laid tile."
            ),
            "piece-early": self.tr(
                "A piece is on the tile just laid, where one can still be placed. Remove it."
            ),
            "piece-second": self.tr("Another piece is on this tile. Leave only one of them."),
            "piece-in-completed": self.tr(
                "This “{kind}” is complete and its pieces have returned. Remove the piece."
            ),
        }

    def _move_texts(self) -> dict[str, str]:
        return {
            "move-form": self.tr("“{text}” is not a complete move. Write “{form}”."),
            "move-verb": self.tr("“{text}” is not a move. Begin with one of: {known}."),
            "move-phase": self.tr(
                "“{move}” cannot be played now. Play a move of the phase “{phase}”."
            ),
            "move-phase lay": self.tr("“{move}” cannot be played now. Lay the tile in hand first."),
            "move-phase place": self.tr(
                "“{move}” cannot be played now. First place a piece on the tile just laid, or pass."
            ),
            "move-phase over": self.tr("The game is over. Remove “{move}”."),
            "lay-other-tile": self.tr("This tile is not in hand. Lay {drawn}."),
            "move-unknown": self.tr("“{move}” is not a move of this game. Choose a legal move."),
            "lay-turn": self.tr(
                "A tile cannot be turned like this. Write 0, 90, 180 or 270 degrees."
            ),
            "lay-taken": self.tr("A tile is already there. Choose an open square."),
            "lay-clash": self.tr(
                "The tile does not fit there. Each side must show the same terrain as the "
                "side that it touches."
            ),
            "lay-ahead": self.tr(
                "Nothing may be downstream of the river’s mouth. Lay the tile further upstream."
            ),
            "lay-mouth": self.tr(
                "This tile continues the river. Lay it at the river’s mouth, in its direction."
            ),
            "lay-apart": self.tr(
                "The tile touches no other tile. Lay it next to one on the table."
            ),
            "lay-same-look": self.tr(
                "This rotation looks the same as a smaller one. Write the smaller one."
            ),
            "place-elsewhere": self.tr(
                "The piece cannot go there. Place it on the tile just laid, at {square}."
            ),
            "place-no-tile": self.tr(
                "No tile has its north-west square there. Name the square of a laid tile."
            ),
            "place-zone-taken": self.tr(
                "A piece is already on this zone. Choose another zone or pass."
            ),
            "place-complete": self.tr(
                "This “{kind}” is complete. Choose one that is not, or pass."
            ),
            "place-no-supply": self.tr(
                "No “{piece}” is left in the supply. Place another piece or pass."
            ),
            "place-taken": self.tr(
                "This “{kind}” is already occupied. Choose another zone or pass."
            ),
            "piece-unknown": self.tr("There is no piece “{piece}”. Choose one of: {known}."),
            "piece-terrain": self.tr(
                "This piece cannot be placed on a “{kind}”. Choose one of: {known}."
            ),
            "zone-unknown": self.tr("The tile has no zone “{zone}”. Choose one of: {known}."),
            "outcome-impossible": self.tr(
                "“{thing}” cannot be drawn now from the pile “{pile}”. Choose what may come next."
            ),
            "outcome-too-long": self.tr("Nothing is drawn after this. Remove “{thing}”."),
        }
