import { expect, test } from 'vitest';
import { addressIn, addressToReturn, mayEmbed, readEmbedding, successIn } from './address.ts';

const read = (address: string) => readEmbedding(new URL(`http://localhost${address}`), 'AT', ['standalone']);
const partner = 'host=https%3A%2F%2Fpartner.example';
const embedding = {
  place: 'frame',
  path: '/signup',
  host: 'https://partner.example',
  offers: false,
} as const;

test.each(['/signup', '/embed', '/embed.js', '/embedded/signup', '/m/embed/signup', '/embed-popups/signup'])(
  '%s is an ordinary address',
  (path) => {
    expect(read(`${path}?${partner}`)).toBeUndefined();
  },
);

test('an address says where its page stands, and for whom', () => {
  expect(read(`/embed/signup?${partner}`)).toMatchObject(embedding);
  expect(read(`/embed-popup/signup?${partner}`)).toMatchObject({ ...embedding, place: 'popup' });
  expect(read(`/embed/signup?${partner}&window=1`)).toMatchObject({ offers: true });
  expect(read(`/embed-popup/signup?${partner}&window=1`)).toMatchObject({ offers: false });
});

test('of two hosts it is for neither', () => {
  expect(read(`/embed/signup?${partner}&host=https://other.example`)?.host).toBe('');
  expect(read('/embed/signup')?.host).toBe('');
});

test('what nobody has made it say is not said on', () => {
  expect(read(`/embed/signup?${partner}&flow="><script>&done=everything`)).toMatchObject({
    flow: undefined,
    done: undefined,
  });
  expect(read(`/embed/signup?${partner}&done=closed`)?.done).toBeUndefined();
});

test.each([
  ['https://of-brand.example', true],
  ['https://of-operator.example', true],
  ['https://of-nobody.example', false],
  ['', false],
])('%s may embed: %s', (host, may) => {
  const brand = { embedderOrigins: () => ['https://of-brand.example'] };
  expect(mayEmbed(brand, { host }, 'DE', ['https://of-operator.example'])).toBe(may);
  expect(mayEmbed({}, { host }, 'DE', [])).toBe(false);
});

test('the way on stays in the frame, with the site that was named', () => {
  const named = read(`/embed/checkout-registration?${partner}&site=AT&returnTo=/cart`);
  expect(named && addressIn(named, '/thank-you/checkout?returnTo=/cart')).toBe(
    `/embed/thank-you/checkout?${partner}&site=AT`,
  );
});

test('a form comes back under its own address, without what was said once', () => {
  const asked = `/embed/signup?${partner}&subscription=COFFEE`;
  expect(addressToReturn(asked)).toBe(asked);
  expect(addressToReturn(`${asked}&done=saved`)).toBe(asked);
});

test('success leads to the page after, and from the last one to itself', () => {
  const next = '/address-input/standalone';
  const form = { flow: 'standalone' };
  expect(successIn(embedding, { form, next })).toBe(
    `/embed${next}?${partner}&flow=standalone&done=registered`,
  );
  const last = { ...embedding, path: next, flow: 'standalone', done: 'registered' } as const;
  expect(successIn(last, { form: { flow: 'invoice-address' } })).toBe(
    `/embed${next}?${partner}&flow=standalone&done=saved`,
  );
});
