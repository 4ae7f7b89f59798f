/** Lists the changed files, from git. */
import { run } from '../shared/command.mjs';
import { sentence } from '../shared/sentence.mjs';

/** @param {readonly string[]} args @returns {Promise<string | undefined>} undefined if git fails */
async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 ? output.trim() : undefined;
}

/**
 * Returns the newest commit that this branch shares with `main`. On `main` itself it is the present commit.
 */
async function base() {
  for (const main of ['origin/main', 'main']) {
    const shared = await git('merge-base', 'HEAD', main);
    if (shared !== undefined) return shared;
  }
  return 'HEAD';
}

/**
 * Returns the files that differ from a commit, including untracked files.
 * @param {string} [since] a commit. Without it the one that this branch shares with `main`.
 * @returns {Promise<readonly string[]>} relative to the repository, with slashes
 * @throws one sentence if git knows no such commit
 */
export async function changedFiles(since) {
  const from = since ?? (await base());
  const changed = await git('diff', '--name-only', '--no-renames', from, '--');
  const added = await git('ls-files', '--others', '--exclude-standard');
  if (changed === undefined || added === undefined) {
    throw sentence(`git cannot compare with ${from}. Name a commit: npm test -- --changed=HEAD~1`);
  }
  return [...new Set(`${changed}\n${added}`.split('\n'))].filter((path) => path !== '').sort();
}
