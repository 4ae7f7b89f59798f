/** Manages the committed pictures and accessibility trees: how every story is meant to look, and what it tells a screen reader. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { difference, isMadeOf, toKeep } from './compare.mjs';
import { TREE, photograph } from './photograph.mjs';
import { reviewPage } from './review-page.mjs';
import { readTrees, writeTrees } from './trees.mjs';

/** @typedef {import('./review-page.mjs').Change} Change */
/** @typedef {import('./photograph.mjs').Modes} Modes */
/** @typedef {ReadonlyMap<string, readonly string[]>} Wanted modes by story */
/** @typedef {{ storybook: string, baselines: string, trees: string, modes: Modes }} Places the folders of pictures and trees */

/** @typedef {{ story: string, mode: string }} Name */

/** @param {string} baselines folder of the pictures @param {Name} name */
const pictureFile = (baselines, { story, mode }) => join(baselines, `${story}.${mode}.webp`);

/**
 * Returns what is committed of stories or widths that no longer exist.
 * @param {Places} places
 * @param {readonly string[]} stories all there are
 * @returns {Name[]}
 */
export function orphans({ baselines, trees, modes }, stories) {
  const known = new Set(stories.flatMap((story) => Object.keys(modes).map((mode) => `${story}.${mode}`)));
  const files = existsSync(baselines) ? readdirSync(baselines) : [];
  return [
    ...files
      .filter((file) => file.endsWith('.webp') && !known.has(file.slice(0, -'.webp'.length)))
      .map((file) => {
        const [story = '', mode = ''] = file.split('.');
        return { story, mode };
      }),
    ...Array.from(readTrees(trees).keys())
      .filter((story) => !stories.includes(story))
      .map((story) => ({ story, mode: TREE })),
  ];
}

/**
 * Writes new pictures and trees, and deletes those of removed stories. A picture without a visible difference
 * stays unchanged.
 * @param {Places} places
 * @param {Wanted} wanted
 * @param {readonly Name[]} gone
 * @returns {Promise<number>} how many were written
 */
export async function update({ storybook, baselines, trees, modes }, wanted, gone) {
  mkdirSync(baselines, { recursive: true });
  const texts = readTrees(trees);
  for (const name of gone) {
    if (name.mode === TREE) texts.delete(name.story);
    else rmSync(pictureFile(baselines, name));
  }
  let written = 0;
  await photograph(storybook, wanted, modes, async ({ story, mode, picture }) => {
    if (mode === TREE) {
      if (texts.get(story) === picture.toString()) return;
      texts.set(story, picture.toString());
    } else {
      const file = pictureFile(baselines, { story, mode });
      if (existsSync(file) && !(await difference(readFileSync(file), picture))) return;
      writeFileSync(file, await toKeep(picture));
    }
    written += 1;
  });
  writeTrees(trees, texts);
  return written;
}

/** @typedef {import('./photograph.mjs').Shot & { before?: Buffer, found?: import('./compare.mjs').Difference }} Changed */

/**
 * Compares all pictures and trees, and writes the changed ones and a page that shows them. The first round is fast,
 * because many stories share a page. A different picture is taken again in a new page of a new browser, until
 * two pictures are equal. A real change of the story appears there too, but traces of another story do not.
 * @param {Places & { out: string }} places `out` is emptied
 * @param {Wanted} wanted
 * @param {readonly Name[]} gone
 * @param {typeof photograph} [take]
 * @returns {Promise<{ changes: readonly Change[], unsteady: readonly string[] }>} unsteady are those that differed only once
 */
export async function compare({ storybook, baselines, trees, modes, out }, wanted, gone, take = photograph) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const texts = readTrees(trees);
  /** @param {Name} name */
  const baseline = (name) => {
    const text = texts.get(name.story);
    if (name.mode === TREE) return text === undefined ? undefined : Buffer.from(text);
    const file = pictureFile(baselines, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  /** @param {Wanted} some @param {import('./photograph.mjs').Haste} [haste] @returns {Promise<Changed[]>} */
  const changedOf = async (some, haste) => {
    /** @type {Changed[]} */
    const changed = [];
    /** @param {import('./photograph.mjs').Shot} shot */
    const look = async (shot) => {
      if (shot.isExpected) return;
      const before = baseline(shot);
      if (!before) return void changed.push(shot);
      if (shot.mode === TREE) return void (before.equals(shot.picture) || changed.push({ ...shot, before }));
      const found = await difference(before, shot.picture);
      if (found) changed.push({ ...shot, before, found });
    };
    await take(storybook, some, modes, look, haste);
    return changed;
  };
  const first = await changedOf(wanted, {
    sharesPage: true,
    isExpected: async (story, mode, picture) => {
      const before = baseline({ story, mode });
      if (!before) return false;
      return mode === TREE ? before.equals(picture) : await isMadeOf(before, picture);
    },
  });
  const again = first.length > 0 ? await changedOf(modesByStory(first)) : [];
  const differsAgain = new Set(again.map(nameOf));
  const changes = [
    ...gone.map((name) => {
      const before = baseline(name) ?? Buffer.alloc(0);
      if (name.mode === TREE) return { ...name, kind: /** @type {const} */ ('gone'), tree: linesOf(before) };
      writeFileSync(join(out, `${name.story}.${name.mode}.before.webp`), before);
      return { ...name, kind: /** @type {const} */ ('gone') };
    }),
    ...again.map((changed) => lay(out, changed)),
  ].toSorted((one, other) => one.story.localeCompare(other.story, 'en'));
  const compared = Array.from(wanted.values()).flat().length;
  writeFileSync(join(out, 'index.html'), reviewPage(changes, compared));
  return { changes, unsteady: first.map(nameOf).filter((name) => !differsAgain.has(name)) };
}

/** Returns the lines that only one of two trees has. @param {Buffer} [before] @param {Buffer} [after] */
function linesOf(before, after) {
  const [one, other] = [before, after].map((text) => text?.toString().trimEnd().split('\n') ?? []);
  return {
    removed: (one ?? []).filter((line) => !other?.includes(line)),
    added: (other ?? []).filter((line) => !one?.includes(line)),
  };
}

/** @param {Name} shot */
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
  if (mode === TREE) {
    return { story, mode, kind: before ? 'changed' : 'new', tree: linesOf(before, picture) };
  }
  const name = join(out, `${story}.${mode}`);
  writeFileSync(`${name}.after.png`, picture);
  if (before) writeFileSync(`${name}.before.webp`, before);
  if (!found) return { story, mode, kind: 'new' };
  writeFileSync(`${name}.diff.png`, found.picture);
  return { story, mode, kind: 'changed', pixels: found.pixels };
}
