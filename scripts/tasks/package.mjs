/**
 * `npm run package`: packs the design system, the tracking library and the flows for other teams. Checks the
 * tarballs and their sizes. The tarballs stay in folders of node_modules/.cache.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { homeUrl, manifestOf, packages } from '../package/packages.mjs';
import { findPnpm, pinned } from '../setup/pnpm.mjs';
import { failures, show } from '../shared/all.mjs';
import { run as command } from '../shared/command.mjs';
import { cache, root } from '../shared/places.mjs';
import { progress } from '../shared/progress.mjs';
import { sentence } from '../shared/sentence.mjs';
import { node, tool, toolFile } from '../shared/tool.mjs';

/** @typedef {import('../package/packages.mjs').PackageGroup} PackageGroup */
/** @typedef {import('../shared/all.mjs').Job} Job */

const quiet = { quiet: true };
const exportsOfDesignSystem = 'node design-system/build/package.mjs --exports';
const exportsOfOthers = 'node scripts/package/exports.mjs';

/** Returns the folder with the tarballs of a group. @param {PackageGroup} group */
export const tarballFolder = (group) => join(cache, `package-${group}`);

/** @param {PackageGroup} group @returns {readonly Job[]} */
function making(group) {
  const homes = packages[group];
  const exports = group === 'design-system' ? exportsOfDesignSystem : exportsOfOthers;
  return [
    {
      title: `exports (write them by: ${exports})`,
      work: () => node([...exports.split(' ').slice(1), '--check'], quiet),
    },
    {
      // `--force`, because `tsc -b` does not notice a deleted dist/ folder.
      title: 'declarations',
      work: () => node([toolFile('typescript', 'tsc'), '-b', '--force', ...homes], quiet),
    },
    { title: 'modules', work: () => node(['scripts/package/build-packages.mjs', ...homes], quiet) },
    { title: 'pnpm pack', work: () => pack(homes, tarballFolder(group)) },
  ];
}

/**
 * Builds and packs the packages of a group.
 * @param {PackageGroup} group
 * @param {(text: string) => void} [news]
 * @returns {Promise<string[]>} paths of the tarballs
 * @throws one sentence that names the failed step
 */
export async function packed(group, news = () => {}) {
  // Runs the steps one after another, because a package whose build fails must not be packed.
  for (const job of making(group)) await allOf([job])(news);
  return tarballsIn(group);
}

/** Returns the tarballs of the last time that a group was packed. @param {PackageGroup} group */
const tarballsIn = (group) =>
  globSync('*.tgz', { cwd: tarballFolder(group) }).map((file) => join(tarballFolder(group), file));

/** @param {readonly string[]} homes of the packages @param {string} folder for the tarballs */
async function pack(homes, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const pnpm = await findPnpm(process.env, process.env, pinned(manifest));
  const chosen = homes.flatMap((home) => ['--filter', `./${home}`]);
  return command(pnpm.file, [...pnpm.args, ...chosen, 'pack', '--pack-destination', folder], quiet);
}

/** @param {string} home @param {string} tarball @returns {readonly Job[]} */
const judging = (home, tarball) => [
  { title: `publint of ${home}`, work: () => tool('publint', ['--strict', tarball], quiet) },
  { title: `are the types of ${home} wrong?`, work: () => attw(home, tarball) },
  {
    title: `files of ${home}`,
    work: () => node(['scripts/package/look-over.mjs', tarball], quiet),
  },
];

/**
 * Checks the types of a package. The packages contain only ESM. Style sheets, data and documentation have no
 * types.
 * @param {string} home
 * @param {string} tarball
 */
function attw(home, tarball) {
  const { publishConfig } = manifestOf(homeUrl(home));
  const untyped = Object.keys(publishConfig.exports).filter((entry) => /\.(css|json|txt)$|\*$/.test(entry));
  const left = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : [];
  const args = ['--profile', 'esm-only', ...left];
  return node([toolFile('@arethetypeswrong/cli', 'attw'), tarball, ...args], quiet);
}

/** @param {readonly Job[]} jobs */
const allOf = (jobs) => async (/** @type {(text: string) => void} */ news) => {
  const failed = await failures(jobs, { news });
  if (failed.length > 0) throw sentence(`The package is not fit to publish: ${show(failed)}.`);
};

/**
 * Returns the tarball of the last time that a package was packed.
 * @param {PackageGroup} group
 * @param {string} home
 */
function tarballOf(group, home) {
  const { name, version } = manifestOf(homeUrl(home));
  return join(tarballFolder(group), `${name.slice(1).replace('/', '-')}-${version}.tgz`);
}

/** @param {readonly string[]} args `--budgets` gives new entries a budget */
export async function run(args) {
  const step = progress(4);
  await step('Packing the design system', (news) => packed('design-system', news));
  await step('Packing the tracking library', (news) => packed('tracking', news));
  await step('Packing the flows', (news) => packed('flows', news));
  /** @type {PackageGroup[]} */
  const groups = ['design-system', 'tracking', 'flows'];
  const jobs = groups.flatMap((group) =>
    packages[group].flatMap((home) => judging(home, tarballOf(group, home))),
  );
  await step('Looking the packages over', allOf(jobs));
  const weighed = [...packages['design-system'], ...packages.flows];
  return (await node(['scripts/package/weigh-packages.mjs', ...weighed, ...args])).code;
}
