import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { checkoutRequest } from '../../../test-support/every-flow.ts';
import { startProcess } from '../../../test-support/server-process.ts';
import { createVisitor } from '../../../test-support/visitor.ts';

const traced = 'pwrite64,fdatasync,fsync,write,writev,sendto,sendmsg';
const cannotTrace = spawnSync('strace', ['-f', '-e', 'trace=none', 'true']).status !== 0;
if (cannotTrace)
  console.log('System calls are not traced: this machine has no strace, or does not let it work.');

it.skipIf(cannotTrace)('has a registration on the disk before it answers', async (test) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'crema-trace-'));
  const { appDir, remove } = await createAppDir();
  test.onTestFinished(async () => {
    await remove();
    await rm(dataDir, { recursive: true, force: true });
  });
  const server = await startProcess({ DATA_DIR: dataDir, APP_DIR: appDir }, test);
  const visitor = createVisitor(server.send);
  await visitor.askForToken();
  const file = join(dataDir, 'calls');
  const options = ['-f', '-y', '-s', '24', '-e', `trace=${traced}`, '-o', file];
  const strace = spawn('strace', [...options, '-p', String(server.child.pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(strace, 'close');
  // It says so once it is at every thread.
  await once(strace.stderr, 'data');
  const response = await visitor.register(checkoutRequest('hidden'));
  await server.end('SIGTERM');
  await ended;
  expect(response.status).toBe(201);

  const calls = (await readFile(file, 'utf8')).split('\n');
  const answer = calls.findIndex((call) => call.includes('"HTTP/1.1 201 Created'));
  const before = calls.slice(0, answer);
  const written = before.findLastIndex((call) => /pwrite64\(\d+<[^>]*\/pg_wal\/[0-9A-F]{24}>/.test(call));
  const synced = before.findLastIndex((call) => /fdatasync\(\d+<[^>]*\/pg_wal\/[0-9A-F]{24}>/.test(call));
  // Another thread's call is told in two lines; the second says that it has ended.
  const isOnDisk = before.findLastIndex((call) => /fdatasync.*= 0$/.test(call));
  expect(written).toBeGreaterThan(0);
  expect(synced).toBeGreaterThan(written);
  expect(isOnDisk).toBeGreaterThanOrEqual(synced);
});
