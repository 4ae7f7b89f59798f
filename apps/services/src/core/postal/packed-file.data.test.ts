import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { columnsOf, type CountryColumns, type Pair } from './country-index.ts';
import { readNumbers, unpack, writeNumbers } from './packed-file.ts';
import { arrange } from './arrange.ts';
import { readCities, readMunicipalities } from './read-cities.ts';
import { readFolder } from './read-folder.ts';

const script = join(import.meta.dirname, '../../../build/pack-postal.mjs');

describe('the packing script', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crema-postal-'));
    mkdirSync(join(folder, 'in'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const target = () => join(folder, 'out.br');
  const add = (name: string, content: string | Uint8Array) =>
    writeFileSync(join(folder, 'in', name), content);
  const run = () => spawnSync(process.execPath, [script, join(folder, 'in'), target()], { encoding: 'utf8' });

  it('packs what the services read again', () => {
    add('DE.tsv', '20095\tHamburg\n20095\tHamburg Altstadt\n80331\tMünchen\n');
    add('BG.tsv', '\u{FEFF}2023\tЛисец / Lisec\r\n');
    add('FR.tsv', '30921 CEDEX 9\tNîmes\n30921\tNîmes\n30921\tNîmes');
    add('README.md', 'no data');
    const { stdout, stderr } = run();
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^postal: 6 pairs of 3 countries in \d+ bytes\n$/);
    const columnsIn = (country: string, rows: readonly Pair[]): [string, CountryColumns] => {
      const { pairs, facts } = arrange(
        country,
        rows,
        readCities().get(country) ?? [],
        readMunicipalities().get(country) ?? [],
      );
      return [country, columnsOf(pairs, facts)];
    };
    const expected = new Map([
      columnsIn('BG', [['2023', 'Лисец / Lisec']]),
      columnsIn('DE', [
        ['20095', 'Hamburg'],
        ['20095', 'Hamburg Altstadt'],
        ['80331', 'München'],
      ]),
      columnsIn('FR', [
        ['30921', 'Nîmes CEDEX 9'],
        ['30921', 'Nîmes'],
      ]),
    ]);
    expect(unpack(readFileSync(target()))).toEqual(expected);
  });

  it.each([
    ['DE.tsv', '1\tA\n2 B\n', 'it is wrong, line 2 is not a code, a tab and a town.'],
    ['DE.tsv', '1\tA\n2\tB\tC\n', 'it is wrong, line 2 is not a code, a tab and a town.'],
    ['DE.tsv', '1\tA\n\n2\tB\n', 'it is wrong, line 2 is not a code, a tab and a town.'],
    ['DE.tsv', '1\tA\n2\t \n', 'it is wrong, line 2 ends with no town.'],
    ['DE.tsv', '\tA\n', 'it is wrong, line 1 begins with no postal code.'],
    ['DE.tsv', '', 'it is empty.'],
    ['DE.tsv', new Uint8Array([0x31, 0x09, 0xff]), 'it is not UTF-8.'],
    ['de.tsv', '1\tA\n', 'it is not named after a country, two capital letters.'],
  ])('says what is wrong with %s: %j', (name, content, sentence) => {
    add(name, content);
    expect(readFolder(join(folder, 'in')).complaints).toEqual([
      `Postal codes of ${join(folder, 'in', name)} are not used: ${sentence}`,
    ]);
  });

  it('writes nothing while a file is wrong', () => {
    add('DE.tsv', '1\tA\n2 B\n');
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('DE.tsv are not used: it is wrong, line 2');
    expect(() => readFileSync(target())).toThrow('ENOENT');
  });
});

it.each([[[]], [[0, 1, 65_535]], [[0, 65_536, 2 ** 31]]])('keeps the numbers %j', (numbers) => {
  expect([...readNumbers(writeNumbers(Uint32Array.from(numbers)))]).toEqual(numbers);
});

it.each([
  ['no file of ours', 'hello\n[]\n'],
  ['no countries', 'crema postal 2\n{}\n'],
  ['an end too soon', 'crema postal 2\n[["DE",100,0,1,0,1,1]]\n20095'],
])('refuses a packed file with %s', (_, text) => {
  expect(() => unpack(brotliCompressSync(text))).toThrow(/postal codes/);
});
