import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { namesIn } from '../../../test-support/event-stream.ts';
import { eventIdAt, publish, trackerRecord } from '../../../test-support/events.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor, type Send } from '../../../test-support/visitor.ts';

const token = 'k3Jx9QpZ2mWv7bTaR8nLc5Yd4HfGsE6u';
const path = '/service/events';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => await app.close());

const withSettings = async (env: Readonly<Record<string, string>>) =>
  await createTestApp(app.db, { APP_DIR: app.appDir, ...env });

const shown = async (query = '', send: Send = app.send) => await (await send(path + query)).text();

describe('the page of events', () => {
  it('says what to do before the first event', async () => {
    const answer = await app.send(path);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(answer.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; script-src 'sha256-[\w+/]{43}='; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    const page = (await answer.text()).replaceAll('&quot;', '"').replaceAll('&#39;', "'");
    expect(page).toContain('No event has arrived yet.');
    const [, sent = ''] = /curl [^<]*publish [^<]* -d '([^']*)'/.exec(page) ?? [];
    expect((await publish(app.send, sent)).status).toBe(204);
    expect(namesIn(await shown())).toEqual(['store_call']);
  });

  it('has the newest events first, by name, site and session', async () => {
    const now = Date.now();
    for (const [place, event_name] of ['first', 'second', 'third'].entries()) {
      const record = trackerRecord({
        event_id: eventIdAt(now + place),
        event_name,
        custom_short_term_id: place === 1 ? 'a-session-of-its-own' : 's1',
        next_field: 'unheard of',
      });
      await publish(app.send, record);
    }
    const page = await shown();
    expect(namesIn(page)).toEqual(['third', 'second', 'first', 'store_call']);
    expect(page).toContain('<dd>/signup</dd>');
    expect(page).toContain('<dd>C0001,C0003</dd>');
    expect(page).toContain('&quot;next_field&quot;: &quot;unheard of&quot;');
    expect(page).toContain('?session=a-session-of-its-own');
    expect(namesIn(await shown('?name=first'))).toEqual(['first']);
    expect(namesIn(await shown('?session=a-session-of-its-own&site=DE'))).toEqual(['second']);
    expect(await shown('?site=TR')).toContain('No event matches the filter.');
    expect(namesIn(await shown('?name=&site=&session='))).toHaveLength(4);
  });

  it('says what the channels did with the record of a registration', async () => {
    const id = randomUUID();
    const login_id = randomUUID();
    const today = new Date().toISOString().slice(0, 10);
    const outcome = {
      id,
      login_id,
      day: today,
      site: 'DE',
      kinds: 'registration',
      words: '',
      session: 'told',
    };
    await app.db.insertInto('outcome').values(outcome).execute();
    for (const word of ['registered.ttruth=sent', 'registered.ga4=refused', 'ttruth=works'])
      await app.db.insertInto('outcome_word').values({ id, word, day: today }).execute();
    for (const event_name of ['form_registered', 'form_started'])
      await publish(
        app.send,
        trackerRecord({ event_id: eventIdAt(Date.now()), event_name, custom_short_term_id: 'told' }),
      );
    const page = await shown('?session=told');
    expect(namesIn(page)).toHaveLength(2);
    expect(page.match(/<dt>Channels<\/dt>\s*<dd>[^<]*<\/dd>/g)).toEqual([
      expect.stringContaining('ga4 refused, ttruth sent'),
    ]);
  });

  it('leads to older events, a hundred at a time', async () => {
    const now = Date.now();
    for (let place = 0; place < 101; place += 1) {
      const record = trackerRecord({ event_id: eventIdAt(now - place), event_name: 'many' });
      await publish(app.send, record);
    }
    const page = await shown('?name=many');
    expect(namesIn(page)).toHaveLength(100);
    const [, older = ''] = /href="([^"]*before=[^"]*)"/.exec(page) ?? [];
    const next = await (await app.send(older.replaceAll('&amp;', '&'))).text();
    expect(namesIn(next)).toEqual(['many']);
    expect(next).not.toContain('before=');
  });

  it.each([
    '?before=2026-02-31.1700000000000k3j9x0q2z',
    '?before=0000-00-00.x',
    '?name=%00',
    '?session=%ED%A0%80&site=nowhere',
    `?name=${'n'.repeat(5000)}`,
  ])('responds to a senseless filter: %s', async (query) => {
    expect((await app.send(path + query)).status).toBe(200);
  });

  it('shows hostile values as text', async () => {
    const hostile = '</pre><script>alert(1)</script><img src=x onerror="alert(2)">\'&';
    const answer = await publish(
      app.send,
      trackerRecord({
        event_id: eventIdAt(Date.now() + 5000),
        event_name: hostile,
        page_path: hostile,
        custom_short_term_id: hostile,
        tcs_source: hostile,
        [hostile]: { [hostile]: hostile },
      }),
    );
    expect(answer.status).toBe(204);
    const query = `?name=${encodeURIComponent(hostile)}`;
    const page = await shown(query);
    expect(namesIn(page)).toHaveLength(1);
    // The only script is that of the page, whose hash the policy has.
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/<img|<\/pre><script/);
    expect(page.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(6);
  });

  it('shows an event whose clock is beyond all dates', async () => {
    const record = trackerRecord({ event_id: '9999999999999999k3j9x0q2z', event_name: 'far' });
    expect((await publish(app.send, record)).status).toBe(204);
    expect(namesIn(await shown('?name=far'))).toEqual(['far']);
  });

  it('says that another store has the events', async () => {
    const { send } = await withSettings({ CLICKHOUSE_URL: 'http://127.0.0.1:9/shop' });
    const page = await shown('', send);
    expect(page).toContain('This server stores its events in ClickHouse');
    expect(namesIn(page)).toEqual([]);
  });

  it.each([{ PAGE_LIST: 'off' }, { TRUST_PROXY: 'on' }])('is not public: %o', async (env) => {
    const { send } = await withSettings(env);
    expect((await send(path)).status).toBe(404);
    expect((await send(path, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(404);
  });

  it('takes nothing without a token', async () => {
    const answer = await app.send(path, { method: 'POST' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the page of events with a token', () => {
  const origin = 'http://127.0.0.1:3000';
  const posted = (typed: string, more: Readonly<Record<string, string>> = {}) => ({
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      Origin: origin,
      ...more,
    },
    body: new URLSearchParams({ token: typed }).toString(),
  });
  const open = async () => await withSettings({ PAGE_LIST: 'off', EVENTS_PAGE_TOKEN: token });

  it('opens for the header', async () => {
    const { send } = await open();
    const status = async (Authorization: string) => (await send(path, { headers: { Authorization } })).status;
    expect(await status(`Bearer ${token}`)).toBe(200);
    expect(await status(`Bearer ${token}x`)).toBe(401);
    expect(await status(token)).toBe(401);
    expect(await status('Bearer')).toBe(401);
  });

  it('opens for the form, for eight hours', async () => {
    const { send, lines } = await open();
    const visitor = createVisitor(send);
    const first = await visitor.visit(path);
    expect([first.status, first.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="events"']);
    expect(namesIn(await first.text())).toEqual([]);
    const wrong = await visitor.visit(path, posted('a guess'));
    expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('not the token')]);
    const right = await visitor.visit(path, posted(token));
    expect([right.status, right.headers.get('Location')]).toEqual([303, path]);
    const cookie = right.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(
      /^crema_events=.*; Max-Age=28800; Path=\/service\/events; HttpOnly; SameSite=Strict$/,
    );
    expect(cookie).not.toContain(token);
    expect((await visitor.visit(path)).status).toBe(200);
    const later = await createTestApp(
      app.db,
      { APP_DIR: app.appDir, EVENTS_PAGE_TOKEN: token },
      { now: () => new Date(Date.now() + 8 * 60 * 60 * 1000) },
    );
    const sent = { headers: { Cookie: cookie.split(';', 1)[0] ?? '' } };
    expect((await send(path, sent)).status).toBe(200);
    expect((await later.send(path, sent)).status).toBe(401);
    expect(lines.join('')).not.toContain(token);
  });

  it('takes no cookie that it has not signed, and no post of another site', async () => {
    const { send } = await open();
    const end = Math.floor(Date.now() / 1000) + 1000;
    const headers = { Cookie: `crema_events=${end}.${'a'.repeat(43)}` };
    expect((await send(path, { headers })).status).toBe(401);
    const foreign = posted(token, { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' });
    expect((await send(path, foreign)).status).toBe(403);
  });

  it('has a cookie for secure pages only, behind a proxy with TLS', async () => {
    const { send } = await withSettings({ TRUST_PROXY: 'on', EVENTS_PAGE_TOKEN: token });
    const answer = await send(path, posted(token, { 'X-Forwarded-Proto': 'https' }));
    expect(answer.headers.get('Set-Cookie')).toMatch(/^__Secure-crema_events=.*; Secure/);
  });
});
