import { expect, test } from 'vitest';
import { createRouteTable } from '../route-table.ts';
import type { BuildAssets } from './build-assets.ts';
import { assetsFor, type PageRoute, wholeStyle } from './page-files.ts';

const form: PageRoute = {
  id: 'form',
  paths: ['/form'],
  layout: 'shop',
  texts: 'form',
  source: 'src/form.tsx',
  laterParts: true,
  next: '/done',
};
const help: PageRoute = {
  id: 'help',
  paths: ['/help'],
  layout: 'shop',
  texts: 'help',
  source: 'src/help.tsx',
};
const alone: PageRoute = { ...help, id: 'alone', paths: ['/alone'], texts: 'alone', byLoadAlone: true };
const done: PageRoute = { ...help, id: 'done', paths: ['/done'], layout: 'bare', texts: 'done' };
const table = createRouteTable([form, help, alone, done]);

const packOf = (texts: string) => `packs/de/${texts}`;
const names = ['form', 'help', 'alone', 'done', 'banner'];
const build: BuildAssets = {
  build: 'b1',
  styles: { form: 'first', 'form-later': 'whole', 'form-embedded': 'in a frame' },
  boot: 'start()',
  entry: '/entry.js',
  icon: '/icon.svg',
  share: '/share.png',
  fonts: '/fonts.js',
  framed: '/framed.js',
  scripts: {
    'src/entry-client.tsx': ['/entry.js', '/react.js'],
    'src/form.tsx': ['/form.js', '/react.js'],
    ...Object.fromEntries(names.map((name) => [packOf(name), [`/de-${name}.js`]])),
  },
};

test('a page names each of its scripts once, and no other page’s', () => {
  const { screen, scripts } = assetsFor(build, table, form, { packOf });
  expect(screen).toBe('/form.js');
  expect(scripts).toEqual(['/entry.js', '/react.js', '/form.js', '/de-form.js']);
});

test('a page names the packs of the pages that it can show without a load, and of the next one', () => {
  const { packs } = assetsFor(build, table, form, { packOf });
  expect(packs).toEqual({ form: '/de-form.js', help: '/de-help.js', done: '/de-done.js' });
});

test('a page names the packs of its other parts', () => {
  const { packs } = assetsFor(build, table, done, { packOf, more: ['banner', 'missing'] });
  expect(packs).toEqual({ done: '/de-done.js', banner: '/de-banner.js' });
});

test.each([
  { when: 'opens', serving: {}, page: 'form', css: 'first' },
  { when: 'comes back', serving: { returned: true }, page: 'form-later', css: 'whole' },
  { when: 'is embedded', serving: { embedded: true }, page: 'form-later', css: 'in a frame' },
])('a form that $when has the style $page', ({ serving, page, css }) => {
  expect(assetsFor(build, table, form, { packOf, ...serving })).toMatchObject({ page, css });
});

test('a page without later parts has one style', () => {
  expect([wholeStyle(form), wholeStyle(help)]).toEqual(['form-later', 'help']);
});
