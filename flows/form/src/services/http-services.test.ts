import type { RegistrationRequest } from '@crema/flow-domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { httpServices } from './http-services.ts';

const request: RegistrationRequest = {
  flow: 'standalone',
  site: 'DE',
  locale: 'de-DE',
  personalData: {},
  email: 'erika@example.com',
  consents: {},
};
const created = () => Response.json({ status: 'CREATED', loginId: 'l1' }, { status: 201 });
const refused = (status: number, ...errors: { field?: string; code: string }[]) =>
  Response.json({ errors, requestId: 'r1' }, { status });

let answers: (() => Response | Promise<Response>)[] = [];
const calls: Request[] = [];

beforeEach(() => {
  answers = [];
  calls.length = 0;
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { cookie: 'a=b; __Host-csrf=token%3D1' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(new Request(new URL(url, 'http://localhost'), init));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a registration travels as JSON with the CSRF token, the site and a key', async () => {
  answers = [created];
  expect(await httpServices().register(request)).toEqual({
    kind: 'created',
    loginId: 'l1',
    results: { isConfirmationSent: false },
  });
  const [call] = calls;
  expect(call?.headers.get('x-csrf-token')).toBe('token=1');
  expect(call?.headers.get('x-site')).toBe('DE');
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await call?.json()).toEqual(request);
});

