// A game between the real program, driven through its pipes, and a page in Chromium, driven by Playwright.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { ANNABELLA: binary, PARTS: parts } = process.env;
const { chromium } = createRequire(join(parts, "x"))("playwright-core");
export const axe = readFileSync(join(parts, "axe-core/axe.min.js"), "utf8");

/** In milliseconds: the longest that anything may take on a busy machine, as in the tests in Rust. The hash of an envelope's password is slow by design. */
export const PATIENCE = 120_000;

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Whether pages are looked at in every language. It takes long: `make test` does with two. */
export const IS_EVERY_LANGUAGE = process.env.LANGUAGES === "all";
export const LANGUAGES = IS_EVERY_LANGUAGE ? ["en", "de", "es", "fr", "it"] : ["en", "it"];

/**
 * The states whose squares and colours are judged, too: they take as long as all else together. The others have the same ones, and in a run
 * over every language all are judged whole.
 */
const WHOLE = new Set(["door", "selected", "announced", "password", "arbiter, 1280 pixels", "assistant", "display"]);

/** In which languages axe-core has found nothing, by what was on the page. */
const looked = new Map();

/** A row for each page, a column for each language. */
export function report() {
  const cells = (page) => LANGUAGES.map((language) => (looked.get(page).has(language) ? "yes" : "")).join(" | ");
  const rows = Array.from(looked.keys(), (page) => `| ${page} | ${cells(page)} |`);
  return [`| | ${LANGUAGES.join(" | ")} |`, `|---|${"---|".repeat(LANGUAGES.length)}`, ...rows.sort()].join("\n");
}

export function start() {
  // The pages are our own: no sandbox is needed, and root cannot have one.
  return chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-quic"] });
}

/** Whatever becomes of the games, nothing is left of them. */
const directories = [];
process.on("exit", () => directories.forEach((path) => rmSync(path, { recursive: true, force: true })));

function newDirectory() {
  const path = mkdtempSync(join(tmpdir(), "annabella-played-"));
  directories.push(path);
  return path;
}

/** The program. Its lines are taken one after another. */
export class Console {
  #child;
  #lines = [];
  #taken = 0;
  #woken = () => {};
  #ended;

  constructor(flags, data = newDirectory()) {
    this.data = data;
    const quiet = ["--speech", "off", "--sounds", "off", "--lan", "no", "--data", data];
    const env = { ...process.env, XDG_CONFIG_HOME: data, LC_ALL: "C.UTF-8" };
    this.#child = spawn(binary, ["play", "--opponent", "screen", "--language", "en", ...quiet, ...flags], { env });
    this.#child.stdin.on("error", () => {});
    let begun = "";
    const read = (bytes) => {
      const lines = (begun + bytes).split("\n");
      begun = lines.pop();
      this.#lines.push(...lines);
      this.#woken();
    };
    this.#child.stdout.setEncoding("utf8").on("data", read);
    this.#child.stderr.setEncoding("utf8").on("data", read);
    this.#ended = new Promise((resolve) => this.#child.on("close", resolve));
  }

  enter(line) {
    this.#child.stdin.write(`${line}\n`);
  }

  /** Takes lines up to the first with this in it. */
  async until(part) {
    const begun = this.#taken;
    const late = AbortSignal.timeout(PATIENCE);
    for (;;) {
      while (this.#taken < this.#lines.length) {
        const line = this.#lines[this.#taken++];
        if (line.includes(part)) return line;
      }
      if (late.aborted) throw new Error(`Not said: ${part}\n${this.#lines.slice(begun).join("\n")}`);
      await new Promise((resolve) => {
        this.#woken = resolve;
        late.addEventListener("abort", resolve, { once: true });
      });
    }
  }

  /** Whether it has said this at any time. */
  hasSaid(part) {
    return this.#lines.some((line) => line.includes(part));
  }

  /** The address and the code that it says next. */
  async invited() {
    const [, address, code] = /(http:\S+\/).*?\b(\d{6})\b/.exec(await this.until("in a browser and enter"));
    return { address, code };
  }

  async kill() {
    this.#child.kill("SIGKILL");
    await this.#ended;
  }

  async end() {
    this.#child.stdin.end();
    await this.#ended;
    assert.ok(!this.#lines.some((line) => line.includes("panicked")), this.#lines.join("\n"));
  }
}

/** Notes whatever is added to a live region, from the first moment of each page, or from now on. */
export function listen() {
  window.heard = [];
  const regions = ["#said", "#hint", "#connection", "#join-error"];
  const begin = () => {
    for (const region of regions) {
      const watch = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) window.heard.push([region, node.textContent]);
        }
      });
      watch.observe(document.querySelector(region), { childList: true, characterData: true, subtree: true });
    }
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
}

/** What a browser hides from screen readers, or adds for itself. */
const UNSPOKEN = new Set(["generic", "none", "InlineTextBox", "LayoutTableRow", "rowgroup"]);
const TOLD = ["level", "live", "atomic", "focusable", "focused", "selected", "expanded", "invalid", "readonly"];

