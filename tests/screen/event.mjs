// A tournament game: the arbiter's page, those of the players and of an assistant, and the board in the room. Run by played.mjs.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Console, IS_EVERY_LANGUAGE, LANGUAGES, PHONE, Page } from "./table.mjs";

const SIZES = [{ width: 1280, height: 800 }, { width: 390, height: 844 }, { width: 320, height: 568 }];

/** A game whose arbiter sits at a screen, and has allowed others. */
async function begun(browser, flags = []) {
  const table = ["--mode", "tournament", "--screen", "invited", "--colour", "white", "--time", "60+3", "--dialogue", "full"];
  const console = new Console([...table, "--style", "literate", ...flags]);
  console.enter("invite arbiter");
  const invitation = await console.invited();
  const arbiter = await Page.open(browser, invitation.address);
  await arbiter.join(invitation, "Rita");
  await arbiter.find("#pending").waitFor();
  await arbiter.button("Allow screens").click();
  return { console, arbiter, invitation: await console.invited() };
}

/** Somebody comes, and the arbiter approves the screen. */
async function approved(browser, { console, arbiter }, invitation, options) {
  const page = await Page.open(browser, invitation.address, options);
  await page.join(invitation);
  await console.until("The arbiter decides");
  await arbiter.button("Approve the screen").click();
  await page.find("#game").waitFor();
  return page;
}

async function invited(console, whom) {
  console.enter(`invite ${whom}`);
  return console.invited();
}

async function listed(page, list, text) {
  await page.find(`${list} li`).filter({ hasText: text }).first().waitFor();
}

/** No control is too small for a finger, and nothing stands beside the page. */
async function assertFits(page, state) {
  const [width, small] = await page.page.evaluate(() => {
    const controls = document.querySelectorAll("button, select, input:not([type=radio]), a");
    const shown = Array.from(controls).filter((each) => each.checkVisibility());
    const small = shown.filter((each) => each.getBoundingClientRect().height < 44);
    return [document.documentElement.scrollWidth - innerWidth, small.map((each) => each.outerHTML)];
  });
  assert.equal(width, 0, `${state}: wider than the window`);
  assert.deepEqual(small, [], state);
}

async function move(page, from, to) {
  await page.cell(from).tap();
  await page.cell(to).tap();
}

