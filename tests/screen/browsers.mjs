// Run by browsers.rs. The same games in Firefox and in WebKitGTK; prints the table of BROWSERS.md.

import assert from "node:assert/strict";
import { Console, PATIENCE, axe, listen } from "./table.mjs";
import { DESK, Firefox, PHONE, WebKit } from "./webdriver.mjs";

const KEYS = { Enter: "\uE007", Tab: "\uE004", Escape: "\uE00C", Left: "\uE012", Up: "\uE013", Right: "\uE014", Down: "\uE015" };

const PIECES = { r: "rook", n: "knight", b: "bishop", q: "queen", k: "king", p: "pawn" };
const PLACED = ["rnbqkbnr", "pppppppp", "", "", "", "", "PPPPPPPP", "RNBQKBNR"];

const cell = (square) => `[role=gridcell][aria-label^="${square},"]`;

/** The row of the table that is being made: what was tried, and what came of it in each browser. */
const rows = new Map();
const failures = [];

/** Somebody at a page. */
class Person {
  constructor(browser) {
    this.browser = browser;
  }

  /** One line of the table. What it returns is written there. */
  async tries(what, act) {
    const row = rows.get(what) ?? new Map();
    rows.set(what, row.set(this.browser.name, "**fails**"));
    row.set(this.browser.name, (await act()) ?? "yes");
  }

  run(source, ...values) {
    return this.browser.run(source, ...values);
  }

  async until(source, ...values) {
    const begun = Date.now();
    while (!(await this.run(source, ...values))) {
      if (Date.now() - begun > PATIENCE) {
        const shown = await this.run(() => document.querySelector("main").innerText);
        throw new Error(`It does not come to ${source} ${values}: ${shown}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  sees(selector) {
    return this.until((wanted) => document.querySelector(wanted)?.checkVisibility(), selector);
  }

  seesNo(selector) {
    return this.until((wanted) => !document.querySelector(wanted)?.checkVisibility(), selector);
  }

  shows(square, piece) {
    return this.sees(`[role=gridcell][aria-label="${square}, ${piece}"]`);
  }

  hears(text) {
    return this.until((wanted) => Array.from(document.querySelectorAll("#log li"), (line) => line.textContent).some((line) => line.includes(wanted)), text);
  }

  async heard(region) {
    return (await this.run(() => window.heard)).filter(([where]) => where === region).map(([, text]) => text);
  }

  focused() {
    return this.run(() => {
      const { activeElement: element } = document;
      return element.getAttribute("aria-label") ?? (element.id || element.textContent.trim());
    });
  }

  text(selector) {
    return this.run((wanted) => document.querySelector(wanted).textContent, selector);
  }

  selected() {
    return this.run(() => Array.from(document.querySelectorAll("[aria-selected]"), (each) => each.getAttribute("aria-label").slice(0, 2)).join());
  }

  /** Where it is, once it stays there and nothing lies over it: nobody aims at what still moves. */
  async middle(selector) {
    await this.sees(selector);
    await this.until(async (wanted) => {
      const element = document.querySelector(wanted);
      element?.scrollIntoView({ block: "nearest" });
      const place = () => JSON.stringify(document.querySelector(wanted)?.getBoundingClientRect());
      const before = place();
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (!element?.isConnected || place() !== before) return false;
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(top) || (top?.contains(element) ?? false);
    }, selector);
    return this.run((wanted) => {
      const { x, y, width, height } = document.querySelector(wanted).getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    }, selector);
  }

  #points(pointerType, actions) {
    return this.browser.perform([{ type: "pointer", id: pointerType, parameters: { pointerType }, actions }]);
  }

  async taps(selector, pointerType = "mouse") {
    const at = await this.middle(selector);
    const actions = [{ type: "pointerMove", duration: 0, ...at }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await this.#points(pointerType, actions);
  }

  async drags(from, to, pointerType = "mouse") {
    const [start, end] = [await this.middle(cell(from)), await this.middle(cell(to))];
    const along = (step) => ({ x: Math.round(start.x + ((end.x - start.x) * step) / 5), y: Math.round(start.y + ((end.y - start.y) * step) / 5) });
    const moves = [1, 2, 3, 4, 5].map((step) => ({ type: "pointerMove", duration: 20, ...along(step) }));
    await this.#points(pointerType, [{ type: "pointerMove", duration: 0, ...start }, { type: "pointerDown", button: 0 }, ...moves]);
    assert.equal(await this.run(() => document.querySelectorAll(".ghost").length), 1, "the piece follows");
    await this.#points(pointerType, [{ type: "pointerUp", button: 0 }]);
    await this.seesNo(".ghost");
  }

  async presses(...keys) {
    const actions = keys.map((key) => KEYS[key] ?? key).flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]);
    await this.browser.perform([{ type: "key", id: "keyboard", actions }]);
  }

  async types(text) {
    await this.presses(...text);
  }

  async tabsTo(name) {
    for (let presses = 0; (await this.focused()) !== name; presses++) {
      assert.ok(presses < 30, `${name} cannot be reached by Tab`);
      await this.presses("Tab");
    }
  }

  /** The button of this name that is shown: presses it as a mouse or a finger does. */
  async button(name, pointerType) {
    const find = (wanted) => {
      const shown = Array.from(document.querySelectorAll("button")).filter((each) => each.checkVisibility());
      const found = shown.find((each) => each.textContent.trim() === wanted);
      for (const each of document.querySelectorAll("[data-wanted]")) delete each.dataset.wanted;
      if (found) found.dataset.wanted = "";
      return found !== undefined;
    };
    await this.until(find, name);
    await this.taps("[data-wanted]", pointerType);
  }

  async moves(from, to, pointerType) {
    await this.taps(cell(from), pointerType);
    await this.taps(cell(to), pointerType);
  }

  /** What the browser itself gives to a screen reader. */
  async isCalled(...expected) {
    const wrong = [];
    for (const [selector, role, name] of expected) wrong.push(await this.browser.isCalled(selector, role, name));
    assert.deepEqual(wrong.filter((each) => each !== ""), []);
    return `yes (${expected.length})`;
  }

  async axe(state) {
    if (!(await this.run(() => "axe" in window))) await this.run(`() => { ${axe} }`);
    const broken = await this.run(async () => {
      const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id} ${nodes[0].html}`);
    });
    assert.deepEqual(broken, [], state);
  }

