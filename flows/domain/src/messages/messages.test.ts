import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { exemplarLetters } from '../../test-support/exemplar-letters.ts';
import { argumentsOf, pluralsOf } from '../../build/icu.mjs';
import { bases, textsOf } from '../../build/message-files.mjs';
import { documentsFor } from '../documents/index.ts';
import { siteFor, siteKeys } from '../sites/index.ts';
import deDE from './de-DE.json' with { type: 'json' };
import trTR from './tr-TR.json' with { type: 'json' };

const locales = siteKeys.map((key) => siteFor(key).locale);

/** The specification's German texts; Switzerland writes ss for ß. */
const german = {
  'page.checkoutRegistrationPage.title': 'Persönliche Daten',
  'action.continue': 'Weiter',
  'error.salutationIsRequired': 'Die Anrede ist ein Pflichtfeld.',
  'error.countryIsRequired': 'Das Land ist ein Pflichtfeld.',
  'error.invalidCharacter': 'Dieses Feld enthält ungültige Zeichen.',
  'error.birthDateIncomplete': 'Bitte geben Sie ein vollständiges Datum ein.',
  'error.birthDateMinAge': 'Sie müssen {age} Jahre alt sein, um dieses Angebot zu nutzen.',
  'error.housenumberIsInvalid': 'Bitte geben Sie eine Hausnummer an.',
  'error.postalCodeIsRequired': 'Die PLZ ist ein Pflichtfeld.',
  'error.postalCodeFormat': 'Geben Sie eine gültige Postleitzahl im Format {format} ein.',
  'error.postalCodeNoFormat': 'Bitte geben Sie eine gültige Postleitzahl an.',
  'error.postalTownIsRequired': 'Der Ort ist ein Pflichtfeld.',
  'error.postalCodeAndTownIsRequired': 'Die PLZ und der Ort sind Pflichtfelder.',
  'error.postalMismatch': 'Die Eingabe PLZ und Ort passt nicht zusammen.',
  'error.phoneNumberMinLength': 'Anscheinend ist die angegebene Telefonnummer unvollständig.',
  'error.consent.cardTermsAndConditions':
    'Bitte stimmen Sie den Teilnahmebedingungen zu, um am Kartenprogramm teilnehmen zu können.',
  'banner.invalidForm': 'Bitte korrigieren Sie Ihre Angaben.',
  'banner.technicalError':
    'Aus technischen Gründen ist die Registrierung nicht möglich. Bitte versuchen Sie es später!',
  'banner.saveAddressError': 'Die Adresse konnte leider nicht gespeichert werden.',
  'banner.missingInvoiceAddress': 'Die Rechnungsadresse fehlt.',
  'errorPage.notFound': 'Page Not Found',
  'errorPage.notFoundRoute': 'Page not found: {path}',
  'errorPage.internal': 'Internal Server Error',
  'errorPage.unknownMiddleware': 'Unknown route middleware',
} as const;

describe('the specification’s own words are used verbatim (Registration §2, §5, §8)', () => {
  it.each(['de-DE', 'de-AT', 'de-CH'])('in the German of %s', (locale) => {
    const swiss = (text: string) => (locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text);
    const said = Object.entries(german).map(([key, text]) => [key, swiss(text)]);
    expect(textsOf(locale)).toMatchObject(Object.fromEntries(said));
    expect(textsOf(locale)['card.notAvailable.text']).toMatch(
      /^Die Teilnahme am Kartenprogramm ist nur für Privatpersonen möglich\./,
    );
  });

  it('in Turkish', () => {
    expect(trTR).toMatchObject({
      'error.streetMinLength': 'Adres alanı en az {min} karakterden oluşmalıdır.',
      'error.taxNumberMaxLength': 'Vergi numarası en fazla {max} basamak uzunluğunda olabilir',
      'error.consent.membership': 'Üyeliğinizi tamamlayabilmek için zorunlu alanları kabul etmelisiniz.',
      'error.consent.guest': 'Üye olmadan sipariş verebilmek için zorunlu alanı kabul etmelisiniz.',
    });
  });
});

