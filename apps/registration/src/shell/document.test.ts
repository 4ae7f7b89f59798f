import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';
import { type PageAssets, renderDocument } from './document.ts';

const assets: PageAssets = {
  css: 'body{color:red}',
  boot: 'start()',
  entry: '/assets/entry.js',
  scripts: ['/assets/entry.js', '/assets/shared.js'],
  fonts: ['/assets/text.woff2'],
  icon: '/assets/icon.svg',
};

const page = (firstName: string) =>
  renderDocument({
    lang: 'tr-TR',
    title: `<"&> ${firstName}`,
    description: '',
    index: false,
    body: '<main></main>',
    assets,
    state: { site: 'TR', path: '/m/signup', customer: { firstName, lastName: '' } },
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
    'name="path" value="/m/signup"',
  ]) {
    expect(html).toContain(`<input type="hidden" form="registration" ${field}>`);
  }
});

test('scripts are named for fetching at low priority, and nothing is inline but what the policy hashes', async () => {
  const html = page('Ayşe');
  expect(html).toContain('<link rel="modulepreload" href="/assets/shared.js" fetchpriority="low">');
  expect(html.match(/<style>/g)).toHaveLength(1);
  const policy = await contentSecurityPolicy(assets);
  expect(policy).toContain("style-src 'sha256-");
  expect(policy).not.toContain('unsafe');
  expect(await contentSecurityPolicy({ ...assets, css: 'body{}' })).not.toBe(policy);
});
