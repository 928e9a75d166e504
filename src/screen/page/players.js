import { isFlipped } from "./board.js";
import { find, setAttribute, setClass, setText } from "./dom.js";
import { newPicture, setPicture } from "./pictures.js";

/**
 * @typedef {import("./link.js").Game} Game
 * @typedef {import("./link.js").Player} Player
 * @typedef {import("./link.js").Side} Side
 * @typedef {{ root: HTMLElement, name: HTMLElement, clock: HTMLElement, captured: HTMLElement }} Panel
 */

const TENTHS_BELOW = 10_000;

/** @param {string} selector @returns {Panel} */
function panel(selector) {
  const root = find(selector);
  return { root, name: find("h2", root), clock: find(".clock", root), captured: find(".captured", root) };
}

const panels = { top: panel("#top"), bottom: panel("#bottom") };

/** @type {Game | null} */
let game = null;
let received = 0;
/** @type {number | undefined} */
let timer;

/** @returns {[Panel, Side][]} */
function sides() {
  return isFlipped()
    ? [[panels.top, "white"], [panels.bottom, "black"]]
    : [[panels.top, "black"], [panels.bottom, "white"]];
}

/** @param {number | null} left @param {string} language @param {boolean} isExact always in tenths of a second */
function clockText(left, language, isExact) {
  if (left === null) return "";
  const total = Math.floor(left / 1000);
  const seconds = total % 60;
  const minutes = Math.floor(total / 60) % 60;
  const hours = Math.floor(total / 3600);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const tenths = () =>
    (Math.floor((left % 60_000) / 100) / 10).toLocaleString(language, {
      minimumIntegerDigits: 2,
      minimumFractionDigits: 1,
    });
  const exact = isExact || left < TENTHS_BELOW ? tenths() : two(seconds);
  return hours > 0 ? `${hours}:${two(minutes)}:${exact}` : `${minutes}:${exact}`;
}

/** @param {Player} player */
function timeLeft(player) {
  if (player.left === null) return null;
  const gone = player.running ? performance.now() - received : 0;
  return Math.max(0, player.left - gone);
}

function showClocks() {
  clearTimeout(timer);
  if (!game) return;
  const isExact = game.role === "arbiter";
  let next = Infinity;
  for (const [{ clock }, side] of sides()) {
    const player = game[side];
    const left = timeLeft(player);
    setText(clock, clockText(left, game.language, isExact));
    if (player.running && left) next = Math.min(next, left % (isExact || left < TENTHS_BELOW ? 100 : 1000));
  }
  if (next < Infinity) timer = setTimeout(showClocks, next + 1);
}

/** A page without news would let a clock run out that may have been stopped long ago. */
export function holdClocks() {
  clearTimeout(timer);
  if (!game) return;
  for (const player of [game.white, game.black]) {
    player.left = timeLeft(player);
    player.running = false;
  }
}

export function turnPlayers() {
  if (!game) return;
  const { labels, captured } = game;
  for (const [{ root, name, captured: line }, side] of sides()) {
    const player = game[side];
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
  showClocks();
}

/** @param {Game} next as it has just come */
export function showPlayers(next) {
  game = next;
  received = performance.now();
  turnPlayers();
}
