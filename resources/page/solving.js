// A puzzle being solved, with neither page nor board: its choices, verdicts and tries.

/** A move: its kind, text, place, quarter turns, sprite, and what follows: choices or a verdict.
 * @typedef {{kind: number, text: number, at: number[], turn: number, sprite: number | null, then: Choice[], verdict: number | null}} Choice */
/** @typedef {{mark: string, turn: number, head: number, chip: number, text: number, lost: number, glow: number | null, shown: {text: number, state: number}[], next: number | null, solved: boolean}} Verdict */

export const OTHER = 0;
export const LAY = 1;
export const SPOT = 2;

/** @param {any[]} row @returns {Choice} */
export function choiceOf([kind, text, x, y, turn, sprite, then]) {
  const isLeaf = typeof then === "number";
  return { kind, text, at: [x, y], turn, sprite, then: isLeaf ? [] : then.map(choiceOf), verdict: isLeaf ? then : null };
}

export class Solving {
  /** @param {any} data */
  constructor(data) {
    this.data = data;
    this.moments = data.moments.map((moment) => ({ ...moment, choices: moment.choices.map(choiceOf) }));
    this.hints = 0;
    this.moment = 0;
    /** @type {Choice[]} */
    this.made = [];
    /** Numbers of verdicts on wrong turns, the last one first; each once.
     * @type {{verdict: number, key: string, number: number}[]} */
    this.tries = [];
    this.wrong = 0;
    this.isSeen = false;
    this.isSolved = false;
    this.restart();
  }

  /** Begin again; what was tried stays known. */
  restart() {
    this.moment = 0;
    this.made = [];
    this.isOver = false;
    this.isShowing = false;
    /** The turns made before this moment. @type {{number: number, choices: Choice[]}[]} */
    this.before = [];
  }

  get here() {
    return this.moments[this.moment];
  }

  /** What can be chosen now. @returns {Choice[]} */
  get choices() {
    if (this.isOver || this.isShowing || this.verdict) return [];
    return this.made.length ? this.made[this.made.length - 1].then : this.here.choices;
  }

  /** What is known of the turn that was made; nothing while it is not whole.
   * @returns {Verdict | null} */
  get verdict() {
    const last = this.made[this.made.length - 1];
    return last && last.verdict !== null ? this.data.verdicts[last.verdict] : null;
  }

  /** @param {Choice} choice */
  choose(choice) {
    if (!this.choices.includes(choice)) return;
    this.made.push(choice);
    const verdict = this.verdict;
    if (!verdict || !this.data.solved) return;
    if (verdict.mark !== "right") this.note(choice);
    else if (verdict.solved) {
      this.isOver = true;
      this.isSolved = !this.isSeen;
    }
  }

  /** Remember a wrong turn. @param {Choice} choice */
  note(choice) {
    const verdict = /** @type {number} */ (choice.verdict);
    const key = `${this.moment} ${this.made.map((made) => made.text).join(" ")}`;
    const isKnown = this.tries.some((one) => one.key === key);
    this.tries = this.tries.filter((one) => one.key !== key);
    this.tries.unshift({ verdict, key, number: this.moment });
    if (!isKnown && this.data.verdicts[verdict].mark !== "unknown") this.wrong += 1;
  }

  /** Whether the turn on the board can be taken back, or the last move of it. */
  get canUndo() {
    return this.made.length > 0 && !this.isOver && !this.isShowing;
  }

  /** Take back the whole turn once it is judged, before that its last move. */
  undo() {
    if (!this.canUndo) return;
    if (this.verdict) this.made = [];
    else this.made.pop();
  }

  /** Go on after a right turn. Returns whether there is a moment that follows. */
  goOn() {
    const verdict = this.verdict;
    if (!verdict || verdict.mark !== "right" || verdict.next === null) return false;
    this.before.push({ number: this.moment, choices: this.made });
    this.moment = verdict.next;
    this.made = [];
    return true;
  }

  get canHint() {
    return this.hints < this.data.hints.length && !this.isOver;
  }

  hint() {
    if (this.canHint) this.hints += 1;
  }

  /** Look at the solution: all its steps from the beginning. */
  reveal() {
    if (!this.isSolved) this.isSeen = true;
    this.restart();
    this.isShowing = true;
    return this.solution();
  }

  /** The first right line: what is done, and what lies on the board then. */
  solution() {
    /** @type {{text: number, state: number}[]} */
    const steps = [{ text: 0, state: this.moments[0].state }];
    const seen = new Set();
    let number = 0;
    while (number !== null && !seen.has(number)) {
      seen.add(number);
      const verdict = this.rightAt(number);
      if (!verdict) break;
      verdict.shown.forEach((shown, place) => {
        steps.push({ text: place ? shown.text : verdict.turn, state: shown.state });
      });
      number = /** @type {any} */ (verdict.next);
    }
    return steps;
  }

  /** The first right verdict among the choices of a moment, one that goes on if there is any.
   * @param {number} number @returns {Verdict | null} */
  rightAt(number) {
    const right = leaves(this.moments[number].choices)
      .map((leaf) => this.data.verdicts[/** @type {number} */ (leaf.verdict)])
      .filter((verdict) => verdict.mark === "right" && verdict.shown.length);
    return right.find((verdict) => verdict.solved || verdict.next !== null) || right[0] || null;
  }
}

/** All choices that end a turn. @param {Choice[]} choices @returns {Choice[]} */
export function leaves(choices) {
  return choices.flatMap((choice) => (choice.verdict === null ? leaves(choice.then) : [choice]));
}

/** The choices that lay a tile, by their square. @param {Choice[]} choices */
export function bySquare(choices) {
  /** @type {Map<string, Choice[]>} */
  const found = new Map();
  for (const choice of choices) {
    if (choice.kind !== LAY) continue;
    const key = choice.at.join();
    found.set(key, [...(found.get(key) || []), choice]);
  }
  return found;
}
