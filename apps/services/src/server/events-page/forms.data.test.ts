import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { everyDatabase } from '../../../test-support/databases.ts';
import { eventIdAt, publish, trackerRecord } from '../../../test-support/events.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { findEffortReports, findFunnels } from '../../core/events/find-form-figures.ts';

const path = '/service/events/forms';
const dayMs = 86_400_000;

describe.each(everyDatabase)('the page about forms, on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ open });
  });
  afterAll(async () => await app.close());

  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const today = Date.now();
  let sent = 0;
  const send = async (
    event_name: string,
    session: string | undefined,
    more: Readonly<Record<string, unknown>> = {},
    time = today,
  ) => {
    sent += 1;
    const record = trackerRecord({
      event_name,
      event_id: eventIdAt(time + sent),
      event_category: 'registration',
      custom_short_term_id: session,
      ...more,
    });
    expect((await publish(app.send, record)).status).toBe(204);
  };
  const shown = async (query = '') => await (await app.send(path + query)).text();

  /** Returns the rows of the tables of a page. */
  const rowsIn = (page: string) =>
    [...page.matchAll(/<tr>([^]*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell = '']) =>
        cell.replaceAll(/<[^>]*>/g, '').trim(),
      ),
    );

  it('says what to do before the first event', async () => {
    const answer = await app.send(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('script-src');
    const page = await answer.text();
    expect(page).toContain('No form was started on these days.');
    expect(page).toContain('No field was returned to, corrected or abandoned on these days.');
  });

  it('counts sessions that went through all steps, and events without a session', async () => {
    await send('form_started', 's1');
    await send('form_started', 's1');
    await send('form_submitted', 's1', { specification: 'email 1/0' });
    await send('form_submitted', 's1', { specification: 'email 3/1' });
    await send('form_registered', 's1');
    await send('form_started', 's2');
    await send('form_abandoned', 's2', { event_label: 'password', specification: 'email 1/0' });
    // Began before the first day.
    await send('form_submitted', 's3');
    await send('form_registered', 's3');
    await send('form_started', 's4');
    await send('form_registered', 's4');
    await send('form_started', undefined);
    await send('form_submitted', undefined);
    await send('form_submitted', undefined);
    // An address of a customer is no registration, and an event of another day is not asked for.
    await send('form_started', 's5', { event_category: 'address' });
    await send('form_started', 's6', {}, today - 20 * dayMs);
    expect(rowsIn(await shown())).toEqual([
      ['Step', 'Sessions', 'Of those that started'],
      ['Started', '3', '100 %'],
      ['Submitted', '1', '33 %'],
      ['Registered', '1', '33 %'],
      ['Step', 'Events', 'Of those that started'],
      ['Started', '1', '100 %'],
      ['Submitted', '2', '200 %'],
      ['Registered', '0', '0 %'],
      ['Field', 'Returned to', 'Corrected', 'Abandoned'],
      ['email', '4', '1', '0'],
      ['password', '0', '0', '1'],
    ]);
  });

  it('draws each bar as long as its number', async () => {
    const page = await shown();
    const widths = [...page.matchAll(/class="value"\s+width="([\d.]+%)"/g)].map(([, width]) => width);
    const sessions = ['100%', '33.3%', '33.3%'];
    const events = ['50%', '100%', '0%'];
    const [email, password] = [
      ['100%', '25%', '0%'],
      ['0%', '0%', '25%'],
    ];
    expect(widths).toEqual([sessions, events, email, password].flat());
  });

  it('counts the chosen days and site only', async () => {
    const early = day(today - 20 * dayMs);
    const before = await shown(`?from=${early}&to=${early}`);
    expect(rowsIn(before)[1]).toEqual(['Started', '1', '100 %']);
    expect(await shown('?site=TR')).toContain('No form was started');
    expect(rowsIn(await shown('?site=DE'))[1]).toEqual(['Started', '3', '100 %']);
    // The last day may be the first.
    expect(rowsIn(await shown(`?from=${day(today)}&to=${early}`))[1]).toEqual(['Started', '4', '100 %']);
  });

  it('reads three months at most', async () => {
    const page = await shown(`?from=2020-01-01&to=2020-12-31`);
    expect(page).toContain('value="2020-10-01"');
  });

  it.each(['?from=x&to=2026-02-31', '?from=0000-01-01', '?site=nowhere&from=', '?to=9999-99-99'])(
    'responds to a senseless filter: %s',
    async (query) => {
      expect(rowsIn(await shown(query))[1]).toEqual(['Started', '3', '100 %']);
    },
  );

  it('shows no text that a stranger sent as a field', async () => {
    await send('form_submitted', undefined, { specification: '<img src=x> 9/9, email 1/0' });
    await send('form_abandoned', undefined, { event_label: '<script>alert(1)</script>' });
    expect(await shown()).not.toMatch(/img src|alert/);
  });

  it('reads the newest reports if there are too many', async () => {
    const filter = { from: day(today), to: day(today) };
    const reports = await findEffortReports(app.db, filter, 2);
    expect(reports.map(({ name }) => name)).toEqual(['form_submitted', 'form_abandoned']);
  });

  it('counts nothing on days without events', async () => {
    const none = await findFunnels(app.db, { from: '2020-01-01', to: '2020-01-02' });
    expect(none).toEqual({ sessions: [0, 0, 0], events: [0, 0, 0] });
  });

  it('has the readers of the page of events', async () => {
    const token = 'k3Jx9QpZ2mWv7bTaR8nLc5Yd4HfGsE6u';
    const hidden = await createTestApp(app.db, { APP_DIR: app.appDir, PAGE_LIST: 'off' });
    expect((await hidden.send(path)).status).toBe(404);
    const closed = await createTestApp(app.db, {
      APP_DIR: app.appDir,
      PAGE_LIST: 'off',
      EVENTS_PAGE_TOKEN: token,
    });
    expect((await closed.send(path)).status).toBe(401);
    expect((await closed.send(path, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
    const elsewhere = await createTestApp(app.db, {
      APP_DIR: app.appDir,
      CLICKHOUSE_URL: 'http://127.0.0.1:9/shop',
    });
    expect(await (await elsewhere.send(path)).text()).toContain('stores its events in ClickHouse');
  });
});
