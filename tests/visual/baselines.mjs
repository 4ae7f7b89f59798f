/**
 * The pictures that are committed: what every story is meant to look like.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { difference } from './compare.mjs';
import { photograph } from './photograph.mjs';
import { reviewPage } from './review-page.mjs';

/** @typedef {import('./review-page.mjs').Change} Change */
/** @typedef {import('./photograph.mjs').Modes} Modes */
/** @typedef {ReadonlyMap<string, readonly string[]>} Wanted modes by story */
/** @typedef {{ storybook: string, baselines: string, modes: Modes }} Places */

/**
 * Pictures whose story, or whose width, is gone.
 * @param {string} baselines folder
 * @param {readonly string[]} stories all there are
 * @param {readonly string[]} modes
 * @returns {string[]} file names
 */
export function orphans(baselines, stories, modes) {
  const known = new Set(stories.flatMap((story) => modes.map((mode) => `${story}.${mode}.png`)));
  return filesIn(baselines).filter((file) => !known.has(file));
}

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.png')) : [];

/**
 * Takes new pictures and drops those of stories that are gone. A picture in which nothing differs to the eye stays as it is.
 * @param {Places} places
 * @param {Wanted} wanted
 * @param {readonly string[]} gone
 * @returns {Promise<number>} how many were written
 */
export async function update({ storybook, baselines, modes }, wanted, gone) {
  mkdirSync(baselines, { recursive: true });
  for (const file of gone) rmSync(join(baselines, file));
  let written = 0;
  await photograph(storybook, wanted, modes, ({ story, mode, picture }) => {
    const file = join(baselines, `${story}.${mode}.png`);
    if (existsSync(file) && !difference(readFileSync(file), picture)) return;
    writeFileSync(file, picture);
    written += 1;
  });
  return written;
}

/**
 * Compares, and leaves the pictures of what changed with a page to look at them.
 * @param {Places & { out: string }} places `out` is emptied
 * @param {Wanted} wanted
 * @param {readonly string[]} gone
 * @returns {Promise<readonly Change[]>}
 */
export async function compare({ storybook, baselines, modes, out }, wanted, gone) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  let compared = 0;
  /** @type {Change[]} */
  const changes = gone.map((file) => {
    const [story = '', mode = ''] = file.split('.');
    writeFileSync(join(out, `${story}.${mode}.before.png`), readFileSync(join(baselines, file)));
    return { story, mode, kind: /** @type {const} */ ('gone') };
  });
  await photograph(storybook, wanted, modes, ({ story, mode, picture }) => {
    compared += 1;
    const name = `${story}.${mode}`;
    const file = join(baselines, `${name}.png`);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    const found = before && difference(before, picture);
    if (before && !found) return;
    writeFileSync(join(out, `${name}.after.png`), picture);
    if (before) writeFileSync(join(out, `${name}.before.png`), before);
    if (found) writeFileSync(join(out, `${name}.diff.png`), found.picture);
    changes.push(
      found ? { story, mode, kind: 'changed', pixels: found.pixels } : { story, mode, kind: 'new' },
    );
  });
  const sorted = changes.toSorted((one, other) => one.story.localeCompare(other.story, 'en'));
  writeFileSync(join(out, 'index.html'), reviewPage(sorted, compared));
  return sorted;
}
