import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { everyDatabase } from '../../../test-support/databases.ts';
import { eventIdAt, publish, trackerRecord } from '../../../test-support/events.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import { createEventBuffer } from '../../core/events/event-buffer.ts';
import { findEvents } from '../../core/events/find-events.ts';

describe.each(everyDatabase)('an event of tracking, on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ open });
  });
  afterAll(async () => await app.close());

  const stored = async (id: string) => {
    const { rows } = await sql<Record<string, unknown>>`select * from event where id = ${id}`.execute(app.db);
    return rows;
  };

  it('is stored with its name, its site and its session', async () => {
    const record = trackerRecord({ cs_quantity: 2 });
    const answer = await publish(app.send, record);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await stored(record.event_id)).toMatchObject([
      {
        name: 'store_call',
        site: 'DE',
        session: 's1',
        others: null,
        fields: { cs_quantity: 2, url: record.url, user_agent: record.user_agent },
      },
    ]);
  });

  it('is stored once, however often it is sent', async () => {
    const record = trackerRecord();
    const answers = await Promise.all([1, 2, 3].map(async () => await publish(app.send, record)));
    answers.push(await publish(app.send, record));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await stored(record.event_id)).toHaveLength(1);
  });

  it('is stored once if its clock was ahead when it was first sent', async () => {
    let now = new Date();
    const { send } = await createTestApp(app.db, { APP_DIR: app.appDir }, { now: () => now });
    const record = trackerRecord({ event_id: eventIdAt(now.getTime() + 2 * 86_400_000) });
    await publish(send, record);
    now = new Date(now.getTime() + 1.5 * 86_400_000);
    expect((await publish(send, record)).status).toBe(204);
    expect(await stored(record.event_id)).toHaveLength(1);
  });

  it('keeps fields that the schema lacks aside', async () => {
    const record = trackerRecord({ next_field: { rank: 1 }, __proto: 'x' });
    await publish(app.send, record);
    const [row] = await stored(record.event_id);
    expect(row).toMatchObject({ others: { next_field: { rank: 1 }, __proto: 'x' } });
    expect(row?.['fields']).not.toHaveProperty('next_field');
  });

  it('leaves its long-term token nowhere, and no e-mail address', async () => {
    const record = trackerRecord({
      token: 'the-long-term-token',
      url: 'http://127.0.0.1:3000/signup?q=coffee&email=ada%40crema.example&session=the-long-term-token',
      event_label: 'ada@crema.example',
    });
    await publish(app.send, record);
    await publish(app.send, { ...record, consent: 7 });
    const [row] = await stored(record.event_id);
    expect(row?.['token_hash']).toMatch(/^[\w-]{43}$/);
    expect(row?.['fields']).toMatchObject({
      url: 'http://127.0.0.1:3000/signup?q=coffee',
      event_label: '(e-mail)',
    });
    const kept = [JSON.stringify(row), ...app.lines].join('\n');
    expect(kept).not.toMatch(/the-long-term-token|ada/);
  });

  it('belongs to the site of its page', async () => {
    const records = ['tr.localhost', 'shop.example', 'www.elsewhere.example'].map((hostname) =>
      trackerRecord({ hostname }),
    );
    for (const record of records) await publish(app.send, record);
    const rows = await Promise.all(
      records.map(async ({ event_id }) => (await stored(event_id))[0]?.['site']),
    );
    expect(rows).toEqual(['TR', 'DE', null]);
  });

  it('is found, the newest first, by name, site and session', async () => {
    const now = Date.now();
    const records = [3, 2, 1, 0].map((days) =>
      trackerRecord({
        event_id: eventIdAt(now - days * 86_400_000),
        event_name: `found_${days % 2}`,
        custom_short_term_id: 'finder',
      }),
    );
    for (const record of records) await publish(app.send, record);
    const ids = records.map(({ event_id }) => event_id).toReversed();
    const all = await findEvents(app.db, { session: 'finder', site: 'DE' });
    expect(all.map(({ id }) => id)).toEqual(ids);
    const odd = await findEvents(app.db, { session: 'finder', name: 'found_1' });
    expect(odd.map(({ id }) => id)).toEqual([ids[1], ids[3]]);
    const page = await findEvents(app.db, { session: 'finder', most: 2 });
    const next = await findEvents(app.db, { session: 'finder', before: page.at(-1), most: 2 });
    expect([...page, ...next].map(({ id }) => id)).toEqual(ids);
    expect(await findEvents(app.db, { session: 'finder', site: 'TR' })).toEqual([]);
    expect(all[0]).toMatchObject({ name: 'found_0', fields: { tcs_source: 'newsletter' }, others: null });
  });
});

