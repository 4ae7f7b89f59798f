import { siteFor, siteKeys } from '@crema/flow-domain';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import { expect, test } from 'vitest';
import checkout from 'virtual:crema-messages/all/checkout';
import frame from 'virtual:crema-messages/all/frame';
import loyaltyCard from 'virtual:crema-messages/all/loyalty-card';
import { createMessageFormatter } from './message-formatter.ts';

// One of each kind that a text can ask for, and numbers of every plural there is.
const argsOf = (count: number) => ({
  count,
  min: count,
  max: 1000 * count,
  length: count,
  age: count,
  field: 'Name',
  format: '12345',
  firstName: 'Ayşe',
  name: 'Crema',
  cardName: 'CremaCard',
  strength: 'gut',
  suggestion: 'x',
  label: 'y',
  message: 'z',
  address: 'a@example.com',
  path: '/',
  status: count,
});

test.each(siteKeys.map((key) => siteFor(key).locale))(
  'every text of %s is said as the library says it',
  (locale) => {
    for (const messagesOf of [checkout, frame, loyaltyCard]) {
      const messages = messagesOf(locale);
      const own = createMessageFormatter(locale, messages);
      const dictionary = new LocalizedStringDictionary<string, (typeof messages)[string]>(
        { [locale]: messages },
        locale,
      );
      const library = new LocalizedStringFormatter(locale, dictionary);
      for (const key of Object.keys(messages)) {
        for (const count of [0, 1, 2, 3, 5, 11, 22, 1234.5]) {
          const args = argsOf(count);
          expect(own.format(key, args)).toBe(library.format(key, args));
        }
      }
    }
  },
);

test('a text that the page does not ship is a mistake that names it', () => {
  expect(() => createMessageFormatter('de-DE', {}).format('field.email.label')).toThrow('field.email.label');
});
