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
            "file-missing": self.tr("There is no such file; check its name and folder."),
            "file-folder": self.tr("This is a folder; name a file in it."),
            "file-special": self.tr("This is no regular file but a pipe or a device; name a file."),
            "file-permission": self.tr(
                "You may not read this file; change its permissions or use a copy of your own."
            ),
            "file-unreadable": self.tr(
                "The system cannot read this file; use a plain file on a disk that works."
            ),
            "file-undeletable": self.tr(
                "The system cannot delete this file; check the permissions of its folder."
            ),
            "save-in-use": self.tr("The game is being played; leave it first."),
            "save-copied": self.tr(
                "The game is open in another window of the program; here it goes on in a copy."
            ),
            "save-shortened": self.tr(
                "The tiles or the rules have changed since the game was saved: of {moves} moves "
                "{made} still hold. It goes on from there in a copy; the file stays as it is."
            ),
            "save-scores": self.tr(
                "The rules have changed since the game was saved; its points were counted anew."
            ),
            "file-name": self.tr("No file can have this name; use a name without odd characters."),
            "file-large": self.tr("The file is too large; at most {most} MB are read."),
            "file-encoding": self.tr("This line is not UTF-8; save the file in that encoding."),
            "file-deep": self.tr(
                "Lists or tables stand inside each other far too deep; a few levels are enough."
            ),
            "file-syntax": self.tr(
                "This is not TOML; look here and just before for a quote, bracket, comma or "
                "equals sign that is missing or too many."
            ),
            "folder-missing": self.tr("There is no such folder; make it first, or name another."),
            "file-write-permission": self.tr(
                "You may not write here; choose another folder or change the permissions."
            ),
            "disk-full": self.tr(
                "There is no room left on the disk. Free some, or choose another place."
            ),
            "temporary-unwritable": self.tr(
                "The folder for temporary files is full or cannot be written to. Make room there."
            ),
            "file-unwritable": self.tr(
                "The system cannot write the file; check that the disk works and has room."
            ),
            "format-missing": self.tr(
                "The format is missing; begin the file with format = {wanted}."
            ),
            "format-newer": self.tr(
                "The file has format {found}, of a newer version of this program; "
                "this version reads formats up to {wanted}."
            ),
            "format-unknown": self.tr("There is no format “{found}”; write format = {wanted}."),
            "kind-missing": self.tr('The kind is missing; write kind = "{wanted}".'),
            "kind-other": self.tr("The file’s kind is “{found}”; here it must be “{wanted}”."),
            "kind-game": self.tr("The game “{game}” is played with files of the kind “{needed}”."),
            "game-unknown": self.tr("There is no game “{game}”; choose one of: {known}."),
        }

    def _value_texts(self) -> dict[str, str]:
        return {
            "key-missing": self.tr("“{key}” is missing; add it."),
            "key-unknown": self.tr(
                "“{key}” has no meaning here; correct its spelling or take it out."
            ),
            "value-wrong": self.tr(
                "This value has no meaning here; write one that the file format allows."
            ),
            "value-type text": self.tr("This must be a text, in quotes."),
            "value-type number": self.tr("This must be a whole number, without quotes."),
            "value-type true-false": self.tr("This must be true or false, without quotes."),
            "value-type list": self.tr("This must be a list, in square brackets."),
            "value-type table": self.tr("This must be a table of keys and values, in braces."),
            "value-choice": self.tr("This must be one of: {wanted}."),
            "value-small": self.tr("The number is too small; it must be {limit} or more."),
            "value-large": self.tr("The number is too large; it must be {limit} or less."),
            "id-form": self.tr(
                "This cannot be an id; use 1 to 40 letters without accents, digits, _ or -, "
                "not beginning with -."
            ),
        }

    def _counting_texts(self, n: int) -> dict[str, str]:
        return {
            "text-long": self.tr(
                "The text is too long; at most %n character(s) may stand here.", "", n
            ),
            "list-long": self.tr("There are too many entries; at most %n may stand here.", "", n),
            "list-short": self.tr("There are too few entries; at least %n must stand here.", "", n),
        }

    def _deck_texts(self) -> dict[str, str]:
        return {
            "deck-empty": self.tr("The pile to draw from has no tile; put at least one into it."),
            "deck-large": self.tr(
                "The deck covers more than {most} squares in all; take out tiles or lower counts."
            ),
            "tile-twice": self.tr(
                "Another tile has this id; give each its own, or use count for equal tiles."
            ),
            "start-several": self.tr(
                "Only one tile can lie on the table at the start; leave one in the pile “start”, "
                "with count = 1, or say by players = […] for how many players each is."
            ),
            "tile-players": self.tr(
                "Only a tile of the pile “start” can be for some numbers of players, "
                "from {low} to {high}; correct them or take this out."
            ),
            "token-unknown": self.tr("There is no token “{id}”; choose one of: {known}."),
            "pile-unknown": self.tr("There is no pile “{pile}”; choose one of: {known}."),
            "point-unknown": self.tr(
                "“{point}” is no edge point; they are NNW, N, NNE, ENE, E, ESE, SSE, S, SSW, "
                "WSW, W, WNW."
            ),
            "point-unknown-wide": self.tr(
                "“{point}” is no edge point of this tile; as it has several squares, write the "
                "square’s column and row first, like “1,0 NNW”, counted from 0,0."
            ),
            "point-uncovered": self.tr(
                "No zone reaches {point}; give each edge point to one zone."
            ),
            "point-twice": self.tr(
                "Several zones reach {point} ({zones}); leave each edge point to one zone."
            ),
            "inside-apart": self.tr(
                "{first} and {second} meet inside the tile; give both to the same zone."
            ),
            "side-beside-line": self.tr(
                "A “{kind}” crosses the middle of this side; give the points at its left and "
                "right to open ground."
            ),
            "side-mixed": self.tr(
                "Several zones share this side; give its three points to one zone, or the middle "
                "one to a line and the outer two to open ground."
            ),
        }

    def _zone_texts(self) -> dict[str, str]:
        return {
            "zone-twice": self.tr("Another zone of this tile has this id; give each its own."),
            "terrain-unknown": self.tr("There is no terrain “{kind}”; choose one of: {known}."),
            "hub-at-edge": self.tr(
                "A “{kind}” reaches no side; take this out and let other zones lead “to” it."
            ),
            "line-off-middle": self.tr(
                "A “{kind}” crosses a side in its middle, not at {point}; use N, E, S or W."
            ),
            "line-nowhere": self.tr(
                "This “{kind}” leads nowhere; give it a side with “at” or an end with “to”."
            ),
            "only-lines-lead": self.tr("A “{kind}” leads to no other zone; take this out."),
            "to-unknown": self.tr("The tile has no zone “{id}”; name a zone of the same tile."),
            "to-no-end": self.tr(
                "The zone “{id}” is a “{kind}”, where no line can end; name another zone."
            ),
            "to-twice": self.tr("A zone is named more than once; name each only once."),
            "zone-cut": self.tr(
                "The zones {zone} and {other} lie across each other; one of them must give way."
            ),
            "zones-alike": self.tr(
                "The zones {zone} and {other} cannot be drawn apart: they look like one."
            ),
            "zone-in-pieces": self.tr(
                "The zone {zone} cannot be drawn in one piece: it looks like several."
            ),
            "icon-unknown": self.tr("“{icon}” has no place on a “{kind}”; it may show: {known}."),
            "icon-count": self.tr("{count} of “{icon}” cannot be shown; write 1 to {most}."),
            "place-half": self.tr(
                "A place is two numbers, from the west and from the north side; none lets the "
                "icon find its place itself."
            ),
            "place-no-icon": self.tr("The zone shows no “{icon}” that could have a place."),
            "place-many": self.tr(
                "There are more places than icons: the zone shows “{icon}” only {count} times."
            ),
            "place-off": self.tr(
                "A place of “{icon}” lies beside the tile, which is {width} wide and {height} high."
            ),
            "place-outside": self.tr(
                "“{icon}” was put outside of its zone; it is drawn at the nearest place inside."
            ),
        }

    def _drawing_texts(self) -> dict[str, str]:
        return {
            "point-outside": self.tr(
                "The point {point} lies outside the map, which is {width} wide and {height} high."
            ),
            "village-close": self.tr(
                "The village is drawn too near to “{other}”; leave {least} or more between them."
            ),
            "link-by-village": self.tr(
                "The link is drawn past “{village}”, as if it stopped there; lead it around by a "
                "bend."
            ),
            "link-across": self.tr(
                "The link is drawn across {other} near {point}, which would confuse; lead one of "
                "them around by a bend."
            ),
        }

    def _scenario_texts(self) -> dict[str, str]:
        return {
            "deck-twice": self.tr(
                "The file names a deck and also has tiles of its own; keep one of the two."
            ),
            "deck-unknown": self.tr(
                "There is no deck “{deck}”; name a built-in one ({known}) or a file in the same "
                "folder, like “mine.toml”."
            ),
            "deck-other-game": self.tr(
                "The deck “{deck}” is for the game “{game}”; name a deck for this file’s game."
            ),
            "deck-changed": self.tr(
                "The deck “{deck}” has changed since this file was written; "
                "check that the moves still hold, then take this line out."
            ),
            "map-twice": self.tr(
                "The file names a map and also has villages of its own; keep one of the two."
            ),
            "map-unknown": self.tr(
                "There is no map “{deck}”; name a built-in one ({known}) or a file in the same "
                "folder, like “mine.toml”."
            ),
            "map-other-game": self.tr(
                "The map “{deck}” is for the game “{game}”; name a map for this file’s game."
            ),
            "map-changed": self.tr(
                "The map “{deck}” has changed since this file was written; "
                "check that the moves still hold, then take this line out."
            ),
            "option-unknown": self.tr(
                "The game has no option “{key}”; take it out or choose one of: {known}."
            ),
            "option-value": self.tr("“{value}” cannot be chosen; choose one of: {known}."),
            "players-number": self.tr(
                "The game is not for {count} players; choose {low} to {high}."
            ),
            "seats-number": self.tr(
                "The list has length {count}; give one entry for each of the {players} seats."
            ),
            "figure-twice": self.tr("Another figure has this id; give each its own."),
            "figure-shows": self.tr("Exactly one of these must be given: {wanted}."),
            "expect-other": self.tr("{wanted} was expected, but {found} came out."),
            "expect-illegal": self.tr("“{move}” was expected to be legal, but it is not."),
            "expect-legal": self.tr("“{move}” was expected to be illegal, but it is legal."),
        }

    def _goal_texts(self) -> dict[str, str]:
        return {
            "goal-no-points": self.tr("The aim “{aim}” needs points; write how many."),
            "goal-key-missing": self.tr("The aim “{aim}” needs “{key}”; write it."),
            "goal-key-idle": self.tr("This says nothing for the aim “{aim}”; take it out."),
            "goal-replies-none": self.tr(
                "The others follow a script, but there is none; write their replies."
            ),
            "goal-replies-idle": self.tr(
                'Nobody follows this script; take it out, or write others = "scripted".'
            ),
            "goal-other-game": self.tr("This game knows no aim “{aim}”; choose another one."),
            "goal-unknown": self.tr("There is no “{key}” here; choose one of: {known}."),
            "goal-other-own": self.tr("This is the puzzle’s own seat; name another one."),
            "goal-reply-own": self.tr("Seat {seat} is the puzzle’s own, so it has no script."),
            "goal-hidden": self.tr(
                "The others’ missions count for this aim, and they are hidden; write open = true."
            ),
            "goal-over": self.tr(
                "The game is over where the puzzle begins; take out its last moves, or leave "
                "something to be drawn."
            ),
            "goal-not-to-move": self.tr(
                "Seat {seat} cannot begin, as seat {mover} is to move; change one of them."
            ),
            "goal-turns": self.tr(
                "There cannot be {turns} turns, as only {most} are left in the game; write fewer, "
                "or add draws."
            ),
            "goal-never-complete": self.tr(
                "A “{kind}” is never complete; name a zone of another kind."
            ),
            "proof-stale": self.tr(
                "The puzzle has changed since it was proven; prove it anew with "
                "“carcqt solve --write”, or take the proof out."
            ),
            "proof-false": self.tr(
                "Somebody has changed the proof, so it is not believed; prove the puzzle anew with "
                "“carcqt solve --write”, or take the proof out."
            ),
            "goal-system": self.tr(
                "A “{kind}” does not belong to this; leave it out, or choose one of: {known}."
            ),
        }

    def _position_texts(self) -> dict[str, str]:
        return {
            "position-line": self.tr(
                "“{text}” cannot be read; write the name of a field, a colon and its value, "
                "each field once."
            ),
            "position-incomplete": self.tr(
                "Something is missing; a position has at least game, scores, to_move and phase."
            ),
            "seat-unknown": self.tr("There is no seat {seat}; seats go from 1 to {players}."),
            "phase-unknown": self.tr("There is no phase “{phase}”; choose one of: {known}."),
            "phase-no-tile": self.tr(
                "Nothing has been laid that a piece could be placed on; lay a tile, or begin with "
                "another phase."
            ),
            "extra-unknown": self.tr(
                "The game keeps nothing that is called “{key}”; leave it out."
            ),
            "extra-value": self.tr("Only numbers, texts and lists of those can stand here."),
            "drawn-phase": self.tr(
                "In the phase “{phase}” no tile is in hand; leave it out, or begin with the phase "
                "“lay”."
            ),
            "supplies-shape": self.tr(
                "Supplies are missing or too many; give each of the {players} seats one number "
                "for every kind of piece."
            ),
            "supply-count": self.tr(
                "{left} of “{piece}” in the supply and {standing} on the table cannot be; "
                "together they are 0 to {most}."
            ),
            "piles-shape": self.tr("The piles must be these, in this order: {known}."),
            "tile-unknown": self.tr(
                "The deck has no tile “{id}”; correct the id or add the tile to the deck."
            ),
            "pile-known": self.tr(
                "{known} tiles cannot be known in their order; it is 0 to {most} of the pile."
            ),
            "pile-stacks": self.tr(
                "The stacks must hold the pile’s {count} tiles in all, and each the tiles it "
                "says; correct their numbers."
            ),
            "token-too-often": self.tr(
                "The pile has {count} of the token “{id}”; the deck has {most} of it."
            ),
            "tile-other-pile": self.tr(
                "The tile {id} belongs to another pile; move it to “{pile}”."
            ),
            "tile-too-often": self.tr(
                "The tile is used too often, {count} times in all; the deck has {most} of it."
            ),
            "drawn-fits-nowhere": self.tr(
                "The tile {id} fits nowhere on this table; choose another one to be in hand."
            ),
            "piece-no-tile": self.tr(
                "No tile has its north-west square here; name the square of a laid tile."
            ),
            "piece-early": self.tr(
                "A piece stands on the tile just laid, where one is still to be placed; take it "
                "away."
            ),
            "piece-second": self.tr("Another piece stands on this tile; leave only one of them."),
            "piece-in-completed": self.tr(
                "This “{kind}” is complete and nobody stands in it any more; take the piece away."
            ),
        }

    def _move_texts(self) -> dict[str, str]:
        return {
            "move-form": self.tr("“{text}” cannot be read as a move; write “{form}”."),
            "move-verb": self.tr("“{text}” is no move; begin with one of: {known}."),
            "move-phase": self.tr("“{move}” cannot be played now; the phase is “{phase}”."),
            "move-phase lay": self.tr(
                "“{move}” cannot be played now; first the tile in hand must be laid."
            ),
            "move-phase place": self.tr(
                "“{move}” cannot be played now; first place a piece on the tile just laid, or pass."
            ),
            "move-phase over": self.tr("“{move}” cannot be played; the game is over."),
            "lay-other-tile": self.tr("This tile is not in hand; lay {drawn}."),
            "move-unknown": self.tr("“{move}” is no move of this game."),
            "lay-turn": self.tr("A tile is turned by 0, 90, 180 or 270 degrees."),
            "lay-taken": self.tr("A tile already lies there; choose an open square."),
            "lay-clash": self.tr(
                "The tile does not fit there; each side must show the same terrain as the side "
                "that it touches."
            ),
            "lay-ahead": self.tr(
                "Nothing may lie ahead of the river’s mouth; lay the tile in a row behind it."
            ),
            "lay-mouth": self.tr(
                "This tile carries the river on; lay it at the river’s mouth, in its direction."
            ),
            "lay-apart": self.tr("The tile touches no other; lay it beside a tile on the table."),
            "lay-same-look": self.tr(
                "Turned so, the tile looks as it does after a smaller turn; write that one."
            ),
            "place-elsewhere": self.tr(
                "A piece can only be placed on the tile just laid; that one is at {square}."
            ),
            "place-no-tile": self.tr(
                "No tile has its north-west square there; name the square of a laid tile."
            ),
            "place-zone-taken": self.tr(
                "A piece stands on this zone; choose another zone or pass."
            ),
            "place-complete": self.tr(
                "This “{kind}” is complete; choose one that is not, or pass."
            ),
            "place-no-supply": self.tr(
                "No “{piece}” is left in the supply; place another piece or pass."
            ),
            "place-taken": self.tr(
                "Somebody already holds this “{kind}”; choose another zone or pass."
            ),
            "piece-unknown": self.tr("There is no piece “{piece}”; choose one of: {known}."),
            "piece-terrain": self.tr(
                "This piece cannot stand on a “{kind}”; choose one of: {known}."
            ),
            "zone-unknown": self.tr("The tile has no zone “{zone}”; choose one of: {known}."),
            "outcome-impossible": self.tr(
                "“{thing}” cannot be drawn now from the pile “{pile}”; choose what may come next."
            ),
            "outcome-too-long": self.tr("Nothing is drawn after this; leave out “{thing}”."),
        }
