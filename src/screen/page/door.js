import { find, findAs, setAttribute, setText } from "./dom.js";
import { chosenLanguage } from "./words.js";

/** @typedef {import("./link.js").Labels} Labels */

const form = findAs("#join", HTMLFormElement);
const code = findAs("#code", HTMLInputElement);
const name = findAs("#name", HTMLInputElement);
const ownBoard = findAs("#own-board", HTMLInputElement);
const error = find("#join-error");
const help = find("#door-help");

let isJoining = false;
let failure = "";
/** @type {Labels | null} */
let labels = null;

/** Takes the code out of the address, where it would stay in the history of the browser. */
export function takeCode() {
  const found = /^#(\d{6})$/.exec(location.hash)?.[1];
  if (found === undefined) return false;
  code.value = found;
  history.replaceState(null, "", location.pathname);
  return true;
}

function showFailure() {
  /** @type {Record<string, unknown>} */
  const texts = labels ?? {};
  const text = failure === "" ? "" : (texts[`error_${failure}`] ?? texts["lost"] ?? "");
  setText(error, String(text));
  setAttribute(code, "aria-invalid", failure === "wrong" || failure === "malformed" ? "true" : null);
}

/** @param {Labels} words */
export function showDoor(words) {
  labels = words;
  const paragraphs = words.door_help.split("\n").filter((text) => text.trim() !== "");
  if (help.textContent !== paragraphs.join("")) {
    help.replaceChildren(
      ...paragraphs.map((text) => {
        const paragraph = document.createElement("p");
        paragraph.textContent = text;
        return paragraph;
      }),
    );
  }
  showFailure();
}

/** @returns {Promise<string>} what the server does not like, or nothing */
async function join() {
  try {
    const response = await fetch("/join", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        code: code.value.replace(/\D/g, ""),
        name: name.value.trim(),
        language: chosenLanguage(),
        board: ownBoard.checked,
      }),
    });
    return response.ok ? "" : String((await response.json()).error);
  } catch {
    return "connection";
  }
}

/** @param {() => void} joined */
export function startDoor(joined) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isJoining) return;
    isJoining = true;
    // An equal text that comes again would not be announced.
    failure = "";
    showFailure();
    failure = await join();
    isJoining = false;
    showFailure();
    if (failure === "") {
      code.value = "";
      joined();
    } else if (code.getAttribute("aria-invalid") === "true") {
      code.focus();
      code.select();
    }
  });
}
