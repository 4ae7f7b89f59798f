/**
 * `npm run build`: the app, as it is served.
 */
import { failures, show } from '../shared/all.mjs';
import { progress } from '../shared/progress.mjs';
import { sentence } from '../shared/sentence.mjs';
import { node } from '../shared/tool.mjs';

const quiet = { quiet: true };

/** Generated files are part of the repository: building from stale ones would hide a change. */
const generated = [
  {
    title: 'tokens (write them by: npm run tokens)',
    work: () => node(['design-system/build/tokens.mjs', '--check'], quiet),
  },
  {
    title: 'messages (write them by: npm run messages)',
    work: () => node(['flows/domain/build/messages.mjs', '--check'], quiet),
  },
  {
    title: 'sites (write them by: npm run sites)',
    work: () => node(['flows/domain/build/sites.mjs', '--check'], quiet),
  },
  {
    title: 'provinces (write them by: node flows/domain/build/provinces.mjs)',
    work: () => node(['flows/domain/build/provinces.mjs', '--check'], quiet),
  },
  {
    title: 'exports (write them by: node design-system/build/package.mjs --exports)',
    work: () => node(['design-system/build/package.mjs', '--exports', '--check'], quiet),
  },
  {
    title: 'exports of tracking and flows (write them by: node scripts/package/exports.mjs)',
    work: () => node(['scripts/package/exports.mjs', '--check'], quiet),
  },
];

const app = { title: 'app', work: () => node(['apps/registration/build/build.mjs'], quiet) };

/**
 * Builds without a word unless something fails.
 * @param {(news: string) => void} [news]
 * @returns {Promise<void>}
 * @throws one sentence that names what failed, after its output was shown
 */
export async function build(news = () => {}) {
  const stale = await failures(generated, { news });
  const failed = stale.length > 0 ? stale : await failures([app], { news });
  if (failed.length > 0) throw sentence(`The build failed: ${show(failed)}.`);
}

/** @returns {Promise<void>} */
export const run = () => progress(2, { first: 2 })('Building', build);
