import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  json,
  startStreetService,
  type StreetService,
} from '../../../test-support/streets/street-service.ts';
import { createLog } from '../log/log.ts';
import { openCustomerFacts } from './customer-facts.ts';

let service: StreetService;
let answer: (response: ServerResponse) => void;
let lines: string[] = [];
let time = 0;

beforeAll(async () => {
  service = await startStreetService((response) => answer(response));
});
beforeEach(() => {
  service.requests.length = 0;
  [lines, time] = [[], 0];
});
afterAll(() => service.close());

const log = createLog((line) => lines.push(line));
const open = (timeoutMs = 20_000) => openCustomerFacts(service.url, log, timeoutMs, () => time);

test('the service learns the customer and the site, and nothing else', async () => {
  answer = (response) => json(response, { segments: ['A'], isScoutUser: true, name: 'Erika' });
  expect(await open().of('login-1', 'CH')).toEqual({ segments: ['A'], isScoutUser: true });
  const [{ method, body, headers } = { method: '', body: '', headers: {} }] = service.requests;
  expect([method, JSON.parse(body)]).toEqual(['POST', { customer: 'login-1', site: 'CH' }]);
  expect(headers).not.toHaveProperty('cookie');
});

test.each<readonly [string, (response: ServerResponse) => void]>([
  ['another status', (response) => response.writeHead(500).end()],
  ['no JSON', (response) => response.writeHead(200).end('<html>')],
  ['another shape', (response) => json(response, { segments: 'A' })],
  ['too long a text', (response) => json(response, { channelCode: 'x'.repeat(101) })],
])('%s is no fact', async (_, told) => {
  answer = told;
  expect(await open().of('login-1', 'DE')).toEqual({});
});

test('a service that is silent is not waited for', async () => {
  answer = () => {};
  expect(await open(20).of('login-1', 'DE')).toEqual({});
});

test('a service that fails three times is left alone for 30 seconds, which is logged once without the customer', async () => {
  answer = (response) => response.writeHead(500).end();
  const facts = open();
  for (let count = 0; count < 5; count += 1) await facts.of('login-1', 'DE');
  expect([service.requests.length, lines.length]).toEqual([3, 1]);
  expect(lines[0]).toContain('The service of customer facts fails and is not asked for 30 seconds.');
  expect(lines[0]).not.toContain('login-1');
  time = 30_001;
  answer = (response) => json(response, { isAppUser: true });
  expect(await facts.of('login-1', 'DE')).toEqual({ isAppUser: true });
});
