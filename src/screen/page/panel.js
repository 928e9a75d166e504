import { board, focusBoard } from "./board.js";
import { find, findAs, setClass, setText } from "./dom.js";
import { showSecret, startSecret } from "./secret.js";

/**
 * What a seat can do besides moving pieces.
 *
 * @typedef {import("./link.js").Game} Game
 * @typedef {import("./link.js").Action} Action
 */

const announced = find("#announced");
const question = find("#question");
const questionText = find("#question-text");
const answers = find("#answers");
const owed = find("#owed");
const actions = find("#actions");
const free = find(".buttons", actions);
const entry = findAs("#entry", HTMLFormElement);
const field = findAs("#line", HTMLInputElement);

/** Where the focus was before it went to the question. */
let origin = document.body;

/** @param {HTMLElement} group @param {Action[]} wanted */
function setButtons(group, wanted) {
  const old = new Map(Array.from(group.children, (button) => [button.getAttribute("data-line"), button]));
  const focused = document.activeElement;
  wanted.forEach(({ line, label, fill }, index) => {
    let button = old.get(line);
    old.delete(line);
    if (!button) {
      const created = document.createElement("button");
      created.type = "button";
      created.dataset["line"] = line;
      button = created;
    }
    setText(button, label);
    setClass(button, "fill", fill);
    const there = group.children[index];
    if (there !== button) group.insertBefore(button, there ?? null);
  });
  for (const button of old.values()) button.remove();
  // A button that has changed its place has lost the focus.
  const hasLost = focused instanceof HTMLElement && group.contains(focused) && document.activeElement !== focused;
  if (hasLost) focused.focus();
}

/** @param {Game["question"]} asked */
function showQuestion(asked) {
  const hadFocus = question.contains(document.activeElement);
  const isOther = asked?.text !== questionText.textContent;
  // The old buttons go with their question: a second tap must not answer the next one.
  if (isOther || !asked) answers.replaceChildren();
  setText(questionText, asked?.text ?? "");
  setButtons(answers, asked?.answers ?? []);
  question.hidden = !asked;
  showSecret(asked, isOther);
  // Whoever has moved on the board by keys has the answer at hand, and is there again afterwards.
  if (asked?.squares && isOther && board.contains(document.activeElement)) find("button", answers).focus();
  if (!hadFocus || question.contains(document.activeElement)) return;
  if (asked) question.focus();
  else {
    origin.focus();
    if (document.activeElement !== origin || origin === document.body) focusBoard();
  }
}

/** @param {HTMLElement} root @param {HTMLElement} group @param {Action[]} wanted */
function showActions(root, group, wanted) {
  const hadFocus = root.contains(document.activeElement);
  setButtons(group, wanted);
  root.hidden = wanted.length === 0;
  if (hadFocus && !root.contains(document.activeElement)) focusBoard();
}

/** The console takes nothing else before the question is answered, and a phone has little room. */
function hideOwed() {
  const hadFocus = owed.contains(document.activeElement);
  if (hadFocus) question.focus();
  owed.hidden = true;
}

/** @param {string} line what the visitor completes */
function begin(line) {
  field.value = line;
  field.focus();
  field.setSelectionRange(line.length, line.length);
}

/** @param {Game} game */
export function showPanel(game) {
  // What is typed in the other field is seen.
  entry.hidden = game.arbiter !== null || game.question?.secret === true;
  setText(announced, game.announced?.text ?? "");
  announced.hidden = !game.announced;
  showActions(owed, owed, game.owed);
  showQuestion(game.question);
  if (game.question) hideOwed();
  showActions(actions, free, game.actions);
  setClass(document.body, "asked", game.question !== null || game.announced !== null || game.owed.length > 0);
}

/** @param {(line: string) => boolean} send */
export function startPanel(send) {
  for (const group of [question, owed, actions]) {
    group.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      const line = button?.dataset["line"];
      if (!line) return;
      if (button.classList.contains("fill")) begin(line);
      else send(line);
    });
  }
  // The console says that Escape cancels.
  addEventListener("keydown", ({ key, defaultPrevented }) => {
    if (key === "Escape" && !defaultPrevented && !question.hidden) send("no");
  });
  // The key that chose the square may still be held down, and would press the button it has brought here.
  question.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  });
  question.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !question.contains(relatedTarget)) origin = relatedTarget;
  });
  startSecret(send);
  entry.addEventListener("submit", (event) => {
    event.preventDefault();
    const line = field.value.trim();
    if (line === "" || send(line)) field.value = "";
    field.focus();
  });
}
