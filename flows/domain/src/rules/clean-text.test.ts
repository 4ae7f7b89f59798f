import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  [' Erika ', 'Erika'],
  ['Zoe\u0308', 'Zoë'],
  ['Anna\u2011Lena', 'Anna-Lena'],
  ['Anna–Lena', 'Anna-Lena'],
  ['‘Anna’ O’Neill', "'Anna' O'Neill"],
  ['Straße １２', 'Straße 12'],
  ['Anna\r\n\nMaria', 'Anna Maria'],
  ['Anna\u2028Maria', 'Anna Maria'],
  ['Anna\tMaria', 'Anna Maria'],
  ['\uFEFFAn\u0007na\u00AD', 'Anna'],
  ['e\u200D\u0301', 'é'],
  ['Anna  Maria', 'Anna  Maria'],
  ['100\u00A000', '100\u00A000'],
  ['½ № ﬁ', '½ № ﬁ'],
])('%j is kept as %j', (typed, kept) => expect(cleanText(typed)).toBe(kept));

describe('any text', () => {
  it('is clean after it was cleaned once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});
