import { showAnswer, showArbiter, startArbiter } from "./arbiter.js";
import { keepAwake } from "./awake.js";
import { tellWhetherLeft } from "./away.js";
import { flipBoard, showBoard } from "./board.js";
import { find, findAs, setClass, setText } from "./dom.js";
import { showDoor, startDoor, takeCode } from "./door.js";
import { showKeys, startKeys } from "./keys.js";
import { createLink, looksOn } from "./link.js";
import { listen, showLog } from "./log.js";
import { showMoves, startMoves } from "./moves.js";
import { showPanel, startPanel } from "./panel.js";
import { holdClocks, showPlayers, turnPlayers } from "./players.js";
import { showScoresheet } from "./scoresheet.js";
import { chooseLanguage, chosenLanguage, fetchWords, learn, showWords, wordsOf } from "./words.js";

/**
 * @typedef {import("./link.js").Game} Game
 * @typedef {import("./link.js").Labels} Labels
 * @typedef {import("./link.js").State} State
 * @typedef {"door" | "notice" | "game"} View
 */

const main = find("main");
const title = find("#title");
const status = find("#status");
const late = find("#late");
const connection = find("#connection");
const languages = findAs("#language", HTMLSelectElement);
const notice = find("#notice-text");
const again = find("#again");
const doorTitle = find("#door-title");
const leaveDoor = find("#leave-door");
const openDoor = find("#open-door");
const flip = find("#flip");

/** @type {State | null} */
let state = null;
/** @type {View | null} */
let view = null;
let phase = "";
let isDoorWanted = false;
let hasCode = takeCode();
let isConnected = false;
/** @type {Labels | null} */
let labels = null;
let language = "";

function seat() {
  return state?.phase === "game" && !looksOn(state) ? state : null;
}

/** @param {State} shown @returns {View} */
function viewOf(shown) {
  if (shown.phase === "door" || isDoorWanted) return "door";
  return shown.phase === "game" ? "game" : "notice";
}

/** Whether a visitor who has scanned a code is shown the form at once. @param {State} shown */
function isDoorOpen(shown) {
  if (shown.phase === "game") return shown.role === "spectator" && shown.door;
  return shown.phase === "declined" || shown.phase === "dismissed";
}

/**
 * The words of the state itself, else those of the visitor's language. Nothing is shown before they have come.
 *
 * @param {State} shown
 * @param {View} next
 */
function useWords(shown, next) {
  const wanted = shown.phase === "game" && next === "game" ? shown.language : chosenLanguage();
  const words = wordsOf(wanted);
  if (!words) {
    // The next state or a new connection tries again.
    fetchWords(wanted).then(show, () => {});
    return null;
  }
  if (wanted !== language) languages.value = language = wanted;
  labels = words;
  showWords(language, words);
  return words;
}

/** @param {Game} game */
function classesOf(game) {
  const board = game.squares.length > 0 ? "" : "boardless";
  return `${looksOn(game) ? "spectator" : "seat"} ${game.role} ${board}`.trim();
}

function show() {
  if (!state) return;
  const next = viewOf(state);
  const words = useWords(state, next);
  if (!words) return;
  main.className = next === "game" && state.phase === "game" ? classesOf(state) : "door";
  for (const name of /** @type {const} */ (["door", "notice", "game"])) {
    find(`#${name}`).hidden = name !== next;
  }
  find("#languages").hidden = next === "game" && !seat();
  setText(title, next === "game" && state.phase === "game" ? state.title : "Annabella");
  document.title = title.textContent ?? "";
  if (next === "door") {
    showDoor(words, language);
    leaveDoor.hidden = state.phase !== "game";
  }
  if (next === "notice" && state.phase !== "game" && state.phase !== "door") showNotice(state.phase, words);
  keepAwake(state.phase === "game" && state.role !== "spectator");
  moveFocus(next, state.phase);
  showConnection();
}

/** @param {Game} game */
function showGame(game) {
  setText(status, game.status);
  late.hidden = game.late === null;
  setText(late, game.labels.late.replace("{minutes}", String(game.late)));
  openDoor.hidden = game.role !== "spectator" || !game.door;
  showBoard(game);
  showMoves(game);
  showKeys(game);
  showPlayers(game);
  showScoresheet(game);
  showLog(game);
  showArbiter(game);
  showPanel(game);
  showAnswer();
}

/** @param {import("./link.js").Notice} name @param {Labels} words */
function showNotice(name, words) {
  setText(notice, words[name]);
  again.hidden = name === "waiting";
  setText(again, name === "elsewhere" ? words.use_here : name === "full" ? words.again : words.join_other);
}

/**
 * What had the focus is gone with its view, and a screen reader is to read what has come instead.
 *
 * @param {View} next
 * @param {string} nextPhase
 */
function moveFocus(next, nextPhase) {
  const isFirst = view === null;
  const isOther = view !== next || (next === "notice" && phase !== nextPhase);
  view = next;
  phase = nextPhase;
  if (isFirst || !isOther) return;
  if (next === "door") doorTitle.focus();
  else if (next === "game") title.focus();
  else if (again.hidden) notice.focus();
  else again.focus();
}

function showConnection() {
  setClass(connection, "lost", !isConnected);
  const connected = view === "game" ? labels?.connected : "";
  setText(connection, (isConnected ? connected : labels?.lost) ?? "Connection lost");
}

const link = createLink(
  (received) => {
    state = received;
    isConnected = true;
    if (received.phase === "game") learn(received.language, received.labels);
    if (seat() && received.phase === "game") chooseLanguage(received.language);
    if (hasCode && isDoorOpen(received)) isDoorWanted = true;
    if (seat()) isDoorWanted = false;
    hasCode = false;
    show();
    if (received.phase === "waiting") listen();
    if (received.phase === "game") showGame(received);
    if (seat()) tellWhetherLeft(link.send);
  },
  () => {
    isConnected = false;
    holdClocks();
    showConnection();
  },
);

const enter = (/** @type {string} */ line) => link.send({ line });
startMoves(enter);
startKeys(enter);
startPanel(enter);
startArbiter(enter);
startDoor(() => {
  isDoorWanted = false;
  // The yes may come before this page has connected again.
  listen();
  link.connect();
});

flip.addEventListener("click", () => {
  flipBoard();
  turnPlayers();
});

languages.addEventListener("change", () => {
  chooseLanguage(languages.value);
  if (view !== "game") show();
  else if (!link.send({ language: languages.value })) languages.value = language;
});

openDoor.addEventListener("click", () => {
  isDoorWanted = true;
  show();
});

leaveDoor.addEventListener("click", () => {
  isDoorWanted = false;
  show();
});

again.addEventListener("click", () => {
  if (phase === "declined" || phase === "dismissed") {
    isDoorWanted = true;
    show();
  } else {
    link.connect();
  }
});

addEventListener("hashchange", () => {
  if (!takeCode() || !state || !isDoorOpen(state)) return;
  isDoorWanted = true;
  show();
});

// After sleep a dead socket can look open, and performance.now() may have stood still.
document.addEventListener("visibilitychange", () => {
  // Whoever comes back says so when the new connection stands.
  if (document.visibilityState === "visible") link.wake();
  else if (seat()) tellWhetherLeft(link.send);
});
addEventListener("online", link.wake);
addEventListener("offline", link.wake);

link.connect();
