/** `npm run release`: turns the changesets into versions and changelog entries. It publishes nothing. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/places.mjs';
import { sentence } from '../shared/sentence.mjs';
import { node, tool, toolFile } from '../shared/tool.mjs';

/**
 * Inserts new versions into a changelog, before the older ones.
 * @param {string} changelog with a heading of the second level for each version
 * @param {string} added a changelog as Changesets writes it, with its own title and a heading for each kind of version
 * @returns {string}
 */
export function withVersions(changelog, added) {
  const [, ...versions] = added.split(/^(?=## \d)/m);
  const news = versions.map((version) => version.replaceAll(/^### (?:Major|Minor|Patch) Changes\n+/gm, ''));
  const at = changelog.search(/^## \d/m);
  const earlier = at === -1 ? changelog.length : at;
  const blocks = [changelog.slice(0, earlier), ...news, changelog.slice(earlier)];
  return `${blocks
    .map((block) => block.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/**
 * Applies all changesets. The design system's changelog is a page of its documentation.
 * @param {string} folder of the repository
 * @returns {Promise<void>}
 * @throws one sentence when Changesets fails
 */
export async function applyChangesets(folder) {
  const { code, output } = await node([toolFile('@changesets/cli', 'changeset'), 'version'], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw sentence(`${output}\nNo version was made.`);
  const made = join(folder, 'design-system/CHANGELOG.md');
  if (!existsSync(made)) return;
  const page = join(folder, 'design-system/docs/changelog.md');
  writeFileSync(page, withVersions(readFileSync(page, 'utf8'), readFileSync(made, 'utf8')));
  rmSync(made);
}

/** @returns {Promise<number>} */
export async function run() {
  await applyChangesets(root);
  const api = await node(['scripts/package/api-report.mjs', '--released']);
  const format = await tool('oxfmt', []);
  return api.code || format.code;
}
