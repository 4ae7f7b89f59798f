import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { type Collector, startCollector } from '../../../test-support/collector.ts';
import { databaseSettings, embeddedSettings } from '../../../test-support/database-settings.ts';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { startProcess } from '../../../test-support/server-process.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import type { LogEntry } from '../../core/log/log.ts';
import { reportExample } from '../reference/examples.ts';
import { start } from '../start.ts';
import { readSettings } from '../settings/settings.ts';
import { statementName } from './create-traces.ts';

const registrations = '/service/registration/api/v1/registrations';
let app: Awaited<ReturnType<typeof createAppDir>>;
beforeAll(async () => {
  app = await createAppDir();
});
afterAll(() => app.remove());

async function collecting(answers = true): Promise<Collector> {
  const collector = await startCollector(answers);
  onTestFinished(() => collector.close());
  return collector;
}

/** A server that sends its traces to an address. */
async function follow(endpoint: string, env: Readonly<Record<string, string>> = {}, open = databaseSettings) {
  const settings = readSettings({
    ...(await open()),
    APP_DIR: app.appDir,
    PORT: '0',
    RATE_LIMITS: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    ...env,
  });
  if (typeof settings === 'string') throw new Error(settings);
  const lines: LogEntry[] = [];
  const running = await start(settings, (entry) => lines.push(entry));
  if (typeof running === 'string') throw new Error(running);
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await running.stop();
    isStopped = true;
  };
  onTestFinished(stop);
  const send = async (path: string, init?: RequestInit) => await fetch(running.address + path, init);
  return { send, stop, lines, visitor: createVisitor(send, running.address) };
}

const valueOf = (attributes: readonly { key: string; value: unknown }[], key: string) =>
  JSON.stringify(attributes.find((each) => each.key === key)?.value);

describe.each([
  { name: 'PGlite', open: embeddedSettings },
  { name: 'PostgreSQL, where there is one', open: databaseSettings },
])('a request on $name', ({ open }) => {
  it('is a span of the trace that it belongs to, with its statements and its password inside', async () => {
    const collector = await collecting();
    const { visitor, stop } = await follow(collector.url, {}, open);
    const [traceId, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    const headers = { traceparent: `00-${traceId}-${parent}-01` };
    expect((await visitor.post(germanRequest(), randomUUID(), headers)).status).toBe(201);
    await stop();

    expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']));
    const [first] = collector.parts();
    expect(valueOf(first?.resource.attributes ?? [], 'service.name')).toContain('crema');
    const all = collector.spans();
    const spans = all.filter((span) => span.traceId === traceId);
    const request = spans.find(({ parentSpanId }) => parentSpanId === parent);
    expect(request?.name).toBe(`POST ${registrations}`);
    expect(valueOf(request?.attributes ?? [], 'http.response.status_code')).toContain('201');
    const inside = spans.filter((span) => span !== request);
    expect(new Set(inside.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request?.spanId]));
    expect(inside.map(({ name }) => name)).toContain('hash a password');
    const statements = inside.map(({ attributes }) => valueOf(attributes, 'db.query.text') ?? '');
    expect(statements.filter((text) => /insert into .*customer/.test(text))).toHaveLength(1);
    // The token was asked for before, in no trace of anybody's.
    const token = all.find(({ name }) => name === 'GET /service/registration/api/v1/csrf');
    expect([token?.parentSpanId ?? '', token?.traceId === traceId]).toEqual(['', false]);
  });
});

it('tells nothing of who asks, whatever they ask for', async () => {
  const collector = await collecting();
  const { visitor, send, stop } = await follow(collector.url, { RATE_LIMITS: 'on' });
  const email = 'wilhelmine.unverwechselbar@example.org';
  const person = { firstName: 'Wilhelmine', lastName: 'Unverwechselbar' };
  const request = germanRequest(email);
  const registered = { ...request, personalData: { ...request.personalData, ...person } };
  const answer: { loginId: string } = await (await visitor.post(registered)).json();
  await visitor.post({ ...registered, password: 'Geheimnis der Wilhelmine 9' });
  const token = visitor.cookies.get('__Host-csrf') ?? '';
  const regular = {
    ...person,
    salutation: 'MRS',
    countryCode: 'DE',
    postalCode: '50667',
    postalTown: 'Köln',
    streetAddress: 'Unverwechselgasse 4711',
  };
  const write = { 'Content-Type': 'application/json', 'X-CSRF-Token': token, 'X-Site': 'DE' };
  const body = JSON.stringify({ loginId: answer.loginId, data: { address: { regular } } });
  const api = '/service/registration/api/v1';
  const saved = await visitor.visit(`${api}/address/invoice`, { method: 'POST', headers: write, body });
  const { uuid }: { uuid: string } = await saved.json();
  const named = `${api}/customers/${answer.loginId}/invoice-address/${uuid}`;
  expect((await visitor.visit(named, { method: 'PUT', headers: write, body })).status).toBe(200);
  await visitor.visit(`${api}/customers/me`);
  await visitor.visit(`/signup?email=${email}`);
  await visitor.visit(`/${email}`);
  await visitor.visit(`/service/registration/form/${email}`);
  await visitor.visit(`${api}/${email}`, { method: 'PATCH' });
  await createVisitor(send).postForm({ ...germanFields(email), 'personalData.lastName': 'Unverwechselbar' });
  await send('/signup', {
    headers: {
      'User-Agent': 'Unverwechselbar/1.0',
      Referer: `https://example.org/?email=${email}`,
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      tracestate: 'unverwechselbar=1',
      baggage: 'name=Unverwechselbar',
    },
  });
  await stop();

  expect(collector.spans().length).toBeGreaterThan(30);
  const told = collector.received();
  // Numbers would be found by chance, in the time of a span or its id.
  const typed = ['ilhelmine', 'nverwechsel', 'example.org', 'Köln', 'Geheimnis', 'Kuchen', 'MRS'];
  const secrets = [
    ...typed,
    'argon2',
    ...[answer.loginId, uuid, ...visitor.cookies.values()].filter((value) => value.length > 2),
  ];
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  const keys = new Set(collector.spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].toSorted()).toEqual([
    'db.query.text',
    'db.system.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'request.id',
  ]);
});

