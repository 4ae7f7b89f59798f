import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { environment, readSettings } from '../settings.ts';
import { described } from './described.ts';
import { settingsReference } from './render.ts';

const file = join(import.meta.dirname, '../../../../../docs/settings.md');
const settings = Object.keys(environment.entries);

it('is written down as the settings are: npm run generate', async () => {
  expect(await readFile(file, 'utf8')).toBe(settingsReference());
});

it.each(settings)('describes %s', (name) => {
  const row = settingsReference()
    .split('\n')
    .find((line) => line.startsWith(`| \`${name}\` `));
  const cells = row?.split(' | ').map((cell) => cell.replaceAll(/[|\s]/g, '')) ?? [];
  expect(cells).toHaveLength(4);
  expect(cells.filter((cell) => cell === '')).toEqual([]);
});

it('describes no setting that there is not', () => {
  expect(Object.keys(described).toSorted()).toEqual(settings.toSorted());
});

it('tells defaults, bounds and choices by the schema', () => {
  const rowOf = (name: string) => settingsReference().match(new RegExp(`^\\| \`${name}\` .*$`, 'm'))?.[0];
  expect(rowOf('PORT')).toMatch(/\| `3000` +\| 0 to 65535 /);
  expect(rowOf('PAGE_LIST')).toMatch(/\| `on` +\| `on` or `off` /);
  expect(rowOf('RATE_LIMIT_MINUTES')).toMatch(/\| `10` +\| 1 to 1440 minutes /);
  expect(rowOf('SESSION_SECRET')).toMatch(/\| 32 characters or more .*Secret/);
});

const secrets = Object.entries(described).flatMap(([name, { isSecret }]) => (isSecret ? [name] : []));

it.each(secrets)('never says what %s is set to, right or wrong', (name) => {
  const value = 'hunter2,hunter2';
  expect(readSettings({ [name]: value })).toMatch(new RegExp(`^${name} (?!.*hunter2)`));
  const before = process.env[name];
  process.env[name] = value;
  try {
    expect(settingsReference()).not.toContain('hunter2');
  } finally {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  }
});