/** The arbiter rules, and the opponent moves on a phone. */
export async function arbiter(browser) {
  const table = await begun(browser);
  const { console, arbiter, invitation } = table;
  const opponent = await approved(browser, table, invitation, PHONE);
  await arbiter.button("Start the clocks").click();
  await console.until("starts the game");
  console.enter("e4");
  await opponent.find("#announced").waitFor();
  console.enter("press");
  await opponent.shows("e4", "white pawn");

  // A move is shown once more before it counts. Any pawn on the last rank is asked what it becomes.
  await move(opponent, "e7", "e1");
  await opponent.button("Queen").waitFor();
  await opponent.button("Cancel").tap();
  await move(opponent, "e7", "e5");
  await opponent.button("No").waitFor();
  assert.equal(await opponent.find("#question-text").textContent(), "Do you mean the move e5?");
  assert.deepEqual([await opponent.find(".aimed").count(), await opponent.find("#arrow path").getAttribute("d") !== ""], [1, true]);
  await opponent.axe("confirmation");
  await opponent.button("No").tap();
  await opponent.find("#question").waitFor({ state: "hidden" });
  await opponent.shows("e5", "empty");
  // One that is typed, too.
  await opponent.find("#line").fill("e5");
  await opponent.find("#line").press("Enter");
  await opponent.button("No").tap();
  await opponent.find("#question").waitFor({ state: "hidden" });
  await opponent.shows("e5", "empty");
  await move(opponent, "e7", "e5");
  await opponent.button("Yes").tap();
  await opponent.shows("e5", "black pawn");
  await opponent.button("Press the clock").tap();
  await arbiter.until(() => document.querySelectorAll("#sheets tbody tr").length === 2);

  // The same by the keyboard, and an illegal move looks like any other.
  console.enter("d4");
  await opponent.shows("d4", "white pawn");
  console.enter("press");
  await opponent.until(() => document.querySelector("#bottom").classList.contains("running"));
  const { keyboard } = opponent.page;
  await opponent.cell("a7").focus();
  await keyboard.press("Enter");
  await opponent.cell("a4").focus();
  await keyboard.press("Enter");
  await opponent.until(() => document.activeElement?.textContent === "Yes");
  await keyboard.press("Enter");
  await opponent.shows("a4", "black pawn");
  assert.match(await opponent.page.evaluate(() => document.activeElement?.getAttribute("aria-label")), /^a4,/);
  assert.deepEqual(await opponent.find("#owed button").allTextContents(), ["Press the clock"]);
  await opponent.button("Press the clock").tap();
  await listed(arbiter, "#pending", "Noted: an illegal move by Black.");

  // A preview, and the ruling with its reason, by the keyboard alone.
  const tabTo = async (name) => {
    for (let presses = 0; (await arbiter.focused()) !== name; presses++) {
      assert.ok(presses < 40, `${name} cannot be reached`);
      await arbiter.page.keyboard.press("Tab");
    }
  };
  await arbiter.find("#usual").focus();
  const orders = await arbiter.find("#usual option").allTextContents();
  const added = orders.find((order) => order.startsWith("add white"));
  await arbiter.find("#usual").selectOption(added);
  assert.equal(await arbiter.find("#order").inputValue(), added);
  await tabTo("order");
  await arbiter.page.keyboard.press("Control+A");
  await arbiter.page.keyboard.type("illegal");
  await tabTo("reason");
  await arbiter.page.keyboard.type("seen at the board");
  await tabTo("preview");
  await arbiter.page.keyboard.press("Enter");
  await arbiter.hears("Nothing has been done yet.");
  assert.ok((await arbiter.heard("#said")).some((text) => text.startsWith("Nothing has been done yet.")));
  await arbiter.shows("a4", "black pawn");
  for (const viewport of SIZES) {
    await arbiter.page.setViewportSize(viewport);
    // Where there is little room, the longer words are enough.
    for (const language of IS_EVERY_LANGUAGE || viewport.width === 1280 ? LANGUAGES : ["it"]) {
      await arbiter.find("#language").selectOption(language);
      await arbiter.until((wanted) => document.documentElement.lang === wanted, language);
      // The smallest has the same controls as the phone.
      if (viewport.width === 1280 || (viewport.width === 390 && IS_EVERY_LANGUAGE)) await arbiter.axe(`arbiter, ${viewport.width} pixels`, language);
      await assertFits(arbiter, `arbiter, ${language}, ${viewport.width}`);
    }
    await arbiter.find("#language").selectOption("en");
    await arbiter.until(() => document.documentElement.lang === "en");
  }
  assert.match(await arbiter.find("#bottom .clock").textContent(), /^\d+:\d\d:\d\d\.\d$|^\d+:\d\d\.\d$/);
  await arbiter.button("Send").click();
  await listed(arbiter, "#facts", "seen at the board");
  assert.equal(await arbiter.find("#order").inputValue(), "");
  await opponent.shows("a4", "empty");
  // The clocks wait until the arbiter has confirmed the times of the position that was put back.
  await arbiter.find("#order").fill("yes");
  await arbiter.button("Send").click();
  await listed(arbiter, "#facts", "confirms the times");

  // A claim that only the arbiter can decide.
  await move(opponent, "a7", "a5");
  await opponent.button("Yes").tap();
  await opponent.button("Press the clock").tap();
  await arbiter.until(() => document.querySelectorAll("#sheets tbody tr").length === 4);
  console.enter("touch b1");
  console.enter("c3");
  await opponent.shows("c3", "white pawn");
  console.enter("press");
  await opponent.find("#line").fill("claim touch");
  await opponent.find("#line").press("Enter");
  await arbiter.button("Accept the claim").waitFor();
  assert.match(await arbiter.find("#pending").textContent(), /b1/);
  await arbiter.axe("claim");
  await arbiter.button("Accept the claim").click();
  await arbiter.button("Accept the claim").waitFor({ state: "hidden" });
  await opponent.shows("c3", "empty");

  const downloaded = async (name) => {
    const clicked = arbiter.page.getByRole("link", { name }).click();
    const [file] = await Promise.all([arbiter.page.waitForEvent("download"), clicked]);
    return readFileSync(await file.path(), "utf8");
  };
  // What one may give away, and what the arbiter keeps.
  const pgn = await downloaded("Scoresheet as PGN");
  assert.match(pgn, /1\. e4 .*2\.\.\.\s+a5/s);
  assert.doesNotMatch(pgn, /ruling|seen/);
  assert.match(await downloaded("Scoresheet with everything that was noted"), /ruling: .*seen\s+at\s+the\s+board/s);
  await opponent.close();
  await arbiter.close();
  await console.end();
}

