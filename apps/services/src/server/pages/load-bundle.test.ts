import { expect, test } from 'vitest';
import { bundleOf } from './load-bundle.ts';

const files = { prerendered: () => undefined, asset: () => undefined, mail: () => undefined };
const app = { hosts: {}, companyTerms: [], forms: {}, render: () => ({ status: 200 }) };
const bundleFor = (...origins: readonly string[]) =>
  bundleOf({ ...app, embedderOrigins: { DE: [], AT: origins } }, files);

test('an app may name the origins that embed it, or none', () => {
  expect(bundleFor('https://www.partner.example', 'http://localhost:8080').companyTerms).toEqual([]);
  expect(bundleOf(app, files).companyTerms).toEqual([]);
});

test.each([
  'https://www.partner.example/',
  'https://WWW.partner.example',
  'https://www.partner.example:443',
  'http://www.partner.example',
  'https://*.partner.example',
  'www.partner.example',
])('an app that names %s among them is none: no page of theirs would ever be embedded', (origin) => {
  expect(() => bundleFor('https://other.example', origin)).toThrow(
    `'${origin}' in the brand's embedderOrigins is no origin such as https://www.example.com`,
  );
});
