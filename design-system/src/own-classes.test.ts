import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const sourcesIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((path) => !/\.(test|stories)\.tsx?$/.test(path));
const sources = sourcesIn('{design-system,flows/*}/src/**/*.tsx');

// The built sheets bind utilities to elements with this class, so that an app's own elements keep their look.
test('every element of ours that has classes has the class ds', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((path) =>
    [...readFileSync(new URL(path, root), 'utf8').matchAll(/\b(?:className|place|width)="([^"]+)"/g)]
      .map(([, classes = '']) => classes.split(' '))
      .filter((classes) => classes.some((name) => name.includes('-')) && !classes.includes('ds'))
      .map((classes) => `${path}: ${classes.join(' ')}`),
  );
  expect(found).toEqual([]);
});

// The style sheet of a page gets the rules of the whole words in its scripts. It does not find a name that a script puts
// together.
test('no name of a class is made of parts', () => {
  const found = sourcesIn(
    '{design-system,flows/*,apps/{consent-banner,registration}}/src/**/*.{ts,tsx}',
  ).flatMap((path) =>
    [...readFileSync(new URL(path, root), 'utf8').matchAll(/[\s`'"]ds-[\w-]*\$\{[^}]*\}/g)].map(
      ([name]) => `${path}: ${name.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});
