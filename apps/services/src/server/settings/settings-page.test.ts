import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { environment } from './environment.ts';
import type { Setting } from './readers.ts';
import { settingsPage } from './settings-page.ts';
import { readSettings } from './settings.ts';

const services = join(import.meta.dirname, '../../..');
const settings = environment.options.flatMap(({ entries }) =>
  Object.entries<Setting>(entries).map(([name, setting]) => ({ name, setting })),
);
const names = settings.map(({ name }) => name);
const secrets = settings.flatMap(({ name, setting }) => ('secret' in v.getMetadata(setting) ? [name] : []));
const rowOf = (name: string) =>
  settingsPage()
    .split('\n')
    .find((line) => line.startsWith(`| \`${name}\` `)) ?? '';

describe('The page of settings', () => {
  it('is written down as the settings are: npm run generate', async () => {
    expect(await readFile(join(services, '../../docs/settings.md'), 'utf8')).toBe(settingsPage());
  });

  it.each(names)('describes %s', (name) => {
    const cells = rowOf(name)
      .split(' | ')
      .map((cell) => cell.replaceAll(/[|\s]/g, ''));
    expect(cells).toHaveLength(4);
    expect(cells.filter((cell) => cell === '' || cell === 'undefined')).toEqual([]);
  });

  it('has each setting once, and no other', () => {
    const rows = Array.from(settingsPage().matchAll(/^\| `(\w+)` /gm), ([, name]) => name);
    expect(rows).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });

  it('tells defaults, bounds and choices by the schema', () => {
    expect(rowOf('PORT')).toMatch(/\| `3000` +\| 0 to 65535 /);
    expect(rowOf('PAGE_LIST')).toMatch(/\| `on` +\| `on` or `off` /);
    expect(rowOf('RATE_LIMIT_MINUTES')).toMatch(/\| `10` +\| 1 to 1440 minutes /);
    expect(rowOf('SESSION_SECRET')).toMatch(/\| 32 characters or more .*Secret/);
  });
});

it('keeps nine values secret', () => {
  expect(secrets).toEqual([
    'DATABASE_URL',
    'SESSION_SECRET',
    'CONSENT_SECRET',
    'SMTP_URL',
    'WEBHOOK_SECRET',
    'EVENTS_PAGE_TOKEN',
    'CLICKHOUSE_URL',
    'KAFKA_LOGIN',
    'OTEL_EXPORTER_OTLP_HEADERS',
  ]);
});

it.each(secrets)('never says what %s is set to, right or wrong', (name) => {
  const value = 'hunter2,hunter2';
  expect(readSettings({ [name]: value })).toMatch(new RegExp(`^${name} (?!.*hunter2)`));
  const before = process.env[name];
  process.env[name] = value;
  try {
    expect(settingsPage()).not.toContain('hunter2');
  } finally {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  }
});

describe('The services', () => {
  const byName = /\benv(?:\.|\[\s*['"`])([A-Z][A-Z0-9_]*)/g;
  const whole = /\bprocess\.env\b(?!\.[A-Z]|\[)/g;
  const handedOver = /\breadSettings\(process\.env\)/g;

  it('read no variable of the environment that is not a setting', async () => {
    const files = await readdir(join(services, 'src'), { recursive: true });
    const read = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const sources = await Promise.all(read.map((file) => readFile(join(services, 'src', file), 'utf8')));
    const text = sources.join('\n');
    const unknown = Array.from(text.matchAll(byName), ([, name = '']) => name);
    expect(unknown.filter((name) => !names.includes(name))).toEqual([]);
    // The schema reads the environment as a whole; a file that reads it otherwise would know a setting of its own.
    expect(text.match(handedOver)).toHaveLength(2);
    expect(text.match(whole)).toHaveLength(2);
  });

  it('know each variable that their container sets', async () => {
    const file = await readFile(join(services, '../../Containerfile'), 'utf8');
    const [line = ''] = file.match(/^ENV .*$/m) ?? [];
    const set = Array.from(line.matchAll(/(\w+)=/g), ([, name = '']) => name);
    expect(set).toContain('HOST');
    expect(set.filter((name) => name !== 'NODE_ENV' && !names.includes(name))).toEqual([]);
  });
});
