import { expect, test } from 'vitest';
import type { ServedRoute } from '../routes/route.ts';
import { contentSecurityPolicy } from './csp.ts';
import { type PageAssets, renderDocument } from './document.ts';

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

const route: ServedRoute = {
  id: 'standalone-registration',
  layout: 'default',
  pageType: 'webshop_registration',
  title: 'page.registrationPage.title',
  texts: 'standalone',
};

const page = (firstName: string, path?: string) =>
  renderDocument({
    lang: 'tr-TR',
    title: `<"&> ${firstName}`,
    description: '',
    index: false,
    body: '<main></main>',
    assets,
    state: { site: 'TR', route, path, customer: { firstName, lastName: '' } },
    form: { id: 'registration', flow: 'standalone' },
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

test('the hidden fields belong to the form and leave room for the visitor’s tokens', () => {
  const html = page('Ayşe');
  for (const field of [
    'name="csrfToken" value="__CREMA_CSRF__"',
    'name="idempotencyKey" value="__CREMA_IDEMPOTENCY__"',
    'name="site" value="TR"',
  ]) {
    expect(html).toContain(`<input type="hidden" form="registration" ${field}>`);
  }
});

test('a page names its path only where the address bar shows another: its aliases are the same bytes', () => {
  expect(page('Ayşe')).not.toContain('name="path"');
  expect(page('Ayşe', '/m/signup')).toContain(
    '<input type="hidden" form="registration" name="path" value="/m/signup">',
  );
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
  // Nothing shares the line with what paints.
  expect(html).not.toMatch(/preload|<script[^>]* src=|rel="stylesheet"/);
  expect(html.match(/<style/g)).toHaveLength(1);
  const policy = await contentSecurityPolicy(assets);
  expect(policy).toContain("style-src 'self' 'sha256-");
  expect(policy).not.toContain('unsafe');
  expect(await contentSecurityPolicy({ ...assets, css: 'body{}' })).not.toBe(policy);
});
