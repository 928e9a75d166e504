// How long it takes from a move at the console until it is drawn in Chromium, and until a page can be used. Prints rows of a table.

import { Console, Page, start } from "./table.mjs";

const GAMES = 4;

const sorted = (times) => [...times].sort((a, b) => a - b);
const share = (times, hundredth) => sorted(times)[Math.floor(((times.length - 1) * hundredth) / 100)];
const row = (what, times) =>
  console.log(`| ${what} | ${share(times, 50).toFixed(1)} ms | ${share(times, 95).toFixed(1)} ms | ${times.length} |`);

/** In the page: when the frame is there that shows a piece on this square. The clocks of one machine are one. */
function drawnAt(square) {
  return new Promise((resolve) => {
    const cell = Array.from(document.querySelectorAll("[role=gridcell]")).find((each) =>
      each.getAttribute("aria-label").startsWith(`${square},`),
    );
    const label = cell.getAttribute("aria-label");
    const watch = new MutationObserver(() => {
      if (cell.getAttribute("aria-label") === label) return;
      watch.disconnect();
      // The second frame begins when the first has been handed over.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now())));
    });
    watch.observe(cell, { attributes: true });
    window.isWatching = true;
  });
}

const browser = await start();
const times = [];
const loads = [];
for (let number = 0; number < GAMES; number++) await game();
console.log("| What | Median | 95th percentile | Times |\n|---|---:|---:|---:|");
row("a move entered at the console, until it is drawn in Chromium (aim: 60 ms)", times);
row("the first byte of the page, until it shows the game (aim: 300 ms)", loads);
await browser.close();

async function game() {
  const program = new Console(["--colour", "white", "--dialogue", "off"]);
  const { address, code } = await program.invited();
  const page = await Page.open(browser, address);
  await page.join({ code });
  await program.until("Ada wants to join");
  program.enter("yes");
  await page.find("#game").waitFor();
  // Each pawn makes two steps: no position comes twice.
  for (const file of "abcdefgh") {
    for (const [white, black] of [[[2, 3], [7, 6]], [[3, 4], [6, 5]]]) {
      const drawn = page.page.evaluate(drawnAt, `${file}${white[1]}`);
      await page.page.waitForFunction(() => window.isWatching);
      const entered = performance.timeOrigin + performance.now();
      program.enter(`${file}${white[0]}${file}${white[1]}`);
      times.push((await drawn) - entered);
      await page.page.evaluate(() => (window.isWatching = false));
      await page.find("#line").fill(`${file}${black[0]}${file}${black[1]}`);
      await page.find("#line").press("Enter");
      await page.shows(`${file}${black[1]}`, "black pawn");
    }
    await page.page.reload();
    await page.find("#game").waitFor();
    loads.push(
      await page.page.evaluate(() => {
        const [{ responseStart }] = performance.getEntriesByType("navigation");
        return performance.now() - responseStart;
      }),
    );
  }
  await page.close();
  await program.end();
}
