import { createRouteTable, pathGroupsOf } from '../../../apps/page-shell/src/route-table.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { routes } from '../../../apps/registration/src/routes/routes.ts';
import { siteFor, siteKeys } from '../../../flows/domain/src/index.ts';
import { useBrowser } from '../support/browser.ts';
import { sharedProduct } from '../support/product.ts';
import { askHost } from './ask-host.ts';
import { type PageHead, readHead } from './page-head.ts';
import { isExpectedLog } from '../support/expected-log.ts';
import { everyPage, knownPaths, missingPage, pageList, type PageOfSite } from './pages.ts';
import { looseDirectives } from './security-policy.ts';
import { type Visited, visitSite } from './visit.ts';

const { routes: allRoutes } = createRouteTable(routes, { card: 'crema' });
const pathGroups = allRoutes.flatMap(pathGroupsOf);

/** The number of sites that are visited in parallel. Pages wait more than they compute. */
const TABS = 3;

/** Returns the fault of a page, or nothing if it has none. */
type Fault = (page: Visited) => unknown;

/** A small viewport needs less painting, so the test is faster. */
const phone = { viewport: { width: 375, height: 667 } };

describe('every page of every site', () => {
  const openPage = useBrowser();
  const product = sharedProduct();
  let reader: Page;
  const visited: Visited[] = [];

  beforeAll(async () => {
    ({ page: reader } = await openPage());
    const waiting = [...siteKeys];
    const lane = async () => {
      for (let site = waiting.shift(); site; site = waiting.shift()) {
        const { page } = await openPage(phone);
        visited.push(...(await visitSite(page, reader, product.url, site)));
        await page.context().close();
      }
    };
    await Promise.all(Array.from({ length: TABS }, lane));
  }, 240_000);

  /** Returns the pages with a fault, each with its fault. */
  const wrong = (fault: Fault, pages: readonly Visited[] = visited) =>
    pages.flatMap((page) => {
      const found = fault(page);
      return found === undefined || found === false || found === '' ? [] : [[page.name, found]];
    });
  const listedPages = () => visited.filter(({ listed }) => listed);

  const headOf = async (address: string): Promise<PageHead> => {
    const { status, body } = await askHost(product.url, address);
    expect([address, status]).toEqual([address, 200]);
    return await readHead(reader, body.toString());
  };

  it('is visited, and is the expected page', () => {
    expect([...knownPaths].sort()).toEqual(pathGroups.flatMap(([path = '']) => path).sort());
    expect(visited.length).toBe(everyPage.length);
    expect(wrong(({ answered, status }) => answered !== status && answered)).toEqual([]);
    // The browser opens each page on at least one site, and one page of each site.
    const opened = visited.filter(({ shown }) => shown);
    const everyOf = (part: (page: PageOfSite) => string) => new Set(everyPage.map(part));
    for (const part of [
      ({ path, visitor }: PageOfSite) => `${path} ${visitor}`,
      ({ site }: PageOfSite) => site,
    ])
      expect(new Set(opened.map(part))).toEqual(everyOf(part));
  });

  it('has one first heading, before its scripts and after', () => {
    expect(wrong(({ head }) => head.headings !== 1 && head.headings)).toEqual([]);
    expect(wrong(({ shown }) => shown?.headings !== 1 && shown?.headings)).toEqual([]);
  });

  it('is in the language of its site', () => {
    const langOf = ({ path, site }: Visited) => (path === pageList ? 'en-US' : siteFor(site).locale);
    expect(wrong((page) => page.head.lang !== langOf(page) && page.head.lang)).toEqual([]);
  });

  it('has one title, with the brand in it, and a description', () => {
    const isTitle = (title: string) => /^\S.+ – Crema$|^Crema: \S/.test(title) && title.length <= 60;
    expect(
      wrong(({ head: { titles } }) => !(titles.length === 1 && titles.every(isTitle)) && titles),
    ).toEqual([]);
    const described = visited.filter(({ path }) => path !== pageList && path !== missingPage);
    const isSentence = (text: string) => /^\p{Lu}.{10,154}\.$/u.test(text);
    expect(
      wrong(({ head: { descriptions: d } }) => !(d.length === 1 && d.every(isSentence)) && d, described),
    ).toEqual([]);
  });

  it('may be listed by search engines if people search for it, and otherwise names no address', () => {
    const named = ({ robots, canonical, alternates, social }: PageHead) => ({
      robots,
      names: canonical.length > 0 || Object.keys(alternates).length > 0 || Object.keys(social).length > 0,
    });
    for (const { name, listed, head } of visited) {
      const robots = listed ? [] : ['noindex'];
      expect([name, named(head)]).toEqual([name, { robots, names: listed }]);
    }
    // The sign-up and the community on each site, and the card on all sites except one.
    expect(listedPages().length).toBe(3 * siteKeys.length - 1);
  });

  it('has one address, responds there as itself, and links to its translations and back', async () => {
    const asked = new Map<string, PageHead>();
    for (const { name, site, path, head } of listedPages()) {
      const [address = '', ...more] = head.canonical;
      expect([name, more, new URL(address).pathname]).toEqual([name, [], path]);
      expect([name, head.alternates[siteFor(site).locale]]).toEqual([name, address]);
      expect([name, head.alternates['x-default']]).toEqual([name, head.alternates['de-DE']]);
      asked.set(address, await headOf(address));
      expect(asked.get(address)).toEqual(head);
    }
    // Each page of each site has one address.
    expect(asked.size).toBe(listedPages().length);
    for (const [address, { alternates }] of asked) {
      for (const [lang, translation] of Object.entries(alternates)) {
        const there = asked.get(translation);
        expect([address, lang, there?.alternates]).toEqual([address, lang, alternates]);
        if (lang !== 'x-default') expect([translation, there?.lang]).toEqual([translation, lang]);
      }
    }
  });

  it('describes itself the same under every alias', async () => {
    for (const { name, site, path, head } of listedPages()) {
      const [, ...aliases] = pathGroups.find(([first]) => first === path) ?? [];
      expect([name, aliases.length > 0]).toEqual([name, true]);
      for (const alias of aliases) {
        const answer = await fetch(`${product.url}${alias}?site=${site}&a=1`);
        expect([alias, await readHead(reader, await answer.text())]).toEqual([alias, head]);
      }
    }
  });

  it('has a title, a text and a picture for a link to it', async () => {
    const pictures = new Set<string>();
    for (const { name, head } of listedPages()) {
      const { titles, descriptions, canonical, lang, social } = head;
      const { 'og:image': image = '', ...said } = social;
      expect([name, said]).toEqual([
        name,
        {
          'og:title': titles[0]?.replace(' – Crema', ''),
          'og:description': descriptions[0],
          'og:url': canonical[0],
          'og:locale': lang.replace('-', '_'),
          'og:site_name': 'Crema',
          'og:type': 'website',
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': 'Crema',
          'twitter:card': 'summary_large_image',
        },
      ]);
      expect([name, new URL(image).origin]).toEqual([name, new URL(canonical[0] ?? '').origin]);
      pictures.add(image);
    }
    for (const picture of pictures) {
      const { status, type, body } = await askHost(product.url, picture);
      const size = [body.readUInt32BE(16), body.readUInt32BE(20)];
      expect({ picture, status, type, size }).toEqual({
        picture,
        status: 200,
        type: 'image/png',
        size: [1200, 630],
      });
    }
  });

  it('has a title and a description that no other listed page of its site has', () => {
    for (const site of siteKeys) {
      const heads = listedPages().filter((page) => page.site === site);
      expect(new Set(heads.flatMap(({ head }) => head.titles)).size).toBe(heads.length);
      expect(new Set(heads.flatMap(({ head }) => head.descriptions)).size).toBe(heads.length);
    }
  });

  it('allows nothing unsafe: only its own files and hashed code, and no text as code', () => {
    expect(wrong(({ policy }) => looseDirectives(policy).join('; '))).toEqual([]);
  });

  it('logs nothing on the console', () => {
    // Matches the message that Chromium itself logs for a page with status 404.
    const isOwnStatus = (page: Visited, message: string) =>
      page.status === 404 &&
      message.startsWith('Failed to load resource: the server responded with a status of 404');
    expect(
      wrong((page) =>
        page.shown?.messages.filter((each) => !isOwnStatus(page, each) && !isExpectedLog(each)).join('\n'),
      ),
    ).toEqual([]);
  });

  it('requests no missing file, and nothing from another origin', () => {
    const isOwn = (url: string) => url.startsWith(`${product.url}/`) || url.startsWith('data:');
    const bad = ({ shown, path, status }: Visited) =>
      shown?.requests
        .filter(
          ({ url, came }) =>
            !isOwn(url) || (came !== 200 && came !== 204 && !(came === status && url.includes(path))),
        )
        .map(({ url, came }) => `${url} ${came}`)
        .join('\n');
    expect(wrong(bad)).toEqual([]);
    // Each page requests at least itself and its icon.
    expect(wrong(({ shown }) => shown && shown.requests.length < 2 && shown.requests)).toEqual([]);
  });
});
