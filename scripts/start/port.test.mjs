import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../shared/places.mjs';
import { program } from '../testing/program.mjs';
import { assertFree, complaint } from './port.mjs';

const host = '127.0.0.1';

/** @returns {Promise<number>} a port on which a server listens */
async function takenPort() {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise((resolve) => {
    server.listen(0, host, () => resolve(undefined));
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('the message for a taken port says what to do', async () => {
  const port = await takenPort();
  await expect(assertFree({ host, port })).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`,
  );
});

test('a free port is fine', async () => {
  await expect(assertFree({ host, port: 0 })).resolves.toBeUndefined();
});

test('npm start prints only that message, before it builds', async () => {
  const port = await takenPort();
  const { code, stdout, stderr } = await program(
    ['scripts/task.mjs', join(root, 'scripts/tasks/start.mjs')],
    {
      env: { PORT: String(port) },
    },
  );
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start\n`,
  );
});

test.each([
  [{ PORT: 'web' }, 'PORT is a number from 0 to 65535.'],
  [{ PAGE_LIST: 'no' }, 'PAGE_LIST is either on or off.'],
])('npm start says at once which setting is wrong: %o', async (env, complaint) => {
  expect(await program(['scripts/task.mjs', join(root, 'scripts/tasks/start.mjs')], { env })).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `${complaint}\n`,
  });
});

test.each([
  ['EADDRINUSE', 65_535, /PORT=65534 npm start$/],
  ['EACCES', 80, /^Port 80 is reserved on this machine\. /],
  ['EADDRNOTAVAIL', 3000, /^HOST has to be an address of this machine; it is "127\.0\.0\.1"\.$/],
  ['EIO', 3000, /^Nothing can listen on 127\.0\.0\.1:3000 \(EIO\)\.$/],
])('%s on port %i is one sentence', (code, port, words) => {
  expect(complaint(code, { host, port })).toMatch(words);
});
