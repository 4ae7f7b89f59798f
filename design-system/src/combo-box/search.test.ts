import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearch } from './search.ts';
import type { Suggestion } from './suggestion.ts';

const line = (label: string): Suggestion => ({ id: label, label });

/** A source whose responses the test gives, in any order. */
function openSource() {
  const asked: { query: string; signal: AbortSignal; answer: (label: string) => void; fail: () => void }[] =
    [];
  const source = (query: string, signal: AbortSignal) =>
    new Promise<Suggestion[]>((answer, fail) => {
      asked.push({
        query,
        signal,
        answer: (label) => answer([line(label)]),
        fail: () => fail(new Error('503')),
      });
    });
  return { source, asked };
}

function start() {
  const tell = vi.fn();
  const heard = () => tell.mock.calls.map(([event]) => event);
  return { ...openSource(), search: createSearch<Suggestion>(tell), heard };
}

const asked = { type: 'asked' };
const answered = (label: string) => ({ type: 'answered', suggestions: [line(label)] });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the source is asked once, when the keys have come to rest', async () => {
  const { search, source, asked: questions } = start();
  search.ask(() => 'D', source, 300);
  await vi.advanceTimersByTimeAsync(200);
  search.ask(() => 'Do', source, 300);
  await vi.advanceTimersByTimeAsync(299);
  expect(questions).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(questions.map(({ query }) => query)).toEqual(['Do']);
});

test('what stands in the field is read when it is asked for: the page may have changed it since the key', async () => {
  const { search, source, asked: questions } = start();
  let text: string | undefined = 'dom';
  search.ask(() => text, source, 300);
  text = 'DOM';
  await vi.advanceTimersByTimeAsync(300);
  expect(questions.map(({ query }) => query)).toEqual(['DOM']);
});

test('when nothing is left to ask for by then, it closes', async () => {
  const { search, source, asked: questions, heard } = start();
  search.ask(() => undefined, source, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(questions).toEqual([]);
  expect(heard()).toEqual([asked, { type: 'closed' }]);
});

test('an answer that comes after a newer question is dropped, whatever the source makes of the signal', async () => {
  const { search, source, asked: questions, heard } = start();
  search.ask(() => 'D', source, 0);
  await vi.advanceTimersByTimeAsync(0);
  search.ask(() => 'Do', source, 0);
  await vi.advanceTimersByTimeAsync(0);
  const [first, second] = questions;
  expect([first?.signal.aborted, second?.signal.aborted]).toEqual([true, false]);
  second?.answer('new');
  first?.answer('old');
  await vi.advanceTimersByTimeAsync(0);
  expect(heard()).toEqual([asked, answered('new')]);
});

test('an answer to what was asked before is dropped already while the next question waits', async () => {
  const { search, source, asked: questions, heard } = start();
  search.ask(() => 'D', source, 0);
  await vi.advanceTimersByTimeAsync(0);
  search.ask(() => 'Do', source, 300);
  questions[0]?.answer('old');
  await vi.advanceTimersByTimeAsync(299);
  expect(heard()).toEqual([asked]);
});

test('an aborted source may reject, which is no error', async () => {
  const { search, source, asked: questions, heard } = start();
  search.ask(() => 'D', source, 0);
  await vi.advanceTimersByTimeAsync(0);
  search.close();
  questions[0]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard()).toEqual([asked, { type: 'closed' }]);
  expect(questions[0]?.signal.aborted).toBe(true);
});

test('closed before the pause is over, nothing is asked', async () => {
  const { search, source, asked: questions } = start();
  search.ask(() => 'D', source, 300);
  search.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(questions).toEqual([]);
});

test('no event is sent twice, so that a key that changes nothing renders nothing', () => {
  const { search, source, heard } = start();
  search.close();
  search.ask(() => 'D', source, 300);
  search.ask(() => 'Do', source, 300);
  search.close();
  search.close();
  expect(heard()).toEqual([asked, { type: 'closed' }]);
});

test.each<[string, () => Promise<Suggestion[]>]>([
  ['rejects', () => Promise.reject(new Error('503'))],
  [
    'throws',
    () => {
      throw new Error('offline');
    },
  ],
])('a source that %s has failed', async (_, source) => {
  const { search, heard } = start();
  search.ask(() => 'D', source, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard()).toEqual([asked, { type: 'failed' }]);
});

/** Values that a server may send in spite of the page's types. */
const sent = (answer: string): (() => Promise<Suggestion[]>) => {
  return async () => JSON.parse(answer);
};

test.each(['null', '{"error":"quota"}', '"Domplatz"', '3'])(
  'a source that answers %s has failed',
  async (answer) => {
    const { search, heard } = start();
    search.ask(() => 'D', sent(answer), 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard()).toEqual([asked, { type: 'failed' }]);
  },
);

test.each([
  'null',
  '"Domplatz"',
  '{}',
  '{"id":7,"label":"Domplatz"}',
  '{"id":"7"}',
  '{"id":"7","label":"Domplatz","detail":{"town":"Hamburg"}}',
  '{"id":"7","label":"Domplatz","text":7}',
])('%s is no line, and the others stay', async (wrong) => {
  const { search, heard } = start();
  search.ask(() => 'D', sent(`[${wrong},{"id":"Dom","label":"Dom","detail":null}]`), 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard()).toEqual([
    asked,
    { type: 'answered', suggestions: [{ id: 'Dom', label: 'Dom', detail: null }] },
  ]);
});