describe.each(locales)('the texts of %s', (locale) => {
  const texts = Object.entries(textsOf(locale));

  it('are those of German, key by key and argument by argument', () => {
    const shape = (entries: readonly (readonly [string, string])[]) =>
      Object.fromEntries(entries.map(([key, text]) => [key, new Map(argumentsOf(text))]));
    expect(shape(texts)).toEqual(shape(Object.entries(deDE)));
  });

  it('are complete: none is empty, repeats its key or is a placeholder', () => {
    const placeholder = ([key, text]: readonly [string, string]) =>
      text.trim() !== text || text === '' || text.includes(key) || /TODO|FIXME|XXX|lorem/i.test(text);
    expect(texts.filter(placeholder)).toEqual([]);
  });

  it('never break a line within the word e-mail', () => {
    // At the start of a text nothing stands before the hyphen that could go to another line.
    expect(texts.filter(([, text]) => /[^\p{L}-]e-\p{L}/iu.test(text))).toEqual([]);
  });

  it('keep the verb of a button and its reflexive pronoun on one line', () => {
    const split = ([key, text]: readonly [string, string]) =>
      key.startsWith('action.') && / (?:się|se|sa)\b|^Se /u.test(text);
    expect(texts.filter(split)).toEqual([]);
  });

  // A select cuts a longer text if it is half as wide as the form, or if letters are twice as large (WCAG 2.2 1.4.4).
  it('prompt for a choice in at most 20 letters', () => {
    const prompts = texts.filter(([key]) => key.endsWith('.placeholder'));
    expect(prompts).toHaveLength(3);
    expect(prompts.filter(([, text]) => text.length > 20)).toEqual([]);
  });

  it('are written in the letters of their language', () => {
    const letters = exemplarLetters[locale.slice(0, 2)] ?? '';
    const own = new Set(Array.from(letters + letters.toLocaleUpperCase(locale)));
    const foreign = ([, text]: readonly [string, string]) =>
      Array.from(text.normalize('NFC')).some((sign) => /\p{L}/u.test(sign) && !own.has(sign));
    expect(texts.filter(foreign)).toEqual([]);
  });

  it('count as the language does', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    for (const [key, text] of texts) {
      for (const categories of pluralsOf(text)) {
        const said = new Set(categories.filter((each) => !each.startsWith('=')));
        expect([key, said]).toEqual([key, new Set<string>(pluralCategories)]);
      }
    }
  });
});

test.each(Object.entries(bases))('the file of %s holds only texts that differ from %s', (locale, base) => {
  const texts = textsOf(base);
  const own: Record<string, string> = JSON.parse(
    readFileSync(new URL(`${locale}.json`, import.meta.url), 'utf8'),
  );
  expect(Object.keys(own).filter((key) => own[key] === texts[key])).toEqual([]);
});

test('Swiss German writes ss for ß', () => {
  expect(Object.values(textsOf('de-CH')).join('')).not.toContain('ß');
});

/** Words of one letter, which do not end a line: prepositions and conjunctions. */
const short = [
  ['cs-CZ', /(?<!\p{L})[aikosuvz] /iu],
  ['sk-SK', /(?<!\p{L})[aikosuvz] /iu],
  ['pl-PL', /(?<!\p{L})[aiouwz] /iu],
] as const;

test.each(short)('%s keeps a word of one letter with the next', (locale, word) => {
  const ofDocuments = siteKeys
    .flatMap((key) => documentsFor(key))
    .filter((document) => document.locale === locale)
    .flatMap(({ id, label, detail }) => [label, ...detail].map((text) => [id, text] as const));
  expect(ofDocuments.length).toBeGreaterThan(0);
  const texts = [...Object.entries(textsOf(locale)), ...ofDocuments];
  expect(texts.filter(([, text]) => word.test(text))).toEqual([]);
});

// The same word in several languages, and the status lines of Registration §8, which are in English on every site.
const shared = new Set([
  'consents.kind.newsletter',
  'field.salutation.COMPANY',
  'errorPage.notFound',
  'errorPage.notFoundRoute',
  'errorPage.internal',
  'errorPage.unknownMiddleware',
]);

test('no text outside the German sites is a German one', () => {
  const german = new Map(Object.entries(deDE));
  const same = locales
    .filter((locale) => !locale.startsWith('de'))
    .flatMap((locale) =>
      Object.entries(textsOf(locale)).filter(
        // Many countries have the same name in both languages.
        ([key, text]) => german.get(key) === text && !shared.has(key) && !key.startsWith('country.'),
      ),
    );
  expect(same).toEqual([]);
});
