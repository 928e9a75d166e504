import { board, isOwn, squareOf, squareUnder } from "./board.js";

/** In pixels; less is the trembling of a hand that taps. */
const SLOP = { mouse: 5, pen: 8, touch: 12 };

/**
 * @typedef {{
 *   picked: (square: string) => void,
 *   over: (square: string, target: string | null) => void,
 *   dropped: (square: string, target: string | null) => void,
 * }} Handlers
 */

/** @type {{ square: string, pointer: number, x: number, y: number, ghost: SVGElement | null } | null} */
let held = null;
let hasJustDropped = false;

/** @param {Element} cell */
function createGhost(cell) {
  const ghost = cell.querySelector("svg")?.cloneNode(true);
  if (!(ghost instanceof SVGElement)) return null;
  ghost.classList.add("ghost");
  const { width } = cell.getBoundingClientRect();
  ghost.style.width = ghost.style.height = `${width}px`;
  document.body.append(ghost);
  return ghost;
}

export function endDrag() {
  held?.ghost?.remove();
  held = null;
}

/** Whether a click is only the end of a drag. */
export function wasDragged() {
  return hasJustDropped;
}

/** @param {Handlers} handlers */
export function startDragging({ picked, over, dropped }) {
  board.addEventListener("pointerdown", (event) => {
    endDrag();
    const square = squareOf(event.target);
    if (!event.isPrimary || event.button !== 0 || square === null || !isOwn(square)) return;
    held = { square, pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
  });

  board.addEventListener("pointermove", (event) => {
    if (held?.pointer !== event.pointerId) return;
    if (!held.ghost) {
      const slop = event.pointerType === "touch" ? SLOP.touch : event.pointerType === "pen" ? SLOP.pen : SLOP.mouse;
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < slop) return;
      const cell = document.elementFromPoint(held.x, held.y)?.closest('[role="gridcell"]');
      held.ghost = cell ? createGhost(cell) : null;
      if (!held.ghost) {
        held = null;
        return;
      }
      board.setPointerCapture(event.pointerId);
      picked(held.square);
    }
    held.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    over(held.square, squareUnder(event.clientX, event.clientY));
  });

  board.addEventListener("pointerup", (event) => {
    if (held?.pointer !== event.pointerId) return;
    const { square, ghost } = held;
    endDrag();
    if (!ghost) return;
    hasJustDropped = true;
    setTimeout(() => (hasJustDropped = false));
    dropped(square, squareUnder(event.clientX, event.clientY));
  });

  // The browser has taken the gesture, for example to zoom with two fingers.
  board.addEventListener("pointercancel", () => {
    if (held?.ghost) dropped(held.square, null);
    endDrag();
  });
}
