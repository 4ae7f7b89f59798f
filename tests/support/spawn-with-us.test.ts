import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { expect, it } from 'vitest';
import { spawnWithUs } from './spawn-with-us.ts';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const sleeper = 'console.log(process.pid); setInterval(() => {}, 1000);';

it.skipIf(process.platform === 'win32')(
  'a program ends when the process that started it is killed',
  async () => {
    const file = JSON.stringify(new URL('spawn-with-us.ts', import.meta.url).href);
    const parent = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      `const { spawnWithUs } = await import(${file});
     const child = spawnWithUs(process.execPath, ['--eval', ${JSON.stringify(sleeper)}], { env: process.env });
     child.stdout.pipe(process.stdout);`,
    ]);
    const [said]: unknown[] = await once(parent.stdout, 'data');
    const pid = Number(String(said));
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  },
);

it('a program keeps its process id, its output and its exit code', async () => {
  const child = spawnWithUs(process.execPath, ['--eval', 'console.log(process.pid); process.exit(7)'], {
    env: process.env,
  });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => {
    output += text.toString();
  });
  const [code]: unknown[] = await once(child, 'close');
  expect([code, Number(output)]).toEqual([7, child.pid]);
});
