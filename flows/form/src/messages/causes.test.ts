import { siteFor, siteKeys } from '@crema/flow-domain';
import { describe, expect, it, test } from 'vitest';
import messagesOf from 'virtual:crema-messages/all/checkout-with-address';
import { createTexts } from './create-texts.ts';

const locales = siteKeys.map((key) => siteFor(key).locale);
const textsOf = (locale: string) => createTexts(locale, messagesOf(locale));

/** Signs with a meaning in markup, templates or ICU messages, and some without one. */
const signs = ['!', '<', '{', '}', "'", '#', '|', '&', '$', '\\', '{sign}', '☕', '👨‍👩‍👧‍👦'];

/** Tests the same text with every sign, in the language of each site. */
describe.each(locales)('in %s', (locale) => {
  const texts = textsOf(locale);
  const said = (sign: string) =>
    texts.issue({ code: 'invalidCharacter', params: { cause: 'invalidCharacter.sign', sign } });

  it.each(signs)('the sign %s stands in the text as it was typed, once and quoted', (sign) => {
    const [before = '', after = '', ...more] = said('\u0000').split('\u0000');
    expect(said(sign)).toBe(before + sign + after);
    expect(more).toEqual([]);
    expect(before).toMatch(/[„“]$/);
    expect(after).toMatch(/^[“”]/);
  });

  it('each cause has a text of its own', () => {
    const causes = [
      'invalidCharacter.web',
      'emailIsInvalid.at',
      'emailIsInvalid.blank',
      'emailIsInvalid.letter',
      'emailIsInvalid.ending',
      'housenumberIsInvalid.first',
    ];
    const all = causes.flatMap((cause) => {
      const [code = ''] = cause.split('.');
      return [texts.issue({ code, params: { cause } }), texts.issue({ code })];
    });
    // Three codes have a text without a cause.
    expect(new Set(all).size).toBe(causes.length + 3);
  });
});

test.each(['de-DE', 'de-AT'])('in %s, the sentence of the specification comes first', (locale) => {
  const { issue } = textsOf(locale);
  const of = (params: Record<string, string>) => issue({ code: 'invalidCharacter', params });
  expect(of({ cause: 'invalidCharacter.sign', sign: '☕' })).toBe(
    'Dieses Feld enthält ungültige Zeichen. Bitte entfernen Sie „☕“.',
  );
  expect(of({ cause: 'invalidCharacter.web' })).toBe(
    'Dieses Feld enthält ungültige Zeichen. Bitte geben Sie keine Web-Adresse an.',
  );
  expect(of({})).toBe('Dieses Feld enthält ungültige Zeichen.');
});