/** An assistant, who sees no board, and the room, which sees nothing else. */
export async function assistant(browser) {
  const table = await begun(browser, ["--assistant", "yes"]);
  const { console, arbiter, invitation } = table;
  const opponent = await approved(browser, table, invitation);
  const assistant = await approved(browser, table, await invited(console, "assistant"), PHONE);
  const display = await Page.open(browser, invitation.address, { viewport: { width: 1920, height: 1080 } });
  await display.join(await invited(console, "display"));
  await display.find("#game").waitFor();
  await arbiter.button("Start the clocks").click();
  await console.until("starts the game");

  assert.equal(await assistant.find("#board").isVisible(), false);
  console.enter("knight f3");
  await opponent.button("I repeat this move").click();
  await console.until("repeats");
  await assistant.button("I have made it on the board").tap();
  await assistant.find("#owed button").first().waitFor({ state: "hidden" });
  await assistant.button("Press the clock").tap();
  await display.shows("f3", "white knight");
  await assistant.button("Report a touched piece").tap();
  assert.equal(await assistant.focused(), "line");
  assert.equal(await assistant.find("#line").inputValue(), "report touch ");
  await assistant.page.keyboard.type("b8");
  await assistant.page.keyboard.press("Enter");
  await arbiter.hears("Report: Black has touched the piece on b8.");
  console.enter("ask the time");
  await assistant.button("Tell the times").tap();
  await assistant.button("Tell the times").waitFor({ state: "hidden" });
  for (const language of LANGUAGES) {
    await assistant.find("#language").selectOption(language);
    await assistant.until((wanted) => document.documentElement.lang === wanted, language);
    await assistant.axe("assistant", language);
    await assertFits(assistant, `assistant, ${language}`);
  }

  await display.axe("display");
  const seen = await display.page.evaluate(() => {
    const { right, bottom } = document.documentElement.getBoundingClientRect();
    const { height } = document.querySelector("#board").getBoundingClientRect();
    const controls = document.querySelectorAll("button, select, input, a");
    return { right, bottom, height, controls: Array.from(controls).filter((each) => each.checkVisibility()).length };
  });
  assert.ok(seen.height > 900 && seen.bottom <= 1080 && seen.right <= 1920, JSON.stringify(seen));
  assert.equal(seen.controls, 0);

  // Who turns from the page is in the arbiter's log, once each time.
  const turn = (state) =>
    opponent.page.evaluate((wanted) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => wanted });
      document.dispatchEvent(new Event("visibilitychange"));
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await turn("hidden");
  await listed(arbiter, "#facts", "has left the page");
  await turn("visible");
  await listed(arbiter, "#facts", "has returned to the page");
  const facts = await arbiter.find("#facts li").allTextContents();
  assert.equal(facts.filter((text) => text.includes("the page")).length, 2, facts.join("\n"));
  for (const page of [opponent, assistant, display, arbiter]) await page.close();
  await console.end();
}

