import { find, findAs, keepEnd, setAttribute, setClass, setText, watchScrolling } from "./dom.js";

/**
 * What the arbiter sees besides the game.
 *
 * @typedef {import("./link.js").Game} Game
 * @typedef {import("./link.js").ForArbiter} ForArbiter
 */

const pending = find("#pending");
const pendingList = find("ul", pending);
const form = findAs("#orders", HTMLFormElement);
const usual = findAs("#usual", HTMLSelectElement);
const order = findAs("#order", HTMLInputElement);
const reason = findAs("#reason", HTMLInputElement);
const record = find("#record");
const dock = find(".dock");
const said = find("#said");
const facts = find("#facts");
const factList = find("ol", facts);
const sheets = find("#sheets");
const rows = find("tbody", sheets);

/** What had been said when an order was entered whose answer has not come. @type {string | null} */
let before = null;

/**
 * One child for each item. Children stay, so that a screen reader does not lose its place.
 *
 * @template T
 * @param {HTMLElement} list
 * @param {T[]} items
 * @param {() => HTMLElement} create
 * @param {(child: Element, item: T) => void} show
 */
function fill(list, items, create, show) {
  while (list.children.length > items.length) list.lastElementChild?.remove();
  items.forEach((item, index) => show(list.children[index] ?? list.appendChild(create()), item));
}

/** @param {string} name @param {Node[]} children */
function element(name, ...children) {
  const created = document.createElement(name);
  created.append(...children);
  return created;
}

/** @param {Element} parent @param {string[]} texts */
function setTexts(parent, texts) {
  texts.forEach((text, index) => {
    const child = parent.children[index];
    if (child) setText(child, text);
  });
}

/** @param {ForArbiter["log"]} log @param {string} language */
function showFacts(log, language) {
  const clock = new Intl.DateTimeFormat(language, { timeStyle: "medium", hourCycle: "h23" });
  keepEnd(facts, () => {
    const create = () => element("li", element("time"), element("span"));
    fill(factList, log, create, (entry, { wall, text }) => {
      const date = wall === null ? null : new Date(wall * 1000);
      setTexts(entry, [date ? clock.format(date) : "", text]);
      const time = entry.firstElementChild;
      if (time) setAttribute(time, "datetime", date?.toISOString() ?? null);
    });
  });
}

function newRow() {
  const number = element("th", element("span"), element("strong"));
  number.setAttribute("scope", "row");
  return element("tr", number, element("td"), element("td"));
}

/** @param {ForArbiter["sheets"]} written @param {string} differs */
function showSheets(written, differs) {
  keepEnd(sheets, () => {
    fill(rows, written, newRow, (row, { number, white, black, differ }) => {
      const head = row.firstElementChild;
      if (head) setTexts(head, [number, differ ? ` ${differs}` : ""]);
      setClass(row, "differ", differ);
      [white, black].forEach((text, index) => {
        const cell = row.children[index + 1];
        if (cell) setText(cell, text);
      });
    });
  });
}

/** @param {string[]} orders */
function showOrders(orders) {
  const known = Array.from(usual.options, ({ value }) => value).slice(1);
  if (usual.length > 0 && known.join("\n") === orders.join("\n")) return;
  usual.replaceChildren(...["", ...orders].map((text) => new Option(text, text)));
}

/** Brings what was said to an order into sight, once everything of it is shown. */
export function showAnswer() {
  if (before === null || said.textContent === before) return;
  before = null;
  dock.scrollIntoView({ block: "nearest" });
}

/** @param {Game} game */
export function showArbiter({ arbiter, labels, language, question }) {
  for (const part of [pending, record]) part.hidden = !arbiter;
  // What is typed as an order is seen.
  form.hidden = !arbiter || question?.secret === true;
  if (!arbiter) return;
  fill(pendingList, arbiter.pending, () => element("li"), setText);
  showFacts(arbiter.log, language);
  showSheets(arbiter.sheets, labels.differ);
  showOrders(arbiter.orders);
}

/** The order with its reason, as it is entered. */
function line() {
  const [what, why] = [order.value.trim(), reason.value.trim()];
  return what === "" || why === "" ? what : `${what}; ${why}`;
}

/** @param {(line: string) => boolean} send */
export function startArbiter(send) {
  const enter = (/** @type {string} */ text) => {
    before = said.textContent;
    return send(text);
  };
  usual.addEventListener("change", () => {
    if (usual.value !== "") order.value = usual.value;
  });
  find("#preview").addEventListener("click", () => {
    if (line() === "") order.focus();
    else enter(`preview ${line()}`);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (line() === "") order.focus();
    else if (enter(line())) form.reset();
  });
}

watchScrolling(facts);
watchScrolling(sheets);
