import { expect, test } from 'vitest';
import type { Decision } from '../log/events.ts';
import { wordsOf } from './entry.ts';

const decision = (change: Partial<Decision>): Decision => ({
  event: 'LeadData',
  data: {},
  channel: 'touch_point',
  outcome: 'held',
  consent: 'C0001,C0003',
  ...change,
});

test.each([
  ['sent', 'sent'],
  ['failed', 'error'],
  ['empty', 'nothing to send'],
  ['refused', 'dropped: refused'],
  ['out of scope', 'dropped: out of scope'],
  ['in app', 'dropped: in app'],
  ['repeated', 'dropped: repeated order'],
  ['held', 'held: channel not there yet'],
] as const)('The text of %s is “%s”', (outcome, words) => {
  expect(wordsOf(decision({ outcome }))).toBe(words);
});

test('What waits for consent says for which groups', () => {
  expect(wordsOf(decision({ needs: ['C0003', 'C0004'] }))).toBe('held: waits for consent to C0004');
  expect(wordsOf(decision({ needs: ['C0003', 'C0004'], consent: '' }))).toBe(
    'held: waits for consent to C0003 and C0004',
  );
});
