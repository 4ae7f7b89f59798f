import { describe, expect, test } from 'vitest';
import { cookieText, rawCookie, readCookie } from './cookies.ts';

describe('A cookie is read', () => {
  test.each([
    ['from among others', 'a=1; b=2; c=3', 'b', '2'],
    ['by its whole name', 'xb=1; b=2', 'b', '2'],
    ['with equals signs in it', 'b=x=y=', 'b', 'x=y='],
    ['decoded', 'b=mail%7Cnews%20letter', 'b', 'mail|news letter'],
    ['as it stands where it is encoded wrongly', 'b=100%', 'b', '100%'],
    ['as empty where it is', 'a=1; b=', 'b', ''],
    ['as missing where it is', 'a=1; xb=2', 'b', undefined],
    ['as missing where there are none', '', 'b', undefined],
  ])('%s', (_title, cookies, name, value) => {
    expect(readCookie(cookies, name)).toBe(value);
  });

  test('without decoding, by those who decode it in another way', () => {
    expect(rawCookie('a=1; b=x%26y', 'b')).toBe('x%26y');
    expect(rawCookie('a=1', 'b')).toBeUndefined();
  });
});

describe('A cookie is written', () => {
  test('for the whole host, and for as long as is said', () => {
    expect(cookieText('a', '1', { secure: false, seconds: 1800 })).toBe(
      'a=1; Path=/; Max-Age=1800; SameSite=Lax',
    );
  });

  test('for https alone', () => {
    expect(cookieText('a', '1', { secure: true, seconds: 0 })).toBe(
      'a=1; Path=/; Max-Age=0; SameSite=Lax; Secure',
    );
  });

  test('so that its value can add no attribute and is read as it was', () => {
    const value = 'x; Domain=elsewhere.example, ä|"';
    const [pair = '', ...attributes] = cookieText('a', value, { secure: false, seconds: 60 }).split('; ');
    expect(attributes).toEqual(['Path=/', 'Max-Age=60', 'SameSite=Lax']);
    expect(readCookie(pair, 'a')).toBe(value);
  });
});
