import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { germanRequest } from '../../../test-support/registrations.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { reportExample } from '../reference/examples.ts';
import { createApp } from '../app.ts';

const path = '/service/monitoring/api/v1/reports';
const line = (text: string, level = 'error') => ({ level, text, at: 1_795_773_600_000 });
const reportOf = (...lines: readonly object[]) => ({ ...reportExample, lines });
const post = (report: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(report),
});

describe('a report of a page', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(async () => await app.close());

  /** The reported lines of the log since the last call. */
  const reported = () =>
    app.lines
      .splice(0)
      .map((each): { level: string; requestId: string; reported?: unknown } => JSON.parse(each))
      .filter((each) => each.reported !== undefined);

  it('becomes a line of the log for each of its lines, with the id of the request', async () => {
    const answer = await app.send(path, post(reportOf(line('Log queue full'), line('odd', 'warn'))));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const page = { clientVersion: '5.3.0', site: 'de', stage: 'production', path: '/signup' };
    const at = '2026-11-27T10:00:00.000Z';
    const requestId = answer.headers.get('X-Request-Id');
    expect(reported()).toEqual([
      expect.objectContaining({
        level: 'error',
        requestId,
        reported: { ...page, text: 'Log queue full', at },
      }),
      expect.objectContaining({ level: 'warn', requestId, reported: { ...page, text: 'odd', at } }),
    ]);
  });

  it('has no personal data in the log, even if a program has not scrubbed it', async () => {
    const text = 'erika@example.org 0151 2345678\n{"time":1} eyJhbGciOiJIUzI1NiJ9.eyJsaWQiOiJ4In0.abc';
    await app.send(path, post({ ...reportOf(line(text)), page_path: '/erika@example.org/4711123' }));
    const [found] = reported();
    expect(found?.reported).toMatchObject({
      path: '(e-mail)',
      text: '(e-mail) (number)\n{"time":1} (token)',
    });
    // A line break in a text begins no line of the log.
    expect(app.lines.join('')).not.toMatch(/erika|eyJ/);
  });

  it.each<readonly [string, unknown]>([
    ['more lines than the library keeps', reportOf(...Array.from({ length: 101 }, () => line('odd')))],
    ['a text that is too long', reportOf(line('x'.repeat(501)))],
    ['a level of its own', reportOf(line('odd', 'info'))],
    ['a site that cannot be one', { ...reportExample, site: 'DE' }],
    ['a version with markup', { ...reportExample, client_version: '<b>' }],
    ['half a character', reportOf(line('\ud800'))],
    ['a list in place of an object', [reportExample]],
  ])('is refused with %s, and leaves nothing', async (_, report) => {
    const answer = await app.send(path, post(report));
    expect([answer.status, await codesOf(answer)]).toEqual([400, ['MALFORMED_REQUEST']]);
    expect(reported()).toEqual([]);
  });

  it('is refused from another site', async () => {
    const answer = await app.send(path, post(reportExample, { Origin: 'https://evil.example' }));
    expect([answer.status, await codesOf(answer)]).toEqual([403, ['ORIGIN_NOT_ALLOWED']]);
  });

  it('of one network is limited, and takes none of its registrations', async () => {
    const env = { APP_DIR: app.appDir, RATE_LIMITS: 'on', RATE_LIMIT_ADDRESS: '2/9' };
    const { services } = await createTestApp(app.db, env);
    const server = createApp(services);
    const from = (peer: string) => async (address: string, init?: RequestInit) =>
      await server.request(new URL(address, 'http://127.0.0.1:3000').href, init, { peer });
    const send = async (peer: string) => await from(peer)(path, post(reportExample));
    const statuses = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await send('203.0.113.77')).status);
    expect(statuses).toEqual([204, 204, 429]);
    expect((await send('203.0.113.78')).status).toBe(204);
    const shopper = createVisitor(from('203.0.113.77'));
    expect((await shopper.post({ ...germanRequest(), email: '' })).status).toBe(422);
    await services.limits.close();
  });

  it('is counted by the texts that the catalogue has, and by no other', async () => {
    const { counting, fetch } = createMetrics();
    const { services } = await createTestApp(app.db, { APP_DIR: app.appDir });
    const server = createApp({ ...services, log: counting(services.log) });
    const lines = ['Fetching psdata failed: status 404', 'Fetching psdata failed: odd', 'invented', 'more'];
    await server.request(`http://127.0.0.1:3000${path}`, post(reportOf(...lines.map((text) => line(text)))));
    const text = await (await fetch(new Request('http://127.0.0.1/metrics'))).text();
    expect(text.match(/^page_reported_lines_total\{.*/gm)).toEqual([
      'page_reported_lines_total{level="error",text="Fetching psdata failed"} 2',
      'page_reported_lines_total{level="error",text="other"} 2',
    ]);
  });
});
