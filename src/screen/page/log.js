import { find, keepEnd, setAttribute, setClass, setText, watchScrolling } from "./dom.js";
import { looksOn } from "./link.js";

/** @typedef {import("./link.js").Game} Game */

const LONG_SENTENCE = 60;
/** A screen reader may miss a sentence that is replaced sooner. */
const SHORTEST_STAY = 2000;

const said = find("#said");
const hint = find("#hint");
const list = find("#log");
const entries = find("ol", list);

let serial = NaN;
/** @type {number | null} */
let run = null;
let newest = -Infinity;

/** @param {string} text */
function sentence(text) {
  const element = document.createElement("span");
  element.textContent = text;
  return element;
}

/** @param {Game} game */
function showSaid(game) {
  if (game.serial === serial) return;
  serial = game.serial;
  said.classList.toggle("long", game.said.length > LONG_SENTENCE);
  // A new element is announced even when the same words are said twice.
  said.replaceChildren(sentence(game.said));
}

/** @param {string[]} texts */
function announce(texts) {
  const now = performance.now();
  for (const old of Array.from(said.children)) {
    if (!(old instanceof HTMLElement) || now - Number(old.dataset["since"] ?? 0) > SHORTEST_STAY) old.remove();
  }
  for (const text of texts) {
    const element = sentence(text);
    element.dataset["since"] = String(now);
    said.append(element);
  }
}

/** @param {Game} game */
function showLines(game) {
  const isFirst = run === null;
  if (run !== game.run) {
    run = game.run;
    newest = -Infinity;
    entries.replaceChildren();
  }
  const fresh = game.lines.filter(({ id }) => id > newest);
  newest = game.lines.at(-1)?.id ?? newest;
  keepEnd(list, () => {
    const old = new Map(Array.from(entries.children, (entry) => [entry.getAttribute("data-id"), entry]));
    for (const line of game.lines) {
      const id = String(line.id);
      const entry = old.get(id) ?? entries.appendChild(document.createElement("li"));
      old.delete(id);
      setAttribute(entry, "data-id", id);
      setClass(entry, "public", line.public);
      setText(entry, line.text);
    }
    for (const entry of old.values()) entry.remove();
  });
  if (isFirst || fresh.length === 0) return;
  // What was selected before is no news any more.
  hint.replaceChildren();
  announce(fresh.map(({ text }) => text));
}

/** Whoever has been waiting for the game hears it from its first words on. */
export function listen() {
  run ??= 0;
}

/** @param {Game} game */
export function showLog(game) {
  if (looksOn(game)) {
    showSaid(game);
    return;
  }
  showLines(game);
  // Who sees the page reads the rest in the question and in the messages, and has little room on a phone.
  const seen = [game.announced?.text, game.announced?.said, game.question?.text];
  // A question says nothing of what its buttons say.
  const isSeen = (/** @type {string} */ text) => seen.some((shown) => shown && (shown.includes(text) || text.startsWith(shown)));
  const newest = said.lastElementChild?.getAttribute("data-since");
  for (const each of said.children) {
    const isOld = each.getAttribute("data-since") !== newest;
    setClass(each, "heard", isOld || isSeen(each.textContent ?? ""));
  }
}

/** @param {string} text what only a screen reader needs to say, as everybody else sees it */
export function tell(text) {
  hint.replaceChildren(sentence(text));
}

watchScrolling(list);
