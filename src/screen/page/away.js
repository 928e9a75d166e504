import { read, write } from "./storage.js";

const KEY = "annabella-left";

/** What the console was told last: a page that is loaded again has been left before. */
let isToldLeft = read(KEY) === "1";

/**
 * Tells the console, once each time, that something else is in front of the page, or nothing any more. Without a connection that
 * waits for the next call.
 *
 * @param {(message: { left: boolean }) => boolean} send
 */
export function tellWhetherLeft(send) {
  const left = document.visibilityState === "hidden";
  if (left === isToldLeft || !send({ left })) return;
  isToldLeft = left;
  write(KEY, left ? "1" : "0");
}
