import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { createPostgresDatabase, noPostgres } from '../../../test-support/databases.ts';
import { readStream } from '../../../test-support/event-stream.ts';
import { publish, trackerRecord } from '../../../test-support/events.ts';
import { startProcess } from '../../../test-support/server-process.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { watched } from '../../../test-support/watched.ts';
import { watchEvents } from '../../core/events/watch-events.ts';
import type { AppEnv } from '../http/app-env.ts';
import { getStream } from './get-stream.ts';

const token = 'k3Jx9QpZ2mWv7bTaR8nLc5Yd4HfGsE6u';
const path = '/service/events/stream';

describe('the stream of events', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(async () => {
    await app.services.eventWatch.close();
    await app.close();
  });

  const send = async (event_name: string, more: Readonly<Record<string, unknown>> = {}) => {
    const answer = await publish(app.send, trackerRecord({ event_name, ...more }));
    expect(answer.status).toBe(204);
  };
  const open = async (query = '', headers: Readonly<Record<string, string>> = {}) =>
    readStream(await app.send(path + query, { headers }));

  it('sends each event that arrives, to all who listen', async () => {
    const answer = await app.send(`${path}?name=arrives`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store, no-transform');
    const [first, second] = [readStream(answer), await open('?name=arrives')];
    await send('arrives');
    expect(await first.nextNames()).toEqual(['arrives']);
    expect(await second.nextNames()).toEqual(['arrives']);
    await Promise.all([first.close(), second.close()]);
    expect(app.services.eventWatch.count()).toBe(0);
  });

  it('sends only events that pass the filter', async () => {
    const stream = await open('?name=wanted&site=DE&session=s2');
    await send('wanted', { custom_short_term_id: 's1' });
    await send('unwanted', { custom_short_term_id: 's2' });
    await send('wanted', { custom_short_term_id: 's2' });
    expect(await stream.nextNames()).toEqual(['wanted']);
    await stream.close();
  });

  it('goes on after the last message that a reader has got', async () => {
    const stream = await open('?name=seen');
    await send('seen');
    const { id = '' } = (await stream.next()) ?? {};
    await stream.close();
    await send('missed');
    const again = await open(`?since=1&name=missed`, { 'Last-Event-ID': id });
    expect(await again.nextNames()).toEqual(['missed']);
    await again.close();
    const fromPage = await open(`?since=${id}&name=missed`);
    expect(await fromPage.nextNames()).toEqual(['missed']);
    await fromPage.close();
  });

  it('sends hostile values in one line of data, as text', async () => {
    const hostile = 'line\r\ndata: "forged"\n\nid: 1 <script>alert(1)</script>';
    const stream = await open(`?name=${encodeURIComponent(hostile)}`);
    await send(hostile);
    const { data = '' } = (await stream.next()) ?? {};
    expect(String(JSON.parse(data))).toContain('&lt;script&gt;');
    expect(data).not.toMatch(/[\r\n]|<script/);
    await stream.close();
  });

  it.each(['?since=x', '?since=99999999999999999', '?name=%00&site=nowhere'])(
    'responds to a senseless wish: %s',
    async (query) => {
      const answer = await app.send(path + query);
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    },
  );

  it('keeps no listener for a request without a body', async () => {
    const before = app.services.eventWatch.count();
    expect((await app.send(path, { method: 'HEAD' })).status).toBe(200);
    expect(app.services.eventWatch.count()).toBe(before);
  });

  it('sends nothing without the token', async () => {
    const { send: sendToOther, services } = await createTestApp(app.db, {
      APP_DIR: app.appDir,
      PAGE_LIST: 'off',
      EVENTS_PAGE_TOKEN: token,
    });
    const statusWith = async (Authorization: string) => {
      const answer = await sendToOther(path, { headers: { Authorization } });
      await answer.body?.cancel();
      return answer.status;
    };
    const stranger = await sendToOther(path);
    expect([stranger.status, stranger.headers.get('WWW-Authenticate')]).toEqual([
      401,
      'Bearer realm="events"',
    ]);
    expect(await statusWith(`Bearer ${token}x`)).toBe(401);
    expect(services.eventWatch.count()).toBe(0);
    expect(await statusWith(`Bearer ${token}`)).toBe(200);
  });

  it.each([{ PAGE_LIST: 'off' }, { CLICKHOUSE_URL: 'http://127.0.0.1:9/shop' }])(
    'is not there: %o',
    async (env) => {
      const other = await createTestApp(app.db, { APP_DIR: app.appDir, ...env });
      expect((await other.send(path)).status).toBe(404);
    },
  );

  it('refuses more readers than the process can serve', async () => {
    const eventWatch = watchEvents(app.db, () => {}, { mostListeners: 1 });
    const { send: sendToFull } = await createTestApp(app.db, { APP_DIR: app.appDir }, { eventWatch });
    const stream = readStream(await sendToFull(path));
    const refused = await sendToFull(path);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    await stream.close();
    const next = readStream(await sendToFull(path));
    await eventWatch.close();
    expect(await next.next()).toBeUndefined();
    expect((await sendToFull(path)).status).toBe(503);
  });

  it('ticks, and ends after a while', async () => {
    const timed = new Hono<AppEnv>().get(
      '*',
      getStream(app.services, undefined, { tickMs: 50, longestMs: 500 }),
    );
    const stream = readStream(await timed.request('http://127.0.0.1:3000/'));
    const first = await stream.next();
    expect(first?.event).toBe('tick');
    expect(first?.data).toBe('');
    while (await stream.next());
    expect(app.services.eventWatch.count()).toBe(0);
  });

  it('asks the database once for all readers, and not at all without one', async () => {
    let asked = 0;
    const db = watched(app.db, { before: () => void (asked += 1) });
    const watch = watchEvents(db, () => {}, { everyMs: 20 });
    const alone = watch.listen({ tell: () => {}, end: () => {} });
    await expect.poll(() => asked).toBeGreaterThan(3);
    const others = [1, 2, 3].map(() => watch.listen({ tell: () => {}, end: () => {} }));
    let told = 0;
    const last = watch.listen({ tell: () => void (told += 1), end: () => {} });
    const before = asked;
    await expect.poll(() => told).toBeGreaterThan(3);
    expect(Math.abs(asked - before - told)).toBeLessThan(3);
    for (const leave of [alone, ...others, last]) leave?.();
    await watch.close();
    const after = asked;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked).toBe(after);
  });

  it('goes on after the database was away', async () => {
    let isAway = true;
    const db = watched(app.db, {
      before: () => {
        if (isAway) throw new Error('away');
      },
    });
    const failures: unknown[] = [];
    const watch = watchEvents(db, (error) => failures.push(error), { everyMs: 10 });
    const names = new Set<string>();
    watch.listen({
      name: 'back',
      tell: (events) => {
        for (const { name } of events) names.add(name);
      },
      end: () => {},
    });
    await expect.poll(() => failures.length).toBe(1);
    isAway = false;
    await send('back');
    await expect.poll(() => [...names]).toEqual(['back']);
    await watch.close();
    expect(failures).toHaveLength(1);
  });
});

