import { expect, test } from 'vitest';
import { settle } from '../api/options.ts';
import { countryOf, isOwnHost, stageOf } from './address.ts';
import {
  readCashback,
  deviceType,
  cookieAttribution,
  longTermToken,
  referrerAttribution,
  screenBreakpoint,
} from './facts.ts';

test.each([
  ['www.shop.example', 'production'],
  ['dev.shop.example', 'development'],
  ['shop-dev.crema.example', 'development'],
  ['de.localhost', 'development'],
  ['localhost', 'development'],
  ['127.0.0.1', 'development'],
  ['[::1]', 'development'],
  ['staging.shop.example', 'staging'],
  ['www-staging.shop.example', 'staging'],
  ['dev-staging.shop.example', 'development'],
  ['device.shop.example', 'production'],
  ['mylocalhost.example', 'production'],
  ['backstaging.example', 'production'],
  ['1127.0.0.1', 'production'],
  ['', 'production'],
])('The host %s is of stage %s', (host, stage) => {
  expect(stageOf(host)).toBe(stage);
});

test.each([
  [0, 'XS'],
  [374, 'XS'],
  [375, 'S'],
  [667, 'S'],
  [668, 'M'],
  [767, 'M'],
  [768, 'L'],
  [979, 'L'],
  [980, 'XL'],
  [1023, 'XL'],
  [1024, 'XXL'],
  [1279, 'XXL'],
  [1280, '3XL'],
  [1439, '3XL'],
  [1440, '4XL'],
  [1919, '4XL'],
  [1920, '5XL'],
  [10_000, '5XL'],
])('A window of %i pixels is of cluster %s', (width, cluster) => {
  expect(screenBreakpoint(width)).toBe(cluster);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 'desktop'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'desktop'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0.0.0 Mobile Safari/537.36', 'mobile'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/140.0.0.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148 Safari/604.1', 'tablet'],
  ['', 'desktop'],
])('%s is a %s', (userAgent, type) => {
  expect(deviceType(userAgent)).toBe(type);
});

test.each([
  ['google|cpc|spring', { tcs_source: 'google', tcs_medium: 'cpc', tcs_campaign: 'spring' }],
  [' google | | ', { tcs_source: 'google' }],
  ['google||spring|more', { tcs_source: 'google', tcs_campaign: 'spring' }],
  ['|cpc|spring', undefined],
  ['', undefined],
  [undefined, undefined],
])('The attribution cookie %j means %j', (cookie, attribution) => {
  expect(cookieAttribution(cookie)).toEqual(attribution);
});

test('Without the attribution cookie the page before is the source, or there is none', () => {
  expect(referrerAttribution('news.example')).toEqual({ tcs_source: 'news.example', tcs_medium: 'referral' });
  expect(referrerAttribution('')).toEqual({ tcs_source: 'direct', tcs_medium: 'none' });
  expect(referrerAttribution()).toEqual({ tcs_source: 'direct', tcs_medium: 'none' });
});

test.each([
  [
    '{"cashbackPartner":"payback","cashbackUserId":4711,"x":1}',
    { cashbackPartner: 'payback', cashbackUserId: '4711' },
  ],
  ['{"cashbackPartner":{"a":1},"origin":null,"__proto__":{"origin":"x"}}', {}],
  ['["payback"]', undefined],
  ['payback', undefined],
  ['null', undefined],
  ['', undefined],
  [undefined, undefined],
])('The cashback cookie %j is read as %j', (cookie, cashback) => {
  expect(readCashback(cookie)).toEqual(cashback);
});

const jwt = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

test.each([
  ['a token', jwt({ lid: 'L-4711', iat: 1 }), 'L-4711'],
  // Its base64url has both characters that differ from base64.
  ['a token among odd characters', jwt({ lid: 'a', b: '~~~ÿÿÿ>>>???' }), 'a'],
  ['no lid', jwt({ sub: 'x' }), undefined],
  ['a lid that is no text', jwt({ lid: 5 }), undefined],
  ['an empty lid', jwt({ lid: '' }), undefined],
  ['a lid that could not stand in a header', jwt({ lid: 'a\r\nb' }), undefined],
  ['claims that are no object', jwt(['lid']), undefined],
  ['text that is no token', 'hello', undefined],
  ['a payload that is no base64', 'a.%%%.c', undefined],
])('%s is read', (_title, token, lid) => {
  expect(longTermToken(token)).toBe(lid);
});

test('The site of French-speaking Switzerland counts as Switzerland', () => {
  expect(countryOf(settle({ site: 'ch_fr' }))).toBe('ch');
  expect(countryOf(settle({ site: 'at' }))).toBe('at');
});

test('The shop’s own hosts are the page’s and the site’s', () => {
  const sites = { ch: { host: 'www.crema.ch' }, de: { host: 'www.crema.de' } };
  const own = (host: string) =>
    isOwnHost(host, 'https://login.crema.ch:8443/x', settle({ site: 'ch_fr', sites }));
  expect(['login.crema.ch:8443', 'www.crema.ch', 'www.crema.de', 'login.crema.ch', ''].map(own)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isOwnHost('', 'no address', settle({}))).toBe(false);
});
