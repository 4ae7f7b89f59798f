import { expect, test } from 'vitest';
import type { Decision } from '../log/events.ts';
import { createVerdictWords } from './verdict-words.ts';

const decision = (change: Partial<Decision>): Decision => ({
  event: 'LeadData',
  data: {},
  channel: 'exactag',
  outcome: 'held',
  consent: 'C0003',
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
  ['held', 'held: waits for consent'],
] as const)('%s is told as “%s”', (outcome, words) => {
  expect(createVerdictWords()(decision({ outcome }))).toBe(words);
});

test('A channel that composed a record and could not send it is not there yet, and holds what follows', () => {
  const wordsOf = createVerdictWords();
  expect(wordsOf(decision({ records: [{}] }))).toBe('held: channel not there yet');
  expect(wordsOf(decision({}))).toBe('held: channel not there yet');
  // Another channel, and the same one once consent has changed, wait for consent.
  expect(wordsOf(decision({ channel: 'ttruth' }))).toBe('held: waits for consent');
  expect(wordsOf(decision({ consent: '' }))).toBe('held: waits for consent');
  wordsOf(decision({ outcome: 'sent', records: [{}] }));
  expect(wordsOf(decision({}))).toBe('held: waits for consent');
});