  /** Every message was in the live region once, in the order of the list. */
  async saidOnce() {
    const begun = Date.now();
    for (;;) {
      const listed = await this.run(() => Array.from(document.querySelectorAll("#log li"), (line) => line.textContent));
      const heard = await this.heard("#said");
      if (JSON.stringify(heard) === JSON.stringify(listed)) return;
      if (Date.now() - begun > PATIENCE) assert.deepEqual(heard, listed);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async comes(address, viewport) {
    await this.browser.open(address, viewport);
  }

  async goes() {
    assert.deepEqual(await this.run(() => window.faults), []);
    await this.browser.close();
  }
}

async function seated(browser, flags, viewport = DESK) {
  const console = new Console(flags);
  const { address, code } = await console.invited();
  const person = new Person(browser);
  await person.comes(`${address}#${code}`, viewport);
  await person.sees("#join");
  await person.button("Join");
  await console.until("wants to join");
  console.enter("yes");
  await person.sees("#game");
  return { console, person };
}

async function byMouse(browser) {
  const console = new Console(["--colour", "white", "--time", "60"]);
  const { address, code } = await console.invited();
  const person = new Person(browser);
  await person.comes(address, DESK);
  await person.sees("#door");
  await person.tries("Names and roles at the door", () =>
    person.isCalled(
      ["#door-title", "heading", "Join the game"],
      ["#code", "textbox", "Code"],
      ["#name", "textbox", "Your name, for the scoresheet"],
      ["#own-board", "radio", "I play at a real board"],
      ["#join fieldset", "group", "Board"],
      ["#join [type=submit]", "button", "Join"],
      ["#language", browser.closedList, "Language"],
      ["#join-error", "alert"],
      ["#connection", "status"],
    ));
  await person.axe("door");
  await person.tries("A wrong code is told, and the focus goes to the code", async () => {
    await person.taps("#code");
    await person.types(code === "000000" ? "000001" : "000000");
    await person.button("Join");
    await person.until(() => document.querySelector("#join-error").textContent !== "");
    assert.equal(await person.focused(), "code");
    await person.axe("wrong code");
  });
  await person.tries("Code and name typed, Enter, the player's yes: the game", async () => {
    await person.run(() => document.querySelector("#code").select());
    await person.types(code);
    await person.tabsTo("name");
    await person.types("Ada");
    await person.presses("Enter");
    await console.until("Ada wants to join");
    await person.sees("#notice");
    assert.equal(await person.focused(), "notice-text");
    console.enter("yes");
    await console.until("Ada has joined");
    await person.sees("#game");
    assert.equal(await person.focused(), "title");
    // The name is recorded when the opponent has the seat already.
    await person.until(() => document.querySelector("#title").textContent === "White against Ada");
  });
  await person.tries("64 squares, each by its name", () => {
    const squares = PLACED.flatMap((rank, down) =>
      Array.from("abcdefgh", (file, at) => {
        const letter = rank.charAt(at);
        const piece = letter === "" ? "empty" : `${letter === letter.toLowerCase() ? "black" : "white"} ${PIECES[letter.toLowerCase()]}`;
        const square = `${file}${8 - down}`;
        return [cell(square), "gridcell", `${square}, ${piece}`];
      }));
    return person.isCalled(...squares);
  });
  await person.tries("Names and roles of the rest", async () => {
    const actions = await person.run(() => Array.from(document.querySelectorAll("#actions button"), (each) => each.textContent));
    return person.isCalled(
      ["#title", "heading", "White against Ada"],
      ["#board", "grid", "Board"],
      ["#board > :first-child", "row"],
      ["#said", "status"],
      ["#hint", "status"],
      ["#connection", "status"],
      ["#line", "textbox", "Move or command"],
      ["#entry [type=submit]", "button", "Send"],
      ["#flip", "button", "Flip the board"],
      ["#log", "region", "What was said"],
      ["#moves", "region", "Moves"],
      ["#moves table", "table", "Moves"],
      ["#language", browser.closedList, "Language"],
      ...actions.map((name, at) => [`#actions button:nth-of-type(${at + 1})`, "button", name]),
    );
  });
  console.enter("f3");
  await person.shows("f3", "white pawn");
  await person.tries("axe-core finds nothing in the game, nor in any row below that opens something", () => person.axe("game"));
  await person.tries("By mouse: an impossible move is refused in words", async () => {
    await person.moves("e7", "e4");
    await person.hears("The pawn cannot go from e7 to e4.");
    assert.equal(await person.selected(), "");
  });
  await person.tries("By mouse: tap and tap", async () => {
    await person.taps(cell("e7"));
    assert.equal(await person.selected(), "e7");
    await person.taps(cell("e5"));
    await console.until("public: e5");
    await person.shows("e5", "black pawn");
  });
  console.enter("g4");
  await person.shows("g4", "white pawn");
  await person.tries("By mouse: dragging a piece", async () => {
    await person.drags("d8", "h4");
    await console.until("Checkmate. Black wins.");
  });
  await person.tries("The result is shown and said, and nothing can be pressed any more", async () => {
    await person.until(() => document.querySelector("#status").textContent === "Checkmate. Black wins.");
    await person.hears("Checkmate. Black wins.");
    await person.seesNo("#actions");
    await person.axe("end");
  });
  await person.tries("Each message is once in the live region, in order", () => person.saidOnce());
  await person.goes();
  await console.end();
}

async function byTouch(browser) {
  const { console, person } = await seated(browser, ["--colour", "black", "--time", "60"], PHONE);
  await person.tries("As narrow as it gets (in pixels): nothing is wider", async () => {
    const [wide, inner] = await person.run(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= inner, `${wide} of ${inner}`);
    return `yes (${inner})`;
  });
  await person.run(() => {
    window.fingers = new Set();
    addEventListener("pointerdown", ({ pointerType }) => window.fingers.add(pointerType));
  });
  const kind = () => person.run(() => Array.from(window.fingers).join());
  const plays = async (from, to, heard, reply, square, piece) => {
    await person.moves(from, to, "touch");
    await console.until(heard);
    console.enter(reply);
    await person.shows(square, piece);
  };
  await person.tries("By touch: tap and tap", async () => {
    await plays("e2", "e4", "public: e4", "e5", "e5", "black pawn");
    await plays("f1", "c4", "public: bishop c4", "knight c6", "c6", "black knight");
    await plays("d1", "h5", "public: queen h5", "knight f6", "f6", "black knight");
    return (await kind()) === "touch" ? "yes" : `as ${await kind()}`;
  });
  await person.tries("By touch: dragging a piece, and the page does not scroll", async () => {
    const before = await person.run(() => scrollY);
    await person.drags("h5", "f7", "touch");
    assert.equal(await person.run(() => scrollY), before);
    await console.until("Checkmate. White wins.");
    await person.hears("Checkmate. White wins.");
    return (await kind()) === "touch" ? "yes" : `as ${await kind()}`;
  });
  await person.saidOnce();
  await person.goes();
  await console.end();
}

async function byKeyboard(browser) {
  const { console, person } = await seated(browser, ["--colour", "white", "--time", "60"]);
  console.enter("f3");
  await person.shows("f3", "white pawn");
  await person.tries("By keyboard: arrows, Enter and Escape on the board", async () => {
    // The first square that is shown: Black is at the bottom.
    await person.tabsTo("h1, white rook");
    await person.presses("Right", "Right", "Right", ...Array(6).fill("Down"), "Enter");
    assert.equal(await person.selected(), "e7");
    await person.presses("Escape");
    assert.equal(await person.selected(), "");
    await person.presses("Enter", "Up", "Up", "Enter");
    await console.until("public: e5");
    await person.shows("e5", "black pawn");
  });
  await person.tries("What is selected is said, and the focus stays on its square", async () => {
    assert.deepEqual(await person.heard("#hint"), ["pawn e7 selected", "Nothing is selected any more.", "pawn e7 selected"]);
    assert.equal(await person.focused(), "e5, black pawn");
    console.enter("g4");
    await person.shows("g4", "white pawn");
    assert.equal(await person.focused(), "e5, black pawn");
  });
  await person.tries("By typing: a refusal, then mate", async () => {
    await person.tabsTo("line");
    await person.types("queen h5");
    await person.presses("Enter");
    await person.hears("d8 cannot reach h5.");
    await person.types("Qh4");
    await person.presses("Enter");
    await console.until("Checkmate. Black wins.");
    await person.hears("Checkmate. Black wins.");
    assert.equal(await person.focused(), "line");
  });
  await person.saidOnce();
  await person.goes();
  await console.end();
}

async function promotion(browser) {
  const { console, person } = await seated(browser, ["--colour", "black", "--time", "none"]);
  for (const [from, to, reply] of [["h2", "h4", "g5"], ["h4", "g5", "h6"], ["g5", "h6", "a6"], ["h6", "h7", "a5"]]) {
    await person.moves(from, to);
    await person.shows(to, "white pawn");
    console.enter(reply);
    await person.shows(reply, "black pawn");
  }
  await person.tries("Promotion asks for the piece; Escape takes it back", async () => {
    await person.moves("h7", "g8");
    await person.sees("#choice");
    assert.match(await person.focused(), /Queen/);
    await person.isCalled(["#choice", "group", "The pawn becomes"], ...["Queen", "Rook", "Bishop", "Knight"].map((name, at) => [`#choice button:nth-of-type(${at + 1})`, "button", name]));
    await person.axe("promotion");
    await person.presses("Escape");
    await person.seesNo("#choice");
    assert.equal(await person.selected(), "");
    await person.moves("h7", "g8");
    await person.button("Knight");
    await person.shows("g8", "white knight");
    await console.until("knight");
  });
  await person.saidOnce();
  await person.goes();
  await console.end();
}

async function offers(browser) {
  const { console, person } = await seated(browser, ["--colour", "white", "--time", "none"]);
  console.enter("e4");
  await person.shows("e4", "white pawn");
  await person.tries("A draw is offered, asked back, and declined", async () => {
    await person.button("Offer a draw");
    await person.sees("#question");
    await person.axe("question");
    await person.button("Yes");
    await console.until("Black offers a draw.");
    console.enter("decline");
    await person.hears("White declines the draw.");
    await person.seesNo("#question");
  });
  await person.moves("e7", "e5");
  await person.shows("e5", "black pawn");
  console.enter("d4");
  await person.shows("d4", "white pawn");
  await person.tries("A reload keeps the seat, the messages and an open question", async () => {
    await person.button("Resign");
    await person.sees("#question");
    const lines = () => person.run(() => Array.from(document.querySelectorAll("#log li"), (line) => line.textContent));
    const before = await lines();
    await browser.reload();
    await person.sees("#question");
    assert.deepEqual(await lines(), before);
    assert.deepEqual(await person.heard("#said"), []);
    await person.shows("d4", "white pawn");
    await person.button("No");
    await person.seesNo("#question");
    await person.moves("e5", "d4");
    await person.shows("d4", "black pawn");
  });
  await person.tries("A draw is accepted; the result is the same on both sides", async () => {
    console.enter("draw");
    await console.until("Offer a draw?");
    console.enter("yes");
    await person.button("Accept the draw");
    await person.button("Yes");
    await console.until("public: Draw by agreement");
    await person.until(() => document.querySelector("#status").textContent.includes("Draw"));
  });
  await person.goes();
  await console.end();
}

async function fullDialogue(browser) {
  const { console, person } = await seated(browser, ["--colour", "white", "--time", "60", "--dialogue", "full"], PHONE);
  await person.tries("The dialogue of the Laws: announced, denied, repeated, executed, clock pressed", async () => {
    console.enter("knight f3");
    await person.sees("#announced");
    assert.equal(await person.text("#announced"), "Springer Gustav eins Felix drei, knight g1 to f3");
    await person.button("That is not what I heard", "touch");
    await console.until("public: That does not match");
    await person.button("I repeat this move", "touch");
    await console.until("Black repeats");
    await person.hears("Black repeats");
    await person.button("I have made it on my board", "touch");
    await person.seesNo("#owed button");
    console.enter("press");
    await person.seesNo("#announced");
    await person.sees("#bottom.running");
    await person.moves("e7", "e5", "touch");
    await console.until("public: e5");
    await person.button("Press the clock", "touch");
    await person.sees("#top.running");
    console.enter("repeat e5");
  });
  await person.tries("Five languages, changed during the game", async () => {
    for (const language of ["de", "es", "fr", "it", "en"]) {
      await person.run((wanted) => {
        const choice = document.querySelector("#language");
        choice.value = wanted;
        choice.dispatchEvent(new Event("change", { bubbles: true }));
      }, language);
      await person.until((wanted) => document.documentElement.lang === wanted, language);
      await person.axe(language);
    }
  });
  await person.goes();
  await console.end();
}

const games = [byMouse, byTouch, byKeyboard, promotion, offers, fullDialogue];
const wanted = process.argv.slice(2);
const versions = [];

for (const Kind of [Firefox, WebKit]) {
  const browser = await Kind.start(listen);
  for (const game of games) {
    if (wanted.length > 0 && !wanted.includes(game.name)) continue;
    await game(browser).catch(async (error) => {
      failures.push(`${browser.name}, ${game.name}: ${error.stack}`);
      await browser.close().catch(() => {});
    });
  }
  versions.push(browser.version);
  await browser.end();
}

const names = ["Firefox", "WebKitGTK"];
console.log(`| What | ${versions.join(" | ")} |\n|---|---|---|`);
for (const [what, came] of rows) console.log(`| ${what} | ${names.map((name) => came.get(name) ?? "not reached").join(" | ")} |`);
if (failures.length > 0) console.log(`\n${failures.join("\n\n")}`);
process.exit(failures.length > 0 ? 1 : 0);
