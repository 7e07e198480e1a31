"""`carcqt solve`: what is best in a puzzle, with proof."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from carcqt.cli.opening import SourceFile, source_files
from carcqt.cli.output import BAD, GOOD, refuse, say
from carcqt.cli.progress import ProgressLine
from carcqt.content.goals import Goal
from carcqt.content.open import open_file
from carcqt.content.packs import SUFFIX
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError, read_raw
from carcqt.content.toml.keeping import keep
from carcqt.content.toml.writing import dumps
from carcqt.content.writing import write_toml
from carcqt.puzzles.checks import puzzle_problems
from carcqt.puzzles.proof import ProofState, agrees, proof_of, state_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Line, LineStep, Solution, SolverProgress
from carcqt.puzzles.solver import solve
from carcqt.puzzles.uniqueness import uniqueness_of
from carcqt.rules.game import Turn
from carcqt.rules.problems import Problem
from carcqt.search.aims import Value
from carcqt.search.limits import Limits
from carcqt.words.names import PlayerNames, TableNames
from carcqt.words.numbers import digits
from carcqt.words.problems import ProblemWords
from carcqt.words.puzzles.goalkinds import words_of
from carcqt.words.puzzles.goals import GoalWords
from carcqt.words.puzzles.regions import RegionNames
from carcqt.words.puzzles.uniqueness import UniquenessWords
from carcqt.words.speech import Punctuation, Speech, Translate, plain

_WRONG_SHOWN: Final = 12


class SolveWords(Speech):
    def progress(self, told: SolverProgress) -> str:
        bar = "█" * (30 * told.done // max(1, told.of))
        return f"{bar:░<30} {told.done}/{told.of}"

    def verdict(self, solution: Solution, goal: Goal) -> str:
        if solution.value is None:
            return self.tr("Not finished: no result yet.")
        if solution.is_either_or:
            worth = self.worth(solution.value, True)
        else:
            worth = words_of(self.translate, goal).amount(solution.value)
        if not solution.is_proven:
            return self.tr("Not finished: at least {worth}.").format(worth=worth)
        if not solution.has_answer:
            return self.tr("Proven: the goal cannot be reached.")
        return self.tr("Proven: {worth}.").format(worth=worth)

    def worth(self, value: Value, is_either_or: bool) -> str:
        if not is_either_or:
            whole = value == int(value)
            decimal = Punctuation(self.translate).decimal
            return digits(int(value)) if whole else decimal(float(value))
        if value in (0, 1):
            return self.tr("the goal is reached") if value else self.tr("the goal is missed")
        share = Punctuation(self.translate).percent(float(value))
        return self.tr("the goal is reached in {share} of all cases").format(share=share)

    def effort(self, solution: Solution) -> str:
        seconds = Punctuation(self.translate).decimal(solution.seconds, 1)
        return self.tr("%n turn(s) tried in {seconds} s", "", solution.nodes).format(
            seconds=seconds
        )

    def written(self) -> str:
        return self.tr("The proof was written into the file.")

    def write_in_pack(self, name: str) -> str:
        text = self.tr("--write: “{name}” is a pack. Solve its files, then make the pack again.")
        return text.format(name=plain(name))

    def lines(self) -> str:
        return self.tr("Best play:")

    def more_lines(self) -> str:
        return self.tr("… and more lines that are as good")

    def wrong(self) -> str:
        return self.tr("Other first turns, and what they cost:")

    def more_wrong(self, count: int) -> str:
        return self.tr("… and %n more", "", count)

    def draws(self, things: Sequence[str]) -> str:
        return self.tr("draw: {things}").format(things=", ".join(things))

    def proof(self, state: ProofState) -> str:
        return {
            ProofState.STALE: self.tr(
                "The proof in the file is for an older version of the puzzle."
            ),
            ProofState.FALSE: self.tr("The proof in the file is wrong."),
            ProofState.FRESH: self.tr("The proof in the file is correct."),
        }.get(state, "")


class _SolvedFile:
    """A file, its puzzle, and what came out."""

    def __init__(self, file: SourceFile, options: argparse.Namespace, words: SolveWords) -> None:
        self.name: Final = file.name
        self._path: Final = file.path
        self.problems: list[Problem] = []
        self.solution: Solution | None = None
        self.proof = ProofState.NONE
        self.is_written = False
        """Whether the proof is in the file now."""
        try:
            self.scenario = _puzzle_file(file.path)
            self.puzzle: Final = Puzzle.of(self.scenario)
        except FileError as error:
            self.problems = list(error.problems)
            return
        limits = Limits(seconds=options.limit)
        with ProgressLine(is_wanted=not options.json) as line:
            self.solution = solve(
                self.puzzle,
                limits,
                jobs=options.jobs,
                progress=(lambda told: line.show(words.progress(told))) if line.is_shown else None,
            )
        self.proof = self._judged(self.solution)
        if options.write and self.solution.is_proven:
            self._write_proof(self.solution)

    @property
    def is_good(self) -> bool:
        return self.solution is not None and self.solution.has_one_answer

    def _judged(self, solution: Solution) -> ProofState:
        """What is true of the file's proof, now that it can be compared."""
        proof = self.scenario.model.proof
        state = state_of(self.puzzle, proof)
        if proof is not None and state is ProofState.FRESH and solution.is_proven:
            return state if agrees(proof, solution) else ProofState.FALSE
        return state

    def _write_proof(self, solution: Solution) -> None:
        proof = proof_of(self.puzzle, solution)
        data = self.scenario.model.model_dump(exclude_unset=True) | {"proof": proof.model_dump()}
        try:
            old = read_raw(self._path).decode("utf-8-sig")
            write_toml(self._path, keep(old, data) or dumps(data))
            self.is_written = True
        except FileError as error:
            self.problems = list(error.problems)

    def document(self, words: ProblemWords) -> dict[str, Any]:
        found = self.solution
        if found is None:
            return {"file": self.name, "problems": [words.told(each) for each in self.problems]}
        return {
            "file": self.name,
            "proven": found.is_proven,
            "unique": found.has_one_answer,
            "best": _plain(found.value),
            "second": _plain(found.second),
            "first_turns": [
                {"moves": _texts(turn.moves), "value": _plain(turn.value)} for turn in found.turns
            ],
            "lines": [
                [{"seat": step.seat + 1, "moves": _texts(step.moves)} for step in line]
                for line in found.lines
            ],
            "nodes": found.nodes,
            "seconds": round(found.seconds, 3),
        }


