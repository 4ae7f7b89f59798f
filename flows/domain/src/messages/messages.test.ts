import { expect, test } from 'vitest';
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
