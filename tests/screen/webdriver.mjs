// Two browsers driven by the standards for it: Firefox by WebDriver BiDi, WebKitGTK by WebDriver. What both can do has one name here.

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PATIENCE } from "./table.mjs";

const WebSocket = createRequire(join(process.env.PARTS, "x"))("ws");

/** A screen as on a phone, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

/** What holds an element in the answers of WebDriver. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const home = mkdtempSync(join(tmpdir(), "annabella-browsers-"));
const children = [];
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(home, { recursive: true, force: true });
});

/** Starts a program, which ends with this one. */
function run(command, flags, env = {}) {
  const runtime = join(home, "run");
  mkdirSync(runtime, { recursive: true, mode: 0o700 });
  const child = spawn(command, flags, { env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: runtime, LC_ALL: "C.UTF-8", ...env } });
  children.push(child);
  child.stdout.setEncoding("utf8").resume();
  child.stderr.setEncoding("utf8").resume();
  return child;
}

/** Waits until it says something that matches. */
function started(child, pattern) {
  let said = "";
  return new Promise((resolve, reject) => {
    const read = (text) => {
      said += text;
      const found = pattern.exec(said);
      if (found) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`${child.spawnfile} has ended with ${code}: ${said}`)));
  });
}

/** A port that nobody has. */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Notes what goes wrong in the scripts of a page. */
function watchFaults() {
  window.faults ??= [];
  addEventListener("error", ({ message }) => window.faults.push(message));
  addEventListener("unhandledrejection", ({ reason }) => window.faults.push(String(reason)));
}

export class Firefox {
  name = "Firefox";
  /** The role that it gives to a list which opens. */
  closedList = "combobox";
  #socket;
  #waiting = new Map();
  #context;

  static async start(preload) {
    const profile = join(home, "profile");
    mkdirSync(profile);
    // Fingers on a machine that has no screen to touch, and nothing that is fetched on its own.
    const wishes = { "dom.w3c_touch_events.enabled": 1, "intl.accept_languages": "en-GB", "datareporting.policy.dataSubmissionEnabled": false };
    const lines = Object.entries(wishes).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
    writeFileSync(join(profile, "user.js"), lines.join(""));
    const flags = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
    const found = await started(run("firefox-esr", flags), /WebDriver BiDi listening on (ws:\S+)/);
    const own = new Firefox();
    await own.#connect(`${found[1]}/session`);
    const { capabilities } = await own.#ask("session.new", { capabilities: {} });
    own.version = `Firefox ${capabilities.browserVersion}`;
    for (const early of [watchFaults, preload]) {
      await own.#ask("script.addPreloadScript", { functionDeclaration: String(early) });
    }
    return own;
  }

  #connect(address) {
    this.#socket = new WebSocket(address);
    this.#socket.on("message", (text) => {
      const { id, type, result, error, message } = JSON.parse(text);
      const { resolve, reject } = this.#waiting.get(id) ?? {};
      this.#waiting.delete(id);
      if (type === "success") resolve?.(result);
      if (type === "error") reject?.(new Error(`${error}: ${message}`));
    });
    return new Promise((resolve, reject) => this.#socket.on("open", resolve).on("error", reject));
  }

  #asked = 0;

  #ask(method, params) {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** A new tab, of a browser that knows no seat. */
  async open(address, viewport) {
    const { userContext } = await this.#ask("browser.createUserContext", {});
    this.#context = (await this.#ask("browsingContext.create", { type: "tab", userContext })).context;
    await this.#ask("browsingContext.setViewport", { context: this.#context, viewport });
    await this.#ask("browsingContext.navigate", { context: this.#context, url: address, wait: "complete" });
  }

  async reload() {
    await this.#ask("browsingContext.reload", { context: this.#context, wait: "complete" });
  }

  async close() {
    await this.#ask("browsingContext.close", { context: this.#context });
  }

  async run(source, ...values) {
    const { result, exceptionDetails } = await this.#ask("script.evaluate", {
      expression: `(async () => JSON.stringify(await (${source})(...${JSON.stringify(values)})))()`,
      target: { context: this.#context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.type === "string" ? JSON.parse(result.value) : undefined;
  }

  async perform(actions) {
    await this.#ask("input.performActions", { context: this.#context, actions });
  }

  async #locate(locator) {
    const { nodes } = await this.#ask("browsingContext.locateNodes", { context: this.#context, locator });
    return nodes.map(({ sharedId }) => sharedId);
  }

  /** What is wrong with how the accessibility tree calls it; "": nothing. BiDi only tells where something of a role and a name is. */
  async isCalled(selector, role, name) {
    const [element] = await this.#locate({ type: "css", value: selector });
    const value = name === undefined ? { role } : { role, name };
    const found = await this.#locate({ type: "accessibility", value });
    return element !== undefined && found.includes(element) ? "" : `${selector} is no ${role} "${name}"`;
  }

  async end() {
    await this.#ask("browser.close", {});
  }
}

export class WebKit {
  name = "WebKitGTK";
  closedList = "button";
  #session;
  #preload;

  static async start(preload) {
    const found = await started(run("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]), /^(\d+)\n/m);
    const port = await freePort();
    const env = {
      DISPLAY: `:${found[1]}`,
      // The pages are our own: no sandbox is needed, and root cannot have one.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
    };
    const own = new WebKit();
    run("WebKitWebDriver", [`--port=${port}`], env);
    own.base = `http://127.0.0.1:${port}`;
    own.#preload = preload;
    const begun = Date.now();
    for (;;) {
      const answer = await fetch(`${own.base}/status`).catch(() => null);
      if (answer?.ok) break;
      if (Date.now() - begun > PATIENCE) throw new Error("WebKitWebDriver does not answer");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return own;
  }

  async #ask(method, path, body) {
    const answer = await fetch(`${this.base}${path}`, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  #own(method, path, body) {
    return this.#ask(method, `/session/${this.#session}${path}`, body);
  }

  /** A new browser, which knows no seat. */
  async open(address, viewport) {
    const { sessionId, capabilities } = await this.#ask("POST", "/session", { capabilities: { alwaysMatch: {} } });
    this.#session = sessionId;
    this.version = `WebKitGTK ${capabilities.browserVersion}`;
    await this.#own("POST", "/window/rect", viewport);
    await this.#own("POST", "/url", { url: address });
    await this.#arrived();
  }

  /** It can run nothing before the scripts of a page. */
  async #arrived() {
    await this.run(watchFaults);
    await this.run(this.#preload);
  }

  async reload() {
    await this.#own("POST", "/refresh", {});
    await this.#arrived();
  }

  async close() {
    await this.#ask("DELETE", `/session/${this.#session}`);
  }

  async run(source, ...values) {
    const script = `const done = arguments[arguments.length - 1];
      (async () => (${source})(...${JSON.stringify(values)}))().then((value) => done(JSON.stringify(value) ?? null), (error) => done({ failed: String(error) }));`;
    const value = await this.#own("POST", "/execute/async", { script, args: [] });
    if (value?.failed) throw new Error(value.failed);
    return value === null ? undefined : JSON.parse(value);
  }

  async perform(actions) {
    await this.#own("POST", "/actions", { actions });
  }

  async isCalled(selector, role, name) {
    const { [ELEMENT]: id } = await this.#own("POST", "/element", { using: "css selector", value: selector });
    const called = await this.#own("GET", `/element/${id}/computedrole`);
    const label = await this.#own("GET", `/element/${id}/computedlabel`);
    return called === role && (name === undefined || label === name) ? "" : `${selector} is ${called} "${label}", not ${role} "${name}"`;
  }

  async end() {}
}
