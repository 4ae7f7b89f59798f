import { describe, expect, test } from 'vitest';
import { databasesLine } from './databases.mjs';
import { closing, lines, partLines, steadiness } from './summary.mjs';

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

  test('a skipped check that need not run is no failure', () => {
    expect(closing(good, [check('not run')], true).failed).toBe(0);
  });
});

test('each check has a line with its duration', () => {
  const size = /** @type {const} */ ({ title: 'Size', state: 'failed', detail: 'too big', seconds: 125.4 });
  expect(lines([check('passed'), { ...check('passed'), seconds: 59.4 }, size])).toBe(
    'passed   Build\npassed   Build (59 s)\nfailed   Size (2 min 5 s): too big',
  );
  expect(partLines({ unit: 60 })).toEqual(['           unit (1 min 0 s)']);
});

describe('tests that passed only after a retry', () => {
  test.each([0, 1, 3])('%i of them do not fail the run', (flaky) => {
    expect(closing(good, [steadiness(flaky)], true).failed).toBe(0);
  });

  test('more than three fail it', () => {
    expect(closing(good, [steadiness(4)], true).line).toBe('12 passed, 1 failed');
    expect(lines([steadiness(4)])).toBe('failed   At most 3 tests passed only after a retry: 4');
  });
});

describe('the databases', () => {
  const pglite = { version: '0.5.16', postgres: '18.6' };

  test('both appear with their versions', () => {
    expect(databasesLine(pglite, { version: '15.18', source: 'postgres on the PATH' })).toBe(
      'Databases: PGlite 0.5.16 (PostgreSQL 18.6, embedded); PostgreSQL 15.18 (postgres on the PATH)',
    );
  });

  test('a missing server appears too', () => {
    expect(databasesLine(pglite, { missing: 'initdb: no\nNo PostgreSQL to test with.' })).toBe(
      'Databases: PGlite 0.5.16 (PostgreSQL 18.6, embedded); PostgreSQL: not run. No PostgreSQL to test with.',
    );
  });
});
