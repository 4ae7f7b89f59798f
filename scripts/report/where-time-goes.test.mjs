import { expect, test } from 'vitest';
import { whereTimeGoes } from './where-time-goes.mjs';

test('projects come first, then the ten slowest files', () => {
  const report = Array.from({ length: 12 }, (_, index) => ({
    file: `/shop/${index}.test.ts`,
    project: index % 2 === 0 ? 'unit' : 'browser',
    failed: false,
    time: /** @type {const} */ ([0, index * 1000 + 1000]),
    tests: [],
  }));
  const lines = whereTimeGoes(report, '/shop');
  expect(lines.slice(0, 3).map((line) => line.trim())).toEqual([
    'unit (11 s)',
    'browser (12 s)',
    'slowest files:',
  ]);
  expect(lines).toHaveLength(13);
  expect(lines[3]).toMatch(/12 s {2}browser {3}11\.test\.ts$/);
  expect(lines.at(-1)).toMatch(/3 s {2}unit {6}2\.test\.ts$/);
});

test('a run without files prints nothing', () => {
  expect(whereTimeGoes([], '/shop')).toEqual([]);
});
