import { measureSubmit } from './measure-submit.mjs';
import { serveApp } from './serve.mjs';

/**
 * Prints what an empty submit costs in the second after it, beside a second in which nothing happens.
 * @param {import('playwright').Browser} browser
 * @param {{ dist: URL, rounds: number, site: string, path: string }} options
 * @returns {Promise<boolean>} whether every submit was refused by the page, without a way to the server
 */
export async function benchSubmit(browser, { dist, rounds, site, path }) {
  const server = await serveApp(dist);
  const measured = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await measureSubmit(browser, `${server.origin}${path}?site=${site}`));
    }
  } finally {
    await server.stop();
  }
  const median = (of) => measured.map(of).toSorted((one, other) => one - other)[rounds >> 1];
  console.log(`${path}, the second after an empty submit (medians of ${rounds}):`);
  for (const name of ['frames', 'events', 'events at the root', 'CPU in ms']) {
    const [after, before] = [median(({ submit }) => submit[name]), median(({ floor }) => floor[name])];
    console.log(
      `  ${name.padEnd(20)} ${after.toFixed(0).padStart(5)}, with nothing done ${before.toFixed(0)}`,
    );
  }
  return measured.every(({ errors }) => errors > 0);
}
