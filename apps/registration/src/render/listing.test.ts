import { siteFor, siteKeys } from '@crema/flow-domain';
import { expect, test } from 'vitest';
import { brand as crema } from '../brand/crema/brand.ts';
import { appRouting } from '../routes/app-routing.ts';
import { listingOf } from './listing.ts';

const preview = { title: 'Title', description: 'Description', image: '/assets/share.png' };

/** How a path's page is listed, for anybody who comes to the German site where nothing else is said. */
function listed(
  path: string,
  { brand = crema, ...visit }: Partial<Parameters<typeof listingOf>[2]> & { brand?: typeof crema } = {},
) {
  const route = appRouting.table.match(path)?.route;
  if (!route) throw new Error(`${path} is no page.`);
  return listingOf({ brand, routing: appRouting }, route, { site: 'DE', ...visit }, preview);
}

test('a page has one address on its site, whatever it was opened under', () => {
  for (const path of ['/signup', '/m/signup', '/service/registrationfrontend/register']) {
    expect(listed(path, { site: 'CH_FR' })).toMatchObject({
      ...preview,
      address: 'https://ch-fr.crema.example/standalone-registration',
      image: 'https://ch-fr.crema.example/assets/share.png',
      locale: 'fr-CH',
      siteName: 'Crema',
    });
  }
});

test('a page names itself and the same page of every other site', () => {
  const pages = siteKeys.map((site) => listed('/signup', { site }));
  for (const page of pages) {
    expect(page?.fallback).toBe('https://www.crema.example/standalone-registration');
    expect(page?.translations).toEqual(
      Object.fromEntries(
        siteKeys.map((key, index) => [siteFor(key).locale, pages[index]?.address ?? 'none']),
      ),
    );
  }
});

test('a site that leads elsewhere has no such page', () => {
  const { translations = {} } = listed('/crema-registration') ?? {};
  expect(Object.keys(translations).sort()).toEqual(
    siteKeys
      .filter((key) => key !== 'TR')
      .map((key) => siteFor(key).locale)
      .sort(),
  );
});

test('a page is not listed as a customer sees it, nor with a form that came back', () => {
  const customer = { firstName: 'Erika', lastName: 'Muster' };
  expect(listed('/crema-registration', { customer })).toBeUndefined();
  expect(listed('/signup', { form: { values: {}, issues: [] } })).toBeUndefined();
});

test.each([
  '/checkout-registration',
  '/checkout-registration-without-password',
  '/checkout-registration-with-address-without-password',
  '/community-request',
  '/community-welcome',
  '/address-input/standalone',
  '/thank-you/checkout',
])('nobody looks for %s', (path) => {
  expect(listed(path)).toBeUndefined();
});

test('another brand has its own name and addresses', () => {
  const brand = { ...crema, name: 'Nordwerk', origin: () => 'https://nordwerk.example' };
  expect(listed('/community-registration', { brand })).toMatchObject({
    siteName: 'Nordwerk',
    address: 'https://nordwerk.example/community-registration',
    fallback: 'https://nordwerk.example/community-registration',
    image: 'https://nordwerk.example/assets/share.png',
  });
});
