import { siteFor, type SiteKey, siteKeys } from '@crema/flow-domain';
import { pathGroupsOf } from '@crema/page-shell/route-table';
import { describe, expect, test } from 'vitest';
import { brand as crema } from '../brand/crema/brand.ts';
import { layoutTexts } from '../page-layout/layout-texts.ts';
import { appRouting } from '../routes/app-routing.ts';
import { pageText, pageTitle } from '../page/page-title.ts';

const { match, routes } = appRouting.table;

/** Every page with its title and description on a site. */
const pagesOf = (site: SiteKey) =>
  routes.flatMap(pathGroupsOf).flatMap(([path = '']) => {
    const route = match(path)?.route;
    if (!route) return [];
    const texts = layoutTexts(crema, site);
    return [
      {
        path,
        keys: { title: route.title, description: route.description },
        listed: route.listed ?? false,
        title: pageTitle(pageText(texts, route.title, crema), crema),
        description: pageText(texts, route.description, crema),
      },
    ];
  });

describe.each(siteKeys.map((site) => [siteFor(site).locale, pagesOf(site)] as const))('in %s', (_, pages) => {
  test('every title fits into a line of results, and says more than the brand', () => {
    for (const { path, title } of pages) {
      expect([path, title]).toEqual([path, expect.stringMatching(/^\S.{3,50} – Crema$/)]);
      expect([path, title.length <= 60]).toEqual([path, true]);
    }
  });

  test('every description is a sentence, and of a listed page as long as search engines show it', () => {
    for (const { path, listed, description } of pages) {
      const [least, most] = listed ? [70, 155] : [15, 155];
      expect([path, description]).toEqual([path, expect.stringMatching(/^\p{Lu}.*\.$/u)]);
      expect([path, description.length >= least && description.length <= most]).toEqual([path, true]);
    }
  });

  test('two pages with titles of their own differ in title and description', () => {
    for (const part of ['title', 'description'] as const) {
      const own = new Map(pages.map((page) => [page.keys[part], page[part]]));
      expect(own.size).toBe(new Set(own.values()).size);
    }
  });
});

test('listed pages share no title or description', () => {
  const keys = routes
    .filter(({ listed }) => listed)
    .flatMap(({ title, description }) => [title, description]);
  expect(new Set(keys).size).toBe(keys.length);
});
