import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callDocument, documentedCalls } from '../../../test-support/call-document.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { mailboxPath } from '../mailbox/mailbox.ts';
import { createApp } from '../app.ts';
import { eventsPath, formsPath, outcomesPath } from '../events-page/page-frame.ts';
import { refusals } from './refusals.ts';

const ofItself = ['/service/openapi.json', '/service/reference'];

describe('the document of the calls', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(async () => await app.close());

  it('is a valid document of OpenAPI 3.1', async () => {
    const sent: Record<string, unknown> = await (await app.send(ofItself[0] ?? '')).json();
    expect(sent['openapi']).toMatch(/^3\.1\./);
    expect(await new Validator().validate(sent)).toEqual({ valid: true });
  });

  it('has every call of the server, and no other', () => {
    const routes = createApp(app.services)
      .routes.filter(({ method, path }) => method !== 'ALL' && /\/(?:service|json)\//.test(path))
      .filter(
        ({ path }) =>
          !path.startsWith(mailboxPath) &&
          ![...ofItself, eventsPath, formsPath, outcomesPath, `${outcomesPath}.json`].includes(path),
      )
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const described = documentedCalls.flatMap(({ method, path, bases }) =>
      bases.map((base) => `${method} ${base}${path}`),
    );
    expect([...new Set(routes)].toSorted()).toEqual(described.toSorted());
  });

  it('has an answer to each call, each with an id and a title of its own', () => {
    const titles = documentedCalls.map(({ operation }) => operation.summary);
    expect(new Set(documentedCalls.map(({ id }) => id)).size).toBe(documentedCalls.length);
    expect(new Set(titles).size).toBe(documentedCalls.length);
    const headings = callDocument.tags.map(({ name }) => name);
    const used = documentedCalls.flatMap(({ operation }) => operation.tags);
    expect(new Set(used)).toEqual(new Set(headings));
  });

  it.each(ofItself)('is asked for by %s, told anew only where it has changed', async (path) => {
    const first = await app.send(path, { headers: { 'Accept-Encoding': 'br' } });
    expect([first.status, first.headers.get('Content-Encoding')]).toEqual([200, 'br']);
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    const tag = first.headers.get('ETag') ?? '';
    const again = await app.send(path, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(ofItself)('takes nothing: %s', async (path) => {
    const answer = await app.send(path, { method: 'POST' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each(ofItself)('is not there if the operator switches it off: %s', async (path) => {
    const { send } = await createTestApp(app.db, { APP_DIR: app.appDir, CALL_REFERENCE: 'off' });
    expect((await send(path)).status).toBe(404);
  });
});

describe('docs/calls.md', () => {
  let rows: readonly (readonly string[])[] = [];
  beforeAll(async () => {
    const text = await readFile(join(import.meta.dirname, '../../../../../docs/calls.md'), 'utf8');
    rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  });

  // A form refuses like the call that it replaces.
  it.each(
    documentedCalls.filter(({ path, bases }) => !path.includes('/form/') && bases[0] !== '/embed/service'),
  )('tells how $id refuses, in the same order', ({ method, path, bases: [base], operation }) => {
    const named = `${method} ${base === '/service' ? '' : base}${path}`;
    const row = rows.find(([, call = '']) => /^`([^`?]+)/.exec(call)?.[1] === named);
    const told = row?.[2]?.match(/\d{3}/g) ?? [];
    // That any answer may be 503 stands below the table.
    const besides = new Set<string>([refusals.unavailable.when, refusals.taken.when]);
    const ways = operation['x-refusals-in-order'].filter(({ when }) => !besides.has(when));
    const statuses = ways.map(({ status }) => String(status));
    expect(told).toEqual(statuses.filter((status, place) => status !== statuses[place - 1]));
  });

  it('tells every way to refuse, in the same order', () => {
    const told = rows.filter(([, order = '']) => /^\d+$/.test(order));
    const statuses = told.flatMap(([, , cell = '']) => cell.match(/\d{3}/g) ?? []);
    const codes = told.flatMap(([, , , , cell = '']) => cell.match(/[A-Z_]{5,}/g) ?? []);
    // That any answer may be 503 stands below the table.
    const ways = Object.values(refusals).filter((way) => way !== refusals.unavailable);
    const known = ways.map(({ status }) => String(status));
    expect(statuses).toEqual(known.filter((status, place) => status !== known[place - 1]));
    expect(new Set(codes)).toEqual(new Set(ways.flatMap((way): readonly string[] => way.codes)));
  });
});
