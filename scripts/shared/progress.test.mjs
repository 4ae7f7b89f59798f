import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progress } from './progress.mjs';

let shown = '';
const write = (/** @type {string} */ text) => {
  shown += text;
};
beforeEach(() => {
  shown = '';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const lasting = (/** @type {number} */ seconds) => () =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

test('each step prints its number at the start and its duration at the end', async () => {
  const step = progress(3, { write, live: false });
  const first = step('Installing packages', lasting(2.5));
  await vi.advanceTimersByTimeAsync(2500);
  await first;
  await step('Building', () => {});
  expect(shown).toBe('1/3 Installing packages…\n    done in 2.5 s\n2/3 Building…\n    done in 0.0 s\n');
});

test('a long step prints its progress every ten seconds', async () => {
  const step = progress(1, { write, live: false });
  const done = step('Installing packages', (news) => {
    news('downloaded 7');
    return lasting(25)();
  });
  await vi.advanceTimersByTimeAsync(25_000);
  await done;
  expect(shown.split('\n')).toEqual([
    'Installing packages…',
    '    10.0 s downloaded 7',
    '    20.0 s downloaded 7',
    '    done in 25.0 s',
    '',
  ]);
});

test('on a terminal the progress stays on one line', async () => {
  const step = progress(1, { write, live: true });
  const done = step('Installing packages', (news) => {
    news('downloaded 7');
    return lasting(1)();
  });
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(shown).toContain('\r\u001B[K    0.5 s downloaded 7');
  expect(shown.match(/\n/g)).toHaveLength(2);
});

test('a step that fails prints that and throws the error', async () => {
  const step = progress(1, { write, live: false });
  await expect(step('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(shown).toContain('failed after 0.0 s');
});
