// The tiles of a deck, with their counts.

import { el } from "./dom.js";

export class DeckView {
  /** @param {import("./dom.js").Page} page @param {HTMLElement} main */
  constructor(page, main) {
    this.page = page;
    this.main = main;
    this.render();
  }

  render() {
    const { page } = this;
    const { tiles, total, about } = page.data.deck;
    const facts = [page.say("tiles", { n: total }), page.say("kinds", { n: tiles.length })];
    this.main.classList.add("deck");
    const parts = [
      el("p", { class: "facts" }, facts.join(" · ")),
      page.text(about) ? el("p", { class: "about" }, page.text(about)) : null,
      el("ul", { class: "tiles" }, tiles.map((tile) => this.tile(tile))),
    ];
    this.main.replaceChildren(...parts.filter((part) => part !== null));
  }

  /** @param {any} tile */
  tile(tile) {
    const { page } = this;
    const name = page.text(tile.name);
    const style = tile.wide > 1 ? "wide" : "";
    return el(
      "li",
      { class: style },
      el("img", { src: page.data.pictures[tile.picture], alt: name || tile.id, loading: "lazy" }),
      el("b", { class: "count" }, page.say("times", { n: tile.count })),
      el("span", { class: "name" }, name || tile.id),
    );
  }
}
