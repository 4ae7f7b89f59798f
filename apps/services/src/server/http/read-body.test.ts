import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { readBody } from './read-body.ts';

const app = new Hono<AppEnv>();
app.post('/', async (c) => c.json({ body: (await readBody(c)) ?? null }));

const kilobyte = 'x'.repeat(1024);

/** Posts so many kilobytes without a length, and returns how many of them the server read. */
async function stream(kilobytes: number, headers: Record<string, string> = {}) {
  let fetched = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (fetched === kilobytes) return controller.close();
        fetched += 1;
        controller.enqueue(new TextEncoder().encode(kilobyte));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const answer = await app.fetch(new Request('http://127.0.0.1/', init));
  const { body: read }: { body: string | null } = await answer.json();
  return { read, fetched };
}

it('reads 64 KiB, and not a byte more', async () => {
  expect((await stream(64)).read).toBe(kilobyte.repeat(64));
  expect((await stream(65)).read).toBeNull();
});

it('asks for no more of an endless body than shows that it is too long', async () => {
  expect(await stream(100_000)).toEqual({ read: null, fetched: 65 });
});

it('asks for nothing of a body that says it is too long', async () => {
  expect(await stream(70, { 'Content-Length': String(70 * 1024) })).toEqual({ read: null, fetched: 0 });
});

it('believes no length beside a transfer in pieces', async () => {
  const headers = { 'Content-Length': '1', 'Transfer-Encoding': 'chunked' };
  expect((await stream(70, headers)).read).toBeNull();
});