/** A node in a line: its role, its name, and what else a screen reader says or does with it. */
function spoken(node) {
  const properties = (node.properties ?? []).filter(({ name, value }) => TOLD.includes(name) && ![false, "false"].includes(value.value));
  const states = properties.map(({ name, value }) => ([true, "true"].includes(value.value) ? name : `${name}=${value.value}`));
  const name = (node.name?.value ?? "").replace(/\s+/g, " ");
  return [node.role?.value, name && `"${name}"`, states.length > 0 && `(${states.sort().join(", ")})`].filter(Boolean).join(" ");
}

/** The opponent's page. */
export class Page {
  faults = [];

  constructor(page) {
    this.page = page;
    page.setDefaultTimeout(PATIENCE);
    page.on("pageerror", (error) => this.faults.push(error.stack));
    page.on("console", (message) => {
      // A code that is refused and a console that has gone are part of the play.
      const isExpected = /status of 4|WebSocket|ERR_/.test(message.text());
      if (message.type() === "error" && !isExpected) this.faults.push(message.text());
    });
  }

  static async open(browser, address, options = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB", ...options });
    await context.addInitScript(listen);
    return Page.inContext(context, address);
  }

  static async inContext(context, address) {
    const opened = new Page(await context.newPage());
    await opened.page.goto(address);
    return opened;
  }

  async close() {
    assert.deepEqual(this.faults, []);
    await this.page.context().close();
  }

  find(selector) {
    return this.page.locator(selector);
  }

  button(name) {
    return this.page.getByRole("button", { name, exact: true });
  }

  cell(square) {
    return this.page.locator(`[role=gridcell][aria-label^="${square},"]`);
  }

  /** Waits until this piece stands there, or "empty". */
  async shows(square, piece) {
    await this.page.locator(`[role=gridcell][aria-label="${square}, ${piece}"]`).waitFor();
  }

  async until(condition, argument) {
    await this.page.waitForFunction(condition, argument, { timeout: PATIENCE });
  }

  /** Waits until these words are in the messages. */
  async hears(text) {
    await this.page.locator("#log li", { hasText: text }).first().waitFor();
  }

  async heard(region) {
    const all = await this.page.evaluate(() => window.heard);
    return all.filter(([where]) => where === region).map(([, text]) => text);
  }

  /** Every message is in the live region once, in the order of the list. One that has just come may not stand in both yet. */
  async saidOnce(further = []) {
    const begun = Date.now();
    for (;;) {
      const listed = await this.find("#log li").allTextContents();
      const heard = await this.heard("#said");
      const isSame = JSON.stringify(heard) === JSON.stringify([...listed, ...further]);
      if (isSame || Date.now() - begun > PATIENCE) return assert.deepEqual(heard, [...listed, ...further]);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  focused() {
    return this.page.evaluate(() => {
      const { activeElement: element } = document;
      return element.getAttribute("aria-label") ?? (element.id || element.textContent.trim());
    });
  }

  /** What Chromium computes for screen readers, a node a line. The clocks run, and have no digits here. */
  async tree() {
    const devtools = await this.page.context().newCDPSession(this.page);
    const { nodes } = await devtools.send("Accessibility.getFullAXTree");
    await devtools.detach();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const lines = [];
    const draw = (node, depth) => {
      const isTold = !node.ignored && !UNSPOKEN.has(node.role?.value);
      if (isTold) lines.push("  ".repeat(depth) + spoken(node));
      // The words of these are their names.
      if (isTold && ["gridcell", "button", "option", "heading", "cell", "rowheader", "columnheader"].includes(node.role.value)) return;
      for (const id of node.childIds ?? []) if (byId.has(id)) draw(byId.get(id), depth + (isTold ? 1 : 0));
    };
    draw(nodes[0], 0);
    return `${lines.join("\n").replace(/"\d+:\d\d[\d:.]*"/g, '"CLOCK"')}\n`;
  }

  async axe(state, language = "en") {
    if (!(await this.page.evaluate(() => "axe" in window))) await this.page.evaluate(axe);
    const isWhole = IS_EVERY_LANGUAGE || (WHOLE.has(state) && language === "en");
    const broken = await this.page.evaluate(async (isWhole) => {
      const rules = { "color-contrast": { enabled: isWhole } };
      const { violations } = await window.axe.run({ exclude: isWhole ? [] : ["[role=grid]"] }, { resultTypes: ["violations"], rules });
      return violations.map(({ id, nodes }) => `${id} ${nodes[0].html}`);
    }, isWhole);
    assert.deepEqual(broken, [], `${state}, ${language}`);
    looked.set(state, (looked.get(state) ?? new Set()).add(language));
  }

  async join({ code }, name = "Ada", hasBoard = false) {
    await this.page.locator("#code").fill(code);
    if (hasBoard) await this.page.locator("#own-board").check();
    await this.page.locator("#name").fill(name);
    await this.page.locator("#join [type=submit]").click();
  }
}

/** The opponent has joined. */
export async function seated(browser, flags, options, hasBoard) {
  const console = new Console(flags);
  const invitation = await console.invited();
  const page = await Page.open(browser, invitation.address, options);
  await page.join(invitation, "Ada", hasBoard);
  await console.until("Ada wants to join");
  console.enter("yes");
  await console.until("Ada has joined");
  await page.find("#game").waitFor();
  return { console, page };
}
