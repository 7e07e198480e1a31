// Steps of a game, with neither page nor board.

/** @typedef {{state: number, turn: number}} Step */

export class Stepping {
  /** @param {Step[]} steps @param {number} start */
  constructor(steps, start = 0) {
    this.steps = steps;
    this.at = 0;
    this.go(start);
  }

  get last() {
    return this.steps.length - 1;
  }

  get here() {
    return this.steps[this.at];
  }

  /** Go to a step, or as far as there are any; tell whether that is another one.
   * @param {number} number */
  go(number) {
    const before = this.at;
    this.at = Math.min(this.last, Math.max(0, Math.round(number) || 0));
    return this.at !== before;
  }

  /** @param {number} by */
  step(by) {
    return this.go(this.at + by);
  }

  /** To the last step of the next turn, or of the one before. @param {number} by */
  stepTurn(by) {
    if (by < 0) return this.go(lastOf(this.steps, (step, number) => number < this.at && step.turn < this.here.turn));
    if (this.at === this.last) return false;
    const turn = this.steps[this.at + 1].turn;
    return this.go(lastOf(this.steps, (step) => step.turn === turn));
  }

  /** Of what is after "#" in the address: a number of a step, or "last". @param {string} text */
  static from(text) {
    const said = text.replace("#", "");
    return said === "last" ? Infinity : Number.parseInt(said, 10);
  }
}

/** @param {Step[]} steps @param {(step: Step, number: number) => boolean} holds */
function lastOf(steps, holds) {
  for (let number = steps.length - 1; number > 0; number -= 1) {
    if (holds(steps[number], number)) return number;
  }
  return 0;
}
