import { consentKeys } from '../src/core/consents/chain-keys.ts';

/** What the tests' apps seal and link consents with. */
export const consentSecret = 'a secret of tests that is kept by nobody'.replaceAll(' ', '-');

/** The keys of that secret. */
export const testConsentKeys = consentKeys([consentSecret]);
