import { setAttribute } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

export function newPicture() {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("focusable", "false");
  picture.append(document.createElementNS(SVG, "use"));
  return picture;
}

/**
 * @param {Element} picture
 * @param {string} kind a lower-case FEN letter, or nothing
 * @param {import("./link.js").Side} side
 */
export function setPicture(picture, kind, side) {
  setAttribute(picture, "class", kind === "" ? "none" : side);
  const use = picture.firstElementChild;
  if (use) setAttribute(use, "href", `#${kind}`);
}
