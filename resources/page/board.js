// The board: pictures at places. It knows no rules; each state says what lies there.

import { button, svg } from "./dom.js";

/** Return what lies on the board in each state. A state tells how it differs from another one.
 * @param {[number, number[], number[], number][]} states @returns {Set<number>[]} */
export function unfold(states) {
  /** @type {Set<number>[]} */
  const found = [];
  for (const [base, added, removed] of states) {
    const lying = new Set(base < 0 ? [] : found[base]);
    removed.forEach((sprite) => lying.delete(sprite));
    added.forEach((sprite) => lying.add(sprite));
    found.push(lying);
  }
  return found;
}

export const TILE = 0;
const LARGEST = 4;
const MARGIN = 0.55;
const LEAST = 6;

export class Board {
  /** @param {import("./dom.js").Page} page @param {HTMLElement} host */
  constructor(page, host) {
    this.page = page;
    this.host = host;
    this.data = page.data.board;
    this.states = unfold(this.data.states);
    /** @type {Map<number, SVGElement[]>} */
    this.lying = new Map();
    this.zoom = 1;
    this.box = this.data.box;
    this.shades = svg("g", { class: "shades" });
    this.things = svg("g", { class: "things" });
    this.glows = svg("g", { class: "glows" });
    this.own = svg("g", { class: "own" });
    this.svg = svg(
      "svg",
      { class: "board", viewBox: this.data.box.join(" "), preserveAspectRatio: "xMidYMid meet" },
      ...this.ground(),
      this.shades,
      this.things,
      this.glows,
      this.own,
    );
    host.append(this.svg, this.buttons());
  }

  /** Faint crosses where squares meet. */
  ground() {
    if (this.data.map) return [];
    const [x, y, wide, high] = this.data.box;
    const cross = svg("path", { d: "M-.03 0H.03M0-.03V.03M.97 0H1.03M1-.03V.03M0 .97V1.03M-.03 1H.03M1 .97V1.03M.97 1H1.03", class: "cross" });
    const pattern = svg(
      "pattern",
      { id: "crosses", width: 1, height: 1, patternUnits: "userSpaceOnUse" },
      cross,
    );
    return [
      svg("defs", {}, pattern),
      svg("rect", { x: x - 20, y: y - 20, width: wide + 40, height: high + 40, fill: "url(#crosses)" }),
    ];
  }

  buttons() {
    this.zoomHost = document.createElement("div");
    this.zoomHost.className = "zoom";
    this.label();
    return this.zoomHost;
  }

  /** Set texts in the language that is set. */
  label() {
    const page = this.page;
    this.svg.setAttribute("aria-label", page.say("board"));
    this.zoomHost?.replaceChildren(
      button({ icon: "minus", label: page.say("smaller") }, () => this.setZoom(this.zoom / 1.5)),
      button({ icon: "plus", label: page.say("larger") }, () => this.setZoom(this.zoom * 1.5)),
      button({ icon: "fit", label: page.say("whole") }, () => this.setZoom(1)),
    );
  }

  /** @param {number} zoom */
  setZoom(zoom) {
    this.zoom = Math.min(LARGEST, Math.max(1, zoom));
    const middle = [
      (this.host.scrollLeft + this.host.clientWidth / 2) / this.host.scrollWidth,
      (this.host.scrollTop + this.host.clientHeight / 2) / this.host.scrollHeight,
    ];
    this.svg.style.width = this.svg.style.height = `${this.zoom * 100}%`;
    this.host.scrollLeft = middle[0] * this.host.scrollWidth - this.host.clientWidth / 2;
    this.host.scrollTop = middle[1] * this.host.scrollHeight - this.host.clientHeight / 2;
  }

  /** What each player has in a state: points, things with their counts, missions.
   * @param {number} state @returns {[number, [number, string][], number[]][]} */
  holdings(state) {
    return this.data.holdings[this.data.states[state][3]];
  }