it('a line that a page reports is an event of its request', async () => {
  const collector = await collecting();
  const { send, stop, lines } = await follow(collector.url);
  const body = JSON.stringify(reportExample);
  const headers = { 'Content-Type': 'application/json' };
  await send('/service/monitoring/api/v1/reports', { method: 'POST', headers, body });
  await stop();
  const [{ text } = { text: '' }] = reportExample.lines;
  expect(lines.filter(({ reported }) => reported?.text === text)).toHaveLength(1);
  expect(collector.received()).toContain('"name":"page.line"');
  expect(collector.received()).toContain(text);
});

it('a page that is kept for everybody is a span as well, and a file is none', async () => {
  const collector = await collecting();
  const { send, stop } = await follow(collector.url);
  for (let time = 0; time < 3; time += 1)
    await (await send('/signup', { headers: { Host: 'shop.example' } })).text();
  await send('/favicon.svg');
  await stop();
  const names = collector.spans().map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('GET '))).toEqual([
    'GET /signup',
    'GET /signup',
    'GET /signup',
  ]);
});

it('is followed as the sampler says', async () => {
  const collector = await collecting();
  const { send, stop } = await follow(collector.url, { OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
  await send('/signup');
  await send('/signup', {
    headers: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' },
  });
  await stop();
  expect(new Set(collector.spans().map(({ traceId }) => traceId))).toEqual(
    new Set(['4bf92f3577b34da6a3ce929d0e0e4736']),
  );
});

/** Sends the same request so many times, some of them at once. */
async function askAgain(send: (path: string) => Promise<Response>, times: number): Promise<void> {
  const atOnce = 20;
  const ask = () => send('/service/addressform/api/v1/cities/0/districts/tr');
  for (let time = 0; time < times; time += atOnce) await Promise.all(Array.from({ length: atOnce }, ask));
}

describe('a collector', () => {
  it('that is away keeps nobody from registering, and is told to the operator', async () => {
    const gone = await startCollector();
    await gone.close();
    const { visitor, send, stop, lines } = await follow(gone.url);
    // More than are sent at once, so that failed spans come back while others register.
    await askAgain(send, 1100);
    expect((await visitor.post(germanRequest())).status).toBe(201);
    await expect.poll(() => lines.map(({ message }) => message)).toContain('traces cannot be sent');
    await stop();
  });

  it('that never answers keeps nobody from registering, and holds no end up', async () => {
    const silent = await collecting(false);
    const { visitor, send, stop } = await follow(silent.url);
    await askAgain(send, 600);
    await expect.poll(() => silent.spans().length).toBeGreaterThan(500);
    expect((await visitor.post(germanRequest())).status).toBe(201);
    // The exporter would give its request up after five seconds.
    const before = performance.now();
    await stop();
    expect(performance.now() - before).toBeLessThan(4500);
  });
});

describe('nothing of it', () => {
  const main = join(import.meta.dirname, '../../../test-support/loaded-packages.ts');

  it('is loaded where nobody asks for it', async (test) => {
    const env = { APP_DIR: app.appDir, ...(await databaseSettings()) };
    const running = await startProcess(env, test, main);
    expect((await createVisitor(running.send).post(germanRequest())).status).toBe(201);
    expect(running.output()).not.toContain('loads ');
    // The module that makes the reference is loaded for its first reader.
    await running.send('/service/reference');
    expect(running.output()).toMatch(/loads @valibot\/to-json-schema/);
  });

  it('is sent late: a process that ends sends the last of it, as the settings say', async (test) => {
    const collector = await collecting();
    const env = {
      ...(await databaseSettings()),
      APP_DIR: app.appDir,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=opensesame',
      OTEL_SERVICE_NAME: 'registration',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=live',
    };
    const running = await startProcess(env, test, main);
    expect(running.output()).toContain('loads @opentelemetry/sdk-trace');
    await running.send('/signup');
    expect(await running.end('SIGTERM')).toBe(0);
    expect(collector.spans().map(({ name }) => name)).toContain('GET /signup');
    expect(new Set(collector.keys)).toEqual(new Set(['opensesame']));
    const [{ resource } = { resource: { attributes: [] } }] = collector.parts();
    expect(valueOf(resource.attributes, 'service.name')).toContain('"registration"');
    expect(valueOf(resource.attributes, 'deployment.environment.name')).toContain('"live"');
    expect(running.output()).not.toContain('opensesame');
  });
});

it.each([
  ['insert into "customer" ("email") values ($1)', 'insert customer'],
  ['with locked as (select 1) insert into "claim" select * from "old"', 'select claim'],
  ['select 1', 'select'],
  ['BEGIN', 'begin'],
  ['', 'statement'],
])('names the statement %j', (sql, name) => {
  expect(statementName(sql)).toBe(name);
});
