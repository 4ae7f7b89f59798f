import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityRequest, fieldsOf } from '../../../test-support/every-flow.ts';
import { trackerRecord } from '../../../test-support/events.ts';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';

const api = '/service/registration/api/v1';
const forms = '/service/registration/form';
const address = {
  salutation: 'MRS',
  firstName: 'Mallory',
  lastName: 'Muster',
  countryCode: 'DE',
  postalCode: '50667',
  postalTown: 'Köln',
  streetAddress: 'Kaffeestraße 12',
};

/** The headers that browsers add to requests of another site's page. Some browsers send fewer of them. */
const senders = [
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { Origin: 'null' },
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'http://127.0.0.1:3001', 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'http://127.0.0.1:3000.evil.example' },
  { Origin: 'http://evil.example/127.0.0.1:3000' },
  { Origin: 'http://127.0.0.1:3000@evil.example' },
  { Origin: 'http://sub.127.0.0.1:3000', 'Sec-Fetch-Site': 'same-site' },
  { Origin: '', 'Sec-Fetch-Site': 'cross-site' },
  { Referer: 'http://127.0.0.1:3000/signup', Origin: 'https://evil.example' },
] as const;

/** The content types that a page can send by a form or by `fetch`, with or without a preflight request. */
const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
] as const;

describe('a page of somebody else’s', () => {
  let db: Database;
  let app: TestApp;
  let victim: ReturnType<typeof createVisitor>;
  let attacker: ReturnType<typeof createVisitor>;
  let loginId: string;
  let uuid: string;

  beforeAll(async () => {
    app = await openTestApp();
    ({ db } = app);
    [victim, attacker] = [createVisitor(app.send), createVisitor(app.send)];
    await attacker.askForToken();
    ({ loginId } = await (await victim.post(germanRequest())).json());
    const saved = await victim.visit(`${api}/address/invoice`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': victim.cookies.get('__Host-csrf') ?? '',
        'X-Site': 'DE',
      },
      body: JSON.stringify({ loginId, data: { address: { regular: address } } }),
    });
    ({ uuid } = await saved.json());
  });
  afterAll(async () => await app.close());

  /** Every write there is, with a content that would be taken from the shop's own page. */
  const writes = () => [
    { method: 'POST', path: `${api}/registrations`, content: { ...germanRequest() } },
    { method: 'POST', path: `${api}/registrations`, content: { ...communityRequest() } },
    {
      method: 'POST',
      path: `${api}/address/invoice`,
      content: { loginId, data: { address: { regular: address } } },
    },
    {
      method: 'PUT',
      path: `${api}/customers/${loginId}/invoice-address/${uuid}`,
      content: { loginId, uuid, data: { address: { regular: address } } },
    },
    { method: 'DELETE', path: `${api}/customers/me/consents/newsletter`, content: {} },
    { method: 'POST', path: '/service/ttruth/publish', content: trackerRecord() },
    { method: 'POST', path: `${forms}/standalone-registration`, content: { ...germanFields(), site: 'DE' } },
    {
      method: 'POST',
      path: `${forms}/community-request`,
      content: { ...fieldsOf({}, 'communityConditions'), site: 'DE' },
    },
  ];
  /** All that is kept, as one text. */
  const everything = async () => {
    const tables = await db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows),
    );
    return JSON.stringify(rows);
  };

  it('gets nothing written by 500 requests in the name of a customer, whose session goes on', async () => {
    const before = await everything();
    const statuses = new Map<number, number>();
    let sent = 0;
    for (let round = 0; sent < 500; round += 1) {
      for (const { method, path, content } of writes()) {
        const sender = senders[sent % senders.length];
        const type = path.includes('/form/') ? types[2] : types[round % types.length];
        const isForm = type === 'application/x-www-form-urlencoded';
        const fields = Object.entries(content).map(([name, value]) => [name, String(value)]);
        // It cannot read the customer's token, and has one of its own.
        const token = sent % 3 === 0 ? undefined : attacker.cookies.get('__Host-csrf');
        const answer = await app.send(path, {
          method,
          redirect: 'manual',
          headers: {
            ...sender,
            ...(type === '' ? {} : { 'Content-Type': type ?? '' }),
            ...(token === undefined ? {} : { 'X-CSRF-Token': token }),
            'X-Site': 'DE',
            'Idempotency-Key': randomUUID(),
            // The worst case is a browser that sends its cookies to every site.
            Cookie: [...victim.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
          body: isForm ? new URLSearchParams(fields).toString() : JSON.stringify(content),
        });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect(answer.headers.getSetCookie()).toEqual([]);
        expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
        sent += 1;
      }
    }
    expect([...statuses.keys()].sort((a, b) => a - b)).toEqual([403, 415]);
    expect(await everything()).toBe(before);
    expect((await victim.visit(`${api}/customers/me`)).status).toBe(200);
  });

  it('learns nothing of a customer by reading, and may not read an answer at all', async () => {
    const reads = ['customers/me', 'customers/me/consents', 'csrf', 'consent-documents?site=DE'];
    for (const [index, path] of reads.entries()) {
      const answer = await victim.visit(`${api}/${path}`, { headers: { ...senders[index % 2] } });
      const told = ['Access-Control-Allow-Origin', 'Cross-Origin-Resource-Policy'].map((name) =>
        answer.headers.get(name),
      );
      expect([path, ...told]).toEqual([path, null, 'same-origin']);
    }
    const asked = await app.send(`${api}/registrations`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect([asked.status, asked.headers.get('Access-Control-Allow-Origin')]).toEqual([405, null]);
  });
});
