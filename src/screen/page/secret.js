import { find, findAs, setAttribute } from "./dom.js";

/**
 * A field for what nobody may see who looks on: a password, a move for the envelope.
 *
 * @typedef {import("./link.js").Game} Game
 */

const form = findAs("#secret", HTMLFormElement);
const field = findAs("#answer", HTMLInputElement);
const reveal = find("#reveal");

function cover() {
  field.type = "password";
  setAttribute(reveal, "aria-pressed", "false");
}

function forget() {
  field.value = "";
  cover();
}

/** @param {Game["question"]} asked @param {boolean} isOther it was not asked before */
export function showSecret(asked, isOther) {
  if (!asked?.secret || isOther) forget();
  const wasHidden = form.hidden;
  form.hidden = !asked?.secret;
  if (!form.hidden && (wasHidden || isOther)) field.focus();
}

/** @param {(line: string) => boolean} send */
export function startSecret(send) {
  reveal.addEventListener("click", () => {
    const isCovered = field.type === "password";
    if (isCovered) field.type = "text";
    else cover();
    setAttribute(reveal, "aria-pressed", String(isCovered));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const line = field.value.trim();
    if (line === "" || send(line)) forget();
    field.focus();
  });
}