describe.skipIf(noPostgres)('the stream of events of a process', () => {
  it('has those that another one has stored, frees its slot, and ends with the server', async (test) => {
    const { url, drop } = await createPostgresDatabase();
    test.onTestFinished(drop);
    const { appDir, remove } = await createAppDir();
    test.onTestFinished(remove);
    const env = { DATABASE_URL: url, APP_DIR: appDir, METRICS_PORT: '0' };
    const [one, two] = await Promise.all([startProcess(env, test), startProcess(env, test)]);
    for (let time = 0; time < 25; time += 1) {
      const left = await one.send(path);
      await left.body?.cancel();
    }
    const stream = await (async () => {
      for (;;) {
        const answer = await one.send(path);
        if (answer.status === 200) return readStream(answer);
        await answer.body?.cancel();
      }
    })();
    expect((await publish(two.send, trackerRecord({ event_name: 'elsewhere' }))).status).toBe(204);
    expect(await stream.nextNames()).toEqual(['elsewhere']);
    const [, figures = ''] = /Figures: (\S+)/.exec(one.output()) ?? [];
    expect(await (await fetch(figures)).text()).toContain('\ntracking_events_readers 1\n');
    const began = performance.now();
    expect(await one.end('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(await stream.next()).toBeUndefined();
    await two.end('SIGTERM');
  });
});
