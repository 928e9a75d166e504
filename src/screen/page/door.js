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
let helpLanguage = "";
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

/** @param {Labels} words @param {string} language */
export function showDoor(words, language) {
  labels = words;
  showFailure();
  if (helpLanguage === language) return;
  helpLanguage = language;
  // The next state tries again.
  showHelp(language).catch(() => (helpLanguage = ""));
}

/** @param {string} language */
async function showHelp(language) {
  const response = await fetch(`/door/${language}`);
  if (!response.ok) throw new Error(`/door/${language}: ${response.status}`);
  /** @type {[string, string][]} for whom, and a paragraph each line */
  const rows = await response.json();
  if (helpLanguage !== language) return;
  const openBefore = Array.from(help.children, (each) => each.hasAttribute("open"));
  help.replaceChildren(
    ...rows.map(([whom, text], index) => {
      const details = document.createElement("details");
      // Most who come are to play.
      details.open = openBefore[index] ?? index === 0;
      const summary = document.createElement("summary");
      summary.textContent = whom;
      const paragraphs = text.split("\n").map((line) => {
        const paragraph = document.createElement("p");
        paragraph.textContent = line;
        return paragraph;
      });
      details.append(summary, ...paragraphs);
      return details;
    }),
  );
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
