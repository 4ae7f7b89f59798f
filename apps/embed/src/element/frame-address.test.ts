import { expect, test } from 'vitest';
import { frameAddress } from './frame-address.ts';

const address = (page: string, site?: string) =>
  frameAddress({ page, site }, 'https://www.crema.example', 'https://partner.example');
const host = 'host=https%3A%2F%2Fpartner.example';

test.each([
  ['signup', `signup?${host}`],
  ['/signup', `signup?${host}`],
  ['signup?subscription=COFFEE', `signup?subscription=COFFEE&${host}`],
  ['signup?host=https://evil.example', `signup?${host}`],
  ['https://evil.example/', `https://evil.example/?${host}`],
  ['//evil.example', `evil.example?${host}`],
  ['javascript:alert(1)', `javascript:alert(1)?${host}`],
  ['@evil.example', `@evil.example?${host}`],
])('%s is a page below the embedded ones', (page, expected) => {
  expect(address(page)).toBe(`https://www.crema.example/embed/${expected}`);
});

test.each(['../signup', '..', '%2E%2e/signup', String.raw`..\signup`, 'signup/../../login'])(
  '%s leads out of them, and is no page',
  (page) => {
    expect(address(page)).toBeUndefined();
  },
);

test('a site is named where the host shall not decide', () => {
  expect(address('signup', 'AT')).toBe(`https://www.crema.example/embed/signup?${host}&site=AT`);
  expect(address('signup', '&host=x')).toBe(
    `https://www.crema.example/embed/signup?${host}&site=%26host%3Dx`,
  );
});
