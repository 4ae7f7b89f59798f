// `npm run bench:crowd --prefix tests`: measures how fast pages load while many shoppers register, and how fast they load otherwise,
// in one run (docs/decisions/0039-refusals-and-crowds.md).
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { startProduct } from '../../e2e/support/start-product.ts';
import { createDatabase, startPostgres } from '../../postgres/start.mjs';
import { requireBuild } from '../../support/require-build.mjs';
import { nextMessage, startChild } from '../support/child.mjs';
import { quantile } from '../support/figures.mjs';

const bound = 2;
const rounds = 7;
const visitors = 4;
const page = { host: 'de.localhost', 'accept-encoding': 'br', accept: 'text/html' };

/**
 * Returns the milliseconds that each page took while `lasting` was pending. Every visitor reads for a moment before the next page.
 */
async function pagesDuring(pool, lasting) {
  const state = { isOver: false };
  const over = lasting.finally(() => (state.isOver = true));
  const taken = [];
  const visitor = async () => {
    while (!state.isOver) {
      const start = performance.now();
      const { statusCode, body: content } = await pool.request({
        method: 'GET',
        path: '/signup',
        headers: page,
      });
      await content.dump();
      if (statusCode !== 200) throw new Error(`A page was answered with ${statusCode}.`);
      taken.push(performance.now() - start);
      await pause(10);
    }
  };
  await Promise.all([over, ...Array.from({ length: visitors }, visitor)]);
  return taken;
}

const p99 = (values) => quantile(values, 0.99);
const ms = (value) => `${value.toFixed(1)} ms`;
const count = (statuses, status) => statuses.filter((each) => each === status).length;

/** Registers so many shoppers at once from another process, so that their work does not delay the measuring process. */
async function atOnce(people, crowd, pages) {
  crowd.send({ people });
  await nextMessage(crowd);
  crowd.send('go');
  const answered = nextMessage(crowd);
  const [taken, sent] = await Promise.all([pagesDuring(pages, answered), answered]);
  return { ...sent, taken };
}

/**
 * Measures the machine's own share of the delay. It loads pages while no shopper registers and another program keeps a processor
 * busy with the priority of our hashing.
 */
async function pagesBesideAnother(pages) {
  const other = spawn(process.execPath, ['--eval', 'for (;;);']);
  try {
    setPriority(other.pid, 3);
    await pause(200);
    return await pagesDuring(pages, pause(700));
  } finally {
    other.kill('SIGKILL');
  }
}

/**
 * Measures the product on one database and prints the figures.
 * @param {string} databaseUrl empty for the embedded database
 * @returns {Promise<number>} how many times as long a page takes during a crowd
 */
async function benchOn(databaseUrl) {
  const product = await startProduct(databaseUrl);
  const pages = new Pool(product.url, { connections: visitors });
  const crowd = startChild(new URL('crowd.mjs', import.meta.url), [product.url]);
  try {
    await atOnce(50, crowd, pages);
    const idle = [];
    const busy = [];
    const beside = [];
    const seconds = [];
    // The measurements take turns, so that other work of the machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      idle.push(...(await pagesDuring(pages, pause(2000))));
      const fifty = await atOnce(50, crowd, pages);
      if (count(fifty.statuses, 201) !== 50)
        throw new Error(`Fifty were answered ${fifty.statuses.join(' ')}.`);
      busy.push(...fifty.taken);
      seconds.push(fifty.seconds);
      beside.push(...(await pagesBesideAnother(pages)));
    }
    const many = await atOnce(500, crowd, pages);
    const [before, during] = [p99(idle), p99(busy)];
    const ratio = during / before;
    console.log(`a page while nobody registers, p99     ${ms(before)}   (${idle.length} pages)`);
    console.log(`a page while 50 register at once, p99  ${ms(during)}   (${busy.length} pages)`);
    console.log(
      `a page beside a busy program, p99       ${ms(p99(beside))}   (${beside.length} pages), ` +
        `${(p99(beside) / before).toFixed(2)} × a page otherwise`,
    );
    console.log(`50 at once are registered within       ${Math.max(...seconds).toFixed(1)} s`);
    console.log(
      `500 at once: ${count(many.statuses, 201)} registered, ${count(many.statuses, 503)} refused until later, ` +
        `within ${many.seconds.toFixed(1)} s; a page meanwhile, p99  ${ms(p99(many.taken))}`,
    );
    return ratio;
  } finally {
    crowd.kill();
    await pages.destroy();
    await product.remove();
  }
}

/**
 * Measures both databases. The bound is for PostgreSQL, the database of production. The embedded database works in the process that
 * answers requests, so its figure is only printed.
 * @returns {Promise<number>} 0 if the bound is met
 */
export async function run() {
  requireBuild();
  const postgres = await startPostgres();
  try {
    console.log(`on PostgreSQL ${postgres.version} (${postgres.source})`);
    const { url } = await createDatabase(postgres.url);
    const ratio = await benchOn(url);
    console.log(`${ratio.toFixed(2)} × a page otherwise; bound ${bound}${ratio > bound ? ' MISSED' : ''}\n`);
    console.log('on the embedded database');
    console.log(`${(await benchOn('')).toFixed(2)} × a page otherwise; no bound`);
    return ratio <= bound ? 0 : 1;
  } finally {
    await postgres.stop();
  }
}
