import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { columnsOf } from './country-index.ts';
import { openPostal, type Postal } from './open-postal.ts';
import { pack } from './packed-file.ts';
import { startLoading } from './load-postal.ts';

const packed = pack(
  new Map([
    ['DE', columnsOf([['20095', 'Hamburg']])],
    ['AT', columnsOf([['3100', 'St. Pölten']])],
  ]),
);

describe('postal codes', () => {
  let folder: string;
  let file: string;
  let postal: Postal | undefined;
  let entries: LogEntry[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crema-postal-'));
    file = join(folder, 'packed.br');
    entries = [];
  });
  afterEach(async () => {
    await postal?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function open(withFolder = false): Postal {
    postal = openPostal({
      file,
      folder: withFolder ? folder : undefined,
      log: (entry) => void entries.push(entry),
    });
    return postal;
  }
  const hamburg = { country: 'DE', zipcode: '20095', city: 'Hamburg' };
  const query = { country: 'DE', city: 'ham', activeField: 'city' } as const;

  it('answer all that ask at first from one load', async () => {
    writeFileSync(file, packed);
    // Every load logs this wrong file, so the number of lines is the number of loads.
    writeFileSync(join(folder, 'wrong.tsv'), '');
    const { suggest, matches, townsOf, countries } = open(true);
    const first = Promise.all([
      suggest(query),
      matches(hamburg),
      matches({ ...hamburg, city: 'Bonn' }),
      townsOf('DE', '20095'),
      countries(),
    ]);
    expect(await first).toEqual([
      [{ zipcode: '20095', city: 'Hamburg' }],
      'match',
      'mismatch',
      ['Hamburg'],
      ['DE', 'AT'],
    ]);
    expect(await matches(hamburg)).toBe('match');
    expect(entries).toHaveLength(1);
  });

  it('know nothing of a country without data', async () => {
    writeFileSync(file, packed);
    const { suggest, matches, townsOf } = open();
    expect(await suggest({ ...query, country: 'XX' })).toEqual([]);
    expect(await matches({ ...hamburg, country: 'XX' })).toBe('unknown');
    expect(await townsOf('constructor', '20095')).toEqual([]);
  });

  it('are unknown while they cannot be read, are told of once, and read by the next who asks', async () => {
    const { suggest, matches } = open();
    expect(await Promise.all([suggest(query), matches(hamburg)])).toEqual([[], 'unknown']);
    writeFileSync(file, 'broken');
    expect(await matches(hamburg)).toBe('unknown');
    expect(entries).toMatchObject([
      { level: 'error', message: `The postal codes of ${file} cannot be read.` },
    ]);
    writeFileSync(file, packed);
    expect(await matches(hamburg)).toBe('match');
    expect(entries).toHaveLength(1);
  });

  it('are added to and replaced by files of the shop, and a broken one is told of and left out', async () => {
    writeFileSync(file, packed);
    writeFileSync(join(folder, 'DE.tsv'), '53113\tBonn\n');
    writeFileSync(join(folder, 'NL.tsv'), '1012 AB\tAmsterdam\n');
    writeFileSync(join(folder, 'AT.tsv'), '3100\n');
    const { suggest, matches, townsOf } = open(true);
    expect(await matches(hamburg)).toBe('unknown');
    expect(await townsOf('DE', '53113')).toEqual(['Bonn']);
    expect(await suggest({ country: 'NL', zipcode: '1012a', activeField: 'zipcode' })).toEqual([
      { zipcode: '1012 AB', city: 'Amsterdam' },
    ]);
    expect(await townsOf('AT', '3100')).toEqual(['St. Pölten']);
    expect(entries).toEqual([
      {
        level: 'error',
        message: `Postal codes of ${join(folder, 'AT.tsv')} are not used: it is wrong, line 1 is not a code, a tab and a town.`,
      },
    ]);
  });

  it('are still there when the folder of the shop is not', async () => {
    writeFileSync(file, packed);
    const { matches, close } = openPostal({
      file,
      folder: join(folder, 'none'),
      log: (entry) => void entries.push(entry),
    });
    expect(await matches(hamburg)).toBe('match');
    expect(entries.map(({ message }) => message)).toEqual([
      `The folder of postal codes ${join(folder, 'none')} cannot be read.`,
    ]);
    await close();
  });

  it('are given up by closing, without a word, even while they are being read', async () => {
    writeFileSync(file, packed);
    const { matches, close } = open();
    const asked = matches(hamburg);
    await close();
    expect(await asked).toBe('unknown');
    expect(await matches(hamburg)).toBe('unknown');
    await close();
    expect(entries).toEqual([]);
  });

  it('leave no thread behind that reads on', async () => {
    writeFileSync(file, packed);
    const { loaded, end } = startLoading({ file, folder: undefined });
    await Promise.all([expect(loaded).rejects.toThrow('ended before'), end()]);
  });
});
