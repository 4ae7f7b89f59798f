/** Shows stories with a mutant, and compares what they tell a screen reader with the committed trees. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from '../../scripts/shared/places.mjs';
import { requireChromium } from '../chromium/launch.mjs';
import { change, open, pageSettings, plainPages, tree } from '../visual/photograph.mjs';
import { serve } from '../visual/serve.mjs';
import { readTrees } from '../visual/trees.mjs';

/** The number of pages that work in parallel. */
const PAGES = 4;

/** The most stories that are shown for a mutant. The tests try those that pass. */
const MOST_STORIES = 8;

/** @typedef {{ reached: ReadonlySet<string>, tree: string }} Shown a story without a mutant */
/** @typedef {{ by: string, where: string, how: string }} Noticed the detector, the story or test, and its message */
/** @typedef {import('playwright').Page} Page */

/**
 * @typedef {object} Stories
 * @property {() => Promise<Map<string, Shown>>} reach shows all stories without a mutant
 * @property {(mutants: readonly string[], shown: ReadonlyMap<string, Shown>, onOutcome: (mutant: string, noticed?: Noticed) => void) => Promise<void>} tryAll
 * @property {() => Promise<void>} close
 */

/** @param {unknown} error */
const firstLine = (error) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

/** @template T @param {Iterable<T>} items @param {(item: T, worker: number) => Promise<void>} work */
async function inParallel(items, work) {
  const queue = Array.from(items);
  const worker = async (/** @type {number} */ number) => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next, number);
  };
  await Promise.all(Array.from({ length: PAGES }, (_, number) => worker(number)));
}

/**
 * Returns the stories that are worth showing, one of each component first.
 * @param {string} mutant
 * @param {ReadonlyMap<string, Shown>} shown
 */
export function storiesFor(mutant, shown) {
  const reaching = Array.from(shown)
    .filter(([, { reached }]) => reached.has(mutant))
    .map(([story]) => story);
  const parts = Array.from(Map.groupBy(reaching, (story) => story.split('--')[0]).values());
  const most = Math.max(0, ...parts.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
}

/**
 * @param {string} storybook folder of the instrumented Storybook
 * @param {readonly string[]} stories ids
 * @returns {Promise<Stories>}
 */
export async function openStories(storybook, stories) {
  const kept = readTrees(join(root, 'tests/visual/trees'));
  const { launchOptions } = await requireChromium();
  const [browser, { origin, close }] = await Promise.all([chromium.launch(launchOptions), serve(storybook)]);
  const context = await browser.newContext(pageSettings);

  /** @param {string} [active] */
  const pageWith = async (active) => {
    const page = await context.newPage();
    await page.addInitScript((mutant) => {
      globalThis.ariaMutants = { active: mutant, reached: new Set() };
    }, active);
    return page;
  };

  /** Shows a story as `npm run visual` does before it fails. @param {string} story @param {string} [mutant] */
  const slowTree = async (story, mutant) => {
    const page = await pageWith(mutant);
    try {
      await open(page, origin, story);
      return (await tree(page, false)).picture.toString();
    } finally {
      await page.close();
    }
  };

  /** @type {Map<string, Promise<boolean>>} */
  const steady = new Map();
  /** Returns true if a story without a mutant has its committed tree. @param {string} story */
  const isSteady = (story) => {
    const known = steady.get(story) ?? slowTree(story).then((text) => text === kept.get(story));
    steady.set(story, known);
    return known;
  };

  /** @param {string} mutant @param {string} story @returns {Promise<Noticed | undefined>} */
  const confirmed = async (mutant, story) => {
    try {
      const text = await slowTree(story, mutant);
      if (text === kept.get(story) || !(await isSteady(story))) return undefined;
      const before = new Set(kept.get(story)?.split('\n'));
      return { by: 'tree', where: story, how: text.split('\n').find((line) => !before.has(line)) ?? '' };
    } catch (error) {
      return (await isSteady(story)) ? { by: 'play', where: story, how: firstLine(error) } : undefined;
    }
  };

  /** @param {string} mutant @param {ReadonlyMap<string, Shown>} shown */
  const tryOne = async (mutant, shown) => {
    const page = await pageWith(mutant);
    let isOpen = false;
    try {
      for (const story of storiesFor(mutant, shown).slice(0, MOST_STORIES)) {
        let differs = false;
        try {
          await (isOpen ? change(page, story) : open(page, origin, story));
          isOpen = true;
          const expected = shown.get(story)?.tree ?? '';
          const seen = await tree(page, true, async (text) => text.toString() === expected);
          differs = !seen.isExpected && seen.picture.toString() !== kept.get(story);
        } catch {
          differs = true;
          isOpen = false;
        }
        const noticed = differs ? await confirmed(mutant, story) : undefined;
        if (noticed) return noticed;
      }
    } finally {
      await page.close();
    }
    return undefined;
  };

  return {
    async reach() {
      /** @type {Map<string, Shown>} */
      const all = new Map();
      const pages = await Promise.all(Array.from({ length: PAGES }, () => pageWith()));
      const opened = new Set();
      await inParallel(
        stories.filter((story) => !plainPages[story]),
        async (story, worker) => {
          const page = pages[worker];
          if (!page) return;
          await page.evaluate(() => globalThis.ariaMutants?.reached.clear());
          await (opened.has(worker) ? change(page, story) : open(page, origin, story));
          opened.add(worker);
          const { picture } = await tree(page, true);
          const reached = await page.evaluate(() => Array.from(globalThis.ariaMutants?.reached ?? []));
          all.set(story, { reached: new Set(reached), tree: picture.toString() });
        },
      );
      await Promise.all(pages.map((page) => page.close()));
      return all;
    },
    tryAll: (mutants, shown, onOutcome) =>
      inParallel(mutants, async (mutant) => onOutcome(mutant, await tryOne(mutant, shown))),
    async close() {
      await browser.close();
      close();
    },
  };
}
