import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { shownPage } from '../../../test-support/shown-page.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';

const api = '/service/registration/api/v1';
const withdrawal = '/service/registration/withdrawal/newsletter';
const logout = '/service/registration/logout';

/** Headers of a browser without JavaScript, which name the origin and the page of a form. */
const own = {
  'Content-Type': 'application/x-www-form-urlencoded',
  Origin: 'http://127.0.0.1:3000',
  'Sec-Fetch-Site': 'same-origin',
  Referer: 'http://127.0.0.1:3000/m/consents?site=DE&withdrawn=newsletter',
};

describe.each(databases)('the buttons of the page of consents without JavaScript, on $name,', ({ open }) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ open });
  });
  afterAll(async () => await app.close());

  const customer = async () => {
    const visitor = createVisitor(app.send);
    await visitor.post(germanRequest());
    const press = async (
      path: string,
      headers: Record<string, string> = {},
      fields: Record<string, string> = {},
    ) =>
      await visitor.visit(path, {
        method: 'POST',
        headers: { ...own, ...headers },
        body: new URLSearchParams({
          site: 'DE',
          csrfToken: visitor.cookies.get('__Host-csrf') ?? '',
          ...fields,
        }).toString(),
      });
    const granted = async () => {
      const { consents }: { consents: { granted: boolean }[] } = await (
        await visitor.visit(`${api}/customers/me/consents`)
      ).json();
      return consents.map((consent) => consent.granted);
    };
    return { ...visitor, press, granted };
  };
  const led = ({ status, headers }: Response) => [status, headers.get('Location')];

  it('are on a page that knows what was decided, which no other page asks for', async () => {
    const { visit } = await customer();
    const state = await shownPage(await visit('/consents'));
    expect(state.consents).toEqual([
      expect.objectContaining({
        kind: 'newsletter',
        granted: true,
        withdrawn: false,
        withdrawable: true,
        documentId: 'de/newsletter',
        site: 'DE',
      }),
    ]);
    expect((await shownPage(await visit('/signup'))).consents).toBeUndefined();
  });

  it('give a consent again, with the text in force, which a mail confirms', async () => {
    const { visit, press, granted } = await customer();
    await press(withdrawal);
    const { documents } = app.services.bundle;
    const version = documents('DE').find(({ kind }) => kind === 'newsletter')?.version ?? '';
    const giving = '/service/registration/consent/newsletter';
    expect((await press(giving, {}, { version: '0.1' })).status).toBe(409);
    expect(await granted()).toEqual([false]);
    const there = [303, '/m/consents?site=DE&given=newsletter'];
    expect(led(await press(giving, {}, { version }))).toEqual(there);
    expect(await granted()).toEqual([true]);
    const state = async () => (await shownPage(await visit('/consents'))).consents;
    expect(await state()).toEqual([
      expect.objectContaining({ granted: true, pending: true, documentVersion: version }),
    ]);
    // A second press changes nothing, and sends nothing.
    const letters = async () =>
      await app.db.selectFrom('outbox').select('name').where('name', '=', 'newsletter').execute();
    const before = await letters();
    expect(led(await press(giving, {}, { version }))).toEqual(there);
    expect(await letters()).toEqual(before);
    // A confirmed address needs no further mail.
    await app.db.updateTable('customer').set({ email_confirmed_at: new Date() }).execute();
    await press(withdrawal);
    await press(giving, {}, { version });
    expect(await state()).toEqual([
      expect.objectContaining({ granted: true, pending: false, withdrawn: false }),
    ]);
    expect(await letters()).toEqual(before);
    expect((await press('/service/registration/consent/membership', {}, { version })).status).toBe(404);
  });

  it('take a consent back, lead to the page that says so, and do nothing more a second time', async () => {
    const { visit, press, granted } = await customer();
    const there = [303, '/m/consents?site=DE&withdrawn=newsletter'];
    expect(led(await press(withdrawal))).toEqual(there);
    expect(await granted()).toEqual([false]);
    expect(led(await press(withdrawal))).toEqual(there);
    const state = await shownPage(await visit('/consents'));
    expect(state.consents).toEqual([expect.objectContaining({ granted: false, withdrawn: true })]);
  });

  it('log out, and lead to the page as anybody sees it; a second time as well', async () => {
    const { cookies, visit, press } = await customer();
    const copied = new Map(cookies);
    expect(led(await press(logout))).toEqual([303, '/m/consents?site=DE']);
    expect([...cookies.keys()]).toEqual([]);
    expect((await shownPage(await visit('/consents'))).customer).toBeUndefined();
    expect(led(await press(logout))).toEqual([303, '/m/consents?site=DE']);
    for (const [name, value] of copied) cookies.set(name, value);
    expect((await visit(`${api}/customers/me`)).status).toBe(401);
  });

  it.each([withdrawal, logout])('%s: another site’s post changes nothing', async (path) => {
    const { visit, press, granted } = await customer();
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]) {
      const answer = await press(path, Object.fromEntries(Object.entries(headers)));
      expect(answer.status).toBe(403);
      expect(await codesOf(answer)).toEqual(['ORIGIN_NOT_ALLOWED']);
    }
    expect(await granted()).toEqual([true]);
    expect((await visit(`${api}/customers/me`)).status).toBe(200);
  });

  it.each([withdrawal, logout])(
    '%s: a page of a former session is shown anew, with its token',
    async (path) => {
      const { cookies, press, granted } = await customer();
      const answer = await press(path, {}, { csrfToken: 'former' });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
      const html = await answer.clone().text();
      const state = await shownPage(answer);
      expect(state.form).toMatchObject({ problem: 'sessionExpired' });
      expect(state.consents).toHaveLength(1);
      expect(html).toContain(`name="csrfToken" value="${cookies.get('__Host-csrf')}"`);
      expect(await granted()).toEqual([true]);
    },
  );

  it('tell who has been logged out meanwhile to log in', async () => {
    const { cookies, visit, press } = await customer();
    const former = new Map(cookies);
    await press(logout);
    const stranger = await press(withdrawal);
    expect([stranger.status, (await shownPage(stranger)).form]).toMatchObject([
      403,
      { problem: 'notLoggedIn' },
    ]);
    for (const [name, value] of former) cookies.set(name, value);
    const ended = await press(withdrawal);
    expect([ended.status, (await shownPage(ended)).form]).toMatchObject([401, { problem: 'notLoggedIn' }]);
    expect((await visit('/consents')).status).toBe(200);
  });

  it.each([withdrawal, logout])(
    '%s: while the database is away the page says so, and is not lost',
    async (path) => {
      const { press, granted } = await customer();
      const deleting = vi.spyOn(app.services.db, 'deleteFrom').mockImplementation(() => {
        throw new Error('The database is away.');
      });
      const transaction = vi.spyOn(app.services.db, 'transaction').mockImplementation(() => {
        throw new Error('The database is away.');
      });
      const answer = await press(path);
      deleting.mockRestore();
      transaction.mockRestore();
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
      expect((await shownPage(answer)).form).toMatchObject({ problem: 'unavailable' });
      expect(await granted()).toEqual([true]);
    },
  );

  it('are not shown while nobody can say who is logged in: the page says that, and not that they are logged out', async () => {
    const { visit } = await customer();
    const selecting = vi.spyOn(app.services.db, 'selectFrom').mockImplementation(() => {
      throw new Error('The database is away.');
    });
    const pages = [await visit('/m/consents'), await visit('/account')];
    const other = await visit('/signup');
    const visitors = await app.send('/consents');
    selecting.mockRestore();
    for (const away of pages) {
      expect([away.status, away.headers.get('Cache-Control')]).toEqual([503, 'private, no-store']);
      expect((await shownPage(away)).form).toMatchObject({ problem: 'unavailable' });
    }
    expect([other.status, visitors.status]).toEqual([200, 200]);
  });

  it('say what can be asked there, in the order of all calls', async () => {
    const { visit, press } = await customer();
    const post = async (path: string) => (await press(path)).status;
    expect(await post('/service/registration/withdrawal/membership')).toBe(404);
    expect(await post('/service/registration/withdrawal/__proto__')).toBe(404);
    const put = await visit(logout, { method: 'PUT' });
    expect([put.status, put.headers.get('Allow')]).toEqual([405, 'POST, GET, HEAD']);
    expect((await press(logout, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await press(logout, {}, { long: 'x'.repeat(70_000) })).status).toBe(413);
    for (const path of [withdrawal, logout]) expect(led(await visit(path))).toEqual([303, '/consents']);
  });
});
