/**
 * Takes the pictures: every story of a built Storybook, at the widths asked for.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { requireChromium } from '../chromium/launch.mjs';
import { serve } from './serve.mjs';

/** CSS px; a picture is as high as the story, but at least this. */
const HEIGHT = 480;

/** How many pages work at once. */
const PAGES = 2;

/** A frame of which Chromium draws only the changed part anew may round a corner otherwise where that part ends. */
const wholeFrames = ['--disable-partial-raster'];

/**
 * @typedef {{ story: string, mode: string, picture: Buffer }} Shot
 * @typedef {Readonly<Record<string, { readonly viewport: number }>>} Modes
 */

/**
 * Pages that are no story, by the name of their picture: where they are in the folder of the Storybook.
 * @type {Readonly<Record<string, string>>}
 */
export const plainPages = { 'html-fixtures--page': 'html-fixtures/fixtures/page.html' };

/**
 * The ids of all stories that may be photographed, in order.
 * @param {string} storybook folder
 * @returns {Promise<string[]>}
 */
export async function stories(storybook) {
  const { entries } = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8'));
  return Object.entries(entries)
    .filter(([, { type, tags }]) => type === 'story' && !tags.includes('no-picture'))
    .map(([id]) => id)
    .toSorted((one, other) => one.localeCompare(other, 'en'));
}

/**
 * @param {string} storybook folder
 * @param {ReadonlyMap<string, readonly string[]>} wanted modes by story
 * @param {Modes} modes
 * @param {(shot: Shot) => Promise<void> | void} take is handed each picture
 * @returns {Promise<void>}
 * @throws the first error of a story, with its id
 */
export async function photograph(storybook, wanted, modes, take) {
  const { launchOptions } = await requireChromium();
  const args = [...(launchOptions.args ?? []), ...wholeFrames];
  const [browser, { origin, close }] = await Promise.all([
    chromium.launch({ ...launchOptions, args }),
    serve(storybook),
  ]);
  const queue = Array.from(wanted);
  const work = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light', locale: 'de-DE' });
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [story, names] = next;
      await open(page, origin, story);
      for (const mode of names)
        await take({ story, mode, picture: await shot(page, modes[mode]?.viewport ?? 0) });
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await browser.close();
    close();
  }
}

/**
 * @param {import('playwright').Page} page
 * @param {string} origin
 * @param {string} story
 */
async function open(page, origin, story) {
  await page.setViewportSize({ width: 1020, height: HEIGHT });
  // An empty page first: nothing of the last story, not even its hash, is left.
  await page.goto('about:blank');
  const plain = plainPages[story];
  if (plain) await page.goto(`${origin}/${plain}`);
  else await openStory(page, origin, story);
  // `ready` alone is true before the first text has asked for a font. The fallback of this machine may not be there.
  await page.evaluate(() => Promise.allSettled(Array.from(document.fonts, (font) => font.load())));
}

/**
 * @param {import('playwright').Page} page
 * @param {string} origin
 * @param {string} story
 */
async function openStory(page, origin, story) {
  await page.goto(`${origin}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story`);
  // Finished is a story whose `play` has come to its end, well or not.
  const outcome = await page.waitForFunction(finished);
  const { status } = await outcome.jsonValue();
  if (status !== 'success') throw new Error(`${story} cannot be shown: ${status}`);
}

/** Runs in the page: what Storybook said last about the end of a story. */
function finished() {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  return channel?.last('storyFinished')?.[0];
}

/**
 * @param {import('playwright').Page} page
 * @param {number} width
 * @returns {Promise<Buffer>}
 */
async function shot(page, width) {
  await page.setViewportSize({ width, height: HEIGHT });
  // Two frames: one for what listens to the width, one for what it changes.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  let before = await picture(page);
  // Twice the same, or the page was still at work: the first frame after a resize may round a corner otherwise.
  for (let tries = 0; tries < 5; tries += 1) {
    const now = await picture(page);
    if (now.equals(before)) break;
    before = now;
  }
  return before;
}

/** @param {import('playwright').Page} page */
const picture = (page) => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
