// `npm run bench:served --prefix tests`: measures how many pages per second the server sends to anonymous visitors, beside a bare
// server that only sends the same bytes (docs/decisions/0031-the-same-bytes-for-everybody.md).
import { performance } from 'node:perf_hooks';
import { Pool } from 'undici';
import { startProduct } from '../../e2e/support/start-product.ts';
import { requireBuild } from '../../support/require-build.mjs';
import { nextMessage, startChild } from '../support/child.mjs';
import { median } from '../support/figures.mjs';

const bound = 0.5;
const rounds = 7;
const seconds = 2;
const headers = { host: 'de.localhost', 'accept-encoding': 'br', 'user-agent': 'bench', accept: 'text/html' };

/** Returns the pages per second. Each connection asks again as soon as it has an answer. */
async function pagesPerSecond(pool, ask) {
  const end = performance.now() + seconds * 1000;
  let pages = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path: '/signup',
        headers: { ...headers, ...ask },
      });
      await body.dump();
      if (statusCode !== 200 && statusCode !== 304)
        throw new Error(`A page was answered with ${statusCode}.`);
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, visitor));
  return pages / seconds;
}

const shown = (pages) => `${Math.round(pages).toLocaleString('en')} pages/s`;

/** @returns {Promise<number>} 0 if the bound is met */
export async function run() {
  requireBuild();
  const product = await startProduct();
  const bare = startChild(new URL('bare-server.mjs', import.meta.url));
  try {
    const ours = new Pool(product.url, { connections: 16 });
    const first = await ours.request({ method: 'GET', path: '/signup', headers });
    const page = {
      headers: first.headers,
      body: Buffer.from(await first.body.arrayBuffer()).toString('base64'),
    };
    bare.send(page);
    const port = await nextMessage(bare);
    const theirs = new Pool(`http://127.0.0.1:${port}`, { connections: 16 });
    const known = { 'if-none-match': first.headers.etag };
    const taken = { bare: [], ours: [], held: [] };
    // The measurements take turns, so that other work of the machine affects all of them. The first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      const pages = {
        bare: await pagesPerSecond(theirs),
        ours: await pagesPerSecond(ours),
        held: await pagesPerSecond(ours, known),
      };
      if (round > 0) for (const [name, value] of Object.entries(pages)) taken[name].push(value);
    }
    await Promise.all([ours.close(), theirs.close()]);
    const ratio = median(taken.ours.map((value, round) => value / taken.bare[round]));
    console.log(`bare server, the page compressed beforehand   ${shown(median(taken.bare))}`);
    console.log(`the page of an anonymous visitor              ${shown(median(taken.ours))}`);
    console.log(`the same, if the browser has it already       ${shown(median(taken.held))}`);
    console.log(`${ratio.toFixed(2)} × the bare server; bound ${bound}${ratio < bound ? ' MISSED' : ''}`);
    return ratio >= bound ? 0 : 1;
  } finally {
    bare.kill();
    await product.remove();
  }
}
