import { board, isOwn, labelOf, markMove, pieceOn, squareOf } from "./board.js";
import { ask, endChoice } from "./choice.js";
import { endDrag, startDragging, wasTaken } from "./drag.js";
import { tell } from "./log.js";
import { newPicture, setPicture } from "./pictures.js";

/**
 * A move is two squares: which moves are legal is for the console to say, and the page looks the same for all of them.
 *
 * @typedef {import("./link.js").Game} Game
 * @typedef {import("./link.js").Kind} Kind
 */

const PROMOTIONS = /** @type {const} */ ([
  ["q", "promote_queen"],
  ["r", "promote_rook"],
  ["b", "promote_bishop"],
  ["n", "promote_knight"],
]);

/** @type {Game | null} */
let game = null;
/** @type {string | null} */
let selected = null;
/** @type {(line: string) => void} */
let enter = () => {};

/** @param {string} square */
function kindOn(square) {
  return /** @type {Kind} */ (pieceOn(square).toLowerCase());
}

/** @param {string} text @param {Record<string, string>} values */
function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** @param {string} square */
function select(square) {
  if (!game) return;
  selected = square;
  markMove(square, null);
  const { labels } = game;
  tell(filled(labels.selected, { piece: labels.pieces[kindOn(square)], square }));
}

function clear() {
  selected = null;
  markMove(null, null);
}

/** @param {string} square */
function takeBack(square) {
  clear();
  tell(game?.labels.deselected ?? labelOf(square));
}

/** Ends a move that has begun. @returns {boolean} whether one had */
export function putBack() {
  endDrag();
  endChoice();
  if (selected === null) return false;
  takeBack(selected);
  return true;
}

/** @param {string} from @param {string} to */
function complete(from, to) {
  if (!game) return;
  const isPromotion = kindOn(from) === "p" && to.endsWith(game.side === "white" ? "8" : "1");
  if (!isPromotion) {
    submit(from, to, "");
    return;
  }
  const { labels, side } = game;
  markMove(from, to);
  const answers = PROMOTIONS.map(([kind, label]) => {
    const picture = newPicture();
    setPicture(picture, kind, side ?? "white");
    return { label: labels[label], picture, act: () => submit(from, to, kind) };
  });
  ask(labels.promote, [...answers, { label: labels.cancel, act: () => takeBack(from) }]);
}

/** @param {string} from @param {string} to @param {"" | Kind} promotion */
function submit(from, to, promotion) {
  if (!game) return;
  const { labels, seals } = game;
  const done = () => {
    clear();
    enter(`${seals ? "seal " : ""}${from}${to}${promotion}`);
  };
  // Where any other move is shown once more, the console asks.
  if (!seals) {
    done();
    return;
  }
  const move = filled(labels.confirm_seal, { piece: labels.pieces[kindOn(from)], from, to });
  markMove(from, to);
  ask(promotion === "" ? move : `${move}, ${labels.pieces[promotion]}`, [
    { label: labels.confirm, act: done },
    { label: labels.cancel, act: () => takeBack(from) },
  ]);
}

/** @param {string} square what was tapped, or entered by the keyboard */
function choose(square) {
  if (!game || game.side === null) return;
  endChoice();
  if (square === selected) takeBack(square);
  else if (isOwn(square)) select(square);
  else if (selected !== null) complete(selected, square);
}

/** @param {(line: string) => void} send */
export function startMoves(send) {
  enter = send;
  startDragging({
    picked(square) {
      endChoice();
      select(square);
    },
    over: markMove,
    tapped: choose,
    dropped(square, target) {
      if (target === null || target === square) takeBack(square);
      else complete(square, target);
    },
  });
}

/** @param {Game} next */
export function showMoves(next) {
  game = next;
  if (selected === null || isOwn(selected)) return;
  endDrag();
  endChoice();
  clear();
}

board.addEventListener("click", (event) => {
  const square = squareOf(event.target);
  if (square !== null && !wasTaken()) choose(square);
});

board.addEventListener("keydown", (event) => {
  const square = squareOf(event.target);
  if (square === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  switch (event.key) {
    case "Enter":
      event.preventDefault();
      if (!event.repeat) choose(square);
      break;
    case "Escape":
      if (putBack()) event.preventDefault();
      break;
  }
});
