import { find, setAttribute, setClass } from "./dom.js";
import { newPicture, setPicture } from "./pictures.js";
import { read, write } from "./storage.js";

/** @typedef {import("./link.js").Game} Game */

const FILES = "abcdefgh";
const FLIP_KEY = "annabella-flip";

export const board = find("#board");
const frame = find(".frame");
const ranks = find(".ranks");
const files = find(".files");
const arrow = document.querySelector("#arrow path");

/** @type {Game | null} */
let game = null;
let flippedHere = read(FLIP_KEY) === "1";

/**
 * The focused square, counted from a8: it stays the same when the board is flipped. Until one was: the first that is shown.
 *
 * @type {number | null}
 */
let current = null;

/** @type {string | null} */
let selected = null;
/** @type {string | null} */
let aimed = null;

export function isFlipped() {
  return (game?.flipped ?? false) !== flippedHere;
}

/**
 * The cell that shows a square, or the square that a cell shows.
 *
 * @param {number} index
 */
function turned(index) {
  return isFlipped() ? 63 - index : index;
}

/** @param {number} index counted from a8 */
function nameOf(index) {
  return `${FILES.charAt(index % 8)}${8 - Math.floor(index / 8)}`;
}

/** @param {string} square */
function indexOf(square) {
  return (8 - Number(square.charAt(1))) * 8 + FILES.indexOf(square.charAt(0));
}

/** @returns {{ element: HTMLElement, picture: Element }[]} */
function createCells() {
  const cells = [];
  for (let rank = 0; rank < 8; rank++) {
    const row = document.createElement("div");
    row.setAttribute("role", "row");
    for (let file = 0; file < 8; file++) {
      const element = document.createElement("div");
      element.setAttribute("role", "gridcell");
      element.className = (rank + file) % 2 === 0 ? "light" : "dark";
      element.tabIndex = -1;
      const picture = newPicture();
      setPicture(picture, "", "white");
      element.append(picture);
      row.append(element);
      cells.push({ element, picture });
    }
    board.append(row);
  }
  return cells;
}

const cells = createCells();

function showCoordinates() {
  const order = Array.from(FILES, (_, index) => (isFlipped() ? 7 - index : index));
  setEdge(ranks, order.map((index) => String(8 - index)));
  setEdge(files, order.map((index) => FILES.charAt(index)));
}

/**
 * @param {HTMLElement} edge
 * @param {string[]} texts
 */
function setEdge(edge, texts) {
  if (edge.textContent === texts.join("")) return;
  edge.replaceChildren(
    ...texts.map((text) => {
      const span = document.createElement("span");
      span.textContent = text;
      return span;
    }),
  );
}

function show() {
  const asked = game?.question?.squares;
  cells.forEach(({ element, picture }, index) => {
    const at = turned(index);
    const square = game?.squares[at];
    const name = nameOf(at);
    const piece = square?.piece ?? "";
    const kind = piece.toLowerCase();
    setPicture(picture, kind, piece === kind ? "black" : "white");
    setAttribute(element, "aria-label", square?.label || name);
    // "false" on 63 squares would be read on each of them.
    const isAsked = asked?.[0] === name;
    setAttribute(element, "aria-selected", selected === name || isAsked ? "true" : null);
    setClass(element, "from", game?.last[0] === name);
    setClass(element, "to", game?.last[1] === name);
    setClass(element, "announced", game?.announced?.from === name || game?.announced?.to === name);
    setClass(element, "aimed", aimed === name || asked?.[1] === name);
    setClass(element, "own", isOwn(name));
    setAttribute(element, "tabindex", at === focused() ? "0" : "-1");
  });
  showCoordinates();
  showArrow();
}

/** From the middle of one square to the middle of the other, in squares. */
function showArrow() {
  if (!arrow) return;
  const announced = game?.announced;
  const ends = game?.question?.squares ?? (announced ? [announced.from, announced.to] : null);
  const [from, to] = ends ? [middle(ends[0]), middle(ends[1])] : [null, null];
  const length = from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
  if (!from || !to || length === 0) {
    setAttribute(arrow, "d", "");
    return;
  }
  const [along, across] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const point = (/** @type {number} */ far, /** @type {number} */ aside) =>
    `${(from.x + along * far - across * aside).toFixed(3)} ${(from.y + across * far + along * aside).toFixed(3)}`;
  const neck = length - 0.4;
  const corners = [
    point(0.3, 0.07), point(neck, 0.07), point(neck, 0.2), point(length - 0.05, 0),
    point(neck, -0.2), point(neck, -0.07), point(0.3, -0.07),
  ];
  setAttribute(arrow, "d", `M${corners.join("L")}z`);
}

