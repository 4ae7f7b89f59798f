import { consentKeys } from '../src/core/consents/chain-keys.ts';

/** The secret with which the tests' apps seal and link consents. */
export const consentSecret = 'a secret of tests that is kept by nobody'.replaceAll(' ', '-');

/** The keys of that secret. */
export const testConsentKeys = consentKeys([consentSecret]);
