import { describe, expect, it } from 'vitest';
import { emailKey } from './sql-identity.ts';

describe('the key of an e-mail address', () => {
  it.each([
    ['erika@example.de', 'erika@example.de'],
    [' Erika@EXAMPLE.de ', 'erika@example.de'],
    ['ERIKA@INFO.TR', 'erika@info.tr'],
    ['max@bücher.de', 'max@xn--bcher-kva.de'],
    ['max@BÜCHER.de', 'max@xn--bcher-kva.de'],
    // As two signs, u and a diaeresis.
    ['max@bu\u0308cher.de', 'max@xn--bcher-kva.de'],
    ['max@XN--BCHER-KVA.de', 'max@xn--bcher-kva.de'],
    ['max@ex\u0430mple.de', 'max@xn--exmple-4nf.de'],
    ['max@STRA\u1E9EE.de', 'max@xn--strae-oqa.de'],
    ['max@xn--a.de', 'max@xn--a.de'],
  ])('%j is %j', (email, key) => {
    expect(emailKey(email)).toBe(key);
    // The key of a key is the same key.
    expect(emailKey(key)).toBe(key);
  });
});
