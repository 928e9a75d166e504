import { board, focusedSquare, goTo, isFlipped, labelOf, squareOf, standing } from "./board.js";
import { find, findAs, setText } from "./dom.js";
import { tell } from "./log.js";
import { putBack } from "./moves.js";

/**
 * The single keys of the console's board mode. The console says what each of them does: a question is a line, a jump moves the focus.
 *
 * @typedef {import("./link.js").Game} Game
 * @typedef {import("./link.js").Kind} Kind
 * @typedef {"mine" | "theirs"} Whose
 * @typedef {{ does: "piece", whose: Whose | null, kind: { letter: Kind, name: string } | null, forward: boolean, line: string }} Piece
 * @typedef {{ does: "piece-of", whose: Whose, line: string } | { does: "line-of", line: string } | { does: "square" | "file" }} Waiting
 * @typedef {Piece | Waiting
 *   | { does: "line" | "last-move", line: string }
 *   | { does: "rank-number" | "file-number", number: number }
 *   | { does: "back" | "flip" | "field" }} Key
 * @typedef {{ by_name: Record<string, Key>, texts: Record<"square" | "file" | "kind" | "back", string>, rows: [string, string][] }} Table
 */

const FILES = "abcdefgh";
const RANKS = "12345678";
const SQUARES = Array.from(FILES).flatMap((file) => Array.from(RANKS, (rank) => file + rank));

const flip = find("#flip");
const field = find("#line");
const folded = findAs("#keys", HTMLDetailsElement);
const body = find("#keys tbody");

/** @type {Game | null} */
let game = null;
/** @type {Table | null} */
let table = null;
let language = "";
/** @type {(line: string) => void} */
let enter = () => {};
/** @type {Waiting | null} */
let waiting = null;
/** What has come of the square that is waited for. */
let letter = "";
/** @type {string | null} */
let before = null;

/** A capital letter without a meaning of its own is the small one. @param {string} key */
function meaning(key) {
  const keys = table?.by_name ?? {};
  return keys[key] ?? keys[key.toLowerCase()] ?? null;
}

/** @param {string} square */
function jump(square) {
  if (square === focusedSquare()) {
    tell(labelOf(square));
    return;
  }
  before = focusedSquare();
  goTo(square);
}

/** @param {Piece} wanted */
function jumpToPiece({ whose, kind, forward, line }) {
  const mine = game?.side ?? null;
  const isWanted = (/** @type {string} */ square) => {
    const found = standing(square);
    if (!found || (kind && found.kind !== kind.letter)) return false;
    return whose === null || (mine !== null && (found.side === mine) === (whose === "mine"));
  };
  // File by file, as the player sits.
  const order = isFlipped() === forward ? [...SQUARES].reverse() : SQUARES;
  const here = order.indexOf(focusedSquare());
  const next = [...order.slice(here + 1), ...order.slice(0, here + 1)].find(isWanted);
  if (next) jump(next);
  else enter(line);
}

/** @param {string} line */
function jumpToLastMove(line) {
  const [from, to, rook] = game?.last ?? [];
  const squares = [to, from, rook].filter((square) => square !== undefined);
  const next = squares[squares.indexOf(focusedSquare()) + 1] ?? squares[0];
  if (next) jump(next);
  else enter(line);
}

/** @param {Waiting} wanted */
function wait(wanted) {
  waiting = wanted;
  tell(table?.texts[wanted.does === "square" || wanted.does === "file" ? wanted.does : "kind"] ?? "");
}

/** @param {Waiting} wanted @param {string} key */
function follow(wanted, key) {
  const small = key.toLowerCase();
  const rank = focusedSquare().charAt(1);
  if (wanted.does === "file" && FILES.includes(small)) jump(small + rank);
  else if (wanted.does === "square" && letter === "" && FILES.includes(small)) {
    letter = small;
    waiting = wanted;
  } else if (wanted.does === "square" && letter !== "" && RANKS.includes(small)) jump(letter + small);
  else {
    const named = meaning(key);
    const kind = named?.does === "piece" ? named.kind : null;
    if (kind && named?.does === "piece" && "line" in wanted) {
      const line = wanted.line.replace("{kind}", kind.name);
      if (wanted.does === "line-of") enter(line);
      else jumpToPiece({ ...named, whose: wanted.whose, line });
    } else {
      letter = "";
      wait(wanted);
    }
  }
}

/** @param {Key} key */
function act(key) {
  const here = focusedSquare();
  const [file, rank] = [here.charAt(0), here.charAt(1)];
  letter = "";
  switch (key.does) {
    case "line":
      enter(key.line.replace("{square}", here).replace("{file}", file).replace("{rank}", rank));
      break;
    case "piece":
      jumpToPiece(key);
      break;
    case "last-move":
      jumpToLastMove(key.line);
      break;
    case "rank-number":
      jump(file + key.number);
      break;
    case "file-number":
      jump(FILES.charAt(key.number - 1) + rank);
      break;
    case "back":
      if (putBack()) break;
      if (before === null) tell(table?.texts.back ?? "");
      else jump(before);
      break;
    case "flip":
      flip.click();
      break;
    case "field":
      if (game?.role !== "spectator") field.focus();
      break;
    default:
      wait(key);
  }
}

board.addEventListener("keydown", (event) => {
  const { key } = event;
  if (squareOf(event.target) === null || event.defaultPrevented) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
  const wanted = waiting;
  const does = meaning(key);
  // Shift alone is no answer, and whoever has to press the clock presses it.
  if (key === "Shift") return;
  waiting = null;
  if (wanted && key.length === 1 && key !== " ") {
    event.preventDefault();
    if (event.repeat) waiting = wanted;
    else follow(wanted, key);
    return;
  }
  if (!does) return;
  event.preventDefault();
  // A key that is held down asks once; it may go from piece to piece.
  if (!event.repeat || does.does === "piece") act(does);
});

board.addEventListener("focusout", ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Node) || !board.contains(relatedTarget)) waiting = null;
});

/** @param {(line: string) => void} send */
export function startKeys(send) {
  enter = (line) => {
    if (game?.role !== "spectator") send(line);
  };
}

/** @param {string} wanted */
async function learn(wanted) {
  const response = await fetch(`/keys/${wanted}`);
  if (!response.ok) throw new Error(`/keys/${wanted}: ${response.status}`);
  if (language !== wanted) return;
  /** @type {Table} */
  const learned = await response.json();
  table = learned;
  showRows();
}

/** Sixty rows would make every page heavier; they are there for whoever opens the list. */
function showRows() {
  const rows = folded.open ? (table?.rows ?? []) : [];
  body.replaceChildren(
    ...rows.map(([key, does]) => {
      const row = document.createElement("tr");
      const head = document.createElement("th");
      head.scope = "row";
      setText(head, key);
      const cell = document.createElement("td");
      setText(cell, does);
      row.append(head, cell);
      return row;
    }),
  );
}

folded.addEventListener("toggle", showRows);

/** @param {Game} next */
export function showKeys(next) {
  game = next;
  if (language === next.language) return;
  language = next.language;
  // The next state tries again.
  learn(language).catch(() => (language = ""));
}
