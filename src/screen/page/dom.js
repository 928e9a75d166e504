/**
 * @param {string} selector
 * @param {ParentNode} [root]
 */
export function find(selector, root = document) {
  const found = root.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`No ${selector}`);
  return found;
}

/**
 * @template {HTMLElement} T
 * @param {string} selector
 * @param {new () => T} kind
 * @returns {T}
 */
export function findAs(selector, kind) {
  const found = find(selector);
  if (!(found instanceof kind)) throw new Error(`${selector} is not a ${kind.name}`);
  return found;
}

/**
 * Leaves equal text alone, so that a screen reader does not lose its place.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {boolean} on
 */
export function setClass(element, name, on) {
  if (element.classList.contains(name) !== on) element.classList.toggle(name, on);
}

/**
 * The keyboard needs to reach a list only where it scrolls by itself.
 *
 * @param {HTMLElement} list
 */
function setScrollFocus(list) {
  const scrolls = list.scrollHeight > list.clientHeight || list.scrollWidth > list.clientWidth;
  setAttribute(list, "tabindex", scrolls ? "0" : "-1");
}

/** @type {WeakSet<HTMLElement>} */
const leftEnd = new WeakSet();

/** @param {HTMLElement} list */
function showEnd(list) {
  if (!leftEnd.has(list)) list.scrollTop = list.scrollHeight;
}

/**
 * A list that shows its end goes on showing it when its size changes.
 *
 * @param {HTMLElement} list
 */
export function watchScrolling(list) {
  let top = 0;
  list.addEventListener("scroll", () => {
    const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
    if (atEnd) leftEnd.delete(list);
    // Only a reader scrolls back; a list that has become smaller is not at its end either.
    else if (list.scrollTop < top) leftEnd.add(list);
    top = list.scrollTop;
  });
  new ResizeObserver(() => {
    showEnd(list);
    setScrollFocus(list);
  }).observe(list);
}

/**
 * Changes a list, and goes on showing its end if that is what it shows.
 *
 * @param {HTMLElement} list
 * @param {() => void} change
 */
export function keepEnd(list, change) {
  const before = list.textContent;
  change();
  if (list.textContent !== before) showEnd(list);
  setScrollFocus(list);
}
