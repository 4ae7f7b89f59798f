import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentCookie } from '../../../../../tracking/test/doubles/fake-environment.ts';
import { publish, trackerRecord } from '../../../test-support/events.ts';
import { customersCard } from '../../../test-support/every-flow.ts';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { eraseCustomer } from '../../core/customers/erase-customer.ts';
import { exportCustomer } from '../../core/customers/export-customer.ts';
import { dayAfter, dayOf } from '../../core/events/event-day.ts';
import { reconcile } from '../../core/reconciliation/reconcile.ts';
import { removeOldOutcomes } from '../../core/reconciliation/store-outcome.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => await app.close());

const today = dayOf(Date.now());

/** A visitor with or without consent to statistics, in a session of the library. */
function visitorWith(session: string | undefined) {
  const visitor = createVisitor(app.send);
  const groups = session === undefined ? [] : ['C0003'];
  visitor.cookies.set('OptanonConsent', consentCookie(...groups).replace('OptanonConsent=', ''));
  if (session !== undefined) visitor.cookies.set('cot_session', session);
  const tell = async (receipt: object) =>
    await visitor.visit('/service/registration/api/v1/receipts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(receipt),
    });
  return { ...visitor, tell };
}

type Visitor = ReturnType<typeof visitorWith>;

const register = async ({ post }: Visitor, tracking?: string, request = germanRequest()) => {
  const response = await post(
    request,
    randomUUID(),
    tracking === undefined ? {} : { 'X-Tracking': tracking },
  );
  expect(response.status).toBe(201);
  const { loginId }: { loginId: string } = await response.json();
  return loginId;
};

const rows = async () =>
  await reconcile(app.db, { from: today, to: today, today: dayAfter(today, 2), hasEvents: true });

/** Returns the classes with outcomes of a kind at a channel. */
async function classesOf(channel: string, kind = 'registration') {
  const row = (await rows()).find((each) => each.channel === channel && each.kind === kind);
  return Object.fromEntries(Object.entries(row?.counts ?? {}).filter(([, number]) => number > 0));
}

const clear = async () => {
  for (const table of ['outcome', 'outcome_word', 'outcome_count', 'event'] as const)
    await app.db.deleteFrom(table).execute();
};

const registeredEvent = async (session?: string) =>
  await publish(
    app.send,
    trackerRecord({ event_name: 'form_registered', custom_short_term_id: session, hostname: 'shop.example' }),
  );

