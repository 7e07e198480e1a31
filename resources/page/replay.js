// A game that is replayed: board, log, scores, and the bar that steps through it.

import { Board, TILE } from "./board.js";
import { button, chip, el, gained, standings, svg } from "./dom.js";
import { Stepping } from "./stepping.js";

const PACE = 900;
const SPEEDS = [1, 2, 4];
const NOTCH = 40;

export class ReplayView {
  /** @param {import("./dom.js").Page} page @param {HTMLElement} main @param {HTMLElement} foot */
  constructor(page, main, foot) {
    this.page = page;
    this.data = page.data.replay;
    const asked = Stepping.from(location.hash);
    this.steps = new Stepping(this.data.steps, Number.isNaN(asked) ? this.data.start : Math.min(asked, this.data.steps.length));
    this.speed = 1;
    this.timer = 0;
    this.wheel = 0;
    /** The lines of the log. @type {HTMLElement[]} */
    this.rows = [];
    this.stage = el("div", { class: "stage", tabindex: 0 });
    this.room = el("section", { class: "room" }, this.stage);
    this.rail = el("aside", { class: "rail" });
    this.foot = foot;
    main.replaceChildren(this.room, this.rail);
    this.board = new Board(page, this.stage);
    this.room.append(this.board.zoomHost);
    this.stage.addEventListener("wheel", (event) => this.roll(event), { passive: false });
    document.addEventListener("keydown", (event) => this.press(event));
    this.render();
  }

  /** Build all texts anew, in the language that is set. */
  render() {
    this.board.label();
    this.renderRail();
    this.renderBar();
    this.show(false);
  }

  renderRail() {
    const { page, data } = this;
    this.scores = el("div", {});
    this.log = el("ol", { class: "log" });
    this.rows = [];
    let turn = -1;
    let list = this.log;
    data.lines.forEach((line) => {
      if (line.turn !== turn) {
        turn = line.turn;
        list = el("ol", {});
        this.log.append(el("li", { class: "turn" }, el("h3", {}, this.turnName(turn)), list));
      }
      const player = line.seat === null ? null : page.data.players[line.seat];
      const row = el(
        "button",
        { type: "button", click: () => this.go(line.step) },
        player ? chip(player) : el("span", { class: "chip" }),
        el("span", { class: "said" }, page.text(line.text)),
        line.points === null ? null : el("b", { class: line.points < 0 ? "lost" : "" }, gained(line.points)),
      );
      list.append(el("li", {}, row));
      this.rows.push(row);
    });
    const notes = data.over ? [] : [el("p", { class: "note" }, page.say("goes"))];
    this.rail.replaceChildren(this.scores, ...this.chart(), el("h2", {}, page.say("log")), this.log, ...notes);
  }

  /** @param {number} turn */
  turnName(turn) {
    if (turn === 0) return this.page.say("beginning");
    return this.page.say(this.data.rounds ? "round" : "turn", { n: turn });
  }

  /** The chances to win over the game, if somebody had it analysed. */
  chart() {
    const { chances } = this.data;
    if (!chances) return [];
    const last = Math.max(1, this.steps.last);
    const lines = this.page.data.players.map((player, seat) => {
      const points = chances.map(([step, ...shares]) => `${(step / last) * 100},${40 - shares[seat] * 40}`);
      return svg("polyline", { points: points.join(" "), stroke: player.fill, class: "chance" });
    });
    this.here = svg("line", { y1: 0, y2: 40, class: "here" });
    const box = svg(
      "svg",
      { viewBox: "0 0 100 40", class: "chart", role: "img", "aria-label": this.page.say("chances"), preserveAspectRatio: "none" },
      svg("line", { x1: 0, x2: 100, y1: 20, y2: 20, class: "half" }),
      ...lines,
      this.here,
    );
    box.addEventListener("click", (event) => {
      const room = box.getBoundingClientRect();
      this.go(((event.clientX - room.left) / room.width) * last);
    });
    return [el("h2", {}, this.page.say("chances")), box];
  }

  renderBar() {
    const { page } = this;
    const act = (/** @type {() => void} */ move) => () => {
      this.stop();
      move();
    };
    this.playButton = button({ icon: this.timer ? "pause" : "play", label: page.say(this.timer ? "pause" : "play"), kind: "main" }, () => this.toggle());
    this.slider = el("input", {
      type: "range",
      min: 0,
      max: this.steps.last,
      value: this.steps.at,
      "aria-label": page.say("moment"),
      input: () => act(() => this.go(Number(this.slider.value)))(),
    });
    this.moment = el("output", {});
    const speeds = el(
      "div",
      { class: "choices", role: "group", "aria-label": page.say("speed") },
      SPEEDS.map((speed) =>
        el("button", { type: "button", "aria-pressed": String(speed === this.speed), click: () => this.setSpeed(speed) }, `${speed}×`),
      ),
    );
    this.foot.replaceChildren(
      el(
        "div",
        { class: "steps" },
        button({ icon: "first", label: page.say("first") }, act(() => this.go(0))),
        button({ icon: "prev", label: page.say("previous") }, act(() => this.step(-1))),
        this.playButton,
        button({ icon: "next", label: page.say("next") }, act(() => this.step(1))),
        button({ icon: "last", label: page.say("last") }, act(() => this.go(Infinity))),
      ),
      el("div", { class: "timeline" }, this.marks(), this.slider, this.moment),
      speeds,
    );
  }

