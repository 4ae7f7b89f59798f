import { suggestingCountries, type ValidateAddressRequest } from '@crema/flow-domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { httpAddressServices, type QuietCall } from './http-address-services.ts';

const data = { address: { regular: { countryCode: 'DE', postalCode: '10115', postalTown: 'Berlin' } } };
const address: ValidateAddressRequest = {
  country: 'DE',
  zipcode: '101',
  city: '',
  streetAddress: '',
  activeField: 'zipcode',
};
const base = '/service/registration/api/v1';
const placesBase = '/service/addressform/api/v1/cities';
const loggedIn = `a=b; __Host-csrf=token%3D1; crema_ltt=h.${btoa('{"lid":"l/1"}')}.s`;
const saved = () => Response.json({ success: true, uuid: 'u2' });
const refused = (status: number, ...errors: { field?: string; code: string }[]) =>
  Response.json({ errors, requestId: 'r1' }, { status });
const expired = () => refused(403, { code: 'CSRF_INVALID' });
const never = () => new Promise<Response>(() => {});

let answers: (() => Response | Promise<Response>)[] = [];
const calls: Request[] = [];
const pathsCalled = () => calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

beforeEach(() => {
  answers = [];
  calls.length = 0;
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { cookie: loggedIn });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(new Request(new URL(url, 'http://localhost'), init));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    const { signal } = init;
    const givenUp = new Promise<never>((_, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([answer(), givenUp]);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('saving an address', () => {
  test('the first one is posted with the CSRF token, the site and the login id', async () => {
    answers = [saved];
    expect(await httpAddressServices().save({ site: 'DE', data })).toEqual({ kind: 'saved', uuid: 'u2' });
    expect(pathsCalled()).toEqual([`POST ${base}/address/invoice`]);
    expect(calls[0]?.headers.get('x-csrf-token')).toBe('token=1');
    expect(calls[0]?.headers.get('x-site')).toBe('DE');
    expect(await calls[0]?.json()).toEqual({ loginId: 'l/1', data });
  });

  test('a saved one is put to its own place, whatever its names hold', async () => {
    answers = [saved];
    await httpAddressServices().save({ site: 'TR', data, uuid: 'u 1' });
    expect(pathsCalled()).toEqual([`PUT ${base}/customers/l%2F1/invoice-address/u%201`]);
    expect(calls[0]?.headers.get('x-csrf-token')).toBe('token=1');
    expect(await calls[0]?.json()).toEqual({ loginId: 'l/1', data, uuid: 'u 1' });
  });

  test('an expired token is renewed once', async () => {
    const renewed = () => new Response(null, { status: 204 });
    answers = [expired, renewed, saved];
    expect(await httpAddressServices().save({ site: 'DE', data })).toMatchObject({ kind: 'saved' });
    const save = `POST ${base}/address/invoice`;
    expect(pathsCalled()).toEqual([save, `GET ${base}/csrf`, save]);
    answers = [expired, renewed, expired, renewed, saved];
    expect(await httpAddressServices().save({ site: 'DE', data })).toMatchObject({
      problem: 'sessionExpired',
    });
    expect(calls).toHaveLength(6);
  });

  test.each([
    ['no cookie', 'a=b; __Host-csrf=t'],
    ['a token of another kind', 'crema_ltt=opaque'],
  ])('with %s nobody is logged in, and nothing is sent', async (_, cookie) => {
    vi.stubGlobal('document', { cookie });
    expect(await httpAddressServices().save({ site: 'DE', data })).toEqual({
      kind: 'failed',
      problem: 'notLoggedIn',
    });
    expect(calls).toEqual([]);
  });

  test('an address of one customer is not saved for another who logged in meanwhile', async () => {
    const services = httpAddressServices();
    expect(await services.save({ site: 'DE', data, loginId: 'l/2' })).toMatchObject({
      problem: 'notLoggedIn',
    });
    expect(calls).toEqual([]);
    answers = [saved];
    expect(await services.save({ site: 'DE', data, loginId: 'l/1' })).toMatchObject({ kind: 'saved' });
  });

  test('the token is found in a cookie of the shop’s own', async () => {
    vi.stubGlobal('document', { cookie: `__Host-csrf=t; own=h.${btoa('{"lid":"l2"}')}.s` });
    answers = [saved];
    await httpAddressServices({ loginCookie: 'own' }).save({ site: 'DE', data });
    expect(await calls[0]?.json()).toEqual({ loginId: 'l2', data });
  });

  test('what is wrong with fields is told of them', async () => {
    const issue = { field: 'address.postalCode', code: 'postalCodeIsRequired' };
    answers = [() => refused(422, issue, { code: 'SOMETHING_ELSE' })];
    const outcome = await httpAddressServices().save({ site: 'DE', data });
    expect(outcome).toEqual({ kind: 'refused', issues: [issue] });
  });

  test.each([
    ['no success', () => Response.json({ success: false, uuid: 'u2' }), 'technicalError'],
    ['a success without an address', () => Response.json({ success: true }), 'technicalError'],
    ['a number for the address', () => Response.json({ success: true, uuid: 7 }), 'technicalError'],
    [
      'a success of a wrong status',
      () => Response.json({ success: true, uuid: 'u2' }, { status: 500 }),
      'technicalError',
    ],
    ['null', () => Response.json(null), 'technicalError'],
    ['a list', () => Response.json([1]), 'technicalError'],
    ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }), 'technicalError'],
    ['nothing at all', () => new Response(null, { status: 204 }), 'technicalError'],
    ['errors that concern no field', () => refused(422, { code: 'OTHER' }), 'technicalError'],
    ['a login that ended', () => refused(401, { code: 'NOT_LOGGED_IN' }), 'notLoggedIn'],
    ['too many tries', () => refused(429, { code: 'RATE_LIMITED' }), 'rateLimited'],
    ['a server out of order', () => new Response('', { status: 503 }), 'unavailable'],
  ] as const)('%s is a failure, told as what it is', async (_, answer, problem) => {
    answers = [answer];
    expect(await httpAddressServices().save({ site: 'DE', data })).toMatchObject({ kind: 'failed', problem });
  });

  test.each([
    [true, 'technicalError'],
    [false, 'offline'],
  ])('without an answer it depends on the network (%s) whether it is a %s', async (onLine, problem) => {
    vi.stubGlobal('navigator', { onLine });
    expect(await httpAddressServices().save({ site: 'DE', data })).toEqual({ kind: 'failed', problem });
  });

  test('an answer that comes too late is a failure', async () => {
    answers = [never];
    expect(await httpAddressServices({ timeout: 5 }).save({ site: 'DE', data })).toEqual({
      kind: 'failed',
      problem: 'technicalError',
    });
  });
});

