import { spawn } from 'node:child_process';
import process from 'node:process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../testing/folder.mjs';

const module = new URL('./orphan.mjs', import.meta.url).href;

/**
 * Starts a script through a shell as a package manager does, kills the manager, and returns the later output
 * of the script.
 * @param {string} event the manager's name for the script
 * @returns {Promise<string>}
 */
function afterTheEndOf(event) {
  const folder = folderWith({
    'pnpm.mjs': `import { spawn } from 'node:child_process';
      spawn('sh', ['-c', '"$0" script.mjs; true', process.execPath], { stdio: 'inherit', cwd: import.meta.dirname });`,
    'script.mjs': `import { endWithParent } from ${JSON.stringify(module)};
      const { npm_lifecycle_event } = process.env;
      endWithParent({ npm_lifecycle_event }, () => { console.log('ended'); process.exit(); });
      // A second watch that always notices the end of the manager, and notices it after the first watch.
      endWithParent({ npm_lifecycle_event: 'any' }, () => { console.log('went on'); process.exit(); });
      setTimeout(() => process.exit(), 50_000);
      console.log('ready');`,
  });
  const env = { ...process.env, npm_lifecycle_event: event };
  const manager = spawn(process.execPath, [join(folder, 'pnpm.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  manager.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
    if (text.includes('ready')) manager.kill('SIGKILL');
  });
  return new Promise((resolve) => {
    manager.on('close', () => resolve(said.replace('ready\n', '').trim()));
  });
}

test.runIf(process.platform === 'linux')(
  'a script ends with the package manager that started it',
  async () => {
    expect(await afterTheEndOf('start')).toBe('ended');
  },
);

test.runIf(process.platform === 'linux')('a process that another program started goes on', async () => {
  expect(await afterTheEndOf('')).toBe('went on');
});
