import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isStrongSecret } from './strong-secret.ts';

it('takes what was drawn by chance, however it is written', () => {
  for (let round = 0; round < 2000; round += 1) {
    expect(isStrongSecret(randomBytes(16).toString('hex'))).toBe(true);
    expect(isStrongSecret(randomBytes(24).toString('base64'))).toBe(true);
  }
});

it.each([
  ['one letter', 'x'.repeat(32)],
  ['one letter, often', 'x'.repeat(500)],
  ['two letters in turn', 'ab'.repeat(40)],
  ['a word over and over', 'password'.repeat(5)],
  ['random signs, but few of them, twice', 'k3Jx9QpZ2mWv7bTa'.repeat(2)],
  ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['digits in their order', '0123456789'.repeat(4)],
  ['mostly one letter', `${'0'.repeat(40)}a1b2c3`],
])('takes no %s', (_, secret) => {
  expect(isStrongSecret(secret)).toBe(false);
});
