/** Keeps the committed accessibility trees: one file for each component, with the tree of each of its stories. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The start of the line above each tree. */
const heading = '# ';

/** @param {string} story */
const fileOf = (story) => `${story.split('--')[0]}.txt`;

/**
 * @param {string} folder
 * @returns {Map<string, string>} trees by story
 */
export function readTrees(folder) {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^# /mu)
        .slice(1)
        .map((part) => {
          const end = part.indexOf('\n');
          return /** @type {const} */ ([
            part.slice(0, end),
            part
              .slice(end + 1)
              .trimEnd()
              .concat('\n'),
          ]);
        }),
    ),
  );
}

/**
 * Writes all trees, and deletes the files of components that have none.
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} trees by story
 */
export function writeTrees(folder, trees) {
  mkdirSync(folder, { recursive: true });
  const sorted = Array.from(trees).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  const files = Map.groupBy(sorted, ([story]) => fileOf(story));
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file));
  for (const [file, parts] of files) {
    writeFileSync(join(folder, file), parts.map(([story, tree]) => `${heading}${story}\n${tree}`).join('\n'));
  }
}
