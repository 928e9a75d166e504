import { focusBoard } from "./board.js";
import { find, setText } from "./dom.js";

/** @typedef {{ label: string, picture?: Element, act: () => void }} Answer */

const group = find("#choice");
const text = find("#choice-text");
const buttons = find(".buttons", group);

/** @type {(() => void) | null} */
let cancelled = null;

/**
 * Asks for the rest of a move. Escape is the last answer.
 *
 * @param {string} question
 * @param {Answer[]} answers
 */
export function ask(question, answers) {
  setText(text, question);
  buttons.replaceChildren(
    ...answers.map(({ label, picture, act }) => {
      const button = document.createElement("button");
      button.type = "button";
      if (picture) button.append(picture);
      button.append(label);
      button.addEventListener("click", () => {
        endChoice();
        act();
      });
      return button;
    }),
  );
  cancelled = answers.at(-1)?.act ?? null;
  group.hidden = false;
  find("button", buttons).focus();
}

export function endChoice() {
  if (group.hidden) return;
  if (group.contains(document.activeElement)) focusBoard();
  group.hidden = true;
  cancelled = null;
}

group.addEventListener("keydown", (event) => {
  // The key that chose the square may still be held down, and would press the button it has brought here.
  if (event.repeat && event.key === "Enter") event.preventDefault();
  if (event.key !== "Escape") return;
  event.preventDefault();
  const cancel = cancelled;
  endChoice();
  cancel?.();
});
