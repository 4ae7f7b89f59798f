import { expect, test } from 'vitest';
import { loginLink } from './login-link.ts';

test('the login leads back to a page with its query', () => {
  expect(loginLink('https://shop.example/login', '/consents?site=CZ')).toBe(
    'https://shop.example/login?returnTo=%2Fconsents%3Fsite%3DCZ',
  );
});
