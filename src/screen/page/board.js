/**
 * Shows the running game. The server sends whole states; the page sends nothing.
 *
 * @typedef {"white" | "black"} Side
 * @typedef {{ square: string, piece: string, label: string }} Square
 * @typedef {{ name: string, time: string | null, left: number | null, running: boolean }} Player
 * @typedef {{
 *   language: string,
 *   labels: {
 *     board: string, moves: string, connected: string, lost: string, flip: string,
 *     number: string, white: string, black: string, captured: string,
 *   },
 *   title: string,
 *   squares: Square[],
 *   last: string[],
 *   white: Player,
 *   black: Player,
 *   first: number,
 *   moves: [string, string][],
 *   captured: { white: string, black: string },
 *   status: string,
 *   said: string,
 *   serial: number,
 *   flipped: boolean,
 * }} State
 * @typedef {{ root: HTMLElement, name: HTMLElement, clock: HTMLElement, captured: HTMLElement }} Panel
 */

const SVG = "http://www.w3.org/2000/svg";
const FILES = "abcdefgh";
const LONG_SENTENCE = 60;
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 5000;
const TENTHS_BELOW = 10_000;
const FLIP_KEY = "annabella-flip";

/**
 * @param {string} selector
 * @param {ParentNode} [root]
 */
function find(selector, root = document) {
  const found = root.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`No ${selector}`);
  return found;
}

/**
 * Leaves equal text alone, so that a screen reader does not lose its place.
 *
 * @param {Element} element
 * @param {string} text
 */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {boolean} on
 */
function setClass(element, name, on) {
  if (element.classList.contains(name) !== on) element.classList.toggle(name, on);
}

function newPicture() {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("focusable", "false");
  picture.append(document.createElementNS(SVG, "use"));
  return picture;
}

/**
 * @param {Element} picture
 * @param {string} kind a lower-case FEN letter, or nothing
 * @param {Side} side
 */
function setPicture(picture, kind, side) {
  setAttribute(picture, "class", kind === "" ? "none" : side);
  const use = picture.firstElementChild;
  if (use) setAttribute(use, "href", `#${kind}`);
}

/** @param {string} selector @returns {Panel} */
function panel(selector) {
  const root = find(selector);
  return { root, name: find("h2", root), clock: find(".clock", root), captured: find(".captured", root) };
}

const title = find("#title");
const said = find("#said");
const status = find("#status");
const board = find("#board");
const ranks = find(".ranks");
const files = find(".files");
const flip = find("#flip");
const connection = find("#connection");
const moves = find("#moves");
const caption = find("caption", moves);
const heads = Array.from(moves.querySelectorAll("th"));
const rows = find("tbody", moves);
const panels = { top: panel("#top"), bottom: panel("#bottom") };

/** @type {State | null} */
let state = null;
let serial = NaN;
let received = 0;
let flippedHere = readFlip();

/** The focused square, counted from a8: it stays the same when the board is flipped. */
let current = 0;

// Session storage throws where a browser forbids it.
function readFlip() {
  try {
    return sessionStorage.getItem(FLIP_KEY) === "1";
  } catch {
    return false;
  }
}

function writeFlip() {
  try {
    sessionStorage.setItem(FLIP_KEY, flippedHere ? "1" : "0");
  } catch {}
}

function isFlipped() {
  return (state?.flipped ?? false) !== flippedHere;
}

/**
 * The cell that shows a square, or the square that a cell shows.
 *
 * @param {number} index
 */
