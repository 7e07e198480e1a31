// A puzzle on the page: its goal, the board with what can be done there, and what is said of it.

import { Board } from "./board.js";
import { button, el, icon, standings, svg } from "./dom.js";
import { bySquare, LAY, Solving, SPOT } from "./solving.js";

const PAUSE = 900;
const RING = 0.2;

export class PuzzleView {
  /** @param {import("./dom.js").Page} page @param {HTMLElement} main @param {HTMLElement} _foot */
  constructor(page, main, _foot) {
    this.page = page;
    this.data = page.data.puzzle;
    this.solving = new Solving(this.data);
    this.squares = "";
    this.choice = 0;
    /** What is looked at step by step: a refutation, replies or the solution. */
    this.steps = /** @type {{text: number, state: number}[]} */ ([]);
    this.at = 0;
    this.timer = 0;
    this.stage = el("div", { class: "stage" });
    this.ahead = el("div", { class: "ahead" });
    this.room = el("section", { class: "room" }, this.stage, this.ahead);
    this.goal = el("section", { class: "goal" });
    this.rail = el("aside", { class: "rail" });
    main.replaceChildren(this.goal, this.room, this.rail);
    this.board = new Board(page, this.stage);
    this.room.append(this.board.zoomHost);
    document.addEventListener("keydown", (event) => this.press(event));
    this.render();
  }

  render() {
    this.board.label();
    this.renderGoal();
    this.refresh();
  }

  /** Show everything that a decision changes; keep the focus where it was. */
  refresh() {
    const focused = document.activeElement?.getAttribute("data-key");
    this.renderBoard();
    this.renderAhead();
    this.renderRail();
    const again = focused && document.querySelector(`[data-key="${focused}"]`);
    if (again) /** @type {HTMLElement} */ (again).focus();
  }

  renderGoal() {
    const { page, data } = this;
    const level = data.level ? "★".repeat(data.level) + "☆".repeat(5 - data.level) : "";
    this.goal.replaceChildren(
      el(
        "div",
        { class: "row" },
        icon("flag"),
        el("h2", {}, page.say("goal")),
        level ? el("span", { class: "stars", role: "img", "aria-label": page.say("level", { n: data.level }) }, level) : "",
      ),
      el("p", { class: "task" }, page.text(data.task)),
      el(
        "dl",
        { class: "conditions" },
        data.facts.map(([label, text]) => el("div", {}, el("dt", {}, page.text(label)), el("dd", {}, page.text(text)))),
      ),
    );
  }

  // The board.

  get lays() {
    return bySquare(this.solving.choices);
  }

  /** The way to lay the tile that is chosen. */
  get laying() {
    const ways = this.lays.get(this.squares);
    return ways ? ways[this.choice % ways.length] : null;
  }

  renderBoard() {
    const { board, solving } = this;
    const lying = new Set(board.states[this.state]);
    if (!this.steps.length) {
      for (const made of solving.made) if (made.sprite !== null) lying.add(made.sprite);
    }
    board.showThese(lying);
    const room = [...board.tiles(), ...[...this.lays.values()].map(([way]) => board.boxOf(/** @type {number} */ (way.sprite)))];
    board.fit(room);
    board.own.replaceChildren(...this.letters(), ...this.ghosts(), ...this.rings());
    const glow = solving.verdict?.glow;
    const path = glow !== null && glow !== undefined && this.at === 0 ? this.data.glows[glow] : "";
    board.glow([{ path, points: "", fill: "" }]);
  }

  /** Letters on squares that the texts on the page name. */
  letters() {
    const texts = [this.data.task, ...this.data.facts.map((fact) => fact[1]), ...this.data.hints.slice(0, this.solving.hints)];
    const verdict = this.solving.verdict;
    if (verdict) texts.push(verdict.turn, verdict.text, verdict.lost);
    this.solving.tries.forEach((tried) => texts.push(this.data.verdicts[tried.verdict].turn));
    this.steps.forEach((step) => texts.push(step.text));
    if (this.solving.isOver) texts.push(this.data.comment);
    /** @type {Map<string, [number, number]>} */
    const found = new Map();
    for (const text of texts) {
      for (const [x, y, letter] of this.data.marks[text] || []) found.set(letter, [x, y]);
    }
    return [...found].map(([letter, [x, y]]) =>
      svg(
        "g",
        { class: "letter" },
        svg("circle", { cx: x + 0.15, cy: y + 0.15, r: 0.13 }),
        svg("text", { x: x + 0.15, y: y + 0.22, "text-anchor": "middle" }, letter),
      ),
    );
  }

