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
  expect(await httpServices().register(request)).toEqual({ kind: 'created', loginId: 'l1' });
  const [call] = calls;
  expect(call?.headers.get('x-csrf-token')).toBe('token=1');
  expect(call?.headers.get('x-site')).toBe('DE');
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await call?.json()).toEqual(request);
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

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page instead of JSON', () => new Response('<html>', { status: 201 })],
  ['JSON that is no result', () => Response.json({ hello: 'world' }, { status: 201 })],
  ['an empty list of errors', () => refused(422)],
  ['errors that concern no field', () => refused(422, { code: 'RATE_LIMITED' })],
  ['a server out of order', () => refused(503, { code: 'TECHNICAL_ERROR' })],
  ['garbage with status 422', () => Response.json([1, 2, 3], { status: 422 })],
  ['null', () => Response.json(null, { status: 201 })],
] as const)('%s is a technical error', async (_, answer) => {
  answers = [answer];
  expect(await httpServices().register(request)).toEqual({ kind: 'failed' });
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
  expect(await httpServices().register(request)).toEqual({ kind: 'failed' });
});
