import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginning, scrubEmails } from './personal-text.ts';

const signs = ['@', '＠', '%40', '%2540', '%252540', '%EF%BC%A0', '%25ef%25bc%25a0'];

test('No address is left in a text, whatever its at-sign looks like and what stands around it', () => {
  const word = fc.stringMatching(/^[a-z0-9.+_-]{1,20}$/);
  const text = fc.string({ maxLength: 40 });
  fc.assert(
    fc.property(text, word, fc.constantFrom(...signs), word, text, (before, name, sign, host, after) => {
      const scrubbed = scrubEmails(`${before} ${name}${sign}${host} ${after}`);
      expect(scrubbed).toContain('(e-mail)');
      expect(signs.some((each) => scrubbed.toLowerCase().includes(each.toLowerCase()))).toBe(false);
    }),
  );
});

test('A text without an address stays as it is', () => {
  for (const text of ['100 % Arabica', 'size=40', 'a|b', '']) expect(scrubEmails(text)).toBe(text);
});

test('A text is cut between characters', () => {
  expect(beginning('☕😀😀', 2)).toBe('☕');
  expect(beginning('☕😀😀', 3)).toBe('☕😀');
  expect(beginning('😀', 100)).toBe('😀');
});
