import { siteKeys } from '@crema/flow-domain';
import { expect, test } from 'vitest';
import { among } from '../../../../tests/support/combine.ts';
import { everyPage } from '../../test-support/every-page.ts';
import { renderPage } from '../../test-support/shown-page.ts';
import { brand } from '../brand/crema/brand.ts';

/** The ways to ask for a page: by itself, and in the page or window of another site. */
const kinds = {
  'a page': (path: string) => path,
  'an embedded page': (path: string, host: string) => `/embed${path}?host=${host}`,
  'an embedded page without cookies': (path: string, host: string) => `/embed${path}?host=${host}&window=1`,
  'a popup of an embedded page': (path: string, host: string) => `/embed-popup${path}?host=${host}`,
} as const;

const asked = Object.entries(kinds).flatMap(([kind, addressOf], way) => {
  // Every page by itself, and embedded in each of the ways on a third of the sites.
  const usual = everyPage.filter(
    ({ site }, index) => way === 0 || (index + siteKeys.indexOf(site)) % 3 === way - 1,
  );
  return among(everyPage, usual).map(({ route, path, site, customer }) => ({
    kind,
    route,
    path,
    site,
    customer,
    address: addressOf(path, encodeURIComponent(brand.origin(site))),
  }));
});

test('every kind of every page is asked for on some site', () => {
  const pairs = new Set(asked.map(({ kind, path }) => `${kind} ${path}`));
  expect(pairs.size).toBe(Object.keys(kinds).length * new Set(everyPage.map(({ path }) => path)).size);
});

/** Returns the links of the page's legal part, by their addresses. */
function legalLinks(html: string): ReadonlyMap<string, string> {
  const [nav = ''] = /<nav [^]*<\/nav>/.exec(html) ?? [];
  return new Map(
    Array.from(nav.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g), ([tag, href = '']) => [href, tag]),
  );
}

test.each(asked)('$kind: $address of $site links to privacy and imprint', async (page) => {
  const { kind, route, site, customer, address } = page;
  const answer = await renderPage(address, { site, pageList: false, ...(customer && { customer }) });
  expect(answer.status).toBe(200);
  const links = legalLinks(answer.html ?? '');
  const { privacy, imprint } = brand.links(site);
  const hasFooter = kind === 'a page' && route.layout === 'default';
  for (const href of [privacy, imprint]) {
    expect([...links.keys()]).toContain(href);
    // A page without a footer may be a frame or a popup, whose form must stay.
    expect(links.get(href)?.includes('target="_blank"')).toBe(!hasFooter);
  }
  expect(links.has('/consents')).toBe(hasFooter);
});
