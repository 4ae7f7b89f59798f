import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const sources = globSync('{design-system,flows/*}/src/**/*.tsx', { cwd: root }).filter(
  (path) => !/\.(test|stories)\.tsx$/.test(path),
);

// The built sheets bind utilities to elements with this class, so that an app's own elements keep theirs.
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
