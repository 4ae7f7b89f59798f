import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createApp } from '../app.ts';
import { type Listening, listen } from './listen.ts';

describe('addresses as they come over the wire', () => {
  let opened: TestApp;
  let listening: Listening;

  beforeAll(async () => {
    opened = await openTestApp();
    const app = createApp(opened.services);
    listening = await listen({ host: '127.0.0.1', port: 0 }, () => ({
      fetch: async (request) => await app.fetch(request),
    }));
  });
  afterAll(async () => {
    await listening.close(0);
    await opened.close();
  });

  /** Sends what no client of ours would, byte by byte. */
  async function say(text: string, { port } = listening): Promise<string> {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let answer = '';
    socket.on('data', (said: string) => {
      answer += said;
    });
    socket.write(text, 'latin1');
    await once(socket, 'close');
    return answer;
  }
  const get = async (target: string, host = '127.0.0.1') =>
    await say(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  it.each([
    ['a page', '/signup', '127.0.0.1', 200],
    ['two slashes', '//', '127.0.0.1', 308],
    ['a port without a host', '//:80/', '127.0.0.1', 308],
    ['a whole address with two slashes', 'http://127.0.0.1//[', '127.0.0.1', 308],
    ['a byte that is no UTF-8', '/%ff', '127.0.0.1', 404],
    ['a backslash', '/\\', '127.0.0.1', 400],
    ['a whole address that is none', 'http://[/', '127.0.0.1', 400],
    ['a host of five numbers', '/signup', '1.2.3.4.5', 400],
    ['a host of too high numbers', '/signup', '256.256.256.256', 400],
    ['a host that is none', '/signup', '[', 400],
    ['a call to such a host', '/service/registration/api/v1/csrf', '1.2.3.4.5', 400],
    ['an endless address', `/${'a'.repeat(20_000)}`, '127.0.0.1', 431],
  ])('answers %s', async (_, target, host, status) => {
    expect((await get(target, host)).split(' ', 2)[1]).toBe(String(status));
  });

  it.each(['Host', 'host', 'HOST'])('refuses two hosts, the second as %s', async (name) => {
    const answer = await say(
      `GET /signup HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: */*\r\n${name}: tr.localhost\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    // A value is no name.
    expect((await get('/signup', 'localhost\r\nX-A: host')).split(' ', 2)[1]).toBe('200');
  });

  it('cuts off who is late with the headers, soon after the time is over', async () => {
    const quick = await listen(
      { host: '127.0.0.1', port: 0 },
      () => ({ fetch: async () => new Response() }),
      {
        headersTimeout: 500,
        requestTimeout: 30_000,
      },
    );
    const start = performance.now();
    // By default, Node would check this only after half a minute.
    expect(await say('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A', quick)).toMatch(/^HTTP\/1.1 408 /);
    expect(performance.now() - start).toBeLessThan(15_000);
    await quick.close(0);
  });
});