describe('the call of an event', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(async () => await app.close());

  it.each([
    ['another version', { 'Api-Version': '1' }, trackerRecord(), 400, 'API_VERSION_NOT_SUPPORTED'],
    ['no version', { 'Api-Version': '' }, trackerRecord(), 400, 'API_VERSION_NOT_SUPPORTED'],
    ['no JSON', {}, '{', 400, 'MALFORMED_REQUEST'],
    ['a text that no database stores', {}, trackerRecord({ next: '\0' }), 400, 'MALFORMED_REQUEST'],
    ['a field of another type', {}, trackerRecord({ cs_quantity: '2' }), 400, 'MALFORMED_REQUEST'],
    ['no id', {}, trackerRecord({ event_id: undefined }), 400, 'MALFORMED_REQUEST'],
    ['more than 64 KiB', {}, trackerRecord({ next: 'x'.repeat(65_536) }), 413, 'MALFORMED_REQUEST'],
    ['another media type', { 'Content-Type': 'text/plain' }, trackerRecord(), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['another origin', { Origin: 'https://evil.example' }, trackerRecord(), 403, 'ORIGIN_NOT_ALLOWED'],
  ])('refuses %s', async (_what, headers, record, status, code) => {
    const answer = await publish(app.send, record, headers);
    expect([answer.status, await codesOf(answer)]).toEqual([status, [code]]);
  });

  it('writes a log line only if the event is refused', async () => {
    const before = app.lines.length;
    await publish(app.send, trackerRecord());
    await publish(app.send, '{');
    expect(app.lines.slice(before).map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', route: '/service/ttruth/publish', status: 400 },
    ]);
  });

  it('takes a deep field that nobody reads, and stores it cut', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const record = JSON.stringify(trackerRecord({ next: 0 })).replace('"next":0', `"next":${deep}`);
    expect((await publish(app.send, record)).status).toBeLessThan(500);
  });

  it('lets the origins that the operator names send events, and read the response', async () => {
    const Origin = 'https://www.crema.example';
    const { send } = await createTestApp(app.db, { APP_DIR: app.appDir, EVENT_ORIGINS: Origin });
    const asked = await send('/service/ttruth/publish', {
      method: 'OPTIONS',
      headers: {
        Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'api-version,content-type',
      },
    });
    expect([asked.status, asked.headers.get('Access-Control-Allow-Headers')]).toEqual([
      204,
      'Content-Type, Api-Version',
    ]);
    const answer = await publish(send, trackerRecord(), { Origin, 'Sec-Fetch-Site': 'cross-site' });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([204, Origin]);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    const other = await publish(send, trackerRecord(), { Origin: 'https://evil.example' });
    expect([other.status, other.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
  });

  it('limits the events of a session, which other sessions do not share', async () => {
    const env = { APP_DIR: app.appDir, RATE_LIMITS: 'on', EVENT_LIMIT_SESSION: '2/1' };
    const { send } = await createTestApp(app.db, env);
    const sender = async () => {
      const visitor = createVisitor(send);
      await visitor.askForToken();
      return visitor.visit;
    };
    const [one, two] = [await sender(), await sender()];
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await publish(one, trackerRecord())).status);
    const last = await publish(one, trackerRecord());
    expect([...statuses, last.status]).toEqual([204, 204, 429, 429]);
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await publish(two, trackerRecord())).status).toBe(204);
  });

  it('answers 503 with Retry-After while too many events wait, and then stores them all', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const ids: string[] = [];
    const events = createEventBuffer(
      {
        store: async (batch) => {
          await held;
          ids.push(...batch.map(({ id }) => id));
        },
      },
      { capacity: 3 },
    );
    const { send } = await createTestApp(app.db, { APP_DIR: app.appDir }, { events });
    const waiting = [1, 2, 3].map(async () => await publish(send, trackerRecord()));
    await expect.poll(() => events.waiting().count).toBe(3);
    const away = await publish(send, trackerRecord());
    expect([away.status, away.headers.get('Retry-After')]).toEqual([503, '5']);
    letGo();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(ids).toHaveLength(3);
  });
});
