import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteFor, siteKeys } from '../sites/index.ts';
import deDE from './de-DE.json' with { type: 'json' };
import trTR from './tr-TR.json' with { type: 'json' };

test('the specification’s own words stand verbatim (Registration §5, §8)', () => {
  expect(deDE).toMatchObject({
    'error.salutationIsRequired': 'Die Anrede ist ein Pflichtfeld.',
    'error.invalidCharacter': 'Dieses Feld enthält ungültige Zeichen.',
    'error.birthDateIncomplete': 'Bitte geben Sie ein vollständiges Datum ein.',
    'error.birthDateMinAge': 'Sie müssen {age} Jahre alt sein, um dieses Angebot zu nutzen.',
    'error.consent.cardTermsAndConditions':
      'Bitte stimmen Sie den Teilnahmebedingungen zu, um am Kartenprogramm teilnehmen zu können.',
    'banner.invalidForm': 'Bitte korrigieren Sie Ihre Angaben.',
    'banner.technicalError':
      'Aus technischen Gründen ist die Registrierung nicht möglich. Bitte versuchen Sie es später!',
  });
  expect(trTR['error.consent.membership']).toBe(
    'Üyeliğinizi tamamlayabilmek için zorunlu alanları kabul etmelisiniz.',
  );
});

const locales = siteKeys.map((key) => siteFor(key).locale);
const textsOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${locale}.json`, import.meta.url), 'utf8'));

test.each(locales)('%s has every text, and none that repeats its key', (locale) => {
  const texts = textsOf(locale);
  expect(Object.keys(texts).sort()).toEqual(Object.keys(deDE).sort());
  for (const [key, text] of Object.entries(texts)) expect([key, text.includes(key)]).toEqual([key, false]);
});

// The letters a text may use, by language; what is left over would be another language's, or a slip of the keyboard.
const letters: Record<string, string> = {
  de: 'äöüßÄÖÜ',
  fr: 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ',
  cs: 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ',
  hu: 'áéíóöőúüűÁÉÍÓÖŐÚÜŰ',
  sk: 'áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ',
  tr: 'çğıİöşüâîûÇĞÖŞÜ',
  pl: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ',
};

test.each(locales)('%s is written in the letters of its language', (locale) => {
  const own = new RegExp(`[^${letters[locale.slice(0, 2)]}a-zA-Z\\P{L}]`, 'u');
  const foreign = Object.entries(textsOf(locale)).filter(([, text]) => own.test(text));
  expect(foreign).toEqual([]);
});

test('Swiss German writes ss for ß', () => {
  expect(Object.values(textsOf('de-CH')).join('')).not.toContain('ß');
});

// The same word in several languages, texts that are nothing but their arguments, and Registration §8's own status lines,
// which stay English on every site.
const shared = new Set([
  'field.salutation.COMPANY',
  'a11y.fieldError',
  'errorPage.notFound',
  'errorPage.notFoundRoute',
  'errorPage.internal',
  'errorPage.status',
  'errorPage.unknownMiddleware',
]);

test('no text outside the German sites is a German one', () => {
  const german = new Map(Object.entries(deDE));
  const same = locales
    .filter((locale) => !locale.startsWith('de'))
    .flatMap((locale) =>
      Object.entries(textsOf(locale)).filter(([key, text]) => german.get(key) === text && !shared.has(key)),
    );
  expect(same).toEqual([]);
});
