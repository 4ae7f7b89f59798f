// Registers many shoppers at once. The parent process first sends their number, and then the signal to start. This process answers
// with the statuses.
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { Pool } from 'undici';
import { visit } from '../support/registration.mjs';

const pool = new Pool(process.argv[2], { connections: 500 });

/** The requests of shoppers whose forms are filled in and only have to be sent. */
let ready = [];

/** Sends all registrations at once. Returns the statuses and the duration. */
async function sendAll() {
  const start = performance.now();
  const statuses = await Promise.all(
    ready.map(async (request) => {
      const { statusCode, body } = await pool.request(request);
      await body.dump();
      return statusCode;
    }),
  );
  return { statuses, seconds: (performance.now() - start) / 1000 };
}

process.on('message', async (message) => {
  if (message === 'go') return process.send?.(await sendAll());
  ready = await Promise.all(Array.from({ length: message.people }, async () => (await visit(pool))()));
  return process.send?.('ready');
});
