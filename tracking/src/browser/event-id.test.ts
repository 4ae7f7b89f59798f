import { expect, test } from 'vitest';
import { eventId } from './event-id.ts';

const now = () => 1_700_000_000_000;

/** A source of randomness that gives these bytes in turn, over and over. */
function bytes(...given: readonly number[]) {
  let index = 0;
  return {
    crypto: {
      getRandomValues: (filled: Uint8Array) => filled.map(() => given[index++ % given.length] ?? 0),
    },
  };
}

test('An id is the time and nine random characters', () => {
  expect(eventId({ Date: { now }, ...bytes(0, 25, 26, 35, 36, 251) })).toBe('1700000000000az09a9az0');
});

test('Bytes that would make some characters likelier are thrown away', () => {
  expect(eventId({ Date: { now }, ...bytes(255, 252, 253, 1, 254, 2) })).toBe('1700000000000bcbcbcbcb');
});

test('Ten thousand ids of one moment differ, and every character comes up about as often as any other', () => {
  const ids = Array.from({ length: 10_000 }, () => eventId({ Date: { now }, crypto }));
  expect(new Set(ids).size).toBe(10_000);
  const counts = new Map<string, number>();
  for (const character of ids.map((id) => id.slice(13)).join('')) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  expect([...counts.keys()].sort().join('')).toBe('0123456789abcdefghijklmnopqrstuvwxyz');
  // 2500 each; six standard deviations are 300.
  for (const count of counts.values()) expect(Math.abs(count - 2500)).toBeLessThan(300);
});