  /** Squares where the tile can be laid; on the chosen one, the tile. */
  ghosts() {
    return [...this.lays].map(([key, ways]) => {
      const isChosen = key === this.squares;
      const way = isChosen ? ways[this.choice % ways.length] : ways[0];
      const [x, y, wide, high] = this.board.boxOf(/** @type {number} */ (way.sprite));
      const parts = [svg("rect", { x: x + 0.03, y: y + 0.03, width: wide - 0.06, height: high - 0.06, rx: 0.05 })];
      if (isChosen) parts.unshift(this.board.image(/** @type {number} */ (way.sprite)));
      if (isChosen && ways.length > 1) {
        parts.push(svg("circle", { cx: x + wide, cy: y, r: 0.16, class: "turner" }));
        parts.push(svg("use", { href: "#i-rotate-right", x: x + wide - 0.1, y: y - 0.1, width: 0.2, height: 0.2, class: "turner" }));
      }
      return this.pressed(`at ${key}`, this.page.text(way.text), isChosen ? "ghost chosen" : "ghost", parts, (byKeys) => this.pick(key, byKeys));
    });
  }

  /** Places where a piece can be put. */
  rings() {
    return this.solving.choices
      .filter((choice) => choice.kind === SPOT)
      .map((choice) => {
        const [cx, cy] = choice.at;
        const parts = [svg("circle", { cx, cy, r: RING })];
        if (choice.sprite !== null) parts.push(this.board.image(choice.sprite, "piece"));
        return this.pressed(`spot ${choice.text} ${cx},${cy}`, this.page.text(choice.text), "ring", parts, () => this.choose(choice));
      });
  }