  /** What was scored when, over the slider. */
  marks() {
    const last = Math.max(1, this.steps.last);
    const bars = this.data.lines
      .filter((line) => line.points > 0 && line.seat !== null)
      .map((line) => {
        const high = Math.min(16, 3 + line.points);
        const fill = this.page.data.players[line.seat].fill;
        return svg("rect", { x: `${(line.step / last) * 100}%`, y: 16 - high, width: 3, height: high, fill, rx: 1 });
      });
    return svg("svg", { class: "marks", height: 16, width: "100%", "aria-hidden": "true" }, bars);
  }

  /** @param {number} number */
  go(number) {
    if (this.steps.go(number === Infinity ? this.steps.last : number)) this.show();
  }

  /** @param {number} by */
  step(by) {
    if (this.steps.step(by)) this.show();
  }

  show(isTold = true) {
    const { page, steps } = this;
    this.board.show(steps.here.state);
    this.board.fit(this.board.tiles());
    const lines = this.data.lines.filter((line) => line.step === steps.at);
    this.board.glow(
      lines
        .filter((line) => line.glow !== null)
        .map((line) => ({
          path: this.data.glows[line.glow],
          points: line.points ? gained(line.points) : "",
          fill: line.seat === null ? "currentColor" : page.data.players[line.seat].fill,
        })),
    );
    this.frame(lines);
    this.scores.replaceChildren(standings(page, this.board.holdings(steps.here.state)));
    this.slider.value = String(steps.at);
    const { turns } = this.data;
    const turn = steps.here.turn;
    const where = turn === 0 ? page.say("beginning") : page.say(this.data.rounds ? "roundOf" : "turnOf", { n: turn, of: turns });
    this.moment.textContent = where;
    this.slider.setAttribute("aria-valuetext", where);
    if (this.here) {
      const x = String((steps.at / Math.max(1, steps.last)) * 100);
      this.here.setAttribute("x1", x);
      this.here.setAttribute("x2", x);
    }
    this.mark(isTold);
    if (isTold) page.announce(lines.map((line) => page.text(line.text)).join(" ") || where);
  }

  /** A frame about the tile that was just laid. @param {any[]} lines */
  frame(lines) {
    this.board.own.replaceChildren();
    if (this.steps.at === 0 || this.page.data.board.map) return;
    const before = this.board.states[this.steps.steps[this.steps.at - 1].state];
    const tiles = [...this.board.lying.keys()].filter((sprite) => this.board.layer(sprite) === TILE && !before.has(sprite));
    if (tiles.length !== 1) return;
    const [x, y, width, height] = this.board.boxOf(tiles[0]);
    const seat = lines.map((line) => line.seat).find((one) => one !== null);
    const stroke = seat === undefined ? "currentColor" : this.page.data.players[seat].fill;
    this.board.own.append(svg("rect", { x, y, width, height, class: "laid", stroke }));
    this.board.reveal([x, y, width, height]);
  }

  /** Mark the lines of the log that tell of this step. @param {boolean} isTold */
  mark(isTold) {
    this.data.lines.forEach((line, number) => {
      const row = this.rows[number];
      row.classList.toggle("later", line.step > this.steps.at);
      if (line.step === this.steps.at) row.setAttribute("aria-current", "step");
      else row.removeAttribute("aria-current");
    });
    const last = this.rows.filter((_, number) => this.data.lines[number].step <= this.steps.at).at(-1);
    if (!last) this.log.scrollTop = 0;
    else if (isTold || this.steps.at) {
      const box = last.getBoundingClientRect();
      const room = this.log.getBoundingClientRect();
      if (box.top < room.top + 30) this.log.scrollTop += box.top - room.top - 30;
      if (box.bottom > room.bottom) this.log.scrollTop += box.bottom - room.bottom + 8;
    }
  }

  toggle() {
    if (this.timer) {
      this.stop();
      return;
    }
    if (this.steps.at === this.steps.last) this.go(0);
    this.start();
    this.renderPlaying();
  }

  start() {
    this.timer = window.setInterval(() => {
      this.step(1);
      if (this.steps.at === this.steps.last) this.stop();
    }, PACE / this.speed);
  }

  stop() {
    window.clearInterval(this.timer);
    this.timer = 0;
    this.renderPlaying();
  }

  renderPlaying() {
    const key = this.timer ? "pause" : "play";
    const label = this.page.say(key);
    this.playButton.setAttribute("aria-label", label);
    this.playButton.title = label;
    this.playButton.querySelector("use").setAttribute("href", `#i-${key}`);
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = speed;
    if (this.timer) {
      window.clearInterval(this.timer);
      this.start();
    }
    this.renderBar();
    this.show(false);
  }

  /** @param {WheelEvent} event */
  roll(event) {
    if (event.ctrlKey || this.board.zoom > 1) return;
    event.preventDefault();
    this.wheel += event.deltaY;
    if (Math.abs(this.wheel) < NOTCH) return;
    this.stop();
    this.step(Math.sign(this.wheel));
    this.wheel = 0;
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.altKey || event.metaKey || target.tagName === "INPUT") return;
    const moves = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      PageUp: () => this.steps.stepTurn(-1) && this.show(),
      PageDown: () => this.steps.stepTurn(1) && this.show(),
      Home: () => this.go(0),
      End: () => this.go(Infinity),
    };
    if (event.key === " " && target.tagName !== "BUTTON") this.toggle();
    else if (event.key in moves) {
      this.stop();
      moves[/** @type {keyof typeof moves} */ (event.key)]();
    } else return;
    event.preventDefault();
  }
}
