/** Takes a picture of every story of a built Storybook at the requested widths, and its accessibility tree. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { requireChromium } from '../chromium/launch.mjs';
import { serve } from './serve.mjs';
import { treeOf } from './tree.mjs';

/** The minimum height of a picture in CSS px. A picture is as high as its story. */
const HEIGHT = 480;

/** The width in CSS px at which a story is loaded and its tree is read. */
const WIDTH = 1020;

/** The mode that takes the accessibility tree of a story in place of a picture. */
export const TREE = 'tree';

/** How long after a story the last of its announcements may come, in milliseconds. */
const LATEST = 1500;

/** The number of pages that work in parallel. */
const PAGES = 4;

/**
 * Makes Chromium draw the whole frame. If it draws only the changed part, it may round a corner differently
 * at the border of that part.
 */
const wholeFrames = ['--disable-partial-raster'];

/**
 * @typedef {{ story: string, mode: string, picture: Buffer, isExpected: boolean }} Shot the picture as PNG, or the tree as text
 * @typedef {Readonly<Record<string, { readonly viewport: number }>>} Modes
 */

/**
 * Pages that are not stories, by the name of their picture, with their path in the folder of the Storybook.
 * @type {Readonly<Record<string, string>>}
 */
export const plainPages = { 'html-fixtures--page': 'html-fixtures/fixtures/page.html' };

/**
 * Returns the ids of all stories with a picture, in order.
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
 * @typedef {object} Haste
 * @property {boolean} sharesPage true to show one story after another in the same page, as the sidebar of Storybook does.
 *   What a story leaves behind may show in the next picture, so a picture that differs must be taken again without it.
 * @property {(story: string, mode: string, picture: Buffer) => Promise<boolean>} isExpected true if a picture needs no second look
 */

/** How a page of stories is opened. */
export const pageSettings = /** @type {const} */ ({
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'de-DE',
  viewport: { width: WIDTH, height: HEIGHT },
});

/** @type {Haste} */
const unhurried = { sharesPage: false, isExpected: async () => false };

/**
 * @param {string} storybook folder
 * @param {ReadonlyMap<string, readonly string[]>} wanted modes by story
 * @param {Modes} modes
 * @param {(shot: Shot) => Promise<void> | void} onShot is handed each picture and tree
 * @param {Haste} [haste] @default loads a page for each story, and takes every picture twice
 * @returns {Promise<void>}
 * @throws the first error of a story, with its id
 */
export async function photograph(storybook, wanted, modes, onShot, haste = unhurried) {
  const { launchOptions } = await requireChromium();
  const args = [...(launchOptions.args ?? []), ...wholeFrames];
  const [browser, { origin, close }] = await Promise.all([
    chromium.launch({ ...launchOptions, args }),
    serve(storybook),
  ]);
  const queue = Array.from(wanted);
  const work = async () => {
    const page = await browser.newPage(pageSettings);
    let showsStorybook = false;
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [story, names] = next;
      await page.setViewportSize({ width: WIDTH, height: HEIGHT });
      await (showsStorybook && !plainPages[story] ? change(page, story) : open(page, origin, story));
      showsStorybook = haste.sharesPage && !plainPages[story];
      await fonts(page);
      for (const mode of names) {
        const width = modes[mode]?.viewport ?? 0;
        const isExpected = (/** @type {Buffer} */ seen) => haste.isExpected(story, mode, seen);
        const taken =
          mode === TREE
            ? await tree(page, haste.sharesPage, isExpected)
            : await shot(page, width, picture, isExpected);
        await onShot({ story, mode, ...taken });
      }
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
export async function open(page, origin, story) {
  // Opens an empty page first, so that nothing of the last story remains, not even its hash.
  await page.goto('about:blank');
  const plain = plainPages[story];
  if (plain) return void (await page.goto(`${origin}/${plain}`));
  // With `manual`, axe does not run after each story, which takes longer than the picture. The tests of the
  // stories run it.
  await page.goto(
    `${origin}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=a11y.manual:!true`,
  );
  await finish(page, story);
}

/**
 * Shows another story in a page of Storybook.
 * @param {import('playwright').Page} page
 * @param {string} story
 */
export async function change(page, story) {
  await page.evaluate((storyId) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', {
      storyId,
      viewMode: 'story',
    });
  }, story);
  await finish(page, story);
}

/**
 * Waits for the end of a story's `play`, and of the tests that Storybook runs after it.
 * @param {import('playwright').Page} page
 * @param {string} story
 */
async function finish(page, story) {
  const outcome = await page.waitForFunction(finished, story);
  const { status } = await outcome.jsonValue();
  if (status !== 'success') throw new Error(`${story} cannot be shown: ${status}`);
}

/**
 * Loads the fonts of a page. `ready` alone resolves too early, before the first text has requested a font.
 * The fallback font may not exist on this machine.
 * @param {import('playwright').Page} page
 */
const fonts = (page) =>
  page.evaluate(async () => {
    await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
  });

/** Runs in the page. Returns Storybook's message about the end of a story. @param {string} story */
function finished(story) {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const last = channel?.last('storyFinished')?.[0];
  return last?.storyId === story ? last : undefined;
}

/**
 * @param {import('playwright').Page} page
 * @param {number} width
 * @param {(page: import('playwright').Page) => Promise<Buffer>} take
 * @param {(picture: Buffer) => Promise<boolean>} isExpected
 * @returns {Promise<Pick<Shot, 'picture' | 'isExpected'>>}
 */
async function shot(page, width, take, isExpected) {
  await page.setViewportSize({ width, height: HEIGHT });
  // Waits two frames: one for code that observes the width, one for the changes of that code.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  let before = await take(page);
  if (await isExpected(before)) return { picture: before, isExpected: true };
  // Takes pictures until two are equal. In the first frame after a resize the page may still change, or a
  // corner may be rounded differently.
  for (let tries = 0; tries < 5; tries += 1) {
    const now = await take(page);
    if (now.equals(before)) break;
    before = now;
  }
  return { picture: before, isExpected: false };
}

/** @param {import('playwright').Page} page */
const picture = (page) => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });

/**
 * Reads the accessibility tree of the story that a page shows.
 * @param {import('playwright').Page} page
 * @param {boolean} isFast false to wait for what is said late, such as the strength of a password
 * @param {(tree: Buffer) => Promise<boolean>} [isExpected]
 */
export async function tree(page, isFast, isExpected = async () => false) {
  if (!isFast) await page.waitForTimeout(LATEST);
  return shot(page, WIDTH, async (shown) => Buffer.from(await treeOf(shown)), isExpected);
}
