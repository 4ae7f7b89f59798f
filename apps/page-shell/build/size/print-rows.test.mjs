import { expect, test, vi } from 'vitest';
import { printRows } from './print-rows.mjs';

/** Prints rows, and returns the lines without the heading. @param {import('./print-rows.mjs').Row[]} rows */
function printed(rows) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const over = printRows(rows);
  const lines = log.mock.calls.slice(1).map((words) => words.join(' ').replaceAll(/\s+/g, ' ').trim());
  log.mockRestore();
  return { over, lines };
}

test('a figure stands beside its budget, and one without a budget by itself', () => {
  expect(
    printed([
      ['page', 1024, 2048],
      ['floor', 512],
    ]),
  ).toEqual({ over: 0, lines: ['page 1.00 kB 2.00 kB', 'floor 0.50 kB'] });
});

test('a figure above its budget counts only above what is allowed', () => {
  expect(
    printed([
      ['tolerated', 3072, 2048, 4096],
      ['too much', 3072, 2048],
      ['no budget', Infinity, 0],
    ]),
  ).toEqual({
    over: 2,
    lines: [
      'tolerated 3.00 kB 2.00 kB 1.00 kB above it, 4.00 kB allowed',
      'too much 3.00 kB 2.00 kB OVER',
      'no budget – 0.00 kB OVER',
    ],
  });
});
