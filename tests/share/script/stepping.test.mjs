// Run by node: steps of a game, states of a board, and texts with facts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { unfold } from "../../../resources/page/board.js";
import { filled, gained } from "../../../resources/page/dom.js";
import { Stepping } from "../../../resources/page/stepping.js";

const steps = [0, 1, 1, 2, 2, 2, 4].map((turn, state) => ({ state, turn }));

test("steps end at both ends", () => {
  const game = new Stepping(steps);
  assert.equal(game.step(-1), false);
  assert.equal(game.go(99), true);
  assert.equal(game.at, 6);
  assert.equal(game.step(1), false);
});

test("a turn forth goes to its last step, a turn back to the last step of the one before", () => {
  const game = new Stepping(steps, 1);
  game.stepTurn(1);
  assert.equal(game.at, 2);
  game.stepTurn(1);
  assert.equal(game.at, 5);
  game.stepTurn(-1);
  assert.equal(game.at, 2);
  game.stepTurn(-1);
  assert.equal(game.at, 0);
});

test("a game may begin anywhere", () => {
  assert.equal(new Stepping(steps, 3).at, 3);
  assert.equal(new Stepping(steps, Number.NaN).at, 0);
  assert.equal(Stepping.from("#last"), Infinity);
  assert.equal(Stepping.from("#12"), 12);
  assert.ok(Number.isNaN(Stepping.from("")));
});

test("states unfold from those that they differ from", () => {
  const found = unfold([[-1, [1, 2], [], 0], [0, [3], [1], 0], [0, [4], [], 0]]);
  assert.deepEqual(found.map((state) => [...state]), [[1, 2], [2, 3], [1, 2, 4]]);
});

test("facts are put into texts, and never looked at again", () => {
  assert.equal(filled("{n} of {of}", { n: "{of}", of: 3 }), "{of} of 3");
  assert.equal(filled("{other}", {}), "{other}");
  assert.equal(gained(-3), "−3");
  assert.equal(gained(3), "+3");
});
