import { consentKinds } from '../model/consent.ts';
import type { FormValues } from '../model/issue.ts';
import { addressValues } from './address-values.ts';
import type { RegistrationRequest } from './registration.ts';
import type { Submission } from './submission.ts';

function valuesOf(request: RegistrationRequest): FormValues {
  const { address, cardSelection, cardMembership, personalData, consents } = request;
  const values: Record<string, string> = {
    email: request.email,
    cardMembership: cardMembership ? 'on' : '',
    'cardSelection.layout': cardSelection?.layout ?? '',
    'cardSelection.phoneNumber': cardSelection?.phoneNumber ?? '',
    ...addressValues('cardSelection.address', cardSelection?.address),
    ...addressValues('address', address),
  };
  if (request.password !== undefined) values['password'] = request.password;
  const { birthDate, ...texts } = personalData;
  for (const [key, value] of Object.entries(texts)) values[`personalData.${key}`] = value ?? '';
  for (const [key, value] of Object.entries(birthDate ?? {})) {
    values[`personalData.birthDate.${key}`] = String(value ?? '');
  }
  for (const kind of consentKinds) values[`consents.${kind}`] = consents[kind]?.granted ? 'on' : '';
  return values;
}

/** Reads a call: its values under the names of the form's inputs, the way back from `toRegistrationRequest`. */
export function submissionOfRequest(request: RegistrationRequest): Submission {
  const { flow, site, variant, subscription, consents } = request;
  return { sentAs: 'call', flow, site, variant, subscription, values: valuesOf(request), shown: consents };
}
