import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

test('digits of every script count what they say', () => {
  const digits = Array.from({ length: 0x11_0000 - 0xe000 + 0xd800 }, (_, index) =>
    String.fromCodePoint(index < 0xd800 ? index : index + 0x800),
  ).filter((sign) => /\p{Nd}/u.test(sign));
  expect(digits.length).toBeGreaterThan(600);
  expect(plainDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});

test.each([
  ['٠١٧٦', '0176'],
  ['۱۹۸۵', '1985'],
  ['１２a३', '12a3'],
  ['𝟘𝟙', '01'],
  ['²½Ⅳ', '²½Ⅳ'],
])('%s is %s', (text, plain) => expect(plainDigits(text)).toBe(plain));
