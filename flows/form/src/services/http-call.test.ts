import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jsonCalls, readCookie } from './http-call.ts';

const calls: Request[] = [];
let answers: (() => Response)[] = [];
const expired = () => Response.json({ errors: [{ code: 'CSRF_INVALID' }] }, { status: 403 });
const done = () => Response.json({ done: true });

beforeEach(() => {
  calls.length = 0;
  answers = [];
  vi.stubGlobal('document', { cookie: 'crema_csrf=second; __Host-csrf=first; other=a%20b' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(new Request(new URL(url, 'http://localhost'), init));
    const answer = answers.shift();
    if (answer) return answer();
    return new Promise<Response>((_, reject) => {
      if (init.signal?.aborted) reject(init.signal.reason);
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a cookie', () => {
  test.each([
    [['__Host-csrf', 'crema_csrf'], 'first'],
    [['missing', 'crema_csrf'], 'second'],
    [['other'], 'a b'],
    [['csrf'], ''],
    [[], ''],
  ])('%j is read as "%s"', (names, value) => {
    expect(readCookie(names)).toBe(value);
  });
});

test('a call is JSON, a POST unless it says otherwise, with headers of its own', async () => {
  const { call } = jsonCalls({ base: '/api' });
  answers = [done, done];
  const answer = await call({ path: '/a', body: '{"b":1}', headers: { 'X-Site': 'DE' } });
  expect(answer).toMatchObject({ status: 200, body: { done: true } });
  await call({ path: '/a', body: '{}', method: 'PUT' });
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  expect(Object.fromEntries(calls[0]?.headers ?? [])).toMatchObject({
    'content-type': 'application/json',
    'x-csrf-token': 'first',
    'x-site': 'DE',
  });
  expect(await calls[0]?.text()).toBe('{"b":1}');
});

test('the token renewed is the one that is sent', async () => {
  answers = [
    expired,
    () => {
      vi.stubGlobal('document', { cookie: '__Host-csrf=new' });
      return new Response(null, { status: 204 });
    },
    done,
  ];
  await jsonCalls({ base: '/api' }).call({ path: '/a', body: '{}' });
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/api/a', '/api/csrf', '/api/a']);
  expect(calls.map(({ headers }) => headers.get('x-csrf-token'))).toEqual(['first', null, 'new']);
});

describe('without a token', () => {
  const comes = () => {
    vi.stubGlobal('document', { cookie: '__Host-csrf=new' });
    return new Response(null, { status: 204 });
  };
  const paths = () => calls.map(({ url }) => new URL(url).pathname);
  beforeEach(() => vi.stubGlobal('document', { cookie: '' }));

  test('a call asks for one before it goes', async () => {
    answers = [comes, done];
    await jsonCalls({ base: '/api' }).call({ path: '/a', body: '{}' });
    expect(paths()).toEqual(['/api/csrf', '/api/a']);
    expect(calls[1]?.headers.get('x-csrf-token')).toBe('new');
  });

  test('it can be asked for beforehand, once however often it is needed', async () => {
    const { prepare, call } = jsonCalls({ base: '/api' });
    answers = [comes, done, done];
    for (let times = 0; times < 3; times += 1) prepare();
    await Promise.all([call({ path: '/a', body: '{}' }), call({ path: '/b', body: '{}' })]);
    prepare();
    expect(paths()).toEqual(['/api/csrf', '/api/a', '/api/b']);
  });

  test('a call goes without one where none can be had, and asks once more when it is told so', async () => {
    const gone = () => {
      throw new TypeError('Failed to fetch');
    };
    answers = [gone, expired, comes, done];
    const answer = await jsonCalls({ base: '/api' }).call({ path: '/a', body: '{}' });
    expect(answer).toMatchObject({ status: 200 });
    expect(paths()).toEqual(['/api/csrf', '/api/a', '/api/csrf', '/api/a']);
  });
});

test('where there is a token, none is asked for beforehand', () => {
  jsonCalls({}).prepare();
  expect(calls).toEqual([]);
});

test.each([
  ['another code', () => Response.json({ errors: [{ code: 'OTHER' }] }, { status: 403 })],
  ['another status', () => Response.json({ errors: [{ code: 'CSRF_INVALID' }] }, { status: 422 })],
  ['a page', () => new Response('CSRF_INVALID', { status: 403 })],
])('%s renews nothing', async (_, answer) => {
  answers = [answer];
  await jsonCalls({}).call({ path: '/a', body: '{}' });
  expect(calls).toHaveLength(1);
});

describe('an answer is given up', () => {
  const reasonOf = (ended: Promise<unknown>) =>
    ended.then(
      () => undefined,
      (reason: unknown) => reason,
    );
  const timedOut = { name: 'TimeoutError' };

  test.each([
    ['after the common time', { timeout: 5 }, {}],
    ['after its own time', {}, { timeout: 5 }],
    [
      'after its own time, though it could be taken back',
      {},
      { timeout: 5, signal: new AbortController().signal },
    ],
  ])('%s', async (_, common, own) => {
    expect(await reasonOf(jsonCalls(common).call({ path: '/a', body: '{}', ...own }))).toMatchObject(
      timedOut,
    );
  });

  test('when it is taken back, with the reason', async () => {
    const taken = new AbortController();
    const ended = reasonOf(jsonCalls({}).call({ path: '/a', body: '{}', signal: taken.signal }));
    taken.abort('typed on');
    expect(await ended).toBe('typed on');
  });

  test('when it was taken back before', async () => {
    const ended = jsonCalls({}).call({ path: '/a', body: '{}', signal: AbortSignal.abort('left') });
    expect(await reasonOf(ended)).toBe('left');
  });
});
