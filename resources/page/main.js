// Where a page begins.

import { DeckView } from "./deck.js";
import { button, el, icon, Page } from "./dom.js";
import { PuzzleView } from "./puzzleview.js";
import { ReplayView } from "./replay.js";

/** @param {string} id @returns {HTMLElement} */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {Page} page @param {() => void} changed */
function renderHead(page, changed) {
  const { data } = page;
  const choose = (/** @type {number} */ number) => {
    page.language = number;
    changed();
    /** @type {HTMLElement | null} */ (byId("head").querySelector('[aria-pressed="true"]'))?.focus();
  };
  const languages = el(
    "div",
    { class: "choices", role: "group", "aria-label": page.say("language") },
    data.languages.map((language, number) =>
      el(
        "button",
        { type: "button", lang: language.code, title: language.name, "aria-pressed": String(number === page.language), click: () => choose(number) },
        language.code.toUpperCase(),
      ),
    ),
  );
  const tools = [languages, button({ icon: "print", label: page.say("print"), kind: "quiet" }, () => window.print())];
  if (data.file) {
    const tip = page.say("downloadTip");
    tools.push(button({ icon: "save", text: page.say("download"), title: tip, kind: "quiet download" }, () => download(data.file)));
  }
  byId("head").replaceChildren(
    el("span", { class: "badge" }, icon("badge")),
    el("div", { class: "names" }, el("h1", {}, page.text(data.title)), el("p", {}, page.text(data.about))),
    el("div", { class: "tools" }, tools),
  );
  document.documentElement.lang = data.languages[page.language].code;
  document.title = page.text(data.title);
}

/** @param {{name: string, text: string}} file */
function download(file) {
  const address = URL.createObjectURL(new Blob([file.text], { type: "application/toml" }));
  const link = el("a", { href: address, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(address), 10000);
}

/** @param {Page} page */
function ownLanguage(page) {
  const codes = page.data.languages.map((language) => language.code);
  const wished = (navigator.languages || [navigator.language]).map((tag) => tag.slice(0, 2));
  const found = wished.map((code) => codes.indexOf(code)).find((number) => number >= 0);
  return found === undefined ? page.data.language : found;
}

const data = JSON.parse(/** @type {string} */ (byId("page").textContent));
const page = new Page(data);
page.language = ownLanguage(page);
const VIEWS = { replay: ReplayView, puzzle: PuzzleView, deck: DeckView };
document.body.className = data.board?.map ? `${data.kind} map` : data.kind;
const view = new VIEWS[/** @type {keyof typeof VIEWS} */ (data.kind)](page, byId("main"), byId("foot"));
const change = () => {
  renderHead(page, change);
  view.render();
};
renderHead(page, change);
