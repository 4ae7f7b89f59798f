/**
 * `npm run check`: checks types, API reports, lint, format, unused code and prose. It runs all checks, then
 * prints all failures.
 */
import { failures, show } from '../shared/all.mjs';
import { progress } from '../shared/progress.mjs';
import { checkProse } from '../shared/prose.mjs';
import { sentence } from '../shared/sentence.mjs';
import { tool, toolFile, node } from '../shared/tool.mjs';
import { lintKnowsTypes } from '../shared/type-aware.mjs';

const quiet = { quiet: true };
const tsc = (/** @type {string[]} */ ...args) => node([toolFile('typescript', 'tsc'), ...args], quiet);

/** @type {readonly import('../shared/all.mjs').Job[]} */
const jobs = [
  { title: 'types (tsc -b)', work: () => tsc('-b') },
  {
    title: 'API reports of the design system',
    work: () => node(['scripts/package/api-report.mjs', '--check'], quiet),
  },
  { title: 'types of the tests (tsc -p tests)', work: () => tsc('-p', 'tests', '--noEmit') },
  { title: 'lint (oxlint)', work: () => tool('oxlint', [], quiet) },
  { title: 'lint knows types (oxlint-tsgolint)', work: lintKnowsTypes },
  { title: 'format (oxfmt --check)', work: () => tool('oxfmt', ['--check'], quiet) },
  { title: 'unused code (knip)', work: () => tool('knip', ['--no-config-hints'], quiet) },
  { title: 'prose', work: checkProse },
];

/**
 * @param {(news: string) => void} [news]
 * @returns {Promise<void>}
 * @throws one sentence that names the failed checks, after it has printed their output
 */
export async function check(news = () => {}) {
  const failed = await failures(jobs, { news });
  if (failed.length > 0) throw sentence(`The check failed: ${show(failed)}.`);
}

/** @returns {Promise<void>} */
export const run = () => progress(1)('Checking types, lint, format, unused code and prose', check);
