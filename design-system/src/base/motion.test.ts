import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/*.test.*', '**/*.stories.*'] }).map((file) => ({
    file,
    text: readFileSync(new URL(file, root), 'utf8'),
  }));

// Properties that a browser can animate without layout or paint.
const cheap = new Set(['none', 'opacity', 'transform', 'translate', 'rotate', 'scale']);
const costly = (names: readonly string[]) => names.filter((name) => !cheap.has(name));

const declared = (css: string, property: string) =>
  [...css.matchAll(new RegExp(String.raw`[\s;{]${property}:([^;}]+)`, 'g'))].map(([, value = '']) => value);

test.each(sources('**/*.css'))('the styles of $file move and fade, and animate nothing else', ({ text }) => {
  const changed = declared(text, '(?:transition|transition-property)').flatMap((value) =>
    value.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
  );
  const frames = [...text.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/([\w-]+):/g)].map(([, name = '']) => name),
  );
  expect(costly([...changed, ...frames])).toEqual([]);
});

test.each(sources('**/*.{ts,tsx}'))('the classes of $file do neither', ({ text }) => {
  const changed = [...text.matchAll(/[\s:'"`]transition-(\[[^\]]+\]|[a-z]+)(?=[\s'"`])/g)].flatMap(
    ([, names = '']) => names.replaceAll(/[[\]]/g, '').split(','),
  );
  expect(costly(changed)).toEqual([]);
});
