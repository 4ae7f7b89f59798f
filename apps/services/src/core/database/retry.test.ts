import { expect, it } from 'vitest';
import { retry } from './retry.ts';

const soon = { attempts: 4, pause: 1, within: 10_000 };

function failing(times: number) {
  let calls = 0;
  return {
    calls: () => calls,
    work: async () => {
      calls += 1;
      if (calls <= times) throw new Error(`failure ${calls}`);
      return calls;
    },
  };
}

it('tries again until it succeeds', async () => {
  expect(await retry(failing(3).work, () => true, soon)).toBe(4);
});

it('gives up after the last attempt, with its error', async () => {
  const { work, calls } = failing(9);
  await expect(retry(work, () => true, soon)).rejects.toThrow('failure 4');
  expect(calls()).toBe(4);
});

it('throws on at once what trying again cannot help', async () => {
  const { work, calls } = failing(9);
  await expect(retry(work, () => false, soon)).rejects.toThrow('failure 1');
  expect(calls()).toBe(1);
});

it('begins no attempt when the time is over', async () => {
  const { work, calls } = failing(9);
  await expect(retry(work, () => true, { ...soon, within: 0 })).rejects.toThrow('failure 1');
  expect(calls()).toBe(1);
});
