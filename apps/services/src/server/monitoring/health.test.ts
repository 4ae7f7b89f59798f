import { describe, expect, it } from 'vitest';
import { withHealth } from './health.ts';

const rest = async () => new Response('the rest');
const ask = async (isReady: boolean, path: string, method = 'GET') => {
  const health = withHealth(async () => isReady, rest);
  return await health(new Request(`http://127.0.0.1${path}`, { method }));
};

describe('health', () => {
  it.each([true, false])('the process lives, ready or not: %s', async (isReady) => {
    const response = await ask(isReady, '/health/live');
    expect([response.status, await response.json()]).toEqual([200, { status: 'live' }]);
  });

  it('is ready while it can do its work, and says when to ask again where it cannot', async () => {
    const ready = await ask(true, '/health/ready');
    expect([ready.status, ready.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const not = await ask(false, '/health/ready');
    expect([not.status, await not.json(), not.headers.get('Retry-After')]).toEqual([
      503,
      { status: 'not ready' },
      '1',
    ]);
  });

  it.each([
    ['/health/live', 'POST'],
    ['/health', 'GET'],
    ['/signup', 'GET'],
  ])('%s by %s is the rest’s', async (path, method) => {
    expect(await (await ask(true, path, method)).text()).toBe('the rest');
  });
});
