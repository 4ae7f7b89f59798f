import { describe, expect, test } from 'vitest';
import { databasesLine } from './databases.mjs';
import { closing, lines } from './summary.mjs';
import { counts, failedTests } from './vitest.mjs';

const good = { passed: 12, failed: 0, skipped: 0, broken: 0 };
const check = (/** @type {'passed' | 'failed' | 'not run'} */ state) => ({ title: 'Build', state });

describe('the last line', () => {
  test('counts the tests', () => {
    expect(closing(good, [check('passed')], true)).toEqual({ line: '12 passed, 0 failed', failed: 0 });
  });

  test('names skipped tests when there are any', () => {
    expect(closing({ ...good, skipped: 2 }, [], true).line).toBe('12 passed, 0 failed, 2 skipped');
  });

  test.each([
    ['a failed test', { ...good, failed: 1 }, [], false, 1],
    ['a file that cannot be loaded', { ...good, broken: 1 }, [], false, 1],
    ['an error outside every test', good, [], false, 1],
    ['a failed check', good, [check('failed')], true, 1],
    [
      'a failed test and a failed check',
      { ...good, failed: 2 },
      [check('failed'), check('passed')],
      false,
      3,
    ],
    ['no report at all', undefined, [], false, 1],
  ])('does not say "0 failed" after %s', (_, tests, checks, content, failed) => {
    const { line, failed: number } = closing(tests, checks, content);
    expect(number).toBe(failed);
    expect(line).toMatch(new RegExp(`^\\d+ passed, ${failed} failed$`));
  });

  test('a check that could not run, where it need not, is no failure', () => {
    expect(closing(good, [check('not run')], true).failed).toBe(0);
  });
});

test('every check has its line', () => {
  expect(lines([check('passed'), { title: 'Size budget', state: 'failed', detail: 'too big' }])).toBe(
    'passed   Build\nfailed   Size budget: too big',
  );
});

test('a file without a failed test of its own counts as broken', () => {
  const file = (/** @type {string} */ status, /** @type {string[]} */ tests) => ({
    status,
    assertionResults: tests.map((each) => ({ status: each })),
  });
  const testResults = [file('failed', []), file('failed', ['failed', 'passed']), file('passed', ['passed'])];
  expect(
    counts({ numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults }),
  ).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    broken: 1,
  });
});

describe('the databases', () => {
  const pglite = { version: '0.5.16', postgres: '18.6' };

  test('both are named with their versions', () => {
    expect(databasesLine(pglite, { version: '15.18', source: 'postgres on the PATH' })).toBe(
      'Databases: PGlite 0.5.16 (PostgreSQL 18.6, embedded); PostgreSQL 15.18 (postgres on the PATH)',
    );
  });

  test('a server that could not be had is named too', () => {
    expect(databasesLine(pglite, { missing: 'initdb: no\nNo PostgreSQL to test with.' })).toBe(
      'Databases: PGlite 0.5.16 (PostgreSQL 18.6, embedded); PostgreSQL: not run. No PostgreSQL to test with.',
    );
  });
});

test('the tests that failed are named, and the files that could not be run', () => {
  const test = (/** @type {string} */ fullName, status = 'failed') => ({ fullName, status });
  const testResults = [
    { name: '/shop/a.test.ts', status: 'failed', assertionResults: [test('A b'), test('A c', 'passed')] },
    { name: '/shop/b.test.ts', status: 'failed', assertionResults: [] },
    { name: '/shop/c.test.ts', status: 'passed', assertionResults: [test('C d', 'passed')] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults };
  expect(failedTests(report, '/shop')).toEqual(['a.test.ts: A b', 'b.test.ts: not run']);
});
