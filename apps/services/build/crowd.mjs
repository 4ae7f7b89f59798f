// Registers many shoppers at once. The parent process first sends their number, and then the signal to start. This process answers
// with the statuses.
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { documentsFor } from '@crema/flow-domain/server';
import { Pool } from 'undici';

const pool = new Pool(process.argv[2], { connections: 500 });
const api = '/service/registration/api/v1';

const newsletter = documentsFor('DE').find(({ kind }) => kind === 'newsletter');
const body = (email) =>
  JSON.stringify({
    flow: 'standalone',
    site: 'DE',
    locale: 'de-DE',
    personalData: {
      salutation: 'MRS',
      firstName: 'Anna',
      lastName: 'Berger',
      birthDate: { day: 7, month: 3, year: 1985 },
    },
    email,
    password: 'Kaffee und Kuchen 7',
    consents: {
      newsletter: {
        granted: true,
        documentId: newsletter?.id,
        documentVersion: newsletter?.version,
        locale: 'de-DE',
      },
    },
  });

/** Returns a shopper whose form is filled in and only has to be sent. */
async function readyToSend(pool) {
  const { headers, body: nothing } = await pool.request({ method: 'GET', path: `${api}/csrf` });
  await nothing.dump();
  const cookies = [headers['set-cookie']].flat().map((line) => line.split(';', 1)[0]);
  const token = cookies.find((cookie) => cookie.startsWith('__Host-csrf='))?.slice('__Host-csrf='.length);
  return {
    method: 'POST',
    path: `${api}/registrations`,
    headers: {
      cookie: cookies.join('; '),
      'content-type': 'application/json',
      'x-csrf-token': token,
      'x-site': 'DE',
      'idempotency-key': randomUUID(),
    },
    body: body(`anna.${randomUUID()}@example.org`),
  };
}

let ready = [];

/** Sends all registrations at once. @returns the statuses, and the duration */
async function sendAll() {
  const start = performance.now();
  const statuses = await Promise.all(
    ready.map(async (request) => {
      const { statusCode, body: answer } = await pool.request(request);
      await answer.dump();
      return statusCode;
    }),
  );
  return { statuses, seconds: (performance.now() - start) / 1000 };
}

process.on('message', async (told) => {
  if (told === 'go') return process.send?.(await sendAll());
  ready = await Promise.all(Array.from({ length: told.people }, () => readyToSend(pool)));
  return process.send?.('ready');
});