describe('a registration with consent to statistics', () => {
  it.each(['%00', 'x'.repeat(101)])(
    'does not fail for the session %s, which cannot be stored',
    async (session) => {
      const id = randomUUID();
      const loginId = await register(visitorWith(session), `${id} ttruth=works`);
      expect(
        await app.db.selectFrom('outcome').select(['session', 'login_id']).where('id', '=', id).execute(),
      ).toEqual([{ session: null, login_id: loginId }]);
    },
  );

  it('is sent once, however often its receipt and its event come', async () => {
    await clear();
    const visitor = visitorWith('session-1');
    const id = randomUUID();
    await register(visitor, `${id} ttruth=works ga4=held`);
    const words = ['registered.ttruth=sent', 'registered.ga4=refused', 'lead.ga4=refused'];
    for (const each of [words, words, words.toReversed(), ['ttruth=works']])
      expect((await visitor.tell({ id, words: each })).status).toBe(204);
    const record = trackerRecord({
      event_name: 'form_registered',
      custom_short_term_id: 'session-1',
      hostname: 'shop.example',
    });
    for (let times = 0; times < 3; times += 1) await publish(app.send, record);
    for (const kind of ['registration', 'consent'])
      expect(await classesOf('ttruth', kind)).toEqual({ sent: 1 });
    expect(await classesOf('ga4', 'lead')).toEqual({ refused: 1 });
    expect(await classesOf('ttruth', 'card')).toEqual({});
  });

  it('is lost or blocked by what its page had seen of the channel', async () => {
    await clear();
    await register(visitorWith('session-2'), `${randomUUID()} ttruth=works`);
    await register(visitorWith('session-3'), `${randomUUID()} ttruth=fails`);
    await register(visitorWith('session-4'), randomUUID());
    expect(await classesOf('ttruth')).toEqual({ lost: 1, blocked: 1, unknown: 1 });
  });

  it('of two tabs with one event is sent once', async () => {
    await clear();
    for (const _tab of [1, 2]) await register(visitorWith('session-5'), `${randomUUID()} ttruth=works`);
    await registeredEvent('session-5');
    expect(await classesOf('ttruth')).toEqual({ sent: 1, lost: 1 });
  });

  it('is counted with a customer’s card', async () => {
    await clear();
    const visitor = visitorWith('session-6');
    await register(visitor, `${randomUUID()} ttruth=works`);
    await register(visitor, `${randomUUID()} ttruth=works`, customersCard());
    await registeredEvent('session-6');
    await registeredEvent('session-6');
    expect(await classesOf('ttruth')).toEqual({ sent: 2 });
    expect(await classesOf('ttruth', 'card')).toEqual({ sent: 1 });
  });

  it('is exported and erased with its customer', async () => {
    await clear();
    const visitor = visitorWith('session-7');
    const id = randomUUID();
    const loginId = await register(visitor, `${id} ttruth=works`);
    await visitor.tell({ id, words: ['registered.ttruth=sent'] });
    const { db, services } = app;
    expect(await exportCustomer(db, services.consentKeys, loginId)).toMatchObject({
      outcomes: {
        registrations: [{ id, day: today, site: 'DE', words: 'ttruth=works', session: 'session-7' }],
        receipts: [{ id, word: 'registered.ttruth=sent' }],
      },
    });
    await eraseCustomer(db, services.consentKeys, loginId, new Date());
    for (const table of ['outcome', 'outcome_word'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('is linked neither before nor after a refusal', async () => {
    await clear();
    const refused = visitorWith(undefined);
    const id = randomUUID();
    await register(refused, `${id} ttruth=works`);
    await refused.tell({ id, words: ['registered.ttruth=sent'] });
    expect(await app.db.selectFrom('outcome').selectAll().execute()).toEqual([]);
    expect(await classesOf('ttruth')).toEqual({ unknown: 1 });
  });
});

describe('a registration without consent to statistics', () => {
  it('is a number. No row has an id, a time, or an order that could link it with a visit', async () => {
    await clear();
    for (const words of ['ttruth=works', 'ttruth=works', 'ttruth=fails']) {
      const visitor = visitorWith(undefined);
      await register(visitor, `- ${words}`);
      await visitor.tell({ words: ['registered.classic=sent'] });
    }
    await registeredEvent();
    const stored = await app.db
      .selectFrom('outcome_count')
      .select([sql<string>`cast(day as text)`.as('day'), 'site', 'source', 'kinds', 'words', 'number'])
      .execute();
    const kinds = 'registration consent lead newsletter';
    const sums = new Map<string, number>();
    for (const { number, ...of } of stored) {
      const key = Object.values(of).join('|');
      sums.set(key, (sums.get(key) ?? 0) + number);
    }
    expect(Object.fromEntries(sums)).toEqual({
      [`${today}|DE|receipt||registered.classic=sent`]: 3,
      [`${today}|DE|tracked|${kinds}|ttruth=fails`]: 1,
      [`${today}|DE|tracked|${kinds}|ttruth=works`]: 2,
    });
    const tables = await app.db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'outcome_count')?.columns.map(({ name }) => name);
    expect(columns).toEqual(['day', 'site', 'source', 'kinds', 'words', 'shard', 'number']);
    for (const table of ['outcome', 'outcome_word'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await classesOf('ttruth')).toEqual({ sent: 1, lost: 1, blocked: 1 });
    expect(await classesOf('classic')).toEqual({ sent: 3 });
  });

  it('is counted once if it is sent again under its key', async () => {
    await clear();
    const { post } = visitorWith(undefined);
    const [request, key] = [germanRequest(), randomUUID()];
    for (let times = 0; times < 3; times += 1)
      expect((await post(request, key, { 'X-Tracking': '-' })).status).toBe(201);
    expect(await classesOf('ttruth')).toEqual({ unknown: 1 });
  });

  it('left early without a word of its page, and has no tracking if the browser posted it', async () => {
    await clear();
    await register(visitorWith('session-8'));
    expect((await visitorWith('session-9').postForm(germanFields())).status).toBe(303);
    expect(await classesOf('ttruth')).toEqual({ 'left early': 1, 'no tracking': 1 });
  });

  it('is never lost while its event may be one of the day before', async () => {
    await clear();
    for (let times = 0; times < 2; times += 1) await register(visitorWith(undefined), '- ttruth=works');
    const event_id = `${Date.parse(today) - 1000}000000000`;
    const late = trackerRecord({ event_id, event_name: 'form_registered', hostname: 'shop.example' });
    await publish(app.send, { ...late, custom_short_term_id: undefined });
    expect(await classesOf('ttruth')).toEqual({ unknown: 1, lost: 1 });
  });

  it('may send any header, and is registered all the same', async () => {
    for (const header of ['', 'x', `${randomUUID()} a=b ${'c=works '.repeat(500)}`])
      await register(visitorWith('session-10'), header);
  });
});

describe('a receipt', () => {
  it('of an unknown registration is not kept', async () => {
    await clear();
    const { tell } = visitorWith('session-11');
    expect((await tell({ id: randomUUID(), words: ['ttruth=works'] })).status).toBe(204);
    expect(await app.db.selectFrom('outcome_word').selectAll().execute()).toEqual([]);
  });

  it.each([
    { words: [] },
    { words: ['anna@example.org=sent'] },
    { words: ['registered.ttruth=perhaps'] },
    { words: Array.from({ length: 41 }, () => 'ttruth=works') },
    { words: ['ttruth=works'], customer: '7' },
    { id: '7', words: ['ttruth=works'] },
  ])('is refused if it says something else: %o', async (receipt) => {
    expect((await visitorWith(undefined).tell(receipt)).status).toBe(400);
  });

  it('is removed with the events of its time', async () => {
    await clear();
    const visitor = visitorWith('session-12');
    const id = randomUUID();
    await register(visitor, `${id} ttruth=works`);
    await visitor.tell({ id, words: ['ttruth=works'] });
    await visitor.tell({ words: ['ttruth=works'] });
    await removeOldOutcomes(app.db, 1);
    expect(await app.db.selectFrom('outcome').selectAll().execute()).toHaveLength(1);
    for (const table of ['outcome', 'outcome_word', 'outcome_count'] as const) {
      await sql`update ${sql.table(table)} set day = day - 2`.execute(app.db);
    }
    await removeOldOutcomes(app.db, 1);
    for (const table of ['outcome', 'outcome_word', 'outcome_count'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
