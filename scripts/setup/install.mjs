/** Installs the packages of the lockfile if they are missing or stale. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../shared/command.mjs';
import { sentence } from '../shared/sentence.mjs';
import { forInstalling } from './environment.mjs';
import { explain, watchRegistry } from './failure.mjs';
import { findPnpm, pinned } from './pnpm.mjs';
import { forget, isFresh, remember } from './stamp.mjs';

/**
 * Installs the packages unless node_modules is up to date.
 * @param {string} root the repository
 * @param {Record<string, string | undefined>} outer the environment this process got
 * @param {(news: string) => void} news
 * @returns {Promise<void>}
 * @throws one sentence that says what to do
 */
export async function install(root, outer, news) {
  if (isFresh(root)) return;
  forget(root);
  const env = forInstalling(outer);
  const pin = pinned(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  news('looking for pnpm');
  const { file, args } = await findPnpm(outer, env, pin);
  const wanted = [...args, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const hopeless = watchRegistry();
  const onLine = (/** @type {string} */ line) => {
    news(line);
    return hopeless(line);
  };
  const { code, output } = await run(file, wanted, { cwd: root, env, quiet: true, onLine });
  if (code === 0) return remember(root);
  const { sentence: why, tail } = explain(output);
  throw sentence(tail ? `${tail}\n\n${why}` : why);
}
