import { spawn } from 'node:child_process';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { run } from './command.mjs';
import { root } from './places.mjs';

const node = (/** @type {string} */ text) => run(process.execPath, ['-e', text], { quiet: true });

test('returns the exit code and the output', async () => {
  expect(await node('console.log("out"); console.error("err"); process.exitCode = 3')).toEqual({
    code: 3,
    output: expect.stringMatching(/out\n[\s\S]*err\n|err\n[\s\S]*out\n/),
  });
});

test('returns 127 and the name of a program that does not exist', async () => {
  const { code, output } = await run('no-such-program', [], { quiet: true });
  expect(code).toBe(127);
  expect(output).toContain('no-such-program');
});

test('ends a program that is still printing', async () => {
  const text = 'setInterval(() => console.log("again"), 10)';
  const { code } = await run(process.execPath, ['-e', text], { quiet: true, onLine: () => true });
  expect(code).toBe(1);
});

test.each(
  /** @type {const} */ ([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ]),
)('%s goes on to the program, and its end is awaited', async (signal, expected) => {
  const command = pathToFileURL(join(root, 'scripts/shared/command.mjs')).href;
  const folder = folderWith({
    'outer.mjs': `import { run } from ${JSON.stringify(command)};
      process.exitCode = (await run(process.execPath, ['inner.mjs'], { cwd: import.meta.dirname })).code;`,
    'inner.mjs': `console.log('ready'); setInterval(() => {}, 1000);`,
  });
  const outer = spawn(process.execPath, [join(folder, 'outer.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void outer.kill());
  outer.stdout.once('data', () => outer.kill(signal));
  const code = await new Promise((resolve) => {
    outer.on('close', resolve);
  });
  expect(code).toBe(expected);
});
