import type { DesignSystemStrings } from '../src/index.ts';

/** Texts for the tests, in German like the stories. */
export const strings: DesignSystemStrings = {
  required: 'Pflichtfeld',
  optional: 'optional',
  loading: 'Wird gesendet.',
  passwordShow: 'Passwort anzeigen',
  passwordHide: 'Passwort verbergen',
  passwordStrength: { label: 'Passwortstärke', 0: 'schwach', 1: 'in Ordnung', 2: 'stark', 3: 'sehr stark' },
  detailShow: 'Details anzeigen',
  detailHide: 'Details ausblenden',
  close: 'Schließen',
  errorPrefix: 'Fehler:',
};