  /** A part of the board that can be pressed by mouse, touch and keys.
   * @param {string} key @param {string} label @param {string} kind @param {any[]} parts @param {(byKeys: boolean) => void} act */
  pressed(key, label, kind, parts, act) {
    return svg(
      "g",
      {
        class: kind,
        role: "button",
        tabindex: 0,
        "aria-label": label,
        "data-key": key,
        click: () => act(false),
        keydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          event.stopPropagation();
          act(true);
        },
      },
      svg("title", {}, label),
      ...parts,
    );
  }

  /** Choose a square; once it is chosen, turn the tile, or by keys lay it.
   * @param {string} square @param {boolean} byKeys */
  pick(square, byKeys) {
    if (this.squares !== square) {
      this.squares = square;
      this.choice = 0;
    } else if (byKeys) {
      this.lay();
      return;
    } else this.choice += 1;
    if (this.laying) this.page.announce(this.page.text(this.laying.text));
    this.refresh();
  }

  /** @param {number} by */
  turn(by) {
    const ways = this.lays.get(this.squares);
    if (!ways) return;
    this.choice = (this.choice + by + ways.length) % ways.length;
    if (this.laying) this.page.announce(this.page.text(this.laying.text));
    this.refresh();
  }

  lay() {
    if (this.laying) this.choose(this.laying);
  }

  renderAhead() {
    const { page, solving } = this;
    const tiles = solving.here.ahead;
    const isShown = tiles.length > 0 && !solving.isOver && !solving.isShowing;
    this.ahead.hidden = !isShown;
    this.ahead.replaceChildren(
      el("span", {}, page.say("next")),
      ...tiles.map((thing) => {
        const name = page.text(thing.name);
        return thing.picture === null
          ? el("b", {}, name)
          : el("img", { src: page.data.pictures[thing.picture], alt: name, title: name });
      }),
    );
  }

  // Decisions.

  /** @param {import("./solving.js").Choice} choice */
  choose(choice) {
    this.solving.choose(choice);
    this.squares = "";
    this.choice = 0;
    const verdict = this.solving.verdict;
    this.steps = verdict ? verdict.shown : [];
    this.at = 0;
    if (verdict && verdict.mark === "right") this.followRight(verdict);
    this.refresh();
    this.tell();
    if (!verdict) this.focusNext();
  }

  /** The other players reply, one after the other; then the puzzle goes on.
   * @param {import("./solving.js").Verdict} verdict */
  followRight(verdict) {
    window.clearTimeout(this.timer);
    if (verdict.solved) {
      this.at = Math.max(0, this.steps.length - 1);
      return;
    }
    if (verdict.next === null) return;
    const goOn = () => {
      if (this.at < this.steps.length - 1) {
        this.at += 1;
        this.page.announce(this.page.text(this.steps[this.at].text));
        this.timer = window.setTimeout(goOn, PAUSE * 2);
      } else {
        this.steps = [];
        this.solving.goOn();
      }
      this.refresh();
    };
    this.timer = window.setTimeout(goOn, PAUSE);
  }

  /** Whether something happens by itself. */
  get isReplying() {
    const verdict = this.solving.verdict;
    return !!verdict && verdict.mark === "right" && verdict.next !== null;
  }

  focusNext() {
    const next = this.board.own.querySelector('[role="button"]');
    if (document.activeElement === document.body && next) next.focus({ preventScroll: true });
  }

  undo() {
    if (this.isReplying) return;
    this.solving.undo();
    this.steps = [];
    this.at = 0;
    this.refresh();
  }

  restart() {
    window.clearTimeout(this.timer);
    this.solving.restart();
    this.steps = [];
    this.at = 0;
    this.squares = "";
    this.refresh();
  }

  reveal() {
    window.clearTimeout(this.timer);
    this.steps = this.solving.reveal();
    this.at = 0;
    this.squares = "";
    this.refresh();
  }

  hint() {
    if (!this.solving.canHint) return;
    this.solving.hint();
    this.page.announce(this.page.text(this.data.hints[this.solving.hints - 1]));
    this.refresh();
  }

  /** @param {number} by */
  step(by) {
    this.at = Math.min(this.steps.length - 1, Math.max(0, this.at + by));
    this.refresh();
    const text = this.steps[this.at].text;
    this.page.announce(this.page.text(text) || this.page.say("step", { n: this.at + 1, of: this.steps.length }));
  }

  /** Announce what came of the last choice. */
  tell() {
    const { page, solving } = this;
    const verdict = solving.verdict;
    if (!verdict) page.announce(this.prompt());
    else page.announce([this.headline(verdict), page.text(verdict.text), page.text(verdict.lost)].filter(Boolean).join(". "));
  }

  // What stands beside the board.

  renderRail() {
    const { page, solving, data } = this;
    const done = solving.isOver ? data.turns : solving.here.done;
    const now = Math.min(data.turns, done + 1);
    const dots = Array.from({ length: data.turns }, (_, number) => el("i", { class: number < done ? "done" : number === done ? "now" : "" }));
    this.rail.replaceChildren(
      el("div", { class: "row" }, el("h2", {}, page.say(data.rounds ? "roundOf" : "turnOf", { n: now, of: data.turns })), el("span", { class: "dots", "aria-hidden": "true" }, dots)),
      this.panel(),
      ...this.hintParts(),
      ...this.tryParts(),
      el("h2", {}, page.say("scores")),
      standings(page, this.board.holdings(this.state)),
      el(
        "div",
        { class: "row ends" },
        button({ icon: "undo", text: page.say("restart"), kind: "quiet", "data-key": "restart" }, () => this.restart()),
        data.solved && !solving.isShowing
          ? button({ icon: "eye", text: page.say("reveal"), kind: "quiet", "data-key": "reveal" }, () => this.reveal())
          : "",
      ),
    );
  }

  /** What lies on the board now, but for moves of a turn that has begun. */
  get state() {
    const shown = this.steps[this.at];
    return shown ? shown.state : this.solving.here.state;
  }

  panel() {
    if (this.solving.isShowing) return this.showingPanel();
    if (this.solving.isOver) return this.solvedPanel();
    const verdict = this.solving.verdict;
    return verdict ? this.verdictPanel(verdict) : this.decisionPanel();
  }

  /** @param {import("./solving.js").Verdict} verdict */
  headline(verdict) {
    const { page } = this;
    if (!this.data.solved) return page.say("untold");
    if (verdict.mark === "right") return verdict.next === null && !verdict.solved ? page.say("rightUnknown") : page.say("right");
    return verdict.mark === "unknown" ? page.say("unknown") : page.text(verdict.head);
  }

  prompt() {
    const { page, solving } = this;
    if (this.lays.size) return this.laying ? page.text(this.laying.text) : page.say("choose");
    return solving.choices.some((choice) => choice.kind === SPOT) ? page.say("chooseSpot") : page.say("chooseMove");
  }

  decisionPanel() {
    const { page, solving } = this;
    const parts = [];
    const first = [...this.lays.values()][0];
    if (first) {
      const way = this.laying || first[0];
      const picture = this.board.data.sprites[/** @type {number} */ (way.sprite)][0];
      const canTurn = (this.lays.get(this.squares) || []).length > 1;
      parts.push(
        el(
          "div",
          { class: "hand" },
          button({ icon: "rotate-left", label: page.say("turnLeft"), disabled: !canTurn, "data-key": "left" }, () => this.turn(-1)),
          el("img", { src: page.data.pictures[picture], alt: page.say("tileInHand") }),
          button({ icon: "rotate-right", label: page.say("turnRight"), disabled: !canTurn, "data-key": "right" }, () => this.turn(1)),
        ),
      );
    }
    parts.push(el("p", { class: "prompt" }, this.prompt()));
    if (this.laying) {
      if ((this.lays.get(this.squares) || []).length > 1) parts.push(el("p", { class: "small" }, page.say("chooseAgain")));
      parts.push(button({ text: page.say("layHere"), kind: "main wide", "data-key": "lay" }, () => this.lay()));
    }
    const others = solving.choices.filter((choice) => choice.kind !== LAY);
    if (others.length) {
      const list = others.map((choice, number) =>
        el("li", {}, button({ text: page.text(choice.text), kind: "choice", "data-key": `choice ${number}` }, () => this.choose(choice))),
      );
      parts.push(el("ul", { class: "list", "aria-label": page.say("choices") }, list));
    }
    if (solving.canUndo) parts.push(button({ icon: "undo", text: page.say("undo"), kind: "wide", "data-key": "undo" }, () => this.undo()));
    return el("div", { class: "card" }, parts);
  }

  /** @param {import("./solving.js").Verdict} verdict */
  verdictPanel(verdict) {
    const { page } = this;
    const isRight = verdict.mark === "right";
    const parts = [
      el(
        "div",
        { class: "row" },
        el("b", { class: "sign" }, isRight ? icon("check") : this.data.solved ? page.text(verdict.chip) || "?" : "?"),
        el("h3", {}, this.headline(verdict)),
      ),
    ];
    const said = !this.data.solved ? page.say("untoldMore") : verdict.mark === "unknown" ? page.say("unknownMore") : page.text(verdict.text);
    const reply = this.at ? page.text(this.steps[this.at].text) : "";
    parts.push(el("p", {}, reply || said));
    if (!reply && verdict.lost && page.text(verdict.lost)) parts.push(el("p", {}, page.text(verdict.lost)));
    if (!isRight && this.steps.length > 1) parts.push(this.stepper(page.say("following")));
    if (!this.data.solved) parts.push(button({ icon: "copy", text: page.say("myTurn"), kind: "wide", "data-key": "copy" }, () => this.copyTurn()));
    if (!this.isReplying) parts.push(button({ icon: "undo", text: page.say("back"), kind: "main wide", "data-key": "undo" }, () => this.undo()));
    return el("div", { class: `card verdict ${this.data.solved ? verdict.mark : "unknown"}` }, parts);
  }

  /** @param {string} title */
  stepper(title) {
    const { page } = this;
    const step = page.say("step", { n: this.at + 1, of: this.steps.length });
    return el(
      "div",
      { class: "row stepper" },
      button({ icon: "prev", label: page.say("previous"), disabled: this.at === 0, "data-key": "prev" }, () => this.step(-1)),
      el("span", {}, title ? `${title} · ${step}` : step),
      button({ icon: "next", label: page.say("nextStep"), disabled: this.at === this.steps.length - 1, "data-key": "next" }, () => this.step(1)),
    );
  }

  solvedPanel() {
    const { page, solving, data } = this;
    const verdict = /** @type {import("./solving.js").Verdict} */ (solving.verdict);
    return el(
      "div",
      { class: "card verdict right" },
      el("div", { class: "row" }, el("b", { class: "sign" }, icon("check")), el("h3", {}, page.say(solving.isSolved ? "solved" : "seen"))),
      el("p", {}, page.text(verdict.text)),
      page.text(data.comment) ? el("p", {}, page.text(data.comment)) : "",
      button({ icon: "copy", text: page.say("share"), kind: "main wide", "data-key": "share" }, () => this.share()),
    );
  }

  showingPanel() {
    const { page, data } = this;
    const isLast = this.at === this.steps.length - 1;
    const text = page.text(this.steps[this.at].text);
    return el(
      "div",
      { class: "card verdict right" },
      el("div", { class: "row" }, el("b", { class: "sign" }, icon("eye")), el("h3", {}, page.say("solution"))),
      el("p", {}, text || page.text(data.task)),
      isLast && page.text(data.comment) ? el("p", {}, page.text(data.comment)) : "",
      this.stepper(""),
    );
  }

  hintParts() {
    const { page, solving, data } = this;
    if (!data.hints.length) return [];
    const shown = data.hints.slice(0, solving.hints);
    return [
      el("div", { class: "row" }, el("h2", {}, page.say("hints")), el("span", { class: "small" }, page.say("countOf", { n: solving.hints, of: data.hints.length }))),
      ...shown.map((hint) => el("div", { class: "hint" }, icon("bulb"), el("p", {}, page.text(hint)))),
      solving.canHint
        ? button({ icon: "bulb", text: page.say(solving.hints ? "nextHint" : "hint"), "data-key": "hint" }, () => this.hint())
        : "",
    ];
  }

  tryParts() {
    const { page, solving, data } = this;
    if (!solving.tries.length) return [];
    const rows = solving.tries.map((tried) => {
      const verdict = data.verdicts[tried.verdict];
      const isUnknown = verdict.mark === "unknown";
      return el(
        "li",
        { class: `try ${verdict.mark}` },
        el("span", {}, page.text(verdict.turn) || page.say("turnOf", { n: this.doneAt(tried.number) + 1, of: data.turns })),
        el("small", {}, isUnknown ? page.say("unknown") : page.text(verdict.head)),
        el("b", {}, page.text(verdict.chip) || "?"),
      );
    });
    return [el("h2", {}, page.say("tries")), el("ol", { class: "tries" }, rows)];
  }

  /** @param {number} moment */
  doneAt(moment) {
    return this.solving.moments[moment].done;
  }

  result() {
    const { page, solving } = this;
    const facts = { title: page.text(page.data.title), wrong: solving.wrong, hints: solving.hints };
    return `${page.say(solving.isSolved ? "result" : "resultSeen", facts)} ${"✗".repeat(Math.min(12, solving.wrong))}✓`;
  }

  share() {
    const text = this.result();
    if (navigator.share && matchMedia("(pointer: coarse)").matches) navigator.share({ text }).catch(() => this.copy(text));
    else this.copy(text);
  }

  copyTurn() {
    const moves = this.solving.made.map((made) => this.page.text(made.text));
    this.copy([this.page.text(this.page.data.title), ...moves].join("\n"));
  }

  /** @param {string} text */
  copy(text) {
    const done = () => this.say(this.page.say("copied"));
    const byHand = () => {
      const box = el("textarea", { class: "unseen" });
      box.value = text;
      document.body.append(box);
      box.select();
      document.execCommand("copy");
      box.remove();
      done();
    };
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, byHand);
    else byHand();
  }

  /** @param {string} text */
  say(text) {
    this.page.announce(text);
    const note = el("p", { class: "note", role: "status" }, text);
    this.rail.querySelector(".card")?.append(note);
    window.setTimeout(() => note.remove(), 4000);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const acts = {
      r: () => this.turn(1),
      R: () => this.turn(-1),
      h: () => this.hint(),
      Escape: () => (this.laying ? this.pick("", false) : this.undo()),
      Backspace: () => this.undo(),
      ArrowLeft: () => this.steps.length > 1 && !this.isReplying && this.step(-1),
      ArrowRight: () => this.steps.length > 1 && !this.isReplying && this.step(1),
    };
    if (!(event.key in acts)) return;
    acts[/** @type {keyof typeof acts} */ (event.key)]();
    event.preventDefault();
  }
}
