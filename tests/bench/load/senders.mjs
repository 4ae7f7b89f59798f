import { performance } from 'node:perf_hooks';
import { Pool } from 'undici';
import { visit } from '../support/registration.mjs';

/**
 * Registers with several visitors at once until the time is over. Each visitor sends the next registration after the answer to the
 * last.
 * @param {string} url
 * @param {{ visitors: number, seconds: number }} load
 * @returns {Promise<{ ms: number[], statuses: Map<number, number>, perSecond: number }>} the milliseconds of each registration
 */
export async function send(url, { visitors, seconds }) {
  const pool = new Pool(url, { connections: visitors });
  const ms = [];
  const statuses = new Map();
  const end = performance.now() + seconds * 1000;
  const visitor = async () => {
    const nextRequest = await visit(pool);
    while (performance.now() < end) {
      const sent = performance.now();
      const { statusCode, body } = await pool.request(nextRequest());
      await body.dump();
      ms.push(performance.now() - sent);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  await pool.close();
  return { ms, statuses, perSecond: ms.length / seconds };
}
