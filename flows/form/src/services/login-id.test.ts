import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginIdOf } from './login-id.ts';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 300);

const page = { cookie: '' };
const idIn = (cookie: string) => {
  page.cookie = cookie;
  return loginIdOf('crema_ltt');
};

/** A token with these claims, as JSON Web Tokens are written: base64url without padding. */
const tokenOf = (claims: unknown) =>
  `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

beforeEach(() => {
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

test.each(['l1', 'Jürgen', 'İpek', '山田', '😀', 'a?b>c~ÿ', ''])('the login id "%s" is read', (lid) => {
  expect(idIn(`a=b; crema_ltt=${tokenOf({ lid, exp: 1 })}; c=d`)).toBe(lid);
});

test('signs that base64url writes differently are read', () => {
  const token = tokenOf({ lid: '~~~???ÿÿÿ' });
  expect(token).toMatch(/\.[^.]*[-_][^.]*\./);
  expect(idIn(`crema_ltt=${token}`)).toBe('~~~???ÿÿÿ');
});

test('any login id is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (lid) => {
      expect(idIn(`crema_ltt=${tokenOf({ lid })}`)).toBe(lid);
    }),
    { numRuns },
  );
});

test.each([
  ['no cookie', ''],
  ['a cookie whose name ends so', `not_crema_ltt=${tokenOf({ lid: 'l1' })}`],
  ['an empty one', 'crema_ltt='],
  ['one without parts', 'crema_ltt=opaque'],
  ['one that is no base64', 'crema_ltt=a.%.c'],
  ['one that is no JSON', `crema_ltt=a.${btoa('{lid')}.c`],
  ['claims that are null', `crema_ltt=${tokenOf(null)}`],
  ['claims that are a text', `crema_ltt=${tokenOf('lid')}`],
  ['claims without the id', `crema_ltt=${tokenOf({ sub: 'l1' })}`],
  ['an id that is a number', `crema_ltt=${tokenOf({ lid: 1 })}`],
])('%s names nobody', (_, cookie) => {
  expect(idIn(cookie)).toBeUndefined();
});

test('whatever a cookie holds, nothing is thrown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      expect(['string', 'undefined']).toContain(typeof idIn(`crema_ltt=${value}`));
    }),
    { numRuns },
  );
});
