import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './shared/places.mjs';

/** Matches the modules that code imports, re-exports, mocks or globs. */
const named = /(?:from|import|import\(|mock\(|glob\()\s*(?:import\()?['"]([^'"]+)['"]/g;
const isOfStories = (/** @type {string} */ name) =>
  /\.stories\b|^(?:@storybook\/|storybook(?:\/|$))/.test(name);

const sources = globSync('{apps,design-system,flows,tracking,tests,scripts}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => /(?:^|[\\/])(?:node_modules|dist)$/.test(path),
}).filter((path) => !path.endsWith('.stories.tsx'));

/** @param {string} path */
const storiesIn = (path) =>
  Array.from(readFileSync(join(root, path), 'utf8').matchAll(named), ([, name = '']) => name)
    .filter(isOfStories)
    .map((name) => `${path}: ${name}`);

test('no test and no product code imports a story, because shared code is in a folder test-support', () => {
  expect(sources.length).toBeGreaterThan(300);
  // The tests of stories know the types of the stories. A Storybook of its own is configured by them.
  const others = sources.filter((path) => !/^tests\/(?:stories|aria-mutants\/storybook)\//.test(path));
  expect(others.flatMap(storiesIn)).toEqual([]);
});
