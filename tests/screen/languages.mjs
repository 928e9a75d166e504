// The page in one language after another. Run by played.mjs.

import assert from "node:assert/strict";
import { Console, IS_EVERY_LANGUAGE, LANGUAGES, PHONE, Page, seated } from "./table.mjs";

/** Waits until the last move has gone to this square. */
function lastMove(page, square) {
  return page.find(`[role=gridcell].to[aria-label^="${square},"]`).waitFor();
}

/** The same game to its mate in each language, by touch: nothing that is said stays in English. */
export async function wholeGames(browser) {
  const english = new Set();
  for (const language of LANGUAGES) {
    const { console, page } = await seated(browser, ["--colour", "black", "--time", "60"], { ...PHONE, locale: language });
    assert.equal(await page.page.evaluate(() => document.documentElement.lang), language);
    for (const [from, to, reply] of [["e2", "e4", "e5"], ["f1", "c4", "knight c6"], ["d1", "h5", "knight f6"], ["h5", "f7"]]) {
      await page.cell(from).tap();
      await page.cell(to).tap();
      await lastMove(page, to);
      if (!reply) continue;
      console.enter(reply);
      await lastMove(page, reply.slice(-2));
    }
    await console.until("Checkmate. White wins.");
    await page.find("#actions").waitFor({ state: "hidden" });
    await page.axe("mate on a phone", language);
    await page.saidOnce();
    // A move in figures is the same everywhere.
    const said = (await page.find("#log li").allTextContents()).filter((line) => /[a-z]{3}/.test(line));
    assert.ok(said.length > 2, said.join("\n"));
    if (language === "en") said.forEach((line) => english.add(line));
    else assert.deepEqual(said.filter((line) => english.has(line)), []);
    await page.close();
    await console.end();
  }
}

/** A question of the page itself. */
export async function questions(browser) {
  const { console, page } = await seated(browser, ["--colour", "white", "--time", "60"]);
  for (const language of LANGUAGES) {
    await page.find("#language").selectOption(language);
    await page.until((wanted) => document.documentElement.lang === wanted, language);
    await page.find("#actions button").last().click();
    await page.find("#question").waitFor();
    await page.axe("resign?", language);
    await page.find("#question button").last().click();
    await page.find("#question").waitFor({ state: "hidden" });
  }
  await page.close();
  await console.end();
}

export async function doors(browser) {
  const console = new Console([]);
  const { address, code } = await console.invited();
  const page = await Page.open(browser, address, { ...PHONE, locale: "fr-CH" });
  await page.until(() => document.documentElement.lang === "fr");
  const titles = new Set();
  let seen = await page.find("#door-help summary").first().textContent();
  for (const language of LANGUAGES) {
    await page.find("#language").selectOption(language);
    await page.until((wanted) => document.documentElement.lang === wanted, language);
    await page.until((title) => document.querySelector("#door-help summary").textContent !== title, seen);
    seen = await page.find("#door-help summary").first().textContent();
    const [opponent, ...others] = await page.find("#door-help details").all();
    assert.equal(await opponent.locator("p").first().isVisible(), true);
    assert.equal(others.length, 3);
    if (titles.size === 0) await others[1].locator("summary").tap();
    assert.equal(await others[1].locator("p").first().isVisible(), true);
    assert.match(await others[1].textContent(), /PIN/);
    if (IS_EVERY_LANGUAGE) await page.axe("door on a phone", language);
    titles.add(await page.find("#door-title").textContent());
  }
  assert.equal(titles.size, LANGUAGES.length);
  await page.join({ code });
  await page.find("#notice").waitFor();
  await console.until("wants to join");
  console.enter("no");
  await page.button("Entra con un codice").waitFor();
  await page.axe("declined", "it");
  await page.close();
  await console.end();
}
