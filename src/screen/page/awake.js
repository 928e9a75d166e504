import { find } from "./dom.js";

const note = find("#awake");

/** @type {WakeLockSentinel | null} */
let lock = null;
let isWanted = false;

async function hold() {
  if (!isWanted || document.visibilityState !== "visible" || (lock && !lock.released)) return;
  try {
    lock = await navigator.wakeLock.request("screen");
  } catch {
    // An empty battery may forbid it, and the game goes on.
  }
}

/** @param {boolean} wanted */
export function keepAwake(wanted) {
  isWanted = wanted;
  const isPossible = "wakeLock" in navigator;
  note.hidden = !wanted || isPossible;
  if (!isPossible) return;
  if (wanted) hold();
  else lock?.release();
}

document.addEventListener("visibilitychange", () => {
  if ("wakeLock" in navigator) hold();
});
