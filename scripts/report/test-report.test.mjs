import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { tool } from '../shared/tool.mjs';
import { folderWith } from '../testing/folder.mjs';
import { counts, failedTests, flakyTests, projectSeconds, readReport } from './test-report.mjs';

/** @typedef {import('./test-report.mjs').FileOutcome} FileOutcome */
/** @typedef {import('./test-report.mjs').TestOutcome} TestOutcome */

/** @param {string} name @param {Partial<TestOutcome>} [more] @returns {TestOutcome} */
const outcome = (name, more) => ({ name, state: 'passed', flaky: false, errors: [], ...more });
/** @param {string} name @param {Partial<FileOutcome>} [more] @returns {FileOutcome} */
const file = (name, more) => ({
  file: `/shop/${name}.test.ts`,
  project: 'unit',
  failed: false,
  time: [0, 1000],
  errors: [],
  tests: [],
  ...more,
});

const run = [
  file('a', {
    failed: true,
    tests: [outcome('A b', { state: 'failed', errors: ['sold\n out'] }), outcome('A c')],
  }),
  file('b', { failed: true, errors: ['no server'] }),
  file('c', { tests: [outcome('C d'), outcome('C e', { state: 'skipped' })] }),
];

test('a file without a failed test of its own counts as broken', () => {
  expect(counts(run)).toEqual({ passed: 2, failed: 1, skipped: 1, broken: 1 });
});

test('names the failed tests, and the files that could not run, with the error', () => {
  expect(failedTests(run, '/shop')).toEqual(['a.test.ts: A b (sold out)', 'b.test.ts: not run (no server)']);
});

test('names the tests that passed after a retry, with the error of the first try', () => {
  const again = outcome('A b', { flaky: true, errors: ['timed\n  out', 'later'] });
  expect(flakyTests([file('a', { tests: [again, outcome('A c')] })], '/shop')).toEqual([
    'a.test.ts: A b (timed out)',
  ]);
});

test('a project takes as long as any of its files runs', () => {
  const times = /** @type {const} */ ([
    [0, 4000],
    [1000, 2000],
    [3000, 5000],
    [9000, 10_000],
  ]);
  const report = times.map((time) => file('a', { time }));
  expect(projectSeconds([...report, file('b', { project: 'e2e', time: [2000, 3500] })])).toEqual({
    unit: 6,
    e2e: 1.5,
  });
});

test('a run that ended before its report was written has no report', () => {
  expect(readReport('/no/report.json')).toBeUndefined();
});

test('Vitest writes the report, which marks a retry, and a counterexample gets no retry', async () => {
  const reporter = new URL('./run-reporter.mjs', import.meta.url).href;
  const settings = new URL('./second-try.mjs', import.meta.url).href;
  const folder = folderWith({
    'vitest.config.mjs': `import { RunReporter } from ${JSON.stringify(reporter)};
      import { secondTry } from ${JSON.stringify(settings)};
      export default { test: { name: 'some', globals: true, retry: secondTry, reporters: [new RunReporter('report.json')] } };`,
    'some.test.mjs': `let tries = 0;
      describe('a shop that is shut', () => {
        beforeAll(() => { throw new Error('no key'); });
        test('waits', () => {});
      });
      describe('a shop', () => {
        test('opens', () => {});
        test('closes late', () => { tries += 1; if (tries === 1) throw new Error('too busy'); });
        test('sells', () => { throw new Error('sold out'); });
        test.skip('rests', () => {});
        test('counts', () => { tries += 1; if (tries === 3) throw new Error('Property failed after 1 tests { seed: 7 }'); });
      });`,
  });
  await tool('vitest', ['run', '--root', folder], { cwd: folder, quiet: true, env: { ...process.env } });
  const report = readReport(join(folder, 'report.json'));
  expect(report).toMatchObject([{ file: join(folder, 'some.test.mjs'), project: 'some', failed: true }]);
  expect(report?.[0]?.errors).toEqual(['no key']);
  expect(report?.[0]?.tests).toEqual([
    outcome('a shop that is shut > waits', { state: 'skipped' }),
    outcome('a shop > opens'),
    outcome('a shop > closes late', { flaky: true, errors: ['too busy'] }),
    outcome('a shop > sells', { state: 'failed', errors: ['sold out', 'sold out'] }),
    outcome('a shop > rests', { state: 'skipped' }),
    outcome('a shop > counts', {
      state: 'failed',
      errors: ['Property failed after 1 tests { seed: 7 }'],
    }),
  ]);
  expect(projectSeconds(report ?? [])['some']).toBeGreaterThan(0);
});
