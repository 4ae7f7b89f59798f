import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { formAddress, queryOf, withoutNews } from './form-address.ts';

const form = {
  flow: 'standalone',
  variant: {},
  paths: ['/signup', '/m/signup'],
  next: '/done',
} as const;

/** The address of a form that says it was at `named`, posted from a page at `referer`. */
async function addressOf(named: string | undefined, referer?: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(formAddress(c, form, named, false)));
  const headers: Record<string, string> = referer === undefined ? {} : { Referer: referer };
  return await (await app.request('http://shop.example/', { headers })).text();
}

const long = (length: number) => `?returnTo=${'x'.repeat(length)}`.slice(0, length);

test.each([
  ['/m/signup', '/m/signup'],
  ['/signup?subscription=COFFEE&returnTo=%2Fcart', '/signup?subscription=COFFEE&returnTo=%2Fcart'],
  ['/signup?a=1#part', '/signup?a=1'],
  ['/m/signup/?subscription=COFFEE', '/m/signup/?subscription=COFFEE'],
  [`/signup${long(1993)}`, `/signup${long(1993)}`],
  [`/m/signup${long(1992)}`, '/m/signup'],
  [
    `/embed/m/signup?site=AT&a=${long(2000)}&host=https%3A%2F%2Fpartner.example&flow=standalone`,
    '/embed/m/signup?site=AT&host=https%3A%2F%2Fpartner.example&flow=standalone',
  ],
  [`/embed-popup/signup?host=a&host=b&a=${long(2000)}`, '/embed-popup/signup?host=a&host=b'],
  [`/embed/signup?host=${long(2000)}`, '/embed/signup'],
  ['/embed/signup?host=https://partner.example', '/embed/signup?host=https://partner.example'],
  ['/elsewhere?returnTo=/cart', '/signup'],
  ['//evil.example/signup?a=1', '/signup'],
  ['/\\evil.example/signup', '/signup'],
  ['http://shop.example/m/signup', '/signup'],
  ['m/signup', '/signup'],
  ['', '/signup'],
])('a form that names %j was at %j', async (named, address) => {
  expect(await addressOf(named)).toBe(address);
});

test.each([
  ['http://shop.example/m/signup?a=1', '/m/signup?a=1'],
  [`http://shop.example/m/signup${long(1991)}`, `/m/signup${long(1991)}`],
  [`http://shop.example/m/signup${long(1992)}`, '/m/signup'],
  ['http://shop.example/service/registration/form/standalone?a=1', '/signup'],
  ['http://evil.example/m/signup?a=1', '/signup'],
  ['http://shop.example:8080/m/signup', '/signup'],
  ['no address', '/signup'],
  [undefined, '/signup'],
])('a form that names nothing and was posted from %j was at %j', async (referer, address) => {
  expect(await addressOf(undefined, referer)).toBe(address);
});

test('its own word goes before the browser’s, and a wrong one does not', async () => {
  const referer = 'http://shop.example/m/signup?b=2';
  expect(await addressOf('/signup?a=1', referer)).toBe('/signup?a=1');
  expect(await addressOf('/elsewhere?a=1', referer)).toBe('/m/signup?b=2');
});

test('nothing that would break a header or a page is left in an address', async () => {
  expect(await addressOf('/signup?a=\r\nb c"<\ud800')).toBe('/signup?a=b%20c%22%3C%EF%BF%BD');
});

test.each([
  ['/signup?subscription=COFFEE', 'COFFEE'],
  ['/signup?subscription=a&subscription=b', 'a'],
  ['/signup?subscription', ''],
  ['/signup', null],
  ['subscription=COFFEE', null],
])('the subscription of %j is %j', (address, subscription) => {
  expect(queryOf(address, 'subscription')).toBe(subscription);
});

test.each([
  ['/embed/welcome?host=a&done=registered&flow=b', '/embed/welcome?host=a&flow=b'],
  ['/embed-popup/welcome?done=registered', '/embed-popup/welcome'],
  ['/welcome?done=registered', '/welcome?done=registered'],
  ['https://shop.example/embed/cart?done=registered', 'https://shop.example/embed/cart?done=registered'],
])('of %j is nothing new: %j', (address, without) => {
  expect(withoutNews(address)).toBe(without);
});