def run(options: argparse.Namespace, translate: Translate) -> int:
    words, problem_words = SolveWords(translate), ProblemWords(translate)
    documents, code = list[dict[str, Any]](), GOOD
    packs = [name for name in options.file if Path(name).suffix == SUFFIX]
    if options.write and packs:
        return refuse(translate, words.write_in_pack(packs[0]), "carcqt solve")
    for name in options.file:
        try:
            with _puzzles(name) as files:
                for each in files:
                    file = _SolvedFile(each, options, words)
                    if not file.is_good or file.problems:
                        code = BAD
                    if options.json:
                        documents.append(file.document(problem_words))
                    else:
                        _say_solved(file, translate)
        except FileError as error:
            code = BAD
            told = [problem_words.told(problem) for problem in error.problems]
            documents.append({"file": name, "problems": told})
            for problem in () if options.json else error.problems:
                say(problem_words.line(name, problem), sys.stderr)
    if options.json:
        document = documents[0] if len(documents) == 1 else documents
        say(json.dumps(document, indent=1, ensure_ascii=False))
    return code


@contextmanager
def _puzzles(name: str) -> Iterator[list[SourceFile]]:
    """Provide a file, or the puzzles of a pack. Raise FileError for a pack without one."""
    with source_files(name) as files:
        wanted = [file for file in files if file.pack is None or _is_puzzle(file)]
        if not wanted:
            raise FileError(Problem.at("pack-no-puzzle"))
        yield wanted


