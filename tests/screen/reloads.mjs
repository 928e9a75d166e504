// The page is loaded again in every state that it can be in, and shows that state again. Run by played.mjs.

import assert from "node:assert/strict";
import { Console, PHONE, Page } from "./table.mjs";

/** Loads the page again, and waits until this is seen. */
async function again(page, selector, text = "") {
  await page.page.reload();
  await page.page.locator(selector, { hasText: text }).first().waitFor();
}

async function confirmed(page, console, button, words) {
  await page.button(button).click();
  await page.find("#question").waitFor();
  await again(page, "#question-text");
  await page.button("Yes").click();
  await console.until(words);
}

export async function reloads(browser) {
  const console = new Console(["--colour", "white", "--time", "none", "--dialogue", "full"]);
  const invitation = await console.invited();
  const page = await Page.open(browser, invitation.address, PHONE);
  await again(page, "#join");
  await page.join(invitation);
  await console.until("Ada wants to join");
  await again(page, "#notice-text", "You have asked to join");
  console.enter("yes");
  await console.until("Ada has joined");
  await again(page, "#status", "White to move");

  // A move is announced and waits for the opponent: not heard, then repeated, then made.
  console.enter("e4");
  await page.find("#announced").waitFor();
  await again(page, "#announced", "Eva vier");
  await page.button("That is not what I heard").click();
  await console.until("public: That does not match");
  await again(page, "#announced", "Eva vier");
  await page.button("I repeat this move").click();
  await again(page, "#owed button", "I have made it on my board");
  await page.button("I have made it on my board").click();
  await again(page, "#status", "Black to move");
  await page.shows("e4", "white pawn");

  // A piece that was only selected is on its square, and a move that is made waits for the press.
  await page.cell("e7").tap();
  await again(page, "#board");
  assert.equal(await page.page.locator("[aria-selected=true]").count(), 0);
  await page.cell("e7").tap();
  await page.cell("e5").tap();
  await page.shows("e5", "black pawn");
  await again(page, "#board");
  await page.shows("e5", "black pawn");

  // A claim asks twice, and so does a resignation.
  await page.button("Claim a draw").click();
  await page.find("#question").waitFor();
  await again(page, "#question button", "By repetition");
  await page.button("Cancel").click();
  await page.find("#question").waitFor({ state: "hidden" });
  await confirmed(page, console, "Resign", "White wins");
  await again(page, "#status", "White wins");
  assert.equal(await page.find("#actions").isVisible(), false);

  // Who was removed stays away.
  console.enter("dismiss");
  await page.find("#notice").waitFor();
  await again(page, "#notice-text", "no longer at the table");
  await page.close();
  await console.end();
}