  /** Make room for tiles and places, and not more than that. @param {number[][]} boxes */
  fit(boxes) {
    if (this.data.map || !boxes.length) return;
    const left = Math.min(...boxes.map(([x]) => x)) - MARGIN;
    const top = Math.min(...boxes.map(([, y]) => y)) - MARGIN;
    const right = Math.max(...boxes.map(([x, , wide]) => x + wide)) + MARGIN;
    const bottom = Math.max(...boxes.map(([, y, , high]) => y + high)) + MARGIN;
    const wide = Math.max(right - left, LEAST);
    const high = Math.max(bottom - top, LEAST * 0.7);
    this.box = [(left + right - wide) / 2, (top + bottom - high) / 2, wide, high];
    this.svg.setAttribute("viewBox", this.box.join(" "));
  }

  /** The places of the tiles that are shown. */
  tiles() {
    return [...this.lying.keys()].filter((sprite) => this.layer(sprite) === TILE).map((sprite) => this.boxOf(sprite));
  }

  /** Show a state. Returns the sprites that were not there before. @param {number} state */
  show(state) {
    return this.showThese(this.states[state]);
  }

  /** @param {Set<number>} wanted @returns {number[]} */
  showThese(wanted) {
    for (const [sprite, elements] of this.lying) {
      if (wanted.has(sprite)) continue;
      elements.forEach((element) => element.remove());
      this.lying.delete(sprite);
    }
    const fresh = [...wanted].filter((sprite) => !this.lying.has(sprite)).sort((a, b) => a - b);
    for (const sprite of fresh) this.put(sprite);
    return fresh;
  }

  /** Sprites are numbered in the order in which they are painted. @param {number} sprite */
  put(sprite) {
    const image = this.image(sprite);
    const shown = [...this.things.children];
    const after = shown.find((other) => Number(other.dataset.sprite) > sprite);
    image.dataset.sprite = String(sprite);
    this.things.insertBefore(image, after || null);
    const elements = [image];
    if (this.layer(sprite) === TILE && !this.data.map) {
      const [, x, y, wide, high] = this.data.sprites[sprite];
      const shade = svg("rect", { x: x - 0.035, y: y - 0.02, width: wide + 0.07, height: high + 0.075, rx: 0.03 });
      this.shades.append(shade);
      elements.push(shade);
    }
    this.lying.set(sprite, elements);
  }

  /** @param {number} sprite @param {string} kind */
  image(sprite, kind = "") {
    const [picture, x, y, wide, high] = this.data.sprites[sprite];
    return svg("image", {
      href: this.page.data.pictures[picture],
      x, y, width: wide, height: high,
      class: kind,
      preserveAspectRatio: "none",
    });
  }

  /** @param {number} sprite */
  layer(sprite) {
    return this.data.sprites[sprite][5];
  }

  /** @param {number} sprite @returns {[number, number, number, number]} */
  boxOf(sprite) {
    const [, x, y, wide, high] = this.data.sprites[sprite];
    return [x, y, wide, high];
  }

  /** Draw lines round regions, with points beside them.
   * @param {{path: string, points: string, fill: string}[]} regions */
  glow(regions) {
    this.glows.replaceChildren();
    for (const { path, points, fill } of regions) {
      if (!path) continue;
      const line = svg("path", { d: path, class: "glow" });
      this.glows.append(svg("path", { d: path, class: "glow under" }), line);
      if (points) this.glows.append(this.bubble(line, points, fill));
    }
  }

  /** @param {SVGPathElement} path @param {string} text @param {string} fill */
  bubble(path, text, fill) {
    const box = path.getBBox();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const wide = 0.22 + 0.17 * text.length;
    return svg(
      "g",
      { class: "bubble" },
      svg("rect", { x: x - wide / 2, y: y - 0.19, width: wide, height: 0.38, rx: 0.19, stroke: fill }),
      svg("text", { x, y: y + 0.1, "text-anchor": "middle" }, text),
    );
  }

  /** Scroll so that a place is seen, if the board is larger than its room.
   * @param {[number, number, number, number]} box */
  reveal(box) {
    if (this.zoom === 1) return;
    const [left, top, wide, high] = this.box;
    const x = ((box[0] + box[2] / 2 - left) / wide) * this.host.scrollWidth;
    const y = ((box[1] + box[3] / 2 - top) / high) * this.host.scrollHeight;
    this.host.scrollTo({ left: x - this.host.clientWidth / 2, top: y - this.host.clientHeight / 2 });
  }
}
