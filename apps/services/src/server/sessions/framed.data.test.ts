import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';

/** Returns the cookies of responses, by their names. */
function collect(answers: readonly Response[]): ReadonlyMap<string, string> {
  const set = answers.flatMap(({ headers }) => headers.getSetCookie());
  return new Map(set.map((cookie) => [cookie.slice(0, cookie.indexOf('=')), cookie]));
}

const headerOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies.values()].map((cookie) => cookie.split(';', 1)[0]).join('; ');

const valueOf = (cookies: ReadonlyMap<string, string>, name: string) =>
  /=(?<value>[^;]+)/.exec(cookies.get(name) ?? '')?.groups?.['value'] ?? '';

describe.each(databases)('a session in a frame on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ open });
  });
  afterAll(async () => await app.close());

  const api = '/service/registration/api/v1';
  const post = (path: string, cookies: ReadonlyMap<string, string>, token: string) =>
    app.send(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Site': 'DE',
        'Idempotency-Key': crypto.randomUUID(),
        'X-CSRF-Token': token,
        Cookie: headerOf(cookies),
      },
      body: JSON.stringify(germanRequest()),
    });

  it('has cookies of its own, which browsers send in somebody else’s page', async () => {
    const first = await app.send(`/embed${api}/csrf`);
    const visit = collect([first]);
    const token = valueOf(visit, '__Host-embedded_csrf');
    const answer = await post(`/embed${api}/registrations`, visit, token);
    expect(answer.status).toBe(201);
    const cookies = collect([first, answer]);
    expect([...cookies.keys()].toSorted()).toEqual([
      '__Host-embedded_crema_session',
      '__Host-embedded_csrf',
      '__Host-embedded_ltt',
    ]);
    for (const cookie of cookies.values()) {
      for (const attribute of ['Path=/', 'Secure', 'SameSite=None', 'Partitioned'])
        expect(cookie.split('; ')).toContain(attribute);
    }
    expect(cookies.get('__Host-embedded_crema_session')).toContain('HttpOnly');

    // On the site itself these cookies log in no customer.
    const known = (path: string) => app.send(path, { headers: { Cookie: headerOf(cookies) } });
    expect((await known(`/embed${api}/customers/me`)).status).toBe(200);
    expect((await known(`${api}/customers/me`)).status).toBe(401);
  });

  it('is not one of the site', async () => {
    const ordinary = collect([await app.send(`${api}/csrf`)]);
    for (const cookie of ordinary.values()) expect(cookie).toContain('SameSite=Lax');
    const token = valueOf(ordinary, '__Host-csrf');
    expect((await post(`${api}/registrations`, ordinary, token)).status).toBe(201);
    expect((await post(`/embed${api}/registrations`, ordinary, token)).status).toBe(403);
  });

  it.each([
    { Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('answers no call of another site: %o', async (headers) => {
    for (const path of [`${api}/csrf`, `${api}/customers/me`, '/service/cookies']) {
      const answer = await app.send(`/embed${path}`, {
        headers: Object.fromEntries(Object.entries(headers)),
      });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    }
  });

  it('says whether a browser gives cookies back, by one that says nothing of anybody', async () => {
    const first = await app.send('/embed/service/cookies');
    expect(await first.json()).toEqual({ kept: false });
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    const cookies = collect([first]);
    expect([...cookies.keys()]).toEqual(['__Host-embedded_test']);
    const again = await app.send('/embed/service/cookies', { headers: { Cookie: headerOf(cookies) } });
    expect(await again.json()).toEqual({ kept: true });
  });

  it('is led on in a page that isolates itself, and nothing else of ours is shown there', async () => {
    const policyOf = async (path: string, init?: RequestInit) => {
      const { status, headers } = await app.send(path, init);
      return [status, headers.get('Cross-Origin-Resource-Policy')];
    };
    const form = '/service/registration/form/standalone-registration';
    expect(await policyOf(`/embed${form}`)).toEqual([303, 'cross-origin']);
    expect(await policyOf(form)).toEqual([303, 'same-origin']);
    expect(await policyOf(`/embed-popup${form}`)).toEqual([404, 'same-origin']);
    expect(await policyOf(`/embed${api}/csrf`)).toEqual([204, 'same-origin']);
    const posted = {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://127.0.0.1:3000',
        'Sec-Fetch-Site': 'same-origin',
      },
      body: new URLSearchParams({ ...germanFields(), site: 'DE' }).toString(),
    };
    expect(await policyOf(`/embed${form}`, posted)).toEqual([303, 'cross-origin']);
  });

  it('keeps X-Frame-Options but on a page that names who may frame it', async () => {
    const options = async (path: string) => (await app.send(path)).headers.get('X-Frame-Options');
    expect(await options('/framed')).toBeNull();
    for (const path of ['/signup', '/popup', '/gone', '/embed/signup', '/assets/entry-a1.js', `${api}/csrf`])
      expect(await options(path)).toBe('DENY');
  });
});
