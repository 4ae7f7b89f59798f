import { siteFor, siteKeys } from '@crema/flow-domain';
import { describe, expect, it } from 'vitest';
import { brand } from '../brand/chosen.ts';
import { mailsOf } from './mails.ts';

/** The words of HTML, as a reader without styles gets them. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>|<title>.*?<\/title>/gs, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('\u00A0', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '·');

describe.each(siteKeys)('the letters of %s', (site) => {
  const all = Object.entries(
    mailsOf(brand, site, { consents: '/consents', confirm: '/confirm', password: '/password/new' }),
  );

  it.each(all)('%s says the same in HTML and in plain text', (_name, { html, text }) => {
    const plain = text.replaceAll(/\s+/g, ' ');
    expect(lines(wordsOf(html)).filter((line) => line !== brand.name && !plain.includes(line))).toEqual([]);
    const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
    expect(
      addresses.filter((address) => address !== brand.links(site).shop && !text.includes(address)),
    ).toEqual([]);
  });

  it.each(all)(
    '%s is small, in its language, and needs no picture, table or script',
    (_name, { html, subject }) => {
      expect(html.length).toBeLessThan(20_000);
      expect(html).toContain(`<html lang="${siteFor(site).locale}">`);
      expect(html).not.toMatch(/<(?:img|table|script|link|iframe|form)\b/);
      expect(html).toContain('@media (prefers-color-scheme:dark)');
      expect(subject).not.toMatch(/[{}\r\n]/);
      // The subject line of a phone.
      expect(subject.length).toBeLessThanOrEqual(60);
    },
  );

  it('about the newsletter, and only those, have an address that ends it', () => {
    const ending = all.filter(([, { unsubscribe }]) => unsubscribe !== undefined);
    expect(ending.map(([name]) => name)).toEqual(['welcome-newsletter', 'newsletter']);
    for (const [, { unsubscribe }] of ending)
      expect(unsubscribe).toBe(`${brand.origin(site)}/service/registration/unsubscribe/{{ticket}}`);
  });

  it.each(all)('%s links to the page of consents, and to nothing outside of the shop', (_name, { html }) => {
    const origins = new Set(
      [...html.matchAll(/href="([^"]+)"/g)].map(
        ([, address = '']) => new URL(address.replace('{{token}}', 'x')).origin,
      ),
    );
    expect([...origins]).toEqual([brand.origin(site)]);
    expect(html).toContain(`${brand.origin(site)}/consents`);
  });
});
