import { board, goTo, isOwn, squareOf, squareUnder } from "./board.js";

/**
 * Pieces are dragged. A finger that does not move taps: this is noticed here, as a browser may send no click for it shortly after a drag.
 */

/** In milliseconds: so long after a tap its click may come. */
const LATE_CLICK = 500;

/** In pixels; less is the trembling of a hand that taps. */
const SLOP = { mouse: 5, pen: 8, touch: 12 };

/**
 * @typedef {{
 *   picked: (square: string) => void,
 *   over: (square: string, target: string | null) => void,
 *   dropped: (square: string, target: string | null) => void,
 *   tapped: (square: string) => void,
 * }} Handlers
 */

/** @type {{ square: string, pointer: number, x: number, y: number, ghost: SVGElement | null } | null} */
let held = null;
let hasJustDropped = false;
/** @type {{ square: string, pointer: number, x: number, y: number } | null} a finger that may be tapping */
let finger = null;
let hasJustTapped = false;

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

/** Whether a click is only the end of a drag, or of a tap that has been taken. */
export function wasTaken() {
  return hasJustDropped || hasJustTapped;
}

/** @param {Handlers} handlers */
export function startDragging({ picked, over, dropped, tapped }) {
  board.addEventListener("pointerdown", (event) => {
    endDrag();
    finger = null;
    hasJustTapped = false;
    const square = squareOf(event.target);
    if (!event.isPrimary || event.button !== 0 || square === null) return;
    const down = { square, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") finger = down;
    if (isOwn(square)) held = { ...down, ghost: null };
  });

  board.addEventListener("pointermove", (event) => {
    if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) >= SLOP.touch) finger = null;
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
    const tap = finger?.pointer === event.pointerId ? finger : null;
    finger = null;
    if (tap) {
      endDrag();
      hasJustTapped = true;
      setTimeout(() => (hasJustTapped = false), LATE_CLICK);
      goTo(tap.square);
      tapped(tap.square);
      return;
    }
    if (held?.pointer !== event.pointerId) return;
    const { square, ghost } = held;
    endDrag();
    if (!ghost) return;
    hasJustDropped = true;
    setTimeout(() => (hasJustDropped = false));
    dropped(square, squareUnder(event.clientX, event.clientY));
  });

  // No click: it could meet what the tap has brought under the finger.
  board.addEventListener("touchend", (event) => {
    if (hasJustTapped && event.cancelable) event.preventDefault();
    hasJustTapped = false;
  });

  // The browser has taken the gesture, for example to zoom with two fingers.
  board.addEventListener("pointercancel", () => {
    finger = null;
    if (held?.ghost) dropped(held.square, null);
    endDrag();
  });
}