function turned(index) {
  return isFlipped() ? 63 - index : index;
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

function showBoard() {
  cells.forEach(({ element, picture }, index) => {
    const at = turned(index);
    const square = state?.squares[at];
    const name = square?.square ?? `${FILES.charAt(at % 8)}${8 - Math.floor(at / 8)}`;
    const piece = square?.piece ?? "";
    const kind = piece.toLowerCase();
    setPicture(picture, kind, piece === kind ? "black" : "white");
    setAttribute(element, "aria-label", square?.label || name);
    setClass(element, "from", state?.last[0] === name);
    setClass(element, "to", state?.last[1] === name);
    setAttribute(element, "tabindex", at === current ? "0" : "-1");
  });
  showCoordinates();
}

/** @param {number} index a square, counted from a8 */
function focusSquare(index) {
  current = index;
  cells.forEach(({ element }, place) => setAttribute(element, "tabindex", turned(place) === current ? "0" : "-1"));
  cells[turned(index)]?.element.focus();
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

/** @param {number | null} left @param {string} language */
function clockText(left, language) {
  if (left === null) return "";
  const total = Math.floor(left / 1000);
  const seconds = total % 60;
  const minutes = Math.floor(total / 60) % 60;
  const hours = Math.floor(total / 3600);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`;
  if (left >= TENTHS_BELOW) return `${minutes}:${two(seconds)}`;
  const tenths = (Math.floor(left / 100) / 10).toLocaleString(language, {
    minimumIntegerDigits: 2,
    minimumFractionDigits: 1,
  });
  return `0:${tenths}`;
}

/** @param {Player} player */
function timeLeft(player) {
  if (player.left === null) return null;
  const gone = player.running ? performance.now() - received : 0;
  return Math.max(0, player.left - gone);
}

/** @returns {[Panel, Side][]} */
function sides() {
  return isFlipped()
    ? [[panels.top, "white"], [panels.bottom, "black"]]
    : [[panels.top, "black"], [panels.bottom, "white"]];
}

/** @type {number | undefined} */
let clockTimer;

function showClocks() {
  clearTimeout(clockTimer);
  if (!state) return;
  let next = Infinity;
  for (const [{ clock }, side] of sides()) {
    const player = state[side];
    const left = timeLeft(player);
    setText(clock, left === null ? (player.time ?? "").replace(/^0+:0?/, "") : clockText(left, state.language));
    if (player.running && left) next = Math.min(next, left % (left < TENTHS_BELOW ? 100 : 1000));
  }
  if (next < Infinity) clockTimer = setTimeout(showClocks, next + 1);
}

// A page without news would let a clock run out that may have been stopped long ago.
function holdClocks() {
  clearTimeout(clockTimer);
  if (!state) return;
  for (const player of [state.white, state.black]) {
    player.left = timeLeft(player);
    player.running = false;
  }
}

function showPlayers() {
  if (!state) return;
  const { labels, captured } = state;
  for (const [{ root, name, captured: line }, side] of sides()) {
    const player = state[side];
    const other = side === "white" ? "black" : "white";
    const lost = captured[other].toLowerCase();
    setText(name, player.name === "" || player.name === labels[side] ? labels[side] : `${labels[side]}: ${player.name}`);
    setClass(root, "running", player.running);
    setAttribute(line, "aria-label", `${labels.captured}: ${lost.length}`);
    setClass(line, "none", lost === "");
    if (line.dataset["pieces"] === `${other} ${lost}`) continue;
    line.dataset["pieces"] = `${other} ${lost}`;
    line.replaceChildren(
      ...Array.from(lost, (kind) => {
        const picture = newPicture();
        setPicture(picture, kind, other);
        return picture;
      }),
    );
  }
}

function newRow() {
  const row = document.createElement("tr");
  const number = document.createElement("th");
  number.scope = "row";
  row.append(number, document.createElement("td"), document.createElement("td"));
  return row;
}

function showMoves() {
  if (!state) return;
  const { labels, first, moves: played } = state;
  setText(caption, labels.moves);
  [labels.number, labels.white, labels.black].forEach((text, index) => {
    const head = heads[index];
    if (head) setText(head, text);
  });
  const before = rows.textContent;
  const atEnd = moves.scrollTop + moves.clientHeight >= moves.scrollHeight - 8;
  while (rows.children.length > played.length) rows.lastElementChild?.remove();
  played.forEach((pair, index) => {
    const row = rows.children[index] ?? rows.appendChild(newRow());
    [String(first + index), ...pair].forEach((text, column) => {
      const cell = row.children[column];
      if (cell) setText(cell, text);
    });
  });
  if (atEnd && rows.textContent !== before) moves.scrollTop = moves.scrollHeight;
  setMovesFocus();
}

// The keyboard needs to reach the list only where it scrolls by itself.
function setMovesFocus() {
  setAttribute(moves, "tabindex", moves.scrollHeight > moves.clientHeight ? "0" : "-1");
}

function showSaid() {
  if (!state || state.serial === serial) return;
  serial = state.serial;
  // A new element is announced even when the same words are said twice.
  const sentence = document.createElement("span");
  sentence.textContent = state.said;
  said.classList.toggle("long", state.said.length > LONG_SENTENCE);
  said.replaceChildren(sentence);
}

function render() {
  if (!state) return;
  setAttribute(document.documentElement, "lang", state.language);
  document.title = state.title;
  setText(title, state.title);
  setText(status, state.status);
  setText(flip, state.labels.flip);
  setAttribute(board, "aria-label", state.labels.board);
  showBoard();
  showPlayers();
  showClocks();
  showMoves();
  showSaid();
}

/** @param {() => void} change what may flip the board: the focus stays on its square */
function keepFocus(change) {
  const inside = board.contains(document.activeElement);
  const before = isFlipped();
  change();
  if (inside && before !== isFlipped()) focusSquare(current);
}

/** @type {WebSocket | null} */
let socket = null;
/** @type {number | undefined} */
let retryTimer;
let failures = 0;

/** @param {boolean} connected */
function showConnection(connected) {
  connection.classList.toggle("lost", !connected);
  setText(connection, state ? state.labels[connected ? "connected" : "lost"] : connected ? "" : "Connection lost");
}

function lost() {
  if (socket) drop(socket);
  holdClocks();
  showConnection(false);
  clearTimeout(retryTimer);
  retryTimer = setTimeout(connect, Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY));
  failures += 1;
}

/** @param {WebSocket} old */
function drop(old) {
  socket = null;
  old.onopen = old.onmessage = old.onclose = null;
  old.close();
}

function connect() {
  if (socket) drop(socket);
  clearTimeout(retryTimer);
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const opened = new WebSocket(`${scheme}//${location.host}/live`);
  socket = opened;
  // A server that does not answer would otherwise be waited for much longer.
  retryTimer = setTimeout(lost, LONGEST_DELAY);
  opened.onmessage = (event) => {
    clearTimeout(retryTimer);
    failures = 0;
    keepFocus(() => {
      state = JSON.parse(event.data);
      received = performance.now();
      render();
    });
    showConnection(true);
  };
  opened.onopen = () => clearTimeout(retryTimer);
  opened.onclose = lost;
}

board.addEventListener("keydown", (event) => {
  if (event.altKey || event.metaKey || event.shiftKey) return;
  const place = target(event.key, event.ctrlKey, turned(current));
  if (place === null) return;
  event.preventDefault();
  focusSquare(turned(place));
});

board.addEventListener("focusin", (event) => {
  const place = cells.findIndex(({ element }) => element === event.target);
  if (place >= 0 && turned(place) !== current) focusSquare(turned(place));
});

flip.addEventListener("click", () => {
  flippedHere = !flippedHere;
  writeFlip();
  showBoard();
  showPlayers();
  showClocks();
});

// After sleep a dead socket can look open, and performance.now() may have stood still.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") connect();
});
addEventListener("online", connect);
addEventListener("offline", connect);
addEventListener("resize", setMovesFocus);

showBoard();
connect();

export {};
