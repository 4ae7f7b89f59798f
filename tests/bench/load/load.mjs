// Measures the cost of a registration beside the least that a server can do, which is to insert one row. Both use the same
// database, in the same run, in turns. Neither hashes passwords. One line shows how many passwords per second this machine hashes.
// The database keeps what it acknowledges, as in production. Another line shows the cost that is left if nothing waits for the
// disk.
//
//   npm run load --prefix tests                   two minutes
//   npm run load --prefix tests -- --minutes 10   and the memory of the tenth minute beside that of the second
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ask } from '../../postgres/ask.mjs';
import { findBinaries } from '../../postgres/binaries.mjs';
import { createDatabase, startPostgres } from '../../postgres/start.mjs';
import { openHashing } from '../../../apps/services/src/core/identity/open-hashing.ts';
import { nextMessage, startChild } from '../support/child.mjs';
import { median, quantile } from '../support/figures.mjs';
import { send } from './senders.mjs';

const bounds = { median: 5, errors: 0, memory: 1.05 };
const rounds = 5;
const busy = { visitors: 4, seconds: 3 };
const saturated = { visitors: 64, seconds: 15 };

/** Starts a server as a process of its own. */
async function startServer(file, args, env) {
  const child = startChild(new URL(file, import.meta.url), args, env);
  const { port } = await nextMessage(child);
  return { child, url: `http://127.0.0.1:${port}` };
}

async function rssOf(child) {
  child.send('memory');
  const { rss } = await nextMessage(child);
  return rss / 2 ** 20;
}

async function hashesPerSecond() {
  const hashing = openHashing({ workers: undefined, queue: undefined });
  const passwords = Array.from({ length: 40 }, (_, at) => `Kaffee und Kuchen ${at}`);
  // The first hashes start the threads.
  await Promise.all(passwords.map((password) => hashing.hash(password)));
  const start = performance.now();
  await Promise.all(passwords.map((password) => hashing.hash(password)));
  const perSecond = (passwords.length * 1000) / (performance.now() - start);
  await hashing.close();
  return perSecond;
}

const show = (name, value, bound, met) => {
  console.log(
    `${name.padEnd(58)}${value.padStart(14)}${bound === undefined ? '' : `   bound ${bound}${met ? '' : '  MISSED'}`}`,
  );
  return met ?? true;
};

/** Starts the server and the least possible one on one database. */
async function startBoth(durable) {
  const postgres = await startPostgres(process.env, findBinaries(process.env), { durable });
  const database = await createDatabase(postgres.url);
  const [{ fsync, committed }] = await ask(
    database.url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as committed`,
  );
  const ours = await startServer('services-server.mjs', [], {
    DATABASE_URL: database.url,
    PAGE_LIST: 'off',
    // All of them come from one address.
    RATE_LIMITS: 'off',
  });
  const bare = await startServer('insert-server.mjs', [database.url], {});
  return {
    name: `PostgreSQL ${postgres.version}, fsync ${String(fsync)}, synchronous_commit ${String(committed)}`,
    ours,
    bare,
    stop: async () => {
      ours.child.kill();
      bare.child.kill();
      await database.drop();
      await postgres.stop();
    },
  };
}

/** @throws {Error} if a registration was refused, because a refusal is fast and proves nothing */
async function medianOf(url) {
  const { ms, statuses } = await send(url, busy);
  if ([...statuses.keys()].some((status) => status !== 201)) {
    throw new Error(`Answered with ${[...statuses.keys()].join(', ')}.`);
  }
  return median(ms);
}

/** Registers and inserts in turns. */
async function compare({ ours, bare }) {
  const taken = { ours: [], bare: [] };
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const medians = { bare: await medianOf(bare.url), ours: await medianOf(ours.url) };
    if (round > 0) for (const [name, value] of Object.entries(medians)) taken[name].push(value);
  }
  show('one row inserted, median', `${median(taken.bare).toFixed(2)} ms`);
  show('a registration, median', `${median(taken.ours).toFixed(2)} ms`);
  return median(taken.ours.map((value, round) => value / taken.bare[round]));
}

const { values: options } = parseArgs({ options: { minutes: { type: 'string', default: '2' } } });
const minutes = Number(options.minutes);

const met = [];
const forgetful = await startBoth(false);
try {
  console.log(`${forgetful.name}, ${busy.visitors} visitors at once`);
  show('a registration beside a row', `${(await compare(forgetful)).toFixed(2)} ×`);
} finally {
  await forgetful.stop();
}

const both = await startBoth(true);
const { ours } = both;
try {
  console.log(`${both.name}, ${busy.visitors} visitors at once, then ${saturated.visitors}`);
  const ratio = await compare(both);
  met.push(
    show('a registration beside a row', `${ratio.toFixed(2)} ×`, bounds.median, ratio <= bounds.median),
  );

  const full = await send(ours.url, saturated);
  const errors = [...full.statuses].filter(([status]) => status !== 201);
  show('registrations a second at saturation', full.perSecond.toFixed(0));
  show('the slowest of a hundred', `${quantile(full.ms, 0.99).toFixed(0)} ms`);
  const refused = errors.map(([status, count]) => `${count} × ${status}`).join(', ') || '0';
  met.push(show('errors at saturation', refused, bounds.errors, errors.length === 0));

  show(
    'passwords hashed a second, as many as the server hashes at once',
    (await hashesPerSecond()).toFixed(0),
  );

  const memory = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const samples = [];
    const end = performance.now() + 60_000;
    while (performance.now() < end) {
      await send(ours.url, { visitors: 16, seconds: 5 });
      samples.push(await rssOf(ours.child));
    }
    memory.push(median(samples));
    show(`memory in minute ${minute}`, `${median(samples).toFixed(0)} MiB`);
  }
  if (minutes >= 10) {
    const growth = memory[9] / memory[1];
    met.push(
      show('minute 10 beside minute 2', `${growth.toFixed(3)} ×`, bounds.memory, growth <= bounds.memory),
    );
  }
} finally {
  await both.stop();
}
process.exitCode = met.includes(false) ? 1 : 0;
