// Elements, and the page's data with its texts in the language that is set.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {{[key: string]: any}} Attributes */

/** Return a new element; functions among the attributes are handlers of events.
 * @param {string} name @param {Attributes} attributes @param {...any} children
 * @returns {any} */
export function el(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** The same for parts of pictures.
 * @param {string} name @param {Attributes} attributes @param {...any} children
 * @returns {any} */
export function svg(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

/** @param {any} element @param {Attributes} attributes @param {any[]} children */
function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(key, String(value));
    }
  }
  // Text is only ever added as text: nothing of a file becomes markup.
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** @param {string} name */
export function icon(name) {
  return svg("svg", { class: "icon", "aria-hidden": "true" }, svg("use", { href: `#i-${name}` }));
}

/** A button with an icon, a text, or both.
 * @param {{icon?: string, text?: string, label?: string, kind?: string, [key: string]: any}} options
 * @param {(event: Event) => void} act */
export function button({ icon: name, text, label, kind, ...more }, act) {
  return el(
    "button",
    { type: "button", class: kind || "", "aria-label": label, title: label, click: act, ...more },
    name ? icon(name) : null,
    text ? el("span", {}, text) : null,
  );
}

/** The sign of a player: a colour and a shape, so that nobody needs to tell colours apart.
 * @param {{fill: string, on: string, mark: string}} player */
export function chip(player) {
  const shapes = {
    disc: "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    square: "M8.4 8.4h7.2v7.2H8.4z",
    triangle: "M12 7.2l5 8.6H7z",
    diamond: "M12 6.8l5.2 5.2-5.2 5.2L6.8 12z",
    star: "M12 6.4l1.7 3.7 4 .4-3 2.7.9 4-3.6-2.1-3.6 2.1.9-4-3-2.7 4-.4z",
  };
  return svg(
    "svg",
    { class: "chip", viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("rect", { x: 1, y: 1, width: 22, height: 22, rx: 6, fill: player.fill }),
    svg("path", { d: shapes[/** @type {keyof typeof shapes} */ (player.mark)], fill: player.on }),
  );
}

/** The players with their points and what they have.
 * @param {Page} page @param {[number, [number, string][], number[]][]} holdings */
export function standings(page, holdings) {
  const rows = page.data.players.map((player, seat) => {
    const [points, things, missions] = holdings[seat];
    return el(
      "div",
      {},
      el("dt", {}, chip(player), el("span", {}, page.text(player.name))),
      el("dd", { class: "points" }, String(points).replace("-", "−")),
      el("dd", { class: "things" }, things.map(([picture, count]) => el("span", {}, el("img", { src: page.data.pictures[picture], alt: "" }), count))),
      missions.map((mission) => el("dd", { class: "mission" }, icon("flag"), page.text(mission))),
    );
  });
  return el("dl", { class: "scores", "aria-label": page.say("scores") }, rows);
}

export class Page {
  /** @param {any} data */
  constructor(data) {
    this.data = data;
    this.language = 0;
  }

  /** A text by its number. @param {number} number @returns {string} */
  text(number) {
    return this.data.texts[number][this.language];
  }

  /** What the page itself says. @param {string} key @param {{[key: string]: any}} facts */
  say(key, facts = {}) {
    return filled(this.text(this.data.says[key]), facts);
  }

  /** @param {string} text */
  announce(text) {
    const live = /** @type {HTMLElement} */ (document.getElementById("live"));
    live.textContent = live.textContent === text ? `${text} ` : text;
  }
}

/** Return a text with facts in the places of their names. Facts are not looked at again.
 * @param {string} text @param {{[key: string]: any}} facts */
export function filled(text, facts) {
  return text.replace(/\{(\w+)\}/g, (whole, key) => (key in facts ? String(facts[key]) : whole));
}

/** With a true minus sign. @param {number} count */
export function gained(count) {
  return count < 0 ? `−${-count}` : `+${count}`;
}
