import { describe, expect, test } from 'vitest';
import { closed, reduce } from './search.ts';
import type { SuggestionsEvent, SuggestionsState } from './search.ts';

type State = SuggestionsState<string>;
type Event = SuggestionsEvent<string>;

const asked: Event = { type: 'asked' };
const failed: Event = { type: 'failed' };
const shut: Event = { type: 'closed' };
const answered = (...suggestions: string[]): Event => ({ type: 'answered', suggestions });
const after = (...events: Event[]): State => events.reduce<State>(reduce, closed);

describe('what a shopper sees', () => {
  test.each<[string, Event[], State]>([
    ['nothing at first', [], { phase: 'idle', lines: [], answer: 0 }],
    ['waiting after a question', [asked], { phase: 'loading', lines: [], answer: 0 }],
    ['lines after an answer', [asked, answered('a')], { phase: 'ready', lines: ['a'], answer: 1 }],
    [
      'the lines before while newer ones are on their way',
      [asked, answered('a'), asked],
      { phase: 'loading', lines: ['a'], answer: 1 },
    ],
    [
      'a new list after a second answer',
      [asked, answered('a'), asked, answered('b')],
      { phase: 'ready', lines: ['b'], answer: 2 },
    ],
    [
      'that there is none',
      [asked, answered('a'), asked, answered()],
      { phase: 'empty', lines: [], answer: 1 },
    ],
    ['that it failed', [asked, answered('a'), asked, failed], { phase: 'error', lines: [], answer: 1 }],
    ['waiting after a retry', [asked, failed, asked], { phase: 'loading', lines: [], answer: 0 }],
    ['nothing after Escape', [asked, answered('a'), shut], { phase: 'idle', lines: [], answer: 1 }],
    ['nothing, when it was closed while waiting', [asked, shut, answered('a')], closed],
  ])('%s', (_, events, state) => {
    expect(after(...events)).toEqual(state);
  });
});

test.each<[string, Event[], Event]>([
  ['a key while waiting', [asked], asked],
  ['closing what is closed', [], shut],
  ['an answer without a query', [], answered('a')],
  ['a failure without a query', [asked, answered('a')], failed],
  ['a second answer', [asked, answered('a')], answered('b')],
])('%s changes nothing', (_, events, event) => {
  const before = after(...events);
  expect(reduce(before, event)).toBe(before);
});
