/** `npm run build`: builds the app for production. */
import { failures, show } from '../shared/all.mjs';
import { progress } from '../shared/progress.mjs';
import { sentence } from '../shared/sentence.mjs';
import { node } from '../shared/tool.mjs';
import { generated } from './generate.mjs';

const quiet = { quiet: true };
const fromSource = '--conditions=@crema/source';

/** // Generated files are part of the repository. A build from stale ones would hide a change. */
const stale = Object.entries(generated).map(([title, args]) => ({
  title: `${title} (write them by: npm run generate)`,
  work: () => node([...args, '--check'], quiet),
}));

const app = { title: 'app', work: () => node([fromSource, 'apps/registration/build/build.mjs'], quiet) };

/**
 * Builds the app and prints nothing unless a step fails.
 * @param {(news: string) => void} [news]
 * @returns {Promise<void>}
 * @throws one sentence that names the failed steps, after it has printed their output
 */
export async function build(news = () => {}) {
  const found = await failures(stale, { news });
  const failed = found.length > 0 ? found : await failures([app], { news });
  if (failed.length > 0) throw sentence(`The build failed: ${show(failed)}.`);
}

/** @returns {Promise<void>} */
export const run = () => progress(1)('Building', build);
