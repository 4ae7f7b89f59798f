import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Pool } from 'undici';
import { germanRequest } from '../../test-support/registrations.ts';

/** Returns the tokens of a visitor who has opened a page. */
async function tokensOf(pool, host) {
  const { headers, body } = await pool.request({
    method: 'GET',
    path: '/service/registration/api/v1/csrf',
    headers: { host },
  });
  await body.dump();
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0]);
  const token = cookies.find((each) => each.startsWith('__Host-csrf='))?.slice('__Host-csrf='.length) ?? '';
  return { cookie: cookies.join('; '), 'x-csrf-token': token };
}

/**
 * Registers with several visitors at once until the time is over. Each visitor sends the next registration after the answer to the
 * last.
 * @param {string} url
 * @param {{ visitors: number, seconds: number }} load
 * @returns {Promise<{ ms: number[], statuses: Map<number, number>, perSecond: number }>} the milliseconds of each, sorted
 */
export async function send(url, { visitors, seconds }) {
  const pool = new Pool(url, { connections: visitors });
  const host = 'de.localhost';
  const ms = [];
  const statuses = new Map();
  const end = performance.now() + seconds * 1000;
  const visitor = async () => {
    const tokens = await tokensOf(pool, host);
    while (performance.now() < end) {
      const sent = performance.now();
      const { statusCode, body } = await pool.request({
        method: 'POST',
        path: '/service/registration/api/v1/registrations',
        headers: {
          ...tokens,
          host,
          'content-type': 'application/json',
          'x-site': 'DE',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(germanRequest()),
      });
      await body.dump();
      ms.push(performance.now() - sent);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  await pool.close();
  return { ms: ms.toSorted((a, b) => a - b), statuses, perSecond: ms.length / seconds };
}
