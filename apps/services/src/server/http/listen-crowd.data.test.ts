import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

it('answers who reads before all who write at the same moment, and everybody in the end', async () => {
  const answered: string[] = [];
  const listening = await listen({ host: '127.0.0.1', port: 0 }, () => ({
    fetch: async ({ method }) => {
      answered.push(method);
      return new Response(method);
    },
  }));
  onTestFinished(async () => await listening.close(0));
  const sockets: Socket[] = [];
  for (let each = 0; each <= 30; each += 1) {
    const socket = connect(listening.port, '127.0.0.1');
    await once(socket, 'connect');
    sockets.push(socket);
  }
  const ask = (method: string) =>
    `${method} / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
  // The request for the page is sent last.
  for (const [at, socket] of sockets.entries()) socket.write(ask(at < 30 ? 'POST' : 'GET'));
  const all = sockets.map(async (socket) => {
    socket.resume();
    await once(socket, 'close');
  });
  await Promise.all(all);
  expect(answered).toHaveLength(31);
  expect(answered.indexOf('GET')).toBeLessThan(15);
});

it('does nothing for who has gone before their turn', async () => {
  const answered: string[] = [];
  const listening = await listen({ host: '127.0.0.1', port: 0 }, () => ({
    fetch: async ({ url }) => {
      answered.push(new URL(url).pathname);
      return new Response('');
    },
    // The first that is heard of it, and the last.
    early: ({ socket, url }) => {
      if (url === '/gone') socket.destroy();
      return false;
    },
  }));
  onTestFinished(async () => await listening.close(0));
  for (const path of ['gone', 'there']) {
    const socket = connect(listening.port, '127.0.0.1').resume();
    socket.write(
      `POST /${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
    await once(socket, 'close');
  }
  expect(answered).toEqual(['/there']);
});
