// What it costs to have a registration on the disk before it is answered: guests, who need no password to be hashed, one after the
// other and fifty at once (docs/decisions/0037-embedded-data-on-the-disk.md).
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { createAppDir } from '../test-support/app-dir.ts';
import { checkoutRequest } from '../test-support/every-flow.ts';
import { createVisitor } from '../test-support/visitor.ts';

const main = join(import.meta.dirname, '../src/main.ts');
const seconds = 4;
const rounds = 5;

/** Starts a server with a new database, with or without syncing. */
async function startServer(appDir, sync) {
  const dataDir = await mkdtemp(join(tmpdir(), 'crema-bench-'));
  const child = spawn(process.execPath, ['--conditions=@crema/source', main], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      APP_DIR: appDir,
      DATA_DIR: dataDir,
      DATA_SYNC: sync,
      // All of them come from one address.
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => {
    child.once('close', resolve);
  });
  const address = await new Promise((resolve, reject) => {
    let printed = '';
    child.once('close', () => reject(new Error(`no start:\n${printed}`)));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed = printed.slice(-1000) + text;
      const [, found] = /Crema: (http:\/\/[^/\s]+)/.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const { askForToken, register } = createVisitor((path, init) => fetch(new URL(path, address), init));
  await askForToken();
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
    await rm(dataDir, { recursive: true });
  };
  return { register, stop };
}

/** Registrations a second, and the milliseconds that the middle one took. */
async function measure({ register }, atOnce) {
  const taken = [];
  const end = performance.now() + seconds * 1000;
  const shopper = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const { status } = await register(checkoutRequest('hidden'));
      if (status !== 201) throw new Error(`A registration was answered with ${status}.`);
      taken.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, shopper));
  return { rate: taken.length / seconds, middle: median(taken) };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const of = (results, key) => median(results.map((result) => result[key]));

async function benchDurable() {
  const { appDir, remove } = await createAppDir();
  const servers = [];
  try {
    for (const sync of ['on', 'off']) servers.push(await startServer(appDir, sync));
    for (const atOnce of [1, 50]) {
      const on = [];
      const off = [];
      // In turns, so that what else the machine does meets both; the first round warms up.
      for (let round = 0; round <= rounds; round += 1) {
        const [synced, bare] = [await measure(servers[0], atOnce), await measure(servers[1], atOnce)];
        if (round === 0) continue;
        on.push(synced);
        off.push(bare);
      }
      const say = (name, results) =>
        console.log(
          `${atOnce} at once, DATA_SYNC=${name.padEnd(3)}  ${of(results, 'rate').toFixed(0)} registrations/s, median ${of(results, 'middle').toFixed(1)} ms`,
        );
      say('on', on);
      say('off', off);
      const ratio = (key) => median(on.map((result, round) => result[key] / off[round][key])).toFixed(2);
      console.log(`${atOnce} at once: ${ratio('rate')} × the rate, ${ratio('middle')} × the median\n`);
    }
  } finally {
    for (const { stop } of servers) await stop();
    await remove();
  }
}

await benchDurable();
