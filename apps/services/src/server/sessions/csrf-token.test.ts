import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { ageOfToken, createCsrfToken, isTokenOfSession } from './csrf-token.ts';

const key = createSecretKey(new Uint8Array(32).fill(7));
const made = new Date('2026-11-24T10:00:00Z');

it('a token says when it was made, and nobody can say otherwise', () => {
  const token = createCsrfToken(key, 'session', made);
  expect(ageOfToken(token, new Date('2026-11-24T10:00:30Z'))).toBe(30);
  expect(isTokenOfSession(key, 'session', token)).toBe(true);
  const [nonce = '', mac = ''] = token.split('.');
  const older = `A${nonce.slice(1)}.${mac}`;
  expect(isTokenOfSession(key, 'session', older)).toBe(false);
});

it('no two tokens are the same', () => {
  const tokens = Array.from({ length: 100 }, () => createCsrfToken(key, 'session', made));
  expect(new Set(tokens).size).toBe(100);
});

it('what is no token is of no age', () => {
  expect(ageOfToken('', made)).toBe(Number.POSITIVE_INFINITY);
  expect(ageOfToken('a.b', made)).toBe(Number.POSITIVE_INFINITY);
});
