import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWithCopies } from '../testing/folder.mjs';
import { program } from '../testing/program.mjs';

/** Sets up a machine with nothing installed and without a network. */
function offline() {
  const folder = folderWithCopies(['scripts', 'package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml']);
  const empty = (/** @type {string} */ name) => join(folder, 'empty', name);
  const env = {
    npm_config_user_agent: undefined,
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: empty('npm'),
    npm_config_fetch_retries: '0',
    pnpm_config_fetch_retries: '1',
    pnpm_config_fetch_retry_mintimeout: '10',
    pnpm_config_store_dir: empty('store'),
    pnpm_config_cache_dir: empty('pnpm'),
  };
  return { folder, env };
}

test('without a network the first start says in one sentence what to do, and shows its attempts', async () => {
  const { folder, env } = offline();
  const { code, stdout, stderr } = await program(['scripts/run.cjs', 'scripts/tasks/start.mjs'], {
    cwd: folder,
    env,
  });
  expect(code).toBe(1);
  expect(stderr.trim()).toBe(
    'The packages could not be downloaded because the package registry (http://127.0.0.1:9) did not answer: check the network, the proxy or `npm config get registry`, then run the same command again.',
  );
  expect(stdout).toMatch(/^Installing packages…\n[\s\S]*failed after \d+\.\d s\n$/);
});

test('a file that does not exist is named', async () => {
  const { folder, env } = offline();
  const { code, stderr } = await program(['scripts/run.cjs', 'scripts/tasks/strat.mjs'], {
    cwd: folder,
    env,
  });
  expect(code).toBe(1);
  expect(stderr).toBe('The file scripts/tasks/strat.mjs does not exist.\n');
});
