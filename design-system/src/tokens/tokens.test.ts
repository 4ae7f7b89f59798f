import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { theme } from './theme.gen.ts';
import { tokens } from './tokens.gen.ts';

const build = (name: string) => fileURLToPath(new URL(`../../build/${name}`, import.meta.url));

test.each(['tokens.mjs', 'fonts.mjs'])('what %s generates is up to date', (script) => {
  expect(() => execFileSync(process.execPath, [build(script), '--check'], { stdio: 'pipe' })).not.toThrow();
});

test('the screens are the clusters of Registration §9, largest first, so that the smaller one wins', () => {
  expect(Object.entries(theme.screens).map(([name, { max }]) => [name, max])).toEqual([
    ['4xl', '1919px'],
    ['3xl', '1439px'],
    ['xxl', '1279px'],
    ['xl', '1023px'],
    ['l', '979px'],
    ['m', '767px'],
    ['s', '667px'],
    ['xs', '374px'],
  ]);
  expect(tokens.breakpoint.s).toBe(667);
});

test('no component and no style sheet names a colour of its own', () => {
  const src = new URL('../', import.meta.url);
  const named = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.gen\.|\.test\.|stories/.test(file))
    .filter((file) =>
      /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(readFileSync(new URL(file, src), 'utf8')),
    );
  expect(named).toEqual([]);
});
