import texts from '../../flows/domain/src/messages/de-DE.json' with { type: 'json' };

/** Keys that have a text but never occur for a form's own values, each with the reason. */
const unsaid: Readonly<Record<string, string>> = {
  EMAIL_ALREADY_TAKEN: 'only the accounts know it',
  EMAIL_INVALID: 'only who looks a domain up knows it',
  EMAIL_SCRIPTS_MIXED: 'only the server judges the script of a domain',
  CHALLENGE_REQUIRED: 'only a server that asks for a proof knows it',
  COMMUNITY_NOT_AVAILABLE: 'every site has a community; only a shop takes it away',
  PASSWORD_BREACHED: 'only a list of breached passwords knows it',
  passwordIsMissing: 'only a log-in asks for a password that exists',
  loginIsWrong: 'only a log-in can be wrong',
  currentPasswordIsWrong: 'only a change of the password asks for the one before',
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

/** Keys that the rules return although they have no text of their own under `error.`. */
const withoutText = ['missingInvoiceAddress'];

/**
 * True if a key is the text of a cause, such as `emailIsInvalid.blank`. A shopper sees that text for the key
 * before the dot.
 */
const isCause = (key: string) => `error.${key.replace(/\.\w+$/, '')}` in texts && key.includes('.');

/** Keys that occur only with a page's own settings, which no request contains. */
export const ownSettingsKeys: readonly string[] = [
  'extraLineIsRequired',
  'floorDoorIsRequired',
  'floorLevelIsRequired',
  'floorStairsIsRequired',
  'phoneNumberIsRequired',
];

/**
 * Every key with which the server can reject a registration for its values alone. A new text is in the list
 * automatically.
 */
export const expectedKeys: readonly string[] = [
  ...Object.keys(texts).flatMap((key) => (key.startsWith('error.') ? [key.slice('error.'.length)] : [])),
  ...withoutText,
].filter((key) => !(key in unsaid) && !isCause(key) && !ownSettingsKeys.includes(key));
