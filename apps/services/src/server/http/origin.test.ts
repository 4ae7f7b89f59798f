import { expect, it } from 'vitest';
import { originOf } from './origin.ts';

const direct = { https: false, host: '127.0.0.1:3000' };
const of = (headers: Record<string, string>, trustProxy = true) =>
  originOf(direct, (name) => headers[name], trustProxy);

it('believes a proxy, in whatever case it writes', () => {
  const headers = { 'x-forwarded-host': 'SHOP.Example', 'x-forwarded-proto': 'HTTPS' };
  expect(of(headers)).toEqual({ https: true, host: 'shop.example' });
});

it('believes nobody where no proxy is trusted', () => {
  expect(of({ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }, false)).toEqual(direct);
});

it.each([
  ['https', 'shop.example:443', 'shop.example'],
  ['http', 'shop.example:80', 'shop.example'],
  ['https', 'shop.example:80', 'shop.example:80'],
  ['https', 'shop.example:8443', 'shop.example:8443'],
])('leaves out the port that goes without saying: %s, %s', (protocol, host, expected) => {
  expect(of({ 'x-forwarded-host': host, 'x-forwarded-proto': protocol }).host).toBe(expected);
});

it('goes by the first of several, which is what the browser asked', () => {
  const headers = { 'x-forwarded-host': 'shop.example, inner.example', 'x-forwarded-proto': 'https, http' };
  expect(of(headers)).toEqual({ https: true, host: 'shop.example' });
});
