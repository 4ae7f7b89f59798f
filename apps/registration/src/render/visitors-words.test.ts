import { addressPaths, flowDefinitions, siteFor } from '@crema/flow-domain';
import type { RenderRequest } from '@crema/page-contract';
import type { BuildAssets } from '@crema/page-shell/assets';
import { beforeAll, describe, expect, test } from 'vitest';
import { brand as crema, panels } from '../brand/crema/brand.ts';
import { Mark } from '../brand/crema/mark.tsx';
import { appRouting } from '../routes/app-routing.ts';
import { formsOf } from '../routes/forms-of.ts';
import { createAppRender } from './create-render.tsx';
import { createPagePayload } from './page-payload.ts';
import { renderMissingPages } from './render-error-page.tsx';
import { servedApp } from './served-app.tsx';

const build: BuildAssets = {
  build: 'b1',
  styles: {},
  boot: '',
  entry: '/e.js',
  icon: '/i.svg',
  share: '/s.png',
  fonts: '/f.js',
  framed: '/framed.js',
  scripts: {},
};
const app = servedApp(crema, appRouting, { Mark, panels });
const tokens = { csrfToken: 'the-token-of-the-visit', idempotencyKey: 'the-key-of-the-page' };
const customer = { firstName: 'Erika', lastName: 'Muster', email: 'erika@example.org' };
const embedder = 'https://partner.example';

// Present and former marks of places in a page, and texts that a string replacement would not read as plain text.
const marks = ['__CREMA_CSRF__', '__CREMA_KEY__', '__CREMA_MISSING__', '__CREMA_STATE__'];
const hostile = ['$&', '$`', "$'", '$1', '{{csrfToken}}', '${tokens.csrfToken}', '%s', '<!--csrfToken-->'];
const plain = 'Zzyzx';

let render: ReturnType<typeof createAppRender>;
beforeAll(async () => {
  render = createAppRender(build, app, await renderMissingPages(build, app));
});

const asked: RenderRequest = { site: 'DE', pageList: true, customer, tokens, embedders: [embedder] };

const count = (html: string, text: string) => html.split(text).length - 1;

/** Every place of a page that a visitor can write into, with a function that writes there. */
const places: readonly (readonly [string, (text: string) => readonly [string, Partial<RenderRequest>]])[] = [
  ['a path that is none', (text) => [`/service/${encodeURIComponent(text)}`, {}]],
  ['a path that is none, not encoded', (text) => [`/assets/${text.replace(/[^\w$&'{}]/g, '')}`, {}]],
  ['an unknown kind of a page', (text) => [`/address-input/${encodeURIComponent(text)}`, {}]],
  ['the query of such a page', (text) => [`/address-input/none?a=${encodeURIComponent(text)}`, {}]],
  ['the query of a form', (text) => [`/address-input/standalone?returnTo=${encodeURIComponent(text)}`, {}]],
  [
    'the address of an embedded form',
    (text) => [
      `/embed/signup?host=${encodeURIComponent(embedder)}&site=DE&a=${encodeURIComponent(text)}`,
      { customer: undefined },
    ],
  ],
  [
    'the host of an embedded form',
    (text) => [`/embed/signup?host=${encodeURIComponent(text)}&site=DE`, { customer: undefined }],
  ],
  [
    'the name of a customer',
    (text) => ['/community-request', { customer: { ...customer, firstName: text } }],
  ],
  ...Object.values(formsOf(appRouting.table)).flatMap(({ flow, variant, paths: [path] }) => {
    const site = siteFor('DE');
    const { fields, consents } = flowDefinitions[flow].planFor(site, { ...variant, withAddress: true });
    const names = [
      ...fields.map(({ name }) => name),
      ...consents.map(({ name }) => name),
      'csrfToken',
      'site',
    ];
    return [...new Set(names)].map(
      (name) =>
        [
          `${name} of ${path}`,
          (text: string) =>
            [path, { form: { values: { [name]: text }, issues: [{ field: name, code: 'x' }] } }] as const,
        ] as const,
    );
  }),
  [
    'all that there is to choose from',
    (text) => [
      '/address-input/standalone',
      { form: { values: {}, issues: [], choices: { [`${addressPaths[0]}.postalTown`]: [text] } } },
    ],
  ],
  [
    'the address of a form that comes back',
    (text) => [`/signup?a=${encodeURIComponent(text)}`, { form: { values: {}, issues: [] } }],
  ],
];

describe.each(places)('what a visitor writes is a text: %s', (_, write) => {
  const page = async (text: string) => {
    const [address, more] = write(text);
    const { html = '', location = '' } = await render(address, { ...asked, ...more });
    return { html, location };
  };

  test('nothing but the text itself follows from it', async () => {
    const usual = await page(plain);
    // Puts all marks into one text, because each of them would do its harm there as well.
    const mark = marks.join('');
    const { html, location } = await page(mark);
    expect(html.replaceAll(mark, plain)).toBe(usual.html);
    expect(location.replaceAll(mark, plain)).toBe(usual.location);
    const withHostile = await page(hostile.join(' '));
    for (const token of Object.values(tokens))
      expect(count(withHostile.html, token)).toBe(count(usual.html, token));
    expect(withHostile.html).not.toContain('<!--csrfToken-->');
  });
});

test('the texts do stand in the pages', async () => {
  const stands = await Promise.all(
    places.map(async ([, write]) => {
      const [address, more] = write(plain);
      const { html = '' } = await render(address, { ...asked, ...more });
      return html.includes(plain);
    }),
  );
  // A parameter that nothing shows, and a tick or a choice that is none, stand nowhere.
  expect(stands.filter(Boolean).length).toBeGreaterThan(places.length / 2);
});

test.each(marks)('a page as data is made of nothing that a visitor wrote: %s', (mark) => {
  const payload = createPagePayload(build, app);
  expect(payload(`/address-input/${mark}`, 'DE')).toBeUndefined();
  expect(JSON.stringify(payload('/signup', 'DE'))).not.toContain('__');
});
