// Run by node: a puzzle being solved, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bySquare, choiceOf, LAY, leaves, OTHER, Solving, SPOT } from "../../../resources/page/solving.js";

const verdict = (mark, more = {}) => ({ mark, turn: 1, head: 2, chip: 3, text: 4, lost: 0, glow: null, shown: [], next: null, solved: false, ...more });
const shown = (...states) => states.map((state, place) => ({ text: place, state }));

// Two turns: on the first, laying at 0,0 and placing a piece is right; a reply follows.
const puzzle = (more = {}) => ({
  solved: true,
  hints: [10, 11],
  verdicts: [
    verdict("wrong"),
    verdict("right", { shown: shown(1, 2), next: 1 }),
    verdict("right", { shown: shown(3), solved: true }),
    verdict("unknown"),
  ],
  moments: [
    { state: 0, done: 0, ahead: [], choices: [[LAY, 20, 0, 0, 0, 5, [[SPOT, 21, 0.5, 0.5, 0, 6, 1], [OTHER, 22, 0, 0, 0, null, 0]]], [LAY, 23, 1, 0, 0, 7, 3]] },
    { state: 2, done: 1, ahead: [], choices: [[LAY, 24, 2, 0, 0, 8, 2], [LAY, 25, 2, 0, 1, 9, 0]] },
  ],
  ...more,
});

test("a turn is judged once it is whole", () => {
  const solving = new Solving(puzzle());
  solving.choose(solving.choices[0]);
  assert.equal(solving.verdict, null);
  assert.equal(solving.choices.length, 2);
  solving.choose(solving.choices[1]);
  assert.equal(solving.verdict.mark, "wrong");
  assert.deepEqual(solving.choices, []);
});

test("undo takes back a judged turn whole, and one that has begun move by move", () => {
  const solving = new Solving(puzzle());
  solving.choose(solving.choices[0]);
  solving.undo();
  assert.equal(solving.made.length, 0);
  solving.choose(solving.choices[0]);
  solving.choose(solving.choices[1]);
  solving.undo();
  assert.equal(solving.made.length, 0);
  assert.equal(solving.canUndo, false);
});

test("the same wrong turn counts once", () => {
  const solving = new Solving(puzzle());
  for (let round = 0; round < 2; round += 1) {
    solving.choose(solving.choices[0]);
    solving.choose(solving.choices[1]);
    solving.undo();
  }
  assert.equal(solving.wrong, 1);
  assert.equal(solving.tries.length, 1);
});

test("an unknown turn is a try, but not a wrong one", () => {
  const solving = new Solving(puzzle());
  solving.choose(solving.choices[1]);
  assert.equal(solving.verdict.mark, "unknown");
  assert.equal(solving.wrong, 0);
  assert.equal(solving.tries.length, 1);
});

test("right turns lead to the end", () => {
  const solving = new Solving(puzzle());
  solving.choose(solving.choices[0]);
  solving.choose(solving.choices[0]);
  assert.equal(solving.isSolved, false);
  assert.equal(solving.goOn(), true);
  assert.equal(solving.here.done, 1);
  solving.choose(solving.choices[0]);
  assert.equal(solving.isSolved, true);
  assert.equal(solving.isOver, true);
  assert.equal(solving.canUndo, false);
});

test("a wrong turn does not go on", () => {
  const solving = new Solving(puzzle());
  solving.choose(solving.choices[0]);
  solving.choose(solving.choices[1]);
  assert.equal(solving.goOn(), false);
});

test("a choice of another moment does nothing", () => {
  const solving = new Solving(puzzle());
  const later = solving.moments[1].choices[0];
  solving.choose(later);
  assert.equal(solving.made.length, 0);
});

test("the solution is the right line with its replies", () => {
  const solving = new Solving(puzzle());
  assert.deepEqual(solving.reveal().map((step) => step.state), [0, 1, 2, 3]);
  assert.equal(solving.isSeen, true);
  assert.deepEqual(solving.choices, []);
});

test("a puzzle whose solution was seen is not solved", () => {
  const solving = new Solving(puzzle());
  solving.reveal();
  solving.restart();
  solving.choose(solving.choices[0]);
  solving.choose(solving.choices[0]);
  solving.goOn();
  solving.choose(solving.choices[0]);
  assert.equal(solving.isOver, true);
  assert.equal(solving.isSolved, false);
});

test("lines that go in a circle end", () => {
  const data = puzzle();
  data.verdicts[2] = verdict("right", { shown: shown(3), next: 0 });
  assert.equal(new Solving(data).solution().length, 4);
});

test("hints come one by one, and no more than there are", () => {
  const solving = new Solving(puzzle());
  [1, 2, 3].forEach(() => solving.hint());
  assert.equal(solving.hints, 2);
  assert.equal(solving.canHint, false);
});

test("without the solution no turn is a try", () => {
  const solving = new Solving(puzzle({ solved: false }));
  solving.choose(solving.choices[1]);
  assert.equal(solving.tries.length, 0);
  assert.equal(solving.wrong, 0);
});

test("ways to lay a tile are grouped by square", () => {
  const choices = puzzle().moments[1].choices.map(choiceOf);
  const found = bySquare(choices);
  assert.deepEqual([...found.keys()], ["2,0"]);
  assert.deepEqual(found.get("2,0").map((way) => way.turn), [0, 1]);
  assert.equal(leaves(puzzle().moments[0].choices.map(choiceOf)).length, 3);
});
