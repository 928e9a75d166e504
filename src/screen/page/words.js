import { read, write } from "./storage.js";

/** @typedef {import("./link.js").Labels} Labels */

const LANGUAGES = ["en", "de", "es", "fr", "it"];
const KEY = "annabella-language";

/** @type {Map<string, Labels>} */
const known = new Map();

/** The language of this visitor. */
export function chosenLanguage() {
  const wishes = [read(KEY) ?? "", ...navigator.languages].map((wish) => wish.slice(0, 2).toLowerCase());
  return wishes.find((wish) => LANGUAGES.includes(wish)) ?? "en";
}

/** @param {string} language */
export function chooseLanguage(language) {
  write(KEY, language);
}

/**
 * @param {string} language
 * @param {Labels} labels
 */
export function learn(language, labels) {
  known.set(language, labels);
}

/** @param {string} language */
export function wordsOf(language) {
  return known.get(language);
}

/** @param {string} language */
export async function fetchWords(language) {
  const response = await fetch(`/words/${language}`);
  if (!response.ok) throw new Error(`/words/${language}: ${response.status}`);
  learn(language, await response.json());
}

/**
 * Writes each label where index.html has its name.
 *
 * @param {string} language
 * @param {Labels} labels
 */
export function showWords(language, labels) {
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
  /** @type {Record<string, unknown>} */
  const texts = labels;
  for (const element of document.querySelectorAll("[data-label]")) {
    const text = texts[element.getAttribute("data-label") ?? ""];
    if (typeof text === "string" && element.textContent !== text) element.textContent = text;
  }
}
