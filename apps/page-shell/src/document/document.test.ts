import { expect, test } from 'vitest';
import type { PageAssets } from './build-assets.ts';
import { contentSecurityPolicy } from './csp.ts';
import { renderDocument } from './document.ts';

const assets: PageAssets = {
  build: 'b1',
  page: 'standalone-registration',
  packs: { standalone: '/assets/tr-standalone.js' },
  css: 'body{color:red}',
  boot: 'start()',
  entry: '/assets/entry.js',
  screen: '/assets/screen.js',
  scripts: ['/assets/entry.js', '/assets/shared.js'],
  fonts: '/assets/fonts.js',
  icon: '/assets/icon.svg',
};

const page = (firstName: string, fields: Readonly<Record<string, string>> = {}) =>
  renderDocument({
    lang: 'tr-TR',
    title: `<"&> ${firstName}`,
    body: '<main></main>',
    assets,
    state: { customer: { firstName, lastName: '' } },
    forms: ['registration'],
    fields,
  });

test('a name cannot leave the data block or the title it stands in', () => {
  const html = page('</script><script>alert(1)</script><!--\u2028');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<!--');
  expect(html).toContain('<title>&lt;&quot;&amp;&gt; ');
  const [, json = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    customer: { firstName: '</script><script>alert(1)</script><!--\u2028' },
  });
});

test('what paints comes first, and what is only told of the page last', () => {
  const listing = {
    title: 'Konto anlegen',
    description: 'In zwei Minuten',
    image: 'https://www.shop.example/share.png',
    address: 'https://www.shop.example/signup',
    locale: 'de-DE',
    translations: {},
    siteName: 'Shop',
  };
  const { title, description } = listing;
  const html = renderDocument({ lang: 'de-DE', title, description, body: '', assets, listing });
  const marks = ['<title', 'viewport', '"description"', '<style', '"canonical"', '"og:title"', '</head>'];
  const places = marks.map((mark) => html.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).not.toContain('noindex');
});

test('a page that is not listed says so, and no more', () => {
  const html = page('Ayşe');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/canonical|hreflang|og:|twitter:|name="description"/);
});

test('the hidden fields belong to the form', () => {
  const hidden = (html: string) => html.match(/<input type="hidden" form="registration" [^>]*>/g) ?? [];
  expect(hidden(page('Ayşe'))).toEqual([]);
  expect(hidden(page('Ayşe', { site: 'TR', csrfToken: 'a"b' }))).toEqual([
    '<input type="hidden" form="registration" name="site" value="TR">',
    '<input type="hidden" form="registration" name="csrfToken" value="a&quot;b">',
  ]);
});

test('data of the page stand at its root, if there are any', () => {
  const opening = (streets?: string) =>
    renderDocument({ lang: 'de-DE', title: '', body: '', assets, data: { streets } }).slice(0, 120);
  expect(opening('DE AT')).toContain(' data-streets="DE AT">');
  expect(opening()).not.toContain('data-streets');
});

test('no font is named in the page, only what adds them later', () => {
  const html = page('Ayşe');
  expect(html).toContain('data-fonts="/assets/fonts.js"');
  expect(html).not.toMatch(/as="font"|woff2/);
});

test('scripts are data for the boot script, and nothing is inline but what the policy hashes', async () => {
  const html = page('Ayşe');
  expect(html).toContain('data-scripts="/assets/entry.js /assets/shared.js"');
  expect(html).toContain('data-packs="standalone /assets/tr-standalone.js"');
  // Nothing shares the line with what paints. Without scripts a browser asks for the style of print, and waits for nothing.
  const printed = '<noscript><link rel="stylesheet" media="print" href="/assets/print-b1.css"></noscript>';
  expect(html).toContain(printed);
  expect(html.replace(printed, '')).not.toMatch(/preload|<script[^>]* src=|rel="stylesheet"/);
  expect(html.match(/<style/g)).toHaveLength(1);
  const policy = await contentSecurityPolicy(assets);
  expect(policy).toContain("style-src 'self' 'sha256-");
  expect(policy).not.toContain('unsafe');
  expect(await contentSecurityPolicy({ ...assets, css: 'body{}' })).not.toBe(policy);
});

test('a form has an input that no visitor sees or reaches, and a page without a form has none', () => {
  const html = page('Elif');
  expect(html).toContain(
    '<p hidden><input form="registration" name="comment" autocomplete="off" tabindex="-1"></p>',
  );
  expect(renderDocument({ lang: 'tr-TR', title: '', body: '', assets })).not.toContain('name="comment"');
});
