/**
 * `npm run package`: the design system as other teams install it, looked over and weighed. The tarball stays in
 * node_modules/.cache/package.
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
const home = join(root, 'design-system');
const out = join(cache, 'package');

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
  { title: 'pnpm pack', work: pack },
];

/**
 * Builds and packs the design system.
 * @param {(text: string) => void} [news]
 * @returns {Promise<string>} the tarball's path
 * @throws one sentence that names what failed
 */
export async function packed(news = () => {}) {
  // One by one: what cannot be built is not packed.
  for (const job of making) await allOf([job])(news);
  return join(out, readdirSync(out)[0] ?? '');
}

async function pack() {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const pnpm = await findPnpm(process.env, process.env, pinned(manifest));
  return command(pnpm.file, [...pnpm.args, 'pack', '--pack-destination', out], { ...quiet, cwd: home });
}

/** @param {string} tarball */
const judging = (tarball) => [
  { title: 'publint', work: () => tool('publint', ['--strict', tarball], quiet) },
  { title: 'are the types wrong?', work: () => attw(tarball) },
];

/** The package is ESM alone; style sheets, data and the documentation have no types. @param {string} tarball */
function attw(tarball) {
  const { publishConfig } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const untyped = Object.keys(publishConfig.exports).filter((entry) => /\.(css|json|txt)$|\*$/.test(entry));
  const args = ['--profile', 'esm-only', '--exclude-entrypoints', ...untyped];
  return node([toolFile('@arethetypeswrong/cli', 'attw'), tarball, ...args], quiet);
}

/** @param {readonly import('../shared/all.mjs').Job[]} jobs */
const allOf = (jobs) => async (/** @type {(text: string) => void} */ news) => {
  const failed = await failures(jobs, { news });
  if (failed.length > 0) throw sentence(`The package is not fit to publish: ${show(failed)}.`);
};

/** @param {readonly string[]} args `--budgets` gives new entries a budget */
export async function run(args) {
  const step = progress(3, { first: 2 });
  const tarball = await step('Packing the design system', packed);
  await step('Looking the package over', allOf(judging(tarball)));
  return (await node(['design-system/build/size.mjs', ...args])).code;
}
