import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

/** The folders of the library, from the bottom up. A module may import from its own folder and from folders below. */
const floors = [
  'version.ts',
  'browser',
  'messages',
  'log',
  'visit',
  'page',
  'customer',
  'product-ids',
  'channels',
  'history',
  'api',
  'inspector',
  'install',
  'index.ts',
  'plan',
  'react',
  'testing',
  'vitals',
];
/** Tests and benchmarks, which may import everything. */
const above = /\.(test|bench)\.tsx?$/;

const src = import.meta.dirname;
const modules = globSync('**/*.{ts,tsx}', { cwd: src })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !above.test(file));

const floorOf = (file: string) => floors.indexOf(file.split('/')[0] ?? '');
const importsOf = (file: string) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/(?:from|import) ?\(?'(\.{1,2}\/[^']+)'/g)].map(
    ([, target = '']) => join(dirname(file), target),
  );
const graph = new Map(modules.map((file) => [file, importsOf(file)]));

test('Every module has a room', () => {
  expect(modules.filter((file) => floorOf(file) < 0)).toEqual([]);
});

test('No import runs upwards, types included', () => {
  const upwards = [...graph].flatMap(([file, imports]) =>
    imports.filter((target) => floorOf(target) > floorOf(file)).map((target) => `${file} -> ${target}`),
  );
  expect(upwards).toEqual([]);
});

test('No modules import each other in a circle, types included', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    else if (!done.has(file)) {
      for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
      done.add(file);
    }
  };
  for (const file of modules) visit(file, []);
  expect(circles).toEqual([]);
});
