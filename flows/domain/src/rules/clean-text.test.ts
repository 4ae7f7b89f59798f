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
  ['Anna—Lena', 'Anna-Lena'],
  ['Anna\u2015Lena', 'Anna-Lena'],
  ['„Zum Löwen“ 5', "'Zum Löwen' 5"],
  ['Calle 5′', "Calle 5'"],
  ['Weg 12½', 'Weg 12 1/2'],
  ['Weg 12 ½', 'Weg 12 1/2'],
  ['Via Roma n° 4', 'Via Roma nº 4'],
  ['ул. № 7', 'ул. Nr. 7'],
  ['Avinguda Paral·lel', 'Avinguda Paraŀlel'],
  ['\u3164', ''],
  ['\u115F\uFFA0', ''],
  ['\u0301\u0308', ''],
  [' \u2800 ', ''],
  ['Ka\u3164ya', 'Kaya'],
  ['ﬁ', 'ﬁ'],
])('%j is kept as %j', (typed, kept) => expect(cleanText(typed)).toBe(kept));

/** Every digit of every script, by what it counts. */
const digits = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /\p{Nd}/u.test(sign));

test('digits of every script are those of ASCII', () => {
  expect(digits.length % 10).toBe(0);
  expect(digits.map(cleanText).join('')).toBe('0123456789'.repeat(digits.length / 10));
});

describe('any text', () => {
  it('shows something, or is the empty text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('\u3164', '\u0301', ' ', '\uFE0F', '\u2800', '\u200B') }),
        (text) => {
          expect(cleanText(text)).toBe('');
        },
      ),
    );
  });

  it('is clean after it was cleaned once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});