/** The arbiter adjourns, the opponent seals at a phone, and the game is resumed; nothing secret is ever in sight. */
export async function adjournment(browser) {
  const word = "Rosengarten";
  const table = await begun(browser);
  const { console, arbiter, invitation } = table;
  const opponent = await approved(browser, table, invitation, PHONE);
  await arbiter.button("Start the clocks").click();
  await console.until("starts the game");
  console.enter("e4");
  await opponent.find("#announced").waitFor();
  console.enter("press");
  await opponent.shows("e4", "white pawn");
  assert.equal(await opponent.button("Seal your move").count(), 0);

  // The order is given by the keyboard; the password is asked for where nobody can read it.
  const answer = (page) => page.page.getByLabel("Hidden answer", { exact: true });
  const isCovered = async (page) => assert.equal(await answer(page).getAttribute("type"), "password");
  await arbiter.button("Adjourn the game").focus();
  await arbiter.page.keyboard.press("Enter");
  await answer(arbiter).waitFor();
  assert.equal(await arbiter.focused(), "answer");
  await isCovered(arbiter);
  assert.equal(await answer(arbiter).getAttribute("autocomplete"), "off");
  assert.equal(await arbiter.find("#orders").isVisible(), false);
  for (const viewport of SIZES) {
    await arbiter.page.setViewportSize(viewport);
    await assertFits(arbiter, `password, ${viewport.width}`);
  }
  await arbiter.axe("password");
  await arbiter.button("Cancel").click();
  await arbiter.find("#question").waitFor({ state: "hidden" });
  assert.equal(await arbiter.focused(), "Adjourn the game");
  await arbiter.page.keyboard.press("Enter");
  await answer(arbiter).waitFor();
  await arbiter.page.keyboard.type(word);
  await arbiter.page.keyboard.press("Enter");
  await arbiter.hears("Enter the password again.");
  await answer(arbiter).focus();
  await arbiter.page.keyboard.type(word);
  await arbiter.page.keyboard.press("Enter");
  await arbiter.find("#question").waitFor({ state: "hidden" });
  assert.equal(await arbiter.find("#orders").isVisible(), true);

  // A move is written unseen; it can be shown, and is hidden again.
  await opponent.button("Seal your move").tap();
  await answer(opponent).waitFor();
  assert.equal(await opponent.find("#entry").isVisible(), false);
  await opponent.page.keyboard.type("e7e5");
  await isCovered(opponent);
  assert.ok(!(await opponent.tree()).includes("e7e5"));
  await assertFits(opponent, "sealing");
  await opponent.axe("sealing");
  const reveal = opponent.button("Show what I enter");
  await reveal.tap();
  assert.equal(await answer(opponent).getAttribute("type"), "text");
  assert.equal(await reveal.getAttribute("aria-pressed"), "true");
  await reveal.tap();
  await isCovered(opponent);
  await answer(opponent).press("Enter");
  await opponent.button("Close the envelope").waitFor();
  await opponent.hears("Your move is in the envelope.");
  await opponent.page.reload();
  await opponent.button("Seal another move").waitFor();

  // Another one instead, on the board: it is not made there.
  await move(opponent, "g8", "f6");
  assert.equal(await opponent.find("#choice-text").textContent(), "Seal: knight g8 to f6");
  await opponent.button("Confirm").tap();
  await opponent.until(
    () => Array.from(document.querySelectorAll("#log li")).filter((line) => line.textContent.includes("in the envelope")).length === 2,
  );
  await opponent.shows("g8", "black knight");
  await opponent.button("Close the envelope").tap();
  await arbiter.button("Resume: both are here").waitFor();
  assert.match(await arbiter.find("#status").textContent(), /^The game is adjourned\./);
  await arbiter.axe("adjourned");
  for (const page of [opponent, arbiter]) {
    const shown = await page.page.evaluate(() => document.documentElement.outerHTML);
    for (const secret of [word, "e7e5", "g8f6"]) assert.ok(!shown.includes(secret), secret);
  }
  for (const secret of [word, "e7e5", "g8f6"]) assert.ok(!console.hasSaid(secret), secret);

  await arbiter.button("Resume: both are here").click();
  const open = async (entered) => {
    await answer(arbiter).focus();
    await arbiter.page.keyboard.type(entered);
    await arbiter.page.keyboard.press("Enter");
  };
  await arbiter.button("Open the envelope").click();
  await open("Tulpengarten");
  await arbiter.hears("That is not the envelope's password.");
  // The next try waits for two seconds.
  await new Promise((done) => setTimeout(done, 3000));
  await opponent.shows("g8", "black knight");
  await open(word);
  await opponent.shows("f6", "black knight");
  await arbiter.shows("f6", "black knight");
  await console.until("sealed move is");
  console.enter("d4");
  await opponent.shows("d4", "white pawn");
  assert.ok(!console.hasSaid(word));
  await opponent.close();
  await arbiter.close();
  await console.end();
}
