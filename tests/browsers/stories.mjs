/**
 * Runs every story in a browser. The story must render and its `play` must finish. axe, which Storybook runs,
 * must find nothing. There must be no complaint on the console. The checks that the stories pass in Chromium
 * must pass too.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './driver.mjs';

/** @typedef {import('./driver.mjs').Driver} Driver */

/** Runs in the page. Returns Storybook's last message about the end of a story. */
function ending() {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const finished = channel?.last('storyFinished')?.[0];
  if (finished) return { status: String(finished.status), reason: reasonOf(finished) };
  const failed = channel?.last('storyMissing') ?? channel?.last('storyErrored');
  return failed ? { status: 'not rendered', reason: JSON.stringify(failed[0]) } : undefined;

  function reasonOf(
    /** @type {{ reporters?: { status: string, result?: unknown }[] }} */ { reporters = [] },
  ) {
    const bad = reporters.find(({ status }) => status === 'failed');
    const thrown = channel.last('playFunctionThrewException') ?? channel.last('storyThrewException');
    return JSON.stringify(thrown?.[0]?.message ?? bad?.result ?? '').slice(0, 1000);
  }
}

/** Runs in the page. @returns {Promise<string[]>} */
const askChecks = () => Reflect.get(window, 'storyFaults')();

/** Runs in the page. In WebKit an open list is a separate window, which has the focus until it closes. */
function closeList() {
  const { activeElement } = document;
  if (!document.hasFocus() && activeElement instanceof HTMLElement) activeElement.blur();
}

/**
 * @param {Driver} driver
 * @param {{ origin: string, complaints: string[] }} site the static Storybook, watched
 * @param {string} story its id
 * @param {string | undefined} pictures folder into which a picture of it goes, as its `play` leaves it
 * @returns {Promise<string[]>} its faults
 */
async function tryStory(driver, { origin, complaints }, story, pictures) {
  complaints.length = 0;
  await driver.open(`${origin}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story`);
  const { status, reason } = await until(driver, `end of ${story}`, ending);
  if (pictures) {
    const engine = driver.name.replace(/ .*/, '').toLowerCase();
    writeFileSync(join(pictures, `${story}.${engine}.png`), await driver.picture());
  }
  const wrong = status === 'success' ? [] : [`${status}: ${reason}`];
  await driver.evaluate(closeList);
  await until(driver, 'focus in the window', () => document.hasFocus());
  const faults = await driver.evaluate(askChecks);
  return [...wrong, ...complaints, ...faults];
}

/** The number of stories per browser. A browser becomes slower with every page, so a new one replaces it. */
const FRESH_AFTER = 40;

/**
 * @param {() => Promise<Driver>} launch
 * @param {{ origin: string, complaints: string[] }} site
 * @param {readonly string[]} stories
 * @param {(news: string) => void} news
 * @param {string} [pictures] folder for a picture of each
 * @returns {Promise<string[]>} a line for each fault
 */
export async function tryStories(launch, site, stories, news, pictures) {
  const faults = [];
  let driver = await launch();
  try {
    for (const [index, story] of stories.entries()) {
      news(`${index + 1} of ${stories.length} stories, ${faults.length} faults: ${story}`);
      try {
        if (index > 0 && index % FRESH_AFTER === 0) {
          await driver.close();
          driver = await launch();
        }
        for (const fault of await tryStory(driver, site, story, pictures)) faults.push(`${story}: ${fault}`);
      } catch (error) {
        faults.push(`${story}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await driver.close();
  }
  return faults;
}
