// Run by played.rs. Each scenario is a game with a program and a browser context of its own.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import * as event from "./event.mjs";
import * as languages from "./languages.mjs";
import { reloads } from "./reloads.mjs";
import { Console, IS_EVERY_LANGUAGE, LANGUAGES, PHONE, Page, report, seated, start } from "./table.mjs";

const browser = await start();

async function assertSelected(page, square) {
  const selected = page.find("[aria-selected]");
  if (square === null) assert.equal(await selected.count(), 0);
  else assert.match(await selected.getAttribute("aria-label"), new RegExp(`^${square},`));
}

async function drag(page, from, to) {
  const { mouse } = page.page;
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 5 });
  assert.equal(await page.find(".ghost").count(), 1);
  await mouse.up();
  assert.equal(await page.find(".ghost").count(), 0);
}

async function middle(page, square) {
  const { x, y, width, height } = await page.cell(square).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

async function byMouse() {
  const console = new Console(["--colour", "white", "--time", "60"]);
  const invitation = await console.invited();
  const page = await Page.open(browser, invitation.address);
  await page.find("#door").waitFor();
  await page.axe("door");
  const wrong = invitation.code === "000000" ? "000001" : "000000";
  await page.join({ code: wrong });
  await page.until(() => document.querySelector("#join-error").textContent !== "");
  assert.equal(await page.focused(), "code");
  assert.deepEqual(await page.heard("#join-error"), ["That is not the code, or it is too old. Ask for a new one."]);
  await page.axe("wrong code");
  await page.join(invitation);
  await page.find("#notice").waitFor();
  assert.equal(await page.focused(), "notice-text");
  await page.axe("waiting");
  await console.until("Ada wants to join");
  console.enter("yes");
  await console.until("Ada has joined");
  await page.find("#game").waitFor();
  assert.equal(await page.focused(), "title");
  // The name is recorded when the opponent has the seat already.
  await page.until(() => document.querySelector("#title")?.textContent === "White against Ada");

  console.enter("f3");
  await page.shows("f3", "white pawn");
  await page.cell("e7").click();
  await assertSelected(page, "e7");
  await page.axe("selected");
  await page.cell("e4").click();
  await page.hears("The pawn cannot go from e7 to e4.");
  await assertSelected(page, null);
  await page.shows("e7", "black pawn");
  await page.shows("e4", "empty");
  await page.cell("e7").click();
  await page.cell("e5").click();
  await console.until("public: e5");
  await page.shows("e5", "black pawn");
  console.enter("g4");
  await page.shows("g4", "white pawn");
  await drag(page, "d8", "h4");
  await console.until("Checkmate. Black wins.");
  await page.until(() => document.querySelector("#status").textContent === "Checkmate. Black wins.");
  assert.equal(await page.find("#actions").isVisible(), false);
  await page.hears("Checkmate. Black wins.");
  await page.find("#keys summary").click();
  await page.find("#keys tbody tr").nth(60).waitFor();
  await page.axe("end, and the list of keys");
  await page.saidOnce();
  await page.close();
  await console.end();
}

async function byTouch() {
  const console = new Console(["--colour", "black", "--time", "60"]);
  const { address, code } = await console.invited();
  const page = await Page.open(browser, `${address}#${code}`, PHONE);
  await page.find("#join [type=submit]").tap();
  await console.until("wants to join");
  assert.ok(!page.page.url().includes(code));
  console.enter("yes");
  await page.find("#game").waitFor();
  const tap = async (from, to) => {
    await page.cell(from).tap();
    await page.cell(to).tap();
  };
  // A tap at once behind a drag that led nowhere: a browser may send no click for it.
  const fingers = await page.page.context().newCDPSession(page.page);
  const touch = (type, points) => fingers.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const slide = async (from, to) => {
    await touch("touchStart", [from]);
    for (let step = 1; step <= 4; step++) {
      const along = (a, b) => a + ((b - a) * step) / 4;
      await touch("touchMove", [{ x: along(from.x, to.x), y: along(from.y, to.y) }]);
    }
    await touch("touchEnd", []);
  };
  const [pawn, beside] = [await middle(page, "e2"), await middle(page, "f2")];
  await slide(pawn, beside);
  await touch("touchStart", [pawn]);
  await touch("touchEnd", []);
  await page.cell("e4").tap();
  await console.until("public: e4");
  console.enter("e5");
  await page.shows("e5", "black pawn");
  await tap("f1", "c4");
  await console.until("public: bishop c4");
  console.enter("knight c6");
  await page.shows("c6", "black knight");
  await tap("d1", "h5");
  await console.until("public: queen h5");
  console.enter("knight f6");
  await page.shows("f6", "black knight");
  const [from, to] = [await middle(page, "h5"), await middle(page, "f7")];
  await slide(from, to);
  assert.equal(await page.page.evaluate(() => scrollY), 0);
  await console.until("Checkmate. White wins.");
  await page.hears("Checkmate. White wins.");
  await page.saidOnce();
  await page.close();
  await console.end();
}

async function byKeyboard() {
  const console = new Console(["--colour", "white", "--time", "60"]);
  const { address, code } = await console.invited();
  const page = await Page.open(browser, address);
  const { keyboard } = page.page;
  const tabTo = async (name) => {
    for (let presses = 0; (await page.focused()) !== name; presses++) {
      assert.ok(presses < 20, `${name} cannot be reached`);
      await keyboard.press("Tab");
    }
  };
  await page.find("#door").waitFor();
  await tabTo("code");
  await keyboard.type(code);
  await tabTo("name");
  await keyboard.type("Ben");
  await keyboard.press("Enter");
  await console.until("Ben wants to join");
  console.enter("yes");
  await page.find("#game").waitFor();
  console.enter("f3");
  await page.shows("f3", "white pawn");
  // The first square that is shown: Black is at the bottom.
  await tabTo("h1, white rook");
  const presses = async (...keys) => {
    for (const key of keys) await keyboard.press(key);
  };
  await presses("ArrowRight", "ArrowRight", "ArrowRight", ...Array(6).fill("ArrowDown"), "Enter");
  await assertSelected(page, "e7");
  await presses("Escape");
  await assertSelected(page, null);
  await presses("Enter", "ArrowUp", "ArrowUp", "Enter");
  await console.until("public: e5");
  await page.shows("e5", "black pawn");
  assert.equal(await page.focused(), "e5, black pawn");
  assert.deepEqual(await page.heard("#hint"), ["pawn e7 selected", "Nothing is selected any more.", "pawn e7 selected"]);
  console.enter("g4");
  await page.shows("g4", "white pawn");
  assert.equal(await page.focused(), "e5, black pawn");
  await tabTo("line");
  await keyboard.type("queen h5");
  await keyboard.press("Enter");
  await page.hears("d8 cannot reach h5.");
  await keyboard.type("Qh4");
  await keyboard.press("Enter");
  await console.until("Checkmate. Black wins.");
  await page.hears("Checkmate. Black wins.");
  assert.equal(await page.focused(), "line");
  await page.saidOnce();
  await page.close();
  await console.end();
}

/** The single keys of the console's board mode, by the keyboard alone. */
async function keysOfTheBoard() {
  const { console, page } = await seated(browser, ["--colour", "white", "--time", "60", "--dialogue", "full"]);
  const { keyboard } = page.page;
  const press = async (...keys) => {
    for (const key of keys) await keyboard.press(key);
  };
  const isAt = async (label) => assert.equal(await page.focused(), label);
  const rows = page.find("#keys tbody tr");
  assert.equal(await rows.count(), 0);
  await page.find("#keys summary").click();
  await rows.nth(60).waitFor();
  await page.find("#keys summary").click();
  await rows.first().waitFor({ state: "detached" });
  await page.cell("h1").focus();
  // Black reads the board from the other side, and so from h8 to a1.
  await press("k");
  await isAt("e8, black king");
  await press("k");
  await isAt("e1, white king");
  await press("Shift+K");
  await isAt("e8, black king");
  await press("q", "u");
  await isAt("d7, black pawn");
  await press("Shift+Y");
  await isAt("e1, white king");
  await press("g", "c", "7");
  await isAt("c7, black pawn");
  await press("Backspace");
  await isAt("e1, white king");
  await press("g", "x", "c", "4");
  await isAt("c4, empty");
  await press("2", "Shift+G", "b");
  await isAt("b2, white pawn");
  await press("#");
  await isAt("c2, white pawn");
  await press("j", "r");
  await isAt("a1, white rook");
  await press("Shift+J", "n");
  await isAt("g8, black knight");
  const [square, piece] = ["Which square?", "Which piece?"];
  assert.deepEqual(await page.heard("#hint"), [square, square, square, "Which file?", piece, piece]);

  // A question is the line that asks it.
  await press("a");
  await page.hears("White does not attack g8.");
  await press("w");
  await page.hears("White to move, move one.");
  await press("z", "q");
  await page.hears("White queen: d1. Black queen: d8.");
  await press("l");
  await page.hears("No move has been made yet.");
  await press("Space");
  await page.hears("You have no move to complete. Your opponent is to move.");
  const before = await page.find("#log li").count();
  await press("Control+l", "Alt+l", "Meta+l", "+", "/");
  await press("h");
  await page.hears("The keys are listed at the end of the page: Keys on the board.");
  const said = (await page.find("#log li").allTextContents()).slice(before);
  assert.equal(said.filter((text) => /Alt|study/.test(text)).length, 0, said.join("\n"));
  assert.match(said[0], /^To /);

  console.enter("knight f3");
  await page.find("#announced").waitFor();
  await press("Shift+L");
  await isAt("f3, white knight");
  await press("Shift+L");
  await isAt("g1, empty");
  await press("f");
  await isAt("g1, empty");
  await press("ArrowUp");
  await isAt("g2, white pawn");
  await press("i");
  await isAt("line");
  await page.find("#keys summary").focus();
  await press("Enter");
  const row = page.page.getByRole("row", { name: /^a .*attacks/ });
  await row.waitFor();
  await page.saidOnce();
  await page.close();
  await console.end();
}

async function promotion() {
  const { console, page } = await seated(browser, ["--colour", "black", "--time", "none"]);
  const replies = { g5: "g5", h6: "h6", a6: "a6", a5: "a5" };
  for (const [from, to, reply] of [["h2", "h4", "g5"], ["h4", "g5", "h6"], ["g5", "h6", "a6"], ["h6", "h7", "a5"]]) {
    await page.cell(from).click();
    await page.cell(to).click();
    await page.shows(to, "white pawn");
    console.enter(replies[reply]);
    await page.shows(reply, "black pawn");
  }
  await page.cell("h7").click();
  await page.cell("g8").click();
  assert.match(await page.focused(), /Queen/);
  await page.axe("promotion");
  await page.page.keyboard.press("Escape");
  assert.equal(await page.find("#choice").isVisible(), false);
  await assertSelected(page, null);
  await page.cell("h7").click();
  await page.cell("g8").click();
  await page.button("Knight").click();
  await page.shows("g8", "white knight");
  await console.until("knight");
  await page.saidOnce();
  await page.close();
  await console.end();
}

async function offers() {
  // Without clocks, which would be stopped if the reload took long.
  const { console, page } = await seated(browser, ["--colour", "white", "--time", "none"]);
  console.enter("e4");
  await page.shows("e4", "white pawn");
  await page.button("Offer a draw").click();
  await page.find("#question").waitFor();
  await page.axe("question");
  await page.button("Yes").click();
  await console.until("Black offers a draw.");
  console.enter("decline");
  await page.hears("White declines the draw.");
  await page.find("#question").waitFor({ state: "hidden" });

  // A claim asks for its ground and its move; each can be left.
  await page.button("Claim a draw").click();
  await page.button("By repetition").click();
  await page.button("Without a move").waitFor();
  await page.button("Cancel").click();
  await page.find("#question").waitFor({ state: "hidden" });

  await page.button("Resign").click();
  await page.button("No").click();
  await page.find("#question").waitFor({ state: "hidden" });
  await page.button("Resign").click();
  await page.find("#question").waitFor();
  await page.page.keyboard.press("Escape");
  await page.find("#question").waitFor({ state: "hidden" });

  // A draw is accepted only once both have moved.
  await page.cell("e7").click();
  await page.cell("e5").click();
  await page.shows("e5", "black pawn");
  console.enter("d4");
  await page.shows("d4", "white pawn");

  console.enter("draw");
  await console.until("Offer a draw?");
  console.enter("yes");
  await page.button("Accept the draw").focus();
  await page.page.keyboard.press("Enter");
  await page.find("#question").waitFor();
  assert.equal(await page.focused(), "question");
  assert.equal(await page.button("Accept the draw").isVisible(), false);
  await page.page.keyboard.press("Escape");
  await page.find("#question").waitFor({ state: "hidden" });
  assert.equal(await page.focused(), "Accept the draw");
  await page.button("Decline the draw").click();
  await console.until("Black declines the draw.");
  await page.saidOnce();

  // A reload says nothing again, and keeps what is open.
  await page.button("Resign").click();
  await page.hears("Resign the game?");
  await page.saidOnce();
  await page.until(() => [...document.querySelectorAll("#log li")].at(-1)?.textContent.startsWith("Resign the game?"));
  const before = await page.find("#log li").allTextContents();
  await page.page.reload();
  await page.find("#question").waitFor();
  assert.deepEqual(await page.find("#log li").allTextContents(), before);
  assert.deepEqual(await page.heard("#said"), []);
  await page.shows("d4", "white pawn");
  await page.button("No").click();
  await page.find("#question").waitFor({ state: "hidden" });

  // The later of two tabs drives; the other can take it back.
  const context = page.page.context();
  const later = await Page.inContext(context, page.page.url());
  await later.shows("d4", "white pawn");
  await page.find("#notice").waitFor();
  assert.equal(await page.find("#notice-text").textContent(), "The game is open in another tab.");
  await page.axe("elsewhere");
  await later.cell("e5").click();
  await later.cell("d4").click();
  await later.shows("d4", "black pawn");
  await page.button("Use it here").click();
  await page.shows("d4", "black pawn");
  await later.find("#notice").waitFor();
  assert.deepEqual(later.faults, []);
  await later.page.close();

  console.enter("draw");
  await console.until("Offer a draw?");
  console.enter("yes");
  await page.button("Accept the draw").click();
  await page.button("Yes").click();
  await console.until("public: Draw by agreement");
  await page.until(() => document.querySelector("#status").textContent.includes("Draw"));
  await page.close();
  await console.end();
}

async function interrupted() {
  const { console, page } = await seated(browser, ["--colour", "white", "--time", "60"]);
  console.enter("e4");
  await page.shows("e4", "white pawn");
  const address = page.page.url();
  await console.kill();
  await page.until(() => document.querySelector("#connection").classList.contains("lost"));
  assert.ok((await page.heard("#connection")).includes("Connection lost. Trying again."));
  await page.axe("lost");
  const resumed = new Console(["--resume"], console.data);
  resumed.enter("invite");
  const invitation = await resumed.invited();
  // Beside other games the port may be another one now, and the page cannot know it.
  if (invitation.address !== address) await page.page.goto(invitation.address);
  await page.until(() => !document.querySelector("#connection").classList.contains("lost"));
  await page.shows("e4", "white pawn");
  assert.equal(await page.find("#status").textContent(), "The game is paused. Black to move, move one.");
  await page.button("Start the clocks").click();
  await page.button("Stop the clocks").waitFor();
  await page.cell("c7").click();
  await page.cell("c5").click();
  await resumed.until("public: c5");
  await page.shows("c5", "black pawn");
  await page.close();
  await resumed.end();
}

async function fullDialogue() {
  const { console, page } = await seated(browser, ["--colour", "white", "--time", "60", "--dialogue", "full"], PHONE);
  const owed = page.find("#owed button");
  console.enter("knight f3");
  await page.find("#announced").waitFor();
  assert.equal(await page.find("#announced").textContent(), "Springer Gustav eins Felix drei, knight g1 to f3");
  assert.equal(await page.find(".announced").count(), 2);
  for (const language of LANGUAGES) {
    await page.find("#language").selectOption(language);
    await page.until((wanted) => document.documentElement.lang === wanted, language);
    await page.axe("announced", language);
  }
  await page.find("#language").selectOption("en");
  // What a screen reader gets where a move is announced and a question is open. ANNABELLA_BLESS=1 writes it anew; read the difference.
  // How long a sentence stays in the live region depends on the time.
  await page.find("#said").evaluate((region) => region.replaceChildren());
  await page.button("Resign").click();
  await page.find("#question").waitFor();
  await page.hears("Resign the game?");
  const tree = await page.tree();
  const known = new URL("tree.txt", import.meta.url);
  if (process.env.ANNABELLA_BLESS) writeFileSync(known, tree);
  assert.equal(tree, readFileSync(known, "utf8"));
  assert.equal(tree.match(/gridcell "[a-h][1-8], [^"]+" \(focusable/g).length, 64);
  await page.button("No").click();
  await page.find("#question").waitFor({ state: "hidden" });
  // On the smallest phone, too, the board and the answers are in sight together, and large enough to be hit.
  await page.page.setViewportSize({ width: 320, height: 568 });
  await page.page.evaluate(() => scrollTo(0, 0));
  const [board, answers] = [await page.find("#board").boundingBox(), await page.find(".dock").boundingBox()];
  assert.ok(board.width >= 8 * 24 && board.y + board.height <= answers.y, JSON.stringify([board, answers]));
  for (const button of await owed.all()) {
    const { width, height } = await button.boundingBox();
    assert.ok(width >= 44 && height >= 44, `${width} x ${height}`);
  }
  assert.equal(await page.page.evaluate(() => document.documentElement.scrollWidth), 320);
  await page.page.setViewportSize(PHONE.viewport);
  await page.button("That is not what I heard").click();
  await console.until("public: That does not match");
  await page.button("I repeat this move").click();
  await console.until("Black repeats");
  await page.button("I have made it on my board").click();
  await owed.first().waitFor({ state: "hidden" });
  console.enter("press");
  await page.find("#announced").waitFor({ state: "hidden" });
  await page.until(() => document.querySelector("#bottom").classList.contains("running"));
  await page.cell("e7").tap();
  await page.cell("e5").tap();
  await console.until("public: e5");
  await page.button("Press the clock").click();
  await page.until(() => document.querySelector("#top").classList.contains("running"));
  console.enter("repeat e5");
  await page.close();
  await console.end();
}

/** Either player says that the boards differ; the game goes on when both say that they agree. */
async function boardsDiffer() {
  const { console, page } = await seated(browser, ["--colour", "white", "--time", "60"], {}, true);
  console.enter("e4");
  await page.shows("e4", "white pawn");
  await page.button("Our boards differ").click();
  await console.until("public: Black says that the boards differ.");
  await console.until("private: The last recorded move is e4.");
  await page.hears("The last recorded move is e4.");
  const agree = page.button("Our boards agree again");
  await agree.waitFor();
  assert.equal(await page.find("#owed button").count(), 1);
  assert.equal(await page.button("Our boards differ").isVisible(), false);
  await page.axe("boards differ");
  await page.cell("e7").click();
  await page.cell("e5").click();
  await page.hears("The boards differ. When yours is right");
  await page.page.reload();
  await agree.click();
  await agree.waitFor({ state: "hidden" });
  await console.until("public: Black says that the boards agree.");
  await page.until(() => document.querySelectorAll(".running").length === 0);
  console.enter("our boards agree");
  await console.until("public: The game goes on.");
  await page.until(() => document.querySelector("#bottom").classList.contains("running"));
  await page.cell("e7").click();
  await page.cell("e5").click();
  await page.shows("e5", "black pawn");

  // The other way round: the console asks.
  console.enter("our boards differ");
  await console.until("public: White says that the boards differ.");
  console.enter("our boards agree");
  await page.hears("White says that the boards agree.");
  await agree.click();
  await console.until("public: The game goes on.");
  await page.button("Our boards differ").waitFor();
  await page.close();
  await console.end();
}

// The longest first. So many play at a time as wait for one another without harm.
const scenarios = [
  event.arbiter, event.assistant, event.adjournment, offers, keysOfTheBoard, boardsDiffer, byMouse, interrupted, fullDialogue, promotion, byTouch,
  reloads, languages.doors, byKeyboard,
];
if (IS_EVERY_LANGUAGE) scenarios.unshift(languages.wholeGames, languages.questions);
const wanted = process.argv.slice(2);
const waiting = scenarios.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const failures = [];

async function playOn() {
  for (let scenario = waiting.shift(); scenario; scenario = waiting.shift()) {
    await scenario(browser).catch((error) => failures.push(`${scenario.name}: ${error.stack}`));
  }
}

await Promise.all(Array.from({ length: 3 }, playOn));
await browser.close();
console.log(failures.length > 0 ? failures.join("\n\n") : report());
process.exit(failures.length > 0 ? 1 : 0);
