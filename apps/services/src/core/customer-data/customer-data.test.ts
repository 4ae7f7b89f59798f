import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneTrust } from '../../../../../tracking/src/visit/consent/one-trust.ts';
import { grantsStatistics } from './statistics-consent.ts';
import { ageOn, anonymousZip } from './tracked-customer.ts';

/** Returns the consent that the library itself reads from cookies, on a page without the consent tool's global. */
const granted = (cookies: string) =>
  oneTrust({ addEventListener: () => {} })
    .groups(cookies)
    ?.includes('C0003') ?? false;

const groups = fc
  .array(fc.constantFrom('C0001:1', 'C0003:1', 'C0003:0', ' C0003:1', 'C0004:1', 'C00031:1', ''))
  .map((each) => each.join(','));
const encoded = fc.tuple(groups, fc.constantFrom(0, 1, 2)).map(([text, how]) => {
  if (how === 0) return new URLSearchParams({ datestamp: 'today', groups: text }).toString();
  return how === 1 ? encodeURIComponent(`interactionCount=1&groups=${text}`) : `groups=${text}`;
});
const cookie = fc.oneof(
  encoded.map((value) => `OptanonConsent=${value}`),
  fc.constantFrom(
    'OptanonConsent=',
    'OptanonConsent=interactionCount=0&groups=C0003%3A1',
    'a=1',
    'a=C0003:1',
  ),
);

test('the server reads consent as tracking does', () => {
  fc.assert(
    fc.property(fc.array(cookie, { maxLength: 3 }), (cookies) => {
      const header = cookies.join('; ');
      expect(grantsStatistics(header)).toBe(granted(header));
    }),
  );
  expect(grantsStatistics(undefined)).toBe(false);
  expect(grantsStatistics('OptanonConsent=groups=C0003%3A1')).toBe(true);
});

describe('an age', () => {
  test.each([
    ['1985-03-07', { year: 2026, month: 3, day: 6 }, 40],
    ['1985-03-07', { year: 2026, month: 3, day: 7 }, 41],
    ['2000-02-29', { year: 2026, month: 2, day: 28 }, 25],
    ['2000-02-29', { year: 2026, month: 3, day: 1 }, 26],
  ])('of a customer born on %s, on %j, is %i', (born, today, age) => {
    expect(ageOn(born, today)).toBe(age);
  });
});

test.each([
  ['50667', '50***'],
  ['110 00', '11****'],
  ['1', '1'],
  ['', ''],
])('of the postal code "%s" only "%s" can be read', (code, shown) => {
  expect(anonymousZip(code)).toBe(shown);
});
