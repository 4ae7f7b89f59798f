import texts from '../../flows/domain/src/messages/de-DE.json' with { type: 'json' };

/** Keys that have a text but are never said of a form's own values, and why. */
const unsaid: Readonly<Record<string, string>> = {
  EMAIL_ALREADY_TAKEN: 'only the accounts know it',
  EMAIL_INVALID: 'only who looks a domain up knows it',
  EMAIL_SCRIPTS_MIXED: 'only the server judges the script of a domain',
  CHALLENGE_REQUIRED: 'only a server that asks for a proof knows it',
  COMMUNITY_NOT_AVAILABLE: 'every site has a community; only a shop takes it away',
  PASSWORD_BREACHED: 'only a list of breached passwords knows it',
  passwordAgain: 'only a page that came back asks for the password again',
  optionalPasswordAgain: 'only a page that came back asks for the password again',
  CONSENT_DOCUMENT_OUTDATED: 'a page shows the texts in force; only a later server knows better',
  postalMismatch: 'only the address validation call knows it',
  genericField: 'what a page says of a key it has no text for',
  genericIsRequired: 'what a page says of a key it has no text for',
  genericMinLength: 'what a page says of a key it has no text for',
  genericMaxLength: 'what a page says of a key it has no text for',
  genericMin: 'what a page says of a key it has no text for',
  genericMax: 'what a page says of a key it has no text for',
  'consent.cmc': 'never required (Registration §5, required consents per site)',
  'consent.dne': 'never required (Registration §5, required consents per site)',
};

/** Keys that the rules say without a text of their own under `error.`. */
const withoutText = ['missingInvoiceAddress'];

/** Whether a key is the text of a cause, such as `emailIsInvalid.blank`: what is told to a shopper of the key before the dot. */
const isCause = (key: string) => `error.${key.replace(/\.\w+$/, '')}` in texts && key.includes('.');

/** Keys that are said only where a page's own settings ask for it, which no request carries. */
export const ownSettingsKeys: readonly string[] = [
  'extraLineIsRequired',
  'floorDoorIsRequired',
  'floorLevelIsRequired',
  'floorStairsIsRequired',
  'phoneNumberIsRequired',
];

/** Every key that a registration can be refused with for its values alone. A new text is expected without being told. */
export const expectedKeys: readonly string[] = [
  ...Object.keys(texts).flatMap((key) => (key.startsWith('error.') ? [key.slice('error.'.length)] : [])),
  ...withoutText,
].filter((key) => !(key in unsaid) && !isCause(key) && !ownSettingsKeys.includes(key));
