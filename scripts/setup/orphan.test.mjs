import { spawn } from 'node:child_process';
import process from 'node:process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../testing/folder.mjs';

const module = new URL('./orphan.mjs', import.meta.url).href;

/**
 * Starts a script as a package manager does, with a shell in between, ends the manager the hard way, and gives what the
 * script said after that.
 * @param {string} event what the manager calls the script
 * @returns {Promise<string>}
 */
function afterTheEndOf(event) {
  const folder = folderWith({
    'pnpm.mjs': `import { spawn } from 'node:child_process';
      spawn('sh', ['-c', '"$0" script.mjs; true', process.execPath], { stdio: 'inherit', cwd: import.meta.dirname });`,
    'script.mjs': `import { endWithParent } from ${JSON.stringify(module)};
      const { npm_lifecycle_event } = process.env;
      endWithParent({ npm_lifecycle_event }, () => { console.log('ended'); process.exit(); });
      // A second watch, which sees the end in any case, and after the first.
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

test.runIf(process.platform === 'linux')('one that was started otherwise goes on', async () => {
  expect(await afterTheEndOf('')).toBe('went on');
});
