import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import type { Send } from '../../../test-support/visitor.ts';
import { dayOf } from '../../core/events/event-day.ts';

const token = 'k3Jx9QpZ2mWv7bTaR8nLc5Yd4HfGsE6u';
const path = '/service/events/outcomes';
const today = dayOf(Date.now());

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const row = { day: today, site: 'DE', source: 'tracked', kinds: 'registration', shard: 0 };
  await app.db
    .insertInto('outcome_count')
    .values([
      { ...row, words: 'ttruth=fails', number: 47 },
      { ...row, words: 'ttruth=works', number: 1 },
      { ...row, words: '', source: 'early', number: 19 },
    ])
    .execute();
});
afterAll(async () => await app.close());

const shown = async (query = '', send: Send = app.send) => await (await send(path + query)).text();
const cells = (page: string) => [...page.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text]) => text);

describe('the page of outcomes', () => {
  it('shows the classes of each channel, rounded down, and nothing below twenty', async () => {
    const page = await shown();
    expect(cells(page)).toEqual(['DE', 'registration', 'ttruth', 'blocked 40']);
    expect(page).not.toMatch(/\b(?:47|19|67)\b/);
  });

  it('is the same for programs', async () => {
    const answer = await app.send(`${path}.json`);
    expect(await answer.json()).toMatchObject({
      to: today,
      rows: [
        { day: today, site: 'DE', kind: 'registration', channel: 'ttruth', counts: { blocked: 40, sent: 0 } },
      ],
    });
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('has no script, and no style but its own', async () => {
    expect((await app.send(path)).headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
  });

  it.each(['2020-01-01', '2026-02-31', 'x', '2999-01-01'])(
    'takes %s as its last day, or today',
    async (to) => {
      const page = await shown(`?to=${to}`);
      const last = to === '2020-01-01' ? to : today;
      expect(page).toContain(`value="${last}"`);
      expect(page.includes('No registration is stored')).toBe(to === '2020-01-01');
    },
  );

  it('is for readers of the page of events only', async () => {
    const env = { APP_DIR: app.appDir, EVENTS_PAGE_TOKEN: token };
    const { send } = await createTestApp(app.db, env);
    for (const each of [path, `${path}.json`]) {
      expect((await send(each)).status).toBe(401);
      const headers = { Authorization: `Bearer ${token}` };
      expect((await send(each, { headers })).status).toBe(200);
    }
    expect(await shown('', send)).not.toContain('registration<');
    const behindProxy = await createTestApp(app.db, { APP_DIR: app.appDir, TRUST_PROXY: '1' });
    expect((await behindProxy.send(path)).status).toBe(404);
  });
});