test('a registration has the headers of the page', async () => {
  answers = [created];
  await httpServices({ headers: () => ({ 'X-Shop': '7', 'X-Site': 'TR', 'Idempotency-Key': '' }) }).register(
    request,
  );
  expect(calls[0]?.headers.get('x-shop')).toBe('7');
  expect(calls[0]?.headers.get('x-site')).toBe('DE');
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('sent again unchanged it carries the same key, changed another one', async () => {
  const services = httpServices();
  await services.register(request);
  await services.register(request);
  await services.register({ ...request, email: 'other@example.com' });
  const [first, second, third] = calls.map((call) => call.headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

const minutes = undefined;
const technical = { kind: 'failed', problem: 'technicalError', minutes };

test.each([
  ['a page instead of JSON', () => new Response('<html>', { status: 201 })],
  ['JSON that is no result', () => Response.json({ hello: 'world' }, { status: 201 })],
  ['an empty list of errors', () => refused(422)],
  ['errors that concern no field', () => refused(422, { code: 'CARD_NOT_AVAILABLE' })],
  ['a code that is the name of a method', () => refused(422, { code: 'constructor' })],
  ['garbage with status 422', () => Response.json([1, 2, 3], { status: 422 })],
  ['null', () => Response.json(null, { status: 201 })],
  ['a status that nobody expects', () => new Response('', { status: 500 })],
] as const)('%s is a technical error', async (_, answer) => {
  answers = [answer];
  expect(await httpServices().register(request)).toEqual(technical);
});

const limited = (status: number, retryAfter: string) => () =>
  new Response('slow down', { status, headers: { 'Retry-After': retryAfter } });

test.each([
  ['too many tries', () => refused(429, { code: 'RATE_LIMITED' }), { problem: 'rateLimited' }],
  ['a demand for a proof', () => refused(403, { code: 'CHALLENGE_REQUIRED' }), { problem: 'rateLimited' }],
  ['a gateway that counts', limited(429, '90'), { problem: 'rateLimited', minutes: 2 }],
  ['one that names no wait', limited(429, 'soon'), { problem: 'rateLimited' }],
  ['a wait of no time', limited(429, '0'), { problem: 'rateLimited', minutes: 1 }],
  ['a server out of order', () => refused(503, { code: 'TECHNICAL_ERROR' }), { problem: 'unavailable' }],
  ['a gateway without a server', limited(503, '3600'), { problem: 'unavailable', minutes: 60 }],
  ['a request under way', () => refused(409, { code: 'REQUEST_IN_PROGRESS' }), { problem: 'inProgress' }],
  ['a login that ended', () => refused(401, { code: 'NOT_LOGGED_IN' }), { problem: 'notLoggedIn' }],
  ['a login meanwhile', () => refused(422, { code: 'ALREADY_LOGGED_IN' }), { problem: 'alreadyLoggedIn' }],
] as const)('%s is told as what it is', async (_, answer, told) => {
  answers = [answer];
  expect(await httpServices().register(request)).toEqual({ kind: 'failed', minutes, ...told });
});

test('a wait until a time is told in minutes from now', async () => {
  answers = [limited(429, new Date(Date.now() + 5 * 60_000 - 1000).toUTCString())];
  expect(await httpServices().register(request)).toMatchObject({ minutes: 5 });
});

test.each([
  [true, 'technicalError'],
  [false, 'offline'],
])('without an answer it depends on the network (%s) whether it is a %s', async (onLine, problem) => {
  vi.stubGlobal('navigator', { onLine });
  expect(await httpServices().register(request)).toEqual({ kind: 'failed', problem });
});

test('a key that stands for other answers is not used again', async () => {
  answers = [() => refused(409, { code: 'IDEMPOTENCY_KEY_REUSED' }), created];
  const services = httpServices();
  expect(await services.register(request)).toMatchObject({ problem: 'alreadySent' });
  await services.register(request);
  const [first, second] = calls.map((call) => call.headers.get('idempotency-key'));
  expect(second).not.toBe(first);
});

test('the first payload has the key of the page’s form, every other one its own', async () => {
  answers = [created, created, created];
  const services = httpServices({ firstKey: 'page-key' });
  await services.register(request);
  await services.register(request);
  await services.register({ ...request, email: 'other@example.com' });
  const keys = calls.map((call) => call.headers.get('idempotency-key'));
  expect(keys.slice(0, 2)).toEqual(['page-key', 'page-key']);
  expect(keys[2]).not.toBe('page-key');
});

test.each([
  ['a text', () => new Response('This Email is known', { status: 409 })],
  ['JSON of another shape', () => Response.json({ message: 'email exists' }, { status: 400 })],
])('%s that speaks of the e-mail is put to its field (Registration §5)', async (_, answer) => {
  answers = [answer];
  expect(await httpServices().register(request)).toEqual({
    kind: 'refused',
    issues: [{ field: 'email', code: 'emailRefused' }],
  });
});

test.each([
  ['a page of a proxy', 403, 'text/html'],
  ['a server that fails', 500, 'text/plain'],
])('%s that asks for an e-mail address is not about the field', async (_, status, type) => {
  answers = [() => new Response('Enter your email', { status, headers: { 'Content-Type': type } })];
  expect(await httpServices().register(request)).toMatchObject({ kind: 'failed' });
});

test('an error that speaks of the e-mail is put to its field (Registration §5)', async () => {
  answers = [
    () => refused(422, { code: 'EMAIL_ALREADY_TAKEN' }, { field: 'password', code: 'passwordMinLength' }),
  ];
  expect(await httpServices().register(request)).toEqual({
    kind: 'refused',
    issues: [
      { field: 'email', code: 'EMAIL_ALREADY_TAKEN' },
      { field: 'password', code: 'passwordMinLength' },
    ],
  });
});

test('an expired token is renewed once and the call repeated with its key', async () => {
  const expired = () => refused(403, { code: 'CSRF_INVALID' });
  answers = [expired, () => new Response(null, { status: 204 }), created];
  expect(await httpServices().register(request)).toMatchObject({ kind: 'created' });
  expect(calls.map((call) => new URL(call.url).pathname.split('/').at(-1))).toEqual([
    'registrations',
    'csrf',
    'registrations',
  ]);
  expect(calls[2]?.headers.get('idempotency-key')).toBe(calls[0]?.headers.get('idempotency-key'));
  answers = [expired, () => new Response(null, { status: 204 }), expired];
  expect(await httpServices().register(request)).toMatchObject({ problem: 'sessionExpired' });
});
