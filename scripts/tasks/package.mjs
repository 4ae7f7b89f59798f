/**
 * `npm run package`: the design system and the tracking library as other teams install them, looked over and weighed. The
 * tarballs stay in node_modules/.cache/package and node_modules/.cache/package-tracking.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { findPnpm, pinned } from '../setup/pnpm.mjs';
import { failures, show } from '../shared/all.mjs';
import { run as command } from '../shared/command.mjs';
import { cache, root } from '../shared/places.mjs';
import { progress } from '../shared/progress.mjs';
import { sentence } from '../shared/sentence.mjs';
import { node, tool, toolFile } from '../shared/tool.mjs';

const quiet = { quiet: true };
const out = join(cache, 'package');
const trackingOut = join(cache, 'package-tracking');

/** @type {readonly import('../shared/all.mjs').Job[]} */
const making = [
  {
    title: 'exports (write them by: node design-system/build/package.mjs --exports)',
    work: () => node(['design-system/build/package.mjs', '--exports', '--check'], quiet),
  },
  {
    // Forced: a folder dist/ that was removed is not missed by `tsc -b`.
    title: 'declarations',
    work: () => node([toolFile('typescript', 'tsc'), '-b', '--force', 'design-system'], quiet),
  },
  { title: 'modules, styles, tokens', work: () => node(['design-system/build/package.mjs'], quiet) },
  { title: 'pnpm pack', work: () => pack('design-system', out) },
];

/** @type {readonly import('../shared/all.mjs').Job[]} */
const makingTracking = [
  {
    title: 'declarations',
    work: () => {
      // Those of modules that are no more would be packed with the others.
      rmSync(join(root, 'tracking', 'dist'), { recursive: true, force: true });
      return node([toolFile('typescript', 'tsc'), '-b', '--force', 'tracking'], quiet);
    },
  },
  { title: 'modules', work: () => node(['tracking/build/package.mjs'], quiet) },
  { title: 'pnpm pack', work: () => pack('tracking', trackingOut) },
];

/**
 * Builds and packs the design system.
 * @param {(text: string) => void} [news]
 * @returns {Promise<string>} the tarball's path
 * @throws one sentence that names what failed
 */
export const packed = (news = () => {}) => makeTarball(making, out, news);

/**
 * Builds and packs the tracking library.
 * @param {(text: string) => void} [news]
 * @returns {Promise<string>} the tarball's path
 * @throws one sentence that names what failed
 */
export const packedTracking = (news = () => {}) => makeTarball(makingTracking, trackingOut, news);

/**
 * @param {readonly import('../shared/all.mjs').Job[]} jobs the last of which packs
 * @param {string} folder where the tarball is then
 * @param {(text: string) => void} news
 */
async function makeTarball(jobs, folder, news) {
  // One by one: what cannot be built is not packed.
  for (const job of jobs) await allOf([job])(news);
  return join(folder, readdirSync(folder)[0] ?? '');
}

/** @param {string} home of the package @param {string} folder for the tarball */
async function pack(home, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const pnpm = await findPnpm(process.env, process.env, pinned(manifest));
  return command(pnpm.file, [...pnpm.args, 'pack', '--pack-destination', folder], {
    ...quiet,
    cwd: join(root, home),
  });
}

/** @param {string} home @param {string} tarball */
const judging = (home, tarball) => [
  { title: 'publint', work: () => tool('publint', ['--strict', tarball], quiet) },
  { title: 'are the types wrong?', work: () => attw(home, tarball) },
];

/**
 * The packages are ESM alone; style sheets, data and the documentation have no types.
 * @param {string} home
 * @param {string} tarball
 */
function attw(home, tarball) {
  const { publishConfig } = JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8'));
  const untyped = Object.keys(publishConfig.exports).filter((entry) => /\.(css|json|txt)$|\*$/.test(entry));
  const left = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : [];
  const args = ['--profile', 'esm-only', ...left];
  return node([toolFile('@arethetypeswrong/cli', 'attw'), tarball, ...args], quiet);
}

/** @param {readonly import('../shared/all.mjs').Job[]} jobs */
const allOf = (jobs) => async (/** @type {(text: string) => void} */ news) => {
  const failed = await failures(jobs, { news });
  if (failed.length > 0) throw sentence(`The package is not fit to publish: ${show(failed)}.`);
};

/** @param {readonly string[]} args `--budgets` gives new entries a budget */
export async function run(args) {
  const step = progress(5, { first: 2 });
  const tarball = await step('Packing the design system', packed);
  await step('Looking the package over', allOf(judging('design-system', tarball)));
  const tracking = await step('Packing the tracking library', packedTracking);
  await step('Looking the package over', allOf(judging('tracking', tracking)));
  return (await node(['design-system/build/size.mjs', ...args])).code;
}
