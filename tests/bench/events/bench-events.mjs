// `npm run bench:events --prefix tests`: measures how many events per second the services store, beside the least that a server can do,
// which is to insert one row. Both use the same database, in the same run, in turns. Sixteen senders each send one event at a time.
// Another line shows the same if the database does not wait for the disk.
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { createAppDir } from '../../../apps/services/test-support/app-dir.ts';
import { trackerRecord } from '../../../apps/services/test-support/events.ts';
import { ask } from '../../postgres/ask.mjs';
import { findBinaries } from '../../postgres/binaries.mjs';
import { createDatabase, startPostgres } from '../../postgres/start.mjs';
import { runLife } from '../../faults/run-life.mjs';
import { spawnWithUs } from '../../support/spawn-with-us.ts';
import { nextMessage, startChild } from '../support/child.mjs';
import { median } from '../support/figures.mjs';

const bound = 3;
const senders = 16;
const rounds = 5;
const seconds = 3;

const headers = { accept: 'application/json', 'content-type': 'application/json', 'api-version': '2' };

/** Starts the services and returns their address. Their log is read and not kept, as by a log collector. */
async function startServices(env, life) {
  const file = fileURLToPath(new URL('../../../apps/services/src/main.ts', import.meta.url));
  const child = spawnWithUs(process.execPath, ['--conditions=@crema/source', file], {
    env: { PATH: process.env['PATH'], PORT: '0', RATE_LIMITS: 'off', ...env },
  });
  const closed = once(child, 'close');
  life.onTestFinished(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  child.stderr?.pipe(process.stderr);
  let printed = '';
  return await new Promise((resolve, reject) => {
    void closed.then(() => reject(new Error(`The services ended: ${printed}`)));
    const read = (text) => {
      printed += text;
      const address = /Crema: (http:\/\/[^/\s]+)/.exec(printed)?.[1];
      if (address === undefined) return;
      child.stdout?.off('data', read).resume();
      resolve(address);
    };
    child.stdout?.setEncoding('utf8').on('data', read);
  });
}

/** Starts the server that only inserts rows, and returns its address. */
async function startBare(url, life) {
  const child = startChild(new URL('../load/insert-server.mjs', import.meta.url), [url]);
  life.onTestFinished(async () => {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  });
  const { port } = await nextMessage(child);
  return `http://127.0.0.1:${port}`;
}

/** Sends events until the time is over. Each sender sends the next one after the response. @throws {Error} if one is refused */
async function eventsPerSecond(url) {
  const pool = new Pool(url, { connections: senders });
  const end = performance.now() + seconds * 1000;
  let stored = 0;
  const send = async () => {
    while (performance.now() < end) {
      const body = JSON.stringify(trackerRecord({ token: 'a-long-term-token' }));
      const response = await pool.request({ method: 'POST', path: '/service/ttruth/publish', headers, body });
      await response.body.dump();
      if (response.statusCode >= 300) throw new Error(`answered ${response.statusCode}`);
      stored += 1;
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  await pool.close();
  return stored / seconds;
}

const show = (name, value) => console.log(`${name.padEnd(48)}${value.padStart(12)}`);

/** Measures both in turns. @returns {Promise<number>} how many times as many rows the least possible server stores */
async function compare(durable) {
  return await runLife(async (life) => {
    const postgres = await startPostgres(process.env, findBinaries(process.env), { durable });
    life.onTestFinished(postgres.stop);
    const { url } = await createDatabase(postgres.url);
    const { appDir, remove } = await createAppDir();
    life.onTestFinished(remove);
    const ours = await startServices({ DATABASE_URL: url, APP_DIR: appDir }, life);
    const bare = await startBare(url, life);
    const perSecond = { bare: [], ours: [] };
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const found = { bare: await eventsPerSecond(bare), ours: await eventsPerSecond(ours) };
      if (round > 0) for (const [name, value] of Object.entries(found)) perSecond[name].push(value);
    }
    const [{ stored }] = await ask(url, 'select count(*) as stored from event');
    const [{ fsync }] = await ask(url, `select current_setting('fsync') as fsync`);
    console.log(
      `PostgreSQL ${postgres.version}, fsync ${String(fsync)}, ${senders} senders, ${String(stored)} events`,
    );
    show('rows inserted a second by a bare server', median(perSecond.bare).toFixed(0));
    show('events stored a second', median(perSecond.ours).toFixed(0));
    return median(perSecond.bare.map((value, round) => value / perSecond.ours[round]));
  });
}

show('a bare server beside ours', `${(await compare(false)).toFixed(2)} ×`);
const ratio = await compare(true);
show('a bare server beside ours', `${ratio.toFixed(2)} ×   bound ${bound}${ratio > bound ? '  MISSED' : ''}`);
process.exitCode = ratio > bound ? 1 : 0;
