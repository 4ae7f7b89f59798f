import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lettersOf } from '../../build/lib/font-letters.mjs';

const here = new URL('./', import.meta.url);
const sheet = readFileSync(new URL('fonts.gen.css', here), 'utf8');

/** Files of the style sheet with the letters of their `unicode-range`, by code point. */
const faces = new Map(
  Array.from(
    sheet.matchAll(/url\('\.\/([^']+)'\)[^}]*unicode-range: ([^;]+);/g),
    ([, file = '', ranges = '']) => [
      file,
      ranges.split(', ').flatMap((range) => {
        const [first = 0, last = first] = range
          .slice(2)
          .split('-')
          .map((hex) => Number.parseInt(hex, 16));
        return Array.from({ length: last - first + 1 }, (_, at) => first + at);
      }),
    ],
  ),
);

test('the fonts are what their packages and the weights of the tokens make of them', () => {
  const script = fileURLToPath(new URL('../../build/fonts.mjs', import.meta.url));
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
});

test('every file is in the style sheet, and none is fetched for a letter that another one has', async () => {
  expect([...faces.keys()].sort()).toEqual(globSync('*.woff2', { cwd: here }).sort());
  for (const family of ['figtree', 'fraunces']) {
    const files = [...faces].filter(([file]) => file.startsWith(family));
    for (const [file] of files) {
      const there = await lettersOf(readFileSync(new URL(file, here)));
      const fetched = there.map((point) =>
        files.flatMap(([other, letters]) => (letters.includes(point) ? [other] : [])),
      );
      expect(new Set(fetched.map(String))).toEqual(new Set([file]));
    }
  }
});

test.each(['czech-slovak', 'polish', 'hungarian-turkish'])(
  'what a page in %s fetches stays below 30 kB',
  (part) => {
    const files = ['figtree', 'fraunces'].flatMap((family) => [`${family}-latin`, `${family}-${part}`]);
    const bytes = files.map((file) => statSync(new URL(`${file}.woff2`, here)).size);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(30_000);
  },
);

test('a licence goes with the files of each family', () => {
  for (const family of ['figtree', 'fraunces']) {
    expect(readFileSync(new URL(`${family}-licence.txt`, here), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  }
});