def _is_puzzle(file: SourceFile) -> bool:
    found = file.open_any()
    return isinstance(found, Scenario) and found.model.goal is not None


def _say_solved(file: _SolvedFile, translate: Translate) -> None:
    for line in _told(file, translate):
        say(line)
    for problem in file.problems:
        say(ProblemWords(translate).line(file.name, problem), sys.stderr)


def _puzzle_file(path: Path) -> Scenario:
    found = open_file(path)
    if not isinstance(found, Scenario):
        kind = found.rules.description.material
        raise FileError(Problem.at("kind-other", "kind", found=kind, wanted="scenario"))
    if found.model.goal is None:
        raise FileError(Problem.at("key-missing", key="goal"))
    if problems := found.problems() or puzzle_problems(found):
        raise FileError(*problems)
    return found


def _told(file: _SolvedFile, translate: Translate) -> Iterator[str]:
    solution = file.solution
    if solution is None:
        return
    words, scenario = SolveWords(translate), file.scenario
    model = scenario.model
    assert model.goal is not None
    names = PlayerNames(translate, scenario.names)
    goal = GoalWords(translate, model.game, scenario.names, scenario.material_file)
    asked = Goal.of(model.goal)
    region = RegionNames(translate, TableNames(translate, scenario.names)).called(
        asked, Puzzle.of(scenario).start(), lambda: str(asked.spot.square) if asked.spot else ""
    )
    yield Punctuation(translate).colon(plain(file.name), goal.sentences(asked, region))
    told = [words.verdict(solution, asked)]
    if solution.is_proven and solution.has_answer:
        how_far = uniqueness_of(solution, asked)
        said = UniquenessWords(translate).sentence(how_far, len(solution.best))
        told.append(said)
    if proof := words.proof(file.proof):
        told.append(proof)
    yield f"  {' '.join(told)} ({words.effort(solution)})"
    if file.is_written:
        yield f"  {words.written()}"
    if solution.lines:
        yield f"  {words.lines()}"
        yield from _tree(solution.lines, names, words, 2)
        if not solution.has_all_lines:
            yield f"    {words.more_lines()}"
    yield from _wrong(solution, words)


def _tree(lines: Sequence[Line], names: PlayerNames, words: SolveWords, deep: int) -> Iterator[str]:
    """Lines that begin alike are told together."""
    groups: dict[LineStep, list[Line]] = {}
    for line in lines:
        if line:
            groups.setdefault(line[0], []).append(line[1:])
    for step, rest in groups.items():
        moves = ", ".join(_texts(step.moves))
        drawn = f" · {words.draws(step.drawn)}" if step.drawn and any(rest) else ""
        told = Punctuation(words.translate).colon(names.name(step.seat), moves)
        yield f"{'  ' * deep}{told}{drawn}"
        yield from _tree(rest, names, words, deep + 1)


def _wrong(solution: Solution, words: SolveWords) -> Iterator[str]:
    wrong = [turn for turn in solution.turns if turn.value != solution.value]
    if not wrong or solution.value is None:
        return
    yield f"  {words.wrong()}"
    for turn in wrong[:_WRONG_SHOWN]:
        moves = ", ".join(_texts(turn.moves))
        lost = (
            words.worth(turn.value, True)
            if solution.is_either_or
            else words.worth(turn.value - solution.value, False)
        )
        yield f"    {lost:>5}  {moves}"
    if len(wrong) > _WRONG_SHOWN:
        yield f"    {words.more_wrong(len(wrong) - _WRONG_SHOWN)}"


def _texts(turn: Turn) -> list[str]:
    return [str(move) for move in turn]


def _plain(value: Value | None) -> int | float | None:
    if value is None:
        return None
    return int(value) if value == int(value) else float(value)