/** The quiet calls: how each is made, where it goes, and a right answer with what is read of it. */
const judged = { isValid: false, errors: ['postalMismatch'], suggestions: [] };
const quiet = [
  {
    name: 'validateAddress',
    ask: (services) => services.validate(address),
    path: `POST ${base}/validateAddress`,
    right: judged,
  },
  {
    name: 'cities',
    ask: (services) => services.provinces(),
    path: `GET ${placesBase}/tr`,
    right: [{ id: '34', name: 'İstanbul' }],
  },
  {
    name: 'districts',
    ask: (services) => services.districts('3/4'),
    path: `GET ${placesBase}/3%2F4/districts/tr`,
    right: [{ name: 'Kadıköy' }],
  },
] as const satisfies readonly {
  name: QuietCall;
  ask: (services: ReturnType<typeof httpAddressServices>) => Promise<unknown>;
  path: string;
  right: unknown;
}[];

describe.each(quiet)('$name', ({ name, ask, path, right }) => {
  test('goes its way and is read', async () => {
    const onFailure = vi.fn();
    answers = [() => Response.json(right)];
    expect(await ask(httpAddressServices({ onFailure }))).toEqual(right);
    expect(pathsCalled()).toEqual([path]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no answer in time', never],
    ['garbage', () => new Response('{]')],
    ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['null', () => Response.json(null)],
    ['a text', () => Response.json('İstanbul')],
    ['an object of another shape', () => Response.json({ isValid: 'yes', name: 'İstanbul' })],
    ['a list of other things', () => Response.json([1, null, {}, { name: 7 }])],
    ['a right answer of a wrong status', () => Response.json(right, { status: 500 })],
    ['nothing', () => new Response(null, { status: 204 })],
  ] as const)('tells nothing after %s, and reports the first failure alone', async (_, answer) => {
    const onFailure = vi.fn();
    const services = httpAddressServices({ onFailure, lookupTimeout: 5, timeout: 100_000 });
    answers = [answer, answer];
    expect(await ask(services)).toBeUndefined();
    expect(await ask(services)).toBeUndefined();
    expect(calls).toHaveLength(2);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(name, expect.any(Error));
  });

  test('fails without anybody who hears of it', async () => {
    expect(await ask(httpAddressServices())).toBeUndefined();
  });
});

test('each kind of call reports a first failure of its own', async () => {
  const onFailure = vi.fn();
  const services = httpAddressServices({ onFailure });
  for (const { ask } of [...quiet, ...quiet]) await ask(services);
  expect(onFailure.mock.calls.map(([call]) => call)).toEqual(quiet.map(({ name }) => name));
});

describe('a question that was taken back', () => {
  test.each([
    ['before it was sent', true],
    ['while it waits', false],
  ])('%s has not failed', async (_, before) => {
    const onFailure = vi.fn();
    const services = httpAddressServices({ onFailure });
    const taken = new AbortController();
    if (before) taken.abort();
    answers = [never];
    const asked = services.validate(address, taken.signal);
    taken.abort();
    expect(await asked).toBeUndefined();
    expect(onFailure).not.toHaveBeenCalled();
    // The next one that fails is the first.
    await services.validate(address, new AbortController().signal);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

test('a judgement carries the CSRF token, and renews it', async () => {
  answers = [expired, () => new Response(null, { status: 204 }), () => Response.json(judged)];
  expect(await httpAddressServices().validate(address)).toEqual(judged);
  expect(calls[0]?.headers.get('x-csrf-token')).toBe('token=1');
  expect(await calls[2]?.json()).toEqual(address);
});

describe('the customer', () => {
  test('is read as they are', async () => {
    answers = [
      () => Response.json({ loginId: 'l1', firstName: 'Erika', lastName: 'Muster', email: 'e@x.de' }),
    ];
    expect(await httpAddressServices().customer()).toMatchObject({ firstName: 'Erika', lastName: 'Muster' });
    expect(pathsCalled()).toEqual([`GET ${base}/customers/me`]);
  });

  test.each([
    ['a login that ended', () => refused(401, { code: 'NOT_LOGGED_IN' })],
    ['a page', () => new Response('<html>')],
    ['null', () => Response.json(null)],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('is nobody after %s', async (_, answer) => {
    answers = [answer];
    expect(await httpAddressServices().customer()).toBeUndefined();
  });
});

test('suggestions are to be had in the countries of the services, or in those a shop names', () => {
  expect(httpAddressServices().suggestsIn).toBe(suggestingCountries);
  expect(httpAddressServices({ suggestsIn: ['GB'] }).suggestsIn).toEqual(['GB']);
  expect(httpAddressServices().suggestsStreetsIn).toBeUndefined();
  expect(httpAddressServices({ suggestsStreetsIn: ['DE'] }).suggestsStreetsIn).toEqual(['DE']);
});

test('the services may stand elsewhere', async () => {
  const services = httpAddressServices({ base: '/a', placesBase: '/b' });
  await services.validate(address);
  await services.provinces();
  await services.customer();
  await services.save({ site: 'DE', data });
  expect(pathsCalled()).toEqual([
    'POST /a/validateAddress',
    'GET /b/cities/tr',
    'GET /a/customers/me',
    'POST /a/address/invoice',
  ]);
});
