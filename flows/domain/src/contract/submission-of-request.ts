import type { Address } from '../model/address.ts';
import { consentKinds } from '../model/consent.ts';
import type { FormValues } from '../model/issue.ts';
import type { AddressPath } from '../plan/planned-field.ts';
import type { RegistrationRequest } from './registration.ts';
import type { Submission } from './submission.ts';

// Which tax entries a form showed says where its company toggle stood, filled or not.
function toggleOf({ taxNumber, companyTaxNumber }: Address): Readonly<Record<string, string>> {
  if (companyTaxNumber !== undefined) return { companyInvoice: 'on', companyType: 'INSTITUTIONAL' };
  return taxNumber === undefined ? {} : { companyInvoice: 'on', companyType: 'INDIVIDUAL' };
}

function addressValues(path: AddressPath, address: Address | undefined): FormValues {
  const entries = Object.entries({ ...toggleOf(address ?? {}), ...address });
  return Object.fromEntries(entries.map(([part, value]) => [`${path}.${part}`, value ?? '']));
}

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