/** @param {string} square */
function middle(square) {
  const at = turned(indexOf(square));
  return { x: (at % 8) + 0.5, y: Math.floor(at / 8) + 0.5 };
}

function focused() {
  return current ?? turned(0);
}

/** @param {number} index a square, counted from a8 */
function focusSquare(index) {
  current = index;
  cells.forEach(({ element }, place) => setAttribute(element, "tabindex", turned(place) === current ? "0" : "-1"));
  cells[turned(index)]?.element.focus();
}

export function focusBoard() {
  if (frame.hidden) find("#line").focus();
  else focusSquare(focused());
}

export function focusedSquare() {
  return nameOf(focused());
}

/** @param {string} square */
export function goTo(square) {
  focusSquare(indexOf(square));
}

/** @param {() => void} change what may flip the board: the focus stays on its square */
export function keepFocus(change) {
  const inside = board.contains(document.activeElement);
  const before = isFlipped();
  change();
  if (inside && before !== isFlipped()) focusBoard();
}

/** @param {Game} next */
export function showBoard(next) {
  keepFocus(() => {
    game = next;
    frame.hidden = game.squares.length === 0;
    setAttribute(board, "aria-label", game.labels.board);
    setAttribute(board, "aria-readonly", game.side === null ? "true" : null);
    show();
  });
}

export function flipBoard() {
  keepFocus(() => {
    flippedHere = !flippedHere;
    write(FLIP_KEY, flippedHere ? "1" : "0");
    show();
  });
}

/**
 * @param {string | null} square where the piece stands that is being moved
 * @param {string | null} target where it is to go
 */
export function markMove(square, target) {
  selected = square;
  aimed = target;
  show();
}

/** @param {string} square */
export function pieceOn(square) {
  return game?.squares[indexOf(square)]?.piece ?? "";
}

/** @param {string} square */
export function labelOf(square) {
  return game?.squares[indexOf(square)]?.label ?? square;
}

/**
 * @param {string} square
 * @returns {{ side: import("./link.js").Side, kind: string } | null} what stands there
 */
export function standing(square) {
  const piece = pieceOn(square);
  if (piece === "") return null;
  const kind = piece.toLowerCase();
  return { side: piece === kind ? "black" : "white", kind };
}

/**
 * Whether a piece of this seat stands there.
 *
 * @param {string} square
 */
export function isOwn(square) {
  const found = standing(square);
  return found !== null && game?.side === found.side;
}

/** @param {EventTarget | null} target */
export function squareOf(target) {
  const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
  const place = cells.findIndex(({ element }) => element === cell);
  return place < 0 ? null : nameOf(turned(place));
}

/**
 * @param {number} x
 * @param {number} y
 */
export function squareUnder(x, y) {
  const area = board.getBoundingClientRect();
  const file = Math.floor(((x - area.left) / area.width) * 8);
  const rank = Math.floor(((y - area.top) / area.height) * 8);
  const isOutside = file < 0 || file > 7 || rank < 0 || rank > 7;
  return isOutside ? null : nameOf(turned(rank * 8 + file));
}

/**
 * @param {string} key
 * @param {boolean} control
 * @param {number} place
 */
function target(key, control, place) {
  const file = place % 8;
  if (control) return key === "Home" ? 0 : key === "End" ? 63 : null;
  switch (key) {
    case "ArrowLeft":
      return file > 0 ? place - 1 : place;
    case "ArrowRight":
      return file < 7 ? place + 1 : place;
    case "ArrowUp":
      return place > 7 ? place - 8 : place;
    case "ArrowDown":
      return place < 56 ? place + 8 : place;
    case "Home":
      return place - file;
    case "End":
      return place - file + 7;
    case "PageUp":
      return file;
    case "PageDown":
      return 56 + file;
    default:
      return null;
  }
}

board.addEventListener("keydown", (event) => {
  if (event.altKey || event.metaKey || event.shiftKey) return;
  const place = target(event.key, event.ctrlKey, turned(focused()));
  if (place === null) return;
  event.preventDefault();
  focusSquare(turned(place));
});

board.addEventListener("focusin", (event) => {
  const place = cells.findIndex(({ element }) => element === event.target);
  if (place >= 0 && turned(place) !== current) focusSquare(turned(place));
});

show();
