import { expect, it } from 'vitest';
import type { Fetch } from '../http/listen.ts';
import { untilStarted } from './health.ts';

const url = (path: string) => `http://127.0.0.1${path}`;

it('a form that is sent while the server starts waits for it, and is answered by it', async () => {
  let isStarted = (_fetch: Fetch) => {};
  const starting = untilStarted(
    new Promise((resolve) => {
      isStarted = resolve;
    }),
  );
  const answer = starting(new Request(url('/signup'), { method: 'POST', body: 'email=e' }), { peer: '::1' });
  expect((await starting(new Request(url('/health/live')))).status).toBe(200);
  expect((await starting(new Request(url('/health/ready')))).status).toBe(503);
  isStarted(async (request, sent) => new Response(`${await request.text()} of ${sent?.peer}`));
  expect(await (await answer).text()).toBe('email=e of ::1');
});

it('a request that waits too long gets 503 and the time to come again', async () => {
  const starting = untilStarted(new Promise(() => {}), 10);
  const { status, headers } = await starting(new Request(url('/signup')));
  expect([status, headers.get('Retry-After')]).toEqual([503, '1']);
});
