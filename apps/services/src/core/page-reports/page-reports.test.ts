import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../../../../../tracking/test/examples/texts.ts';
import { knownText } from './known-text.ts';
import { entriesOf, scrub } from './page-report.ts';

const texts = Object.entries(catalogue).flatMap(([name, text]): readonly (readonly [string, string])[] => {
  if (typeof text === 'string') return [[name, text]];
  if (typeof text === 'object') return Object.values(text).map((each) => [name, each]);
  return [];
});
const { trackerRefused, executedWithErrors, fetchFailed, storageFull, exactagFailed } = catalogue;
const made = [
  trackerRefused(500, ''),
  executedWithErrors('push', 'no network'),
  fetchFailed('psdata', 'status 404'),
  fetchFailed('customer data', 'status 404'),
  fetchFailed('product mapping', 'status 404'),
  fetchFailed('product id', 'status 404'),
  storageFull(150),
  exactagFailed('no network'),
];

test.each([...texts.map(([, text]) => text), ...made])('the library’s own text has a name: %s', (text) => {
  expect(knownText(text)).not.toBe('other');
  expect(text).toContain(knownText(text));
  // A report that is scrubbed again keeps its meaning.
  expect(scrub(text)).toBe(text);
});

test('all texts of the catalogue are tried', () => {
  const names = new Set([...texts.map(([name]) => name), 'trackerRefused', 'executedWithErrors']);
  expect([...names, 'fetchFailed', 'storageFull', 'exactagFailed'].toSorted()).toEqual(
    Object.keys(catalogue).toSorted(),
  );
});

test.each(['', 'constructor', 'Something else.', 'x'.repeat(500)])(
  'any other text is "other": %s',
  (text) => {
    expect(knownText(text)).toBe('other');
  },
);

test.each([
  ['no order of ada@crema.example', 'no order of (e-mail)'],
  ['a|ada%2540crema.example|b', 'a|(e-mail)|b'],
  ['/orders/4711123 of 0151 234-5678', '/orders/(number) of (number)'],
  ['https://cdn.example/x.js?user=erika&q=1 is away', 'https://cdn.example/x.js(query) is away'],
  ['guid 5f0c7a3e-0b57-4d0e-9d33-4a2f6f1d8c11', 'guid (token)'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJsaWQiOiIxMjMifQ.x', '(token)'],
  ['EcommerceEventData has no number in ecommerce.items.3.price.', undefined],
  ['GA4 takes 25 parameters per event: view_item goes without node_level_1.', undefined],
  ['timed out after 3000 ms, status 404, version 5.3.0', undefined],
])('%s is logged without personal data', (text, said = text) => {
  expect(scrub(text)).toBe(said);
});

test('a scrubbed text has no at-sign and no long number, whatever it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
      const said = scrub(text);
      expect(said).not.toMatch(/[@＠]|\d{5}/);
      expect(scrub(said)).toBe(said);
    }),
  );
});

test('the longest text is scrubbed in no time', () => {
  const start = performance.now();
  for (const letter of ['1', 'x', '%25', '1 ', '?']) scrub(letter.repeat(500).slice(0, 500));
  expect(performance.now() - start).toBeLessThan(100);
});

test('each line becomes an entry that says where it comes from', () => {
  const page = {
    client_version: '5.3.0',
    site: 'ch_fr',
    stage: 'production',
    page_path: '/k/471112',
  } as const;
  const lines = [{ level: 'warn', text: 'Log queue full', at: 5 }] as const;
  expect(entriesOf({ ...page, lines: [...lines] })).toEqual([
    {
      level: 'warn',
      reported: {
        clientVersion: '5.3.0',
        site: 'ch_fr',
        stage: 'production',
        path: '/k/(number)',
        text: 'Log queue full',
        at: '1970-01-01T00:00:00.005Z',
      },
    },
  ]);
});
