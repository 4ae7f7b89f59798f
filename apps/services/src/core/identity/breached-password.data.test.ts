import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { breachedByRange } from './breached-password.ts';

// SHA-1 of "password": 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8.
const end = '1E4C9B93F3F0682250B6CF8331B7EE68FD8';

describe('whether a password is known from a breach', () => {
  let asked: IncomingMessage[] = [];
  let lines: string[] = [];
  let answer: (response: ServerResponse) => void = () => {};
  let range = '';
  const server = createServer((request, response) => {
    asked.push(request);
    answer(response);
  });
  const isBreached = async (password: string) =>
    await breachedByRange(
      range,
      createLog((line) => lines.push(line)),
    )(password);

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    range = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/range/`;
  });
  beforeEach(() => {
    asked = [];
    lines = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is asked by the first five characters of its SHA-1 alone', async () => {
    answer = (response) => response.end(`0018A45C4D1DEF81644B54AB7F969B88D65:3\r\n${end}:9545824\r\n`);
    expect(await isBreached('password')).toBe(true);
    expect(asked.map(({ url }) => url)).toEqual(['/range/5BAA6']);
    expect(asked[0]?.headers['add-padding']).toBe('true');
    expect(JSON.stringify(asked[0]?.rawHeaders)).not.toContain(end.slice(0, 8));
    expect(lines).toEqual([]);
  });

  it.each([
    ['nothing that follows is its own', '0018A45C4D1DEF81644B54AB7F969B88D65:3'],
    ['its own was found no times and only fills the answer up', `${end}:0`],
    ['nothing comes back', ''],
    ['nonsense comes back', '<!doctype html>'],
  ])('is not where %s', async (_, body) => {
    answer = (response) => response.end(body);
    expect(await isBreached('password')).toBe(false);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['refuses', (response) => response.writeHead(503).end()],
    ['leads elsewhere', (response) => response.writeHead(302, { Location: '/range/00000' }).end()],
    ['hangs up', (response) => response.destroy()],
    ['keeps silent', () => {}],
  ])('is not where the service %s, and the log says so without the password', async (_, answered) => {
    answer = answered;
    expect(await isBreached('password')).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('cannot be asked');
    expect(lines[0]).not.toMatch(/password"|5BAA6|1E4C9/);
  });
});
