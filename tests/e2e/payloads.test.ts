import { describe, expect, it } from 'vitest';
import { siteSlug } from '../../flows/domain/src/index.ts';
import { everyPage, missingPage, pageList } from './every-page/pages.ts';
import { askHost } from './every-page/ask-host.ts';
import { sharedProduct } from './support/product.ts';

const pages = everyPage.filter(
  ({ visitor, path }) => visitor === 'anybody' && path !== pageList && path !== missingPage,
);
const within = (pattern: RegExp, html: string) => pattern.exec(html)?.groups?.['text'];

describe('a page as data (Registration §7)', () => {
  const product = sharedProduct();
  const ask = async (site: string, path: string) => {
    const answer = await askHost(product.url, `http://${site}.localhost${path}`);
    return { ...answer, text: answer.body.toString() };
  };

  it('contains the same head and state as the page itself, on every page of every site', async () => {
    for (const { site, path } of pages) {
      const { text: html } = await ask(siteSlug(site), path);
      const { status, type, text } = await ask(siteSlug(site), `${path}/_payload.json`);
      expect([site, path, status, type]).toEqual([site, path, 200, 'application/json; charset=utf-8']);
      const { build, locale, title, state } = JSON.parse(text);
      expect([build, locale, title]).toEqual([
        within(/data-build="(?<text>[^"]+)"/, html),
        within(/<html lang="(?<text>[^"]+)"/, html),
        within(/<title>(?<text>[^<]+)</, html),
      ]);
      expect(state).toEqual(JSON.parse(within(/id="page-state">(?<text>.*?)<\/script>/s, html) ?? ''));
    }
  });

  it('is cached forever under the name of its build, and returns 404 for another build', async () => {
    const { build } = JSON.parse((await ask('de', '/signup/_payload.json')).text);
    const fetched = async (host: string, query: string) => {
      const response = await fetch(`${product.url.replace('127.0.0.1', host)}/signup/_payload.json${query}`);
      return [response.status, response.headers.get('cache-control')];
    };
    // Node resolves no name under `localhost`, so the request above sets the site's host.
    expect(await fetched('127.0.0.1', '')).toEqual([200, 'no-store']);
    expect(await fetched('127.0.0.1', `?${build}`)).toEqual([200, 'no-store']);
    expect(await fetched('127.0.0.1', '?another')).toEqual([404, 'no-store']);
    expect((await ask('de', `/signup/_payload.json?${build}`)).cacheControl).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('de', '/signup/_payload.json')).cacheControl).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  it.each([missingPage, '/address-input/standalone', '/assets', ''])(
    'does not exist for %s, which has no page',
    async (path) => {
      const { status, type } = await ask('de', `${path}/_payload.json`);
      expect([status, type]).toEqual([404, 'application/json']);
    },
  );
});
