/** Manages the committed pictures, which show the intended look of every story. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { difference, isMadeOf, toKeep } from './compare.mjs';
import { photograph } from './photograph.mjs';
import { reviewPage } from './review-page.mjs';

/** @typedef {import('./review-page.mjs').Change} Change */
/** @typedef {import('./photograph.mjs').Modes} Modes */
/** @typedef {ReadonlyMap<string, readonly string[]>} Wanted modes by story */
/** @typedef {{ storybook: string, baselines: string, modes: Modes }} Places */

/**
 * Returns the pictures of stories or widths that no longer exist.
 * @param {string} baselines folder
 * @param {readonly string[]} stories all there are
 * @param {readonly string[]} modes
 * @returns {string[]} file names
 */
export function orphans(baselines, stories, modes) {
  const known = new Set(stories.flatMap((story) => modes.map((mode) => `${story}.${mode}.webp`)));
  return filesIn(baselines).filter((file) => !known.has(file));
}

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.webp')) : [];

/**
 * Writes new pictures and deletes those of removed stories. A picture without a visible difference stays
 * unchanged.
 * @param {Places} places
 * @param {Wanted} wanted
 * @param {readonly string[]} gone
 * @returns {Promise<number>} how many were written
 */
export async function update({ storybook, baselines, modes }, wanted, gone) {
  mkdirSync(baselines, { recursive: true });
  for (const file of gone) rmSync(join(baselines, file));
  let written = 0;
  await photograph(storybook, wanted, modes, async ({ story, mode, picture }) => {
    const file = join(baselines, `${story}.${mode}.webp`);
    if (existsSync(file) && !(await difference(readFileSync(file), picture))) return;
    writeFileSync(file, await toKeep(picture));
    written += 1;
  });
  return written;
}

/** @typedef {import('./photograph.mjs').Shot & { before?: Buffer, found?: import('./compare.mjs').Difference }} Changed */

/**
 * Compares all pictures, and writes the changed ones and a page that shows them. The first round is fast,
 * because many stories share a page. A different picture is taken again in a new page of a new browser, until
 * two pictures are equal. A real change of the story appears there too, but traces of another story do not.
 * @param {Places & { out: string }} places `out` is emptied
 * @param {Wanted} wanted
 * @param {readonly string[]} gone
 * @param {typeof photograph} [take]
 * @returns {Promise<{ changes: readonly Change[], unsteady: readonly string[] }>} unsteady are those that differed only once
 */
export async function compare({ storybook, baselines, modes, out }, wanted, gone, take = photograph) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  /** @param {string} story @param {string} mode */
  const baseline = (story, mode) => {
    const file = join(baselines, `${story}.${mode}.webp`);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  /** @param {Wanted} some @param {import('./photograph.mjs').Haste} [haste] @returns {Promise<Changed[]>} */
  const changedOf = async (some, haste) => {
    /** @type {Changed[]} */
    const changed = [];
    /** @param {import('./photograph.mjs').Shot} shot */
    const look = async (shot) => {
      if (shot.isExpected) return;
      const before = baseline(shot.story, shot.mode);
      if (!before) return void changed.push(shot);
      const found = await difference(before, shot.picture);
      if (found) changed.push({ ...shot, before, found });
    };
    await take(storybook, some, modes, look, haste);
    return changed;
  };
  const first = await changedOf(wanted, {
    sharesPage: true,
    isExpected: async (story, mode, picture) => {
      const before = baseline(story, mode);
      return before !== undefined && (await isMadeOf(before, picture));
    },
  });
  const again = first.length > 0 ? await changedOf(modesByStory(first)) : [];
  const differsAgain = new Set(again.map(nameOf));
  const changes = [
    ...gone.map((file) => {
      const [story = '', mode = ''] = file.split('.');
      writeFileSync(join(out, `${story}.${mode}.before.webp`), readFileSync(join(baselines, file)));
      return { story, mode, kind: /** @type {const} */ ('gone') };
    }),
    ...again.map((changed) => lay(out, changed)),
  ].toSorted((one, other) => one.story.localeCompare(other.story, 'en'));
  const compared = Array.from(wanted.values()).flat().length;
  writeFileSync(join(out, 'index.html'), reviewPage(changes, compared));
  return { changes, unsteady: first.map(nameOf).filter((name) => !differsAgain.has(name)) };
}

/** @param {{ story: string, mode: string }} shot */
const nameOf = ({ story, mode }) => `${story} at ${mode}`;

/** @param {readonly Changed[]} changed @returns {Map<string, string[]>} */
function modesByStory(changed) {
  /** @type {Map<string, string[]>} */
  const byStory = new Map();
  for (const { story, mode } of changed) byStory.set(story, [...(byStory.get(story) ?? []), mode]);
  return byStory;
}

/**
 * Writes the pictures of a change.
 * @param {string} out folder
 * @param {Changed} changed
 * @returns {Change}
 */
function lay(out, { story, mode, picture, before, found }) {
  const name = join(out, `${story}.${mode}`);
  writeFileSync(`${name}.after.png`, picture);
  if (before) writeFileSync(`${name}.before.webp`, before);
  if (!found) return { story, mode, kind: 'new' };
  writeFileSync(`${name}.diff.png`, found.picture);
  return { story, mode, kind: 'changed', pixels: found.pixels };
}
