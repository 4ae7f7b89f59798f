import { randomUUID } from 'node:crypto';
import { germanRequest } from '../../../apps/services/test-support/registrations.ts';

const api = '/service/registration/api/v1';
const host = 'de.localhost';

/**
 * Visits a page's host, so that the visitor can register.
 * @param {import('undici').Pool} pool
 * @returns {Promise<() => import('undici').Dispatcher.RequestOptions>} a function that returns the request of another new shopper
 */
export async function visit(pool) {
  const { headers, body } = await pool.request({ method: 'GET', path: `${api}/csrf`, headers: { host } });
  await body.dump();
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0]);
  const token =
    cookies.find((cookie) => cookie.startsWith('__Host-csrf='))?.slice('__Host-csrf='.length) ?? '';
  return () => ({
    method: 'POST',
    path: `${api}/registrations`,
    headers: {
      host,
      cookie: cookies.join('; '),
      'content-type': 'application/json',
      'x-csrf-token': token,
      'x-site': 'DE',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(germanRequest()),
  });
}
